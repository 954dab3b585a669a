//! Ships as they were between two events: what others did is told at the end of a round, all of it at once (CSA-38).

use game::Seat;

use crate::ship::{MOST_ABOARD, is_bar};
use crate::state::Turn;
use crate::view::{PlayerView, Progress};
use crate::{Card, Colour, ComeSailAway, Decision, Event, Origin, Room, Ship, View};

impl Event {
    /// Whose step it tells of; nobody's where it is everybody's.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Played { seat, .. }
            | Event::Seated { seat, .. }
            | Event::TurnedAway { seat, .. }
            | Event::Stranded { seat, .. }
            | Event::LuggageMoved { seat, .. }
            | Event::ExtraSeated { seat, .. }
            | Event::CabinAdded { seat, .. }
            | Event::Flipped { seat, .. }
            | Event::SmallCabinFlipped { seat, .. }
            | Event::ReaderMoved { seat, .. }
            | Event::ReaderDisgruntled { seat, .. }
            | Event::ReaderLeft { seat, .. }
            | Event::Reconciled { seat, .. }
            | Event::Finished { seat }
            | Event::BonusToken { seat, .. }
            | Event::Passed { seat, .. }
            | Event::Boxed { seat, .. }
            | Event::Drew { seat, .. } => Some(seat),
            Event::TokenDown { .. } | Event::RoundBegan { .. } | Event::Over => None,
        }
    }
}

/// Brings the ships of a view one event further.
pub(crate) fn retell(game: &ComeSailAway, view: &mut View, event: &Event) {
    if let Event::TokenDown { facility } = *event {
        let of = view.tokens.iter_mut().filter(|token| token.facility == facility);
        return of.for_each(|token| token.face_up = false);
    }
    let plan = view.plan;
    let Some(player) = event.seat().and_then(|seat| view.players.get_mut(seat.index())) else { return };
    if let Event::Played { card, .. } = *event {
        return play(player, card);
    }
    let ship = &mut player.ship;
    match *event {
        Event::Seated { colour, room, .. } | Event::ReaderMoved { colour, room, .. } => {
            take(game, ship, &plan, colour, room);
        }
        Event::ExtraSeated { origin, colour, room, .. } => {
            match origin {
                Origin::Pier => {}
                Origin::Staircase => ship.leave_staircase(colour),
                Origin::Disgruntled => ship.appease(colour),
            }
            take(game, ship, &plan, colour, room);
        }
        Event::TurnedAway { colour, .. }
        | Event::Stranded { colour, .. }
        | Event::ReaderDisgruntled { colour, .. }
            // What travelled may tell of more than were ever aboard.
            if ship.disgruntled()[colour.index()] < MOST_ABOARD =>
        {
            ship.turn_away(colour);
        }
        Event::LuggageMoved { space, .. } => ship.luggage = space,
        Event::CabinAdded { tile, room, .. } => {
            if let Some(slot) = ship.rack().iter().position(|&lies| lies == Some(tile)) {
                ship.add_cabin(slot as u8, room, &game.parts);
            }
        }
        Event::Flipped { room, .. } | Event::SmallCabinFlipped { room, .. } => {
            ship.flip(room);
            if plan.tile(room).is_some_and(is_bar) {
                ship.clear_bar();
            }
        }
        Event::Reconciled { colours, .. } => drop(ship.reconcile(colours)),
        Event::BonusToken { .. } => ship.tokens = ship.tokens.saturating_add(1),
        _ => {}
    }
}

/// The card lies before its player until the round is over.
fn play(player: &mut PlayerView, card: Card) {
    let slot = player.hand.iter().position(|&held| held == Some(card));
    let slot = slot.or_else(|| player.hand.iter().position(Option::is_none)).unwrap_or(0);
    player.hand[slot] = Some(card);
    player.done = false;
    let turn = Turn { decision: Decision::Flip, slot: slot as u8, ..Turn::START };
    player.progress = Some(Progress { turn, shown: player.ship });
}

/// Seats somebody, where there is a seat for them: what travelled may say otherwise.
fn take(game: &ComeSailAway, ship: &mut Ship, plan: &crate::Plan, colour: Colour, room: Room) {
    if ship.takes(room).contains(colour) {
        ship.seat(room, colour, plan, &game.parts);
    }
}
