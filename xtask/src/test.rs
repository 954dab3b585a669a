//! `cargo xtask test`: everything that must be green.

use std::num::NonZero;
use std::path::Path;

use crate::parts::Postgres;
use crate::shell::{Failure, Run, ensure};
use crate::steps::{Steps, beside};
use crate::web::{self, Make};
use crate::{browser, cluster, crash, programs, python, releases, root, tested_program, thoughts};

/// What the quick run leaves to the whole one.
const LEFT_OUT: &str = "the app and its size, doc tests, the documentation, bots in WebAssembly, a server that is killed, several servers and \
     PostgreSQL, programs in Python, the tests in a browser";
/// Tests of a program that carries the app are in modules of this name.
const NEEDS_APP: &str = "with_app::";
/// Tests that need a PostgreSQL server are in modules of this name.
const NEEDS_POSTGRES: &str = "with_postgres::";
/// Where tests find the address of one that is theirs.
const POSTGRES: &str = "SEABOARD_TEST_POSTGRES";
/// What is the same with every database, and takes long: what players can see of each other's secrets.
const SAME_EVERYWHERE: &str = "secrets::";

pub(crate) fn run(args: &[String]) -> Result<(), Failure> {
    match args {
        [] => everything(),
        [quick] if quick == "--quick" => quickly(),
        [first, rest @ ..] => {
            let odd = if first == "--quick" { rest.first().unwrap_or(first) } else { first };
            Err(Failure::usage(format!("test: there is no {odd:?}, only --quick")))
        }
    }
}

fn everything() -> Result<(), Failure> {
    tools()?;
    let steps = Steps::new(15);
    steps.step("Format", format)?;
    // The program is tested with the app inside, and the app must not have grown too large. Its last minutes need one core.
    let app = || steps.step("The app as it is shipped, and its size", web::shipped);
    let read = || {
        // What reads the code only needs no app, and must not look at one that is being written.
        let none = &root().join("target/no-app");
        steps.step("Clippy", || clippy(none))?;
        steps.step("Documentation", || documentation(none))
    };
    let (app, ()) = &beside(app, read)?;
    steps.step("Tests", || tests(app, true))?;
    steps.step("Online tables with PostgreSQL", || tests_with_postgres(app))?;
    // What is tested stays as it is while others are built.
    let program = &releases::keep(&tested_program())?;
    // Faults are mostly waited for, and leave the cores to what is compiled.
    let faults = || {
        steps.step("A server that is killed", || crash::kill(program, crash::USUAL))?;
        steps.step("Two servers, and everything that can go wrong", || {
            cluster::faults(program, cluster::USUAL)
        })?;
        steps.step("A program in Python plays", || programs::play(program))
    };
    let built = || {
        steps.step("Doc tests", || cargo(app, &["test", "--workspace", "--doc"]).announced())?;
        steps.step("Bots natively and in the app", || thoughts::compare(app, &[]))?;
        steps.step("The next release, with a fourth game", || tiny_game(app))?;
        steps.step("The Python package", || python::test(program))
    };
    beside(built, faults)?;
    steps.step("The app in a browser", || browser::play(program, &[]))?;
    steps.step("Two releases side by side", || releases::side_by_side(program, &tested_program()))?;
    eprint!("\n{}Everything is green.\n", steps.summary());
    Ok(())
}

/// For daily work: what takes a moment once everything has been compiled.
fn quickly() -> Result<(), Failure> {
    tools()?;
    let app = &web::dir(Make::Small);
    let has_app = app.join("index.html").exists();
    let steps = Steps::new(3);
    steps.step("Format", format)?;
    steps.step("Clippy", || clippy(app))?;
    steps.step("Tests", || tests(app, has_app))?;
    let served = if has_app {
        "The program was tested with the app that was built last."
    } else {
        "There is no app yet, so what serves it was left out too; `cargo xtask web` makes one."
    };
    eprint!("\n{}This was green. Left out: {LEFT_OUT}. {served}\n", steps.summary());
    Ok(())
}

/// The tiny game of the contract's documentation, played from the catalog by bots of every level and in the terminal; in a program that
/// pretends to be the next release.
fn tiny_game(app: &Path) -> Result<(), Failure> {
    let nextest = has("nextest");
    let command: &[&str] = if nextest { &["nextest", "run"] } else { &["test"] };
    let tests: &[&str] = if nextest { &[] } else { &["--"] };
    // More packages are named than are tested: so what others wrote has the features that it was compiled with.
    let packages = ["analysis", "bots", "seaboard", "web", "pack", "xtask"].map(|name| ["--package", name]);
    cargo(app, command)
        .args(packages.as_flattened())
        .args(&["--test", "all", "--features", "analysis/tiny-game,bots/tiny-game,seaboard/tiny-game"])
        .args(&["--features", releases::FEATURE])
        .args(tests)
        .args(&["buoys", "nothing_is_known"])
        .announced()
}

fn has(tool: &str) -> bool {
    Run::cargo(&[tool, "--version"]).works()
}

fn tools() -> Result<(), Failure> {
    ensure(
        "rustfmt",
        || has("fmt"),
        &[&["rustup", "component", "add", "rustfmt"], &["apt-get", "install", "-y", "rustfmt"]],
    )?;
    ensure(
        "clippy",
        || has("clippy"),
        &[&["rustup", "component", "add", "clippy"], &["apt-get", "install", "-y", "rust-clippy"]],
    )?;
    // What other systems need is never compiled here, but the tests of deny.toml look at it, and they have no network.
    Run::cargo(&["fetch", "--locked"]).announced()
}

/// Cargo, on a program with this app inside. Many tests wait for a server or a program: nextest runs twice as many beside each other as there
/// are cores.
fn cargo(app: &Path, args: &[&str]) -> Run {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    Run::cargo(args).env(web::PLACE, app).env("NEXTEST_TEST_THREADS", (2 * cores).to_string())
}

fn format() -> Result<(), Failure> {
    Run::cargo(&["fmt", "--all", "--check"]).announced()
}

fn clippy(app: &Path) -> Result<(), Failure> {
    // With a fourth game and all else that only tests switch on: what is shipped is compiled by every other step.
    cargo(app, &["clippy", "--workspace", "--all-targets", "--all-features", "--", "--deny", "warnings"])
        .announced()
}

fn documentation(app: &Path) -> Result<(), Failure> {
    cargo(app, &["doc", "--workspace", "--no-deps", "--document-private-items"])
        .env("RUSTDOCFLAGS", "--deny warnings")
        .announced()
}

/// All tests, or all but those that need the app.
fn tests(app: &Path, has_app: bool) -> Result<(), Failure> {
    let nextest = has("nextest");
    let command: &[&str] = if nextest { &["nextest", "run"] } else { &["test"] };
    let run = cargo(app, command).args(&["--workspace", "--tests", "--no-fail-fast"]);
    let left_out: &[&str] = if has_app { &[NEEDS_POSTGRES] } else { &[NEEDS_POSTGRES, NEEDS_APP] };
    without(run, nextest, left_out).announced()
}

/// Leaves out the tests in these modules.
fn without(run: Run, nextest: bool, modules: &[&str]) -> Run {
    if nextest {
        let left_out: Vec<String> = modules.iter().map(|module| format!("not test({module})")).collect();
        return run.args(&["--filterset", &left_out.join(" and ")]);
    }
    modules.iter().fold(run.args(&["--"]), |run, module| run.args(&["--skip", module]))
}

/// The store and the server once more, on a PostgreSQL server that is started for it.
fn tests_with_postgres(app: &Path) -> Result<(), Failure> {
    let postgres = Postgres::start(&cluster::FOR_TESTS)?;
    let run = |args: &[&str]| -> Result<Run, Failure> {
        Ok(cargo(app, args)
            .args(&["--no-fail-fast"])
            .env(POSTGRES, postgres.database("tests", postgres.port())?))
    };
    if has("nextest") {
        // The same is named as for all tests, so that nothing is compiled anew.
        let which =
            format!("(package(store) or package(server)) and binary(all) and not test({SAME_EVERYWHERE})");
        run(&["nextest", "run", "--workspace", "--tests"])?.args(&["--filterset", &which]).announced()
    } else {
        run(&["test", "--workspace", "--test", "all"])?.args(&["--", "--skip", SAME_EVERYWHERE]).announced()
    }
}
