//! Games of a lesson that one machine has played for those that learn from them, and all of them together.

use std::ops::Range;
use std::path::PathBuf;

use bots::{Level, Mind, Taught, Training};

use crate::args::TrainArgs;
use crate::output::Failure;
use crate::share::{Share, Work, all_parts, built_in, digest, print_part};

/// What tells a lesson from others: the course, how far it is, and all that was learned so far.
fn work<G: Mind>(args: &TrainArgs, training: &Training<G>) -> Work {
    Work::new("train")
        .with("share-game", G::ID)
        .with("share-rules", G::RULES_VERSION)
        .with("--seed", args.seed)
        .with("--lessons", args.lessons)
        .with("--games", args.games)
        .with("--against", args.against.map_or("", Level::name))
        .with("share-weights", args.against.map_or_else(String::new, |_| built_in::<G>()))
        .with("share-lesson", training.lesson() + 1)
        .with("share-learned", digest(&training.save()))
}

/// Plays a share of the games of the next lesson, and prints what they taught.
pub(super) fn print_share<G: Mind>(
    args: &TrainArgs,
    share: Share,
    training: &Training<G>,
    threads: usize,
) -> Result<(), Failure> {
    let Range { start, end } = share.part(0..args.games.into());
    let taught = training.play(start as u32..end as u32, threads);
    print_part(&work(args, training), share, &taught.write())
}

/// What all games of the next lesson taught, in their order.
pub(super) fn joined<G: Mind>(
    args: &TrainArgs,
    training: &Training<G>,
    files: &[PathBuf],
) -> Result<Taught, Failure> {
    let mut all = Taught::default();
    for part in all_parts(&work(args, training), files)? {
        all = all.then(Taught::read::<G>(&part.body).ok_or_else(|| part.is_wrong())?);
    }
    Ok(all)
}
