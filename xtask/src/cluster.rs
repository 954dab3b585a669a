//! `cargo xtask cluster`: PostgreSQL, NATS, several servers and a balancer before them, on this machine, until Ctrl+C. With `--faults`
//! people play there while things go wrong, and it is checked that nothing is lost.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use crate::TESTED;
use crate::cut::{Line, Wire};
use crate::parts::{Balancer, Nats, Postgres, free_port};
use crate::releases;
use crate::serving::{Serving, program};
use crate::shell::Failure;

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
enum Chore {
    /// So many servers, for whoever comes, at this port, or any.
    Serve { nodes: usize, port: Option<u16> },
    /// Faults, with so many kills.
    Faults { times: u32 },
    /// Two releases side by side.
    Releases,
}

/// How often a server is killed in the tests.
pub(crate) const USUAL: u32 = 25;
/// PostgreSQL for tests: what a power cut would take need not be kept.
pub(crate) const FOR_TESTS: [&str; 2] = ["fsync=off", "max_connections=200"];

pub(crate) fn run(args: &[String]) -> Result<(), Failure> {
    match chore(args)? {
        Chore::Serve { nodes, port } => serve(nodes, port),
        Chore::Faults { times } => faults(&program(&TESTED)?, times),
        Chore::Releases => {
            let old = releases::keep(&program(&TESTED)?)?;
            releases::side_by_side(&old, &program(&releases::NEXT)?)
        }
    }
}

fn chore(args: &[String]) -> Result<Chore, Failure> {
    let wrong = |why: String| Failure::usage(format!("cluster: {why}"));
    let number = |flag: &str, text: Option<&String>| {
        let found = text.and_then(|text| text.parse::<u32>().ok());
        found.ok_or_else(|| wrong(format!("{flag} is followed by a number")))
    };
    let (mut nodes, mut port, mut harmful, mut times, mut releases) = (2, None, false, USUAL, false);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--nodes" => nodes = number(arg, args.next())?.clamp(1, 16) as usize,
            "--port" => port = u16::try_from(number(arg, args.next())?).ok(),
            "--faults" => harmful = true,
            "--times" => times = number(arg, args.next())?,
            "--releases" => releases = true,
            odd => {
                return Err(wrong(format!(
                    "there is no {odd:?}, only --nodes, --port, --faults, --times and --releases"
                )));
            }
        }
    }
    Ok(match (releases, harmful) {
        (true, _) => Chore::Releases,
        (false, true) => Chore::Faults { times },
        (false, false) => Chore::Serve { nodes, port },
    })
}

/// Everything, until Ctrl+C.
fn serve(nodes: usize, port: Option<u16>) -> Result<(), Failure> {
    let program = program(&TESTED)?;
    let (stop, stopped) = channel();
    // Those that were started here have heard it, too.
    let handled = ctrlc::set_handler(move || {
        let _ = stop.send(());
    });
    handled.map_err(|error| Failure::new(format!("no signals: {error}")))?;
    let (postgres, nats) = (Postgres::start(&["max_connections=200"])?, Nats::start()?);
    let (data, bus) = (postgres.database("tables", postgres.port())?, nats.address());
    let nodes = (0..nodes)
        .map(|_| Serving::start(&program, &["--data", &data, "--bus", &bus, "--proxy", "127.0.0.1"]));
    let nodes: Vec<Serving> = nodes.collect::<Result<_, _>>()?;
    let port = port.map_or_else(free_port, Ok)?;
    let urls: Vec<&str> = nodes.iter().map(Serving::url).collect();
    let balancer = Balancer::start(port, &urls)?;
    println!("database  {data}\nbus       {bus}");
    urls.iter().for_each(|url| println!("node      {url}/"));
    println!("\nThe cluster is ready for your browser; Ctrl+C stops all of it.\n{}/", balancer.url());
    // The other end lives as long as the program.
    let _ = stopped.recv();
    println!();
    drop((balancer, nodes, nats, postgres));
    Ok(())
}

/// How long a fault lasts.
const LASTS: Duration = Duration::from_secs(3);
/// How long is played before the fault, and at least after it.
const BEFORE: Duration = Duration::from_secs(2);

/// Lets people play at two servers while things go wrong. What was confirmed must be there once; how long anybody waited is printed.
pub(crate) fn faults(program: &Path, times: u32) -> Result<(), Failure> {
    let (mut postgres, mut nats) = (Postgres::start(&FOR_TESTS)?, Nats::start()?);
    let wire = Wire::to(postgres.port())?;
    let bus = nats.address();
    let direct = |name: &str, postgres: &Postgres| postgres.database(name, postgres.port());
    println!("\nA server of two is killed {times} times:");
    play(program, &direct("kills", &postgres)?, &bus, &["--times", &times.to_string()])?.ended()?;
    println!("\nA server of two is frozen for 20 s, and killed a few times:");
    play(program, &direct("frozen", &postgres)?, &bus, &["--times", "6", "--freeze", "20", "--seed", "4"])?
        .ended()?;
    println!("\nServers behind a balancer are told to stop, one after the other:");
    restart(program, &direct("restarted", &postgres)?, &bus)?;
    println!("\nThe bus is gone for {} s:", LASTS.as_secs());
    let playing = quietly(program, &direct("bus", &postgres)?, &bus)?;
    nats.stop();
    thread::sleep(LASTS);
    nats.go_on()?;
    playing.ended()?;
    println!("\nThe database is killed, and started again after {} s:", LASTS.as_secs());
    let playing = quietly(program, &direct("restart", &postgres)?, &bus)?;
    postgres.stop();
    thread::sleep(LASTS);
    postgres.go_on()?;
    playing.ended()?;
    for (line, name, said) in [
        (Line::Slow, "slow", "Everything to and from the database takes 100 ms longer"),
        (Line::Cut, "cut", "What is sent to the database is lost, and no connection ends"),
        (Line::Closed, "closed", "The database takes no connections any more"),
    ] {
        println!("\n{said}, for {} s:", LASTS.as_secs());
        let playing = quietly(program, &postgres.database(name, wire.port())?, &bus)?;
        wire.set(line);
        thread::sleep(LASTS);
        wire.set(Line::Open);
        playing.ended()?;
    }
    Ok(())
}

/// Players who come through a balancer, while each of two servers is told to stop twice.
fn restart(program: &Path, data: &str, bus: &str) -> Result<(), Failure> {
    let (ports, before) = ([free_port()?, free_port()?], free_port()?);
    let urls = ports.map(|port| format!("http://127.0.0.1:{port}"));
    let [first, second] = ports.map(|port| port.to_string());
    let through = format!("http://127.0.0.1:{before}");
    // Players who wait for it to be installed would give up.
    Balancer::ensure()?;
    let args = ["--restart", "--times", "4", "--ports", &format!("{first},{second}"), "--through", &through];
    let playing = play(program, data, bus, &args)?;
    let _balancer = Balancer::start(before, &urls.each_ref().map(String::as_str))?;
    playing.ended()
}

/// Players at two servers.
pub(crate) struct Playing(Child);

impl Playing {
    pub(crate) fn ended(mut self) -> Result<(), Failure> {
        let status = self.0.wait().map_err(|error| Failure::new(format!("seaboard crash: {error}")))?;
        if status.success() { Ok(()) } else { Err(Failure::new(format!("seaboard crash: {status}"))) }
    }
}

impl Drop for Playing {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Lets people play at two servers of a program.
pub(crate) fn play(program: &Path, data: &str, bus: &str, args: &[&str]) -> Result<Playing, Failure> {
    let mut command = Command::new(program);
    command.args(["crash", "--lang", "en", "--nodes", "2", "--data", data, "--bus", bus]).args(args);
    let child = command.stdin(Stdio::null()).spawn();
    child.map(Playing).map_err(|error| Failure::new(format!("cannot run seaboard crash: {error}")))
}

/// Players whom nobody disturbs but what comes after this.
fn quietly(program: &Path, data: &str, bus: &str) -> Result<Playing, Failure> {
    let seconds = (BEFORE + LASTS + LASTS).as_secs().to_string();
    let playing = play(program, data, bus, &["--times", "0", "--seconds", &seconds])?;
    thread::sleep(BEFORE);
    Ok(playing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_is_understood_and_nothing_else() {
        let of = |line: &str| {
            let args: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            chore(&args).map_err(|failure| failure.reason)
        };
        assert_eq!(of(""), Ok(Chore::Serve { nodes: 2, port: None }));
        assert_eq!(of("--nodes 3 --port 7878"), Ok(Chore::Serve { nodes: 3, port: Some(7878) }));
        assert_eq!(of("--faults --times 1000"), Ok(Chore::Faults { times: 1000 }));
        assert_eq!(of("--releases"), Ok(Chore::Releases));
        for wrong in ["--nodes", "--nodes many", "--times", "--storm", "3"] {
            assert!(of(wrong).is_err(), "{wrong}");
        }
    }
}
