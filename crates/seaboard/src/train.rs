//! `seaboard train`: learns a game's values from the bots' own games.

mod parts;

use std::io::ErrorKind;
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

/// A share of the next lesson, the end of that lesson, or all lessons that are left.
fn course<G: Mind>(output: &Output, args: &TrainArgs, _: &G) -> Result<ExitCode, Failure> {
    let mut training = begun::<G>(args)?;
    let threads = args.threads.map_or_else(pool::cores, |n| usize::try_from(n).unwrap_or(1));
    match (args.share, &*args.join) {
        (Some(share), _) => {
            parts::print_share(args, share, &training, threads)?;
            return Ok(ExitCode::SUCCESS);
        }
        (None, []) => lessons(output, args, &mut training, threads)?,
        (None, files) => {
            let taught = parts::joined(args, &training, files)?;
            if let Some(learned) = training.learn_from(&taught) {
                print(&format!("{}\n", said(output, &training, learned)));
                keep(args, &training)?;
            }
        }
    }
    if training.lesson() == args.lessons {
        // The course is over: what it took to go on is needed no more.
        let _ = std::fs::remove_file(half_way(&args.output));
        let done = Message::new("cli-train-done").with("path", args.output.display().to_string());
        print(&format!("{}\n", output.say(&done)));
    }
    Ok(ExitCode::SUCCESS)
}

/// The course from its beginning or from where it was left.
fn begun<G: Mind>(args: &TrainArgs) -> Result<Training<G>, Failure> {
    let course = Course {
        seed: args.seed,
        lessons: args.lessons,
        games: args.games,
        against: args.against,
        ..G::course()
    };
    let half_way = half_way(&args.output);
    let saved = match std::fs::read(&half_way) {
        Ok(saved) => saved,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            refuse_finished(args)?;
            return Ok(Training::new(course)?);
        }
        Err(error) => return Err(file_trouble("cli-cannot-read", &half_way, &error)),
    };
    let other = || Message::new("cli-train-other").with("path", half_way.display().to_string());
    Ok(Training::resume(course, &saved)?.ok_or_else(other)?)
}

/// One round of shares too many would begin again, and write over what was learned.
fn refuse_finished(args: &TrainArgs) -> Result<(), Failure> {
    let shared = args.share.is_some() || !args.join.is_empty();
    if shared && args.output.symlink_metadata().is_ok() {
        let path = args.output.display().to_string();
        return Err(Message::new("cli-train-finished").with("path", path).into());
    }
    Ok(())
}

/// All lessons that are left.
fn lessons<G: Mind>(
    output: &Output,
    args: &TrainArgs,
    training: &mut Training<G>,
    threads: usize,
) -> Result<(), Failure> {
    let bar = ProgressBar::new(args.lessons.into());
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}  {eta}  {msg}") {
        bar.set_style(style);
    }
    bar.set_position(training.lesson().into());
    while let Some(learned) = training.learn(threads) {
        let said = said(output, training, learned);
        bar.set_position(training.lesson().into());
        if bar.is_hidden() {
            print(&format!("{said}\n"));
        }
        bar.set_message(said);
        keep(args, training)?;
    }
    bar.finish_and_clear();
    Ok(())
}

/// What there is to say of the lesson that was taken last.
fn said<G: Mind>(output: &Output, training: &Training<G>, (off, result): (f32, f32)) -> String {
    let said = Message::new("cli-train-lesson").with("lesson", training.lesson());
    let said = said.with("off", Decimal::rounded(off.into(), 2));
    output.say(&said.with("result", Decimal::rounded(result.into(), 2)))
}

/// Keeps the weights as they are, and what is needed to go on.
fn keep<G: Mind>(args: &TrainArgs, training: &Training<G>) -> Result<(), Failure> {
    write(&half_way(&args.output), &training.save())?;
    write(&args.output, &training.net().write(&origin::<G>(args)))
}

fn origin<G: Game>(args: &TrainArgs) -> Origin {
    let mut command = format!(
        "seaboard train {} --lessons {} --games {} --seed {}",
        G::ID,
        args.lessons,
        args.games,
        args.seed
    );
    if let Some(level) = args.against {
        command = format!("{command} --against {level}");
    }
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
