//! What a line of actions is good for: found from what it does, never guessed.

mod come_sail_away;
mod on_board;
mod pirates_under_fire;

use game::{Game, Message, Seat, Speak};

use crate::Mind;

/// A line of actions that a hint explains. States are redeals of the player's view: what the player cannot know is not
/// to be read from them.
#[derive(Debug)]
pub struct Plan<'a, G: Game> {
    /// Whose line it is.
    pub seat: Seat,
    /// All of it.
    pub line: &'a [G::Action],
    /// The position before it.
    pub before: G::State,
    /// The position after all of it that can be foreseen.
    pub after: G::State,
    /// What the player sees happen until then.
    pub events: Vec<G::Event>,
    /// The position after as much of the next best line, if there is one.
    pub rival: Option<G::State>,
}

/// Something that speaks for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What is to be gained.
    pub aim: Message,
}

impl From<Message> for Reason {
    fn from(aim: Message) -> Reason {
        Reason { aim }
    }
}

/// Where to look for a line: in words, and which of the choices lie there. What cannot be chosen now is not named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookAt<A> {
    /// Where it is.
    pub words: Message,
    /// What can be chosen there.
    pub places: Vec<A>,
}

impl<A: Copy + PartialEq> LookAt<A> {
    /// These words, for the choices that lie there.
    pub(crate) fn new(words: Message, places: impl IntoIterator<Item = A>) -> LookAt<A> {
        LookAt { words, places: places.into_iter().collect() }
    }

    /// All that can be done, where it is little; otherwise how the line begins.
    pub(crate) fn choices(first: A, legal: &[A]) -> LookAt<A> {
        let places = if legal.len() <= FEW { legal.to_vec() } else { vec![first] };
        LookAt { words: Message::new("hint-look-choices"), places }
    }
}

/// So many choices can be compared at a glance.
const FEW: usize = 4;

/// A game in which hints can be given.
pub trait Advise: Mind + Speak {
    /// What speaks for the line, the weightiest first.
    fn reasons(&self, _plan: &Plan<'_, Self>) -> Vec<Reason> {
        Vec::new()
    }

    /// What kind of decision an action is, by name: an analysis adds up by it.
    fn kind(_: Self::Action) -> &'static str {
        "move"
    }

    /// What to say of a line that does nothing worth naming.
    fn routine(&self, _plan: &Plan<'_, Self>) -> Reason {
        Message::new("hint-aim-best").into()
    }

    /// Where to look for a line that begins so, among what can be done now.
    fn look(
        &self,
        _plan: &Plan<'_, Self>,
        first: Self::Action,
        legal: &[Self::Action],
    ) -> LookAt<Self::Action> {
        LookAt::choices(first, legal)
    }
}
