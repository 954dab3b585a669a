//! The points of a game, turn by turn.

use std::sync::Arc;

use game::Game;
use table::{Moment, Table};

#[cfg(test)]
mod tests;

/// Fewer turns than this make no picture.
const FEWEST_TURNS: usize = 3;
/// Where nobody says that a turn is over, this many points in time are enough.
const MOST_SAMPLES: usize = 48;

/// The points after every turn.
pub(crate) struct PointsByTurn {
    pub(crate) turns: Vec<Turn>,
}

/// How it stood after a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    /// After so many moments.
    pub(crate) moment: usize,
    /// The points by seat.
    pub(crate) points: Vec<i32>,
}

impl PointsByTurn {
    /// The points at this table, as the viewer of these moments saw it.
    pub(crate) fn of<G: Game>(
        table: &Table<G>,
        viewer: game::Viewer,
        moments: &[Arc<Moment<G>>],
    ) -> PointsByTurn {
        let game = table.game();
        let points =
            |view: &G::View| -> Vec<i32> { game.seats().iter().map(|seat| game.score(view, seat)).collect() };
        let first = Turn { moment: 0, points: points(&table.first_view(viewer)) };
        let turns = turn_ends(moments).into_iter().filter_map(|number| {
            let view = table.view_at(viewer, moments.get(number - 1)?);
            Some(Turn { moment: number, points: points(&view) })
        });
        let mut turns: Vec<Turn> = [first].into_iter().chain(turns).collect();
        // Where nothing is counted at the end, what was there until then is the course.
        if turns.last().is_some_and(|last| last.points.iter().all(|&points| points == 0)) {
            turns.pop();
        }
        PointsByTurn { turns }
    }

    /// Whether there is enough of it to be drawn.
    pub(crate) fn is_worth_a_picture(&self) -> bool {
        self.turns.len() > FEWEST_TURNS
    }

    /// The least and the most points that anybody ever had.
    pub(crate) fn range(&self) -> (i32, i32) {
        let all = || self.turns.iter().flat_map(|turn| turn.points.iter().copied());
        (all().min().unwrap_or(0), all().max().unwrap_or(0))
    }
}

/// After how many moments a turn was over; the end of the game is one, too.
fn turn_ends<G: Game>(moments: &[Arc<Moment<G>>]) -> Vec<usize> {
    let ends_turn = |moment: &Arc<Moment<G>>| moment.action.is_some_and(|(_, action)| G::ends_turn(action));
    let ended = (1..).zip(moments).filter(|(_, moment)| ends_turn(moment)).map(|(number, _)| number);
    let mut ends: Vec<usize> = ended.collect();
    if ends.len() < FEWEST_TURNS {
        let every = moments.len().div_ceil(MOST_SAMPLES).max(1);
        ends = (every..=moments.len()).step_by(every).collect();
    }
    if ends.last().is_none_or(|&last| last < moments.len()) && !moments.is_empty() {
        ends.push(moments.len());
    }
    ends
}
