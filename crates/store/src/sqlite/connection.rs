//! One connection: how it is set up, and how a statement is done.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{CachedStatement, Connection, ErrorCode, OpenFlags, ToSql};

use crate::db::{DbError, Rows, Statement};
use crate::open::Durability;
use crate::value::{Row, Value};

/// How long to wait for another process that writes.
const PATIENCE: Duration = Duration::from_secs(5);

/// Between two tries.
const PAUSE: Duration = Duration::from_millis(5);

/// More than the store has statements, so that each is prepared once.
const PREPARED: usize = 128;

pub(crate) fn open_to_write(path: &Path, durability: Durability) -> rusqlite::Result<Connection> {
    let connection = Connection::open_with_flags(path, flags(OpenFlags::SQLITE_OPEN_READ_WRITE))?;
    connection.busy_timeout(PATIENCE)?;
    patiently(|| connection.pragma_update(None, "journal_mode", "wal"))?;
    // In KiB: what a transaction of many tables changes. The rest the system keeps anyway.
    connection.pragma_update(None, "cache_size", -2_048)?;
    // In pages. Those of tables that are played are written again and again, and go into the database once. A thread of its own for
    // that was tried, and nobody waited less.
    connection.pragma_update(None, "wal_autocheckpoint", 4_000)?;
    let synchronous = match durability {
        Durability::Full => "full",
        Durability::Normal => "normal",
    };
    connection.pragma_update(None, "synchronous", synchronous)?;
    set_up(&connection)?;
    Ok(connection)
}

pub(crate) fn open_to_read(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open_with_flags(path, flags(OpenFlags::SQLITE_OPEN_READ_ONLY))?;
    // In KiB: the roots of indices, which are read again and again. The rest the system keeps anyway.
    connection.pragma_update(None, "cache_size", -256)?;
    set_up(&connection)?;
    Ok(connection)
}

pub(super) fn in_memory() -> rusqlite::Result<Connection> {
    let connection = Connection::open_in_memory()?;
    set_up(&connection)?;
    Ok(connection)
}

/// Tries again while another process has the database to itself. SQLite waits by itself where it can; while a database changes its
/// way of writing, begins or ends, it says at once that it is busy.
fn patiently<T>(mut open: impl FnMut() -> rusqlite::Result<T>) -> rusqlite::Result<T> {
    let begun = Instant::now();
    loop {
        match open() {
            Err(error) if reason(&error) == DbError::Busy && begun.elapsed() < PATIENCE => {
                thread::sleep(PAUSE)
            }
            done => return done,
        }
    }
}

/// A path is no address with parameters in it, and a connection stays with its thread.
fn flags(access: OpenFlags) -> OpenFlags {
    access | OpenFlags::SQLITE_OPEN_NO_MUTEX
}

fn set_up(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // What is deleted is overwritten, so that nobody who asked for it is found in the file.
    connection.pragma_update(None, "secure_delete", true)?;
    // What savepoints remember is small.
    connection.pragma_update(None, "temp_store", "memory")?;
    // Else statements are prepared anew whenever a value in them might be better served by another plan.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.set_prepared_statement_cache_capacity(PREPARED);
    Ok(())
}

/// Does one statement.
pub(super) fn run(connection: &Connection, statement: &Statement) -> Result<Rows, DbError> {
    // `$1` would be a name to SQLite, counted by where it comes first; `?1` is a number.
    let sql = statement.sql.replace('$', "?");
    let rows = prepared(connection, &sql, &statement.values).map_err(|error| reason(&error))?;
    Ok(rows)
}

fn prepared(connection: &Connection, sql: &str, values: &[Value]) -> rusqlite::Result<Rows> {
    let mut prepared = connection.prepare_cached(sql)?;
    for (index, value) in values.iter().enumerate() {
        prepared.raw_bind_parameter(index + 1, value)?;
    }
    match prepared.column_count() {
        0 => Ok(Rows { rows: Vec::new(), changed: prepared.raw_execute()? }),
        columns => {
            let rows = all_rows(&mut prepared, columns)?;
            Ok(Rows { changed: rows.len(), rows })
        }
    }
}

fn all_rows(prepared: &mut CachedStatement<'_>, columns: usize) -> rusqlite::Result<Vec<Row>> {
    let mut found = prepared.raw_query();
    let mut rows = Vec::new();
    while let Some(row) = found.next()? {
        let columns: rusqlite::Result<_> = (0..columns).map(|at| row.get_ref(at).map(owned)).collect();
        rows.push(Row::new(columns?));
    }
    Ok(rows)
}

fn owned(value: ValueRef<'_>) -> Value {
    match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => Value::Integer(number),
        ValueRef::Text(text) => Value::Text(String::from_utf8_lossy(text).into_owned()),
        ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
        // No column of ours holds such a number, so whoever reads it finds that it does not fit.
        ValueRef::Real(_) => Value::Null,
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Integer(number) => ValueRef::Integer(*number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

/// What is told of an error: its kind. SQLite's own sentences may repeat what was to be written.
pub(crate) fn reason(error: &rusqlite::Error) -> DbError {
    let code = match error {
        rusqlite::Error::SqliteFailure(code, _) | rusqlite::Error::SqlInputError { error: code, .. } => code,
        _ => return DbError::Column,
    };
    match code.code {
        ErrorCode::ConstraintViolation => DbError::Constraint,
        ErrorCode::DiskFull => DbError::Full,
        ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => DbError::Busy,
        ErrorCode::ReadOnly => DbError::ReadOnly,
        ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => DbError::Damaged,
        _ => DbError::Other(code.extended_code),
    }
}
