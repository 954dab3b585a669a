//! Who is at a table, what they propose, and what they say.

use game::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{Clock, PersonId, TableId};

/// Everything about a table but the game itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Room {
    /// Which table.
    pub table: TableId,
    /// How far it is.
    pub phase: Phase,
    /// Who opened it.
    pub owner: Option<PersonId>,
    /// The seats, the first one first.
    pub seats: Vec<RoomSeat>,
    /// What is left of everybody's time at `as_of`; empty where nobody counts it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<Clock>,
    /// Whose clocks run since then.
    pub running: Seats,
    /// When the clocks were read, in milliseconds since 1970.
    #[serde(default)]
    pub as_of: u64,
    /// Whether the clocks stand still by consent.
    #[serde(default)]
    pub paused: bool,
    /// What somebody proposes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<OpenOffer>,
    /// Whose seats the others may claim.
    pub claimable: Seats,
    /// How many look on.
    pub watching: u32,
    /// The table where it goes on, once somebody made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableId>,
}

impl Room {
    /// The room of a table where people still sit down.
    pub fn open(table: TableId, owner: Option<PersonId>, seats: Vec<RoomSeat>, watching: u32) -> Room {
        Room {
            table,
            phase: Phase::Open,
            owner,
            seats,
            clocks: Vec::new(),
            running: Seats::NONE,
            as_of: 0,
            paused: false,
            offer: None,
            claimable: Seats::NONE,
            watching,
            rematch: None,
        }
    }
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People sit down.
    Open,
    /// They play.
    Playing,
    /// The game has ended.
    Over,
    /// It ended without a result.
    Aborted,
}

/// A seat, and who has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomSeat {
    /// Who sits there.
    pub sitter: Sitter,
    /// Whether they are connected; bots always are.
    pub here: bool,
    /// Since when they are not, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gone_since: Option<u64>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// The id.
        id: PersonId,
        /// The name.
        name: String,
    },
    /// A person's program.
    Program {
        /// The id.
        id: PersonId,
        /// The name.
        name: String,
    },
    /// A bot of the server.
    Bot {
        /// How well it plays.
        level: String,
        /// Whose seat it keeps, where somebody left or was gone: they may come back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead_of: Option<PersonId>,
    },
}

/// What somebody proposes, and who has not answered yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenOffer {
    /// What.
    pub what: OfferKind,
    /// Who.
    pub by: Seat,
    /// Who must still agree.
    pub waiting_for: Seats,
}

/// What can be proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferKind {
    /// The game goes back to before one's last action.
    Takeback,
    /// The clocks stand still.
    Pause,
    /// The game ends without a result.
    Abort,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatLine {
    /// Counted from 1 at every table; what onlookers say among themselves from [`ChatLine::ASIDES`].
    pub id: u32,
    /// Who said it.
    pub by: PersonId,
    /// Their name then.
    pub name: String,
    /// Their seat; none for those who look on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The number that its sender gave it.
    pub sent_as: u32,
    /// What.
    pub said: Said,
}

impl ChatLine {
    /// Lines above this number are those that onlookers said among themselves while the game went on: players get them when it
    /// is over.
    pub const ASIDES: u32 = 1 << 30;

    /// Whether it is one of those.
    pub const fn is_aside(&self) -> bool {
        self.id > ChatLine::ASIDES
    }
}

/// What somebody says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Said {
    /// A ready sentence or a sign, by its name: everybody reads it in their own language.
    Preset(Preset),
    /// Free text.
    Text(String),
}

/// Ready sentences and signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the sentences stand in locales/ under these names")]
pub enum Preset {
    Hello,
    GoodGame,
    WellPlayed,
    Thinking,
    Oops,
    Thanks,
    Again,
    BackSoon,
    Smile,
    Laugh,
    Cheer,
    Surprise,
    Sigh,
    Anchor,
}

impl Preset {
    /// All of them: sentences first, then signs.
    pub const ALL: [Preset; 14] = [
        Preset::Hello,
        Preset::GoodGame,
        Preset::WellPlayed,
        Preset::Thinking,
        Preset::Oops,
        Preset::Thanks,
        Preset::Again,
        Preset::BackSoon,
        Preset::Smile,
        Preset::Laugh,
        Preset::Cheer,
        Preset::Surprise,
        Preset::Sigh,
        Preset::Anchor,
    ];

    /// Whether it is a sign instead of a sentence.
    pub const fn is_sign(self) -> bool {
        self as usize >= Preset::Smile as usize
    }
}
