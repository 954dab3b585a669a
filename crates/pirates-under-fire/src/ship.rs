//! Ships: the values on their flags, and the tiles of a player.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::Mercenary;

/// The value on a ship's flag, 1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.0)
    }
}

/// How many of each value.
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

    /// As files write it: the value, and which of the three.
    pub(crate) fn name(self) -> String {
        format!("{}{}", self.value(), (b'a' + self.0 % 3) as char)
    }

    pub(crate) fn from_name(name: &str) -> Option<Tile> {
        let [value, copy @ b'a'..=b'c'] = *name.as_bytes() else { return None };
        Some(Tile::new(Value::new(value.checked_sub(b'0')?)?, copy - b'a'))
    }
}

/// A set of one player's tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Tiles(u32);

impl Tiles {
    #[inline]
    pub(crate) fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    #[inline]
    pub(crate) fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    #[inline]
    pub(crate) const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

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

    pub(crate) fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::all().filter(move |&tile| self.contains(tile))
    }

    pub(crate) fn counts(self) -> Counts {
        self.iter().map(Tile::value).collect()
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        let mut set = Tiles::default();
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}

/// Tiles face down on each other; the next to be taken is last.
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
        f.debug_list().entries(self.tiles().iter().map(|tile| tile.name())).finish()
    }
}

impl FromIterator<Tile> for Pile {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Pile {
        let mut pile = Pile::EMPTY;
        tiles.into_iter().for_each(|tile| pile.push(tile));
        pile
    }
}

/// A ship at sea.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Ship {
    /// A ship of a player's own.
    #[serde(rename = "value")]
    Own(Value),
    /// A mercenary.
    #[serde(rename = "mercenary")]
    Hired(Mercenary),
}
