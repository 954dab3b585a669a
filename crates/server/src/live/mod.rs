//! Online tables in memory: one task each, loaded when somebody asks for it and gone when nobody has for a while.
//!
//! A task applies an order to its [`online::OnlineTable`], writes the entry, and only then tells anybody. What cannot be written was never
//! seen: the table in memory is thrown away and loaded anew.

mod task;
mod thinkers;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use game::{Message, Seat};
use online::{Actor, Class, Frame, Millis, Order, Position};
use protocol::{PersonId, TableId};
use store::Store;
use tokio::sync::{mpsc, oneshot, watch};

pub use thinkers::Thinkers;

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
    tables: Mutex<HashMap<TableId, mpsc::Sender<Ask>>>,
}

/// What a connection gets of a table it follows.
#[derive(Debug)]
pub struct Watching {
    /// One's seat, if one has one.
    pub seat: Option<Seat>,
    /// What one is sent.
    pub class: Class,
    /// The message `opening`.
    pub opening: Arc<str>,
    /// The last frame of one's class.
    pub frames: watch::Receiver<Frame>,
    /// The message `room`.
    pub room: watch::Receiver<Arc<str>>,
}

/// What a table is asked.
pub(crate) enum Ask {
    /// Somebody comes to look, or to play.
    Watch { person: PersonId, reply: oneshot::Sender<Watching> },
    /// One of their connections is gone.
    Gone { person: PersonId },
    /// Somebody orders something.
    Order { actor: Actor, order: Order, reply: oneshot::Sender<Result<(), Message>> },
    /// Somebody stands elsewhere than the last frame needs.
    Since { class: Class, have: Position, reply: oneshot::Sender<Frame> },
    /// Somebody looks back.
    Look { class: Class, from: u32, to: u32, reply: oneshot::Sender<String> },
    /// A bot has thought.
    Thought { thought: online::Thought, actions: Vec<String> },
}

impl Live {
    /// No tables yet. Those that nobody has asked for so long go again.
    pub fn new(store: Store, clock: Clock, thinkers: Thinkers, idle: Duration) -> Live {
        Live { shared: Arc::new(Shared { store, clock, thinkers, idle, tables: Mutex::default() }) }
    }

    /// Follows a table whose game has begun.
    pub async fn watch(&self, table: TableId, person: PersonId) -> Result<Watching, Message> {
        self.ask(table, |reply| Ask::Watch { person, reply }).await
    }

    /// One connection of somebody who followed it is gone.
    pub async fn gone(&self, table: TableId, person: PersonId) {
        let sender = self.shared.tables().get(&table).cloned();
        if let Some(sender) = sender {
            // A table that is gone has nobody to miss them.
            let _ = sender.send(Ask::Gone { person }).await;
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
                Ok(()) => return answer.await.map_err(|_| Message::new("net-no-table")),
                Err(mpsc::error::SendError(unsent)) => ask = unsent,
            }
        }
        Err(Message::new("net-no-table"))
    }
}

impl Shared {
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
