//! Who plays.

use std::fmt;
use std::str::FromStr;

use game::{Flaw, Message, ParseError, Seat, Seats};
use serde::de::IntoDeserializer;
use serde::de::value::StrDeserializer;
use serde::{Deserialize, Serialize};

/// A longer name would not fit beside a ship.
const LONGEST_NAME: usize = 40;

/// Who plays at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "PlayerFields", into = "PlayerFields")]
pub struct Player {
    /// What the others call them.
    pub name: String,
    /// Who decides for them.
    pub kind: PlayerKind,
}

/// Who decides for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// Somebody who is asked.
    Person,
    /// Chance.
    Random,
    /// A bot that plays so well.
    Bot(BotLevel),
}

/// The name of a bot's level: lower-case letters. Which levels there are is for those to know who make bots; a table
/// with a bot that nobody knows any more can still be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotLevel(String);

impl BotLevel {
    /// The level of this name, if it can be one.
    pub fn new(name: &str) -> Option<BotLevel> {
        let fits = (1..=LONGEST_NAME).contains(&name.len()) && name.bytes().all(|b| b.is_ascii_lowercase());
        fits.then(|| BotLevel(name.to_owned()))
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for BotLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A player as a header writes it: `kind = "bot"` has the bot's level on the next line.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerFields {
    name: String,
    kind: KindName,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<String>,
}

/// The kinds by name, for headers and entries.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum KindName {
    Person,
    Random,
    Bot,
}

impl fmt::Display for KindName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

impl FromStr for KindName {
    type Err = ParseError;

    fn from_str(name: &str) -> Result<KindName, ParseError> {
        let name: StrDeserializer<'_, serde::de::value::Error> = name.into_deserializer();
        KindName::deserialize(name).map_err(|_| ParseError::of("player"))
    }
}

impl From<Player> for PlayerFields {
    fn from(player: Player) -> PlayerFields {
        let (kind, level) = match player.kind {
            PlayerKind::Person => (KindName::Person, None),
            PlayerKind::Random => (KindName::Random, None),
            PlayerKind::Bot(level) => (KindName::Bot, Some(level.0)),
        };
        PlayerFields { name: player.name, kind, level }
    }
}

/// Why the fields of a header make no player. It is said in English only, as what else is wrong with a header's form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FieldsError {
    /// The level is no name.
    LevelName,
    /// A bot has none.
    NoLevel,
    /// Somebody else has one.
    LevelOfNoBot,
}

impl fmt::Display for FieldsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FieldsError::LevelName => "level: a name of lower-case letters is expected",
            FieldsError::NoLevel => "missing field `level` of a bot",
            FieldsError::LevelOfNoBot => "only a bot has a `level`",
        })
    }
}

impl std::error::Error for FieldsError {}

impl TryFrom<PlayerFields> for Player {
    type Error = FieldsError;

    fn try_from(fields: PlayerFields) -> Result<Player, FieldsError> {
        let kind = match (fields.kind, fields.level) {
            (KindName::Person, None) => PlayerKind::Person,
            (KindName::Random, None) => PlayerKind::Random,
            (KindName::Bot, Some(name)) => {
                PlayerKind::Bot(BotLevel::new(&name).ok_or(FieldsError::LevelName)?)
            }
            (KindName::Bot, None) => return Err(FieldsError::NoLevel),
            (KindName::Person | KindName::Random, Some(_)) => return Err(FieldsError::LevelOfNoBot),
        };
        Ok(Player { name: fields.name, kind })
    }
}

/// As an entry has it: `person "Ada"`, `random "Rand"`, `bot navigator "Ada"`.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PlayerFields { name, kind, level } = self.clone().into();
        write!(f, "{kind} ")?;
        if let Some(level) = level {
            write!(f, "{level} ")?;
        }
        f.write_str(&quoted(&name))
    }
}

impl FromStr for Player {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Player, ParseError> {
        let wrong = || ParseError::of("player");
        let (kind, rest) = text.split_once(' ').ok_or_else(wrong)?;
        let kind: KindName = kind.parse()?;
        let (level, name) = match kind {
            KindName::Person | KindName::Random => (None, rest),
            KindName::Bot => {
                rest.split_once(' ').map(|(level, name)| (Some(level.to_owned()), name)).ok_or_else(wrong)?
            }
        };
        let name = game::data::from_json(name.trim()).map_err(|_| wrong())?;
        PlayerFields { name, kind, level }.try_into().map_err(|_| wrong())
    }
}

/// A name as one word on its line: in quotation marks, and without the sign that begins a comment.
fn quoted(name: &str) -> String {
    serde_json::Value::from(name).to_string().replace('#', "\\u0023")
}

impl Player {
    /// A person with this name.
    pub fn person(name: impl Into<String>) -> Player {
        Player { name: name.into(), kind: PlayerKind::Person }
    }

    /// A player with this name who chooses at random.
    pub fn random(name: impl Into<String>) -> Player {
        Player { name: name.into(), kind: PlayerKind::Random }
    }

    /// A bot without a name of its own: it goes by its level. Several at one table are told apart by [`number_bots`].
    pub fn nameless_bot(level: BotLevel) -> Player {
        Player { name: level.0.clone(), kind: PlayerKind::Bot(level) }
    }

    /// The level and number of a bot without a name of its own; every language calls it otherwise.
    pub fn as_nameless_bot(&self) -> Option<(&BotLevel, usize)> {
        let PlayerKind::Bot(level) = &self.kind else { return None };
        match self.name.strip_prefix(level.name())? {
            "" => Some((level, 1)),
            rest => Some((level, rest.strip_prefix('-')?.parse().ok()?)),
        }
    }

    /// Whether they are asked.
    pub fn is_person(&self) -> bool {
        self.kind == PlayerKind::Person
    }

    /// A bot with this name, of this level.
    pub fn bot(name: impl Into<String>, level: BotLevel) -> Player {
        Player { name: name.into(), kind: PlayerKind::Bot(level) }
    }
}

/// The seats of people.
pub fn seats_of_people(players: &[Player]) -> Seats {
    let seated = Seat::ALL.into_iter().zip(players);
    seated.filter(|(_, player)| player.is_person()).map(|(seat, _)| seat).collect()
}

/// Numbers the bots without a name of their own, from the second of a level on.
pub fn number_bots(players: &mut [Player]) {
    for index in 0..players.len() {
        let (before, rest) = players.split_at_mut(index);
        let Some(player) = rest.first_mut() else { continue };
        let Some((level, _)) = player.as_nameless_bot() else { continue };
        let alike = before
            .iter()
            .filter(|other| other.as_nameless_bot().is_some_and(|(its, _)| its == level))
            .count();
        if alike > 0 {
            player.name = format!("{level}-{}", alike + 1);
        }
    }
}

/// What the players are called: a bot without a name of its own by its level, which `say` puts into the reader's language, and by
/// its number from the second of a level on.
pub fn display_names(players: &[Player], say: impl Fn(&BotLevel) -> String) -> Vec<String> {
    let name = |player: &Player| match player.as_nameless_bot() {
        None => player.name.clone(),
        Some((level, 0 | 1)) => say(level),
        Some((level, number)) => format!("{} {number}", say(level)),
    };
    players.iter().map(name).collect()
}

/// One player for each seat, each with a short and printable name.
pub(crate) fn check(players: &[Player], seats: usize) -> Result<(), Flaw> {
    if players.len() != seats {
        let reason = Message::new("flaw-count").with("expected", seats).with("value", players.len());
        return Err(Flaw::new("players", reason));
    }
    let fits = |name: &str| {
        !name.trim().is_empty() && name.chars().count() <= LONGEST_NAME && !name.chars().any(char::is_control)
    };
    match players.iter().position(|player| !fits(&player.name)) {
        Some(index) => {
            let reason = Message::new("flaw-name").with("longest", LONGEST_NAME);
            Err(Flaw::new(format!("players {}.name", index + 1), reason))
        }
        None => Ok(()),
    }
}
