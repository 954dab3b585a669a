//! How a server of online tables is set up: its address, and what is too much. All numbers stand here.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;
use std::time::Duration;

use game::ParseError;
use protocol::limits;

/// How a server of online tables is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Under which address people reach it, where that is not the one it listens at.
    pub public: Option<Public>,
    /// Proxies that are believed when they say for whom they ask.
    pub proxies: Vec<IpAddr>,
    /// Where it listens.
    pub listening: Option<SocketAddr>,
    /// Changes with every build of the app.
    pub build: String,
    /// How often it says that it is there: whoever finds that nobody was for a while stops the clocks for that time.
    pub beat: Duration,
    /// How often it looks at what others may have written that serve the same tables.
    pub look: Duration,
    /// How long it goes on once it is told to stop, where others serve the same tables: whoever sends people to them notices meanwhile
    /// that it is not ready any more.
    pub leaving: Duration,
    /// How often it looks for tables where somebody's time is up.
    pub sweep: Duration,
    /// What is too much.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            public: None,
            proxies: Vec::new(),
            listening: None,
            build: env!("CARGO_PKG_VERSION").to_owned(),
            beat: Duration::from_secs(2),
            look: Duration::from_secs(2),
            leaving: Duration::from_millis(1200),
            sweep: Duration::from_secs(5),
            limits: Limits::default(),
        }
    }
}

/// How often something may be done: so many times at once, and once more after each time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How often at once.
    pub at_once: u32,
    /// How long it takes until it may be done once more.
    pub each: Duration,
}

impl Rate {
    const fn new(at_once: u32, each_ms: u64) -> Rate {
        Rate { at_once, each: Duration::from_millis(each_ms) }
    }
}

/// What is too much.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of the body of a request.
    pub body_bytes: usize,
    /// How long a body may take to arrive.
    pub body_time: Duration,
    /// Bytes of a message on a socket.
    pub message_bytes: usize,
    /// Messages on one socket.
    pub messages: Rate,
    /// Sockets of one person.
    pub sockets_of_person: usize,
    /// Sockets of one address.
    pub sockets_of_address: usize,
    /// Tables that one socket watches.
    pub watched_by_socket: usize,
    /// People who look on at one table.
    pub onlookers: u32,
    /// How long a socket may be silent.
    pub silence: Duration,
    /// How long a reader may take for one message.
    pub reading: Duration,
    /// Requests from one address.
    pub requests_of_address: Rate,
    /// Requests of one person.
    pub requests_of_person: Rate,
    /// People who are new, from one address.
    pub new_people: Rate,
    /// Passes that are tried, from one address.
    pub passes: Rate,
    /// Tables that one person opens.
    pub new_tables: Rate,
    /// Tables of one person that have not begun.
    pub open_tables: u32,
    /// Tables of one person that are played.
    pub running_tables: u32,
    /// Programs of one person.
    pub programs: usize,
    /// Lines that one person says.
    pub lines: Rate,
    /// Looks back on one socket.
    pub looks: Rate,
    /// How long a bot's thought may be expected to wait while more tables get bots that think for long.
    pub bots_wait: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body_bytes: limits::BODY_BYTES,
            body_time: Duration::from_secs(10),
            message_bytes: limits::MESSAGE_BYTES,
            messages: Rate::new(limits::MESSAGES_AT_ONCE, 1000 / limits::MESSAGES_PER_SECOND as u64),
            sockets_of_person: limits::SOCKETS_OF_A_PERSON,
            sockets_of_address: 40,
            watched_by_socket: limits::WATCHED_BY_A_SOCKET,
            onlookers: 500,
            silence: Duration::from_millis(3 * limits::PING_EVERY),
            reading: Duration::from_secs(20),
            requests_of_address: Rate::new(200, 20),
            requests_of_person: Rate::new(60, 50),
            new_people: Rate::new(200, 18_000),
            passes: Rate::new(20, 30_000),
            new_tables: Rate::new(20, 30_000),
            open_tables: 5,
            running_tables: 20,
            programs: 10,
            lines: Rate::new(5, 2_000),
            looks: Rate::new(10, 200),
            bots_wait: Duration::from_secs(3),
        }
    }
}

/// The address under which people reach a server: scheme, host and port, and nothing behind them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Public {
    origin: String,
}

impl Public {
    /// Whether everything goes over TLS.
    pub(crate) fn is_safe(&self) -> bool {
        self.origin.starts_with("https:")
    }

    /// Whether a page that says this of itself came from here.
    pub(crate) fn is_origin(&self, origin: &str) -> bool {
        self.origin.eq_ignore_ascii_case(origin)
    }
}

/// As browsers write an origin.
impl fmt::Display for Public {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.origin)
    }
}

impl FromStr for Public {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Public, ParseError> {
        let wrong = || ParseError::of("address");
        let lower = text.trim_end_matches('/').to_ascii_lowercase();
        let (scheme, host) = lower.split_once("://").ok_or_else(wrong)?;
        let usual = match scheme {
            "http" => ":80",
            "https" => ":443",
            _ => return Err(wrong()),
        };
        let host = host.strip_suffix(usual).unwrap_or(host);
        let letters = |c: char| c.is_ascii_alphanumeric() || "-.:[]".contains(c);
        if host.is_empty() || host.starts_with(':') || !host.chars().all(letters) {
            return Err(wrong());
        }
        Ok(Public { origin: format!("{scheme}://{host}") })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_written_as_browsers_write_origins() {
        for (text, origin) in [
            ("https://sea.example.org", "https://sea.example.org"),
            ("https://Sea.Example.org:443/", "https://sea.example.org"),
            ("http://192.0.2.7:80", "http://192.0.2.7"),
            ("http://[2001:db8::1]:7878/", "http://[2001:db8::1]:7878"),
        ] {
            assert_eq!(text.parse::<Public>().map(|public| public.to_string()).as_deref(), Ok(origin));
        }
        for text in
            ["", "sea.example.org", "ftp://sea", "https://", "https://sea/play", "http://:80", "http://a b"]
        {
            assert_eq!(text.parse::<Public>(), Err(ParseError::of("address")), "{text}");
        }
    }

    #[test]
    fn limits_are_those_that_clients_can_rely_on() {
        let messages = Limits::default().messages;
        assert_eq!(messages.each * limits::MESSAGES_PER_SECOND, Duration::from_secs(1));
        assert_eq!(messages.at_once, limits::MESSAGES_AT_ONCE);
    }
}
