//! Bots and hints at work behind a message: what a page's worker runs, beside the thread that draws.
//!
//! A [`Request`] carries what one seat has of a game and what is asked for it: a view and nothing else of the table. A [`Worker`]
//! keeps its bots from one question to the next. What it says are actions and messages; whoever asked puts them into a language.
//!
//! ```
//! use catalog::{AnyTable, GameId};
//! use table::Player;
//! use worker::{Answer, Ask, Bot, Request, Worker};
//!
//! let AnyTable::ComeSailAway(table) =
//!     AnyTable::new(&GameId::ComeSailAway.default_game()?, 7, vec![Player::person("Ada")])?
//! else { panic!("another game") };
//! let seat = table.awaited().lowest().expect("it is somebody's turn");
//! let ask = Ask::Line { bot: "helmsman".parse()? };
//! let request = Request::new(GameId::ComeSailAway, &table, seat, ask);
//! let answer = Worker::default().answer(request, &mut ())?;
//! assert!(matches!(answer, Answer::Line { actions } if table.legal(seat).contains(&actions[0])));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What is over can be analysed: [`Judges::begin_analysis`] takes the file of a game that has ended, and [`AnalysisAtWork`] goes on piece
//! by piece. A turn that is tried again ([`TrialRequest`]) carries a view again, as everything that is asked of a game that goes on.
//!
//! The learned values of the bots are not part of this crate: [`bring_weights`] brings them, before the first request for
//! their game.

mod judging;
mod message;
mod work;

pub use bots::{Level, Watch};
pub use judging::{AnalysisAtWork, Findings, Judges, Line, NotAnalysed, TrialRequest};
pub use message::{Answer, Ask, Bot, HintMove, Request};
pub use work::{Trouble, Worker, Works, bring_weights, bring_weights_of};
