//! SQLite in a file: one thread writes, two read.

mod connection;
mod reader;
mod writer;

use std::fmt;
use std::fs::OpenOptions;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;

use crate::db::{Answer, Db, DbError, Rows, Statement};
use crate::migrations;
use crate::open::{Durability, OpenError};
use crate::stats::{Meter, Stats};

pub(crate) use connection::{open_to_read, open_to_write, reason};
use reader::Readers;
use writer::Writer;

/// A database of SQLite.
pub struct Sqlite {
    /// None where it is only read.
    writer: Option<Writer>,
    /// None where only one connection can see the database, as in memory: then the writer reads, too.
    readers: Option<Readers>,
    meter: Arc<Meter>,
    /// The one that writes first, where there is one.
    threads: Vec<JoinHandle<()>>,
}

impl Sqlite {
    /// Opens a file, made or brought to the newest schema where necessary. Nobody else on the machine may read it (mode 0600):
    /// it holds the deals of running games.
    ///
    /// # Errors
    ///
    /// Where the file cannot be had, is none of ours, or was written by a newer build.
    pub fn open(path: &Path, durability: Durability) -> Result<Sqlite, OpenError> {
        keep_private(path)?;
        let mut connection = open_to_write(path, durability)?;
        migrations::migrate(&mut connection)?;
        let mut database = Sqlite::over(Some(connection))?;
        database.read_by(path)?;
        Ok(database)
    }

    /// Opens a file as it is, and changes nothing in it.
    ///
    /// # Errors
    ///
    /// Where it cannot be had, or has another schema than this build works with.
    pub fn open_to_read(path: &Path) -> Result<Sqlite, OpenError> {
        match migrations::version(&open_to_read(path)?)? {
            migrations::NEWEST => (),
            found if found > migrations::NEWEST => {
                return Err(OpenError::Newer { found, known: migrations::NEWEST });
            }
            found => return Err(OpenError::Older { found, known: migrations::NEWEST }),
        }
        let mut database = Sqlite::over(None)?;
        database.read_by(path)?;
        Ok(database)
    }

    /// A database that is gone when it is closed, for tests.
    ///
    /// # Errors
    ///
    /// Where there is no memory or thread.
    pub fn in_memory() -> Result<Sqlite, OpenError> {
        let mut connection = connection::in_memory()?;
        migrations::migrate(&mut connection)?;
        Sqlite::over(Some(connection))
    }

    fn over(connection: Option<rusqlite::Connection>) -> Result<Sqlite, OpenError> {
        let meter = Arc::new(Meter::default());
        let started = connection.map(|connection| writer::start(connection, meter.clone())).transpose()?;
        let (writer, thread) = started.unzip();
        Ok(Sqlite { writer, readers: None, meter, threads: thread.into_iter().collect() })
    }

    fn read_by(&mut self, path: &Path) -> Result<(), OpenError> {
        let (readers, threads) = reader::start(path)?;
        self.readers = Some(readers);
        self.threads.extend(threads);
        Ok(())
    }
}

impl Db for Sqlite {
    fn write(&self, statements: Vec<Statement>) -> Answer<'_, Vec<Rows>> {
        match &self.writer {
            Some(writer) => writer.write(statements),
            None => Box::pin(async { Err(DbError::ReadOnly) }),
        }
    }

    fn read(&self, statement: Statement) -> Answer<'_, Rows> {
        match &self.readers {
            Some(readers) => readers.read(statement),
            None => Box::pin(async move { self.write(vec![statement]).await?.pop().ok_or(DbError::Closed) }),
        }
    }

    fn stats(&self) -> Stats {
        self.meter.read()
    }
}

/// Waits until everything that was asked for is written. Whoever writes goes last: the last connection leaves one file behind, and
/// those that read could not.
impl Drop for Sqlite {
    fn drop(&mut self) {
        self.readers = None;
        let reading = self.threads.split_off(usize::from(self.writer.is_some()).min(self.threads.len()));
        reading.into_iter().for_each(finish);
        self.writer = None;
        self.threads.drain(..).for_each(finish);
    }
}

fn finish(thread: JoinHandle<()>) {
    // One that panicked has nothing left to do.
    let _ = thread.join();
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sqlite").field("stats", &self.meter.read()).finish_non_exhaustive()
    }
}

/// Makes the file if it is not there. The files that SQLite puts beside it get the same mode.
fn keep_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        let file = options.mode(0o600).open(path)?;
        file.set_permissions(PermissionsExt::from_mode(0o600))
    }
    #[cfg(not(unix))]
    options.open(path).map(drop)
}

impl From<rusqlite::Error> for OpenError {
    fn from(error: rusqlite::Error) -> OpenError {
        match reason(&error) {
            DbError::Damaged => OpenError::NotOurs,
            other => OpenError::Db(other),
        }
    }
}
