//! `cargo xtask analysis`: analyses games of every level, part by part, and writes docs/analysis.md: what turns cost each level,
//! whether luck evens out, whether chances are what they are called, and how long it takes.
//!
//! What was measured is kept in docs/analysis.json, so that a run can be stopped and gone on with. A part is measured again
//! once the weights or the curves of its game, or what judges turns, have changed.

use std::fmt::Write;
use std::path::PathBuf;

use serde_json::{Map, Value, json};

use crate::hash::hash;
use crate::shell::{Failure, Run};
use crate::{SHIPPED, build, busy, root};

/// Deals for this begin here; nothing was learned, tuned or fitted on them.
const FIRST: u64 = 900_000;

/// A table of the document.
struct Tables {
    title: &'static str,
    /// The game and its options, as they are typed.
    game: &'static str,
    /// Games of each level.
    games: u64,
    alone: bool,
}

const TABLES: [Tables; 5] = [
    Tables { title: "Come Sail Away! alone", game: "come-sail-away", games: 20, alone: true },
    Tables {
        title: "Come Sail Away! with two players",
        game: "come-sail-away --players 2",
        games: 60,
        alone: false,
    },
    Tables { title: "On Board", game: "on-board", games: 20, alone: false },
    Tables {
        title: "On Board with captains, luggage and special passengers",
        game: "on-board --captains --luggage --special-passengers",
        games: 6,
        alone: false,
    },
    Tables { title: "Pirates Under Fire", game: "pirates-under-fire", games: 12, alone: false },
];

const LEVELS: [&str; 5] = ["random", "deckhand", "helmsman", "navigator", "admiral"];

/// Chances in one row of a table of calibration, in percent.
const STEP: f64 = 20.0;

/// Games of one level.
struct Part<'a> {
    tables: &'a Tables,
    level: &'static str,
}

impl Part<'_> {
    fn key(&self) -> String {
        format!("{} games of {} at {}", self.tables.games, self.level, self.tables.game)
    }

    /// A number that changes with what judges the games.
    fn engine(&self) -> Result<String, Failure> {
        let name = self.tables.game.split(' ').next().unwrap_or_default();
        let mut bytes = Vec::new();
        for file in [
            format!("bots/weights/{name}.weights"),
            format!("bots/curves/{name}.toml"),
            "analysis/src/judge.rs".to_owned(),
        ] {
            let path = root().join("crates").join(file);
            let read = std::fs::read(&path);
            bytes.extend(
                read.map_err(|error| Failure::new(format!("cannot read {}: {error}", path.display())))?,
            );
        }
        Ok(hash(&bytes))
    }

    /// Plays the games, analyses them on one thread each, and sums up.
    fn measure(&self, program: &std::path::Path) -> Result<Value, Failure> {
        let dir = root().join("target/analysis");
        let _ = std::fs::remove_dir_all(&dir);
        let games = self.tables.games.to_string();
        let seed = FIRST.to_string();
        let save = dir.display().to_string();
        let options: Vec<&str> = self.tables.game.split(' ').collect();
        let simulate =
            ["simulate", "--json", "--bots", self.level, "--games", &games, "--seed", &seed, "--save", &save];
        Run::program(program).args(&simulate).args(&options).output()?;
        let mut files: Vec<String> = std::fs::read_dir(&dir)
            .map_err(|error| Failure::new(format!("cannot read {save}: {error}")))?
            .filter_map(|entry| Some(entry.ok()?.path().display().to_string()))
            .collect();
        files.sort();
        let mut sums = Sums::default();
        for (number, file) in files.iter().enumerate() {
            eprint!("\r{} of {}  ", number + 1, files.len());
            let before = busy::of_ended_children();
            let said = Run::program(program).args(&["analyse", "--json", "--threads", "1", file]).output()?;
            let game = said.lines().next().and_then(|line| serde_json::from_str::<Value>(line).ok());
            let mut game = game.ok_or_else(|| Failure::new(format!("analyse {file} said no JSON")))?;
            if let (Some(before), Some(after)) = (before, busy::of_ended_children()) {
                game["seconds"] = json!(after - before);
            }
            sums.add(&game);
        }
        eprintln!();
        Ok(sums.json())
    }
}

/// What some games amount to.
#[derive(Default)]
struct Sums {
    seconds: Vec<f64>,
    /// Regret of turns that counted, in points or points of percentage.
    regret: Vec<f64>,
    /// The same in points.
    points: Vec<f64>,
    /// Of each seat in each game.
    accuracy: Vec<f64>,
    /// Of the first seat in each game: what two have adds up to nearly nothing, so that both together would say nothing.
    luck: Vec<f64>,
    /// Of each turn: the chance it was given, and the share of the victory.
    calls: Vec<(f64, f64)>,
    bytes: usize,
}

impl Sums {
    fn add(&mut self, game: &Value) {
        let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN);
        let report = &game["report"];
        self.seconds.push(number(&game["seconds"]));
        self.bytes = self.bytes.max(report.to_string().len());
        for turn in report["turns"].as_array().into_iter().flatten() {
            let judgement = &turn["judgement"];
            if judgement["counted"] == true {
                self.regret.push(number(&judgement["regret"]) / 100.0);
                self.points.push(number(&judgement["regret-points"]) / 100.0);
            }
            let seats = report["seats"].as_array().into_iter().flatten();
            let seat = seats
                .filter(|seat| seat["seat"] == turn["seat"])
                .map(|seat| number(&seat["result"]["chance"]));
            // What the seat could expect once it had played its turn.
            let called = number(&judgement["value"]["chance"]) - number(&judgement["regret"]);
            self.calls.extend(seat.map(|won| (called / 100.0, won / 100.0)));
        }
        self.luck.push(number(&report["seats"][0]["luck"]) / 100.0);
        for seat in report["seats"].as_array().into_iter().flatten() {
            self.accuracy.push(number(&seat["accuracy"]) / 10.0);
        }
    }

    fn json(&self) -> Value {
        let rows = (100.0 / STEP) as usize;
        let row = |row: usize| {
            let inside = |call: &&(f64, f64)| ((call.0 / STEP) as usize).min(rows - 1) == row;
            let calls: Vec<&(f64, f64)> = self.calls.iter().filter(inside).collect();
            let mean = |of: fn(&(f64, f64)) -> f64| {
                calls.iter().map(|call| of(call)).sum::<f64>() / calls.len().max(1) as f64
            };
            json!({ "turns": calls.len(), "called": mean(|call| call.0), "won": mean(|call| call.1) })
        };
        json!({
            "games": self.seconds.len(),
            "turns": self.regret.len(),
            "regret": interval(&self.regret),
            "points": interval(&self.points),
            "accuracy": interval(&self.accuracy),
            "luck": interval(&self.luck),
            "seconds": interval(&self.seconds),
            "longest": self.seconds.iter().copied().fold(0.0, f64::max),
            "bytes": self.bytes,
            "calls": (0..rows).map(row).collect::<Vec<_>>(),
        })
    }
}

/// The mean, and how far from it the truth may be with 95 % confidence.
fn interval(numbers: &[f64]) -> Value {
    let count = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean) * (number - mean)).sum();
    json!({ "mean": mean, "off": 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt() })
}

fn parts() -> Vec<Part<'static>> {
    let all = |tables: &'static Tables| LEVELS.map(|level| Part { tables, level });
    TABLES.iter().flat_map(all).collect()
}

fn kept() -> PathBuf {
    root().join("docs/analysis.json")
}

fn document() -> PathBuf {
    root().join("docs/analysis.md")
}

pub(crate) fn run(args: &[String]) -> Result<(), Failure> {
    let wrong = || Failure::usage("analysis: its one argument is how many minutes it may take".to_owned());
    let minutes: u64 = match args {
        [] => 60,
        [minutes] => minutes.parse().map_err(|_| wrong())?,
        _ => return Err(wrong()),
    };
    let mut measured = read()?;
    let parts = parts();
    let mut left = 0;
    let program = program(minutes)?;
    let start = std::time::Instant::now();
    for (number, part) in parts.iter().enumerate() {
        let engine = part.engine()?;
        if measured.get(&part.key()).is_some_and(|done| done["engine"] == engine) {
            continue;
        }
        let Some(program) = program.as_ref().filter(|_| start.elapsed().as_secs() < 60 * minutes) else {
            left += 1;
            continue;
        };
        eprintln!("[{}/{}] {}", number + 1, parts.len(), part.key());
        let result = part.measure(program)?;
        measured.insert(part.key(), json!({ "engine": engine, "result": result }));
        write(&kept(), &format!("{:#}\n", Value::Object(measured.clone())))?;
        write(&document(), &text(&measured))?;
    }
    write(&document(), &text(&measured))?;
    if left > 0 {
        eprintln!("{left} of {} parts are left: run it again to go on", parts.len());
    }
    Ok(())
}

/// What measures: the program as it is shipped, or the one that `SEABOARD_PROGRAM` names; nothing where there is no time.
fn program(minutes: u64) -> Result<Option<PathBuf>, Failure> {
    match std::env::var_os("SEABOARD_PROGRAM") {
        _ if minutes == 0 => Ok(None),
        Some(path) => Ok(Some(path.into())),
        None => build(&SHIPPED).map(Some),
    }
}

fn read() -> Result<Map<String, Value>, Failure> {
    let Ok(text) = std::fs::read_to_string(kept()) else { return Ok(Map::new()) };
    serde_json::from_str(&text).map_err(|error| Failure::new(format!("docs/analysis.json: {error}")))
}

fn write(path: &PathBuf, text: &str) -> Result<(), Failure> {
    let failed = |error| Failure::new(format!("cannot write {}: {error}", path.display()));
    std::fs::write(path, text).map_err(failed)
}

const HEAD: &str = "\
# What analysis finds in games of bots

Written by `cargo xtask analysis` from docs/analysis.json; nothing here is written by hand. `cargo xtask analysis 30` stops after
the part that passes thirty minutes, and the next run goes on.

All seats of a game are played by one level, on deals from seed 900000 on, which nothing was learned, tuned or fitted on. Regret is
what a turn with a choice costs: in points of percentage of the chance to win, alone in points. Where a game is as good as decided, no
turn costs a chance any more: points tell levels apart there, too. Luck is what a seat's result owes neither to its own regrets nor to
those of the others, here that of the first seat: between equals its mean is nought. Alone nobody evens it out: positions that good
players never reach seem a little better than they are, and that part of what weak players lose passes for bad luck. ± is a 95 %
interval; turns of one game are not independent, so that of the regret is a little too narrow. Seconds are the processor time of one
core of the machine that measured, and kilobytes those of the largest report. A test holds the figures to the laws: levels in order
as far as the intervals tell, luck around nought, at most 10 s a game of two in the basic box, at most 100 kB a report.
";

fn text(measured: &Map<String, Value>) -> String {
    let mut text = HEAD.to_owned();
    for tables in &TABLES {
        let parts = LEVELS.map(|level| Part { tables, level });
        let found = |part: &Part<'_>| Some((part.level, &measured.get(&part.key())?["result"]));
        let rows: Vec<(&str, &Value)> = parts.iter().filter_map(found).collect();
        if rows.is_empty() {
            continue;
        }
        let unit = if tables.alone { "points" } else { "% of the chance to win | the same in points" };
        let _ = write!(
            text,
            "\n## {}\n\n| level | regret a turn, {unit} | accuracy % | luck a game | games | turns | s a game | longest | kB |\n\
             {}|---|---|---|---|---|---|---|---|---|\n",
            tables.title,
            if tables.alone { "" } else { "|---" }
        );
        rows.iter().for_each(|(level, result)| text += &row(level, result, tables.alone));
        if !tables.alone {
            text += &calibration(&rows);
        }
    }
    text
}

fn row(level: &str, result: &Value, alone: bool) -> String {
    let pm = |name: &str, places: usize| {
        let [mean, off] = ["mean", "off"].map(|part| result[name][part].as_f64().unwrap_or(f64::NAN));
        format!("{mean:.places$} ± {off:.places$}")
    };
    let points = if alone { String::new() } else { format!(" {} |", pm("points", 2)) };
    format!(
        "| {level} | {} |{points} {} | {} | {} | {} | {:.1} | {:.1} | {:.0} |\n",
        pm("regret", 2),
        pm("accuracy", 1),
        pm("luck", 1),
        result["games"],
        result["turns"],
        result["seconds"]["mean"].as_f64().unwrap_or(f64::NAN),
        result["longest"].as_f64().unwrap_or(f64::NAN),
        result["bytes"].as_f64().unwrap_or(f64::NAN) / 1000.0,
    )
}

/// How often positions were won that were called so, in games of those who play well: chances are those of good play.
fn calibration(rows: &[(&str, &Value)]) -> String {
    let good: Vec<&Value> = rows
        .iter()
        .filter(|(level, _)| ["navigator", "admiral"].contains(level))
        .map(|(_, it)| *it)
        .collect();
    if good.is_empty() {
        return String::new();
    }
    let mut text =
        "\nTurns of navigators and admirals:\n\n| called % | won % | turns |\n|---|---|---|\n".to_owned();
    for place in 0..(100.0 / STEP) as usize {
        let (mut turns, mut called, mut won) = (0.0, 0.0, 0.0);
        for result in &good {
            let call = &result["calls"][place];
            let [count, mean, share] =
                ["turns", "called", "won"].map(|name| call[name].as_f64().unwrap_or(0.0));
            turns += count;
            called += count * mean;
            won += count * share;
        }
        if turns > 0.0 {
            let _ = writeln!(text, "| {:.0} | {:.0} | {turns:.0} |", called / turns, won / turns);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_is_what_was_measured() {
        let written = std::fs::read_to_string(document()).unwrap_or_default();
        assert_eq!(written, text(&read().unwrap()), "run `cargo xtask analysis 0`");
    }

    /// The mean of what was measured, and how far off it may be.
    fn figure(result: &Value, name: &str) -> [f64; 2] {
        ["mean", "off"].map(|part| result[name][part].as_f64().unwrap())
    }

    #[test]
    fn what_was_measured_obeys_the_laws() {
        let measured = read().unwrap();
        let whole = |tables: &&Tables| {
            LEVELS.iter().all(|level| measured.contains_key(&Part { tables, level }.key()))
        };
        assert!(TABLES.iter().any(|tables| whole(&tables)));
        // A table that a run has not come to yet is not in the document, or in part.
        for tables in TABLES.iter().filter(whole) {
            let result = |level| &measured[&Part { tables, level }.key()]["result"];
            let title = tables.title;
            let unit = if tables.alone { "regret" } else { "points" };
            // The weaker a level the dearer its turns, as far as so many games tell; levels that are no neighbours are told apart.
            for (place, weaker) in LEVELS.iter().enumerate() {
                for (further, stronger) in LEVELS[place + 1..].iter().enumerate() {
                    let [[weak, off], [strong, too]] =
                        [weaker, stronger].map(|level| figure(result(level), unit));
                    let (clearly, not_against) = (weak - off > strong + too, weak + off > strong - too);
                    let holds = if further >= 2 { clearly } else { not_against };
                    assert!(holds, "{title}: {weaker} {weak} ± {off}, {stronger} {strong} ± {too}");
                }
            }
            for level in LEVELS {
                let result = result(level);
                let [luck, off] = figure(result, "luck");
                // Twenty such intervals, over deals that the levels share: one may miss, none by as much as its width.
                assert!(tables.alone || luck.abs() < 2.0 * off, "{title}, {level}: {luck} ± {off}");
                assert!(result["bytes"].as_u64().unwrap() <= 100_000, "{title}, {level}");
                let longest = result["longest"].as_f64().unwrap();
                assert!(longest <= 10.0 || tables.game.contains("--luggage"), "{title}, {level}: {longest}");
            }
        }
    }

    #[test]
    fn sums_are_what_the_games_say() {
        let seat = |seat: u8, chance: u32, luck: i32| json!({ "seat": seat, "result": { "chance": chance }, "luck": luck, "accuracy": 900 });
        let judgement =
            json!({ "counted": true, "regret": 500, "regret-points": 120, "value": { "chance": 7500 } });
        let game = json!({ "seconds": 2.0, "report": {
            "seats": [seat(1, 10_000, 300), seat(2, 0, -300)],
            "turns": [{ "seat": 1, "judgement": judgement }],
        } });
        let mut sums = Sums::default();
        sums.add(&game);
        let json = sums.json();
        assert_eq!(json["regret"]["mean"], 5.0);
        assert_eq!(json["points"]["mean"], 1.2);
        assert_eq!(json["luck"]["mean"], 3.0);
        assert_eq!(json["calls"][3], json!({ "turns": 1, "called": 70.0, "won": 100.0 }));
    }
}
