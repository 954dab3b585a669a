//! `seaboard check-tables`: whether this build can go on with every game that is played. For the minute before an update.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use game::Message;
use indicatif::{ProgressBar, ProgressStyle};
use protocol::TableId;
use server::live::{NotLoaded, StoredTable};
use store::{Db, DbError, Durability, OpenError, Place, Sqlite, Store, TableRow};

use super::trouble;
use crate::output::{Failure, Output, print};

#[derive(Args)]
pub(crate) struct CheckTablesArgs {
    /// The database of the server, which may be in use; nothing in it is changed
    #[arg(long, value_name = "FILE|URL", env = "SEABOARD_DATA", hide_env_values = true)]
    data: PathBuf,
}

pub(crate) fn run(output: &Output, args: &CheckTablesArgs) -> Result<ExitCode, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let runtime = runtime.map_err(|error| trouble(&args.data, error.into()))?;
    let place = Place::new(args.data.clone());
    let shown = PathBuf::from(place.to_string());
    let faults = match &place {
        Place::File(path) => store::faults(path).map_err(|error| trouble(path, error))?,
        // Its own tools look after it.
        Place::Postgres(_) => Vec::new(),
    };
    let database = Readable::open(&place).map_err(|error| trouble(&shown, error))?;
    let store = Store::new(database.db.clone());
    let (count, broken) =
        runtime.block_on(broken_tables(&store)).map_err(|error| trouble(&shown, OpenError::Db(error)))?;
    for fault in &faults {
        let fault = Message::new("database-fault").with("detail", fault.as_str());
        print(&format!("{}\n", output.say(&fault)));
    }
    for table in &broken {
        print(&format!("{}\n", output.say(&table.said())));
    }
    print(&format!("{}\n", output.say(&summary(&shown, count, broken.len(), faults.is_empty()))));
    let sound = broken.is_empty() && faults.is_empty();
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A database as this build reads it.
struct Readable {
    db: Arc<dyn Db>,
    /// A copy that was brought to the newest schema, since nothing is changed here; it goes with this value.
    _copy: Option<Copied>,
}

impl Readable {
    fn open(place: &Place) -> Result<Readable, OpenError> {
        match (place.open_to_read(), place) {
            (Err(OpenError::Older { .. }), Place::File(path)) => {
                let copy = Copied::of(path)?;
                let db = Arc::new(Sqlite::open(&copy.0, Durability::Normal)?);
                Ok(Readable { db, _copy: Some(copy) })
            }
            (opened, _) => Ok(Readable { db: opened?, _copy: None }),
        }
    }
}

/// A copy of a database beside it, gone with this value.
struct Copied(PathBuf);

impl Copied {
    fn of(path: &Path) -> Result<Copied, OpenError> {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".check-{}", std::process::id()));
        let copy = PathBuf::from(name);
        store::backup(path, &copy)?;
        Ok(Copied(copy))
    }
}

impl Drop for Copied {
    fn drop(&mut self) {
        for beside in ["", "-wal", "-shm"] {
            let mut name = self.0.as_os_str().to_owned();
            name.push(beside);
            // What is not there need not go.
            let _ = std::fs::remove_file(name);
        }
    }
}

fn summary(path: &Path, count: usize, broken: usize, sound: bool) -> Message {
    match (broken, sound) {
        (0, true) => Message::new("tables-load").with("count", count),
        (0, false) => Message::new("database-damaged").with("path", path.display().to_string()),
        _ => Message::new("tables-do-not-load").with("broken", broken).with("count", count),
    }
}

/// A table that this build cannot go on with.
struct Broken {
    table: TableId,
    game: String,
    detail: String,
}

impl Broken {
    fn said(&self) -> Message {
        let named = Message::new("table-does-not-load").with("table", self.table.to_string());
        named.with("game", self.game.as_str()).with("detail", self.detail.as_str())
    }
}

/// How many tables are played, and those of them that do not load.
async fn broken_tables(store: &Store) -> Result<(usize, Vec<Broken>), DbError> {
    let ids = store.playing(u32::MAX).await?;
    let bar = ProgressBar::new(ids.len() as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {per_sec}  {eta}") {
        bar.set_style(style);
    }
    let mut broken = Vec::new();
    for &id in &ids {
        // One that was played to its end meanwhile needs no server any more.
        if let Some(row) = store.table(id).await? {
            let game = row.game.clone();
            broken.extend(fault(store, row).await?.map(|detail| Broken { table: id, game, detail }));
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok((ids.len(), broken))
}

/// Why a table does not load, or leads elsewhere than it did when it was written; in the words of the developers.
async fn fault(store: &Store, row: TableRow) -> Result<Option<String>, DbError> {
    let mut kept = match StoredTable::read(store, &row).await {
        Ok(kept) => kept,
        Err(NotLoaded::Db(error)) => return Err(error),
        Err(not) => return Ok(Some(not.to_string())),
    };
    // A server may write while this reads: what came after the row was read is not asked for.
    kept.log.truncate(row.last_seq as usize);
    if kept.log.len() != row.last_seq as usize {
        return Ok(Some(format!("{} of {} entries are there", kept.log.len(), row.last_seq)));
    }
    Ok(match kept.load() {
        Ok(table) if table.awaited() != row.awaited => Some("others must decide than before".to_owned()),
        Ok(_) => None,
        Err(not) => Some(not.to_string()),
    })
}
