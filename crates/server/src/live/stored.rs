//! A table whose game has begun, as the store keeps it.

use std::fmt;

use online::{BadLog, Deed, Founding, LogEntry, OnlineTable, Outage, SeatOwner};
use protocol::PersonKind;
use store::{DbError, Entry, SeatRow, Store, TableRow};

/// All that a table is loaded from.
pub struct StoredTable {
    /// What it stands on.
    pub founding: Founding,
    /// The table's file before anything was played, the deal included.
    header: String,
    /// What happened there.
    pub log: Vec<LogEntry>,
}

/// Why a table is not to be had from the store.
#[derive(Debug)]
pub enum NotLoaded {
    /// What the database says.
    Db(DbError),
    /// Its game has not begun.
    NotBegun,
    /// What was agreed on cannot be read.
    Settings,
    /// Its log cannot be read, or does not fit.
    Log(BadLog),
}

/// For whoever runs the server.
impl fmt::Display for NotLoaded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotLoaded::Db(error) => error.fmt(f),
            NotLoaded::NotBegun => f.write_str("it has no beginning"),
            NotLoaded::Settings => f.write_str("its settings cannot be read"),
            NotLoaded::Log(bad) => bad.fmt(f),
        }
    }
}

impl std::error::Error for NotLoaded {}

impl From<DbError> for NotLoaded {
    fn from(error: DbError) -> NotLoaded {
        NotLoaded::Db(error)
    }
}

impl StoredTable {
    /// Reads all that belongs to this row.
    ///
    /// # Errors
    ///
    /// Where it is not there, or not as it was written.
    pub async fn read(store: &Store, row: &TableRow) -> Result<StoredTable, NotLoaded> {
        let header = store.deal(row.id).await?.and_then(|deal| deal.header);
        let (Some(started), Some(header)) = (row.started, header) else { return Err(NotLoaded::NotBegun) };
        let outages = store.outages_since(started).await?;
        let entries = store.entries_after(row.id, 0).await?;
        let founding = Founding {
            id: row.id,
            settings: serde_json::from_str(&row.settings).map_err(|_| NotLoaded::Settings)?,
            owner: row.owner,
            seats: row.seats.iter().map(seat_owner).collect(),
            started,
            outages: outages
                .iter()
                .map(|outage| Outage { began: outage.began, over: outage.until })
                .collect(),
        };
        let log = entries.into_iter().map(logged).collect::<Result<_, _>>().map_err(NotLoaded::Log)?;
        Ok(StoredTable { founding, header: header.0, log })
    }

    /// The table, with everything that happened there.
    ///
    /// # Errors
    ///
    /// Where the log does not fit.
    pub fn load(self) -> Result<OnlineTable, NotLoaded> {
        OnlineTable::load(self.founding, &self.header, &self.log).map_err(NotLoaded::Log)
    }
}

/// Whose a seat is.
pub(crate) fn seat_owner(seat: &SeatRow) -> SeatOwner {
    let kind = if seat.program { PersonKind::Program } else { PersonKind::Guest };
    match seat.person {
        Some(id) => SeatOwner::Person { id, kind, name: seat.name.clone() },
        None => SeatOwner::Bot,
    }
}

pub(super) fn logged(entry: Entry) -> Result<LogEntry, BadLog> {
    let seq = u64::from(entry.seq);
    let bad = |detail: &str| BadLog { seq, detail: detail.to_owned() };
    let deed: Deed = entry.what.parse().map_err(|_| bad("no such entry"))?;
    let seat = entry.seat.ok_or_else(|| bad("no seat"))?;
    Ok(LogEntry { seq, seat, own: entry.own, at: entry.at, deed })
}
