//! Figures about writing.

use std::array;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// What has been written since the database was opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Writes that wait.
    pub waiting: u64,
    /// Writes that were not done.
    pub failed: u64,
    /// How many writes each transaction had.
    pub batches: Histogram,
    /// How long each transaction took, from its beginning until it was on disk, in microseconds.
    pub commits: Histogram,
}

impl Stats {
    /// Writes that were answered, done or not.
    pub fn writes(&self) -> u64 {
        self.batches.sum
    }
}

/// How often which numbers came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Histogram {
    /// How many numbers were at most 2 to the power of the index and above the bucket before; the last one has all that are
    /// larger, too.
    pub buckets: [u64; Histogram::BUCKETS],
    /// All of them together.
    pub sum: u64,
    /// The largest.
    pub largest: u64,
}

impl Histogram {
    /// Up to a second in microseconds, and one more.
    pub const BUCKETS: usize = 22;

    /// How many numbers there were.
    pub fn count(&self) -> u64 {
        self.buckets.iter().sum()
    }

    /// Below which power of two this part of the numbers lies, as `0.99` for nearly all of them; never above the largest.
    pub fn quantile(&self, part: f64) -> u64 {
        let wanted = (self.count() as f64 * part).ceil() as u64;
        let mut seen = 0;
        let found = self.buckets.iter().position(|count| {
            seen += count;
            seen >= wanted
        });
        found.map_or(self.largest, |index| self.largest.min(1 << index))
    }
}

/// A histogram that threads write into.
#[derive(Debug, Default)]
pub struct LiveHistogram {
    buckets: [AtomicU64; Histogram::BUCKETS],
    sum: AtomicU64,
    largest: AtomicU64,
}

impl LiveHistogram {
    /// One more number came.
    pub fn add(&self, number: u64) {
        let power = number.max(1).next_power_of_two().trailing_zeros() as usize;
        if let Some(bucket) = self.buckets.get(power.min(Histogram::BUCKETS - 1)) {
            bucket.fetch_add(1, Ordering::Relaxed);
        }
        self.sum.fetch_add(number, Ordering::Relaxed);
        self.largest.fetch_max(number, Ordering::Relaxed);
    }

    /// How it stands.
    pub fn read(&self) -> Histogram {
        Histogram {
            buckets: array::from_fn(|index| {
                self.buckets.get(index).map_or(0, |bucket| bucket.load(Ordering::Relaxed))
            }),
            sum: self.sum.load(Ordering::Relaxed),
            largest: self.largest.load(Ordering::Relaxed),
        }
    }
}

/// The figures while they grow.
#[derive(Default)]
pub(crate) struct Meter {
    waiting: AtomicU64,
    failed: AtomicU64,
    batches: LiveHistogram,
    commits: LiveHistogram,
}

impl Meter {
    /// One more waits.
    pub(crate) fn joined(&self) {
        self.waiting.fetch_add(1, Ordering::Relaxed);
    }

    /// So many wait no longer.
    pub(crate) fn left(&self, writes: usize) {
        self.waiting.fetch_sub(writes as u64, Ordering::Relaxed);
    }

    pub(crate) fn wrote(&self, writes: usize, failed: usize, took: Duration) {
        self.failed.fetch_add(failed as u64, Ordering::Relaxed);
        self.batches.add(writes as u64);
        self.commits.add(took.as_micros().try_into().unwrap_or(u64::MAX));
    }

    pub(crate) fn read(&self) -> Stats {
        Stats {
            waiting: self.waiting.load(Ordering::Relaxed),
            failed: self.failed.load(Ordering::Relaxed),
            batches: self.batches.read(),
            commits: self.commits.read(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_fall_into_the_bucket_of_the_next_power_of_two() {
        let histogram = LiveHistogram::default();
        for number in [0, 1, 2, 3, 4, 5, 1 << 20, (1 << 20) + 1, 1 << 30] {
            histogram.add(number);
        }
        let read = histogram.read();
        assert_eq!(read.buckets[..4], [2, 1, 2, 1]);
        assert_eq!(read.buckets[20..], [1, 2]);
        assert_eq!((read.count(), read.largest), (9, 1 << 30));
        assert_eq!((read.quantile(0.5), read.quantile(0.0), read.quantile(1.0)), (4, 1, 1 << 21));
        assert_eq!(Histogram::default().quantile(0.5), 0);
    }
}
