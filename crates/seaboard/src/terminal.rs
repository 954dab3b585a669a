//! `seaboard terminal`: play at one screen, alone, with friends, against bots, or with players who choose at random.
//!
//! The [session] is the same for all games; how a game looks is its [`Draw`].

mod answers;
mod bots;
mod canvas;
mod come_sail_away;
mod command;
mod hints;
mod keep;
mod lasting;
mod on_board;
mod pirates_under_fire;
mod players;
mod screen;
mod session;
mod text;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::PathBuf;
use std::process::ExitCode;

use catalog::{AnyTable, with_game, with_table};
use game::{Game, Message};
use phrases::Phrasebook;

use crate::args::{GameArgs, TerminalArgs};
use crate::voice::{Complaint, Voice, in_file, read_file};

pub(crate) use command::quoted;
use keep::Keeper;
pub(crate) use players::names;
pub(crate) use screen::{Draw, Screen};
use session::Session;

/// Seeds that nobody chose stay below this, so that people can pass them on.
const SEEDS: u64 = 1_000_000;

pub(crate) fn run(voice: &Voice, args: TerminalArgs) -> Result<ExitCode, Complaint> {
    let (table, keeper, greeting) = match (&args.game, &args.resume) {
        (Some(game), None) => new_table(voice, &args, game)?,
        (None, Some(file)) => resumed(&args, file.clone())?,
        (Some(_), Some(_)) => return Err(Message::new("terminal-resume-alone").into()),
        (None, None) => return Err(Message::new("terminal-what").with("known", catalog::names()).into()),
    };
    let notes = vec![voice.say(&greeting), voice.id("terminal-hint")];
    Ok(with_table!(table, table => {
        let session = Session::new(voice, table, keeper.clone(), notes);
        keeper.on_interrupt(Phrasebook::new(voice.book.lang()), session.keeps_secrets());
        session.play()
    }))
}

fn new_table(
    voice: &Voice,
    args: &TerminalArgs,
    game: &GameArgs,
) -> Result<(AnyTable, Keeper, Message), Complaint> {
    let named = (!args.seats.is_empty()).then_some(args.seats.len());
    let game = game.game(named)?;
    let (id, players) = with_game!(&game, game => (id_of(game), game.players()));
    let seed = args.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish() % SEEDS);
    let table = AnyTable::deal(&game, seed, players::seated(voice, &args.seats, players))?;
    let table = if args.practice { table.for_practice() } else { table };
    let keeper = Keeper::new_file(PathBuf::from(format!("{id}-{seed}.seaboard")), table.to_text());
    Ok((table, keeper, Message::new("terminal-new").with("seed", seed.to_string())))
}

fn id_of<G: Game>(_: &G) -> &'static str {
    G::ID
}

fn resumed(args: &TerminalArgs, file: PathBuf) -> Result<(AnyTable, Keeper, Message), Complaint> {
    if args.seed.is_some() || args.practice || !args.seats.is_empty() {
        return Err(Message::new("terminal-resume-alone").into());
    }
    let text = read_file(&file)?;
    let table = AnyTable::load(&text).map_err(|error| in_file(&file, error.message()))?;
    // Somebody must play for everybody.
    with_table!(&table, table => players::levels(table.players()))
        .map_err(|flaw| in_file(&file, flaw.message()))?;
    let greeting = Message::new("terminal-resumed").with("path", file.display().to_string());
    Ok((table, Keeper::own_file(file, text), greeting))
}
