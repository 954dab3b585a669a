//! Players that think.

use bots::{Budget, Clock, Evaluation, Level, Mind, Thinker};
use catalog::{AnyPlay, Play, with_play};
use game::{Message, Seat, Viewer};
use pyo3::prelude::*;

use crate::argument;
use crate::say::value_error;
use crate::state::State;

/// A bot of some level. It sees what a player at its seat sees.
#[pyclass(frozen, module = "seaboard")]
pub(crate) struct Bot {
    level: Level,
    budget: Option<Budget>,
    thumb: bool,
    threads: usize,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (level, *, budget = None, milliseconds = None, thumb = false, threads = 1))]
    fn make(
        #[pyo3(from_py_with = argument::level)] level: &str,
        #[pyo3(from_py_with = argument::budget)] budget: Option<u32>,
        #[pyo3(from_py_with = argument::milliseconds)] milliseconds: Option<u32>,
        #[pyo3(from_py_with = argument::thumb)] thumb: bool,
        #[pyo3(from_py_with = argument::threads)] threads: usize,
    ) -> PyResult<Bot> {
        let known = || Level::ALL.map(Level::name).join(", ");
        let unknown = || value_error(&Message::new("python-bot").with("value", level).with("known", known()));
        let named: Level = level.parse().map_err(|_| unknown())?;
        let budget = match (budget, milliseconds) {
            (Some(0), _) | (_, Some(0)) | (Some(_), Some(_)) => {
                return Err(value_error(&Message::new("python-budget")));
            }
            (Some(tries), None) => Some(Budget::Iterations(tries)),
            (None, Some(time)) => Some(Budget::Milliseconds(time)),
            (None, None) => None,
        };
        Ok(Bot { level: named, budget, thumb, threads: threads.clamp(1, 256) })
    }

    /// The level's name.
    #[getter]
    fn level(&self) -> &'static str {
        self.level.name()
    }

    /// What the bot does at this seat: indices of actions up to the next thing that it cannot know, at least one. Where the seat has
    /// nothing to decide, it is a `ValueError`: whoever asks would wait for ever for it to decide something.
    /// The same state and seed give the same answer on every machine, unless its budget is a time.
    #[pyo3(signature = (state, seat, seed = 0))]
    fn think(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = argument::state)] state: &Bound<'_, State>,
        #[pyo3(from_py_with = argument::seat)] seat: usize,
        #[pyo3(from_py_with = argument::seed)] seed: u64,
    ) -> PyResult<Vec<usize>> {
        let (any, seat) = {
            let state = state.try_borrow()?;
            (state.any.clone(), state.seat(seat)?)
        };
        let awaited = any.awaited();
        if awaited.is_empty() {
            return Err(value_error(&Message::new("python-over")));
        }
        if !awaited.contains(seat) {
            let said = Message::new("python-nothing-to-decide").with("seat", seat.index().to_string());
            return Err(value_error(&said));
        }
        Ok(py.detach(|| self.answer(&any, seat, seed)))
    }

    fn __repr__(&self) -> String {
        format!("seaboard.Bot({:?})", self.level())
    }
}

impl Bot {
    fn answer(&self, state: &AnyPlay, seat: Seat, seed: u64) -> Vec<usize> {
        with_play!(state, play => self.line(play, seat, seed))
    }

    fn line<G: Mind>(&self, play: &Play<G>, seat: Seat, seed: u64) -> Vec<usize> {
        let game = play.game().as_ref();
        let mut skill = game.skill(self.level);
        if self.thumb {
            skill.evaluation = Evaluation::Promise;
        }
        if let (Some(search), Some(budget)) = (&mut skill.search, self.budget) {
            search.budget = budget;
        }
        let mut thinker = Thinker::skilled(skill, G::net()).on_threads(self.threads);
        let view = play.view(Viewer::Seat(seat));
        let line = thinker.think(game, &view, seat, seed, &mut Clock::start());
        line.iter().map(|&action| G::index(action)).collect()
    }
}
