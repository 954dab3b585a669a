//! The tiles of a ship, and whom each of them takes (CSA-20 to CSA-29).

use std::fmt;
use std::str::FromStr;

use game::{ParseError, Rule};
use serde::{Deserialize, Serialize};

use crate::{Colour, Colours, csa};

/// A facility, by its number from 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Facility(u8);

game::bit_set! {
    /// A set of facilities.
    pub struct Facilities(u16) of Facility; count 10; |place| Facility(place + 1); serde
}

/// What kind of facility.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// 1, 3, 5: two tables of two.
    DiningRoom,
    /// 2, 4: four different colours.
    Salon,
    /// 6: seats fill from left to right, outer two alike, inner two alike.
    Bar,
    /// 7: one of each colour.
    Pool,
    /// 8: four of one colour.
    Library,
    /// 9, the *appartement de luxe*: three different colours, with luggage.
    Suite,
    /// 10: three of one colour and one of another.
    Theatre,
}

impl Facility {
    /// All ten.
    pub const ALL: [Facility; 10] = {
        let mut all = [Facility(0); 10];
        let mut i = 0;
        while i < 10 {
            all[i] = Facility(i as u8 + 1);
            i += 1;
        }
        all
    };

    /// The facility with this number.
    pub fn new(number: u8) -> Option<Facility> {
        (1..=10).contains(&number).then_some(Facility(number))
    }

    /// From 1 to 10.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// From 0 to 9.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// What kind it is.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self.0 {
            2 | 4 => Kind::Salon,
            6 => Kind::Bar,
            7 => Kind::Pool,
            8 => Kind::Library,
            9 => Kind::Suite,
            10 => Kind::Theatre,
            _ => Kind::DiningRoom,
        }
    }

    /// How many seats it has.
    pub const fn seats(self) -> u8 {
        match self.kind() {
            Kind::Pool => 5,
            Kind::Suite => 3,
            _ => 4,
        }
    }
}

impl TryFrom<u8> for Facility {
    type Error = ParseError;

    fn try_from(number: u8) -> Result<Facility, ParseError> {
        Facility::new(number).ok_or(ParseError::of("facility"))
    }
}

impl From<Facility> for u8 {
    fn from(facility: Facility) -> u8 {
        facility.0
    }
}

/// A tile of the ship's eleven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tile {
    /// A guest cabin, with three doors of its colour.
    GuestCabin(Colour),
    /// A facility.
    Facility(Facility),
    /// The grand staircase.
    Staircase,
}

impl Tile {
    /// A guest cabin's doors, one passenger each (CSA-20).
    pub(crate) const CABIN_SEATS: u8 = 3;

    /// How many seats it has; the staircase takes any number.
    pub const fn seats(self) -> Option<u8> {
        match self {
            Tile::GuestCabin(_) => Some(Tile::CABIN_SEATS),
            Tile::Facility(facility) => Some(facility.seats()),
            Tile::Staircase => None,
        }
    }

    /// The rule that says whom the tile takes.
    pub fn placement_rule(self) -> Rule {
        csa(match self {
            Tile::GuestCabin(_) => 20,
            Tile::Staircase => 24,
            Tile::Facility(facility) => match facility.kind() {
                Kind::DiningRoom => 22,
                Kind::Salon => 23,
                Kind::Bar => 25,
                Kind::Pool => 26,
                Kind::Library => 27,
                Kind::Suite => 28,
                Kind::Theatre => 29,
            },
        })
    }
}

/// As the component file and the table's file write it: a colour's name or a facility's number.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tile::GuestCabin(colour) => f.write_str(colour.name()),
            Tile::Facility(facility) => write!(f, "{}", facility.0),
            Tile::Staircase => f.write_str("staircase"),
        }
    }
}

impl FromStr for Tile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Tile, ParseError> {
        if let Some(colour) = Colour::ALL.into_iter().find(|c| c.name() == text) {
            return Ok(Tile::GuestCabin(colour));
        }
        let facility = Facility::ALL.into_iter().find(|f| f.0.to_string() == text);
        facility.map(Tile::Facility).ok_or(ParseError::of("tile"))
    }
}

game::serde_as_text!(Tile);

/// The doors of a cabin: how many of each colour.
pub(crate) type Doors = [u8; 5];

/// Whom a cabin still takes: one passenger per door, of the door's colour (CSA-20, CSA-21).
#[inline]
pub(crate) fn cabin_takes(doors: &Doors, inside: &[u8; 5]) -> Colours {
    let mut free = [0; 5];
    for i in 0..5 {
        free[i] = doors[i].saturating_sub(inside[i]);
    }
    Colours::whose(&free, |n| n > 0)
}

/// Whom the staircase takes: any number, of at most three colours at a time (CSA-24).
#[inline]
fn staircase_takes(inside: &[u8; 5]) -> Colours {
    let present = Colours::whose(inside, |n| n > 0);
    if present.quick_len() < 3 { Colours::ALL } else { present }
}

/// Whom a tile still takes. `outer` is the colour of the bar's outer seats, once somebody sits there.
#[inline]
pub(crate) fn tile_takes(tile: Tile, inside: &[u8; 5], outer: Option<Colour>) -> Colours {
    match tile {
        Tile::GuestCabin(colour) => {
            let mut doors = Doors::default();
            doors[colour.index()] = Tile::CABIN_SEATS;
            cabin_takes(&doors, inside)
        }
        Tile::Facility(facility) => facility_takes(facility.kind(), inside, outer),
        Tile::Staircase => staircase_takes(inside),
    }
}

/// Whom a facility still takes. `outer` is the colour of the bar's outer seats, once somebody sits there.
#[inline]
fn facility_takes(kind: Kind, inside: &[u8; 5], outer: Option<Colour>) -> Colours {
    let count: u8 = inside.iter().sum();
    let absent = Colours::whose(inside, |n| n == 0);
    let present = absent.not();
    match kind {
        // CSA-22: a second passenger at a table of that colour, or a new colour at a free table.
        Kind::DiningRoom => {
            let half_full = Colours::whose(inside, |n| n == 1);
            if present.quick_len() < 2 { half_full.or(absent) } else { half_full }
        }
        Kind::Salon if count < 4 => absent,
        Kind::Pool => absent,
        Kind::Suite if count < 3 => absent,
        Kind::Library if count == 0 => Colours::ALL,
        Kind::Library if count < 4 => present,
        // CSA-25: the second seat starts the inner pair, the third ends it, the fourth ends the outer pair.
        Kind::Bar => match (count, outer) {
            (0, _) | (_, None) => Colours::ALL,
            (1, Some(outer)) => Colours::only(outer).not(),
            (2, Some(outer)) => present.and(Colours::only(outer).not()),
            (3, Some(outer)) => Colours::only(outer),
            _ => Colours::NONE,
        },
        // CSA-29: whoever can still lead to three and one.
        Kind::Theatre => match (count, present.quick_len()) {
            (0 | 1, _) | (2, 1) => Colours::ALL,
            (2, _) => present,
            (3, 1) => absent,
            (3, _) => Colours::whose(inside, |n| n == 2),
            _ => Colours::NONE,
        },
        _ => Colours::NONE,
    }
}
