//! Mercenaries, open to both players (PUF-3, PUF-28 to PUF-33).

use std::fmt;

use game::ParseError;
use serde::{Deserialize, Serialize};

use crate::Value;

/// One of the twelve mercenaries, by its place in the component file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
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

impl TryFrom<u8> for Mercenary {
    type Error = ParseError;

    fn try_from(number: u8) -> Result<Mercenary, ParseError> {
        Mercenary::new(number).ok_or(ParseError::of("mercenary"))
    }
}

impl From<Mercenary> for u8 {
    fn from(mercenary: Mercenary) -> u8 {
        mercenary.number()
    }
}

game::bit_set! {
    /// A set of mercenaries.
    pub struct Mercenaries(u16) of Mercenary; count Mercenary::COUNT; |place| Mercenary(place); serde
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

game::bit_set! {
    /// Values a mercenary may stand for.
    pub struct Values(u16) of Value; count Value::ALL.len(); |place| Value::at(place)
}

/// `X`, or the values: `1/4/7`.
impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Values::ALL {
            return f.write_str("X");
        }
        for (i, value) in self.iter().enumerate() {
            write!(f, "{}{value}", if i == 0 { "" } else { "/" })?;
        }
        Ok(())
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
