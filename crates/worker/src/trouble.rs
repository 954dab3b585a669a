//! Why there is no answer.

use std::fmt;
use std::sync::OnceLock;

use game::Message;
use phrases::{Lang, Phrasebook, UnknownLang};

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A reason for people: a damaged file, a bot that nobody knows any more.
    Reason(Message),
    /// The request is not made as it should be, which only its program can mend; for developers.
    Malformed(String),
}

impl Trouble {
    /// What is wrong, as people read it.
    pub fn say(&self, lang: Lang) -> String {
        match self {
            Trouble::Reason(message) => book(lang).say(message, &[]),
            Trouble::Malformed(text) => text.clone(),
        }
    }
}

impl From<Message> for Trouble {
    fn from(message: Message) -> Trouble {
        Trouble::Reason(message)
    }
}

impl From<UnknownLang> for Trouble {
    fn from(unknown: UnknownLang) -> Trouble {
        Trouble::Malformed(unknown.to_string())
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Reason(message) => message.fmt(f),
            Trouble::Malformed(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for Trouble {}

/// The sentences of a language, read once.
pub(crate) fn book(lang: Lang) -> &'static Phrasebook {
    static BOOKS: [OnceLock<Phrasebook>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    BOOKS[lang as usize].get_or_init(|| Phrasebook::new(lang))
}
