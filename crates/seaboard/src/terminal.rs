//! `seaboard terminal`: play at one screen, alone, with friends, against bots, or with players who choose at random.
//!
//! The [session] is the same for all games; how a game looks is its [`Draw`].

mod bots;
pub(crate) mod canvas;
mod commands;
mod draw;
mod final_choices;
mod hints;
mod input;
mod players;
mod save_file;
mod screen;
mod session;
pub(crate) mod text;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::PathBuf;
use std::process::ExitCode;

use catalog::{AnyTable, with_game, with_table};
use game::{Game, Message};
use phrases::Phrasebook;

use crate::args::TerminalArgs;
use crate::games::GameArgs;
use crate::output::{Failure, Output, in_file, read_file};

pub(crate) use draw::{Aside, Draw};
pub(crate) use input::quoted;
pub(crate) use players::names;
use save_file::SaveFile;
pub(crate) use screen::{BOLD, CHOICE, DIM, Screen};
use session::Session;

/// Seeds that nobody chose stay below this, so that people can pass them on.
const SEEDS: u64 = 1_000_000;

pub(crate) fn run(output: &Output, args: TerminalArgs) -> Result<ExitCode, Failure> {
    let (table, save_file, greeting) = match (&args.game, &args.resume) {
        (Some(game), None) => new_table(output, &args, game)?,
        (None, Some(file)) => resumed(&args, file.clone())?,
        (Some(_), Some(_)) => return Err(Message::new("terminal-resume-alone").into()),
        (None, None) => {
            return Err(Message::new("terminal-what").with("known", catalog::game_names()).into());
        }
    };
    let notes = vec![output.say(&greeting), output.id("terminal-hint")];
    Ok(with_table!(table, table => {
        let session = Session::new(output, table, save_file.clone(), notes);
        save_file.on_interrupt(Phrasebook::new(output.book.lang()), session.seating.keeps_secrets());
        session.play()
    }))
}

fn new_table(
    output: &Output,
    args: &TerminalArgs,
    game: &GameArgs,
) -> Result<(AnyTable, SaveFile, Message), Failure> {
    let named = (!args.seats.is_empty()).then_some(args.seats.len());
    let game = game.game(named)?;
    let (id, players) = with_game!(&game, game => (id_of(&**game), game.player_count()));
    let seed = args.seed.unwrap_or_else(|| any_number() % SEEDS);
    let table = AnyTable::new(&game, seed, players::seated(output, &args.seats, players))?;
    // Whoever names the seed of the deal knows the deal, and wants the same game again: bots decide from that seed, too.
    let table = table.with_seed(args.seed.unwrap_or_else(any_number));
    let table = if args.practice { table.for_practice() } else { table };
    let save_file = SaveFile::new_file(PathBuf::from(format!("{id}-{seed}.seaboard")), table.to_text());
    Ok((table, save_file, Message::new("terminal-new").with("seed", seed.to_string())))
}

/// A number that nobody can foresee.
fn any_number() -> u64 {
    RandomState::new().build_hasher().finish()
}

fn id_of<G: Game>(_: &G) -> &'static str {
    G::ID
}

fn resumed(args: &TerminalArgs, file: PathBuf) -> Result<(AnyTable, SaveFile, Message), Failure> {
    if args.seed.is_some() || args.practice || !args.seats.is_empty() {
        return Err(Message::new("terminal-resume-alone").into());
    }
    let text = read_file(&file)?;
    let table = AnyTable::from_text(&text).map_err(|error| in_file(&file, error.message()))?;
    // Somebody must play for everybody.
    with_table!(&table, table => players::levels(table.players()))
        .map_err(|flaw| in_file(&file, flaw.message()))?;
    let greeting = Message::new("terminal-resumed").with("path", file.display().to_string());
    Ok((table, SaveFile::own_file(file, text), greeting))
}
