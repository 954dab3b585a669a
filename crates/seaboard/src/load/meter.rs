//! What a server needs: time of its processor and memory, as it says itself or the system says of it.

use server::Process;

use super::http::{Server, Trouble};

/// Where a server's needs are read.
pub(crate) enum Meter {
    /// From the system, for processes on this machine, together.
    Processes(Vec<u32>),
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

impl Meter {
    pub(crate) async fn read(&self) -> Result<Option<Needs>, Trouble> {
        match self {
            Meter::None => Ok(None),
            Meter::Processes(ids) => {
                let needs = ids.iter().map(|&id| of_process(id)).collect::<Result<Vec<_>, _>>()?;
                let sum = |part: fn(&Needs) -> f64| needs.iter().map(part).sum();
                Ok(Some(Needs { cpu: sum(|needs| needs.cpu), memory: sum(|needs| needs.memory) }))
            }
            Meter::Metrics(server) => Ok(Some(of_metrics(&server.text("/metrics", "").await?))),
        }
    }
}

fn of_process(id: u32) -> Result<Needs, Trouble> {
    let Process { cpu_seconds, memory_bytes } =
        Process::of(id).ok_or_else(|| Trouble::Wrong(format!("nothing is known of process {id}")))?;
    Ok(Needs { cpu: cpu_seconds, memory: memory_bytes as f64 })
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
    fn the_system_says_what_this_program_needs_and_nothing_of_one_that_is_not_there() {
        assert!(of_process(std::process::id()).is_ok_and(|needs| needs.memory > 0.0));
        assert!(of_process(u32::MAX).is_err());
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
