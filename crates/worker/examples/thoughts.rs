//! Asks the strongest bots for a thought in the middle of games, and prints how long each took and the request, so that the same
//! can be measured elsewhere: `cargo xtask bench --worker`.

use std::time::Instant;

use catalog::{AnyTable, GameId, with_game};
use game::{Game, Seat};
use table::Player;
use worker::{Answer, Ask, Request, answer, bring_weights};

/// Thoughts of a quick player before the question.
const BEFORE: usize = 5;
/// Questions for each game.
const QUESTIONS: u64 = 3;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for &id in GameId::ALL {
        let path = format!("{}/../bots/weights/{id}.weights", env!("CARGO_MANIFEST_DIR"));
        bring_weights(id.name(), &std::fs::read(path)?)?;
        for seed in 1..=QUESTIONS {
            let request = question(id, seed)?;
            let start = Instant::now();
            answer(&request, &mut ())?;
            let took = start.elapsed().as_secs_f64() * 1000.0;
            println!("{took:.1}\t{}", serde_json::to_string(&request)?);
        }
    }
    Ok(())
}

/// A game played for a while, and what the strongest does then.
fn question(id: GameId, seed: u64) -> Result<Request, Box<dyn std::error::Error>> {
    let game = id.first_game()?;
    let players = with_game!(&game, game => game.players());
    let players = (1..=players).map(|n| Player::person(format!("Player {n}"))).collect();
    let mut table = AnyTable::deal(&game, seed, players)?;
    for _ in 0..BEFORE {
        let request = ask(&table, "helmsman")?;
        let Answer::Line { actions } = answer(&request, &mut ())? else { break };
        for action in actions {
            let seat = Seat::new(request.seat).ok_or("no seat")?;
            table.act(seat, &action).ok_or("no action")??;
        }
    }
    ask(&table, "admiral")
}

fn ask(table: &AnyTable, level: &str) -> Result<Request, Box<dyn std::error::Error>> {
    let seat = table.awaited().lowest().ok_or("the game is over")?;
    Ok(Request {
        game: table.id().to_string(),
        table: table.to_text(),
        seat: seat.index(),
        seed: table.seed_now(),
        lang: "en".to_owned(),
        ask: Ask::Line { level: level.to_owned() },
    })
}
