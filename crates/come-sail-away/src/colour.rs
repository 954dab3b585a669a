//! The five colours of passengers (CSA-1).

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

/// A passenger's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
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
    type Err = ();

    fn from_str(text: &str) -> Result<Colour, ()> {
        let mut letters = text.chars();
        match (letters.next().and_then(Colour::from_letter), letters.next()) {
            (Some(colour), None) => Ok(colour),
            _ => Err(()),
        }
    }
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

/// A set of colours.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Colours(u8);

impl Colours {
    /// None of them.
    pub const NONE: Colours = Colours(0);
    /// All five.
    pub const ALL: Colours = Colours(0b11111);

    /// This one alone.
    #[inline]
    pub const fn only(colour: Colour) -> Colours {
        Colours(1 << colour as u8)
    }

    /// Whether it is in the set.
    #[inline]
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 == 1
    }

    /// A bit for each colour, the first one lowest.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        // Five bits: looked up quicker than counted.
        LEN[(self.0 & Self::ALL.0) as usize] as u32
    }

    /// The colours in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Colours) -> Colours {
        Colours(self.0 | other.0)
    }

    /// The colours in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Colours) -> Colours {
        Colours(self.0 & other.0)
    }

    /// The colours not in the set.
    #[inline]
    #[must_use]
    pub const fn not(self) -> Colours {
        Colours(!self.0 & Self::ALL.0)
    }

    /// The colours of the set, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&c| self.contains(c))
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

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Colours {
        colours.into_iter().fold(Colours::NONE, |set, c| set.or(Colours::only(c)))
    }
}

impl fmt::Debug for Colours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|c| write!(f, "{c}"))
    }
}

impl Serialize for Colours {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}
