//! What each game brings for the command line, one folder each: its arguments and how it is drawn in a terminal.
//!
//! A game that is in the catalog and has no folder here yet does not compile; `impl Draw for MyGame {}` and
//! `impl CommandLine for MyGame { ... }` with `NoArguments` are enough to play it.

mod arguments;
#[cfg(feature = "tiny-game")]
mod buoys;
mod come_sail_away;
mod on_board;
mod pirates_under_fire;

use bots::Advise;
use game::Seat;
use game::kit::Checked;
use serde_json::Value;

pub(crate) use arguments::{Arguments, GameArgs};

use crate::terminal::Draw;

/// What the command line must know of a game.
pub(crate) trait CommandLine: Draw + Advise + Checked {
    /// How its options are typed.
    type Arguments: Arguments<Self>;
    /// The game in one line, for `--help`.
    const ABOUT: &'static str;

    /// For other programs: the places that a list of tiles in the deal and in views goes through, where the board has such an
    /// order.
    fn places(&self) -> Vec<String> {
        Vec::new()
    }

    /// For other programs: what a seat's points are made of, where the score sheet leaves something to choose.
    fn score_details(&self, _: &Self::View, _: Seat) -> Option<Value> {
        None
    }
}
