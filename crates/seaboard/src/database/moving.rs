//! `seaboard move`: everything of a server from one database into another, checked by replaying every table on both sides.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use game::Message;
use indicatif::{ProgressBar, ProgressStyle};
use protocol::{Phase, TableId};
use server::live::StoredTable;
use store::{DbError, Durability, NotMoved, OpenError, Place, Store, TableRow};

use super::trouble;
use crate::output::{Failure, Output, print};

#[derive(Args)]
pub(crate) struct MoveArgs {
    /// The database of a server that does not run; nothing in it is changed
    #[arg(long, value_name = "FILE|URL")]
    from: PathBuf,
    /// An empty database, such as `postgres://sea:password@db.example.org/tables`
    #[arg(long, value_name = "FILE|URL", env = "SEABOARD_DATA", hide_env_values = true)]
    to: PathBuf,
}

/// How many tables are listed at once.
const PART: u32 = 500;

pub(crate) fn run(output: &Output, args: &MoveArgs) -> Result<ExitCode, Failure> {
    let [from, to] = [&args.from, &args.to].map(|path| Place::new(path.clone()));
    let shown = |place: &Place| PathBuf::from(place.to_string());
    let of = |place: &Place, error: OpenError| trouble(&shown(place), error);
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let runtime = runtime.map_err(|error| of(&from, error.into()))?;
    let old = from.open_to_read().map_err(|error| of(&from, error))?;
    let new = to.open(Durability::Full).map_err(|error| of(&to, error))?;
    let style =
        ProgressStyle::with_template("{spinner} {pos}").unwrap_or_else(|_| ProgressStyle::default_spinner());
    let progress = ProgressBar::new_spinner().with_style(style);
    let copied = runtime.block_on(store::copy_all(&*old, &*new, |rows| progress.inc(rows as u64)));
    progress.finish_and_clear();
    let rows = copied.map_err(|not| match not {
        NotMoved::NotEmpty(table) => Failure(said("move-not-empty", &to).with("table", table)),
        NotMoved::Differs(table) => Failure(said("move-differs", &to).with("table", table)),
        NotMoved::Db(error) => of(&to, OpenError::Db(error)),
    })?;
    let checked = runtime.block_on(replayed(&Store::new(old), &Store::new(new)));
    match checked.map_err(|error| of(&to, OpenError::Db(error)))? {
        Ok(tables) => {
            let done = said("move-done", &to).with("rows", rows).with("tables", tables);
            print(&format!("{}\n", output.say(&done)));
            Ok(ExitCode::SUCCESS)
        }
        Err(table) => Err(Failure(said("move-differs", &to).with("table", table.to_string()))),
    }
}

fn said(id: &'static str, to: &Place) -> Message {
    Message::new(id).with("to", to.to_string())
}

/// Replays every table on both sides: how many, or the first one that is not the same.
async fn replayed(old: &Store, new: &Store) -> Result<Result<usize, TableId>, DbError> {
    let (mut count, mut after) = (0, None);
    loop {
        let part = old.tables_after(after, PART).await?;
        let Some(&last) = part.last() else { return Ok(Ok(count)) };
        for table in part {
            if !same(old, new, table).await? {
                return Ok(Err(table));
            }
            count += 1;
        }
        after = Some(last);
    }
}

async fn same(old: &Store, new: &Store, table: TableId) -> Result<bool, DbError> {
    let (here, there) = (old.table(table).await?, new.table(table).await?);
    match (&here, &there) {
        (Some(row), Some(other)) if row == other => Ok(text(old, row).await == text(new, other).await),
        (None, None) => Ok(true),
        _ => Ok(false),
    }
}

/// A table with everything that happened there; what is wrong with it where it cannot be replayed, which is then so on both sides.
async fn text(store: &Store, row: &TableRow) -> Result<String, String> {
    if row.phase == Phase::Open {
        return Ok(String::new());
    }
    let stored = StoredTable::read(store, row).await.map_err(|not| not.to_string())?;
    let loaded = stored.load().map_err(|not| not.to_string())?;
    Ok(catalog::with_table!(loaded.table(), table => table.to_text()))
}
