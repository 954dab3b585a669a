//! Project chores. `cargo xtask` lists them.

mod bench;
mod browser;
mod hash;
mod peers;
mod play;
mod shell;
mod strength;
mod test;
mod wasm;
mod web;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use shell::{Failure, Run};

const HELP: &str = "\
Project chores.

  cargo xtask play [--port N] [--listen ADDRESS] [--no-open]
                                     build everything, and play in the browser
  cargo xtask terminal [GAME] [...]  build, and play in the terminal; without a name, Come Sail Away! (--help: arguments)
  cargo xtask terminal --resume FILE go on with a saved game
  cargo xtask replay FILE            step through a saved game
  cargo xtask test                   install what the tests need, and run them all
  cargo xtask browser [NAME ...]     the tests in a real browser alone, all or those files of crates/web/browser-tests/tests
  cargo xtask web [--dev]            build the app for the browser; --dev sooner, but larger
  cargo xtask bench [--record]       measure speed and count instructions; --record keeps the counts
  cargo xtask bench --peers          the same beside OpenSpiel's random play-outs
  cargo xtask bench --worker         thoughts of bots natively and in the browser's WebAssembly
  cargo xtask check [GAME] [--games N]  the test kit on N random games of every kind (a million unless told otherwise)
  cargo xtask strength [MINUTES]     measure the bots against each other, going on where it stopped (an hour unless told otherwise)
  cargo xtask fuzz [SECONDS]         feed garbage to the file loader (needs a nightly toolchain and cargo-fuzz)
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (chore, rest) = args.split_first().map_or(("", &[][..]), |(chore, rest)| (chore.as_str(), rest));
    let done = match chore {
        "play" => play::run(rest),
        "terminal" => terminal(rest),
        "replay" => seaboard(&["replay"], rest),
        "test" => test::run(rest).map(|()| ExitCode::SUCCESS),
        "browser" => browser::run(rest).map(|()| ExitCode::SUCCESS),
        "web" => web::run(rest).map(|()| ExitCode::SUCCESS),
        "bench" => bench::run(rest).map(|()| ExitCode::SUCCESS),
        "strength" => strength::run(rest).map(|()| ExitCode::SUCCESS),
        "check" => check(rest),
        "fuzz" => fuzz(rest).map(|()| ExitCode::SUCCESS),
        "" | "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(ExitCode::SUCCESS)
        }
        other => Err(Failure::usage(format!("there is no chore {other:?}; `cargo xtask` lists them"))),
    };
    done.unwrap_or_else(|Failure { reason, code }| {
        eprintln!("xtask: {reason}");
        ExitCode::from(code)
    })
}

/// The project's own directory: cargo says where it runs the chore, which may be another checkout than the chore was built in.
fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let chores = Path::new(&here);
    chores.parent().unwrap_or(chores).to_owned()
}

/// Builds the program, with the app for the browser if that is there, and says where it is.
fn build() -> Result<PathBuf, Failure> {
    let out = Run::cargo(&["build", "--release", "--package", "seaboard", "--message-format", "json"])
        .env(web::PLACE, web::dir())
        .output()?;
    let path = out.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    path.filter_map(|message| message["executable"].as_str().map(PathBuf::from))
        .next_back()
        .ok_or_else(|| Failure::new("cargo built no program".to_owned()))
}

/// Builds the program and lets it take over; it says by itself what is wrong.
fn seaboard(command: &[&str], args: &[String]) -> Result<ExitCode, Failure> {
    let program = build()?;
    Run::program(&program).args(command).args(args).env("SEABOARD_STARTED_BY", "xtask").instead()
}

/// The games, the one to begin with first.
const GAMES: [&str; 3] = ["come-sail-away", "on-board", "pirates-under-fire"];

fn terminal(args: &[String]) -> Result<ExitCode, Failure> {
    let named = args.first().is_some_and(|arg| GAMES.contains(&arg.as_str()));
    let resumes = args.iter().any(|arg| arg.starts_with("--resume"));
    seaboard(if named || resumes { &["terminal"] } else { &["terminal", GAMES[0]] }, args)
}

/// One game if it is named, otherwise all of them; a million of each unless told otherwise.
fn check(args: &[String]) -> Result<ExitCode, Failure> {
    let named = args.first().filter(|arg| GAMES.contains(&arg.as_str()));
    let rest = if named.is_some() { &args[1..] } else { args };
    let million = ["--games".to_owned(), "1000000".to_owned()];
    let rest = if rest.is_empty() { &million } else { rest };
    if let Some(game) = named {
        return seaboard(&["check", game], rest);
    }
    let (last, others) = GAMES.split_last().map_or(("", &[][..]), |(last, others)| (*last, others));
    let program = build()?;
    for game in others {
        Run::program(&program).args(&["check", game]).args(rest).go()?;
    }
    seaboard(&["check", last], rest)
}

fn fuzz(args: &[String]) -> Result<(), Failure> {
    let wrong =
        |odd: &String| Failure::usage(format!("fuzz: {odd:?} is no number of seconds, its one argument"));
    let seconds: u32 = match args {
        [] => 60,
        [seconds] => seconds.parse().map_err(|_| wrong(seconds))?,
        [_, odd, ..] => return Err(wrong(odd)),
    };
    if !Run::cargo(&["fuzz", "--version"]).works() {
        return Err(Failure::new("cargo-fuzz is missing: cargo install cargo-fuzz".to_owned()));
    }
    let limit = format!("-max_total_time={seconds}");
    Run::new("cargo").args(&["+nightly", "fuzz", "run", "load", "--", &limit]).go()
}
