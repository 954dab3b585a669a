//! All that changes during a game.

use std::hash::Hash;

use game::{BySeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{Action, Card, Colour, Facilities, Facility, Origin, Origins, Plan, Room, Rooms, Ship};

/// The state of a game, secrets included. It never travels; what travels is a [`View`](crate::View):
///
/// ```
/// fn travels<T: serde::Serialize>() {}
/// fn arrives<T: serde::de::DeserializeOwned>() {}
/// travels::<come_sail_away::View>();
/// arrives::<come_sail_away::View>();
/// ```
///
/// ```compile_fail,E0277
/// fn travels<T: serde::Serialize>() {}
/// travels::<come_sail_away::State>();
/// ```
///
/// ```compile_fail,E0277
/// fn arrives<T: serde::de::DeserializeOwned>() {}
/// arrives::<come_sail_away::State>();
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) plan: Plan,
    /// Where the appartement de luxe lies, if it is used.
    pub(crate) suite: Rooms,
    /// From 1 to 12.
    pub(crate) round: u8,
    pub(crate) over: bool,
    pub(crate) deck: [Card; Card::COUNT],
    /// How many cards of the deck have been drawn.
    pub(crate) drawn: u8,
    /// The facilities whose bonus number tokens are face up.
    pub(crate) tokens_up: Facilities,
    /// Solo: the round printed under each chosen facility's token (CSA-48).
    pub(crate) spaces: [u8; 5],
    pub(crate) players: BySeat<Player>,
}

/// One player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) ship: Ship,
    /// The ship as it was at the end of the last round: what others see (CSA-38).
    pub(crate) shown: Ship,
    /// Both cards, the chosen one too until the round is over.
    pub(crate) hand: [Card; 2],
    /// Who knows each of them.
    pub(crate) known: [Seats; 2],
    pub(crate) used: [Card; 12],
    pub(crate) turn: Turn,
}

/// How far a player is in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Turn {
    pub(crate) decision: Decision,
    /// Which card of the hand was chosen.
    #[serde(with = "game::from_one")]
    pub(crate) slot: u8,
    pub(crate) reversed: bool,
    /// How many passengers of the card have been placed.
    pub(crate) placed: u8,
    pub(crate) here: Option<Room>,
    pub(crate) visited: Rooms,
    /// Whether the luggage passenger was placed in a cabin (CSA-30).
    pub(crate) luggage_in_cabin: bool,
    /// Full rooms that wait to be flipped.
    pub(crate) full: Rooms,
    /// Facilities completed this round.
    pub(crate) completed: Facilities,
}

/// What a player must decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// Which card to play.
    Card,
    /// From which end passengers board.
    Order,
    /// Which room the next passenger enters.
    Enter,
    /// Which extra passenger to take.
    Take(Origins),
    /// Where the extra passenger goes.
    Seat {
        /// Where they come from.
        origin: Origin,
        /// Their colour.
        colour: Colour,
    },
    /// Where the library's fourth passenger goes.
    Reader {
        /// Their colour.
        colour: Colour,
    },
    /// Which small cabin to add.
    Cabin,
    /// Where to add it.
    Berth {
        /// Its place above the track.
        #[serde(with = "game::from_one")]
        slot: u8,
    },
    /// Which full room to flip next.
    Flip,
    /// Nothing is left to do but to declare the round finished.
    End,
    /// Nothing: the round is finished.
    Done,
}

impl Decision {
    /// What choosing this room means for whoever must decide this; nothing where no room is to be chosen.
    pub const fn action_in(self, room: Room) -> Option<Action> {
        match self {
            Decision::Enter => Some(Action::Enter { room }),
            Decision::Seat { .. } | Decision::Reader { .. } => Some(Action::Seat { room }),
            Decision::Flip => Some(Action::Flip { room }),
            Decision::Berth { .. } if room.berth().is_some() => Some(Action::Berth { room }),
            _ => None,
        }
    }
}

impl Turn {
    /// The turn as it begins.
    pub(crate) const START: Turn = Turn {
        decision: Decision::Card,
        slot: 0,
        reversed: false,
        placed: 0,
        here: None,
        visited: Rooms::NONE,
        luggage_in_cabin: false,
        full: Rooms::NONE,
        completed: Facilities::NONE,
    };
}

impl Player {
    /// A player with this ship, before any card is dealt.
    pub(crate) const fn new(ship: Ship) -> Player {
        Player {
            ship,
            shown: ship,
            hand: [Card(0); 2],
            known: [Seats::NONE; 2],
            used: [Card(0); 12],
            turn: Turn::START,
        }
    }

    /// Nobody: what an empty seat holds in every state.
    pub(crate) fn nobody(plan: &Plan) -> Player {
        Player::new(Ship::new(plan, [0; 5]))
    }

    /// The card chosen this round.
    #[inline]
    pub(crate) fn card(&self) -> Card {
        self.hand[usize::from(self.turn.slot & 1)]
    }

    /// Where the other card is in the hand.
    #[inline]
    pub(crate) fn unused(&self) -> usize {
        usize::from(self.turn.slot & 1 ^ 1)
    }
}

impl State {
    /// A player's ship.
    pub fn ship(&self, seat: Seat) -> &Ship {
        &self.player(seat).ship
    }

    /// Which tile lies where.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// From 1 to 12.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Whether the facility's bonus number token is face up.
    #[inline]
    pub fn token_up(&self, facility: Facility) -> bool {
        self.tokens_up.contains(facility)
    }

    /// Solo: the last round in which the chosen facility at this place brings its token (CSA-48).
    #[inline]
    pub fn token_round(&self, place: usize) -> u8 {
        self.spaces.get(place).copied().unwrap_or(0)
    }

    /// Whether the player has completed the facility in this round.
    #[inline]
    pub fn completed(&self, seat: Seat, facility: Facility) -> bool {
        self.player(seat).turn.completed.contains(facility)
    }

    /// What the player must decide.
    #[inline]
    pub fn decision(&self, seat: Seat) -> Decision {
        self.player(seat).turn.decision
    }

    /// The card that the player keeps this round, once the other is chosen.
    #[inline]
    pub fn kept(&self, seat: Seat) -> Option<Card> {
        let player = self.player(seat);
        (player.turn.decision != Decision::Card).then_some(player.hand[player.unused()])
    }

    /// What decides how the player's round can go on: equal for paths that lead to the same ship.
    pub fn crossroads(&self, seat: Seat) -> impl Hash + use<> {
        let Player { ship, turn, .. } = self.player(seat);
        let on_the_way = matches!(turn.decision, Decision::Order | Decision::Enter);
        let path = on_the_way.then_some((turn.reversed, turn.placed, turn.here, turn.visited));
        (ship.contents(), turn.decision, turn.slot, path, turn.luggage_in_cabin, turn.full, turn.completed)
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }
}
