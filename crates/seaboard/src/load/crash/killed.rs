//! A server that is killed at random moments, and started again.

use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use game::{Chance, Quick};

use crate::load::http::{Server, Trouble};

/// The longest time that a server is left alone, in milliseconds. Some of the shortest end before it listens.
const LONGEST: u32 = 600;

pub(super) struct Killed {
    data: PathBuf,
    child: Child,
    /// Where it listens: at the same place every time, or nobody would find back.
    port: u16,
    chance: Quick,
}

impl Killed {
    /// Starts a server of this very program, at any port that is free.
    pub(super) fn start(data: &Path, seed: u64) -> Result<Killed, Trouble> {
        let (child, port) = listening(data, 0)?;
        Ok(Killed { data: data.to_owned(), child, port, chance: Quick::new(seed) })
    }

    pub(super) fn server(&self) -> Result<Server, Trouble> {
        Server::new(&format!("http://127.0.0.1:{}", self.port)).map_err(|why| Trouble::Wrong(why.to_string()))
    }

    /// Kills it at some moment, and starts it again; now and then it is killed while it starts.
    pub(super) fn kill_and_start(&mut self) -> Result<(), Trouble> {
        thread::sleep(Duration::from_millis(self.chance.below(LONGEST).into()));
        self.kill();
        if self.chance.below(4) == 0 {
            self.child = started(&self.data, self.port)?;
            thread::sleep(Duration::from_millis(self.chance.below(60).into()));
            self.kill();
        }
        (self.child, _) = listening(&self.data, self.port)?;
        Ok(())
    }

    /// The way nobody can prepare for (SIGKILL).
    fn kill(&mut self) {
        // It may have ended by itself; then whoever waits for it finds that out.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    pub(super) fn stop(mut self) {
        self.kill();
    }
}

/// Nothing that was started here outlives it.
impl Drop for Killed {
    fn drop(&mut self) {
        self.kill();
    }
}

fn started(data: &Path, port: u16) -> io::Result<Child> {
    Command::new(std::env::current_exe()?)
        .args(["serve", "--lang", "en", "--port", &port.to_string(), "--data"])
        .arg(data)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
}

/// A server that says where it listens, and where.
fn listening(data: &Path, port: u16) -> Result<(Child, u16), Trouble> {
    let mut child = started(data, port)?;
    let mut lines = BufReader::new(child.stdout.take().ok_or_else(|| io::Error::other("no output"))?).lines();
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
