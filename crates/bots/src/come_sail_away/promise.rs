//! What a ship promises by rules of thumb.

use come_sail_away::{ComeSailAway, Room, Ship, State};
use game::Seat;

use super::rounds_left;

/// What a step on the luggage track is worth, beyond the points that lie there.
const LUGGAGE: i32 = 70;
/// What a full room brings beyond its points: luggage, a token, a chain.
const BEYOND: i32 = 2;

/// The score sheet, and for each room what it may become.
pub(super) fn of_ship(game: &ComeSailAway, state: &State, seat: Seat) -> i32 {
    let left = i32::from(rounds_left(state));
    let ship = state.ship(seat);
    let parts = game.components();
    let mut sum = i32::from(ship.tokens()) * i32::from(parts.token_points()) + ship.luggage_points(parts);
    sum -= ship.disgruntled().iter().map(|&n| i32::from(n)).sum::<i32>();
    sum = 100 * sum + LUGGAGE * i32::from(ship.luggage()) * left.min(4) / 4;
    let down = ship.down();
    for room in ship.built().without(Room::STAIRCASE).iter() {
        let worth = i32::from(ship.worth(room, state.plan(), parts));
        let seats = ship.seats(room, state.plan(), parts).map_or(0, i32::from);
        sum += if down.contains(room) { 100 * worth } else { room_promise(ship, room, worth, seats, left) };
    }
    sum
}

/// The more rounds are left and the more colours fit, the surer the last seat is taken: per cent, by rounds left, passengers
/// missing and colours that fit.
static CHANCE: [[[u8; 6]; 5]; 13] = {
    let mut chances = [[[0; 6]; 5]; 13];
    let mut left = 0;
    while left < 13 {
        let mut missing = 1;
        while missing < 5 {
            let mut colours = 0;
            while colours < 6 {
                let (rounds, fit) = (left as i32, colours as i32);
                let chance = match missing {
                    1 => (20 + 13 * rounds) * (5 + fit) / 8,
                    2 => 11 * rounds * (6 + fit) / 9,
                    3 => 8 * rounds - 8,
                    _ => 6 * rounds - 12,
                };
                chances[left][missing][colours] = if chance < 0 {
                    0
                } else if chance > 95 {
                    95
                } else {
                    chance as u8
                };
                colours += 1;
            }
            missing += 1;
        }
        left += 1;
    }
    chances
};

/// A room with passengers in it will be flipped: the fuller it is and the more rounds are left, the surer.
#[inline]
fn room_promise(ship: &Ship, room: Room, worth: i32, seats: i32, left: i32) -> i32 {
    let inside = i32::from(ship.count(room));
    let missing = seats - inside;
    if missing <= 0 {
        return 100 * worth;
    }
    let colours = usize::from(ship.takes(room).quick_len());
    let chance = i32::from(CHANCE[left.clamp(0, 12) as usize][missing.min(4) as usize][colours.min(5)]);
    100 * inside + (worth + BEYOND - inside) * chance
}
