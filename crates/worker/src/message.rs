//! What is asked and answered. As JSON: `{"game": "on-board", "setup": {...}, "view": {...}, "seat": 1, "seed": "7", "ask":
//! {"line": {"bot": "admiral"}}}`, and `{"line": {"actions": ["alone 2", "end"]}}`. Enums have their names outside: with a tag
//! inside, whoever reads them needs much more code, and a page has little room.

use std::fmt;
use std::str::FromStr;

use bots::Level;
use catalog::GameId;
use game::{Game, Message, ParseError, Seat, Viewer, serde_as_text};
use serde::{Deserialize, Serialize};
use table::{GameSetup, Table};

/// What one seat has of a game, and what is asked for it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Request<G: Game> {
    /// Which game it is.
    pub game: GameId,
    /// What the game is made from.
    pub setup: GameSetup<G::Options>,
    /// What the seat knows.
    pub view: G::View,
    /// Whose move or hint it is.
    pub seat: Seat,
    /// What chance is made from: the same request has the same answer.
    #[serde(with = "text")]
    pub seed: u64,
    /// What is asked.
    pub ask: Ask,
}

impl<G: Game> Request<G> {
    /// What is asked for a seat of this table: its view, and nothing else of it.
    pub fn new(game: GameId, table: &Table<G>, seat: Seat, ask: Ask) -> Request<G> {
        let (setup, view) = (GameSetup::of(&**table.game()), table.view(Viewer::Seat(seat)));
        Request { game, setup, view, seat, seed: table.seed_for(seat), ask }
    }
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// What this player does.
    Line {
        /// Who plays.
        bot: Bot,
    },
    /// Help for a person.
    Hint,
}

/// A player whom nobody asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// A bot that plays so well.
    Level(Level),
    /// Somebody who chooses at random.
    Random,
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Level(level) => level.fmt(f),
            Bot::Random => f.write_str("random"),
        }
    }
}

impl FromStr for Bot {
    type Err = ParseError;

    fn from_str(name: &str) -> Result<Bot, ParseError> {
        match name {
            "random" => Ok(Bot::Random),
            level => level.parse().map(Bot::Level).map_err(|_| ParseError::of("bot")),
        }
    }
}

serde_as_text!(Bot);

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", bound(serialize = "A: fmt::Display"))]
#[serde(bound(deserialize = "A: FromStr<Err = ParseError>"))]
pub enum Answer<A> {
    /// What the player does: never without an action.
    Line {
        /// Up to the next thing that the player cannot know.
        #[serde(with = "texts")]
        actions: Vec<A>,
    },
    /// A hint, each step saying more than the one before.
    Hint {
        /// Where to look.
        look: Message,
        /// What can be chosen there now.
        #[serde(with = "texts")]
        places: Vec<A>,
        /// What is to be gained there, the main thing first.
        aims: Vec<Message>,
        /// The move.
        moves: Vec<HintMove<A>>,
        /// What it gains over the next best.
        gain: Message,
    },
    /// The seat has nothing to decide.
    Nothing,
}

/// One action of a move that a hint names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "A: fmt::Display", deserialize = "A: FromStr<Err = ParseError>"))]
pub struct HintMove<A> {
    /// The action.
    #[serde(with = "text")]
    pub action: A,
    /// How a player says it.
    pub words: Message,
}

/// A value as text: actions have a notation, and JavaScript's own numbers have no room for all digits of a seed.
mod text {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub(super) fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// The same for several.
pub(crate) mod texts {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<T: Display, S: Serializer>(values: &[T], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(values.iter().map(ToString::to_string))
    }

    pub(crate) fn deserialize<'de, T, D>(from: D) -> Result<Vec<T>, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        let all = Vec::<String>::deserialize(from)?;
        all.iter().map(|text| text.parse().map_err(D::Error::custom)).collect()
    }
}
