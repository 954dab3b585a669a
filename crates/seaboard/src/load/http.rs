//! Just enough HTTP to come aboard a server: one question a connection, JSON both ways.

use std::fmt;
use std::io;
use std::net::{IpAddr, ToSocketAddrs};
use std::time::Duration;

use game::Message;
use protocol::TableId;
use serde::Serialize;
use serde::de::DeserializeOwned;
use server::Public;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// No server takes longer for an answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// Why something could not be done.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The server is not there, or went away.
    Gone(io::Error),
    /// It sends everybody away for so long.
    SentAway(Duration),
    /// It says no.
    Refused {
        /// The status of the answer.
        status: u16,
        /// Why, by the name of a sentence.
        why: String,
    },
    /// It says something that it must not.
    Wrong(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Gone(error) => error.fmt(f),
            Trouble::SentAway(_) => io::Error::from(io::ErrorKind::ConnectionReset).fmt(f),
            Trouble::Refused { status, why } => write!(f, "{status} {why}"),
            Trouble::Wrong(detail) => f.write_str(detail),
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Gone(error)
    }
}

/// A server, by its address.
#[derive(Clone, Debug)]
pub(crate) struct Server {
    host: String,
    /// What its pages say of themselves.
    origin: String,
}

impl Server {
    /// The server at an address such as `http://127.0.0.1:7878`.
    pub(crate) fn new(url: &str) -> Result<Server, Message> {
        let wrong = || Message::new("cli-bad-value").with("arg", "--url").with("value", url);
        let host = url.strip_prefix("http://").ok_or_else(wrong)?.trim_end_matches('/');
        if host.is_empty() || host.contains(['/', '?', '#', '@', ' ']) {
            return Err(wrong());
        }
        let port = if host.ends_with(']') || !host.contains(':') { ":80" } else { "" };
        let origin = format!("http://{}", host.trim_end_matches(":80"));
        Ok(Server { host: format!("{host}{port}"), origin })
    }

    /// The same one, whose pages are those of another address: that of what stands before it.
    pub(crate) fn known_as(self, public: &Public) -> Server {
        Server { origin: public.to_string(), ..self }
    }

    /// Whether it is on this machine, and nowhere else.
    pub(crate) fn is_here(&self) -> bool {
        let name = self.host.rsplit_once(':').map_or(&*self.host, |(name, _)| name);
        let ip = name.trim_matches(['[', ']']).parse::<IpAddr>();
        ip.map_or(name == "localhost", |ip| ip.is_loopback())
    }

    /// What a page of this server says of itself.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    /// Host and port.
    pub(crate) fn host(&self) -> &str {
        &self.host
    }

    /// A connection.
    pub(crate) async fn connect(&self) -> io::Result<TcpStream> {
        // Addresses of this machine are not asked for elsewhere, so this does not wait.
        let address = self.host.to_socket_addrs()?.next();
        let address = address.ok_or_else(|| io::Error::from(io::ErrorKind::AddrNotAvailable))?;
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Asks for something, as whoever has this cookie; the answer, and the cookie that came with it.
    async fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> Result<Answer, Trouble> {
        let mut stream = self.connect().await?;
        let cookie = if cookie.is_empty() { String::new() } else { format!("Cookie: {cookie}\r\n") };
        let about = match body {
            "" => String::new(),
            body => format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len()),
        };
        let (host, origin) = (&self.host, &self.origin);
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\n{cookie}{about}Connection: close\r\n\r\n"
        );
        stream.write_all(format!("{head}{body}").as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        Answer::read(&String::from_utf8_lossy(&answer))
    }

    /// The text of what lies there.
    pub(crate) async fn text(&self, path: &str, cookie: &str) -> Result<String, Trouble> {
        let late = |_| Trouble::Gone(io::ErrorKind::TimedOut.into());
        let answer =
            tokio::time::timeout(PATIENCE, self.ask("GET", path, cookie, "")).await.map_err(late)??;
        answer.checked().map(|answer| answer.body)
    }

    /// Posts something.
    pub(crate) async fn post<A: DeserializeOwned>(
        &self,
        path: &str,
        person: &Person,
        body: &impl Serialize,
    ) -> Result<A, Trouble> {
        self.posted(path, &person.cookie, body).await?.json()
    }

    /// Posts something whose answer does not matter.
    pub(crate) async fn tell(
        &self,
        path: &str,
        person: &Person,
        body: &impl Serialize,
    ) -> Result<(), Trouble> {
        self.posted(path, &person.cookie, body).await.map(|_| ())
    }

    /// Cancels a table that has not begun.
    pub(crate) async fn cancel(&self, table: TableId, person: &Person) -> Result<(), Trouble> {
        let late = |_| Trouble::Gone(io::ErrorKind::TimedOut.into());
        let path = format!("/api/tables/{table}");
        let asked = tokio::time::timeout(PATIENCE, self.ask("DELETE", &path, &person.cookie, "")).await;
        asked.map_err(late)??.checked().map(|_| ())
    }

    async fn posted(&self, path: &str, cookie: &str, body: &impl Serialize) -> Result<Answer, Trouble> {
        let body = serde_json::to_string(body).map_err(|error| Trouble::Wrong(error.to_string()))?;
        let late = |_| Trouble::Gone(io::ErrorKind::TimedOut.into());
        let asked = tokio::time::timeout(PATIENCE, self.ask("POST", path, cookie, &body)).await;
        asked.map_err(late)??.checked()
    }

    /// Comes aboard as somebody new.
    pub(crate) async fn come_aboard(&self, name: &str) -> Result<Person, Trouble> {
        let body = serde_json::json!({ "name": name, "lang": "en" });
        let answer = self.posted("/api/session", "", &body).await?;
        let cookie = answer.cookie.ok_or_else(|| Trouble::Wrong("no cookie came".to_owned()))?;
        Ok(Person { cookie })
    }
}

/// Somebody who has come aboard.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) cookie: String,
}

struct Answer {
    status: u16,
    cookie: Option<String>,
    body: String,
}

impl Answer {
    fn read(text: &str) -> Result<Answer, Trouble> {
        let cut = || Trouble::Gone(io::ErrorKind::UnexpectedEof.into());
        let (head, body) = text.split_once("\r\n\r\n").ok_or_else(cut)?;
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).ok_or_else(cut)?;
        let header = |line: &str, name: &str| {
            let (found, value) = line.split_once(':')?;
            found.eq_ignore_ascii_case(name).then(|| value.trim().to_owned())
        };
        let fields: Vec<&str> = lines.collect();
        let length = fields.iter().find_map(|line| header(line, "content-length"));
        if length.and_then(|length| length.parse::<usize>().ok()).is_some_and(|length| body.len() < length) {
            return Err(cut());
        }
        let cookie = fields.iter().find_map(|line| header(line, "set-cookie"));
        let cookie = cookie.map(|cookie| cookie.split(';').next().unwrap_or_default().to_owned());
        Ok(Answer { status, cookie, body: body.to_owned() })
    }

    fn checked(self) -> Result<Answer, Trouble> {
        if (200..300).contains(&self.status) {
            return Ok(self);
        }
        let why = serde_json::from_str::<protocol::api::Refused>(&self.body);
        let why = why.map_or_else(|_| String::new(), |refused| refused.why.to_string());
        Err(Trouble::Refused { status: self.status, why })
    }

    fn json<A: DeserializeOwned>(&self) -> Result<A, Trouble> {
        serde_json::from_str(&self.body).map_err(|error| Trouble::Wrong(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_here() {
        for (url, here) in [
            ("http://127.0.0.1:7878", true),
            ("http://127.0.0.2", true),
            ("http://[::1]:80/", true),
            ("http://localhost:1", true),
            ("http://192.0.2.1:7878", false),
            ("http://0.0.0.0:7878", false),
            ("http://localhost.example.org", false),
            ("http://127.0.0.1.example.org:80", false),
        ] {
            assert_eq!(Server::new(url).unwrap().is_here(), here, "{url}");
        }
        for url in ["", "127.0.0.1:7878", "https://127.0.0.1", "http://", "http://a/b", "http://a@127.0.0.1"]
        {
            assert!(Server::new(url).is_err(), "{url}");
        }
    }

    #[test]
    fn answers_are_read_with_their_cookie_or_found_to_be_cut() {
        let text = "HTTP/1.1 200 OK\r\nSet-Cookie: seaboard=abc; HttpOnly\r\nContent-Length: 2\r\n\r\n{}";
        let answer = Answer::read(text).unwrap();
        assert_eq!(
            (answer.status, answer.cookie.as_deref(), &*answer.body),
            (200, Some("seaboard=abc"), "{}")
        );
        for cut in [&text[..text.len() - 1], &text[..30], ""] {
            assert!(matches!(Answer::read(cut), Err(Trouble::Gone(_))), "{cut}");
        }
        let no = "HTTP/1.1 429 Too Many Requests\r\n\r\n{\"why\":{\"id\":\"net-too-much\"}}";
        let no = Answer::read(no).and_then(Answer::checked).err().map(|trouble| trouble.to_string());
        assert_eq!(no.as_deref(), Some("429 net-too-much"));
    }
}
