//! The language of the page.

use std::cell::Cell;

use game::{Message, Rule, Undo};
use leptos::prelude::*;
use leptos::task::spawn_local;
use phrases::{Lang, Phrasebook};
use table::{Player, seats_of_people};

use crate::app::{self, Banner};
use crate::browser;
use crate::game_assets;
use crate::settings::Settings;

thread_local! {
    /// The language that was chosen last.
    static WANTED: Cell<Lang> = const { Cell::new(Lang::En) };
    /// What the app speaks with, for whoever has no page around them.
    static APP: Cell<Option<Speech>> = const { Cell::new(None) };
}

/// Says sentences in the language that was chosen. Reading it makes whoever reads follow a change of language.
#[derive(Clone, Copy)]
pub(crate) struct Speech(RwSignal<Phrasebook>);

impl Speech {
    /// Speech from this book, for everything below.
    pub(crate) fn provide(book: Phrasebook) -> Speech {
        let speech = Speech(RwSignal::new(book));
        provide_context(speech);
        APP.set(Some(speech));
        speech
    }

    /// What the app speaks with, once it is there.
    pub(crate) fn of_app() -> Option<Speech> {
        APP.get()
    }

    /// The language of the page.
    pub(crate) fn of_page() -> Speech {
        expect_context()
    }

    pub(crate) fn lang(self) -> Lang {
        self.0.with(|book| book.lang())
    }

    /// The same as it is now, without following it.
    pub(crate) fn lang_now(self) -> Lang {
        self.0.with_untracked(|book| book.lang())
    }

    /// Reads more sentences of the language that is spoken. What was said before does not change by it.
    pub(crate) fn add(self, text: &str) {
        self.0.update_untracked(|book| book.add(text));
    }

    /// Fetches the sentences of this language, and speaks it from then on, unless another one was chosen meanwhile.
    pub(crate) fn choose(self, lang: Lang) {
        WANTED.set(lang);
        spawn_local(async move {
            match fetched(lang).await {
                Some(_) if WANTED.get() != lang => {}
                Some(book) => self.0.set(book),
                None => app::tell(Banner::Trouble(Message::new("web-no-words"))),
            }
        });
    }

    /// A sentence that nothing goes into.
    pub(crate) fn say_id(self, id: &str) -> String {
        self.0.with(|book| book.say_id(id))
    }

    /// The same as it is now, without following the language.
    pub(crate) fn say_id_now(self, id: &str) -> String {
        self.0.with_untracked(|book| book.say_id(id))
    }

    /// What the players are called: bots without a name of their own by their level, without following the language.
    pub(crate) fn display_names(self, players: &[Player]) -> Vec<String> {
        table::display_names(players, |level| self.say_id_now(&format!("bot-{level}")))
    }

    /// The same at this screen: the only person, who never gave a name, is spoken to everywhere instead of being called by a title.
    pub(crate) fn names_here(self, players: &[Player], settings: Settings) -> Vec<String> {
        let mut names = self.display_names(players);
        let people = seats_of_people(players);
        let only = people.lowest().filter(|_| people.len() == 1).and_then(|seat| names.get_mut(seat.index()));
        if let Some(name) = only
            && settings.peek(|preferences| preferences.name.is_none())
            && *name == self.say_id_now("web-me")
        {
            *name = self.say_id_now("you");
        }
        names
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

    /// Whether there is a sentence for this rule.
    pub(crate) fn has_rule(self, rule: Rule) -> bool {
        self.has(&format!("rule-{}-{}", rule.book().to_ascii_lowercase(), rule.number()))
    }

    /// That an action cannot be taken back.
    pub(crate) fn warn(self, undo: Undo) -> String {
        self.say_id(if undo == Undo::Reveals { "web-reveals" } else { "web-binds" })
    }

    /// Whether there is a sentence of this name.
    pub(crate) fn has(self, id: &str) -> bool {
        self.0.with(|book| book.has(id))
    }
}

/// All sentences of a language that the pages have needed so far.
async fn fetched(lang: Lang) -> Option<Phrasebook> {
    let address = browser::meta(&format!("seaboard:words:{lang}"))?;
    let mut book = Phrasebook::from_text(lang, &browser::fetch_text(&address).await?);
    game_assets::read_all(&mut book).await.then_some(book)
}

/// The sentence of this name, which follows the language of the page.
pub(crate) fn t(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let speech = Speech::of_page();
    move || speech.say_id(id)
}

/// A number with a proper minus sign.
pub(crate) fn number(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// A change: a number with its sign.
pub(crate) fn signed(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { number(points) }
}
