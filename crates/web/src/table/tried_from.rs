//! From which turn of which game somebody went to try it again: whoever comes back finds the analysis as it was.

use std::cell::RefCell;

use leptos::prelude::*;

use crate::route::Route;

thread_local! {
    /// The address of the game, and which of its turns.
    static LEFT: RefCell<Option<(String, usize)>> = const { RefCell::new(None) };
}

fn here() -> String {
    window().location().hash().unwrap_or_default()
}

/// The turn of the game at this address is tried elsewhere.
pub(super) fn leave(address: String, turn: usize) {
    LEFT.set(Some((address, turn)));
}

/// Which turn of the game at this address was left; once only.
pub(super) fn come_back() -> Option<usize> {
    let here = here();
    LEFT.with_borrow_mut(|left| left.take_if(|(address, _)| *address == here).map(|(_, turn)| turn))
}

/// Whether the game at this address is to be shown with its analysis: somebody asked for it, or was there before.
pub(super) fn wants_analysis() -> bool {
    let here = here();
    matches!(Route::read(&here), Route::Analysis(_))
        || LEFT.with_borrow(|left| left.as_ref().is_some_and(|(address, _)| *address == here))
}
