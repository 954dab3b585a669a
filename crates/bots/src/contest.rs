//! Games between bots, and how to compare them honestly.

use game::{Chance, Flaw, MAX_SEATS, Quick, Seat, Viewer};

use crate::{Budget, Level, Mind, Unwatched, think};

/// Who plays at a seat of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// Chooses at random.
    Random,
    /// Thinks.
    Bot(Level, Budget),
}

/// Plays a whole game. The choices follow from the deal and the seed alone.
pub fn contest<G: Mind>(
    game: &G,
    deal: &G::Deal,
    players: &[Contestant],
    seed: u64,
) -> Result<G::State, Flaw> {
    let mut state = game.start(deal)?;
    let mut lines: [Vec<G::Action>; MAX_SEATS] = Default::default();
    let mut chance = Quick::new(seed);
    let mut list = Vec::new();
    for _ in 0..G::MAX_STEPS {
        let Some(seat) = game.awaited(&state).lowest() else { break };
        let line = &mut lines[seat.index()];
        let action = match players.get(seat.index()) {
            Some(&Contestant::Bot(level, budget)) => {
                if line.is_empty() {
                    let view = game.view(&state, Viewer::Seat(seat));
                    let thought = thought_seed(&mut chance);
                    *line = think(game, &view, seat, level, thought, budget, &mut Unwatched);
                    line.reverse();
                }
                line.pop()
            }
            _ => {
                game.legal(&state, seat, &mut list);
                list.get(chance.below(list.len() as u32) as usize).copied()
            }
        };
        let done = action.map(|action| game.apply(&mut state, seat, action, &mut ()));
        if !matches!(done, Some(Ok(()))) {
            break;
        }
    }
    Ok(state)
}

fn thought_seed(chance: &mut impl Chance) -> u64 {
    u64::from(chance.bits()) << 32 | u64::from(chance.bits())
}

/// How one side fared in a pair of games with the same deal and the seats swapped.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pair {
    /// Games won, a shared victory counting a half: from 0 to 2.
    pub won: f64,
    /// Points more than the other side, both games together.
    pub margin: i32,
}

/// Plays a deal twice, the sides in either seat, and tells how the first of them fared.
pub fn pair<G: Mind>(game: &G, deal: &G::Deal, sides: [Contestant; 2], seed: u64) -> Result<Pair, Flaw> {
    let mut pair = Pair::default();
    for first in 0..2 {
        let players = [sides[first], sides[1 - first]];
        let state = contest(game, deal, &players, seed)?;
        let Some(outcome) = game.outcome(&state) else { continue };
        let [own, other] = [Seat::ALL[first], Seat::ALL[1 - first]];
        pair.margin += outcome.points[own.index()] - outcome.points[other.index()];
        if outcome.winners.contains(own) {
            pair.won += 1.0 / outcome.winners.len() as f64;
        }
    }
    Ok(pair)
}
