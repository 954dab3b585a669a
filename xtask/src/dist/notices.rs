//! The licences of everything that is compiled into the program and the app: one text, from what cargo has of the packages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::shell::Failure;

/// What is shipped: the program, and the app inside.
const SHIPPED: [&str; 2] = ["seaboard", "web"];
/// How files begin that are a licence.
const BEGINNINGS: [&str; 6] = ["license", "licence", "copying", "copyright", "notice", "unlicense"];

/// What is said of one package.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Notice {
    /// Name and version.
    package: String,
    /// The licence by its short name, as the package says it.
    licence: String,
    /// Where it comes from.
    home: String,
    /// The files that are its licence.
    texts: Vec<String>,
}

/// The text for what `cargo metadata` said.
pub(super) fn of(metadata: &Value) -> Result<String, Failure> {
    let packages: BTreeMap<&str, &Value> =
        list(&metadata["packages"]).iter().map(|package| (text(&package["id"]), package)).collect();
    let mut notices = Vec::new();
    for id in needed(metadata, &packages) {
        // Our own have no source: their licence lies beside.
        if let Some(package) = packages.get(id).filter(|package| !package["source"].is_null()) {
            notices.push(notice(package)?);
        }
    }
    notices.sort();
    Ok(written(&notices))
}

/// All packages that are compiled in: what is shipped, and whatever it depends on other than for tests or to be built.
fn needed<'a>(metadata: &'a Value, packages: &BTreeMap<&str, &Value>) -> BTreeSet<&'a str> {
    let nodes: BTreeMap<&str, &Value> =
        list(&metadata["resolve"]["nodes"]).iter().map(|node| (text(&node["id"]), node)).collect();
    let named = |id: &str| packages.get(id).map(|package| text(&package["name"]));
    let is_ours = |id: &str| packages.get(id).is_some_and(|package| package["source"].is_null());
    let first = nodes
        .keys()
        .copied()
        .filter(|id| is_ours(id) && named(id).is_some_and(|name| SHIPPED.contains(&name)));
    let mut waiting: Vec<&str> = first.collect();
    let mut found = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        if found.insert(id) {
            let edges = nodes.get(id).map(|node| list(&node["deps"])).unwrap_or_default();
            let compiled = |edge: &&Value| list(&edge["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
            waiting.extend(edges.iter().filter(compiled).map(|edge| text(&edge["pkg"])));
        }
    }
    found
}

fn notice(package: &Value) -> Result<Notice, Failure> {
    let name = format!("{} {}", text(&package["name"]), text(&package["version"]));
    let folder = Path::new(text(&package["manifest_path"])).parent().unwrap_or(Path::new(""));
    let cannot = |error| Failure::new(format!("cannot read {}: {error}", folder.display()));
    let mut files: Vec<_> = fs::read_dir(folder).map_err(cannot)?.map_while(Result::ok).collect();
    files.retain(|file| {
        let name = file.file_name().to_string_lossy().to_lowercase();
        BEGINNINGS.iter().any(|beginning| name.starts_with(beginning)) && file.path().is_file()
    });
    files.sort_by_key(|file| file.file_name());
    let texts = files.iter().map(|file| fs::read(file.path()).map_err(cannot));
    let texts = texts.map(|bytes| bytes.map(|bytes| tidy(&String::from_utf8_lossy(&bytes))));
    let home = [&package["repository"], &package["homepage"]].map(text);
    Ok(Notice {
        package: name,
        licence: text(&package["license"]).to_owned(),
        home: home.into_iter().find(|place| !place.is_empty()).unwrap_or_default().to_owned(),
        texts: texts.collect::<Result<_, _>>()?,
    })
}

/// The same text, however its lines end.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim().to_owned()
}

/// Who is thanked first, then each text once with those whose it is.
fn written(notices: &[Notice]) -> String {
    let mut out =
        "Seaboard is made with the work of others. This is what they ask to be passed on.\n\n".to_owned();
    let mut shared: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for notice in notices {
        let Notice { package, licence, home, texts } = notice;
        let without = if texts.is_empty() { "; the package brings no file of its licence" } else { "" };
        out += &format!("{package}: {licence}{without}. {home}\n");
        for text in texts {
            shared.entry(text).or_default().push(package);
        }
    }
    let mut texts: Vec<(Vec<&str>, &str)> = shared.into_iter().map(|(text, whose)| (whose, text)).collect();
    texts.sort();
    for (whose, text) in texts {
        out += &format!("\n{}\n{}\n\n{text}\n", "=".repeat(80), whose.join(", "));
    }
    out
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn package(name: &str, source: Option<&str>) -> Value {
        json!({ "id": name, "name": name, "version": "1.0.0", "source": source, "manifest_path": "" })
    }

    fn node(id: &str, needs: &[(&str, Option<&str>)]) -> Value {
        let edge =
            |(pkg, kind): &(&str, Option<&str>)| json!({ "pkg": pkg, "dep_kinds": [{ "kind": kind }] });
        json!({ "id": id, "deps": needs.iter().map(edge).collect::<Vec<_>>() })
    }

    #[test]
    fn what_is_compiled_in_is_needed_and_nothing_else() {
        let metadata = json!({
            "packages": [
                package("seaboard", None), package("web", None), package("xtask", None), package("game", None),
                package("serde", Some("registry")), package("leptos", Some("registry")),
                package("cc", Some("registry")), package("counter", Some("registry")),
            ],
            "resolve": { "nodes": [
                node("seaboard", &[("game", None), ("cc", Some("build")), ("counter", Some("dev"))]),
                node("game", &[("serde", None)]),
                node("web", &[("leptos", None), ("game", None)]),
                node("xtask", &[("cc", None)]),
                node("serde", &[]), node("leptos", &[("serde", None)]), node("cc", &[]), node("counter", &[]),
            ] },
        });
        let packages =
            list(&metadata["packages"]).iter().map(|package| (text(&package["id"]), package)).collect();
        let found: Vec<&str> = needed(&metadata, &packages).into_iter().collect();
        assert_eq!(found, ["game", "leptos", "seaboard", "serde", "web"]);
    }

    #[test]
    fn everybody_is_named_and_each_text_is_there_once() {
        let notice = |package: &str, texts: &[&str]| Notice {
            package: package.to_owned(),
            licence: "MIT".to_owned(),
            home: "https://example.org".to_owned(),
            texts: texts.iter().map(|text| (*text).to_owned()).collect(),
        };
        let text = written(&[
            notice("a 1", &["Permission"]),
            notice("b 2", &["Permission", "Notice"]),
            notice("c 3", &[]),
        ]);
        assert_eq!(text.matches("\nPermission\n").count(), 1);
        assert!(text.contains("\na 1, b 2\n\nPermission\n") && text.contains("\nb 2\n\nNotice\n"), "{text}");
        assert!(
            text.contains("c 3: MIT; the package brings no file of its licence. https://example.org\n"),
            "{text}"
        );
        assert_eq!(tidy("\r\nline \r\n\r\nline\n\n"), "line\n\nline");
    }

    #[test]
    fn the_text_names_what_this_project_is_made_with() {
        let metadata =
            super::super::metadata("x86_64-unknown-linux-gnu").map_err(|failure| failure.reason).unwrap();
        let text = of(&metadata).map_err(|failure| failure.reason).unwrap();
        for package in ["serde 1.", "axum 0.", "leptos 0.", "rusqlite 0.", "clap 4."] {
            assert!(text.lines().any(|line| line.starts_with(package)), "{package}");
        }
        for other in ["seaboard 0.", "allocation-counter ", "wasm-bindgen-cli-support "] {
            assert!(!text.lines().any(|line| line.starts_with(other)), "{other}");
        }
        assert!(text.contains("Permission is hereby granted") && text.contains("Apache License"));
    }
}
