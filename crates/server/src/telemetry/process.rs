//! What a program needs, as the system says.

use std::fs;

/// What a process has needed so far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Process {
    /// Seconds of a processor, in the program and in the system for it.
    pub cpu_seconds: f64,
    /// Bytes of memory.
    pub memory_bytes: u64,
}

/// The system counts time in hundredths of a second, wherever Linux runs today.
const TICKS: f64 = 100.0;

impl Process {
    /// This one; none on systems without `/proc`.
    #[must_use]
    pub fn own() -> Option<Process> {
        Process::of(std::process::id())
    }

    /// The one of this number; none where there is none, or no `/proc`.
    #[must_use]
    pub fn of(id: u32) -> Option<Process> {
        let about = |what: &str| fs::read_to_string(format!("/proc/{id}/{what}")).ok();
        Process::read(&about("stat")?, &about("status")?)
    }

    fn read(stat: &str, status: &str) -> Option<Process> {
        // The name of the program, in brackets, may hold anything.
        let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
        let mut ticks = || fields.next()?.parse::<f64>().ok();
        let cpu_seconds = (ticks()? + ticks()?) / TICKS;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = resident.split_whitespace().next()?.parse().ok()?;
        Some(Process { cpu_seconds, memory_bytes: kilobytes * 1024 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_of_a_process_is_read() {
        let stat = "7 (sea) (board) S 1 7 7 0 -1 4194560 100 0 0 0 250 50 0 0 20 0 4 0 100 0 0";
        let status = "Name:\tsea\nVmRSS:\t    2048 kB\n";
        let needs = Process { cpu_seconds: 3.0, memory_bytes: 2_097_152 };
        assert_eq!(Process::read(stat, status), Some(needs));
        assert_eq!(Process::read("7 (seaboard) S", status), None);
        assert_eq!(Process::read(stat, "Name:\tsea\n"), None);
    }
}
