//! A database, as the store sees it: statements in, rows out.

use std::fmt;
use std::pin::Pin;

use crate::stats::Stats;
use crate::value::{Row, Value};

/// What a database will answer.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, DbError>> + Send + 'a>>;

/// A database that speaks SQL. The store's statements keep to what SQLite and PostgreSQL both understand.
pub trait Db: Send + Sync {
    /// Does all statements or none; when it answers with rows, they are durable. One answer for each statement, in their order.
    ///
    /// It is done even if nobody waits for the answer any more. An error says that nothing *should* have been written; after
    /// [`DbError::Unknown`], or a crash, only reading tells.
    fn write(&self, statements: Vec<Statement>) -> Answer<'_, Vec<Rows>>;

    /// Looks at what was written.
    fn read(&self, statement: Statement) -> Answer<'_, Rows>;

    /// What has been written so far, and how long it took, where somebody counts.
    fn stats(&self) -> Stats {
        Stats::default()
    }
}

impl<D: Db + ?Sized> Db for std::sync::Arc<D> {
    fn write(&self, statements: Vec<Statement>) -> Answer<'_, Vec<Rows>> {
        (**self).write(statements)
    }

    fn read(&self, statement: Statement) -> Answer<'_, Rows> {
        (**self).read(statement)
    }

    fn stats(&self) -> Stats {
        (**self).stats()
    }
}

/// One statement and what goes into it. Its text is part of the program: what people say is never put into it, only beside it.
#[derive(Clone, Debug)]
pub struct Statement {
    /// SQL, with `$1`, `$2` and so on where values go.
    pub sql: &'static str,
    /// The values.
    pub values: Vec<Value>,
    /// Whether the whole write is undone when this statement finds no row to work on.
    pub must_match: bool,
}

impl Statement {
    /// A statement and its values, the first one for `$1`.
    pub fn new(sql: &'static str, values: Vec<Value>) -> Statement {
        Statement { sql, values, must_match: false }
    }

    /// The same; but the whole write is undone ([`DbError::Unmatched`]) when it changes and gives no row.
    #[must_use]
    pub fn must_match(self) -> Statement {
        Statement { must_match: true, ..self }
    }
}

/// What became of one statement.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rows {
    /// What it asked for.
    pub rows: Vec<Row>,
    /// How many rows it changed; where it asked for rows, how many there are.
    pub changed: usize,
}

impl Rows {
    /// All rows, each read by this function.
    ///
    /// # Errors
    ///
    /// Where a row is not what the function expects.
    pub fn all<T>(self, read: impl FnMut(Row) -> Result<T, DbError>) -> Result<Vec<T>, DbError> {
        self.rows.into_iter().map(read).collect()
    }

    /// The first row, if there is one.
    ///
    /// # Errors
    ///
    /// Where it is not what the function expects.
    pub fn first<T>(self, read: impl FnOnce(Row) -> Result<T, DbError>) -> Result<Option<T>, DbError> {
        self.rows.into_iter().next().map(read).transpose()
    }
}

/// Why a database does not do what it is asked. No value is told here: errors end in logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DbError {
    /// The statement with this index had to find a row and found none.
    Unmatched(usize),
    /// Something of the same key is there, or what it refers to is not.
    Constraint,
    /// There is no room on the disk.
    Full,
    /// More waits already than can be remembered, or another process has kept the database for too long.
    Busy,
    /// It was opened for reading.
    ReadOnly,
    /// It is being closed.
    Closed,
    /// It cannot be reached, or does not answer: nothing was written.
    Unreachable,
    /// The connection was lost while it was writing: the statements may have been done or not.
    Unknown,
    /// The file is damaged, or none of ours.
    Damaged,
    /// A column does not hold what it should.
    Column,
    /// Anything else, with the number that the database gives it.
    Other(i32),
}

impl fmt::Display for DbError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DbError::Unmatched(index) => write!(f, "statement {index} found nothing"),
            DbError::Constraint => f.write_str("constraint"),
            DbError::Full => f.write_str("disk full"),
            DbError::Busy => f.write_str("busy"),
            DbError::ReadOnly => f.write_str("read only"),
            DbError::Closed => f.write_str("closed"),
            DbError::Unreachable => f.write_str("unreachable"),
            DbError::Unknown => f.write_str("outcome unknown"),
            DbError::Damaged => f.write_str("damaged"),
            DbError::Column => f.write_str("unexpected column"),
            DbError::Other(code) => write!(f, "database error {code}"),
        }
    }
}

impl std::error::Error for DbError {}
