//! Points at the end (PUF-32, PUF-36 to PUF-40).
//!
//! The best total is found exactly. Every line of ships side by side is split by dynamic programming; what ties lines
//! together is only that a mercenary has one value in its row and its column. So a mercenary that is alone in its lines
//! takes its best value by itself, and only those that share a line are tried in all combinations.

use game::{BySeat, DecidedBy, Outcome, Seat, Seats};
use serde::Serialize;

use crate::combination::{Stretch, Stretches, Weights, split};
use crate::{Combination, Components, Mercenary, Open, Power, Sea, Ship, Space, Spaces, Step, Value, Values};

/// The lines of the score sheet.
pub(crate) const LINES: [&str; 5] = [
    "puf-line-combinations",
    "puf-line-mercenaries",
    "puf-line-far-sea",
    "puf-line-victory-points",
    "puf-line-mines",
];

/// Mercenaries that a fleet can have: as many as are drawn (PUF-7).
pub(crate) const MOST_HIRED: usize = 5;

/// The best a fleet makes of its combinations and mercenaries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) combinations: i32,
    /// Points of mercenaries (PUF-32).
    pub(crate) mercenaries: i32,
    /// The value of every ship of the fleet, the chosen one for mercenaries; 0 elsewhere.
    pub(crate) values: [u8; Space::COUNT],
}

/// The best a player makes of combinations and mercenaries, splits and values chosen together (PUF-38).
pub(crate) fn tally(sea: &Sea, seat: Seat, parts: &Components) -> Tally {
    let fleet = sea.fleet(seat).active;
    let mut values = [0; Space::COUNT];
    let mut hired = [(Space::FIRST, Values::ALL); MOST_HIRED];
    let (mut count, mut bonus, mut fixed) = (0, 0, 0);
    for space in fleet.iter() {
        match sea.ship(space) {
            Some(Ship::Own(value)) => values[space.index()] = value.number(),
            Some(Ship::Hired(mercenary)) => {
                let contract = parts.contract(mercenary);
                bonus += u32::from(contract.power == Power::PerIdentical);
                fixed += fixed_points(sea, seat, space, contract.power);
                if let Some(place) = hired.get_mut(count) {
                    *place = (space, contract.values);
                    count += 1;
                }
            }
            None => {}
        }
    }
    let hired = &hired[..count];
    let weights = Weights::new(&parts.points, bonus);
    let stretches = Stretches::of(fleet, hired);
    let best = choose_values(&weights, &stretches, hired, &mut values);
    let in_all = (best >> Weights::SHIFT) as i32;
    let combinations = (best & ((1 << Weights::SHIFT) - 1)) as i32;
    Tally { combinations, mercenaries: in_all - combinations + fixed, values }
}

/// Gives every mercenary its best value; returns the sum of the best splits.
fn choose_values(
    weights: &Weights,
    stretches: &Stretches,
    hired: &[(Space, Values)],
    values: &mut [u8; Space::COUNT],
) -> u32 {
    let mut sum = 0;
    let mut entangled = 0u8;
    for stretch in stretches.iter() {
        match stretch.hired.count_ones() {
            0 => sum += stretch.best(values, weights),
            1 => {}
            _ => entangled |= stretch.hired,
        }
    }
    // For every mercenary and value, what its stretches without another mercenary are worth.
    let mut alone = [[0; 10]; MOST_HIRED];
    for (i, &(space, allowed)) in hired.iter().enumerate() {
        let mut best = (0, 0);
        for value in allowed.iter() {
            values[space.index()] = value.number();
            let own = stretches.iter().filter(|stretch| stretch.hired == 1 << i);
            let worth = own.map(|stretch| stretch.best(values, weights)).sum();
            alone[i][usize::from(value.number())] = worth;
            if best.1 == 0 || worth > best.0 {
                best = (worth, value.number());
            }
        }
        values[space.index()] = best.1;
        if entangled >> i & 1 == 0 {
            sum += best.0;
        }
    }
    if entangled == 0 {
        return sum;
    }
    let mut search = Search { weights, stretches, hired, entangled, alone: &alone, best: None };
    let mut trial = *values;
    search.assign(0, 0, &mut trial);
    if let Some((worth, chosen)) = search.best {
        for (i, &(space, _)) in hired.iter().enumerate() {
            if entangled >> i & 1 == 1 {
                values[space.index()] = chosen[i];
            }
        }
        sum += worth;
    }
    sum
}

/// Tries all values of the mercenaries that share stretches.
struct Search<'a> {
    weights: &'a Weights,
    stretches: &'a Stretches,
    hired: &'a [(Space, Values)],
    entangled: u8,
    alone: &'a [[u32; 10]; MOST_HIRED],
    best: Option<(u32, [u8; MOST_HIRED])>,
}

impl Search<'_> {
    /// Gives the mercenaries from the `i`th on every value; a stretch is counted when its last mercenary has one.
    fn assign(&mut self, i: usize, sum: u32, values: &mut [u8; Space::COUNT]) {
        let Some(&(space, allowed)) = self.hired.get(i) else {
            if self.best.is_none_or(|(best, _)| sum > best) {
                let mut chosen = [0; MOST_HIRED];
                for (place, (space, _)) in chosen.iter_mut().zip(self.hired) {
                    *place = values[space.index()];
                }
                self.best = Some((sum, chosen));
            }
            return;
        };
        if self.entangled >> i & 1 == 0 {
            return self.assign(i + 1, sum, values);
        }
        for value in allowed.iter() {
            values[space.index()] = value.number();
            let complete =
                |stretch: &Stretch| stretch.hired.count_ones() > 1 && stretch.hired.ilog2() == i as u32;
            let shared: u32 = self
                .stretches
                .iter()
                .filter(complete)
                .map(|stretch| stretch.best(values, self.weights))
                .sum();
            let own = self.alone[i][usize::from(value.number())];
            self.assign(i + 1, sum + own + shared, values);
        }
    }
}

/// Points of a mercenary that do not depend on values (PUF-32).
fn fixed_points(sea: &Sea, seat: Seat, at: Space, power: Power) -> i32 {
    let fleet = sea.fleet(seat).active;
    match power {
        Power::PerNeighbour => (Spaces::only(at).neighbours() & fleet).len() as i32,
        Power::PerShield => fleet
            .iter()
            .map(|space| {
                let permanent = matches!(sea.ship(space), Some(Ship::Hired(_)));
                i32::from(sea.shields(space)) + i32::from(permanent)
            })
            .sum(),
        _ => 0,
    }
}

/// The lines of the score sheet; nothing is counted where a player had no space for a ship (PUF-35).
pub(crate) fn score(open: &Open, seat: Seat, parts: &Components) -> [i32; LINES.len()] {
    if let Step::Over { stranded: Some(_) } = open.turn.step {
        return [0; LINES.len()];
    }
    let tally = tally(&open.sea, seat, parts);
    let player = open.player(seat);
    // PUF-39.
    let far = open.sea.fleet(seat).active & Spaces::sea_of(seat.opponent());
    [
        tally.combinations,
        tally.mercenaries,
        far.len() as i32,
        i32::from(player.points),
        i32::from(player.mines) * parts.points.mine,
    ]
}

/// PUF-35, PUF-40.
pub(crate) fn outcome(open: &Open, parts: &Components) -> Option<Outcome> {
    let Step::Over { stranded } = open.turn.step else { return None };
    let mut points = BySeat::default();
    for (seat, _) in open.players.pairs() {
        points[seat] = score(open, seat, parts).iter().sum();
    }
    let worth = |seat: Seat| (points[seat], open.player(seat).gold);
    let winners = match stranded {
        Some(loser) => Seats::only(loser.opponent()),
        None => Seats::first(2).iter().filter(|&seat| worth(seat) >= worth(seat.opponent())).collect(),
    };
    Some(Outcome { points, winners })
}

/// What decided between the two (PUF-35, PUF-40).
pub(crate) fn decided_by(open: &Open, parts: &Components) -> DecidedBy {
    let points = |seat: Seat| score(open, seat, parts).iter().sum::<i32>();
    let [one, other] = [Seat::ALL[0], Seat::ALL[1]];
    match open.turn.step {
        Step::Over { stranded: Some(_) } => DecidedBy::EarlyEnd("stranded"),
        _ if points(one) != points(other) => DecidedBy::Points,
        _ if open.player(one).gold != open.player(other).gold => DecidedBy::TieBreak("gold"),
        _ => DecidedBy::Nothing,
    }
}

/// How a player's ships score: the best split of their lines, and the values that mercenaries take for it (PUF-38).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Scored {
    /// The combinations, rows first.
    pub combinations: Vec<Combination>,
    /// The active mercenaries, lowest space first.
    pub mercenaries: Vec<ChosenValue>,
}

/// A mercenary at sea, and the value it stands for (PUF-28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ChosenValue {
    /// Where it lies.
    pub space: Space,
    /// Which one it is.
    pub mercenary: Mercenary,
    /// Its value.
    pub value: Value,
}

/// How a player's ships score as they lie; nothing does where a player had no space for a ship (PUF-35).
pub(crate) fn scored(open: &Open, seat: Seat, parts: &Components) -> Scored {
    if let Step::Over { stranded: Some(_) } = open.turn.step {
        return Scored::default();
    }
    let sea = &open.sea;
    let fleet = sea.fleet(seat).active;
    let tally = tally(sea, seat, parts);
    let value = |space: Space| Value::new(tally.values[space.index()]);
    let hired = fleet.iter().filter_map(|space| match sea.ship(space)? {
        Ship::Hired(mercenary) => Some(ChosenValue { space, mercenary, value: value(space)? }),
        Ship::Own(_) => None,
    });
    let mercenaries: Vec<ChosenValue> = hired.collect();
    let power = |chosen: &&ChosenValue| parts.contract(chosen.mercenary).power == Power::PerIdentical;
    let weights = Weights::new(&parts.points, mercenaries.iter().filter(power).count() as u32);
    let mut combinations = Vec::new();
    for stretch in Stretches::of(fleet, &[]).iter() {
        let spaces: Vec<Space> = stretch.spaces().filter_map(Space::new).collect();
        let values: Vec<u8> = spaces.iter().map(|space| tally.values[space.index()]).collect();
        let from = combinations.len();
        split(&weights, &parts.points, &spaces, &values, &mut combinations);
        combinations[from..].reverse();
    }
    Scored { combinations, mercenaries }
}
