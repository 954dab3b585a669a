//! Mercenaries, open to both players (PUF-3, PUF-28 to PUF-33).

use std::fmt;

use serde::{Serialize, Serializer};

use crate::Value;

/// One of the twelve mercenaries, by its place in the component file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mercenary(u8);

impl Mercenary {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// The mercenary with this number, from 1.
    pub fn new(number: u8) -> Option<Mercenary> {
        (1..=Mercenary::COUNT as u8).contains(&number).then(|| Mercenary(number - 1))
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Mercenary> {
        (0..Mercenary::COUNT as u8).map(Mercenary)
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Mercenary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Mercenary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl Serialize for Mercenary {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number())
    }
}

/// A set of mercenaries.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Mercenaries(u16);

impl Mercenaries {
    /// Whether the mercenary is in the set.
    #[inline]
    pub const fn contains(self, mercenary: Mercenary) -> bool {
        self.0 >> mercenary.0 & 1 == 1
    }

    #[inline]
    pub(crate) fn remove(&mut self, mercenary: Mercenary) {
        self.0 &= !(1 << mercenary.0);
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether none is left.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The mercenaries, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Mercenary> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let lowest = (bits != 0).then(|| Mercenary(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            lowest
        })
    }
}

impl FromIterator<Mercenary> for Mercenaries {
    fn from_iter<I: IntoIterator<Item = Mercenary>>(mercenaries: I) -> Mercenaries {
        Mercenaries(mercenaries.into_iter().fold(0, |bits, mercenary| bits | 1 << mercenary.0))
    }
}

impl fmt::Debug for Mercenaries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// What is printed on a mercenary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contract {
    /// Its price in gold.
    pub cost: u8,
    /// The values its owner may choose from (PUF-28).
    pub values: Values,
    /// What it does.
    pub power: Power,
}

/// Values a mercenary may stand for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Values(u16);

impl Values {
    /// X: any value.
    pub const ANY: Values = Values((1 << 9) - 1);

    /// Whether this is one of them.
    pub const fn contains(self, value: Value) -> bool {
        self.0 >> value.index() & 1 == 1
    }

    /// A bit for each value, the lowest first.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The values, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Value> {
        Value::ALL.into_iter().filter(move |&value| self.contains(value))
    }
}

impl FromIterator<Value> for Values {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Values {
        Values(values.into_iter().fold(0, |bits, value| bits | 1 << value.index()))
    }
}

/// `X`, or the values: `1/4/7`.
impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Values::ANY {
            return f.write_str("X");
        }
        for (i, value) in self.iter().enumerate() {
            write!(f, "{}{value}", if i == 0 { "" } else { "/" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What a mercenary does, when it is laid or at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Power {
    /// A shield (PUF-29).
    Shield,
    /// Choose a tile of the reserve (PUF-29).
    ChooseTile,
    /// Remove up to three mines (PUF-29).
    RemoveMines,
    /// Place three mines, one of them the dummy (PUF-29).
    PlaceMines,
    /// A shot at each of the four neighbouring spaces (PUF-30).
    AdjacentShots,
    /// A shot to the left and one to the right (PUF-30).
    LateralShots,
    /// Two shots in different diagonal directions (PUF-31).
    DiagonalShots,
    /// Laid on an enemy ship (PUF-33).
    Crush,
    /// A point for each combination of identical ships (PUF-32).
    PerIdentical,
    /// A point for each shield of the fleet (PUF-32).
    PerShield,
    /// A point for each own ship beside it (PUF-32).
    PerNeighbour,
}

impl Power {
    /// All of them.
    pub const ALL: [Power; 11] = [
        Power::Shield,
        Power::ChooseTile,
        Power::RemoveMines,
        Power::PlaceMines,
        Power::AdjacentShots,
        Power::LateralShots,
        Power::DiagonalShots,
        Power::Crush,
        Power::PerIdentical,
        Power::PerShield,
        Power::PerNeighbour,
    ];

    /// The name in component files.
    pub const fn name(self) -> &'static str {
        match self {
            Power::Shield => "shield",
            Power::ChooseTile => "choose tile",
            Power::RemoveMines => "remove mines",
            Power::PlaceMines => "place mines",
            Power::AdjacentShots => "adjacent shots",
            Power::LateralShots => "lateral shots",
            Power::DiagonalShots => "diagonal shots",
            Power::Crush => "crush",
            Power::PerIdentical => "per identical",
            Power::PerShield => "per shield",
            Power::PerNeighbour => "per neighbour",
        }
    }
}
