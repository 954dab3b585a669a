//! What one's own step leads to, before the table says so.
//!
//! A step that can be taken back shows its player nothing new. So whoever has a picture can carry it out on a redeal of what the picture
//! holds, and what that leads to is what the table will show (the kit's `PredictionIsExact`).

use std::sync::Arc;

use game::{Chance, Game, Recorder, Seat, Seats, Undo, Viewer};

use crate::{Moment, Picture, UndoError};

/// What a viewer knew after some moment of their history.
pub struct KnownView<G: Game> {
    /// What they knew.
    pub view: G::View,
    /// Who was awaited then, where that is known, too.
    pub awaited: Option<Seats>,
}

impl<G: Game> Clone for KnownView<G> {
    fn clone(&self) -> Self {
        KnownView { view: self.view.clone(), awaited: self.awaited }
    }
}

impl<G: Game> Picture<G> {
    /// The picture after a step that can be taken back; nothing for any other. What is hidden is dealt anew by chance, and does not show.
    pub fn predict_action(&self, action: G::Action, chance: &mut impl Chance) -> Option<Picture<G>> {
        let seat = self.seat()?;
        if self.undoable(action) != Undo::Free || !self.choices.contains(&action) {
            return None;
        }
        let mut recorder = Recorder::default();
        let mut state = self.game.redeal(&self.view, chance);
        self.game.apply(&mut state, seat, action, &mut recorder).ok()?;
        let viewer = Viewer::Seat(seat);
        let mut moments = self.moments.clone();
        moments.push(Arc::new(Moment::new(Some((seat, action)), recorder.seen_at_once(viewer).collect())));
        Some(Picture {
            choices: choices(&*self.game, &state, seat),
            awaited: self.game.awaited(&state),
            undo: Ok(()),
            own_entry_count: self.own_entry_count + 1,
            moments,
            view: self.game.view(&state, viewer),
            ..self.clone()
        })
    }

    /// The picture after one's last step was taken back, where it was the last that one saw happen, and what was known before it is known
    /// still: `known` tells it by the number of the moment, 0 for the beginning.
    pub fn predict_undo(
        &self,
        known: impl Fn(usize) -> Option<KnownView<G>>,
        chance: &mut impl Chance,
    ) -> Option<Picture<G>> {
        let seat = self.seat()?;
        let is_own = |moment: &Moment<G>| moment.action.is_some_and(|(whose, _)| whose == seat);
        let mut moments = self.moments.clone();
        moments.pop().filter(|last| is_own(last))?;
        let KnownView { view, awaited } = known(moments.len())?;
        let awaited = awaited?;
        // Somebody else may have finished since: only the table knows how that shows.
        if awaited.without(seat) != self.awaited.without(seat) {
            return None;
        }
        let undo = match moments.iter().rposition(|moment| is_own(moment)) {
            None => Err(UndoError::Nothing),
            Some(before) => {
                let (_, action) = moments.get(before)?.action?;
                UndoError::check(self.game.undoable(&known(before)?.view, action))
            }
        };
        let choices = choices(&*self.game, &self.game.redeal(&view, chance), seat);
        let own_entry_count = self.own_entry_count + 1;
        Some(Picture { view, awaited, choices, undo, own_entry_count, moments, ..self.clone() })
    }
}

fn choices<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut choices = Vec::new();
    game.legal(state, seat, &mut choices);
    choices
}
