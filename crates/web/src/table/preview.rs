//! What an action would do, and why it cannot be done: tried on redeals of what the player knows, so that neither answer tells
//! more than that.

use game::{Game, QuickChance, Refusal, Seat, Viewer};

/// Redeals on which an action is tried before it is shown what it does.
const REDEALS: u64 = 8;

/// What the seat would know after the action, for several redeals of what is hidden; nothing where it is refused in one.
pub(super) fn preview<G: Game>(game: &G, view: &G::View, seat: Seat, action: G::Action) -> Vec<G::View> {
    let views = (1..=REDEALS).map(|seed| {
        let mut state = game.redeal(view, &mut QuickChance::new(seed));
        game.apply(&mut state, seat, action, &mut ()).ok()?;
        Some(game.view(&state, Viewer::Seat(seat)))
    });
    let mut views = views.collect::<Option<Vec<_>>>().unwrap_or_default();
    // What is the same in all of them needs to be looked at once.
    views.dedup();
    views
}

/// The rule that refuses the action, found on a redeal of what the seat knows.
pub(super) fn refusal<G: Game>(game: &G, view: &G::View, seat: Seat, action: G::Action) -> Option<Refusal> {
    let mut state = game.redeal(view, &mut QuickChance::new(1));
    game.apply(&mut state, seat, action, &mut ()).err()
}
