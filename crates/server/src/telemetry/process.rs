//! What the program itself needs, where the system says so.

use std::fs;

/// Time of a processor, and memory.
pub(super) struct Process {
    pub(super) cpu_seconds: f64,
    pub(super) memory_bytes: u64,
}

/// The system counts time in hundredths of a second, wherever Linux runs today.
const TICKS: f64 = 100.0;

impl Process {
    /// This one; none on systems without `/proc`.
    pub(super) fn own() -> Option<Process> {
        let stat = fs::read_to_string("/proc/self/stat").ok()?;
        let status = fs::read_to_string("/proc/self/status").ok()?;
        // The name of the program, in brackets, may hold anything.
        let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
        let mut ticks = || fields.next()?.parse::<f64>().ok();
        let cpu_seconds = (ticks()? + ticks()?) / TICKS;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = resident.split_whitespace().next()?.parse().ok()?;
        Some(Process { cpu_seconds, memory_bytes: kilobytes * 1024 })
    }
}
