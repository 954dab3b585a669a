//! Why the table says no.

use std::fmt;

use game::{Flaw, Message, Refusal, Rule, Seat};

/// Why an action is not carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAct {
    /// The game does not allow it, by this rule.
    Against(Rule),
    /// Somebody resigned. No rule of the game says so: it knows nothing of that.
    Resigned,
}

impl NoAct {
    /// The reason as a sentence.
    pub fn message(self) -> Message {
        match self {
            NoAct::Against(rule) => Message::new("act-against").with("rule", rule),
            NoAct::Resigned => Message::new("over-resigned"),
        }
    }
}

impl From<Refusal> for NoAct {
    fn from(Refusal(rule): Refusal) -> NoAct {
        NoAct::Against(rule)
    }
}

/// Why an action cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoUndo {
    /// There is none.
    Nothing,
    /// It showed its player something new.
    Revealed,
    /// Others rely on it.
    Bound,
    /// Going back further is for practice tables.
    NotPractice,
    /// Somebody resigned.
    Resigned,
}

impl NoUndo {
    /// The reason as a sentence.
    pub fn message(self) -> Message {
        Message::new(match self {
            NoUndo::Nothing => "undo-nothing",
            NoUndo::Revealed => "undo-revealed",
            NoUndo::Bound => "undo-bound",
            NoUndo::NotPractice => "undo-not-practice",
            NoUndo::Resigned => "over-resigned",
        })
    }
}

/// Why nobody can resign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoResign {
    /// The game was played to its end.
    Over,
    /// Somebody has resigned already.
    Resigned,
    /// Nobody sits there.
    Nobody(Seat),
}

impl NoResign {
    /// The reason as a sentence.
    pub fn message(self) -> Message {
        match self {
            NoResign::Over => Message::new("over-played"),
            NoResign::Resigned => Message::new("over-resigned"),
            NoResign::Nobody(seat) => nobody_at(seat),
        }
    }
}

/// Says that this seat has no player.
pub(crate) fn nobody_at(seat: Seat) -> Message {
    Message::new("file-seat").with("value", seat.index() + 1)
}

/// Why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTable(pub Flaw);

impl fmt::Display for BadTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for BadTable {}

macro_rules! errors {
    ($($reason:ident),*) => {
        $(
            impl fmt::Display for $reason {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    self.message().fmt(f)
                }
            }

            impl std::error::Error for $reason {}
        )*
    };
}

errors!(NoAct, NoUndo, NoResign);
