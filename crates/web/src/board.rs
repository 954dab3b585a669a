//! What a game may bring to the browser: how it looks, and what is agreed on before it. All of it can be left out.

use game::{Game, MAX_SEATS, Message, Parts, Seat, Speak};
use leptos::prelude::*;

use crate::draw::Node;
use crate::explanation::{Explanation, Group};
use crate::sound::Sound;
use crate::speech::t;
use crate::stage::Stage;

/// A game that can be shown in the browser. The screen around it (prompt, choices, log, score sheet, hints) is the same for
/// all games, so that a game without a drawing can be played, too: `impl Board for MyGame {}`.
pub(crate) trait Board: Speak<Options: Default> {
    /// What lies on the table: everything but prompt, buttons, log and score sheet. Called anew after every change and whenever
    /// another action is pointed at; elements keep their place in the page as long as the structure stays the same.
    fn draw(_: &Stage<Self>) -> Node {
        Node::Nothing
    }

    /// Whether [`Board::draw`] shows a place to click for this action. What it does not show is listed as a button below the
    /// prompt.
    fn has_place(&self, _: &Self::View, _: Self::Action) -> bool {
        false
    }

    /// What a part of the board is: `part` is what [`Board::draw`] wrote into its `data-part`.
    fn explain(&self, _: &Self::View, _part: &str) -> Option<Explanation> {
        None
    }

    /// A table whose moments show the rules at work, as its file has it; seat 1 is a person, nobody else is.
    const EXAMPLE_TABLE: &'static str = "";

    /// Which of its moments show what.
    const EXAMPLES: &'static [Example] = &[];

    /// Parts of the game with their values in use, for the rules page.
    fn gallery(_: &Stage<Self>) -> Vec<Group> {
        Vec::new()
    }

    /// What is still to come, as far as the viewer may know.
    fn counters(_: &Stage<Self>) -> Node {
        Node::Nothing
    }

    /// What is missing for an action that a rule refuses, beyond what the rule says: so much gold.
    fn lacking(&self, _: &Self::View, _: Self::Action) -> Option<Message> {
        None
    }

    /// What this seat lost in a moment without having been asked, each with the number of its rule: a step that was played by itself
    /// because there was no other. `action` is what the seat itself decided then.
    fn unasked(&self, _: Seat, _action: Option<Self::Action>, _: &[Self::Event]) -> Vec<(Self::Event, u8)> {
        Vec::new()
    }

    /// What the end of a turn is called while it cannot be ended yet.
    fn say_end(&self, _: &Self::View) -> Message {
        Message::new("web-end-turn")
    }

    /// Whether a line of the score sheet can count in a game of these options.
    fn scores(&self, _line: &str) -> bool {
        true
    }

    /// A tip for whoever is new to the kind of decision at hand: the name of a sentence. None where there is nothing to decide.
    fn tip(&self, _: &Self::View) -> Option<&'static str> {
        None
    }

    /// How far the game is, and of how much: rounds or turns.
    fn progress(&self, _: &Self::View) -> Option<(u32, u32)> {
        None
    }

    /// What an event sounds like, where it can be heard.
    fn sound(_: &Self::Event) -> Option<Sound> {
        None
    }

    /// The same options for so many players; as they are where their number is none of the options.
    fn for_players(options: Self::Options, _: usize) -> Self::Options {
        options
    }

    /// Whether there is a first game that teaches it: a lesson in the folder `lessons`.
    const HAS_LESSON: bool = false;

    /// Whether somebody begins.
    const HAS_STARTER: bool = false;

    /// Lets this seat begin, where the game has a player who begins.
    fn begin_with(_: &mut Self::Deal, _: Seat) {}

    /// A form for the options (players aside).
    fn set_up(_: RwSignal<Self::Options>) -> AnyView {
        view! { <p>{t("web-no-options")}</p> }.into_any()
    }

    /// The options in a few words, beyond what goes without saying; for the list of games.
    fn describe(_: &Self::Options) -> Vec<Message> {
        Vec::new()
    }
}

/// A worked example of the rules.
pub(crate) struct Example {
    /// The section it belongs to, by its first number.
    pub(crate) section: u8,
    /// The name of its heading.
    pub(crate) title: &'static str,
    /// Moments of the table, each with the name of the sentence that tells what is to be seen.
    pub(crate) steps: &'static [(usize, &'static str)],
}

/// How many can play.
pub(crate) fn player_counts<G: Board>() -> Vec<usize> {
    let can_play = |&count: &usize| {
        let game = G::new(first_options::<G>(count), Parts::BuiltIn);
        game.is_ok_and(|game| Game::player_count(&game) == count)
    };
    (1..=MAX_SEATS).filter(can_play).collect()
}

/// How many play where nobody says so: two, if two can.
pub(crate) fn usual_count<G: Board>() -> usize {
    let counts = player_counts::<G>();
    if counts.contains(&2) { 2 } else { counts.first().copied().unwrap_or(1) }
}

/// The options of a game for so many players that starts at one click.
pub(crate) fn first_options<G: Board>(players: usize) -> G::Options {
    G::for_players(G::Options::default(), players)
}
