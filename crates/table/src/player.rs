//! Who plays.

use game::{Flaw, Message};
use serde::{Deserialize, Serialize};

/// A longer name would not fit beside a ship.
const LONGEST_NAME: usize = 40;

/// Who plays at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// What the others call them.
    pub name: String,
    /// Who decides for them.
    pub kind: Kind,
}

/// Who decides for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Somebody who is asked.
    Person,
    /// Chance.
    Random,
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
