//! The schema and its versions. They only go forward, and what was released is never edited.

use rusqlite::{Connection, OptionalExtension, TransactionBehavior};

use crate::open::OpenError;

/// What makes each version of the version before it; the first makes the first version of nothing. Written for SQLite; what
/// PostgreSQL calls otherwise is put in by [`crate::postgres`].
pub(crate) const MIGRATIONS: [&str; 2] =
    [include_str!("../migrations/0001.sql"), include_str!("../migrations/0002.sql")];

/// The version that this build works with.
pub(crate) const NEWEST: u32 = MIGRATIONS.len() as u32;

/// Brings a database to the newest version, in one transaction: two processes that start at once do it once.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), OpenError> {
    let migration = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = version(&migration)?;
    let missing = MIGRATIONS.get(found as usize..).ok_or(OpenError::Newer { found, known: NEWEST })?;
    if missing.is_empty() {
        return Ok(());
    }
    if found == 0 {
        migration.execute_batch("CREATE TABLE schema (version INTEGER NOT NULL) STRICT")?;
        migration.execute("INSERT INTO schema (version) VALUES (0)", ())?;
    }
    for step in missing {
        migration.execute_batch(step)?;
    }
    migration.execute("UPDATE schema SET version = ?1", [NEWEST])?;
    Ok(migration.commit()?)
}

/// The version of a database; 0 of one that is empty.
pub(crate) fn version(connection: &Connection) -> Result<u32, OpenError> {
    let there = |named: &str| {
        let sql = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name LIKE ?1 LIMIT 1";
        connection.query_row(sql, [named], |_| Ok(())).optional()
    };
    match there("schema")? {
        Some(()) => Ok(connection.query_row("SELECT version FROM schema", (), |row| row.get(0))?),
        None if there("%")?.is_none() => Ok(0),
        None => Err(OpenError::NotOurs),
    }
}
