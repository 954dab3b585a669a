//! A server at an address of this machine, asked as browsers ask.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use server::{App, Bound, File, router};

const PAGE: File = File { path: "index.html", tag: "1", plain: b"<p>the sea", brotli: Some(b"squeezed") };

static FILES: [File; 7] = [
    PAGE,
    File { path: "sw.js", tag: "2", plain: b"keep()", brotli: None },
    File { path: "icon.svg", tag: "3", plain: b"<svg/>", brotli: None },
    File { path: "manifest.webmanifest", tag: "4", plain: b"{}", brotli: None },
    File { path: "assets/app-5.wasm", tag: "5", plain: b"\0asm", brotli: Some(b"asm") },
    File { path: "assets/style-6.css", tag: "6", plain: b"p{}", brotli: None },
    File { path: "assets/weights/on-board-7.weights", tag: "7", plain: b"1 2 3", brotli: None },
];

/// Serves as long as the test runs.
fn serve(files: &'static [File]) -> SocketAddr {
    let bound = Bound::new(SocketAddr::from(([127, 0, 0, 1], 0))).expect("a free port");
    let address = bound.address();
    std::thread::spawn(move || bound.run(router(App::new(files))));
    address
}

struct Answer {
    status: u16,
    headers: BTreeMap<String, String>,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }
}

/// Asks for `GET /` with these further lines, or the like.
fn ask(address: SocketAddr, request: &str, lines: &[&str]) -> Answer {
    let mut stream = TcpStream::connect(address).expect("connected");
    let lines: String = lines.iter().map(|line| format!("{line}\r\n")).collect();
    write!(stream, "{request} HTTP/1.1\r\nHost: sea\r\nConnection: close\r\n{lines}\r\n").expect("asked");
    let mut said = Vec::new();
    stream.read_to_end(&mut said).expect("answered");
    let said = String::from_utf8_lossy(&said).into_owned();
    let (head, body) = said.split_once("\r\n\r\n").expect("a head");
    let (first, rest) = head.split_once("\r\n").expect("a status line");
    let status = first.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    let headers = rest
        .lines()
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
        .collect();
    Answer { status, headers, body: body.to_owned() }
}

#[test]
fn the_page_comes_with_and_without_its_name() {
    let address = serve(&FILES);
    for path in ["/", "/index.html", "/?from=somewhere"] {
        let answer = ask(address, &format!("GET {path}"), &[]);
        assert_eq!((answer.status, answer.body.as_str()), (200, "<p>the sea"), "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(answer.header("cache-control"), "no-cache");
        assert_eq!(answer.header("content-length"), "10");
        assert_eq!(answer.header("content-encoding"), "");
    }
}

#[test]
fn every_kind_of_file_says_what_it_is_and_how_long_it_may_be_kept() {
    let address = serve(&FILES);
    let for_ever = "public, max-age=31536000, immutable";
    for (path, kind, keep) in [
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/assets/app-5.wasm", "application/wasm", for_ever),
        ("/assets/style-6.css", "text/css; charset=utf-8", for_ever),
        ("/assets/weights/on-board-7.weights", "application/octet-stream", for_ever),
    ] {
        let answer = ask(address, &format!("GET {path}"), &[]);
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("content-type"), kind, "{path}");
        assert_eq!(answer.header("cache-control"), keep, "{path}");
    }
}

#[test]
fn brotli_goes_to_those_who_take_it() {
    let address = serve(&FILES);
    let taken = ask(address, "GET /", &["Accept-Encoding: gzip, br"]);
    assert_eq!((taken.body.as_str(), taken.header("content-encoding")), ("squeezed", "br"));
    assert_eq!(taken.header("content-length"), "8");
    assert_eq!(taken.header("content-type"), "text/html; charset=utf-8");
    let plain = ask(address, "GET /", &["Accept-Encoding: gzip, br;q=0"]);
    assert_eq!((plain.body.as_str(), plain.header("content-encoding")), ("<p>the sea", ""));
    assert_ne!(taken.header("etag"), plain.header("etag"));
    assert_eq!((taken.header("vary"), plain.header("vary")), ("accept-encoding", "accept-encoding"));
    let never = ask(address, "GET /sw.js", &["Accept-Encoding: br"]);
    assert_eq!((never.body.as_str(), never.header("content-encoding")), ("keep()", ""));
}

#[test]
fn what_a_browser_has_already_is_not_sent_again() {
    let address = serve(&FILES);
    for accepted in ["Accept-Encoding: br", "Accept-Encoding: gzip"] {
        let first = ask(address, "GET /", &[accepted]);
        let tag = first.header("etag");
        assert!(tag.starts_with('"') && tag.ends_with('"'), "{tag}");
        let again = ask(address, "GET /", &[accepted, &format!("If-None-Match: {tag}")]);
        assert_eq!((again.status, again.body.as_str()), (304, ""));
        assert_eq!(again.header("etag"), tag);
        assert_eq!(again.header("cache-control"), "no-cache");
        assert_eq!(again.header("content-encoding"), "");
        let other = ask(address, "GET /", &[accepted, "If-None-Match: \"old\""]);
        assert_eq!((other.status, other.header("etag")), (200, tag));
    }
}

#[test]
fn head_is_the_answer_without_its_content() {
    let answer = ask(serve(&FILES), "HEAD /", &[]);
    assert_eq!((answer.status, answer.body.as_str()), (200, ""));
    assert_eq!(answer.header("content-length"), "10");
}

#[test]
fn what_is_not_there_is_not_found() {
    let address = serve(&FILES);
    for path in [
        "/nowhere",
        "/assets/",
        "/assets",
        "/index.html/",
        "/../Cargo.toml",
        "//",
        "/%2e%2e/Cargo.toml",
        "/%ff",
    ] {
        let answer = ask(address, &format!("GET {path}"), &[]);
        assert_eq!((answer.status, answer.body.as_str()), (404, "there is no such page\n"), "{path}");
    }
    let without = serve(&[]);
    assert_eq!(ask(without, "GET /", &[]).status, 404);
    assert_eq!(ask(without, "GET /health", &[]).status, 200);
}

#[test]
fn only_questions_are_answered() {
    let address = serve(&FILES);
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "SINK"] {
        for path in ["/", "/health", "/nowhere"] {
            let answer = ask(address, &format!("{method} {path}"), &["Content-Length: 0"]);
            assert_eq!(answer.status, 405, "{method} {path}");
            assert_eq!(answer.header("allow"), "GET,HEAD", "{method} {path}");
        }
    }
    assert_eq!(ask(address, "GET /", &["Content-Length: 100000"]).status, 413);
}

#[test]
fn the_server_says_that_it_is_well() {
    let answer = ask(serve(&FILES), "GET /health", &[]);
    assert_eq!((answer.status, answer.body.as_str()), (200, "ok\n"));
    assert_eq!(answer.header("cache-control"), "no-store");
}

#[test]
fn every_answer_guards_those_who_play() {
    let address = serve(&FILES);
    let known = ["If-None-Match: \"1\""];
    for (request, lines, status) in [
        ("GET /", &[][..], 200),
        ("GET /", &known, 304),
        ("GET /assets/app-5.wasm", &[], 200),
        ("GET /health", &[], 200),
        ("GET /nowhere", &[], 404),
        ("POST /", &["Content-Length: 0"], 405),
        ("POST /", &["Content-Length: 100000"], 413),
    ] {
        let answer = ask(address, request, lines);
        assert_eq!(answer.status, status, "{request}");
        assert_eq!(
            answer.header("content-security-policy"),
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; \
             img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
             frame-ancestors 'none'",
            "{request}"
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{request}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{request}");
        assert_eq!(answer.header("cross-origin-opener-policy"), "", "{request}: plain http");
        let trusted = ask(address, request, &[lines, &["Sec-Fetch-Site: none"]].concat());
        assert_eq!(trusted.header("cross-origin-opener-policy"), "same-origin", "{request}");
        assert!(answer.header("permissions-policy").contains("geolocation=()"), "{request}");
    }
}

#[test]
fn nonsense_does_not_stop_the_server() {
    let address = serve(&FILES);
    for nonsense in ["\0\0\0\0\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", &"x".repeat(1_000_000)] {
        let mut stream = TcpStream::connect(address).expect("connected");
        // It may hang up before it has heard everything.
        let _ = stream.write_all(nonsense.as_bytes());
    }
    assert_eq!(ask(address, "GET /health", &[]).status, 200);
}

#[test]
fn an_address_that_is_taken_is_refused() {
    let address = serve(&FILES);
    assert_eq!(Bound::new(address).expect_err("taken").kind(), std::io::ErrorKind::AddrInUse);
}

/// `cargo xtask test` makes the app first, and `test --quick` leaves this out where there is none.
mod with_app {
    use super::*;

    #[test]
    fn a_program_with_the_app_has_all_it_needs() {
        let app = App::built_in().expect("the app: `cargo xtask web` makes it, then SEABOARD_APP=target/app");
        let bound = Bound::new(SocketAddr::from(([127, 0, 0, 1], 0))).expect("a free port");
        let address = bound.address();
        std::thread::spawn(move || bound.run(router(app)));
        let page = ask(address, "GET /", &[]).body;
        let mentioned: Vec<&str> = page
            .split(['"', ' '])
            .filter(|word| word.starts_with("assets/") || word.ends_with(".svg"))
            .collect();
        assert!(mentioned.len() >= 5, "{page}");
        for path in mentioned.iter().chain(&["sw.js", "manifest.webmanifest"]) {
            assert_eq!(ask(address, &format!("GET /{path}"), &[]).status, 200, "{path}");
        }
    }
}
