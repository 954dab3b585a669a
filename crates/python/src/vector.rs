//! Many games at once, in arrays that Python sees and Rust fills.

use catalog::{AnyBatch, Arrays, Rewards, with_batch};
use game::Message;
use numpy::{
    PyArray1, PyArray2, PyArrayDescrMethods, PyArrayMethods, PyReadonlyArray1, PyUntypedArray,
    PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::argument;
use crate::convert::seat as seat_of;
use crate::game::{Game, filled};
use crate::say::{flaw, say, value_error};

/// More games at once would hardly fit into a machine.
const MOST: usize = 1 << 20;

/// Many games at once. One that ends begins anew at once, with its last seed and `count` more.
#[pyclass(module = "seaboard")]
pub(crate) struct VectorGame {
    batch: AnyBatch,
    threads: usize,
    /// The game.
    #[pyo3(get)]
    game: Py<Game>,
    /// What whoever decides next knows: a row for each game, and what Python sees of it. That cannot be written to, since a step
    /// writes only what has changed.
    rows: Py<PyArray2<i16>>,
    #[pyo3(get)]
    observations: Py<PyAny>,
    /// What they may do: 1 for each such action.
    #[pyo3(get)]
    masks: Py<PyArray2<i8>>,
    /// What the last step brought each player.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// Whether it ended the game.
    #[pyo3(get)]
    ends: Py<PyArray1<bool>>,
    /// Who decides next.
    #[pyo3(get)]
    seats: Py<PyArray1<i8>>,
    /// The points of each player in the last game that ended here.
    #[pyo3(get)]
    points: Py<PyArray2<i32>>,
    /// The seeds that the games were dealt from.
    #[pyo3(get)]
    deals: Py<PyArray1<u64>>,
}

/// What is done in all games.
enum Order<'a> {
    Show,
    Restart(u64),
    Step(&'a [i64]),
    StepRandom,
}

#[pymethods]
impl VectorGame {
    #[new]
    #[pyo3(signature = (game, count, threads = 1, *, seed = 0, reward = "result"))]
    fn make(
        py: Python<'_>,
        #[pyo3(from_py_with = argument::game)] game: Py<Game>,
        #[pyo3(from_py_with = argument::count)] count: usize,
        #[pyo3(from_py_with = argument::threads)] threads: usize,
        #[pyo3(from_py_with = argument::seed)] seed: u64,
        #[pyo3(from_py_with = argument::reward)] reward: &str,
    ) -> PyResult<VectorGame> {
        let rewards = match reward {
            "result" => Rewards::Result,
            "points" => Rewards::Points,
            _ => return Err(value_error(&Message::new("python-reward").with("value", reward))),
        };
        if !(1..=MOST).contains(&count) {
            return Err(value_error(
                &Message::new("python-count").with("value", count.to_string()).with("most", MOST),
            ));
        }
        let any = &game.get().any;
        let (players, actions, row) = (any.player_count(), any.game_id().action_count(), game.get().row);
        let batch = py.detach(|| any.new_batch(count, seed, rewards)).map_err(|it| flaw(&it))?;
        let rows = PyArray2::zeros(py, [count, row], false);
        let mut made = VectorGame {
            batch,
            threads,
            observations: read_only(&rows)?.unbind(),
            rows: rows.unbind(),
            masks: PyArray2::zeros(py, [count, actions], false).unbind(),
            rewards: PyArray2::zeros(py, [count, players], false).unbind(),
            ends: PyArray1::zeros(py, [count], false).unbind(),
            seats: PyArray1::zeros(py, [count], false).unbind(),
            points: PyArray2::zeros(py, [count, players], false).unbind(),
            deals: PyArray1::zeros(py, [count], false).unbind(),
            game,
        };
        made.order(py, Order::Show)?;
        Ok(made)
    }

    fn __len__(&self) -> usize {
        with_batch!(&self.batch, batch => batch.count())
    }

    /// Begins all games anew, from this seed on.
    #[pyo3(signature = (seed = 0))]
    fn restart(&mut self, py: Python<'_>, #[pyo3(from_py_with = argument::seed)] seed: u64) -> PyResult<()> {
        self.order(py, Order::Restart(seed))
    }

    /// Plays one action in each game: an array of whole numbers, one for each. If one of them is not legal, nothing is played.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        if let Ok(actions) = actions.extract::<PyReadonlyArray1<'_, i64>>() {
            return match actions.as_slice() {
                Ok(actions) => self.order(py, Order::Step(actions)),
                Err(_) => self.order(py, Order::Step(&actions.as_array().to_vec())),
            };
        }
        // Whole numbers of other sizes: those too large for 64 bits with a sign become negative, and so are no actions either.
        if let Ok(array) = actions.cast::<PyUntypedArray>()
            && matches!(array.dtype().kind(), b'i' | b'u')
            && array.ndim() == 1
        {
            let actions = array.call_method1("astype", ("int64",))?;
            let actions = actions.extract::<PyReadonlyArray1<'_, i64>>()?;
            return self.order(py, Order::Step(&actions.as_array().to_vec()));
        }
        Err(PyTypeError::new_err(say(phrases::Lang::En, &Message::new("python-actions"), &[])))
    }

    /// What a seat knew when the last game ended that ended at this place.
    fn final_observation<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = argument::place)] place: usize,
        #[pyo3(from_py_with = argument::seat)] seat: usize,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let game = self.game.get();
        let seat = seat_of(game.any.player_count(), seat)?;
        let mut ended = false;
        let row = filled(py, game.row, |row| {
            ended = with_batch!(&self.batch, batch => batch.observe_ended(place, seat, row));
        });
        let none = || value_error(&Message::new("python-none-ended").with("value", place.to_string()));
        ended.then_some(row).ok_or_else(none)
    }

    /// Plays a random action in each game.
    fn step_random(&mut self, py: Python<'_>) -> PyResult<()> {
        self.order(py, Order::StepRandom)
    }
}

impl VectorGame {
    fn order(&mut self, py: Python<'_>, order: Order<'_>) -> PyResult<()> {
        let locked = |error: numpy::BorrowError| PyValueError::new_err(error.to_string());
        let uneven = |error: numpy::AsSliceError| PyValueError::new_err(error.to_string());
        let mut observations = self.rows.bind(py).try_readwrite().map_err(locked)?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(locked)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(locked)?;
        let mut ends = self.ends.bind(py).try_readwrite().map_err(locked)?;
        let mut seats = self.seats.bind(py).try_readwrite().map_err(locked)?;
        let mut points = self.points.bind(py).try_readwrite().map_err(locked)?;
        let mut deals = self.deals.bind(py).try_readwrite().map_err(locked)?;
        let arrays = Arrays {
            observations: observations.as_slice_mut().map_err(uneven)?,
            masks: masks.as_slice_mut().map_err(uneven)?,
            rewards: rewards.as_slice_mut().map_err(uneven)?,
            ends: ends.as_slice_mut().map_err(uneven)?,
            seats: seats.as_slice_mut().map_err(uneven)?,
            points: points.as_slice_mut().map_err(uneven)?,
            deals: deals.as_slice_mut().map_err(uneven)?,
        };
        let (all, threads) = (&mut self.batch, self.threads);
        let done = py.detach(|| {
            with_batch!(all, batch => match order {
                Order::Show => batch.show(arrays, threads),
                Order::Restart(seed) => batch.restart(seed, arrays, threads),
                Order::Step(actions) => batch.step(actions, arrays, threads),
                Order::StepRandom => batch.step_random(arrays, threads),
            })
        });
        done.map_err(|error| value_error(&error.message()))
    }
}

/// The same numbers, to be looked at.
fn read_only<'py>(array: &Bound<'py, PyArray2<i16>>) -> PyResult<Bound<'py, PyAny>> {
    let view = array.call_method0("view")?;
    view.call_method1("setflags", (false,))?;
    Ok(view)
}
