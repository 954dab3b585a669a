//! Servers that are killed or frozen at random moments, or told to stop, and started again.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use game::{Chance, QuickChance};

use crate::load::http::{Server, Trouble};

/// The longest time that servers are left alone, in milliseconds. Some of the shortest end before one listens.
const LONGEST: u32 = 600;

/// How often it is asked whether a server is ready.
const ASK: Duration = Duration::from_millis(50);
/// A balancer notices within this time that a server is ready.
const NOTICED: Duration = Duration::from_millis(1000);
/// How long a server may take until it is.
const PATIENCE: Duration = Duration::from_secs(30);

/// What is done to servers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Harm {
    /// One of them is killed.
    Kill,
    /// One of them is frozen for so long first, and now and then; otherwise killed.
    Freeze(Duration),
    /// One after the other is told to stop.
    Restart,
}

/// How servers are started.
#[derive(Clone)]
pub(super) struct Start {
    /// Where their tables are.
    pub(super) data: PathBuf,
    /// How they tell each other what is new.
    pub(super) bus: Option<String>,
    /// What every second one is of: another build of this program.
    pub(super) beside: Option<PathBuf>,
}

pub(super) struct Harmed {
    start: Start,
    nodes: Vec<Node>,
    chance: QuickChance,
    harm: Harm,
    /// How often one was harmed.
    times: u32,
}

struct Node {
    /// Which of them it is.
    number: usize,
    child: Child,
    /// Where it listens: at the same place every time, or nobody would find back.
    port: u16,
}

impl Harmed {
    /// Starts servers at these ports; at 0, wherever it is free.
    pub(super) fn start(start: Start, ports: &[u16], harm: Harm, seed: u64) -> Result<Harmed, Trouble> {
        let mut harmed = Harmed { start, nodes: Vec::new(), chance: QuickChance::new(seed), harm, times: 0 };
        for (number, &port) in ports.iter().enumerate() {
            let (child, port) = harmed.start.listening(number, port)?;
            harmed.nodes.push(Node { number, child, port });
        }
        Ok(harmed)
    }

    pub(super) fn servers(&self) -> Result<Vec<Server>, Trouble> {
        let server = |node: &Node| Server::new(&format!("http://127.0.0.1:{}", node.port));
        self.nodes.iter().map(server).collect::<Result<_, _>>().map_err(|why| Trouble::Wrong(why.to_string()))
    }

    /// Harms one of them at some moment.
    pub(super) fn harm(&mut self) -> Result<(), Trouble> {
        thread::sleep(Duration::from_millis(self.chance.below(LONGEST).into()));
        let any = self.chance.below(self.nodes.len() as u32) as usize;
        let (next, frozen) = (self.times as usize % self.nodes.len().max(1), self.chance.below(5) == 0);
        let first = self.times == 0;
        self.times += 1;
        match self.harm {
            Harm::Freeze(time) if frozen || first => self.freeze(any, time),
            Harm::Freeze(_) | Harm::Kill => self.kill(any),
            Harm::Restart => self.restart(next),
        }
    }

    /// Frozen, it goes on later as if nothing had happened.
    fn freeze(&mut self, place: usize, time: Duration) -> Result<(), Trouble> {
        let Some(node) = self.nodes.get_mut(place) else { return Ok(()) };
        node.signal("-STOP")?;
        thread::sleep(time);
        node.signal("-CONT")
    }

    /// Killed, it is started again, and now and then killed while it starts.
    fn kill(&mut self, place: usize) -> Result<(), Trouble> {
        let (again, pause) = (self.chance.below(4) == 0, self.chance.below(60));
        let Some(node) = self.nodes.get_mut(place) else { return Ok(()) };
        node.kill();
        if again {
            node.child = self.start.started(node.number, node.port)?;
            thread::sleep(Duration::from_millis(pause.into()));
            node.kill();
        }
        (node.child, _) = self.start.listening(node.number, node.port)?;
        Ok(())
    }

    /// As whoever brings out a release does it: the next one goes when this one is back.
    fn restart(&mut self, place: usize) -> Result<(), Trouble> {
        let Some(node) = self.nodes.get_mut(place) else { return Ok(()) };
        node.signal("-TERM")?;
        let status = node.child.wait()?;
        if !status.success() {
            return Err(Trouble::Wrong(format!("told to stop, a server ended with {status}")));
        }
        (node.child, _) = self.start.listening(node.number, node.port)?;
        node.wait_until_ready()?;
        thread::sleep(NOTICED);
        Ok(())
    }
}

impl Node {
    /// The way nobody can prepare for (SIGKILL).
    fn kill(&mut self) {
        // It may have ended by itself; then whoever waits for it finds that out.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    fn wait_until_ready(&self) -> Result<(), Trouble> {
        let began = Instant::now();
        while !self.is_ready().unwrap_or(false) {
            if began.elapsed() > PATIENCE {
                return Err(Trouble::Wrong("a server does not become ready".to_owned()));
            }
            thread::sleep(ASK);
        }
        Ok(())
    }

    fn is_ready(&self) -> io::Result<bool> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.write_all(b"GET /ready HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer.starts_with("HTTP/1.1 200"))
    }

    fn signal(&self, signal: &str) -> Result<(), Trouble> {
        let done = Command::new("kill").args([signal, &self.child.id().to_string()]).status()?;
        if done.success() { Ok(()) } else { Err(Trouble::Wrong(format!("kill {signal}: {done}"))) }
    }
}

/// Nothing that was started here outlives it.
impl Drop for Harmed {
    fn drop(&mut self) {
        self.nodes.iter_mut().for_each(Node::kill);
    }
}

impl Start {
    fn started(&self, number: usize, port: u16) -> io::Result<Child> {
        let program = match &self.beside {
            Some(other) if number % 2 == 1 => other.clone(),
            _ => std::env::current_exe()?,
        };
        let mut command = Command::new(program);
        command.args(["serve", "--lang", "en", "--port", &port.to_string(), "--data"]).arg(&self.data);
        if let Some(bus) = &self.bus {
            command.args(["--bus", bus]);
        }
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()
    }

    /// A server that says where it listens, and where.
    fn listening(&self, number: usize, port: u16) -> Result<(Child, u16), Trouble> {
        let mut child = self.started(number, port)?;
        let out = child.stdout.take().ok_or_else(|| io::Error::other("no output"))?;
        let mut lines = BufReader::new(out).lines();
        let found = lines.by_ref().map_while(Result::ok).find_map(|line| {
            let host = line.strip_prefix("http://127.0.0.1:")?;
            host.trim_end_matches('/').parse().ok()
        });
        // What else it says is read, so that it never waits for a reader.
        thread::spawn(move || lines.for_each(drop));
        match found {
            Some(port) => Ok((child, port)),
            None => {
                let _ = child.kill();
                let status = child.wait()?;
                Err(Trouble::Wrong(format!("the server does not start: {status}")))
            }
        }
    }
}
