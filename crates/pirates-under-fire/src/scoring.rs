//! Points at the end (PUF-32, PUF-36 to PUF-40).
//!
//! The best total is found exactly. Every line of ships side by side is split by dynamic programming; what ties lines
//! together is only that a mercenary has one value in its row and its column. So a mercenary that is alone in its lines
//! takes its best value by itself, and only those that share a line are tried in all combinations.

use game::{MAX_SEATS, Outcome, Seat, Seats};
use serde::Serialize;

use crate::components::Points;
use crate::sea::{SEATS, other};
use crate::space::{DEPTH, WIDTH};
use crate::{Components, Open, Power, Sea, Ship, Space, Spaces, Step, Value, Values};

/// The lines of the score sheet.
pub(crate) const LINES: [&str; 5] = [
    "puf-line-combinations",
    "puf-line-mercenaries",
    "puf-line-far-sea",
    "puf-line-victory-points",
    "puf-line-mines",
];

/// Mercenaries that a fleet can have: as many as are drawn (PUF-7).
const MOST_HIRED: usize = 5;
/// Stretches of three or more ships: at most two in each line.
const MOST_STRETCHES: usize = 2 * (WIDTH + DEPTH);

/// A combination that scores (PUF-36).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Combination {
    /// Its spaces, in order.
    pub spaces: Vec<Space>,
    /// Whether its values are identical; otherwise it is a run.
    pub identical: bool,
    /// What it is worth.
    pub points: u8,
}

/// The best a fleet makes of its combinations and mercenaries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) combinations: i32,
    /// Points of mercenaries (PUF-32).
    pub(crate) mercenaries: i32,
    /// The value of every ship of the fleet, the chosen one for mercenaries; 0 elsewhere.
    pub(crate) values: [u8; Space::COUNT],
}

/// Points for combinations, as search adds them up: what counts in all, then, to decide between equals, what the combination
/// itself is worth.
struct Weights {
    identical: [u32; 2],
    run: [u32; WIDTH - 2],
}

impl Weights {
    const SHIFT: u32 = 16;

    /// With so many points more for each combination of identical ships (PUF-32).
    fn new(points: &Points, bonus: u32) -> Weights {
        let weight =
            |points: u8, bonus: u32| ((u32::from(points) + bonus) << Weights::SHIFT) + u32::from(points);
        Weights {
            identical: points.identical.map(|points| weight(points, bonus)),
            run: points.run.map(|points| weight(points, 0)),
        }
    }

    /// The best split of ships side by side.
    #[inline]
    fn best(&self, values: &[u8]) -> u32 {
        let mut best = [0; WIDTH + 1];
        self.fill(values, &mut best);
        best[values.len()]
    }

    /// The best split of the first ships, for every number of them.
    #[inline]
    fn fill(&self, values: &[u8], best: &mut [u32; WIDTH + 1]) {
        let (mut same, mut up, mut down) = (1, 1, 1);
        let mut before = 0;
        for (i, &value) in values.iter().enumerate().take(WIDTH) {
            same = if value == before { same + 1 } else { 1 };
            up = if value == before + 1 { up + 1 } else { 1 };
            down = if value + 1 == before { down + 1 } else { 1 };
            before = value;
            let mut most = best[i];
            let run = usize::max(up, down).min(i + 1);
            if same >= 3 && i >= 2 {
                most = most.max(best[i - 2] + self.identical[0]);
                if same >= 4 && i >= 3 {
                    most = most.max(best[i - 3] + self.identical[1]);
                }
            }
            for length in 3..=run {
                most = most.max(best[i + 1 - length] + self.run[length - 3]);
            }
            best[i + 1] = most;
        }
    }
}

/// Ships side by side, at least three.
#[derive(Clone, Copy)]
struct Stretch {
    start: u8,
    step: u8,
    len: u8,
    /// Mercenaries in it, a bit for each.
    hired: u8,
}

impl Stretch {
    const NONE: Stretch = Stretch { start: 0, step: 1, len: 0, hired: 0 };

    fn spaces(self) -> impl Iterator<Item = usize> {
        (0..usize::from(self.len)).map(move |i| usize::from(self.start) + i * usize::from(self.step))
    }

    #[inline]
    fn best(self, values: &[u8; Space::COUNT], weights: &Weights) -> u32 {
        let mut line = [0; WIDTH];
        for (place, space) in line.iter_mut().zip(self.spaces()) {
            *place = values[space];
        }
        weights.best(&line[..usize::from(self.len).min(WIDTH)])
    }
}

/// All stretches of a fleet.
struct Stretches {
    all: [Stretch; MOST_STRETCHES],
    count: usize,
}

impl Stretches {
    fn of(fleet: Spaces, hired: &[(Space, Values)]) -> Stretches {
        let mut found = Stretches { all: [Stretch::NONE; MOST_STRETCHES], count: 0 };
        found.along(fleet.threes_across(), 1, 2, hired);
        found.along(fleet.threes_deep(), WIDTH, 2 * WIDTH, hired);
        found
    }

    /// Joins threes that overlap: `threes` are their first spaces, `step` leads to the next space, `reach` to the last of three.
    fn along(&mut self, threes: Spaces, step: usize, reach: usize, hired: &[(Space, Values)]) {
        let mut left = threes;
        while let Some(start) = left.lowest() {
            let mut last = start;
            left = left.without(start);
            while let Some(next) = Space::new(last.index() + step).filter(|&next| left.contains(next)) {
                left = left.without(next);
                last = next;
            }
            let len = (last.index() - start.index() + reach) / step + 1;
            let mut stretch =
                Stretch { start: start.index() as u8, step: step as u8, len: len as u8, hired: 0 };
            for (i, (space, _)) in hired.iter().enumerate() {
                if stretch.spaces().any(|s| s == space.index()) {
                    stretch.hired |= 1 << i;
                }
            }
            if let Some(place) = self.all.get_mut(self.count) {
                *place = stretch;
                self.count += 1;
            }
        }
    }

    fn iter(&self) -> impl Iterator<Item = Stretch> {
        self.all[..self.count].iter().copied()
    }
}

/// The best a player makes of combinations and mercenaries, splits and values chosen together (PUF-38).
pub(crate) fn tally(sea: &Sea, seat: Seat, parts: &Components) -> Tally {
    let fleet = sea.fleet(seat).active;
    let mut values = [0; Space::COUNT];
    let mut hired = [(Space::FIRST, Values::ANY); MOST_HIRED];
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
    let far = open.sea.fleet(seat).active & Spaces::sea_of(other(seat));
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
    let mut points = [0; MAX_SEATS];
    for seat in SEATS {
        points[seat.index()] = score(open, seat, parts).iter().sum();
    }
    let worth = |seat: Seat| (points[seat.index()], open.player(seat).gold);
    let winners = match stranded {
        Some(loser) => Seats::only(other(loser)),
        None => SEATS.into_iter().filter(|&seat| worth(seat) >= worth(other(seat))).collect(),
    };
    Some(Outcome { points, winners })
}

/// The combinations that a player's ships score with, rows first (PUF-36).
pub(crate) fn combinations(sea: &Sea, seat: Seat, parts: &Components) -> Vec<Combination> {
    let tally = tally(sea, seat, parts);
    let fleet = sea.fleet(seat).active;
    let hired = fleet.iter().filter_map(|space| sea.ship(space)).filter_map(|ship| match ship {
        Ship::Hired(mercenary) => Some(parts.contract(mercenary).power),
        Ship::Own(_) => None,
    });
    let bonus = hired.filter(|&power| power == Power::PerIdentical).count() as u32;
    let weights = Weights::new(&parts.points, bonus);
    let mut found = Vec::new();
    for stretch in Stretches::of(fleet, &[]).iter() {
        let spaces: Vec<Space> = stretch.spaces().filter_map(Space::new).collect();
        let values: Vec<u8> = spaces.iter().map(|space| tally.values[space.index()]).collect();
        let from = found.len();
        split(&weights, &parts.points, &spaces, &values, &mut found);
        found[from..].reverse();
    }
    found
}

/// Walks back through the best split of a stretch.
fn split(weights: &Weights, points: &Points, spaces: &[Space], values: &[u8], found: &mut Vec<Combination>) {
    let mut best = [0; WIDTH + 1];
    weights.fill(values, &mut best);
    let mut end = values.len();
    while end > 0 {
        let fits = |length: usize, weight: u32| end >= length && best[end] == best[end - length] + weight;
        let same = |length: usize| values[end - length..end].windows(2).all(|pair| pair[0] == pair[1]);
        let run = |length: usize| {
            let pairs = || values[end - length..end].windows(2);
            pairs().all(|p| p[1] == p[0] + 1) || pairs().all(|p| p[0] == p[1] + 1)
        };
        let identical = (3..=4).find(|&n| fits(n, weights.identical[n - 3]) && same(n));
        let step = (3..=WIDTH).find(|&n| fits(n, weights.run[n - 3]) && run(n));
        let length = match (identical, step) {
            _ if best[end] == best[end - 1] => 1,
            (Some(n), _) | (None, Some(n)) => n,
            (None, None) => 1,
        };
        if length > 1 {
            let worth =
                if identical.is_some() { points.identical[length - 3] } else { points.run[length - 3] };
            let spaces = spaces[end - length..end].to_vec();
            found.push(Combination { spaces, identical: identical.is_some(), points: worth });
        }
        end -= length;
    }
}

/// The values that a player's mercenaries take at their best (PUF-28).
pub(crate) fn mercenary_values(sea: &Sea, seat: Seat, parts: &Components) -> Vec<(Space, Value)> {
    let tally = tally(sea, seat, parts);
    let hired =
        sea.fleet(seat).active.iter().filter(|&space| matches!(sea.ship(space), Some(Ship::Hired(_))));
    hired.filter_map(|space| Some((space, Value::new(tally.values[space.index()])?))).collect()
}
