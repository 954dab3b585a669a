//! PostgreSQL, for tables that several servers share. One connection writes, two read; a thread of its own drives them, so that it is
//! used as a file is.

mod address;
mod link;
mod reader;
mod schema;
mod tls_stream;
mod value;
mod writer;

use std::fmt;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::sync_channel;
use std::thread::{self, JoinHandle};

use tokio::sync::mpsc;

use crate::db::{Answer, Db, DbError, Rows, Statement};
use crate::open::{Durability, OpenError};
use crate::stats::{Meter, Stats};
use address::Address;
use reader::Readers;
use writer::Writer;

/// A database in a server of PostgreSQL.
pub struct Postgres {
    /// None where it is only read, and when it is closed.
    writer: Option<Writer>,
    /// None when it is closed.
    readers: Option<Readers>,
    meter: Arc<Meter>,
    thread: Option<JoinHandle<()>>,
}

/// What is to be done with the schema.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    /// It is brought to the newest version.
    Write(Durability),
    /// It must be there.
    Read,
}

impl Postgres {
    /// Opens a database at an address such as `postgres://person:password@host/database?sslmode=require`, made or brought to the
    /// newest schema where necessary, under a lock: any number of servers may come at once, and those that run already go on.
    ///
    /// Without `sslmode=require` nothing is encrypted; with it the server must prove who it is, by a certificate that the system
    /// trusts, or one of those in the file `sslrootcert`.
    ///
    /// # Errors
    ///
    /// Where it cannot be reached, is none of ours, or was written by a newer build.
    pub fn open(address: &str, durability: Durability) -> Result<Postgres, OpenError> {
        Postgres::start(Address::new(address)?, Access::Write(durability))
    }

    /// Opens a database as it is, and changes nothing in it.
    ///
    /// # Errors
    ///
    /// Where it cannot be reached, or has another schema than this build works with.
    pub fn open_to_read(address: &str) -> Result<Postgres, OpenError> {
        Postgres::start(Address::new(address)?, Access::Read)
    }

    /// An empty place of its own in a database, for tests; says how to open it again.
    ///
    /// # Errors
    ///
    /// Where it cannot be reached.
    pub fn fresh(address: &str) -> Result<(Postgres, String), OpenError> {
        let place = schema::create(Address::new(address)?)?;
        let sign = if address.contains('?') { '&' } else { '?' };
        let address = format!("{address}{sign}options=-csearch_path%3D{place}");
        Ok((Postgres::open(&address, Durability::Full)?, address))
    }

    fn start(address: Address, access: Access) -> Result<Postgres, OpenError> {
        let meter = Arc::new(Meter::default());
        let (writer, jobs) = writer::queue(meter.clone());
        let (readers, questions) = reader::queue();
        let (opened, opening) = sync_channel(1);
        let counted = meter.clone();
        let work = move || {
            let work = async {
                match schema::check(&address, access).await {
                    Ok(()) => {
                        let _ = opened.send(Ok(()));
                        tokio::join!(
                            writer::work(&address, access, jobs, &counted),
                            reader::work(&address, access, questions)
                        );
                    }
                    Err(error) => drop(opened.send(Err(error))),
                }
            };
            match tokio::runtime::Builder::new_current_thread().enable_all().build() {
                Ok(runtime) => runtime.block_on(work),
                // Whoever waits for the opening learns that nobody opens.
                Err(_) => drop(work),
            }
        };
        let thread = thread::Builder::new().name("store-postgres".into()).spawn(work)?;
        opening.recv().unwrap_or(Err(OpenError::Db(DbError::Closed)))?;
        let writer = matches!(access, Access::Write(_)).then_some(writer);
        Ok(Postgres { writer, readers: Some(readers), meter, thread: Some(thread) })
    }
}

impl Db for Postgres {
    fn write(&self, statements: Vec<Statement>) -> Answer<'_, Vec<Rows>> {
        match &self.writer {
            Some(writer) => writer.write(statements),
            None => Box::pin(async { Err(DbError::ReadOnly) }),
        }
    }

    fn read(&self, statement: Statement) -> Answer<'_, Rows> {
        match &self.readers {
            Some(readers) => readers.read(statement),
            None => Box::pin(async { Err(DbError::Closed) }),
        }
    }

    fn stats(&self) -> Stats {
        self.meter.read()
    }
}

/// Waits until everything that was asked for is written, or cannot be.
impl Drop for Postgres {
    fn drop(&mut self) {
        (self.writer, self.readers) = (None, None);
        if let Some(thread) = self.thread.take() {
            // One that panicked has nothing left to do.
            let _ = thread.join();
        }
    }
}

impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Postgres").field("stats", &self.meter.read()).finish_non_exhaustive()
    }
}

/// What is said of an error when a database is opened: PostgreSQL's own words, for whoever opens it.
fn refused(error: tokio_postgres::Error) -> OpenError {
    let said = match error.as_db_error() {
        Some(error) => error.message().to_owned(),
        None => match std::error::Error::source(&error) {
            Some(source) => format!("{error}: {source}"),
            None => error.to_string(),
        },
    };
    OpenError::Io(io::Error::other(said))
}

/// A queue between those who ask and the thread that drives the connections.
type Queue<T> = mpsc::Receiver<T>;
