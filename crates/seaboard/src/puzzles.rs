//! `seaboard puzzles`: finds positions with one clearly best line in games of bots.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use analysis::{ENGINE, Judge, PUZZLES, Puzzle, PuzzleFile};
use bots::{Advise, Level};
use catalog::with_game;
use clap::Args;
use game::Message;
use indicatif::{ProgressBar, ProgressStyle};

use crate::args::{game_id, level};
use crate::calibrate::played;
use crate::output::{Failure, Output, file_trouble, in_file, print, read_file};
use crate::pool;

/// Nobody wants to see the same deal again and again.
const MOST_OF_A_GAME: usize = 2;

#[derive(Args)]
pub(crate) struct PuzzlesArgs {
    /// The game
    pub(crate) game: String,
    /// How many puzzles the file shall have
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub(crate) count: u64,
    /// Who plays the games: weaker players come to positions that stronger ones never see
    #[arg(long, value_name = "LEVEL", default_value = "navigator", value_parser = level())]
    pub(crate) level: Level,
    /// Continuations for each position that may be one
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(64..=1_000_000))]
    pub(crate) iterations: u32,
    /// The seed of the first deal; the others follow. From 1000000 on nothing else is dealt, up to 2000000
    #[arg(long, default_value_t = 1_000_000)]
    pub(crate) seed: u64,
    /// How many threads; what is found does not depend on it, but for how far it goes [default: one for each core]
    #[arg(long)]
    pub(crate) threads: Option<u64>,
    /// Where the puzzles go; where there are some already, it goes on
    #[arg(long, value_name = "FILE")]
    pub(crate) output: PathBuf,
}

pub(crate) fn run(output: &Output, args: &PuzzlesArgs) -> Result<ExitCode, Failure> {
    let game = game_id(&args.game)?.default_game()?;
    let count = with_game!(&game, game => mine(args, game.as_ref()))?;
    let said = Message::new("terminal-puzzles").with("count", count);
    print(&format!("{}\n", output.say(&said.with("path", args.output.display().to_string()))));
    Ok(ExitCode::SUCCESS)
}

/// Goes through deals until there are enough; how many there are.
fn mine<G: Advise>(args: &PuzzlesArgs, game: &G) -> Result<usize, Failure> {
    let (head, lines) = match args.output.exists() {
        true => read(&args.output, &head(args, game))?,
        false => (head(args, game), Vec::new()),
    };
    let threads = args.threads.map_or_else(pool::cores, |n| usize::try_from(n).unwrap_or(1));
    let bar = ProgressBar::new(args.count);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}  {elapsed}  {eta}") {
        bar.set_style(style);
    }
    bar.set_position(lines.len() as u64);
    let (next, count) = (AtomicU64::new(head.next), AtomicUsize::new(lines.len()));
    let kept = Mutex::new(Kept { path: &args.output, head, lines, early: Vec::new() });
    let search = || -> Result<(), Failure> {
        while (count.load(Ordering::Relaxed) as u64) < args.count {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            let table = played(game, Some(args.level), seed)?;
            let found = Judge::new(game).puzzles(&table, seed, args.iterations, MOST_OF_A_GAME);
            bar.inc(found.len() as u64);
            count.fetch_add(found.len(), Ordering::Relaxed);
            if let Ok(mut kept) = kept.lock() {
                kept.put(seed, found.iter().filter_map(line).collect())?;
            }
        }
        Ok(())
    };
    let ends: Vec<Result<(), Failure>> = std::thread::scope(|scope| {
        let all: Vec<_> = (0..threads).map(|_| scope.spawn(search)).collect();
        all.into_iter().map(|one| one.join().unwrap_or(Ok(()))).collect()
    });
    bar.finish_and_clear();
    ends.into_iter().collect::<Result<(), Failure>>()?;
    Ok(kept.into_inner().map_or(0, |kept| kept.lines.len()))
}

fn line<G: Advise>(puzzle: &Puzzle<G>) -> Option<String> {
    serde_json::to_string(puzzle).ok()
}

/// The file as it is written after every game, so that nothing is lost.
struct Kept<'a> {
    path: &'a Path,
    head: PuzzleFile,
    lines: Vec<String>,
    /// What was found on deals before whose turn it was: lines stand in the order of deals, whichever thread was first.
    early: Vec<(u64, Vec<String>)>,
}

impl Kept<'_> {
    fn put(&mut self, seed: u64, lines: Vec<String>) -> Result<(), Failure> {
        self.early.push((seed, lines));
        while let Some(place) = self.early.iter().position(|(seed, _)| *seed == self.head.next) {
            let (_, lines) = self.early.swap_remove(place);
            self.lines.extend(lines);
            self.head.next += 1;
        }
        let head = serde_json::to_string(&self.head).unwrap_or_default();
        let text = [head].iter().chain(&self.lines).map(|line| format!("{line}\n")).collect::<String>();
        let half = self.path.with_extension("part");
        fs::write(&half, text)
            .and_then(|()| fs::rename(&half, self.path))
            .map_err(|error| file_trouble("cli-cannot-write", self.path, &error))
    }
}

fn head<G: Advise>(args: &PuzzlesArgs, game: &G) -> PuzzleFile {
    PuzzleFile {
        puzzles: PUZZLES,
        game: G::ID.to_owned(),
        rules: game.rules_version(),
        engine: ENGINE,
        iterations: args.iterations,
        command: format!(
            "seaboard puzzles {} --level {} --iterations {} --seed {}",
            G::ID,
            args.level,
            args.iterations,
            args.seed
        ),
        next: args.seed,
    }
}

/// What was found before, by the same search as the one that is wanted.
fn read(path: &Path, wanted: &PuzzleFile) -> Result<(PuzzleFile, Vec<String>), Failure> {
    let text = read_file(path)?;
    let mut lines = text.lines().map(str::to_owned);
    let first = lines.next().unwrap_or_default();
    let head: PuzzleFile = game::data::from_json(&first).map_err(|error| {
        in_file(path, Message::new("file-not-seaboard").with("detail", error.to_string()))
    })?;
    let search = |file: &PuzzleFile| (file.command.clone(), file.rules, file.engine);
    if search(&head) != search(wanted) {
        return Err(in_file(path, Message::new("terminal-puzzles-other").with("command", head.command)));
    }
    Ok((head, lines.collect()))
}
