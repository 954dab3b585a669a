//! `seaboard check` and `seaboard bench`.

use serde_json::json;

use crate::common::Folder;
use crate::referee::{self, number};
use crate::{GAME, numbers, said};

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
    for (lang, one) in [("en", "1 game, "), ("fr", "1 partie, "), ("uk", "Ігор: 1, ")] {
        let report = said(&folder, &format!("check {GAME} --games 1 --lang {lang}"));
        assert!(report.starts_with(one), "{report}");
    }
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
