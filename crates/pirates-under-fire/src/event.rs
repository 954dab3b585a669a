//! What happens in a game.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{Effect, Mercenary, Ship, Space, Value};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// A player's turn began, from 1 to 16.
    TurnBegan { seat: Seat, turn: u8 },
    /// A mercenary was bought.
    Hired { seat: Seat, mercenary: Mercenary, gold: u8 },
    /// A burning ship left the game, because a ship was laid on it; whose it was.
    Sunk { seat: Seat, space: Space },
    /// An active ship left the game, crushed; whose it was.
    Crushed { seat: Seat, space: Space },
    /// A ship was laid.
    Laid { seat: Seat, ship: Ship, space: Space },
    /// A player took the mine under the ship just laid.
    MineTaken { seat: Seat, space: Space, dummy: bool },
    /// A shield was put on a ship.
    Shielded { seat: Seat, space: Space },
    /// A player took a victory point.
    PointTaken { seat: Seat },
    /// A player took a gold coin.
    GoldTaken { seat: Seat },
    /// A shot took a shield; whose it was.
    ShieldLost { seat: Seat, space: Space },
    /// A shot set a ship on fire; whose it is.
    SetOnFire { seat: Seat, space: Space },
    /// A ship was repaired.
    Repaired { seat: Seat, space: Space },
    /// A mine was placed.
    MinePlaced { seat: Seat, space: Space },
    /// The player decided which of the mines just placed is the dummy.
    DummyHidden { seat: Seat },
    /// Which one it is.
    DummyChosen { seat: Seat, space: Space },
    /// A mine was removed.
    MineRemoved { seat: Seat, space: Space, dummy: bool },
    /// A player looked through their reserve.
    Looked { seat: Seat },
    /// A player took a tile: of the draw pile, or of the reserve.
    Drew { seat: Seat, reserve: bool },
    /// What the player took.
    Got { seat: Seat, value: Value },
    /// An effect had nothing to do.
    Skipped { seat: Seat, effect: Effect },
    /// A player left out what was left of the effects.
    Declined { seat: Seat },
    /// A player must lay a ship and has no space for it.
    Stranded { seat: Seat },
    /// The game is over.
    Over,
}

impl Event {
    /// Whose event it is; nobody's, when the game ends.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Event::TurnBegan { seat, .. }
            | Event::Hired { seat, .. }
            | Event::Sunk { seat, .. }
            | Event::Crushed { seat, .. }
            | Event::Laid { seat, .. }
            | Event::MineTaken { seat, .. }
            | Event::Shielded { seat, .. }
            | Event::PointTaken { seat }
            | Event::GoldTaken { seat }
            | Event::ShieldLost { seat, .. }
            | Event::SetOnFire { seat, .. }
            | Event::Repaired { seat, .. }
            | Event::MinePlaced { seat, .. }
            | Event::DummyHidden { seat }
            | Event::DummyChosen { seat, .. }
            | Event::MineRemoved { seat, .. }
            | Event::Looked { seat }
            | Event::Drew { seat, .. }
            | Event::Got { seat, .. }
            | Event::Skipped { seat, .. }
            | Event::Declined { seat }
            | Event::Stranded { seat } => Some(seat),
            Event::Over => None,
        }
    }
}
