//! The `seaboard` program: play in the browser or the terminal, simulate, replay, look at component values.
//!
//! Arguments are parsed here, checked and handed on; what people read comes from `locales/`.

mod analyse;
mod args;
mod bench;
mod bot_name;
mod bound;
mod calibrate;
mod check;
mod components;
mod database;
mod games;
mod load;
mod output;
mod pool;
mod puzzles;
mod replay;
mod serve;
mod share;
mod simulate;
mod terminal;
mod tournament;
mod train;
mod verify;

use std::process::ExitCode;

use clap::Parser;

use crate::args::{Cli, Command};
use crate::output::{FAILED, Failure, Output};

fn main() -> ExitCode {
    let output = Output::of_program();
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return args::refuse(&output, &error),
    };
    match run(&output, cli.command) {
        Ok(code) => code,
        Err(Failure(message)) => {
            output.complain(&message);
            ExitCode::from(FAILED)
        }
    }
}

fn run(output: &Output, command: Command) -> Result<ExitCode, Failure> {
    output.check()?;
    match command {
        Command::Serve(args) => serve::run(output, &args),
        Command::Terminal(args) => terminal::run(output, args),
        Command::Simulate(args) => simulate::run(output, &args),
        Command::Replay(args) => replay::run(output, &args),
        Command::Analyse(args) => analyse::run(output, &args),
        Command::Components(args) => components::run(output, &args),
        Command::Check(args) => check::run(output, &args),
        Command::Bench(args) => bench::run(output, &args),
        Command::Tournament(args) => tournament::run(output, &args),
        Command::Bound(args) => bound::run(output, &args),
        Command::Train(args) => train::run(output, &args),
        Command::Calibrate(args) => calibrate::run(output, &args),
        Command::Puzzles(args) => puzzles::run(output, &args),
        Command::Verify(args) => verify::run(output, &args),
        Command::Backup(args) => database::backup(output, &args),
        Command::CheckTables(args) => database::check_tables(output, &args),
        Command::Move(args) => database::move_all(output, &args),
        Command::Load(args) => load::run(output, &args),
        Command::Crash(args) => load::crash::run(output, &args),
    }
}
