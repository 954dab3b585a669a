//! `seaboard replay`.

use std::collections::BTreeSet;
use std::io::Read;

use serde_json::{Value, json};

use super::referee::{self, list, number, text};
use super::{GAME, golden, said};
use crate::common::{Folder, run, seaboard};

#[test]
fn a_replay_tells_the_whole_game_and_ends_with_the_score_sheet() {
    let folder = Folder::new();
    for path in golden(&folder) {
        let printed = said(&folder, &format!("replay {path}"));
        let records = referee::records(&said(&folder, &format!("replay --json {path}")));
        let sheets = referee::check(&records).expect("a correct game").sheets;
        for round in 2..=12 {
            assert!(printed.contains(&format!("Round {round}")), "{path}: {round}");
        }
        for name in list(&records[0]["players"]).iter().map(|player| text(&player["name"])) {
            assert_eq!(printed.matches(&format!("{name} plays ")).count(), 12, "{path}: {name}");
        }
        // The last six lines that end with a number for each player.
        let last = |line: &str| -> Option<Vec<i64>> {
            let line = line.replace('−', "-");
            let mut words: Vec<&str> = line.split_whitespace().rev().take(sheets.len()).collect();
            words.reverse();
            let row: Vec<i64> = words.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?;
            (row.len() == sheets.len()).then_some(row)
        };
        let mut rows: Vec<Vec<i64>> = printed.lines().rev().filter_map(last).take(6).collect();
        rows.reverse();
        let column = |seat: usize| -> Vec<i64> {
            sheets[seat].into_iter().chain([sheets[seat].iter().sum()]).collect()
        };
        for seat in 0..sheets.len() {
            let shown: Vec<i64> = rows.iter().map(|row| row[seat]).collect();
            assert_eq!(shown, column(seat), "{path}");
        }
        let tail = printed.lines().rev().position(|line| last(line).is_some()).expect("a total");
        assert!(tail <= 4, "only the result follows the score sheet\n{printed}");
    }
}

#[test]
fn a_replay_speaks_every_language() {
    let folder = Folder::new();
    for path in golden(&folder) {
        let [en, fr, uk] =
            ["en", "fr", "uk"].map(|lang| said(&folder, &format!("replay {path} --lang {lang}")));
        for printed in [&en, &fr, &uk] {
            for raw in ["csa-", "cli-", "terminal-", "{", "}"] {
                assert!(!printed.contains(raw), "{path}: {raw}");
            }
        }
        assert!(en != fr && en != uk && fr != uk);
    }
}

#[test]
fn a_reader_who_stops_reading_is_no_trouble() {
    let folder = Folder::new();
    said(&folder, &format!("simulate {GAME} --players 4 --games 1 --save ."));
    for more in [&[][..], &["--json"]] {
        let args = [&["replay", "come-sail-away-1.seaboard"], more].concat();
        let mut child = seaboard(&folder.0, &args).spawn().expect("started");
        let mut out = child.stdout.take().expect("piped");
        out.read_exact(&mut [0; 10]).expect("the beginning");
        drop(out);
        let output = child.wait_with_output().expect("ended");
        assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    }
}

#[test]
fn games_are_checked_from_json_alone() {
    let folder = Folder::new();
    let (mut flipped, mut undone) = (BTreeSet::new(), 0);
    let mut check = |path: &str| {
        let records = referee::records(&said(&folder, &format!("replay --json {path}")));
        let verdict = referee::check(&records).unwrap_or_else(|fault| panic!("{path}: {fault}"));
        let taken_back = records.iter().filter(|r| r["taken"]["notation"] == "undo").count();
        assert_eq!(verdict.undone, taken_back, "{path}");
        flipped.extend(verdict.flipped);
        undone += taken_back;
    };
    for path in golden(&folder) {
        check(&path);
    }
    for (number, facilities) in ["1-5", "6-10", "1,3,5,8,10", "2,4,6,7,9"].into_iter().enumerate() {
        for players in 1..=4 {
            let kept = format!("{number}-{players}");
            let options = format!("--players {players} --facilities {facilities} --arrangement shuffled");
            said(&folder, &format!("simulate {GAME} --games 5 {options} --save {kept}"));
            for seed in 1..=5 {
                check(&format!("{kept}/{GAME}-{seed}.seaboard"));
            }
        }
    }
    let colours = ["black", "blue", "green", "orange", "yellow"].map(str::to_owned);
    let every_tile = (1..=10).map(|n| n.to_string()).chain(colours).chain(["small".to_owned()]);
    assert_eq!(flipped, every_tile.collect(), "every kind of room is flipped in some game");
    assert!(undone >= 5, "{undone}");
}

#[test]
fn what_was_taken_back_shows_in_json() {
    let folder = Folder::new();
    let play = ["terminal", GAME, "--seed", "7", "--practice", "--seats", "Ada,random"];
    run(&folder, &play, &format!("1\nundo\n{}rewind\n{}", "1\n".repeat(30), "1\n".repeat(1000)));
    let records = referee::records(&said(&folder, &format!("replay --json {GAME}-7.seaboard")));
    let notations: Vec<&str> =
        records.iter().filter(|r| r["record"] == "entry").map(|r| text(&r["taken"]["notation"])).collect();
    for back in ["undo", "rewind"] {
        assert_eq!(notations.iter().filter(|&&n| n == back).count(), 1, "{notations:?}");
    }
    for record in records.iter().filter(|r| r["taken"]["index"].is_null() && r["record"] == "entry") {
        assert_eq!((&record["seat"], &record["events"]), (&json!(1), &json!([])));
    }
    let verdict = referee::check(&records).expect("a correct game");
    assert!(verdict.undone >= 2 && verdict.sheets.len() == 2);
}

#[test]
fn a_resigned_game_says_who_resigned_and_who_won() {
    let folder = Folder::new();
    let play = ["terminal", GAME, "--seed", "7", "--seats", "Ada,Grace,Hedy"];
    run(&folder, &play, "\n1\nresign\nresign\n");
    let file = format!("{GAME}-7.seaboard");
    let records = referee::records(&said(&folder, &format!("replay --json {file}")));
    let last = records.iter().rfind(|r| r["record"] == "entry").expect("an entry");
    assert_eq!((&last["seat"], &last["taken"]), (&json!(1), &json!({ "notation": "resign" })));
    assert_eq!(records.iter().filter(|r| r["record"] == "score").count(), 3);
    let result = json!({ "record": "result", "winners": [2, 3], "decided-by": { "resigned": 1 } });
    assert_eq!(records.last(), Some(&result));
    for (lang, resigns, victory) in [
        ("en", "Ada resigns.", "Shared victory: Grace, Hedy"),
        ("fr", "Ada abandonne la partie.", "Victoire partagée\u{a0}: Grace, Hedy"),
        ("uk", "Ada здається.", "Спільна перемога: Grace, Hedy"),
    ] {
        let printed = said(&folder, &format!("replay {file} --lang {lang}"));
        assert!(printed.ends_with(&format!("\n{resigns}\n{victory}\n")), "{printed}");
    }
}

#[test]
fn an_unfinished_game_is_replayed_as_far_as_it_went() {
    let folder = Folder::new();
    run(&folder, &["terminal", GAME, "--seed", "7", "--seats", "Ada,Grace"], "\n1\n1\n1\nquit\n");
    let records = referee::records(&said(&folder, &format!("replay --json {GAME}-7.seaboard")));
    assert_eq!(records.iter().filter(|r| r["record"] == "entry").count(), 3);
    referee::check(&records).expect("a correct game");
    assert!(records.iter().all(|r| r["record"] != "result"));
    assert!(said(&folder, &format!("replay {GAME}-7.seaboard")).contains("Ada plays "));
}

#[test]
fn several_games_are_replayed_one_after_the_other_whoever_is_named() {
    let folder = Folder::new();
    said(&folder, &format!("simulate {GAME} --players 2 --games 2 --save ."));
    let [one, two] = [1, 2].map(|seed| format!("{GAME}-{seed}.seaboard"));
    for more in ["", " --json", " --as-seen-by random-2", " --as-seen-by RANDOM-2 --json"] {
        let both = said(&folder, &format!("replay {one} {two}{more}"));
        let alone = [&one, &two].map(|file| said(&folder, &format!("replay {file}{more}")));
        match more.contains("json") {
            true => assert_eq!(both, alone.concat()),
            false => assert_eq!(both, format!("{one}\n{}{two}\n{}", alone[0], alone[1])),
        }
    }
    let by_number = said(&folder, &format!("replay {one} --json --as-seen-by 2"));
    assert_eq!(by_number, said(&folder, &format!("replay {one} --json --as-seen-by random-2")));
}

#[test]
fn the_choices_of_all_who_are_awaited_are_listed_where_asked_for() {
    let folder = Folder::new();
    said(&folder, &format!("simulate {GAME} --players 3 --games 1 --save ."));
    let file = format!("{GAME}-1.seaboard");
    let plain = referee::records(&said(&folder, &format!("replay --json {file}")));
    let mut all = referee::records(&said(&folder, &format!("replay --json --all-legal {file}")));
    let mut several = 0;
    for record in all.iter_mut().filter(|record| record["record"] == "entry") {
        let lists = record["all-legal"].take();
        let seats: Vec<&Value> = list(&lists).iter().map(|of| &of["seat"]).collect();
        assert_eq!(seats, list(&record["awaited"]).iter().collect::<Vec<_>>());
        let own = list(&lists).iter().find(|of| of["seat"] == record["seat"]).expect("who acts is awaited");
        assert_eq!(own["legal"], record["legal"]);
        several += usize::from(seats.len() > 1);
        record.as_object_mut().unwrap().remove("all-legal");
    }
    assert!(several > 20);
    assert_eq!(all, plain);
}

#[test]
fn what_nobody_was_asked_is_marked() {
    let folder = Folder::new();
    let mut marks = 0;
    for game in [GAME, "on-board --luggage", "pirates-under-fire"] {
        said(&folder, &format!("simulate {game} --games 3 --save ."));
        let id = game.split(' ').next().unwrap_or_default();
        let records = (1..=3).flat_map(|seed| {
            referee::records(&said(&folder, &format!("replay --json {id}-{seed}.seaboard")))
        });
        let entries: Vec<Value> = records.filter(|record| record["record"] == "entry").collect();
        let marked = entries.iter().flat_map(|entry| list(&entry["events"])).filter(|e| e["unasked"] == true);
        marks += marked.count();
        for alone in entries.iter().filter(|entry| list(&entry["legal"]).len() == 1) {
            assert!(alone["taken"]["index"].is_u64(), "asked though it is the only choice: {alone}");
        }
    }
    assert!(marks > 20, "{marks}");
}

#[test]
fn it_is_said_what_decided_a_game() {
    let folder = Folder::new();
    for (name, decided) in [
        ("first-ship-two-players", json!("points")),
        ("tie-broken-by-rooms", json!({ "tie-break": "rooms" })),
        ("pirates-won-by-gold", json!({ "tie-break": "gold" })),
        ("pirates-shared", json!("nothing")),
        ("pirates-stranded", json!({ "early-end": "stranded" })),
    ] {
        let path = format!("{}/../catalog/tests/golden/{name}.seaboard", env!("CARGO_MANIFEST_DIR"));
        let records = referee::records(&said(&folder, &format!("replay --json {path}")));
        assert_eq!(records.last().expect("a result")["decided-by"], decided, "{name}");
    }
}

#[test]
fn the_referee_is_not_fooled() {
    let folder = Folder::new();
    said(&folder, &format!("simulate {GAME} --players 2 --games 1 --save ."));
    let records = referee::records(&said(&folder, &format!("replay --json {GAME}-1.seaboard")));
    let mut tried = BTreeSet::new();
    for (place, record) in records.iter().enumerate() {
        let mut doctor = |trick: &'static str, pointer: &str, change: fn(&mut Value)| {
            let mut doctored = records.clone();
            let Some(value) = doctored[place].pointer_mut(pointer) else { return };
            change(value);
            if doctored != records && tried.insert(trick) {
                assert!(referee::check(&doctored).is_err(), "{trick} at {record}");
            }
        };
        doctor("an illegal action", "/taken/notation", |notation| *notation = json!("enter nowhere"));
        doctor("another seat", "/seat", |seat| *seat = json!(3 - number(seat)));
        doctor("a lost entry", "/number", |n| *n = json!(number(n) + 1));
        doctor("another total", "/total", |total| *total = json!(total.as_i64().unwrap() + 1));
        doctor("another line", "/lines/passengers", |points| *points = json!(99));
        doctor("another winner", "/winners", |winners| *winners = json!([1, 2]));
        doctor("a card dealt twice", "/deal/deck/0", |card| *card = json!(number(card) % 60 + 1));
        doctor("a forgotten passenger", "/events", |events| {
            events.as_array_mut().unwrap().retain(|e| e["fields"]["event"] != "seated");
        });
        doctor("a card from nowhere", "/events", |events| {
            let drew = events.as_array_mut().unwrap().iter_mut().find(|e| e["fields"]["event"] == "drew");
            drew.into_iter().for_each(|e| e["fields"]["card"] = json!(number(&e["fields"]["card"]) % 60 + 1));
        });
    }
    assert_eq!(tried.len(), 9, "{tried:?}");
}
