//! A room of the large ship: its interior, its seats, its points; from behind once it is completed.

use crate::draw::prelude::*;
use come_sail_away::{Action, Colour, Colours, Decision, Kind, Origin, Room};

use super::boarding::Guest;
use super::interiors::{completed, frown, interior, tick};
use super::liner::Liner;
use super::parts;
use super::seating::{Interior, Place, seat_for, seats};
use super::words;

/// The room as a place to press, or as a picture where nothing is to be done there.
pub(super) fn draw(liner: &Liner<'_>, room: Room) -> Node {
    let (stage, ship) = (liner.stage, liner.ship());
    let kind = Interior::of(stage.view(), ship, room);
    let down = ship.down().contains(room);
    let action = liner.action_in(room);
    let refusal = liner.refusal(room);
    let full = ship.is_full(room);
    let mut class = format!("room at-{room} {}", kind.class());
    let marks = [
        (down, " down"),
        (full, " full"),
        (refusal.is_some(), " refuses"),
        (visited(liner, room), " visited"),
        (turns_over(liner, room), " turning"),
    ];
    class.extend(marks.into_iter().filter(|&(is, _)| is).map(|(_, mark)| mark));
    let name = words::room(stage, ship, room, action.map(|action| stage.say_action(action)));
    let inside = match down {
        true => back(liner, room),
        false => front(liner, room, kind),
    };
    let warning = refusal.filter(|_| action.is_some_and(|action| stage.allows(action)));
    let warning = warning.map(|rule| {
        draw! { <span class="warning" aria-hidden="true" title=stage.speech.rule(rule)>{frown()}</span> }
    });
    stage.spot(
        action,
        class,
        name,
        draw! { <span class="room-in" data-part=parts::room(liner.seat, room)>{inside} {warning}</span> },
    )
}

/// Whether the card's path, which is still going on, has run through the room.
fn visited(liner: &Liner<'_>, room: Room) -> bool {
    liner.decision == Some(Decision::Enter) && liner.boarding.path.iter().any(|step| step.room == room)
}

/// Whether the action pointed at would complete the room.
fn turns_over(liner: &Liner<'_>, room: Room) -> bool {
    liner.after.is_some_and(|after| after.down().contains(room)) && !liner.ship().down().contains(room)
}

fn title(liner: &Liner<'_>, room: Room) -> Node {
    let stage = liner.stage;
    let name = stage.view().plan.tile(room).map(|tile| stage.say(&tile.say_short()));
    let place = room.berth().is_none().then(|| room.to_string()).filter(|_| room != Room::STAIRCASE);
    let points = words::points(stage, liner.ship(), room);
    let points = (points > 0).then(|| draw! { <span class="points">{points}</span> });
    draw! {
        <span class="room-title" aria-hidden="true">
            <span class="room-name">{name}</span>
            <span class="room-place">{place}</span>
            {points}
        </span>
    }
}

fn front(liner: &Liner<'_>, room: Room, kind: Interior) -> Node {
    let contents = match kind {
        Interior::Nothing => nothing(liner, room),
        Interior::Staircase => crowd(liner),
        _ => seated(liner, room, kind),
    };
    let check = turns_over(liner, room).then(|| draw! { <span class="soon ghost">{tick()}</span> });
    draw! {
        {title(liner, room)}
        <span class="interior-box"><span class="interior">{interior(kind)} {contents}</span></span>
        {check}
    }
}

/// The other side.
fn back(liner: &Liner<'_>, room: Room) -> Node {
    let name = liner.stage.view().plan.tile(room).map(|tile| liner.stage.say(&tile.say_short()));
    let points = words::points(liner.stage, liner.ship(), room);
    draw! {
        <span class="room-title" aria-hidden="true"><span class="room-name">{name}</span></span>
        <span class="interior-box turned"><span class="interior">{completed()}</span></span>
        <span class="worth" aria-hidden="true">{tick()} <b>{points}</b></span>
    }
}

/// A free place at stern or bow; the small cabin that is about to come is shown in outline.
fn nothing(liner: &Liner<'_>, room: Room) -> Node {
    let coming = liner.after.and_then(|after| after.berth(room));
    let doors = coming.map(|tile| {
        let doors = liner.stage.game().components().small_cabin_doors(tile);
        doors
            .map(|colour| draw! { <span class=format!("seat ghost hollow {}", colour.name())>{liner.figure(colour, false)}</span> })
            .collect_node()
    });
    let end = end_of_ship(liner, room).filter(|_| coming.is_none());
    draw! {
        <span class="doors">{doors}</span>
        <span class="end" aria-hidden="true">{end}</span>
    }
}

/// Which end of the ship this is, said once at each.
fn end_of_ship(liner: &Liner<'_>, room: Room) -> Option<String> {
    match room.berth()? {
        0 => Some(liner.stage.say_id("csa-label-stern")),
        2 => Some(liner.stage.say_id("csa-label-bow")),
        _ => None,
    }
}

fn seated(liner: &Liner<'_>, room: Room, kind: Interior) -> Node {
    let takes = liner.ship().takes(room);
    let places = seats(liner.stage.game(), kind, liner.boarding.inside(room), takes);
    let coming = newcomer(liner, room);
    let ghost = coming.and_then(|colour| seat_for(&places, colour));
    let luggage_only = kind == Interior::Facility(Kind::Suite);
    let drawn = places.iter().enumerate().map(|(number, place)| {
        let comes = coming.filter(|_| ghost == Some(number));
        let inner = match *place {
            Place::Taken(guest) => piece(liner, &guest),
            Place::Free(waits) => free(liner, comes, waits, luggage_only),
        };
        let at = kind.places().get(number);
        let share = |part: f64, whole: f64| format!("{:.2}%", 100.0 * part / whole);
        let left = at.map(|&(x, _)| share(x, 200.0));
        let top = at.map(|&(_, y)| share(y, 80.0));
        let class = match *place {
            Place::Taken(Guest { colour, .. }) | Place::Free(Some(colour)) => {
                format!("seat {}", colour.name())
            }
            Place::Free(None) => "seat".to_owned(),
        };
        draw! { <span class=class style:left=left style:top=top>{inner}</span> }
    });
    let wanted = wanted(&places, takes).map(|takes| still_takes(liner, takes));
    // Seats of a small cabin stand in a row of their own, on a tile that came from above the luggage track.
    let (class, tile) = match kind {
        Interior::Small(tile) => ("doors", Some(format!("{}-cabin-{tile}", liner.seat.index()))),
        _ => ("chairs", None),
    };
    draw! {
        <span class="plate" data-piece=tile></span>
        <span class=class>{drawn.collect_node()}</span>
        {wanted}
    }
}

/// Whom the room still takes, where the seats do not say so themselves.
fn wanted(places: &[Place], takes: Colours) -> Option<Colours> {
    let open = places.contains(&Place::Free(None));
    (open && !takes.is_empty() && takes != Colours::ALL).then_some(takes)
}

fn still_takes(liner: &Liner<'_>, takes: Colours) -> Node {
    let figures = takes.iter().map(|colour| liner.figure(colour, false)).collect_node();
    draw! { <span class="takes hollow" aria-hidden="true">{figures}</span> }
}

/// The passenger who would come to this room by the action pointed at.
fn newcomer(liner: &Liner<'_>, room: Room) -> Option<Colour> {
    let stage = liner.stage;
    let after = liner.after?;
    let pointed = liner.action_in(room).is_some_and(|action| stage.is_pointed_at(action));
    if pointed && liner.refusal(room).is_none() && !matches!(liner.action_in(room), Some(Action::Flip { .. }))
    {
        return liner.traveller();
    }
    let (before, now) = (liner.ship().inside(room), after.inside(room));
    Colour::ALL.into_iter().zip(before.into_iter().zip(now)).find(|(_, (old, new))| new > old).map(|(c, _)| c)
}

fn piece(liner: &Liner<'_>, guest: &Guest) -> Node {
    let from = liner.boarding.came_from(guest, liner.stage.game(), liner.next());
    draw! {
        <span class="piece" data-piece=guest.piece(liner.seat) data-from=from>
            {liner.figure(guest.colour, guest.luggage)}
        </span>
    }
}

fn free(liner: &Liner<'_>, comes: Option<Colour>, waits: Option<Colour>, luggage: bool) -> Node {
    let (class, figure) = match (comes, waits) {
        (Some(colour), _) => ("piece ghost", liner.figure(colour, luggage)),
        (None, Some(colour)) => ("piece hollow", liner.figure(colour, false)),
        (None, None) => ("piece hollow", anybody(luggage)),
    };
    draw! { <span class=class>{figure}</span> }
}

/// A seat for anybody, or for anybody with luggage.
fn anybody(luggage: bool) -> Node {
    let suitcase = luggage.then(|| draw! { <path class="suitcase" d="M12 15h12v9H12zM15.5 15v-3h5v3" /> });
    draw! {
        <svg class="passenger any" viewBox="0 0 36 36" aria-hidden="true">
            <circle class="shape" cx="18" cy="18" r="13" />
            {suitcase}
        </svg>
    }
}

/// The staircase: groups by colour, as many as there are.
fn crowd(liner: &Liner<'_>) -> Node {
    let inside = liner.ship().inside(Room::STAIRCASE);
    let coming = newcomer(liner, Room::STAIRCASE);
    // While extra passengers may be taken from here, they stand on buttons above.
    let moved = liner.origins().is_some_and(|from| from.contains(Origin::Staircase));
    let groups = Colour::ALL
        .into_iter()
        .zip(inside)
        .filter(|&(colour, count)| !moved && count > 0 || coming == Some(colour));
    let groups = groups.map(|(colour, count)| {
        let ghost = (coming == Some(colour))
            .then(|| draw! { <span class="piece ghost">{liner.figure(colour, false)}</span> });
        draw! { <span class="group">{group(liner, colour, count)} {ghost}</span> }
    });
    let takes = liner.ship().takes(Room::STAIRCASE);
    let takes = (takes != Colours::ALL).then(|| still_takes(liner, takes));
    draw! { <span class="crowd">{groups.collect_node()}</span> {takes} }
}

/// The newest few of a colour, and how many there are.
fn group(liner: &Liner<'_>, colour: Colour, count: u8) -> Node {
    let guests = liner.boarding.inside(Room::STAIRCASE).iter().filter(|guest| guest.colour == colour);
    let guests: Vec<&Guest> = guests.collect();
    let newest = guests.iter().skip(guests.len().saturating_sub(3));
    let pieces = newest.map(|guest| piece(liner, guest)).collect_node();
    let number = (count > 1).then(|| draw! { <b class="count">{count}</b> });
    draw! { {pieces} {number} }
}

/// Passengers on the staircase who can be taken as extra passengers (CSA-33).
pub(super) fn staircase_takes(liner: &Liner<'_>) -> Node {
    let wanted = liner.origins().filter(|from| from.contains(Origin::Staircase)).is_some();
    let inside = liner.ship().inside(Room::STAIRCASE);
    let groups = Colour::ALL.into_iter().zip(inside).filter(|&(_, count)| wanted && count > 0);
    let groups = groups.map(|(colour, count)| {
        let action = Action::Take { origin: Origin::Staircase, colour };
        let name = liner.stage.say_action(action);
        draw! { <li>{liner.stage.target(action, "group", name, group(liner, colour, count))}</li> }
    });
    let groups = groups.collect_node();
    let label = liner.stage.say_id("csa-label-staircase");
    wanted.then(|| draw! { <ul class="crowd stair-takes" aria-label=label>{groups}</ul> }).into_node()
}
