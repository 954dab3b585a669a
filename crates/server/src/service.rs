//! What a server with a database has: tables, people, and what it knows of them just now.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use protocol::{PersonId, TableId};
use store::{DbError, Store};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::api::{Credential, Refusal, Sessions, Who};
use crate::buckets::{Buckets, Neighbourhood};
use crate::chat::Chats;
use crate::config::{Config, Limits};
use crate::live::Live;
use crate::nodes::News;
use crate::sockets::Sockets;
use crate::telemetry::Telemetry;
use crate::waiting::WaitingRooms;

/// A server of online tables. [`crate::router`] answers for it, [`crate::Bound`] lets it run.
pub struct Online {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) live: Live,
    pub(crate) sessions: Sessions,
    pub(crate) waiting: WaitingRooms,
    pub(crate) chats: Chats,
    pub(crate) meters: Meters,
    /// Set once, when the program is told to stop: nobody new is to be sent here.
    leaving: AtomicBool,
    /// Set once, after that: those who are here must go.
    pub(crate) stopping: watch::Sender<bool>,
}

/// How long a server that stops may look for others.
const LOOK: Duration = Duration::from_millis(500);

/// Whether people may be sent to a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Readiness {
    Ready,
    /// It has been told to stop, and serves those who are there a moment longer.
    Leaving,
    /// The store does not take what is written.
    Unable,
}

/// Who has done what how often.
pub(crate) struct Meters {
    pub(crate) requests_of_address: Buckets<Neighbourhood>,
    pub(crate) requests_of_person: Buckets<PersonId>,
    pub(crate) new_people: Buckets<Neighbourhood>,
    pub(crate) passes: Buckets<Neighbourhood>,
    pub(crate) new_tables: Buckets<PersonId>,
    pub(crate) lines: Buckets<PersonId>,
}

impl Meters {
    fn new(limits: &Limits) -> Meters {
        Meters {
            requests_of_address: Buckets::new(limits.requests_of_address),
            requests_of_person: Buckets::new(limits.requests_of_person),
            new_people: Buckets::new(limits.new_people),
            passes: Buckets::new(limits.passes),
            new_tables: Buckets::new(limits.new_tables),
            lines: Buckets::new(limits.lines),
        }
    }
}

impl Online {
    /// A server of the tables in this store.
    pub fn new(store: Store, live: Live, config: Config) -> Arc<Online> {
        Arc::new(Online {
            waiting: WaitingRooms::new(store.clone(), live.nodes().clone()),
            meters: Meters::new(&config.limits),
            sessions: Sessions::default(),
            chats: Chats::default(),
            leaving: AtomicBool::new(false),
            stopping: watch::Sender::new(false),
            config,
            store,
            live,
        })
    }

    /// What the clock says, in milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.live.now()
    }

    /// What those who run it are told.
    pub(crate) fn telemetry(&self) -> &Telemetry {
        self.live.telemetry()
    }

    /// Who is connected.
    pub(crate) fn sockets(&self) -> &Sockets {
        self.live.sockets()
    }

    /// Whether browsers reach it over TLS alone.
    pub(crate) fn is_safe(&self) -> bool {
        self.config.public.as_ref().is_some_and(|public| public.is_safe())
    }

    /// Who says so.
    pub(crate) async fn who(&self, credential: &Credential) -> Result<Option<Who>, Refusal> {
        Ok(match credential {
            Credential::None | Credential::Broken => None,
            Credential::Session(token) => self.sessions.of_session(&self.store, token, self.now()).await?,
            Credential::Program(token) => self.sessions.of_program(&self.store, token).await?,
        })
    }

    /// Something was written about a table: whoever looks in is told, here and elsewhere.
    pub(crate) async fn changed(&self, table: TableId) -> Result<(), DbError> {
        self.live.nodes().tell(table, News::Changed);
        self.waiting.changed(table).await
    }

    /// Something about somebody, or a program of theirs, is different from now on, here and elsewhere.
    pub(crate) fn forget(&self, person: PersonId) {
        self.sessions.forget(person);
        self.live.nodes().tell_of_person(person);
    }

    /// The program is told to stop. Where others serve the same tables, whoever sends people here is to notice first, and everything
    /// goes on for a moment; then nobody comes on any more, and those who are there are sent away.
    pub async fn stop(&self) {
        self.leaving.store(true, Ordering::Relaxed);
        if self.live.nodes().are_several() {
            // One that was started just now is not known yet. A store that does not answer keeps nobody from stopping.
            let _ = timeout(LOOK, self.find_nodes()).await;
        }
        if self.live.nodes().others() {
            tokio::time::sleep(self.config.leaving).await;
        }
        self.stopping.send_replace(true);
    }

    /// Whether people may be sent here.
    pub(crate) fn readiness(&self) -> Readiness {
        /// A few heartbeats.
        const LATE: u64 = 10_000;
        if self.leaving.load(Ordering::Relaxed) {
            Readiness::Leaving
        } else if self.live.last_beat() + LATE > self.now() {
            Readiness::Ready
        } else {
            Readiness::Unable
        }
    }
}
