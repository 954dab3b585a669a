//! What a player can do: one click each.

use std::fmt;
use std::str::FromStr;

use game::ParseError;
use serde::Serialize;

use crate::{Mercenary, Space, Value};

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "action", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Action {
    /// Choose the ship to lay (PUF-9).
    Ship { value: Value },
    /// Choose the mercenary to buy (PUF-10).
    Hire { mercenary: Mercenary },
    /// Lay the chosen ship there (PUF-12).
    Lay { space: Space },
    /// Shoot at this ship, the first in its line (PUF-17, PUF-18).
    Shoot { space: Space },
    /// Fire all shots of a mercenary that leaves no choice (PUF-30).
    Fire,
    /// Repair this ship (PUF-19).
    Repair { space: Space },
    /// Put a mine there (PUF-20).
    Mine { space: Space },
    /// Remove this mine (PUF-22).
    Sweep { space: Space },
    /// Put a shield on this ship (PUF-22).
    Shield { space: Space },
    /// Take the top tile of the reserve (PUF-21).
    Take,
    /// Look through the reserve, to choose a tile (PUF-29).
    Search,
    /// Take a tile of this value out of the reserve (PUF-29).
    Choose { value: Value },
    /// This one of the three mines is the dummy (PUF-29).
    Dummy { space: Space },
    /// Leave out what is left of the effects (PUF-15).
    Decline,
    /// End the turn (PUF-11).
    End,
}

const SHIP: usize = 0;
const CHOOSE: usize = SHIP + 9;
const HIRE: usize = CHOOSE + 9;
const LAY: usize = HIRE + Mercenary::COUNT;
const SHOOT: usize = LAY + Space::COUNT;
const REPAIR: usize = SHOOT + Space::COUNT;
const MINE: usize = REPAIR + Space::COUNT;
const SWEEP: usize = MINE + Space::COUNT;
const SHIELD: usize = SWEEP + Space::COUNT;
const DUMMY: usize = SHIELD + Space::COUNT;
const FIRE: usize = DUMMY + Space::COUNT;
const TAKE: usize = FIRE + 1;
const SEARCH: usize = TAKE + 1;
const DECLINE: usize = SEARCH + 1;
const END: usize = DECLINE + 1;

impl Action {
    /// The size of the index space.
    pub const COUNT: usize = END + 1;

    /// The place in the index space.
    pub fn index(self) -> usize {
        match self {
            Action::Ship { value } => SHIP + value.index(),
            Action::Choose { value } => CHOOSE + value.index(),
            Action::Hire { mercenary } => HIRE + mercenary.index(),
            Action::Lay { space } => LAY + space.index(),
            Action::Shoot { space } => SHOOT + space.index(),
            Action::Repair { space } => REPAIR + space.index(),
            Action::Mine { space } => MINE + space.index(),
            Action::Sweep { space } => SWEEP + space.index(),
            Action::Shield { space } => SHIELD + space.index(),
            Action::Dummy { space } => DUMMY + space.index(),
            Action::Fire => FIRE,
            Action::Take => TAKE,
            Action::Search => SEARCH,
            Action::Decline => DECLINE,
            Action::End => END,
        }
    }

    /// The space that the action is about.
    pub const fn space(self) -> Option<Space> {
        match self {
            Action::Lay { space }
            | Action::Shoot { space }
            | Action::Repair { space }
            | Action::Mine { space }
            | Action::Sweep { space }
            | Action::Shield { space }
            | Action::Dummy { space } => Some(space),
            Action::Ship { .. }
            | Action::Hire { .. }
            | Action::Fire
            | Action::Take
            | Action::Search
            | Action::Choose { .. }
            | Action::Decline
            | Action::End => None,
        }
    }

    /// The action at this place.
    pub fn from_index(index: usize) -> Option<Action> {
        let value = |start: usize| Value::ALL.get(index - start).copied();
        let space = |start: usize| Space::new(index - start);
        Some(match index {
            END => Action::End,
            DECLINE => Action::Decline,
            SEARCH => Action::Search,
            TAKE => Action::Take,
            FIRE => Action::Fire,
            DUMMY..FIRE => Action::Dummy { space: space(DUMMY)? },
            SHIELD..DUMMY => Action::Shield { space: space(SHIELD)? },
            SWEEP..SHIELD => Action::Sweep { space: space(SWEEP)? },
            MINE..SWEEP => Action::Mine { space: space(MINE)? },
            REPAIR..MINE => Action::Repair { space: space(REPAIR)? },
            SHOOT..REPAIR => Action::Shoot { space: space(SHOOT)? },
            LAY..SHOOT => Action::Lay { space: space(LAY)? },
            HIRE..LAY => Action::Hire { mercenary: Mercenary::all().nth(index - HIRE)? },
            CHOOSE..HIRE => Action::Choose { value: value(CHOOSE)? },
            SHIP..CHOOSE => Action::Ship { value: value(SHIP)? },
            _ => return None,
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Ship { value } => write!(f, "ship {value}"),
            Action::Choose { value } => write!(f, "choose {value}"),
            Action::Hire { mercenary } => write!(f, "hire {mercenary}"),
            Action::Lay { space } => write!(f, "lay {space}"),
            Action::Shoot { space } => write!(f, "shoot {space}"),
            Action::Repair { space } => write!(f, "repair {space}"),
            Action::Mine { space } => write!(f, "mine {space}"),
            Action::Sweep { space } => write!(f, "sweep {space}"),
            Action::Shield { space } => write!(f, "shield {space}"),
            Action::Dummy { space } => write!(f, "dummy {space}"),
            Action::Fire => f.write_str("fire"),
            Action::Take => f.write_str("take"),
            Action::Search => f.write_str("search"),
            Action::Decline => f.write_str("decline"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let wrong = ParseError::of("action");
        let space = |word: &str| word.parse::<Space>();
        let number = |word: &str| match word.parse::<u8>() {
            Ok(number) if number.to_string() == word => Ok(number),
            _ => Err(wrong),
        };
        let value = |word: &str| Value::new(number(word)?).ok_or(wrong);
        Ok(match text.split(' ').collect::<Vec<_>>()[..] {
            ["ship", flag] => Action::Ship { value: value(flag)? },
            ["choose", flag] => Action::Choose { value: value(flag)? },
            ["hire", n] => Action::Hire { mercenary: Mercenary::new(number(n)?).ok_or(wrong)? },
            ["lay", at] => Action::Lay { space: space(at)? },
            ["shoot", at] => Action::Shoot { space: space(at)? },
            ["repair", at] => Action::Repair { space: space(at)? },
            ["mine", at] => Action::Mine { space: space(at)? },
            ["sweep", at] => Action::Sweep { space: space(at)? },
            ["shield", at] => Action::Shield { space: space(at)? },
            ["dummy", at] => Action::Dummy { space: space(at)? },
            ["fire"] => Action::Fire,
            ["take"] => Action::Take,
            ["search"] => Action::Search,
            ["decline"] => Action::Decline,
            ["end"] => Action::End,
            _ => return Err(wrong),
        })
    }
}
