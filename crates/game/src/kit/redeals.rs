//! Whether redeals cover what the viewer cannot exclude, and evenly.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::Property::*;
use super::walk::Walk;
use super::{Fault, Hidden, Hooks};
use crate::{Game, Viewer};

/// Enough that a place with two possible contents shows both, but for one time in eight million.
const REDEALS: usize = 24;

/// A hidden place, and how often each item lay there over many redeals.
struct Place {
    pool: u8,
    /// How many things lie there at once.
    size: usize,
    items: BTreeMap<u16, u32>,
}

/// What lay in each hidden place.
#[derive(Default)]
struct Census {
    places: Vec<Place>,
    /// The place of each hidden thing, in the order of [`Hooks::hidden`].
    things: Vec<usize>,
    /// Where each of them lies, to be compared.
    shape: Vec<(u8, Option<u8>)>,
}

fn shape(hidden: &[Hidden]) -> impl Iterator<Item = (u8, Option<u8>)> {
    hidden.iter().map(|h| (h.pool, h.heap))
}

impl Census {
    fn of(hidden: &[Hidden]) -> Census {
        let mut census = Census { shape: shape(hidden).collect(), ..Census::default() };
        let mut heaps: BTreeMap<(u8, u8), usize> = BTreeMap::new();
        for h in hidden {
            let new = census.places.len();
            let place = h.heap.map_or(new, |heap| *heaps.entry((h.pool, heap)).or_insert(new));
            if place == new {
                census.places.push(Place { pool: h.pool, size: 0, items: BTreeMap::new() });
            }
            census.places[place].size += 1;
            census.things.push(place);
        }
        census
    }

    fn count(&mut self, hidden: &[Hidden]) -> Result<(), String> {
        if shape(hidden).ne(self.shape.iter().copied()) {
            return Err("the hidden places differ between redeals".to_owned());
        }
        for (&place, h) in self.things.iter().zip(hidden) {
            *self.places[place].items.entry(h.item).or_default() += 1;
        }
        Ok(())
    }

    /// The places, each with all that was seen anywhere in its pool.
    fn by_pool(&self) -> impl Iterator<Item = (&Place, Rc<BTreeSet<u16>>)> {
        let mut pools: BTreeMap<u8, BTreeSet<u16>> = BTreeMap::new();
        for place in &self.places {
            pools.entry(place.pool).or_default().extend(place.items.keys());
        }
        let pools: BTreeMap<u8, Rc<BTreeSet<u16>>> =
            pools.into_iter().map(|(pool, items)| (pool, Rc::new(items))).collect();
        self.places.iter().map(move |place| (place, Rc::clone(&pools[&place.pool])))
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
            // A heap of all there is holds no secret.
            if place.items.len() <= place.size && pool.len() > place.size {
                let detail =
                    format!("hidden place {number} of {viewer:?} always holds {:?}", place.items.keys());
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
                let expected = (redeals * place.size) as f64 / pool.len() as f64;
                let off = |item: &u16| f64::from(place.items.get(item).copied().unwrap_or(0)) - expected;
                let chi: f64 = pool.iter().map(|item| off(item).powi(2) / expected).sum();
                let freedom = pool.len() as f64 - 1.0;
                // Seven standard deviations: an honest redeal does not get there in a lifetime of test runs.
                if chi > freedom + 7.0 * (2.0 * freedom).sqrt() + 14.0 {
                    let detail = format!(
                        "hidden place {number} of {viewer:?}: chi squared {chi:.0}, {:?}",
                        place.items
                    );
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

/// The same in this very state.
pub fn check_uniform_in<G: Game>(
    game: &G,
    hooks: &impl Hooks<G>,
    state: &G::State,
    redeals: usize,
) -> Result<(), Fault> {
    let mut walk = Walk::new(game, hooks, 0)?;
    walk.state = *state;
    walk.evenness(redeals)
}
