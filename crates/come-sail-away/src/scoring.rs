//! Final scoring (CSA-42 to CSA-47) and the solo ranks (CSA-51).

use game::{BySeat, DecidedBy, Outcome, Seat, Seats};

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
        self.down().iter().map(|room| i32::from(self.worth(room, plan, parts))).sum()
    }

    /// CSA-43
    fn passenger_points(&self) -> i32 {
        let rooms = self.built().minus(self.down()).without(Room::STAIRCASE);
        rooms.iter().map(|room| i32::from(self.count(room))).sum()
    }

    /// The points of the luggage track (CSA-45).
    pub fn luggage_points(&self, parts: &Components) -> i32 {
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

/// What a sheet is compared by: most points, then more points from face-down rooms, then fewer disgruntled passengers
/// (CSA-47).
fn rank(sheet: &[i32; 5]) -> (i32, i32, i32) {
    (sheet.iter().sum(), sheet[0], sheet[4])
}

/// The result.
pub(crate) fn outcome(sheets: &[[i32; 5]]) -> Outcome {
    let mut points = BySeat::default();
    let mut best = (i32::MIN, 0, 0);
    let mut winners = Seats::NONE;
    for (seat, sheet) in Seat::ALL.into_iter().zip(sheets) {
        let rank = rank(sheet);
        points[seat] = rank.0;
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

/// What decided between the best player and the next (CSA-47).
pub(crate) fn decided_by(sheets: &[[i32; 5]]) -> DecidedBy {
    let mut ranks: Vec<_> = sheets.iter().map(rank).collect();
    ranks.sort_unstable();
    let [.., next, best] = ranks[..] else { return DecidedBy::Points };
    match (best.0 == next.0, best.1 == next.1, best.2 == next.2) {
        (false, ..) => DecidedBy::Points,
        (true, false, _) => DecidedBy::TieBreak("rooms"),
        (true, true, false) => DecidedBy::TieBreak("disgruntled"),
        (true, true, true) => DecidedBy::Nothing,
    }
}

/// A rank of solo crews: its name, and the fewest points it takes.
pub(crate) type Rank = (&'static str, i32);

/// The rulebook's table of solo crews from the bottom (CSA-51); the first takes no points at all.
const CREWS: [Rank; 7] = [
    ("csa-crew-seasick", i32::MIN),
    ("csa-crew-apprentice", 55),
    ("csa-crew-promising", 60),
    ("csa-crew-skilled", 65),
    ("csa-crew-ace", 70),
    ("csa-crew-best", 75),
    ("csa-crew-legendary", 80),
];

/// How good a solo crew was, and the rank above.
pub(crate) fn crew(points: i32) -> (Rank, Option<Rank>) {
    let reached = CREWS.partition_point(|&(_, from)| from <= points).max(1);
    (CREWS[reached - 1], CREWS.get(reached).copied())
}
