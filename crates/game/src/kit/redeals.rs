//! Whether redeals cover what the viewer cannot exclude, and evenly.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::Property::*;
use super::walk::Walk;
use super::{Fault, Hidden, Hooks};
use crate::{Game, Viewer};

/// Enough that a place with two possible contents shows both, but for one time in eight million.
const REDEALS: usize = 24;

/// What lay in each hidden place, over many redeals.
#[derive(Default)]
struct Census {
    places: Vec<BTreeMap<u16, u32>>,
    pools: Vec<u8>,
}

impl Census {
    fn of(hidden: &[Hidden]) -> Census {
        Census { places: vec![BTreeMap::new(); hidden.len()], pools: hidden.iter().map(|h| h.pool).collect() }
    }

    fn count(&mut self, hidden: &[Hidden]) -> Result<(), String> {
        if hidden.iter().map(|h| h.pool).ne(self.pools.iter().copied()) {
            return Err("the hidden places differ between redeals".to_owned());
        }
        for (place, h) in self.places.iter_mut().zip(hidden) {
            *place.entry(h.item).or_default() += 1;
        }
        Ok(())
    }

    /// The places, each with all that was seen anywhere in its pool.
    fn by_pool(&self) -> impl Iterator<Item = (&BTreeMap<u16, u32>, Rc<BTreeSet<u16>>)> {
        let mut pools: BTreeMap<u8, BTreeSet<u16>> = BTreeMap::new();
        for (place, &pool) in self.places.iter().zip(&self.pools) {
            pools.entry(pool).or_default().extend(place.keys());
        }
        let pools: BTreeMap<u8, Rc<BTreeSet<u16>>> =
            pools.into_iter().map(|(pool, items)| (pool, Rc::new(items))).collect();
        self.places.iter().zip(&self.pools).map(move |(place, pool)| (place, Rc::clone(&pools[pool])))
    }
}

impl<G: Game, H: Hooks<G>> Walk<'_, G, H> {
    fn census(&mut self, viewer: Viewer, redeals: usize) -> Result<Census, Fault> {
        let view = self.game.view(&self.state, viewer);
        let mut census = None;
        for _ in 0..redeals {
            let state = self.game.redeal(&view, &mut self.chance);
            let hidden = self.hooks.hidden(self.game, &state, viewer);
            let census = census.get_or_insert_with(|| Census::of(&hidden));
            census.count(&hidden).map_err(|detail| self.fault(RedealVaries, detail))?;
        }
        Ok(census.unwrap_or_default())
    }

    /// Every hidden place is seen to vary, so that the checks of secrecy are not empty.
    pub(super) fn variety(&mut self) -> Result<(), Fault> {
        let viewer = self.pick_viewer();
        let census = self.census(viewer, REDEALS)?;
        for (number, (place, pool)) in census.by_pool().enumerate() {
            if place.len() < 2 && pool.len() > 1 {
                let detail = format!("hidden place {number} of {viewer:?} always holds {:?}", place.keys());
                return Err(self.fault(RedealVaries, detail));
            }
        }
        Ok(())
    }

    /// A chi-squared test for each hidden place of each viewer.
    fn evenness(&mut self, redeals: usize) -> Result<(), Fault> {
        for viewer in self.viewers().collect::<Vec<_>>() {
            let census = self.census(viewer, redeals)?;
            for (number, (place, pool)) in census.by_pool().enumerate() {
                let expected = redeals as f64 / pool.len() as f64;
                let off = |item: &u16| f64::from(place.get(item).copied().unwrap_or(0)) - expected;
                let chi: f64 = pool.iter().map(|item| off(item).powi(2) / expected).sum();
                let freedom = pool.len() as f64 - 1.0;
                // Seven standard deviations: an honest redeal does not get there in a lifetime of test runs.
                if chi > freedom + 7.0 * (2.0 * freedom).sqrt() + 14.0 {
                    let detail =
                        format!("hidden place {number} of {viewer:?}: chi squared {chi:.0}, {place:?}");
                    return Err(self.fault(RedealUniform, detail));
                }
            }
        }
        Ok(())
    }
}

/// Plays a few random actions, then deals anew many times and checks that whatever can lie in a hidden place is equally
/// likely to. For states in which the rules make it so.
pub fn check_uniform<G: Game>(
    game: &G,
    hooks: &impl Hooks<G>,
    seed: u64,
    steps: usize,
    redeals: usize,
) -> Result<(), Fault> {
    let mut walk = Walk::new(game, hooks, seed)?;
    for _ in 0..steps {
        walk.advance()?;
    }
    walk.evenness(redeals)
}
