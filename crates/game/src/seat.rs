//! Who sits at the table, and who looks on.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most players any game seats.
pub const MAX_SEATS: usize = 4;

/// One place at the table, counted from 0 and written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// Every seat a game may have.
    pub const ALL: [Seat; MAX_SEATS] = [Seat(0), Seat(1), Seat(2), Seat(3)];

    /// The seat with this index, if it is one.
    pub fn new(index: usize) -> Option<Seat> {
        Self::ALL.get(index).copied()
    }

    /// Counted from 0; always below [`MAX_SEATS`].
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 3) as usize
    }

    /// The other player of a game for two.
    #[inline]
    #[must_use]
    pub const fn opponent(self) -> Seat {
        Seat((self.0 & 1) ^ 1)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let number = usize::deserialize(from)?;
        let seat = number.checked_sub(1).and_then(Seat::new);
        seat.ok_or_else(|| D::Error::custom(format!("there is no seat {number}")))
    }
}

crate::bit_set! {
    /// A set of seats.
    pub struct Seats(u8) of Seat; count MAX_SEATS; |place| Seat(place); serde
}

impl Seats {
    /// The first `count` seats.
    #[inline]
    pub const fn first(count: usize) -> Seats {
        Seats(((1u16 << count) - 1) as u8).and(Seats::ALL)
    }
}

/// For whose eyes a view is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player: what is open, and what is their own.
    Seat(Seat),
    /// Somebody looking on: what is open.
    Spectator,
    /// Anybody once the game is over, or the owner of a file that holds the deal: everything.
    Everything,
}

impl Viewer {
    /// The seat of a player.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everything => None,
        }
    }

    /// Whether this viewer may know what is known to `seats` only.
    #[inline]
    pub const fn shares(self, seats: Seats) -> bool {
        match self {
            Viewer::Seat(seat) => seats.contains(seat),
            Viewer::Spectator => false,
            Viewer::Everything => true,
        }
    }
}
