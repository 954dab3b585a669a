//! Holds what everybody at a table did and saw against its log. Pure: it knows of no sockets, clocks or databases.
//!
//! Orders of one table must seem to be done one after the other, in an order that agrees with real time: whatever somebody had
//! been told when another began to order stands before that in the log. Looking may be late, but nobody sees less than before.

mod fault;
mod orders;
#[cfg(test)]
mod tests;

use game::Seat;
use online::Position;
use store::Entry;

pub(crate) use self::fault::Fault;
use self::orders::Orders;
use super::log::Log;
use super::{Event, History, What};

/// Everything that is wrong at this table; what the rest may follow from stands first.
pub(crate) fn check(history: &History, log: &Log) -> Vec<Fault> {
    let orders = Orders::of(&history.events);
    let mut faults: Vec<Fault> = numbers(&log.entries).into_iter().collect();
    faults.extend(log.entries.iter().enumerate().filter_map(|(place, entry)| {
        let before = log.entries.get(..place).unwrap_or_default();
        orders.judge(entry, before)
    }));
    faults.extend(orders.lost(&log.entries));
    faults.extend(log.broken.clone().map(|detail| Fault::Unplayable { detail }));
    faults.extend(InTime::new(log, &orders).watch(&history.events));
    faults
}

/// The entries are numbered from 1, without a gap.
fn numbers(entries: &[Entry]) -> Option<Fault> {
    let mut expected = 1..;
    let odd = entries.iter().find(|entry| expected.next() != Some(entry.seq))?;
    Some(Fault::Misnumbered { seq: odd.seq })
}

/// What is known of a table's log while time goes by.
struct InTime<'a> {
    log: &'a Log,
    orders: &'a Orders<'a>,
    /// How many entries there must have been, since somebody has seen what came of them.
    known: usize,
    /// The same for each of those who look.
    seen: Vec<(Option<Seat>, usize)>,
    faults: Vec<Fault>,
}

impl<'a> InTime<'a> {
    fn new(log: &'a Log, orders: &'a Orders<'a>) -> InTime<'a> {
        InTime { log, orders, known: 0, seen: Vec::new(), faults: Vec::new() }
    }

    fn watch(mut self, events: &[Event]) -> Vec<Fault> {
        for event in events {
            match (&event.what, event.seat) {
                (What::Ordered { own, .. }, Some(seat)) => self.order(event.at, seat, *own),
                (&What::Saw { n, mark, own }, who) => self.look(event.at, who, Position { n, mark }, own),
                _ => {}
            }
        }
        self.faults
    }

    /// Whatever was known when somebody began to order stands before that.
    fn order(&mut self, at: u64, seat: Seat, own: u32) {
        let place = self.log.entries.iter().position(|entry| is_order(entry, seat, own));
        if let Some(place) = place
            && place < self.known
            && self.orders.begun(seat, own) == Some(at)
        {
            let (seq, known) = (place + 1, self.known);
            self.faults.push(Fault::Overtaken { seat, own, seq, known, at });
        }
    }

    /// What somebody sees is how the log stood at some time, and not before what they saw last.
    fn look(&mut self, at: u64, who: Option<Seat>, view: Position, own: Option<u32>) {
        let before = self.seen.iter().find(|(whose, _)| *whose == who).map_or(0, |(_, seen)| *seen);
        match self.entries_seen(who, view, own, before) {
            Ok(seen) => {
                self.seen.retain(|(whose, _)| *whose != who);
                self.seen.push((who, seen));
                self.learn(at, who, seen);
            }
            Err(Some(earlier)) => {
                self.faults.push(Fault::Stale { who, n: view.n, earlier, before, at });
            }
            Err(None) => self.faults.push(Fault::Never { who, n: view.n, own, at }),
        }
    }

    /// How many entries there were at least, for somebody who had seen what came of so many; or that there were fewer, or never any
    /// from which this follows.
    fn entries_seen(
        &self,
        who: Option<Seat>,
        view: Position,
        own: Option<u32>,
        before: usize,
    ) -> Result<usize, Option<usize>> {
        let views = self.log.views.iter().find(|(whose, _)| *whose == who).map(|(_, views)| &**views);
        let views = views.unwrap_or_default();
        let fits = |seen: &usize| views.get(*seen) == Some(&view) && self.has_own(who, *seen, own);
        let since = (before..views.len()).find(fits);
        since.ok_or_else(|| (0..before).find(fits))
    }

    /// Whether so many of somebody's own orders are among the first entries.
    fn has_own(&self, who: Option<Seat>, entries: usize, own: Option<u32>) -> bool {
        let (Some(seat), Some(own)) = (who, own) else { return true };
        let first = self.log.entries.iter().take(entries);
        first.filter(|entry| entry.seat == Some(seat)).count() == own as usize
    }

    /// Nobody can see what came of an order before it is given.
    fn learn(&mut self, at: u64, who: Option<Seat>, seen: usize) {
        let new = self.log.entries.iter().enumerate().take(seen).skip(self.known);
        for (place, entry) in new {
            if self.orders.of_entry(entry).is_some_and(|begun| begun > at) {
                self.faults.push(Fault::Foreseen { who, seq: place + 1, at });
            }
        }
        self.known = self.known.max(seen);
    }
}

/// Whether an entry is somebody's order of this number.
fn is_order(entry: &Entry, seat: Seat, own: u32) -> bool {
    (entry.seat, entry.own) == (Some(seat), Some(own))
}
