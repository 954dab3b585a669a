//! The app's files on the disk, compressed beside as far as that helps.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, cannot};
use crate::layout::Files;
use crate::listed;

/// Smaller files arrive as quickly either way.
const WORTHWHILE: usize = 1000;

/// What each file takes as browsers load it, in bytes, by its path; nothing where it is not compressed.
pub(crate) type Sizes = BTreeMap<String, Option<usize>>;

/// Makes a directory hold these files and nothing older of the app. What has not changed is not written or compressed again.
pub(crate) fn keep(dir: &Path, files: &Files, compress: bool) -> Result<Sizes, Failure> {
    ours(dir)?;
    let mut sizes = Sizes::new();
    for (path, content) in files {
        sizes.insert(path.clone(), keep_file(&dir.join(path), content, compress)?);
    }
    let wanted: BTreeSet<PathBuf> =
        files.keys().flat_map(|path| [dir.join(path), compressed_name(&dir.join(path))]).collect();
    clear(&dir.join("assets"), &wanted)?;
    Ok(sizes)
}

/// Old files are removed, so it must not be a directory of something else.
fn ours(dir: &Path) -> Result<(), Failure> {
    let page = fs::read_to_string(dir.join("index.html")).unwrap_or_default();
    let empty = !dir.exists() || listed(dir)?.is_empty();
    if empty || page.contains("seaboard:") {
        return Ok(());
    }
    let reason = "holds something else than the app; name an empty directory in SEABOARD_APP";
    Err(Failure::new(format!("{} {reason}", dir.display())))
}

/// Writes a file, and compressed beside it; the compressed size, where it is compressed or too small for that.
fn keep_file(path: &Path, content: &[u8], compress: bool) -> Result<Option<usize>, Failure> {
    let beside = compressed_name(path);
    if content.len() <= WORTHWHILE {
        remove(&beside)?;
        write(path, content)?;
        return Ok(Some(content.len()));
    }
    if fs::read(path).is_ok_and(|old| old == content) {
        if let Ok(old) = fs::metadata(&beside) {
            return Ok(usize::try_from(old.len()).ok());
        }
    } else {
        // Never an old one beside a new file, whatever stops us here.
        remove(&beside)?;
        write(path, content)?;
    }
    if !compress {
        return Ok(None);
    }
    let small = compressed(content).map_err(|error| cannot("compress", path, &error))?;
    write(&beside, &small)?;
    Ok(Some(small.len()))
}

fn compressed(content: &[u8]) -> std::io::Result<Vec<u8>> {
    let params = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        size_hint: content.len(),
        ..Default::default()
    };
    let mut small = Vec::new();
    brotli::BrotliCompress(&mut &*content, &mut small, &params)?;
    Ok(small)
}

/// Written beside and moved, so that a file is there as a whole or not at all.
fn write(path: &Path, content: &[u8]) -> Result<(), Failure> {
    let failed = |error: std::io::Error| cannot("write", path, &error);
    if fs::read(path).is_ok_and(|old| old == content) {
        return Ok(());
    }
    if let Some(dir) = path.parent() {
        fs::create_dir_all(dir).map_err(failed)?;
    }
    let unfinished = with_ending(path, "new");
    fs::write(&unfinished, content).map_err(failed)?;
    fs::rename(&unfinished, path).map_err(failed)
}

fn remove(path: &Path) -> Result<(), Failure> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(cannot("remove", path, &error)),
        _ => Ok(()),
    }
}

/// Removes files that are not wanted any more.
fn clear(dir: &Path, wanted: &BTreeSet<PathBuf>) -> Result<(), Failure> {
    for path in listed(dir)?.values() {
        if path.is_dir() {
            clear(path, wanted)?;
        } else if !wanted.contains(path) {
            remove(path)?;
        }
    }
    Ok(())
}

fn compressed_name(path: &Path) -> PathBuf {
    with_ending(path, "br")
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A directory that is there as long as the test.
    struct Place(PathBuf);

    impl Place {
        fn new(name: &str) -> Place {
            let place = std::env::temp_dir().join(format!("seaboard-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&place);
            Place(place)
        }

        fn all(&self) -> Vec<String> {
            let mut all: Vec<String> = ["", "assets"]
                .iter()
                .flat_map(|dir| listed(&self.0.join(dir)).unwrap().into_keys())
                .collect();
            all.retain(|name| name != "assets");
            all
        }
    }

    impl Drop for Place {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn app(files: &[(&str, &str)]) -> Files {
        let page = ("index.html", "<meta name=seaboard:worker>");
        let all = files.iter().chain([&page]);
        all.map(|(path, content)| ((*path).to_owned(), content.as_bytes().to_vec())).collect()
    }

    #[test]
    fn large_files_are_compressed_beside() {
        let place = Place::new("compressed");
        let large = "the sea ".repeat(1000);
        let files = app(&[("assets/a-1.js", &large), ("assets/b-1.js", "small")]);
        let sizes = keep(&place.0, &files, true).unwrap();
        assert_eq!(place.all(), ["index.html", "a-1.js", "a-1.js.br", "b-1.js"]);
        let small = fs::read(place.0.join("assets/a-1.js.br")).unwrap();
        let mut back = Vec::new();
        brotli::BrotliDecompress(&mut &*small, &mut back).unwrap();
        assert_eq!(back, large.as_bytes());
        assert_eq!(sizes["assets/a-1.js"], Some(small.len()));
        assert_eq!(sizes["assets/b-1.js"], Some("small".len()));
    }

    #[test]
    fn what_has_not_changed_stays_and_what_is_old_goes() {
        let place = Place::new("unchanged");
        let (large, larger) = ("the sea ".repeat(1000), "the sea ".repeat(2000));
        keep(&place.0, &app(&[("assets/a-1.js", &large), ("assets/old-1.js", &large)]), true).unwrap();
        let beside = place.0.join("assets/a-1.js.br");
        // Whether it was written again shows in its content.
        fs::write(&beside, "kept").unwrap();
        keep(&place.0, &app(&[("assets/a-1.js", &large)]), true).unwrap();
        assert_eq!(fs::read(&beside).unwrap(), b"kept");
        assert_eq!(place.all(), ["index.html", "a-1.js", "a-1.js.br"]);
        let sizes = keep(&place.0, &app(&[("assets/a-1.js", &larger)]), false).unwrap();
        assert_eq!(place.all(), ["index.html", "a-1.js"], "nothing old beside a new file");
        assert_eq!(sizes["assets/a-1.js"], None);
    }

    #[test]
    fn a_directory_of_something_else_is_left_alone() {
        let place = Place::new("else");
        fs::create_dir_all(place.0.join("assets")).unwrap();
        fs::write(place.0.join("assets/letter.txt"), "dear").unwrap();
        assert!(
            keep(&place.0, &app(&[]), true).is_err_and(|failure| failure.reason.contains("something else"))
        );
        assert!(place.0.join("assets/letter.txt").exists());
    }
}
