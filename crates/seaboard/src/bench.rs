//! `seaboard bench`: how fast the engine is on one core, legal-action lists included; or how fast its final scoring is.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use bots::{Arena, Contestant, Mind};
use catalog::with_game;
use game::{Dealer, Game, MAX_SEATS, Message, Quick, play_out};
use serde_json::json;

use crate::args::BenchArgs;
use crate::tournament::contestant;
use crate::voice::{Complaint, Voice, print};

pub(crate) fn run(voice: &Voice, args: &BenchArgs) -> Result<ExitCode, Complaint> {
    let game = args.game.game(None)?;
    if let Some(name) = &args.bot {
        with_game!(&game, game => measure_bot(voice, args, game, name))?;
    } else if args.scoring {
        with_game!(&game, game => measure_scoring(voice, args, game))?;
    } else {
        with_game!(&game, game => measure(voice, args, game))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays random games one after the other, deals included.
fn measure<G: Game>(voice: &Voice, args: &BenchArgs, game: &G) -> Result<(), Complaint> {
    let mut chance = Quick::new(1);
    let mut list = Vec::new();
    let mut actions = 0u64;
    let start = Instant::now();
    for seed in 0..args.games {
        let mut state = game.start(&game.deal(&mut Dealer::new(seed)))?;
        actions += play_out(game, &mut state, &mut chance, &mut list) as u64;
        black_box(&state);
    }
    let seconds = start.elapsed().as_secs_f64();
    let (games_rate, actions_rate) = (args.games as f64 / seconds, actions as f64 / seconds);
    let json = json!({
        "game": G::ID, "options": game.options(), "games": args.games, "actions": actions,
        "seconds": seconds, "games-per-second": games_rate, "actions-per-second": actions_rate,
        "state-bytes": size_of::<G::State>(),
    });
    let said = Message::new("cli-bench")
        .with("game", G::ID)
        .with("options", json!(game.options()).to_string())
        .with("actions", format!("{:.2}", actions_rate / 1e6))
        .with("games", format!("{games_rate:.0}"));
    print(&if args.json { format!("{json}\n") } else { format!("{}\n", voice.say(&said)) });
    Ok(())
}

/// Scores the final positions of random games, one after the other.
fn measure_scoring<G: Game>(voice: &Voice, args: &BenchArgs, game: &G) -> Result<(), Complaint> {
    let mut chance = Quick::new(1);
    let mut list = Vec::new();
    let (mut spent, mut worst) = (Duration::ZERO, Duration::ZERO);
    for seed in 0..args.games {
        let mut state = game.start(&game.deal(&mut Dealer::new(seed)))?;
        play_out(game, &mut state, &mut chance, &mut list);
        let scored = || {
            let start = Instant::now();
            black_box(game.outcome(black_box(&state)));
            start.elapsed()
        };
        // The quicker of two: what interrupted the program once is not the position's fault.
        let took = scored().min(scored());
        spent += took;
        worst = worst.max(took);
    }
    let (mean, worst) = (spent.as_secs_f64() * 1e6 / args.games as f64, worst.as_secs_f64() * 1e6);
    let json = json!({
        "game": G::ID, "options": game.options(), "games": args.games,
        "scoring-mean-microseconds": mean, "scoring-worst-microseconds": worst,
    });
    let said = Message::new("cli-bench-scoring")
        .with("game", G::ID)
        .with("options", json!(game.options()).to_string())
        .with("mean", format!("{mean:.2}"))
        .with("worst", format!("{worst:.1}"));
    print(&if args.json { format!("{json}\n") } else { format!("{}\n", voice.say(&said)) });
    Ok(())
}

/// Lets bots play, beside random play of the same games.
fn measure_bot<G: Mind>(voice: &Voice, args: &BenchArgs, game: &G, name: &str) -> Result<(), Complaint> {
    let rate = |player: Contestant| -> Result<f64, Complaint> {
        let players = [player; MAX_SEATS];
        let mut arena = Arena::new(G::net());
        let start = Instant::now();
        for seed in 0..args.games {
            let deal = game.deal(&mut Dealer::new(seed));
            black_box(arena.contest(game, &deal, &players[..game.players()], seed)?);
        }
        Ok(args.games as f64 / start.elapsed().as_secs_f64())
    };
    let (random, bot) = (rate(Contestant::Random)?, rate(contestant(game, name)?)?);
    let json = json!({
        "game": G::ID, "options": game.options(), "games": args.games, "bot": name,
        "games-per-second": bot, "random-games-per-second": random,
    });
    let said = Message::new("cli-bench-bot")
        .with("game", G::ID)
        .with("options", json!(game.options()).to_string())
        .with("bot", name)
        .with("games", format!("{bot:.0}"))
        .with("random", format!("{random:.0}"));
    print(&if args.json { format!("{json}\n") } else { format!("{}\n", voice.say(&said)) });
    Ok(())
}
