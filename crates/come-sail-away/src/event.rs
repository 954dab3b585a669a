//! What happens in a game.

use game::Seat;
use serde::Serialize;

use crate::{Card, Colour, Colours, Facility, Origin, Room, Tile};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
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
        #[serde(serialize_with = "game::from_one")]
        tile: u8,
        room: Room,
    },
    /// A full room of the ship's eleven was flipped.
    Flipped { seat: Seat, room: Room, tile: Tile },
    /// A full small cabin was flipped.
    SmallCabinFlipped { seat: Seat, room: Room },
    /// The fourth passenger of the library went to another room (CSA-36).
    ReaderMoved { seat: Seat, colour: Colour, room: Room },
    /// No room took the library's fourth passenger.
    ReaderLeft { seat: Seat, colour: Colour },
    /// The theatre called disgruntled passengers back to the pier (CSA-37).
    Reconciled { seat: Seat, colours: Colours, count: u8 },
    /// A player declared the round finished.
    Finished { seat: Seat },
    /// A player received a bonus score token.
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
