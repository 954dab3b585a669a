//! Packs the app for the browser: from the module that the compiler left and the files of the crate `web` to a directory
//! that can be served. `cargo xtask web` builds the module and starts this; it is a program of its own because it needs
//! more than all other chores together.
//!
//! [module] binds the module to JavaScript; [layout] gives every file a name that changes with its content and writes those
//! names where they are mentioned; [store] keeps the files, compressed beside.

mod failure;
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

/// The most that the app's code and the words of one language may take on their way to the browser, in bytes.
const BUDGET: usize = 960_000;

/// Where lessons are, and what they say.
const LESSONS: &str = "lessons";

/// How the app is packed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Make {
    /// As it is shipped: compressed, and not larger than its budget.
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

fn pack(make: Make, module: &Path, app: &Path) -> Result<(), Failure> {
    let files = layout::lay_out(&parts(module)?)?;
    let sizes = store::keep(app, &files, make == Make::Small)?;
    if make == Make::Soon {
        return Ok(());
    }
    println!("App code  {}", sizes.code.shown());
    println!("Words     {} in the longest language", sizes.words.shown());
    println!("Weights   {}", sizes.weights.shown());
    match sizes.code.compressed.zip(sizes.words.compressed).map(|(code, words)| code + words) {
        Some(size) if size > BUDGET => Err(Failure::new(format!(
            "the app's code and words take {} kB compressed, their budget is {} kB",
            size / 1000,
            BUDGET / 1000
        ))),
        _ => Ok(()),
    }
}

/// All the app is made of, by the names that placeholders use. The project's directory is the current one.
fn parts(module: &Path) -> Result<BTreeMap<String, Part>, Failure> {
    let bound = module::bound(module)?;
    let mut parts = BTreeMap::from([
        ("app.js".to_owned(), Part::Made(bound.code)),
        ("app_bg.wasm".to_owned(), Part::Made(bound.module)),
    ]);
    for (name, path) in sources("crates/web/static", "")? {
        parts.insert(name, Part::Written(text(&path)?));
    }
    let sheets = sources("crates/web/style", ".css")?;
    let sheets: Vec<String> = sheets.values().map(|path| text(path)).collect::<Result<_, _>>()?;
    parts.insert("style.css".to_owned(), Part::Made(sheets.join("\n").into_bytes()));
    for (name, path) in sources("crates/bots/weights", ".weights")? {
        let bytes = fs::read(&path).map_err(|error| cannot("read", &path, &error))?;
        parts.insert(format!("weights/{name}"), Part::Made(bytes));
    }
    for (lang, dir) in listed(Path::new("locales"))? {
        parts.insert(format!("words/{lang}.ftl"), Part::Made(words(&dir)?.into_bytes()));
        parts.insert(format!("lessons/{lang}.ftl"), Part::Made(words(&dir.join(LESSONS))?.into_bytes()));
    }
    for (name, path) in sources(LESSONS, "")? {
        parts.insert(format!("lessons/{name}"), Part::Made(text(&path)?.into_bytes()));
    }
    parts.insert("lessons.json".to_owned(), Part::Written("{{lessons/*}}".to_owned()));
    Ok(parts)
}

/// All sentences of a language that the app can say, in one text. Terminals have some of their own, and lessons are files of their
/// own, since most visits need none.
fn words(dir: &Path) -> Result<String, Failure> {
    let mut words = String::new();
    for (name, path) in listed(dir)? {
        if name == LESSONS {
            continue;
        }
        if path.is_dir() {
            words.push_str(&self::words(&path)?);
        } else if name.ends_with(".ftl") && !(name.starts_with("terminal") || name == "cli.ftl") {
            words.push_str(&text(&path)?);
            words.push('\n');
        }
    }
    Ok(words)
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
