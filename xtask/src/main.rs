//! Project chores. `cargo xtask` lists them.

mod bench;
mod peers;
mod shell;
mod test;

use std::path::PathBuf;
use std::process::ExitCode;

use shell::{Failure, Run};

const HELP: &str = "\
Project chores.

  cargo xtask play [ARGUMENTS]       build, and play Come Sail Away! in the terminal (--help lists the arguments)
  cargo xtask test                   install what the tests need, and run them all
  cargo xtask bench [--record]       measure speed and count instructions; --record keeps the counts
  cargo xtask bench --peers          the same beside OpenSpiel's random play-outs
  cargo xtask check [--games N]      the test kit on N random games of every kind (a million unless told otherwise)
  cargo xtask fuzz [SECONDS]         feed garbage to the file loader (needs a nightly toolchain and cargo-fuzz)
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (chore, rest) = args.split_first().map_or(("", &[][..]), |(chore, rest)| (chore.as_str(), rest));
    let done = match chore {
        "play" => play(rest),
        "test" => test::run(),
        "bench" => bench::run(rest),
        "check" => check(rest),
        "fuzz" => fuzz(rest),
        "" | "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(())
        }
        other => {
            eprintln!("xtask: there is no chore {other:?}; `cargo xtask` lists them");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(reason)) => {
            eprintln!("xtask: {reason}");
            ExitCode::FAILURE
        }
    }
}

/// The project's own directory.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Builds the program and says where it is.
fn build() -> Result<PathBuf, Failure> {
    let out =
        Run::cargo(&["build", "--release", "--package", "seaboard", "--message-format", "json"]).output()?;
    let path = out.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    path.filter_map(|message| message["executable"].as_str().map(PathBuf::from))
        .next_back()
        .ok_or_else(|| Failure("cargo built no program".to_owned()))
}

fn play(args: &[String]) -> Result<(), Failure> {
    let program = build()?;
    let resumes = args.iter().any(|arg| arg.starts_with("--resume"));
    let game: &[&str] = if resumes { &["terminal"] } else { &["terminal", "come-sail-away"] };
    Run::program(&program).args(game).args(args).go()
}

fn check(args: &[String]) -> Result<(), Failure> {
    let program = build()?;
    let million = ["--games".to_owned(), "1000000".to_owned()];
    let args = if args.is_empty() { &million[..] } else { args };
    Run::program(&program).args(&["check", "come-sail-away"]).args(args).go()
}

fn fuzz(args: &[String]) -> Result<(), Failure> {
    let seconds = args.first().map_or("60", String::as_str);
    if !Run::cargo(&["fuzz", "--version"]).works() {
        return Err(Failure("cargo-fuzz is missing: cargo install cargo-fuzz".to_owned()));
    }
    let limit = format!("-max_total_time={seconds}");
    Run::new("cargo").args(&["+nightly", "fuzz", "run", "load", "--", &limit]).go()
}
