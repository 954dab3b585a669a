//! Ada and Ben, a table of theirs, and a place for files.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use game::{Seat, Seats};
use protocol::{PersonId, PersonName, Phase, TableId, Token};
use store::{
    Append, Db, Durability, Hashed, Header, NewGuest, NewProgram, NewTable, Opened, Postgres, SeatRow,
    Secret, Sit, Sqlite, Start, Started, Store,
};

pub(crate) const ADA: PersonId = PersonId::from_bits(0xada);
pub(crate) const BEN: PersonId = PersonId::from_bits(0xbe4);
pub(crate) const CLEO: PersonId = PersonId::from_bits(0xc1e0);
pub(crate) const TABLE: TableId = TableId::from_bits(0x7ab1e);
pub(crate) const FIRST: Seat = Seat::ALL[0];
pub(crate) const SECOND: Seat = Seat::ALL[1];

/// Where tests find the address of a PostgreSQL server that is theirs: everything that is not about files is tried there then.
pub(crate) const POSTGRES: &str = "SEABOARD_TEST_POSTGRES";

/// Does asynchronous things where tests are not.
pub(crate) fn wait<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(future)
}

/// An empty database: in memory, or with PostgreSQL where the tests are told of one.
pub(crate) fn empty() -> Arc<dyn Db> {
    match std::env::var(POSTGRES) {
        Ok(address) => Arc::new(Postgres::fresh(&address).expect("a server").0),
        Err(_) => Arc::new(Sqlite::in_memory().expect("memory")),
    }
}

pub(crate) fn in_memory() -> Store {
    Store::new(empty())
}

/// A directory that is gone afterwards.
pub(crate) struct Directory(PathBuf);

impl Directory {
    pub(crate) fn new() -> Directory {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("seaboard-store-{}-{number}", std::process::id()));
        fs::create_dir(&path).expect("a new directory");
        Directory(path)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).expect("removed");
    }
}

pub(crate) fn open(path: &Path) -> Arc<Sqlite> {
    Arc::new(Sqlite::open(path, Durability::Full).expect("opened"))
}

pub(crate) fn store_in(path: &Path) -> Store {
    Store::new(open(path))
}

pub(crate) fn over(db: &Arc<impl Db + 'static>) -> Store {
    Store::new(db.clone())
}

pub(crate) fn name(text: &str) -> PersonName {
    PersonName::try_from(text.to_owned()).expect("a name")
}

/// The hash of something that names itself.
pub(crate) fn hash(text: &str) -> Hashed {
    Hashed::of(text.as_bytes())
}

pub(crate) fn salt(byte: u8) -> Token {
    Token::from_bytes([byte; 32])
}

/// Adds a guest, whose session's token is their name.
pub(crate) async fn guest(store: &Store, id: PersonId, called: &str) {
    let new = NewGuest { id, name: name(called), lang: "en".into(), session: hash(called), at: 1_000 };
    store.add_guest(&new).await.expect("added");
}

/// Adds a program, whose token is its name.
pub(crate) async fn program(store: &Store, id: PersonId, owner: PersonId, called: &str) -> bool {
    let new = NewProgram { id, owner, name: name(called), token: hash(called), at: 1_500 };
    store.add_program(&new).await.expect("asked")
}

pub(crate) async fn ada_and_ben(store: &Store) {
    guest(store, ADA, "Ada").await;
    guest(store, BEN, "Ben").await;
}

/// Ada's table for two: she sits at the first seat, the other is free.
pub(crate) fn new_table(id: TableId) -> NewTable {
    NewTable {
        id,
        game: "on-board".into(),
        rules: 2,
        setup: r#"{"edition":"second"}"#.into(),
        settings: r#"{"pace":"none"}"#.into(),
        owner: ADA,
        invite: hash("invite"),
        watch: hash("watch"),
        commit: [1; 32],
        secret: Secret::from_bytes([2; 32]),
        bot_key: Secret::from_bytes([3; 32]),
        rematch_of: None,
        seats: vec![SeatRow::of_first(FIRST, ADA, &name("Ada"), Some(salt(1))), SeatRow::empty(SECOND)],
        at: 2_000,
    }
}

pub(crate) async fn open_table(store: &Store, id: TableId) {
    assert_eq!(store.add_table(&new_table(id)).await, Ok(Opened::New));
}

pub(crate) fn sit(table: TableId, person: PersonId, called: &str) -> Sit {
    Sit { table, seat: None, person, name: name(called), salt: salt(2), at: 3_000 }
}

/// The start of a game with everybody where they sit.
pub(crate) async fn start(store: &Store, id: TableId) -> Start {
    let table = store.table(id).await.expect("read").expect("there");
    Start {
        table: id,
        seating: table.seating,
        seats: table.seats,
        header: Header("the deal".into()),
        awaited: Seats::only(FIRST),
        due: None,
        at: 4_000,
    }
}

/// Ada plays against Ben.
pub(crate) async fn playing(store: &Store, id: TableId) {
    open_table(store, id).await;
    assert_eq!(store.sit(&sit(id, BEN, "Ben")).await, Ok(Ok(SECOND)));
    assert_eq!(store.start(&start(store, id).await).await, Ok(Started::Yes));
}

/// The entry with this number: the two take turns.
pub(crate) fn entry(table: TableId, seq: u32) -> Append {
    Append {
        table,
        seq,
        seat: Seat::new((seq as usize - 1) % 2),
        own: Some((seq - 1) / 2),
        at: 5_000 + u64::from(seq),
        what: format!("play {seq}"),
        awaited: Seats::only(if seq % 2 == 1 { SECOND } else { FIRST }),
        due: None,
        phase: Phase::Playing,
        ending: None,
    }
}
