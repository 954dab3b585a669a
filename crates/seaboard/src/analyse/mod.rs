//! `seaboard analyse`: where saved games were won, and what was luck.

mod means;
mod parts;
mod text;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use analysis::{Analysis, Report};
use bots::Advise;
use catalog::{AnyTable, with_table};
use clap::Args;
use game::{Message, Seat};
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};
use serde_json::json;
use table::Table;

use crate::output::{Failure, Output, in_file, print, read_file};
use crate::pool;
use crate::share::Share;
use crate::terminal::{Screen, names};

#[derive(Args)]
pub(crate) struct AnalyseArgs {
    /// The saved games; several of them give means by player
    #[arg(required = true, value_name = "FILES")]
    pub(crate) files: Vec<PathBuf>,
    /// Print them for other programs, one JSON object a line (docs/analysis-report.md)
    #[arg(long)]
    pub(crate) json: bool,
    /// Continuations for each turn [default: what suits the game]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(16..=1_000_000))]
    pub(crate) budget: Option<u32>,
    /// Judge this seat alone: its number or the player's name; what others did counts as luck then
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    /// In the end also what each level of bot makes of the same deal, which takes as long as they think
    #[arg(long)]
    pub(crate) par: bool,
    /// How many threads; what is found does not depend on it [default: one for each core]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub(crate) threads: Option<u64>,
    /// Analyse only this share of the files, such as 2/8, and print it for --join: any number of machines work together
    #[arg(long, value_name = "I/N")]
    pub(crate) share: Option<Share>,
    /// Analyse nothing, and join what all shares of the same files printed: the result is that of one machine
    #[arg(long, value_name = "PARTS", value_delimiter = ',', conflicts_with = "share")]
    pub(crate) join: Vec<PathBuf>,
}

/// What was found in a game, and how long that took.
#[derive(Serialize, Deserialize)]
struct Analysed {
    seconds: f64,
    report: Report,
}

pub(crate) fn run(output: &Output, args: &AnalyseArgs) -> Result<ExitCode, Failure> {
    // All of them are read before the first is judged: what is refused is refused at once.
    let texts = args.files.iter().map(|file| read_file(file)).collect::<Result<Vec<_>, _>>()?;
    let read = |(file, text): (&PathBuf, &String)| {
        AnyTable::from_text(text).map_err(|error| in_file(file, error.message()))
    };
    let tables = args.files.iter().zip(&texts).map(read).collect::<Result<Vec<_>, _>>()?;
    let judge =
        |(file, table): (&PathBuf, &AnyTable)| with_table!(table, table => judged(output, args, file, table));
    if let Some(share) = args.share {
        let games = parts::games(share, args.files.len());
        let found = args.files.iter().zip(&tables).skip(games.start).take(games.len()).map(judge);
        let found = found.collect::<Result<Vec<_>, _>>()?;
        parts::print_share(&parts::work(args, &texts, &tables), share, &found)?;
        return Ok(ExitCode::SUCCESS);
    }
    let joined = match &*args.join {
        [] => Vec::new(),
        files => parts::joined(&parts::work(args, &texts, &tables), files, args.files.len())?,
    };
    let mut joined = joined.into_iter();
    let mut means = means::Means::default();
    for game in args.files.iter().zip(&tables) {
        let found = match joined.next() {
            Some(found) => found,
            None => judge(game)?,
        };
        with_table!(game.1, table => show(output, args, game.0, table, &found, &mut means));
    }
    if args.files.len() > 1 && !args.json {
        print(&means.say(output));
    }
    Ok(ExitCode::SUCCESS)
}

fn judged<G: Advise>(
    output: &Output,
    args: &AnalyseArgs,
    file: &Path,
    table: &Table<G>,
) -> Result<Analysed, Failure> {
    let mut analysis =
        Analysis::new(table, args.budget).map_err(|refused| in_file(file, refused.message()))?;
    if let Some(whom) = &args.seat {
        let screen = Screen::new(output, &names(output, table.players()));
        let called = |seat: &Seat| screen.is_called(table.players(), *seat, whom);
        let seat = table.game().seats().iter().find(called);
        let seat = seat.ok_or_else(|| Message::new("cli-viewer").with("value", whom.as_str()))?;
        analysis = analysis.for_seat(seat);
    }
    if args.par {
        analysis = analysis.with_par();
    }
    let start = Instant::now();
    let threads = args.threads.map_or_else(pool::cores, |n| usize::try_from(n).unwrap_or(1));
    let stopped = || in_file(file, Message::new("analyse-stopped"));
    let report = analysed(analysis, threads).ok_or_else(stopped)?;
    Ok(Analysed { seconds: start.elapsed().as_secs_f64(), report })
}

fn show<G: Advise>(
    output: &Output,
    args: &AnalyseArgs,
    file: &Path,
    table: &Table<G>,
    Analysed { seconds, report }: &Analysed,
    means: &mut means::Means,
) {
    let players = table.names();
    if args.json {
        let file = file.display().to_string();
        print(&format!(
            "{}\n",
            json!({ "file": file, "players": players, "seconds": seconds, "report": report })
        ));
        return;
    }
    means.add::<G>(&players, report);
    if args.files.len() > 1 {
        print(&format!("{}\n", file.display()));
    }
    print(&text::whole(&Screen::new(output, &names(output, table.players())), report));
}

/// Everything that is to be found, on so many threads.
fn analysed<G: Advise>(analysis: Analysis<G>, threads: usize) -> Option<Report> {
    let bar = ProgressBar::new(analysis.progress().1 as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}  {eta}") {
        bar.set_style(style);
    }
    let report = analysis.whole(threads, |done, _| {
        bar.set_position(done as u64);
        true
    });
    bar.finish_and_clear();
    report
}
