//! The `seaboard` program: play in the browser or the terminal, simulate, replay, look at component values.
//!
//! Arguments are parsed here, checked and handed on; what people read comes from `locales/`.

mod args;
mod bench;
mod bound;
mod check;
mod components;
mod pool;
mod replay;
mod serve;
mod simulate;
mod terminal;
mod tournament;
mod train;
mod voice;

use std::process::ExitCode;

use clap::Parser;

use crate::args::{Cli, Command};
use crate::voice::{Complaint, Voice};

fn main() -> ExitCode {
    // Paths need not be Unicode; only the language is looked for here.
    let voice = Voice::from_args(std::env::args_os().map(|arg| arg.to_string_lossy().into_owned()));
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return args::refuse(&voice, &error),
    };
    match run(&voice, cli.command) {
        Ok(code) => code,
        Err(Complaint(message)) => {
            voice.complain(&message);
            ExitCode::from(2)
        }
    }
}

fn run(voice: &Voice, command: Command) -> Result<ExitCode, Complaint> {
    voice.check()?;
    match command {
        Command::Serve(args) => serve::run(voice, &args),
        Command::Terminal(args) => terminal::run(voice, args),
        Command::Simulate(args) => simulate::run(voice, &args),
        Command::Replay(args) => replay::run(voice, &args),
        Command::Components(args) => components::run(voice, &args),
        Command::Check(args) => check::run(voice, &args),
        Command::Bench(args) => bench::run(voice, &args),
        Command::Tournament(args) => tournament::run(voice, &args),
        Command::Bound(args) => bound::run(voice, &args),
        Command::Train(args) => train::run(voice, &args),
    }
}
