//! Final scoring (CSA-42 to CSA-47) and the solo ranks (CSA-51).

use game::{MAX_SEATS, Outcome, Seat, Seats};

use crate::components::Space;
use crate::{Components, Plan, Room, Ship};

/// The lines of the score sheet, in the rulebook's order.
pub(crate) const LINES: [&str; 5] = [
    "csa-score-rooms",
    "csa-score-passengers",
    "csa-score-tokens",
    "csa-score-luggage",
    "csa-score-disgruntled",
];

impl Ship {
    /// The score sheet as it would be filled in now.
    pub(crate) fn score(&self, plan: &Plan, parts: &Components) -> [i32; 5] {
        [
            self.room_points(plan, parts),
            self.passenger_points(),
            i32::from(self.tokens) * i32::from(parts.token_points),
            self.luggage_points(parts),
            -self.disgruntled().iter().map(|&n| i32::from(n)).sum::<i32>(),
        ]
    }

    /// CSA-42
    fn room_points(&self, plan: &Plan, parts: &Components) -> i32 {
        let worth = |room: Room| match plan.tile(room) {
            Some(tile) => parts.tile_points(tile),
            None => self.berth(room).map_or(0, |tile| parts.small_cabin_points(tile)),
        };
        self.down().iter().map(|room| i32::from(worth(room))).sum()
    }

    /// CSA-43
    fn passenger_points(&self) -> i32 {
        let rooms = self.built().minus(self.down()).without(Room::STAIRCASE);
        rooms.iter().flat_map(|room| self.inside(room)).map(i32::from).sum()
    }

    /// CSA-45
    fn luggage_points(&self, parts: &Components) -> i32 {
        let reached = parts.track.iter().take(usize::from(self.luggage) + 1);
        reached
            .rev()
            .find_map(|space| match space {
                Space::Points(points) => Some(i32::from(*points)),
                _ => None,
            })
            .unwrap_or(0)
    }
}

/// The result: most points, then more points from face-down rooms, then fewer disgruntled passengers (CSA-47).
pub(crate) fn outcome(sheets: &[[i32; 5]]) -> Outcome {
    let mut points = [0; MAX_SEATS];
    let mut best = (i32::MIN, 0, 0);
    let mut winners = Seats::NONE;
    for (seat, sheet) in Seat::ALL.into_iter().zip(sheets) {
        let total: i32 = sheet.iter().sum();
        points[seat.index()] = total;
        let rank = (total, sheet[0], sheet[4]);
        if rank > best {
            best = rank;
            winners = Seats::NONE;
        }
        if rank == best {
            winners = winners.with(seat);
        }
    }
    Outcome { points, winners }
}

/// How good a solo crew was: the rulebook's table from the top (CSA-51).
pub(crate) fn crew(points: i32) -> &'static str {
    match points {
        80.. => "csa-crew-legendary",
        75..=79 => "csa-crew-best",
        70..=74 => "csa-crew-ace",
        65..=69 => "csa-crew-skilled",
        60..=64 => "csa-crew-promising",
        55..=59 => "csa-crew-apprentice",
        _ => "csa-crew-seasick",
    }
}
