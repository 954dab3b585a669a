//! Why the table says no.

use game::{Flaw, Message, Refusal, Rule, Seat, Undo};
use serde::{Deserialize, Serialize};

/// Why an entry is not made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryError {
    /// The game does not allow the action, by this rule.
    Refused(Rule),
    /// Nothing is taken back.
    Undo(UndoError),
    /// The game was played to its end.
    Over,
    /// Somebody lost the game before its end. No rule of the game says so: it knows nothing of that.
    Forfeited,
    /// Nobody can play so.
    Player(Flaw),
    /// The game has no such seat.
    NoSuchSeat(Seat),
}

impl EntryError {
    /// The reason as a sentence.
    pub fn message(&self) -> Message {
        match self {
            EntryError::Refused(rule) => Message::new("act-against").with("rule", *rule),
            EntryError::Undo(reason) => reason.message(),
            EntryError::Over => Message::new("over-played"),
            EntryError::Forfeited => Message::new("over-forfeited"),
            EntryError::Player(flaw) => flaw.message(),
            EntryError::NoSuchSeat(seat) => Message::new("file-seat").with("value", seat.index() + 1),
        }
    }
}

impl From<Refusal> for EntryError {
    fn from(Refusal(rule): Refusal) -> EntryError {
        EntryError::Refused(rule)
    }
}

impl From<UndoError> for EntryError {
    fn from(reason: UndoError) -> EntryError {
        EntryError::Undo(reason)
    }
}

/// Why an action cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UndoError {
    /// There is none.
    Nothing,
    /// It showed its player something new.
    Revealed,
    /// Others rely on it.
    Bound,
    /// Going back further is for practice tables.
    NotPractice,
    /// Somebody lost the game before its end.
    Forfeited,
}

impl UndoError {
    /// Whether an action of which a game says this can be taken back.
    pub fn check(undo: Undo) -> Result<(), UndoError> {
        match undo {
            Undo::Free => Ok(()),
            Undo::Reveals => Err(UndoError::Revealed),
            Undo::Binds => Err(UndoError::Bound),
        }
    }

    /// The reason as a sentence.
    pub fn message(self) -> Message {
        Message::new(match self {
            UndoError::Nothing => "undo-nothing",
            UndoError::Revealed => "undo-revealed",
            UndoError::Bound => "undo-bound",
            UndoError::NotPractice => "undo-not-practice",
            UndoError::Forfeited => "over-forfeited",
        })
    }
}

/// Makes types errors that say what their `message` says.
#[macro_export]
macro_rules! errors_by_message {
    ($($reason:ident),*) => {
        $(
            impl ::std::fmt::Display for $reason {
                fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                    ::std::fmt::Display::fmt(&self.message(), f)
                }
            }

            impl ::std::error::Error for $reason {}
        )*
    };
}

errors_by_message!(UndoError, EntryError);
