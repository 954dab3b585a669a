//! `seaboard bound`: the best results found with the deck known, beside what the strongest bot reaches without knowing it.

use std::ops::Range;
use std::process::ExitCode;

use bots::{Arena, Contestant, Eyes, Level, Look, Mind, best_known};
use catalog::with_game;
use game::{Dealer, Message};
use serde_json::json;

use crate::args::BoundArgs;
use crate::pool;
use crate::voice::{Complaint, Voice, print};

/// Positions kept after every small decision within a turn.
const WITHIN: usize = 16;

pub(crate) fn run(voice: &Voice, args: &BoundArgs) -> Result<ExitCode, Complaint> {
    let game = args.game.game(None)?;
    with_game!(&game, game => search(voice, args, game))
}

fn search<G: Mind>(voice: &Voice, args: &BoundArgs, game: &G) -> Result<ExitCode, Complaint> {
    if game.players() != 1 {
        return Err(Message::new("cli-bound-solo").into());
    }
    let last = args.seed.checked_add(args.deals).ok_or_else(|| Message::new("cli-seed-too-large"))?;
    let threads = args.threads.map_or_else(pool::cores, |n| usize::try_from(n).unwrap_or(1));
    let net = G::net();
    let look = Look { eyes: Eyes::Learned(net), width: WITHIN, hasty: false };
    let mean = |result: &(dyn Fn(u64) -> Result<f64, Complaint> + Sync)| {
        let work = |sum: &mut f64, seeds: Range<u64>| {
            for seed in seeds {
                *sum += result(seed)?;
            }
            Ok::<(), Complaint>(())
        };
        Ok::<f64, Complaint>(
            pool::run(args.seed..last, threads, work)?.iter().sum::<f64>() / args.deals as f64,
        )
    };
    let bot = Contestant::Bot(game.skill(Level::Admiral));
    let played = mean(&|seed| {
        let deal = game.deal(&mut Dealer::new(seed));
        Ok(Arena::new(net).duplicate(game, &deal, bot, bot, seed)?.points)
    })?;
    let mut lines =
        vec![Message::new("cli-bound-bot").with("bot", Level::Admiral.name()).with("points", said(played))];
    let mut widths = Vec::new();
    for &width in &args.widths {
        let found = mean(&|seed| {
            let state = game.start(&game.deal(&mut Dealer::new(seed)))?;
            Ok(f64::from(best_known(game, &state, look, width).unwrap_or(0)) / 100.0)
        })?;
        lines.push(Message::new("cli-bound-width").with("width", width as i64).with("points", said(found)));
        widths.push(json!({ "width": width, "points": found }));
    }
    let json = json!({ "seed": args.seed, "deals": args.deals, "bot": { "name": Level::Admiral.name(), "points": played }, "known": widths });
    let text: String = lines.iter().map(|line| format!("{}\n", voice.say(line))).collect();
    print(&if args.json { format!("{json}\n") } else { text });
    Ok(ExitCode::SUCCESS)
}

fn said(points: f64) -> String {
    format!("{points:.2}").replace('-', "−")
}
