//! Online tables in memory: one task each, loaded when somebody asks for it and gone when nobody has for a while.
//!
//! A task applies an order to its [`online::OnlineTable`], writes the entry, and only then tells anybody. What cannot be written was never
//! seen: the table in memory is thrown away and loaded anew.

mod stored;
mod task;
mod thinkers;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use game::{Message, Seat};
use online::{Actor, Class, Frame, Millis, Order, Position};
use protocol::{PersonId, Phase, TableId};
use store::Store;
use tokio::sync::{mpsc, oneshot, watch};

pub(crate) use stored::seat_owner;
pub use stored::{NotLoaded, StoredTable};
pub use thinkers::Thinkers;

use crate::config::Limits;
use crate::nodes::{News, Nodes};
use crate::sockets::Sockets;
use crate::telemetry::{Log, Telemetry};

/// Questions that wait for a table at most. Whoever comes then waits, too.
const QUEUE: usize = 64;

/// What the clock says: milliseconds since 1970.
pub type Clock = fn() -> Millis;

/// The tables in memory.
#[derive(Clone)]
pub struct Live {
    shared: Arc<Shared>,
}

pub(crate) struct Shared {
    pub(crate) store: Store,
    pub(crate) clock: Clock,
    pub(crate) thinkers: Thinkers,
    /// How long a table stays when nobody asks for it.
    pub(crate) idle: Duration,
    /// Who is connected: they are called when it is their turn.
    pub(crate) sockets: Sockets,
    /// Those that serve the same tables.
    pub(crate) nodes: Nodes,
    pub(crate) telemetry: Telemetry,
    /// When the server last said that it is there; 0 where none says so.
    last_beat: AtomicU64,
    /// How often a table was loaded.
    loads: AtomicU64,
    tables: Mutex<HashMap<TableId, mpsc::Sender<Ask>>>,
}

/// What a connection gets of a table it follows.
#[derive(Debug)]
pub struct Watching {
    /// Where one is counted.
    visit: Visit,
    /// One's seat, if one has one.
    pub seat: Option<Seat>,
    /// What one is sent.
    pub class: Class,
    /// The message `opening`.
    pub opening: Arc<str>,
    /// The last frame of one's class.
    pub frames: watch::Receiver<Frame>,
    /// The message `room`.
    pub room: watch::Receiver<RoomText>,
}

/// Where a connection is counted: whoever comes and goes is counted at the same place, whatever has become of their seat meanwhile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visit {
    /// The load of the table that counts it: another one never heard of it.
    load: u64,
    seat: Option<Seat>,
}

/// A message `room`, ready to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomText {
    /// How far the table is.
    pub phase: Phase,
    /// The message.
    pub text: Arc<str>,
}

/// What a table is asked.
pub(crate) enum Ask {
    /// Somebody comes to look, or to play.
    Watch { person: PersonId, onlookers: u32, reply: oneshot::Sender<Result<Watching, Message>> },
    /// One of those connections is gone.
    Gone { visit: Visit },
    /// Somebody orders something.
    Order { actor: Actor, order: Order, reply: oneshot::Sender<Result<(), Message>> },
    /// Somebody stands elsewhere than the last frame needs.
    Since { class: Class, have: Position, reply: oneshot::Sender<Frame> },
    /// Somebody looks back.
    Look { class: Class, from: u32, to: u32, reply: oneshot::Sender<String> },
    /// The text of the table's file.
    Text { reply: oneshot::Sender<String> },
    /// Whoever does something without being asked does it now.
    Wake { reply: oneshot::Sender<()> },
    /// Something was written elsewhere: who sits here, or when no server ran.
    Reload { reply: oneshot::Sender<()> },
    /// The game goes on at another table, or no longer does.
    Rematch { at: Option<TableId> },
    /// The log has so many entries by now; another server may have written them.
    Moved { seq: u32 },
    /// Somebody comes or goes elsewhere. A server that did not know who is connected here wants to.
    LookAround { say: bool },
    /// A bot has thought.
    Thought { thought: online::Thought, actions: Vec<String> },
}

impl Live {
    /// No tables yet. Those that nobody has asked for so long go again.
    pub fn new(store: Store, clock: Clock, thinkers: Thinkers, idle: Duration) -> Live {
        Live::with_log(store, clock, thinkers, idle, Log::default())
    }

    /// The same, with somewhere to say what goes wrong.
    pub fn with_log(store: Store, clock: Clock, thinkers: Thinkers, idle: Duration, log: Log) -> Live {
        Live::among(Nodes::default(), store, clock, thinkers, idle, log)
    }

    /// The same, at one of several servers that share the store.
    pub fn among(
        nodes: Nodes,
        store: Store,
        clock: Clock,
        thinkers: Thinkers,
        idle: Duration,
        log: Log,
    ) -> Live {
        let (sockets, tables) = (Sockets::default(), Mutex::default());
        let (last_beat, loads) = (AtomicU64::new(0), AtomicU64::new(0));
        let telemetry = Telemetry { log, ..Telemetry::default() };
        let shared =
            Shared { store, clock, thinkers, idle, sockets, nodes, telemetry, last_beat, loads, tables };
        Live { shared: Arc::new(shared) }
    }

    /// What the clock says.
    pub(crate) fn now(&self) -> Millis {
        (self.shared.clock)()
    }

    /// The server has said at this time that it is there.
    pub(crate) fn beats(&self, at: Millis) {
        self.shared.last_beat.store(at, Ordering::Relaxed);
    }

    /// When it last did.
    pub(crate) fn last_beat(&self) -> Millis {
        self.shared.last_beat.load(Ordering::Relaxed)
    }

    /// Those that serve the same tables.
    pub(crate) fn nodes(&self) -> &Nodes {
        &self.shared.nodes
    }

    pub(crate) fn sockets(&self) -> &Sockets {
        &self.shared.sockets
    }

    pub(crate) fn telemetry(&self) -> &Telemetry {
        &self.shared.telemetry
    }

    pub(crate) fn thinkers(&self) -> &Thinkers {
        &self.shared.thinkers
    }

    /// Follows a table whose game has begun.
    pub async fn watch(&self, table: TableId, person: PersonId) -> Result<Watching, Message> {
        self.watch_among(table, person, Limits::default().onlookers).await
    }

    /// The same, unless so many look on already.
    pub(crate) async fn watch_among(
        &self,
        table: TableId,
        person: PersonId,
        onlookers: u32,
    ) -> Result<Watching, Message> {
        self.ask(table, |reply| Ask::Watch { person, onlookers, reply }).await?
    }

    /// One connection that followed it is gone.
    pub async fn gone(&self, table: TableId, watching: &Watching) {
        self.tell(table, Ask::Gone { visit: watching.visit }).await;
    }

    /// Something was written about a table elsewhere: if it is in memory, it has been read again when this comes back.
    pub(crate) async fn reload(&self, table: TableId) {
        let (reply, done) = oneshot::channel();
        self.tell(table, Ask::Reload { reply }).await;
        // A table that is gone needs no reading.
        let _ = done.await;
    }

    /// The same for all of them.
    pub(crate) async fn reload_all(&self) {
        let tables: Vec<TableId> = self.shared.tables().keys().copied().collect();
        for table in tables {
            self.reload(table).await;
        }
    }

    /// The game of a table goes on at another one, or no longer does.
    pub(crate) async fn rematched(&self, table: TableId, at: Option<TableId>) {
        self.nodes().tell(table, News::Changed);
        self.tell(table, Ask::Rematch { at }).await;
    }

    /// The log of a table has so many entries by now: if it is in memory, it reads those that it does not have.
    pub(crate) async fn moved(&self, table: TableId, seq: u32) {
        self.tell(table, Ask::Moved { seq }).await;
    }

    /// Somebody comes or goes elsewhere.
    pub(crate) async fn look_around(&self, table: TableId, say: bool) {
        self.tell(table, Ask::LookAround { say }).await;
    }

    /// Lets a table do what it does without being asked: bots move, and time is up. Says whether it is there.
    pub(crate) async fn wake(&self, table: TableId) -> bool {
        self.ask(table, |reply| Ask::Wake { reply }).await.is_ok()
    }

    /// The text of a table's file.
    pub(crate) async fn text(&self, table: TableId) -> Result<String, Message> {
        self.ask(table, |reply| Ask::Text { reply }).await
    }

    /// Tells a table something, if it is in memory.
    async fn tell(&self, table: TableId, ask: Ask) {
        let sender = self.shared.tables().get(&table).cloned();
        if let Some(sender) = sender {
            // A table that goes just now reads everything anew when it comes back.
            let _ = sender.send(ask).await;
        }
    }

    /// Orders something. When this comes back without a refusal, it is on disk.
    pub async fn order(&self, table: TableId, actor: Actor, order: Order) -> Result<(), Message> {
        self.ask(table, |reply| Ask::Order { actor, order, reply }).await?
    }

    /// The frame for somebody who stands there.
    pub async fn since(&self, table: TableId, class: Class, have: Position) -> Result<Frame, Message> {
        self.ask(table, |reply| Ask::Since { class, have, reply }).await
    }

    /// The message `seen`: what was known after these moments.
    pub async fn look(&self, table: TableId, class: Class, from: u32, to: u32) -> Result<String, Message> {
        self.ask(table, |reply| Ask::Look { class, from, to, reply }).await
    }

    /// How many tables are in memory.
    pub fn loaded(&self) -> usize {
        self.shared.tables().len()
    }

    async fn ask<T>(
        &self,
        table: TableId,
        make: impl FnOnce(oneshot::Sender<T>) -> Ask,
    ) -> Result<T, Message> {
        let (reply, answer) = oneshot::channel();
        let mut ask = make(reply);
        // A table that has just gone is loaded again; it does not go twice before it was asked once.
        for _ in 0..3 {
            match self.shared.sender(table).send(ask).await {
                Ok(()) => match answer.await {
                    Ok(answer) => return Ok(answer),
                    Err(_) => return Err(self.why_not(table).await),
                },
                Err(mpsc::error::SendError(unsent)) => ask = unsent,
            }
        }
        Err(self.why_not(table).await)
    }

    /// Why a table does not answer. Only the store knows that there is none; whoever is told so does not ask again.
    async fn why_not(&self, table: TableId) -> Message {
        match self.shared.store.table(table).await {
            Ok(None) => Message::new("net-no-table"),
            Ok(Some(_)) | Err(_) => Message::new("net-busy"),
        }
    }
}

impl Shared {
    /// Whether nobody slept just now. After a sleep clocks show too much until it is known how long it was.
    pub(crate) fn is_awake(&self, now: Millis) -> bool {
        let beat = self.last_beat.load(Ordering::Relaxed);
        beat == 0 || now < beat + store::GAP
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Ask>>> {
        // What is behind the lock is whole at any time.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where to ask a table, which is loaded if it is not there.
    fn sender(self: &Arc<Self>, table: TableId) -> mpsc::Sender<Ask> {
        let mut tables = self.tables();
        if let Some(sender) = tables.get(&table).filter(|sender| !sender.is_closed()) {
            return sender.clone();
        }
        let (sender, receiver) = mpsc::channel(QUEUE);
        tables.insert(table, sender.clone());
        tokio::spawn(task::run(self.clone(), table, sender.downgrade(), receiver));
        sender
    }

    /// A table is gone, unless it has been loaded again.
    fn forget(&self, table: TableId) {
        let mut tables = self.tables();
        if tables.get(&table).is_some_and(mpsc::Sender::is_closed) {
            tables.remove(&table);
        }
    }
}
