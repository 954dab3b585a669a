//! What bots make of the same deal.

use bots::{Advise, Evaluator, Level, Look, Mind, Thinker, Watch, best_known};
use game::{Seat, Viewer};

/// Positions kept after every turn, and within one, where the deck is known.
const WIDTH: usize = 100;
const WITHIN: usize = 16;

/// The points of each seat, all of them played by this level; nothing where it was told to stop.
pub(crate) fn played<G: Advise>(
    game: &G,
    start: &G::State,
    level: Level,
    mut watch: &mut dyn Watch,
) -> Option<Vec<i32>> {
    let mut bot = Thinker::new(game, level, G::net());
    let mut state = *start;
    for step in 0..G::MAX_STEPS as u64 {
        let Some(seat) = game.awaited(&state).lowest() else { break };
        if !watch.go_on(0, 0) {
            return None;
        }
        let view = game.view(&state, Viewer::Seat(seat));
        for &action in bot.think(game, &view, seat, step, &mut watch) {
            game.apply(&mut state, seat, action, &mut ()).ok()?;
        }
    }
    let outcome = game.outcome(&state)?;
    Some(game.seats().iter().map(|seat: Seat| outcome.points[seat]).collect())
}

/// The best result found by who plays alone and knows what comes, in hundredths of a point.
pub(crate) fn deck_known<G: Mind>(game: &G, start: &G::State) -> Option<i32> {
    let look = Look { evaluator: Evaluator::Learned(G::net()), width: WITHIN, avoids_harm: false };
    best_known(game, start, look, WIDTH)
}
