//! From points ahead to the chance to win: a curve for each kind of table, fitted from games of bots.

use std::collections::BTreeMap;

use bots::{Level, Mind};
use serde::{Deserialize, Serialize};

use crate::exp::logistic;

/// Where nothing was fitted, so many hundredths of a point ahead are a chance of 73 %.
const GUESS: i32 = 800;

/// The curves of a game, by kind of table.
pub type CurveFile = BTreeMap<String, Curve>;

/// How values become chances at one kind of table. Lists have a number for each round; what comes after has the last one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Curve {
    /// Where the chance is even, in hundredths of a point ahead.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub even: Vec<i32>,
    /// How flat the curve is: so many hundredths more multiply the odds by e.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scale: Vec<i32>,
    /// Alone: what the strongest bot makes beyond what positions seem to be worth, in hundredths of a point.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drift: Vec<i32>,
    /// What a turn that counts costs players of each level on average, in hundredths of a point.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub regret: BTreeMap<String, i32>,
}

fn at(list: &[i32], round: u32) -> Option<i32> {
    list.get(round as usize).or(list.last()).copied()
}

impl Curve {
    /// The curve of this table; a guess where none was fitted.
    pub fn of<G: Mind>(game: &G) -> Curve {
        let file: CurveFile = game::data::from_toml(G::curves()).unwrap_or_default();
        file.get(game.table_kind()).cloned().unwrap_or_default()
    }

    /// The chance to win with this value in this round, in hundredths of a percent.
    pub fn chance(&self, value: i32, round: u32) -> i32 {
        let even = at(&self.even, round).unwrap_or(0);
        let scale = at(&self.scale, round).unwrap_or(GUESS).max(1);
        let odds = (f64::from(value) - f64::from(even)) / f64::from(scale);
        (10_000.0 * logistic(odds) + 0.5) as i32
    }

    /// What is to be added to a value in this round, for who plays alone.
    pub(crate) fn drift(&self, round: u32) -> i32 {
        at(&self.drift, round).unwrap_or(0)
    }

    /// The level whose turns cost as much. None where nothing was measured.
    pub(crate) fn nearest_level(&self, cost: i32) -> Option<String> {
        let levels = self.regret.iter().filter(|(name, _)| name.parse::<Level>().is_ok());
        levels.min_by_key(|&(_, mean)| mean.abs_diff(cost)).map(|(name, _)| name.clone())
    }
}

/// A position of a game that was played to its end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// What it seemed to be worth, in hundredths of a point.
    pub value: i32,
    /// How much of the victory it led to, from 0 to 1.
    pub won: f64,
}

/// The most that a step of the fit changes, and how many steps it takes at most.
const STEPS: u32 = 60;
/// In these units numbers are near one.
const UNIT: f64 = 1000.0;
/// As if a hundredth of this had been seen on either side of a flat curve: keeps few games from proving certainty.
const CAUTION: f64 = 1.0;

/// The curve that fits these positions of one round best: where it is even, and its scale (maximum likelihood, Newton's method).
pub fn fit(samples: &[Sample]) -> (i32, i32) {
    // The odds are exp(a + b x).
    let (mut a, mut b) = (0.0, UNIT / f64::from(GUESS));
    for _ in 0..STEPS {
        let (mut ga, mut gb) = (0.0, -CAUTION * (b - UNIT / f64::from(GUESS)));
        let (mut aa, mut ab, mut bb) = (1e-6, 0.0, CAUTION);
        for sample in samples {
            let x = f64::from(sample.value) / UNIT;
            let p = logistic(a + b * x);
            let (off, weight) = (sample.won - p, p * (1.0 - p));
            ga += off;
            gb += off * x;
            aa += weight;
            ab += weight * x;
            bb += weight * x * x;
        }
        let size = aa * bb - ab * ab;
        let step = [(bb * ga - ab * gb) / size, (aa * gb - ab * ga) / size];
        a += step[0].clamp(-1.0, 1.0);
        b = (b + step[1].clamp(-1.0, 1.0)).max(0.05);
        if step.iter().all(|step| step.abs() < 1e-9) {
            break;
        }
    }
    ((-a / b * UNIT).round() as i32, (UNIT / b).round() as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fit_finds_the_curve_that_made_the_samples() {
        let curve = Curve { even: vec![250], scale: vec![600], ..Curve::default() };
        let share = |value| f64::from(curve.chance(value, 0)) / 10_000.0;
        let samples: Vec<Sample> =
            (-40..=40).map(|n| Sample { value: 100 * n, won: share(100 * n) }).collect();
        let many: Vec<Sample> = samples.iter().copied().cycle().take(8_100).collect();
        let (even, scale) = fit(&many);
        assert!(even.abs_diff(250) <= 3 && scale.abs_diff(600) <= 3, "{even} {scale}");
    }

    #[test]
    fn nothing_fitted_is_a_guess_and_a_late_round_is_like_the_last() {
        let guess = Curve::default();
        assert_eq!([-8000, 0, 800].map(|value| guess.chance(value, 3)), [0, 5000, 7311]);
        let curve = Curve { even: vec![0], scale: vec![100, 1000], ..guess };
        assert_eq!(curve.chance(500, 1), curve.chance(500, 7));
        assert!(curve.chance(500, 0) > curve.chance(500, 1));
    }
}
