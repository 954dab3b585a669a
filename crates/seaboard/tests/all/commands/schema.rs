//! `docs/format.schema.json` describes what `replay --json` prints, and nothing else.

mod checker;

use std::fs;
use std::path::{Path, PathBuf};

use checker::Schema;
use serde_json::{Value, json};

use super::{GAME, referee, said};
use crate::common::{Folder, run};

pub(super) fn schema() -> Schema {
    Schema::new(include_str!("../../../../../docs/format.schema.json"))
}

/// Every saved and golden game.
fn games() -> Vec<PathBuf> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../catalog/tests");
    let folders = ["golden", "saved/1", "saved/2"].map(|folder| tests.join(folder));
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("readable"));
    files.map(|entry| entry.expect("readable").path()).collect()
}

fn records(folder: &Folder, more: &[&str]) -> Vec<Value> {
    let games: Vec<String> = games().iter().map(|path| path.display().to_string()).collect();
    let files = games.iter().map(String::as_str);
    let args: Vec<&str> = ["replay", "--json"].into_iter().chain(files).chain(more.iter().copied()).collect();
    referee::records(&run(folder, &args, ""))
}

#[test]
fn every_record_of_every_saved_game_is_as_the_schema_says() {
    let (folder, schema) = (Folder::new(), schema());
    for more in [&[][..], &["--all-legal"], &["--as-seen-by", "1"], &["--as-seen-by", "spectator"]] {
        let records = records(&folder, more);
        assert!(records.len() > 500);
        for record in records {
            schema.check(&record).unwrap_or_else(|fault| panic!("{fault}: {record}"));
        }
    }
}

#[test]
fn the_kind_of_record_comes_first() {
    let folder = Folder::new();
    said(&folder, &format!("simulate {GAME} --players 2 --games 1 --save ."));
    for more in ["", " --as-seen-by 1"] {
        let printed = said(&folder, &format!("replay --json {GAME}-1.seaboard{more}"));
        assert!(printed.lines().all(|line| line.starts_with("{\"record\":\"")), "{printed}");
    }
}

#[test]
fn a_broken_record_is_found_whatever_is_broken() {
    let (folder, schema) = (Folder::new(), schema());
    let mut records = records(&folder, &["--all-legal"]);
    records.extend(self::records(&folder, &["--as-seen-by", "1"]));
    let breaks: [(&str, &str, Value); 24] = [
        ("", "record", json!("deal")),
        ("", "number", json!(0)),
        ("", "seat", json!(5)),
        ("", "surplus", json!(1)),
        ("", "awaited", json!([0])),
        ("", "viewer", json!("nobody")),
        ("", "players", json!([])),
        ("", "game", json!("ludo")),
        ("", "winners", json!("1")),
        ("", "decided-by", json!("luck")),
        ("", "lines", json!({ "rooms": "many" })),
        ("", "total", json!(1.5)),
        ("", "events", json!([{ "seen-by": "all" }])),
        ("", "events", json!([{ "reveal": false }])),
        ("", "own", json!({ "taken": null })),
        ("/taken", "index", json!(-1)),
        ("/taken", "notation", json!("")),
        ("/all-legal/0", "legal", Value::Null),
        ("/taken", "fields", json!({ "action": "jump" })),
        ("/taken", "fields", json!({ "action": "play" })),
        ("/events/0", "fields", json!({ "event": "over", "seat": 1 })),
        ("/view", "viewer", json!("nobody")),
        ("", "deal", json!({})),
        ("/details", "combinations", json!([{}])),
    ];
    for (place, field, value) in breaks {
        let fits = |record: &&Value| {
            field == "surplus" || record.pointer(&format!("{place}/{field}")).is_some_and(|old| *old != value)
        };
        let mut record = records.iter().find(fits).unwrap_or_else(|| panic!("no {place}/{field}")).clone();
        schema.check(&record).expect("a good record");
        record.pointer_mut(place).expect("there")[field] = value.clone();
        assert!(schema.check(&record).is_err(), "{place}/{field} = {value}: {record}");
    }
    for kind in ["opening", "entry", "moment", "score", "result"] {
        let record = records.iter().find(|record| record["record"] == kind).expect("one of each");
        for field in schema.required(kind) {
            let mut record = record.clone();
            record.as_object_mut().expect("an object").remove(&field);
            assert!(schema.check(&record).is_err(), "{kind} without {field}");
        }
    }
}
