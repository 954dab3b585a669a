//! What the server asks. The other files add what it can be asked, one for each topic.

use std::fmt;
use std::sync::Arc;

use crate::db::{Db, DbError, Rows, Statement};
use crate::stats::Stats;

/// Everything that is kept. It costs nothing to clone.
///
/// Times are handed in, in milliseconds since 1970: nothing here looks at a clock.
#[derive(Clone)]
pub struct Store {
    db: Arc<dyn Db>,
}

impl Store {
    /// A store in a database that has the newest schema.
    pub fn new(db: Arc<dyn Db>) -> Store {
        Store { db }
    }

    /// What has been written so far, and how long it took.
    pub fn stats(&self) -> Stats {
        self.db.stats()
    }

    pub(crate) async fn read(&self, statement: Statement) -> Result<Rows, DbError> {
        self.db.read(statement).await
    }

    pub(crate) async fn write(&self, statements: Vec<Statement>) -> Result<Vec<Rows>, DbError> {
        self.db.write(statements).await
    }

    /// One statement, and what it gives.
    pub(crate) async fn write_one(&self, statement: Statement) -> Result<Rows, DbError> {
        self.write(vec![statement]).await?.pop().ok_or(DbError::Column)
    }

    /// All statements, if those that must find a row do; otherwise the index of the one that does not.
    pub(crate) async fn write_if(
        &self,
        statements: Vec<Statement>,
    ) -> Result<Result<Vec<Rows>, usize>, DbError> {
        match self.write(statements).await {
            Err(DbError::Unmatched(index)) => Ok(Err(index)),
            done => done.map(Ok),
        }
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Store")
    }
}
