//! `cargo xtask test`: everything that must be green.

use crate::shell::{Failure, Run, ensure};
use crate::wasm;
use crate::web::{self, Make};

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
    if has("nextest")() {
        cargo(&["nextest", "run", "--workspace", "--no-fail-fast"]).announced()?;
    } else {
        cargo(&["test", "--workspace", "--all-targets", "--no-fail-fast"]).announced()?;
    }
    cargo(&["test", "--workspace", "--doc"]).announced()?;
    cargo(&["doc", "--workspace", "--no-deps", "--document-private-items"])
        .env("RUSTDOCFLAGS", "--deny warnings")
        .announced()?;
    wasm::same_lines()
}
