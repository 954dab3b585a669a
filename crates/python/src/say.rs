//! Sentences, and the exceptions that carry them.

use std::cell::OnceCell;

use game::{Flaw, Message, Refusal, Seat};
use phrases::{Lang, Phrasebook};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    seaboard,
    RuleError,
    PyValueError,
    "An action that the rules do not allow. `rule` is its number, such as CSA-32, and `sentence` what it says; `seat`, `action` (an \
     index) and `notation` say who tried what."
);

/// The language of this name.
pub(crate) fn lang(name: &str) -> PyResult<Lang> {
    let known = || Lang::ALL.map(Lang::code).join(", ");
    name.parse()
        .map_err(|_| value_error(&Message::new("python-lang").with("value", name).with("known", known())))
}

/// Does something with the book of a language. Books are made once.
fn with_book<T>(lang: Lang, read: impl FnOnce(&Phrasebook) -> T) -> T {
    thread_local! {
        static BOOKS: [OnceCell<Phrasebook>; 3] = const { [OnceCell::new(), OnceCell::new(), OnceCell::new()] };
    }
    let place = Lang::ALL.iter().position(|&it| it == lang).unwrap_or(0);
    BOOKS.with(|books| read(books[place].get_or_init(|| Phrasebook::new(lang))))
}

/// A message in a language.
pub(crate) fn say(lang: Lang, message: &Message, names: &[String]) -> String {
    with_book(lang, |book| book.say(message, names))
}

/// A `ValueError` with this sentence.
pub(crate) fn value_error(message: &Message) -> PyErr {
    PyValueError::new_err(say(Lang::En, message, &[]))
}

/// A `ValueError` that names the field at fault.
pub(crate) fn flaw(flaw: &Flaw) -> PyErr {
    value_error(&flaw.message())
}

/// A `RuleError`: what this seat tried.
pub(crate) fn refusal(py: Python<'_>, by: Refusal, seat: Seat, action: usize, notation: &str) -> PyErr {
    let Refusal(rule) = by;
    let sentence = with_book(Lang::En, |book| book.rule(rule));
    let said = Message::new("python-refused").with("seat", seat.index().to_string()).with("action", notation);
    let said = said.with("rule", rule).with("sentence", sentence.as_str());
    let error = RuleError::new_err(say(Lang::En, &said, &[]));
    let value = error.value(py);
    let told = value
        .setattr("rule", rule.to_string())
        .and_then(|()| value.setattr("sentence", sentence))
        .and_then(|()| value.setattr("seat", seat.index()))
        .and_then(|()| value.setattr("action", action))
        .and_then(|()| value.setattr("notation", notation));
    told.map_or_else(|other| other, |()| error)
}
