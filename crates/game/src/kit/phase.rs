//! Whether seats that decide at once keep out of each other's way, and out of each other's sight.

use super::Property::*;
use super::secrecy::withheld;
use super::walk::Walk;
use super::{Fault, Hooks};
use crate::{Game, Recorder, Seat, Told, Viewer};

/// Redeals of the beginning of a phase that are played again to its end.
const REPLAYS: usize = 8;

/// A phase in which several seats decide at once, from its beginning.
pub(super) struct PhaseLog<G: Game> {
    pub(super) start: G::State,
    pub(super) moves: Vec<(Seat, G::Action)>,
    pub(super) recorder: Recorder<G::Event>,
}

impl<G: Game, H: Hooks<G>> Walk<'_, G, H> {
    pub(super) fn commuting(&mut self) -> Result<(), Fault> {
        let awaited = self.game.awaited(&self.state);
        let Some(one) = self.pick_seat(awaited) else { return Ok(()) };
        let Some(two) = self.pick_seat(awaited.without(one)) else { return Ok(()) };
        let state = self.state;
        let (Some(first), Some(second)) = (self.pick(&state, one), self.pick(&state, two)) else {
            return Ok(());
        };
        let in_order = |moves: [(Seat, G::Action); 2]| {
            let mut state = state;
            moves
                .into_iter()
                .all(|(seat, action)| self.game.apply(&mut state, seat, action, &mut ()).is_ok())
                .then_some(state)
        };
        let there = in_order([(one, first), (two, second)]);
        if there.is_none() || there != in_order([(two, second), (one, first)]) {
            return Err(self.fault(SeatsCommute, format!("seat {one} {first}, seat {two} {second}")));
        }
        Ok(())
    }

    /// However a seat becomes ready, others see that it is, and nothing of how.
    pub(super) fn readiness(&mut self) -> Result<(), Fault> {
        let awaited = self.game.awaited(&self.state);
        let Some(seat) = self.pick_seat(awaited).filter(|_| awaited.len() > 1) else { return Ok(()) };
        let ((one, told_one), (two, told_two)) = (self.until_ready(seat), self.until_ready(seat));
        let phase_lasts = |state| self.game.awaited(state) == awaited.without(seat);
        if !phase_lasts(&one) || !phase_lasts(&two) {
            return Ok(());
        }
        for viewer in self.viewers().filter(|&viewer| viewer != Viewer::Seat(seat)) {
            let told_the_same = told_one.seen_at_once(viewer).eq(told_two.seen_at_once(viewer));
            if !told_the_same || self.game.view(&one, viewer) != self.game.view(&two, viewer) {
                let detail = format!("{viewer:?} sees how seat {seat} became ready");
                return Err(self.fault(PhaseKeepsSecrets, detail));
            }
        }
        Ok(())
    }

    /// The seat alone goes on at random until it is no longer awaited.
    fn until_ready(&mut self, seat: Seat) -> (G::State, Recorder<G::Event>) {
        let (mut state, mut recorder) = (self.state, Recorder::default());
        for _ in 0..G::MAX_STEPS {
            let Some(action) = self.pick(&state, seat) else { break };
            if self.game.apply(&mut state, seat, action, &mut recorder).is_err() {
                break;
            }
        }
        (state, recorder)
    }

    /// Nobody looks over a player's shoulder, not even those who are ready: the phase lasts until the reveal.
    pub(super) fn unseen_step(
        &mut self,
        before: &G::State,
        seat: Seat,
        action: G::Action,
        recorder: &Recorder<G::Event>,
    ) -> Result<(), Fault> {
        let (awaited, still) = (self.game.awaited(before), self.game.awaited(&self.state));
        let over = recorder.told.contains(&Told::Reveal) || still.iter().any(|seat| !awaited.contains(seat));
        let in_phase = awaited.len() > 1 || self.in_phase && !over;
        self.in_phase = in_phase && !over;
        if in_phase && still == awaited {
            for viewer in self.viewers().filter(|&viewer| viewer != Viewer::Seat(seat)) {
                let told = recorder.seen_at_once(viewer).next().is_some();
                if told || self.game.view(before, viewer) != self.game.view(&self.state, viewer) {
                    return Err(self.fault(PhaseKeepsSecrets, format!("{viewer:?} sees {action}")));
                }
            }
        }
        Ok(())
    }

    /// Notes what was done and withheld since the phase began; at the reveal, checks what the others are told of it.
    pub(super) fn withheld_steps(
        &mut self,
        before: &G::State,
        seat: Seat,
        action: G::Action,
        recorder: &Recorder<G::Event>,
    ) -> Result<(), Fault> {
        if !self.in_phase && self.game.awaited(before).len() < 2 {
            return Ok(());
        }
        if self.phase.moves.is_empty() {
            self.phase.start = *before;
        }
        self.phase.moves.push((seat, action));
        self.phase.recorder.told.extend(&recorder.told);
        if !recorder.told.contains(&Told::Reveal) {
            return Ok(());
        }
        let checked = self.revealed();
        self.phase.moves.clear();
        self.phase.recorder.told.clear();
        checked
    }

    /// What was withheld follows from what the viewer knew when the phase began, and from the actions since: where the same
    /// actions are possible in a redeal of that, the same is told.
    fn revealed(&mut self) -> Result<(), Fault> {
        let viewer = self.pick_viewer();
        let told = withheld(&self.phase.recorder, viewer);
        let view = self.game.view(&self.phase.start, viewer);
        for _ in 0..REPLAYS {
            let mut state = self.game.redeal(&view, &mut self.chance);
            let mut again = Recorder::default();
            let mut moves = self.phase.moves.iter();
            let possible =
                moves.all(|&(seat, action)| self.game.apply(&mut state, seat, action, &mut again).is_ok());
            if possible && withheld(&again, viewer) != told {
                let detail = format!("{viewer:?} is told {told:?} and {:?}", withheld(&again, viewer));
                return Err(self.fault(EventsKeepSecrets, detail));
            }
        }
        Ok(())
    }
}
