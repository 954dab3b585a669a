//! Puts a game's [`Message`](game::Message)s into the reader's language.
//!
//! Rules crates name sentences; the sentences are in `locales/<language>/**/*.ftl`
//! ([Fluent](https://projectfluent.org)) and are compiled in. A browser fetches those of its language alone.
//!
//! ```
//! use game::{Message, Rule};
//! use phrases::{Lang, Phrasebook};
//!
//! let french = Phrasebook::new(Lang::Fr);
//! let names = ["Zoé".to_owned()];
//! assert_eq!(french.say(&Message::new("player-n").with("n", 2), &names), "Joueur 2");
//! let salon = french.rule(Rule::new("CSA", 23));
//! assert_eq!(salon, "Un salon accueille quatre passagers de quatre couleurs différentes.");
//! ```
//!
//! # Words that bend
//!
//! A word put into a sentence often needs another form there. A word's forms are its attributes, and the sentence
//! asks for one with `FORM`; a word without that form stays as it is:
//!
//! ```ftl
//! colour-blue = синій
//!     .acc = синього
//! prompt-place = Розмістіть { FORM($colour, "acc") } пасажира.
//! ```
//!
//! Which forms there are is each language's own affair. A form may also be a mark to choose by, such as a gender:
//! `{ FORM($room, "gender") -> [f] la *[m] le }`. A sentence that begins with a word writes `{ CAPITAL($room) }`.
//!
//! # Readers without a name
//!
//! Whoever is called by the language's own word for *you* (the message `you`) is spoken to: where a sentence has the form
//! `player-you`, and its `$player` is the reader, that form is said instead.
//!
//! Numbers are written as the language writes them, with a proper minus sign and a decimal comma where it has one.

mod lang;
mod phrasebook;
mod word;

pub use lang::{Lang, UnknownLang};
pub use phrasebook::Phrasebook;
