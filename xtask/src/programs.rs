//! `examples/bot.py` as anybody would run it: two of them are invited to a table and play to the end, though the server is
//! killed in between.

use std::path::Path;

use crate::root;
use crate::serving::fresh;
use crate::shell::{Failure, Run, ensure};

/// Starts the server, opens the table, and sees what becomes of it.
const SCRIPT: &str = include_str!("programs.py");
/// What the example needs beside the standard library.
const PACKAGE: &str = "websockets==15.0.1";
/// Where it is installed, seen from the project's directory.
const PLACE: &str = "target/programs";
/// An example is read at one sitting: it has fewer lines than this.
const SHORT: usize = 100;

pub(crate) fn play(program: &Path) -> Result<(), Failure> {
    let venv = root().join(PLACE);
    let (python, name) = (venv.join("bin/python"), venv.display().to_string());
    ensure(
        "a Python virtual environment",
        || Run::program(&python).args(&["-m", "pip", "--version"]).works(),
        &[
            &["python3", "-m", "venv", &name],
            &["apt-get", "install", "-y", "--no-install-recommends", "python3-venv"],
            &["python3", "-m", "venv", &name],
        ],
    )?;
    if !Run::program(&python).args(&["-c", "import websockets"]).works() {
        Run::program(&python).args(&["-m", "pip", "install", "--quiet", PACKAGE]).go()?;
    }
    let (data, bot) = (fresh("programs")?.join("tables.db"), root().join("examples/bot.py"));
    let lines = std::fs::read_to_string(&bot).map_or(usize::MAX, |text| text.lines().count());
    if lines >= SHORT {
        return Err(Failure::new(format!(
            "examples/bot.py has {lines} lines, and should have fewer than {SHORT}"
        )));
    }
    Run::program(&python).args(&["-c", SCRIPT]).args(&[program, &data, &bot]).go()
}
