//! Where a saved game was won, and what was luck.

use std::ops::RangeInclusive;
use std::sync::Mutex;

use analysis::{Analysis, Report};
use bots::Advise;
use catalog::{AnyTable, with_table};
use game::Message;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use serde_json::Value;
use table::Table;

use crate::argument;
use crate::convert::{seat, to_python};
use crate::say::{say, value_error};

/// Continuations for each turn: as few and as many as the program takes.
const BUDGETS: RangeInclusive<u32> = 16..=1_000_000;

/// What is asked of an analysis.
struct Wanted {
    budget: Option<u32>,
    seat: Option<usize>,
    par: bool,
    threads: usize,
    progress: Option<Py<PyAny>>,
}

/// The report on the game that this text of a table's file holds, the same as `seaboard analyse --json` prints. `progress` is called
/// with how many pieces of work are done, and of how many; what it raises ends the analysis.
#[pyfunction]
#[pyo3(signature = (text, *, budget = None, seat = None, par = false, threads = 1, progress = None))]
pub(crate) fn analyse<'py>(
    py: Python<'py>,
    #[pyo3(from_py_with = argument::text)] text: &str,
    #[pyo3(from_py_with = argument::budget)] budget: Option<u32>,
    #[pyo3(from_py_with = argument::only_seat)] seat: Option<usize>,
    #[pyo3(from_py_with = argument::par)] par: bool,
    #[pyo3(from_py_with = argument::threads)] threads: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    if let Some(wrong) = budget.filter(|budget| !BUDGETS.contains(budget)) {
        let message = Message::new("python-analysis-budget").with("value", wrong);
        return Err(value_error(&message.with("least", *BUDGETS.start()).with("most", *BUDGETS.end())));
    }
    if progress.as_ref().is_some_and(|progress| !progress.bind(py).is_callable()) {
        return Err(PyTypeError::new_err(say(phrases::Lang::En, &Message::new("python-progress"), &[])));
    }
    let wanted = Wanted { budget, seat, par, threads, progress };
    let any = AnyTable::from_text(text).map_err(|error| value_error(&error.message()))?;
    let report = with_table!(any, table => wanted.report(py, &table))?;
    to_python(py, &serde_json::to_value(report).unwrap_or(Value::Null))
}

impl Wanted {
    fn report<G: Advise>(&self, py: Python<'_>, table: &Table<G>) -> PyResult<Option<Report>> {
        let refused = |refused: analysis::Refused| value_error(&refused.message());
        let mut analysis = Analysis::new(table, self.budget).map_err(refused)?;
        if let Some(number) = self.seat {
            analysis = analysis.for_seat(seat(table.game().player_count(), number)?);
        }
        if self.par {
            analysis = analysis.with_par();
        }
        let raised = Mutex::new(None);
        let go_on = |done: usize, of: usize| {
            let told = Python::attach(|py| self.tell(py, done, of));
            let goes_on = told.is_ok();
            if let (Err(error), Ok(mut raised)) = (told, raised.lock()) {
                raised.get_or_insert(error);
            }
            goes_on
        };
        let report = py.detach(|| analysis.whole(self.threads, go_on));
        raised.into_inner().ok().flatten().map_or(Ok(report), Err)
    }

    /// Says how far it is; an error where somebody wants it to end.
    fn tell(&self, py: Python<'_>, done: usize, of: usize) -> PyResult<()> {
        py.check_signals()?;
        self.progress.as_ref().map_or(Ok(()), |progress| progress.call1(py, (done, of)).map(drop))
    }
}
