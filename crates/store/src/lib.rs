//! What a server of online tables keeps: people, tables, their logs, and what was said.
//!
//! [`Store`] is what the server asks; it is written once, over a [`Db`], which knows statements and values and nothing of tables.
//! [`Sqlite`] keeps it in a file, [`Postgres`] in a server that any number of programs share. Both have one writer, which puts all
//! that waits into one transaction. What a write returns is on disk.
//!
//! A move is an entry of a table's log, and the key `(table, seq)` is the only lock there is: whoever comes second has
//! [`Appended::Lost`], reads on and tries again. So any number of processes may serve the same tables.
//!
//! ```
//! use std::sync::Arc;
//!
//! use protocol::{PersonId, PersonName};
//! use store::{Hashed, NewGuest, Sqlite, Store};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let runtime = tokio::runtime::Builder::new_current_thread().build()?;
//! # runtime.block_on(async {
//! let store = Store::new(Arc::new(Sqlite::in_memory()?));
//! let (id, session) = (PersonId::from_bits(7), Hashed::of(b"what the cookie says"));
//! let name = PersonName::try_from("Ada".to_owned())?;
//! store.add_guest(&NewGuest { id, name, lang: "en".into(), session: session.clone(), at: 1_000 }).await?;
//! let (ada, _) = store.person_of_session(&session).await?.ok_or("nobody")?;
//! assert_eq!((ada.id, ada.name.as_str()), (id, "Ada"));
//! # Ok(())
//! # })
//! # }
//! ```

mod backup;
mod blocks;
mod chat;
mod db;
mod entries;
pub mod faulty;
mod migrations;
mod moving;
mod open;
mod outages;
mod people;
mod postgres;
mod seats;
mod secret;
mod sessions;
mod sqlite;
mod stats;
mod store;
mod tables;
mod tls;
mod value;

pub use backup::{backup, faults};
pub use chat::NewLine;
pub use db::{Answer, Db, DbError, Rows, Statement};
pub use entries::{Append, Appended, Entry};
pub use moving::{NotMoved, copy_all};
pub use open::{Durability, OpenError, Place};
pub use outages::{GAP, Outage};
pub use people::{NewGuest, NewProgram, Person};
pub use postgres::Postgres;
pub use seats::{NotSeated, SeatRow, Sit, Start, Started};
pub use secret::{Hashed, Header, Secret};
pub use sessions::Session;
pub use sqlite::Sqlite;
pub use stats::{Histogram, LiveHistogram, Stats};
pub use store::Store;
pub use tables::{Deal, NewTable, Opened, Owned, TableRow, TableState};
pub use tls::Tls;
pub use value::{FromValue, Row, Value};
