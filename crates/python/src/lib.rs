//! The games as a Python module: `seaboard._engine`, which the package `python/seaboard` shows to the world.
//!
//! Everything here is thin: it reads what Python says, asks the catalog, and answers. Whatever is wrong becomes an exception with a
//! sentence; nothing that Python says can panic. Seats are counted from 0, as Python counts.

mod analyse;
mod argument;
mod bot;
mod convert;
mod game;
mod say;
mod state;
mod vector;

use pyo3::prelude::*;

/// The module.
#[pymodule(name = "_engine")]
mod engine {
    #[pymodule_export]
    use crate::analyse::analyse;
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::game::variants;
    #[pymodule_export]
    use crate::say::RuleError;
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::vector::VectorGame;

    use super::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("GAMES", catalog::GameId::ALL.iter().map(|id| id.name()).collect::<Vec<_>>())?;
        module.add("LEVELS", bots::Level::ALL.map(bots::Level::name).to_vec())?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
