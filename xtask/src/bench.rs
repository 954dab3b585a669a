//! `cargo xtask bench`: actions and games a second, and instructions per action.
//!
//! Times on a shared machine are noisy; instruction counts under callgrind are not. The counts are recorded in
//! `docs/instructions.txt`, so that a change can be compared with what was before.

use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{Failure, Run, ensure};
use crate::{SHIPPED, bench_online, build, peers, python_bench, root, thoughts, web};

/// What is measured of each game: its name and options, as they are typed. Figures are recorded under these words.
const MEASURED: [&str; 8] = [
    "come-sail-away --players 1",
    "come-sail-away --players 2",
    "come-sail-away --players 3",
    "come-sail-away --players 4",
    "on-board",
    "on-board --captains --luggage --special-passengers",
    "on-board --edition bienvenue-a-bord",
    "pirates-under-fire",
];

/// Two sizes of the same run: their difference is free of what starting and ending the program costs.
const SMALL: u64 = 100;
const LARGE: u64 = 600;

pub(crate) fn run(args: &[String]) -> Result<(), Failure> {
    let wants = |flag: &str| args.iter().any(|arg| arg == flag);
    let known = ["--record", "--peers", "--worker", "--online", "--short", "--python"];
    if let Some(odd) = args.iter().find(|arg| !known.contains(&arg.as_str())) {
        return Err(Failure::usage(format!("bench: there is no {odd:?}, only {}", known.join(", "))));
    }
    if wants("--worker") {
        return worker();
    }
    if wants("--python") {
        return python_bench::run(wants("--record"));
    }
    if wants("--online") {
        return bench_online::run(wants("--short"), wants("--record"));
    }
    let program = build(&SHIPPED)?;
    println!("One core, random play, lists of legal actions and deals included:");
    for game in MEASURED {
        Run::program(&program).args(&["bench"]).args(&words(game)).go()?;
    }
    println!("\nFinal scoring of all seats, over final positions of random games:");
    for game in MEASURED {
        Run::program(&program).args(&["bench", "--scoring"]).args(&words(game)).go()?;
    }
    if wants("--peers") {
        peers::run()?;
    }
    count_instructions(&program, wants("--record"))
}

/// Thoughts of the strongest bots, natively and in the WebAssembly of the app.
fn worker() -> Result<(), Failure> {
    thoughts::compare(&web::shipped()?, &["--release"])
}

fn count_instructions(program: &Path, record: bool) -> Result<(), Failure> {
    need_valgrind()?;
    let before = fs::read_to_string(recorded()).unwrap_or_default();
    let mut after = String::from(
        "# Instructions per action under callgrind, deals included; written by `cargo xtask bench --record`.\n",
    );
    println!("\nInstructions per action (callgrind), and what docs/instructions.txt recorded:");
    for game in MEASURED {
        let now = per_action(program, game)?;
        let then = before
            .lines()
            .find_map(|line| line.split_once(": ").filter(|(name, _)| *name == game)?.1.parse().ok());
        let change = then
            .map_or("-".to_owned(), |then: f64| format!("{then:.1} ({:+.1} %)", 100.0 * (now / then - 1.0)));
        println!("  {game:<52} {now:>8.1}   {change}");
        after += &format!("{game}: {now:.1}\n");
    }
    if record {
        fs::write(recorded(), after)
            .map_err(|error| Failure::new(format!("cannot write the counts: {error}")))?;
    }
    Ok(())
}

fn need_valgrind() -> Result<(), Failure> {
    ensure(
        "valgrind",
        || Run::new("valgrind").args(&["--version"]).works(),
        &[&["apt-get", "install", "-y", "--no-install-recommends", "valgrind"]],
    )
}

fn recorded() -> PathBuf {
    root().join("docs/instructions.txt")
}

fn words(text: &str) -> Vec<&str> {
    text.split(' ').collect()
}

fn per_action(program: &Path, game: &str) -> Result<f64, Failure> {
    let (small, large) = (counted(program, game, SMALL)?, counted(program, game, LARGE)?);
    Ok((large.0 - small.0) / (large.1 - small.1))
}

/// Instructions and actions of a run.
fn counted(program: &Path, game: &str, games: u64) -> Result<(f64, f64), Failure> {
    let games = games.to_string();
    let args = [&["bench"], &words(game)[..], &["--games", &games, "--json"]].concat();
    let json = Run::program(program).args(&args).output()?;
    let actions = serde_json::from_str::<serde_json::Value>(&json).ok().and_then(|v| v["actions"].as_f64());
    let actions = actions.ok_or_else(|| Failure::new(format!("no number of actions:\n{json}")))?;
    Ok((instructions(program, &args)?, actions))
}

/// The instructions of a run under callgrind.
fn instructions(program: &Path, args: &[&str]) -> Result<f64, Failure> {
    let said = Run::new("valgrind")
        // Whatever fills or copies a long row at one go would be counted byte by byte.
        .env(
            "GLIBC_TUNABLES",
            "glibc.cpu.x86_rep_stosb_threshold=1000000:glibc.cpu.x86_rep_movsb_threshold=1000000",
        )
        .args(&["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .args(&[program])
        .args(args)
        .errors()?;
    said.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok()).ok_or_else(|| {
        Failure::new(format!("callgrind did not say how many instructions it counted:\n{said}"))
    })
}

/// Instructions of a random step of many games at once, all arrays written: for each game with its options as JSON.
pub(crate) fn count_batch<'a>(games: impl Iterator<Item = (&'a str, String)>) -> Result<Vec<f64>, Failure> {
    need_valgrind()?;
    Run::new("cargo")
        .args(&["build", "--release", "--package", "catalog", "--example", "batch"])
        .announced()?;
    let program = root().join("target/release/examples/batch");
    let per_step = |(game, options): (&str, String)| -> Result<f64, Failure> {
        let count = |steps: u64| instructions(&program, &[game, &steps.to_string(), &options]);
        Ok((count(LARGE * 256)? - count(SMALL * 256)?) / ((LARGE - SMALL) * 256) as f64)
    };
    games.map(per_step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn something_is_measured_of_every_game() {
        let schema = fs::read_to_string(root().join("docs/format.schema.json")).unwrap();
        let schema: serde_json::Value = serde_json::from_str(&schema).unwrap();
        let games = schema.pointer("/$defs/opening/properties/game/enum").unwrap().as_array().unwrap();
        for game in games {
            assert!(MEASURED.iter().any(|measured| words(measured)[0] == game), "{game}");
        }
    }
}
