//! What people say at tables.

use game::Seat;
use protocol::{ChatLine, PersonId, Said, TableId};

use crate::Store;
use crate::db::{DbError, Statement};
use crate::value::{Row, values};

/// A line that is to be said.
#[derive(Clone, PartialEq, Eq)]
pub struct NewLine {
    /// At which table.
    pub table: TableId,
    /// Who says it.
    pub by: PersonId,
    /// The sender's own count: a line that is sent twice is one line.
    pub sender_id: u32,
    /// Their name now.
    pub name: String,
    /// Their seat; none for those who look on.
    pub seat: Option<Seat>,
    /// What.
    pub said: Said,
    /// Now.
    pub at: u64,
}

// Counted at the table, so that the number of a line that was deleted is not given again.
const COUNT: &str = "UPDATE tables SET lines = lines + 1 WHERE id = $1";
const ADD: &str = "INSERT INTO chat (table_id, id, person, sender_id, name, seat, at, said) \
     SELECT id, lines, $2, $3, $4, $5, $6, $7 FROM tables WHERE id = $1 ON CONFLICT DO NOTHING";
const SENT: &str = "SELECT id, person, name, seat, at, said FROM chat \
     WHERE table_id = $1 AND person = $2 AND sender_id = $3";
// The last ones, if there are too many.
const AFTER: &str = "SELECT id, person, name, seat, at, said FROM chat \
     WHERE table_id = $1 AND id > $2 ORDER BY id DESC LIMIT $3";
const FORGET: &str = "DELETE FROM chat WHERE at < $1";

impl Store {
    /// Adds a line, and gives it as others see it; the one that was added first, if it is sent again. None without such a table.
    ///
    /// # Errors
    ///
    /// [`DbError::Constraint`] where there is nobody of that id.
    pub async fn say(&self, new: &NewLine) -> Result<Option<ChatLine>, DbError> {
        let said = serde_json::to_string(&new.said).map_err(|_| DbError::Column)?;
        let values = values![new.table, new.by, new.sender_id, new.name.as_str(), new.seat, new.at, said];
        let count = Statement::new(COUNT, values![new.table]).must_match();
        // Whether it was added now or before: what is there is what was said.
        let _ = self.write_if(vec![count, Statement::new(ADD, values).must_match()]).await?;
        self.read(Statement::new(SENT, values![new.table, new.by, new.sender_id])).await?.first(line)
    }

    /// A table's lines after this number, in their order; the last ones, where there are more than so many.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn chat_after(&self, table: TableId, id: u32, most: u32) -> Result<Vec<ChatLine>, DbError> {
        let mut lines = self.read(Statement::new(AFTER, values![table, id, most])).await?.all(line)?;
        lines.reverse();
        Ok(lines)
    }

    /// Forgets what was said before that time; says how many lines.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn forget_chat(&self, before: u64) -> Result<usize, DbError> {
        Ok(self.write_one(Statement::new(FORGET, values![before])).await?.changed)
    }
}

fn line(mut row: Row) -> Result<ChatLine, DbError> {
    Ok(ChatLine {
        id: row.take()?,
        by: row.take()?,
        name: row.take()?,
        seat: row.take()?,
        at: row.take()?,
        said: serde_json::from_str(&row.take::<String>()?).map_err(|_| DbError::Column)?,
    })
}
