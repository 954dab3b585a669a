//! All that changes during a game: what lies open, and what does not.

use std::hash::Hash;

use game::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::effect::Pending;
use crate::ship::{Pile, Tiles};
use crate::shot::Directions;
use crate::{Counts, Mercenaries, Mercenary, Sea, Ship, Space, Spaces, Tile, Value};

/// Turns of each player (PUF-34).
pub const TURNS: u8 = 16;

/// The state of a game, secrets included. It never travels:
///
/// ```compile_fail,E0277
/// fn travels<T: serde::Serialize>() {}
/// travels::<pirates_under_fire::State>();
/// ```
///
/// ```compile_fail,E0277
/// fn arrives<T: serde::de::DeserializeOwned>() {}
/// arrives::<pirates_under_fire::State>();
/// ```
///
/// What travels is what somebody knows of it:
///
/// ```
/// fn travels<T: serde::Serialize>() {}
/// fn arrives<T: serde::de::DeserializeOwned>() {}
/// travels::<pirates_under_fire::View>();
/// arrives::<pirates_under_fire::View>();
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) holds: BySeat<Hold, 2>,
    /// The ship of one's own that is about to be laid; nobody else knows of it.
    pub(crate) chosen: Option<Tile>,
    /// Where the dummy lies among the mines (PUF-29).
    pub(crate) dummy: Option<Space>,
}

/// A player's tiles that are not at sea.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hold {
    pub(crate) hand: Tiles,
    pub(crate) draw: Pile,
    pub(crate) reserve: Pile,
}

/// All that both players see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Open {
    /// The sea.
    pub sea: Sea,
    /// Mercenaries that can still be bought.
    pub offered: Mercenaries,
    /// Shields in the supply.
    pub shields: u8,
    /// Mines in the supply.
    pub mines: u8,
    /// Where the dummy mine is.
    pub dummy: DummyMine,
    /// Who began.
    pub first: Seat,
    /// Turns that are over, both players' together.
    pub turns: u8,
    /// What the player on turn has done and is doing.
    pub turn: Turn,
    /// What lies before each player.
    pub players: BySeat<Player, 2>,
}

/// Where the dummy mine is, as far as all know (PUF-29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DummyMine {
    /// Put aside, until a mercenary brings it into play.
    Aside,
    /// One of the mines being placed.
    Coming,
    /// One of these mines; its placer knows which.
    Among {
        /// Which they are.
        mines: Spaces,
        /// Who placed it.
        placer: Seat,
    },
    /// Taken or removed.
    Gone,
}

/// What lies open before a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Gold.
    pub gold: u8,
    /// Victory points taken.
    pub points: u8,
    /// Mines taken that count against the player; the dummy does not.
    pub mines: u8,
    /// By how many tiles the hand has grown (PUF-21).
    pub extra: u8,
    /// Whether the player has looked through the reserve and taken a tile (PUF-29).
    pub looked: bool,
    /// Ships laid so far, also those that left the game.
    pub laid: Counts,
}

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// Whether the main action is done.
    pub laid: bool,
    /// Whether a mercenary was bought.
    pub hired: bool,
    /// What must be decided now.
    pub step: Step,
    /// Effects not yet carried out.
    pub(crate) pending: Pending,
    /// The ship just laid, from which shots start (PUF-24).
    pub(crate) from: Option<Space>,
    /// Directions that the mercenary has not yet fired in (PUF-31).
    pub(crate) diagonals: Directions,
    /// Mines that the mercenary has placed; one of them is to be the dummy, if that comes with them.
    pub(crate) placed: Spaces,
}

/// What must be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Which ship to lay, which mercenary to buy, or whether to end the turn.
    Choose,
    /// Where the chosen ship goes: a mercenary, or one of the player's own.
    Lay {
        /// The mercenary.
        mercenary: Option<Mercenary>,
    },
    /// What to do with the effects.
    Effects,
    /// Which of the mines just placed is the dummy.
    Dummy,
    /// Which tile of the reserve to take.
    Reserve,
    /// Nothing: the game is over. Who had no space for a ship has lost (PUF-35).
    Over {
        /// Who.
        stranded: Option<Seat>,
    },
}

impl Turn {
    /// Effects not yet carried out.
    #[inline]
    pub fn pending(&self) -> Pending {
        self.pending
    }

    /// The ship just laid, while its effects are carried out.
    #[inline]
    pub fn from(&self) -> Option<Space> {
        self.from
    }

    pub(crate) const BEGIN: Turn = Turn {
        laid: false,
        hired: false,
        step: Step::Choose,
        pending: Pending::NONE,
        from: None,
        diagonals: Directions::NONE,
        placed: Spaces::NONE,
    };
}

impl Open {
    /// Whose turn it is.
    #[inline]
    pub fn on_turn(&self) -> Seat {
        if self.turns.is_multiple_of(2) { self.first } else { self.first.opponent() }
    }

    /// The number of the turn that is being played, from 1 to 16; of the last one when all are over.
    pub const fn round(&self) -> u8 {
        if self.turns < 2 * TURNS { self.turns / 2 + 1 } else { TURNS }
    }

    /// How many turns of a player are over.
    pub fn turns_of(&self, seat: Seat) -> u8 {
        if seat == self.first { self.turns.div_ceil(2) } else { self.turns / 2 }
    }

    /// Whether the game is over.
    #[inline]
    pub fn over(&self) -> bool {
        matches!(self.turn.step, Step::Over { .. })
    }

    /// What lies open before a player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// Mines that may be the dummy for all that everybody knows.
    pub fn suspects(&self) -> Spaces {
        match self.dummy {
            DummyMine::Among { mines, .. } => mines,
            _ => Spaces::NONE,
        }
    }
}

impl State {
    /// What lies open.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// How many tiles a player holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.hold(seat).hand.len()
    }

    /// How many tiles of this value a player holds.
    #[inline]
    pub fn held(&self, seat: Seat, value: Value) -> u8 {
        self.hold(seat).hand.count(value)
    }

    /// All that can differ between positions of one turn, for telling them apart in few words; what lies under burning
    /// ships and in the other's hold stays as it is.
    pub fn crossroads(&self) -> impl Hash + use<> {
        let seat = self.open.on_turn();
        let sea = &self.open.sea;
        let fleets = sea.fleets.map(|fleet| [fleet.active, fleet.burning]);
        let own = sea.fleet(seat).active.iter();
        // Each own ship shifts in by its place, so that two that change places differ.
        let ships = own.fold(0u64, |sum, space| {
            let ship = match sea.ship(space) {
                Some(Ship::Own(value)) => u64::from(value.number()),
                Some(Ship::Hired(mercenary)) => 10 + mercenary.index() as u64,
                None => 0,
            };
            sum.rotate_left(7).wrapping_add(ship).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        });
        let player = self.open.player(seat);
        let counts =
            [player.gold, player.points, player.mines, player.extra, self.open.shields, self.open.mines];
        let hold = (self.hold(seat).hand, self.chosen, self.dummy, player.looked);
        (
            fleets,
            ships,
            sea.shields,
            sea.mines,
            self.open.offered,
            counts,
            hold,
            self.open.turn,
            self.open.turns,
        )
    }

    #[inline]
    pub(crate) fn hold(&self, seat: Seat) -> &Hold {
        &self.holds[seat]
    }

    #[inline]
    pub(crate) fn hold_mut(&mut self, seat: Seat) -> &mut Hold {
        &mut self.holds[seat]
    }
}

impl Hold {
    /// The tiles of the reserve, without their order.
    pub(crate) fn reserve_tiles(&self) -> Tiles {
        self.reserve.tiles().iter().copied().collect()
    }

    /// The values of the reserve, each once, lowest first.
    pub(crate) fn reserve_values(&self) -> impl Iterator<Item = Value> + use<> {
        self.reserve_tiles().values()
    }
}
