//! Several servers at one store: what they tell each other.
//!
//! The log in the store is all that counts. What is told here only makes others look sooner: whoever hears nothing finds out by
//! looking every two seconds ([`look`]). Who is connected where travels on the bus alone; without it, whoever is not connected here
//! counts as present elsewhere, so that nobody's seat is claimed who is there.

mod bus;
mod hear;
mod here;
mod look;
mod news;

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use game::Seats;
use protocol::{PersonId, TableId};
use store::TableState;
use tokio::sync::mpsc;

pub use bus::BusAddress;
use bus::Saying;
pub(crate) use here::{SAY_HERE, SaidHere};
pub(crate) use news::{Here, News};

/// How long that is believed.
const BELIEVED: Duration = Duration::from_secs(10);
/// How much later those do something of which another server is to do it: bots think, and time is up.
pub(crate) const AFTER_OTHERS: Duration = Duration::from_secs(2);

/// The servers that share a store, as one of them sees them. It costs nothing to clone.
#[derive(Clone)]
pub struct Nodes {
    shared: Arc<Shared>,
}

struct Shared {
    name: String,
    /// Whether there may be others.
    among_others: bool,
    bus: Option<BusAddress>,
    /// Whether the bus carries what is said.
    connected: AtomicBool,
    /// Whether another server was alive lately.
    others: AtomicBool,
    saying: mpsc::UnboundedSender<Saying>,
    /// What is to be said, until somebody takes it to the bus.
    said: Mutex<Option<mpsc::UnboundedReceiver<Saying>>>,
    tables: Mutex<HashMap<TableId, Followed>>,
}

/// A table that is of interest here.
#[derive(Default)]
struct Followed {
    /// In how many ways.
    times: usize,
    /// How it stood when it was looked at last.
    seen: Option<TableState>,
    /// Who is connected elsewhere: which server said so, and when.
    elsewhere: Vec<(String, Instant, Here)>,
}

/// Who is at a table on other servers, and whose turn it is to do what nobody orders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Elsewhere {
    /// Seats whose people are connected there, or may be.
    pub(crate) seats: Seats,
    /// How many look on there.
    pub(crate) watching: u32,
    /// Whether another server does what nobody orders.
    pub(crate) leads: bool,
}

impl Default for Nodes {
    fn default() -> Nodes {
        Nodes::new("main".to_owned(), false, None)
    }
}

impl Nodes {
    /// One of several servers, which find each other in the store, and sooner over this bus.
    pub fn among_others(name: String, bus: Option<BusAddress>) -> Nodes {
        Nodes::new(name, true, bus)
    }

    fn new(name: String, among_others: bool, bus: Option<BusAddress>) -> Nodes {
        let (saying, said) = mpsc::unbounded_channel();
        let (connected, others) = (AtomicBool::new(false), AtomicBool::new(false));
        let (said, tables) = (Mutex::new(Some(said)), Mutex::default());
        let shared = Shared { name, among_others, bus, connected, others, saying, said, tables };
        Nodes { shared: Arc::new(shared) }
    }

    /// What this one is called.
    pub fn name(&self) -> &str {
        &self.shared.name
    }

    /// Whether there may be others.
    pub(crate) fn are_several(&self) -> bool {
        self.shared.among_others
    }

    /// Whether another one was alive lately.
    pub(crate) fn others(&self) -> bool {
        self.shared.others.load(Ordering::Relaxed)
    }

    /// Whether the bus carries what is said.
    pub(crate) fn connected(&self) -> bool {
        self.shared.connected.load(Ordering::Relaxed)
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Followed>> {
        // What is behind the lock is whole at any time.
        self.shared.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on news of this table are of interest, until they are [`Nodes::unfollow`]ed as often.
    pub(crate) fn follow(&self, table: TableId) {
        if !self.are_several() {
            return;
        }
        let mut tables = self.tables();
        let followed = tables.entry(table).or_default();
        followed.times += 1;
        if followed.times == 1 {
            self.send(Saying::Hear(table));
        }
    }

    pub(crate) fn unfollow(&self, table: TableId) {
        let mut tables = self.tables();
        let Some(followed) = tables.get_mut(&table) else { return };
        followed.times -= 1;
        if followed.times == 0 {
            tables.remove(&table);
            self.send(Saying::Ignore(table));
        }
    }

    /// Tells the others something about a table.
    pub(crate) fn tell(&self, table: TableId, news: News) {
        if self.connected() {
            self.send(Saying::Table(table, news));
        }
    }

    /// Tells the others that somebody is called otherwise, or that sessions of theirs have ended.
    pub(crate) fn tell_of_person(&self, person: PersonId) {
        if self.connected() {
            self.send(Saying::Person(person));
        }
    }

    fn send(&self, saying: Saying) {
        if self.shared.bus.is_some() {
            // Nobody listens any more when the program stops.
            let _ = self.shared.saying.send(saying);
        }
    }

    /// Another server has said who is connected there. Says whether nobody was before: then it wants to know who is here.
    fn heard_here(&self, table: TableId, from: &str, here: Here) -> bool {
        let mut tables = self.tables();
        let Some(followed) = tables.get_mut(&table) else { return false };
        let before = followed.elsewhere.len();
        followed.elsewhere.retain(|(node, at, _)| node != from && at.elapsed() < BELIEVED);
        let new = followed.elsewhere.len() == before;
        if here != Here::default() {
            followed.elsewhere.push((from.to_owned(), Instant::now(), here));
        }
        new && here != Here::default()
    }

    /// Who is at a table elsewhere; `visited` says whether anybody is connected to it here.
    pub(crate) fn elsewhere(&self, table: TableId, visited: bool) -> Elsewhere {
        if !self.are_several() {
            return Elsewhere::default();
        }
        let mut tables = self.tables();
        let Some(followed) = tables.get_mut(&table) else { return Elsewhere::default() };
        followed.elsewhere.retain(|(_, at, _)| at.elapsed() < BELIEVED);
        let blind = !self.connected() && self.others();
        let seats = followed.elsewhere.iter().flat_map(|(.., here)| here.seats.iter());
        let own = weight(self.name(), table);
        let higher = followed.elsewhere.iter().any(|(node, ..)| weight(node, table) > own);
        Elsewhere {
            seats: if blind { Seats::ALL } else { seats.collect() },
            watching: followed.elsewhere.iter().map(|(.., here)| here.watching).sum(),
            leads: !followed.elsewhere.is_empty() && (!visited || higher),
        }
    }
}

/// Whoever weighs most at a table leads there: all agree on that without asking.
fn weight(node: &str, table: TableId) -> u64 {
    let mut hasher = DefaultHasher::new();
    (node, table.to_bits()).hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;

    const TABLE: TableId = TableId::from_bits(7);

    fn node(name: &str) -> Nodes {
        let bus = "nats://127.0.0.1".parse().ok();
        let nodes = Nodes::among_others(name.to_owned(), bus);
        nodes.shared.connected.store(true, Ordering::Relaxed);
        nodes.follow(TABLE);
        nodes
    }

    #[test]
    fn of_those_where_somebody_is_connected_exactly_one_leads() {
        let names = ["a", "b", "c", "d"];
        let here = Here { seats: Seats::only(Seat::ALL[1]), watching: 2 };
        let leads = |own: &str| {
            let nodes = node(own);
            for name in names.iter().filter(|&&name| name != own) {
                assert!(nodes.heard_here(TABLE, name, here));
                assert!(!nodes.heard_here(TABLE, name, here), "they are known already");
            }
            let elsewhere = nodes.elsewhere(TABLE, true);
            assert_eq!((elsewhere.seats, elsewhere.watching), (here.seats, 6));
            assert!(
                nodes.elsewhere(TABLE, false).leads,
                "whoever has no visitors leaves it to those who have"
            );
            !elsewhere.leads
        };
        assert_eq!(names.iter().filter(|name| leads(name)).count(), 1);
    }

    #[test]
    fn without_a_bus_nobody_is_thought_gone_who_may_be_elsewhere() {
        let nodes = node("a");
        assert_eq!(nodes.elsewhere(TABLE, true), Elsewhere::default());
        nodes.shared.connected.store(false, Ordering::Relaxed);
        assert_eq!(nodes.elsewhere(TABLE, true).seats, Seats::NONE, "nobody else runs");
        nodes.shared.others.store(true, Ordering::Relaxed);
        assert_eq!(nodes.elsewhere(TABLE, true), Elsewhere { seats: Seats::ALL, ..Elsewhere::default() });
        assert_eq!(Nodes::default().elsewhere(TABLE, true), Elsewhere::default());
    }

    #[test]
    fn what_is_followed_twice_is_forgotten_when_it_was_left_twice() {
        let nodes = node("a");
        nodes.follow(TABLE);
        nodes.unfollow(TABLE);
        assert!(nodes.tables().contains_key(&TABLE));
        nodes.unfollow(TABLE);
        nodes.unfollow(TABLE);
        assert!(nodes.tables().is_empty());
    }
}
