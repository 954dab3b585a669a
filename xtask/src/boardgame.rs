//! boardgame.io on the same machine in the same run, for context: a trivial game, nothing stored, the same kind of clients.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::root;
use crate::shell::{Failure, Run, ensure};

/// The version that is measured.
const PACKAGE: &str = "boardgame.io@0.50.2";
/// Where it is installed, seen from the project's directory.
const PLACE: &str = "target/boardgame";
const GAME: &str = include_str!("boardgame/game.cjs");
const SERVER: &str = include_str!("boardgame/server.cjs");
const LOAD: &str = include_str!("boardgame/load.cjs");

/// What it bears.
pub(crate) fn measured() -> Result<Value, Failure> {
    let dir = installed()?;
    let (server, port) = Server::start(&dir)?;
    let pid = server.0.id().to_string();
    let out = Run::new("node").within(&dir).args(&["load.cjs", &port, &pid]).output()?;
    drop(server);
    let line = out.lines().last().unwrap_or_default();
    serde_json::from_str(line).map_err(|error| Failure::new(format!("boardgame.io: {error}: {out}")))
}

/// Puts it and our scripts below `target`.
fn installed() -> Result<PathBuf, Failure> {
    for (what, program, package) in [("Node.js", "node", "nodejs"), ("npm", "npm", "npm")] {
        let apt = ["apt-get", "install", "-y", "--no-install-recommends", package];
        ensure(what, || Run::new(program).args(&["--version"]).works(), &[&apt])?;
    }
    let dir = root().join(PLACE);
    let cannot = |error| Failure::new(format!("cannot write below {}: {error}", dir.display()));
    fs::create_dir_all(&dir).map_err(cannot)?;
    for (name, text) in [("game.cjs", GAME), ("server.cjs", SERVER), ("load.cjs", LOAD)] {
        fs::write(dir.join(name), text).map_err(cannot)?;
    }
    if !dir.join("node_modules/boardgame.io/package.json").exists() {
        fs::write(dir.join("package.json"), "{ \"private\": true }\n").map_err(cannot)?;
        Run::new("npm")
            .within(&dir)
            .args(&["install", "--no-audit", "--no-fund", "--silent", PACKAGE])
            .go()?;
    }
    Ok(dir)
}

/// Its server. It ends with this value.
struct Server(Child);

impl Server {
    /// Starts it; the port that it listens at.
    fn start(dir: &Path) -> Result<(Server, String), Failure> {
        let mut command = Command::new("node");
        command.current_dir(dir).arg("server.cjs").stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|error| Failure::new(format!("cannot run node: {error}")))?;
        let out = child.stdout.take();
        let server = Server(child);
        let lines = out.map(|out| BufReader::new(out).lines().map_while(Result::ok));
        let port =
            lines.and_then(|mut lines| lines.find_map(|line| Some(line.strip_prefix("port ")?.to_owned())));
        let port = port.ok_or_else(|| Failure::new("boardgame.io does not start".to_owned()))?;
        Ok((server, port))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
