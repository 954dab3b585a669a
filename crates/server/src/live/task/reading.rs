//! A table out of the store.

use std::sync::Arc;

use online::{Millis, OnlineTable};
use protocol::{Opening, ServerMessage, Settings, TableId};
use serde_json::value::RawValue;
use store::TableRow;

use crate::live::{Shared, StoredTable};
use crate::telemetry::{Cause, LogEvent};

/// A table as the store has it.
pub(super) struct Read {
    pub(super) table: OnlineTable,
    pub(super) opening: Arc<str>,
    pub(super) rematch: Option<TableId>,
}

/// Reads a table whose game has begun.
pub(super) async fn read(shared: &Shared, id: TableId) -> Result<Read, Cause> {
    let read = read_whole(shared, id).await;
    if let Err(cause) = &read {
        shared.telemetry.metrics.table_not_loaded();
        shared.telemetry.log.say(&LogEvent::TableNotLoaded { table: id, cause: cause.clone() });
    }
    read
}

async fn read_whole(shared: &Shared, id: TableId) -> Result<Read, Cause> {
    let store = &shared.store;
    let row = store.table(id).await?.ok_or_else(Cause::missing)?;
    let stored = StoredTable::read(store, &row).await?;
    let opening = opening(&row, stored.founding.settings, stored.founding.started);
    let rematch = store.rematch(id).await?;
    Ok(Read { table: stored.load()?, opening, rematch })
}

fn opening(row: &TableRow, settings: Settings, started: Millis) -> Arc<str> {
    let setup = RawValue::from_string(row.setup.clone()).unwrap_or_default();
    let commit = online::Commitment(row.commit).to_string();
    let opening = Opening { table: row.id, game: row.game.clone(), setup, settings, commit, started };
    ServerMessage::from(opening).to_text().into()
}
