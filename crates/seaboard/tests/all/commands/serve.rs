//! `serve`: the address it prints, what it answers there, and how it ends.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, ExitStatus};
use std::time::{Duration, Instant};

use super::refusals::refused_in_all_languages;
use crate::common::{Folder, seaboard};

/// A program that serves, gone with the test.
pub(super) struct Serving {
    child: Child,
    /// What it printed, up to the address.
    said: Vec<String>,
}

impl Serving {
    pub(super) fn start(mut command: Command) -> Serving {
        assert!(
            server::App::built_in().is_some(),
            "this program carries no app: `cargo xtask web` makes one, then SEABOARD_APP=target/app"
        );
        let mut child = command.spawn().expect("started");
        let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let mut said = Vec::new();
        for line in lines {
            said.push(line.expect("text"));
            if said.last().is_some_and(|line| line.starts_with("http://")) {
                break;
            }
        }
        Serving { child, said }
    }

    pub(super) fn url(&self) -> &str {
        self.said.last().expect("an address")
    }

    /// Its number in the system.
    pub(super) fn process(&self) -> u32 {
        self.child.id()
    }

    fn host(&self) -> &str {
        self.url().strip_prefix("http://").and_then(|url| url.strip_suffix('/')).expect("an address")
    }

    fn get(&self, path: &str) -> String {
        asked(self.host(), &format!("GET {path}"), "")
    }

    fn signal(&mut self, name: &str) -> ExitStatus {
        // The shell has `kill` built in; not every machine has the program.
        let kill = format!("kill {name} {}", self.child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell").success());
        self.child.wait().expect("ended")
    }
}

/// What a server answers to a page of its own.
fn asked(host: &str, request: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(host).expect("connected");
    let length = body.len();
    write!(
        stream,
        "{request} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .expect("asked");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("answered");
    String::from_utf8_lossy(&answer).into_owned()
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn an_address_that_cannot_be_had_is_named_with_the_way_out() {
    let folder = Folder::new();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("an address").port();
    let line = format!("serve --port {port}");
    refused_in_all_languages(&folder, &line, &format!("port {port} is taken"));
    refused_in_all_languages(&folder, &line, "--port 0");
    for address in ["harbour", "256.1.1.1", "0.0.0.0:80", "localhost"] {
        refused_in_all_languages(&folder, &format!("serve --listen {address}"), &format!("“{address}”"));
    }
    // An address kept for documentation: no machine has it.
    refused_in_all_languages(
        &folder,
        "serve --listen 203.0.113.1 --port 0",
        "cannot listen at 203.0.113.1:0",
    );
    refused_in_all_languages(&folder, "serve --port 65536", "65536");
    refused_in_all_languages(&folder, "serve --port -1", "-1");
    refused_in_all_languages(&folder, "serve come-sail-away", "come-sail-away");
    refused_in_all_languages(&folder, "serve --metrics 127.0.0.1:0", "--data");
}

/// What only a program that carries the app can do; `cargo xtask test` makes the app first, and `test --quick` leaves these
/// out where there is none.
mod with_app {
    use super::*;

    #[test]
    fn the_address_stands_on_a_line_of_its_own_and_answers() {
        let folder = Folder::new();
        let serving = Serving::start(seaboard(&folder.0, &["serve", "--port", "0"]));
        assert_eq!(serving.said.len(), 2, "{:?}", serving.said);
        assert!(serving.url().starts_with("http://127.0.0.1:"), "{:?}", serving.said);
        assert!(serving.get("/health").ends_with("\r\n\r\nok\n"));
        let page = serving.get("/");
        assert!(page.starts_with("HTTP/1.1 200 OK\r\n") && page.contains("<title>Seaboard"), "{page}");
    }

    #[test]
    fn who_listens_everywhere_is_told_what_that_means() {
        let folder = Folder::new();
        let serving = Serving::start(seaboard(&folder.0, &["serve", "--port=0", "--listen", "0.0.0.0"]));
        assert!(serving.said[0].contains("Other machines"), "{:?}", serving.said);
        assert!(serving.url().starts_with("http://127.0.0.1:"), "{:?}", serving.said);
        assert!(serving.get("/health").starts_with("HTTP/1.1 200 OK"));
    }

    #[test]
    fn those_who_run_it_get_figures_and_a_log_without_names_and_tokens() {
        let folder = Folder::new();
        let args = ["serve", "--port=0", "--data=tables.db", "--metrics=127.0.0.1:0", "--log=requests"];
        let mut command = seaboard(&folder.0, &args);
        command.stderr(fs::File::create(folder.0.join("log")).expect("made"));
        let mut serving = Serving::start(command);
        let came = asked(serving.host(), "POST /api/session", r#"{"name":"Secretive","lang":"en"}"#);
        assert!(came.starts_with("HTTP/1.1 200 OK"), "{came}");
        let cookie =
            came.split("seaboard=").nth(1).and_then(|rest| rest.split(';').next()).expect("a cookie");
        assert!(serving.get("/metrics").starts_with("HTTP/1.1 404"), "they have an address of their own");

        let lines = || -> Vec<serde_json::Value> {
            folder.read("log").lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
        };
        let figures = lines()[0]["metrics"].as_str().expect("an address").to_owned();
        let figures = asked(&figures, "GET /metrics", "");
        assert!(
            figures.contains(
                "seaboard_requests_total{method=\"POST\",route=\"/api/session\",status=\"200\"} 1\n"
            ),
            "{figures}"
        );
        assert!(
            figures.contains("\nseaboard_commit_seconds_count ")
                && figures.contains("\nprocess_cpu_seconds_total ")
        );

        assert!(serving.signal("-TERM").success());
        let events: Vec<String> =
            lines().iter().map(|line| line["event"].as_str().expect("an event").to_owned()).collect();
        assert_eq!(events, ["started", "request", "stopping", "stopped"]);
        for secret in ["Secretive", cookie] {
            assert!(!folder.read("log").contains(secret) && !figures.contains(secret), "{secret}");
        }
    }

    #[test]
    fn it_stops_when_told_to() {
        let folder = Folder::new();
        for signal in ["-TERM", "-INT"] {
            let mut serving = Serving::start(seaboard(&folder.0, &["serve", "--port", "0"]));
            assert!(serving.get("/health").starts_with("HTTP/1.1 200 OK"));
            // A browser keeps its connection; nobody waits for it.
            let mut kept = TcpStream::connect(serving.host()).expect("connected");
            write!(kept, "GET /health HTTP/1.1\r\nHost: sea\r\n\r\n").expect("asked");
            let mut answered = [0; 12];
            kept.read_exact(&mut answered).expect("answered");
            let start = Instant::now();
            assert!(serving.signal(signal).success(), "{signal}");
            // Less than running answers would be waited for.
            assert!(start.elapsed() < Duration::from_secs(2), "{signal}");
        }
    }

    #[test]
    fn who_does_not_finish_a_request_does_not_keep_it_from_stopping() {
        let folder = Folder::new();
        let mut serving = Serving::start(seaboard(&folder.0, &["serve", "--port", "0"]));
        let mut slow = TcpStream::connect(serving.host()).expect("connected");
        write!(slow, "GET /health HTTP/1.1\r\nHo").expect("begun");
        assert!(serving.get("/health").starts_with("HTTP/1.1 200 OK"));
        let start = Instant::now();
        assert!(serving.signal("-TERM").success());
        assert!(start.elapsed() < Duration::from_secs(10));
    }

    /// A stand-in for what opens addresses; it writes down which.
    #[cfg(target_os = "linux")]
    fn with_opener(folder: &Path, args: &[&str]) -> Command {
        use std::os::unix::fs::PermissionsExt;
        let opener = folder.join("xdg-open");
        fs::write(&opener, "#!/bin/sh\necho \"$1\" > opened.new && mv opened.new opened\n").expect("written");
        fs::set_permissions(&opener, fs::Permissions::from_mode(0o755)).expect("allowed");
        let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default());
        let mut command = seaboard(folder, args);
        command.env("PATH", path).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
        command
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_browser_opens_where_there_is_a_screen() {
        let folder = Folder::new();
        let mut command = with_opener(&folder.0, &["serve", "--port", "0", "--open"]);
        command.env("DISPLAY", ":7");
        let serving = Serving::start(command);
        let start = Instant::now();
        while !folder.0.join("opened").exists() && start.elapsed() < Duration::from_secs(10) {
            std::thread::sleep(Duration::from_millis(20));
        }
        assert_eq!(folder.read("opened").trim(), serving.url());

        let dark = Folder::new();
        let serving = Serving::start(with_opener(&dark.0, &["serve", "--port", "0", "--open"]));
        assert!(serving.get("/health").starts_with("HTTP/1.1 200 OK"));
        assert_eq!(dark.files(), ["xdg-open"], "nothing to show it on");
    }
}
