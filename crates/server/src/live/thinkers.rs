//! Bots of online tables: a bounded pool of threads, fair between those for whom they think.

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::Builder;
use std::time::{Duration, Instant};

use protocol::PersonId;
use serde::Deserialize;
use store::{Histogram, LiveHistogram};
use tokio::sync::oneshot;
use worker::{Watch, Worker};

use crate::telemetry::micros;

/// Thoughts that wait at most. A table waits for one at a time, so this is a great many tables with bots.
const MOST: usize = 4096;
/// How long a thought takes as long as nobody knows better.
const USUAL: Duration = Duration::from_millis(100);
/// How many thoughts it takes until those before them hardly count.
const REMEMBERED: u32 = 8;

/// For whom a bot thinks: whoever opened the table. Tables of somebody who was deleted share one place in the queue.
pub(crate) type Owner = Option<PersonId>;

/// A pool of threads that think. They end when nobody is left who could ask them.
#[derive(Clone)]
pub struct Thinkers {
    queue: Arc<Queue>,
    threads: u32,
    _closes: Arc<ClosesQueue>,
}

/// Closes the queue when the last one who could ask is gone.
struct ClosesQueue(Arc<Queue>);

impl Drop for ClosesQueue {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.more.notify_all();
    }
}

#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    more: Condvar,
    /// How long each thought took, in microseconds.
    thoughts: LiveHistogram,
}

/// What waits: owners in turn, each with their thoughts in order.
struct Waiting {
    owners: VecDeque<(Owner, VecDeque<Job>)>,
    /// How long a thought took lately.
    typical: Duration,
    closed: bool,
}

impl Default for Waiting {
    fn default() -> Waiting {
        Waiting { owners: VecDeque::new(), typical: USUAL, closed: false }
    }
}

struct Job {
    request: String,
    reply: oneshot::Sender<Vec<String>>,
}

impl Thinkers {
    /// So many threads; with none, whoever asks waits for ever.
    ///
    /// # Errors
    ///
    /// What the system says where it gives no threads.
    pub fn new(threads: u32) -> io::Result<Thinkers> {
        let queue = Arc::new(Queue::default());
        for number in 1..=threads {
            let queue = queue.clone();
            Builder::new().name(format!("bots-{number}")).spawn(move || {
                let mut worker = Worker::default();
                while let Some(job) = queue.next() {
                    let began = Instant::now();
                    think(&mut worker, job);
                    queue.thought(began.elapsed());
                }
            })?;
        }
        Ok(Thinkers { _closes: Arc::new(ClosesQueue(queue.clone())), threads, queue })
    }

    /// What a bot does, in notation: the answer to this request of the worker. Dropped, it is thought no further. An empty answer
    /// means that the bot has nothing to do, or that the request makes no sense; none, that too many wait already.
    pub(crate) fn think(&self, owner: Owner, request: String) -> oneshot::Receiver<Vec<String>> {
        let (reply, answer) = oneshot::channel();
        let mut waiting = self.queue.lock();
        let job = Job { request, reply };
        if waiting.count() >= MOST {
            return answer;
        }
        match waiting.owners.iter_mut().find(|(whose, _)| *whose == owner) {
            Some((_, jobs)) => jobs.push_back(job),
            None => waiting.owners.push_back((owner, VecDeque::from([job]))),
        }
        self.queue.more.notify_one();
        answer
    }

    /// How long the thoughts took so far, in microseconds.
    pub fn thoughts(&self) -> Histogram {
        self.queue.thoughts.read()
    }

    /// How many thoughts wait.
    pub fn waiting(&self) -> usize {
        self.queue.lock().count()
    }

    /// How long one that is asked for now will wait, by what the last ones took.
    pub(crate) fn expected_wait(&self) -> Duration {
        let waiting = self.queue.lock();
        waiting.typical * waiting.count() as u32 / self.threads.max(1)
    }
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        // What is behind the lock is whole at any time.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A thought took so long.
    fn thought(&self, took: Duration) {
        self.thoughts.add(micros(took));
        let mut waiting = self.lock();
        waiting.typical = (waiting.typical * (REMEMBERED - 1) + took) / REMEMBERED;
    }

    /// Waits for the next thought whose answer somebody still wants; none when the pool is closed.
    fn next(&self) -> Option<Job> {
        let mut waiting = self.lock();
        loop {
            if waiting.closed {
                return None;
            }
            if let Some(job) = waiting.take() {
                return Some(job);
            }
            waiting = self.more.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Waiting {
    fn count(&self) -> usize {
        self.owners.iter().map(|(_, jobs)| jobs.len()).sum()
    }

    /// The first thought of the owner whose turn it is; the next one is the next owner's.
    fn take(&mut self) -> Option<Job> {
        while let Some((owner, mut jobs)) = self.owners.pop_front() {
            let job = std::iter::from_fn(|| jobs.pop_front()).find(|job| !job.reply.is_closed());
            if !jobs.is_empty() {
                self.owners.push_back((owner, jobs));
            }
            if job.is_some() {
                return job;
            }
        }
        None
    }
}

/// Stops when nobody waits for the answer any more.
struct WhileWanted<'a> {
    reply: &'a oneshot::Sender<Vec<String>>,
    began: Instant,
}

impl Watch for WhileWanted<'_> {
    fn go_on(&mut self, _done: u32, _of: u32) -> bool {
        !self.reply.is_closed()
    }

    fn milliseconds(&mut self) -> u32 {
        u32::try_from(self.began.elapsed().as_millis()).unwrap_or(u32::MAX)
    }
}

fn think(worker: &mut Worker, Job { request, reply }: Job) {
    #[derive(Deserialize)]
    struct Line {
        actions: Vec<String>,
    }
    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Answer {
        Line(Line),
        Nothing,
    }
    let answer = worker.answer_json(&request, &mut WhileWanted { reply: &reply, began: Instant::now() }).ok();
    let actions = match answer.and_then(|answer| serde_json::from_str(&answer).ok()) {
        Some(Answer::Line(line)) => line.actions,
        Some(Answer::Nothing) | None => Vec::new(),
    };
    // Whoever asked may have gone.
    let _ = reply.send(actions);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn owners_take_turns_and_what_nobody_waits_for_is_left_out() {
        let mut waiting = Waiting::default();
        let mut answers = Vec::new();
        let mut job = |request: &str| {
            let (reply, answer) = oneshot::channel();
            answers.push(Some(answer));
            Job { request: request.to_owned(), reply }
        };
        let busy = VecDeque::from([job("a1"), job("a2"), job("a3"), job("a4")]);
        waiting.owners.push_back((Some(PersonId::from_bits(1)), busy));
        waiting.owners.push_back((Some(PersonId::from_bits(2)), VecDeque::from([job("b1"), job("b2")])));
        answers[1] = None;
        let order: Vec<String> = std::iter::from_fn(|| waiting.take()).map(|job| job.request).collect();
        assert_eq!(order, ["a1", "b1", "a3", "b2", "a4"]);
    }

    #[test]
    fn the_wait_is_reckoned_from_what_waits_and_what_the_last_thoughts_took() {
        let thinkers = Thinkers { threads: 2, ..Thinkers::new(0).unwrap() };
        assert_eq!(thinkers.expected_wait(), Duration::ZERO);
        let answers: Vec<_> = (0..10).map(|_| thinkers.think(None, String::new())).collect();
        assert_eq!((thinkers.waiting(), thinkers.expected_wait()), (10, 5 * USUAL));
        for _ in 0..100 {
            thinkers.queue.thought(Duration::from_secs(1));
        }
        let wait = thinkers.expected_wait();
        assert!(wait > Duration::from_millis(4900) && wait <= Duration::from_secs(5), "{wait:?}");
        drop(answers);
    }

    #[test]
    fn no_more_wait_than_can_be_remembered() {
        let thinkers = Thinkers::new(0).unwrap();
        let mut answers: Vec<_> = (0..=MOST).map(|_| thinkers.think(None, String::new())).collect();
        assert_eq!(thinkers.waiting(), MOST);
        let last = answers.pop().map(|mut answer| answer.try_recv());
        assert_eq!(last, Some(Err(oneshot::error::TryRecvError::Closed)));
        let before = answers.pop().map(|mut answer| answer.try_recv());
        assert_eq!(before, Some(Err(oneshot::error::TryRecvError::Empty)));
    }
}
