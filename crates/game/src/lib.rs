//! The contract every game fulfils, and the [test kit](kit) that checks it.
//!
//! A [`Game`] is its options and components; a `State` is one small `Copy` value holding what changes. All chance
//! happens in [`Game::deal`]; after that, rules are functions of game, state and action. A turn is a row of small
//! actions, and several seats may have to decide at once. What somebody may know is a `View`, and everything that
//! thinks or previews works on [`Game::redeal`] of a view, so that it cannot peek.
//!
//! # A tiny game
#![doc = include_str!("tiny-game.md")]

mod chance;
mod contract;
mod events;
pub mod kit;
mod message;
mod number;
pub mod parts;
mod playout;
mod seat;

pub use chance::{Chance, Dealer, Quick};
pub use contract::{Flaw, Game, NotAnAction, Outcome, Parts, Refusal, Rule, Speak, Undo};
pub use events::{Recorder, Sight, Sink, Told};
pub use message::{Arg, Message};
pub use number::from_one;
pub use parts::PartsInUse;
pub use playout::play_out;
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
