//! A database with faults, for tests of those who must live with them.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::db::{Answer, Db, DbError, Rows, Statement};
use crate::stats::Stats;

/// What goes wrong with a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It fails with this error, and nothing is written.
    Fails(DbError),
    /// It is written, and nobody learns so: [`DbError::Unknown`].
    AnswerLost,
    /// It is not written, and nobody learns so: [`DbError::Unknown`].
    WriteLost,
    /// It is written after this time.
    Slow(Duration),
}

/// A database whose writes go wrong as they are told to.
#[derive(Debug)]
pub struct Faulty<D> {
    inner: D,
    plan: Mutex<Plan>,
}

#[derive(Debug, Default)]
struct Plan {
    /// Writes that were asked for.
    writes: u64,
    /// What happens to single ones, counted from 1.
    single: BTreeMap<u64, Fault>,
    /// What happens to all others.
    always: Option<Fault>,
}

impl<D> Faulty<D> {
    /// A database that works, until it is told otherwise.
    pub fn new(inner: D) -> Faulty<D> {
        Faulty { inner, plan: Mutex::default() }
    }

    /// Lets the nth write from now on go wrong; the next one is the first.
    pub fn nth(&self, n: u64, fault: Fault) {
        let mut plan = self.plan();
        let at = plan.writes + n;
        plan.single.insert(at, fault);
    }

    /// Lets the next write go wrong.
    pub fn next(&self, fault: Fault) {
        self.nth(1, fault);
    }

    /// Lets all writes go wrong, or none any more; but those that were told apart.
    pub fn always(&self, fault: Option<Fault>) {
        self.plan().always = fault;
    }

    /// How many writes were asked for.
    pub fn writes(&self) -> u64 {
        self.plan().writes
    }

    /// The database behind it.
    pub fn inner(&self) -> &D {
        &self.inner
    }

    fn plan(&self) -> MutexGuard<'_, Plan> {
        self.plan.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn fault_of_this_write(&self) -> Option<Fault> {
        let mut plan = self.plan();
        plan.writes += 1;
        let number = plan.writes;
        plan.single.remove(&number).or(plan.always)
    }
}

impl<D: Db> Db for Faulty<D> {
    fn write(&self, statements: Vec<Statement>) -> Answer<'_, Vec<Rows>> {
        let fault = self.fault_of_this_write();
        Box::pin(async move {
            match fault {
                None => self.inner.write(statements).await,
                Some(Fault::Fails(error)) => Err(error),
                Some(Fault::WriteLost) => Err(DbError::Unknown),
                Some(Fault::AnswerLost) => {
                    self.inner.write(statements).await?;
                    Err(DbError::Unknown)
                }
                Some(Fault::Slow(time)) => {
                    tokio::time::sleep(time).await;
                    self.inner.write(statements).await
                }
            }
        })
    }

    fn read(&self, statement: Statement) -> Answer<'_, Rows> {
        self.inner.read(statement)
    }

    fn stats(&self) -> Stats {
        self.inner.stats()
    }
}
