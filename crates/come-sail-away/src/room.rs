//! The places for rooms on a ship, and which touch which (CSA-2 to CSA-4).
//!
//! ```text
//!  stern1  a0 a1 a2 a3  bow1
//!          b0 stair b3
//!  stern2  c0 c1 c2 c3  bow2
//! ```

use std::fmt;
use std::str::FromStr;

use game::ParseError;

/// A place for a room.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Room(u8);

const NAMES: [&str; Room::COUNT] =
    ["a0", "a1", "a2", "a3", "b0", "stair", "b3", "c0", "c1", "c2", "c3", "stern1", "stern2", "bow1", "bow2"];

/// Each pair of neighbours once.
const PAIRS: [(u8, u8); 24] = [
    // along the rows
    (0, 1),
    (1, 2),
    (2, 3),
    (4, 5),
    (5, 6),
    (7, 8),
    (8, 9),
    (9, 10),
    // up and down; the staircase touches the two above and the two below
    (0, 4),
    (4, 7),
    (3, 6),
    (6, 10),
    (1, 5),
    (2, 5),
    (8, 5),
    (9, 5),
    // stern and bow: the upper place touches rows a and b, the lower one b and c (CSA-4)
    (11, 0),
    (11, 4),
    (12, 4),
    (12, 7),
    (13, 3),
    (13, 6),
    (14, 6),
    (14, 10),
];

const TOUCHING: [Rooms; Room::COUNT] = {
    let mut touching = [Rooms(0); Room::COUNT];
    let mut i = 0;
    while i < PAIRS.len() {
        let (one, two) = PAIRS[i];
        touching[one as usize].0 |= 1 << two;
        touching[two as usize].0 |= 1 << one;
        i += 1;
    }
    // the two small cabins of the same end
    touching[11].0 |= 1 << 12;
    touching[12].0 |= 1 << 11;
    touching[13].0 |= 1 << 14;
    touching[14].0 |= 1 << 13;
    touching
};

impl Room {
    /// Eleven rooms, and four places for small cabins.
    pub const COUNT: usize = 15;
    /// The grand staircase.
    pub const STAIRCASE: Room = Room(5);
    /// The places for small cabins: stern, then bow, each the upper one first.
    pub const BERTHS: [Room; 4] = [Room(11), Room(12), Room(13), Room(14)];

    /// The place with this index.
    #[inline]
    pub const fn new(index: usize) -> Option<Room> {
        if index < Self::COUNT { Some(Room(index as u8)) } else { None }
    }

    /// From 0 to 14.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The places next to this one.
    #[inline]
    pub const fn touching(self) -> Rooms {
        TOUCHING[self.0 as usize]
    }

    /// For a small cabin's place, which of the four it is.
    #[inline]
    pub const fn berth(self) -> Option<usize> {
        (self.0 as usize).checked_sub(11)
    }

    /// All places.
    pub fn all() -> impl Iterator<Item = Room> {
        (0..Self::COUNT as u8).map(Room)
    }
}

impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[self.index()])
    }
}

impl fmt::Debug for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Room {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Room, ParseError> {
        NAMES.iter().position(|&name| name == text).and_then(Room::new).ok_or(ParseError::of("room"))
    }
}

game::serde_as_text!(Room);

game::bit_set! {
    /// A set of places.
    pub struct Rooms(u16) of Room; count Room::COUNT; |place| Room(place); serde
}

impl Rooms {
    /// The eleven rooms every ship has from the start.
    pub const MAIN: Rooms = Rooms(0x7ff);
}
