//! A server of ours that runs while a chore needs it.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::shell::Failure;
use crate::web::{self, Make};
use crate::{build_with, root};

/// Below this directory lies what chores keep while they run, seen from the project's own.
const PLACE: &str = "target/online";

/// Runs a program that may open as many files as the system lets anybody: each socket is one.
pub(crate) const ROOMY: &str = r#"ulimit -n "$(ulimit -Hn)" && exec "$0" "$@""#;

/// A program that serves. It ends with this value.
pub(crate) struct Serving {
    child: Child,
    url: String,
}

impl Serving {
    /// Starts it with these arguments, at any port that is free, and waits until it says where.
    pub(crate) fn start(program: &Path, args: &[&str]) -> Result<Serving, Failure> {
        let cannot = |error| Failure::new(format!("cannot run {}: {error}", program.display()));
        let mut command = Command::new("sh");
        command.args(["-c", ROOMY]).arg(program);
        command.args(["serve", "--lang", "en", "--port", "0"]).args(args);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().map_err(cannot)?;
        let out = child.stdout.take();
        let mut serving = Serving { child, url: String::new() };
        let lines = out.map(|out| BufReader::new(out).lines().map_while(Result::ok));
        let url = lines.and_then(|mut lines| lines.find(|line| line.starts_with("http://")));
        let url = url.ok_or_else(|| Failure::new("the server does not start".to_owned()))?;
        serving.url = url.trim_end_matches('/').to_owned();
        Ok(serving)
    }

    /// Where it is reached.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Its number in the system.
    pub(crate) fn process(&self) -> String {
        self.child.id().to_string()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Builds the program with the app that was made last. Nobody looks at it here: where there is none, a page in its place will do.
pub(crate) fn program(how: &[&str]) -> Result<PathBuf, Failure> {
    let app = web::dir(Make::Small);
    if app.join("index.html").exists() {
        return build_with(&app, how);
    }
    let page = root().join(PLACE).join("page");
    let index = page.join("index.html");
    // The program is built again whenever the page is written again.
    if !index.exists() {
        fs::create_dir_all(&page)
            .and_then(|()| fs::write(&index, "<!doctype html><title>Seaboard</title>"))
            .map_err(|error| Failure::new(format!("cannot write {}: {error}", index.display())))?;
    }
    build_with(&page, how)
}

/// An empty directory of this name.
pub(crate) fn fresh(name: &str) -> Result<PathBuf, Failure> {
    let dir = root().join(PLACE).join(name);
    // It may not be there yet.
    let _ = fs::remove_dir_all(&dir);
    fs::create_dir_all(&dir)
        .map_err(|error| Failure::new(format!("cannot make {}: {error}", dir.display())))?;
    Ok(dir)
}
