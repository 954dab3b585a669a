//! Come Sail Away!: what a ship promises.

use come_sail_away::{Action, ComeSailAway, Room, Ship, State, Tile};
use game::{Game, Seat};

use crate::{Eyes, Mind};

/// Rounds of a game.
const ROUNDS: i32 = 12;
/// What a step on the luggage track is worth, beyond the points that lie there.
const LUGGAGE: i32 = 70;

impl Mind for ComeSailAway {
    /// Within a round everything is known; what comes after it is not.
    fn blind(&self, _: &State, _: Seat, action: Action) -> bool {
        action == Action::End
    }

    fn value(&self, state: &State, seat: Seat, eyes: Eyes) -> i32 {
        let points = 100 * self.points(state, seat);
        if eyes == Eyes::Points || self.awaited(state).is_empty() {
            return points;
        }
        let left = ROUNDS - i32::from(state.round());
        let ship = state.ship(seat);
        let rooms: i32 = ship
            .built()
            .minus(ship.down())
            .iter()
            .map(|room| room_promise(self, state, ship, room, left))
            .sum();
        points + rooms + LUGGAGE * i32::from(ship.luggage()) * left.min(4) / 4
    }
}

/// A room that fills up will be flipped: the fuller it is and the more rounds are left, the surer.
fn room_promise(game: &ComeSailAway, state: &State, ship: &Ship, room: Room, left: i32) -> i32 {
    let parts = game.components();
    let (worth, seats) = match state.plan().tile(room) {
        Some(Tile::Staircase) => return 0,
        Some(tile @ Tile::GuestCabin(_)) => (parts.tile_points(tile), 3),
        Some(tile @ Tile::Facility(facility)) => (parts.tile_points(tile), facility.seats()),
        None => match ship.berth(room) {
            Some(cabin) => (parts.small_cabin_points(cabin), 2),
            None => return 0,
        },
    };
    let inside: i32 = ship.inside(room).iter().map(|&n| i32::from(n)).sum();
    let missing = i32::from(seats) - inside;
    let colours = ship.takes(room).len() as i32;
    // Each missing passenger comes the sooner the more colours fit, and the more rounds are left.
    let chance = (left * (40 + 12 * colours) / (missing.max(1) * 2)).min(90);
    (i32::from(worth) + 3 - inside).max(0) * chance * inside / i32::from(seats).max(1)
}
