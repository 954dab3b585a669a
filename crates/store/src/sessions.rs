//! Sessions, and passes from one device to another.

use protocol::PersonId;

use crate::Store;
use crate::db::{DbError, Statement};
use crate::people::{Person, add_session, person, person_columns};
use crate::secret::Hashed;
use crate::value::{Row, values};

/// A device on which somebody is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of its token.
    pub hash: Hashed,
    /// Since when.
    pub created: u64,
    /// When it was used last, roughly.
    pub seen: u64,
}

fn session(row: &mut Row) -> Result<Session, DbError> {
    Ok(Session { hash: row.take()?, created: row.take()?, seen: row.take()? })
}

const BY_HASH: &str = concat!(
    "SELECT ",
    person_columns!(),
    ", s.hash, s.created, s.seen FROM sessions s JOIN people p ON p.id = s.person WHERE s.hash = $1"
);
const OF_PERSON: &str =
    "SELECT hash, created, seen FROM sessions WHERE person = $1 ORDER BY seen DESC, created DESC";
const TOUCH: &str = "UPDATE sessions SET seen = $2 WHERE hash = $1 AND seen < $2";
const END: &str = "DELETE FROM sessions WHERE hash = $1";
const END_OTHERS: &str = "DELETE FROM sessions WHERE person = $1 AND hash <> $2";
const FORGET: &str = "DELETE FROM sessions WHERE seen < $1";

const ADD_PASS: &str = "INSERT INTO passes (hash, person, until) VALUES ($1, $2, $3)";
const BOARD: &str = "INSERT INTO sessions (hash, person, created, seen) \
     SELECT $2, person, $3, $3 FROM passes WHERE hash = $1 AND until >= $3 RETURNING person";
const TEAR: &str = "DELETE FROM passes WHERE hash = $1";
const FORGET_PASSES: &str = "DELETE FROM passes WHERE until < $1";

impl Store {
    /// Adds a session of somebody who is here already.
    ///
    /// # Errors
    ///
    /// [`DbError::Constraint`] where there is nobody of that id, or such a session.
    pub async fn add_session(&self, hash: &Hashed, person: PersonId, at: u64) -> Result<(), DbError> {
        self.write(vec![add_session(hash, person, at)]).await.map(drop)
    }

    /// Whose session it is.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn person_of_session(&self, hash: &Hashed) -> Result<Option<(Person, Session)>, DbError> {
        let found = self.read(Statement::new(BY_HASH, values![hash])).await?;
        found.first(|mut row| Ok((person(&mut row)?, session(&mut row)?)))
    }

    /// Somebody's sessions, the one that was used last first.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn sessions(&self, person: PersonId) -> Result<Vec<Session>, DbError> {
        self.read(Statement::new(OF_PERSON, values![person])).await?.all(|mut row| session(&mut row))
    }

    /// Notes that a session is in use. That is a write: once an hour is often enough.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn touch_session(&self, hash: &Hashed, at: u64) -> Result<(), DbError> {
        self.write_one(Statement::new(TOUCH, values![hash, at])).await.map(drop)
    }

    /// Ends a session.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn end_session(&self, hash: &Hashed) -> Result<bool, DbError> {
        Ok(self.write_one(Statement::new(END, values![hash])).await?.changed > 0)
    }

    /// Ends all of somebody's sessions but this one; says how many.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn end_other_sessions(&self, person: PersonId, but: &Hashed) -> Result<usize, DbError> {
        Ok(self.write_one(Statement::new(END_OTHERS, values![person, but])).await?.changed)
    }

    /// Forgets sessions that nobody has used since then, and passes that are out of date now.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn forget_sessions(&self, unused_since: u64, now: u64) -> Result<(), DbError> {
        let sessions = Statement::new(FORGET, values![unused_since]);
        self.write(vec![sessions, Statement::new(FORGET_PASSES, values![now])]).await.map(drop)
    }

    /// Adds a pass, which is good once, and until that time.
    ///
    /// # Errors
    ///
    /// [`DbError::Constraint`] where there is nobody of that id, or such a pass.
    pub async fn add_pass(&self, hash: &Hashed, person: PersonId, until: u64) -> Result<(), DbError> {
        self.write_one(Statement::new(ADD_PASS, values![hash, person, until])).await.map(drop)
    }

    /// Uses a pass up, and adds a session for its person; says who that is.
    ///
    /// # Errors
    ///
    /// [`DbError::Constraint`] where there is such a session.
    pub async fn use_pass(
        &self,
        pass: &Hashed,
        session: &Hashed,
        at: u64,
    ) -> Result<Option<PersonId>, DbError> {
        let board = Statement::new(BOARD, values![pass, session, at]).must_match();
        let tear = Statement::new(TEAR, values![pass]).must_match();
        let Ok(done) = self.write_if(vec![board, tear]).await? else { return Ok(None) };
        done.into_iter().next().unwrap_or_default().first(|mut row| row.take())
    }
}
