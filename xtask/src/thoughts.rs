//! Bots think the same natively and in the app: the same requests, answered by both.

use std::fs;
use std::path::Path;

use crate::shell::{Failure, Run, ensure};
use crate::{build, root};

/// Asks the bots of a native program, built with these arguments, then those in the module of this app, and compares what they
/// answer and how long it takes.
pub(crate) fn compare(app: &Path, arguments: &[&str]) -> Result<(), Failure> {
    ensure(
        "Node.js",
        || Run::new("node").args(&["--version"]).works(),
        &[&["apt-get", "install", "-y", "--no-install-recommends", "nodejs"]],
    )?;
    let program = build(&[arguments, &["--example", "thoughts"]].concat())?;
    let answered = Run::program(&program).output()?;
    let kept = root().join("target/thoughts.txt");
    fs::write(&kept, answered)
        .map_err(|error| Failure::new(format!("cannot write {}: {error}", kept.display())))?;
    Run::new("node").args(&["crates/worker/examples/thoughts.mjs"]).args(&[app, &kept]).announced()
}
