//! The lines of a table's log on a server: what is written to disk, and what everything is replayed from.

use std::fmt;
use std::str::FromStr;

use game::{ParseError, Seat};
use protocol::OfferKind;

use crate::Millis;

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// Counted from 1.
    pub seq: u64,
    /// Whose seat it concerns.
    pub seat: Seat,
    /// For what goes into the table's own log: how many entries that seat had there before.
    pub own: Option<u32>,
    /// When it counts as made.
    pub at: Millis,
    /// What happened.
    pub deed: Deed,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Something that goes into the table's own log, as it is written there.
    Table(String),
    /// The seat proposes something.
    Offer(OfferKind),
    /// The seat agrees to what is proposed. Once all have, it happens.
    Agree,
    /// The seat does not agree, or takes its own proposal back.
    Decline,
    /// The seat ends a pause.
    Resume,
    /// The seat gets time from another.
    Gift,
}

/// What begins a line that is none of the table's own: no notation of a game begins so.
const SIGN: char = '~';

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Table(text) => f.write_str(text),
            Deed::Offer(what) => write!(f, "{SIGN}offer {}", offer_name(*what)),
            Deed::Agree => write!(f, "{SIGN}agree"),
            Deed::Decline => write!(f, "{SIGN}decline"),
            Deed::Resume => write!(f, "{SIGN}resume"),
            Deed::Gift => write!(f, "{SIGN}gift"),
        }
    }
}

impl FromStr for Deed {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Deed, ParseError> {
        let Some(word) = text.strip_prefix(SIGN) else { return Ok(Deed::Table(text.to_owned())) };
        match word.split_once(' ').unwrap_or((word, "")) {
            ("offer", what) => OFFERS.into_iter().find(|&kind| offer_name(kind) == what).map(Deed::Offer),
            ("agree", "") => Some(Deed::Agree),
            ("decline", "") => Some(Deed::Decline),
            ("resume", "") => Some(Deed::Resume),
            ("gift", "") => Some(Deed::Gift),
            _ => None,
        }
        .ok_or(ParseError::of("entry"))
    }
}

const OFFERS: [OfferKind; 3] = [OfferKind::Takeback, OfferKind::Pause, OfferKind::Abort];

fn offer_name(what: OfferKind) -> &'static str {
    match what {
        OfferKind::Takeback => "takeback",
        OfferKind::Pause => "pause",
        OfferKind::Abort => "abort",
    }
}

/// Why a log cannot be replayed: somebody else wrote it, or a disk lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLog {
    /// The entry that does not fit.
    pub seq: u64,
    /// Why, for whoever runs the server.
    pub detail: String,
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.seq, self.detail)
    }
}

impl std::error::Error for BadLog {}
