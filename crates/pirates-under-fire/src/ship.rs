//! Ships: the values on their flags, and the tiles of a player.

use std::fmt;
use std::str::FromStr;

use game::ParseError;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Mercenary;

/// The value on a ship's flag, 1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Value(u8);

impl Value {
    /// All nine.
    pub const ALL: [Value; 9] =
        [Value(1), Value(2), Value(3), Value(4), Value(5), Value(6), Value(7), Value(8), Value(9)];

    /// This value, if there is one.
    pub fn new(value: u8) -> Option<Value> {
        (1..=9).contains(&value).then_some(Value(value))
    }

    /// The number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Counted from 0.
    #[inline]
    pub(crate) const fn at(index: u8) -> Value {
        Value(index % 9 + 1)
    }
}

impl TryFrom<u8> for Value {
    type Error = ParseError;

    fn try_from(number: u8) -> Result<Value, ParseError> {
        Value::new(number).ok_or(ParseError::of("value of a ship"))
    }
}

impl From<Value> for u8 {
    fn from(value: Value) -> u8 {
        value.0
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How many of each value. It travels as a list of the values, and holds no more of one than there are tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counts([u8; 9]);

impl Counts {
    /// How many of this value.
    #[inline]
    pub const fn of(&self, value: Value) -> u8 {
        self.0[value.index()]
    }

    /// How many in all.
    pub fn total(&self) -> usize {
        self.0.iter().map(|&n| usize::from(n)).sum()
    }

    /// The values, lowest first, each as often as it is there.
    pub fn iter(&self) -> impl Iterator<Item = Value> {
        Value::ALL.into_iter().flat_map(|value| (0..self.of(value)).map(move |_| value))
    }

    #[inline]
    pub(crate) fn add(&mut self, value: Value) {
        self.0[value.index()] += 1;
    }
}

impl FromIterator<Value> for Counts {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Counts {
        let mut counts = Counts::default();
        values.into_iter().for_each(|value| counts.add(value));
        counts
    }
}

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Counts, D::Error> {
        let mut counts = Counts::default();
        for value in Vec::<Value>::deserialize(from)? {
            if counts.of(value) == Tile::OF_A_VALUE {
                return Err(D::Error::custom(format!("too many ships of value {value}")));
            }
            counts.add(value);
        }
        Ok(counts)
    }
}

/// One of a player's 27 tiles (PUF-1). Players cannot tell the three of a value apart; chance must.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile(u8);

impl Tile {
    /// How many a player has.
    pub const COUNT: usize = 27;
    /// How many of a value.
    pub const OF_A_VALUE: u8 = 3;

    /// All of them, by value.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..Tile::COUNT as u8).map(Tile)
    }

    /// One of the three tiles of this value.
    pub(crate) const fn new(value: Value, copy: u8) -> Tile {
        Tile(value.index() as u8 * Tile::OF_A_VALUE + copy % Tile::OF_A_VALUE)
    }

    /// The value on its flag.
    #[inline]
    pub const fn value(self) -> Value {
        Value(self.0 / Tile::OF_A_VALUE + 1)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The value, and which of the three: `5b`. A deal has 54 of them, so it is put together by hand.
    pub(crate) fn name(self) -> String {
        let letters = [b'0' + self.value().number(), b'a' + self.0 % Tile::OF_A_VALUE];
        letters.map(char::from).into_iter().collect()
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

impl FromStr for Tile {
    type Err = ParseError;

    fn from_str(name: &str) -> Result<Tile, ParseError> {
        let wrong = ParseError::of("tile");
        let [value @ b'1'..=b'9', copy @ b'a'..=b'c'] = *name.as_bytes() else { return Err(wrong) };
        Ok(Tile::new(Value::new(value - b'0').ok_or(wrong)?, copy - b'a'))
    }
}

game::serde_as_text!(Tile);

game::bit_set! {
    /// A set of one player's tiles.
    pub(crate) struct Tiles(u32) of Tile; count Tile::COUNT; |place| Tile(place)
}

impl Tiles {
    /// The first of this value.
    #[inline]
    pub(crate) const fn first_of(self, value: Value) -> Option<Tile> {
        let start = value.index() as u32 * 3;
        match self.0 >> start & 0b111 {
            0 => None,
            bits => Some(Tile((start + bits.trailing_zeros()) as u8)),
        }
    }

    /// How many of this value.
    #[inline]
    pub(crate) const fn count(self, value: Value) -> u8 {
        (self.0 >> (value.index() * 3) & 0b111).count_ones() as u8
    }

    /// The values that are there, each once, lowest first.
    #[inline]
    pub(crate) fn values(self) -> impl Iterator<Item = Value> {
        Value::ALL.into_iter().filter(move |&value| self.0 >> (value.index() * 3) & 0b111 != 0)
    }

    pub(crate) fn counts(self) -> Counts {
        self.iter().map(Tile::value).collect()
    }
}

/// Tiles face down on each other; the next to be taken is last. It travels as a list, the next one first.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Pile {
    tiles: [Tile; Pile::MOST],
    len: u8,
}

impl Pile {
    /// Tiles of a draw pile at the start (PUF-6).
    pub(crate) const MOST: usize = 18;
    /// Tiles of a reserve at the start (PUF-6).
    pub(crate) const RESERVE: usize = Tile::COUNT - Pile::MOST;
    pub(crate) const EMPTY: Pile = Pile { tiles: [Tile(0); Pile::MOST], len: 0 };

    #[inline]
    pub(crate) fn tiles(&self) -> &[Tile] {
        &self.tiles[..usize::from(self.len)]
    }

    /// The values, the next to be taken first.
    pub(crate) fn next_first(&self) -> impl Iterator<Item = Value> {
        self.tiles().iter().rev().map(|tile| tile.value())
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    pub(crate) fn push(&mut self, tile: Tile) {
        if let Some(place) = self.tiles.get_mut(usize::from(self.len)) {
            *place = tile;
            self.len += 1;
        }
    }

    #[inline]
    pub(crate) fn take(&mut self) -> Option<Tile> {
        let top = *self.tiles().last()?;
        self.len -= 1;
        // So that equal piles are equal states.
        self.tiles[usize::from(self.len)] = Tile(0);
        Some(top)
    }

    /// Takes out this tile; the order of the others stays.
    pub(crate) fn take_out(&mut self, tile: Tile) {
        let Some(place) = self.tiles().iter().position(|&t| t == tile) else { return };
        self.tiles.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        self.tiles[usize::from(self.len)] = Tile(0);
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.tiles().iter().map(ToString::to_string)).finish()
    }
}

impl FromIterator<Tile> for Pile {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Pile {
        let mut pile = Pile::EMPTY;
        tiles.into_iter().for_each(|tile| pile.push(tile));
        pile
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.tiles().iter().rev())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Pile, D::Error> {
        let tiles = Vec::<Tile>::deserialize(from)?;
        let different: Tiles = tiles.iter().copied().collect();
        if tiles.len() > Pile::MOST || different.len() != tiles.len() {
            return Err(D::Error::custom("no pile of different tiles"));
        }
        Ok(tiles.into_iter().rev().collect())
    }
}

/// A ship at sea.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ship {
    /// A ship of a player's own.
    #[serde(rename = "value")]
    Own(Value),
    /// A mercenary.
    #[serde(rename = "mercenary")]
    Hired(Mercenary),
}
