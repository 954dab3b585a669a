//! Where a database is, and how it is opened.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use crate::db::{Db, DbError};
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;

/// Where a database is: a file of ours, or a server of PostgreSQL that several programs share.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// A file.
    File(PathBuf),
    /// The address of a PostgreSQL server, as `postgres://person:password@host/database`.
    Postgres(String),
}

impl Place {
    /// What is written on a command line.
    pub fn new(text: PathBuf) -> Place {
        match text
            .to_str()
            .filter(|text| text.starts_with("postgres://") || text.starts_with("postgresql://"))
        {
            Some(address) => Place::Postgres(address.to_owned()),
            None => Place::File(text),
        }
    }

    /// Opens it, made or brought to the newest schema where necessary.
    ///
    /// # Errors
    ///
    /// Where it cannot be had, is none of ours, or was written by a newer build.
    pub fn open(&self, durability: Durability) -> Result<Arc<dyn Db>, OpenError> {
        Ok(match self {
            Place::File(path) => Arc::new(Sqlite::open(path, durability)?),
            Place::Postgres(address) => Arc::new(Postgres::open(address, durability)?),
        })
    }

    /// Opens it as it is, and changes nothing in it.
    ///
    /// # Errors
    ///
    /// Where it cannot be had, or has another schema than this build works with.
    pub fn open_to_read(&self) -> Result<Arc<dyn Db>, OpenError> {
        Ok(match self {
            Place::File(path) => Arc::new(Sqlite::open_to_read(path)?),
            Place::Postgres(address) => Arc::new(Postgres::open_to_read(address)?),
        })
    }
}

/// Without the password.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(path) => path.display().fmt(f),
            Place::Postgres(address) => f.write_str(&without_password(address)),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// An address as it may be shown: whoever is named in it, but nothing behind a colon, and no parameters.
fn without_password(address: &str) -> String {
    let (address, _) = address.split_once('?').unwrap_or((address, ""));
    let (scheme, rest) = address.split_once("://").unwrap_or(("", address));
    match rest.rsplit_once('@') {
        Some((person, host)) => {
            let person = person.split(':').next().unwrap_or_default();
            format!("{scheme}://{person}@{host}")
        }
        None => format!("{scheme}://{rest}"),
    }
}

/// How safe a write is when it is answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Durability {
    /// On disk: it survives a power cut.
    #[default]
    Full,
    /// With the operating system: it survives the end of the program, however that comes; a power cut may take the last
    /// writes, and leaves the rest sound. For disks that are slow to flush.
    Normal,
}

/// Why a database is not opened.
#[derive(Debug)]
pub enum OpenError {
    /// A newer build has written it.
    Newer {
        /// The version of its schema.
        found: u32,
        /// The newest that this build knows.
        known: u32,
    },
    /// It must be brought to the newest schema first, which needs writing.
    Older {
        /// The version of its schema.
        found: u32,
        /// The newest that this build knows.
        known: u32,
    },
    /// It is something else.
    NotOurs,
    /// The system does not give the file, or a thread.
    Io(io::Error),
    /// The database does not work.
    Db(DbError),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Newer { found, known } => write!(f, "schema {found} is newer than {known}"),
            OpenError::Older { found, known } => write!(f, "schema {found} is older than {known}"),
            OpenError::NotOurs => f.write_str("not a database of ours"),
            OpenError::Io(error) => error.fmt(f),
            OpenError::Db(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for OpenError {}

impl From<io::Error> for OpenError {
    fn from(error: io::Error) -> OpenError {
        OpenError::Io(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_told_from_a_file_and_shown_without_its_password() {
        let place = |text: &str| Place::new(text.into());
        assert_eq!(place("club.db"), Place::File("club.db".into()));
        assert_eq!(place("./postgres").to_string(), "./postgres");
        for (address, shown) in [
            (
                "postgres://sea:se@cret@db.example.org:5433/tables?sslmode=require",
                "postgres://sea@db.example.org:5433/tables",
            ),
            ("postgresql://localhost/tables?password=secret", "postgresql://localhost/tables"),
        ] {
            assert_eq!(place(address), Place::Postgres(address.into()));
            assert_eq!(format!("{:?}", place(address)), shown);
        }
    }
}
