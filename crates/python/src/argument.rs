//! What Python gives as arguments, and exceptions that name the one at fault.

use game::Message;
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::game::Game;
use crate::say::value_error;
use crate::state::State;

/// The argument as what it must be. Of another type, it is a `TypeError`; beyond what the type holds, a `ValueError`.
fn named<'a, 'py, T: FromPyObject<'a, 'py>>(name: &str, value: &'a Bound<'py, PyAny>) -> PyResult<T> {
    value.extract::<T>().map_err(|error| {
        let error: PyErr = error.into();
        if error.is_instance_of::<PyOverflowError>(value.py()) {
            let said = Message::new("python-range").with("name", name).with("value", value.to_string());
            return value_error(&said);
        }
        let told = format!("{name}: {}", error.value(value.py()));
        if error.is_instance_of::<PyTypeError>(value.py()) {
            PyTypeError::new_err(told)
        } else {
            PyValueError::new_err(told)
        }
    })
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
    components: Option<String>,
    rules: Option<u32>,
    text: &'a str,
    names: Option<Vec<String>>,
    notation: &'a str,
    lang: &'a str,
    index: usize,
    seat: usize,
    seed: u64,
    level: &'a str,
    budget: Option<u32>,
    milliseconds: Option<u32>,
    thumb: bool,
    par: bool,
    threads: usize,
    count: usize,
    reward: &'a str,
    game: Py<Game>,
}

/// The one seat that is meant, where one is.
pub(crate) fn only_seat(value: &Bound<'_, PyAny>) -> PyResult<Option<usize>> {
    named("seat", value)
}

/// A state, to be looked at.
pub(crate) fn state<'a, 'py>(value: &'a Bound<'py, PyAny>) -> PyResult<&'a Bound<'py, State>> {
    value.cast().map_err(|error| PyTypeError::new_err(format!("state: {error}")))
}
