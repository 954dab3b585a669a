//! Who is connected, on how many sockets: to call them to their tables, and to end what must end.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{PersonId, TableId};
use store::Hashed;
use tokio::sync::{mpsc, watch};

use crate::buckets::Neighbourhood;
use crate::config::Limits;

/// Calls that wait for one socket. One that has so many waiting already misses nothing: the page shows all tables.
const CALLS: usize = 16;

/// All sockets of this server.
#[derive(Clone, Default)]
pub(crate) struct Sockets {
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    book: Mutex<Book>,
    count: watch::Sender<usize>,
}

#[derive(Default)]
struct Book {
    next: u64,
    people: HashMap<PersonId, Vec<Registered>>,
    addresses: HashMap<Neighbourhood, usize>,
}

struct Registered {
    number: u64,
    session: Option<Hashed>,
    calls: mpsc::Sender<TableId>,
    end: watch::Sender<bool>,
}

/// One socket's place; gone from the list when it is dropped.
pub(crate) struct SocketPlace {
    sockets: Sockets,
    number: u64,
    person: PersonId,
    address: Neighbourhood,
    /// Tables where it is one's turn.
    pub(crate) calls: mpsc::Receiver<TableId>,
    /// Whether the session has ended.
    pub(crate) ended: watch::Receiver<bool>,
}

impl Sockets {
    fn book(&self) -> MutexGuard<'_, Book> {
        // What is behind the lock is whole at any time.
        self.shared.book.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more socket, unless there are too many.
    pub(crate) fn join(
        &self,
        person: PersonId,
        session: Option<Hashed>,
        address: Neighbourhood,
        limits: &Limits,
    ) -> Option<SocketPlace> {
        let mut book = self.book();
        let of_person = book.people.get(&person).map_or(0, Vec::len);
        let of_address = book.addresses.get(&address).copied().unwrap_or_default();
        if of_person >= limits.sockets_of_person || of_address >= limits.sockets_of_address {
            return None;
        }
        let (calls, called) = mpsc::channel(CALLS);
        let (end, ended) = watch::channel(false);
        book.next += 1;
        let number = book.next;
        book.people.entry(person).or_default().push(Registered { number, session, calls, end });
        *book.addresses.entry(address).or_default() += 1;
        self.shared.count.send_modify(|count| *count += 1);
        Some(SocketPlace { sockets: self.clone(), number, person, address, calls: called, ended })
    }

    /// It is somebody's turn.
    pub(crate) fn call(&self, person: PersonId, table: TableId) {
        for entry in self.book().people.get(&person).into_iter().flatten() {
            // See CALLS.
            let _ = entry.calls.try_send(table);
        }
    }

    /// Whether somebody is connected.
    pub(crate) fn has(&self, person: PersonId) -> bool {
        self.book().people.contains_key(&person)
    }

    /// Ends those sockets of somebody whose sessions are these.
    pub(crate) fn end(&self, person: PersonId, which: impl Fn(Option<&Hashed>) -> bool) {
        let book = self.book();
        let entries = book.people.get(&person).into_iter().flatten();
        entries.filter(|entry| which(entry.session.as_ref())).for_each(|entry| {
            entry.end.send_replace(true);
        });
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        *self.shared.count.borrow()
    }

    /// Comes when the last one is gone.
    pub(crate) async fn all_gone(&self) {
        let mut count = self.shared.count.subscribe();
        // The sender lives as long as this.
        let _ = count.wait_for(|&count| count == 0).await;
    }
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        let mut book = self.sockets.book();
        if let Some(entries) = book.people.get_mut(&self.person) {
            entries.retain(|entry| entry.number != self.number);
            if entries.is_empty() {
                book.people.remove(&self.person);
            }
        }
        if let Some(count) = book.addresses.get_mut(&self.address) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                book.addresses.remove(&self.address);
            }
        }
        drop(book);
        self.sockets.shared.count.send_modify(|count| *count = count.saturating_sub(1));
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    const ADA: PersonId = PersonId::from_bits(1);
    const BEN: PersonId = PersonId::from_bits(2);
    const TABLE: TableId = TableId::from_bits(3);

    fn join(sockets: &Sockets, person: PersonId, session: &str) -> Option<SocketPlace> {
        let limits = Limits { sockets_of_person: 2, sockets_of_address: 3, ..Limits::default() };
        let address = IpAddr::from(Ipv4Addr::LOCALHOST).into();
        sockets.join(person, Some(Hashed::of(session.as_bytes())), address, &limits)
    }

    #[test]
    fn nobody_has_too_many_and_whoever_goes_makes_room() {
        let sockets = Sockets::default();
        let first = join(&sockets, ADA, "a");
        let second = join(&sockets, ADA, "a");
        assert!(join(&sockets, ADA, "a").is_none(), "two for a person");
        let third = join(&sockets, BEN, "b");
        assert!(join(&sockets, BEN, "b").is_none(), "three for an address");
        drop((first, second));
        assert!(!sockets.has(ADA) && sockets.has(BEN));
        assert!(join(&sockets, BEN, "b").is_some());
        drop(third);
        assert!(sockets.book().addresses.is_empty());
    }

    #[test]
    fn people_are_called_on_all_their_sockets_and_sessions_end_alone() {
        let sockets = Sockets::default();
        let mut lines = [join(&sockets, ADA, "a").unwrap(), join(&sockets, ADA, "b").unwrap()];
        let mut ben = join(&sockets, BEN, "c").unwrap();
        sockets.call(ADA, TABLE);
        assert!(lines.iter_mut().all(|line| line.calls.try_recv() == Ok(TABLE)));
        assert!(ben.calls.try_recv().is_err());
        let ended = Hashed::of(b"b");
        sockets.end(ADA, |session| session == Some(&ended));
        assert_eq!(lines.map(|line| *line.ended.borrow()), [false, true]);
    }
}
