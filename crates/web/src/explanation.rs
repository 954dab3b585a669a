//! How a part of a table explains itself: its name, its values as they stand, and the rules that say what it does.

use game::{Game, Message, Rule, Seat};

use crate::draw::prelude::*;

/// What is told of a part of the table, put into words where it is shown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Explanation {
    pub(crate) name: Message,
    /// What is so just here and now: who is in it, what it is worth.
    pub(crate) values: Vec<Message>,
    /// The rules that say what it does: their sentences are not written twice.
    pub(crate) rules: Vec<Rule>,
}

impl Explanation {
    pub(crate) fn new<G: Game>(name: Message, rules: &[u8]) -> Explanation {
        let rules = rules.iter().map(|&number| Rule::new(G::BOOK, number)).collect();
        Explanation { name, values: Vec::new(), rules }
    }

    /// The same with more that is so here and now.
    pub(crate) fn with(mut self, values: impl IntoIterator<Item = Message>) -> Explanation {
        self.values.extend(values);
        self
    }
}

/// One after the other, with commas.
pub(crate) fn listed(messages: impl IntoIterator<Item = Message>) -> Option<Message> {
    let joined = |first, second| Message::new("parts-and").with("first", first).with("second", second);
    messages.into_iter().reduce(joined)
}

/// Something under its label.
pub(crate) fn labelled(label: Message, what: Message) -> Message {
    Message::new("web-labelled").with("label", label).with("what", what)
}

/// A seat as the name of a part has it.
pub(crate) fn read_seat(index: &str) -> Option<Seat> {
    index.parse().ok().and_then(Seat::new)
}

/// Every language has all that is told of a part.
#[cfg(test)]
pub(crate) fn check(explanation: &Explanation) {
    fn known(book: &phrases::Phrasebook, message: &Message) {
        assert!(book.has(&message.id), "{}: {message}", book.lang());
        for (_, arg) in &message.args {
            if let game::Arg::Message(inner) = arg {
                known(book, inner);
            }
        }
    }
    assert!(!explanation.rules.is_empty(), "a part has its rule: {explanation:?}");
    // Reading them takes longer than all that is checked.
    static BOOKS: std::sync::LazyLock<[phrases::Phrasebook; 3]> =
        std::sync::LazyLock::new(|| phrases::Lang::ALL.map(phrases::Phrasebook::new));
    for book in BOOKS.iter() {
        [&explanation.name].into_iter().chain(&explanation.values).for_each(|message| known(book, message));
        for rule in &explanation.rules {
            let id = format!("rule-{}-{}", rule.book().to_lowercase(), rule.number());
            assert!(book.has(&id), "{id}");
        }
    }
}

/// Parts of one kind with their values in use, for the rules page.
pub(crate) struct Group {
    /// The section of the rules it belongs to, by its first number.
    pub(crate) section: u8,
    /// The name of its heading.
    pub(crate) title: &'static str,
    /// The game's own class, so that its art looks as on its board.
    pub(crate) class: &'static str,
    pub(crate) items: Vec<Drawn>,
}

/// A part beside its picture.
pub(crate) struct Drawn {
    pub(crate) art: Node,
    pub(crate) explanation: Explanation,
}

impl Drawn {
    pub(crate) fn new(art: impl IntoNode, explanation: Explanation) -> Drawn {
        Drawn { art: art.into_node(), explanation }
    }
}
