//! `--share` and `--join`: however many machines share the work, what comes of it is what one machine makes.

#[cfg(unix)]
mod examples;
#[cfg(target_os = "linux")]
mod halves;

use std::fs;

use super::refusals::refused_in_all_languages;
use super::{json, said};
use crate::common::{Folder, run_bytes};

const TOURNAMENT: &str =
    "tournament come-sail-away --players 3 --bots helmsman,deckhand,random --pairs 7 --seed 3";
const COURSE: &str = "train on-board --lessons 2 --games 5 --seed 3 --output weights";

/// Lets so many machines do a share each, on one or two threads, and says where the parts are, the last one first.
fn parts(folder: &Folder, line: &str, of: u64) -> String {
    let part = |number: u64| {
        let name = format!("part{number}");
        let line = format!("{line} --threads {} --share {number}/{of}", number % 2 + 1);
        let printed = run_bytes(folder, &line.split(' ').collect::<Vec<_>>(), "");
        fs::write(folder.0.join(&name), printed).expect("written");
        name
    };
    (1..=of).rev().map(part).collect::<Vec<_>>().join(",")
}

/// Writes a part again as somebody might spoil it.
fn spoil(folder: &Folder, part: &str, to: &str, change: impl FnOnce(&mut Vec<u8>)) {
    let mut bytes = fs::read(folder.0.join(part)).expect("readable");
    change(&mut bytes);
    fs::write(folder.0.join(to), bytes).expect("written");
}

/// Writes a part again as another build would have made it: with a word in its head that reads on differently.
fn forge(folder: &Folder, part: &str, to: &str, [before, after]: [&str; 2]) {
    spoil(folder, part, to, |bytes| {
        let text = String::from_utf8(bytes.clone()).expect("text");
        let (_, rest) = text.split_once('\n').expect("lines");
        assert_eq!(rest.matches(before).count(), 1, "{rest}");
        let rest = rest.replace(before, after);
        *bytes = format!("seaboard-share {:016x}\n{rest}", game::fnv1a(rest.bytes())).into_bytes();
    });
}

#[test]
fn a_tournament_that_several_machines_share_comes_out_as_one_machines_does() {
    let folder = Folder::new();
    let alone = said(&folder, TOURNAMENT);
    for of in 1..=3 {
        let parts = parts(&folder, TOURNAMENT, of);
        assert_eq!(said(&folder, &format!("{TOURNAMENT} --join {parts}")), alone, "{of}");
    }
}

#[test]
fn games_that_several_machines_analyse_are_judged_as_by_one() {
    let folder = Folder::new();
    said(&folder, "simulate --bots deckhand,random --games 3 --seed 820400 --save . on-board");
    let analyse = format!("analyse --budget 16 {}", folder.files().join(" "));
    let alone = said(&folder, &analyse);
    // How long it took differs, and nothing else.
    let reports = |line: &str| {
        let lines = said(&folder, line);
        let mut games: Vec<serde_json::Value> =
            lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        games.iter_mut().for_each(|game| game["seconds"] = 0.into());
        games
    };
    let programs = reports(&format!("{analyse} --json"));
    assert_eq!(programs.len(), 3);
    // More machines than games, too.
    for of in [1, 2, 4] {
        let parts = parts(&folder, &analyse, of);
        assert_eq!(said(&folder, &format!("{analyse} --join {parts}")), alone, "{of}");
        assert_eq!(reports(&format!("{analyse} --json --join {parts}")), programs, "{of}");
    }
    let joined = "part1,part2,part3,part4";
    let french = said(&folder, &format!("{analyse} --lang fr --join {joined}"));
    assert!(french.contains("Chance\u{a0}: ") && french.lines().count() == alone.lines().count(), "{french}");
    let no = |line: &str, named: &str| refused_in_all_languages(&folder, line, named);
    no(&format!("{} --join {joined}", analyse.replace("16", "17")), "--budget");
    no(&format!("{analyse} --par --join {joined}"), "--par");
    no(&format!("{analyse} --seat 1 --join {joined}"), "--seat");
    forge(&folder, "part4", "newer", ["[\"share-engine\",\"", "[\"share-engine\",\"9"]);
    no(
        &format!("{analyse} --join part1,part2,part3,newer"),
        "newer: this is a share of other work: the version of the engine",
    );
    let (fewer, last) = analyse.rsplit_once(' ').expect("files");
    no(&format!("{fewer} --join {joined}"), "the number of files is “3” there, and “2” here");
    let (fewest, other) = fewer.rsplit_once(' ').expect("files");
    no(&format!("{fewest} {last} {other} --join {joined}"), "the check sum of the files");
}

#[test]
fn a_course_that_several_machines_share_gives_the_weights_of_one() {
    let alone = Folder::new();
    let told = said(&alone, &format!("{COURSE} --threads 1"));
    let weights = fs::read(alone.0.join("weights")).expect("weights");
    for of in 1..=3 {
        let folder = Folder::new();
        let lesson = || said(&folder, &format!("{COURSE} --join {}", parts(&folder, COURSE, of)));
        assert_eq!(lesson() + &lesson(), told, "{of}");
        assert!(fs::read(folder.0.join("weights")).is_ok_and(|bytes| bytes == weights), "{of}");
        assert!(!folder.0.join("weights.half-way").exists(), "the course is over");
    }
}

#[test]
fn a_course_begun_by_several_machines_is_finished_by_one() {
    let (alone, folder) = (Folder::new(), Folder::new());
    said(&alone, COURSE);
    said(&folder, &format!("{COURSE} --join {}", parts(&folder, COURSE, 2)));
    said(&folder, COURSE);
    let weights = |folder: &Folder| fs::read(folder.0.join("weights")).expect("weights");
    assert!(weights(&folder) == weights(&alone));
}

#[test]
fn a_course_that_is_finished_is_not_begun_again_by_one_round_too_many() {
    let folder = Folder::new();
    let parts = parts(&folder, COURSE, 2);
    said(&folder, COURSE);
    let weights = fs::read(folder.0.join("weights")).expect("weights");
    for round in ["--share 1/2", &format!("--join {parts}")] {
        let why = "weights is there already, and its course is finished";
        refused_in_all_languages(&folder, &format!("{COURSE} {round}"), why);
    }
    assert!(fs::read(folder.0.join("weights")).is_ok_and(|bytes| bytes == weights));
    // Where it cannot be read how far a course is, none begins either.
    fs::create_dir(folder.0.join("weights.half-way")).expect("a new folder");
    refused_in_all_languages(&folder, COURSE, "cannot read weights.half-way");
    assert!(fs::read(folder.0.join("weights")).is_ok_and(|bytes| bytes == weights));
}

#[test]
fn parts_of_another_lesson_or_course_are_refused() {
    let folder = Folder::new();
    let parts = parts(&folder, COURSE, 2);
    let join = |course: &str, parts: &str| format!("{course} --join {parts}");
    let no = |line: &str, named: &str| refused_in_all_languages(&folder, line, named);
    no(&join(&COURSE.replace("--seed 3", "--seed 4"), &parts), "--seed is “3” there, and “4” here");
    no(&join(&COURSE.replace("--lessons 2", "--lessons 3"), &parts), "--lessons");
    no(&join(&COURSE.replace("--games 5", "--games 6"), &parts), "--games");
    no(&join(&COURSE.replace("on-board", "pirates-under-fire"), &parts), "the game is “on-board” there");
    no(&join(TOURNAMENT, &parts), "the command is “train” there, and “tournament” here");
    assert!(!folder.0.join("weights").exists(), "nothing was learned");
    said(&folder, &join(COURSE, &parts));
    no(&join(COURSE, &parts), "the lesson is “1” there, and “2” here");
    // The same lesson of a course that learned something else before.
    let next = self::parts(&folder, COURSE, 1);
    let half_way = folder.0.join("weights.half-way");
    let mut bytes = fs::read(&half_way).expect("half-way");
    *bytes.last_mut().expect("bytes") ^= 1;
    fs::write(half_way, bytes).expect("written");
    no(&join(COURSE, &next), "what was learned before");
}

#[test]
fn parts_that_are_missing_doubled_or_damaged_are_refused() {
    let folder = Folder::new();
    parts(&folder, TOURNAMENT, 2);
    fs::copy(folder.0.join("part2"), folder.0.join("of-two")).expect("copied");
    parts(&folder, TOURNAMENT, 3);
    let no = |parts: &str, named: &str| {
        refused_in_all_languages(&folder, &format!("{TOURNAMENT} --join {parts}"), named);
    };
    no("part1,part3", "share 2 of 3 is missing");
    no("part1,part2", "share 3 of 3 is missing");
    no("part1,part2,part3,part2", "part2: share 2 is given twice");
    no("part1,of-two,part3", "of-two: this is a share of other work: the number of shares is “2” there");
    no("part1,part2,nowhere", "nowhere");
    spoil(&folder, "part2", "cut", |bytes| bytes.truncate(bytes.len() - 1));
    spoil(&folder, "part2", "changed", |bytes| *bytes.last_mut().expect("bytes") ^= 1);
    spoil(&folder, "part2", "renumbered", |bytes| {
        let text = String::from_utf8(bytes.clone()).expect("text");
        *bytes = text.replace("\"share\":2", "\"share\":1").into_bytes();
    });
    for spoilt in ["cut", "changed", "renumbered"] {
        no(&format!("part1,{spoilt},part3"), &format!("{spoilt}: this share is damaged"));
    }
    folder.write("odd", "{}");
    folder.write("empty", "");
    no("part1,odd", "odd: this is not a share of any work");
    no("empty", "empty: this is not a share of any work");
    refused_in_all_languages(&folder, &format!("{TOURNAMENT} --share 4/3"), "--share");
    refused_in_all_languages(&folder, &format!("{COURSE} --share 1/2 --join part1"), "--share");
    let other = TOURNAMENT.replace("helmsman,deckhand", "deckhand,helmsman");
    refused_in_all_languages(&folder, &format!("{other} --join part1,part2,part3"), "--bots");
}

#[test]
fn the_options_of_a_game_tell_tournaments_apart() {
    let folder = Folder::new();
    let two = "tournament on-board --bots deckhand,random --pairs 1";
    parts(&folder, two, 1);
    let captains = two.replace("on-board", "on-board --captains");
    refused_in_all_languages(&folder, &format!("{captains} --join part1"), "the options of the game");
    let joined = json(&folder, &format!("{two} --json --join part1"));
    assert_eq!(joined["results"][0]["deals"], 1.0);
}

#[test]
fn parts_of_another_build_with_other_rules_or_weights_are_refused() {
    let folder = Folder::new();
    let two = "tournament on-board --bots deckhand,random --pairs 1";
    parts(&folder, two, 1);
    for (fact, named) in
        [("share-rules", "the version of the rules"), ("share-weights", "the check sum of the weights")]
    {
        let word = format!("[\"{fact}\",\"");
        forge(&folder, "part1", "forged", [&word, &format!("{word}1")]);
        refused_in_all_languages(&folder, &format!("{two} --join forged"), named);
    }
    // The same weights in a file are the same.
    let weights = include_bytes!("../../../../bots/weights/on-board.weights");
    fs::write(folder.0.join("weights"), weights).expect("written");
    said(&folder, &format!("{two} --weights weights --join part1"));
}
