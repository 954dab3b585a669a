//! When nobody was there to play with: clocks stand still meanwhile.

use crate::Store;
use crate::db::{DbError, Statement};
use crate::value::values;

/// How long nobody must have been there, in milliseconds, until that is an outage. Servers report every two seconds.
pub const GAP: u64 = 5_000;

/// A time in which no server was there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// When one was there last.
    pub began: u64,
    /// When one was there again.
    pub until: u64,
}

// Two that come back at once have seen the same end.
const NOTE: &str = "INSERT INTO outages (began, until) \
     SELECT MAX(alive), CAST($1 AS BIGINT) FROM nodes HAVING MAX(alive) < $1 - $2 \
     ON CONFLICT DO NOTHING RETURNING began, until";
const ALIVE: &str = "INSERT INTO nodes (name, alive) VALUES ($1, $2) \
     ON CONFLICT (name) DO UPDATE SET alive = excluded.alive";
const SINCE: &str = "SELECT began, until FROM outages WHERE until > $1 ORDER BY began";

const NODES: &str = "SELECT name FROM nodes WHERE alive > $1 ORDER BY name";
// The one that was there last is remembered: without it nobody would know since when none was.
const FORGET: &str = "DELETE FROM nodes WHERE alive < $1 AND alive < (SELECT MAX(n.alive) FROM nodes n)";

impl Store {
    /// The servers that were there after that time.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn nodes_since(&self, time: u64) -> Result<Vec<String>, DbError> {
        self.read(Statement::new(NODES, values![time])).await?.all(|mut row| row.take())
    }

    /// Forgets servers that have not been there since that time, but the last one.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn forget_nodes(&self, before: u64) -> Result<(), DbError> {
        self.write_one(Statement::new(FORGET, values![before])).await.map(drop)
    }

    /// A server says that it is there: when it starts, and every two seconds from then on. If no server was for [`GAP`], that was an
    /// outage, whether it was started again or stood still.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn alive(&self, node: &str, now: u64) -> Result<Option<Outage>, DbError> {
        let note = Statement::new(NOTE, values![now, GAP]);
        let done = self.write(vec![note, Statement::new(ALIVE, values![node, now])]).await?;
        let noted = done.into_iter().next().unwrap_or_default();
        noted.first(|mut row| Ok(Outage { began: row.take()?, until: row.take()? }))
    }

    /// Outages that ended after that time, in their order.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn outages_since(&self, time: u64) -> Result<Vec<Outage>, DbError> {
        let found = self.read(Statement::new(SINCE, values![time])).await?;
        found.all(|mut row| Ok(Outage { began: row.take()?, until: row.take()? }))
    }
}
