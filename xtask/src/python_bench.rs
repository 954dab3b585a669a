//! `cargo xtask bench --python`: how quick the games are from Python, beside PettingZoo and OpenSpiel in the same run.

use std::fmt::Write;

use serde::Deserialize;

use crate::record::Part;
use crate::shell::{Failure, Run};
use crate::{bench, busy, python};

/// What measures, and prints [`Measured`].
const SCRIPT: &str = include_str!("python_bench.py");

/// Where the figures are written.
pub(crate) const FIGURES: Part =
    Part { document: "docs/python.md", command: "cargo xtask bench --python --record" };

/// Millions of steps a second of one core that are to be reached.
const STEPS_GOAL: f64 = 3.0;
const APPLY_GOAL: f64 = 1.0;

/// Millions of steps a second of one core.
#[derive(Deserialize)]
struct Measured {
    games: Vec<Rates>,
    peers: Vec<(String, f64)>,
}

#[derive(Deserialize)]
struct Rates {
    title: String,
    game: String,
    options: serde_json::Value,
    step_random: f64,
    step: f64,
    apply: f64,
    #[serde(rename = "loop")]
    by_loop: f64,
}

pub(crate) fn run(record: bool) -> Result<(), Failure> {
    let python = python::installed("release")?.python;
    let busy = busy::cores();
    let told = Run::program(&python).args(&["-c", SCRIPT]).output()?;
    let measured: Measured =
        serde_json::from_str(&told).map_err(|error| Failure::new(format!("{error}:\n{told}")))?;
    let games = measured.games.iter().map(|of| (of.game.as_str(), of.options.to_string()));
    let text = section(&measured, &bench::count_batch(games)?, busy);
    println!("\n{text}");
    if record { FIGURES.record(&text) } else { Ok(()) }
}

/// All of it, with the instructions of a random step of each game.
fn section(measured: &Measured, instructions: &[f64], busy: Option<f64>) -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut text = format!(
        "Measured on {} on a machine with {cores} cores.{} Figures are of the time that the process itself had a core.\n\n\
         | million steps a second of one core | `step_random`, all arrays | its instructions a step | `step`, chosen by NumPy | \
         `State.apply` | a loop in Python |\n|---|---|---|---|---|---|\n",
        busy::day(),
        busy::told(busy),
    );
    for (of, count) in measured.games.iter().zip(instructions) {
        let _ = writeln!(
            text,
            "| {} | {:.2} | {count:.0} | {:.2} | {:.2} | {:.2} |",
            of.title, of.step_random, of.step, of.apply, of.by_loop
        );
    }
    for (name, rate) in &measured.peers {
        let _ = writeln!(text, "| {name} | | | | | {rate:.3} |");
    }
    let steps = verdict(STEPS_GOAL, measured.games.iter().map(|of| of.step_random));
    let apply = verdict(APPLY_GOAL, measured.games.iter().map(|of| of.apply));
    let _ = writeln!(text, "| goal | {steps} | | | {apply} | |");
    text
}

fn verdict(goal: f64, found: impl Iterator<Item = f64>) -> String {
    let least = found.fold(f64::INFINITY, f64::min);
    format!("at least {goal}: {}", if least >= goal { "reached" } else { "MISSED" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_every_figure_and_says_which_goals_are_reached() {
        let told = r#"{"games": [
            {"title": "A", "game": "a", "options": {}, "step_random": 3.104, "step": 1.0, "apply": 9.0, "loop": 0.5},
            {"title": "B", "game": "b", "options": {"players": 2}, "step_random": 2.999, "step": 2.0, "apply": 1.0, "loop": 0.25}],
            "peers": [["C", 0.0123]]}"#;
        let text = section(&serde_json::from_str(told).unwrap(), &[2500.4, 3000.0], Some(0.25));
        for row in [
            "| A | 3.10 | 2500 | 1.00 | 9.00 | 0.50 |",
            "| B | 3.00 | 3000 | 2.00 | 1.00 | 0.25 |",
            "| C | | | | | 0.012 |",
            "| goal | at least 3: MISSED | | | at least 1: reached | |",
        ] {
            assert!(text.lines().any(|line| line == row), "{row}\n{text}");
        }
        assert!(text.contains("cores. Before it began, 25 % of them had other work. Figures"), "{text}");
    }
}
