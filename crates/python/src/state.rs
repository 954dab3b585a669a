//! A game being played.

use catalog::{ActionError, AnyPlay, AnyTable, GameId, Memory, Play, result_reward, with_play};
use game::{Message, Seat, Speak, Viewer};
use numpy::PyArray1;
use phrases::Lang;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::Value;
use table::{Forfeit, Player};

use crate::argument::{self, Players};
use crate::bot::play_out;
use crate::convert::{seat, to_python};
use crate::game::{Game, filled, no_action};
use crate::say::{flaw, refusal, say, value_error};

/// A game being played. Seats are counted from 0.
#[pyclass(module = "seaboard")]
pub(crate) struct State {
    pub(crate) any: AnyPlay,
    players: usize,
    row: usize,
    /// Indices of legal actions: kept, so that listing them allocates nothing but the list for Python.
    legal: Vec<usize>,
}

impl State {
    pub(crate) fn of(any: AnyPlay, row: usize) -> State {
        let players = any.game().player_count();
        State { any, players, row, legal: Vec::new() }
    }

    pub(crate) fn seat(&self, number: usize) -> PyResult<Seat> {
        seat(self.players, number)
    }

    fn names(&self, lang: Lang) -> Vec<String> {
        (1..=self.players).map(|n| say(lang, &Message::new("player-n").with("n", n), &[])).collect()
    }

    fn at_table(&self, names: Option<Vec<String>>) -> PyResult<AnyTable> {
        let names = names.unwrap_or_else(|| self.names(Lang::En));
        let players = names.into_iter().map(Player::person).collect();
        let table =
            self.any.to_table(players).ok_or_else(|| value_error(&Message::new("python-no-table")))?;
        table.map_err(|mut it| {
            // What files call `players 2.name` is the second of the names here.
            it.field = it.field.replacen("players", "names", 1).replace(".name", "");
            flaw(&it)
        })
    }
}

#[pymethods]
impl State {
    /// The game.
    #[getter]
    fn game(&self) -> PyResult<Game> {
        Game::of(self.any.game())
    }

    /// The seats that must decide now; none once the game is over.
    fn awaited(&self) -> Vec<usize> {
        self.any.awaited().iter().map(Seat::index).collect()
    }

    /// The first seat that must decide now, or -1 once the game is over.
    #[getter]
    fn current(&self) -> i32 {
        self.any.awaited().lowest().map_or(-1, |seat| seat.index() as i32)
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.any.awaited().is_empty()
    }

    /// Who lost the game before its end, and how: `resigned` or `timed-out`. None where it was played to its end, or goes on.
    #[getter]
    fn forfeit(&self) -> Option<(&'static str, usize)> {
        let forfeit = self.any.forfeit()?;
        let how = match forfeit {
            Forfeit::Resigned(_) => "resigned",
            Forfeit::TimedOut(_) => "timed-out",
        };
        Some((how, forfeit.seat().index()))
    }

    /// The indices of what the seat may do now.
    fn legal(&mut self, #[pyo3(from_py_with = argument::seat)] seat: usize) -> PyResult<Vec<usize>> {
        let seat = self.seat(seat)?;
        self.any.legal(seat, &mut self.legal);
        Ok(self.legal.clone())
    }

    /// A mask over all actions: 1 for what the seat may do now.
    fn mask<'py>(
        &mut self,
        py: Python<'py>,
        #[pyo3(from_py_with = argument::seat)] seat: usize,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let seat = self.seat(seat)?;
        let actions = self.any.game().game_id().action_count();
        Ok(filled(py, actions, |mask| self.any.mask(seat, mask)))
    }

    /// Carries out the action with this index.
    fn apply(
        &mut self,
        py: Python<'_>,
        #[pyo3(from_py_with = argument::seat)] seat: usize,
        #[pyo3(from_py_with = argument::index)] index: usize,
    ) -> PyResult<()> {
        let seat = self.seat(seat)?;
        self.any.apply(seat, index).map_err(|error| match error {
            ActionError::NoSuchAction { .. } => value_error(&error.message()),
            ActionError::Forfeited => value_error(&Message::new("python-forfeited")),
            ActionError::Refused(by) => {
                let notation = self.any.game().game_id().notation(index).unwrap_or_default();
                refusal(py, by, seat, index, &notation)
            }
        })
    }

    /// Plays on until the end: at random, or by one bot for all seats, or by one for each seat, chance where there is none. What
    /// follows is that of `seaboard simulate` for this seed, where nothing was played yet.
    #[pyo3(signature = (seed = 0, bots = None))]
    fn play_out(
        &mut self,
        py: Python<'_>,
        #[pyo3(from_py_with = argument::seed)] seed: u64,
        #[pyo3(from_py_with = argument::bots)] bots: Option<Players<'_>>,
    ) -> PyResult<()> {
        let given = match &bots {
            None => vec![None; self.players],
            Some(Players::All(bot)) => vec![Some(bot.get()); self.players],
            Some(Players::Each(bots)) => bots.iter().map(|bot| bot.as_ref().map(|bot| bot.get())).collect(),
        };
        if given.len() != self.players {
            let said = Message::new("python-bots")
                .with("name", "bots")
                .with("value", given.len())
                .with("players", self.players);
            return Err(value_error(&said));
        }
        let any = &mut self.any;
        py.detach(|| play_out(any, &given, seed));
        Ok(())
    }

    /// The game as it began: the same deal, and nothing done.
    fn restarted(&self) -> State {
        State { any: self.any.restarted(), legal: Vec::new(), ..*self }
    }

    /// What was done: pairs of a seat and the index of an action.
    fn moves(&self) -> Vec<(usize, usize)> {
        self.any.moves().into_iter().map(|(seat, index)| (seat.index(), index)).collect()
    }

    /// The action with this index, as files write it.
    fn notation(&self, #[pyo3(from_py_with = argument::index)] index: usize) -> PyResult<String> {
        let id = self.any.game().game_id();
        id.notation(index).ok_or_else(|| no_action(id, index))
    }

    /// The action with this index in words of a language: en, fr or uk.
    #[pyo3(signature = (index, lang = "en"))]
    fn describe(
        &mut self,
        #[pyo3(from_py_with = argument::index)] index: usize,
        #[pyo3(from_py_with = argument::lang)] lang: &str,
    ) -> PyResult<String> {
        let lang = crate::say::lang(lang)?;
        let names = self.names(lang);
        let mut may = |seat: Seat| {
            self.any.legal(seat, &mut self.legal);
            self.legal.contains(&index)
        };
        // In the words of whoever could do it.
        let first = Seat::ALL[..self.players].iter().copied().find(|&seat| may(seat));
        let viewer = first.map_or(Viewer::Spectator, Viewer::Seat);
        let message = with_play!(&self.any, play => message(play, viewer, index));
        let message = message.ok_or_else(|| no_action(self.any.game().game_id(), index))?;
        Ok(say(lang, &message, &names))
    }

    /// What must be decided, in words of a language: en, fr or uk.
    #[pyo3(signature = (seat, lang = "en"))]
    fn prompt(
        &self,
        #[pyo3(from_py_with = argument::seat)] seat: usize,
        #[pyo3(from_py_with = argument::lang)] lang: &str,
    ) -> PyResult<String> {
        let (seat, lang) = (self.seat(seat)?, crate::say::lang(lang)?);
        let message = with_play!(&self.any, play => play.game().prompt(&play.view(Viewer::Seat(seat))));
        Ok(say(lang, &message, &self.names(lang)))
    }

    /// All that a seat knows.
    fn view<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = argument::seat)] seat: usize,
    ) -> PyResult<Bound<'py, PyAny>> {
        let viewer = Viewer::Seat(self.seat(seat)?);
        let view = with_play!(&self.any, play => serde_json::to_value(play.view(viewer)));
        to_python(py, &view.unwrap_or(Value::Null))
    }

    /// The same as a row of numbers; `Game.observation_fields` says what stands where.
    fn observation<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = argument::seat)] seat: usize,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let seat = self.seat(seat)?;
        Ok(filled(py, self.row, |row| self.any.observe(seat, row)))
    }

    /// All that the seat has done and seen since `since` actions were done: first what it saw then, as the places of its observation
    /// that are not 0; then, one after the other, its own actions and what changed. Whoever remembers everything knows it.
    #[pyo3(signature = (seat, since = 0))]
    fn recall(
        &self,
        #[pyo3(from_py_with = argument::seat)] seat: usize,
        #[pyo3(from_py_with = argument::since)] since: usize,
    ) -> PyResult<String> {
        let (seat, id) = (self.seat(seat)?, self.any.game().game_id());
        let memories = self.any.recall(seat, since, self.row);
        let told: Vec<String> = memories.into_iter().map(|memory| written(id, memory)).collect();
        Ok(told.join("; "))
    }

    /// A seat's points so far.
    fn points(&self, #[pyo3(from_py_with = argument::seat)] seat: usize) -> PyResult<i32> {
        Ok(self.any.points(self.seat(seat)?))
    }

    /// A seat's lines of the score sheet.
    fn score_lines<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = argument::seat)] seat: usize,
    ) -> PyResult<Bound<'py, PyDict>> {
        let lines = PyDict::new(py);
        for (name, points) in self.any.score_lines(self.seat(seat)?) {
            lines.set_item(name, points)?;
        }
        Ok(lines)
    }

    /// Points and winners, once the game is over.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(outcome) = self.any.outcome() else { return Ok(None) };
        let told = PyDict::new(py);
        told.set_item("points", outcome.points.0[..self.players].to_vec())?;
        told.set_item("winners", outcome.winners.iter().map(Seat::index).collect::<Vec<_>>())?;
        Ok(Some(told))
    }

    /// What the result is worth to each seat: points alone, otherwise 1, a part of a shared victory, or 0. Nought until the end.
    fn rewards(&self) -> Vec<f32> {
        let outcome = self.any.outcome();
        let reward =
            |seat: &Seat| outcome.map_or(0.0, |outcome| result_reward(&outcome, *seat, self.players));
        Seat::ALL[..self.players].iter().map(reward).collect()
    }

    /// A copy that goes its own way.
    fn clone(&self) -> State {
        State { any: self.any.clone(), legal: Vec::new(), ..*self }
    }

    /// A state that fits what the seat knows; what is hidden is dealt anew.
    #[pyo3(signature = (seat, seed = 0))]
    fn redeal(
        &self,
        #[pyo3(from_py_with = argument::seat)] seat: usize,
        #[pyo3(from_py_with = argument::seed)] seed: u64,
    ) -> PyResult<State> {
        Ok(State { any: self.any.redeal(self.seat(seat)?, seed), legal: Vec::new(), ..*self })
    }

    /// The text of the table's file, which the program and the browser read.
    #[pyo3(signature = (names = None))]
    fn table(&self, #[pyo3(from_py_with = argument::names)] names: Option<Vec<String>>) -> PyResult<String> {
        Ok(self.at_table(names)?.to_text())
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    fn __repr__(&self) -> String {
        let (id, moves) = (self.any.game().game_id(), self.any.moves().len());
        format!("<seaboard.State of {id} after {moves} actions>")
    }

    /// How it is made again, in another process.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.import("seaboard")?.getattr("Game")?.getattr("load")?, (self.table(None)?,)))
    }
}

/// A memory as text: `play 3`, or `17=0 30=1`.
fn written(id: GameId, memory: Memory) -> String {
    match memory {
        Memory::Did(action) => id.notation(action).unwrap_or_default(),
        Memory::Saw(changes) => {
            let told: Vec<String> =
                changes.iter().map(|(place, number)| format!("{place}={number}")).collect();
            told.join(" ")
        }
    }
}

fn message<G: Speak>(play: &Play<G>, viewer: Viewer, index: usize) -> Option<Message> {
    let action = G::from_index(index)?;
    Some(play.game().say_action(&play.view(viewer), action))
}
