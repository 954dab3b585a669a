//! People, and the programs that play for them.

use protocol::{PersonId, PersonKind, PersonName, TableId};

use crate::Store;
use crate::db::{DbError, Statement};
use crate::secret::Hashed;
use crate::value::{Row, values};

/// Somebody who can sit at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The id.
    pub id: PersonId,
    /// A person or a program.
    pub kind: PersonKind,
    /// The name others see.
    pub name: String,
    /// The language they read.
    pub lang: String,
    /// Whose program it is.
    pub owner: Option<PersonId>,
    /// Since when they are here.
    pub created: u64,
}

/// A person who was not here before, with the session that they come with.
#[derive(Clone, Debug)]
pub struct NewGuest {
    /// A new id.
    pub id: PersonId,
    /// The name.
    pub name: PersonName,
    /// The language.
    pub lang: String,
    /// The hash of the session's token.
    pub session: Hashed,
    /// Now.
    pub at: u64,
}

/// A program of somebody.
#[derive(Clone, Debug)]
pub struct NewProgram {
    /// A new id.
    pub id: PersonId,
    /// Whose it is.
    pub owner: PersonId,
    /// The name.
    pub name: PersonName,
    /// The hash of its token.
    pub token: Hashed,
    /// Now.
    pub at: u64,
}

/// The columns of a person, as [`person`] takes them.
macro_rules! person_columns {
    () => {
        "p.id, p.kind, p.name, p.lang, p.owner, p.created"
    };
}
pub(crate) use person_columns;

pub(crate) fn person(row: &mut Row) -> Result<Person, DbError> {
    Ok(Person {
        id: row.take()?,
        kind: row.take()?,
        name: row.take()?,
        lang: row.take()?,
        owner: row.take()?,
        created: row.take()?,
    })
}

const ADD_GUEST: &str = "INSERT INTO people (id, kind, name, lang, created) VALUES ($1, 'guest', $2, $3, $4)";
// A program has no programs.
const ADD_PROGRAM: &str = "INSERT INTO people (id, kind, name, lang, owner, token, created) \
     SELECT $1, 'program', $2, p.lang, p.id, $4, $5 FROM people p WHERE p.id = $3 AND p.kind = 'guest'";
const BY_ID: &str = concat!("SELECT ", person_columns!(), " FROM people p WHERE p.id = $1");
const BY_TOKEN: &str = concat!("SELECT ", person_columns!(), " FROM people p WHERE p.token = $1");
const PROGRAMS: &str =
    concat!("SELECT ", person_columns!(), " FROM people p WHERE p.owner = $1 ORDER BY p.created, p.id");
const CHANGE: &str = "UPDATE people SET name = COALESCE($2, name), lang = COALESCE($3, lang) WHERE id = $1";

/// Somebody and their programs.
macro_rules! household {
    () => {
        "(SELECT id FROM people WHERE id = $1 OR owner = $1)"
    };
}

// Nobody else can start them.
const CANCEL_ALL: &str =
    concat!("DELETE FROM tables WHERE phase = 'open' AND owner IN ", household!(), " RETURNING id");
const UNSETTLE: &str = concat!(
    "UPDATE tables SET seating = seating + 1 WHERE phase = 'open' ",
    "AND id IN (SELECT table_id FROM seats WHERE person IN ",
    household!(),
    ") RETURNING id"
);
const LEAVE_ALL: &str = concat!(
    "UPDATE seats SET person = NULL, name = '', salt = NULL, sat = NULL ",
    "WHERE table_id IN (SELECT id FROM tables WHERE phase = 'open') AND person IN ",
    household!()
);
// The salt is part of the proof of the deal, and says nothing of its person.
const FORGET_SEATS: &str = concat!(
    "UPDATE seats SET person = NULL, name = '' WHERE person IN ",
    household!(),
    " RETURNING table_id"
);
// Sessions, passes, blocks, chat and programs go with the row.
const DELETE: &str = "DELETE FROM people WHERE id = $1";
const DELETE_PROGRAM: &str = "DELETE FROM people WHERE id = $1 AND owner = $2";

impl Store {
    /// Adds a person, and the session that they come with.
    ///
    /// # Errors
    ///
    /// [`DbError::Constraint`] where the id or the session is taken already.
    pub async fn add_guest(&self, new: &NewGuest) -> Result<(), DbError> {
        let person = values![new.id, &new.name, new.lang.as_str(), new.at];
        let guest = Statement::new(ADD_GUEST, person);
        self.write(vec![guest, add_session(&new.session, new.id, new.at)]).await.map(drop)
    }

    /// Adds a program; not for those who are not there, or are programs themselves.
    ///
    /// # Errors
    ///
    /// [`DbError::Constraint`] where the id or the token is taken already.
    pub async fn add_program(&self, new: &NewProgram) -> Result<bool, DbError> {
        let program = values![new.id, &new.name, new.owner, &new.token, new.at];
        Ok(self.write_one(Statement::new(ADD_PROGRAM, program)).await?.changed > 0)
    }

    /// Who has this id.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, DbError> {
        self.read(Statement::new(BY_ID, values![id])).await?.first(|mut row| person(&mut row))
    }

    /// Which program says this token.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn program_of_token(&self, token: &Hashed) -> Result<Option<Person>, DbError> {
        self.read(Statement::new(BY_TOKEN, values![token])).await?.first(|mut row| person(&mut row))
    }

    /// Somebody's programs, the oldest first.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn programs(&self, owner: PersonId) -> Result<Vec<Person>, DbError> {
        self.read(Statement::new(PROGRAMS, values![owner])).await?.all(|mut row| person(&mut row))
    }

    /// Gives somebody another name or language. At tables where they sit already, they keep the name they came with.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn change_person(
        &self,
        id: PersonId,
        name: Option<&PersonName>,
        lang: Option<&str>,
    ) -> Result<bool, DbError> {
        Ok(self.write_one(Statement::new(CHANGE, values![id, name, lang])).await?.changed > 0)
    }

    /// Deletes somebody, their programs, and everything that is theirs: sessions, passes, blocks, what they said, the tables they
    /// opened that have not begun. In games that have, their seats stay, without a person or a name.
    ///
    /// Gives the tables where something changed; none where there was nobody of that id.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn delete_person(&self, id: PersonId) -> Result<Option<Vec<TableId>>, DbError> {
        self.delete(id, Statement::new(DELETE, values![id])).await
    }

    /// Deletes a program, as [`Store::delete_person`], if it is this person's.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn delete_program(
        &self,
        owner: PersonId,
        id: PersonId,
    ) -> Result<Option<Vec<TableId>>, DbError> {
        self.delete(id, Statement::new(DELETE_PROGRAM, values![id, owner])).await
    }

    async fn delete(&self, id: PersonId, last: Statement) -> Result<Option<Vec<TableId>>, DbError> {
        let steps = [CANCEL_ALL, UNSETTLE, LEAVE_ALL, FORGET_SEATS];
        let mut steps: Vec<Statement> =
            steps.into_iter().map(|sql| Statement::new(sql, values![id])).collect();
        steps.push(last.must_match());
        let Ok(done) = self.write_if(steps).await? else { return Ok(None) };
        let changed = done.into_iter().flat_map(|rows| rows.rows);
        changed.map(|mut row| row.take()).collect::<Result<_, _>>().map(Some)
    }
}

const ADD_SESSION: &str = "INSERT INTO sessions (hash, person, created, seen) VALUES ($1, $2, $3, $3)";

pub(crate) fn add_session(session: &Hashed, person: PersonId, at: u64) -> Statement {
    Statement::new(ADD_SESSION, values![session, person, at])
}
