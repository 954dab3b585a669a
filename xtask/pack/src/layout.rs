//! Which file of the app is called what, and how the files find each other.
//!
//! A few files have names that never change ([`TOP`]). All others lie in `assets/` under a name with their content's hash, so that
//! browsers may keep them for ever. Where a written file says `{{worker.js}}`, the address of that file comes instead, seen from
//! the file that says it; where an asset says `{{weights/*}}`, the addresses of all files of that folder, as a JSON object by their
//! names.

use std::collections::BTreeMap;

use crate::failure::Failure;
use crate::hash::hash;

/// The files whose names people and browsers know. The last one lists all the others.
const TOP: [&str; 4] = ["index.html", "manifest.webmanifest", "icon.svg", KEEPER];
const KEEPER: &str = "sw.js";

/// What a file of the app is made from.
pub(crate) enum Part {
    /// Written by us; placeholders in it are filled in.
    Written(String),
    /// Made by a program; it stays as it is.
    Made(Vec<u8>),
}

/// All files of the app by their path.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// The app, ready to be kept.
pub(crate) struct App {
    pub(crate) files: Files,
    /// Where each part lies, by the name that placeholders use.
    pub(crate) paths: BTreeMap<String, String>,
}

/// Gives all parts their places.
pub(crate) fn lay_out(parts: &BTreeMap<String, Part>) -> Result<App, Failure> {
    let mut layout = Layout { parts, paths: BTreeMap::new(), files: Files::new(), open: Vec::new() };
    for name in parts.keys().filter(|name| !TOP.contains(&name.as_str())) {
        layout.place(name)?;
    }
    for name in TOP {
        let content = layout.top(name)?;
        layout.files.insert(name.to_owned(), content);
        layout.paths.insert(name.to_owned(), name.to_owned());
    }
    Ok(App { files: layout.files, paths: layout.paths })
}

struct Layout<'a> {
    parts: &'a BTreeMap<String, Part>,
    /// Where the assets placed so far lie.
    paths: BTreeMap<String, String>,
    files: Files,
    /// The assets being filled in, each for the one before.
    open: Vec<String>,
}

impl Layout<'_> {
    /// Places an asset, and before it those it mentions: their names are part of its content, which its own name follows from.
    fn place(&mut self, name: &str) -> Result<String, Failure> {
        if let Some(path) = self.paths.get(name) {
            return Ok(path.clone());
        }
        if self.open.iter().any(|open| open == name) {
            let round = self.open.join(" mentions ");
            return Err(Failure::new(format!("{round} mentions {name}: none of them can be named first")));
        }
        self.open.push(name.to_owned());
        let parts = self.parts;
        let content = match parts.get(name) {
            Some(Part::Made(bytes)) => bytes.clone(),
            Some(Part::Written(text)) => fill(name, text, |wanted| self.beside(name, wanted))?.into_bytes(),
            None => return Err(missing(name)),
        };
        self.open.pop();
        let path = format!("assets/{}", hashed(name, &content));
        self.files.insert(path.clone(), content);
        self.paths.insert(name.to_owned(), path.clone());
        Ok(path)
    }

    /// The address of an asset, seen from another one. Modules are imported from `./`, not from a bare name.
    fn beside(&mut self, name: &str, wanted: &str) -> Result<String, Failure> {
        if let Some(folder) = wanted.strip_suffix('*') {
            return self.all_beside(name, folder);
        }
        if !self.is_asset(wanted) {
            return Err(unknown(name, wanted));
        }
        let path = self.place(wanted)?;
        Ok(path.replacen("assets/", "./", 1))
    }

    /// The addresses of all assets whose names begin so, by the rest of their names.
    fn all_beside(&mut self, name: &str, folder: &str) -> Result<String, Failure> {
        let parts = self.parts;
        let inside = parts.keys().filter_map(|part| part.strip_prefix(folder));
        let address =
            |rest: &str| Ok((rest.to_owned(), self.beside(name, &format!("{folder}{rest}"))?.into()));
        let addresses = inside.map(address).collect::<Result<serde_json::Map<_, _>, Failure>>()?;
        Ok(serde_json::Value::from(addresses).to_string())
    }

    /// A file at the top, where all assets are placed.
    fn top(&mut self, name: &str) -> Result<Vec<u8>, Failure> {
        let text = match self.parts.get(name) {
            Some(Part::Written(text)) => text,
            Some(Part::Made(bytes)) => return Ok(bytes.clone()),
            None => return Err(missing(name)),
        };
        let (files, paths) = (&self.files, &self.paths);
        let filled = fill(name, text, |wanted| match wanted {
            "files" if name == KEEPER => Ok(list(files)),
            "version" if name == KEEPER => Ok(version(text, files)),
            asset => paths.get(asset).cloned().ok_or_else(|| unknown(name, asset)),
        })?;
        Ok(filled.into_bytes())
    }

    fn is_asset(&self, name: &str) -> bool {
        !TOP.contains(&name) && self.parts.contains_key(name)
    }
}

/// A JSON list of all paths.
fn list(files: &Files) -> String {
    serde_json::Value::from(files.keys().map(String::as_str).collect::<Vec<_>>()).to_string()
}

/// A number that changes with every file, and with the one that keeps them.
fn version(keeper: &str, files: &Files) -> String {
    let hashes: Vec<String> = files.iter().map(|(path, content)| path.clone() + &hash(content)).collect();
    hash((keeper.to_owned() + &hashes.join("\n")).as_bytes())
}

/// `app.js` becomes `app-0123456789abcdef.js`.
fn hashed(name: &str, content: &[u8]) -> String {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    format!("{stem}-{}.{ending}", hash(content))
}

/// Fills in the placeholders of a text.
fn fill(
    name: &str,
    text: &str,
    mut with: impl FnMut(&str) -> Result<String, Failure>,
) -> Result<String, Failure> {
    let mut filled = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{{") {
        let (wanted, after) = after.split_once("}}").ok_or_else(|| {
            Failure::new(format!("{name}: a placeholder begins with {{{{ and does not end"))
        })?;
        filled += before;
        filled += &with(wanted)?;
        rest = after;
    }
    Ok(filled + rest)
}

fn unknown(name: &str, wanted: &str) -> Failure {
    Failure::new(format!("{name} mentions {{{{{wanted}}}}}, and there is no such file"))
}

fn missing(name: &str) -> Failure {
    Failure::new(format!("the app has no {name}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(assets: &[(&str, &str)]) -> BTreeMap<String, Part> {
        let top = TOP.map(|name| (name, ""));
        let all = top.iter().chain(assets);
        all.map(|(name, text)| ((*name).to_owned(), Part::Written((*text).to_owned()))).collect()
    }

    fn text<'a>(files: &'a Files, path: &str) -> &'a str {
        std::str::from_utf8(&files[path]).unwrap()
    }

    fn path<'a>(files: &'a Files, start: &str) -> &'a str {
        files.keys().find(|path| path.starts_with(start)).unwrap()
    }

    #[test]
    fn files_find_each_other() {
        let files = lay_out(&parts(&[
            ("boot.js", "import '{{app.js}}'"),
            ("app.js", "run()"),
            ("worker.js", "import '{{app.js}}'; '{{weights/a.weights}}'; {{weights/*}}"),
            ("weights/a.weights", "1 2 3"),
            ("weights/b.weights", "4"),
            ("index.html", "<script src={{boot.js}}>"),
        ]))
        .unwrap()
        .files;
        let names: Vec<&str> = files.keys().map(String::as_str).collect();
        assert_eq!(names.len(), 9);
        let app = path(&files, "assets/app-").strip_prefix("assets/").unwrap();
        let weights = path(&files, "assets/weights/a-").strip_prefix("assets/").unwrap();
        assert!(weights.ends_with(".weights"));
        assert_eq!(text(&files, path(&files, "assets/boot-")), format!("import './{app}'"));
        let others = path(&files, "assets/weights/b-").strip_prefix("assets/").unwrap();
        let all = format!(r#"{{"a.weights":"./{weights}","b.weights":"./{others}"}}"#);
        assert_eq!(
            text(&files, path(&files, "assets/worker-")),
            format!("import './{app}'; './{weights}'; {all}")
        );
        assert_eq!(text(&files, "index.html"), format!("<script src={}>", path(&files, "assets/boot-")));
    }

    #[test]
    fn a_change_changes_the_names_of_all_that_mention_it() {
        let of = |app: &str| {
            let assets =
                [("boot.js", "{{worker.js}}"), ("worker.js", "{{app.js}}"), ("app.js", app), ("b.js", "")];
            lay_out(&parts(&assets)).unwrap().files
        };
        let (one, other) = (of("1"), of("2"));
        for name in ["boot", "worker", "app"] {
            let start = format!("assets/{name}-");
            assert_ne!(path(&one, &start), path(&other, &start));
        }
        assert_eq!(path(&one, "assets/b-"), path(&other, "assets/b-"));
    }

    #[test]
    fn the_keeper_lists_all_other_files_and_tells_versions_apart() {
        let of = |page: &str| {
            let files =
                lay_out(&parts(&[("sw.js", "{{version}} {{files}}"), ("a.js", ""), ("index.html", page)]));
            String::from_utf8(files.unwrap().files["sw.js"].clone()).unwrap()
        };
        let (version, list) = of("1").split_once(' ').map(|(v, l)| (v.to_owned(), l.to_owned())).unwrap();
        let list: Vec<String> = serde_json::from_str(&list).unwrap();
        assert!(list[0].starts_with("assets/a-"));
        assert_eq!(list[1..], ["icon.svg", "index.html", "manifest.webmanifest"]);
        assert!(!of("2").starts_with(&version));
    }

    #[test]
    fn what_cannot_be_filled_in_is_named() {
        let wrong = |assets: &[(&str, &str)]| lay_out(&parts(assets)).err().unwrap().reason;
        assert_eq!(wrong(&[("a.js", "{{b.js}}")]), "a.js mentions {{b.js}}, and there is no such file");
        assert_eq!(
            wrong(&[("index.html", "{{b.js}}")]),
            "index.html mentions {{b.js}}, and there is no such file"
        );
        assert_eq!(wrong(&[("a.js", "{{files}}")]), "a.js mentions {{files}}, and there is no such file");
        assert_eq!(wrong(&[("a.js", "{{a.js")]), "a.js: a placeholder begins with {{ and does not end");
        assert_eq!(
            wrong(&[("a.js", "{{b.js}}"), ("b.js", "{{a.js}}")]),
            "a.js mentions b.js mentions a.js: none of them can be named first"
        );
        let mut without = parts(&[]);
        without.remove("icon.svg");
        assert_eq!(lay_out(&without).err().unwrap().reason, "the app has no icon.svg");
    }

    #[test]
    fn made_files_stay_as_they_are() {
        let mut parts = parts(&[]);
        parts.insert("app.js".to_owned(), Part::Made(b"{{b.js}}".to_vec()));
        let files = lay_out(&parts).unwrap().files;
        assert_eq!(text(&files, path(&files, "assets/app-")), "{{b.js}}");
    }
}
