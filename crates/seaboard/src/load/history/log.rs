//! A table's log as the store has it, and what each viewer saw after every entry of it.

use game::Seat;
use online::{Class, OnlineTable, Position};
use protocol::TableId;
use server::live::{NotLoaded, StoredTable};
use store::{DbError, Entry, Store};

/// A log, and how the table stood after each of its entries.
#[derive(Clone, Debug)]
pub(crate) struct Log {
    pub(crate) entries: Vec<Entry>,
    /// What each viewer has of the game after none of the entries, after the first, and so on.
    pub(crate) views: Vec<(Option<Seat>, Vec<Position>)>,
    /// Why it could not be replayed further than the views go.
    pub(crate) broken: Option<String>,
}

impl Log {
    /// Reads a log, and replays it for those at so many seats and for whoever looks on. None where there is no such table.
    ///
    /// # Errors
    ///
    /// What the database says: a log that does not fit is what is looked for.
    pub(crate) async fn read(store: &Store, table: TableId, seats: usize) -> Result<Option<Log>, DbError> {
        let Some(row) = store.table(table).await? else { return Ok(None) };
        let entries = store.entries_after(table, 0).await?;
        let viewers = Seat::ALL.into_iter().take(seats).map(Some).chain([None]);
        let mut log = Log { entries, views: viewers.map(|who| (who, Vec::new())).collect(), broken: None };
        log.broken = match StoredTable::read(store, &row).await {
            Ok(stored) => log.replay(stored).err().map(|error| error.to_string()),
            Err(NotLoaded::Db(error)) => return Err(error),
            Err(broken) => Some(broken.to_string()),
        };
        Ok(Some(log))
    }

    fn replay(&mut self, mut stored: StoredTable) -> Result<(), NotLoaded> {
        let entries = std::mem::take(&mut stored.log);
        let mut table = stored.load()?;
        self.views.iter().for_each(|(who, _)| table.follow(class(*who)));
        self.look(&table);
        for entry in entries {
            table.confirm(&entry).map_err(NotLoaded::Log)?;
            // What comes of it is what is looked at next.
            drop(table.publish());
            self.look(&table);
        }
        Ok(())
    }

    fn look(&mut self, table: &OnlineTable) {
        for (who, views) in &mut self.views {
            views.extend(table.frame(class(*who)).map(|frame| frame.after));
        }
    }
}

fn class(who: Option<Seat>) -> Class {
    who.map_or(Class::Onlooker, Class::Seat)
}
