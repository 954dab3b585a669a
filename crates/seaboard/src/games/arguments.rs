//! The arguments of all games: after a command comes the name of a game, then what that game lets one choose.

use std::path::Path;

use catalog::{AnyGame, GameId, with_game_type};
use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches, Subcommand};
use game::{Game, Message, Parts};

use super::CommandLine;
use crate::output::{Failure, in_file, read_file};

/// The arguments of one game.
pub(crate) trait Arguments<G: Game>: Args {
    /// The options they ask for. `seats` is how many players were named, if they were.
    fn options(&self, seats: Option<usize>) -> Result<G::Options, Failure>;

    /// A component file to use instead of the built-in one.
    fn components(&self) -> Option<&Path> {
        None
    }
}

/// For a game that leaves nothing to choose.
#[allow(
    dead_code,
    reason = "the next game may begin with it, as the tests' does; those that are there have more to choose"
)]
#[derive(Args)]
pub(crate) struct NoArguments {}

impl<G: Game<Options: Default>> Arguments<G> for NoArguments {
    fn options(&self, _: Option<usize>) -> Result<G::Options, Failure> {
        Ok(G::Options::default())
    }
}

/// A game and its options, as they were typed.
pub(crate) struct GameArgs {
    id: GameId,
    typed: ArgMatches,
}

impl GameArgs {
    /// The game these arguments ask for. `seats` is how many players were named, if they were.
    pub(crate) fn game(&self, seats: Option<usize>) -> Result<AnyGame, Failure> {
        with_game_type!(self.id, G => made::<G>(&self.typed, seats).map(AnyGame::from))
    }
}

fn made<G: CommandLine>(typed: &ArgMatches, seats: Option<usize>) -> Result<G, Failure> {
    // The same matches were read before, when the command line was parsed.
    let arguments = G::Arguments::from_arg_matches(typed)
        .map_err(|error| Message::new("cli-wrong").with("detail", error.to_string()))?;
    // The options first, so that what is wrong after that is the file.
    let options = arguments.options(seats)?;
    let game = G::new(options.clone(), Parts::BuiltIn)?;
    if let Some(seats) = seats.filter(|&seats| seats != game.player_count()) {
        let reason = Message::new("cli-wrong-seats").with("players", game.player_count());
        return Err(reason.with("seats", seats).into());
    }
    let Some(path) = arguments.components() else { return Ok(game) };
    let text = read_file(path)?;
    G::new(options, Parts::File(&text)).map_err(|flaw| in_file(path, flaw.message()))
}

/// Reads the arguments, which says what is wrong with them.
fn parsed<G: CommandLine>(typed: &ArgMatches) -> Result<(), Error> {
    G::Arguments::from_arg_matches(typed).map(drop)
}

fn subcommand<G: CommandLine>() -> Command {
    // Last, since the arguments bring a line of their own.
    G::Arguments::augment_args(Command::new(G::ID)).about(G::ABOUT)
}

impl FromArgMatches for GameArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<GameArgs, Error> {
        let named = matches.subcommand().and_then(|(name, typed)| Some((name.parse().ok()?, typed.clone())));
        let (id, typed): (GameId, _) = named.ok_or_else(|| Error::new(ErrorKind::MissingSubcommand))?;
        with_game_type!(id, G => parsed::<G>(&typed))?;
        Ok(GameArgs { id, typed })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = GameArgs::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Subcommand for GameArgs {
    fn augment_subcommands(command: Command) -> Command {
        GameId::ALL
            .iter()
            .fold(command, |command, &id| command.subcommand(with_game_type!(id, G => subcommand::<G>())))
    }

    fn augment_subcommands_for_update(command: Command) -> Command {
        GameArgs::augment_subcommands(command)
    }

    fn has_subcommand(name: &str) -> bool {
        name.parse::<GameId>().is_ok()
    }
}
