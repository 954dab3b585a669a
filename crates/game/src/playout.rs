//! Random play.

use crate::{Chance, Game};

/// Plays random actions until the game is over; returns how many. `list` is scratch space: kept by the caller, it
/// spares an allocation per game.
pub fn play_out<G: Game>(
    game: &G,
    state: &mut G::State,
    chance: &mut impl Chance,
    list: &mut Vec<G::Action>,
) -> usize {
    let mut steps = 0;
    while steps < G::MAX_STEPS {
        let Some(seat) = game.awaited(state).lowest() else { break };
        game.legal(state, seat, list);
        let Some(&action) = chance.choose(list) else { break };
        if game.apply(state, seat, action, &mut ()).is_err() {
            break;
        }
        steps += 1;
    }
    steps
}
