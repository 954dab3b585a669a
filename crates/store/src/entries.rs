//! The logs of tables: what is played all day.

use game::{Seat, Seats};
use protocol::{Phase, TableId};

use crate::Store;
use crate::db::{DbError, Statement};
use crate::value::values;

/// An entry that is to be made, and how the table stands after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// At which table.
    pub table: TableId,
    /// Its number: one more than the last one that was read.
    pub seq: u32,
    /// Whose entry it is; none for the server's own.
    pub seat: Option<Seat>,
    /// How many entries the seat had made before.
    pub own: Option<u32>,
    /// Now.
    pub at: u64,
    /// What is done, as the log has it. Names do not belong into it, since those of people can be deleted.
    pub what: String,
    /// Who must decide then.
    pub awaited: Seats,
    /// When somebody's time is up.
    pub due: Option<u64>,
    /// How far the table is.
    pub phase: Phase,
    /// How it ended, as JSON.
    pub ending: Option<String>,
}

/// What became of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is on disk.
    Written,
    /// The log is not as whoever made it believes: somebody else has this number, or the game is over or gone. Read on.
    Lost,
}

/// An entry of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "as in Append")]
pub struct Entry {
    pub seq: u32,
    pub seat: Option<Seat>,
    pub own: Option<u32>,
    pub at: u64,
    pub what: String,
}

// A table's row first, as in everything that changes a table: nobody waits for each other in a circle. The phase is only written
// when it changes, because half the indices hang on it.
// When a table changed is told to others than those who may see an entry: only the edges of turns count.
const MOVE_ON: &str = "UPDATE tables SET last_seq = $2, awaited = $3, due = $4, \
     changed = CASE WHEN awaited = $3 THEN changed ELSE $5 END \
     WHERE id = $1 AND last_seq = $2 - 1 AND phase = 'playing'";
const END: &str = "UPDATE tables SET last_seq = $2, awaited = $3, due = $4, changed = $5, phase = $6, ending = $7, ended = $5 \
     WHERE id = $1 AND last_seq = $2 - 1 AND phase = 'playing'";
const ADD: &str = "INSERT INTO entries (table_id, seq, seat, own, at, what) VALUES ($1, $2, $3, $4, $5, $6) \
     ON CONFLICT DO NOTHING";
const AFTER: &str =
    "SELECT seq, seat, own, at, what FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq";

impl Store {
    /// Makes an entry.
    ///
    /// # Errors
    ///
    /// What the database says. Then only reading tells whether it was made; it should not have been.
    pub async fn append(&self, entry: Append) -> Result<Appended, DbError> {
        let Append { table, seq, seat, own, at, what, awaited, due, phase, ending } = entry;
        let stands = match phase {
            Phase::Over | Phase::Aborted => {
                Statement::new(END, values![table, seq, awaited, due, at, phase, ending])
            }
            Phase::Open | Phase::Playing => Statement::new(MOVE_ON, values![table, seq, awaited, due, at]),
        };
        let entry = Statement::new(ADD, values![table, seq, seat, own, at, what]);
        let done = self.write_if(vec![stands.must_match(), entry.must_match()]).await?;
        Ok(if done.is_ok() { Appended::Written } else { Appended::Lost })
    }

    /// A table's entries after this number, in their order; after 0, all of them.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn entries_after(&self, table: TableId, seq: u32) -> Result<Vec<Entry>, DbError> {
        self.read(Statement::new(AFTER, values![table, seq])).await?.all(|mut row| {
            Ok(Entry {
                seq: row.take()?,
                seat: row.take()?,
                own: row.take()?,
                at: row.take()?,
                what: row.take()?,
            })
        })
    }
}
