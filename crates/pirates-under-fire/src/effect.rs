//! Effects: of the sea, of ships and of mercenaries (PUF-15 to PUF-31).

use game::Seat;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::shot::{DIAGONAL, LATERAL, ORTHOGONAL, first_hit};
use crate::{Action, Icon, Power, Spaces, State, Value};

/// An effect with something to decide. A victory point and gold are taken at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// A shot along the row or column.
    OrthogonalShot,
    /// A shot along a diagonal.
    DiagonalShot,
    /// Shots at the neighbouring spaces, all at once.
    AdjacentShots,
    /// A shot to each side, both at once.
    LateralShots,
    /// A repair.
    Repair,
    /// A mine to be placed.
    PlaceMine,
    /// A mine to be removed.
    RemoveMine,
    /// A shield.
    Shield,
    /// The top tile of the reserve.
    ExtraTile,
    /// A tile of choice of the reserve.
    ChooseTile,
}

impl Effect {
    /// All of them.
    pub const ALL: [Effect; 10] = [
        Effect::OrthogonalShot,
        Effect::DiagonalShot,
        Effect::AdjacentShots,
        Effect::LateralShots,
        Effect::Repair,
        Effect::PlaceMine,
        Effect::RemoveMine,
        Effect::Shield,
        Effect::ExtraTile,
        Effect::ChooseTile,
    ];

    /// Those that shoot.
    pub const SHOTS: [Effect; 4] =
        [Effect::OrthogonalShot, Effect::DiagonalShot, Effect::AdjacentShots, Effect::LateralShots];

    /// What a space of the sea does; a victory point is no decision.
    pub(crate) const fn of_icon(icon: Icon) -> Option<Effect> {
        match icon {
            Icon::VictoryPoint => None,
            Icon::OrthogonalShot => Some(Effect::OrthogonalShot),
            Icon::DiagonalShot => Some(Effect::DiagonalShot),
            Icon::Repair => Some(Effect::Repair),
            Icon::Mine => Some(Effect::PlaceMine),
            Icon::ExtraTile => Some(Effect::ExtraTile),
        }
    }

    /// What a ship does (PUF-22); even ones give gold, a nine doubles the sea.
    pub(crate) const fn of_ship(value: Value) -> Option<Effect> {
        match value.number() {
            1 => Some(Effect::Shield),
            3 => Some(Effect::OrthogonalShot),
            5 => Some(Effect::Repair),
            7 => Some(Effect::RemoveMine),
            _ => None,
        }
    }

    /// What a mercenary does when it is laid, and how often.
    pub(crate) const fn of_power(power: Power) -> Option<(Effect, u8)> {
        match power {
            Power::Shield => Some((Effect::Shield, 1)),
            Power::ChooseTile => Some((Effect::ChooseTile, 1)),
            Power::RemoveMines => Some((Effect::RemoveMine, 3)),
            Power::PlaceMines => Some((Effect::PlaceMine, 3)),
            Power::AdjacentShots => Some((Effect::AdjacentShots, 1)),
            Power::LateralShots => Some((Effect::LateralShots, 1)),
            Power::DiagonalShots => Some((Effect::DiagonalShot, 2)),
            Power::Crush | Power::PerIdentical | Power::PerShield | Power::PerNeighbour => None,
        }
    }
}

/// Effects not yet carried out: how many of each. It travels as a list of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pending([u8; Effect::ALL.len()]);

impl Pending {
    /// None.
    pub(crate) const NONE: Pending = Pending([0; Effect::ALL.len()]);
    /// There are never more of one: a mercenary's three mines (PUF-29).
    const MOST: u8 = 3;

    /// Whether nothing is left.
    #[inline]
    pub fn is_none(self) -> bool {
        self == Pending::NONE
    }

    /// How many of this effect.
    #[inline]
    pub const fn count(self, effect: Effect) -> u8 {
        self.0[effect as usize]
    }

    #[inline]
    pub(crate) fn add(&mut self, effect: Effect, count: u8) {
        self.0[effect as usize] += count;
    }

    #[inline]
    pub(crate) fn spend(&mut self, effect: Effect) {
        let left = &mut self.0[effect as usize];
        *left = left.saturating_sub(1);
    }

    /// Each kind of effect that is left.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Effect> {
        Effect::ALL.into_iter().filter(move |&effect| self.count(effect) > 0)
    }
}

impl Serialize for Pending {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter().flat_map(|effect| (0..self.count(effect)).map(move |_| effect)))
    }
}

impl<'de> Deserialize<'de> for Pending {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Pending, D::Error> {
        let mut pending = Pending::NONE;
        for effect in Vec::<Effect>::deserialize(from)? {
            if pending.count(effect) == Pending::MOST {
                return Err(D::Error::custom("too many effects of one kind"));
            }
            pending.add(effect, 1);
        }
        Ok(pending)
    }
}

impl std::fmt::Debug for Pending {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter().map(|effect| (effect, self.count(effect)))).finish()
    }
}

impl State {
    /// Where an effect of this seat's can be carried out now; for shots fired at once, what they hit. An effect on tiles
    /// has no spaces.
    pub(crate) fn targets(&self, seat: Seat, effect: Effect) -> Spaces {
        let sea = &self.open.sea;
        let shots = |directions| {
            let enemy = sea.fleet(seat.opponent()).active;
            let hit = self.open.turn.from.map_or(Spaces::NONE, |from| first_hit(from, directions, enemy));
            hit.iter().filter(|&space| sea.feels_shots(space)).collect()
        };
        match effect {
            Effect::OrthogonalShot => shots(ORTHOGONAL),
            Effect::DiagonalShot => shots(self.open.turn.diagonals),
            Effect::LateralShots => shots(LATERAL),
            Effect::AdjacentShots => {
                let beside = self.open.turn.from.map_or(Spaces::NONE, |from| Spaces::only(from).neighbours());
                let enemy = beside & sea.fleet(seat.opponent()).active;
                enemy.iter().filter(|&space| sea.feels_shots(space)).collect()
            }
            Effect::Repair => sea.fleet(seat).burning,
            Effect::PlaceMine if self.open.mines > 0 => !(sea.active() | sea.mines),
            Effect::RemoveMine => sea.mines,
            Effect::Shield if self.open.shields > 0 => sea.fleet(seat).active,
            Effect::PlaceMine | Effect::Shield | Effect::ExtraTile | Effect::ChooseTile => Spaces::NONE,
        }
    }

    /// Whether an effect has anything to do.
    #[inline]
    pub(crate) fn can(&self, seat: Seat, effect: Effect) -> bool {
        match effect {
            Effect::ExtraTile | Effect::ChooseTile => self.hold(seat).reserve.len() > 0,
            _ => !self.targets(seat, effect).is_empty(),
        }
    }

    /// Calls `f` with every action that carries out an effect.
    #[inline]
    pub(crate) fn each_use(&self, seat: Seat, effect: Effect, mut f: impl FnMut(Action)) {
        let targets = || self.targets(seat, effect).iter();
        match effect {
            Effect::AdjacentShots | Effect::LateralShots | Effect::ExtraTile | Effect::ChooseTile
                if !self.can(seat, effect) => {}
            Effect::AdjacentShots | Effect::LateralShots => f(Action::Fire),
            Effect::ExtraTile => f(Action::Take),
            Effect::ChooseTile => f(Action::Search),
            Effect::OrthogonalShot | Effect::DiagonalShot => {
                targets().for_each(|space| f(Action::Shoot { space }));
            }
            Effect::Repair => targets().for_each(|space| f(Action::Repair { space })),
            Effect::PlaceMine => targets().for_each(|space| f(Action::Mine { space })),
            Effect::RemoveMine => targets().for_each(|space| f(Action::Sweep { space })),
            Effect::Shield => targets().for_each(|space| f(Action::Shield { space })),
        }
    }

    /// The pending effect that an action would carry out.
    pub(crate) fn effect_of(&self, action: Action) -> Option<Effect> {
        let pending = self.open.turn.pending;
        let effect = match action {
            Action::Shoot { space } => {
                let direction = crate::shot::direction(self.open.turn.from?, space)?;
                if DIAGONAL.contains(direction) { Effect::DiagonalShot } else { Effect::OrthogonalShot }
            }
            Action::Fire if pending.count(Effect::AdjacentShots) > 0 => Effect::AdjacentShots,
            Action::Fire => Effect::LateralShots,
            Action::Repair { .. } => Effect::Repair,
            Action::Mine { .. } => Effect::PlaceMine,
            Action::Sweep { .. } => Effect::RemoveMine,
            Action::Shield { .. } => Effect::Shield,
            Action::Take => Effect::ExtraTile,
            Action::Search => Effect::ChooseTile,
            _ => return None,
        };
        (pending.count(effect) > 0).then_some(effect)
    }

    /// Whether what is left of the effects may be left out: a mercenary's three mines, once begun, are all placed (PUF-15,
    /// PUF-29).
    #[inline]
    pub(crate) fn may_decline(&self) -> bool {
        self.open.turn.placed.is_empty()
    }
}
