//! The connections that read. Questions follow each other on the line without waiting for answers.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Mutex, OwnedSemaphorePermit, Semaphore, mpsc, oneshot};
use tokio::time::{sleep, timeout};

use super::address::Address;
use super::link::{Failed, Link};
use super::{Access, Queue};
use crate::db::{Answer, DbError, Rows, Statement};

/// One may be busy with something long.
const READERS: usize = 2;
/// The most that may wait.
const WAITING: usize = 8192;
/// How long an answer may take, with a new connection where the old one is gone.
const PATIENCE: Duration = Duration::from_secs(4);
/// After this time a connection that says nothing is not waited for any longer.
const SILENCE: Duration = Duration::from_millis(1500);
/// Between two tries.
const PAUSE: Duration = Duration::from_millis(50);

/// What is to be read, and who wants to know.
pub(super) struct Job {
    statement: Statement,
    answer: oneshot::Sender<Result<Rows, DbError>>,
    _place: OwnedSemaphorePermit,
}

/// The queue of those that read; without it, they end.
pub(super) struct Readers {
    jobs: mpsc::Sender<Job>,
    places: Arc<Semaphore>,
}

pub(super) fn queue() -> (Readers, Queue<Job>) {
    let (jobs, queue) = mpsc::channel(WAITING);
    (Readers { jobs, places: Arc::new(Semaphore::new(WAITING)) }, queue)
}

impl Readers {
    pub(super) fn read(&self, statement: Statement) -> Answer<'_, Rows> {
        let (answer, answered) = oneshot::channel();
        let queued = self.places.clone().try_acquire_owned().map_err(|_| DbError::Busy).and_then(|_place| {
            self.jobs.try_send(Job { statement, answer, _place }).map_err(|error| match error {
                mpsc::error::TrySendError::Full(_) => DbError::Busy,
                mpsc::error::TrySendError::Closed(_) => DbError::Closed,
            })
        });
        Box::pin(async move {
            queued?;
            answered.await.unwrap_or(Err(DbError::Closed))
        })
    }
}

/// A line, while there is one.
type Line = Mutex<Option<Arc<Link>>>;

pub(super) async fn work(address: &Address, access: Access, mut queue: Queue<Job>) {
    let lines: [Line; READERS] = Default::default();
    let mut reading = futures_util::stream::FuturesUnordered::new();
    let mut next = 0;
    loop {
        tokio::select! {
            job = queue.recv() => match job {
                Some(Job { statement, answer, _place }) => {
                    next = (next + 1) % READERS;
                    let line = &lines[next];
                    reading.push(async move {
                        let found = timeout(PATIENCE, read(address, access, line, &statement)).await;
                        // Nobody may be waiting any more.
                        let _ = answer.send(found.unwrap_or(Err(DbError::Unreachable)));
                        drop(_place);
                    });
                }
                None => return,
            },
            Some(()) = futures_util::StreamExt::next(&mut reading) => {}
        }
    }
}

/// Reads once: on another connection where this one turns out to be gone.
async fn read(
    address: &Address,
    access: Access,
    line: &Line,
    statement: &Statement,
) -> Result<Rows, DbError> {
    loop {
        let link = match connected(address, access, line).await {
            Ok(link) => link,
            Err(Failed::Refused(error)) if error != DbError::Busy => return Err(error),
            Err(_) => {
                sleep(PAUSE).await;
                continue;
            }
        };
        let reading = async {
            let prepared = link.prepared(statement).await?;
            link.run(&prepared, statement).await
        };
        match timeout(SILENCE, reading).await {
            Ok(Ok(rows)) => return Ok(rows),
            Ok(Err(Failed::Refused(error))) => return Err(error),
            Ok(Err(Failed::Lost)) | Err(_) => forget(line, &link).await,
        }
    }
}

async fn connected(address: &Address, access: Access, line: &Line) -> Result<Arc<Link>, Failed> {
    let mut line = line.lock().await;
    if let Some(link) = line.as_ref().filter(|link| !link.is_closed()) {
        return Ok(link.clone());
    }
    *line = None;
    let new = timeout(SILENCE, Link::new(address, access)).await.unwrap_or(Err(Failed::Lost))?;
    Ok(line.insert(Arc::new(new)).clone())
}

/// A connection is of no use any more, unless somebody else has found that already.
async fn forget(line: &Line, link: &Arc<Link>) {
    let mut line = line.lock().await;
    if line.as_ref().is_some_and(|now| Arc::ptr_eq(now, link)) {
        *line = None;
    }
}
