//! Golden games, saved games of every release, and what is written of all games.

#![expect(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test may stop where it stands"
)]

mod allocations;
mod common;
mod format;
mod golden;
mod indices;
mod saved;
mod sentences;
