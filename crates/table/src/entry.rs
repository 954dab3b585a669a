//! The lines of the log.

use std::fmt::{self, Display};
use std::str::FromStr;

use game::{ParseError, Seat};

use crate::player::Player;

/// One line of the log: what a seat did, and when, if somebody looked at a clock.
///
/// It is written as files have it: `1 play 17`, `2 undo`, `1 player bot navigator "Ada" @1763337600000`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<A> {
    /// Whose entry it is.
    pub seat: Seat,
    /// What they did.
    pub deed: Deed<A>,
    /// When it was made, in milliseconds since 1970.
    pub at: Option<u64>,
}

/// What can be entered into a log: an action of the game, or one of the table's own affairs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed<A> {
    /// An action of the game.
    Act(A),
    /// The seat takes back its last action.
    Undo,
    /// At a practice table: the game goes back to before the seat's last action.
    Rewind,
    /// By the will of all: the game goes back to before the seat's last action.
    Takeback,
    /// The seat gives the game up. Nothing follows it.
    Resign,
    /// The seat's time is up, and the game is lost with it. Nothing follows it.
    Timeout,
    /// From now on somebody else decides at this seat.
    Player(Box<Player>),
}

impl<A> Entry<A> {
    /// What the seat did, whenever that was.
    pub const fn new(seat: Seat, deed: Deed<A>) -> Entry<A> {
        Entry { seat, deed, at: None }
    }
}

impl<A: Display> Display for Entry<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seat, self.deed)?;
        match self.at {
            Some(at) => write!(f, " @{at}"),
            None => Ok(()),
        }
    }
}

impl<A: FromStr> FromStr for Entry<A> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Entry<A>, ParseError> {
        let (seat, rest) = text.trim().split_once(' ').ok_or(ParseError::of("entry"))?;
        let seat = seat.parse::<usize>().map_err(|_| ParseError::of("entry"))?;
        let seat = seat.checked_sub(1).and_then(Seat::new).ok_or(ParseError::of("seat"))?;
        let timed = rest.rsplit_once(" @").and_then(|(deed, at)| Some((deed, at.parse().ok()?)));
        let (deed, at) = timed.map_or((rest, None), |(deed, at)| (deed, Some(at)));
        Ok(Entry { seat, deed: deed.trim().parse()?, at })
    }
}

impl<A: Display> Display for Deed<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Act(action) => action.fmt(f),
            Deed::Undo => f.write_str("undo"),
            Deed::Rewind => f.write_str("rewind"),
            Deed::Takeback => f.write_str("takeback"),
            Deed::Resign => f.write_str("resign"),
            Deed::Timeout => f.write_str("timeout"),
            Deed::Player(player) => write!(f, "player {player}"),
        }
    }
}

impl<A: FromStr> FromStr for Deed<A> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Deed<A>, ParseError> {
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (first, rest) {
            ("undo", "") => Ok(Deed::Undo),
            ("rewind", "") => Ok(Deed::Rewind),
            ("takeback", "") => Ok(Deed::Takeback),
            ("resign", "") => Ok(Deed::Resign),
            ("timeout", "") => Ok(Deed::Timeout),
            ("player", _) => rest.parse().map(|player| Deed::Player(Box::new(player))),
            _ => text.parse().map(Deed::Act).map_err(|_| ParseError::of("entry")),
        }
    }
}
