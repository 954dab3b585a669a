//! `seaboard check`, `seaboard bench` and `seaboard tournament`.

use catalog::GameId;
use serde_json::json;

use super::referee::{self, number};
use super::refusals::refused_in_all_languages;
use super::{GAME, numbers, said};
use crate::common::Folder;

#[test]
fn check_says_that_the_rules_hold() {
    let folder = Folder::new();
    let report = said(&folder, &format!("check {GAME} --games 20"));
    assert_eq!(report.lines().count(), 1);
    let [games, actions] = numbers(&report)[..] else { panic!("{report}") };
    assert!(games == 20.0 && actions > 20.0 * 50.0, "{report}");
    assert!(report.contains("holds"), "{report}");
    let french = said(&folder, &format!("check {GAME} --games 20 --lang fr"));
    assert!(french != report && numbers(&french) == numbers(&report), "{french}");
    for (lang, one) in [("en", ": 1 game, "), ("fr", ": 1 partie, "), ("uk", "партій: 1, ")] {
        let report = said(&folder, &format!("check {GAME} --games 1 --lang {lang}"));
        assert!(report.starts_with(GAME) && report.contains(one), "{report}");
    }
    let all = said(&folder, "check --games 1");
    let games: Vec<&str> = all.lines().filter_map(|line| Some(line.split_once(':')?.0)).collect();
    assert_eq!(games, GameId::ALL.iter().map(|game| game.name()).collect::<Vec<_>>());
    // With this seed a game is also checked at a table.
    let elsewhere = said(&folder, &format!("check {GAME} --games 20 --seed 61 --lang uk"));
    assert!(numbers(&elsewhere)[0] == 20.0 && numbers(&elsewhere) != numbers(&report), "{elsewhere}");
}

#[test]
fn bench_measures_what_it_is_asked_to() {
    let folder = Folder::new();
    let measured = |line: &str| referee::records(&said(&folder, line));
    for players in 1u64..=4 {
        let asked = format!("bench {GAME} --players {players} --games 50 --json");
        let [record] = &measured(&asked)[..] else { panic!("one record") };
        assert_eq!((&record["game"], &record["games"]), (&json!(GAME), &json!(50)));
        assert_eq!(record["options"]["players"], players);
        // Twelve rounds of at least a card, two rooms and the end.
        assert!(number(&record["actions"]) >= 50 * players * 12 * 4, "{record}");
        assert!(number(&record["state-bytes"]) > 0);
        for rate in ["seconds", "games-per-second", "actions-per-second"] {
            assert!(record[rate].as_f64().is_some_and(|n| n > 0.0 && n.is_finite()), "{record}");
        }
        assert_eq!(record.as_object().map(serde_json::Map::len), Some(8), "{record}");
        assert_eq!(measured(&asked)[0]["actions"], record["actions"]);
    }
    let [other] = &measured("bench on-board --captains --games 20 --json")[..] else { panic!("one record") };
    assert_eq!((&other["game"], &other["options"]["captains"]), (&json!("on-board"), &json!(true)));
    for lang in ["en", "fr", "uk"] {
        let line = said(&folder, &format!("bench {GAME} --games 5 --lang {lang}"));
        assert!(line.lines().count() == 1 && line.contains(GAME), "{line}");
    }
}

#[test]
fn scoring_is_measured_apart() {
    let folder = Folder::new();
    let line = "bench pirates-under-fire --scoring --games 20 --json";
    let [record] = &referee::records(&said(&folder, line))[..] else { panic!("one record") };
    let micros = |name: &str| record[name].as_f64().unwrap_or_default();
    let (mean, worst) = (micros("scoring-mean-microseconds"), micros("scoring-worst-microseconds"));
    assert!(mean > 0.0 && worst >= mean, "{record}");
}

#[test]
fn a_tournament_tells_results_without_luck_where_only_piles_are_hidden() {
    let folder = Folder::new();
    let line = "tournament come-sail-away --bots navigator --pairs 20";
    let record = referee::records(&said(&folder, &format!("{line} --without-luck --json"))).remove(0);
    let result = &record["results"][0];
    let width =
        |what: &str| result[what]["high"].as_f64().zip(result[what]["low"].as_f64()).map(|(h, l)| h - l);
    assert!(width("without-luck") > Some(0.0) && width("without-luck") < width("points"), "{result}");
    let told = said(&folder, &format!("{line} --without-luck"));
    let plain = said(&folder, line);
    assert!(told.starts_with(&plain) && told.lines().count() == 2, "{told}");
    for secrets in ["pirates-under-fire", "on-board", "come-sail-away --players 2"] {
        let line = format!("tournament {secrets} --bots helmsman,random --without-luck");
        refused_in_all_languages(&folder, &line, "--without-luck");
    }
}

#[test]
fn a_bot_plays_with_the_weights_of_its_name() {
    let folder = Folder::new();
    let weights = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/weights/come-sail-away.weights");
    let bots = format!("navigator,navigator:weights={weights}");
    let told = said(&folder, &format!("tournament come-sail-away --bots {bots} --pairs 4"));
    let results: Vec<_> = told.lines().map(|line| line.rsplit_once(": ").map(|(_, result)| result)).collect();
    assert!(results.len() == 2 && results[0] == results[1], "{told}");
    let other = format!("navigator:weights={weights}");
    refused_in_all_languages(&folder, &format!("tournament on-board --bots {other},random"), "on-board");
}

#[test]
fn a_tournament_tells_who_is_stronger() {
    let folder = Folder::new();
    let play = |line: &str| referee::records(&said(&folder, line)).remove(0);
    let record = play("tournament pirates-under-fire --bots helmsman,deckhand,random --pairs 6 --json");
    let results = record["results"].as_array().cloned().unwrap_or_default();
    let pairings: Vec<_> = results.iter().map(|r| (r["bot"].clone(), r["against"].clone())).collect();
    let expected = [("helmsman", "deckhand"), ("helmsman", "random"), ("deckhand", "random")];
    assert_eq!(pairings, expected.map(|(one, other)| (json!(one), json!(other))));
    for result in &results {
        assert!(result["won"]["mean"].as_f64().is_some_and(|won| won > 0.5), "{result}");
        assert!(result["elo"]["low"].as_f64() < result["elo"]["high"].as_f64(), "{result}");
        assert_eq!(result["deals"], json!(6.0));
    }
    let decided = play("tournament pirates-under-fire --bots helmsman,random --pairs 500 --sprt --json");
    assert!(decided["results"][0]["deals"].as_f64().is_some_and(|deals| deals < 500.0), "{decided}");
    let alone = said(&folder, "tournament come-sail-away --bots deckhand,helmsman --pairs 3");
    assert_eq!(alone.lines().count(), 2, "{alone}");
    let four =
        said(&folder, "tournament come-sail-away --players 4 --bots helmsman,deckhand --pairs 1 --lang uk");
    assert!(four.contains("helmsman – deckhand"), "{four}");
    refused_in_all_languages(&folder, "tournament come-sail-away --bots pilot", "pilot");
    refused_in_all_languages(&folder, "tournament come-sail-away --bots admiral:depth=2", "depth=2");
    refused_in_all_languages(&folder, "tournament come-sail-away --bots admiral:weights=nowhere", "nowhere");
    refused_in_all_languages(&folder, "tournament on-board --bots helmsman", "--bots");
}
