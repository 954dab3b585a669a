//! The contract.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::parts::PartsInUse;
use crate::{BySeat, Chance, Message, ParseError, Rule, Seat, Seats, Sink, Viewer};

/// What every value of a game can do. Threads may share and pass on all of them: it is said here, once.
pub trait Value: Clone + Eq + Debug + Send + Sync + 'static {}

impl<T: Clone + Eq + Debug + Send + Sync + 'static> Value for T {}

/// A value that travels, to a file or to another machine. Whatever comes back is as good as new: a value out of its range is
/// an error, so that code which gets one need not look again.
pub trait Travels: Value + Serialize + DeserializeOwned {}

impl<T: Value + Serialize + DeserializeOwned> Travels for T {}

/// A game: its options and components, checked once when it is made. What changes is in [`Game::State`].
pub trait Game: Sized + Send + Sync + 'static {
    /// What the players agree on before the deal.
    type Options: Travels;
    /// All that chance decides. The table's file carries it, so a file needs no seed.
    type Deal: Travels;
    /// All that changes, secrets included; at most 1 KiB, no heap, no generator inside. It never travels.
    type State: Value + Copy + Hash;
    /// One click. `Display` and `FromStr` are its notation, which depends on no language.
    type Action: Value + Copy + Display + FromStr<Err = ParseError> + Serialize;
    /// All that one viewer knows, past sightings included.
    type View: Travels;
    /// Something that happened.
    type Event: Travels + Copy;

    /// The game's name in commands and files.
    const ID: &'static str;
    /// The letters before the numbers of its rules.
    const BOOK: &'static str;
    /// The newest version of the rules: a fix that changes what a stored game means raises it. Earlier ones are played for ever.
    const RULES_VERSION: u32;
    /// The size of the index space of actions.
    const ACTIONS: usize;
    /// No game takes more actions than this.
    const MAX_STEPS: usize;
    /// The lines of the score sheet, each the name of a sentence: the game's letters, one word more, and what the line is called.
    const SCORE_LINES: &'static [&'static str];

    /// The game with these options and parts, by the newest rules.
    fn new(options: Self::Options, parts: Parts<'_>) -> Result<Self, Flaw> {
        Self::with_rules(Self::RULES_VERSION, options, parts)
    }
    /// The game by this version of the rules, from 1 to [`Game::RULES_VERSION`]; others are refused with [`unknown_rules`]. What
    /// a later version changes is a named field of the game, as with editions.
    fn with_rules(version: u32, options: Self::Options, parts: Parts<'_>) -> Result<Self, Flaw>;
    /// The version of the rules it is played by.
    fn rules_version(&self) -> u32;
    /// The options it was made with.
    fn options(&self) -> &Self::Options;
    /// The parts it is played with.
    fn parts(&self) -> &PartsInUse;
    /// How many play.
    fn player_count(&self) -> usize;
    /// Their seats.
    #[inline]
    fn seats(&self) -> Seats {
        Seats::first(self.player_count())
    }

    /// Decides everything that chance decides.
    fn deal(&self, chance: &mut impl Chance) -> Self::Deal;
    /// The game as it begins with this deal, which may come from a file and be nonsense.
    fn start(&self, deal: &Self::Deal) -> Result<Self::State, Flaw>;

    /// Who must decide now. Nobody: the game is over.
    fn awaited(&self, state: &Self::State) -> Seats;
    /// Replaces `out` by what the seat may do now: nothing where it is not awaited, never the same twice.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
    /// Carries out an action and whatever follows from it without a choice. Refused: the state is unchanged.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal>;
    /// Whether this action only says "I am done".
    fn ends_turn(action: Self::Action) -> bool;
    /// Whether this action is asked though it is the only choice: the end of a turn, and whatever would tell others of something
    /// hidden if it were played by itself.
    fn asked_alone(action: Self::Action) -> bool {
        Self::ends_turn(action)
    }

    /// Whether players have secrets from each other, so that a shared screen must change hands unseen.
    fn has_secrets(&self) -> bool;
    /// What the viewer knows, built field by field.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// A state that fits what the viewer knows; what is hidden is dealt anew, uniformly where the rules make it so.
    fn redeal(&self, view: &Self::View, chance: &mut impl Chance) -> Self::State;
    /// Whether the player whose view this is could take the action back. Asked before the action, from the view alone.
    fn undoable(&self, view: &Self::View, action: Self::Action) -> Undo;

    /// The result, once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
    /// What decided who won; asked once the game is over.
    fn decided_by(&self, _: &Self::State) -> DecidedBy {
        DecidedBy::Points
    }
    /// The seat's points so far as this viewer can know them, one number for each of [`Game::SCORE_LINES`].
    fn score_lines(&self, view: &Self::View, seat: Seat) -> Vec<i32>;
    /// The sum of these lines.
    fn score(&self, view: &Self::View, seat: Seat) -> i32 {
        self.score_lines(view, seat).iter().sum()
    }
    /// What each of [`Game::SCORE_LINES`] is called by other programs: `csa-score-rooms` is `rooms`.
    fn score_names() -> impl Iterator<Item = &'static str> {
        Self::SCORE_LINES.iter().map(|line| line.splitn(3, '-').last().unwrap_or(line))
    }

    /// The place of an action in the index space, below [`Game::ACTIONS`].
    fn index(action: Self::Action) -> usize;
    /// The action at this place, if there is one.
    fn from_index(index: usize) -> Option<Self::Action>;
}

/// How a game speaks to people. Apart from [`Game`], so that an engine can do without.
pub trait Speak: Game {
    /// What the viewer must do now, or whom they wait for.
    fn prompt(&self, view: &Self::View) -> Message;
    /// An action, in the words of somebody about to choose it.
    fn say_action(&self, view: &Self::View, action: Self::Action) -> Message;
    /// An event, in the words of somebody who saw it and knows what this view holds.
    fn say_event(&self, view: &Self::View, event: &Self::Event) -> Message;
    /// What the result amounts to beyond points, such as a rank; only once the game is over.
    fn verdict(&self, view: &Self::View) -> Option<Message>;

    /// Whose step an event tells of; nobody's where it is everybody's.
    fn doer(_: &Self::Event) -> Option<Seat> {
        None
    }
    /// Brings the boards of this view one event further. Where several events were told at once, as at the end of a simultaneous
    /// phase, they can be looked at one after the other so: what a viewer knew before, and all of a moment's events, lead to the boards
    /// they know afterwards. Cards in hand, prompts and the like may stay as they were.
    fn retell(&self, _: &mut Self::View, _: &Self::Event) {}
}

/// The parts a game is to be played with.
#[derive(Clone, Copy, Debug)]
pub enum Parts<'a> {
    /// The built-in ones of this release.
    BuiltIn,
    /// The built-in ones with this fingerprint, which may be of an earlier release.
    Fingerprint(&'a str),
    /// A component file's text.
    File(&'a str),
}

/// An action that the rules do not allow, and the rule that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal(pub Rule);

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl std::error::Error for Refusal {}

/// Options, components or a deal that cannot be used, and the field at fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The field, as it is written in the file.
    pub field: String,
    /// What is wrong with it.
    pub reason: Message,
}

impl Flaw {
    /// A flaw in this field.
    pub fn new(field: impl Into<String>, reason: Message) -> Flaw {
        Flaw { field: field.into(), reason }
    }

    /// The flaw as a sentence that names the field.
    pub fn message(&self) -> Message {
        Message::new("flaw").with("field", self.field.as_str()).with("reason", self.reason.clone())
    }
}

impl Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.reason)
    }
}

impl std::error::Error for Flaw {}

/// The flaw of rules that this build does not know, as [`Game::with_rules`] refuses them.
pub fn unknown_rules<G: Game>(version: u32) -> Flaw {
    let reason = Message::new("flaw-rules-version").with("value", version).with("newest", G::RULES_VERSION);
    Flaw::new("rules", reason)
}

/// Whether an action can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Undo {
    /// Yes.
    Free,
    /// No: it shows its player something new.
    Reveals,
    /// No: others rely on it.
    Binds,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Points by seat.
    pub points: BySeat<i32>,
    /// Who won; several where the victory is shared.
    pub winners: Seats,
}

/// What decided who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DecidedBy {
    /// The points.
    Points,
    /// Points were equal: the first of the game's tie-breaks that was not, by name.
    TieBreak(&'static str),
    /// Nothing: points and tie-breaks were equal, and the victory is shared.
    Nothing,
    /// What ended the game before anybody scored, by name.
    EarlyEnd(&'static str),
}
