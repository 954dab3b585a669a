//! From which turn of which game somebody went to try it again: whoever comes back finds the analysis as it was.

use std::cell::RefCell;

use leptos::prelude::*;

use crate::route::Route;

thread_local! {
    /// The address of the game, and which of its turns.
    static TURN_TO_RETURN_TO: RefCell<Option<(String, usize)>> = const { RefCell::new(None) };
}

fn here() -> String {
    window().location().hash().unwrap_or_default()
}

/// Whoever goes back to the game at this address finds this turn open.
pub(super) fn remember_turn(address: String, turn: usize) {
    TURN_TO_RETURN_TO.set(Some((address, turn)));
}

/// Which turn of the game at this address is to be open; once only.
pub(super) fn take_remembered_turn() -> Option<usize> {
    let here = here();
    TURN_TO_RETURN_TO
        .with_borrow_mut(|kept| kept.take_if(|(address, _)| *address == here).map(|(_, turn)| turn))
}

/// Whether the game at this address is to be shown with its analysis: somebody asked for it, or was there before.
pub(super) fn wants_analysis() -> bool {
    let here = here();
    matches!(Route::read(&here), Route::Analysis(_))
        || TURN_TO_RETURN_TO.with_borrow(|kept| kept.as_ref().is_some_and(|(address, _)| *address == here))
}
