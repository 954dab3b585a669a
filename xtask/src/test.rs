//! `cargo xtask test`: everything that must be green.

use crate::shell::{Failure, Run, ensure};
use crate::wasm;

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
    Run::cargo(&["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"]).announced()?;
    if has("nextest")() {
        Run::cargo(&["nextest", "run", "--workspace", "--no-fail-fast"]).announced()?;
    } else {
        Run::cargo(&["test", "--workspace", "--all-targets", "--no-fail-fast"]).announced()?;
    }
    Run::cargo(&["test", "--workspace", "--doc"]).announced()?;
    Run::cargo(&["doc", "--workspace", "--no-deps", "--document-private-items"])
        .env("RUSTDOCFLAGS", "--deny warnings")
        .announced()?;
    wasm::same_lines()
}
