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

/// The rulebook's advice on which facilities to use (CSA-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// 1 to 5: the first game.
    Base,
    /// An advanced facility for 5.
    OneReplacement(Facility),
    /// Two advanced facilities for 4 and 5, the lower number for 4.
    TwoReplacements(Facility, Facility),
}

impl Preset {
    /// All of them, the simplest first.
    pub fn all() -> impl Iterator<Item = Preset> {
        let advanced = || Facility::ALL.into_iter().filter(|f| f.number() > 5);
        let two =
            move |low| advanced().filter(move |&f| f > low).map(move |f| Preset::TwoReplacements(low, f));
        std::iter::once(Preset::Base)
            .chain(advanced().map(Preset::OneReplacement))
            .chain(advanced().flat_map(two))
    }

    /// The advice that brings in these advanced facilities, in whatever order they are named; at least one.
    pub fn replacing(newcomers: &[u8]) -> Option<Preset> {
        let mut newcomers = newcomers.to_vec();
        newcomers.sort_unstable();
        let brings = |preset: &Preset| preset.facilities().iter().filter(|n| **n > 5).eq(&newcomers);
        Preset::all().filter(|preset| *preset != Preset::Base).find(brings)
    }

    /// What goes into [`Options::facilities`].
    pub fn facilities(self) -> Vec<u8> {
        let [four, five] = match self {
            Preset::Base => [4, 5],
            Preset::OneReplacement(five) => [4, five.number()],
            Preset::TwoReplacements(four, five) => [four.number(), five.number()],
        };
        vec![1, 2, 3, four, five]
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
