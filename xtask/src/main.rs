//! Project chores. `cargo xtask` lists them.

mod analysis;
mod bench;
mod bench_online;
mod boardgame;
mod browser;
mod busy;
mod cluster;
mod crash;
mod cut;
mod dist;
mod hash;
mod parts;
mod peers;
mod play;
mod programs;
mod python;
mod python_bench;
mod record;
mod releases;
mod serving;
mod shell;
mod steps;
mod strength;
mod test;
mod thoughts;
mod wasm;
mod web;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use shell::{Failure, Run};
use web::Make;

const HELP: &str = "\
Project chores.

  cargo xtask play [--port N] [--listen ADDRESS] [--no-open]
                                     build what is needed, and play in the browser
  cargo xtask terminal [GAME] [...]  build, and play in the terminal; without a name, Come Sail Away! (--help: arguments)
  cargo xtask terminal --resume FILE go on with a saved game
  cargo xtask replay FILE            step through a saved game
  cargo xtask test                   install what the tests need, and run them all
  cargo xtask test --quick           format, clippy and the tests that need no browser, for daily work
  cargo xtask advisories             ask whether anything is known against what we depend on (needs a network and cargo-deny)
  cargo xtask dist                   the program as it is shipped, with the app inside: target/release/seaboard; and an archive
                                     of it with its licences and how to host it, below target/dist
  cargo xtask browser [NAME ...]     the tests in a real browser alone, all or those files of crates/web/browser-tests/tests
  cargo xtask browser --tiny-game [NAME ...]  the same with a fourth game that nobody has drawn
  cargo xtask web [--dev]            build the app for the browser; --dev sooner, but larger
  cargo xtask bench [--record]       measure speed and count instructions; --record keeps the counts
  cargo xtask bench --peers          the same beside OpenSpiel's random play-outs
  cargo xtask bench --online [--record] [--short]  what servers of online tables bear, beside boardgame.io; --record writes it
                                     to docs/scale.md; --short only tries out whether everything can be measured
  cargo xtask bench --python [--record]  speed from Python, beside PettingZoo and OpenSpiel; --record writes it to docs/python.md
  cargo xtask bench --worker         thoughts of bots natively and in the browser's WebAssembly
  cargo xtask python [--examples]    the Python package, built, installed and tested below target/python; or its examples at full size
  cargo xtask crash [--times N]      kill a server again and again while people play at it: nothing may be lost (25 times)
  cargo xtask cluster [--nodes N] [--port N]  PostgreSQL, NATS, two servers and a balancer on this machine, until Ctrl+C
  cargo xtask cluster --faults [--times N]  people play at two servers while things go wrong: nothing may be lost (25 kills)
  cargo xtask cluster --releases     two releases at one database: this one, and a build that pretends to be the next
  cargo xtask check [GAME] [--games N]  the test kit on N random games of every kind (a million unless told otherwise)
  cargo xtask strength [MINUTES]     measure the bots against each other, going on where it stopped (an hour unless told otherwise)
  cargo xtask analysis [MINUTES]     analyse games of every level: regret, luck, calibration, time; going on where it stopped
  cargo xtask fuzz [SECONDS]         feed garbage to what reads files and views (needs a nightly toolchain and cargo-fuzz)
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
        "advisories" => advisories(rest).map(|()| ExitCode::SUCCESS),
        "python" => python::run(rest).map(|()| ExitCode::SUCCESS),
        "cluster" => cluster::run(rest).map(|()| ExitCode::SUCCESS),
        "crash" => crash::run(rest).map(|()| ExitCode::SUCCESS),
        "dist" => dist::run(rest).map(|()| ExitCode::SUCCESS),
        "web" => web::run(rest).map(|()| ExitCode::SUCCESS),
        "bench" => bench::run(rest).map(|()| ExitCode::SUCCESS),
        "analysis" => analysis::run(rest).map(|()| ExitCode::SUCCESS),
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

/// Builds a program of ours and says where it is. The whole workspace is named, so that what its crates depend on is
/// compiled once, with the features that all of them want together, as for the tests.
fn build(program: &[&str]) -> Result<PathBuf, Failure> {
    build_with(&web::dir(Make::Small), program)
}

/// The same, with the app for the browser that lies there, if one does.
fn build_with(app: &Path, program: &[&str]) -> Result<PathBuf, Failure> {
    let out = Run::cargo(&["build", "--workspace", "--message-format", "json-render-diagnostics"])
        .args(program)
        .env(web::PLACE, app)
        .output()?;
    let messages = out.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let mut paths = messages.filter_map(|message| message["executable"].as_str().map(PathBuf::from));
    paths.next_back().ok_or_else(|| Failure::new("cargo built no program".to_owned()))
}

/// The program as it is tested and played with in the browser: soon there.
const TESTED: [&str; 2] = ["--bin", "seaboard"];
/// The program as it is shipped: quick, for bots that think in it and for what is measured.
const SHIPPED: [&str; 3] = ["--release", "--bin", "seaboard"];

/// The program that the native tests started: cargo leaves it there for them, with what it depends on as they had it.
fn tested_program() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    root().join(target).join("debug").join(format!("seaboard{}", std::env::consts::EXE_SUFFIX))
}

/// Builds the program and lets it take over; it says by itself what is wrong.
fn seaboard(command: &[&str], args: &[String]) -> Result<ExitCode, Failure> {
    let program = build(&SHIPPED)?;
    Run::program(&program).args(command).args(args).env("SEABOARD_STARTED_BY", "xtask").instead()
}

/// What somebody new plays.
const FIRST_GAME: &str = "come-sail-away";

fn terminal(args: &[String]) -> Result<ExitCode, Failure> {
    let named = args.first().is_some_and(|arg| !arg.starts_with('-'));
    let resumes = args.iter().any(|arg| arg.starts_with("--resume"));
    seaboard(if named || resumes { &["terminal"] } else { &["terminal", FIRST_GAME] }, args)
}

/// A million games unless told otherwise.
fn check(args: &[String]) -> Result<ExitCode, Failure> {
    let told = args.iter().any(|arg| arg.starts_with("--games") || arg == "--help");
    seaboard(if told { &["check"] } else { &["check", "--games", "1000000"] }, args)
}

/// What is known against our dependencies changes without us, and is known elsewhere: so it is no part of the tests.
fn advisories(args: &[String]) -> Result<(), Failure> {
    if let Some(odd) = args.first() {
        return Err(Failure::usage(format!("advisories: there is no {odd:?}, it takes no arguments")));
    }
    if !Run::cargo(&["deny", "--version"]).works() {
        return Err(Failure::new("cargo-deny is missing: cargo install --locked cargo-deny".to_owned()));
    }
    Run::cargo(&["deny", "check", "advisories"]).announced()
}

/// What is fed with garbage: the readers of files and of views.
const FUZZED: [&str; 2] = ["load", "view"];

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
    FUZZED.iter().try_for_each(|target| {
        Run::new("cargo").args(&["+nightly", "fuzz", "run", target, "--", &limit]).announced()
    })
}
