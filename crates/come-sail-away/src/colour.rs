//! The five colours of passengers (CSA-1).

use std::fmt;
use std::str::FromStr;

use game::ParseError;
use serde::{Deserialize, Serialize};

/// A passenger's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Colour {
    /// Y
    Yellow,
    /// B
    Blue,
    /// G
    Green,
    /// O; the Ukrainian rulebook calls it red.
    Orange,
    /// K
    Black,
}

impl Colour {
    /// All of them, in the order of the index.
    pub const ALL: [Colour; 5] = [Colour::Yellow, Colour::Blue, Colour::Green, Colour::Orange, Colour::Black];

    /// From 0 to 4.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        ['Y', 'B', 'G', 'O', 'K'][self as usize]
    }

    /// The colour with this letter.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Self::ALL.into_iter().find(|c| c.letter() == letter)
    }

    /// The colour's English name, as the component file writes it.
    pub const fn name(self) -> &'static str {
        ["yellow", "blue", "green", "orange", "black"][self as usize]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Colour {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Colour, ParseError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Colour::from_letter), letters.next()) {
            (Some(colour), None) => Ok(colour),
            _ => Err(ParseError::of("colour")),
        }
    }
}

game::bit_set! {
    /// A set of colours.
    pub struct Colours(u8) of Colour; count 5; |place| Colour::ALL[place as usize]; serde
}

/// How many colours are in each set.
const LEN: [u8; 32] = {
    let mut len = [0; 32];
    let mut set = 0;
    while set < 32 {
        len[set] = (set as u32).count_ones() as u8;
        set += 1;
    }
    len
};

impl Colours {
    /// [`Colours::len`] from a table: five bits are looked up quicker than counted, and rooms ask this at every step.
    #[inline]
    pub const fn quick_len(self) -> u8 {
        LEN[(self.0 & Self::ALL.0) as usize]
    }

    /// The colours whose number passes the test.
    #[inline]
    pub(crate) fn whose(counts: &[u8; 5], test: impl Fn(u8) -> bool) -> Colours {
        let mut bits = 0;
        for (i, &n) in counts.iter().enumerate() {
            bits |= u8::from(test(n)) << i;
        }
        Colours(bits)
    }
}
