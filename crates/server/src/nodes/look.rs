//! Looking at what others may have written, for when nobody told of it.

use std::sync::atomic::Ordering;

use protocol::TableId;
use store::TableState;

use super::{News, Nodes};
use crate::service::Online;

impl Nodes {
    /// All tables are looked at as if for the first time: nobody knows what was missed.
    pub(super) fn look_at_all_anew(&self) {
        self.tables().values_mut().for_each(|followed| followed.seen = None);
    }

    fn followed(&self) -> Vec<TableId> {
        self.tables().keys().copied().collect()
    }

    /// What is new at a table that stands so.
    fn news(&self, state: &TableState) -> Vec<News> {
        let mut tables = self.tables();
        let Some(followed) = tables.get_mut(&state.id) else { return Vec::new() };
        let before = followed.seen.replace(*state);
        let differs = |part: fn(&TableState) -> u64| before.is_none_or(|before| part(&before) != part(state));
        let mut news = Vec::new();
        if differs(|state| state.last_seq.into()) {
            news.push(News::Moved(state.last_seq));
        }
        // Something may have been written between reading a table and looking at it first. A game that has begun is not read again
        // for that: nobody sits down there any more.
        let begun = state.last_seq > 0 && before.is_none() && state.rematch == 0;
        if !begun && (differs(|state| state.seating.into()) || differs(|state| state.rematch)) {
            news.push(News::Changed);
        }
        if differs(|state| state.lines.into()) {
            news.push(News::Said);
        }
        news
    }
}

impl Online {
    /// Looks at all tables that are of interest here.
    pub(crate) async fn look_at_tables(&self) {
        let nodes = self.live.nodes();
        let followed = nodes.followed();
        if followed.is_empty() {
            return;
        }
        let Ok(states) = self.store.states(&followed).await else { return };
        for state in &states {
            for news in nodes.news(state) {
                self.hear_of_table(state.id, news).await;
            }
        }
        let gone = followed.into_iter().filter(|table| states.iter().all(|state| state.id != *table));
        for table in gone {
            self.hear_of_table(table, News::Changed).await;
        }
    }

    /// The other servers that are there now, if that can be read.
    pub(crate) async fn find_nodes(&self) -> Option<Vec<String>> {
        let since = self.now().saturating_sub(store::GAP);
        let mut alive = self.store.nodes_since(since).await.ok()?;
        let nodes = self.live.nodes();
        alive.retain(|name| name != nodes.name());
        nodes.shared.others.store(!alive.is_empty(), Ordering::Relaxed);
        Some(alive)
    }

    /// Looks who else is there. When somebody no longer is, their tables need somebody who lets bots think.
    pub(crate) async fn look_at_nodes(&self, known: &mut Vec<String>) {
        let Some(alive) = self.find_nodes().await else { return };
        if known.iter().any(|name| !alive.contains(name)) {
            self.wake_playing().await;
        }
        *known = alive;
    }
}
