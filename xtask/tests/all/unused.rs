//! Every dependency is used by the crate that names it, where it says it would be.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::project::{list, metadata, text, toml};

/// All that a crate's Rust files in these places say.
fn said(package: &Path, places: &[&str]) -> String {
    places.iter().map(|place| all_of(&package.join(place))).collect()
}

fn all_of(path: &Path) -> String {
    if path.is_dir() {
        let entries = fs::read_dir(path).expect("readable");
        return entries.map(|entry| all_of(&entry.expect("readable").path())).collect();
    }
    let is_code = path.extension().is_some_and(|ending| ending == "rs") && path.is_file();
    if is_code { fs::read_to_string(path).expect("text") } else { String::new() }
}

/// Macros of ours that name a crate for whoever calls them.
const NAMED_BY: [(&str, &str); 1] = [("serde", "serde_as_text!(")];

/// Whether code names a crate: as the beginning of a path, where it is brought in whole, or by a macro.
fn names(code: &str, name: &str) -> bool {
    if NAMED_BY.iter().any(|(named, by)| *named == name && code.contains(by)) {
        return true;
    }
    let word = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(name).any(|(at, _)| {
        let (before, after) = (&code[..at], &code[at + name.len()..]);
        let begins = !before.ends_with(|c| word(c) || c == ':' || c == '"');
        let used = after.starts_with("::") || (before.ends_with("use ") && after.starts_with([';', ' ']));
        begins && used
    })
}

/// What a crate depends on and never names.
fn unused(package: &Value, code: impl Fn(&[&str]) -> String) -> Vec<String> {
    let dependencies = list(package, "dependencies").iter();
    let idle = dependencies.filter(|one| {
        let name = one["rename"].as_str().unwrap_or(text(one, "name")).replace('-', "_");
        let places: &[&str] = match one["kind"].as_str() {
            None => &["src"],
            Some("build") => &["build.rs"],
            Some(_) => &["src", "tests", "examples", "benches"],
        };
        !names(&code(places), &name)
    });
    idle.map(|one| format!("{} does not use {}", text(package, "name"), text(one, "name"))).collect()
}

#[test]
fn every_dependency_is_used() {
    let metadata = metadata();
    let own = || list(&metadata, "packages").iter().filter(|package| package["source"].is_null());
    assert!(own().count() > 10);
    let faults: Vec<String> = own()
        .flat_map(|package| {
            let manifest = Path::new(text(package, "manifest_path"));
            let dir = manifest.parent().expect("a directory");
            unused(package, |places| said(dir, places))
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));

    let wanted: BTreeSet<&str> =
        own().flat_map(|package| list(package, "dependencies")).map(|one| text(one, "name")).collect();
    let listed = toml("Cargo.toml");
    let listed = listed["workspace"]["dependencies"].as_table().expect("a table");
    let idle: Vec<&String> = listed.keys().filter(|name| !wanted.contains(name.as_str())).collect();
    assert!(idle.is_empty(), "no crate wants {idle:?} of the workspace's list");
}

#[test]
fn what_is_not_used_is_found() {
    let ship = serde_json::json!({ "name": "ship", "dependencies": [
        { "name": "main-sail", "rename": null, "kind": null },
        { "name": "anchor", "rename": "iron", "kind": null },
        { "name": "gauge", "rename": null, "kind": "dev" },
    ] });
    let code = |source: &'static str, tests: &'static str| {
        move |places: &[&str]| {
            if places.contains(&"tests") { format!("{source}{tests}") } else { source.to_owned() }
        }
    };
    let faults = |source, tests| unused(&ship, code(source, tests));
    assert_eq!(faults("use main_sail::Sail; iron::drop();", "use gauge;"), Vec::<String>::new());
    assert_eq!(
        faults("// main_sail and iron", "use my_gauge::read; crate::gauge::read()"),
        ["ship does not use main-sail", "ship does not use anchor", "ship does not use gauge"]
    );
    // Used by tests alone: it belongs to the other list.
    assert_eq!(faults("iron::drop()", "main_sail::set(); gauge::read()"), ["ship does not use main-sail"]);
}
