//! `seaboard train`: learns a game's values from the bots' own games.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bots::{Course, Mind, Origin, Training};
use catalog::with_game;
use game::{Decimal, Game, Message};
use indicatif::{ProgressBar, ProgressStyle};

use crate::args::{TrainArgs, game_id};
use crate::output::{Failure, Output, file_trouble, print};
use crate::pool;

pub(crate) fn run(output: &Output, args: &TrainArgs) -> Result<ExitCode, Failure> {
    let game = game_id(&args.game)?.default_game()?;
    with_game!(&game, game => course(output, args, game.as_ref()))
}

/// The course from its beginning or from where it was left, to its end.
fn course<G: Mind>(output: &Output, args: &TrainArgs, _: &G) -> Result<ExitCode, Failure> {
    let course = Course { seed: args.seed, lessons: args.lessons, games: args.games, ..G::course() };
    let half_way = half_way(&args.output);
    let mut training = match std::fs::read(&half_way) {
        Ok(saved) => Training::<G>::resume(course, &saved)?
            .ok_or_else(|| Message::new("cli-train-other").with("path", half_way.display().to_string()))?,
        Err(_) => Training::new(course)?,
    };
    let threads = args.threads.map_or_else(pool::cores, |n| usize::try_from(n).unwrap_or(1));
    let bar = ProgressBar::new(args.lessons.into());
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}  {eta}  {msg}") {
        bar.set_style(style);
    }
    bar.set_position(training.lesson().into());
    while let Some((off, result)) = training.learn(threads) {
        let said = Message::new("cli-train-lesson").with("lesson", training.lesson());
        let said = said
            .with("off", Decimal::rounded(off.into(), 2))
            .with("result", Decimal::rounded(result.into(), 2));
        bar.set_position(training.lesson().into());
        bar.set_message(output.say(&said));
        if bar.is_hidden() {
            print(&format!("{}\n", output.say(&said)));
        }
        write(&half_way, &training.save())?;
        write(&args.output, &training.net().write(&origin::<G>(args)))?;
    }
    bar.finish_and_clear();
    // The course is over: what it took to go on is needed no more.
    let _ = std::fs::remove_file(&half_way);
    print(&format!(
        "{}\n",
        output.say(&Message::new("cli-train-done").with("path", args.output.display().to_string()))
    ));
    Ok(ExitCode::SUCCESS)
}

fn origin<G: Game>(args: &TrainArgs) -> Origin {
    let command = format!(
        "seaboard train {} --lessons {} --games {} --seed {}",
        G::ID,
        args.lessons,
        args.games,
        args.seed
    );
    Origin { command, version: env!("CARGO_PKG_VERSION").to_owned() }
}

/// What is needed to go on lies beside the weights.
fn half_way(output: &Path) -> PathBuf {
    let mut name = output.as_os_str().to_owned();
    name.push(".half-way");
    name.into()
}

/// Whole or not at all, so that an interruption spoils nothing.
fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    let done = std::fs::write(&new, bytes).and_then(|()| std::fs::rename(&new, path));
    done.map_err(|error| file_trouble("cli-cannot-write", path, &error))
}
