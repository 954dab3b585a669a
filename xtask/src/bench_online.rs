//! `cargo xtask bench --online`: what servers bear, measured over real sockets on this machine, and boardgame.io beside it.

mod figures;
mod stored;
mod text;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use serde_json::Value;

use crate::parts::{Balancer, Nats, Postgres, free_port};
use crate::record::Part;
use crate::serving::{ROOMY, Serving, fresh, program};
use crate::shell::{Failure, Run};
use crate::{SHIPPED, TESTED, boardgame, busy};
use figures::{Growth, Idle, Measured, Pace, Steady};
use stored::Stored;

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

/// Where the figures are written.
pub(crate) const FIGURES: Part =
    Part { document: "docs/scale.md", command: "cargo xtask bench --online --record" };

/// How much is measured.
struct Size {
    /// Tables at which is played at a time, and for how many seconds.
    tables: u32,
    seconds: u32,
    /// Idle sockets, and tables beside them.
    sockets: u32,
    weighed: u32,
    /// Tables of one player each, for how the cost grows with them.
    growing: &'static [u32],
    /// Whether boardgame.io is measured, too.
    peer: bool,
}

const WHOLE: Size = Size {
    tables: 100,
    seconds: 15,
    sockets: 10_000,
    weighed: 500,
    growing: &[10, 100, 1_000, 10_000],
    peer: true,
};
const SHORT: Size = Size { tables: 6, seconds: 2, sockets: 100, weighed: 10, growing: &[5, 20], peer: false };

/// Files that a program has open besides its sockets, and sockets of those who come and go.
const OTHER_FILES: u32 = 500;

pub(crate) fn run(short: bool, record: bool) -> Result<(), Failure> {
    if short && record {
        return Err(Failure::usage("bench: what is measured with --short is nothing to record".to_owned()));
    }
    let (size, how) = if short { (SHORT, &TESTED[..]) } else { (WHOLE, &SHIPPED[..]) };
    enough_files(&size)?;
    let bench = Bench { program: program(how)?, begun: Instant::now(), size };
    let section = text::section(&bench.measured()?);
    println!("{section}");
    if record { FIGURES.record(&section) } else { Ok(()) }
}

/// Each socket is an open file, at the server and at those who play.
fn enough_files(size: &Size) -> Result<(), Failure> {
    let most = Run::new("sh").args(&["-c", "ulimit -Hn"]).output()?;
    let sockets = size.growing.iter().copied().fold(size.sockets, u32::max);
    let needed = sockets + OTHER_FILES;
    match most.trim().parse::<u32>() {
        Ok(most) if most < needed => Err(Failure::new(format!(
            "{sockets} sockets need {needed} open files in a program, and {most} are allowed here: `ulimit -Hn`, or LimitNOFILE of systemd"
        ))),
        _ => Ok(()),
    }
}

struct Bench {
    program: PathBuf,
    begun: Instant,
    size: Size,
}

impl Bench {
    fn measured(&self) -> Result<Measured, Failure> {
        let busy = busy::cores();
        let sqlite = self.with_file()?;
        let [one, two] = self.with_postgres()?;
        let idle = self.idle()?;
        let growth = self.size.growing.iter().map(|&tables| self.grown(tables)).collect::<Result<_, _>>()?;
        let peer = if self.size.peer {
            self.tell("boardgame.io");
            Some(Pace::of(&boardgame::measured()?)?)
        } else {
            None
        };
        Ok(Measured { busy, stores: [sqlite, one, two], idle, growth, peer })
    }

    /// What is measured next.
    fn tell(&self, what: &str) {
        eprintln!("[{:>4} s] {what}", self.begun.elapsed().as_secs());
    }

    /// One server with a file.
    fn with_file(&self) -> Result<(Steady, Stored), Failure> {
        let (dir, serving) = self.serving()?;
        let steady = self.steady("SQLite", serving.url(), &serving.process())?;
        drop(serving);
        Ok((steady, Stored::in_file(&dir.join("tables.db"))?))
    }

    /// One server, then two, at a PostgreSQL database, which is on disk before it answers, as it is by itself.
    fn with_postgres(&self) -> Result<[(Steady, Stored); 2], Failure> {
        let (postgres, nats, dir) =
            (Postgres::start(&["max_connections=100"])?, Nats::start()?, fresh("bench")?);
        let (bus, limits) = (nats.address(), limits(&dir)?);
        let measured = |name: &str, count: usize| {
            let data = postgres.database(name, postgres.port())?;
            let args = ["--data", &data, "--bus", &bus, "--limits", &limits, "--proxy", "127.0.0.1"];
            let nodes: Vec<Serving> =
                (0..count).map(|_| Serving::start(&self.program, &args)).collect::<Result<_, _>>()?;
            let urls: Vec<&str> = nodes.iter().map(Serving::url).collect();
            let processes = nodes.iter().map(Serving::process).collect::<Vec<_>>().join(",");
            // One is asked directly, so that what stands before two is not counted as its own.
            let balancer = (count > 1).then(|| Balancer::start(free_port()?, &urls)).transpose()?;
            let url = balancer.as_ref().map_or_else(|| urls[0].to_owned(), Balancer::url);
            let steady = self.steady(&format!("PostgreSQL, servers: {count}"), &url, &processes)?;
            Ok((steady, Stored::in_postgres(&data)?))
        };
        Ok([measured("one", 1)?, measured("two", 2)?])
    }

    /// As many moves as can be, and how long they take while there are fewer.
    fn steady(&self, what: &str, url: &str, processes: &str) -> Result<Steady, Failure> {
        let [tables, seconds] = [self.size.tables, self.size.seconds].map(|number| number.to_string());
        let args = ["--tables", &tables, "--seconds", &seconds];
        self.tell(&format!("{what}: as many moves as can be"));
        let fast = self.load(url, processes, &args)?;
        self.tell(&format!("{what}: 500 moves a second"));
        let steady = self.load(url, processes, &[&args[..], &["--rate", "500"]].concat())?;
        Steady::of(&fast, &steady)
    }

    fn idle(&self) -> Result<Idle, Failure> {
        let Size { sockets, weighed, .. } = self.size;
        self.tell(&format!("idle sockets: {sockets}"));
        let (_, serving) = self.serving()?;
        let args = ["--tables", &weighed.to_string(), "--idle", &sockets.to_string()];
        Idle::of(&self.load(serving.url(), &serving.process(), &args)?)
    }

    /// So many tables, and the same number of moves a second whatever it is.
    fn grown(&self, tables: u32) -> Result<Growth, Failure> {
        self.tell(&format!("tables of one player: {tables}"));
        let (_, serving) = self.serving()?;
        let args = ["--tables", &tables.to_string(), "--seats", "1", "--seconds", "8", "--rate", "500"];
        Growth::of(tables, &self.load(serving.url(), &serving.process(), &args)?)
    }

    /// A server with a file of its own in an empty directory.
    fn serving(&self) -> Result<(PathBuf, Serving), Failure> {
        let dir = fresh("bench")?;
        let (data, limits) = (dir.join("tables.db").display().to_string(), limits(&dir)?);
        let serving = Serving::start(&self.program, &["--data", &data, "--limits", &limits])?;
        Ok((dir, serving))
    }

    /// Lets players measure what is reached there, and what these processes need for it.
    fn load(&self, url: &str, processes: &str, args: &[&str]) -> Result<Value, Failure> {
        let out = Run::new("sh")
            .args(&["-c", ROOMY])
            .args(&[&self.program])
            .args(&["load", "--lang", "en", "--json", "--url", url, "--pid", processes])
            .args(args)
            .output()?;
        serde_json::from_str(&out).map_err(|error| Failure::new(format!("seaboard load: {error}")))
    }
}

/// A file with the limits of those who measure.
fn limits(dir: &Path) -> Result<String, Failure> {
    let limits = dir.join("limits.toml");
    fs::write(&limits, LIMITS)
        .map_err(|error| Failure::new(format!("cannot write {}: {error}", limits.display())))?;
    Ok(limits.display().to_string())
}
