//! What browsers, programs and a server of online tables say to each other: messages, ids, limits, versions.
//!
//! Messages of the socket are text frames of JSON, `{"t": kind, ...}`: [`ClientMessage`] one way, [`ServerMessage`] the other. Bodies of
//! requests over HTTP are in [`api`]. What belongs to a game (views, events, options) is carried as it is written, and read by
//! whoever knows the game; this crate knows none, and does no IO. `docs/protocol.md` says the same for people who write programs.

pub mod api;
mod client;
mod id;
pub mod limits;
mod message;
mod person;
mod room;
mod server;
mod settings;

pub use client::{
    Answer, Back, Claim, ClaimFor, ClientMessage, Do, Gift, Have, LeaveToBot, Look, Offer, Ping, Resign,
    Resume, Say, Undo, Unwatch, Watch,
};
pub use id::{Code, PersonId, TableId, Token};
pub use message::{BadMessage, Raw};
pub use person::{BadName, PersonKind, PersonName};
pub use room::{ChatLine, OfferKind, OpenOffer, Phase, Preset, Room, RoomSeat, Said, Sitter};
pub use server::{
    Bye, Called, Chat, Mark, Moment, No, Now, Opening, Pong, Seen, ServerMessage, UndoState, Welcome, You,
};
pub use settings::{Audience, Clock, Late, Pace, Settings};

/// The number of this protocol: of messages and of the shapes of views and events in them. What only adds leaves it as it is.
pub const PROTOCOL: u32 = 1 + cfg!(feature = "next-release") as u32;

/// The oldest number that a server of this build still speaks.
pub const OLDEST_PROTOCOL: u32 = 1;

/// The name of a number in the handshake of the socket.
pub fn subprotocol(protocol: u32) -> String {
    format!("seaboard.{protocol}")
}

/// The number that has this name.
pub fn protocol_number(name: &str) -> Option<u32> {
    name.strip_prefix("seaboard.")?.parse().ok()
}

/// Why a server closes a socket, as the codes of the closing frame.
pub mod close {
    /// What was sent is no message.
    pub const MALFORMED: u16 = 4400;
    /// The session has ended.
    pub const SESSION_ENDED: u16 = 4401;
    /// This is not allowed.
    pub const FORBIDDEN: u16 = 4403;
    /// The other side speaks a protocol that this one does not.
    pub const OTHER_PROTOCOL: u16 = 4409;
    /// Too much at once.
    pub const TOO_MUCH: u16 = 4429;
    /// The server is going away; others or the next will answer.
    pub const GOING_AWAY: u16 = 4503;
}
