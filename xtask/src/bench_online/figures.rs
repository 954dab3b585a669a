//! What `seaboard load` found, as numbers. One that is not there was not measured, and is not 0.

use serde_json::Value;

use super::stored::Stored;
use crate::shell::Failure;

/// All that is measured.
pub(super) struct Measured {
    /// The part of the cores that had other work before it began, where the system tells.
    pub(super) busy: Option<f64>,
    /// One server with a file, one and two with PostgreSQL.
    pub(super) stores: [(Steady, Stored); 3],
    pub(super) idle: Idle,
    pub(super) growth: Vec<Growth>,
    /// boardgame.io.
    pub(super) peer: Option<Pace>,
}

fn number(report: &Value, field: &str) -> Result<f64, Failure> {
    let found = report.pointer(field).and_then(Value::as_f64);
    found.ok_or_else(|| Failure::new(format!("a report without {field}: {report}")))
}

/// Confirmed moves a second, and for each second of the servers' processors.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pace {
    pub(super) moves: f64,
    pub(super) of_cpu: f64,
}

impl Pace {
    pub(super) fn of(report: &Value) -> Result<Pace, Failure> {
        let moves = number(report, "/moves-per-second")?;
        Ok(Pace { moves, of_cpu: number(report, "/moves-per-cpu-second")? })
    }
}

/// As many moves as can be, and milliseconds from order to one's own picture at a steady rate: half of them, 90, 99, 99.9 %.
pub(super) struct Steady {
    pub(super) fast: Pace,
    pub(super) rate: f64,
    pub(super) latency: [f64; 4],
}

impl Steady {
    pub(super) fn of(fast: &Value, steady: &Value) -> Result<Steady, Failure> {
        let rate = number(steady, "/moves-per-second")?;
        Ok(Steady { fast: Pace::of(fast)?, rate, latency: latency(steady)? })
    }
}

fn latency(report: &Value) -> Result<[f64; 4], Failure> {
    let within = |name: &str| number(report, &format!("/latency-ms/{name}"));
    Ok([within("p50")?, within("p90")?, within("p99")?, within("p99.9")?])
}

/// What sockets and tables weigh while nobody does anything, in KiB, and how long until all are back, in seconds.
pub(super) struct Idle {
    pub(super) sockets: f64,
    pub(super) socket: f64,
    pub(super) table: f64,
    pub(super) back: f64,
    pub(super) cpu: f64,
}

impl Idle {
    pub(super) fn of(report: &Value) -> Result<Idle, Failure> {
        Ok(Idle {
            sockets: number(report, "/sockets")?,
            socket: number(report, "/bytes-per-socket")? / 1024.0,
            table: number(report, "/bytes-per-table")? / 1024.0,
            back: number(report, "/seconds-until-back")?,
            cpu: number(report, "/cpu-until-back")?,
        })
    }
}

/// What a move and a table cost where there are so many tables.
pub(super) struct Growth {
    pub(super) tables: u32,
    pub(super) pace: Pace,
    pub(super) latency: [f64; 4],
    /// MiB in all, and KiB for each table.
    pub(super) memory: f64,
    pub(super) of_table: f64,
}

impl Growth {
    pub(super) fn of(tables: u32, report: &Value) -> Result<Growth, Failure> {
        let (memory, before) = (number(report, "/memory")?, number(report, "/memory-before")?);
        let of_table = (memory - before) / 1024.0 / f64::from(tables);
        let (pace, latency) = (Pace::of(report)?, latency(report)?);
        Ok(Growth { tables, pace, latency, memory: memory / 1024.0 / 1024.0, of_table })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_was_not_measured_is_not_nothing() {
        let report =
            json!({ "moves-per-second": 9876.5, "latency-ms": { "p50": 1.25, "p90": 2, "p99": null } });
        assert!(Pace::of(&report).is_err_and(|failure| failure.reason.contains("/moves-per-cpu-second")));
        assert!(latency(&report).is_err_and(|failure| failure.reason.contains("/latency-ms/p99")));
        assert!(Idle::of(&report).is_err());
    }

    #[test]
    fn what_a_table_needs_is_what_there_was_not_before() {
        let report = json!({ "moves-per-second": 500, "moves-per-cpu-second": 8000,
            "latency-ms": { "p50": 1, "p90": 2, "p99": 3, "p99.9": 4 },
            "memory": 30.0 * 1048576.0, "memory-before": 10.0 * 1048576.0 });
        let growth = Growth::of(1024, &report).unwrap();
        assert_eq!((growth.memory, growth.of_table), (30.0, 20.0));
        assert_eq!(growth.pace, Pace { moves: 500.0, of_cpu: 8000.0 });
    }
}
