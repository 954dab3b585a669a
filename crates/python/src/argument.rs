//! What Python gives as arguments, and exceptions that name the one at fault.

use game::Message;
use phrases::Lang;
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::bot::Bot;
use crate::game::Game;
use crate::say::{say, value_error};
use crate::state::State;

/// The argument as what it must be. Of another type, it is a `TypeError`; beyond what the type holds, a `ValueError`.
pub(crate) fn named<'a, 'py, T: FromPyObject<'a, 'py>>(
    name: &str,
    value: &'a Bound<'py, PyAny>,
) -> PyResult<T> {
    value.extract::<T>().map_err(|error| {
        let error: PyErr = error.into();
        if error.is_instance_of::<PyOverflowError>(value.py()) {
            return out_of_range(name, value);
        }
        let told = format!("{name}: {}", error.value(value.py()));
        if error.is_instance_of::<PyTypeError>(value.py()) {
            PyTypeError::new_err(told)
        } else {
            PyValueError::new_err(told)
        }
    })
}

/// A number that no type of ours holds.
pub(crate) fn out_of_range(name: &str, value: &Bound<'_, PyAny>) -> PyErr {
    value_error(&Message::new("python-range").with("name", name).with("value", value.to_string()))
}

/// A function for each argument, so that PyO3 can be told how to read it.
macro_rules! arguments {
    ($($name:ident: $kind:ty),+ $(,)?) => {
        // Texts are borrowed from what Python gave; the others need no name for how long.
        $(#[allow(clippy::extra_unused_lifetimes, clippy::needless_lifetimes)]
        pub(crate) fn $name<'a>(value: &'a Bound<'_, PyAny>) -> PyResult<$kind> {
            named(stringify!($name), value)
        })+
    };
}

arguments! {
    name: &'a str,
    rules: Option<u32>,
    names: Option<Vec<String>>,
    notation: &'a str,
    lang: &'a str,
    index: usize,
    seat: usize,
    seed: u64,
    since: usize,
    level: &'a str,
    budget: Option<u32>,
    milliseconds: Option<u32>,
    thumb: bool,
    par: bool,
    count: usize,
    place: usize,
    reward: &'a str,
    game: Py<Game>,
}

/// The most threads that are started for anything.
const MOST_THREADS: usize = 256;

/// How many threads work.
pub(crate) fn threads(value: &Bound<'_, PyAny>) -> PyResult<usize> {
    let threads = named("threads", value)?;
    if (1..=MOST_THREADS).contains(&threads) {
        return Ok(threads);
    }
    let said = Message::new("python-threads").with("value", threads.to_string());
    Err(value_error(&said.with("most", MOST_THREADS)))
}

/// Who plays: a bot for all seats, or for each seat a bot or nobody, for whom chance plays.
pub(crate) enum Players<'py> {
    All(Bound<'py, Bot>),
    Each(Vec<Option<Bound<'py, Bot>>>),
}

/// Who plays, where anybody is named.
pub(crate) fn bots<'py>(value: &Bound<'py, PyAny>) -> PyResult<Option<Players<'py>>> {
    if value.is_none() {
        return Ok(None);
    }
    if let Ok(bot) = value.cast::<Bot>() {
        return Ok(Some(Players::All(bot.clone())));
    }
    named("bots", value).map(|each| Some(Players::Each(each)))
}

/// The text of a table's file.
pub(crate) fn text<'a>(value: &'a Bound<'_, PyAny>) -> PyResult<&'a str> {
    no_path("text", value)?;
    named("text", value)
}

/// The text of a component file, where one is given.
pub(crate) fn components(value: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
    no_path("components", value)?;
    named("components", value)
}

/// Files are given as their text; whoever gives a path is told so.
fn no_path(name: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
    let said = || {
        let shown: String = value.to_string().chars().take(200).collect();
        say(Lang::En, &Message::new("python-path").with("name", name).with("value", shown), &[])
    };
    if value.hasattr("__fspath__").unwrap_or(false) {
        return Err(PyTypeError::new_err(said()));
    }
    match value.extract::<&str>() {
        Ok(text) if looks_like_a_path(text) => Err(PyValueError::new_err(said())),
        _ => Ok(()),
    }
}

/// No file of ours is a single line, and in their lines something is equal to something.
fn looks_like_a_path(text: &str) -> bool {
    let ends_as_a_file = text.rsplit_once('.').is_some_and(|(_, ending)| {
        (1..=8).contains(&ending.len()) && ending.bytes().all(|byte| byte.is_ascii_alphanumeric())
    });
    !text.contains(['\n', '=']) && (text.contains(['/', '\\']) || ends_as_a_file)
}

/// The one seat that is meant, where one is.
pub(crate) fn only_seat(value: &Bound<'_, PyAny>) -> PyResult<Option<usize>> {
    named("seat", value)
}

/// A state, to be looked at.
pub(crate) fn state<'a, 'py>(value: &'a Bound<'py, PyAny>) -> PyResult<&'a Bound<'py, State>> {
    value.cast().map_err(|error| PyTypeError::new_err(format!("state: {error}")))
}
