//! What a server does with what others tell it.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use protocol::{PersonId, TableId};

use super::bus::{Bus, Heard};
use super::{News, Nodes};
use crate::service::Online;

/// How many lines are read when somebody said something elsewhere; whoever is slower reads all of them when they come again.
const LINES: u32 = 16;
/// Until a bus that is gone is looked for again.
const PAUSE: Duration = Duration::from_millis(500);

impl Nodes {
    /// Listens to the bus for as long as the program runs.
    pub(crate) async fn listen(&self, online: &Arc<Online>) {
        let said = self.shared.said.lock().ok().and_then(|mut said| said.take());
        let (Some(address), Some(mut said)) = (&self.shared.bus, said) else {
            return std::future::pending().await;
        };
        loop {
            if let Ok(bus) = Bus::connect(address).await {
                // What was to be said before that is known from looking; what is followed is said anew.
                while said.try_recv().is_ok() {}
                self.shared.connected.store(true, Ordering::Relaxed);
                let tables: HashSet<TableId> = self.tables().keys().copied().collect();
                self.look_at_all_anew();
                let _ = bus.run(tables, &mut said, |heard| online.clone().hear(heard)).await;
                self.shared.connected.store(false, Ordering::Relaxed);
            }
            while said.try_recv().is_ok() {}
            tokio::time::sleep(PAUSE).await;
        }
    }
}

impl Online {
    fn hear(self: Arc<Online>, heard: Heard) {
        // Nobody on the bus waits for what one table does about it.
        tokio::spawn(async move {
            match heard {
                Heard::Table(table, news) => self.hear_of_table(table, news).await,
                Heard::Person(person) => self.hear_of_person(person).await,
            }
        });
    }

    pub(super) async fn hear_of_table(&self, table: TableId, news: News) {
        match news {
            News::Moved(seq) => self.live.moved(table, seq).await,
            News::Changed => {
                // What cannot be read now is looked at again in two seconds.
                let _ = self.waiting.changed(table).await;
                self.live.reload(table).await;
            }
            News::Said => {
                for line in self.store.chat(table, true, LINES).await.unwrap_or_default() {
                    self.chats.tell(table, line);
                }
            }
            News::Here(node, here) => {
                let new = self.live.nodes().heard_here(table, &node, here);
                self.waiting.look_around(table, new);
                self.live.look_around(table, new).await;
            }
        }
    }

    /// Nobody is let in any more by a session that ended elsewhere.
    async fn hear_of_person(&self, person: PersonId) {
        self.sessions.forget(person);
        if !self.sockets().has(person) {
            return;
        }
        let Ok(sessions) = self.store.sessions(person).await else { return };
        let there = matches!(self.store.person(person).await, Ok(Some(_)) | Err(_));
        self.sockets().end(person, |session| match session {
            Some(session) => !sessions.iter().any(|known| known.hash == *session),
            // A program has no session, and is there as long as it is.
            None => !there,
        });
    }
}
