//! Who plays.

use std::fmt;

use game::{Flaw, Message};
use serde::{Deserialize, Serialize};

/// A longer name would not fit beside a ship.
const LONGEST_NAME: usize = 40;

/// Who plays at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Entry", into = "Entry")]
pub struct Player {
    /// What the others call them.
    pub name: String,
    /// Who decides for them.
    pub kind: Kind,
}

/// Who decides for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
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

/// A player as a file writes it: `kind = "bot"` has the bot's level on the next line.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    name: String,
    kind: Word,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<String>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Word {
    Person,
    Random,
    Bot,
}

impl From<Player> for Entry {
    fn from(player: Player) -> Entry {
        let (kind, level) = match player.kind {
            Kind::Person => (Word::Person, None),
            Kind::Random => (Word::Random, None),
            Kind::Bot(level) => (Word::Bot, Some(level.0)),
        };
        Entry { name: player.name, kind, level }
    }
}

impl TryFrom<Entry> for Player {
    type Error = &'static str;

    fn try_from(entry: Entry) -> Result<Player, &'static str> {
        let kind = match (entry.kind, entry.level) {
            (Word::Person, None) => Kind::Person,
            (Word::Random, None) => Kind::Random,
            (Word::Bot, Some(name)) => {
                Kind::Bot(BotLevel::new(&name).ok_or("level: a name of lower-case letters is expected")?)
            }
            (Word::Bot, None) => return Err("missing field `level` of a bot"),
            (Word::Person | Word::Random, Some(_)) => return Err("only a bot has a `level`"),
        };
        Ok(Player { name: entry.name, kind })
    }
}

impl Player {
    /// A person with this name.
    pub fn person(name: impl Into<String>) -> Player {
        Player { name: name.into(), kind: Kind::Person }
    }

    /// A player with this name who chooses at random.
    pub fn random(name: impl Into<String>) -> Player {
        Player { name: name.into(), kind: Kind::Random }
    }

    /// A bot without a name of its own: it goes by its level, and by its number from the second of a kind on.
    pub fn nameless_bot(level: BotLevel, number: usize) -> Player {
        let name = if number < 2 { level.0.clone() } else { format!("{level}-{number}") };
        Player { name, kind: Kind::Bot(level) }
    }

    /// The level and number of a bot without a name of its own; every language calls it otherwise.
    pub fn as_nameless_bot(&self) -> Option<(&BotLevel, usize)> {
        let Kind::Bot(level) = &self.kind else { return None };
        match self.name.strip_prefix(level.name())? {
            "" => Some((level, 1)),
            rest => Some((level, rest.strip_prefix('-')?.parse().ok()?)),
        }
    }

    /// A bot with this name, of this level.
    pub fn bot(name: impl Into<String>, level: BotLevel) -> Player {
        Player { name: name.into(), kind: Kind::Bot(level) }
    }
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
        Some(place) => {
            let reason = Message::new("flaw-name").with("longest", LONGEST_NAME);
            Err(Flaw::new(format!("players {}.name", place + 1), reason))
        }
        None => Ok(()),
    }
}
