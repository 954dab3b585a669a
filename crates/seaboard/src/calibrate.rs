//! `seaboard calibrate`: fits the curves from points ahead to the chance to win, from games of bots.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::ops::Range;
use std::path::PathBuf;
use std::process::ExitCode;

use analysis::{Analysis, Curve, CurveFile, Judge, Position, Watcher, curve_of};
use bots::{Advise, Arena, Contestant, Level};
use catalog::with_game;
use clap::Args;
use game::{Dealer, Game, Message, Parts};
use table::{BotLevel, Player, Table, number_bots};

use crate::args::game_id;
use crate::output::{Failure, Output, file_trouble, print};
use crate::pool;

#[derive(Args)]
pub(crate) struct CalibrateArgs {
    /// The game
    pub(crate) game: String,
    /// Games for each curve; a tenth of it where one plays alone, since the strongest bot thinks longer
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(10..=1_000_000))]
    pub(crate) games: u64,
    /// Games of each level that are analysed for what its turns cost; 0 keeps what the file says
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(0..=1000))]
    pub(crate) levels: u64,
    /// The seed of the first deal; the others follow. From 700000 on nothing else is dealt, up to 800000
    #[arg(long, default_value_t = 700_000)]
    pub(crate) seed: u64,
    /// How many threads; the curves do not depend on it [default: one for each core]
    #[arg(long)]
    pub(crate) threads: Option<u64>,
    /// Where the curves go
    #[arg(long, value_name = "FILE")]
    pub(crate) output: PathBuf,
}

pub(crate) fn run(output: &Output, args: &CalibrateArgs) -> Result<ExitCode, Failure> {
    let game = game_id(&args.game)?.default_game()?;
    with_game!(&game, game => calibrate(output, args, game.as_ref()))
}

fn calibrate<G: Advise>(output: &Output, args: &CalibrateArgs, _: &G) -> Result<ExitCode, Failure> {
    let threads = args.threads.map_or_else(pool::cores, |n| usize::try_from(n).unwrap_or(1));
    let mut kinds: BTreeMap<&'static str, Vec<G>> = BTreeMap::new();
    for options in G::training_options() {
        let game = G::new(options, Parts::BuiltIn)?;
        kinds.entry(game.table_kind()).or_default().push(game);
    }
    let before: CurveFile = game::data::from_toml(G::curves()).unwrap_or_default();
    let mut text = head::<G>(args);
    for (kind, games) in kinds {
        let alone = games.first().is_some_and(|game| game.player_count() == 1);
        let mut curve = curve_of(alone, &positions(args, threads, &games)?);
        curve.regret = match args.levels {
            0 => before.get(kind).map(|curve| curve.regret.clone()).unwrap_or_default(),
            // The curve is not in the program yet, and what turns cost follows from it.
            games_each => regrets(args, threads, &games, &curve, games_each)?,
        };
        text += &section(kind, &curve);
    }
    std::fs::write(&args.output, text)
        .map_err(|error| file_trouble("cli-cannot-write", &args.output, &error))?;
    let said = Message::new("terminal-calibrated").with("path", args.output.display().to_string());
    print(&format!("{}\n", output.say(&said)));
    Ok(ExitCode::SUCCESS)
}

/// The positions of many games of one kind.
fn positions<G: Advise>(args: &CalibrateArgs, threads: usize, games: &[G]) -> Result<Vec<Position>, Failure> {
    let count =
        if games.iter().any(|game| game.player_count() == 1) { args.games.div_ceil(10) } else { args.games };
    let last = args.seed.checked_add(count).ok_or_else(|| Message::new("cli-seed-too-large"))?;
    let work = |found: &mut Vec<(u64, Vec<Position>)>, seeds: Range<u64>| {
        for seed in seeds {
            let game = &games[(seed % games.len() as u64) as usize];
            let deal = game.deal(&mut Dealer::new(seed));
            found.push((seed, Watcher::new(game).watch(game, &deal)?));
        }
        Ok::<(), Failure>(())
    };
    let mut found = pool::run(args.seed..last, threads, work)?.concat();
    // In the order of deals, whichever thread was first: sums of fractions depend on it.
    found.sort_by_key(|&(seed, _)| seed);
    Ok(found.into_iter().flat_map(|(_, positions)| positions).collect())
}

/// What a turn that counted costs each level on average, all seats played by it.
fn regrets<G: Advise>(
    args: &CalibrateArgs,
    threads: usize,
    games: &[G],
    curve: &Curve,
    count: u64,
) -> Result<BTreeMap<String, i32>, Failure> {
    let mut regrets = BTreeMap::new();
    for level in Level::ALL {
        let work = |sums: &mut (i64, i64), seeds: Range<u64>| {
            for seed in seeds {
                let game = &games[(seed % games.len() as u64) as usize];
                let table = played(game, Some(level), seed)?;
                let (regret, turns) = cost(&table, curve)?;
                *sums = (sums.0 + regret, sums.1 + turns);
            }
            Ok::<(), Failure>(())
        };
        let sums = pool::run(args.seed..args.seed + count, threads, work)?;
        let (regret, turns) = sums.into_iter().fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1));
        regrets.insert(level.name().to_owned(), (regret / turns.max(1)) as i32);
    }
    Ok(regrets)
}

/// A game that a level plays against itself; chance where none is named.
pub(crate) fn played<G: Advise>(game: &G, level: Option<Level>, seed: u64) -> Result<Table<G>, Failure> {
    let again = G::with_rules(game.rules_version(), game.options().clone(), Parts::BuiltIn)?;
    let deal = game.deal(&mut Dealer::new(seed));
    let player = |index: usize| match level.and_then(|level| BotLevel::new(level.name())) {
        Some(level) => Player::nameless_bot(level),
        None => Player::random(format!("random-{index}")),
    };
    let mut players: Vec<Player> = (1..=game.player_count()).map(player).collect();
    number_bots(&mut players);
    let contestant = level.map_or(Contestant::Random, |level| Contestant::of_level(game, level));
    let mut moves = Vec::new();
    let everybody = vec![contestant; game.player_count()];
    Arena::default()
        .contest_telling(game, &deal, &everybody, seed, |_, seat, action| moves.push((seat, action)))?;
    let mut table = Table::new(again.into(), deal, players)?;
    for (seat, action) in moves {
        table.act(seat, action).map_err(|error| Failure(error.message()))?;
    }
    Ok(table)
}

/// Continuations for each turn: few are enough for a mean.
const FEW: u32 = 64;

/// What the turns that counted cost in all, in hundredths of a point, and how many there were.
fn cost<G: Advise>(table: &Table<G>, curve: &Curve) -> Result<(i64, i64), Failure> {
    let mut analysis = Analysis::new(table, Some(FEW)).map_err(|refused| Failure(refused.message()))?;
    let mut judge = Judge::with_curve(&**table.game(), curve.clone());
    while let Some(piece) = analysis.pending().first().copied() {
        let Some(found) = judge.work(&analysis, piece, &mut ()) else { break };
        analysis.put(piece, found);
    }
    let report = analysis.report();
    let turns = report.turns.iter().filter_map(|turn| turn.judgement.as_ref());
    let counted: Vec<i64> = turns.filter(|it| it.counted).map(|it| i64::from(it.regret_points)).collect();
    Ok((counted.iter().sum(), counted.len() as i64))
}

fn head<G: Game>(args: &CalibrateArgs) -> String {
    format!(
        "\
# How what a position seems to be worth becomes a chance to win, for each kind of table; fitted from games of bots by
#     seaboard calibrate {} --games {} --levels {} --seed {}
# of version {}. Nothing here is written by hand.
# even, scale: the chance is a half at `even` hundredths of a point ahead, and `scale` more multiply the odds by e; by round.
# drift: what the strongest bot makes alone beyond what its positions seem to be worth, in hundredths of a point; by round.
# regret: what a turn with a choice costs players of each level, in hundredths of a point.
",
        G::ID,
        args.games,
        args.levels,
        args.seed,
        env!("CARGO_PKG_VERSION")
    )
}

fn section(kind: &str, curve: &Curve) -> String {
    let mut text = format!("\n[{kind}]\n");
    for (name, list) in [("even", &curve.even), ("scale", &curve.scale), ("drift", &curve.drift)] {
        if !list.is_empty() {
            let _ = writeln!(text, "{name} = {list:?}");
        }
    }
    if !curve.regret.is_empty() {
        let entries: Vec<String> =
            curve.regret.iter().map(|(level, regret)| format!("{level} = {regret}")).collect();
        let _ = writeln!(text, "regret = {{ {} }}", entries.join(", "));
    }
    text
}
