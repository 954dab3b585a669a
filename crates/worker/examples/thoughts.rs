//! Asks bots of every level for their thoughts and for hints in games of every kind, and what is to be said of a short game that is
//! over; prints how long each took, the request and the answer, so that the same can be asked elsewhere: `cargo xtask test` and `cargo xtask bench --worker` ask
//! the app, in WebAssembly.

use std::error::Error;
use std::time::Instant;

use bots::{Advise, Level};
use catalog::{AnyTable, GameId, with_game, with_table};
use game::Game;
use table::{Player, Table};
use worker::{Answer, Ask, Bot, Judges, Request, Worker, bring_weights};

/// Games of each kind.
const GAMES: u64 = 3;
/// Thoughts of the levels that think of their turn alone, one after the other, before somebody looks further.
const THOUGHTS: usize = 9;

fn main() -> Result<(), Box<dyn Error>> {
    for &id in GameId::ALL {
        let path = format!("{}/../bots/weights/{id}.weights", env!("CARGO_MANIFEST_DIR"));
        bring_weights(id.name(), &std::fs::read(path)?).map_err(|reason| reason.to_string())?;
        for seed in 1..=GAMES {
            let game = id.default_game()?;
            let players = with_game!(&game, game => game.player_count());
            let players = (1..=players).map(|n| Player::person(format!("Player {n}"))).collect();
            let mut table = AnyTable::new(&game, seed, players)?.with_seed(seed);
            with_table!(&mut table, table => play(id, table)?);
        }
    }
    Ok(())
}

/// The beginning of a game, by levels that take turns; then what the strongest does, and a hint.
fn play<G: Judges>(id: GameId, table: &mut Table<G>) -> Result<(), Box<dyn Error>> {
    let mut worker = Worker::default();
    let line = |level| Ask::Line { bot: Bot::Level(level) };
    for level in [Level::Deckhand, Level::Helmsman, Level::Navigator].into_iter().cycle().take(THOUGHTS) {
        let seat = table.awaited().lowest().ok_or("the game is over")?;
        let Answer::Line { actions } = ask(&mut worker, id, table, line(level))? else { break };
        for action in actions {
            table.act(seat, action)?;
        }
    }
    ask(&mut worker, id, table, line(Level::Admiral))?;
    ask(&mut worker, id, table, Ask::Hint)?;
    analyse(id, table)
}

/// Somebody gives up, and what was played until then is judged.
fn analyse<G: Judges>(id: GameId, table: &mut Table<G>) -> Result<(), Box<dyn Error>> {
    let seat = table.awaited().lowest().ok_or("the game is over")?;
    table.resign(seat)?;
    let file = table.to_text();
    let start = Instant::now();
    let mut work = G::begin_analysis(&file)?;
    while work.step() {}
    let took = start.elapsed().as_secs_f64() * 1000.0;
    let request = serde_json::json!({ "game": id, "analyse": file });
    println!("{took:.1}\t{request}\t{}", serde_json::to_string(&work.findings())?);
    Ok(())
}

/// Asks for whoever is to move, and prints it.
fn ask<G: Advise>(
    worker: &mut Worker,
    game: GameId,
    table: &Table<G>,
    ask: Ask,
) -> Result<Answer<G::Action>, Box<dyn Error>> {
    let seat = table.awaited().lowest().ok_or("the game is over")?;
    let request = Request::new(game, table, seat, ask);
    let text = serde_json::to_string(&request)?;
    let start = Instant::now();
    let answer = worker.answer(request, &mut ())?;
    let took = start.elapsed().as_secs_f64() * 1000.0;
    println!("{took:.1}\t{text}\t{}", serde_json::to_string(&answer)?);
    Ok(answer)
}
