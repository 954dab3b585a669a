//! What a player can do: one click each.

use std::fmt;
use std::str::FromStr;

use game::ParseError;
use serde::{Deserialize, Serialize};

use crate::{Captain, Level, Symbol};

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "action", rename_all = "kebab-case")]
pub enum Action {
    /// Keep this one of two captains (OB-30).
    Keep {
        /// Which.
        captain: Captain,
    },
    /// As splitter: this card stands alone (OB-5).
    Alone {
        /// Which of the three, from 0.
        #[serde(with = "game::from_one")]
        card: u8,
    },
    /// As splitter: lay this pile face down (OB-34).
    Hide {
        /// Which.
        pile: Pile,
    },
    /// Take this pile (OB-6).
    Choose {
        /// Which.
        pile: Pile,
    },
    /// Give a card just taken to the opponent (OB-35).
    Give {
        /// Its place among one's cards, from 0.
        #[serde(with = "game::from_one")]
        card: u8,
        /// By whose leave.
        power: Power,
    },
    /// Resolve this card next (OB-7).
    Next {
        /// Its place among one's cards, from 0.
        #[serde(with = "game::from_one")]
        card: u8,
    },
    /// Put the passenger into a cabin of this level.
    Place {
        /// Which.
        level: Level,
    },
    /// No cabin for the passenger, or none for the lover: send them away (OB-13, OB-17).
    SendAway,
    /// Write this symbol instead (OB-36).
    Change {
        /// Which.
        symbol: Symbol,
        /// By whose leave.
        power: Power,
    },
    /// This round every unhappy becomes satisfied (OB-38).
    Calm,
    /// The lover joins a cabin.
    Embrace,
    /// Luggage makes the lover worth more.
    Sweeten,
    /// Add stars to the cabins being opened (OB-36).
    AddStars {
        /// By whose leave.
        power: Power,
    },
    /// One of the added stars: a cabin of this level becomes one of the next.
    Raise {
        /// Which.
        level: Level,
    },
    /// Open the card's cabins.
    OpenAll,
    /// Open a cabin of this level: instead of one that is not there, or for stars of choice.
    Open {
        /// Which.
        level: Level,
    },
    /// Open none instead (OB-9).
    Skip,
    /// Choose a symbol.
    Pick {
        /// Which.
        symbol: Symbol,
    },
    /// Put the special passenger before this line (OB-32).
    Station {
        /// Which.
        level: Level,
    },
    /// Done.
    End,
}

/// One of the two piles (OB-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// The pile of one card.
    One,
    /// The pile of two.
    Two,
}

/// By whose leave something extra is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Power {
    /// The captain, once a leg.
    Captain,
    /// A luggage card, which is discarded.
    Luggage,
}

impl Pile {
    /// Both.
    pub const ALL: [Pile; 2] = [Pile::One, Pile::Two];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Pile {
        match self {
            Pile::One => Pile::Two,
            Pile::Two => Pile::One,
        }
    }

    /// The places of its cards among the three, where the card at `alone` stands alone.
    pub(crate) fn places(self, alone: u8) -> impl Iterator<Item = usize> + use<> {
        (0..3).filter(move |&place| (place == usize::from(alone)) == (self == Pile::One))
    }

    const fn name(self) -> &'static str {
        ["one", "two"][self as usize]
    }
}

impl Power {
    /// Both.
    pub const ALL: [Power; 2] = [Power::Captain, Power::Luggage];

    const fn name(self) -> &'static str {
        ["captain", "luggage"][self as usize]
    }
}

/// Cards one may have to resolve in a round: two taken, and two given.
pub(crate) const HAND: usize = 4;

const KEEP: usize = 0;
const ALONE: usize = KEEP + 6;
const HIDE: usize = ALONE + 3;
const CHOOSE: usize = HIDE + 2;
const GIVE: usize = CHOOSE + 2;
const NEXT: usize = GIVE + 2 * HAND;
const PLACE: usize = NEXT + HAND;
const CHANGE: usize = PLACE + 3;
const STARS: usize = CHANGE + 6;
const RAISE: usize = STARS + 2;
const OPEN: usize = RAISE + 3;
const PICK: usize = OPEN + 3;
const STATION: usize = PICK + 3;
const PLAIN: usize = STATION + 3;

/// Actions without a field.
const FIELDLESS: [(Action, &str); 7] = [
    (Action::SendAway, "send-away"),
    (Action::Calm, "calm"),
    (Action::Embrace, "embrace"),
    (Action::Sweeten, "sweeten"),
    (Action::OpenAll, "open-all"),
    (Action::Skip, "skip"),
    (Action::End, "end"),
];

impl Action {
    /// The size of the index space.
    pub const COUNT: usize = PLAIN + FIELDLESS.len();

    /// The place in the index space.
    pub fn index(self) -> usize {
        match self {
            Action::Keep { captain } => KEEP + captain as usize,
            Action::Alone { card } => ALONE + usize::from(card),
            Action::Hide { pile } => HIDE + pile as usize,
            Action::Choose { pile } => CHOOSE + pile as usize,
            Action::Give { card, power } => GIVE + power as usize * HAND + usize::from(card),
            Action::Next { card } => NEXT + usize::from(card),
            Action::Place { level } => PLACE + level.index(),
            Action::Change { symbol, power } => CHANGE + power as usize * 3 + symbol.index(),
            Action::AddStars { power } => STARS + power as usize,
            Action::Raise { level } => RAISE + level.index(),
            Action::Open { level } => OPEN + level.index(),
            Action::Pick { symbol } => PICK + symbol.index(),
            Action::Station { level } => STATION + level.index(),
            plain => PLAIN + FIELDLESS.iter().position(|&(action, _)| action == plain).unwrap_or_default(),
        }
    }

    /// The action at this place.
    pub fn from_index(index: usize) -> Option<Action> {
        let level = |start: usize| Level::ALL.get(index - start).copied();
        Some(match index {
            PLAIN.. => FIELDLESS.get(index - PLAIN)?.0,
            STATION.. => Action::Station { level: level(STATION)? },
            PICK.. => Action::Pick { symbol: *Symbol::ALL.get(index - PICK)? },
            OPEN.. => Action::Open { level: level(OPEN)? },
            RAISE.. => Action::Raise { level: level(RAISE)? },
            STARS.. => Action::AddStars { power: *Power::ALL.get(index - STARS)? },
            CHANGE.. => Action::Change {
                symbol: *Symbol::ALL.get((index - CHANGE) % 3)?,
                power: *Power::ALL.get((index - CHANGE) / 3)?,
            },
            PLACE.. => Action::Place { level: level(PLACE)? },
            NEXT.. => Action::Next { card: (index - NEXT) as u8 },
            GIVE.. => Action::Give {
                card: ((index - GIVE) % HAND) as u8,
                power: *Power::ALL.get((index - GIVE) / HAND)?,
            },
            CHOOSE.. => Action::Choose { pile: *Pile::ALL.get(index - CHOOSE)? },
            HIDE.. => Action::Hide { pile: *Pile::ALL.get(index - HIDE)? },
            ALONE.. => Action::Alone { card: (index - ALONE) as u8 },
            _ => Action::Keep { captain: *Captain::ALL.get(index)? },
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep { captain } => write!(f, "keep {captain}"),
            Action::Alone { card } => write!(f, "alone {}", card + 1),
            Action::Hide { pile } => write!(f, "hide {}", pile.name()),
            Action::Choose { pile } => write!(f, "choose {}", pile.name()),
            Action::Give { card, power } => write!(f, "give {} {}", card + 1, power.name()),
            Action::Next { card } => write!(f, "next {}", card + 1),
            Action::Place { level } => write!(f, "place {level}"),
            Action::Change { symbol, power } => write!(f, "change {symbol} {}", power.name()),
            Action::AddStars { power } => write!(f, "add-stars {}", power.name()),
            Action::Raise { level } => write!(f, "raise {level}"),
            Action::Open { level } => write!(f, "open {level}"),
            Action::Pick { symbol } => write!(f, "pick {symbol}"),
            Action::Station { level } => write!(f, "station {level}"),
            plain => {
                let name = FIELDLESS.iter().find(|(action, _)| action == plain).map_or("", |(_, name)| name);
                f.write_str(name)
            }
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let words: Vec<&str> = text.split(' ').collect();
        let level = |word: &str| word.parse::<Level>().ok();
        let symbol = |word: &str| word.parse::<Symbol>().ok();
        let place = |word: &str, count: usize| {
            (0..count).find(|i| word.parse() == Ok(i + 1) && !word.starts_with(['+', '0'])).map(|i| i as u8)
        };
        let pile = |word: &str| Pile::ALL.into_iter().find(|pile| pile.name() == word);
        let power = |word: &str| Power::ALL.into_iter().find(|power| power.name() == word);
        let action = match words[..] {
            ["keep", captain] => captain.parse().ok().map(|captain| Action::Keep { captain }),
            ["alone", card] => place(card, 3).map(|card| Action::Alone { card }),
            ["hide", name] => pile(name).map(|pile| Action::Hide { pile }),
            ["choose", name] => pile(name).map(|pile| Action::Choose { pile }),
            ["give", card, by] => {
                place(card, HAND).zip(power(by)).map(|(card, power)| Action::Give { card, power })
            }
            ["next", card] => place(card, HAND).map(|card| Action::Next { card }),
            ["place", stars] => level(stars).map(|level| Action::Place { level }),
            ["change", name, by] => {
                symbol(name).zip(power(by)).map(|(symbol, power)| Action::Change { symbol, power })
            }
            ["add-stars", by] => power(by).map(|power| Action::AddStars { power }),
            ["raise", stars] => level(stars).map(|level| Action::Raise { level }),
            ["open", stars] => level(stars).map(|level| Action::Open { level }),
            ["pick", name] => symbol(name).map(|symbol| Action::Pick { symbol }),
            ["station", stars] => level(stars).map(|level| Action::Station { level }),
            [name] => FIELDLESS.iter().find(|(_, word)| *word == name).map(|(action, _)| *action),
            _ => None,
        };
        action.ok_or(ParseError::of("action"))
    }
}
