//! The module as browsers load it, in several files, and the JavaScript that does.
//!
//! The compiler leaves one module. It is split where the app says so (`crates/web/src/lazy.rs`): a first module for everybody, and code
//! that is fetched when it is needed. Then wasm-bindgen binds the first module to JavaScript.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::Options;

use crate::bundle;
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
const BUNDLE: &str = "code";

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
    let dir = module.with_extension("split");
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
    // What the splitter leaves goes when it is gathered.
    let pieces = dir.with_extension("pieces");
    let main = pieces.join(MAIN);
    let fetcher = format!("./{FETCHER}");
    let mut options = Options::new(module);
    options.output_dir = &pieces;
    options.main_out_path = &main;
    options.link_name = &fetcher;
    let split = wasm_split_cli_support::transform(options);
    let split = split.map_err(|error| Failure::new(format!("cannot split the module: {error:#}")))?;
    fs::create_dir_all(dir).map_err(|error| cannot("make", dir, &error))?;
    bind(&main, dir)?;
    let bundles = bundle::gather(&split.prefetch_map.into_iter().collect(), |piece| {
        let path = pieces.join(format!("{piece}.wasm"));
        fs::read(&path).map_err(|error| cannot("read", &path, &error))
    })?;
    for (name, content) in &bundles.files {
        write(&dir.join(format!("{name}.{BUNDLE}")), content)?;
    }
    let named = |files: Vec<String>| files.into_iter().map(|file| part_of(&file)).collect();
    let needs: BTreeMap<String, Vec<String>> =
        bundles.needs.into_iter().map(|(part, files)| (part, named(files))).collect();
    let needs = serde_json::to_string(&needs).map_err(|error| Failure::new(format!("{NEEDS}: {error}")))?;
    write(&dir.join(NEEDS), needs.as_bytes())?;
    let path = pieces.join(FETCHER);
    let code = fs::read_to_string(&path).map_err(|error| cannot("read", &path, &error))?;
    write(&dir.join(FETCHER), fetcher_of_ours(&code, &bundles.places)?.as_bytes())?;
    fs::remove_dir_all(&pieces).map_err(|error| cannot("remove", &pieces, &error))
}

/// The name that placeholders use for a file of later code.
fn part_of(bundle: &str) -> String {
    format!("{LATER}{bundle}.{BUNDLE}")
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
    write(&dir.join(MAIN), &output.wasm_mut().emit_wasm())
}

/// The JavaScript of the first module: it names the file that fetches the rest as all files are named, and hands itself to it, since
/// that one cannot name it, too.
fn code_of_ours(code: &str) -> String {
    let named = code.replace(&format!("from \"./{FETCHER}\""), &format!("from \"{{{{{FETCHER}}}}}\""));
    let named = named.replace(&format!("from './{FETCHER}'"), &format!("from \"{{{{{FETCHER}}}}}\""));
    format!("{named}\nimport {{ serve }} from \"{{{{{FETCHER}}}}}\";\nserve(initSync);\n")
}

/// The JavaScript that fetches the rest: it is handed the first module, and takes pieces out of files that are named as all files are.
fn fetcher_of_ours(code: &str, places: &Places) -> Result<String, Failure> {
    let mut ours = String::from(PIECES);
    for line in code.lines() {
        let piece = line.split_once("new URL(\"./").and_then(|(_, rest)| Some(rest.split_once(".wasm\"")?.0));
        if let Some(piece) = piece {
            let (file, from, to) =
                places.get(piece).ok_or_else(|| Failure::new(format!("{piece} lies nowhere")))?;
            ours += &format!("const src = piece(\"{{{{{}}}}}\", {from}, {to});\n", part_of(file));
        } else if !(line.starts_with("import { initSync }") || line.starts_with("/*")) {
            // Whoever asked is told that nothing came; a page that is left while it fetches has done nothing wrong.
            let line = line.replace("console.error(e)", "console.warn(e)");
            ours +=
                &line.replace("WebAssembly.instantiateStreaming(src, imports)", "instantiate(src, imports)");
            ours.push('\n');
        }
    }
    Ok(ours)
}

type Places = BTreeMap<String, (String, usize, usize)>;

/// What fetches a file once, and runs pieces of it.
const PIECES: &str = r#"let initSync;
export function serve(first) { initSync = first; }
const files = new Map();
async function content(file) {
    const response = await fetch(new URL(file, import.meta.url));
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    return response.arrayBuffer();
}
async function piece(file, from, to) {
    if (!files.has(file)) {
        const coming = content(file);
        coming.catch(() => files.delete(file));
        files.set(file, coming);
    }
    return new Uint8Array(await files.get(file), from, to - from);
}
async function instantiate(bytes, imports) {
    return WebAssembly.instantiate(await bytes, imports);
}
"#;

fn write(path: &Path, content: &[u8]) -> Result<(), Failure> {
    fs::write(path, content).map_err(|error| cannot("write", path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fetches_code_takes_pieces_out_of_files_and_is_handed_the_first_module() {
        let code = "import { initSync } from \"./main.js\";\n/* a, b */\nconst src = fetch(new URL(\"./split_a.wasm\", import.meta.url));\n\
                    return WebAssembly.instantiateStreaming(src, imports);\nconsole.error(e);\n";
        let places = Places::from([("split_a".to_owned(), ("tables".to_owned(), 3, 9))]);
        let ours = fetcher_of_ours(code, &places).unwrap();
        assert_eq!(
            ours.strip_prefix(PIECES).unwrap(),
            "const src = piece(\"{{code/tables.code}}\", 3, 9);\nreturn instantiate(src, imports);\nconsole.warn(e);\n"
        );
        assert_eq!(fetcher_of_ours(code, &Places::new()).err().unwrap().reason, "split_a lies nowhere");
    }

    #[test]
    fn the_first_module_names_what_fetches_the_rest_by_a_placeholder() {
        for quote in ["'", "\""] {
            let code = format!("import * as rest from {quote}./fetch.js{quote};");
            assert!(code_of_ours(&code).starts_with("import * as rest from \"{{fetch.js}}\";\n"));
        }
    }
}
