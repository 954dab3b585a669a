//! Dependencies keep to deny.toml: their licences, where they come from, what is banned, and no two versions of one.
//!
//! cargo-deny does the same and more, and takes minutes to install; this runs with the other tests.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use toml::Table;

use crate::project::{list, metadata, text, toml};

/// A crate in the lock file.
#[derive(Clone)]
struct Locked {
    name: String,
    version: String,
    /// None for our own.
    source: Option<String>,
}

fn locked(lock: &Table) -> Vec<Locked> {
    let text = |package: &toml::Value, field: &str| package.get(field)?.as_str().map(str::to_owned);
    let packages = lock["package"].as_array().expect("packages").iter();
    let read = |package| {
        let (name, version) = (text(package, "name")?, text(package, "version")?);
        Some(Locked { name, version, source: text(package, "source") })
    };
    packages.map(|package| read(package).expect("a name and a version")).collect()
}

fn texts<'a>(rules: &'a Table, part: &str, field: &str) -> Vec<&'a str> {
    let values = rules[part][field].as_array().expect("a list").iter();
    values.map(|value| value.as_str().expect("a text")).collect()
}

/// The crates that a list of the bans names; each has its reason.
fn named<'a>(rules: &'a Table, field: &str) -> Vec<&'a str> {
    let entries = rules["bans"][field].as_array().expect("a list").iter();
    let named = |entry: &'a toml::Value| {
        assert!(entry["reason"].as_str().is_some_and(|reason| !reason.is_empty()), "{entry}: why?");
        entry["crate"].as_str().expect("a crate")
    };
    entries.map(named).collect()
}

/// Whether a crate is the one that is named so, `syn` or `syn@2`.
fn is(locked: &Locked, named: &str) -> bool {
    let (name, version) = named.split_once('@').unwrap_or((named, ""));
    let start = format!("{version}.");
    locked.name == name && (version.is_empty() || locked.version.starts_with(&start))
}

fn banned(rules: &Table, all: &[Locked]) -> Vec<String> {
    let bans = named(rules, "deny");
    let bad = all.iter().filter(|locked| bans.iter().any(|ban| is(locked, ban)));
    bad.map(|locked| format!("{} is banned", locked.name)).collect()
}

fn from_elsewhere(rules: &Table, all: &[Locked]) -> Vec<String> {
    let registries: Vec<String> =
        texts(rules, "sources", "allow-registry").iter().map(|url| format!("registry+{url}")).collect();
    let elsewhere = |locked: &&Locked| locked.source.as_ref().is_some_and(|from| !registries.contains(from));
    all.iter().filter(elsewhere).map(|locked| format!("{}: {:?}", locked.name, locked.source)).collect()
}

fn twice(rules: &Table, all: &[Locked]) -> Vec<String> {
    let skips = named(rules, "skip");
    let mut versions = BTreeMap::<&str, Vec<&str>>::new();
    for locked in all.iter().filter(|locked| !skips.iter().any(|skip| is(locked, skip))) {
        versions.entry(&locked.name).or_default().push(&locked.version);
    }
    let twice = versions.iter().filter(|(_, versions)| versions.len() > 1);
    let twice = twice.map(|(name, versions)| format!("{name} is there as {}", versions.join(" and ")));
    let idle = skips.iter().filter(|skip| !all.iter().any(|locked| is(locked, skip)));
    twice.chain(idle.map(|skip| format!("{skip} is excused, and not there"))).collect()
}

/// Licences that do not suffice, and allowed ones that nobody needs.
fn licences(rules: &Table, packages: &[(String, String)]) -> Vec<String> {
    let allowed = texts(rules, "licenses", "allow");
    let bad = packages.iter().filter(|(_, licence)| !suffices(licence, &allowed));
    let bad = bad.map(|(name, licence)| format!("{name}: {licence:?} is not allowed"));
    let mentioned: BTreeSet<&str> = packages.iter().flat_map(|(_, licence)| words(licence)).collect();
    let with_exception = |licence: &str| {
        licence.contains(" WITH ") && packages.iter().any(|(_, whole)| whole.contains(licence))
    };
    let idle = allowed.iter().filter(|licence| !mentioned.contains(**licence) && !with_exception(licence));
    bad.chain(idle.map(|licence| format!("{licence} is allowed, and nobody's licence"))).collect()
}

/// Names, `AND`, `OR`, `WITH` and parentheses of an SPDX expression; the slash is how `OR` was once written.
fn words(licence: &str) -> impl Iterator<Item = &str> {
    let signs = |c: char| c == '(' || c == ')';
    licence.split([' ', '/']).flat_map(move |word| word.split_inclusive(signs)).flat_map(move |word| {
        let (name, sign) = word.split_at(word.trim_end_matches(signs).len());
        [name, sign].into_iter().filter(|part| !part.is_empty())
    })
}

/// Whether the allowed licences fulfil an expression.
fn suffices(licence: &str, allowed: &[&str]) -> bool {
    let joined = licence.replace('/', " OR ");
    let words: Vec<&str> = words(&joined).collect();
    let mut at = 0;
    any(&words, &mut at, allowed) && at == words.len()
}

/// Any of these, separated by `OR`.
fn any(words: &[&str], at: &mut usize, allowed: &[&str]) -> bool {
    let mut good = all(words, at, allowed);
    while words.get(*at) == Some(&"OR") {
        *at += 1;
        good |= all(words, at, allowed);
    }
    good
}

/// All of these, separated by `AND`.
fn all(words: &[&str], at: &mut usize, allowed: &[&str]) -> bool {
    let mut good = one(words, at, allowed);
    while words.get(*at) == Some(&"AND") {
        *at += 1;
        good &= one(words, at, allowed);
    }
    good
}

/// A licence, perhaps with an exception, or an expression in parentheses.
fn one(words: &[&str], at: &mut usize, allowed: &[&str]) -> bool {
    let first = words.get(*at).copied().unwrap_or_default();
    *at += 1;
    if first == "(" {
        let good = any(words, at, allowed);
        *at += 1;
        return good;
    }
    if words.get(*at) == Some(&"WITH") {
        let exception = words.get(*at + 1).copied().unwrap_or_default();
        *at += 2;
        return allowed.contains(&format!("{first} WITH {exception}").as_str());
    }
    allowed.contains(&first)
}

/// Versions that leave everything open.
fn wildcards(metadata: &Value) -> Vec<String> {
    let own = list(metadata, "packages").iter().filter(|package| package["source"].is_null());
    let open = |package: &Value| {
        let dependencies = list(package, "dependencies").iter();
        let open = dependencies.filter(|one| text(one, "req") == "*" && one["path"].is_null());
        open.map(|one| format!("{} takes any {}", text(package, "name"), text(one, "name")))
            .collect::<Vec<_>>()
    };
    own.flat_map(open).collect()
}

fn none(faults: &[String]) {
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn nothing_is_banned_comes_from_elsewhere_or_is_there_twice() {
    let (rules, all) = (toml("deny.toml"), locked(&toml("Cargo.lock")));
    none(&banned(&rules, &all));
    none(&from_elsewhere(&rules, &all));
    none(&twice(&rules, &all));
}

#[test]
fn licences_are_allowed_and_versions_are_said() {
    let metadata = metadata();
    let nodes: BTreeSet<&str> =
        list(&metadata["resolve"], "nodes").iter().map(|node| text(node, "id")).collect();
    let others = list(&metadata, "packages").iter().filter(|package| !package["source"].is_null());
    let used = others.filter(|package| nodes.contains(text(package, "id")));
    let licence = |package: &Value| package["license"].as_str().unwrap_or_default().to_owned();
    let packages: Vec<(String, String)> =
        used.map(|package| (text(package, "name").to_owned(), licence(package))).collect();
    assert!(packages.len() > 100, "{}", packages.len());
    none(&licences(&toml("deny.toml"), &packages));
    none(&wildcards(&metadata));
}

fn rules() -> Table {
    r#"
        [licenses]
        allow = ["MIT", "Zlib"]
        [bans]
        deny = [{ crate = "lead", reason = "heavy" }]
        skip = [{ crate = "rope@1", reason = "the mast" }]
        [sources]
        allow-registry = ["https://harbour"]
    "#
    .parse()
    .expect("TOML")
}

fn crates(named: &[&str]) -> Vec<Locked> {
    let source = Some("registry+https://harbour".to_owned());
    let crates = named.iter().filter_map(|name| name.split_once('@'));
    crates
        .map(|(name, version)| Locked { name: name.into(), version: version.into(), source: source.clone() })
        .collect()
}

#[test]
fn what_is_not_allowed_is_found() {
    let rules = rules();
    let good = crates(&["sail@1.0.0", "rope@1.2.0", "rope@2.0.0"]);
    for check in [banned, from_elsewhere, twice] {
        none(&check(&rules, &good));
    }
    assert_eq!(banned(&rules, &crates(&["lead@1.0.0"])), ["lead is banned"]);
    let sails = crates(&["sail@1.0.0", "sail@2.0.0", "rope@1.2.0", "rope@2.0.0"]);
    assert_eq!(twice(&rules, &sails), ["sail is there as 1.0.0 and 2.0.0"]);
    assert_eq!(twice(&rules, &crates(&["rope@12.0.0"])), ["rope@1 is excused, and not there"]);
    let mut found = good;
    found[0].source = Some("git+https://island".to_owned());
    assert_eq!(from_elsewhere(&rules, &found), ["sail: Some(\"git+https://island\")"]);
}

#[test]
fn licences_that_do_not_suffice_are_found() {
    let allowed = ["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"];
    for good in [
        "MIT",
        "GPL-3.0-only OR MIT",
        "GPL-3.0-only/MIT",
        "(GPL-3.0-only OR MIT) AND Zlib",
        "Apache-2.0 WITH LLVM-exception",
    ] {
        assert!(suffices(good, &allowed), "{good}");
    }
    for bad in [
        "",
        "GPL-3.0-only",
        "MIT AND GPL-3.0-only",
        "(MIT OR Zlib) AND GPL-3.0-only",
        "Apache-2.0",
        "MIT Zlib",
    ] {
        assert!(!suffices(bad, &allowed), "{bad}");
    }
    let package = |licence: &str| vec![("sail".to_owned(), licence.to_owned())];
    assert_eq!(licences(&rules(), &package("MIT")), ["Zlib is allowed, and nobody's licence"]);
    assert_eq!(
        licences(&rules(), &package("MIT AND Zlib AND X")),
        ["sail: \"MIT AND Zlib AND X\" is not allowed"]
    );
}

#[test]
fn open_versions_are_found() {
    let package = |req: &str| {
        serde_json::json!({ "packages": [
            { "name": "ship", "source": null, "dependencies": [{ "name": "sail", "req": req }] },
        ] })
    };
    none(&wildcards(&package("^1")));
    assert_eq!(wildcards(&package("*")), ["ship takes any sail"]);
}
