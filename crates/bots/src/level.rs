//! How well a bot plays.

use std::fmt;
use std::str::FromStr;

use crate::{Evaluator, Look, Net};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Looks at one click at a time, and hardly beyond the score sheet.
    Deckhand,
    /// Looks through its own turn, and sees what a position promises by rules of thumb; plans nothing beyond.
    Helmsman,
    /// Looks through its own turn with what was learned from many games; does not try out what comes after.
    Navigator,
    /// Tries out how the game may go on after the best few turns, whatever is hidden.
    Admiral,
}

/// No level of this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLevel;

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no level of this name")
    }
}

impl std::error::Error for UnknownLevel {}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 4] = [Level::Deckhand, Level::Helmsman, Level::Navigator, Level::Admiral];

    /// The name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Deckhand => "deckhand",
            Level::Helmsman => "helmsman",
            Level::Navigator => "navigator",
            Level::Admiral => "admiral",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or(UnknownLevel)
    }
}

/// By what a player values a position, before there is a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// The score sheet as it stands.
    Points,
    /// Rules of thumb.
    Promise,
    /// What was learned.
    Learned,
    /// What was learned, without a thought for what others do with what they have.
    Absorbed,
}

/// The methods of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// By what it values a position.
    pub evaluation: Evaluation,
    /// Positions kept after every small decision of its own turn; none: it looks at one click at a time.
    pub width: usize,
    /// Whether it leaves out what does harm at once, where something else is possible.
    pub avoids_harm: bool,
    /// How it tries out what comes after its turn, if it does.
    pub search: Option<Search>,
}

impl Skill {
    /// One click at a time, by the score sheet.
    pub const BEGINNER: Skill =
        Skill { evaluation: Evaluation::Points, width: 0, avoids_harm: false, search: None };

    /// How it looks through its own turn.
    pub(crate) fn look(self, net: &Net) -> Look<'_> {
        let evaluator = match self.evaluation {
            Evaluation::Points => Evaluator::Points,
            Evaluation::Promise => Evaluator::Promise,
            Evaluation::Learned => Evaluator::Learned(net),
            Evaluation::Absorbed => Evaluator::Absorbed(net),
        };
        Look { evaluator, width: self.width, avoids_harm: self.avoids_harm }
    }

    /// How all players look through their turns while it tries out what comes after its own.
    pub(crate) fn look_ahead(self, net: &Net, search: Search) -> Look<'_> {
        Look { width: search.width, avoids_harm: search.avoids_harm, ..self.look(net) }
    }
}

/// Trying out what comes after a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Search {
    /// How many turns are tried out; half of them are given up again and again (sequential halving).
    pub candidates: usize,
    /// How much is tried.
    pub budget: Budget,
    /// Rounds looked ahead, before the value of the position has the last word.
    pub rounds: u32,
    /// Positions kept after every small decision, of all players, while trying out.
    pub width: usize,
    /// Whether all players leave out what does harm at once while trying out, where something else is possible.
    pub avoids_harm: bool,
}

/// How much is tried before a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many continuations: the same on every machine.
    Iterations(u32),
    /// So long.
    Milliseconds(u32),
}
