//! The 42 spaces of the sea, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};
use std::str::FromStr;

use game::{ParseError, Seat};

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

    /// The same for a player at this seat: the first has it as it is, the second sits opposite, so for them it is turned half round.
    #[must_use]
    pub const fn from_seat(self, near: Seat) -> Space {
        if near.index() == 0 { self } else { Space(Space::COUNT as u8 - 1 - self.0) }
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
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Space, ParseError> {
        let wrong = ParseError::of("space");
        let [column @ b'a'..=b'g', row @ b'1'..=b'6'] = *text.as_bytes() else { return Err(wrong) };
        Space::at(usize::from(column - b'a'), usize::from(row - b'1')).ok_or(wrong)
    }
}

game::serde_as_text!(Space);

game::bit_set! {
    /// A set of spaces.
    pub struct Spaces(u64) of Space; count Space::COUNT; |place| Space(place); serde
}

impl Spaces {
    const COLUMN_A: u64 = 0x0008_1020_4081;
    const COLUMN_G: u64 = Spaces::COLUMN_A << (WIDTH - 1);
    const ROW: u64 = (1 << WIDTH) - 1;

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
        self.and(other)
    }
}

impl BitOr for Spaces {
    type Output = Spaces;

    #[inline]
    fn bitor(self, other: Spaces) -> Spaces {
        self.or(other)
    }
}

impl Not for Spaces {
    type Output = Spaces;

    #[inline]
    fn not(self) -> Spaces {
        Spaces::not(self)
    }
}
