//! The bus: a server of NATS, which hands on short lines. Its protocol is lines of text, of which six are needed here.

use std::collections::HashSet;
use std::fmt;
use std::io;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use game::ParseError;
use protocol::{PersonId, TableId};
use serde::Deserialize;
use serde_json::json;
use store::Tls;
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::News;

/// How long anything may take: connecting, and each line that is sent.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often the bus is asked whether it is there.
const PING: Duration = Duration::from_secs(2);
/// After this time without a word it counts as gone.
const SILENCE: Duration = Duration::from_secs(6);
/// Longer lines and texts are none of ours.
const LONGEST: u64 = 4096;
/// Where it is told of people.
const PEOPLE: &str = "people";

/// Where a bus is: `nats://host`, or `tls://host` for an encrypted one; with a port, with `person:password@` or `token@` before the
/// host, and with a name behind it where several stores share a bus.
#[derive(Clone, PartialEq, Eq)]
pub struct BusAddress {
    host: String,
    port: u16,
    encrypted: bool,
    /// Certificates that are trusted instead of the system's.
    pub trusted: Option<PathBuf>,
    credential: Option<(String, Option<String>)>,
    name: String,
}

/// Without a password.
impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.host, self.port)
    }
}

impl FromStr for BusAddress {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<BusAddress, ParseError> {
        let wrong = || ParseError::of("address");
        let (scheme, rest) = text.split_once("://").ok_or_else(wrong)?;
        let encrypted = match scheme {
            "nats" => false,
            "tls" => true,
            _ => return Err(wrong()),
        };
        let (place, name) = rest.split_once('/').unwrap_or((rest, ""));
        let (credential, place) = match place.rsplit_once('@') {
            Some((credential, place)) => (Some(credential), place),
            None => (None, place),
        };
        let credential = credential.map(|text| match text.split_once(':') {
            Some((person, password)) => (person.to_owned(), Some(password.to_owned())),
            None => (text.to_owned(), None),
        });
        let (host, port) = match place.rsplit_once(':') {
            Some((host, port)) => (host, port.parse().map_err(|_| wrong())?),
            None => (place, 4222),
        };
        let name = if name.is_empty() { "seaboard" } else { name };
        if host.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
            return Err(wrong());
        }
        let (host, name) = (host.to_owned(), name.to_owned());
        Ok(BusAddress { host, port, encrypted, trusted: None, credential, name })
    }
}

/// What is to be said on the bus, or heard from it.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Saying {
    Hear(TableId),
    Ignore(TableId),
    Table(TableId, News),
    Person(PersonId),
    /// The bus asks whether we are there.
    Pong,
}

/// What is heard.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Heard {
    Table(TableId, News),
    Person(PersonId),
}

/// What the bus says of itself.
#[derive(Deserialize)]
struct Info {
    #[serde(default)]
    tls_required: bool,
}

trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<S: AsyncRead + AsyncWrite + Unpin + Send> Stream for S {}

/// A connection to the bus.
pub(super) struct Bus {
    stream: BufReader<Box<dyn Stream>>,
    name: String,
}

impl Bus {
    pub(super) async fn connect(address: &BusAddress) -> io::Result<Bus> {
        timeout(PATIENCE, Bus::welcomed(address)).await?
    }

    async fn welcomed(address: &BusAddress) -> io::Result<Bus> {
        let stream = TcpStream::connect((address.host.as_str(), address.port)).await?;
        stream.set_nodelay(true)?;
        // It speaks first, and plainly; nothing may be read beyond that, since what follows may be encrypted.
        let mut stream = BufReader::with_capacity(1, stream);
        let mut line = String::new();
        (&mut stream).take(LONGEST).read_line(&mut line).await?;
        let info = line.strip_prefix("INFO ").and_then(|info| serde_json::from_str::<Info>(info).ok());
        let info = info.ok_or_else(|| io::Error::other("no NATS server"))?;
        let stream = stream.into_inner();
        let stream: Box<dyn Stream> = if address.encrypted || info.tls_required {
            Box::new(Tls::new(address.trusted.as_deref())?.connect(&address.host, stream).await?)
        } else {
            Box::new(stream)
        };
        let mut bus = Bus { stream: BufReader::new(stream), name: address.name.clone() };
        bus.greet(address).await?;
        Ok(bus)
    }

    async fn greet(&mut self, address: &BusAddress) -> io::Result<()> {
        let mut hello = json!({ "verbose": false, "pedantic": false, "echo": false, "name": "seaboard",
            "lang": "rust", "version": env!("CARGO_PKG_VERSION"), "tls_required": address.encrypted });
        match &address.credential {
            Some((person, Some(password))) => {
                hello["user"] = person.as_str().into();
                hello["pass"] = password.as_str().into();
            }
            Some((token, None)) => hello["auth_token"] = token.as_str().into(),
            None => {}
        }
        let hello = format!("CONNECT {hello}\r\nSUB {}.{PEOPLE} {PEOPLE}\r\nPING\r\n", self.name);
        self.stream.write_all(hello.as_bytes()).await?;
        self.stream.flush().await?;
        // Its answer says that all of that is right.
        let mut line = String::new();
        (&mut self.stream).take(LONGEST).read_line(&mut line).await?;
        if line.trim_end() == "PONG" { Ok(()) } else { Err(io::Error::other(line)) }
    }

    /// Says and hears until the connection breaks.
    pub(super) async fn run(
        self,
        tables: HashSet<TableId>,
        said: &mut mpsc::UnboundedReceiver<Saying>,
        hear: impl FnMut(Heard),
    ) -> io::Result<()> {
        let Bus { stream, name } = self;
        let buffered = stream.buffer().to_vec();
        let (reading, mut writing) = tokio::io::split(stream.into_inner());
        let mut reading = BufReader::new(io::Cursor::new(buffered).chain(reading));
        let mut lines: String = tables.iter().map(|table| line(&name, &Saying::Hear(*table))).collect();
        lines.push_str("PING\r\n");
        send(&mut writing, &lines).await?;
        let (pongs, mut asked) = mpsc::unbounded_channel();
        tokio::select! {
            ended = heard(&mut reading, &pongs, hear) => ended,
            ended = say(&mut writing, &name, said, &mut asked) => ended,
        }
    }
}

/// What is sent for it. Texts are short, and have no ends of lines in them.
fn line(name: &str, saying: &Saying) -> String {
    let publish =
        |to: &dyn fmt::Display, text: String| format!("PUB {name}.{to} {}\r\n{text}\r\n", text.len());
    match saying {
        Saying::Hear(table) => format!("SUB {name}.{table} {table}\r\n"),
        Saying::Ignore(table) => format!("UNSUB {table}\r\n"),
        Saying::Table(table, news) => publish(table, news.to_string()),
        Saying::Person(person) => publish(&PEOPLE, person.to_string()),
        Saying::Pong => "PONG\r\n".to_owned(),
    }
}

async fn send(writing: &mut (impl AsyncWrite + Unpin), lines: &str) -> io::Result<()> {
    timeout(PATIENCE, async {
        writing.write_all(lines.as_bytes()).await?;
        writing.flush().await
    })
    .await?
}

async fn say(
    writing: &mut (impl AsyncWrite + Unpin),
    name: &str,
    said: &mut mpsc::UnboundedReceiver<Saying>,
    asked: &mut mpsc::UnboundedReceiver<Saying>,
) -> io::Result<()> {
    let mut pings = tokio::time::interval(PING);
    loop {
        let first = tokio::select! {
            Some(saying) = asked.recv() => line(name, &saying),
            saying = said.recv() => match saying {
                Some(saying) => line(name, &saying),
                None => return Ok(()),
            },
            _ = pings.tick() => "PING\r\n".to_owned(),
        };
        // What waits goes out together.
        let mut lines = first;
        while lines.len() < 1 << 16
            && let Ok(saying) = said.try_recv()
        {
            lines.push_str(&line(name, &saying));
        }
        send(writing, &lines).await?;
    }
}

async fn heard(
    reading: &mut (impl AsyncBufReadExt + Unpin),
    pongs: &mpsc::UnboundedSender<Saying>,
    mut hear: impl FnMut(Heard),
) -> io::Result<()> {
    let mut line = String::new();
    loop {
        line.clear();
        let read = timeout(SILENCE, (&mut *reading).take(LONGEST).read_line(&mut line)).await??;
        if read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        match *words {
            ["PING"] => drop(pongs.send(Saying::Pong)),
            ["MSG", _, about, length] | ["MSG", _, about, _, length] => {
                let length: u64 = length.parse().map_err(io::Error::other)?;
                if length > LONGEST {
                    return Err(io::ErrorKind::InvalidData.into());
                }
                let mut text = vec![0; length as usize + 2];
                timeout(SILENCE, reading.read_exact(&mut text)).await??;
                if let Some(news) = understood(about, &text) {
                    hear(news);
                }
            }
            ["-ERR", ..] => return Err(io::Error::other("refused")),
            _ => {}
        }
    }
}

fn understood(about: &str, text: &[u8]) -> Option<Heard> {
    let text = std::str::from_utf8(text).ok()?.trim_end();
    match about {
        PEOPLE => text.parse().ok().map(Heard::Person),
        table => Some(Heard::Table(table.parse().ok()?, text.parse().ok()?)),
    }
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;

    const TABLE: TableId = TableId::from_bits(0x7ab1e);

    #[test]
    fn addresses_say_where_a_bus_is_and_who_comes() {
        let plain: BusAddress = "nats://bus.example.org".parse().unwrap();
        assert_eq!((plain.host.as_str(), plain.port, plain.encrypted), ("bus.example.org", 4222, false));
        let full: BusAddress = "tls://sea:pass@127.0.0.1:4333/club".parse().unwrap();
        assert_eq!((full.port, full.encrypted, full.name.as_str()), (4333, true, "club"));
        assert_eq!(full.credential, Some(("sea".to_owned(), Some("pass".to_owned()))));
        assert!(!format!("{full:?}").contains("pass"));
        for wrong in ["", "bus", "http://bus", "nats://", "nats://bus:x", "nats://bus/a b", "nats://bus/a.b"]
        {
            assert_eq!(wrong.parse::<BusAddress>(), Err(ParseError::of("address")), "{wrong}");
        }
    }

    /// A bus that says what is written here, once it was greeted, and gives what it heard until then.
    async fn told(says: &'static str) -> (io::Result<Vec<Heard>>, String) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address: BusAddress = format!("nats://{}", listener.local_addr().unwrap()).parse().unwrap();
        let serving = async {
            let (mut stream, _) = listener.accept().await.unwrap();
            stream.write_all(b"INFO {\"server_id\":\"test\",\"max_payload\":1048576} \r\n").await.unwrap();
            let mut said = Vec::new();
            while !String::from_utf8_lossy(&said).contains("PING\r\n") {
                stream.read_buf(&mut said).await.unwrap();
            }
            stream.write_all(format!("PONG\r\n{says}").as_bytes()).await.unwrap();
            while String::from_utf8_lossy(&said).matches("PING\r\n").count() < 2 {
                stream.read_buf(&mut said).await.unwrap();
            }
            String::from_utf8(said).unwrap()
        };
        let coming = async {
            let bus = Bus::connect(&address).await?;
            let (saying, mut said) = mpsc::unbounded_channel();
            saying.send(Saying::Table(TABLE, News::Moved(3))).unwrap();
            let mut heard = Vec::new();
            // The bus goes away when it has said everything.
            let _ = bus.run(HashSet::from([TABLE]), &mut said, |news| heard.push(news)).await;
            Ok(heard)
        };
        tokio::join!(coming, serving)
    }

    #[tokio::test]
    async fn whoever_comes_says_which_tables_it_follows_and_hears_of_them() {
        let says = "+OK\r\nPING\r\nMSG seaboard.x 00000000fbrt 8\r\nmoved 12\r\nMSG s x 4\r\nnone\r\nMSG seaboard.people people 3\r\nodd\r\n";
        let table: Result<TableId, _> = "00000000fbrt".parse();
        let (heard, said) = told(says).await;
        let expected: Vec<Heard> =
            table.into_iter().map(|table| Heard::Table(table, News::Moved(12))).collect();
        assert_eq!(heard.unwrap(), expected);
        assert!(said.starts_with("CONNECT {") && said.contains("\"echo\":false"), "{said}");
        assert!(said.contains("SUB seaboard.people people\r\n"), "{said}");
        assert!(said.contains(&format!("SUB seaboard.{TABLE} {TABLE}\r\n")), "{said}");
    }

    #[test]
    fn lines_are_those_of_the_protocol() {
        let line = |saying| line("sea", &saying);
        assert_eq!(line(Saying::Table(TABLE, News::Moved(12))), format!("PUB sea.{TABLE} 8\r\nmoved 12\r\n"));
        assert_eq!(line(Saying::Ignore(TABLE)), format!("UNSUB {TABLE}\r\n"));
        let person = PersonId::from_bits(5);
        let text = person.to_string();
        assert_eq!(line(Saying::Person(person)), format!("PUB sea.people {}\r\n{text}\r\n", text.len()));
    }
}
