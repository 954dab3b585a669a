//! Whether what one viewer gets can travel.

use std::fmt::Debug;

use super::Property::WireRoundTrip;
use super::walk::Walk;
use super::{Fault, Hooks};
use crate::{Chance, Game, Recorder, Told, Travels, data};

/// Writing and reading take longer than all else that is looked at: one walk in so many does it at every step, the others at some.
pub(super) const WALKS_BETWEEN_WHOLE_ONES: u32 = 4;
const STEPS_BETWEEN_TRAVELS: u32 = 16;
/// The app reads through a tree, which takes three times as long as reading the text as it stands: on average this is one in so many.
const TRAVELS_BETWEEN_TREES: u32 = 8;

impl<G: Game, H: Hooks<G>> Walk<'_, G, H> {
    /// The view of somebody, and all that was told, at every step of some walks.
    pub(super) fn travels(&mut self, recorder: &Recorder<G::Event>) -> Result<(), Fault> {
        if !self.travels_at_every_step && self.chance.below(STEPS_BETWEEN_TRAVELS) != 0 {
            return Ok(());
        }
        let viewer = self.pick_viewer();
        let as_tree = self.chance.below(TRAVELS_BETWEEN_TREES) == 0;
        self.comes_back(&self.game.view(&self.state, viewer), as_tree)?;
        recorder.told.iter().try_for_each(|told| match told {
            Told::Event(_, event) => self.comes_back(event, as_tree),
            Told::Reveal => Ok(()),
        })
    }

    fn comes_back<T: Travels>(&self, value: &T, as_tree: bool) -> Result<(), Fault> {
        let fault = |what: &dyn Debug| self.fault(WireRoundTrip, format!("{value:?}: {what:?}"));
        let json = serde_json::to_string(value).map_err(|error| fault(&error))?;
        let back: T = if as_tree {
            data::from_json(&json).map_err(|error| fault(&error))?
        } else {
            serde_json::from_str(&json).map_err(|error| fault(&error))?
        };
        if back == *value { Ok(()) } else { Err(fault(&json)) }
    }
}
