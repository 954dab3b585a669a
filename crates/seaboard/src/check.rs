//! `seaboard check`: the test kit on many random games.

use std::ops::Range;
use std::process::ExitCode;
use std::sync::Arc;

use catalog::{GameId, with_game_type};
use game::kit::{Checked, rules_and_options};
use game::{Flaw, Message, Parts};

use crate::args::{CheckArgs, game_id};
use crate::output::{Failure, Output, print};
use crate::pool;

/// Every so many games one is also checked at a table, with undos, files and histories.
const GAMES_PER_TABLE: u64 = 61;

/// The kit found something wrong.
struct Found(String);

pub(crate) fn run(output: &Output, args: &CheckArgs) -> Result<ExitCode, Failure> {
    let last = args.seed.checked_add(args.games).ok_or_else(|| Message::new("cli-seed-too-large"))?;
    let games =
        args.game.as_deref().map(game_id).transpose()?.map_or(GameId::ALL.to_vec(), |game| vec![game]);
    for game in games {
        let seeds = args.seed..last;
        match with_game_type!(game, G => spread(seeds.clone(), &played::<G>(seeds)?)) {
            Ok(steps) => {
                let said = Message::new("cli-checked").with("game", game.name());
                let said = said.with("games", args.games).with("actions", steps.to_string());
                print(&format!("{}\n", output.say(&said)));
            }
            Err(Found(detail)) => {
                output.complain(&Message::new("cli-fault").with("detail", detail));
                return Ok(ExitCode::FAILURE);
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The variants for these seeds, in turn: all of them, or as many as there are seeds.
fn played<G: Checked>(seeds: Range<u64>) -> Result<Vec<Arc<G>>, Flaw> {
    let all = rules_and_options::<G>();
    let chosen = seeds.map(|seed| &all[(seed % all.len() as u64) as usize]).take(all.len());
    chosen
        .map(|(rules, options)| G::with_rules(*rules, options.clone(), Parts::BuiltIn).map(Arc::new))
        .collect()
}

/// Checks one game for each seed, the variants in turn; the number of actions taken.
fn spread<G: Checked>(all: Range<u64>, variants: &[Arc<G>]) -> Result<u64, Found> {
    let (hooks, first) = (G::Hooks::default(), all.start);
    let work = |steps: &mut u64, seeds: Range<u64>| {
        for seed in seeds {
            let game = &variants[((seed - first) % variants.len() as u64) as usize];
            let found = |fault: String| {
                Found(format!("{:?}, rules {}: {fault}", game.options(), game.rules_version()))
            };
            *steps += game::kit::check(&**game, &hooks, seed..seed + 1).map_err(|f| found(f.to_string()))?;
            if seed.is_multiple_of(GAMES_PER_TABLE) {
                table::kit::check(game, seed..seed + 1).map_err(|f| found(f.to_string()))?;
            }
        }
        Ok(())
    };
    Ok(pool::run(all, pool::cores(), work)?.into_iter().sum())
}
