//! Players that think.

use bots::{Arena, Budget, Clock, Contestant, Evaluation, Level, Mind, Skill, Thinker, Watch};
use catalog::{AnyPlay, GameId, Play, with_game, with_play};
use game::{Message, Seat, Viewer};
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict};

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
        let given = budget.map(|_| "budget").or(milliseconds.map(|_| "milliseconds"));
        if let Some(name) = given.filter(|_| !tries_out(named)) {
            return Err(value_error(
                &Message::new("python-tries-nothing").with("name", name).with("value", level),
            ));
        }
        let budget = match (budget, milliseconds) {
            (Some(0), _) | (_, Some(0)) | (Some(_), Some(_)) => {
                return Err(value_error(&Message::new("python-budget")));
            }
            (Some(tries), None) => Some(Budget::Iterations(tries)),
            (None, Some(time)) => Some(Budget::Milliseconds(time)),
            (None, None) => None,
        };
        Ok(Bot { level: named, budget, thumb, threads })
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
        let mut patience = Patience { clock: Clock::start(), next: EVERY, raised: None };
        let line = py.detach(|| with_play!(&any, play => self.line(play, seat, seed, &mut patience)));
        patience.raised.map_or(Ok(line), Err)
    }

    fn __repr__(&self) -> String {
        format!("seaboard.Bot({:?})", self.level())
    }

    /// What it is made with again: a copy, or in another process.
    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<((&'static str,), Bound<'py, PyDict>)> {
        let (tries, time) = match self.budget {
            None => (None, None),
            Some(Budget::Iterations(tries)) => (Some(tries), None),
            Some(Budget::Milliseconds(time)) => (None, Some(time)),
        };
        let named = [("budget", tries), ("milliseconds", time)].into_py_dict(py)?;
        named.set_item("thumb", self.thumb)?;
        named.set_item("threads", self.threads)?;
        Ok(((self.level(),), named))
    }
}

impl Bot {
    /// Its methods at this game.
    fn skill<G: Mind>(&self, game: &G) -> Skill {
        let mut skill = game.skill(self.level);
        if self.thumb {
            skill.evaluation = Evaluation::Promise;
        }
        if let (Some(search), Some(budget)) = (&mut skill.search, self.budget) {
            search.budget = budget;
        }
        skill
    }

    fn line<G: Mind>(&self, play: &Play<G>, seat: Seat, seed: u64, watch: &mut Patience) -> Vec<usize> {
        let game = play.game().as_ref();
        let mut thinker = Thinker::skilled(self.skill(game), G::net()).on_threads(self.threads);
        let view = play.view(Viewer::Seat(seat));
        let line = thinker.think(game, &view, seat, seed, watch);
        line.iter().map(|&action| G::index(action)).collect()
    }
}

/// Whether a level tries out what may come, at any game.
fn tries_out(level: Level) -> bool {
    GameId::ALL
        .iter()
        .filter_map(|id| id.default_game().ok())
        .any(|game| with_game!(&game, game => game.skill(level).search.is_some()))
}

/// Plays on to the end: a bot at each seat, or chance where there is none. As `seaboard simulate` plays a new game from this seed.
pub(crate) fn play_out(state: &mut AnyPlay, players: &[Option<&Bot>], seed: u64) {
    with_play!(state, play => contest(play, players, seed));
}

fn contest<G: Mind>(play: &mut Play<G>, players: &[Option<&Bot>], seed: u64) {
    if play.awaited().is_empty() {
        return;
    }
    let game = play.game().clone();
    let contestant = |bot: &Option<&Bot>| match bot {
        Some(bot) => Contestant::Bot(bot.skill(game.as_ref()), G::net()),
        None => Contestant::Random,
    };
    let (players, mut moves): (Vec<_>, _) = (players.iter().map(contestant).collect(), Vec::new());
    let tell = |_: &G::State, seat: Seat, action: G::Action| moves.push((seat, G::index(action)));
    Arena::<G>::default().contest_from(game.as_ref(), *play.state(), &players, seed, tell);
    for (seat, index) in moves {
        // They were played in the contest by the same rules.
        let _ = play.apply(seat, index);
    }
}

/// How often Python is asked whether somebody wants a thought to end, in milliseconds.
const EVERY: u32 = 50;

/// Tells the time, and lets Python's signals end a search.
struct Patience {
    clock: Clock,
    /// When Python is asked next.
    next: u32,
    /// What a signal raised.
    raised: Option<PyErr>,
}

impl Watch for Patience {
    fn go_on(&mut self, _: u32, _: u32) -> bool {
        let now = self.clock.milliseconds();
        if now >= self.next {
            self.next = now.saturating_add(EVERY);
            self.raised = Python::attach(|py| py.check_signals()).err();
        }
        self.raised.is_none()
    }

    fn milliseconds(&mut self) -> u32 {
        self.clock.milliseconds()
    }
}
