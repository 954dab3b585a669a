//! Whether a viewer learns anything that the view does not hold.
//!
//! The test is non-interference: the true state and a redeal of the viewer's own view differ in what the viewer never
//! saw, and in nothing else. So whatever the viewer meets in the two must be the same.

use super::Property::*;
use super::walk::Walk;
use super::{Fault, Hooks};
use crate::{Chance, Game, Recorder, Seat, Told, Undo, Viewer};

/// Enough that two of them meet where an action shows one of some hundred things.
const REDEALS: usize = 32;

/// What a viewer meets in an action.
struct Follow<G: Game> {
    view: G::View,
    told: Vec<G::Event>,
}

/// The events a viewer sees at the next reveal; what comes after it belongs to another phase.
pub(super) fn withheld<E: Copy>(recorder: &Recorder<E>, viewer: Viewer) -> Vec<E> {
    let later = |told: &Told<E>| match told {
        Told::Event(sight, event) if sight.at_reveal(viewer) => Some(*event),
        _ => None,
    };
    recorder.told.iter().take_while(|told| !matches!(told, Told::Reveal)).filter_map(later).collect()
}

impl<G: Game, H: Hooks<G>> Walk<'_, G, H> {
    pub(super) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G, H> {
        self.seats().map(Viewer::Seat).chain([Viewer::Spectator])
    }

    pub(super) fn pick_viewer(&mut self) -> Viewer {
        let nth = self.chance.below(self.game.player_count() as u32 + 1) as usize;
        self.viewers().nth(nth).unwrap_or(Viewer::Spectator)
    }

    pub(super) fn secrecy(&mut self) -> Result<(), Fault> {
        for viewer in self.viewers().chain([Viewer::Everything]) {
            let view = self.game.view(&self.state, viewer);
            let other = self.game.redeal(&view, &mut self.chance);
            let again = self.game.view(&other, viewer);
            if again != view {
                return Err(
                    self.fault(ViewKeepsSecrets, format!("{viewer:?} sees\n{view:?}\nand\n{again:?}"))
                );
            }
            self.hooks
                .conserved(self.game, &other)
                .map_err(|detail| self.fault(Conserved, format!("redealt for {viewer:?}: {detail}")))?;
            if self.game.awaited(&other) != self.game.awaited(&self.state) {
                return Err(self.fault(ChoicesKeepSecrets, format!("{viewer:?} sees others awaited")));
            }
            if let Viewer::Seat(seat) = viewer {
                self.same_answers(seat, &other)?;
                self.own_actions(seat, &view, &other)?;
            }
            self.actions_of_others(viewer, &other)?;
        }
        Ok(())
    }

    fn same_answers(&self, seat: Seat, other: &G::State) -> Result<(), Fault> {
        if self.legal(&self.state, seat) != self.legal(other, seat) {
            return Err(self.fault(ChoicesKeepSecrets, format!("seat {seat} has other choices")));
        }
        for action in (0..G::ACTIONS).filter_map(G::from_index) {
            let answer = |mut state: G::State| self.game.apply(&mut state, seat, action, &mut ());
            let (here, there) = (answer(self.state), answer(*other));
            if here != there {
                let detail = format!("seat {seat}: {action} gives {here:?} and {there:?}");
                return Err(self.fault(RefusalsKeepSecrets, detail));
            }
        }
        Ok(())
    }

    fn own_actions(&self, seat: Seat, view: &G::View, other: &G::State) -> Result<(), Fault> {
        for action in self.legal(&self.state, seat) {
            let same = self.compare(Viewer::Seat(seat), seat, action, other)?;
            if self.game.undoable(view, action) != Undo::Free {
                continue;
            }
            if !same {
                return Err(self.fault(UndoRevealsNothing, format!("seat {seat}: {action}")));
            }
            let mut after = self.state;
            let taken = self.game.apply(&mut after, seat, action, &mut ());
            if taken.is_ok() && self.game.awaited(&after) != self.game.awaited(&self.state) {
                return Err(self.fault(UndoBindsNobody, format!("seat {seat}: {action}")));
            }
        }
        Ok(())
    }

    /// Where somebody else can do the same in both, the viewer is told the same.
    fn actions_of_others(&self, viewer: Viewer, other: &G::State) -> Result<(), Fault> {
        for seat in self.seats().filter(|&seat| viewer != Viewer::Seat(seat)) {
            let there = self.legal(other, seat);
            for action in self.legal(&self.state, seat) {
                if there.contains(&action) {
                    self.compare(viewer, seat, action, other)?;
                }
            }
        }
        Ok(())
    }

    /// Carries out the action in both; whether the viewer then knows the same. Who knows the same was told the same.
    fn compare(
        &self,
        viewer: Viewer,
        seat: Seat,
        action: G::Action,
        other: &G::State,
    ) -> Result<bool, Fault> {
        let follow = |state| self.follow(state, viewer, seat, action);
        let (Some(here), Some(there)) = (follow(self.state), follow(*other)) else { return Ok(false) };
        let same = here.view == there.view;
        if same && here.told != there.told {
            return Err(self.told_apart(viewer, seat, action, &here.told, &there.told));
        }
        Ok(same)
    }

    /// Among many redeals, wherever an action leads to the same view, it tells the same. [`Self::compare`] hardly ever
    /// gets there with an action that shows something by chance: the truth and one redeal seldom show the same.
    pub(super) fn events_of_many_redeals(&mut self) -> Result<(), Fault> {
        let (state, viewer) = (self.state, self.pick_viewer());
        let Some(seat) = self.pick_seat(self.game.awaited(&state)) else { return Ok(()) };
        let Some(action) = self.pick(&state, seat) else { return Ok(()) };
        let view = self.game.view(&state, viewer);
        let mut met: Vec<Follow<G>> = Vec::new();
        for _ in 0..REDEALS {
            let redealt = self.game.redeal(&view, &mut self.chance);
            let Some(there) = self.follow(redealt, viewer, seat, action) else { continue };
            match met.iter().find(|here| here.view == there.view) {
                Some(here) if here.told != there.told => {
                    return Err(self.told_apart(viewer, seat, action, &here.told, &there.told));
                }
                Some(_) => {}
                None => met.push(there),
            }
        }
        Ok(())
    }

    /// What the viewer meets when the action is carried out; nothing if it is refused.
    fn follow(
        &self,
        mut state: G::State,
        viewer: Viewer,
        seat: Seat,
        action: G::Action,
    ) -> Option<Follow<G>> {
        let mut recorder = Recorder::default();
        self.game.apply(&mut state, seat, action, &mut recorder).ok()?;
        Some(Follow { view: self.game.view(&state, viewer), told: recorder.seen_at_once(viewer).collect() })
    }

    fn told_apart(
        &self,
        viewer: Viewer,
        seat: Seat,
        action: G::Action,
        here: &[G::Event],
        there: &[G::Event],
    ) -> Fault {
        let detail = format!("seat {seat}: {action} tells {viewer:?} {here:?} and {there:?}");
        self.fault(EventsKeepSecrets, detail)
    }
}
