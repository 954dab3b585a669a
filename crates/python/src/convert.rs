//! Values from Python and back.

use game::{Message, Seat};
use numpy::{PyUntypedArray, PyUntypedArrayMethods};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyRange, PyString, PyTuple};
use serde_json::{Map, Value};

use crate::argument::{named, out_of_range};
use crate::say::{say, value_error};

/// Lists in options are not nested deeper than this, nor longer.
const DEEPEST: usize = 4;
const LONGEST: usize = 1000;

/// What Python or NumPy wrote for an option, as JSON.
pub(crate) fn to_json(name: &str, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    json(name, value, DEEPEST)
}

fn json(name: &str, value: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if let Ok(truth) = value.extract::<bool>() {
        return Ok(Value::Bool(truth));
    }
    if value.is_instance_of::<PyString>() {
        return named(name, value).map(Value::String);
    }
    let odd = || {
        let kind = value.get_type().name().map_or_else(|_| String::new(), |name| name.to_string());
        let message = Message::new("python-option-type").with("option", name).with("value", kind);
        PyTypeError::new_err(say(phrases::Lang::En, &message, &[]))
    };
    if is_list(value) {
        let deeper = depth.checked_sub(1).filter(|_| value.len().is_ok_and(|length| length <= LONGEST));
        let deeper = deeper.ok_or_else(odd)?;
        let items = value.try_iter()?.map(|item| json(name, &item?, deeper));
        return items.collect::<PyResult<_>>().map(Value::Array);
    }
    // Whatever can be an index is a whole number: NumPy's are none of Python's.
    value.extract::<i64>().map(Value::from).map_err(|error| {
        if error.is_instance_of::<PyOverflowError>(value.py()) { out_of_range(name, value) } else { odd() }
    })
}

fn is_list(value: &Bound<'_, PyAny>) -> bool {
    value.is_instance_of::<PyList>()
        || value.is_instance_of::<PyTuple>()
        || value.is_instance_of::<PyRange>()
        || value.cast::<PyUntypedArray>().is_ok_and(|array| array.ndim() > 0)
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
