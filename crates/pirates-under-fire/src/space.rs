//! The 42 spaces of the sea, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};
use std::str::FromStr;

use game::Seat;
use serde::{Serialize, Serializer};

/// Columns of the sea.
pub const WIDTH: usize = 7;
/// Rows of the sea, three for each player.
pub const DEPTH: usize = 6;

/// A space of the sea: columns a to g, rows 1 to 6. Row 1 is the first row of the first seat, row 6 that of the second (PUF-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// How many there are.
    pub const COUNT: usize = WIDTH * DEPTH;

    /// The first of them.
    pub const FIRST: Space = Space(0);

    /// The space with this index, row by row.
    pub const fn new(index: usize) -> Option<Space> {
        if index < Space::COUNT { Some(Space(index as u8)) } else { None }
    }

    /// The space in this column and row, both counted from 0.
    pub const fn at(column: usize, row: usize) -> Option<Space> {
        if column < WIDTH && row < DEPTH { Some(Space((row * WIDTH + column) as u8)) } else { None }
    }

    /// Counted from 0, row by row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, from 0.
    #[inline]
    pub const fn column(self) -> usize {
        self.0 as usize % WIDTH
    }

    /// The row, from 0.
    #[inline]
    pub const fn row(self) -> usize {
        self.0 as usize / WIDTH
    }

    /// All of them, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> {
        (0..Space::COUNT as u8).map(Space)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column() as u8) as char, self.row() + 1)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Space {
    type Err = ();

    fn from_str(text: &str) -> Result<Space, ()> {
        let [column @ b'a'..=b'g', row @ b'1'..=b'6'] = *text.as_bytes() else { return Err(()) };
        Space::at(usize::from(column - b'a'), usize::from(row - b'1')).ok_or(())
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// A set of spaces.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Spaces(u64);

impl Spaces {
    /// None.
    pub const NONE: Spaces = Spaces(0);
    /// The whole sea.
    pub const ALL: Spaces = Spaces((1 << Space::COUNT) - 1);

    const COLUMN_A: u64 = 0x0008_1020_4081;
    const COLUMN_G: u64 = Spaces::COLUMN_A << (WIDTH - 1);
    const ROW: u64 = (1 << WIDTH) - 1;

    /// This space alone.
    #[inline]
    pub const fn only(space: Space) -> Spaces {
        Spaces(1 << space.0)
    }

    /// The seat's three rows (PUF-2).
    #[inline]
    pub const fn sea_of(seat: Seat) -> Spaces {
        let near = (1 << (3 * WIDTH)) - 1;
        Spaces(if seat.index() == 0 { near } else { near << (3 * WIDTH) })
    }

    /// The row nearest to the seat (PUF-2).
    #[inline]
    pub const fn first_row(seat: Seat) -> Spaces {
        Spaces(if seat.index() == 0 { Spaces::ROW } else { Spaces::ROW << (5 * WIDTH) })
    }

    /// Whether the space is in the set.
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    /// The set with this space added.
    #[inline]
    #[must_use]
    pub const fn with(self, space: Space) -> Spaces {
        Spaces(self.0 | 1 << space.0)
    }

    /// The set with this space taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, space: Space) -> Spaces {
        Spaces(self.0 & !(1 << space.0))
    }

    /// Whether it holds no space.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// A bit for each space, row by row.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// How many spaces it holds.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The spaces, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let space = Spaces(bits).lowest()?;
            bits &= bits - 1;
            Some(space)
        })
    }

    /// The lowest space.
    #[inline]
    pub const fn lowest(self) -> Option<Space> {
        if self.0 == 0 { None } else { Some(Space(self.0.trailing_zeros() as u8)) }
    }

    /// The highest space.
    #[inline]
    pub const fn highest(self) -> Option<Space> {
        if self.0 == 0 { None } else { Some(Space(self.0.ilog2() as u8)) }
    }

    /// The spaces orthogonally adjacent to any of these.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Spaces {
        let beside = (self.0 & !Spaces::COLUMN_G) << 1 | (self.0 & !Spaces::COLUMN_A) >> 1;
        Spaces((beside | self.0 << WIDTH | self.0 >> WIDTH) & Spaces::ALL.0)
    }

    /// Where three of these lie side by side in a row: the leftmost of each three.
    #[inline]
    pub(crate) const fn threes_across(self) -> Spaces {
        let once = self.0 & !Spaces::COLUMN_A;
        let twice = once & !(Spaces::COLUMN_A << 1);
        Spaces(self.0 & once >> 1 & twice >> 2)
    }

    /// Where three of these lie one behind the other in a column: the nearest of each three.
    #[inline]
    pub(crate) const fn threes_deep(self) -> Spaces {
        Spaces(self.0 & self.0 >> WIDTH & self.0 >> (2 * WIDTH))
    }
}

impl BitAnd for Spaces {
    type Output = Spaces;

    #[inline]
    fn bitand(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }
}

impl BitOr for Spaces {
    type Output = Spaces;

    #[inline]
    fn bitor(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }
}

impl Not for Spaces {
    type Output = Spaces;

    #[inline]
    fn not(self) -> Spaces {
        Spaces(!self.0 & Spaces::ALL.0)
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        spaces.into_iter().fold(Spaces::NONE, Spaces::with)
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
