//! One connection: how it is set up, and how a statement is done.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use futures_util::TryStreamExt;
use tokio::task::AbortHandle;
use tokio_postgres::{Client, NoTls, error::SqlState};

use super::Access;
use super::address::Address;
use super::tls_stream::Encrypted;
use crate::db::{DbError, Rows, Statement};
use crate::open::Durability;
use crate::value::{Row, Value};

/// Nobody waits for a row for longer than that: whoever holds it is frozen, or many are before us. And nobody holds one for longer who
/// has nothing to say meanwhile, in milliseconds.
const SET_UP: &str =
    "SET lock_timeout = 2500; SET idle_in_transaction_session_timeout = 2000; SET statement_timeout = 20000";
/// With the operating system, and not on disk.
const NORMAL: &str = "; SET synchronous_commit = off";
const READ_ONLY: &str = "; SET default_transaction_read_only = on";

/// Why something could not be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Failed {
    /// The connection is gone: nobody knows what became of what was sent last.
    Lost,
    /// The database refuses it.
    Refused(DbError),
}

impl From<tokio_postgres::Error> for Failed {
    fn from(error: tokio_postgres::Error) -> Failed {
        match error.code() {
            Some(code) => reason(code),
            // Neither the server's nor the line's: a value that does not fit.
            None if std::error::Error::source(&error)
                .is_some_and(|source| !source.is::<std::io::Error>()) =>
            {
                Failed::Refused(DbError::Column)
            }
            None => Failed::Lost,
        }
    }
}

/// What is told of an error: its kind. PostgreSQL's own sentences may repeat what was to be written.
fn reason(code: &SqlState) -> Failed {
    /// Errors after which the server ends the connection, or after which nothing works before somebody looks.
    const ENDED: [&str; 5] = ["57P01", "57P02", "57P03", "57P05", "25P03"];
    let text = code.code();
    if ENDED.contains(&text) || text.starts_with("08") {
        return Failed::Lost;
    }
    Failed::Refused(match text {
        "53100" => DbError::Full,
        // Too many connections, somebody else has it, both wait for each other, it takes too long.
        "53300" | "55P03" | "40P01" | "40001" | "57014" => DbError::Busy,
        "25006" => DbError::ReadOnly,
        "XX001" | "XX002" => DbError::Damaged,
        _ if text.starts_with("23") => DbError::Constraint,
        _ => DbError::Other(i32::from_str_radix(text, 36).unwrap_or_default()),
    })
}

/// A connection that is set up.
pub(super) struct Link {
    pub(super) client: Client,
    driving: AbortHandle,
    prepared: Mutex<HashMap<Shape, tokio_postgres::Statement>>,
}

/// A statement, and which of its values are what: a number that is not there has no type.
type Shape = (&'static str, Vec<u32>);

impl Drop for Link {
    fn drop(&mut self) {
        self.driving.abort();
    }
}

/// A connection as it is given, without any settings.
pub(super) async fn plain(address: &Address) -> Result<(Client, AbortHandle), tokio_postgres::Error> {
    Ok(match &address.tls {
        None => {
            let (client, connection) = address.config.connect(NoTls).await?;
            (client, tokio::spawn(async { drop(connection.await) }).abort_handle())
        }
        Some(tls) => {
            let (client, connection) = address.config.connect(Encrypted(tls.clone())).await?;
            (client, tokio::spawn(async { drop(connection.await) }).abort_handle())
        }
    })
}

impl Link {
    pub(super) async fn new(address: &Address, access: Access) -> Result<Link, Failed> {
        let (client, driving) = plain(address).await?;
        let link = Link { client, driving, prepared: Mutex::default() };
        let more = match access {
            Access::Write(Durability::Full) => "",
            Access::Write(Durability::Normal) => NORMAL,
            Access::Read => READ_ONLY,
        };
        link.client.batch_execute(&format!("{SET_UP}{more}")).await?;
        Ok(link)
    }

    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    fn known(&self) -> MutexGuard<'_, HashMap<Shape, tokio_postgres::Statement>> {
        // What is behind the lock is whole at any time.
        self.prepared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A statement that the server knows: the first time it is asked for, it is told of it.
    pub(super) async fn prepared(&self, statement: &Statement) -> Result<tokio_postgres::Statement, Failed> {
        let kinds: Vec<_> = statement.values.iter().map(Value::kind).collect();
        let shape = (statement.sql, kinds.iter().map(tokio_postgres::types::Type::oid).collect());
        if let Some(known) = self.known().get(&shape) {
            return Ok(known.clone());
        }
        let prepared = self.client.prepare_typed(&in_postgres(statement.sql), &kinds).await?;
        self.known().insert(shape, prepared.clone());
        Ok(prepared)
    }

    /// Does one statement that the server knows. What is sent goes out in the order in which these are first polled.
    pub(super) async fn run(
        &self,
        prepared: &tokio_postgres::Statement,
        statement: &Statement,
    ) -> Result<Rows, Failed> {
        let mut found = std::pin::pin!(self.client.query_raw(prepared, &statement.values).await?);
        let mut rows = Vec::new();
        while let Some(row) = found.try_next().await? {
            let columns: Result<_, _> = (0..row.len()).map(|at| row.try_get(at)).collect();
            rows.push(Row::new(columns?));
        }
        let changed = found.rows_affected().and_then(|count| count.try_into().ok()).unwrap_or(rows.len());
        Ok(Rows { rows, changed })
    }

    /// Does something without an answer, such as the beginning of a transaction.
    pub(super) async fn control(&self, sql: &str) -> Result<(), Failed> {
        Ok(self.client.batch_execute(sql).await?)
    }
}

/// A statement of ours in the words of PostgreSQL: a list of numbers is taken apart otherwise.
fn in_postgres(sql: &str) -> String {
    sql.replace("json_each($1)", "json_array_elements_text(CAST($1 AS JSON))")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_told_by_their_kind() {
        for (code, kind) in [
            ("23505", Failed::Refused(DbError::Constraint)),
            ("23503", Failed::Refused(DbError::Constraint)),
            ("53100", Failed::Refused(DbError::Full)),
            ("40P01", Failed::Refused(DbError::Busy)),
            ("25006", Failed::Refused(DbError::ReadOnly)),
            ("57P01", Failed::Lost),
            ("25P03", Failed::Lost),
            ("08006", Failed::Lost),
        ] {
            assert_eq!(reason(&SqlState::from_code(code)), kind, "{code}");
        }
        assert!(matches!(reason(&SqlState::from_code("42601")), Failed::Refused(DbError::Other(_))));
    }
}
