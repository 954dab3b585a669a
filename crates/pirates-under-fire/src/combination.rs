//! Combinations in a line of ships: the stretches of a fleet, and the best split of each (PUF-36, PUF-37).

use serde::Serialize;

use crate::components::Points;
use crate::space::{DEPTH, WIDTH};
use crate::{Space, Spaces, Value, Values};

/// Stretches of three or more ships: at most two in each line.
const MOST_STRETCHES: usize = 2 * (WIDTH + DEPTH);

/// A combination that scores (PUF-36).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Combination {
    /// Its spaces, in order.
    pub spaces: Vec<Space>,
    /// The values there, the chosen ones of mercenaries.
    pub values: Vec<Value>,
    /// Whether its values are identical; otherwise it is a run.
    pub identical: bool,
    /// What it is worth.
    pub points: u8,
}

/// Points for combinations, as search adds them up: what counts in all, then, to decide between equals, what the combination
/// itself is worth.
pub(crate) struct Weights {
    identical: [u32; 2],
    run: [u32; WIDTH - 2],
}

impl Weights {
    pub(crate) const SHIFT: u32 = 16;

    /// With so many points more for each combination of identical ships (PUF-32).
    pub(crate) fn new(points: &Points, bonus: u32) -> Weights {
        let weight =
            |points: u8, bonus: u32| ((u32::from(points) + bonus) << Weights::SHIFT) + u32::from(points);
        Weights {
            identical: points.identical.map(|points| weight(points, bonus)),
            run: points.run.map(|points| weight(points, 0)),
        }
    }

    /// The best split of ships side by side.
    #[inline]
    pub(crate) fn best(&self, values: &[u8]) -> u32 {
        let mut best = [0; WIDTH + 1];
        self.fill(values, &mut best);
        best[values.len()]
    }

    /// The best split of the first ships, for every number of them.
    #[inline]
    pub(crate) fn fill(&self, values: &[u8], best: &mut [u32; WIDTH + 1]) {
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
pub(crate) struct Stretch {
    start: u8,
    step: u8,
    len: u8,
    /// Mercenaries in it, a bit for each.
    pub(crate) hired: u8,
}

impl Stretch {
    const NONE: Stretch = Stretch { start: 0, step: 1, len: 0, hired: 0 };

    pub(crate) fn spaces(self) -> impl Iterator<Item = usize> {
        (0..usize::from(self.len)).map(move |i| usize::from(self.start) + i * usize::from(self.step))
    }

    #[inline]
    pub(crate) fn best(self, values: &[u8; Space::COUNT], weights: &Weights) -> u32 {
        let mut line = [0; WIDTH];
        for (place, space) in line.iter_mut().zip(self.spaces()) {
            *place = values[space];
        }
        weights.best(&line[..usize::from(self.len).min(WIDTH)])
    }
}

/// All stretches of a fleet.
pub(crate) struct Stretches {
    all: [Stretch; MOST_STRETCHES],
    count: usize,
}

impl Stretches {
    pub(crate) fn of(fleet: Spaces, hired: &[(Space, Values)]) -> Stretches {
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

    pub(crate) fn iter(&self) -> impl Iterator<Item = Stretch> {
        self.all[..self.count].iter().copied()
    }
}

/// Walks back through the best split of a stretch.
pub(crate) fn split(
    weights: &Weights,
    points: &Points,
    spaces: &[Space],
    values: &[u8],
    found: &mut Vec<Combination>,
) {
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
            let values = values[end - length..end].iter().filter_map(|&value| Value::new(value)).collect();
            found.push(Combination { spaces, values, identical: identical.is_some(), points: worth });
        }
        end -= length;
    }
}
