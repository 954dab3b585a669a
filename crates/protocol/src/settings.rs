//! What is agreed on at a table before the game: time, and who may do what.

use serde::{Deserialize, Serialize};

/// What whoever opens a table decides for all who will play there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// How much time there is.
    pub pace: Pace,
    /// What happens when time is up.
    pub late: Late,
    /// Who may look on.
    pub audience: Audience,
    /// Whether there is free text besides the ready sentences.
    pub chat: bool,
    /// Whether the app may give hints.
    pub hints: bool,
    /// Whether players may ask for their moves back.
    pub takebacks: bool,
}

/// Who may look at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Those who sit there, and nobody else.
    Players,
    /// Whoever has the link for it, too.
    #[default]
    Link,
}

/// How much time players have for their turns. A turn lasts from the moment somebody is awaited until they no longer are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Pace {
    /// As much as they like.
    #[default]
    None,
    /// For people who sit there now: so many seconds, and some more for every turn, never above what they began with.
    Live {
        /// Seconds at the beginning.
        bank: u32,
        /// Seconds gained by every turn.
        gain: u32,
    },
    /// For people who look in now and then: so many days a turn, and some more for the turns that take longer.
    Days {
        /// Days for each turn.
        turn: u32,
        /// Days in reserve for the whole game.
        reserve: u32,
    },
}

/// What happens when somebody's time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Late {
    /// The others say what is to become of the seat.
    #[default]
    Claim,
    /// A bot plays on.
    Bot,
    /// The game is lost; at tables of two.
    Loss,
}

/// What is left of somebody's time, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// For this turn: the bank, or what is left of the days of the turn.
    pub left: u64,
    /// Beyond that: the reserve.
    pub reserve: u64,
}
