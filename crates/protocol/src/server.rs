//! What the server says to a browser or a program.

use std::fmt;
use std::str::FromStr;

use game::{Message, ParseError, Seat, Seats, Viewer, serde_as_text};
use serde::{Deserialize, Serialize};
use table::{Ending, UndoError};

use crate::message::messages;
use crate::{ChatLine, PersonId, PersonKind, Raw, Room, Settings, TableId};

messages! {
    /// What the server says to a browser or a program.
    ServerMessage {
        "welcome" => Welcome,
        "opening" => Opening,
        "now" => Now,
        "room" => Room,
        "chat" => Chat,
        "no" => No,
        "seen" => Seen,
        "called" => Called,
        "pong" => Pong,
        "bye" => Bye,
    }
}

/// The first message of a socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    /// The number of the protocol that is spoken.
    pub protocol: u32,
    /// Which build the server is; another than the page's own means that there is a newer app.
    pub build: String,
    /// Who one is.
    pub you: You,
    /// What the server's clock says, in milliseconds since 1970.
    pub time: u64,
}

/// Who somebody is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct You {
    /// The id.
    pub id: PersonId,
    /// The name others see.
    pub name: String,
    /// What kind of player that is.
    pub kind: PersonKind,
}

/// What does not change at a table whose game has begun.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// Which table.
    pub table: TableId,
    /// Which game.
    pub game: String,
    /// What the game is made from: rules version, options, components.
    pub setup: Raw,
    /// What is agreed on.
    pub settings: Settings,
    /// What the server promised before the deal, in hexadecimal.
    pub commit: String,
    /// When the game began.
    pub started: u64,
}

/// What one viewer has of a game now, as a difference to what they had.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Now {
    /// Which table.
    pub table: TableId,
    /// How many moments of what one has stand; the others are forgotten.
    pub from: u32,
    /// Those that come after them.
    pub moments: Vec<Moment>,
    /// How many there are then.
    pub n: u32,
    /// The mark of the last one: whoever reckons another has missed something, and watches anew.
    pub mark: Mark,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// What they know.
    pub view: Raw,
    /// Who must decide.
    pub awaited: Seats,
    /// What the viewer may do, in notation.
    pub choices: Vec<String>,
    /// Whether the viewer's last action can be taken back.
    pub undo: UndoState,
    /// How many entries the viewer's seat has made. An order with a smaller number is written on disk.
    pub own: u32,
    /// How often others took moments away that the viewer had seen.
    pub turned: u32,
    /// How it ended, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// Something that happened, as a viewer saw it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// Who acted, and how, where the viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub a: Option<(Seat, String)>,
    /// What came of it: events of the game.
    pub e: Vec<Raw>,
}

/// What identifies all moments up to one: FNV-1a over their JSON, each with the mark before it. It depends on nothing but what the
/// viewer saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark(pub u64);

impl Mark {
    /// The mark of no moments.
    pub const NONE: Mark = Mark(0xcbf2_9ce4_8422_2325);

    /// The mark after one more moment, given as it is written.
    #[must_use]
    pub fn then(self, moment: &str) -> Mark {
        let byte = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Mark(moment.bytes().fold(self.0, byte))
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for Mark {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Mark, ParseError> {
        let digits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = digits.then(|| u64::from_str_radix(text, 16).ok()).flatten();
        number.map(Mark).ok_or(ParseError::of("mark"))
    }
}

serde_as_text!(Mark);

/// Whether somebody's last action can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UndoState {
    /// It can, by an `undo`.
    Free,
    /// It cannot.
    No(UndoError),
}

impl From<Result<(), UndoError>> for UndoState {
    fn from(undo: Result<(), UndoError>) -> UndoState {
        undo.map_or_else(UndoState::No, |()| UndoState::Free)
    }
}

/// Lines of a table's chat that one has not got yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chat {
    /// Which table.
    pub table: TableId,
    /// The lines, oldest first.
    pub lines: Vec<ChatLine>,
}

/// An order or a request is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct No {
    /// At which table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// The `own` of the order that is refused, where it had one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<u32>,
    /// Why: the name of a sentence and what goes into it.
    pub why: Message,
}

/// What was known after earlier moments.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Seen {
    /// Which table.
    pub table: TableId,
    /// After which moment the first of the views is.
    pub from: u32,
    /// The views.
    pub views: Vec<Raw>,
}

/// It is one's turn at a table that this socket does not watch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Called {
    /// Which table.
    pub table: TableId,
}

/// The answer to a ping.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pong {
    /// The ping's number.
    pub n: u32,
    /// What the server's clock says.
    pub time: u64,
}

/// The socket is about to be closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bye {
    /// Why.
    pub why: Message,
    /// After how many milliseconds to come back, where that helps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry: Option<u64>,
}
