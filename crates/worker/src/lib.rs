//! Bots and hints at work behind a message: what a page's worker runs, beside the thread that draws.
//!
//! A [`Request`] carries a table and what is asked for one of its seats. Whoever thinks gets the view of that seat and
//! nothing else of the table. Nothing here is generic, so that an app is compiled again without its bots.
//!
//! ```
//! use catalog::{AnyTable, GameId};
//! use table::Player;
//! use worker::{Answer, Ask, Request, answer};
//!
//! let table = AnyTable::deal(&GameId::ComeSailAway.first_game()?, 7, vec![Player::person("Ada")])?;
//! let mut request = Request {
//!     game: table.id().to_string(),
//!     table: table.to_text(),
//!     seat: 0,
//!     seed: table.seed_now(),
//!     lang: "en".to_owned(),
//!     ask: Ask::Line { level: "helmsman".to_owned() },
//! };
//! let Answer::Line { actions } = answer(&request, &mut ())? else { panic!("a line was asked for") };
//! assert_eq!(actions.first().map(String::as_str), Some("play 22"));
//!
//! request.ask = Ask::Line { level: "emperor".to_owned() };
//! let trouble = answer(&request, &mut ()).expect_err("there is no such level");
//! let words = "“emperor” is no bot; there are deckhand, helmsman, navigator, admiral, random";
//! assert_eq!(trouble.say(phrases::Lang::En), words);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The learned values of the bots are not part of this crate: [`bring_weights`] brings them, before the first request for
//! their game.

mod message;
mod trouble;
mod work;

pub use bots::{Level, Watch};
pub use message::{Answer, Ask, HintMove, Request};
pub use trouble::Trouble;
pub use work::{RANDOM, answer, answer_json, bring_weights};
