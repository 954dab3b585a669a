//! Golden games, and saved games of every release.

#![expect(clippy::expect_used, clippy::unwrap_used, reason = "a test may stop where it stands")]

mod common;
mod golden;
mod saved;
