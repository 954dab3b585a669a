//! What a position is worth to a seat.

use std::ops::{Add, Sub};

use bots::{Leaf, Mind};
use game::{BySeat, Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{Curve, Unit};

/// What a position is worth to a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Worth {
    /// The chance to win, in hundredths of a percent, a shared victory counting its share; 0 for who plays alone.
    pub chance: i32,
    /// Points ahead of the best of the others, for who plays alone all of them; in hundredths.
    pub points: i32,
}

impl Worth {
    /// What counts: the chance to win, alone the points.
    pub fn counts<G: Mind>(self, game: &G) -> i32 {
        Unit::for_game(game).of(self)
    }

    /// How a game ended for a seat.
    pub fn of_outcome<G: Mind>(game: &G, seat: Seat, outcome: &Outcome) -> Worth {
        let rivals = game.seats().without(seat);
        let points = |seat: Seat| 100 * outcome.points[seat];
        let Some(best) = rivals.iter().map(points).max() else {
            return Worth { chance: 0, points: points(seat) };
        };
        let won = outcome.winners.contains(seat);
        let chance = if won { 10_000 / outcome.winners.len().max(1) as i32 } else { 0 };
        Worth { chance, points: points(seat) - best }
    }

    /// What a continuation came to.
    pub(crate) fn of_leaf<G: Mind>(game: &G, seat: Seat, curve: &Curve, leaf: Leaf) -> Worth {
        match leaf {
            Leaf::Over(outcome) => Worth::of_outcome(game, seat, &outcome),
            Leaf::Open { value, round } if game.player_count() == 1 => {
                Worth { chance: 0, points: value + curve.drift(round) }
            }
            Leaf::Open { value, round } => {
                let chance = curve.chance(value, round);
                Worth { chance, points: value - victory(game, seat, chance) }
            }
        }
    }
}

/// What values hold for winning beyond the points, at this chance to win.
fn victory<G: Mind>(game: &G, seat: Seat, chance: i32) -> i32 {
    let even = |winners: Seats| game.goal(&Outcome { points: BySeat::default(), winners }, seat);
    let [won, lost] = [even(Seats::first(0).with(seat)), even(game.seats().without(seat))];
    lost + ((i64::from(won - lost) * i64::from(chance)) / 10_000) as i32
}

impl Add for Worth {
    type Output = Worth;

    fn add(self, other: Worth) -> Worth {
        Worth { chance: self.chance + other.chance, points: self.points + other.points }
    }
}

impl Sub for Worth {
    type Output = Worth;

    fn sub(self, other: Worth) -> Worth {
        Worth { chance: self.chance - other.chance, points: self.points - other.points }
    }
}
