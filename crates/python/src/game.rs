//! A game with its options and components.

use catalog::{ActionError, AnyGame, AnyPlay, AnyTable, GameId, with_game, with_game_type};
use game::observe::row_length;
use game::{Arg, Flaw, Game as _, Message, Parts};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Map, Value};

use crate::argument;
use crate::convert::{dict, to_json};
use crate::say::{flaw, say, value_error};
use crate::state::State;

/// A game with its options and components.
#[pyclass(frozen, module = "seaboard")]
pub(crate) struct Game {
    pub(crate) any: AnyGame,
    pub(crate) row: usize,
}

impl Game {
    pub(crate) fn of(any: AnyGame) -> PyResult<Game> {
        let row = row_length(&any.observation_fields().map_err(|it| flaw(&it))?);
        Ok(Game { any, row })
    }

    pub(crate) fn id(&self) -> GameId {
        self.any.game_id()
    }

    /// All options by the names that Python gives them.
    fn python_options(&self) -> Map<String, Value> {
        match self.any.options() {
            Value::Object(options) => {
                options.into_iter().map(|(name, value)| (python_name(&name), value)).collect()
            }
            _ => Map::new(),
        }
    }

    /// The text of the component file, where it is not the one that the game brings along.
    fn own_components(&self) -> Option<&str> {
        let options = match self.any.options() {
            Value::Object(options) => options,
            _ => Map::new(),
        };
        let plain = AnyGame::from_options(self.id(), Some(self.rules()), options, Parts::BuiltIn);
        let plain = plain.map(|game| with_game!(&game, game => game.parts().fingerprint.clone()));
        let parts = with_game!(&self.any, game => game.parts());
        plain.is_ok_and(|plain| plain != parts.fingerprint).then_some(parts.text.as_str())
    }
}

/// An option as Python writes it.
fn python_name(name: &str) -> String {
    name.replace('-', "_")
}

/// A value as Python writes it.
fn python_value(value: &Value) -> String {
    match value {
        Value::Bool(true) => "True".to_owned(),
        Value::Bool(false) => "False".to_owned(),
        Value::Array(items) => {
            format!("[{}]", items.iter().map(python_value).collect::<Vec<_>>().join(", "))
        }
        // Numbers and texts are written alike.
        other => other.to_string(),
    }
}

/// A flaw in options, with the names that Python gives them.
fn python_flaw(mut flaw: Flaw, given: &Map<String, Value>) -> Flaw {
    if given.contains_key(&flaw.field) {
        flaw.field = python_name(&flaw.field);
    }
    let lists_options = flaw.reason.id == "flaw-option-unknown";
    for (name, arg) in &mut flaw.reason.args {
        if let (true, Arg::Text(text)) = (lists_options && name == "known", arg) {
            *text = python_name(text);
        }
    }
    flaw
}

/// What a game is made of in another process.
type Arguments<'py> = (&'static str, Bound<'py, PyDict>);

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, *, components = None, rules = None, **options))]
    fn make(
        #[pyo3(from_py_with = argument::name)] name: &str,
        #[pyo3(from_py_with = argument::components)] components: Option<String>,
        #[pyo3(from_py_with = argument::rules)] rules: Option<u32>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Game> {
        let unknown = |reason| flaw(&Flaw::new("name", reason));
        let id: GameId = name.parse().map_err(unknown)?;
        let mut named = Map::new();
        for (name, value) in options.into_iter().flatten() {
            let name = name.extract::<String>()?;
            let value = to_json(&python_name(&name), &value)?;
            named.insert(name.replace('_', "-"), value);
        }
        let parts = components.as_deref().map_or(Parts::BuiltIn, Parts::File);
        let any = AnyGame::from_options(id, rules, named.clone(), parts);
        Game::of(any.map_err(|it| flaw(&python_flaw(it, &named)))?)
    }

    /// The game's name.
    #[getter]
    fn name(&self) -> &'static str {
        self.id().name()
    }

    /// What people call the game, in words of a language: en, fr or uk.
    #[pyo3(signature = (lang = "en"))]
    fn title(&self, #[pyo3(from_py_with = argument::lang)] lang: &str) -> PyResult<String> {
        let (lang, game) = (crate::say::lang(lang)?, self.id());
        Ok(say(lang, &Message::new(format!("{game}-name")), &[]))
    }

    /// How many play.
    #[getter]
    fn players(&self) -> usize {
        self.any.player_count()
    }

    /// The size of the index space of actions.
    #[getter]
    fn actions(&self) -> usize {
        self.id().action_count()
    }

    /// No game takes more actions than this.
    #[getter]
    fn max_steps(&self) -> usize {
        with_game_type!(self.id(), G => <G as game::Game>::MAX_STEPS)
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.row
    }

    /// The version of the rules.
    #[getter]
    fn rules(&self) -> u32 {
        with_game!(&self.any, game => game.rules_version())
    }

    /// What the components are known by.
    #[getter]
    fn fingerprint(&self) -> String {
        with_game!(&self.any, game => game.parts().fingerprint.to_string())
    }

    /// All options, as they are given to `Game`.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        dict(py, &self.python_options())
    }

    /// The lines of the score sheet.
    #[getter]
    fn score_names(&self) -> Vec<&'static str> {
        with_game_type!(self.id(), G => <G as game::Game>::score_names().collect())
    }

    /// What stands where in an observation: name, place, length and meaning.
    fn observation_fields(&self) -> PyResult<Vec<(String, usize, usize, &'static str)>> {
        let fields = self.any.observation_fields().map_err(|it| flaw(&it))?;
        Ok(fields.into_iter().map(|field| (field.name, field.place, field.length, field.meaning)).collect())
    }

    /// A new game, dealt from this seed.
    #[pyo3(name = "new", signature = (seed = 0))]
    fn deal(&self, #[pyo3(from_py_with = argument::seed)] seed: u64) -> PyResult<State> {
        Ok(State::of(self.any.new_play(seed).map_err(|it| flaw(&it))?, self.row))
    }

    /// The action with this index, as files write it.
    fn notation(&self, #[pyo3(from_py_with = argument::index)] index: usize) -> PyResult<String> {
        self.id().notation(index).ok_or_else(|| no_action(self.id(), index))
    }

    /// The index of the action that is written so.
    fn index(&self, #[pyo3(from_py_with = argument::notation)] notation: &str) -> PyResult<usize> {
        let shown: String = notation.chars().take(60).collect();
        self.id()
            .index_of(notation)
            .ok_or_else(|| value_error(&Message::new("python-notation").with("value", shown)))
    }

    /// The state of the game that this text of a table's file holds.
    #[staticmethod]
    fn load(#[pyo3(from_py_with = argument::text)] text: &str) -> PyResult<State> {
        let table = AnyTable::from_text(text).map_err(|error| value_error(&error.message()))?;
        let state = AnyPlay::from_table(table).map_err(|it| flaw(&it))?;
        let row = row_length(&state.game().observation_fields().map_err(|it| flaw(&it))?);
        Ok(State::of(state, row))
    }

    /// How it is made again; in angle brackets, where that would take the text of a component file.
    fn __repr__(&self) -> String {
        let mut told = vec![format!("{:?}", self.name())];
        let options = self.python_options();
        told.extend(options.iter().map(|(name, value)| format!("{name}={}", python_value(value))));
        if self.rules() != with_game_type!(self.id(), G => <G as game::Game>::RULES_VERSION) {
            told.push(format!("rules={}", self.rules()));
        }
        let told = format!("seaboard.Game({})", told.join(", "));
        match self.own_components() {
            None => told,
            Some(_) => format!("<{told} with components {}>", self.fingerprint()),
        }
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Game>() else { return false };
        let other = other.get();
        let told = |game: &Game| (game.id(), game.rules(), game.fingerprint(), game.any.options());
        told(self) == told(other)
    }

    fn __hash__(&self) -> u64 {
        let told = format!("{} {} {} {}", self.id(), self.rules(), self.fingerprint(), self.any.options());
        game::fnv1a(told.bytes())
    }

    /// It never changes, so it is its own copy.
    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    /// How it is made again, in another process.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Arguments<'py>)> {
        let arguments = self.options(py)?;
        arguments.set_item("rules", self.rules())?;
        arguments.set_item("components", self.own_components())?;
        let make = py.import("seaboard")?.getattr("_make_game")?;
        Ok((make, (self.name(), arguments)))
    }
}

/// Games that stand for all: every edition, extension and number of players.
#[pyfunction]
pub(crate) fn variants() -> PyResult<Vec<Game>> {
    let mut all = Vec::new();
    for id in GameId::ALL {
        for any in id.some_games().map_err(|it| flaw(&it))? {
            all.push(Game::of(any)?);
        }
    }
    Ok(all)
}

/// There is no action with this index.
pub(crate) fn no_action(id: GameId, index: usize) -> PyErr {
    value_error(&ActionError::NoSuchAction { index, count: id.action_count() }.message())
}

/// A new array of so many numbers, filled.
pub(crate) fn filled<'py, T: numpy::Element + Default + Copy>(
    py: Python<'py>,
    length: usize,
    fill: impl FnOnce(&mut [T]),
) -> Bound<'py, numpy::PyArray1<T>> {
    let mut numbers = vec![T::default(); length];
    fill(&mut numbers);
    numpy::PyArray1::from_vec(py, numbers)
}
