//! What a server needs: time of its processor and memory, as it says itself or the system says of it.

use std::fs;

use super::http::{Server, Trouble};

/// Where a server's needs are read.
pub(crate) enum Meter {
    /// From the system, for a process on this machine.
    Process(u32),
    /// From the server's own numbers.
    Metrics(Server),
    /// Nowhere.
    None,
}

/// What a server has needed so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Needs {
    /// Seconds of its processor.
    pub(crate) cpu: f64,
    /// Bytes of memory.
    pub(crate) memory: f64,
}

/// The system counts time in hundredths of a second, wherever Linux runs today.
const TICKS: f64 = 100.0;

impl Meter {
    pub(crate) async fn read(&self) -> Result<Option<Needs>, Trouble> {
        match self {
            Meter::None => Ok(None),
            Meter::Process(id) => Ok(Some(of_process(*id)?)),
            Meter::Metrics(server) => Ok(Some(of_metrics(&server.text("/metrics", "").await?))),
        }
    }
}

fn of_process(id: u32) -> Result<Needs, Trouble> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat"))?;
    let status = fs::read_to_string(format!("/proc/{id}/status"))?;
    let cpu = cpu_of(&stat).ok_or_else(|| Trouble::Wrong(format!("/proc/{id}/stat: {stat}")))?;
    Ok(Needs { cpu, memory: memory_of(&status) })
}

/// Time in the program and in the system for it, of a line of `/proc/<pid>/stat`. The name in it may hold anything.
fn cpu_of(stat: &str) -> Option<f64> {
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<f64>().ok();
    Some((ticks()? + ticks()?) / TICKS)
}

fn memory_of(status: &str) -> f64 {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    kilobytes.unwrap_or_default() * 1024.0
}

fn of_metrics(text: &str) -> Needs {
    let value = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|value| value.trim().parse().ok()).unwrap_or_default()
    };
    Needs { cpu: value("process_cpu_seconds_total"), memory: value("process_resident_memory_bytes") }
}

/// How long things took.
#[derive(Default)]
pub(crate) struct Latencies {
    /// In microseconds, the shortest first.
    sorted: Vec<u32>,
}

impl Latencies {
    pub(crate) fn of(mut micros: Vec<u32>) -> Latencies {
        micros.sort_unstable();
        Latencies { sorted: micros }
    }

    /// In milliseconds: so many in a thousand took no longer.
    pub(crate) fn within(&self, thousandth: usize) -> f64 {
        let place = (self.sorted.len() * thousandth).div_ceil(1000).saturating_sub(1);
        self.sorted.get(place).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_of_a_process_is_read() {
        let stat = "7 (sea) (board) S 1 7 7 0 -1 4194560 100 0 0 0 250 50 0 0 20 0 4 0 100 0 0";
        assert_eq!(cpu_of(stat), Some(3.0));
        assert_eq!(cpu_of("7 (seaboard) S"), None);
        assert_eq!(memory_of("Name:\tsea\nVmRSS:\t    2048 kB\n"), 2_097_152.0);
        assert!(of_process(std::process::id()).is_ok_and(|needs| needs.memory > 0.0));
    }

    #[test]
    fn what_a_server_says_of_itself_is_read() {
        let text = "# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total 1.5\nprocess_resident_memory_bytes 4096\n";
        assert_eq!(of_metrics(text), Needs { cpu: 1.5, memory: 4096.0 });
    }

    #[test]
    fn percentiles_are_of_what_was_measured() {
        let all = Latencies::of((1..=1000).rev().map(|n| n * 1000).collect());
        assert_eq!([500, 900, 990, 999].map(|it| all.within(it)), [500.0, 900.0, 990.0, 999.0]);
        assert_eq!(Latencies::of(vec![3_000]).within(500), 3.0);
        assert_eq!(Latencies::default().within(999), 0.0);
    }
}
