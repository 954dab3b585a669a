//! The language of the page.

use std::sync::Arc;

use game::{Message, Rule, Undo};
use leptos::prelude::*;
use phrases::{Lang, Phrasebook};

/// Says sentences in the language that was chosen. Reading it makes whoever reads follow a change of language.
#[derive(Clone, Copy)]
pub(crate) struct Speech(RwSignal<Arc<Phrasebook>>);

impl Speech {
    /// Speech in this language, for everything below.
    pub(crate) fn provide(lang: Lang) -> Speech {
        let speech = Speech(RwSignal::new(Arc::new(Phrasebook::new(lang))));
        provide_context(speech);
        speech
    }

    /// The language of the page.
    pub(crate) fn of_page() -> Speech {
        expect_context()
    }

    pub(crate) fn lang(self) -> Lang {
        self.0.with(|book| book.lang())
    }

    /// The language as it is, without following it.
    pub(crate) fn lang_now(self) -> Lang {
        self.0.with_untracked(|book| book.lang())
    }

    pub(crate) fn choose(self, lang: Lang) {
        self.0.set(Arc::new(Phrasebook::new(lang)));
    }

    /// A sentence that nothing goes into.
    pub(crate) fn id(self, id: &str) -> String {
        self.0.with(|book| book.say_id(id))
    }

    /// The same as it is now, without following the language.
    pub(crate) fn id_now(self, id: &str) -> String {
        self.0.with_untracked(|book| book.say_id(id))
    }

    /// A sentence.
    pub(crate) fn say(self, message: &Message, names: &[String]) -> String {
        self.0.with(|book| book.say(message, names))
    }

    /// A sentence without players in it.
    pub(crate) fn tell(self, message: &Message) -> String {
        self.say(message, &[])
    }

    /// A rule as a sentence.
    pub(crate) fn rule(self, rule: Rule) -> String {
        self.0.with(|book| book.rule(rule))
    }

    /// That an action cannot be taken back.
    pub(crate) fn warn(self, undo: Undo) -> String {
        self.id(if undo == Undo::Reveals { "web-reveals" } else { "web-binds" })
    }

    /// Whether there is a sentence of this name.
    pub(crate) fn has(self, id: &str) -> bool {
        self.0.with(|book| book.has(id))
    }
}

/// The sentence of this name, which follows the language of the page.
pub(crate) fn t(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let speech = Speech::of_page();
    move || speech.id(id)
}

/// A number with a proper minus sign.
pub(crate) fn number(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// A change: a number with its sign.
pub(crate) fn signed(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { number(points) }
}
