//! The network while it learns: with fractions, and a step for every weight (Adam).

use game::{Chance, QuickChance};

use crate::Net;
use crate::net::{HIDDEN, LANES, Layer, ON};

/// The unit in which the network learns: results are of the order of one.
const UNIT: f32 = 10.0;
/// Samples in one step.
const BATCH: usize = 512;
/// How often a lesson is gone through.
const PASSES: usize = 2;
/// The greatest step of a weight.
const STEP: f32 = 0.004;
/// Slopes smaller than this make smaller steps, so that what is rarely seen does not jump about.
const EASE: f32 = 0.003;
/// How much of the past is kept in the mean of slopes, and of their squares.
const SLOPE: f32 = 0.9;
const SQUARE: f32 = 0.999;
/// How much of the past is kept in the mean of the weights.
const MEAN: f32 = 0.999;

/// A position, and what it led to.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sample {
    pub(crate) features: Vec<u16>,
    pub(crate) stage: usize,
    /// The points as they stood; the network learns what comes beyond.
    pub(crate) points: f32,
    pub(crate) target: f32,
    /// What the game came to.
    pub(crate) result: f32,
    /// Which turn of its player it belongs to.
    pub(crate) turn: u32,
}

/// The network while it learns.
pub(crate) struct Learner {
    features: usize,
    stages: usize,
    steps: u32,
    weights: Vec<f32>,
    /// Means over time: of the weights, their slopes, and the squares of those.
    mean: Vec<f32>,
    slope: Vec<f32>,
    square: Vec<f32>,
}

impl Learner {
    pub(crate) fn new(features: usize, stages: usize, seed: u64) -> Learner {
        let mut learner = Learner {
            features,
            stages,
            steps: 0,
            weights: Vec::new(),
            mean: Vec::new(),
            slope: Vec::new(),
            square: Vec::new(),
        };
        let all = learner.always() + features;
        learner.weights = vec![0.0; all];
        let mut chance = QuickChance::new(seed);
        let mut small = |size: f32| (chance.bits() as f32 / u32::MAX as f32 * 2.0 - 1.0) * size;
        let (start, alone, last, base) = (learner.start(), learner.alone(), learner.last(), learner.base());
        learner.weights[..start].iter_mut().for_each(|weight| *weight = small(0.08));
        learner.weights[start..alone].iter_mut().for_each(|weight| *weight = 0.3 + small(0.2));
        learner.weights[last..base].iter_mut().for_each(|weight| *weight = small(0.1));
        learner.mean = learner.weights.clone();
        learner.slope = vec![0.0; all];
        learner.square = vec![0.0; all];
        learner
    }

    /// Begins with what a network knows, and nothing else.
    pub(crate) fn know(&mut self, net: &Net) {
        let (start, alone, last, base) = (self.start(), self.alone(), self.last(), self.base());
        let always = self.always();
        let (hidden, points) = (f32::from(ON), 100.0 * UNIT);
        self.weights.fill(0.0);
        let put = |to: &mut [f32], from: &mut dyn Iterator<Item = &i16>, unit: f32| {
            to.iter_mut().zip(from).for_each(|(weight, &number)| *weight = f32::from(number) / unit);
        };
        put(&mut self.weights[..start], &mut net.rows.iter().flatten().flatten(), hidden);
        put(&mut self.weights[start..alone], &mut net.start.iter().flatten(), hidden);
        for (stage, worth) in net.alone.chunks(net.features.max(1)).enumerate() {
            put(&mut self.weights[alone + stage * self.features..], &mut worth.iter(), points);
        }
        put(&mut self.weights[last..base], &mut net.last.iter().flatten().flatten(), points);
        put(&mut self.weights[base..always], &mut net.base.iter(), points);
        self.mean.clone_from(&self.weights);
    }

    // The parts of the network, one after the other.
    fn start(&self) -> usize {
        self.features * HIDDEN
    }

    fn alone(&self) -> usize {
        self.start() + HIDDEN
    }

    fn last(&self) -> usize {
        self.alone() + self.features * self.stages
    }

    fn base(&self) -> usize {
        self.last() + self.stages * HIDDEN
    }

    /// What a feature is worth in all stages alike; a stage's own number comes on top, so that what is rare in one stage is
    /// learned from all.
    fn always(&self) -> usize {
        self.base() + self.stages
    }

    /// The network in whole numbers, from the mean of the weights.
    pub(crate) fn net(&self) -> Net {
        let whole = |weight: f32, unit: f32| {
            (weight * unit).round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16
        };
        let cells = |from: &[f32], unit: f32| -> Layer {
            std::array::from_fn(|part| std::array::from_fn(|cell| whole(from[part * LANES + cell], unit)))
        };
        let (start, alone, last, base) = (self.start(), self.alone(), self.last(), self.base());
        let always = self.always();
        let mut net = Net::new(self.features, self.stages);
        let hidden = f32::from(ON);
        let points = 100.0 * UNIT;
        for (row, from) in net.rows.iter_mut().zip(self.mean[..start].chunks(HIDDEN)) {
            *row = cells(from, hidden);
        }
        net.start = cells(&self.mean[start..alone], hidden);
        let both = self.mean[alone..last].iter().zip(self.mean[always..].iter().cycle());
        net.alone = both.map(|(&weight, &always)| whole(weight + always, points)).collect();
        for (row, from) in net.last.iter_mut().zip(self.mean[last..base].chunks(HIDDEN)) {
            *row = cells(from, points);
        }
        net.base = self.mean[base..always].iter().map(|&weight| whole(weight, points)).collect();
        net
    }

    /// Goes through the samples; how far off it was on average, in points.
    pub(crate) fn learn(&mut self, samples: &[Sample], pace: f32, seed: u64) -> f32 {
        let mut order: Vec<usize> = (0..samples.len()).collect();
        let mut chance = QuickChance::new(seed);
        let mut slopes = vec![0.0; self.weights.len()];
        let (mut off, mut count) = (0.0f64, 0usize);
        for pass in 0..PASSES {
            chance.shuffle(&mut order);
            for batch in order.chunks(BATCH) {
                slopes.fill(0.0);
                for &i in batch {
                    let error = self.look_back(&samples[i], &mut slopes);
                    if pass == 0 {
                        off += f64::from(error.abs());
                        count += 1;
                    }
                }
                self.step(&slopes, batch.len() as f32, pace);
            }
        }
        (off / count.max(1) as f64) as f32 * UNIT
    }

    /// Adds what a sample says about every weight; how far off the network was.
    fn look_back(&self, sample: &Sample, slopes: &mut [f32]) -> f32 {
        let (start, alone, last, base) = (self.start(), self.alone(), self.last(), self.base());
        let always = self.always();
        let stage = sample.stage.min(self.stages - 1);
        let alone = alone + stage * self.features;
        let last = last + stage * HIDDEN;
        let mut hidden: [f32; HIDDEN] = std::array::from_fn(|cell| self.weights[start + cell]);
        let mut said = self.weights[base + stage];
        for &feature in &sample.features {
            let feature = usize::from(feature);
            let row = &self.weights[feature * HIDDEN..(feature + 1) * HIDDEN];
            hidden.iter_mut().zip(row).for_each(|(cell, add)| *cell += add);
            said += self.weights[alone + feature] + self.weights[always + feature];
        }
        for (cell, weight) in hidden.iter().zip(&self.weights[last..last + HIDDEN]) {
            said += cell.clamp(0.0, 1.0) * weight;
        }
        let error = said - (sample.target - sample.points) / UNIT;
        // Great surprises count no more than their size.
        let slope = error.clamp(-1.0, 1.0);
        let mut back = [0.0; HIDDEN];
        for cell in 0..HIDDEN {
            slopes[last + cell] += slope * hidden[cell].clamp(0.0, 1.0);
            // A little slope outside too, so that no cell is stuck for ever.
            let open = if (0.0..=1.0).contains(&hidden[cell]) { 1.0 } else { 0.01 };
            back[cell] = slope * self.weights[last + cell] * open;
            slopes[start + cell] += back[cell];
        }
        for &feature in &sample.features {
            let feature = usize::from(feature);
            let row = &mut slopes[feature * HIDDEN..(feature + 1) * HIDDEN];
            row.iter_mut().zip(&back).for_each(|(slope, add)| *slope += add);
            slopes[alone + feature] += slope;
            slopes[always + feature] += slope;
        }
        slopes[base + stage] += slope;
        error
    }

    fn step(&mut self, slopes: &[f32], count: f32, pace: f32) {
        self.steps = self.steps.saturating_add(1);
        let warm = |keep: f32| 1.0 - keep.powi(self.steps.min(20_000) as i32);
        let (slope_warm, square_warm) = (warm(SLOPE), warm(SQUARE));
        let state = self.weights.iter_mut().zip(&mut self.mean).zip(&mut self.slope).zip(&mut self.square);
        for ((((weight, mean), slope), square), now) in state.zip(slopes) {
            let now = now / count;
            *slope = SLOPE * *slope + (1.0 - SLOPE) * now;
            *square = SQUARE * *square + (1.0 - SQUARE) * now * now;
            *weight -= STEP * pace * (*slope / slope_warm) / ((*square / square_warm).sqrt() + EASE);
            *mean = MEAN * *mean + (1.0 - MEAN) * *weight;
        }
    }

    /// Features that no sample had say nothing: what they began with by chance would be noise where one is met after all, and
    /// bytes that nothing compresses.
    pub(crate) fn forget_unmet(&mut self) {
        let always = self.always();
        for feature in 0..self.features {
            if self.square[always + feature] == 0.0 {
                let row = feature * HIDDEN..(feature + 1) * HIDDEN;
                self.weights[row.clone()].fill(0.0);
                self.mean[row].fill(0.0);
            }
        }
    }

    fn parts(&mut self) -> [&mut Vec<f32>; 4] {
        [&mut self.weights, &mut self.mean, &mut self.slope, &mut self.square]
    }

    pub(crate) fn save(&self, to: &mut Vec<u8>) {
        to.extend(self.steps.to_le_bytes());
        for number in [&self.weights, &self.mean, &self.slope, &self.square].into_iter().flatten() {
            to.extend(number.to_le_bytes());
        }
    }

    /// Whether it could be read: it must be of the same shape.
    pub(crate) fn load(&mut self, from: &[u8]) -> bool {
        let Some((steps, rest)) = from.split_first_chunk() else { return false };
        if rest.len() != 16 * self.weights.len() {
            return false;
        }
        self.steps = u32::from_le_bytes(*steps);
        let (numbers, _) = rest.as_chunks::<4>();
        let places = self.parts().into_iter().flatten();
        places.zip(numbers).for_each(|(place, number)| *place = f32::from_le_bytes(*number));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_knows_what_a_network_knew() {
        let net = Learner::new(5, 3, 7).net();
        let mut learner = Learner::new(5, 3, 8);
        assert_ne!(learner.net(), net);
        learner.know(&net);
        assert!(learner.net() == net);
        let mut larger = Learner::new(6, 3, 8);
        larger.know(&net);
        assert_eq!(larger.net().judge(&[1, 4, 5], 2), net.judge(&[1, 4], 2));
    }

    #[test]
    fn what_was_never_met_says_nothing() {
        let sample = Sample { features: vec![1], stage: 0, points: 0.0, target: 9.0, result: 9.0, turn: 0 };
        let mut learner = Learner::new(3, 1, 7);
        learner.learn(&[sample], 1.0, 0);
        learner.forget_unmet();
        let said = |features: &[u16]| learner.net().judge(features, 0);
        assert_eq!(said(&[0, 2]), said(&[]));
        assert_ne!(said(&[1]), said(&[]));
    }

    #[test]
    fn it_learns_what_features_are_worth_in_each_stage() {
        let worth = |feature: u16, stage: usize| [[12.0, -5.0], [3.0, 0.0]][usize::from(feature)][stage];
        let sample = |feature: u16, stage: usize| {
            let target = 20.0 + worth(feature, stage);
            Sample { features: vec![feature], stage, points: 20.0, target, result: target, turn: 0 }
        };
        let samples: Vec<Sample> = (0..2048).map(|i| sample(i / 2 % 2, usize::from(i % 2))).collect();
        let mut learner = Learner::new(2, 2, 1);
        let first = learner.learn(&samples, 1.0, 0);
        let last = (1..400).map(|seed| learner.learn(&samples, 1.0, seed)).last().unwrap();
        assert!(first > 3.0 && last < 0.1, "{first} {last}");
        // The mean of the weights lags a little behind.
        let net = learner.net();
        for (feature, stage) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let judged = net.judge(&[feature], stage) as f32 / 100.0;
            assert!((judged - worth(feature, stage)).abs() < 1.0, "{feature} {stage}: {judged}");
        }
    }
}
