//! Work spread over all cores, with a progress bar.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use indicatif::{ProgressBar, ProgressStyle};

/// The most items one thread takes at a time: enough that taking them costs nothing.
const LARGEST_CHUNK: u64 = 256;

/// How many threads to use where nothing else is asked for.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// Runs `work` on chunks of the range on several threads. Each thread has its own `T`; the first error stops all.
pub(crate) fn run<T: Default + Send, E: Send>(
    range: Range<u64>,
    threads: usize,
    work: impl Fn(&mut T, Range<u64>) -> Result<(), E> + Sync,
) -> Result<Vec<T>, E> {
    let total = range.end.saturating_sub(range.start);
    // Few enough that the bar moves and no thread idles at the end.
    let chunk_size = (total / (threads as u64 * 64)).clamp(1, LARGEST_CHUNK);
    let bar = ProgressBar::new(total);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {per_sec}  {eta}") {
        bar.set_style(style);
    }
    // Counted from nought: the range may end where numbers do, and every thread asks once too often.
    let next = AtomicU64::new(0);
    let failed = AtomicBool::new(false);
    let results: Mutex<Vec<Result<T, E>>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut own = T::default();
                let mut outcome = Ok(());
                while outcome.is_ok() && !failed.load(Ordering::Relaxed) {
                    let start = next.fetch_add(chunk_size, Ordering::Relaxed);
                    if start >= total {
                        break;
                    }
                    let done = chunk_size.min(total - start);
                    let first = range.start + start;
                    outcome = work(&mut own, first..first + done);
                    bar.inc(done);
                }
                failed.fetch_or(outcome.is_err(), Ordering::Relaxed);
                if let Ok(mut results) = results.lock() {
                    results.push(outcome.map(|()| own));
                }
            });
        }
    });
    bar.finish_and_clear();
    results.into_inner().unwrap_or_default().into_iter().collect()
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::*;

    #[test]
    fn every_number_is_worked_on_once_up_to_the_last_there_is() {
        for range in [0..0, 3..1000, u64::MAX - 700..u64::MAX] {
            let work = |own: &mut Vec<u64>, chunk: Range<u64>| {
                own.extend(chunk);
                Ok::<(), Infallible>(())
            };
            let mut all = run(range.clone(), 3, work).unwrap().concat();
            all.sort_unstable();
            assert!(all.into_iter().eq(range.clone()), "{range:?}");
        }
    }

    #[test]
    fn the_first_error_is_handed_back() {
        let work = |_: &mut (), chunk: Range<u64>| if chunk.contains(&50) { Err("fifty") } else { Ok(()) };
        assert_eq!(run(0..100, 2, work), Err("fifty"));
    }
}
