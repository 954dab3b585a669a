//! What the app must know of a game: how it looks, and what is agreed on before it.

use catalog::GameId;
use game::{Seat, Speak};
use leptos::prelude::*;

use crate::stage::Stage;

/// A game that can be shown in the browser. The screen around it (prompt, choices, log, score sheet, hints) is the same for
/// all games.
pub(crate) trait Board:
    Speak<
        Options: Send + Sync,
        Deal: Send + Sync,
        State: Send + Sync,
        Action: Send + Sync,
        View: Send + Sync,
        Event: Send + Sync,
    > + Clone
    + Send
    + Sync
    + 'static
{
    /// Which game.
    const GAME: GameId;
    /// The letters that the numbers of its rules begin with.
    const BOOK: &'static str;
    /// How many rules there are.
    const RULES_COUNT: u8;
    /// How few and how many can play.
    const SEATS: [usize; 2];

    /// What lies on the table: everything but prompt, buttons, log and score sheet. Called anew after every change and whenever
    /// another action is pointed at; elements keep their place in the page as long as the structure stays the same.
    fn draw(stage: &Stage<Self>) -> AnyView;

    /// Whether [`Board::draw`] shows a place to click for this action. What it does not show is listed as a button below the
    /// prompt.
    fn on_board(&self, view: &Self::View, action: Self::Action) -> bool;

    /// What is still to come, as far as the viewer may know.
    fn counters(stage: &Stage<Self>) -> AnyView;

    /// A kind of decision a newcomer gets one hint for: the name of a sentence. None where there is nothing to decide.
    fn lesson(&self, view: &Self::View) -> Option<&'static str>;

    /// The options of a game for so many players that starts at one click.
    fn first(players: usize) -> Self::Options;

    /// The same options for so many players.
    fn for_players(options: Self::Options, players: usize) -> Self::Options;

    /// Lets this seat begin, where the game has a player who begins.
    fn begin_with(deal: &mut Self::Deal, seat: Seat);

    /// Whether somebody begins.
    const HAS_STARTER: bool;

    /// A form for the options (players aside).
    fn set_up(options: RwSignal<Self::Options>) -> AnyView;

    /// The options in a few words, beyond what goes without saying; for the list of games.
    fn describe(options: &Self::Options) -> Vec<game::Message>;
}
