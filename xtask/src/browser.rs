//! `cargo xtask browser`: the app in a real browser. The tests are in crates/web/browser-tests; they are run by Node and
//! steer Chromium.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{Failure, Run, ensure};
use crate::web::{self, Make};
use crate::{TESTED, build_with, root, wasm};

/// Where the tests are, seen from the project's directory.
const TESTS: &str = "crates/web/browser-tests";
/// What Chromium is called on different systems.
const CHROMIUMS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/// Test files that run beside each other: most of their time goes into waiting for the page.
const BESIDE: &str = "--test-concurrency=2";

/// Builds the app and plays it; with `--tiny-game` in front, one that has a fourth game, which nobody has drawn.
pub(crate) fn run(args: &[String]) -> Result<(), Failure> {
    let (make, names) = match args.split_first() {
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
    let chromium = tools()?;
    Run::new("npm").args(&["--prefix", TESTS, "ci", "--no-audit", "--no-fund"]).announced()?;
    Run::new("node")
        .args(&["--test", BESIDE])
        .args(&files)
        .env("SEABOARD_PROGRAM", program)
        .env("CHROMIUM", &chromium)
        .announced()
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

/// Makes sure of Node, npm and Chromium; where Chromium is.
fn tools() -> Result<PathBuf, Failure> {
    for (what, program, package) in [("Node.js", "node", "nodejs"), ("npm", "npm", "npm")] {
        ensure(what, || Run::new(program).args(&["--version"]).works(), &[&apt(package)])?;
    }
    let named = std::env::var_os("CHROMIUM");
    if let Some(named) = &named
        && found(Some(named.clone())).is_none()
    {
        return Err(Failure::new(format!("CHROMIUM names {}, which does not run", named.display())));
    }
    let missing = "Chromium (its place can be said in the environment variable CHROMIUM)";
    ensure(missing, || found(named.clone()).is_some(), &[&["apt-get", "update"], &apt("chromium")])?;
    found(named).ok_or_else(|| Failure::new(format!("{missing} is missing")))
}

fn apt(package: &str) -> [&str; 5] {
    ["apt-get", "install", "-y", "--no-install-recommends", package]
}

/// Chromium as it was named, or else under one of its names in the search path.
fn found(named: Option<OsString>) -> Option<PathBuf> {
    let runs = |path: &PathBuf| Run::program(path).args(&["--version"]).works();
    match named {
        Some(named) => Some(PathBuf::from(named)).filter(runs),
        None => {
            let path = std::env::var_os("PATH").unwrap_or_default();
            let dirs: Vec<PathBuf> = std::env::split_paths(&path).collect();
            let places = CHROMIUMS.iter().flat_map(|name| dirs.iter().map(move |dir| dir.join(name)));
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
