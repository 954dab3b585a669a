//! The contract every game fulfils, and the [test kit](kit) that checks it.
//!
//! A [`Game`] is its options and components; a `State` is one small `Copy` value holding what changes. All chance
//! happens in [`Game::deal`]; after that, rules are functions of game, state and action. A turn is a row of small
//! actions, and several seats may have to decide at once. What somebody may know is a `View`, and everything that
//! thinks or previews works on [`Game::redeal`] of a view, so that it cannot peek.
//!
//! # A tiny game
#![doc = include_str!("tiny-game.md")]

/// What README.md shows compiles.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod bit_set;
mod by_seat;
mod chance;
mod contract;
pub mod data;
mod decimal;
mod events;
mod fnv;
pub mod from_one;
pub mod kit;
mod message;
pub mod observe;
pub mod parts;
mod playout;
mod rule;
mod seat;
mod text;

pub use by_seat::BySeat;
pub use chance::{Chance, Dealer, QuickChance};
pub use contract::{
    DecidedBy, Flaw, Game, Outcome, Parts, Refusal, Speak, Travels, Undo, Value, unknown_rules,
};
pub use decimal::Decimal;
pub use events::{Recorder, Sight, Sink, Told};
pub use fnv::fnv1a;
pub use message::{Arg, Message, Name};
pub use observe::{Numbers, Observe, Row};
pub use parts::PartsInUse;
pub use playout::play_out;
pub use rule::Rule;
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use text::ParseError;
