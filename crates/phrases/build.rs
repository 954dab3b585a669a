//! Embeds every `.ftl` file under `locales/`, so that a new file needs no entry in any list.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, error, fs, io};

fn main() -> Result<(), Box<dyn error::Error>> {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../locales").canonicalize()?;
    println!("cargo::rerun-if-changed={}", locales.display());

    let mut code = String::new();
    for lang in ["en", "fr", "uk"] {
        writeln!(code, "pub(crate) const {}: &[&str] = &[", lang.to_uppercase())?;
        for file in ftl_files(&locales.join(lang))? {
            // A folder's own time does not change with what is written in its files.
            println!("cargo::rerun-if-changed={}", file.display());
            writeln!(code, "    include_str!({file:?}),")?;
        }
        writeln!(code, "];")?;
    }
    fs::write(Path::new(&env::var("OUT_DIR")?).join("sources.rs"), code)?;
    Ok(())
}

/// The files in this folder and below, sorted: the same program from the same tree.
fn ftl_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(ftl_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "ftl") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
