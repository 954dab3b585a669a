//! What somebody wants to happen at a table.

use game::Seat;
use protocol::{ClaimFor, OfferKind};

use crate::LogEntry;

/// Who gives an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// Whoever the seat belongs to, even while a bot keeps it.
    Owner(Seat),
    /// The bot that plays there.
    Bot(Seat),
    /// The server itself: somebody's time is up.
    Server,
}

/// What somebody wants to happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// An action of the game.
    Act {
        /// How many entries the seat had when it was given.
        own: u32,
        /// How often others had taken moments away then.
        turned: u32,
        /// The action, in its notation.
        act: String,
    },
    /// Take back the seat's last action.
    Undo {
        /// As with an action.
        own: u32,
        /// As with an action.
        turned: u32,
    },
    /// Give the game up.
    Resign {
        /// As with an action.
        own: u32,
    },
    /// A bot is to play on at one's own seat.
    LeaveToBot,
    /// The seat's owner plays on themselves.
    Back,
    /// Propose something.
    Offer(OfferKind),
    /// Answer what was proposed.
    Answer {
        /// Which proposal is meant.
        what: OfferKind,
        /// Whether one agrees.
        yes: bool,
    },
    /// Decide about the seat of somebody who is gone.
    Claim {
        /// Whose.
        seat: Seat,
        /// What is to happen.
        what: ClaimFor,
    },
    /// Give somebody time.
    Gift {
        /// Whom.
        seat: Seat,
    },
    /// The clocks run on after a pause.
    Resume,
    /// The seat's time is up.
    TimeUp {
        /// Whose.
        seat: Seat,
    },
}

/// What comes of an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proposed {
    /// This entry: it is made in memory already, and must be written before anybody is told.
    Entry(LogEntry),
    /// Nothing: it was done before, and was sent again.
    AlreadyDone,
}
