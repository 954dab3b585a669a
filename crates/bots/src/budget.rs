//! How long a bot may think, and who watches it.

/// How long a bot may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many games it plays out in its head. The same number gives the same line on every machine.
    pub iterations: u32,
}

/// Somebody who waits for a bot.
pub trait Watch {
    /// Told how far the bot is, from 0 to 1; whether it should go on.
    fn go_on(&mut self, done: f32) -> bool;
}

/// Nobody waits.
pub struct Unwatched;

impl Watch for Unwatched {
    fn go_on(&mut self, _: f32) -> bool {
        true
    }
}
