//! The connection that writes.
//!
//! As with a file, what comes while a transaction is under way goes into the next one together. The statements of a transaction follow
//! each other on the line; two round trips are one transaction, however many tables are in it.

use std::cell::Cell;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};

use futures_util::future::{MaybeDone, join_all, maybe_done};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};

use super::address::Address;
use super::link::{Failed, Link};
use super::{Access, Queue};
use crate::db::{Answer, DbError, Rows, Statement};
use crate::stats::Meter;
use crate::value::Value;

/// The most that goes into one transaction.
const BATCH: usize = 256;
/// The most that may wait. A table waits for its last write before it asks for the next, so this is a great many tables.
const WAITING: usize = 8192;
/// How long a transaction may take. Longer than anybody waits for a row.
const PATIENCE: Duration = Duration::from_secs(4);
/// How long a database that cannot be reached is looked for, until those who wait are told.
const LOOKED_FOR: Duration = Duration::from_millis(1500);
/// Between two tries.
const PAUSE: Duration = Duration::from_millis(50);

/// What is to be written, and who wants to know.
pub(super) struct Job {
    statements: Vec<Statement>,
    answer: oneshot::Sender<Outcome>,
}

impl Job {
    /// What it is about: mostly the id of a table, whose row it changes first. Servers that change the same rows do so in the same
    /// order, so that none waits for one that waits for it.
    fn about(&self) -> i64 {
        match self.statements.first().and_then(|statement| statement.values.first()) {
            Some(Value::Integer(id)) => *id,
            _ => 0,
        }
    }
}

/// What became of one job.
type Outcome = Result<Vec<Rows>, DbError>;

/// The queue of the connection that writes; without it, it ends.
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    meter: Arc<Meter>,
}

pub(super) fn queue(meter: Arc<Meter>) -> (Writer, Queue<Job>) {
    let (jobs, queue) = mpsc::channel(WAITING);
    (Writer { jobs, meter }, queue)
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
                mpsc::error::TrySendError::Full(_) => DbError::Busy,
                mpsc::error::TrySendError::Closed(_) => DbError::Closed,
            })?;
            // Without an answer the thread has panicked, nobody knows where.
            answered.await.unwrap_or(Err(DbError::Unknown))
        })
    }
}

pub(super) async fn work(address: &Address, access: Access, mut queue: Queue<Job>, meter: &Meter) {
    let mut link = None;
    while let Some(first) = queue.recv().await {
        let mut batch = vec![first];
        while batch.len() < BATCH
            && let Ok(job) = queue.try_recv()
        {
            batch.push(job);
        }
        meter.left(batch.len());
        batch.sort_by_key(Job::about);
        let began = Instant::now();
        let answers = write_all(&mut link, address, access, &batch).await;
        meter.wrote(batch.len(), answers.iter().filter(|answer| answer.is_err()).count(), began.elapsed());
        for (job, answer) in batch.into_iter().zip(answers) {
            // Nobody may be waiting any more; it is written all the same.
            let _ = job.answer.send(answer);
        }
    }
}

/// One transaction for all, on a new connection where the old one is gone. What one job cannot do harms no other.
async fn write_all(
    link: &mut Option<Link>,
    address: &Address,
    access: Access,
    batch: &[Job],
) -> Vec<Outcome> {
    let all = |error: DbError| batch.iter().map(|_| Err(error)).collect();
    let until = Instant::now() + LOOKED_FOR;
    loop {
        let error = match written(link, address, access, batch).await {
            Ok(outcomes) => return outcomes,
            // Nothing was written, and the connection still serves.
            Err(NotWritten::Refused(error)) if error != DbError::Busy => return all(error),
            Err(NotWritten::Refused(error)) => error,
            Err(NotWritten::Unknown) => {
                *link = None;
                return all(DbError::Unknown);
            }
            Err(NotWritten::Lost) => {
                *link = None;
                DbError::Unreachable
            }
        };
        if Instant::now() >= until {
            return all(error);
        }
        sleep(PAUSE).await;
    }
}

/// Why a transaction is not there, for all that one knows.
enum NotWritten {
    /// The database refuses all of it.
    Refused(DbError),
    /// The connection was lost before anybody said that it holds.
    Lost,
    /// The connection was lost when that was said already.
    Unknown,
}

async fn written(
    link: &mut Option<Link>,
    address: &Address,
    access: Access,
    batch: &[Job],
) -> Result<Vec<Outcome>, NotWritten> {
    if link.as_ref().is_none_or(Link::is_closed) {
        *link = None;
        let new = timeout(LOOKED_FOR, Link::new(address, access)).await.unwrap_or(Err(Failed::Lost));
        *link = Some(new.map_err(before)?);
    }
    let Some(line) = link else { return Err(NotWritten::Lost) };
    let committing = Cell::new(false);
    let done = timeout(PATIENCE, transaction(line, batch, &committing)).await.unwrap_or(Err(Failed::Lost));
    done.map_err(|failed| match failed {
        Failed::Lost if committing.get() => NotWritten::Unknown,
        failed => before(failed),
    })
}

fn before(failed: Failed) -> NotWritten {
    match failed {
        Failed::Lost => NotWritten::Lost,
        Failed::Refused(error) => NotWritten::Refused(error),
    }
}

async fn transaction(link: &Link, batch: &[Job], committing: &Cell<bool>) -> Result<Vec<Outcome>, Failed> {
    let jobs: Vec<&[Statement]> = batch.iter().map(|job| &*job.statements).collect();
    // Nearly always all goes well. A way back from each job is for when it does not.
    let hoped = in_one_go(link, "BEGIN", &jobs).await?;
    let outcomes = match hoped.into_iter().collect::<Result<Vec<_>, _>>() {
        Ok(done) => done.into_iter().map(Ok).collect(),
        Err(_) => {
            link.control("ROLLBACK; BEGIN").await?;
            one_by_one(link, &jobs).await?
        }
    };
    committing.set(true);
    link.control("COMMIT").await?;
    Ok(outcomes)
}

/// Each job leaves no trace if it fails.
async fn one_by_one(link: &Link, jobs: &[&[Statement]]) -> Result<Vec<Outcome>, Failed> {
    let mut outcomes = Vec::with_capacity(jobs.len());
    for job in jobs {
        let outcome = in_one_go(link, "SAVEPOINT job", &[job]).await?.pop().unwrap_or(Err(DbError::Column));
        link.control(match outcome {
            Ok(_) => "RELEASE job",
            Err(_) => "ROLLBACK TO job; RELEASE job",
        })
        .await?;
        outcomes.push(outcome);
    }
    Ok(outcomes)
}

type Running<'a> = Pin<Box<dyn Future<Output = Result<Rows, Failed>> + 'a>>;

/// Sends all of it before the first answer is awaited. After an error nothing that follows is done.
async fn in_one_go(link: &Link, first: &str, jobs: &[&[Statement]]) -> Result<Vec<Outcome>, Failed> {
    let mut prepared = Vec::new();
    for statement in jobs.iter().copied().flatten() {
        prepared.push(link.prepared(statement).await?);
    }
    let begin: Running<'_> = Box::pin(async { link.control(first).await.map(|()| Rows::default()) });
    let statements = jobs.iter().copied().flatten().zip(&prepared);
    let statements = statements.map(|(statement, known)| Box::pin(link.run(known, statement)) as Running<'_>);
    let mut running: Vec<MaybeDone<Running<'_>>> =
        std::iter::once(begin).chain(statements).map(maybe_done).collect();
    // In this order they go out.
    poll_fn(|context| {
        for one in &mut running {
            let _ = Pin::new(one).poll(context);
        }
        Poll::Ready(())
    })
    .await;
    join_all(&mut running).await;
    let mut done = running.iter_mut().map(|one| Pin::new(one).take_output().unwrap_or(Err(Failed::Lost)));
    match done.next() {
        Some(Ok(_)) => {}
        Some(Err(failed)) => return Err(failed),
        None => return Err(Failed::Lost),
    }
    jobs.iter().map(|job| outcome(job, &mut done)).collect()
}

/// What became of one job; the outer error is everybody's.
fn outcome(
    job: &[Statement],
    done: &mut impl Iterator<Item = Result<Rows, Failed>>,
) -> Result<Outcome, Failed> {
    let mut outcome = Ok(Vec::with_capacity(job.len()));
    for (index, statement) in job.iter().enumerate() {
        let error = match done.next().unwrap_or(Err(Failed::Lost)) {
            Ok(rows) if statement.must_match && rows.changed == 0 => DbError::Unmatched(index),
            Ok(rows) => {
                outcome = outcome.map(|mut all| {
                    all.push(rows);
                    all
                });
                continue;
            }
            Err(Failed::Refused(error)) => error,
            Err(Failed::Lost) => return Err(Failed::Lost),
        };
        // The first one is the reason; the others follow from it.
        outcome = outcome.and(Err(error));
    }
    Ok(outcome)
}
