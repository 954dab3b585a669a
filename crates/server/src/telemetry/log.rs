//! The log: one JSON object a line. What can be said is an [`LogEvent`], so that nothing else ends up in a log.

use std::fmt;
use std::io::Write;
use std::net::SocketAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use protocol::TableId;
use serde::Serialize;

use crate::live::NotLoaded;

/// What is worth saying.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum LogLevel {
    /// Nothing.
    #[default]
    Off,
    /// What somebody should look at.
    Warnings,
    /// When the server begins and ends, too.
    Info,
    /// Every request and every socket, too.
    Requests,
}

/// Something that happened to a server. Tables are named by their ids, which are no secrets; people are not.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(crate) enum LogEvent {
    Started {
        address: SocketAddr,
        #[serde(skip_serializing_if = "Option::is_none")]
        metrics: Option<SocketAddr>,
        build: String,
    },
    Stopping,
    Stopped,
    /// No server ran for so many milliseconds.
    Outage {
        ms: u64,
    },
    Request {
        method: &'static str,
        route: &'static str,
        status: u16,
        ms: u64,
    },
    SocketOpened,
    SocketClosed {
        why: &'static str,
    },
    /// A table could not be read from the store, or its log does not fit.
    TableNotLoaded {
        table: TableId,
        cause: Cause,
    },
    /// An entry could not be written: it is tried once more on the table as the store has it.
    NotWritten {
        table: TableId,
        cause: Cause,
    },
    /// The store does not take what is written.
    StoreFails {
        cause: Cause,
    },
}

/// Why something went wrong, in words that hold nothing of what it went wrong with.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Cause(String);

impl Cause {
    /// There is nothing there.
    pub(crate) fn missing() -> Cause {
        Cause("it is not there".to_owned())
    }

    /// Somebody else was first.
    pub(crate) fn overtaken() -> Cause {
        Cause("another entry was first".to_owned())
    }

    /// The log fails at this entry. What the entry says is left out: it is a move.
    pub(crate) fn entry(seq: u64) -> Cause {
        Cause(format!("its log does not fit at entry {seq}"))
    }
}

impl From<NotLoaded> for Cause {
    fn from(not: NotLoaded) -> Cause {
        match not {
            NotLoaded::Log(bad) => Cause::entry(bad.seq),
            NotLoaded::Db(_) | NotLoaded::NotBegun | NotLoaded::Settings => Cause(not.to_string()),
        }
    }
}

/// Errors of a database hold no values.
impl From<store::DbError> for Cause {
    fn from(error: store::DbError) -> Cause {
        Cause(error.to_string())
    }
}

impl LogEvent {
    fn level(&self) -> LogLevel {
        match self {
            LogEvent::TableNotLoaded { .. } | LogEvent::NotWritten { .. } | LogEvent::StoreFails { .. } => {
                LogLevel::Warnings
            }
            LogEvent::Started { .. } | LogEvent::Stopping | LogEvent::Stopped | LogEvent::Outage { .. } => {
                LogLevel::Info
            }
            LogEvent::Request { status, .. } if *status >= 500 => LogLevel::Warnings,
            LogEvent::Request { .. } | LogEvent::SocketOpened | LogEvent::SocketClosed { .. } => {
                LogLevel::Requests
            }
        }
    }
}

/// Where the log goes, and how much of it.
#[derive(Default)]
pub struct Log {
    level: LogLevel,
    sink: Option<Mutex<Box<dyn Write + Send>>>,
}

impl Log {
    /// A log of this level.
    pub fn new(level: LogLevel, sink: impl Write + Send + 'static) -> Log {
        Log { level, sink: Some(Mutex::new(Box::new(sink))) }
    }

    pub(crate) fn say(&self, event: &LogEvent) {
        #[derive(Serialize)]
        struct Line<'a> {
            time: u64,
            level: &'static str,
            #[serde(flatten)]
            event: &'a LogEvent,
        }
        let Some(sink) = self.sink.as_ref().filter(|_| event.level() <= self.level) else { return };
        let time = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as u64);
        let level = if event.level() == LogLevel::Warnings { "warning" } else { "info" };
        let Ok(mut line) = serde_json::to_string(&Line { time, level, event }) else { return };
        line.push('\n');
        // Where a log cannot be written, there is nowhere to say so.
        let _ = sink.lock().unwrap_or_else(PoisonError::into_inner).write_all(line.as_bytes());
    }
}

impl fmt::Debug for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Log").field("level", &self.level).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    #[derive(Clone, Default)]
    struct Kept(Arc<Mutex<Vec<u8>>>);

    impl Write for Kept {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    fn said(level: LogLevel) -> Vec<serde_json::Value> {
        let kept = Kept::default();
        let log = Log::new(level, kept.clone());
        log.say(&LogEvent::Stopping);
        log.say(&LogEvent::Request { method: "GET", route: "/api/status", status: 200, ms: 3 });
        log.say(&LogEvent::Request { method: "POST", route: "/api/tables", status: 503, ms: 3 });
        log.say(&LogEvent::TableNotLoaded { table: TableId::from_bits(7), cause: Cause::entry(12) });
        let text = String::from_utf8(kept.0.lock().unwrap().clone()).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    #[test]
    fn a_log_says_what_its_level_asks_for() {
        let events = |level| said(level).iter().map(|line| line["event"].to_string()).collect::<Vec<_>>();
        assert!(events(LogLevel::Off).is_empty());
        assert_eq!(events(LogLevel::Warnings), ["\"request\"", "\"table-not-loaded\""]);
        assert_eq!(events(LogLevel::Info), ["\"stopping\"", "\"request\"", "\"table-not-loaded\""]);
        assert_eq!(events(LogLevel::Requests).len(), 4);
    }

    #[test]
    fn a_line_is_an_object_with_its_time() {
        let lines = said(LogLevel::Warnings);
        assert_eq!(lines[1]["cause"], "its log does not fit at entry 12");
        assert_eq!(lines[1]["table"], TableId::from_bits(7).to_string());
        assert_eq!(lines[1]["level"], "warning");
        assert!(lines[1]["time"].as_u64().is_some_and(|time| time > 1_700_000_000_000));
    }
}
