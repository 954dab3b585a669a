//! Packs the app for the browser: from the module that the compiler left and the files of the crate `web` to a directory
//! that can be served. `cargo xtask web` builds the module and starts this; it is a program of its own because it needs
//! more than all other chores together.
//!
//! [module] splits the module and binds it to JavaScript, [bundle] gathers what it falls into; [mod@drawings] and [front] are what the page shows before
//! any code is there; [layout] gives every file a
//! name that changes with its content and writes those names where they are mentioned; [store] keeps the files, compressed
//! beside; [budget] adds up what people fetch.

mod budget;
mod bundle;
mod drawings;
mod failure;
mod front;
#[path = "../../src/hash.rs"]
mod hash;
mod layout;
mod module;
mod store;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use failure::{Failure, cannot};
use layout::Part;
use phrases::Lang;

/// Where lessons are, and what they say.
const LESSONS: &str = "lessons";
/// Where puzzles are.
const PUZZLES: &str = "puzzles";

/// How the app is packed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Make {
    /// As it is shipped: compressed, and not larger than its budgets.
    Small,
    /// For this machine: soon, and not compressed.
    Soon,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let packed = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["small", module, app] => pack(Make::Small, Path::new(module), Path::new(app)),
        ["soon", module, app] => pack(Make::Soon, Path::new(module), Path::new(app)),
        _ => Err(Failure::new("say small or soon, the module, and where the app goes".to_owned())),
    };
    match packed {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure { reason }) => {
            eprintln!("pack: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn pack(make: Make, module: &Path, dir: &Path) -> Result<(), Failure> {
    let bound = module::bound(module)?;
    let mut parts = parts(bound.parts)?;
    if let Some(Part::Written(boot)) = parts.get_mut("boot.js") {
        *boot = boot.replace("{{code of games}}", &code_of_games(&bound.needs));
    }
    let app = layout::lay_out(&parts)?;
    let sizes = store::keep(dir, &app.files, make == Make::Small)?;
    if make == Make::Soon {
        return Ok(());
    }
    let size = |part: &str| sizes.get(app.paths.get(part)?).copied().flatten();
    budget::check(&bound.needs, app.paths.keys().map(String::as_str), size)
}

/// All the app is made of, by the names that placeholders use, beside what was made of its module. The project's directory is the
/// current one.
fn parts(module: BTreeMap<String, Part>) -> Result<BTreeMap<String, Part>, Failure> {
    let mut parts = module;
    for (name, path) in sources("crates/web/static", "")? {
        parts.insert(name, Part::Written(text(&path)?));
    }
    let drawings = drawings()?;
    let games: Vec<&str> = drawings.keys().filter_map(|name| name.strip_prefix("poster-")).collect();
    let mut sheets = String::new();
    for (name, path) in sources("crates/web/style", ".css")? {
        match games.iter().find(|game| name.ends_with(&format!("-{game}.css"))) {
            Some(game) => drop(parts.insert(sheet_of(game), Part::Made(text(&path)?.into_bytes()))),
            None => sheets += &(text(&path)? + "\n"),
        }
    }
    parts.insert("style.css".to_owned(), Part::Made(sheets.into_bytes()));
    for (name, path) in sources("crates/bots/weights", ".weights")? {
        let bytes = fs::read(&path).map_err(|error| cannot("read", &path, &error))?;
        parts.insert(format!("weights/{name}"), Part::Made(bytes));
    }
    let mut all_words = Vec::new();
    for lang in Lang::ALL {
        let dir = Path::new("locales").join(lang.code());
        let words = self::words(&dir, |name| !games.iter().any(|game| is_of(game, name)))?;
        parts.insert(format!("words/{lang}.ftl"), Part::Made(words.clone().into_bytes()));
        for game in &games {
            let words = self::words(&dir, |name| is_of(game, name))?;
            parts.insert(words_of(lang, game), Part::Made(words.into_bytes()));
        }
        let lessons = self::words(&dir.join(LESSONS), |_| true)?;
        parts.insert(format!("lessons/{lang}.ftl"), Part::Made(lessons.into_bytes()));
        all_words.push((lang, words));
    }
    if let Some(Part::Written(page)) = parts.get_mut("index.html") {
        *page = page.replace("{{files of games}}", &files_of_games(&games));
        *page = page.replace(drawings::PLACE, &drawings::symbols(&drawings)?);
        *page = page.replace(front::PLACE, &front::pages(&games, &all_words));
    }
    for (name, path) in sources(LESSONS, "")? {
        parts.insert(format!("lessons/{name}"), Part::Made(text(&path)?.into_bytes()));
    }
    parts.insert("lessons.json".to_owned(), Part::Written("{{lessons/*}}".to_owned()));
    for (name, path) in sources(PUZZLES, ".jsonl")? {
        parts.insert(format!("puzzles/{name}"), Part::Made(text(&path)?.into_bytes()));
    }
    parts.insert("puzzles.json".to_owned(), Part::Written("{{puzzles/*}}".to_owned()));
    Ok(parts)
}

/// What each game fetches, as a JSON object of placeholders by the names of the games.
fn code_of_games(needs: &BTreeMap<String, Vec<String>>) -> String {
    let placeholders =
        |files: &[String]| files.iter().map(|file| format!("{{{{{file}}}}}")).collect::<Vec<_>>();
    let games =
        budget::games(needs).filter_map(|(game, _)| Some((game.replace('_', "-"), needs.get(&game)?)));
    let games = games.map(|(game, files)| (game, placeholders(files).into()));
    serde_json::Value::Object(games.collect()).to_string()
}

/// The drawings of the page by their names.
fn drawings() -> Result<BTreeMap<String, String>, Failure> {
    let files = sources("crates/web/drawings", ".svg")?;
    files.iter().map(|(name, path)| Ok((name.trim_end_matches(".svg").to_owned(), text(path)?))).collect()
}

/// All sentences of a language that the app can say, from the files that are wanted, in one text. Terminals have some of their own, and
/// lessons are files of their own, since most visits need none.
fn words(dir: &Path, wanted: impl Fn(&str) -> bool + Copy) -> Result<String, Failure> {
    let mut words = String::new();
    for (name, path) in listed(dir)? {
        if name == LESSONS {
            continue;
        }
        if path.is_dir() {
            words.push_str(&self::words(&path, wanted)?);
        } else if name.ends_with(".ftl") && !is_of_terminals(&name) && wanted(&name) {
            words.push_str(&text(&path)?);
            words.push('\n');
        }
    }
    Ok(words)
}

fn is_of_terminals(name: &str) -> bool {
    name.starts_with("terminal") || name == "cli.ftl"
}

/// Whether this file of sentences is fetched with the code of a game: what it says, its rules, what the app says of it.
fn is_of(game: &str, name: &str) -> bool {
    name.strip_suffix(".ftl").is_some_and(|name| name.strip_prefix("web-").unwrap_or(name) == game)
}

/// What the sentences of a game are called, and how it looks.
pub(crate) fn words_of(lang: impl std::fmt::Display, game: &str) -> String {
    format!("words/{lang}/{game}.ftl")
}

pub(crate) fn sheet_of(game: &str) -> String {
    format!("style/{game}.css")
}

/// Where the page says where these files are, for `early.js`, `boot.js` and the app.
fn files_of_games(games: &[&str]) -> String {
    let meta =
        |name: String, part: &str| format!(r#"<meta name="seaboard:{name}" content="{{{{{part}}}}}">"#);
    let words = |game: &&str| {
        Lang::ALL.map(|lang| meta(format!("words:{lang}:{game}"), &words_of(lang, game))).concat()
    };
    let sheet = |game: &&str| meta(format!("style:{game}"), &sheet_of(game));
    games.iter().map(|game| sheet(game) + &words(game)).collect()
}

/// The files of a directory whose names end so; editors and systems leave files of their own.
fn sources(dir: &str, ending: &str) -> Result<BTreeMap<String, PathBuf>, Failure> {
    let mut files = listed(Path::new(dir))?;
    files.retain(|name, _| name.ends_with(ending) && !name.starts_with('.'));
    Ok(files)
}

/// The files of a directory by their names, in their order.
fn listed(dir: &Path) -> Result<BTreeMap<String, PathBuf>, Failure> {
    let failed = |error: std::io::Error| cannot("read", dir, &error);
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(dir).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        files.insert(entry.file_name().to_string_lossy().into_owned(), entry.path());
    }
    Ok(files)
}

fn text(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| cannot("read", path, &error))
}
