//! The thread that writes.
//!
//! A flush to disk takes long and costs the same for one row as for hundreds. While one is under way, writes gather in the queue; then
//! all of them go into the next transaction. Nobody waits for company: whoever comes alone is written alone.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::connection::{reason, run};
use crate::db::{Answer, DbError, Rows, Statement};
use crate::stats::Meter;

/// The most that goes into one transaction.
const BATCH: usize = 256;

/// The most that may wait. A table waits for its last write before it asks for the next, so this is a great many tables.
const QUEUE: usize = 8192;

/// What is to be written, and who wants to know.
struct Job {
    statements: Vec<Statement>,
    answer: oneshot::Sender<Outcome>,
}

/// The queue of the thread that writes; without it, the thread ends.
pub(super) struct Writer {
    jobs: SyncSender<Job>,
    meter: Arc<Meter>,
}

impl Writer {
    pub(super) fn write(&self, statements: Vec<Statement>) -> Answer<'_, Vec<Rows>> {
        let (answer, answered) = oneshot::channel();
        self.meter.joined();
        let queued = self.jobs.try_send(Job { statements, answer });
        if queued.is_err() {
            self.meter.left(1);
        }
        Box::pin(async move {
            queued.map_err(|error| match error {
                TrySendError::Full(_) => DbError::Busy,
                TrySendError::Disconnected(_) => DbError::Closed,
            })?;
            // Without an answer the thread has panicked, nobody knows where.
            answered.await.unwrap_or(Err(DbError::Unknown))
        })
    }
}

pub(super) fn start(connection: Connection, meter: Arc<Meter>) -> io::Result<(Writer, JoinHandle<()>)> {
    let (jobs, queue) = sync_channel(QUEUE);
    let writer = Writer { jobs, meter: meter.clone() };
    let thread = thread::Builder::new().name("store-writer".into());
    Ok((writer, thread.spawn(move || work(&connection, &queue, &meter))?))
}

fn work(connection: &Connection, queue: &Receiver<Job>, meter: &Meter) {
    while let Ok(first) = queue.recv() {
        let mut batch = vec![first];
        batch.extend(queue.try_iter().take(BATCH - 1));
        meter.left(batch.len());
        let began = Instant::now();
        let answers = write_all(connection, &batch);
        meter.wrote(batch.len(), answers.iter().filter(|answer| answer.is_err()).count(), began.elapsed());
        for (job, answer) in batch.into_iter().zip(answers) {
            // Nobody may be waiting any more; it is written all the same.
            let _ = job.answer.send(answer);
        }
    }
}

/// What became of one job.
type Outcome = Result<Vec<Rows>, DbError>;

/// One transaction for all. What one of them cannot do harms no other; what the disk cannot do is no transaction at all.
fn write_all(connection: &Connection, batch: &[Job]) -> Vec<Outcome> {
    transaction(connection, batch).unwrap_or_else(|error| {
        roll_back(connection);
        batch.iter().map(|_| Err(error)).collect()
    })
}

fn transaction(connection: &Connection, batch: &[Job]) -> Result<Vec<Outcome>, DbError> {
    control(connection, "BEGIN IMMEDIATE")?;
    // Nearly always all goes well, and a way back from each job costs a tenth of the time. So that is for when it does not.
    let hoped: Result<Vec<_>, _> = batch.iter().map(|job| all(connection, &job.statements)).collect();
    let outcomes = match hoped {
        Ok(done) => done.into_iter().map(Ok).collect(),
        Err(_) => {
            roll_back(connection);
            control(connection, "BEGIN IMMEDIATE")?;
            let each = batch.iter().map(|job| in_savepoint(connection, &job.statements));
            each.collect::<Result<_, _>>()?
        }
    };
    control(connection, "COMMIT")?;
    Ok(outcomes)
}

/// One job that leaves no trace if it fails: the inner error is its own, the outer one is everybody's.
fn in_savepoint(connection: &Connection, statements: &[Statement]) -> Result<Outcome, DbError> {
    control(connection, "SAVEPOINT job")?;
    let done = all(connection, statements);
    if let Err(error) = &done {
        // Some errors, such as a full disk, have undone the whole transaction already.
        if connection.is_autocommit() {
            return Err(*error);
        }
        control(connection, "ROLLBACK TO job")?;
    }
    control(connection, "RELEASE job")?;
    Ok(done)
}

fn roll_back(connection: &Connection) {
    if !connection.is_autocommit() {
        // Where even this fails, the next BEGIN will, too, and say so.
        let _ = control(connection, "ROLLBACK");
    }
}

fn all(connection: &Connection, statements: &[Statement]) -> Outcome {
    let one = |(index, statement): (usize, &Statement)| {
        let rows = run(connection, statement)?;
        let unmatched = statement.must_match && rows.changed == 0;
        if unmatched { Err(DbError::Unmatched(index)) } else { Ok(rows) }
    };
    statements.iter().enumerate().map(one).collect()
}

fn control(connection: &Connection, sql: &str) -> Result<(), DbError> {
    let done = connection.prepare_cached(sql).and_then(|mut prepared| prepared.raw_execute());
    done.map(drop).map_err(|error| reason(&error))
}
