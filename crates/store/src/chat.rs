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
    /// Whether those who look on say it among themselves.
    pub aside: bool,
    /// Now.
    pub at: u64,
}

// Counted at the table, so that the number of a line that was deleted is not given again. What onlookers say among themselves has
// numbers of its own: a gap would tell players that something was said.
const COUNT: &str = "UPDATE tables SET lines = lines + 1 WHERE id = $1";
const COUNT_ASIDE: &str = "UPDATE tables SET asides = asides + 1 WHERE id = $1";
const ADD: &str = "INSERT INTO chat (table_id, id, person, sender_id, name, seat, at, said) \
     SELECT id, CASE WHEN $8 = 0 THEN lines ELSE $8 + asides END, $2, $3, $4, $5, $6, $7 FROM tables WHERE id = $1 \
     ON CONFLICT DO NOTHING";
const SENT: &str = "SELECT id, person, name, seat, at, sender_id, said FROM chat \
     WHERE table_id = $1 AND person = $2 AND sender_id = $3";
const LAST: &str = "SELECT id, person, name, seat, at, sender_id, said FROM chat \
     WHERE table_id = $1 AND id <= $2 ORDER BY at DESC, id DESC LIMIT $3";
const FORGET: &str = "DELETE FROM chat WHERE at < $1";

impl Store {
    /// Adds a line, and gives it as others see it; the one that was added first, if it is sent again. None without such a table.
    ///
    /// # Errors
    ///
    /// [`DbError::Constraint`] where there is nobody of that id.
    pub async fn say(&self, new: &NewLine) -> Result<Option<ChatLine>, DbError> {
        let said = serde_json::to_string(&new.said).map_err(|_| DbError::Column)?;
        let (count, first) = if new.aside { (COUNT_ASIDE, ChatLine::ASIDES) } else { (COUNT, 0) };
        let name = new.name.as_str();
        let values = values![new.table, new.by, new.sender_id, name, new.seat, new.at, said, first];
        let count = Statement::new(count, values![new.table]).must_match();
        // Whether it was added now or before: what is there is what was said.
        let _ = self.write_if(vec![count, Statement::new(ADD, values).must_match()]).await?;
        self.read(Statement::new(SENT, values![new.table, new.by, new.sender_id])).await?.first(line)
    }

    /// The last lines of a table, at most so many, in their order; with what onlookers say among themselves, or without.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn chat(&self, table: TableId, asides: bool, most: u32) -> Result<Vec<ChatLine>, DbError> {
        let last = if asides { u32::MAX } else { ChatLine::ASIDES };
        let mut lines = self.read(Statement::new(LAST, values![table, last, most])).await?.all(line)?;
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
        sent_as: row.take()?,
        said: serde_json::from_str(&row.take::<String>()?).map_err(|_| DbError::Column)?,
    })
}
