//! A chore in several steps: which one it is at, of how many, and how long each took.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::shell::Failure;

pub(crate) struct Steps {
    of: usize,
    began: Instant,
    begun: AtomicUsize,
    took: Mutex<Vec<(&'static str, Duration)>>,
}

impl Steps {
    /// So many steps will follow.
    pub(crate) fn new(of: usize) -> Steps {
        Steps { of, began: Instant::now(), begun: AtomicUsize::new(0), took: Mutex::default() }
    }

    /// Says what comes, then does it.
    pub(crate) fn step<T>(
        &self,
        name: &'static str,
        work: impl FnOnce() -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let number = self.begun.fetch_add(1, Ordering::Relaxed) + 1;
        eprintln!("\n=== {number}/{} {name}", self.of);
        let start = Instant::now();
        let done = work()?;
        if let Ok(mut took) = self.took.lock() {
            took.push((name, start.elapsed()));
        }
        Ok(done)
    }

    /// What took how long, and all together, which is less where steps were done beside each other.
    pub(crate) fn summary(&self) -> String {
        self.summed_up(self.began.elapsed())
    }

    fn summed_up(&self, all: Duration) -> String {
        let took = self.took.lock().map(|took| took.clone()).unwrap_or_default();
        let lines = took.into_iter().chain([("in all", all)]);
        lines.map(|(name, took)| format!("{:>6}  {name}\n", clock(took))).collect()
    }
}

/// Does two things beside each other, as one alone would leave a core idle. What both print is mixed; a failure is told at the end.
pub(crate) fn beside<A, B: Send>(
    one: impl FnOnce() -> Result<A, Failure>,
    other: impl FnOnce() -> Result<B, Failure> + Send,
) -> Result<(A, B), Failure> {
    std::thread::scope(|scope| {
        let other = scope.spawn(other);
        let one = one();
        let other = other.join().unwrap_or_else(|_| Err(Failure::new("a step broke down".to_owned())));
        Ok((one?, other?))
    })
}

/// Minutes and seconds.
fn clock(took: Duration) -> String {
    let seconds = took.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_by_minutes_and_summed_up() {
        let steps = Steps::new(2);
        steps
            .took
            .lock()
            .unwrap()
            .extend([("Format", Duration::from_millis(900)), ("Tests", Duration::from_secs(125))]);
        let all = steps.summed_up(Duration::from_secs(126));
        assert_eq!(all, "  0:00  Format\n  2:05  Tests\n  2:06  in all\n");
    }

    #[test]
    fn what_fails_ends_there() {
        let steps = Steps::new(2);
        assert_eq!(steps.step("one", || Ok(7)).unwrap(), 7);
        let failed: Result<(), Failure> = steps.step("two", || Err(Failure::new("no".to_owned())));
        assert_eq!(failed.unwrap_err().reason, "no");
        assert_eq!(steps.took.lock().unwrap().len(), 1);
    }

    #[test]
    fn of_two_things_beside_each_other_both_must_succeed() {
        let (fine, no) = (|| Ok(1), || Err::<u8, _>(Failure::new("no".to_owned())));
        assert_eq!(beside(fine, || Ok(2)).unwrap(), (1, 2));
        assert_eq!(beside(fine, no).unwrap_err().reason, "no");
        assert_eq!(beside(no, fine).unwrap_err().reason, "no");
    }
}
