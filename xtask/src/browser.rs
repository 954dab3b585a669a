//! `cargo xtask browser`: the app in a real browser. The tests are in crates/web/browser-tests; they are run by Node and
//! steer Chromium, one of them Firefox. `--measure` measures instead of testing, `--screens` takes the pictures of README.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{Failure, Run, ensure};
use crate::web::{self, Make};
use crate::{TESTED, build_with, root, wasm};

/// Where the tests are, seen from the project's directory.
const TESTS: &str = "crates/web/browser-tests";
/// Chromium without the rest of a browser: the same engine, and tests cost it less than half.
const SHELL: &str = "chromium-headless-shell";
/// What Chromium is called on different systems.
const CHROMIUMS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/// The variable that names another.
const CHROMIUM: &str = "CHROMIUM";
/// What Firefox is called.
const FIREFOXES: [&str; 2] = ["firefox-esr", "firefox"];
/// What measures the app.
const MEASURE: &str = "crates/web/browser-tests/measure";
/// Test files that run beside each other: most of their time goes into waiting for the page.
const BESIDE: &str = "--test-concurrency=2";

/// Builds the app and plays it; with `--tiny-game` in front, one that has a fourth game, which nobody has drawn.
pub(crate) fn run(args: &[String]) -> Result<(), Failure> {
    let (make, names) = match args.split_first() {
        Some((first, parts)) if first == "--measure" => return measure(parts),
        Some((first, [])) if first == "--screens" => return screens(),
        Some((first, names)) if first == "--tiny-game" => (Make::WithTinyGame, names),
        _ => (Make::Small, args),
    };
    chosen(&files()?, names)?;
    let app = web::pack(make, &web::module(wasm::compiler()?, make)?)?;
    play(&build_with(&app, &TESTED)?, names)
}

/// Runs the tests whose files are named, or else all of them, on this program.
pub(crate) fn play(program: &Path, names: &[String]) -> Result<(), Failure> {
    let files = chosen(&files()?, names)?;
    let mut node = node(program, tested_chromium)?.args(&["--test", BESIDE]).args(&files);
    if files.iter().any(|file| file.ends_with("/firefox.test.js")) {
        node = node.env("FIREFOX", &the_browser("Firefox", "FIREFOX", &FIREFOXES, "firefox-esr")?);
    }
    node.announced()
}

/// Builds the app as it is shipped, and measures it: what it fetches, its clicks, what Lighthouse says; or the parts that are named.
fn measure(parts: &[String]) -> Result<(), Failure> {
    const PARTS: [&str; 3] = ["loads", "clicks", "lighthouse"];
    if let Some(odd) = parts.iter().find(|part| !PARTS.contains(&part.as_str())) {
        return Err(Failure::usage(format!(
            "browser: --measure knows no {odd:?}, only {}",
            PARTS.join(", ")
        )));
    }
    let program = build_with(&web::shipped()?, &TESTED)?;
    let node = node(&program, chromium)?;
    npm_ci(MEASURE)?;
    node.args(&[&format!("{MEASURE}/measure.js")]).args(parts).announced()
}

/// Builds the app as it is shipped, and takes the pictures of docs/screens.
fn screens() -> Result<(), Failure> {
    let program = build_with(&web::shipped()?, &TESTED)?;
    node(&program, chromium)?.args(&[&format!("{TESTS}/screens/screens.js")]).announced()
}

/// Node with all that the tests need, on this program and in this Chromium.
fn node(program: &Path, chromium: impl FnOnce() -> Result<PathBuf, Failure>) -> Result<Run, Failure> {
    for (what, program, package) in [("Node.js", "node", "nodejs"), ("npm", "npm", "npm")] {
        ensure(what, || Run::new(program).args(&["--version"]).works(), &[&apt(package)])?;
    }
    let chromium = chromium()?;
    npm_ci(TESTS)?;
    Ok(Run::new("node").env("SEABOARD_PROGRAM", program).env(CHROMIUM, &chromium))
}

fn npm_ci(dir: &str) -> Result<(), Failure> {
    Run::new("npm").args(&["--prefix", dir, "ci", "--no-audit", "--no-fund"]).announced()
}

/// The files of the tests, seen from the project's directory.
fn files() -> Result<Vec<String>, Failure> {
    let dir = root().join(TESTS).join("tests");
    let cannot = |error| Failure::new(format!("cannot read {}: {error}", dir.display()));
    let names = fs::read_dir(&dir).map_err(cannot)?.map_while(Result::ok);
    let names = names.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut files: Vec<String> = names.filter(|name| name.ends_with(".test.js")).collect();
    files.sort();
    Ok(files.into_iter().map(|name| format!("{TESTS}/tests/{name}")).collect())
}

/// Those of the files that are named; a name is a file's without its ending.
fn chosen(files: &[String], names: &[String]) -> Result<Vec<String>, Failure> {
    if names.is_empty() {
        return Ok(files.to_vec());
    }
    let named = |name: &String| {
        let ending = format!("/{name}.test.js");
        files.iter().find(|file| file.ends_with(&ending)).cloned().ok_or_else(|| {
            let all = files.iter().filter_map(|file| file.rsplit('/').next()?.strip_suffix(".test.js"));
            let all: Vec<&str> = all.collect();
            Failure::usage(format!("browser: there are no tests {name:?}, only {}", all.join(", ")))
        })
    };
    names.iter().map(named).collect()
}

/// Chromium as people have it.
fn chromium() -> Result<PathBuf, Failure> {
    the_browser("Chromium", CHROMIUM, &CHROMIUMS, "chromium")
}

/// The Chromium that costs tests least: where only a whole one can be had, that one.
fn tested_chromium() -> Result<PathBuf, Failure> {
    if std::env::var_os(CHROMIUM).is_some() {
        return chromium();
    }
    the_browser("Chromium for tests", CHROMIUM, &[SHELL], SHELL).or_else(|_| chromium())
}

/// Makes sure of a browser, which a variable may name; where it is.
fn the_browser(what: &str, variable: &str, names: &[&str], package: &str) -> Result<PathBuf, Failure> {
    let named = std::env::var_os(variable);
    if let Some(named) = &named
        && found(Some(named.clone()), names).is_none()
    {
        return Err(Failure::new(format!("{variable} names {}, which does not run", named.display())));
    }
    let missing = format!("{what} (its place can be said in the environment variable {variable})");
    let get: [&[&str]; 2] = [&["apt-get", "update"], &apt(package)];
    ensure(&missing, || found(named.clone(), names).is_some(), &get)?;
    found(named, names).ok_or_else(|| Failure::new(format!("{missing} is missing")))
}

fn apt(package: &str) -> [&str; 5] {
    ["apt-get", "install", "-y", "--no-install-recommends", package]
}

/// A browser as it was named, or else under one of its names in the search path.
fn found(named: Option<OsString>, names: &[&str]) -> Option<PathBuf> {
    let runs = |path: &PathBuf| Run::program(path).args(&["--version"]).works();
    match named {
        Some(named) => Some(PathBuf::from(named)).filter(runs),
        None => {
            let path = std::env::var_os("PATH").unwrap_or_default();
            let dirs: Vec<PathBuf> = std::env::split_paths(&path).collect();
            let places = names.iter().flat_map(|name| dirs.iter().map(move |dir| dir.join(name)));
            places.filter(|place| place.is_file()).find(runs)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(names: &[&str]) -> Result<Vec<String>, String> {
        let files = ["a/keeping.test.js", "a/speed.test.js"].map(str::to_owned);
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        chosen(&files, &names).map_err(|failure| failure.reason)
    }

    #[test]
    fn tests_are_chosen_by_the_names_of_their_files() {
        assert_eq!(named(&[]).unwrap(), ["a/keeping.test.js", "a/speed.test.js"]);
        assert_eq!(named(&["speed"]).unwrap(), ["a/speed.test.js"]);
        assert_eq!(
            named(&["sped"]).unwrap_err(),
            "browser: there are no tests \"sped\", only keeping, speed"
        );
    }
}
