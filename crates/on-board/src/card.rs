//! Cruise cards, and the cards of the extensions that are shuffled among them.

use std::fmt;
use std::str::FromStr;

use game::ParseError;
use serde::{Deserialize, Serialize};

use crate::{Level, Symbol, Tenant};

/// A card of the draw pile, by its place in the component file. People count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(pub(crate) u8);

impl Card {
    /// The most cards a draw pile can have: sixty, six luggage, six special passengers.
    pub const MOST: usize = 72;

    /// Its place in the component file, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0 + 1
    }
}

impl TryFrom<u8> for Card {
    type Error = ParseError;

    fn try_from(number: u8) -> Result<Card, ParseError> {
        let index = number.checked_sub(1).filter(|&index| usize::from(index) < Card::MOST);
        index.map(Card).ok_or(ParseError::of("card"))
    }
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Goes into an open, empty cabin (OB-11).
    Passenger {
        /// The level asked for.
        level: Level,
        /// What is written into the cabin.
        guest: Guest,
    },
    /// Joins an occupied cabin (OB-17).
    Lover {
        /// What it adds there.
        points: u8,
    },
    /// Opens cabins of these levels: how many of each (OB-8).
    Cabins([u8; 3]),
    /// Opens cabins worth so many stars, freely (OB-10).
    Stars(u8),
    /// Points at the end (OB-21).
    Objective(Objective),
    /// Can be used once (OB-31).
    Luggage(Luggage),
    /// Before a line: points for occupied cabins (OB-32).
    Mechanic,
    /// Before a line: points lost for empty cabins (OB-32).
    Castaway,
}

/// What a passenger writes into a cabin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Guest {
    /// Points, negative ones in the first edition.
    Points(i8),
    /// A symbol.
    Symbol(Symbol),
    /// A symbol of choice.
    Wild,
    /// Points; unhappy if the sheet lacks the symbol when the card is taken (OB-14).
    Conditional {
        /// What is written in any case.
        points: i8,
        /// The condition.
        symbol: Symbol,
    },
}

impl Guest {
    /// Who lives in the cabin then; `symbol` is what was chosen, or written instead of the printed one. Nobody yet, where a
    /// symbol is still to be chosen.
    pub fn tenant(self, symbol: Option<Symbol>) -> Option<Tenant> {
        match (symbol, self) {
            (Some(symbol), _) | (None, Guest::Symbol(symbol)) => Some(Tenant::Symbol(symbol)),
            (None, Guest::Points(points) | Guest::Conditional { points, .. }) => Some(Tenant::Points(points)),
            (None, Guest::Wild) => None,
        }
    }
}

/// An objective (OB-21, OB-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Objective {
    /// For each open empty cabin.
    EmptyCabins,
    /// For each symbol of a kind chosen on taking it.
    ChosenSymbol,
    /// For each sun.
    Suns,
    /// For each die.
    Dice,
    /// For each glass.
    Glasses,
    /// For each trio of sun, die and glass.
    Trios,
    /// For each port of call that paid the award.
    Ports,
    /// For each three satisfied.
    SatisfiedTrios,
    /// For each unhappy.
    Unhappy,
    /// For each open three-star cabin: a compensation.
    ThreeStarCabins,
}

impl Objective {
    /// All of them, the compensation last.
    pub const ALL: [Objective; 10] = [
        Objective::EmptyCabins,
        Objective::ChosenSymbol,
        Objective::Suns,
        Objective::Dice,
        Objective::Glasses,
        Objective::Trios,
        Objective::Ports,
        Objective::SatisfiedTrios,
        Objective::Unhappy,
        Objective::ThreeStarCabins,
    ];

    /// The word of the component file.
    pub const fn name(self) -> &'static str {
        [
            "empty cabins",
            "chosen symbol",
            "suns",
            "dice",
            "glasses",
            "trios",
            "ports",
            "satisfied trios",
            "unhappy",
            "three-star cabins",
        ][self as usize]
    }

    /// Its place in [`Objective::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

game::bit_set! {
    /// Some objectives.
    pub struct Objectives(u16) of Objective; count 10; |place| Objective::ALL[place as usize]; serde
}

/// A luggage card (OB-31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Luggage {
    /// Change a symbol being written.
    Change,
    /// As splitter, lay one pile face down.
    Hide,
    /// Add points to a lover.
    Lover,
    /// This round every unhappy becomes satisfied.
    Calm,
    /// Give a card just taken to the opponent.
    Give,
    /// Add stars to the cabins being opened.
    Stars,
}

impl Luggage {
    /// All six.
    pub const ALL: [Luggage; 6] =
        [Luggage::Change, Luggage::Hide, Luggage::Lover, Luggage::Calm, Luggage::Give, Luggage::Stars];

    /// The word of the component file.
    pub const fn name(self) -> &'static str {
        ["change", "hide", "lover", "calm", "give", "stars"][self as usize]
    }

    /// Its place in [`Luggage::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

game::bit_set! {
    /// Some luggage cards: each kind is there once.
    pub struct Luggages(u8) of Luggage; count 6; |place| Luggage::ALL[place as usize]; serde
}

/// A captain (OB-30). The first three act once a leg, the others always.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Captain {
    /// Once a leg: give a card just taken to the opponent.
    Give,
    /// Once a leg: add stars to the cabins being opened.
    Stars,
    /// Once a leg: change a symbol being written.
    Change,
    /// Suns score more at ports.
    Suns,
    /// Lovers are worth more.
    Lovers,
    /// As splitter, one pile may lie face down.
    Hide,
}

impl Captain {
    /// All six.
    pub const ALL: [Captain; 6] =
        [Captain::Give, Captain::Stars, Captain::Change, Captain::Suns, Captain::Lovers, Captain::Hide];

    /// The word of the notation and of files.
    pub const fn name(self) -> &'static str {
        ["give", "stars", "change", "suns", "lovers", "hide"][self as usize]
    }
}

impl fmt::Display for Captain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Captain {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Captain, ParseError> {
        Self::ALL.into_iter().find(|c| c.name() == text).ok_or(ParseError::of("captain"))
    }
}

/// A port of call: whose element counts, and what the other gets (OB-24, OB-25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Port {
    /// Most satisfied; compensation: one satisfied.
    Satisfied,
    /// Most symbols; compensation: a symbol of choice.
    Symbols,
    /// Most open cabins; compensation: an opening.
    OpenCabins,
    /// Most occupied cabins; compensation: a lover.
    Occupied,
    /// Fewest satisfied; compensation: an objective. Not in the first edition.
    FewestSatisfied,
}

impl Port {
    /// All five.
    pub const ALL: [Port; 5] =
        [Port::Satisfied, Port::Symbols, Port::OpenCabins, Port::Occupied, Port::FewestSatisfied];

    /// The word of files.
    pub const fn name(self) -> &'static str {
        ["satisfied", "symbols", "open cabins", "occupied", "fewest satisfied"][self as usize]
    }
}

const NO_FACE: ParseError = ParseError::of("card");

/// `2 sun`, `1 wild`, `2 4 sun`, `1 -1`, `lover 2`, `open 1+2`, `stars 3`, `objective suns`, `luggage give`, `mechanic`.
impl FromStr for Face {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Face, ParseError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["lover", points] => Face::Lover { points: bounded(points, 0..=99)? },
            ["open", levels] => Face::Cabins(openings(levels)?),
            ["stars", stars] => Face::Stars(bounded(stars, 1..=9)?),
            ["objective", ref name @ ..] => {
                let name = name.join(" ");
                let objective = Objective::ALL[..9].iter().find(|o| o.name() == name);
                Face::Objective(*objective.ok_or(NO_FACE)?)
            }
            ["luggage", name] => {
                Face::Luggage(*Luggage::ALL.iter().find(|l| l.name() == name).ok_or(NO_FACE)?)
            }
            ["mechanic"] => Face::Mechanic,
            ["castaway"] => Face::Castaway,
            [level, "wild"] => Face::Passenger { level: level.parse()?, guest: Guest::Wild },
            [level, what] => Face::Passenger {
                level: level.parse()?,
                guest: match what.parse::<i8>() {
                    Ok(points) => Guest::Points(points),
                    Err(_) => Guest::Symbol(what.parse()?),
                },
            },
            [level, points, symbol] => Face::Passenger {
                level: level.parse()?,
                guest: Guest::Conditional {
                    points: points.parse().map_err(|_| NO_FACE)?,
                    symbol: symbol.parse()?,
                },
            },
            _ => return Err(NO_FACE),
        })
    }
}

fn bounded(text: &str, bounds: std::ops::RangeInclusive<u8>) -> Result<u8, ParseError> {
    text.parse().ok().filter(|number| bounds.contains(number)).ok_or(NO_FACE)
}

/// `1+2` as numbers of cabins by level, nine cabins at most.
fn openings(text: &str) -> Result<[u8; 3], ParseError> {
    let mut levels = [0; 3];
    if text.split('+').count() > 9 {
        return Err(NO_FACE);
    }
    for star in text.split('+') {
        levels[star.parse::<Level>()?.index()] += 1;
    }
    Ok(levels)
}
