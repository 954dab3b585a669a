//! What games taught, which one machine can write down for another to learn from.

use crate::Mind;
use crate::learner::Sample;

/// Positions of games, and what each of them led to, in the order of the games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Taught(pub(crate) Vec<Sample>);

impl Taught {
    /// What was taught first, and what after it.
    pub fn then(mut self, after: Taught) -> Taught {
        self.0.extend(after.0);
        self
    }

    /// All of it as bytes; nothing is rounded.
    pub fn write(&self) -> Vec<u8> {
        let mut to = Vec::new();
        for Sample { features, stage, points, target, result, turn } in &self.0 {
            let numbers = [points, target, result].map(|number| number.to_bits());
            let [stage, count] = [*stage, features.len()].map(|number| number as u32);
            let [points, target, result] = numbers;
            to.extend([points, target, result, *turn, stage, count].into_iter().flat_map(u32::to_le_bytes));
            to.extend(features.iter().flat_map(|feature| feature.to_le_bytes()));
        }
        to
    }

    /// What was written; `None` where it cannot be of this game.
    pub fn read<G: Mind>(mut from: &[u8]) -> Option<Taught> {
        let mut samples = Vec::new();
        while !from.is_empty() {
            let (sample, rest) = read_sample(from)?;
            let known = sample.stage < G::STAGES
                && sample.features.iter().all(|&feature| usize::from(feature) < G::FEATURES);
            let numbers = [sample.points, sample.target, sample.result];
            if !known || !numbers.into_iter().all(f32::is_finite) {
                return None;
            }
            samples.push(sample);
            from = rest;
        }
        Some(Taught(samples))
    }
}

/// The first sample, and what comes after it.
fn read_sample(from: &[u8]) -> Option<(Sample, &[u8])> {
    let (head, rest) = from.split_first_chunk::<24>()?;
    let (words, _) = head.as_chunks::<4>();
    let word = |place: usize| words.get(place).map(|word| u32::from_le_bytes(*word));
    let [points, target, result] = [word(0)?, word(1)?, word(2)?].map(f32::from_bits);
    let (turn, stage, count) = (word(3)?, word(4)? as usize, word(5)? as usize);
    let (features, rest) = rest.split_at_checked(count.checked_mul(2)?)?;
    let (features, _) = features.as_chunks::<2>();
    let features = features.iter().map(|feature| u16::from_le_bytes(*feature)).collect();
    Some((Sample { features, stage, points, target, result, turn }, rest))
}
