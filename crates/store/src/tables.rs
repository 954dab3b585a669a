//! Tables: opened, found, cancelled.

use game::{Seat, Seats};
use protocol::{PersonId, Phase, TableId};

use crate::Store;
use crate::db::{DbError, Rows, Statement};
use crate::seats::{SeatRow, insert_seat, seat};
use crate::secret::{Hashed, Header, Secret};
use crate::value::{Row, values};

/// A table that is to be opened.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// A new id.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// What the game is made from, as JSON.
    pub setup: String,
    /// How it is played here, as JSON: pace, audience, chat and so on.
    pub settings: String,
    /// Who opens it.
    pub owner: PersonId,
    /// The hash of the code that lets others sit down.
    pub invite: Hashed,
    /// The hash of the code that lets others look on.
    pub watch: Hashed,
    /// What is promised about the deal.
    pub commit: [u8; 32],
    /// What the deal will be made from.
    pub secret: Secret,
    /// What bots will decide by.
    pub bot_key: Secret,
    /// The table that it continues.
    pub rematch_of: Option<TableId>,
    /// The seats, taken or not.
    pub seats: Vec<SeatRow>,
    /// Now.
    pub at: u64,
}

/// What became of a table that was to be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opened {
    /// It is open.
    New,
    /// The table that it would continue is continued there already.
    Already(TableId),
}

/// A table as everybody at it may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "as in NewTable, or said by the name")]
pub struct TableRow {
    pub id: TableId,
    pub game: String,
    pub rules: u32,
    pub setup: String,
    pub settings: String,
    pub phase: Phase,
    /// None where they were deleted.
    pub owner: Option<PersonId>,
    pub invite: Hashed,
    pub watch: Hashed,
    pub commit: [u8; 32],
    pub rematch_of: Option<TableId>,
    pub created: u64,
    pub started: Option<u64>,
    pub ended: Option<u64>,
    /// When somebody last came or left, or began or ended their turn: what players do unseen in between does not count.
    pub changed: u64,
    /// How often somebody sat down or left: whoever starts the game says it.
    pub seating: u32,
    /// The number of the last entry of the log; 0 without one.
    pub last_seq: u32,
    pub awaited: Seats,
    /// When somebody's time is up.
    pub due: Option<u64>,
    /// How it ended, as JSON.
    pub ending: Option<String>,
    /// The first one first.
    pub seats: Vec<SeatRow>,
}

impl TableRow {
    /// Where somebody sits.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.seats.iter().find(|row| row.person == Some(person)).map(|row| row.seat)
    }
}

/// What nobody may know while a game is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// What the deal was made from, together with the salts.
    pub secret: Secret,
    /// What bots decide by.
    pub bot_key: Secret,
    /// The head of the table's file; none until it starts.
    pub header: Option<Header>,
}

/// How many tables of somebody's go on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Owned {
    /// Those that have not begun.
    pub open: u32,
    /// Those that are played.
    pub playing: u32,
}

/// How a table stands, in numbers that grow: whoever knows them knows whether there is anything to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableState {
    /// Which table.
    pub id: TableId,
    /// The number of the last entry of its log.
    pub last_seq: u32,
    /// How often somebody sat down or left, or the game began.
    pub seating: u32,
    /// How many lines were said.
    pub lines: u32,
    /// The table where it goes on, as a number; 0 without one.
    pub rematch: u64,
}

/// A table and its seats, as [`gather`] takes them: a row for each seat.
macro_rules! with_seats {
    ($which:literal) => {
        concat!(
            "SELECT t.id, t.game, t.rules, u.setup, u.settings, t.phase, t.owner, u.invite, u.watch, u.commitment, ",
            "t.rematch_of, t.created, t.started, t.ended, t.changed, t.seating, t.last_seq, t.awaited, t.due, t.ending, ",
            "s.seat, s.person, p.kind, s.bot, s.name, s.salt, s.sat FROM ",
            $which,
            " t JOIN setups u ON u.table_id = t.id JOIN seats s ON s.table_id = t.id \
             LEFT JOIN people p ON p.id = s.person ORDER BY t.id, s.seat"
        )
    };
}

const ADD: &str = "INSERT INTO tables (id, game, rules, owner, rematch_of, created, changed) \
     VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT (rematch_of) DO NOTHING";
const ADD_SETUP: &str = "INSERT INTO setups (table_id, setup, settings, invite, watch, commitment) \
     VALUES ($1, $2, $3, $4, $5, $6)";
const ADD_DEAL: &str = "INSERT INTO deals (table_id, secret, bot_key) VALUES ($1, $2, $3)";
const REMATCH: &str = "SELECT id FROM tables WHERE rematch_of = $1";
const BY_ID: &str = with_seats!("(SELECT * FROM tables WHERE id = $1)");
const OF_PERSON: &str = with_seats!(
    "(SELECT * FROM tables \
     WHERE id IN (SELECT table_id FROM seats WHERE person = $1 UNION SELECT id FROM tables WHERE owner = $1) \
     ORDER BY phase IN ('open', 'playing') DESC, changed DESC LIMIT $2)"
);
const OWNED: &str = "SELECT phase FROM tables WHERE owner = $1 AND phase IN ('open', 'playing')";
const DEAL: &str = "SELECT secret, bot_key, header FROM deals WHERE table_id = $1";
const DUE: &str =
    "SELECT id, due FROM tables WHERE phase = 'playing' AND due > $1 AND due <= $2 ORDER BY due LIMIT $3";
const PLAYING: &str = "SELECT id FROM tables WHERE phase = 'playing' ORDER BY changed DESC LIMIT $1";
const STATES: &str = "SELECT t.id, t.last_seq, t.seating, t.lines + t.asides, COALESCE(r.id, 0) FROM tables t \
     LEFT JOIN tables r ON r.rematch_of = t.id WHERE t.id IN (SELECT CAST(value AS BIGINT) FROM json_each($1))";
const AFTER: &str = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
const CANCEL: &str = "DELETE FROM tables WHERE id = $1 AND owner = $2 AND phase = 'open'";
const PURGE: &str = "DELETE FROM tables WHERE phase = 'open' AND changed < $2 AND (changed < $1 OR rematch_of IS NOT NULL \
     AND (SELECT COUNT(*) FROM seats WHERE table_id = tables.id AND person IS NOT NULL) < 2) RETURNING id, rematch_of";
const RENEW: &str = "UPDATE setups SET invite = $3, watch = $4 \
     WHERE table_id = (SELECT id FROM tables WHERE id = $1 AND owner = $2)";

impl Store {
    /// Opens a table with its seats. A table is continued once: whoever comes second is told where.
    ///
    /// # Errors
    ///
    /// [`DbError::Constraint`] where the id is taken, or somebody is not there or sits twice.
    pub async fn add_table(&self, new: &NewTable) -> Result<Opened, DbError> {
        let table = values![new.id, new.game.as_str(), new.rules, new.owner, new.rematch_of, new.at];
        let (setup, settings) = (new.setup.as_str(), new.settings.as_str());
        let setup = values![new.id, setup, settings, &new.invite, &new.watch, &new.commit];
        let deal = values![new.id, &new.secret, &new.bot_key];
        let mut steps = vec![
            Statement::new(ADD, table).must_match(),
            Statement::new(ADD_SETUP, setup),
            Statement::new(ADD_DEAL, deal),
        ];
        steps.extend(new.seats.iter().map(|seat| insert_seat(new.id, seat)));
        match self.write_if(steps).await? {
            Ok(_) => Ok(Opened::New),
            Err(_) => {
                let of = new.rematch_of.ok_or(DbError::Constraint)?;
                self.rematch(of).await?.map(Opened::Already).ok_or(DbError::Constraint)
            }
        }
    }

    /// Where a table is continued.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn rematch(&self, of: TableId) -> Result<Option<TableId>, DbError> {
        self.read(Statement::new(REMATCH, values![of])).await?.first(|mut row| row.take())
    }

    /// A table and its seats.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn table(&self, id: TableId) -> Result<Option<TableRow>, DbError> {
        Ok(gather(self.read(Statement::new(BY_ID, values![id])).await?)?.pop())
    }

    /// What must not be told of a table.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn deal(&self, id: TableId) -> Result<Option<Deal>, DbError> {
        let found = self.read(Statement::new(DEAL, values![id])).await?;
        found.first(|mut row| Ok(Deal { secret: row.take()?, bot_key: row.take()?, header: row.take()? }))
    }

    /// The tables that somebody sits at or has opened: those where they are awaited first, then the others that go on, then those
    /// that are over; of equals, where something happened last. At most so many.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<TableRow>, DbError> {
        let mut tables = gather(self.read(Statement::new(OF_PERSON, values![person, most])).await?)?;
        tables.sort_by_key(|table| {
            let awaited = table.seat_of(person).is_some_and(|seat| table.awaited.contains(seat));
            let goes_on = matches!(table.phase, Phase::Open | Phase::Playing);
            (!(goes_on && awaited), !goes_on, u64::MAX - table.changed)
        });
        Ok(tables)
    }

    /// How many tables somebody has opened that go on.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn owned(&self, person: PersonId) -> Result<Owned, DbError> {
        let phases = self.read(Statement::new(OWNED, values![person])).await?;
        let phases: Vec<Phase> = phases.all(|mut row| row.take())?;
        let count = |wanted| phases.iter().filter(|phase| **phase == wanted).count() as u32;
        Ok(Owned { open: count(Phase::Open), playing: count(Phase::Playing) })
    }

    /// Tables where somebody's time is up after the one time and by the other, and when; the most overdue first, at most so many.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn due(&self, after: u64, by: u64, most: u32) -> Result<Vec<(TableId, u64)>, DbError> {
        let found = self.read(Statement::new(DUE, values![after, by, most])).await?;
        found.all(|mut row| Ok((row.take()?, row.take()?)))
    }

    /// Tables that are played, where something happened last first; at most so many.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn playing(&self, most: u32) -> Result<Vec<TableId>, DbError> {
        self.read(Statement::new(PLAYING, values![most])).await?.all(|mut row| row.take())
    }

    /// All tables, a part after the other: at most so many after this one, or from the first on.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn tables_after(&self, table: Option<TableId>, most: u32) -> Result<Vec<TableId>, DbError> {
        let after = table.map_or(-1, |table| table.to_bits() as i64);
        self.read(Statement::new(AFTER, values![after, most])).await?.all(|mut row| row.take())
    }

    /// How these tables stand; those that are not there are left out.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn states(&self, tables: &[TableId]) -> Result<Vec<TableState>, DbError> {
        let ids: Vec<u64> = tables.iter().map(|table| table.to_bits()).collect();
        let ids = serde_json::to_string(&ids).map_err(|_| DbError::Column)?;
        self.read(Statement::new(STATES, values![ids])).await?.all(|mut row| {
            Ok(TableState {
                id: row.take()?,
                last_seq: row.take()?,
                seating: row.take()?,
                lines: row.take()?,
                rematch: row.take()?,
            })
        })
    }

    /// Removes a table that this person has opened, if it has not begun.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn cancel_table(&self, id: TableId, owner: PersonId) -> Result<bool, DbError> {
        Ok(self.write_one(Statement::new(CANCEL, values![id, owner])).await?.changed > 0)
    }

    /// Removes tables that have not begun, and where nobody came or left since the first of these times; where a game was to go on and
    /// nobody else wants to, since the second, which is later. Says which, and which tables they were to continue.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn purge_open(
        &self,
        unchanged_since: u64,
        alone_since: u64,
    ) -> Result<Vec<(TableId, Option<TableId>)>, DbError> {
        let purged = self.write_one(Statement::new(PURGE, values![unchanged_since, alone_since])).await?;
        purged.all(|mut row| Ok((row.take()?, row.take()?)))
    }

    /// Gives a table that this person has opened other codes: the old ones are good for nothing from now on.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn renew_codes(
        &self,
        id: TableId,
        owner: PersonId,
        invite: &Hashed,
        watch: &Hashed,
    ) -> Result<bool, DbError> {
        Ok(self.write_one(Statement::new(RENEW, values![id, owner, invite, watch])).await?.changed > 0)
    }
}

/// Tables of rows that have one seat each.
fn gather(rows: Rows) -> Result<Vec<TableRow>, DbError> {
    let mut tables: Vec<TableRow> = Vec::new();
    for mut row in rows.rows {
        let table = table(&mut row)?;
        let seat = seat(&mut row)?;
        match tables.last_mut() {
            Some(last) if last.id == table.id => last.seats.push(seat),
            _ => tables.push(TableRow { seats: vec![seat], ..table }),
        }
    }
    Ok(tables)
}

fn table(row: &mut Row) -> Result<TableRow, DbError> {
    Ok(TableRow {
        id: row.take()?,
        game: row.take()?,
        rules: row.take()?,
        setup: row.take()?,
        settings: row.take()?,
        phase: row.take()?,
        owner: row.take()?,
        invite: row.take()?,
        watch: row.take()?,
        commit: row.take()?,
        rematch_of: row.take()?,
        created: row.take()?,
        started: row.take()?,
        ended: row.take()?,
        changed: row.take()?,
        seating: row.take()?,
        last_seq: row.take()?,
        awaited: row.take()?,
        due: row.take()?,
        ending: row.take()?,
        seats: Vec::new(),
    })
}
