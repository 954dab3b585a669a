//! The three lines of cabins: one, two and three stars (OB-3).

use std::fmt;
use std::str::FromStr;

use game::ParseError;
use serde::{Deserialize, Serialize};

/// A level of cabins, and the line of the ship sheet that holds them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[repr(u8)]
pub enum Level {
    /// One star.
    One,
    /// Two stars.
    Two,
    /// Three stars.
    Three,
}

impl Level {
    /// All three, the lowest first.
    pub const ALL: [Level; 3] = [Level::One, Level::Two, Level::Three];

    /// From 0 to 2.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// From 1 to 3.
    #[inline]
    pub const fn stars(self) -> u8 {
        self as u8 + 1
    }

    /// The level with so many stars.
    pub fn new(stars: u8) -> Option<Level> {
        Self::ALL.into_iter().find(|level| level.stars() == stars)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.stars())
    }
}

impl FromStr for Level {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Level, ParseError> {
        text.parse().ok().and_then(Level::new).ok_or(ParseError::of("level"))
    }
}

impl TryFrom<u8> for Level {
    type Error = ParseError;

    fn try_from(stars: u8) -> Result<Level, ParseError> {
        Level::new(stars).ok_or(ParseError::of("level"))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.stars()
    }
}
