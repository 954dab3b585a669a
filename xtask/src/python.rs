//! `cargo xtask python`: the Python package, built, installed and tested in an environment of its own.

use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{Failure, Run, ensure};
use crate::{TESTED, build, root};

/// The environment, seen from the project's directory.
const PLACE: &str = "target/python";
/// What it holds, with exact versions.
const REQUIREMENTS: &str = "python/requirements.txt";
/// The oldest Python that the wheel promises to run on.
const OLDEST: &str = "3.10";
/// Where the program stands that is run on it: the first of the page.
const PAGE: &str = "docs/python.md";
/// The examples, and how they are run at full size.
const EXAMPLES: &str = "examples/python";
const FULL_SIZE: [(&str, &[&str]); 3] = [
    ("scores.py", &["--games", "200"]),
    ("ppo.py", &["--must-beat", "deckhand"]),
    ("ray_selfplay.py", &["--kill"]),
];

pub(crate) fn run(args: &[String]) -> Result<(), Failure> {
    match args {
        [] => test(&build(&TESTED)?),
        [examples] if examples == "--examples" => at_full_size(),
        [odd, ..] => Err(Failure::usage(format!("python: there is no {odd:?}, only --examples"))),
    }
}

/// All tests of the package, beside the program whose games it must play alike.
pub(crate) fn test(program: &Path) -> Result<(), Failure> {
    let Installed { python, wheel } = installed("dev")?;
    let tool = |args: &[&str]| Run::program(&python).args(args).within(&root().join("python"));
    tool(&["-m", "ruff", "check", ".", "../examples/python"]).announced()?;
    tool(&["-m", "ruff", "format", "--check", ".", "../examples/python"]).announced()?;
    tool(&["-m", "mypy"]).announced()?;
    // What the stubs say is what the module has.
    tool(&["-m", "mypy.stubtest", "seaboard._engine", "--ignore-disjoint-bases"]).announced()?;
    tool(&["-m", "pytest"]).env("SEABOARD_PROGRAM", program).env("SEABOARD_WHEEL", &wheel).announced()?;
    on_the_oldest(&wheel)
}

/// The wheel on the oldest Python, where there is one, with NumPy and nothing else: the program with which its documentation begins.
fn on_the_oldest(wheel: &Path) -> Result<(), Failure> {
    let name = format!("python{OLDEST}");
    // Where pyenv keeps several, the name alone starts the one that was chosen, or none.
    let oldest = || Run::new(&name).env("PYENV_VERSION", OLDEST);
    if !oldest().args(&["-c", "import ensurepip, venv"]).works() {
        eprintln!("\n=== There is no {name} here that makes environments: the wheel was not tried on it.");
        return Ok(());
    }
    let place = root().join(format!("{PLACE}-{OLDEST}"));
    oldest().args(&["-m", "venv", "--clear"]).args(&[&place]).announced()?;
    let python = place.join("bin/python");
    Run::program(&python).args(&["-m", "pip", "install", "--quiet"]).args(&[wheel]).announced()?;
    let program = place.join("first_program.py");
    fs::write(&program, first_program()?)
        .map_err(|error| Failure::new(format!("{}: {error}", program.display())))?;
    Run::program(&python).args(&[&program]).within(&place).announced()
}

/// The first program of the documentation.
fn first_program() -> Result<String, Failure> {
    let page =
        fs::read_to_string(root().join(PAGE)).map_err(|error| Failure::new(format!("{PAGE}: {error}")))?;
    let lines = page.split("```python\n").nth(1).and_then(|rest| rest.split("```").next());
    lines.map(str::to_owned).ok_or_else(|| Failure::new(format!("{PAGE}: there is no program in it")))
}

/// The examples as they are meant to be run; they say what they reached. Their pictures go to the environment's directory.
fn at_full_size() -> Result<(), Failure> {
    let python = installed("release")?.python;
    let run = |(script, args): &(&str, &[&str])| {
        let script = root().join(EXAMPLES).join(script);
        Run::program(&python).args(&[&script]).args(args).within(&root().join(PLACE)).announced()
    };
    FULL_SIZE.iter().try_for_each(run)
}

/// The Python of an environment with the package in it, and the wheel that it was installed from.
pub(crate) struct Installed {
    pub(crate) python: PathBuf,
    wheel: PathBuf,
}

/// An environment with the package in it, built by this profile.
pub(crate) fn installed(profile: &str) -> Result<Installed, Failure> {
    let python = environment()?;
    let wheels = root().join(PLACE).join(format!("wheels-{profile}"));
    // Of a wheel that was built before, nobody could tell which one is meant.
    let _ = fs::remove_dir_all(&wheels);
    Run::program(&python)
        .args(&["-m", "maturin", "build", "--profile", profile, "--interpreter"])
        .args(&[&python])
        .args(&["--out"])
        .args(&[&wheels])
        .within(&root().join("python"))
        .announced()?;
    let files =
        fs::read_dir(&wheels).map_err(|error| Failure::new(format!("{}: {error}", wheels.display())))?;
    let wheel =
        files.flatten().map(|file| file.path()).find(|path| path.extension().is_some_and(|it| it == "whl"));
    let wheel = wheel.ok_or_else(|| Failure::new("maturin built no wheel".to_owned()))?;
    Run::program(&python)
        .args(&["-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall"])
        .args(&[&wheel])
        .go()?;
    Ok(Installed { python, wheel })
}

/// The Python of an environment that holds what is required.
fn environment() -> Result<PathBuf, Failure> {
    let place = root().join(PLACE);
    let (python, name) = (place.join("bin/python"), place.display().to_string());
    ensure(
        "a Python virtual environment",
        || Run::program(&python).args(&["-m", "pip", "--version"]).works(),
        &[
            &["python3", "-m", "venv", &name],
            &["apt-get", "install", "-y", "--no-install-recommends", "python3-venv"],
            &["python3", "-m", "venv", &name],
        ],
    )?;
    let required = fs::read_to_string(root().join(REQUIREMENTS))
        .map_err(|error| Failure::new(format!("{REQUIREMENTS}: {error}")))?;
    let noted = place.join("requirements.txt");
    if fs::read_to_string(&noted).is_ok_and(|installed| installed == required) {
        return Ok(python);
    }
    Run::program(&python)
        .args(&["-m", "pip", "install", "--quiet", "--requirement"])
        .args(&[&root().join(REQUIREMENTS)])
        .announced()?;
    fs::write(&noted, required).map_err(|error| Failure::new(format!("{}: {error}", noted.display())))?;
    Ok(python)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documentation_begins_with_a_program_that_needs_numpy_alone() {
        let lines = first_program().unwrap();
        let imported: Vec<&str> = lines.lines().filter(|line| line.starts_with("import ")).collect();
        assert_eq!(imported, ["import numpy as np", "import seaboard"]);
        assert!(lines.contains("seaboard.VectorGame("));
    }
}
