//! What a bot must know of a game.

use game::{Game, Seat};

/// What a player looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// The score sheet as it stands.
    Points,
    /// What the position promises, too.
    Promise,
}

/// A game that bots can play.
pub trait Mind: Game {
    /// Whether what comes after this action depends on something that its player cannot know, or on others: a line ends here.
    fn blind(&self, state: &Self::State, seat: Seat, action: Self::Action) -> bool;

    /// What the state is worth to the seat, in hundredths of a point; more is better. Called in the middle of turns too.
    fn value(&self, state: &Self::State, seat: Seat, eyes: Eyes) -> i32;
}
