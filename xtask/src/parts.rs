//! What a server of many players stands on, started here in directories of their own: PostgreSQL, NATS, HAProxy. They listen on this
//! machine alone, at any ports that are free, and end with their values; nothing of the system's own is touched.

use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::shell::{Failure, Run, ensure};

/// How long one of them may take until it answers.
const PATIENCE: Duration = Duration::from_secs(60);
/// Whoever owns the data of PostgreSQL, which refuses to be run by root.
const OWNER: &str = "postgres";
/// Debian makes a cluster of its own with the package unless it is told not to.
const INSTALL_POSTGRES: &str = "mkdir -p /etc/postgresql-common/createcluster.d && \
     echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.d/none.conf && \
     apt-get install -y --no-install-recommends postgresql; status=$?; \
     rm -f /etc/postgresql-common/createcluster.d/none.conf; exit $status";

/// A port that is free now.
pub(crate) fn free_port() -> Result<u16, Failure> {
    let found = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|listener| listener.local_addr());
    found.map(|address| address.port()).map_err(|error| Failure::new(format!("no port: {error}")))
}

fn here(port: u16) -> SocketAddr {
    (Ipv4Addr::LOCALHOST, port).into()
}

/// A program that runs until this value is dropped.
struct Running {
    name: &'static str,
    child: Child,
    /// How it is told to end.
    signal: &'static str,
}

impl Running {
    /// It ends, too, when whoever started it is killed.
    fn start(name: &'static str, signal: &'static str, command: &mut Command) -> Result<Running, Failure> {
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let child = child.map_err(|error| Failure::new(format!("cannot run {name}: {error}")))?;
        Ok(Running { name, child, signal })
    }

    fn signal(&self, signal: &str) {
        // It may have ended by itself.
        let _ = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
    }

    /// Waits until it answers a question.
    fn wait(&mut self, mut answers: impl FnMut() -> bool) -> Result<(), Failure> {
        let began = Instant::now();
        while !answers() {
            let ended = self.child.try_wait().ok().flatten();
            if ended.is_some() || began.elapsed() > PATIENCE {
                return Err(Failure::new(format!("{} does not start", self.name)));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.signal(self.signal);
        let _ = self.child.wait();
    }
}

/// A directory that goes with this value.
struct Directory(PathBuf);

impl Directory {
    fn new(name: &str) -> Result<Directory, Failure> {
        let path = std::env::temp_dir().join(format!("seaboard-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path)
            .map_err(|error| Failure::new(format!("cannot make {}: {error}", path.display())))?;
        Ok(Directory(path))
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A PostgreSQL server.
pub(crate) struct Postgres {
    running: Option<Running>,
    programs: PathBuf,
    directory: Directory,
    port: u16,
    options: Vec<String>,
}

impl Postgres {
    /// Starts one with these settings besides the usual ones.
    pub(crate) fn start(settings: &[&str]) -> Result<Postgres, Failure> {
        let missing = || postgres_programs().is_some();
        ensure("PostgreSQL", missing, &[&["sh", "-c", INSTALL_POSTGRES]])?;
        let programs = postgres_programs().ok_or_else(|| Failure::new("no PostgreSQL".to_owned()))?;
        let directory = Directory::new("postgres")?;
        if is_root() {
            Run::new("chown").args(&[OWNER]).args(&[&directory.0]).go()?;
        }
        let options = settings.iter().flat_map(|setting| ["-c".to_owned(), (*setting).to_owned()]).collect();
        let mut postgres = Postgres { running: None, programs, directory, port: free_port()?, options };
        let made = postgres
            .command("initdb")
            .args([
                "--username",
                "seaboard",
                "--auth",
                "trust",
                "--no-sync",
                "--encoding",
                "UTF8",
                "--locale",
                "C",
            ])
            .stdout(Stdio::null())
            .status();
        if !made.is_ok_and(|status| status.success()) {
            return Err(Failure::new("initdb failed".to_owned()));
        }
        postgres.run()?;
        Ok(postgres)
    }

    /// A program of PostgreSQL, as the one who owns the data.
    fn command(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid", OWNER, "--regid", OWNER, "--clear-groups", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.arg("-D").arg(self.directory.0.join("data")).current_dir(&self.directory.0);
        command
    }

    fn run(&mut self) -> Result<(), Failure> {
        let port = self.port.to_string();
        let mut command = self.command("postgres");
        command.args(["-p", &port, "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]);
        command.args(&self.options);
        // It throws away what is under way, and knows everything that it confirmed when it comes back.
        let mut running = Running::start("PostgreSQL", "-QUIT", &mut command)?;
        let ready = self.programs.join("pg_isready");
        running.wait(|| Run::program(&ready).args(&["-q", "-h", "127.0.0.1", "-p", &port]).works())?;
        self.running = Some(running);
        Ok(())
    }

    /// Ends it in the middle of whatever it does.
    pub(crate) fn stop(&mut self) {
        self.running = None;
    }

    /// Starts it again where it was.
    pub(crate) fn go_on(&mut self) -> Result<(), Failure> {
        self.run()
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// Makes an empty database, and says how it is reached at this port: the server's own, or that of somebody in between.
    pub(crate) fn database(&self, name: &str, port: u16) -> Result<String, Failure> {
        let own = self.port.to_string();
        let made = Run::program(&self.programs.join("createdb"));
        made.args(&["-h", "127.0.0.1", "-p", &own, "-U", "seaboard", name]).go()?;
        Ok(format!("postgres://seaboard@127.0.0.1:{port}/{name}"))
    }
}

/// Where the newest version's programs are.
fn postgres_programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().filter_map(Result::ok);
    let debian = versions
        .filter_map(|entry| {
            Some((entry.file_name().to_str()?.parse::<u32>().ok()?, entry.path().join("bin")))
        })
        .max()
        .map(|(_, path)| path);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let others = std::env::split_paths(&path).find(|dir| dir.join("initdb").exists());
    debian.filter(|path| path.join("initdb").exists()).or(others)
}

fn is_root() -> bool {
    Run::new("id").args(&["-u"]).output().is_ok_and(|id| id.trim() == "0")
}

/// A NATS server.
pub(crate) struct Nats {
    running: Option<Running>,
    port: u16,
}

impl Nats {
    pub(crate) fn start() -> Result<Nats, Failure> {
        installed("nats-server", "nats-server")?;
        let mut nats = Nats { running: None, port: free_port()? };
        nats.go_on()?;
        Ok(nats)
    }

    pub(crate) fn stop(&mut self) {
        self.running = None;
    }

    pub(crate) fn go_on(&mut self) -> Result<(), Failure> {
        let mut command = Command::new(found("nats-server"));
        command.args(["--addr", "127.0.0.1", "--port", &self.port.to_string()]);
        let mut running = Running::start("nats-server", "-TERM", &mut command)?;
        running.wait(|| TcpStream::connect(here(self.port)).is_ok())?;
        self.running = Some(running);
        Ok(())
    }

    pub(crate) fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

/// HAProxy before servers of ours: whoever comes is sent to the one with the fewest people that is ready.
pub(crate) struct Balancer {
    _running: Running,
    _directory: Directory,
    port: u16,
}

impl Balancer {
    /// Makes sure that there can be one, which may take a while.
    pub(crate) fn ensure() -> Result<(), Failure> {
        installed("haproxy", "haproxy")
    }

    pub(crate) fn start(port: u16, servers: &[&str]) -> Result<Balancer, Failure> {
        Balancer::ensure()?;
        let directory = Directory::new("haproxy")?;
        let config = directory.0.join("haproxy.cfg");
        write(&config, &balanced(port, servers))?;
        let mut command = Command::new(found("haproxy"));
        command.arg("-db").arg("-f").arg(&config);
        let mut running = Running::start("haproxy", "-TERM", &mut command)?;
        running.wait(|| is_ready(port))?;
        Ok(Balancer { _running: running, _directory: directory, port })
    }

    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

/// Whether somebody behind this port is ready for players.
fn is_ready(port: u16) -> bool {
    let ask = || {
        let mut stream = TcpStream::connect(here(port))?;
        stream.set_read_timeout(Some(Duration::from_secs(2)))?;
        stream.write_all(b"GET /ready HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).map(|_| answer)
    };
    ask().is_ok_and(|answer| answer.starts_with("HTTP/1.1 200"))
}

/// The file that others are given, with these ports.
fn balanced(port: u16, servers: &[&str]) -> String {
    let file =
        include_str!("../../deploy/haproxy.cfg").replace("bind :8080", &format!("bind 127.0.0.1:{port}"));
    let lines = file.lines().filter(|line| !line.trim_start().starts_with("server "));
    let servers = servers.iter().enumerate();
    let servers =
        servers.map(|(number, url)| format!("    server node{number} {}", url.trim_start_matches("http://")));
    let mut config: Vec<String> = lines.map(str::to_owned).chain(servers).collect();
    config.push(String::new());
    config.join("\n")
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|error| Failure::new(format!("cannot write {}: {error}", path.display())))
}

/// A program that Debian has in a place where only administrators look.
fn found(program: &str) -> PathBuf {
    let of_system = Path::new("/usr/sbin").join(program);
    if of_system.exists() { of_system } else { program.into() }
}

fn installed(program: &'static str, package: &str) -> Result<(), Failure> {
    let there = || Run::program(&found(program)).args(&["-v"]).works();
    ensure(program, there, &[&["apt-get", "install", "-y", "--no-install-recommends", package]])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_balancer_is_set_up_as_others_are_told_to() {
        let config = balanced(7000, &["http://127.0.0.1:7001", "http://127.0.0.1:7002"]);
        assert!(config.contains("    bind 127.0.0.1:7000\n"), "{config}");
        let servers: Vec<&str> =
            config.lines().filter(|line| line.trim_start().starts_with("server ")).collect();
        assert_eq!(servers, ["    server node0 127.0.0.1:7001", "    server node1 127.0.0.1:7002"]);
    }
}
