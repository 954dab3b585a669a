//! Come Sail Away!: rooms to fill, luggage to move, passengers to keep content.

use come_sail_away::{Action, ComeSailAway, Event, Room, Ship, Tile, View};
use game::{Game, Message, Viewer};

use super::{Advise, Plan, Reason};

impl Advise for ComeSailAway {
    fn reasons(&self, plan: &Plan<'_, Self>) -> Vec<Reason> {
        let view = self.view(&plan.after, Viewer::Seat(plan.seat));
        let mut reasons = completed(self, plan, &view);
        reasons.extend(luggage(self, plan, &view));
        reasons.extend(contented(self, plan, &view));
        reasons.extend(nearly_full(self, plan, &view));
        reasons.extend(parked(plan));
        reasons
    }

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Play { .. } => "card",
            Action::Order { .. } | Action::Enter { .. } => "path",
            Action::Take { .. } | Action::Seat { .. } => "extra-passenger",
            Action::Cabin { .. } | Action::Berth { .. } | Action::Flip { .. } => "luggage",
            Action::End => "end",
        }
    }

    fn routine(&self, plan: &Plan<'_, Self>) -> Reason {
        let view = self.view(&plan.after, Viewer::Seat(plan.seat));
        let entered = plan.line.iter().find_map(|action| match action {
            Action::Enter { room } | Action::Seat { room } => Some(*room),
            _ => None,
        });
        match entered {
            Some(room) => Reason::new(at(self, &view, room), Message::new("hint-csa-aim-least")),
            None => Reason::new(Message::new("hint-csa-look-ship"), Message::new("hint-csa-aim-finish")),
        }
    }
}

fn at(game: &ComeSailAway, view: &View, room: Room) -> Message {
    Message::new("hint-csa-look-room").with("room", game.say_room(view, room))
}

fn angry(ship: &Ship) -> i32 {
    ship.disgruntled().iter().map(|&n| i32::from(n)).sum()
}

/// Rooms that become full, those with a bonus token first.
fn completed(game: &ComeSailAway, plan: &Plan<'_, ComeSailAway>, view: &View) -> Vec<Reason> {
    let pays = |tile: Tile| match tile {
        Tile::Facility(facility) => plan.before.token_up(facility),
        _ => false,
    };
    let full = plan.events.iter().filter_map(|event| match *event {
        Event::Flipped { room, tile, .. } => Some((room, pays(tile))),
        Event::SmallCabinFlipped { room, .. } => Some((room, false)),
        _ => None,
    });
    let mut full: Vec<(Room, bool)> = full.collect();
    full.sort_by_key(|&(_, pays)| !pays);
    let reason = |(room, pays): (Room, bool)| {
        let aim = Message::new(if pays { "hint-csa-aim-bonus" } else { "hint-csa-aim-fill" });
        Reason::new(at(game, view, room), aim.with("room", game.say_room(view, room)))
    };
    full.into_iter().map(reason).collect()
}

/// Steps on the luggage track, and what they bring.
fn luggage(game: &ComeSailAway, plan: &Plan<'_, ComeSailAway>, view: &View) -> Vec<Reason> {
    let steps = plan.events.iter().filter(|event| matches!(event, Event::LuggageMoved { .. })).count();
    let track = || Message::new("hint-csa-look-luggage");
    let mut reasons = Vec::new();
    for event in &plan.events {
        match *event {
            Event::ExtraSeated { room, .. } => {
                reasons.push(Reason::new(at(game, view, room), Message::new("hint-csa-aim-extra")));
            }
            Event::CabinAdded { .. } => {
                reasons.push(Reason::new(track(), Message::new("hint-csa-aim-cabin")));
            }
            _ => {}
        }
    }
    if steps > 0 {
        let room = plan.events.iter().find_map(|event| match *event {
            Event::Seated { luggage: true, room, .. } => Some(room),
            _ => None,
        });
        let look = room.map_or_else(track, |room| at(game, view, room));
        let aim = Message::new("hint-csa-aim-luggage").with("count", steps);
        reasons.insert(0, Reason::new(look, aim));
    }
    reasons
}

/// Passengers who are appeased, or who would be disgruntled after the next best line and are not after this one.
fn contented(game: &ComeSailAway, plan: &Plan<'_, ComeSailAway>, view: &View) -> Vec<Reason> {
    let mut reasons = Vec::new();
    for event in &plan.events {
        if let Event::Reconciled { count, .. } = *event {
            let aim = Message::new("hint-csa-aim-reconcile").with("count", count);
            reasons.push(Reason::new(Message::new("hint-csa-look-disgruntled"), aim));
        }
    }
    let now = angry(plan.after.ship(plan.seat));
    let spared = plan.rival.as_ref().map_or(0, |rival| angry(rival.ship(plan.seat)) - now);
    let seated = plan.events.iter().find_map(|event| match *event {
        Event::Seated { room, .. } => Some(room),
        _ => None,
    });
    if let Some(room) = seated.filter(|_| spared > 0) {
        reasons.push(Reason::new(at(game, view, room), Message::new("hint-csa-aim-content")));
    }
    reasons
}

/// The room that comes closest to being full.
fn nearly_full(game: &ComeSailAway, plan: &Plan<'_, ComeSailAway>, view: &View) -> Option<Reason> {
    let ship = plan.after.ship(plan.seat);
    let missing = |room: Room| {
        let seats = ship.seats(room, plan.after.plan(), game.components())?;
        (!ship.down().contains(room)).then(|| seats.saturating_sub(ship.count(room)))
    };
    let entered = plan.events.iter().filter_map(|event| match *event {
        Event::Seated { room, .. } | Event::ReaderMoved { room, .. } => Some((missing(room)?, room)),
        _ => None,
    });
    let (left, room) = entered.min_by_key(|&(left, _)| left)?;
    let aim = Message::new("hint-csa-aim-nearly").with("count", left);
    Some(Reason::new(at(game, view, room), aim.with("room", game.say_room(view, room))))
}

/// Passengers who wait on the staircase.
fn parked(plan: &Plan<'_, ComeSailAway>) -> Option<Reason> {
    let waits = |event: &Event| matches!(event, Event::Seated { room, .. } if *room == Room::STAIRCASE);
    plan.events
        .iter()
        .any(waits)
        .then(|| Reason::new(Message::new("hint-csa-look-staircase"), Message::new("hint-csa-aim-staircase")))
}
