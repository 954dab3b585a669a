//! OpenSpiel's random play-outs in the same run, for context: other games, the same kind of work.

use std::path::PathBuf;

use crate::root;
use crate::shell::{Failure, Run, ensure};

const SCRIPT: &str = include_str!("peers.py");

pub(crate) fn run() -> Result<(), Failure> {
    let venv: PathBuf = root().join("target/peers");
    let python = venv.join("bin/python");
    let venv_name = venv.display().to_string();
    ensure(
        "a Python virtual environment",
        || Run::program(&python).args(&["-m", "pip", "--version"]).works(),
        &[
            &["python3", "-m", "venv", &venv_name],
            &["apt-get", "install", "-y", "--no-install-recommends", "python3-venv"],
            &["python3", "-m", "venv", &venv_name],
        ],
    )?;
    if !Run::program(&python).args(&["-c", "import pyspiel"]).works() {
        Run::program(&python).args(&["-m", "pip", "install", "--quiet", "open_spiel"]).go()?;
    }
    println!("\nOpenSpiel (C++), random play on one core:");
    Run::program(&python).args(&["-c", SCRIPT]).go()
}
