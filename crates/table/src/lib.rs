//! A game being played: who plays, the log, undo, history for each viewer, and the file it is kept in.
//!
//! The log is the truth: a game is its options, components, deal and entries, and everything else is replayed from them.
//! An undo is an entry too, and so are a resignation and a change of players. [`Table`] is generic over the contract and does no
//! IO; browser, server and terminal use the same one. What they show is made from a [`Picture`], which is what one viewer has of
//! the table; who sits at a screen and is asked next is [`Seating`].
//!
//! ```
//! use come_sail_away::{ComeSailAway, Options};
//! use game::{Dealer, Game, Parts, Seat};
//! use table::{Player, Table};
//!
//! let game = ComeSailAway::new(Options::default(), Parts::BuiltIn)?;
//! let deal = game.deal(&mut Dealer::new(7));
//! let mut table = Table::new(game.into(), deal, vec![Player::person("Ada")])?;
//! let me = Seat::ALL[0];
//! let card = table.legal(me)[0];
//! table.act(me, card)?;
//! table.undo(me)?;
//! let again: Table<ComeSailAway> = Table::from_text(&table.to_text())?;
//! assert_eq!(again.log(), table.log());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod entry;
mod error;
mod file;
mod game_setup;
mod history;
pub mod kit;
mod moves;
mod picture;
mod player;
mod predict;
mod proof;
mod seating;
mod seed;
mod table;
mod turns;

pub use entry::{Deed, Entry};
pub use error::{EntryError, UndoError};
pub use file::{LARGEST_FILE, LoadError, game_name_of_file, too_large_message};
pub use game_setup::{ComponentSource, GameSetup};
pub use history::{Moment, common_beginning, nth_moment};
pub use picture::{Ending, Forfeit, KeptHistory, Picture};
pub use player::{BotLevel, Player, PlayerKind, display_names, number_bots, seats_of_people};
pub use predict::KnownView;
pub use proof::Proof;
pub use seating::{Handover, MomentsShown, Seating};
pub use table::Table;
pub use turns::Turn;
