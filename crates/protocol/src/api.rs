//! Bodies of requests and answers over HTTP.

use game::{Message, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{Code, PersonId, PersonKind, PersonName, Phase, Raw, RoomSeat, Settings, TableId, Token};

/// A request is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// Why: the name of a sentence and what goes into it.
    pub why: Message,
}

/// `GET /api/status`: what the server can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Status {
    /// The newest protocol it speaks.
    pub protocol: u32,
    /// The oldest.
    pub oldest: u32,
    /// Which build it is.
    pub build: String,
    /// Addresses under which others can reach it; none where it listens to this machine alone.
    pub addresses: Vec<String>,
    /// Who one is, where one has a session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Me>,
}

/// `POST /api/session`: somebody new.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewSession {
    /// The name others will see.
    pub name: PersonName,
    /// The language they read, `en`, `fr` or `uk`.
    pub lang: String,
}

/// `GET /api/me`: who one is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Me {
    /// The id.
    pub id: PersonId,
    /// The name.
    pub name: PersonName,
    /// What kind of player.
    pub kind: PersonKind,
    /// The language.
    pub lang: String,
}

/// `PATCH /api/me`: another name or language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChangeMe {
    /// The new name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<PersonName>,
    /// The new language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}

/// `POST /api/pass`: a boarding pass to another device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pass {
    /// What the other device shows.
    pub code: Code,
    /// Until when it is good, in milliseconds since 1970.
    pub until: u64,
}

/// `POST /api/pass/use`: come aboard with a pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UsePass {
    /// The pass.
    pub code: Code,
}

/// `POST /api/programs`: a program that may play for its person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewProgram {
    /// The name others will see.
    pub name: PersonName,
}

/// A program, as its person sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Program {
    /// The id.
    pub id: PersonId,
    /// The name.
    pub name: PersonName,
    /// What it says who it is with; told once, when it is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
}

/// `GET /api/programs`: one's programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Programs {
    /// Without their tokens.
    pub programs: Vec<Program>,
}

/// `GET /api/sessions`: the devices on which one is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sessions {
    /// The one that asks first, then those used last.
    pub sessions: Vec<SessionInfo>,
}

/// A device on which one is known. `POST /api/sessions/end-others` ends all but the one that asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionInfo {
    /// Whether it is the one that asks.
    pub this: bool,
    /// When it began, in milliseconds since 1970.
    pub created: u64,
    /// When it was used last, to the hour.
    pub seen: u64,
}

/// `GET /api/blocks`: those with whom one is never seated together. `POST` and `DELETE /api/blocks/{person}` change it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blocks {
    /// Whom one has blocked.
    pub people: Vec<Blocked>,
}

/// Somebody whom one has blocked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blocked {
    /// The id.
    pub id: PersonId,
    /// The name.
    pub name: String,
}

/// Who is to sit at a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatPlan {
    /// Whoever opens the table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// `POST /api/tables`: a new table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// Its options, as the game writes them.
    pub options: Raw,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// What is agreed on.
    #[serde(default)]
    pub settings: Settings,
    /// What whoever opens the table adds to the deal, if they sit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<Token>,
}

/// The table that was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewTableAnswer {
    /// Its id.
    pub id: TableId,
    /// Lets others sit down.
    pub invite: Code,
    /// Lets others look on, where they may.
    pub watch: Code,
    /// What the server promises about the deal, in hexadecimal.
    pub commit: String,
}

/// `POST /api/tables/{id}/card`, `.../sit`: with the code that came in a link.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WithCode {
    /// The code, where one came.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<Code>,
}

/// `POST /api/tables/{id}/sit`: sit down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The code of the invitation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<Code>,
    /// Which seat; without it, the first free one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What one adds to the deal.
    pub salt: Token,
}

/// `POST /api/tables/{id}/seat`: whoever opened a table changes a seat before the game begins. Whoever sat there stands up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChangeSeat {
    /// Which seat.
    pub seat: Seat,
    /// Who is to sit there: whoever comes, or a bot.
    pub plan: SeatPlan,
}

/// `POST /api/tables/{id}/rematch`: play again, once the game is over. Whoever asks first opens the next table, with the seats
/// moved on by one; the others sit down there by asking for the same. It begins when all have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// What one adds to the deal.
    pub salt: Token,
}

/// The table of a rematch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RematchAnswer {
    /// Its id.
    pub id: TableId,
}

/// What an invitation shows: nothing of the game itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Card {
    /// Which table.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// What it is made from.
    pub setup: Raw,
    /// How far it is.
    pub phase: Phase,
    /// Who opened it, by name.
    pub owner: String,
    /// The seats.
    pub seats: Vec<RoomSeat>,
    /// What is agreed on.
    pub settings: Settings,
    /// Whether one may sit down.
    pub may_sit: bool,
    /// Whether one may look on.
    pub may_watch: bool,
    /// One's own seat, where one has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_seat: Option<Seat>,
    /// What the server promises about the deal.
    pub commit: String,
}

/// `GET /api/me/tables`: one's tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MyTables {
    /// Those that go on first, those where one is awaited before the others.
    pub tables: Vec<MyTable>,
}

/// One of one's tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MyTable {
    /// Which table.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// How far it is.
    pub phase: Phase,
    /// One's own seat; none for those who opened a table for others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_seat: Option<Seat>,
    /// The seats.
    pub seats: Vec<RoomSeat>,
    /// Who must decide.
    pub awaited: Seats,
    /// Until when, where time is counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<u64>,
    /// When something happened there last.
    pub changed: u64,
}

/// `POST /api/tables/{id}/invite`: new codes; the old ones are good for nothing from now on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invitation {
    /// Lets others sit down.
    pub invite: Code,
    /// Lets others look on.
    pub watch: Code,
}

/// `GET /api/tables/{id}/proof`: how the deal was made, once the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proof {
    /// What was promised before anybody sat down, in hexadecimal.
    pub commit: String,
    /// What the server drew, in hexadecimal.
    pub secret: String,
    /// What the players added, in the order in which they sat down, in hexadecimal.
    pub salts: Vec<String>,
}
