//! What happens in a game.

use game::Seat;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::LONGEST_TRACK;
use crate::ship::MOST_ABOARD;
use crate::{Card, Colour, Colours, Components, Facility, Origin, ROUNDS, Room, Tile};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", remote = "Self")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// Phase 1: a card was chosen.
    Played { seat: Seat, card: Card },
    /// A passenger of the card took a seat.
    Seated { seat: Seat, colour: Colour, luggage: bool, room: Room },
    /// A passenger of the card entered a room that would not take them (CSA-16).
    TurnedAway { seat: Seat, colour: Colour, room: Room },
    /// A passenger had nowhere left to go (CSA-18).
    Stranded { seat: Seat, colour: Colour },
    /// The luggage token moved one space, to this one.
    LuggageMoved { seat: Seat, space: u8 },
    /// An extra passenger took a seat.
    ExtraSeated { seat: Seat, origin: Origin, colour: Colour, room: Room },
    /// A small cabin joined the ship.
    CabinAdded {
        seat: Seat,
        #[serde(with = "game::from_one")]
        tile: u8,
        room: Room,
    },
    /// A full room of the ship's eleven was flipped.
    Flipped { seat: Seat, room: Room, tile: Tile },
    /// A full small cabin was flipped.
    SmallCabinFlipped { seat: Seat, room: Room },
    /// The fourth passenger of the library went to another room (CSA-36).
    ReaderMoved { seat: Seat, colour: Colour, room: Room },
    /// No room took the library's fourth passenger, who is disgruntled (CSA-36).
    ReaderDisgruntled { seat: Seat, colour: Colour },
    /// No room took the library's fourth passenger, who went back to the pier: rules version 1.
    ReaderLeft { seat: Seat, colour: Colour },
    /// The theatre called disgruntled passengers back to the pier (CSA-37).
    Reconciled { seat: Seat, colours: Colours, count: u8 },
    /// A player declared the round finished.
    Finished { seat: Seat },
    /// A player received a bonus scoring token.
    BonusToken { seat: Seat, facility: Facility },
    /// A bonus number token was turned down.
    TokenDown { facility: Facility },
    /// An unused card was passed on.
    Passed { seat: Seat, to: Seat, card: Card },
    /// In solo, the unused card went back to the box.
    Boxed { seat: Seat, card: Card },
    /// A card was drawn.
    Drew { seat: Seat, card: Card },
    /// A round began.
    RoundBegan { round: u8 },
    /// The game is over.
    Over,
}

impl Event {
    /// Whether its numbers are such as a game tells.
    fn in_range(&self) -> bool {
        match *self {
            Event::LuggageMoved { space, .. } => usize::from(space) < LONGEST_TRACK,
            Event::CabinAdded { tile, .. } => usize::from(tile) < Components::SMALL_CABINS,
            Event::Reconciled { count, .. } => count <= MOST_ABOARD,
            Event::RoundBegan { round } => (1..=ROUNDS).contains(&round),
            _ => true,
        }
    }
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Event::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Event, D::Error> {
        let event = Event::deserialize(from)?;
        if event.in_range() {
            Ok(event)
        } else {
            Err(D::Error::custom("a number of this event is out of range"))
        }
    }
}
