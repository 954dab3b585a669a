//! Everything from one database into another, as when a club outgrows its file.

use crate::db::{Db, DbError, Rows, Statement};
use crate::value::{Row, Value, values};

/// A table of the schema: how its rows are read, a part after the other, and written.
struct Kind {
    name: &'static str,
    read: &'static str,
    write: &'static str,
    count: &'static str,
}

macro_rules! kinds {
    ($($name:literal by $order:literal: $columns:literal = $values:literal;)*) => {
        /// In an order in which nothing refers to what comes later.
        const KINDS: &[Kind] = &[$(Kind {
            name: $name,
            read: concat!("SELECT ", $columns, " FROM ", $name, " ORDER BY ", $order, " LIMIT $1 OFFSET $2"),
            write: concat!("INSERT INTO ", $name, " (", $columns, ") VALUES (", $values, ")"),
            count: concat!("SELECT COUNT(*) FROM ", $name),
        }),*];
    };
}

kinds! {
    // Whoever owns a program comes before it.
    "people" by "kind, id": "id, kind, name, lang, owner, token, created" = "$1, $2, $3, $4, $5, $6, $7";
    "sessions" by "hash": "hash, person, created, seen" = "$1, $2, $3, $4";
    "passes" by "hash": "hash, person, until" = "$1, $2, $3";
    "blocks" by "person, other": "person, other, at" = "$1, $2, $3";
    // A game that goes on was opened after the one before it.
    "tables" by "created, id": "id, game, rules, phase, owner, rematch_of, created, started, ended, changed, seating, lines, asides, last_seq, awaited, due, ending"
        = "$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17";
    "setups" by "table_id": "table_id, setup, settings, invite, watch, commitment" = "$1, $2, $3, $4, $5, $6";
    "deals" by "table_id": "table_id, secret, bot_key, header" = "$1, $2, $3, $4";
    "seats" by "table_id, seat": "table_id, seat, person, bot, name, salt, sat" = "$1, $2, $3, $4, $5, $6, $7";
    "entries" by "table_id, seq": "table_id, seq, seat, own, at, what" = "$1, $2, $3, $4, $5, $6";
    "chat" by "table_id, id": "table_id, id, person, sender_id, name, seat, at, said" = "$1, $2, $3, $4, $5, $6, $7, $8";
    "nodes" by "name": "name, alive" = "$1, $2";
    "outages" by "began": "began, until" = "$1, $2";
}

/// How many rows go over at once.
const PART: i64 = 500;

/// Why not everything is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotMoved {
    /// Something is there already, in the table of this name.
    NotEmpty(&'static str),
    /// The table of this name has not the same rows on both sides: somebody wrote meanwhile.
    Differs(&'static str),
    /// What a database says.
    Db(DbError),
}

impl From<DbError> for NotMoved {
    fn from(error: DbError) -> NotMoved {
        NotMoved::Db(error)
    }
}

/// Copies all rows into an empty database of the same schema, and reads them back; says how many. `told` hears of each part.
///
/// # Errors
///
/// Where the other one is not empty, or not everything arrives. What has arrived by then stays there.
pub async fn copy_all(from: &dyn Db, to: &dyn Db, mut told: impl FnMut(usize)) -> Result<usize, NotMoved> {
    for kind in KINDS {
        if count(to, kind).await? > 0 {
            return Err(NotMoved::NotEmpty(kind.name));
        }
    }
    let mut moved = 0;
    for kind in KINDS {
        let mut offset = 0;
        loop {
            let part = part(from, kind, offset).await?;
            if part.is_empty() {
                break;
            }
            let count = part.len();
            let statements = part.into_iter().map(|row| Statement::new(kind.write, row.columns()));
            to.write(statements.collect()).await?;
            (offset, moved) = (offset + PART, moved + count);
            told(count);
        }
    }
    same(from, to).await?;
    Ok(moved)
}

/// Whether both have the same rows everywhere.
async fn same(from: &dyn Db, to: &dyn Db) -> Result<(), NotMoved> {
    for kind in KINDS {
        if count(from, kind).await? != count(to, kind).await? {
            return Err(NotMoved::Differs(kind.name));
        }
        let mut offset = 0;
        loop {
            let (here, there) = (part(from, kind, offset).await?, part(to, kind, offset).await?);
            if here != there {
                return Err(NotMoved::Differs(kind.name));
            }
            if here.is_empty() {
                break;
            }
            offset += PART;
        }
    }
    Ok(())
}

async fn part(db: &dyn Db, kind: &Kind, offset: i64) -> Result<Vec<Row>, DbError> {
    Ok(db.read(Statement::new(kind.read, values![PART, offset])).await?.rows)
}

async fn count(db: &dyn Db, kind: &Kind) -> Result<i64, DbError> {
    let Rows { rows, .. } = db.read(Statement::new(kind.count, Vec::<Value>::new())).await?;
    rows.into_iter().next().ok_or(DbError::Column)?.take()
}
