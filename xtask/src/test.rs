//! `cargo xtask test`: everything that must be green.

use crate::shell::{Failure, Run, ensure};
use crate::web::{self, Make};
use crate::{browser, wasm};

pub(crate) fn run(args: &[String]) -> Result<(), Failure> {
    if let Some(odd) = args.first() {
        return Err(Failure::usage(format!("test: there is no {odd:?}, it takes no arguments")));
    }
    let has = |tool: &'static str| move || Run::cargo(&[tool, "--version"]).works();
    ensure(
        "rustfmt",
        has("fmt"),
        &[&["rustup", "component", "add", "rustfmt"], &["apt-get", "install", "-y", "rustfmt"]],
    )?;
    ensure(
        "clippy",
        has("clippy"),
        &[&["rustup", "component", "add", "clippy"], &["apt-get", "install", "-y", "rust-clippy"]],
    )?;
    Run::cargo(&["fmt", "--all", "--check"]).announced()?;
    // The program is tested with the app inside, and the app must not have grown too large.
    let app = web::app(Make::Small)?;
    let cargo = |args: &[&str]| Run::cargo(args).env(web::PLACE, &app);
    cargo(&["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"]).announced()?;
    let tests: &[&str] = if has("nextest")() { &["nextest", "run"] } else { &["test", "--all-targets"] };
    cargo(tests).args(&["--workspace", "--no-fail-fast"]).announced()?;
    // In the workspace the program's bots have their weights; alone, the worker must be brought them, as on a page.
    cargo(tests).args(&["--package", "worker"]).announced()?;
    cargo(&["test", "--workspace", "--doc"]).announced()?;
    cargo(&["doc", "--workspace", "--no-deps", "--document-private-items"])
        .env("RUSTDOCFLAGS", "--deny warnings")
        .announced()?;
    wasm::same_lines()?;
    browser::play(&[])
}
