//! The course of a game's points, turn by turn.

use std::sync::Arc;

use game::{Game, Seat};
use table::{Moment, Table};

#[cfg(test)]
mod tests;

/// Fewer turns than this make no picture.
const LEAST: usize = 3;
/// Where nobody says that a turn is over, this many points in time are enough.
const MOST: usize = 48;

/// The points after every turn.
pub(crate) struct Course {
    pub(crate) turns: Vec<Turn>,
    players: usize,
}

/// How it stood after a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    /// After so many moments.
    pub(crate) moment: usize,
    /// Whose turn it was, where one seat's actions can be told from another's.
    pub(crate) seat: Option<Seat>,
    /// The points by seat.
    pub(crate) points: Vec<i32>,
}

/// The turn that changed most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TurningPoint {
    pub(crate) moment: usize,
    pub(crate) seat: Seat,
    /// What the seat gained in it.
    pub(crate) gained: i32,
}

impl Course {
    /// The course of this table, as the viewer of these moments saw it.
    pub(crate) fn of<G: Game>(table: &Table<G>, viewer: game::Viewer, moments: &[Arc<Moment<G>>]) -> Course {
        let game = table.game();
        let points = |view: &G::View| -> Vec<i32> {
            game.seats().iter().map(|seat| game.score_lines(view, seat).iter().sum()).collect()
        };
        let first = Turn { moment: 0, seat: None, points: points(&table.first_view(viewer)) };
        let turns = turn_ends(moments).into_iter().filter_map(|(number, seat)| {
            let view = table.view_at(viewer, moments.get(number - 1)?);
            Some(Turn { moment: number, seat, points: points(&view) })
        });
        Course { turns: [first].into_iter().chain(turns).collect(), players: game.players() }
    }

    /// Whether there is enough of it to be drawn.
    pub(crate) fn is_worth_a_picture(&self) -> bool {
        self.turns.len() > LEAST
    }

    /// The least and the most points that anybody ever had.
    pub(crate) fn range(&self) -> (i32, i32) {
        let all = || self.turns.iter().flat_map(|turn| turn.points.iter().copied());
        (all().min().unwrap_or(0), all().max().unwrap_or(0))
    }

    /// The turn that changed most: by how much its player came nearer to the others, or left them behind.
    pub(crate) fn turning_point(&self) -> Option<TurningPoint> {
        let changes = self.turns.windows(2).flat_map(|pair| {
            let (before, after) = (&pair[0], &pair[1]);
            (0..self.players).filter_map(move |index| {
                let gained = after.points.get(index)? - before.points.get(index)?;
                let seat = Seat::new(index)?;
                // Whoever's turn it was counts; the other's points may follow from it.
                let own = after.seat.is_none_or(|turn| turn == seat);
                Some((gained.abs(), own, TurningPoint { moment: after.moment, seat, gained }))
            })
        });
        let (most, _, found) = changes.max_by_key(|&(change, own, point)| {
            // Of equal ones the first.
            (change, own, std::cmp::Reverse((point.moment, point.seat)))
        })?;
        (most > 0).then_some(found)
    }
}

/// After how many moments a turn was over, and whose it was; the end of the game is one, too.
fn turn_ends<G: Game>(moments: &[Arc<Moment<G>>]) -> Vec<(usize, Option<Seat>)> {
    let ended = (1..).zip(moments).filter_map(|(number, moment)| {
        let (seat, action) = moment.action?;
        G::ends_turn(action).then_some((number, Some(seat)))
    });
    let mut ends: Vec<(usize, Option<Seat>)> = ended.collect();
    if ends.len() < LEAST {
        let every = moments.len().div_ceil(MOST).max(1);
        ends = (every..=moments.len()).step_by(every).map(|number| (number, None)).collect();
    }
    if ends.last().is_none_or(|&(last, _)| last < moments.len()) && !moments.is_empty() {
        ends.push((moments.len(), None));
    }
    ends
}
