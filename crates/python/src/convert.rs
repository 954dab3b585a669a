//! Values from Python and back.

use game::{Message, Seat};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyInt, PyList, PyString, PyTuple};
use serde_json::{Map, Value};

use crate::say::{say, value_error};

/// Lists in options are not nested deeper than this.
const DEEPEST: usize = 4;

/// What Python wrote for an option, as JSON.
pub(crate) fn to_json(name: &str, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    json(value, DEEPEST).ok_or_else(|| {
        let kind = value.get_type().name().map_or_else(|_| String::new(), |name| name.to_string());
        let message = Message::new("python-option-type").with("option", name).with("value", kind);
        PyTypeError::new_err(say(phrases::Lang::En, &message, &[]))
    })
}

fn json(value: &Bound<'_, PyAny>, depth: usize) -> Option<Value> {
    if value.is_instance_of::<PyBool>() {
        return value.extract().ok().map(Value::Bool);
    }
    if value.is_instance_of::<PyInt>() {
        return value.extract::<i64>().ok().map(Value::from);
    }
    if value.is_instance_of::<PyString>() {
        return value.extract().ok().map(Value::String);
    }
    let listed = value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>();
    let deeper = depth.checked_sub(1).filter(|_| listed)?;
    value.try_iter().ok()?.map(|item| json(&item.ok()?, deeper)).collect::<Option<_>>().map(Value::Array)
}

/// JSON as Python has it.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    match value {
        Value::Null => Ok(py.None().into_bound(py)),
        Value::Bool(yes) => yes.into_bound_py_any(py),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(whole), _) => whole.into_bound_py_any(py),
            (None, Some(whole)) => whole.into_bound_py_any(py),
            (None, None) => number.as_f64().into_bound_py_any(py),
        },
        Value::String(text) => text.into_bound_py_any(py),
        Value::Array(items) => {
            let items: Vec<_> = items.iter().map(|item| to_python(py, item)).collect::<PyResult<_>>()?;
            Ok(PyList::new(py, items)?.into_any())
        }
        Value::Object(fields) => Ok(dict(py, fields)?.into_any()),
    }
}

pub(crate) fn dict<'py>(py: Python<'py>, fields: &Map<String, Value>) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for (name, value) in fields {
        dict.set_item(name, to_python(py, value)?)?;
    }
    Ok(dict)
}

/// The seat with this number, counted from 0.
pub(crate) fn seat(players: usize, number: usize) -> PyResult<Seat> {
    let seat = Seat::new(number).filter(|seat| seat.index() < players);
    seat.ok_or_else(|| {
        let last = players.saturating_sub(1);
        value_error(&Message::new("python-seat").with("value", number.to_string()).with("last", last))
    })
}
