//! Seats: sitting down, leaving, and the start of the game.
//!
//! Whatever changes who sits where first raises `seating` of the table. So only one can do it at a time, and whoever starts the
//! game says which seating they mean.

use game::{Seat, Seats};
use protocol::{PersonId, PersonKind, PersonName, Phase, TableId, Token};

use crate::Store;
use crate::db::{DbError, Statement};
use crate::secret::Header;
use crate::value::{Row, values};

/// A seat, and who has it: a person, a bot, or nobody. In a game that has begun nobody sits where somebody was deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Which seat.
    pub seat: Seat,
    /// The person.
    pub person: Option<PersonId>,
    /// Whether that is a program. Read with the person, not kept here.
    pub program: bool,
    /// The level of the bot.
    pub bot: Option<String>,
    /// The name of the person when they sat down; otherwise empty.
    pub name: String,
    /// What they added to the deal.
    pub salt: Option<Token>,
    /// Which one they were to sit down.
    pub sat: Option<u32>,
}

impl SeatRow {
    /// A seat for whoever comes.
    pub fn empty(seat: Seat) -> SeatRow {
        SeatRow { seat, person: None, program: false, bot: None, name: String::new(), salt: None, sat: None }
    }

    /// A seat of a bot.
    pub fn of_bot(seat: Seat, level: &str) -> SeatRow {
        SeatRow { bot: Some(level.to_owned()), ..SeatRow::empty(seat) }
    }

    /// The seat of the first person at a table.
    pub fn of_first(seat: Seat, person: PersonId, name: &PersonName, salt: Option<Token>) -> SeatRow {
        let name = name.as_str().to_owned();
        SeatRow { person: Some(person), name, salt, sat: Some(1), ..SeatRow::empty(seat) }
    }

    /// Whether somebody may sit down there.
    pub fn is_empty(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }
}

pub(crate) fn seat(row: &mut Row) -> Result<SeatRow, DbError> {
    Ok(SeatRow {
        seat: row.take()?,
        person: row.take()?,
        program: row.take::<Option<PersonKind>>()? == Some(PersonKind::Program),
        bot: row.take()?,
        name: row.take()?,
        salt: row.take()?,
        sat: row.take()?,
    })
}

/// Somebody wants to sit down.
#[derive(Clone, Debug)]
pub struct Sit {
    /// At which table.
    pub table: TableId,
    /// Which seat; without it, the first free one.
    pub seat: Option<Seat>,
    /// Who.
    pub person: PersonId,
    /// Under which name.
    pub name: PersonName,
    /// What they add to the deal.
    pub salt: Token,
    /// Now.
    pub at: u64,
}

/// Why somebody does not sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotSeated {
    /// There is no such table.
    NoTable,
    /// The game has begun.
    NotOpen(Phase),
    /// They sit there already.
    Already(Seat),
    /// They or this person, who sits there, do not want to sit with the other.
    Blocked(PersonId),
    /// The seat is taken, or all are.
    Taken,
}

/// The game is to start.
#[derive(Clone, Debug)]
pub struct Start {
    /// Which table.
    pub table: TableId,
    /// The `seating` that the other fields were made from.
    pub seating: u32,
    /// Who sits where from now on.
    pub seats: Vec<SeatRow>,
    /// The head of the table's file, with the deal.
    pub header: Header,
    /// Who must decide.
    pub awaited: Seats,
    /// When somebody's time is up.
    pub due: Option<u64>,
    /// Now.
    pub at: u64,
}

/// What became of a start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Started {
    /// The game has begun.
    Yes,
    /// Somebody sat down or left meanwhile.
    Changed,
    /// There is no such table, or it is open no longer.
    NotOpen,
}

const UNSETTLE: &str =
    "UPDATE tables SET seating = seating + 1, changed = $2 WHERE id = $1 AND phase = 'open'";
const INSERT: &str = "INSERT INTO seats (table_id, seat, person, bot, name, salt, sat) \
     VALUES ($1, $2, $3, $4, $5, $6, $7)";

/// People at a table who do not want to sit with somebody, or whom they do not want to sit with.
macro_rules! blocked {
    () => {
        "SELECT s.person FROM seats s JOIN people q ON q.id = s.person, people p \
         WHERE s.table_id = $1 AND p.id = $2 AND EXISTS (SELECT 1 FROM blocks b WHERE \
         (b.person = COALESCE(p.owner, p.id) AND b.other = COALESCE(q.owner, q.id)) OR \
         (b.other = COALESCE(p.owner, p.id) AND b.person = COALESCE(q.owner, q.id)))"
    };
}

const BLOCKED: &str = concat!(blocked!(), " LIMIT 1");
const SIT: &str = concat!(
    "UPDATE seats SET person = $2, name = $3, salt = $4, ",
    "sat = (SELECT COALESCE(MAX(o.sat), 0) + 1 FROM seats o WHERE o.table_id = $1) ",
    "WHERE table_id = $1 AND seat = (SELECT MIN(o.seat) FROM seats o WHERE o.table_id = $1 ",
    "AND o.person IS NULL AND o.bot IS NULL AND o.seat = COALESCE(CAST($5 AS BIGINT), o.seat)) ",
    "AND NOT EXISTS (SELECT 1 FROM seats o WHERE o.table_id = $1 AND o.person = $2) AND NOT EXISTS (",
    blocked!(),
    ") RETURNING seat"
);
const LEAVE: &str =
    "UPDATE seats SET person = NULL, name = '', salt = NULL, sat = NULL WHERE table_id = $1 AND person = $2";

const UNSETTLE_OWN: &str =
    "UPDATE tables SET seating = seating + 1, changed = $3 WHERE id = $1 AND owner = $2 AND phase = 'open'";
const SET: &str = "UPDATE seats SET person = NULL, bot = $3, name = '', salt = NULL, sat = NULL \
     WHERE table_id = $1 AND seat = $2";

const START: &str = "UPDATE tables SET phase = 'playing', seating = seating + 1, started = $2, changed = $2, \
     awaited = $3, due = $4 WHERE id = $1 AND phase = 'open' AND seating = $5";
const HEADER: &str = "UPDATE deals SET header = $2 WHERE table_id = $1";
const CLEAR: &str = "DELETE FROM seats WHERE table_id = $1";

pub(crate) fn insert_seat(table: TableId, seat: &SeatRow) -> Statement {
    let values = values![
        table,
        seat.seat,
        seat.person,
        seat.bot.as_deref(),
        seat.name.as_str(),
        seat.salt.as_ref(),
        seat.sat,
    ];
    Statement::new(INSERT, values)
}

impl Store {
    /// Sits somebody down, and says where.
    ///
    /// # Errors
    ///
    /// [`DbError::Constraint`] where there is nobody of that id.
    pub async fn sit(&self, sit: &Sit) -> Result<Result<Seat, NotSeated>, DbError> {
        self.seat(sit, None).await
    }

    /// Somebody who sits there takes another seat instead, or keeps their own.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn change_seat(&self, sit: &Sit) -> Result<Result<Seat, NotSeated>, DbError> {
        let leave = Statement::new(LEAVE, values![sit.table, sit.person]).must_match();
        self.seat(sit, Some(leave)).await
    }

    async fn seat(&self, sit: &Sit, before: Option<Statement>) -> Result<Result<Seat, NotSeated>, DbError> {
        let unsettle = Statement::new(UNSETTLE, values![sit.table, sit.at]).must_match();
        let who = values![sit.table, sit.person, &sit.name, &sit.salt, sit.seat];
        let sit_down = Statement::new(SIT, who).must_match();
        let done = self.write_if([unsettle].into_iter().chain(before).chain([sit_down]).collect()).await?;
        match done {
            Ok(mut done) => {
                let seat = done.pop().unwrap_or_default().first(|mut row| row.take())?;
                seat.map(Ok).ok_or(DbError::Column)
            }
            Err(_) => self.why_not(sit).await.map(Err),
        }
    }

    /// Why somebody could not sit down, looked up afterwards: what was in their way may just have gone, which counts as a seat
    /// that was taken.
    async fn why_not(&self, sit: &Sit) -> Result<NotSeated, DbError> {
        let Some(table) = self.table(sit.table).await? else { return Ok(NotSeated::NoTable) };
        if table.phase != Phase::Open {
            return Ok(NotSeated::NotOpen(table.phase));
        }
        if let Some(seat) = table.seat_of(sit.person) {
            return Ok(NotSeated::Already(seat));
        }
        let blocked = self.read(Statement::new(BLOCKED, values![sit.table, sit.person])).await?;
        Ok(blocked.first(|mut row| row.take())?.map_or(NotSeated::Taken, NotSeated::Blocked))
    }

    /// Somebody leaves a table before it starts, or is asked to.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn leave(&self, table: TableId, person: PersonId, at: u64) -> Result<bool, DbError> {
        let unsettle = Statement::new(UNSETTLE, values![table, at]).must_match();
        let leave = Statement::new(LEAVE, values![table, person]).must_match();
        Ok(self.write_if(vec![unsettle, leave]).await?.is_ok())
    }

    /// Whoever opened a table frees a seat before it starts, or puts a bot there. Says whether it could be done: not without
    /// such a seat, at somebody else's table, or once it has begun.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn set_seat(
        &self,
        table: TableId,
        owner: PersonId,
        seat: Seat,
        bot: Option<&str>,
        at: u64,
    ) -> Result<bool, DbError> {
        let unsettle = Statement::new(UNSETTLE_OWN, values![table, owner, at]).must_match();
        let set = Statement::new(SET, values![table, seat, bot]).must_match();
        Ok(self.write_if(vec![unsettle, set]).await?.is_ok())
    }

    /// Starts the game, unless somebody sat down or left meanwhile.
    ///
    /// # Errors
    ///
    /// [`DbError::Constraint`] where somebody is not there or sits twice.
    pub async fn start(&self, start: &Start) -> Result<Started, DbError> {
        let Start { table, seating, awaited, due, at, .. } = *start;
        let mut steps = vec![
            Statement::new(START, values![table, at, awaited, due, seating]).must_match(),
            Statement::new(HEADER, values![table, &start.header]).must_match(),
            Statement::new(CLEAR, values![table]),
        ];
        steps.extend(start.seats.iter().map(|seat| insert_seat(table, seat)));
        if self.write_if(steps).await?.is_ok() {
            return Ok(Started::Yes);
        }
        let open = self.table(table).await?.is_some_and(|table| table.phase == Phase::Open);
        Ok(if open { Started::Changed } else { Started::NotOpen })
    }
}
