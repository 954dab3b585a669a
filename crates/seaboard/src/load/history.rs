//! What everybody at a table did and saw, each with its time. [`check`] holds it against the log in the store.

pub(crate) mod check;
pub(crate) mod log;

use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use game::Seat;
use online::Position;
use protocol::{Mark, TableId};
use serde::{Deserialize, Serialize};

/// All that happened to those at one table, in the order in which it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct History {
    pub(crate) table: TableId,
    pub(crate) events: Vec<Event>,
}

/// Something that somebody did or saw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Event {
    /// When, in microseconds. All read the same clock, which never goes back.
    pub(crate) at: u64,
    /// Who: the player at a seat, or the one who looks on.
    pub(crate) seat: Option<Seat>,
    #[serde(flatten)]
    pub(crate) what: What,
}

/// What somebody did or saw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub(crate) enum What {
    /// They sent an order: that of this number of their own. Sent again, it has the same number.
    Ordered { own: u32, act: String },
    /// An order was refused, or something else.
    Refused { own: Option<u32>, why: String },
    /// They were told how it stands: how many moments they know, their mark, and how many orders of theirs are written. Nobody has
    /// orders of their own once the game is over.
    Saw { n: u32, mark: Mark, own: Option<u32> },
    /// The connection ended, or nobody answered on it: nobody knows what became of an order that was on its way.
    Lost,
}

impl What {
    pub(crate) fn saw(at: Position, own: Option<u32>) -> What {
        What::Saw { n: at.n, mark: at.mark, own }
    }
}

/// An event as a line of a file has it.
#[derive(Serialize, Deserialize)]
struct Line {
    table: TableId,
    #[serde(flatten)]
    event: Event,
}

/// Where those at one table write down what happens to them.
pub(crate) struct Recorder {
    table: TableId,
    began: Instant,
    events: Mutex<Vec<Event>>,
}

impl Recorder {
    pub(crate) fn new(table: TableId, began: Instant) -> Recorder {
        Recorder { table, began, events: Mutex::default() }
    }

    pub(crate) fn note(&self, seat: Option<Seat>, what: What) {
        let mut events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
        // Read behind the lock, so that events stand in the order of their times.
        let at = self.began.elapsed().as_micros() as u64;
        events.push(Event { at, seat, what });
    }

    /// What was written down so far.
    pub(crate) fn history(&self) -> History {
        let events = self.events.lock().unwrap_or_else(PoisonError::into_inner).clone();
        History { table: self.table, events }
    }
}

impl History {
    /// Writes it as lines of JSON, one an event.
    pub(crate) fn write(&self, to: &mut impl Write) -> io::Result<()> {
        for event in &self.events {
            serde_json::to_writer(&mut *to, &Line { table: self.table, event: event.clone() })?;
            to.write_all(b"\n")?;
        }
        to.flush()
    }

    /// Reads what was written, table by table.
    pub(crate) fn read_all(text: &str) -> serde_json::Result<Vec<History>> {
        let mut all: Vec<History> = Vec::new();
        for line in text.lines() {
            let Line { table, event } = serde_json::from_str(line)?;
            match all.iter_mut().rfind(|history| history.table == table) {
                Some(history) => history.events.push(event),
                None => all.push(History { table, events: vec![event] }),
            }
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_history_is_read_as_it_was_written() {
        let write = |table: u64| {
            let recorder = Recorder::new(TableId::from_bits(table), Instant::now());
            let seat = Some(Seat::ALL[0]);
            recorder.note(seat, What::Ordered { own: 0, act: "dive".to_owned() });
            recorder.note(seat, What::Refused { own: Some(0), why: "net-not-saved".to_owned() });
            recorder.note(seat, What::Lost);
            recorder.note(None, What::saw(Position::START, None));
            recorder.note(seat, What::saw(Position::START, Some(1)));
            recorder.history()
        };
        let all = [write(1), write(2)];
        let mut text = Vec::new();
        all.iter().try_for_each(|history| history.write(&mut text)).unwrap();
        let text = String::from_utf8(text).unwrap();
        assert_eq!(text.lines().count(), 10);
        assert_eq!(History::read_all(&text).unwrap(), all);
        assert!(all[0].events.is_sorted_by_key(|event| event.at));
        assert!(History::read_all("{\"table\":1}").is_err());
    }
}
