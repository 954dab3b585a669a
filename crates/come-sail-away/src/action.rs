//! What a player can do: one click each.

use std::fmt;
use std::str::FromStr;

use game::ParseError;
use serde::Serialize;

use crate::{Card, Colour, Origin, Room};

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "action", rename_all = "kebab-case")]
pub enum Action {
    /// Phase 1: choose a card of the hand.
    Play {
        /// Which.
        card: Card,
    },
    /// Choose from which end the passengers board (CSA-12).
    Order {
        /// Which end.
        order: Order,
    },
    /// The next passenger enters a room.
    Enter {
        /// Which.
        room: Room,
    },
    /// Choose an extra passenger (CSA-33).
    Take {
        /// Where they come from.
        origin: Origin,
        /// Their colour.
        colour: Colour,
    },
    /// The extra passenger, or the library's fourth, goes to a room.
    Seat {
        /// Which.
        room: Room,
    },
    /// Choose a small cabin from above the luggage track.
    Cabin {
        /// Its place there, from 0 to 4; people count from 1.
        #[serde(with = "game::from_one")]
        slot: u8,
    },
    /// Add the small cabin to the ship.
    Berth {
        /// Where.
        room: Room,
    },
    /// Flip a full room (CSA-31).
    Flip {
        /// Which.
        room: Room,
    },
    /// Declare the round finished.
    End,
}

/// From which end of the card passengers board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// As printed.
    LeftToRight,
    /// The other way round.
    RightToLeft,
}

const PLAY: usize = 0;
const ORDER: usize = PLAY + Card::COUNT;
const ENTER: usize = ORDER + 2;
const TAKE: usize = ENTER + Room::COUNT;
const SEAT: usize = TAKE + 15;
const CABIN: usize = SEAT + Room::COUNT;
const BERTH: usize = CABIN + 5;
const FLIP: usize = BERTH + 4;
const END: usize = FLIP + Room::COUNT;

impl Action {
    /// The size of the index space.
    pub const COUNT: usize = END + 1;

    /// The place in the index space.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Action::Play { card } => PLAY + card.index(),
            Action::Order { order } => ORDER + order as usize,
            Action::Enter { room } => ENTER + room.index(),
            Action::Take { origin, colour } => TAKE + origin as usize * 5 + colour as usize,
            Action::Seat { room } => SEAT + room.index(),
            Action::Cabin { slot } => CABIN + slot as usize,
            Action::Berth { room } => BERTH + room.index().saturating_sub(Room::BERTHS[0].index()),
            Action::Flip { room } => FLIP + room.index(),
            Action::End => END,
        }
    }

    /// The room it leads to.
    pub const fn room(self) -> Option<Room> {
        match self {
            Action::Enter { room }
            | Action::Seat { room }
            | Action::Berth { room }
            | Action::Flip { room } => Some(room),
            _ => None,
        }
    }

    /// The action at this place.
    pub fn from_index(index: usize) -> Option<Action> {
        Some(match index {
            END => Action::End,
            FLIP.. => Action::Flip { room: Room::new(index - FLIP)? },
            BERTH.. => Action::Berth { room: *Room::BERTHS.get(index - BERTH)? },
            CABIN.. => Action::Cabin { slot: (index - CABIN) as u8 },
            SEAT.. => Action::Seat { room: Room::new(index - SEAT)? },
            TAKE.. => Action::Take {
                origin: *Origin::ALL.get((index - TAKE) / 5)?,
                colour: *Colour::ALL.get((index - TAKE) % 5)?,
            },
            ENTER.. => Action::Enter { room: Room::new(index - ENTER)? },
            ORDER.. => Action::Order { order: *[Order::LeftToRight, Order::RightToLeft].get(index - ORDER)? },
            _ => Action::Play { card: Card::new(index)? },
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play { card } => write!(f, "play {card}"),
            Action::Order { order: Order::LeftToRight } => write!(f, "order left"),
            Action::Order { order: Order::RightToLeft } => write!(f, "order right"),
            Action::Enter { room } => write!(f, "enter {room}"),
            Action::Take { origin, colour } => write!(f, "take {origin} {colour}"),
            Action::Seat { room } => write!(f, "seat {room}"),
            Action::Cabin { slot } => write!(f, "cabin {}", u16::from(*slot) + 1),
            Action::Berth { room } => write!(f, "berth {room}"),
            Action::Flip { room } => write!(f, "flip {room}"),
            Action::End => write!(f, "end"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let words: Vec<&str> = text.split(' ').collect();
        let room = |name: &str| name.parse::<Room>().ok();
        let action = match words[..] {
            ["play", card] => card.parse().ok().map(|card| Action::Play { card }),
            ["order", "left"] => Some(Action::Order { order: Order::LeftToRight }),
            ["order", "right"] => Some(Action::Order { order: Order::RightToLeft }),
            ["enter", name] => room(name).map(|room| Action::Enter { room }),
            ["take", origin, colour] => match (origin.parse(), colour.parse()) {
                (Ok(origin), Ok(colour)) => Some(Action::Take { origin, colour }),
                _ => None,
            },
            ["seat", name] => room(name).map(|room| Action::Seat { room }),
            ["cabin", slot] => match slot.parse() {
                Ok(n @ 1..=5u8) => Some(Action::Cabin { slot: n - 1 }),
                _ => None,
            },
            ["berth", name] => {
                room(name).filter(|room| room.berth().is_some()).map(|room| Action::Berth { room })
            }
            ["flip", name] => room(name).map(|room| Action::Flip { room }),
            ["end"] => Some(Action::End),
            _ => None,
        };
        action.ok_or(ParseError::of("action"))
    }
}
