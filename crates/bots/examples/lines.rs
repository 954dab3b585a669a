//! Plays the beginning of every game with every level, and sums up all actions in one number: the same natively and in
//! WebAssembly. `cargo xtask test` runs both and compares. Built without embedded weights, as it is there, it brings them.

use std::hint::black_box;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Budget, Level, Mind, Thinker};
use come_sail_away::ComeSailAway;
use game::{Dealer, Game, Parts, Viewer};
use on_board::OnBoard;
use pirates_under_fire::PiratesUnderFire;

/// A module in WebAssembly has no output: whoever runs it looks for these two words in its memory, and finds the number behind them.
static NOTE: [AtomicU64; 3] =
    [AtomicU64::new(0x7365_6162_6f61_7264), AtomicU64::new(0x6c69_6e65_7321_2121), AtomicU64::new(0)];

/// Thoughts of each level in each game.
const THOUGHTS: u64 = 12;
/// Enough for some redeals of every candidate.
const ITERATIONS: u32 = 60;

fn main() {
    #[cfg(not(feature = "embedded-weights"))]
    if bring_all().is_err() {
        return;
    }
    let sum = lines(ComeSailAway::new(Default::default(), Parts::BuiltIn))
        .rotate_left(1)
        .wrapping_add(lines(OnBoard::new(Default::default(), Parts::BuiltIn)))
        .rotate_left(1)
        .wrapping_add(lines(PiratesUnderFire::new(Default::default(), Parts::BuiltIn)));
    NOTE[2].store(sum, Ordering::Relaxed);
    black_box(&NOTE);
    println!("{sum:016x}");
}

#[cfg(not(feature = "embedded-weights"))]
fn bring_all() -> Result<(), bots::BadWeights> {
    bots::bring_weights::<ComeSailAway>(include_bytes!("../weights/come-sail-away.weights"))?;
    bots::bring_weights::<OnBoard>(include_bytes!("../weights/on-board.weights"))?;
    bots::bring_weights::<PiratesUnderFire>(include_bytes!("../weights/pirates-under-fire.weights"))
}

/// All actions of the beginning of a game, levels taking turns.
fn lines<G: Mind>(game: Result<G, game::Flaw>) -> u64 {
    let Ok(game) = game else { return 0 };
    let Ok(mut state) = game.start(&game.deal(&mut Dealer::new(2026))) else { return 0 };
    let mut bots: Vec<Thinker<'_, G>> = Level::ALL
        .map(|level| {
            let mut skill = game.skill(level);
            if let Some(search) = &mut skill.search {
                search.budget = Budget::Iterations(ITERATIONS);
            }
            Thinker::skilled(skill, G::net())
        })
        .into();
    let mut sum = 0u64;
    for thought in 0..THOUGHTS * Level::ALL.len() as u64 {
        let Some(seat) = game.awaited(&state).lowest() else { break };
        let view = game.view(&state, Viewer::Seat(seat));
        let bot = &mut bots[thought as usize % Level::ALL.len()];
        for &action in bot.think(&game, &view, seat, thought, &mut ()) {
            sum = sum.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(G::index(action) as u64 + 1);
            if game.apply(&mut state, seat, action, &mut ()).is_err() {
                return 0;
            }
        }
    }
    sum
}
