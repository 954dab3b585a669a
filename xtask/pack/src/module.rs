//! The module as browsers load it, in several files, and the JavaScript that does.
//!
//! The compiler leaves one module. It is split where the app says so (`crates/web/src/lazy.rs`): a first module for everybody, and code
//! that is fetched when it is needed. Then wasm-bindgen binds the first module to JavaScript.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::Options;

use crate::failure::{Failure, cannot};
use crate::hash::hash;
use crate::layout::Part;
use crate::listed;

/// The first module, what runs it, and what fetches the rest; names that placeholders use.
pub(crate) const MAIN: &str = "app_bg.wasm";
pub(crate) const CODE: &str = "app.js";
pub(crate) const FETCHER: &str = "fetch.js";
/// Which files each part of the app needs: a JSON object, not part of the app itself.
const NEEDS: &str = "needs.json";
/// Where the code lies that is fetched later.
const LATER: &str = "code/";

/// What becomes of the compiler's module.
pub(crate) struct Bound {
    /// All of it, by the names that placeholders use.
    pub(crate) parts: BTreeMap<String, Part>,
    /// The files that each part of the app fetches, by the name it has in `lazy.rs`.
    pub(crate) needs: BTreeMap<String, Vec<String>>,
}

/// Binds the module in this file. That takes a while, so the result is kept beside it until the module changes.
pub(crate) fn bound(module: &Path) -> Result<Bound, Failure> {
    let bytes = fs::read(module).map_err(|error| cannot("read", module, &error))?;
    let dir = module.with_extension("bound");
    let stamp = dir.with_extension("stamp");
    let expected = format!("{} {}\n", hash(&bytes), this_program());
    let is_kept =
        |files: &Files| fs::read_to_string(&stamp).is_ok_and(|was| was == expected.clone() + &seal(files));
    if let Some(files) = files(&dir).ok().filter(is_kept) {
        return read(files);
    }
    make(&bytes, &dir)?;
    let files = files(&dir)?;
    fs::write(&stamp, expected + &seal(&files)).map_err(|error| cannot("write", &stamp, &error))?;
    read(files)
}

type Files = BTreeMap<String, Vec<u8>>;

fn files(dir: &Path) -> Result<Files, Failure> {
    let read = |path: PathBuf| fs::read(&path).map_err(|error| cannot("read", &path, &error));
    listed(dir)?.into_iter().map(|(name, path)| Ok((name, read(path)?))).collect()
}

/// Changes with every file: one that was left half written is not taken for the whole.
fn seal(files: &Files) -> String {
    let hashes: Vec<String> =
        files.iter().map(|(name, content)| format!("{name} {}\n", hash(content))).collect();
    hashes.concat()
}

/// Changes when this program is built anew, which may bind otherwise.
fn this_program() -> String {
    let built = std::env::current_exe().and_then(fs::metadata).and_then(|file| file.modified());
    format!("{built:?}")
}

/// The parts of the app that these files are.
fn read(files: Files) -> Result<Bound, Failure> {
    let unreadable = |name: &str| Failure::new(format!("cannot read what was made of the module: {name}"));
    let mut bound = Bound { parts: BTreeMap::new(), needs: BTreeMap::new() };
    for (name, content) in files {
        match name.as_str() {
            NEEDS => bound.needs = serde_json::from_slice(&content).map_err(|_| unreadable(&name))?,
            CODE | FETCHER => {
                let text = String::from_utf8(content).map_err(|_| unreadable(&name))?;
                bound.parts.insert(name, Part::Written(text));
            }
            MAIN => drop(bound.parts.insert(name, Part::Made(content))),
            _ => drop(bound.parts.insert(format!("{LATER}{name}"), Part::Made(content))),
        }
    }
    Ok(bound)
}

/// Splits and binds a module; the files go into this directory, which is emptied first.
fn make(module: &[u8], dir: &Path) -> Result<(), Failure> {
    if dir.exists() {
        fs::remove_dir_all(dir).map_err(|error| cannot("empty", dir, &error))?;
    }
    let main = dir.join(MAIN);
    let fetcher = format!("./{FETCHER}");
    let mut options = Options::new(module);
    options.output_dir = dir;
    options.main_out_path = &main;
    options.link_name = &fetcher;
    let split = wasm_split_cli_support::transform(options);
    let split = split.map_err(|error| Failure::new(format!("cannot split the module: {error:#}")))?;
    bind(&main, dir)?;
    let named = |stems: Vec<String>| stems.into_iter().map(|stem| format!("{LATER}{stem}.wasm")).collect();
    let needs: BTreeMap<String, Vec<String>> =
        split.prefetch_map.into_iter().map(|(part, stems)| (part, named(stems))).collect();
    let needs = serde_json::to_string(&needs).map_err(|error| Failure::new(format!("{NEEDS}: {error}")))?;
    write(&dir.join(NEEDS), needs.as_bytes())?;
    change(&dir.join(FETCHER), fetcher_of_ours)
}

fn bind(main: &Path, dir: &Path) -> Result<(), Failure> {
    let failed = |error| Failure::new(format!("wasm-bindgen: {error:#}"));
    let mut bindgen = Bindgen::new();
    bindgen.input_path(main).out_name("app").typescript(false).omit_default_module_path(true);
    bindgen.remove_name_section(true).remove_producers_section(true);
    // What is fetched later finds memory, table and stack by the linker's names.
    bindgen.keep_lld_exports(true);
    let mut output = bindgen.web(true).and_then(Bindgen::generate_output).map_err(failed)?;
    let inline = output.snippets().iter().filter(|(_, snippets)| !snippets.is_empty()).map(|(name, _)| name);
    let snippets = inline.chain(output.local_modules().keys());
    if let Some(snippet) = snippets.min() {
        return Err(Failure::new(format!(
            "a crate brings JavaScript of its own, which has no place: {snippet}"
        )));
    }
    write(&dir.join(CODE), code_of_ours(output.js()).as_bytes())?;
    write(main, &output.wasm_mut().emit_wasm())
}

/// The JavaScript of the first module: it names the file that fetches the rest as all files are named, and hands itself to it, since
/// that one cannot name it, too.
fn code_of_ours(code: &str) -> String {
    let named = code.replace(&format!("from \"./{FETCHER}\""), &format!("from \"{{{{{FETCHER}}}}}\""));
    let named = named.replace(&format!("from './{FETCHER}'"), &format!("from \"{{{{{FETCHER}}}}}\""));
    format!("{named}\nimport {{ serve }} from \"{{{{{FETCHER}}}}}\";\nserve(initSync);\n")
}

/// The JavaScript that fetches the rest: it is handed the first module, and names files as all files are named.
fn fetcher_of_ours(code: String) -> String {
    let mut ours = String::from("let initSync;\nexport function serve(first) { initSync = first; }\n");
    for line in code.lines().filter(|line| !line.starts_with("import { initSync }")) {
        let line =
            line.replace("new URL(\"./", &format!("new URL(\"{{{{{LATER}")).replace(".wasm\"", ".wasm}}\"");
        ours += &line;
        ours.push('\n');
    }
    ours
}

fn change(path: &Path, change: fn(String) -> String) -> Result<(), Failure> {
    let text = fs::read_to_string(path).map_err(|error| cannot("read", path, &error))?;
    write(path, change(text).as_bytes())
}

fn write(path: &Path, content: &[u8]) -> Result<(), Failure> {
    fs::write(path, content).map_err(|error| cannot("write", path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fetches_code_names_it_by_placeholders_and_is_handed_the_first_module() {
        let code =
            "import { initSync } from \"./main.js\";\nfetch(new URL(\"./split_a.wasm\", import.meta.url));\n";
        assert_eq!(
            fetcher_of_ours(code.to_owned()),
            "let initSync;\nexport function serve(first) { initSync = first; }\n\
             fetch(new URL(\"{{code/split_a.wasm}}\", import.meta.url));\n"
        );
        for quote in ["'", "\""] {
            let code = format!("import * as rest from {quote}./fetch.js{quote};");
            assert!(code_of_ours(&code).starts_with("import * as rest from \"{{fetch.js}}\";\n"));
        }
    }
}
