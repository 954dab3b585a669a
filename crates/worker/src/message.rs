//! What is asked and answered. As JSON: `{"game": "on-board", "table": "...", "seat": 0, "seed": "7", "lang": "fr", "ask":
//! {"kind": "line", "level": "admiral"}}`, and `{"kind": "line", "actions": ["alone 2", "end"]}`.

use serde::{Deserialize, Serialize};

/// A table, and what is asked for one of its seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The name of the game.
    pub game: String,
    /// The table, as its file's text.
    pub table: String,
    /// Counted from 0.
    pub seat: usize,
    /// What chance is made from: the same request has the same answer.
    #[serde(with = "digits")]
    pub seed: u64,
    /// The language of hints and complaints, by its code.
    pub lang: String,
    /// What is asked.
    pub ask: Ask,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ask {
    /// What a player of this level does: the name of a bot's level, or [`RANDOM`](crate::RANDOM).
    Line {
        /// The level.
        level: String,
    },
    /// Help for a person.
    Hint,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Answer {
    /// What the player does: never without an action.
    Line {
        /// In notation, up to the next thing that the player cannot know.
        actions: Vec<String>,
    },
    /// A hint in sentences, each step saying more than the one before.
    Hint {
        /// Where to look.
        look: String,
        /// What is to be gained there, the main thing first.
        aims: Vec<String>,
        /// The move.
        moves: Vec<HintMove>,
        /// What it gains over the next best.
        gain: String,
    },
    /// The seat has nothing to decide.
    Nothing,
}

/// One action of a move that a hint names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HintMove {
    /// In notation.
    pub action: String,
    /// How a player says it.
    pub words: String,
}

/// A number as text: JavaScript's own numbers have no room for all digits of a seed.
mod digits {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(number: &u64, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(number)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}
