//! `cargo xtask strength`: measures the bots against each other, part by part, and writes docs/strength.md.
//!
//! What was measured is kept in docs/strength.json, so that a run can be stopped and gone on with. A part is measured
//! again once the weights of its game have changed.

use std::fmt::Write;
use std::path::PathBuf;

use serde_json::{Map, Value, json};

use crate::hash::hash;
use crate::shell::{Failure, Run};
use crate::{SHIPPED, build, root};

/// Deals for publishing begin here; nothing was learned or tuned on them.
const PUBLISHING: &str = "2000000";

/// A table of the document.
struct Ladder {
    title: &'static str,
    /// The game and its options, as they are typed.
    game: &'static str,
    /// Deals of contests in which nobody tries out continuations, and of those in which somebody does.
    deals: [&'static str; 2],
    seats: Seats,
}

#[derive(Clone, Copy, PartialEq)]
enum Seats {
    One,
    Two,
    Four,
}

const LADDERS: [Ladder; 9] = [
    Ladder {
        title: "Come Sail Away! alone, facilities 1 to 5",
        game: "come-sail-away",
        deals: ["1000", "1000"],
        seats: Seats::One,
    },
    Ladder {
        title: "Come Sail Away! alone, facilities 6 to 10",
        game: "come-sail-away --facilities 6-10",
        deals: ["1000", "100"],
        seats: Seats::One,
    },
    Ladder {
        title: "Come Sail Away! with two players",
        game: "come-sail-away --players 2",
        deals: ["400", "100"],
        seats: Seats::Two,
    },
    Ladder {
        title: "Come Sail Away! with four players",
        game: "come-sail-away --players 4",
        deals: ["200", "20"],
        seats: Seats::Four,
    },
    Ladder { title: "On Board", game: "on-board", deals: ["400", "60"], seats: Seats::Two },
    Ladder {
        title: "Bienvenue à bord",
        game: "on-board --edition bienvenue-a-bord",
        deals: ["400", "60"],
        seats: Seats::Two,
    },
    Ladder {
        title: "On Board with captains",
        game: "on-board --captains",
        deals: ["200", "30"],
        seats: Seats::Two,
    },
    Ladder {
        title: "On Board with captains, luggage and special passengers",
        game: "on-board --captains --luggage --special-passengers",
        deals: ["200", "20"],
        seats: Seats::Two,
    },
    Ladder {
        title: "Pirates Under Fire",
        game: "pirates-under-fire",
        deals: ["400", "40"],
        seats: Seats::Two,
    },
];

/// Who meets whom: each level and the one below, the strongest and the greedy one.
const PAIRS: [[&str; 2]; 5] = [
    ["deckhand", "random"],
    ["helmsman", "deckhand"],
    ["navigator", "helmsman"],
    ["admiral", "navigator"],
    ["admiral", "helmsman"],
];
/// The same search with rules of thumb instead of what was learned, for the same time.
const EQUAL_TIME: [&str; 2] = ["admiral@20ms", "admiral:thumb@20ms"];
const ALONE: [&str; 5] = ["random", "deckhand", "helmsman", "navigator", "admiral"];
/// Deals of the bound, and its widths.
const BOUND: [&str; 4] = ["--deals", "50", "--widths", "1,10,100,1000"];

/// One measurement.
struct Part {
    command: String,
    game: &'static str,
}

impl Ladder {
    fn parts(&self) -> Vec<Part> {
        let contest = |bots: &str| {
            let [quick, slow] = self.deals;
            let deals = if bots.contains("admiral") { slow } else { quick };
            let luck = if self.seats == Seats::One { " --without-luck" } else { "" };
            let command = format!(
                "tournament --bots {bots} --pairs {deals} --seed {PUBLISHING}{luck} --json {}",
                self.game
            );
            Part { command, game: self.game }
        };
        match self.seats {
            Seats::One => ALONE.map(contest).into(),
            Seats::Two | Seats::Four => {
                let equal_time = Some(EQUAL_TIME).filter(|_| !self.game.starts_with("come-sail-away"));
                PAIRS.into_iter().chain(equal_time).map(|pair| contest(&pair.join(","))).collect()
            }
        }
    }
}

fn bound() -> Part {
    let game = "come-sail-away";
    Part { command: format!("bound {} --seed {PUBLISHING} --json {game}", BOUND.join(" ")), game }
}

fn kept() -> PathBuf {
    root().join("docs/strength.json")
}

fn document() -> PathBuf {
    root().join("docs/strength.md")
}

pub(crate) fn run(args: &[String]) -> Result<(), Failure> {
    let wrong = || Failure::usage("strength: its one argument is how many minutes it may take".to_owned());
    let minutes: u64 = match args {
        [] => 60,
        [minutes] => minutes.parse().map_err(|_| wrong())?,
        _ => return Err(wrong()),
    };
    let mut measured = read()?;
    let parts: Vec<Part> = LADDERS.iter().flat_map(Ladder::parts).chain([bound()]).collect();
    measured.retain(|command, _| parts.iter().any(|part| part.command == *command));
    // Where nothing is left to be measured, nothing is compiled, and the document is written again.
    let mut built = None;
    let start = std::time::Instant::now();
    let mut left = 0;
    for (i, part) in parts.iter().enumerate() {
        let weights = weights(part.game)?;
        if measured.get(&part.command).is_some_and(|done| done["weights"] == weights) {
            continue;
        }
        if start.elapsed().as_secs() >= 60 * minutes {
            left += 1;
            continue;
        }
        let program = match &built {
            Some(program) => program,
            None => built.insert(build(&SHIPPED)?),
        };
        eprintln!("[{}/{}] seaboard {}", i + 1, parts.len(), part.command);
        let words: Vec<&str> = part.command.split(' ').collect();
        let said = Run::program(program).args(&words).output()?;
        let result: Value = serde_json::from_str(&said)
            .map_err(|error| Failure::new(format!("seaboard {} said no JSON: {error}", part.command)))?;
        measured.insert(part.command.clone(), json!({ "weights": weights, "result": result }));
        write(&kept(), &format!("{:#}\n", Value::Object(measured.clone())))?;
        write(&document(), &text(&measured))?;
    }
    write(&document(), &text(&measured))?;
    if left > 0 {
        eprintln!("{left} of {} parts are left: run it again to go on", parts.len());
    }
    Ok(())
}

fn read() -> Result<Map<String, Value>, Failure> {
    let Ok(text) = std::fs::read_to_string(kept()) else { return Ok(Map::new()) };
    serde_json::from_str(&text).map_err(|error| Failure::new(format!("docs/strength.json: {error}")))
}

fn write(path: &PathBuf, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text)
        .map_err(|error| Failure::new(format!("cannot write {}: {error}", path.display())))
}

/// A number that changes with the weights of a game.
fn weights(game: &str) -> Result<String, Failure> {
    let name = game.split(' ').next().unwrap_or_default();
    let path = root().join(format!("crates/bots/weights/{name}.weights"));
    let bytes = std::fs::read(&path)
        .map_err(|error| Failure::new(format!("cannot read {}: {error}", path.display())))?;
    Ok(hash(&bytes))
}

const HEAD: &str = "\
# How strong the bots are

Written by `cargo xtask strength` from docs/strength.json; nothing here is written by hand. The measurements go part by part
and can be stopped and gone on with; `cargo xtask strength 30` stops after the part that passes thirty minutes.

Every deal is played once from every seat, one side there and the other elsewhere, and a deal is one observation; ± and the
numbers in brackets are 95 % intervals. Deals are dealt from seed 2000000 on, which nothing was learned or tuned on. Budgets are
iterations, so that the results are the same on every machine, unless a name ends in `ms`. Milliseconds are those of one
thought on a core of the machine that measured; a turn is one thought, or a few where something is revealed in the middle of it.
Without luck: every draw is compared with others that could have come, and the difference is taken out. Both columns have the same
mean to find; the better a bot plays, the narrower the second.
";

fn text(measured: &Map<String, Value>) -> String {
    let mut text = HEAD.to_owned();
    for ladder in &LADDERS {
        let rows: Vec<(String, String)> = ladder
            .parts()
            .iter()
            .filter_map(|part| row(ladder, part, measured.get(&part.command)?))
            .collect();
        if rows.is_empty() {
            continue;
        }
        let head = match ladder.seats {
            Seats::One => {
                "| bot | points | without luck | deals | ms a thought | longest |\n|---|---|---|---|---|---|"
            }
            Seats::Two => {
                "| bots | won % | Elo | points a game | deals | ms a thought | longest |\n|---|---|---|---|---|---|---|"
            }
            Seats::Four => {
                "| bot – three others | won % (25 is even) | points a game | deals | ms a thought | longest |\n|---|---|---|---|---|---|"
            }
        };
        let _ = write!(text, "\n## {}\n\n{head}\n", ladder.title);
        rows.iter().for_each(|(row, _)| text += row);
        text += "\n";
        rows.iter().for_each(|(_, command)| text += command);
    }
    if let Some(bound) = measured.get(&bound().command) {
        text += &bound_text(&bound["result"]);
    }
    text
}

/// A row of the table, and the command that made it.
fn row(ladder: &Ladder, part: &Part, measured: &Value) -> Option<(String, String)> {
    let result = measured["result"]["results"].get(0)?;
    let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN);
    let pm = |value: &Value, scale: f64| {
        let (mean, high) = (number(&value["mean"]) * scale, number(&value["high"]) * scale);
        format!("{mean:.1} ± {:.1}", high - mean)
    };
    let names = |pair: [&Value; 2]| pair.map(|name| name.as_str().unwrap_or("?").to_owned()).join(" – ");
    let time = &result["milliseconds"];
    let tail = format!(
        "{} | {:.1} | {:.0} |\n",
        number(&result["deals"]),
        number(&time["mean"]),
        number(&time["longest"])
    );
    let bots = names([&result["bot"], &result["against"]]);
    let row = match ladder.seats {
        Seats::One => {
            let fair = pm(&result["without-luck"], 1.0);
            format!("| {} | {} | {fair} | {tail}", result["bot"].as_str()?, pm(&result["points"], 1.0))
        }
        Seats::Two => {
            let elo = &result["elo"];
            let elo = ["mean", "low", "high"].map(|name| number(&elo[name]));
            format!(
                "| {bots} | {} | {:+.0} ({:+.0} … {:+.0}) | {} | {tail}",
                pm(&result["won"], 100.0),
                elo[0],
                elo[1],
                elo[2],
                pm(&result["margin"], 1.0)
            )
        }
        Seats::Four => {
            format!("| {bots} | {} | {} | {tail}", pm(&result["won"], 100.0), pm(&result["margin"], 1.0))
        }
    };
    Some((row, format!("    seaboard {}\n", part.command.replace(" --json", ""))))
}

fn bound_text(bound: &Value) -> String {
    let points = |value: &Value| format!("{:.1}", value["points"].as_f64().unwrap_or(f64::NAN));
    let mut text = format!(
        "\n## Come Sail Away! alone, the deck known\n\nThe best results found by a search that knows the deck and is guided by the \
         learned value, on {} deals. Each width is a lower bound of what is possible, none of them the best possible.\n\n\
         | who | points |\n|---|---|\n| {}, who does not know the deck | {} |\n",
        bound["deals"],
        bound["bot"]["name"].as_str().unwrap_or("?"),
        points(&bound["bot"])
    );
    for width in bound["known"].as_array().into_iter().flatten() {
        let _ = writeln!(text, "| the deck known, width {} | {} |", width["width"], points(width));
    }
    let _ = write!(text, "\n    seaboard bound {} --seed {PUBLISHING} come-sail-away\n", BOUND.join(" "));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_is_what_was_measured() {
        let written = std::fs::read_to_string(document()).unwrap_or_default();
        assert_eq!(written, text(&read().unwrap()), "run `cargo xtask strength 0`");
    }

    #[test]
    fn every_part_has_its_own_command() {
        let mut all: Vec<String> =
            LADDERS.iter().flat_map(Ladder::parts).chain([bound()]).map(|part| part.command).collect();
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count);
    }
}
