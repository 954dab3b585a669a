//! What could have been reached, had everything been known: a lower bound of the best possible result.

use game::Seat;

use crate::best_k::BestK;
use crate::visited::Visited;
use crate::{Beam, Look, Mind};

/// The best result found for a player who plays alone and knows what comes, keeping so many positions after every turn, in
/// hundredths of a point. Only a search of endless width would find the best there is.
pub fn best_known<G: Mind>(game: &G, start: &G::State, look: Look<'_>, width: usize) -> Option<i32> {
    let seat = Seat::ALL[0];
    let mut beam = Beam::default();
    let mut line = Vec::new();
    let mut visited = Visited::new();
    let (mut now, mut next) = (BestK::new(), BestK::new());
    next.clear(1);
    next.offer(0, 0, start);
    let mut best = None;
    let mut step = 0;
    while !next.is_empty() {
        std::mem::swap(&mut now, &mut next);
        next.clear(width);
        visited.clear();
        now.sort();
        for &ranked in now.ranked() {
            let state = *now.state(ranked);
            beam.look(game, &state, seat, look);
            for end in beam.ends() {
                let mut after = state;
                beam.line(end, &mut line);
                if line.iter().any(|&action| game.apply(&mut after, seat, action, &mut ()).is_err()) {
                    continue;
                }
                match game.outcome(&after) {
                    Some(outcome) => best = best.max(Some(game.goal(&outcome, seat))),
                    None if visited.insert(game.key(&after, seat)) => {
                        step += 1;
                        next.offer(end.value(), step, &after);
                    }
                    None => {}
                }
            }
        }
    }
    best
}
