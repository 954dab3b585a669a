//! What comes back from another machine. Single things check themselves as they are read; here is what must hold between them.
//!
//! Views are checked so far that every state dealt from one is a state the rules can go on from: tiles and tokens are as many as
//! there are, and what a turn has open is what that step of a turn can have open.

use game::{Seat, Viewer};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{MINES, SHIELDS};
use crate::deal::HAND;
use crate::scoring::MOST_HIRED;
use crate::ship::{Pile, Tiles};
use crate::view::Piles;
use crate::{
    Counts, DummyMine, Effect, Event, Mercenaries, Open, Ship, Step, TURNS, Tile, TilesView, Value, View,
};

/// What is wrong, for developers.
type Checked = Result<(), &'static str>;

fn must(holds: bool, otherwise: &'static str) -> Checked {
    if holds { Ok(()) } else { Err(otherwise) }
}

const fn plays(seat: Seat) -> bool {
    seat.index() < 2
}

/// Types that travel field by field, as serde derives it (`remote = "Self"`), and are checked when they come back.
macro_rules! checked {
    ($($type:ty),*) => {
        $(
            impl Serialize for $type {
                fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    <$type>::serialize(self, to)
                }
            }

            impl<'de> Deserialize<'de> for $type {
                fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    let read = <$type>::deserialize(from)?;
                    read.check().map_err(D::Error::custom)?;
                    Ok(read)
                }
            }
        )*
    };
}

checked!(Event, Open, View);

impl Event {
    fn check(&self) -> Checked {
        must(self.seat().is_none_or(plays), "two play")?;
        match *self {
            Event::TurnBegan { turn, .. } => must((1..=TURNS).contains(&turn), "no such turn"),
            _ => Ok(()),
        }
    }
}

impl Open {
    fn check(&self) -> Checked {
        must(plays(self.first), "two play")?;
        self.turn_fits()?;
        self.tokens_fit()?;
        self.players.pairs().try_for_each(|(seat, _)| self.player_fits(seat))
    }

    fn turn_fits(&self) -> Checked {
        let (turn, seat) = (&self.turn, self.on_turn());
        let played_out = self.turns == 2 * TURNS;
        must(self.turns <= 2 * TURNS, "too many turns")?;
        must(played_out == (turn.step == Step::Over { stranded: None }), "not over, or over too soon")?;
        let idle = turn.pending.is_none() && turn.placed.is_empty();
        let acting = turn.from.is_some_and(|from| self.sea.fleet(seat).active.contains(from));
        let hired = turn.from.is_some_and(|from| matches!(self.sea.ship(from), Some(Ship::Hired(_))));
        let fits = match turn.step {
            Step::Choose => idle && turn.from.is_none(),
            Step::Lay { mercenary: None } => idle && turn.from.is_none() && !turn.laid,
            Step::Lay { mercenary: Some(mercenary) } => {
                idle && turn.from.is_none() && !turn.hired && self.offered.contains(mercenary)
            }
            // PUF-29: who has begun to place mines does nothing else.
            Step::Effects if !turn.placed.is_empty() => {
                acting && hired && turn.pending.iter().all(|effect| effect == Effect::PlaceMine)
            }
            Step::Effects => acting,
            Step::Dummy => acting && hired && turn.pending.is_none() && !turn.placed.is_empty(),
            Step::Reserve => acting && idle,
            Step::Over { stranded } => idle && !turn.laid && stranded.is_none_or(plays),
        };
        must(fits, "not what a turn has open at this step")?;
        must(turn.placed & self.sea.mines == turn.placed, "a mine was placed and is not there")?;
        let dummy = match self.dummy {
            DummyMine::Aside | DummyMine::Gone => turn.step != Step::Dummy,
            DummyMine::Coming => {
                let on_its_way = matches!(turn.step, Step::Effects | Step::Dummy) && hired;
                on_its_way && (self.mines > 0 || !turn.placed.is_empty())
            }
            DummyMine::Among { mines, placer } => {
                turn.step != Step::Dummy
                    && plays(placer)
                    && !mines.is_empty()
                    && mines & self.sea.mines == mines
            }
        };
        must(dummy, "the dummy mine cannot be there")
    }

    /// PUF-4, PUF-7.
    fn tokens_fit(&self) -> Checked {
        let on_ships: usize = self.sea.shields.iter().map(|&shields| usize::from(shields)).sum();
        must(on_ships + usize::from(self.shields) == usize::from(SHIELDS), "seven shields")?;
        let taken: usize = self.players.iter().map(|player| usize::from(player.mines)).sum();
        let dummy = matches!(self.dummy, DummyMine::Coming | DummyMine::Among { .. });
        let mines = self.sea.mines.len() + usize::from(self.mines) + taken;
        must(mines == usize::from(MINES) + usize::from(dummy), "fourteen mines and the dummy")?;
        let hired = self.sea.ships.iter().flatten().filter_map(|ship| match *ship {
            Ship::Hired(mercenary) => Some(mercenary),
            Ship::Own(_) => None,
        });
        let all: Vec<_> = hired.chain(self.offered.iter()).collect();
        let different: Mercenaries = all.iter().copied().collect();
        must(all.len() <= MOST_HIRED && different.len() == all.len(), "five different mercenaries")
    }

    fn player_fits(&self, seat: Seat) -> Checked {
        let player = self.player(seat);
        let lays = u8::from(self.turn.laid && self.on_turn() == seat);
        must(player.laid.total() == usize::from(self.turns_of(seat) + lays), "a ship a turn")?;
        must(player.gold <= TURNS && player.points <= 2 * TURNS, "more than the turns can give")?;
        must(usize::from(player.extra) <= Pile::RESERVE, "more tiles than the reserve has")?;
        let fleet = self.sea.fleet(seat);
        let mut at_sea = [0; Value::ALL.len()];
        for space in (fleet.active | fleet.burning).iter() {
            if let Some(Ship::Own(value)) = self.sea.ship(space) {
                at_sea[value.index()] += 1;
            }
        }
        let laid = Value::ALL.into_iter().all(|value| at_sea[value.index()] <= player.laid.of(value));
        must(laid, "a ship at sea that was never laid")
    }
}

impl View {
    fn check(&self) -> Checked {
        must(!matches!(self.viewer, Viewer::Seat(seat) if !plays(seat)), "two play")?;
        self.tiles.pairs().try_for_each(|(seat, tiles)| tiles.fit(&self.open, seat))?;
        let hand = self.tiles[self.open.on_turn()].seen_hand;
        let chosen = match self.chosen {
            Some(value) => hand.is_some_and(|hand| hand.of(value) > 0),
            None => true,
        };
        let laying = self.open.turn.step == Step::Lay { mercenary: None };
        must(chosen && laying == self.chosen.is_some(), "a ship that cannot be laid")?;
        let suspects = self.open.suspects();
        must(self.dummy.is_none_or(|dummy| suspects.contains(dummy)), "the dummy is none of the mines")
    }
}

impl TilesView {
    /// Where a player's tiles are follows from what the player has done; which they are must leave three of each value.
    fn fit(&self, open: &Open, seat: Seat) -> Checked {
        let player = open.player(seat);
        // PUF-34: nothing is drawn after the last turn.
        let drawn = HAND + usize::from(open.turns_of(seat).min(TURNS - 1));
        let [hand, draw, reserve] = [self.hand, self.draw, self.reserve].map(usize::from);
        must(draw + drawn == Pile::MOST, "not what is left to draw")?;
        must(reserve + usize::from(player.extra) == Pile::RESERVE, "not what is left of the reserve")?;
        must(hand + draw + reserve + player.laid.total() == Tile::COUNT, "not a player's tiles")?;
        let counts = |seen: Option<Counts>, tiles: usize| seen.is_none_or(|seen| seen.total() == tiles);
        must(counts(self.seen_hand, hand) && counts(self.seen_reserve, reserve), "a tile more or less")?;
        let seen = [Some(player.laid), self.seen_hand, self.seen_reserve];
        let most = |value: Value| seen.iter().flatten().map(|counts| counts.of(value)).sum::<u8>();
        must(Value::ALL.into_iter().all(|value| most(value) <= Tile::OF_A_VALUE), "three of each value")?;
        match &self.piles {
            Some(piles) => self.piles_fit(piles, player.laid),
            None => Ok(()),
        }
    }

    fn piles_fit(&self, piles: &Piles, laid: Counts) -> Checked {
        let (draw, reserve): (Tiles, Tiles) =
            (piles.draw.tiles().iter().copied().collect(), piles.reserve.tiles().iter().copied().collect());
        let known = Some(reserve.counts()) == self.seen_reserve && self.seen_hand.is_some();
        must(known && draw.and(reserve).is_empty(), "piles that do not fit")?;
        must(draw.len() == usize::from(self.draw), "not what is left to draw")?;
        let hand = self.seen_hand.unwrap_or_default();
        let all = |value: Value| laid.of(value) + hand.of(value) + draw.or(reserve).count(value);
        must(Value::ALL.into_iter().all(|value| all(value) == Tile::OF_A_VALUE), "three of each value")
    }
}
