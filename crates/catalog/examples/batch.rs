//! Random steps of many games at once, all arrays written: `batch GAME STEPS [OPTIONS]`, options as JSON. It prints steps a second;
//! `cargo xtask bench --python` counts its instructions.

use std::error::Error;
use std::time::Instant;

use catalog::{AnyGame, Arrays, GameId, Rewards, with_batch};

/// Games at once.
const COUNT: usize = 256;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [id, steps, options @ ..] = args.as_slice() else { return Err("batch GAME STEPS [OPTIONS]".into()) };
    let (id, steps): (GameId, usize) =
        (id.parse().map_err(|it: game::Message| it.to_string())?, steps.parse()?);
    let options = serde_json::from_str(options.first().map_or("{}", String::as_str))?;
    let game = AnyGame::from_options(id, None, options, game::Parts::BuiltIn)?;
    let (players, actions) = (game.player_count(), id.action_count());
    let mut batch = game.new_batch(COUNT, 1, Rewards::Result)?;
    let row = with_batch!(&batch, batch => batch.observation_length());
    let (mut observations, mut masks) = (vec![0; COUNT * row], vec![0; COUNT * actions]);
    let (mut rewards, mut points) = (vec![0.0; COUNT * players], vec![0; COUNT * players]);
    let (mut ends, mut seats, mut deals) = (vec![false; COUNT], vec![0; COUNT], vec![0; COUNT]);
    let start = Instant::now();
    for _ in 0..steps.div_ceil(COUNT) {
        let arrays = Arrays {
            observations: &mut observations,
            masks: &mut masks,
            rewards: &mut rewards,
            ends: &mut ends,
            seats: &mut seats,
            points: &mut points,
            deals: &mut deals,
        };
        with_batch!(&mut batch, batch => batch.step_random(arrays, 1))?;
    }
    let done = (steps.div_ceil(COUNT) * COUNT) as f64;
    println!("{:.3} million steps a second", done / start.elapsed().as_secs_f64() / 1e6);
    Ok(())
}
