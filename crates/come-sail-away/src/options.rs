//! What the players agree on before the deal (CSA-8, CSA-11).

use game::{Flaw, Message};
use serde::{Deserialize, Serialize};

use crate::Facility;

/// The options of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// One to four; one plays solo.
    pub players: u8,
    /// Five different numbers of the ten.
    pub facilities: Vec<u8>,
    /// How the ten rooms lie.
    pub arrangement: Arrangement,
    /// Whether all see all hands.
    pub hands: Hands,
}

/// How the ten rooms lie around the staircase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arrangement {
    /// As in the first game; a replacement takes the place of the facility that goes.
    Recommended,
    /// Shuffled once for all.
    Shuffled,
}

/// Who sees a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hands {
    /// Its owner.
    Closed,
    /// Everybody.
    Open,
}

impl Default for Options {
    /// A solo first game.
    fn default() -> Options {
        Options {
            players: 1,
            facilities: vec![1, 2, 3, 4, 5],
            arrangement: Arrangement::Recommended,
            hands: Hands::Closed,
        }
    }
}

impl Options {
    /// The chosen facilities in increasing order.
    pub(crate) fn checked(&self) -> Result<[Facility; 5], Flaw> {
        if !(1..=4).contains(&self.players) {
            return Err(Flaw::new("players", Message::new("flaw-players").with("value", self.players)));
        }
        let five = || Flaw::new("facilities", Message::new("flaw-facilities"));
        let mut chosen = self
            .facilities
            .iter()
            .map(|&n| Facility::new(n).ok_or_else(five))
            .collect::<Result<Vec<_>, _>>()?;
        chosen.sort_unstable();
        chosen.dedup();
        match (self.facilities.len(), chosen.try_into()) {
            (5, Ok(chosen)) => Ok(chosen),
            _ => Err(five()),
        }
    }
}
