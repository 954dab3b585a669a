//! The threads that read. They see what was committed, and nobody waits for them to write.

use std::io;
use std::path::Path;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::connection::{open_to_read, run};
use crate::db::{Answer, DbError, Rows, Statement};
use crate::open::OpenError;

/// One may be busy with something long.
const READERS: usize = 2;

/// The most that may wait.
const QUEUE: usize = 8192;

/// What is to be read, and who wants to know.
struct Job {
    statement: Statement,
    answer: oneshot::Sender<Result<Rows, DbError>>,
}

/// The queue of the threads that read; without it, they end.
pub(super) struct Readers {
    jobs: SyncSender<Job>,
}

impl Readers {
    pub(super) fn read(&self, statement: Statement) -> Answer<'_, Rows> {
        let (answer, answered) = oneshot::channel();
        let queued = self.jobs.try_send(Job { statement, answer });
        Box::pin(async move {
            queued.map_err(|error| match error {
                TrySendError::Full(_) => DbError::Busy,
                TrySendError::Disconnected(_) => DbError::Closed,
            })?;
            answered.await.unwrap_or(Err(DbError::Closed))
        })
    }
}

pub(super) fn start(path: &Path) -> Result<(Readers, Vec<JoinHandle<()>>), OpenError> {
    let (jobs, queue) = sync_channel(QUEUE);
    let queue = Arc::new(Mutex::new(queue));
    let one = |_| -> Result<JoinHandle<()>, OpenError> {
        let (connection, queue) = (open_to_read(path)?, queue.clone());
        Ok(spawn(move || work(&connection, &queue))?)
    };
    let threads = (0..READERS).map(one).collect::<Result<_, _>>()?;
    Ok((Readers { jobs }, threads))
}

fn spawn(work: impl FnOnce() + Send + 'static) -> io::Result<JoinHandle<()>> {
    thread::Builder::new().name("store-reader".into()).spawn(work)
}

fn work(connection: &Connection, queue: &Mutex<Receiver<Job>>) {
    // Whoever has the lock waits for the next job; the others wait for the lock.
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok(job) = next() {
        // Nobody may be waiting any more.
        let _ = job.answer.send(run(connection, &job.statement));
    }
}
