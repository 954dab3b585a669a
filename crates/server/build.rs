//! Puts the app for the browser into the program, if it has been built.
//!
//! `cargo xtask web` makes it: in the directory that `SEABOARD_APP` names, otherwise in `target/app`. Where there is none, the
//! program is built without it and says so when it is asked to serve.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=SEABOARD_APP");
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..");
    let app = root.join(env::var_os("SEABOARD_APP").unwrap_or_else(|| "target/app".into()));
    let mut files = BTreeMap::new();
    // Cargo takes a path that is not there for one that always changes, so it is named only where it is.
    if app.join("index.html").exists() {
        println!("cargo::rerun-if-changed={}", app.display());
        list(&app, "", &mut files)?;
    }
    let mut code = String::from("&[\n");
    for (path, file) in &files {
        // Compressed files come with those they were made from.
        if path.strip_suffix(".br").is_some_and(|plain| files.contains_key(plain)) {
            continue;
        }
        let brotli = files
            .get(&format!("{path}.br"))
            .map_or("None".to_owned(), |file| format!("Some({})", included(file)));
        writeln!(
            code,
            "File {{ path: {path:?}, tag: {:?}, plain: {}, brotli: {brotli} }},",
            tag(&fs::read(file)?),
            included(file)
        )?;
    }
    code += "]\n";
    fs::write(Path::new(&env::var("OUT_DIR")?).join("app.rs"), code)?;
    Ok(())
}

fn list(dir: &Path, before: &str, files: &mut BTreeMap<String, PathBuf>) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        let name = format!("{before}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            list(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.insert(name, entry.path());
        }
    }
    Ok(())
}

fn included(file: &Path) -> String {
    format!("include_bytes!({:?})", file.display().to_string())
}

/// Tells contents apart; nobody stores it beyond a browser's cache.
fn tag(content: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}
