//! `cargo xtask bench --online`: what a server bears, measured over real sockets on this machine, and boardgame.io beside it.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::parts::{Balancer, Nats, Postgres, free_port};
use crate::serving::{Serving, fresh, program};
use crate::shell::{Failure, Run};
use crate::{SHIPPED, boardgame};

/// Players who measure a server come from one address, and are quicker than people.
const LIMITS: &str = "\
messages = { at-once = 1000000, each-ms = 1 }
sockets-of-person = 64
sockets-of-address = 20000
onlookers = 20000
requests-of-address = { at-once = 1000000, each-ms = 1 }
requests-of-person = { at-once = 100000, each-ms = 1 }
new-people = { at-once = 1000000, each-ms = 1 }
new-tables = { at-once = 100000, each-ms = 1 }
open-tables = 1000
running-tables = 1000
";

/// Tables at which is played at a time.
const TABLES: &str = "100";
/// How long is measured.
const SECONDS: &str = "15";

pub(crate) fn run() -> Result<(), Failure> {
    let program = program(&SHIPPED)?;
    println!(
        "Three games, random players over sockets on the same machine, every move on disk before it is confirmed:"
    );
    let fast = measured(&program, &["--tables", TABLES, "--seconds", SECONDS])?;
    println!("{}", own_moves(&fast)?);
    let steady = measured(&program, &["--tables", TABLES, "--seconds", SECONDS, "--rate", "500"])?;
    println!("{}", latency(&steady)?);
    let idle = measured(&program, &["--tables", "500", "--idle", "5000"])?;
    println!("{}", weight(&idle)?);
    for tables in ["10", "100", "1000"] {
        let grown = measured(&program, &["--tables", tables, "--seconds", "8", "--rate", "500"])?;
        println!("\nThe same at {tables} tables:\n{}\n{}", moves(&grown)?.0, latency(&grown)?);
    }
    with_postgres(&program)?;
    println!("\nboardgame.io, a game of one number, nothing stored, two clients a match:");
    println!("{}", moves(&boardgame::measured()?)?.0);
    Ok(())
}

/// Starts a server with a file of its own, and lets players measure it.
fn measured(program: &Path, args: &[&str]) -> Result<Value, Failure> {
    let dir = fresh("bench")?;
    let (data, limits) = (dir.join("tables.db").display().to_string(), limits(&dir)?);
    let serving = Serving::start(program, &["--data", &data, "--limits", &limits])?;
    load(program, serving.url(), &serving.process(), args)
}

/// The same with one server and with two at a PostgreSQL database, which is on disk before it answers, as it is by itself.
fn with_postgres(program: &Path) -> Result<(), Failure> {
    let (postgres, nats, dir) = (Postgres::start(&["max_connections=100"])?, Nats::start()?, fresh("bench")?);
    let (bus, limits) = (nats.address(), limits(&dir)?);
    for (name, count) in [("one", 1), ("two", 2)] {
        let data = postgres.database(name, postgres.port())?;
        let args = ["--data", &data, "--bus", &bus, "--limits", &limits, "--proxy", "127.0.0.1"];
        let nodes: Vec<Serving> =
            (0..count).map(|_| Serving::start(program, &args)).collect::<Result<_, _>>()?;
        let urls: Vec<&str> = nodes.iter().map(Serving::url).collect();
        let processes = nodes.iter().map(Serving::process).collect::<Vec<_>>().join(",");
        // One is asked directly, so that what stands before two is not counted as its own.
        let balancer = (count > 1).then(|| Balancer::start(free_port()?, &urls)).transpose()?;
        let url = balancer.as_ref().map_or_else(|| urls[0].to_owned(), Balancer::url);
        println!("\nPostgreSQL, servers: {count}");
        println!(
            "{}",
            moves(&load(program, &url, &processes, &["--tables", TABLES, "--seconds", SECONDS])?)?.0
        );
        let steady = ["--tables", TABLES, "--seconds", SECONDS, "--rate", "500"];
        println!("{}", latency(&load(program, &url, &processes, &steady)?)?);
    }
    Ok(())
}

/// A file with the limits of those who measure.
fn limits(dir: &Path) -> Result<String, Failure> {
    let limits = dir.join("limits.toml");
    fs::write(&limits, LIMITS)
        .map_err(|error| Failure::new(format!("cannot write {}: {error}", limits.display())))?;
    Ok(limits.display().to_string())
}

/// Lets players measure what is reached there, and what these processes need for it.
fn load(program: &Path, url: &str, processes: &str, args: &[&str]) -> Result<Value, Failure> {
    let out = Run::program(program)
        .args(&["load", "--lang", "en", "--json", "--url", url, "--pid", processes])
        .args(args)
        .output()?;
    serde_json::from_str(&out).map_err(|error| Failure::new(format!("seaboard load: {error}")))
}

/// What is to be reached on a machine of two cores, players included.
#[derive(Clone, Copy)]
enum Goal {
    AtLeast(f64),
    Below(f64),
}

const MOVES: Goal = Goal::AtLeast(10_000.0);
/// Milliseconds.
const P50: Goal = Goal::Below(3.0);
const P99: Goal = Goal::Below(20.0);
/// KiB.
const TABLE: Goal = Goal::Below(48.0);
const SOCKET: Goal = Goal::Below(32.0);
/// Seconds, and those of the server's processor.
const BACK: Goal = Goal::Below(10.0);
const BACK_CPU: Goal = Goal::Below(3.0);

impl Goal {
    /// The goal, and whether this reaches it.
    fn verdict(self, found: f64) -> String {
        let (goal, reached) = match self {
            Goal::AtLeast(least) => (format!("at least {least}"), found >= least),
            Goal::Below(most) => (format!("below {most}"), found < most),
        };
        format!("goal: {goal}, {}", if reached { "reached" } else { "MISSED" })
    }
}

/// A figure of a report. One that is not there was not measured, and is not 0.
fn number(report: &Value, field: &str) -> Result<f64, Failure> {
    let found = report.pointer(field).and_then(Value::as_f64);
    found.ok_or_else(|| Failure::new(format!("a report without {field}: {report}")))
}

fn moves(report: &Value) -> Result<(String, f64), Failure> {
    let (all, cpu) = (number(report, "/moves-per-second")?, number(report, "/moves-per-cpu-second")?);
    let line = format!(
        "  {cpu:.0} confirmed moves for each second of the server's processor ({all:.0} a second in all)"
    );
    Ok((line, cpu))
}

/// The same as far as it has a goal.
fn own_moves(report: &Value) -> Result<String, Failure> {
    let (line, cpu) = moves(report)?;
    Ok(format!("{line}; {}", MOVES.verdict(cpu)))
}

fn latency(report: &Value) -> Result<String, Failure> {
    let milliseconds = |name: &str| number(report, &format!("/latency-ms/{name}"));
    let (p50, p99, p999) = (milliseconds("p50")?, milliseconds("p99")?, milliseconds("p99.9")?);
    let rate = number(report, "/moves-per-second")?;
    Ok(format!(
        "  at {rate:.0} moves a second, from order to one's own picture:\n  p50 {p50:.1} ms; {}\n  p99 {p99:.1} ms; {}\n  p99.9 {p999:.1} ms",
        P50.verdict(p50),
        P99.verdict(p99),
    ))
}

fn weight(report: &Value) -> Result<String, Failure> {
    let (socket, table) =
        (number(report, "/bytes-per-socket")? / 1024.0, number(report, "/bytes-per-table")? / 1024.0);
    let (sockets, back) = (number(report, "/sockets")?, number(report, "/seconds-until-back")?);
    let cpu = number(report, "/cpu-until-back")?;
    Ok(format!(
        "  {table:.1} KiB a live table; {}\n  {socket:.1} KiB an idle socket; {}\n  {sockets:.0} sockets back within {back:.2} s; {}\n  with {cpu:.2} s of the server's processor; {}",
        TABLE.verdict(table),
        SOCKET.verdict(socket),
        BACK.verdict(back),
        BACK_CPU.verdict(cpu),
    ))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn said(line: Result<String, Failure>) -> String {
        line.unwrap_or_else(|failure| panic!("{}", failure.reason))
    }

    #[test]
    fn every_figure_with_a_goal_says_whether_it_is_reached() {
        let report = json!({ "moves-per-second": 9876.5, "moves-per-cpu-second": 12345.4,
            "latency-ms": { "p50": 1.25, "p99": 20, "p99.9": 25 } });
        let line = said(own_moves(&report));
        assert!(line.contains("12345 confirmed moves") && line.contains("(9876 a second"), "{line}");
        assert!(line.ends_with("; goal: at least 10000, reached"), "{line}");
        let lines = said(latency(&report));
        assert!(lines.contains("\n  p50 1.2 ms; goal: below 3, reached\n"), "{lines}");
        assert!(lines.ends_with("\n  p99 20.0 ms; goal: below 20, MISSED\n  p99.9 25.0 ms"), "{lines}");
        let report = json!({ "bytes-per-socket": 2048, "bytes-per-table": 51200, "sockets": 5000,
            "seconds-until-back": 2.5, "cpu-until-back": 3.5 });
        let lines = said(weight(&report));
        assert!(
            lines.starts_with("  50.0 KiB a live table; goal: below 48, MISSED\n  2.0 KiB an"),
            "{lines}"
        );
        assert!(lines.contains("5000 sockets back within 2.50 s; goal: below 10, reached"), "{lines}");
        assert!(lines.ends_with("with 3.50 s of the server's processor; goal: below 3, MISSED"), "{lines}");
    }

    #[test]
    fn what_was_not_measured_is_not_nothing() {
        let report = json!({ "moves-per-second": 9876.5, "latency-ms": { "p50": 1.25, "p99": null } });
        assert!(own_moves(&report).is_err_and(|failure| failure.reason.contains("/moves-per-cpu-second")));
        assert!(latency(&report).is_err_and(|failure| failure.reason.contains("/latency-ms/p99")));
        assert!(weight(&report).is_err());
    }
}
