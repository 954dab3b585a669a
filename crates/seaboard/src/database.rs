//! `seaboard backup`, `seaboard check-tables` and `seaboard move`: for whoever runs a server.

mod check;
mod moving;

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use game::Message;
use indicatif::ProgressBar;
use store::OpenError;

pub(crate) use check::{CheckTablesArgs, run as check_tables};
pub(crate) use moving::{MoveArgs, run as move_all};

use crate::output::{Failure, Output, file_trouble, in_file, print};

#[derive(Args)]
pub(crate) struct BackupArgs {
    /// The database of the server, which may be in use
    #[arg(long, value_name = "FILE")]
    data: PathBuf,
    /// Where the copy goes; nothing is overwritten
    #[arg(value_name = "TO")]
    to: PathBuf,
}

/// Copies a database while a server goes on with it.
pub(crate) fn backup(output: &Output, args: &BackupArgs) -> Result<ExitCode, Failure> {
    let waiting = ProgressBar::new_spinner().with_message(args.to.display().to_string());
    waiting.enable_steady_tick(Duration::from_millis(100));
    let done = store::backup(&args.data, &args.to);
    waiting.finish_and_clear();
    done.map_err(|error| match error {
        OpenError::Io(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            Failure(Message::new("database-exists").with("path", args.to.display().to_string()))
        }
        // The copy cannot be made, or else the database cannot be had, if only by this user: that is said first.
        OpenError::Io(error) => match args.data.metadata() {
            Ok(_) => file_trouble("cli-cannot-write", &args.to, &error),
            Err(unread) => file_trouble("cli-cannot-read", &args.data, &unread),
        },
        other => trouble(&args.data, other),
    })?;
    let bytes = args.to.metadata().map_or(0, |copy| copy.len());
    let said = Message::new("database-copied").with("path", args.to.display().to_string());
    print(&format!("{}\n", output.say(&said.with("kilobytes", bytes.div_ceil(1024)))));
    Ok(ExitCode::SUCCESS)
}

/// What is wrong with a database that cannot be had.
fn trouble(path: &Path, error: OpenError) -> Failure {
    let of_schema = |id: &'static str, found: u32, known: u32| {
        in_file(path, Message::new(id).with("found", found).with("known", known))
    };
    match error {
        OpenError::Io(error) => file_trouble("cli-cannot-read", path, &error),
        OpenError::NotOurs => in_file(path, Message::new("database-not-ours")),
        OpenError::Newer { found, known } => of_schema("database-newer", found, known),
        OpenError::Older { found, known } => of_schema("database-older", found, known),
        OpenError::Db(error) => {
            let detail = Message::new("database-trouble").with("detail", error.to_string());
            in_file(path, detail)
        }
    }
}
