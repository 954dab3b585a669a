//! Whether what one viewer gets can travel.

use std::fmt::Debug;

use super::Property::WireRoundTrip;
use super::walk::Walk;
use super::{Fault, Hooks};
use crate::{Game, Recorder, Told, Travels, data};

impl<G: Game, H: Hooks<G>> Walk<'_, G, H> {
    /// The view of somebody, and all that was told.
    pub(super) fn travels(&mut self, recorder: &Recorder<G::Event>) -> Result<(), Fault> {
        let viewer = self.pick_viewer();
        self.comes_back(&self.game.view(&self.state, viewer))?;
        recorder.told.iter().try_for_each(|told| match told {
            Told::Event(_, event) => self.comes_back(event),
            Told::Reveal => Ok(()),
        })
    }

    fn comes_back<T: Travels>(&self, value: &T) -> Result<(), Fault> {
        let fault = |what: &dyn Debug| self.fault(WireRoundTrip, format!("{value:?}: {what:?}"));
        let json = serde_json::to_string(value).map_err(|error| fault(&error))?;
        let back: T = data::from_json(&json).map_err(|error| fault(&error))?;
        if back == *value { Ok(()) } else { Err(fault(&json)) }
    }
}
