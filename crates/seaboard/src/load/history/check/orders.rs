//! What everybody ordered, and what must have become of it.

use std::collections::BTreeMap;

use game::Seat;
use store::Entry;

use super::super::{Event, What};
use super::{Fault, is_order};

/// Refusals after which an order may be written all the same: nobody got the database's answer, or that of the table.
const UNSURE: [&str; 2] = ["net-not-saved", "net-busy"];

/// An order, however often it was sent.
#[derive(Debug, Default)]
struct Ordered<'a> {
    /// When it was sent first.
    begun: u64,
    /// What was ordered under this number: something else after it was refused.
    acts: Vec<&'a str>,
    sent: u32,
    /// How often it was refused for good.
    refused: u32,
    /// Whether its seat was told that it is written.
    confirmed: bool,
}

/// Everybody's orders, by seat and number.
pub(super) struct Orders<'a>(BTreeMap<(Seat, u32), Ordered<'a>>);

impl<'a> Orders<'a> {
    pub(super) fn of(events: &'a [Event]) -> Orders<'a> {
        let mut orders = Orders(BTreeMap::new());
        for event in events {
            let Some(seat) = event.seat else { continue };
            match &event.what {
                What::Ordered { own, act } => orders.send(seat, *own, act, event.at),
                What::Refused { own: Some(own), why } if !UNSURE.contains(&&**why) => {
                    if let Some(ordered) = orders.0.get_mut(&(seat, *own)) {
                        ordered.refused += 1;
                    }
                }
                What::Saw { own: Some(own), .. } => {
                    let written = orders.0.range_mut((seat, 0)..(seat, *own));
                    written.for_each(|(_, ordered)| ordered.confirmed = true);
                }
                What::Refused { .. } | What::Saw { .. } | What::Lost => {}
            }
        }
        orders
    }

    fn send(&mut self, seat: Seat, own: u32, act: &'a str, at: u64) {
        let new = || Ordered { begun: at, ..Ordered::default() };
        let ordered = self.0.entry((seat, own)).or_insert_with(new);
        ordered.acts.push(act);
        ordered.sent += 1;
    }

    /// When this order was sent first.
    pub(super) fn begun(&self, seat: Seat, own: u32) -> Option<u64> {
        self.0.get(&(seat, own)).map(|ordered| ordered.begun)
    }

    /// When the order was sent first from which this entry comes.
    pub(super) fn of_entry(&self, entry: &Entry) -> Option<u64> {
        self.begun(entry.seat?, entry.own?)
    }

    /// What is wrong with an entry, where something is. All entries are somebody's orders, and each order is one entry at most.
    pub(super) fn judge(&self, entry: &Entry, before: &[Entry]) -> Option<Fault> {
        let (seq, seat) = (entry.seq, entry.seat);
        let doubled = |first: &Entry| Some(Fault::Doubled { seq, seat, first: first.seq });
        let same = |first: &&Entry| first.own.is_some() && (first.seat, first.own) == (seat, entry.own);
        if let Some(first) = before.iter().find(same) {
            return doubled(first);
        }
        let ordered = seat.zip(entry.own).and_then(|order| self.0.get(&order));
        match ordered.filter(|ordered| ordered.acts.contains(&&*entry.what)) {
            Some(ordered) if ordered.sent == ordered.refused => Some(Fault::Refused { seq, seat }),
            Some(_) => None,
            None => match before.iter().rfind(|last| last.seat == seat) {
                // The same once more, under the next number.
                Some(last) if last.what == entry.what => doubled(last),
                _ => Some(Fault::Unordered { seq, seat, what: entry.what.clone() }),
            },
        }
    }

    /// Orders that were confirmed and are not in the log, or not as they were given.
    pub(super) fn lost(&self, entries: &[Entry]) -> Vec<Fault> {
        let written = |seat, own, ordered: &Ordered| {
            let entry = entries.iter().find(|entry| is_order(entry, seat, own));
            entry.is_some_and(|entry| ordered.acts.contains(&&*entry.what))
        };
        let confirmed = self.0.iter().filter(|(_, ordered)| ordered.confirmed);
        let lost = confirmed.filter(|&(&(seat, own), ordered)| !written(seat, own, ordered));
        let fault = |(&(seat, own), ordered): (&(Seat, u32), &Ordered)| {
            let act = ordered.acts.last().copied().unwrap_or_default().to_owned();
            Fault::Lost { seat, own, act }
        };
        lost.map(fault).collect()
    }
}
