//! The command line: what can be typed, and the checked values it becomes.

use std::path::PathBuf;
use std::process::ExitCode;

use bots::Level;
use catalog::GameId;
use clap::builder::{PossibleValuesParser, RangedU64ValueParser, TypedValueParser};
use clap::error::{ContextKind, ErrorKind};
use clap::{Args, Parser, Subcommand};
use game::Message;

use crate::analyse::AnalyseArgs;
use crate::calibrate::CalibrateArgs;
use crate::database::{BackupArgs, CheckTablesArgs, MoveArgs};
use crate::games::GameArgs;
use crate::load::LoadArgs;
use crate::load::crash::CrashArgs;
use crate::output::{Failure, Output};
use crate::puzzles::PuzzlesArgs;
use crate::serve::ServeArgs;
use crate::share::Share;
use crate::verify::VerifyArgs;

/// Come Sail Away!, On Board and Pirates Under Fire: play, simulate, replay.
///
/// Unofficial; see README.md for credits and for what is reconstructed.
#[derive(Parser)]
#[command(name = "seaboard", version, max_term_width = 100)]
pub(crate) struct Cli {
    /// Language: en, fr or uk (default: from LC_ALL, LC_MESSAGES, LANG)
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve the app for the browser
    Serve(ServeArgs),
    /// Play in the terminal
    Terminal(TerminalArgs),
    /// Play many games between bots or random players and show statistics of the scores
    Simulate(SimulateArgs),
    /// Step through a saved game
    Replay(ReplayArgs),
    /// Find out where saved games were won, and what was luck
    Analyse(AnalyseArgs),
    /// Print a game's component values with their sources
    Components(ComponentsArgs),
    /// Check the rules with the test kit on many random games
    Check(CheckArgs),
    /// Measure the engine's speed on one core
    Bench(BenchArgs),
    /// Let bots play each other, the same deals from every seat
    Tournament(TournamentArgs),
    /// Search the best result of solo deals with the deck known, beside the strongest bot's
    Bound(BoundArgs),
    /// Learn a game's values for the bots from their own games; interrupted, it goes on where it was
    Train(TrainArgs),
    /// Fit the curves from points ahead to the chance to win, from games of bots
    Calibrate(CalibrateArgs),
    /// Find puzzles in games of bots: positions with one clearly best line; interrupted, it goes on where it was
    Puzzles(PuzzlesArgs),
    /// Check how a server made the deal of a game, and that every move is by the rules; exit code 1 where something is wrong
    Verify(VerifyArgs),
    /// Copy the database of a server that may go on meanwhile; nobody else may read the copy
    Backup(BackupArgs),
    /// Before an update: check that this build can go on with all games that are played; exit code 1 where it cannot
    CheckTables(CheckTablesArgs),
    /// Take everything of a server from one database into another, and replay every table on both sides
    Move(MoveArgs),
    /// Let random players play at a server of yours over sockets, and measure it; it keeps the guests and the tables
    Load(LoadArgs),
    /// Play at a server of this program that is killed again and again, and check that nothing is lost
    #[command(hide = true)]
    Crash(CrashArgs),
}

#[derive(Args)]
pub(crate) struct TerminalArgs {
    /// Who plays, separated by commas: names of people; deckhand, helmsman, navigator or admiral for a bot; `random` for
    /// one who chooses at random (default: as many people as the game needs)
    #[arg(long, global = true, value_delimiter = ',', value_name = "NAMES")]
    pub(crate) seats: Vec<String>,
    /// The seed of the deal (default: a new one, shown at the start)
    #[arg(long, global = true, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    /// A practice table: `rewind` goes back past what you have seen
    #[arg(long, global = true)]
    pub(crate) practice: bool,
    /// Go on with a saved game, which says by itself which game it is and who plays
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    #[command(subcommand)]
    pub(crate) game: Option<GameArgs>,
}

/// How many games one may ask for.
fn game_count() -> RangedU64ValueParser {
    clap::value_parser!(u64).range(1..=1_000_000_000)
}

#[derive(Args)]
pub(crate) struct SimulateArgs {
    /// Who plays, separated by commas: deckhand, helmsman, navigator, admiral or random; one for each seat, or one for all
    /// (default: random)
    #[arg(long, global = true, value_delimiter = ',', value_name = "NAMES")]
    pub(crate) bots: Vec<String>,
    /// How many games
    #[arg(long, global = true, default_value_t = 10_000, value_parser = game_count(), allow_negative_numbers = true)]
    pub(crate) games: u64,
    /// The seed of the first game; the others follow
    #[arg(long, global = true, default_value_t = 1, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// Threads (default: one for each core)
    #[arg(long, global = true, value_parser = clap::value_parser!(u64).range(1..=1024), allow_negative_numbers = true)]
    pub(crate) threads: Option<u64>,
    /// Print one JSON object instead of tables
    #[arg(long, global = true)]
    pub(crate) json: bool,
    /// Keep the games as files in this directory
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) save: Option<PathBuf>,
    #[command(subcommand)]
    pub(crate) game: Option<GameArgs>,
}

#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// The saved games
    #[arg(required = true, value_name = "FILES")]
    pub(crate) files: Vec<PathBuf>,
    /// Print them for other programs, one JSON object a line (docs/format.md)
    #[arg(long)]
    pub(crate) json: bool,
    /// With --json: at every entry what each seat that is awaited may do, and not only the seat whose entry it is
    #[arg(long, requires = "json", conflicts_with = "as_seen_by")]
    pub(crate) all_legal: bool,
    /// Show only what this seat saw: its number or the player's name, or `spectator`
    #[arg(long, value_name = "SEAT")]
    pub(crate) as_seen_by: Option<String>,
}

#[derive(Args)]
pub(crate) struct ComponentsArgs {
    /// Print one JSON object instead of a table
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) game: GameArgs,
}

#[derive(Args)]
pub(crate) struct CheckArgs {
    /// The game (default: all of them, one after the other)
    pub(crate) game: Option<String>,
    /// How many games, spread over all player counts and options
    #[arg(long, default_value_t = 10_000, value_parser = game_count(), allow_negative_numbers = true)]
    pub(crate) games: u64,
    /// The seed of the first game; the others follow
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    pub(crate) seed: u64,
}

#[derive(Args)]
pub(crate) struct TournamentArgs {
    /// Who plays, separated by commas: deckhand, helmsman, navigator, admiral or random; admiral@200 thinks for 200 continuations,
    /// admiral@50ms for 50 milliseconds, admiral:thumb without what it learned, admiral:weights=FILE with other weights, and
    /// admiral:candidates=8:rounds=2:width=4 tries out that many turns, so far ahead and so widely; names of files have no : and no ,
    #[arg(long, global = true, value_delimiter = ',', value_name = "NAMES")]
    pub(crate) bots: Vec<String>,
    /// How many deals each two of them play; a deal is played once from every seat
    #[arg(long, global = true, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) pairs: u64,
    /// The seed of the first deal; the others follow
    #[arg(long, global = true, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Threads (default: one for each core)
    #[arg(long, global = true, value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub(crate) threads: Option<u64>,
    /// Stop as soon as it is decided whether one is 20 Elo stronger than the other, or not stronger at all
    #[arg(long, global = true)]
    pub(crate) sprt: bool,
    /// Print one JSON object instead of a table
    #[arg(long, global = true)]
    pub(crate) json: bool,
    /// Weights to use instead of the built-in ones
    #[arg(long, global = true, value_name = "FILE")]
    pub(crate) weights: Option<PathBuf>,
    /// Also judge what was drawn, and tell the results without that luck: fewer deals prove as much; where only piles are hidden
    #[arg(long, global = true)]
    pub(crate) without_luck: bool,
    /// Play only this share of the deals, such as 2/8, and print it for --join: any number of machines play together
    #[arg(long, global = true, value_name = "I/N", conflicts_with = "sprt")]
    pub(crate) share: Option<Share>,
    /// Play nothing, and join what all shares of the same tournament printed: the result is that of one machine
    #[arg(long, global = true, value_name = "FILES", value_delimiter = ',', conflicts_with_all = ["share", "sprt"])]
    pub(crate) join: Vec<PathBuf>,
    #[command(subcommand)]
    pub(crate) game: Option<GameArgs>,
}

#[derive(Args)]
pub(crate) struct BenchArgs {
    /// How many games
    #[arg(long, global = true, default_value_t = 200_000, value_parser = game_count(), allow_negative_numbers = true)]
    pub(crate) games: u64,
    /// Measure the final scoring instead, over the final positions of these games
    #[arg(long, global = true)]
    pub(crate) scoring: bool,
    /// Measure games of this bot instead, beside random play: deckhand, helmsman, navigator, admiral
    #[arg(long, global = true, conflicts_with = "scoring")]
    pub(crate) bot: Option<String>,
    /// Print one JSON object
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) game: GameArgs,
}

#[derive(Args)]
pub(crate) struct BoundArgs {
    /// How many deals
    #[arg(long, global = true, default_value_t = 20, value_parser = game_count(), allow_negative_numbers = true)]
    pub(crate) deals: u64,
    /// The first deal
    #[arg(long, global = true, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Positions kept after every turn, one search for each
    #[arg(long, global = true, value_delimiter = ',', default_values_t = [1, 10, 100], value_name = "NUMBERS")]
    pub(crate) widths: Vec<usize>,
    /// How many threads [default: one for each core]
    #[arg(long, global = true)]
    pub(crate) threads: Option<u64>,
    /// Print one JSON object
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) game: GameArgs,
}

#[derive(Args)]
pub(crate) struct TrainArgs {
    /// The game
    pub(crate) game: String,
    /// What everything follows from
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Lessons in the course
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) lessons: u32,
    /// Games in a lesson
    #[arg(long, default_value_t = 3000, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    /// Learn to beat this level, and nothing else, beginning with what it knows; otherwise from games against itself
    #[arg(long, value_name = "LEVEL", value_parser = level())]
    pub(crate) against: Option<Level>,
    /// How many threads; the weights do not depend on it [default: one for each core]
    #[arg(long)]
    pub(crate) threads: Option<u64>,
    /// Where the weights go; what is needed to go on lies beside them until the course is over
    #[arg(long, value_name = "FILE")]
    pub(crate) output: PathBuf,
    /// Play only this share of the games of the next lesson, such as 2/8, and print it for --join: any number of machines play together
    #[arg(long, value_name = "I/N")]
    pub(crate) share: Option<Share>,
    /// Play nothing, and learn from what all shares of the next lesson printed: the weights are those of one machine
    #[arg(long, value_name = "FILES", value_delimiter = ',', conflicts_with = "share")]
    pub(crate) join: Vec<PathBuf>,
}

/// A level of bots, by its name.
pub(crate) fn level() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::name)).try_map(|name| name.parse::<Level>())
}

/// The game, which must be named.
pub(crate) fn chosen(game: Option<&GameArgs>) -> Result<&GameArgs, Failure> {
    game.ok_or_else(|| Failure(Message::new("cli-no-game").with("known", catalog::game_names())))
}

/// A game's name from the command line.
pub(crate) fn game_id(name: &str) -> Result<GameId, Failure> {
    Ok(name.parse()?)
}

/// Answers arguments that cannot be parsed: help and version as asked, otherwise one line and exit code 2.
pub(crate) fn refuse(output: &Output, error: &clap::Error) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // Nothing can be done if standard output is closed.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let context = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let arg = context(ContextKind::InvalidArg);
    let message = match error.kind() {
        ErrorKind::InvalidValue | ErrorKind::ValueValidation | ErrorKind::InvalidUtf8 => {
            Message::new("cli-bad-value").with("arg", arg).with("value", context(ContextKind::InvalidValue))
        }
        ErrorKind::UnknownArgument => Message::new("cli-unknown-argument").with("arg", arg),
        ErrorKind::InvalidSubcommand => {
            Message::new("cli-unknown-command").with("arg", context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => Message::new("cli-missing").with("arg", arg),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Message::new("cli-no-command")
        }
        ErrorKind::ArgumentConflict => Message::new("cli-conflict").with("arg", arg),
        _ => Message::new("cli-wrong").with("detail", first_line(error)),
    };
    output.complain(&message);
    ExitCode::from(2)
}

fn first_line(error: &clap::Error) -> String {
    error.to_string().lines().next().unwrap_or_default().to_owned()
}
