//! What one's own step leads to, before the server says so.

use std::sync::Arc;

use game::{Game, Quick, Recorder, Seat, Told, Undo, Viewer};
use table::{Moment, Picture, UndoError};

use super::KnownView;

/// The chance a redeal is made from. Any would do: what is shown does not depend on what is hidden.
const SEED: u64 = 1;

/// The picture after a step that can be taken back; nothing for any other.
pub(super) fn act<G: Game>(before: &Picture<G>, action: G::Action) -> Option<Picture<G>> {
    let seat = before.seat()?;
    if before.undoable(action) != Undo::Free || !before.choices.contains(&action) {
        return None;
    }
    let game = &before.game;
    let mut recorder = Recorder::default();
    let mut state = game.redeal(&before.view, &mut Quick::new(SEED));
    game.apply(&mut state, seat, action, &mut recorder).ok()?;
    let viewer = Viewer::Seat(seat);
    let seen = recorder.told.iter().filter_map(|told| match told {
        Told::Event(sight, event) if sight.at_once(viewer) => Some(*event),
        _ => None,
    });
    let mut moments = before.moments.clone();
    moments.push(Arc::new(Moment::told(Some((seat, action)), seen.collect())));
    let view = game.view(&state, viewer);
    Some(Picture {
        choices: choices(&**game, &state, seat),
        awaited: game.awaited(&state),
        undo: Ok(()),
        own_entries: before.own_entries + 1,
        moments,
        view,
        ..before.clone()
    })
}

/// The picture after one's last step was taken back, where it was the last that one saw happen, and it is here how it was before.
pub(super) fn undo<G: Game>(
    before: &Picture<G>,
    known: impl Fn(usize) -> Option<KnownView<G>>,
) -> Option<Picture<G>> {
    let seat = before.seat()?;
    let is_own = |moment: &Moment<G>| moment.action.is_some_and(|(whose, _)| whose == seat);
    let mut moments = before.moments.clone();
    moments.pop().filter(|last| is_own(last))?;
    let KnownView { view, awaited } = known(moments.len())?;
    let awaited = awaited?;
    // Somebody else may have finished since: only the server knows how that shows.
    if awaited.without(seat) != before.awaited.without(seat) {
        return None;
    }
    let undo = match moments.iter().rposition(|moment| is_own(moment)) {
        None => Err(UndoError::Nothing),
        Some(index) => {
            let (_, action) = moments[index].action?;
            match before.game.undoable(&known(index)?.view, action) {
                Undo::Free => Ok(()),
                Undo::Reveals => Err(UndoError::Revealed),
                Undo::Binds => Err(UndoError::Bound),
            }
        }
    };
    let state = before.game.redeal(&view, &mut Quick::new(SEED));
    let choices = choices(&*before.game, &state, seat);
    let own_entries = before.own_entries + 1;
    Some(Picture { view, awaited, choices, undo, own_entries, moments, ..before.clone() })
}

fn choices<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut choices = Vec::new();
    game.legal(state, seat, &mut choices);
    choices
}
