//! What happens in a game.

use game::{BySeat, Seat};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};

use crate::{Captain, Card, Level, Luggage, Objective, Pile, Port, Power, Symbol};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// A player keeps a captain.
    CaptainKept { seat: Seat, captain: Captain },
    /// A round began.
    RoundBegan { round: u8, splitter: Seat },
    /// A card of the three was drawn, or shown.
    CardShown { card: Card },
    /// The splitter offers the piles: which card stands alone, which pile lies face down.
    Offered {
        seat: Seat,
        #[serde(serialize_with = "game::from_one::serialize", deserialize_with = "one_of_three")]
        alone: u8,
        hidden: Option<Pile>,
    },
    /// A player took a pile.
    Took { seat: Seat, pile: Pile },
    /// A luggage card lies before a player.
    LuggageLaid { seat: Seat, luggage: Luggage },
    /// A luggage card was used.
    LuggageUsed { seat: Seat, luggage: Luggage },
    /// The captain's power of this leg was used.
    CaptainUsed { seat: Seat, captain: Captain },
    /// A card was given to the opponent.
    Gave { seat: Seat, card: Card, power: Power },
    /// A passenger moved in, and wrote points or a symbol.
    MovedIn { seat: Seat, card: Card, level: Level, symbol: Option<Symbol> },
    /// A passenger or lover found no cabin.
    SentAway { seat: Seat, card: Card },
    /// Satisfied passengers were ticked.
    Satisfied { seat: Seat, count: u8 },
    /// An unhappy passenger was ticked.
    Unhappy { seat: Seat },
    /// A lover joined a cabin.
    LoverCame { seat: Seat, points: u8 },
    /// A compensation lover found no cabin.
    LoverLost { seat: Seat },
    /// A cabin was opened.
    Opened { seat: Seat, level: Level },
    /// A cabin could not be opened.
    OpeningLost { seat: Seat },
    /// An objective was noted.
    ObjectiveNoted { seat: Seat, objective: Objective, symbol: Option<Symbol> },
    /// A special passenger stands before a line.
    Stationed { seat: Seat, card: Card, level: Level },
    /// A special passenger found no free line.
    Dismissed { seat: Seat, card: Card },
    /// A compensation symbol was written into a cabin, or into a box of its own.
    SymbolWritten { seat: Seat, symbol: Symbol, level: Option<Level> },
    /// A compensation symbol found no cabin.
    SymbolLost { seat: Seat },
    /// A player who could have given cards away keeps what is left (OB-35).
    KeptCards { seat: Seat },
    /// A player has finished.
    Finished { seat: Seat },
    /// A player's suns score at a port.
    SunsScored { seat: Seat, points: u8 },
    /// A port of call was reached; what each player has of its element.
    PortReached { port: Port, counts: BySeat<u8, 2> },
    /// A player has the most, and scores.
    PortWon { seat: Seat },
    /// Nobody has the most.
    PortTied,
    /// The game is over.
    Over,
}

/// The place of one of the three cards, written from 1.
fn one_of_three<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let place = game::from_one::deserialize(from)?;
    if place < 3 { Ok(place) } else { Err(D::Error::custom("three cards lie in the middle")) }
}
