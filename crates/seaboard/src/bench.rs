//! `seaboard bench`: how fast the engine is on one core, legal-action lists included; or how fast its final scoring is.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use bots::{Arena, Contestant, Mind};
use catalog::with_game;
use game::{Dealer, Decimal, Game, MAX_SEATS, Message, QuickChance, play_out};
use serde_json::json;

use crate::args::BenchArgs;
use crate::bot_name::NamedBot;
use crate::output::{Failure, Output, print};

pub(crate) fn run(output: &Output, args: &BenchArgs) -> Result<ExitCode, Failure> {
    let game = args.game.game(None)?;
    if let Some(name) = &args.bot {
        with_game!(&game, game => measure_bot(output, args, game.as_ref(), name))?;
    } else if args.scoring {
        with_game!(&game, game => measure_scoring(output, args, game.as_ref()))?;
    } else {
        with_game!(&game, game => measure(output, args, game.as_ref()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays random games one after the other, deals included.
fn measure<G: Game>(output: &Output, args: &BenchArgs, game: &G) -> Result<(), Failure> {
    let mut chance = QuickChance::new(1);
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
        .with("actions", Decimal::rounded(actions_rate / 1e6, 2))
        .with("games", games_rate.round() as i64);
    print(&if args.json { format!("{json}\n") } else { format!("{}\n", output.say(&said)) });
    Ok(())
}

/// Scores the final positions of random games, one after the other.
fn measure_scoring<G: Game>(output: &Output, args: &BenchArgs, game: &G) -> Result<(), Failure> {
    let mut chance = QuickChance::new(1);
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
        .with("mean", Decimal::rounded(mean, 2))
        .with("worst", Decimal::rounded(worst, 1));
    print(&if args.json { format!("{json}\n") } else { format!("{}\n", output.say(&said)) });
    Ok(())
}

/// Lets bots play, beside random play of the same games.
fn measure_bot<G: Mind>(output: &Output, args: &BenchArgs, game: &G, name: &str) -> Result<(), Failure> {
    let rate = |player: Contestant<'_>| -> Result<f64, Failure> {
        let players = [player; MAX_SEATS];
        let mut arena = Arena::default();
        let start = Instant::now();
        for seed in 0..args.games {
            let deal = game.deal(&mut Dealer::new(seed));
            black_box(arena.contest(game, &deal, &players[..game.player_count()], seed)?);
        }
        Ok(args.games as f64 / start.elapsed().as_secs_f64())
    };
    let (random, bot) = (rate(Contestant::Random)?, rate(NamedBot::new(game, name)?.with(G::net()))?);
    let json = json!({
        "game": G::ID, "options": game.options(), "games": args.games, "bot": name,
        "games-per-second": bot, "random-games-per-second": random,
    });
    let said = Message::new("cli-bench-bot")
        .with("game", G::ID)
        .with("options", json!(game.options()).to_string())
        .with("bot", name)
        .with("games", bot.round() as i64)
        .with("random", random.round() as i64);
    print(&if args.json { format!("{json}\n") } else { format!("{}\n", output.say(&said)) });
    Ok(())
}
