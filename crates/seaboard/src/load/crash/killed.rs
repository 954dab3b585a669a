//! Servers that are killed or frozen at random moments, and started again.

use std::io::{self, BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use game::{Chance, Quick};

use crate::load::http::{Server, Trouble};

/// The longest time that servers are left alone, in milliseconds. Some of the shortest end before one listens.
const LONGEST: u32 = 600;

/// How servers are started.
#[derive(Clone)]
pub(super) struct Start {
    /// Where their tables are.
    pub(super) data: PathBuf,
    /// How they tell each other what is new.
    pub(super) bus: Option<String>,
}

pub(super) struct Killed {
    start: Start,
    nodes: Vec<Node>,
    chance: Quick,
    /// How long they are frozen instead of killed, first and now and then.
    freeze: Option<Duration>,
    /// How often one was harmed.
    harmed: u32,
}

struct Node {
    child: Child,
    /// Where it listens: at the same place every time, or nobody would find back.
    port: u16,
}

impl Killed {
    /// Starts so many servers of this very program, at any ports that are free.
    pub(super) fn start(
        start: Start,
        nodes: u32,
        freeze: Option<Duration>,
        seed: u64,
    ) -> Result<Killed, Trouble> {
        let mut killed = Killed { start, nodes: Vec::new(), chance: Quick::new(seed), freeze, harmed: 0 };
        for _ in 0..nodes {
            let (child, port) = killed.start.listening(0)?;
            killed.nodes.push(Node { child, port });
        }
        Ok(killed)
    }

    pub(super) fn servers(&self) -> Result<Vec<Server>, Trouble> {
        let server = |node: &Node| Server::new(&format!("http://127.0.0.1:{}", node.port));
        self.nodes.iter().map(server).collect::<Result<_, _>>().map_err(|why| Trouble::Wrong(why.to_string()))
    }

    /// Harms one of them at some moment. Killed, it is started again, and now and then killed while it starts; frozen, it goes on later
    /// as if nothing had happened.
    pub(super) fn harm(&mut self) -> Result<(), Trouble> {
        thread::sleep(Duration::from_millis(self.chance.below(LONGEST).into()));
        let place = self.chance.below(self.nodes.len() as u32) as usize;
        let (again, frozen) = (self.chance.below(4) == 0, self.chance.below(5) == 0 || self.harmed == 0);
        self.harmed += 1;
        let pause = Duration::from_millis(self.chance.below(60).into());
        let Some(node) = self.nodes.get_mut(place) else { return Ok(()) };
        if let (Some(time), true) = (self.freeze, frozen) {
            node.signal("-STOP")?;
            thread::sleep(time);
            return node.signal("-CONT");
        }
        node.kill();
        if again {
            node.child = self.start.started(node.port)?;
            thread::sleep(pause);
            node.kill();
        }
        (node.child, _) = self.start.listening(node.port)?;
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

    fn signal(&self, signal: &str) -> Result<(), Trouble> {
        let done = Command::new("kill").args([signal, &self.child.id().to_string()]).status()?;
        if done.success() { Ok(()) } else { Err(Trouble::Wrong(format!("kill {signal}: {done}"))) }
    }
}

/// Nothing that was started here outlives it.
impl Drop for Killed {
    fn drop(&mut self) {
        self.nodes.iter_mut().for_each(Node::kill);
    }
}

impl Start {
    fn started(&self, port: u16) -> io::Result<Child> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--lang", "en", "--port", &port.to_string(), "--data"]).arg(&self.data);
        if let Some(bus) = &self.bus {
            command.args(["--bus", bus]);
        }
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()
    }

    /// A server that says where it listens, and where.
    fn listening(&self, port: u16) -> Result<(Child, u16), Trouble> {
        let mut child = self.started(port)?;
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
