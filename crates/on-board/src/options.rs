//! What the players agree on before the deal.

use arrayvec::ArrayVec;
use game::{Flaw, Message};
use serde::{Deserialize, Serialize};

use crate::Card;

/// Legs of a cruise.
const LEGS: u8 = 4;

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// Which edition is played.
    pub edition: Edition,
    /// With captains (OB-30).
    #[serde(default)]
    pub captains: bool,
    /// With luggage (OB-31).
    #[serde(default)]
    pub luggage: bool,
    /// With special passengers (OB-32).
    #[serde(default)]
    pub special_passengers: bool,
}

/// An edition of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// *On Board*, 2022.
    OnBoard,
    /// *Bienvenue à bord*, 2019.
    BienvenueABord,
}

impl Edition {
    /// Both.
    pub const ALL: [Edition; 2] = [Edition::OnBoard, Edition::BienvenueABord];

    /// The name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::OnBoard => "on-board",
            Edition::BienvenueABord => "bienvenue-a-bord",
        }
    }

    /// How many port cards there are (OB-2).
    pub(crate) const fn ports(self) -> usize {
        match self {
            Edition::OnBoard => 5,
            Edition::BienvenueABord => 4,
        }
    }
}

impl Default for Options {
    /// The second edition without extensions.
    fn default() -> Options {
        Options { edition: Edition::OnBoard, captains: false, luggage: false, special_passengers: false }
    }
}

impl Options {
    /// The most rounds a game can have (OB-33).
    pub const MOST_ROUNDS: u8 = 24;

    /// Every edition with every combination of its extensions.
    pub fn all() -> impl Iterator<Item = Options> {
        let second = (0..8u8).map(|bits| Options {
            edition: Edition::OnBoard,
            captains: bits & 1 == 1,
            luggage: bits & 2 == 2,
            special_passengers: bits & 4 == 4,
        });
        second.chain([Options { edition: Edition::BienvenueABord, ..Options::default() }])
    }

    /// The extensions belong to the second edition.
    pub(crate) fn checked(&self) -> Result<(), Flaw> {
        let extended = self.captains || self.luggage || self.special_passengers;
        if extended && self.edition == Edition::BienvenueABord {
            return Err(Flaw::new("edition", Message::new("flaw-ob-extensions")));
        }
        Ok(())
    }

    /// How many rounds the game has.
    pub const fn rounds(&self) -> u8 {
        LEGS * self.rounds_between_ports()
    }

    /// Legs of a cruise: as many ports of call are reached.
    pub const fn legs(&self) -> u8 {
        LEGS
    }

    /// Rounds between two ports.
    pub const fn rounds_between_ports(&self) -> u8 {
        (self.leg() / 3) as u8
    }

    /// Cards between two ports (OB-1, OB-33).
    pub(crate) const fn leg(&self) -> usize {
        if self.luggage && self.special_passengers { 18 } else { 15 }
    }

    /// Cards that are shuffled, those removed unseen included (OB-31, OB-32).
    pub(crate) fn shuffled_cards(&self) -> ArrayVec<u8, { Card::MOST }> {
        let luggage = if self.luggage { 60..66 } else { 60..60 };
        let special = if self.special_passengers { 66..72 } else { 66..66 };
        (0..60).chain(luggage).chain(special).collect()
    }
}
