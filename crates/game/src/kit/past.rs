//! Whether the past fits whatever the viewer cannot exclude.
//!
//! A redeal says what may lie in the hidden places now. Put into the deal, it must have led here by the same actions, and
//! the viewer must have seen the same all along. Where an action would have been refused there, whoever remembers that it
//! was taken can exclude that deal, though no view says so.

use std::collections::{BTreeMap, BTreeSet};

use super::Property::*;
use super::walk::Walk;
use super::{Fault, Hidden, Hooks};
use crate::{Game, Recorder, Seat, Told, Viewer};

/// Redeals whose past is played again. Replays are long, and such leaks show in many states.
const REDEALS: usize = 4;

/// What happened, and what one viewer saw of it.
struct Story<G: Game> {
    steps: Vec<Step<G>>,
    /// The view at its end.
    view: G::View,
}

/// An action, the true state before it, and the events that the viewer was told.
struct Step<G: Game> {
    before: G::State,
    seat: Seat,
    action: G::Action,
    told: Vec<G::Event>,
}

/// Which piece lies where another one lay.
struct Exchange(BTreeMap<(u8, u16), u16>);

impl Exchange {
    /// What leads from the hidden things of one state to those of another, place by place. Pieces that are hidden in the other
    /// state alone lie where those lay that are hidden in this one alone, in their order: where pieces look alike, they follow
    /// each other.
    fn between(here: &[Hidden], there: &[Hidden], pieces: impl Fn(u8) -> u8) -> Option<Exchange> {
        let shape = |hidden: &[Hidden]| hidden.iter().map(|h| (h.pool, h.heap)).collect::<Vec<_>>();
        if shape(here) != shape(there) {
            return None;
        }
        let piece = |h: &Hidden| (pieces(h.pool), h.item);
        let (from, to): (BTreeSet<_>, BTreeSet<_>) =
            (here.iter().map(piece).collect(), there.iter().map(piece).collect());
        let mut map: BTreeMap<(u8, u16), u16> =
            here.iter().zip(there).map(|(here, there)| (piece(here), there.item)).collect();
        for kind in here.iter().map(|h| pieces(h.pool)).collect::<BTreeSet<u8>>() {
            let of_kind = |piece: &&(u8, u16)| piece.0 == kind;
            let (come, gone) = (to.difference(&from).filter(of_kind), from.difference(&to).filter(of_kind));
            map.extend(come.zip(gone).map(|(&come, &(_, gone))| (come, gone)));
        }
        Some(Exchange(map))
    }

    fn instead(&self, pieces: u8, item: u16) -> u16 {
        self.0.get(&(pieces, item)).copied().unwrap_or(item)
    }
}

impl<G: Game, H: Hooks<G>> Walk<'_, G, H> {
    pub(super) fn past(&mut self) -> Result<(), Fault> {
        let viewer = self.pick_viewer();
        let known = self.known_steps(viewer)?;
        let Some(truth) = self.story(viewer, &known) else {
            return Err(self.fault(SeatsCommute, format!("not without the steps {viewer:?} does not know")));
        };
        let here = self.hooks.hidden(self.game, &self.state, viewer);
        let view = self.game.view(&self.state, viewer);
        for _ in 0..REDEALS {
            let redealt = self.game.redeal(&view, &mut self.chance);
            let there = self.hooks.hidden(self.game, &redealt, viewer);
            let Some(exchange) = Exchange::between(&here, &there, |pool| self.hooks.pieces(pool)) else {
                return Err(
                    self.fault(RedealVaries, format!("{viewer:?} has other hidden places in a redeal"))
                );
            };
            self.same_past(viewer, &truth, &exchange)?;
        }
        Ok(())
    }

    /// Whether the steps that the viewer knows could have been taken in another deal, and told the same.
    fn same_past(&self, viewer: Viewer, truth: &Story<G>, exchange: &Exchange) -> Result<(), Fault> {
        let instead = |pieces, item| exchange.instead(pieces, item);
        let deal = self.hooks.exchanged(self.game, &self.deal, &instead);
        let fault = |detail: String| self.fault(PastKeepsSecrets, format!("{viewer:?}: {detail}"));
        let mut state = self.game.start(&deal).map_err(|flaw| fault(format!("a redealt {flaw}")))?;
        let mut listener = Listener::new(viewer);
        for Step { before, seat, action, told } in &truth.steps {
            let seat = *seat;
            let action = self.hooks.exchanged_action(before, &state, seat, *action, &instead);
            let Some(action) = action else { return Ok(()) };
            let heard = listener.hear(|recorder| self.game.apply(&mut state, seat, action, recorder));
            let heard = heard
                .map_err(|refusal| fault(format!("seat {seat}: {action} was against {refusal} there")))?;
            if heard != *told {
                let detail = format!("seat {seat}: {action} told {viewer:?} {told:?} and {heard:?} there");
                return Err(self.fault(EventsKeepSecrets, detail));
            }
        }
        let view = self.game.view(&state, viewer);
        if view == truth.view { Ok(()) } else { Err(fault(format!("{:?} was {view:?} there", truth.view))) }
    }

    /// The steps so far whose content the viewer knows by now: not those of others in a simultaneous phase before its reveal, nor
    /// those of somebody who has not shown since what they were.
    fn known_steps(&self, viewer: Viewer) -> Result<Vec<(Seat, G::Action)>, Fault> {
        let broken = |detail: String| self.fault(DealAccepted, detail);
        let mut state = self.game.start(&self.deal).map_err(|flaw| broken(flaw.to_string()))?;
        let unrevealed = self.log.len() - self.phase.moves.len();
        // The step after which nothing that this seat did was shown.
        let mut shown = [0; crate::MAX_SEATS];
        let mut view = self.game.view(&state, viewer);
        for (step, &(seat, action)) in self.log.iter().enumerate() {
            let mut recorder = Recorder::default();
            let taken = self.game.apply(&mut state, seat, action, &mut recorder);
            taken.map_err(|refusal| broken(format!("{action} is refused by {refusal} when played again")))?;
            let told = recorder.told.iter().any(|told| match told {
                Told::Event(sight, _) => sight.at_once(viewer),
                Told::Reveal => true,
            });
            let after = self.game.view(&state, viewer);
            if told || after != view {
                shown[seat.index()] = step + 1;
            }
            view = after;
        }
        let known = |&(step, &(seat, _)): &(usize, &(Seat, G::Action))| {
            viewer == Viewer::Seat(seat) || step < unrevealed.min(shown[seat.index()])
        };
        Ok(self.log.iter().enumerate().filter(known).map(|(_, &taken)| taken).collect())
    }

    /// What the viewer saw of these steps; nothing where one is refused without the others.
    fn story(&self, viewer: Viewer, known: &[(Seat, G::Action)]) -> Option<Story<G>> {
        let mut state = self.game.start(&self.deal).ok()?;
        let mut listener = Listener::new(viewer);
        let mut story = Vec::new();
        for &(seat, action) in known {
            let before = state;
            let told = listener.hear(|recorder| self.game.apply(&mut state, seat, action, recorder)).ok()?;
            story.push(Step { before, seat, action, told });
        }
        Some(Story { steps: story, view: self.game.view(&state, viewer) })
    }
}

/// Hears what one viewer is told, what was withheld included once it is revealed.
struct Listener<E> {
    viewer: Viewer,
    withheld: Vec<E>,
}

impl<E: Copy> Listener<E> {
    fn new(viewer: Viewer) -> Self {
        Listener { viewer, withheld: Vec::new() }
    }

    fn hear<R>(&mut self, step: impl FnOnce(&mut Recorder<E>) -> Result<(), R>) -> Result<Vec<E>, R> {
        let mut recorder = Recorder::default();
        step(&mut recorder)?;
        let mut heard = Vec::new();
        for told in recorder.told {
            match told {
                Told::Event(sight, event) if sight.at_once(self.viewer) => heard.push(event),
                Told::Event(sight, event) if sight.at_reveal(self.viewer) => self.withheld.push(event),
                Told::Event(..) => {}
                Told::Reveal => heard.append(&mut self.withheld),
            }
        }
        Ok(heard)
    }
}
