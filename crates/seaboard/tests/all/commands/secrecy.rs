//! `seaboard replay --as-seen-by`: two games that differ in one card look the same to all who never saw that card.

use serde_json::{Value, json};

use super::referee::{self, list, number};
use super::{GAME, numbers, said};
use crate::common::Folder;

const VIEWERS: [&str; 4] = ["1", "2", "3", "spectator"];

/// A card that seat 2 drew, how many entries of the log to keep, and who knows the card then.
struct Secret {
    card: u64,
    entries: usize,
    knowing: &'static [&'static str],
}

impl Secret {
    /// Whoever knows the card sees the game change when another one takes its place; nobody else does.
    #[track_caller]
    fn is_kept(&self, folder: &Folder, file: &str) {
        let saved = folder.read(file);
        let (header, log) = saved.split_once("---\n").expect("a header");
        let deck = header.lines().find(|line| line.starts_with("deck = ")).expect("a deck");
        let cards: Vec<u64> = numbers(deck).into_iter().map(|n| n as u64).collect();
        let (card, never_drawn) = (self.card, *cards.last().expect("cards"));
        let other = |c: &u64| match *c {
            c if c == card => never_drawn,
            c if c == never_drawn => card,
            c => c,
        };
        let swapped: Vec<u64> = cards.iter().map(other).collect();
        let log: String = log.split_inclusive('\n').take(self.entries).collect();
        let other_log = log.replace(&format!("2 play {card}\n"), &format!("2 play {never_drawn}\n"));
        folder.write("one", &format!("{header}---\n{log}"));
        let header = header.replace(deck, &format!("deck = {swapped:?}"));
        folder.write("other", &format!("{header}---\n{other_log}"));
        for viewer in VIEWERS {
            for json in ["", " --json"] {
                let seen = |file| {
                    let printed = said(folder, &format!("replay {file} --as-seen-by {viewer}{json}"));
                    printed.replace(&format!("\"file\":\"{file}\""), "")
                };
                let differs = seen("one") != seen("other");
                assert_eq!(differs, self.knowing.contains(&viewer), "{viewer}: card {card}{json}");
            }
        }
        assert_ne!(said(folder, "replay one"), said(folder, "replay other"), "without it all is shown");
    }
}

/// All events of a game: the number of the entry, and what happened.
fn events(records: &[Value]) -> Vec<(usize, &Value)> {
    let mut all = Vec::new();
    for record in records.iter().filter(|r| r["record"] == "entry") {
        let entry = number(&record["number"]) as usize;
        all.extend(list(&record["events"]).iter().map(|event| (entry, event)));
    }
    all
}

/// Each card that seat 2 draws, up to where it is played (a secret of seat 2 until the round ends), passed on (then seat 3
/// knows it too), or the game ends.
fn secrets(records: &[Value]) -> Vec<Secret> {
    let all = events(records);
    let end = records.iter().filter(|r| r["record"] == "entry").count();
    let mut secrets = Vec::new();
    for (at, (_, event)) in all.iter().enumerate() {
        let drawn = &event["fields"];
        if drawn["event"] != "drew" || drawn["seat"] != 2 {
            continue;
        }
        let next = all[at + 1..].iter().find(|(_, later)| later["fields"]["card"] == drawn["card"]);
        let (entries, knowing): (_, &[_]) = match next {
            Some((entry, later)) if later["fields"]["event"] == "passed" => (*entry, &["2", "3"]),
            Some((entry, _)) => (*entry, &["2"]),
            None => (end, &["2"]),
        };
        secrets.push(Secret { card: number(&drawn["card"]), entries, knowing });
    }
    secrets
}

#[test]
fn a_replay_shows_a_seat_nothing_of_anothers_hand() {
    let folder = Folder::new();
    said(&folder, &format!("simulate {GAME} --players 3 --games 3 --save ."));
    let (mut passed, mut kept, mut played) = (0, 0, 0);
    for seed in 1..=3 {
        let file = format!("{GAME}-{seed}.seaboard");
        let records = referee::records(&said(&folder, &format!("replay --json {file}")));
        let entries = records.iter().filter(|r| r["record"] == "entry").count();
        let secrets = secrets(&records);
        assert_eq!(secrets.len(), 11, "one card a round");
        for secret in secrets {
            secret.is_kept(&folder, &file);
            match (secret.knowing.len(), secret.entries == entries) {
                (2, _) => passed += 1,
                (_, true) => kept += 1,
                (_, false) => played += 1,
            }
        }
        for seen in VIEWERS.map(|viewer| said(&folder, &format!("replay {file} --as-seen-by {viewer}"))) {
            for name in ["random-1", "random-2", "random-3"] {
                assert_eq!(seen.matches(&format!("{name} plays ")).count(), 12, "in the end all is public");
            }
        }
    }
    assert!(passed > 0 && kept > 0 && played > 0, "{passed} {kept} {played}");
}

#[test]
fn json_for_one_viewer_holds_no_deal_no_entries_and_no_choices_of_others() {
    let folder = Folder::new();
    for game in [GAME, "on-board --captains", "pirates-under-fire"] {
        let id = game.split(' ').next().unwrap_or_default();
        said(&folder, &format!("simulate {game} --games 1 --save ."));
        let file = format!("{id}-1.seaboard");
        let everything = referee::records(&said(&folder, &format!("replay --json {file}")));
        assert!(everything[0]["deal"].is_object());
        let seats = list(&everything[0]["players"]).len();
        let mut own = 0;
        for viewer in (1..=seats).map(|seat| seat.to_string()).chain(["spectator".to_owned()]) {
            let records =
                referee::records(&said(&folder, &format!("replay --json {file} --as-seen-by {viewer}")));
            let told =
                json!(viewer.parse::<u64>().map_or(json!("spectator"), |seat| json!({ "seat": seat })));
            assert_eq!((&records[0]["viewer"], &records[0]["view"]["viewer"]), (&told, &told));
            assert!(records[0]["deal"].is_null());
            assert!(records.iter().all(|record| record["record"] != "entry"));
            for moment in records.iter().filter(|record| record["record"] == "moment") {
                let taken = &moment["own"]["taken"];
                assert!(taken.is_null() || viewer != "spectator");
                if !taken.is_null() {
                    assert!(list(&moment["own"]["legal"]).contains(taken), "{moment}");
                    own += 1;
                }
            }
        }
        let acts = everything.iter().filter(|record| record["taken"]["index"].is_u64()).count();
        assert_eq!(own, acts, "{game}: everybody sees their own actions, and nobody else's");
    }
}

#[test]
fn open_hands_are_shown_to_all() {
    let folder = Folder::new();
    said(&folder, &format!("simulate {GAME} --players 3 --games 1 --open-hands --save ."));
    let file = format!("{GAME}-1.seaboard");
    let records = referee::records(&said(&folder, &format!("replay --json {file}")));
    for secret in secrets(&records) {
        Secret { knowing: &VIEWERS, ..secret }.is_kept(&folder, &file);
    }
}

#[test]
fn json_says_who_sees_a_card() {
    let folder = Folder::new();
    for (hands, drawn, passed) in [
        ("", json!({ "only": [2] }), json!({ "only": [2, 3] })),
        (" --open-hands", json!("all"), json!("all")),
    ] {
        said(&folder, &format!("simulate {GAME} --players 3 --games 1 --save .{hands}"));
        let records = referee::records(&said(&folder, &format!("replay --json {GAME}-1.seaboard")));
        let of = |kind: &str| -> Vec<Value> {
            let all = events(&records).into_iter().map(|(_, event)| event);
            let own = all.filter(|e| e["fields"]["event"] == kind && e["fields"]["seat"] == 2);
            own.map(|e| e["seen-by"].clone()).collect()
        };
        assert_eq!(of("drew"), vec![drawn; 11]);
        assert_eq!(of("passed"), vec![passed; 11]);
        assert_eq!(of("played"), vec![json!({ "until-reveal": [2] }); 12]);
    }
}
