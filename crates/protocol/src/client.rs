//! What a browser or a program says to the server.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::message::messages;
use crate::{Code, Mark, OfferKind, Said, TableId};

messages! {
    /// What a browser or a program says to the server.
    ClientMessage {
        "watch" => Watch,
        "unwatch" => Unwatch,
        "do" => Do,
        "undo" => Undo,
        "resign" => Resign,
        "leave-to-bot" => LeaveToBot,
        "back" => Back,
        "offer" => Offer,
        "answer" => Answer,
        "claim" => Claim,
        "gift" => Gift,
        "resume" => Resume,
        "say" => Say,
        "look" => Look,
        "ping" => Ping,
    }
}

/// Follow a table from now on, as whoever the session is there: at a seat, or looking on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Watch {
    /// Which table.
    pub table: TableId,
    /// What lets a stranger look, where one is needed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<Code>,
    /// What is there already from an earlier connection.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub have: Option<Have>,
}

/// The moments that a client has of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Have {
    /// How many.
    pub n: u32,
    /// The mark of the last one.
    pub mark: Mark,
}

/// Follow it no longer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unwatch {
    /// Which table.
    pub table: TableId,
}

/// One action of one's own seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Do {
    /// Where.
    pub table: TableId,
    /// How many entries one's seat had before this one, orders on their way included. It makes an order that is sent twice one order.
    pub own: u32,
    /// How often others had taken moments away, as the last `now` said.
    pub turned: u32,
    /// The action, in its notation.
    pub act: String,
}

/// Take back one's last action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undo {
    /// Where.
    pub table: TableId,
    /// As in [`Do`].
    pub own: u32,
    /// As in [`Do`].
    pub turned: u32,
}

/// Give the game up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resign {
    /// Where.
    pub table: TableId,
    /// As in [`Do`].
    pub own: u32,
}

/// Let a bot play on at one's seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaveToBot {
    /// Where.
    pub table: TableId,
}

/// Take one's seat back from the bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Back {
    /// Where.
    pub table: TableId,
}

/// Propose something to the others. A table has one open offer at most.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Where.
    pub table: TableId,
    /// What.
    pub what: OfferKind,
}

/// Answer the open offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// Where.
    pub table: TableId,
    /// Which offer is meant: another may have come meanwhile.
    pub what: OfferKind,
    /// Whether one agrees. Whoever made the offer withdraws it with a no.
    pub yes: bool,
}

/// Somebody is gone or out of time: say what is to become of their seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// Where.
    pub table: TableId,
    /// Whose seat.
    pub seat: Seat,
    /// What is to happen.
    #[serde(rename = "for")]
    pub what: ClaimFor,
}

/// What is claimed of a seat whose player is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimFor {
    /// A bot plays on there.
    Bot,
    /// The other player has won; at tables of two.
    Win,
}

/// Give another player time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gift {
    /// Where.
    pub table: TableId,
    /// To whom.
    pub seat: Seat,
}

/// Let the clocks run on after a pause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resume {
    /// Where.
    pub table: TableId,
}

/// Say something to the others at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Say {
    /// Where.
    pub table: TableId,
    /// The sender's own number of it: a line that is sent twice is one line.
    pub id: u32,
    /// What.
    pub said: Said,
}

/// Ask for what was known after earlier moments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Look {
    /// Where.
    pub table: TableId,
    /// After the first moment asked for; nought is the beginning.
    pub from: u32,
    /// After the last one.
    pub to: u32,
}

/// Is anybody there?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ping {
    /// Comes back with the answer.
    pub n: u32,
}
