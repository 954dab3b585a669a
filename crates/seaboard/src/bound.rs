//! `seaboard bound`: the best results found with the deck known, beside what the strongest bot reaches without knowing it.

use std::ops::Range;
use std::process::ExitCode;

use bots::{Arena, Contestant, Evaluator, Level, Look, Mind, best_known};
use catalog::with_game;
use game::{Dealer, Decimal, Message};
use serde_json::json;

use crate::args::BoundArgs;
use crate::output::{Failure, Output, print};
use crate::pool;

/// Positions kept after every small decision within a turn.
const WITHIN: usize = 16;

pub(crate) fn run(output: &Output, args: &BoundArgs) -> Result<ExitCode, Failure> {
    let game = args.game.game(None)?;
    with_game!(&game, game => search(output, args, game.as_ref()))
}

fn search<G: Mind>(output: &Output, args: &BoundArgs, game: &G) -> Result<ExitCode, Failure> {
    if game.player_count() != 1 {
        return Err(Message::new("cli-bound-solo").into());
    }
    let last = args.seed.checked_add(args.deals).ok_or_else(|| Message::new("cli-seed-too-large"))?;
    let threads = args.threads.map_or_else(pool::cores, |n| usize::try_from(n).unwrap_or(1));
    let net = G::net();
    let look = Look { evaluator: Evaluator::Learned(net), width: WITHIN, avoids_harm: false };
    let mean = |result: &(dyn Fn(u64) -> Result<f64, Failure> + Sync)| {
        let work = |sum: &mut f64, seeds: Range<u64>| {
            for seed in seeds {
                *sum += result(seed)?;
            }
            Ok::<(), Failure>(())
        };
        Ok::<f64, Failure>(pool::run(args.seed..last, threads, work)?.iter().sum::<f64>() / args.deals as f64)
    };
    let bot = Contestant::of_level(game, Level::Admiral);
    let played = mean(&|seed| {
        let deal = game.deal(&mut Dealer::new(seed));
        Ok(Arena::default().duplicate(game, &deal, [bot; 2], seed)?.points)
    })?;
    let mut lines = vec![
        Message::new("cli-bound-bot")
            .with("bot", Level::Admiral.name())
            .with("points", Decimal::rounded(played, 2)),
    ];
    let mut widths = Vec::new();
    for &width in &args.widths {
        let found = mean(&|seed| {
            let state = game.start(&game.deal(&mut Dealer::new(seed)))?;
            Ok(f64::from(best_known(game, &state, look, width).unwrap_or(0)) / 100.0)
        })?;
        lines.push(
            Message::new("cli-bound-width")
                .with("width", width as i64)
                .with("points", Decimal::rounded(found, 2)),
        );
        widths.push(json!({ "width": width, "points": found }));
    }
    let json = json!({ "seed": args.seed, "deals": args.deals, "bot": { "name": Level::Admiral.name(), "points": played }, "known": widths });
    let text: String = lines.iter().map(|line| format!("{}\n", output.say(line))).collect();
    print(&if args.json { format!("{json}\n") } else { text });
    Ok(ExitCode::SUCCESS)
}
