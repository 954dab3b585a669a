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
    /// Where it is to be seen.
    pub look: Message,
    /// What it is.
    pub aim: Message,
}

impl Reason {
    /// Something to be seen there.
    pub(crate) fn new(look: Message, aim: Message) -> Reason {
        Reason { look, aim }
    }
}

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
        Reason::new(Message::new("hint-look-choices"), Message::new("hint-aim-best"))
    }
}
