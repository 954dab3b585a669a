//! The test kit itself, on a game that can be broken.

mod kit;
mod rules;
mod toy;
