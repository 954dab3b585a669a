//! Where a game was won, and what was luck.
//!
//! Every turn of a game is judged from what its player knew then: redeals of that view, played on by the strongest bot's own
//! search. What the best line found is worth less what the line played is worth is the *regret* of the turn; both meet the same
//! redeals. What neither one's own regrets nor those of the others explain was *luck*.
//!
//! Nothing here does IO or looks at a clock. An [`Analysis`] says which [`Piece`]s are to be done next, the most interesting
//! first; a [`Judge`] does one, and can be stopped; any number of them may work at the same time. [`Analysis::report`] has what is
//! known so far; [`Analysis::whole`] does all of it. Values are whole numbers: hundredths of a point, and hundredths of a percent.
//!
//! ```
//! use analysis::{Analysis, Judge};
//! use come_sail_away::ComeSailAway;
//! use game::{Dealer, Game, Parts};
//! use table::{Player, Table};
//!
//! let game = ComeSailAway::new(Default::default(), Parts::BuiltIn)?;
//! let deal = game.deal(&mut Dealer::new(7));
//! let players = (0..game.player_count()).map(|n| Player::random(format!("Player {n}"))).collect();
//! let mut table = Table::new(game.into(), deal, players)?;
//! while let Some(seat) = table.awaited().lowest() {
//!     let action = table.random_action(seat).ok_or("nothing to do")?;
//!     table.act(seat, action)?;
//! }
//! let mut analysis = Analysis::new(&table, Some(16))?;
//! let mut judge = Judge::new(&**table.game());
//! while let Some(piece) = analysis.pending().first().copied() {
//!     let found = judge.work(&analysis, piece, &mut ()).ok_or("stopped")?;
//!     analysis.put(piece, found);
//! }
//! assert!(analysis.report().complete);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod account;
mod all;
mod calibrate;
mod compare;
mod course;
mod curve;
mod exp;
mod judge;
mod mark;
mod mattered;
mod par;
mod puzzle;
mod report;
mod say;
mod worth;

pub use calibrate::{Position, Watcher, curve_of};
pub use compare::{Beside, Comparison, Standing};
pub use course::{Analysis, Found, Piece, Refused};
pub use curve::{Curve, CurveFile, Sample, fit};
pub use judge::{ENGINE, Judge, iterations};
pub use mark::{Mark, accuracy};
pub use puzzle::{PUZZLES, Puzzle, PuzzleFile, puzzle_number};
pub use report::{
    Ended, Engine, Judgement, KindReport, LineReport, MarkCounts, Par, REPORT, Report, SeatReport,
    TurnReport, Unit,
};
pub use say::{say_amount, say_kind, say_level, say_part, say_prospects, say_sum, tenths};
pub use worth::Worth;
