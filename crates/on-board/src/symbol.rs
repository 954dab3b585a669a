//! The three symbols of passengers (OB-15).

use std::fmt;
use std::str::FromStr;

use game::ParseError;
use serde::{Deserialize, Serialize};

/// A symbol. The first edition calls dice games and glasses fun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Symbol {
    /// Points at every port of call (OB-19).
    Sun,
    /// Ticks satisfied passengers when drawn (OB-20).
    Die,
    /// Points at the end, by their number (OB-18).
    Glass,
}

impl Symbol {
    /// All three.
    pub const ALL: [Symbol; 3] = [Symbol::Sun, Symbol::Die, Symbol::Glass];

    /// From 0 to 2.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word of the notation and of the component file.
    pub const fn name(self) -> &'static str {
        ["sun", "die", "glass"][self as usize]
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Symbol {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Symbol, ParseError> {
        Self::ALL.into_iter().find(|s| s.name() == text).ok_or(ParseError::of("symbol"))
    }
}

game::bit_set! {
    /// Some of the three symbols.
    pub struct Symbols(u8) of Symbol; count 3; |place| Symbol::ALL[place as usize]; serde
}
