//! Who does not want to sit with whom. A program counts as its owner.

use protocol::PersonId;

use crate::Store;
use crate::db::{DbError, Statement};
use crate::people::{Person, person, person_columns};
use crate::value::values;

const BLOCK: &str = "INSERT INTO blocks (person, other, at) \
     SELECT COALESCE(p.owner, p.id), COALESCE(o.owner, o.id), $3 FROM people p, people o \
     WHERE p.id = $1 AND o.id = $2 AND COALESCE(p.owner, p.id) <> COALESCE(o.owner, o.id) \
     ON CONFLICT DO NOTHING";
const UNBLOCK: &str = "DELETE FROM blocks \
     WHERE person = (SELECT COALESCE(owner, id) FROM people WHERE id = $1) \
     AND other = (SELECT COALESCE(owner, id) FROM people WHERE id = $2)";
const BLOCKED: &str = concat!(
    "SELECT ",
    person_columns!(),
    " FROM blocks b JOIN people p ON p.id = b.other WHERE b.person = $1 ORDER BY b.at, p.id"
);

impl Store {
    /// From now on these two are not seated together; other programs of theirs neither. Says whether that is new: it is not
    /// where it holds already, for oneself and one's own programs, or where one of them is not there.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn block(&self, person: PersonId, other: PersonId, at: u64) -> Result<bool, DbError> {
        Ok(self.write_one(Statement::new(BLOCK, values![person, other, at])).await?.changed > 0)
    }

    /// Takes back a block that this person made.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn unblock(&self, person: PersonId, other: PersonId) -> Result<bool, DbError> {
        Ok(self.write_one(Statement::new(UNBLOCK, values![person, other])).await?.changed > 0)
    }

    /// Whom somebody has blocked, the first one first.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn blocked(&self, by: PersonId) -> Result<Vec<Person>, DbError> {
        self.read(Statement::new(BLOCKED, values![by])).await?.all(|mut row| person(&mut row))
    }
}
