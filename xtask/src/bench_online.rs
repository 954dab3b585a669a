//! `cargo xtask bench --online`: what a server bears, measured over real sockets on this machine, and boardgame.io beside it.

use std::fs;
use std::path::Path;

use serde_json::Value;

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
    println!("{}", moves(&fast));
    let steady = measured(&program, &["--tables", TABLES, "--seconds", SECONDS, "--rate", "500"])?;
    println!("{}", latency(&steady));
    let idle = measured(&program, &["--tables", "500", "--idle", "5000"])?;
    println!("{}", weight(&idle));
    println!("\nboardgame.io, a game of one number, nothing stored, two clients a match:");
    println!("{}", moves(&boardgame::measured()?));
    Ok(())
}

/// Starts a server with a database of its own, and lets players measure it.
fn measured(program: &Path, args: &[&str]) -> Result<Value, Failure> {
    let dir = fresh("bench")?;
    let (data, limits) = (dir.join("tables.db"), dir.join("limits.toml"));
    fs::write(&limits, LIMITS)
        .map_err(|error| Failure::new(format!("cannot write {}: {error}", limits.display())))?;
    let [data, limits] = [data, limits].map(|path| path.display().to_string());
    let serving = Serving::start(program, &["--data", &data, "--limits", &limits])?;
    let out = Run::program(program)
        .args(&["load", "--lang", "en", "--json", "--url", serving.url(), "--pid", &serving.process()])
        .args(args)
        .output()?;
    serde_json::from_str(&out).map_err(|error| Failure::new(format!("seaboard load: {error}")))
}

fn number(report: &Value, field: &str) -> f64 {
    report.pointer(field).and_then(Value::as_f64).unwrap_or_default()
}

fn moves(report: &Value) -> String {
    let (all, cpu) = (number(report, "/moves-per-second"), number(report, "/moves-per-cpu-second"));
    format!("  {cpu:.0} confirmed moves for each second of the server's processor ({all:.0} a second in all)")
}

fn latency(report: &Value) -> String {
    let [p50, p99, p999] = ["p50", "p99", "p99.9"].map(|name| number(report, &format!("/latency-ms/{name}")));
    let rate = number(report, "/moves-per-second");
    format!(
        "  at {rate:.0} moves a second, from order to one's own picture: p50 {p50:.1} ms, p99 {p99:.1} ms, p99.9 {p999:.1} ms"
    )
}

fn weight(report: &Value) -> String {
    let kilo = |field: &str| number(report, field) / 1024.0;
    let (socket, table) = (kilo("/bytes-per-socket"), kilo("/bytes-per-table"));
    let (sockets, back) = (number(report, "/sockets"), number(report, "/seconds-until-back"));
    let cpu = number(report, "/cpu-until-back");
    format!(
        "  {table:.1} KiB a live table, {socket:.1} KiB an idle socket; {sockets:.0} sockets back within {back:.2} s ({cpu:.2} s of the server's processor)"
    )
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn reports_are_put_into_lines() {
        let report = json!({ "moves-per-second": 9876.5, "moves-per-cpu-second": 12345.4,
            "latency-ms": { "p50": 1.25, "p99": 9.96, "p99.9": 20 } });
        assert!(
            moves(&report).contains("12345 confirmed moves") && moves(&report).contains("(9876 a second")
        );
        assert!(latency(&report).ends_with("p50 1.2 ms, p99 10.0 ms, p99.9 20.0 ms"), "{}", latency(&report));
        let report = json!({ "bytes-per-socket": 2048, "bytes-per-table": 51200, "sockets": 5000,
            "seconds-until-back": 2.5, "cpu-until-back": 1.5 });
        assert!(weight(&report).starts_with("  50.0 KiB a live table, 2.0 KiB an idle socket; 5000 sockets"));
    }
}
