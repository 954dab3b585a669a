//! When things go wrong: nothing is half there, and it goes on afterwards.

use std::sync::Arc;
use std::time::{Duration, Instant};

use store::faulty::{Fault, Faulty};
use store::{Append, Appended, Db, DbError, Sqlite, Statement, Store};

use crate::common::{
    Directory, FIRST, TABLE, ada_and_ben, empty, entry, in_memory, open, over, playing, wait,
};

async fn faulty() -> (Arc<Faulty<Arc<dyn Db>>>, Store) {
    let db = Arc::new(Faulty::new(empty()));
    let store = over(&db);
    ada_and_ben(&store).await;
    playing(&store, TABLE).await;
    (db, store)
}

async fn length(store: &Store) -> usize {
    let log = store.entries_after(TABLE, 0).await.expect("read");
    let table = store.table(TABLE).await.expect("read").expect("there");
    assert_eq!(log.len(), table.last_seq as usize, "the table stands as its log");
    log.len()
}

#[test]
fn the_nth_write_fails_and_no_other() {
    wait(async {
        let (db, store) = faulty().await;
        let before = db.writes();
        db.nth(3, Fault::Fails(DbError::Full));
        for seq in 1..=2 {
            assert_eq!(store.append(entry(TABLE, seq)).await, Ok(Appended::Written));
        }
        assert_eq!(store.append(entry(TABLE, 3)).await, Err(DbError::Full));
        assert_eq!(length(&store).await, 2);
        assert_eq!(store.append(entry(TABLE, 3)).await, Ok(Appended::Written));
        assert_eq!((length(&store).await, db.writes() - before), (3, 4));
    });
}

#[test]
fn whether_a_write_arrived_is_found_by_reading() {
    wait(async {
        let (db, store) = faulty().await;
        db.next(Fault::AnswerLost);
        assert_eq!(store.append(entry(TABLE, 1)).await, Err(DbError::Unknown));
        assert_eq!(length(&store).await, 1);
        assert_eq!(store.append(entry(TABLE, 1)).await, Ok(Appended::Lost));
        db.next(Fault::WriteLost);
        assert_eq!(store.append(entry(TABLE, 2)).await, Err(DbError::Unknown));
        assert_eq!(length(&store).await, 1);
        assert_eq!(store.append(entry(TABLE, 2)).await, Ok(Appended::Written));
    });
}

#[test]
fn as_long_as_the_disk_is_full_nothing_is_written() {
    wait(async {
        let (db, store) = faulty().await;
        db.always(Some(Fault::Fails(DbError::Full)));
        for _ in 0..3 {
            assert_eq!(store.append(entry(TABLE, 1)).await, Err(DbError::Full));
        }
        assert_eq!(length(&store).await, 0);
        db.always(None);
        assert_eq!(store.append(entry(TABLE, 1)).await, Ok(Appended::Written));
    });
}

#[test]
fn a_slow_write_is_written_all_the_same() {
    wait(async {
        let (db, store) = faulty().await;
        db.next(Fault::Slow(Duration::from_millis(30)));
        let began = Instant::now();
        assert_eq!(store.append(entry(TABLE, 1)).await, Ok(Appended::Written));
        assert!(began.elapsed() >= Duration::from_millis(30));
        assert_eq!(db.inner().stats().failed, 0);
    });
}

/// A database that may not grow is a full disk to SQLite.
#[test]
fn a_disk_that_is_really_full_harms_nothing_that_is_there() {
    let directory = Directory::new();
    let path = directory.file("db");
    let db = open(&path);
    let store = over(&db);
    wait(async {
        ada_and_ben(&store).await;
        playing(&store, TABLE).await;
        db.write(vec![Statement::new("PRAGMA max_page_count = 1", vec![])]).await.expect("set");
        let mut written = 0;
        let refused = loop {
            let long = Append { what: "x".repeat(2_000), ..entry(TABLE, written + 1) };
            match store.append(long).await {
                Ok(Appended::Written) => written += 1,
                other => break other,
            }
            assert!(written < 1_000, "it does grow");
        };
        assert_eq!((refused, length(&store).await), (Err(DbError::Full), written as usize));
        let longer = Append { what: "x".repeat(20_000), ..entry(TABLE, written + 1) };
        assert_eq!(store.append(longer).await, Err(DbError::Full));
        db.write(vec![Statement::new("PRAGMA max_page_count = 100000", vec![])]).await.expect("set");
        assert_eq!(store.append(entry(TABLE, written + 1)).await, Ok(Appended::Written));
        assert_eq!(length(&store).await, written as usize + 1);
    });
    drop((db, store));
    assert_eq!(store::faults(&path).expect("read"), Vec::<String>::new());
}

#[test]
fn a_database_that_is_only_read_is_not_written() {
    let directory = Directory::new();
    let path = directory.file("db");
    let store = over(&open(&path));
    wait(async {
        ada_and_ben(&store).await;
        playing(&store, TABLE).await;
        let reader = Store::new(Arc::new(Sqlite::open_to_read(&path).expect("opened")));
        assert_eq!(reader.append(entry(TABLE, 1)).await, Err(DbError::ReadOnly));
        assert_eq!(store.append(entry(TABLE, 1)).await, Ok(Appended::Written));
        let log = reader.entries_after(TABLE, 0).await.expect("read");
        assert_eq!((log.len(), log[0].seat), (1, Some(FIRST)));
    });
}

#[test]
fn reading_writes_nothing() {
    let directory = Directory::new();
    let db = open(&directory.file("db"));
    let read = db.read(Statement::new("DELETE FROM people", vec![]));
    assert_eq!(wait(read), Err(DbError::ReadOnly));
    wait(async {
        // In memory there is one connection for both, and nobody but tests.
        let store = in_memory();
        ada_and_ben(&store).await;
    });
}
