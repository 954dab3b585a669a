//! `cargo xtask web`: the app for the browser, laid out ready to be served.
//!
//! The crate `web` becomes WebAssembly and the JavaScript that loads it; [layout] gives every file a name that changes with its
//! content and writes those names where they are mentioned; [store] keeps the files, compressed beside.

mod layout;
mod store;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;

use crate::shell::Failure;
use crate::{root, wasm};
use layout::Part;

/// The most the app's code may take on its way to the browser, in bytes.
const BUDGET: usize = 900_000;

/// How the app is made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Make {
    /// For people who play: small.
    Small,
    /// For people who work on it: soon, and not compressed.
    Soon,
}

impl Make {
    fn profile(self) -> &'static str {
        match self {
            Make::Small => "web",
            Make::Soon => "web-dev",
        }
    }
}

pub(crate) fn run(args: &[String]) -> Result<(), Failure> {
    let make = match args {
        [] => Make::Small,
        [dev] if dev == "--dev" => Make::Soon,
        [first, rest @ ..] => {
            let odd = if first == "--dev" { rest.first().unwrap_or(first) } else { first };
            return Err(Failure::usage(format!("web: there is no {odd:?}, only --dev")));
        }
    };
    let app = app(make)?;
    println!("The app is in {}", app.display());
    Ok(())
}

/// Makes the app and says where it is.
pub(crate) fn app(make: Make) -> Result<PathBuf, Failure> {
    let module = wasm::build(make.profile(), &["--package", "web"])?.join("web.wasm");
    let files = layout::lay_out(&parts(&module, make)?)?;
    let dir = dir();
    let sizes = store::keep(&dir, &files, make == Make::Small)?;
    println!("App code  {}", sizes.code.shown());
    println!("Weights   {}", sizes.weights.shown());
    match sizes.code.compressed {
        Some(code) if code > BUDGET => Err(Failure::new(format!(
            "the app's code takes {} kB compressed, its budget is {} kB",
            code / 1000,
            BUDGET / 1000
        ))),
        _ => Ok(dir),
    }
}

/// What says where the app goes; the crate `server` looks for it there.
pub(crate) const PLACE: &str = "SEABOARD_APP";

/// Where the app goes, seen from the project's directory: `target/app` unless it is said otherwise.
pub(crate) fn dir() -> PathBuf {
    root().join(std::env::var_os(PLACE).unwrap_or_else(|| "target/app".into()))
}

/// All the app is made of, by the names that placeholders use.
fn parts(module: &Path, make: Make) -> Result<BTreeMap<String, Part>, Failure> {
    let mut parts = bound(module, make)?;
    let sources = |dir: &str, ending: &str| {
        let mut files = listed(&root().join(dir))?;
        // Editors and systems leave files of their own.
        files.retain(|name, _| name.ends_with(ending) && !name.starts_with('.'));
        Ok::<_, Failure>(files)
    };
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
    Ok(parts)
}

/// The module as browsers load it, and the JavaScript that does.
fn bound(module: &Path, make: Make) -> Result<BTreeMap<String, Part>, Failure> {
    let failed = |error| Failure::new(format!("wasm-bindgen: {error:#}"));
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name("app").typescript(false).omit_default_module_path(true);
    bindgen.remove_name_section(make == Make::Small).remove_producers_section(true);
    let mut output = bindgen.web(true).and_then(Bindgen::generate_output).map_err(failed)?;
    let inline = output.snippets().iter().filter(|(_, snippets)| !snippets.is_empty()).map(|(name, _)| name);
    let snippets = inline.chain(output.local_modules().keys());
    if let Some(snippet) = snippets.min() {
        return Err(Failure::new(format!(
            "a crate brings JavaScript of its own, which has no place: {snippet}"
        )));
    }
    let code = output.js().as_bytes().to_vec();
    let module = output.wasm_mut().emit_wasm();
    Ok(BTreeMap::from([
        ("app.js".to_owned(), Part::Made(code)),
        ("app_bg.wasm".to_owned(), Part::Made(module)),
    ]))
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

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("cannot {what} {}: {error}", path.display()))
}
