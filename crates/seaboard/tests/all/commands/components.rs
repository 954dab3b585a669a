//! `seaboard components`.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::referee::{list, text};
use super::refusals::{refused, refused_in_all_languages};
use super::{COMPONENTS, GAME, dear_dining_room, json, numbers, said};
use crate::common::Folder;

/// A value of the component file: the name of its field, the value and the source.
type Printed = (String, String, String);

/// Every value of a component file, named as a person would.
fn values(file: &str) -> BTreeSet<Printed> {
    fn plain(value: &toml::Value) -> String {
        value.as_str().map_or_else(|| value.to_string(), str::to_owned)
    }
    let mut all = BTreeSet::new();
    let mut note = |part: &str, table: &toml::Value| {
        for (field, value) in table.as_table().expect("a table") {
            if let (Some(printed), Some(source)) = (value.get("value"), value.get("source")) {
                all.insert((format!("{part}.{field}"), plain(printed), plain(source)));
            }
        }
    };
    for (kind, part) in file.parse::<toml::Table>().expect("TOML") {
        let first = if kind == "luggage-track" { 0 } else { 1 };
        match part.as_array() {
            None => note(&kind, &part),
            Some(parts) => parts.iter().zip(first..).for_each(|(part, place)| {
                let key = part.get("colour").or(part.get("number"));
                note(&format!("{kind} {}", key.map_or(format!("{place}"), plain)), part)
            }),
        }
    }
    all
}

/// The same, as `components --json` prints them.
fn listed(printed: &Value) -> BTreeSet<Printed> {
    let source = |source: &Value| match &source["stated"] {
        Value::Null => text(source).to_owned(),
        texts => format!("stated {}", list(texts).iter().map(text).collect::<Vec<_>>().join(" ")),
    };
    let value =
        |v: &Value| (text(&v["field"]).to_owned(), text(&v["value"]).to_owned(), source(&v["source"]));
    list(&printed["values"]).iter().map(value).collect()
}

#[test]
fn components_lists_every_value_with_its_source() {
    let folder = Folder::new();
    let printed = json(&folder, &format!("components {GAME} --json"));
    let all = values(COMPONENTS);
    assert!(all.len() > 100);
    assert_eq!(listed(&printed), all);
    assert_eq!(list(&printed["values"]).len(), all.len(), "each once");
    let fingerprint = text(&printed["fingerprint"]);
    for lang in ["en", "fr", "uk"] {
        let table = said(&folder, &format!("components {GAME} --lang {lang}"));
        assert!(table.lines().next().unwrap().contains(fingerprint), "{table}");
        assert!(!table.contains("cli-") && !table.contains('{'), "{table}");
        let mut sources: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        let mut lines = table.lines().skip_while(|line| !line.is_empty()).skip(1);
        for value in list(&printed["values"]) {
            let line = lines.next().expect("a line for each value");
            let rest = line.strip_prefix(text(&value["field"])).expect("in the order of the file");
            let rest = rest.trim_start().strip_prefix(text(&value["value"])).expect("its value");
            let named = all.iter().find(|(field, ..)| field == text(&value["field"])).unwrap();
            sources.entry(&named.2).or_default().insert(rest.trim());
        }
        assert_eq!(lines.next(), None);
        let words: BTreeSet<_> = sources.values().flatten().collect();
        assert!(sources.values().all(|said| said.len() == 1) && words.len() == sources.len(), "{sources:?}");
    }
}

#[test]
fn a_changed_value_is_shown_under_another_fingerprint() {
    let folder = Folder::new();
    folder.write("same.toml", COMPONENTS);
    folder.write("mine.toml", &dear_dining_room());
    let built_in = json(&folder, &format!("components {GAME} --json"));
    assert_eq!(json(&folder, &format!("components {GAME} --json --components same.toml")), built_in);
    let mine = json(&folder, &format!("components {GAME} --json --components mine.toml"));
    assert_ne!(mine["fingerprint"], built_in["fingerprint"]);
    let (before, after) = (listed(&built_in), listed(&mine));
    let changed = |n: &str, source: &str| ("facility 1.points".to_owned(), n.to_owned(), source.to_owned());
    assert!(before.difference(&after).eq([&changed("6", "reconstructed")]));
    assert!(after.difference(&before).eq([&changed("99", "stated box")]));
    let table = said(&folder, &format!("components {GAME} --components mine.toml"));
    assert!(table.contains(text(&mine["fingerprint"])) && !table.contains(text(&built_in["fingerprint"])));
    let line = table.lines().find(|line| line.starts_with("facility 1.points ")).expect("the value");
    assert_eq!(numbers(line), [1.0, 99.0], "{line}");
}

#[test]
fn broken_component_files_are_refused_by_field() {
    let folder = Folder::new();
    let pool = "number = 7\nseats = { value = 5,";
    let yellow = "colour = \"yellow\"\ndoors = { value = 3, source = \"stated fr\" }\n\
        points = { value = 4, source = \"reconstructed\" }";
    let last = "[[card]]\nface = { value = \"KGYK*\", source = \"reconstructed\" }\n";
    for (field, printed, broken) in [
        ("facility 7.seats", pool, "number = 7\nseats = { value = 6,"),
        ("guest-cabin yellow.points", yellow, &yellow.replace("value = 4", "value = -4")),
        ("guest-cabin yellow.points", yellow, &yellow.replace("reconstructed", "rumoured")),
        ("colour", yellow, &yellow.replace("colour = \"yellow\"\n", "")),
        ("card", last, ""),
        ("card 60.face", "KGYK*", "KGYX*"),
        ("card 60.face", "KGYK*", "KGYK"),
        ("luggage-track", "\"points 10\"", "\"small cabin\""),
        ("luggage-track 15.space", "\"points 10\"", "\"points ten\""),
        ("first-ship", "a0 = { value = \"1\"", "a0 = { value = \"2\""),
        ("small-cabin", "[[small-cabin]]", "[[tiny-cabin]]"),
    ] {
        assert!(COMPONENTS.contains(printed), "{printed}");
        folder.write("broken.toml", &COMPONENTS.replace(printed, broken));
        refused_in_all_languages(&folder, &format!("components {GAME} --components broken.toml"), field);
        let simulate = format!("simulate {GAME} --games 1 --components broken.toml");
        let reason = refused(&folder, &simulate, "en_GB");
        assert!(reason.starts_with("broken.toml: ") && reason.contains(field), "{field}: {reason}");
    }
    for rubbish in ["", "not toml", "[card", "card = 3", "[[[", "= 3", "[]\n"] {
        folder.write("broken.toml", rubbish);
        let line = format!("components {GAME} --json --components broken.toml");
        refused_in_all_languages(&folder, &line, "broken.toml: ");
        let reason = refused(&folder, &line, "en_GB");
        assert!(reason.split(':').all(|part| !part.trim().is_empty()), "{rubbish:?}: {reason}");
    }
    folder.write("mine.toml", COMPONENTS);
    let options = format!("simulate {GAME} --games 1 --components mine.toml --facilities 1-4");
    assert!(!refused(&folder, &options, "en_GB").contains("mine.toml"), "the file is not at fault");
}
