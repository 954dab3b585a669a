//! `seaboard analyse`: where saved games were won, and what was luck.

mod means;
mod text;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use analysis::{Analysis, Judge, Piece, Report};
use bots::Advise;
use catalog::{AnyTable, with_table};
use clap::Args;
use game::{Message, Seat};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use table::Table;

use crate::output::{Failure, Output, in_file, print, read_file};
use crate::pool;
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
}

pub(crate) fn run(output: &Output, args: &AnalyseArgs) -> Result<ExitCode, Failure> {
    // All of them are read before the first is judged: what is refused is refused at once.
    let read = |file: &PathBuf| {
        AnyTable::from_text(&read_file(file)?).map_err(|error| in_file(file, error.message()))
    };
    let tables = args.files.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let mut means = means::Means::default();
    for (file, any) in args.files.iter().zip(tables) {
        with_table!(any, table => one_game(output, args, file, &table, &mut means))?;
    }
    if args.files.len() > 1 && !args.json {
        print(&means.say(output));
    }
    Ok(ExitCode::SUCCESS)
}

fn one_game<G: Advise>(
    output: &Output,
    args: &AnalyseArgs,
    file: &Path,
    table: &Table<G>,
    means: &mut means::Means,
) -> Result<(), Failure> {
    let screen = Screen::new(output, &names(output, table.players()));
    let mut analysis =
        Analysis::new(table, args.budget).map_err(|refused| in_file(file, refused.message()))?;
    if let Some(whom) = &args.seat {
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
    let report = analysed(&**table.game(), analysis, threads);
    let players = table.names();
    if args.json {
        let (file, seconds) = (file.display().to_string(), start.elapsed().as_secs_f64());
        print(&format!(
            "{}\n",
            json!({ "file": file, "players": players, "seconds": seconds, "report": report })
        ));
        return Ok(());
    }
    means.add::<G>(&players, &report);
    if args.files.len() > 1 {
        print(&format!("{}\n", file.display()));
    }
    print(&text::whole(&screen, &report));
    Ok(())
}

/// Everything that is to be found, on so many threads.
pub(crate) fn analysed<G: Advise>(game: &G, mut analysis: Analysis<G>, threads: usize) -> Report {
    let bar = ProgressBar::new(analysis.progress().1 as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}  {eta}") {
        bar.set_style(style);
    }
    loop {
        let pieces = analysis.pending();
        if pieces.is_empty() {
            break;
        }
        for (piece, found) in at_once(game, &analysis, &pieces, threads, &bar) {
            analysis.put(piece, found);
        }
    }
    bar.finish_and_clear();
    analysis.report()
}

/// What is found of these pieces, which do not depend on each other.
fn at_once<G: Advise>(
    game: &G,
    analysis: &Analysis<G>,
    pieces: &[Piece],
    threads: usize,
    bar: &ProgressBar,
) -> Vec<(Piece, analysis::Found)> {
    let next = AtomicUsize::new(0);
    let all = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads.min(pieces.len()) {
            scope.spawn(|| {
                let mut judge = Judge::new(game);
                while let Some(&piece) = pieces.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let found = judge.work(analysis, piece, &mut ());
                    bar.inc(1);
                    if let (Some(found), Ok(mut all)) = (found, all.lock()) {
                        all.push((piece, found));
                    }
                }
            });
        }
    });
    all.into_inner().unwrap_or_default()
}
