//! The day, and whether the machine has other work: whoever reads figures must know.

use std::fs;
use std::time::Duration;

use crate::shell::Run;

/// How long one looks.
const LOOK: Duration = Duration::from_secs(2);

/// The part of the cores that has something to do, where the system tells.
pub(crate) fn cores() -> Option<f64> {
    let look = || fs::read_to_string("/proc/stat").ok().as_deref().and_then(times);
    let before = look()?;
    std::thread::sleep(LOOK);
    Some(part(before, look()?))
}

/// The time of all cores since the system started, and that in which they had nothing to do.
fn times(stat: &str) -> Option<[f64; 2]> {
    let numbers = stat.lines().next()?.strip_prefix("cpu ")?.split_whitespace().map(str::parse);
    let numbers: Vec<f64> = numbers.collect::<Result<_, _>>().ok()?;
    // Guests are in the time of those who run them.
    let all = numbers.iter().take(8).sum();
    Some([all, numbers.get(3)? + numbers.get(4)?])
}

/// The same, for whoever reads the figures.
pub(crate) fn told(busy: Option<f64>) -> String {
    busy.map_or_else(String::new, |part| {
        format!(" Before it began, {:.0} % of them had other work.", 100.0 * part)
    })
}

/// The processor time of all programs that were started and have ended, in seconds, where the system tells: what else the machine does
/// is not in it.
pub(crate) fn of_ended_children() -> Option<f64> {
    children(&fs::read_to_string("/proc/self/stat").ok()?)
}

/// What the system counts in hundredths of a second, after a name in brackets.
fn children(stat: &str) -> Option<f64> {
    let mut numbers = stat.rsplit_once(')')?.1.split_whitespace().skip(13).map(str::parse::<f64>);
    Some((numbers.next()?.ok()? + numbers.next()?.ok()?) / 100.0)
}

/// The day, as figures are dated.
pub(crate) fn day() -> String {
    Run::new("date").args(&["-u", "+%F"]).output().unwrap_or_default().trim().to_owned()
}

fn part(before: [f64; 2], after: [f64; 2]) -> f64 {
    let [all, idle] = [after[0] - before[0], after[1] - before[1]];
    (1.0 - idle / all.max(1.0)).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_with_something_to_do_is_what_is_not_idle() {
        let before = times("cpu  100 0 100 700 100 0 0 0 50 0\ncpu0 1 2 3\n").unwrap();
        assert_eq!(before, [1000.0, 800.0]);
        assert_eq!(part(before, [1200.0, 950.0]), 0.25);
        assert!(times("intr 1 2 3").is_none() && times("cpu  1 x").is_none());
    }

    #[test]
    fn the_time_of_children_is_that_of_programs_that_have_ended() {
        let stat = "7 (a (b) c) S 1 2 3 4 5 6 7 8 9 10 500 60 1230 45 20 0 1 0";
        assert_eq!(children(stat), Some(12.75));
        assert!(children("7 (a) S 1 2").is_none() && children("7").is_none());
    }
}
