//! Games between bots, and how to compare them honestly.

use game::{Chance, Flaw, MAX_SEATS, Quick, Seat, Viewer};

use crate::{Level, Mind, think};

/// Who plays at a seat of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// Chooses at random.
    Random,
    /// Thinks.
    Bot(Level),
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
            Some(&Contestant::Bot(level)) => {
                if line.is_empty() {
                    let view = game.view(&state, Viewer::Seat(seat));
                    let thought = thought_seed(&mut chance);
                    *line = think(game, &view, seat, level, thought);
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

/// How a player fared over all seats of a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Duplicate {
    /// The share of games won, a shared victory counting its part: from 0 to 1.
    pub won: f64,
    /// Points more than the others on average, a game.
    pub margin: f64,
    /// Points a game.
    pub points: f64,
}

/// Plays a deal once for every seat, this player there and the others elsewhere, so that luck of the deal evens out.
pub fn duplicate<G: Mind>(
    game: &G,
    deal: &G::Deal,
    one: Contestant,
    others: Contestant,
    seed: u64,
) -> Result<Duplicate, Flaw> {
    let seats = game.players();
    let mut sum = Duplicate::default();
    for own in Seat::ALL.into_iter().take(seats) {
        let players: Vec<Contestant> =
            (0..seats).map(|seat| if seat == own.index() { one } else { others }).collect();
        let state = contest(game, deal, &players, seed)?;
        let Some(outcome) = game.outcome(&state) else { continue };
        let points = f64::from(outcome.points[own.index()]);
        let all: i32 = outcome.points[..seats].iter().sum();
        let rest = (f64::from(all) - points) / (seats - 1).max(1) as f64;
        sum.points += points;
        sum.margin += points - rest;
        if outcome.winners.contains(own) {
            sum.won += 1.0 / outcome.winners.len() as f64;
        }
    }
    let games = seats as f64;
    Ok(Duplicate { won: sum.won / games, margin: sum.margin / games, points: sum.points / games })
}
