//! `seaboard check`: the test kit on many random games.

use std::ops::Range;
use std::process::ExitCode;

use catalog::GameId;
use come_sail_away::{Arrangement, ComeSailAway, Hands, Options};
use game::kit::Hooks;
use game::{Game, Message, Parts};
use on_board::OnBoard;
use pirates_under_fire::PiratesUnderFire;

use crate::args::{CheckArgs, game_id};
use crate::pool;
use crate::voice::{Complaint, Voice, print};

/// Every so many games one is also checked at a table, with undos, files and histories.
const GAMES_PER_TABLE: u64 = 61;

/// The kit found something wrong.
struct Found(String);

pub(crate) fn run(voice: &Voice, args: &CheckArgs) -> Result<ExitCode, Complaint> {
    let last = args.seed.checked_add(args.games).ok_or_else(|| Message::new("cli-seed-too-large"))?;
    let seeds = args.seed..last;
    let found = match game_id(&args.game)? {
        GameId::ComeSailAway => spread(seeds, &come_sail_away()?, &come_sail_away::hooks::Checks),
        GameId::OnBoard => spread(seeds, &on_board()?, &on_board::hooks::Checks),
        GameId::PiratesUnderFire => {
            let game = PiratesUnderFire::new(Default::default(), Parts::BuiltIn)?;
            spread(seeds, &[game], &pirates_under_fire::hooks::Checks)
        }
    };
    Ok(match found {
        Ok(steps) => {
            let said = Message::new("cli-checked").with("games", args.games);
            print(&format!("{}\n", voice.say(&said.with("actions", steps.to_string()))));
            ExitCode::SUCCESS
        }
        Err(Found(detail)) => {
            voice.complain(&Message::new("cli-fault").with("detail", detail));
            ExitCode::FAILURE
        }
    })
}

/// Every player count with every choice of five facilities, in both arrangements, with closed and open hands.
fn come_sail_away() -> Result<Vec<ComeSailAway>, Complaint> {
    let mut games = Vec::new();
    for bits in (0u16..1 << 10).filter(|bits| bits.count_ones() == 5) {
        let facilities: Vec<u8> = (1..=10).filter(|n| bits >> (n - 1) & 1 == 1).collect();
        for players in 1..=4 {
            for arrangement in [Arrangement::Recommended, Arrangement::Shuffled] {
                for hands in [Hands::Closed, Hands::Open] {
                    let options = Options { players, facilities: facilities.clone(), arrangement, hands };
                    games.push(ComeSailAway::new(options, Parts::BuiltIn)?);
                }
            }
        }
    }
    Ok(games)
}

/// Both editions, with every combination of extensions.
fn on_board() -> Result<Vec<OnBoard>, Complaint> {
    let all = on_board::Options::all().map(|options| OnBoard::new(options, Parts::BuiltIn));
    Ok(all.collect::<Result<_, _>>()?)
}

/// Checks one game for each seed, the variants in turn; the number of actions taken.
fn spread<G: Game + Clone + Sync>(
    seeds: Range<u64>,
    variants: &[G],
    hooks: &(impl Hooks<G> + Sync),
) -> Result<u64, Found> {
    let work = |steps: &mut u64, seeds: Range<u64>| {
        for seed in seeds {
            let game = &variants[(seed % variants.len() as u64) as usize];
            let found = |fault: String| Found(format!("{:?}: {fault}", game.options()));
            *steps += game::kit::check(game, hooks, seed..seed + 1).map_err(|f| found(f.to_string()))?;
            if seed.is_multiple_of(GAMES_PER_TABLE) {
                table::kit::check(game, seed..seed + 1).map_err(|f| found(f.to_string()))?;
            }
        }
        Ok(())
    };
    Ok(pool::run(seeds, pool::cores(), work)?.into_iter().sum())
}
