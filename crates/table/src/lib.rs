//! A game being played: who plays, the log, undo, history for each viewer, and the file it is kept in.
//!
//! The log is the truth: a game is its options, components, deal and entries, and everything else is replayed from them.
//! An undo is an entry too, and so is a resignation. [`Table`] is generic over the contract and does no IO; browser, server and terminal use the
//! same one.
//!
//! ```
//! use come_sail_away::{ComeSailAway, Options};
//! use game::{Dealer, Game, Parts, Seat};
//! use table::{Player, Table};
//!
//! let game = ComeSailAway::new(Options::default(), Parts::BuiltIn)?;
//! let deal = game.deal(&mut Dealer::new(7));
//! let mut table = Table::new(game, deal, vec![Player::person("Ada")])?;
//! let me = Seat::ALL[0];
//! let card = table.legal(me)[0];
//! table.act(me, card)?;
//! table.undo(me)?;
//! let again: Table<ComeSailAway> = Table::from_text(&table.to_text())?;
//! assert_eq!(again.log(), table.log());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chance;
mod file;
mod history;
pub mod kit;
mod line;
mod player;
mod reason;
mod table;

pub use file::{LoadError, game_of};
pub use history::Moment;
pub use player::{BotLevel, Kind, Player};
pub use reason::{BadTable, NoAct, NoResign, NoUndo};
pub use table::{Entry, Table};
