//! Come Sail Away!: rooms to fill, luggage to move, passengers to keep content.

use come_sail_away::{Action, ComeSailAway, Event, Origin, Room, Ship, Tile, View};
use game::{Game, Message, Viewer};

use super::{Advise, LookAt, Plan, Reason};

impl Advise for ComeSailAway {
    fn reasons(&self, plan: &Plan<'_, Self>) -> Vec<Reason> {
        let view = self.view(&plan.after, Viewer::Seat(plan.seat));
        let mut reasons = completed(self, plan, &view);
        reasons.extend(luggage(plan));
        reasons.extend(contented(plan));
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
        let enters = |action: &Action| matches!(action, Action::Enter { .. } | Action::Seat { .. });
        let aim = if plan.line.iter().any(enters) { "hint-csa-aim-least" } else { "hint-csa-aim-finish" };
        Message::new(aim).into()
    }

    fn look(&self, plan: &Plan<'_, Self>, first: Action, legal: &[Action]) -> LookAt<Action> {
        let all =
            |id, like: fn(&Action) -> bool| LookAt::new(Message::new(id), legal.iter().copied().filter(like));
        match first {
            Action::Play { .. } => all("hint-csa-look-cards", |action| matches!(action, Action::Play { .. })),
            Action::Order { .. } => {
                all("hint-csa-look-order", |action| matches!(action, Action::Order { .. }))
            }
            Action::Take { origin, .. } => {
                let id = match origin {
                    Origin::Pier => "hint-csa-look-pier",
                    Origin::Staircase => "hint-csa-look-staircase",
                    Origin::Disgruntled => "hint-csa-look-disgruntled",
                };
                let there =
                    |action: &Action| matches!(action, Action::Take { origin: from, .. } if *from == origin);
                LookAt::new(Message::new(id), legal.iter().copied().filter(there))
            }
            Action::Cabin { .. } => {
                all("hint-csa-look-cabins", |action| matches!(action, Action::Cabin { .. }))
            }
            Action::Enter { room } | Action::Seat { room } | Action::Flip { room } => {
                let view = self.view(&plan.before, Viewer::Seat(plan.seat));
                LookAt::new(at(self, &view, room), [first])
            }
            Action::End => LookAt::new(Message::new("hint-csa-look-ship"), [first]),
            _ => LookAt::choices(first, legal),
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
        aim.with("room", game.say_room(view, room)).into()
    };
    full.into_iter().map(reason).collect()
}

/// Steps on the luggage track, and what they bring.
fn luggage(plan: &Plan<'_, ComeSailAway>) -> Vec<Reason> {
    let steps = plan.events.iter().filter(|event| matches!(event, Event::LuggageMoved { .. })).count();
    let mut reasons: Vec<Reason> = Vec::new();
    if steps > 0 {
        reasons.push(Message::new("hint-csa-aim-luggage").with("count", steps).into());
    }
    for event in &plan.events {
        match *event {
            Event::ExtraSeated { .. } => reasons.push(Message::new("hint-csa-aim-extra").into()),
            Event::CabinAdded { .. } => reasons.push(Message::new("hint-csa-aim-cabin").into()),
            _ => {}
        }
    }
    reasons
}

/// Passengers who are appeased, or who would be disgruntled after the next best line and are not after this one.
fn contented(plan: &Plan<'_, ComeSailAway>) -> Vec<Reason> {
    let mut reasons: Vec<Reason> = Vec::new();
    for event in &plan.events {
        if let Event::Reconciled { count, .. } = *event {
            reasons.push(Message::new("hint-csa-aim-reconcile").with("count", count).into());
        }
    }
    let now = angry(plan.after.ship(plan.seat));
    let spared = plan.rival.as_ref().map_or(0, |rival| angry(rival.ship(plan.seat)) - now);
    let seated = plan.events.iter().any(|event| matches!(event, Event::Seated { .. }));
    if seated && spared > 0 {
        reasons.push(Message::new("hint-csa-aim-content").into());
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
    Some(aim.with("room", game.say_room(view, room)).into())
}

/// Passengers who wait on the staircase.
fn parked(plan: &Plan<'_, ComeSailAway>) -> Option<Reason> {
    let waits = |event: &Event| matches!(event, Event::Seated { room, .. } if *room == Room::STAIRCASE);
    plan.events.iter().any(waits).then(|| Message::new("hint-csa-aim-staircase").into())
}
