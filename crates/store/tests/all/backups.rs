//! Copies of a database that is in use.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;

use rusqlite::Connection;
use store::{Appended, OpenError, Sqlite, Store, backup, faults};

use crate::common::{ADA, Directory, TABLE, ada_and_ben, entry, open_table, playing, store_in, wait};

/// Every row of every table, as text.
fn dump(path: &Path) -> Vec<String> {
    let connection = Connection::open(path).expect("opened");
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name";
    let mut tables = connection.prepare(sql).expect("prepared");
    let tables = tables.query_map((), |row| row.get::<_, String>(0)).expect("read");
    let rows = tables.flat_map(|table| {
        let mut all =
            connection.prepare(&format!("SELECT * FROM {}", table.expect("a name"))).expect("prepared");
        let columns = all.column_count();
        let row = |row: &rusqlite::Row<'_>| {
            let values: Vec<_> = (0..columns).map(|at| row.get_ref(at).expect("a column")).collect();
            Ok(format!("{values:?}"))
        };
        all.query_map((), row).expect("read").map(|row| row.expect("a row")).collect::<Vec<_>>()
    });
    rows.collect()
}

#[test]
fn a_copy_equals_what_was_there() {
    let directory = Directory::new();
    let (path, copy) = (directory.file("db"), directory.file("copy"));
    let store = store_in(&path);
    wait(async {
        ada_and_ben(&store).await;
        playing(&store, TABLE).await;
        assert_eq!(store.append(entry(TABLE, 1)).await, Ok(Appended::Written));
    });
    backup(&path, &copy).expect("copied");
    assert!(dump(&copy).len() > 8);
    assert_eq!(dump(&copy), dump(&path));
    assert_eq!(faults(&copy).expect("read"), Vec::<String>::new());
    assert!(!directory.file("copy.part").exists());
    // Each goes on by itself.
    wait(async {
        assert_eq!(store.append(entry(TABLE, 2)).await, Ok(Appended::Written));
        let restored = store_in(&copy);
        assert_eq!(restored.entries_after(TABLE, 0).await.map(|log| log.len()), Ok(1));
        assert_eq!(restored.append(entry(TABLE, 2)).await, Ok(Appended::Written));
    });
}

#[test]
fn a_copy_can_be_made_while_others_write() {
    let directory = Directory::new();
    let path = directory.file("db");
    let store = store_in(&path);
    wait(async {
        ada_and_ben(&store).await;
        playing(&store, TABLE).await;
    });
    let writer = store.clone();
    let writing = std::thread::spawn(move || {
        wait(async {
            for seq in 1..=300 {
                assert_eq!(writer.append(entry(TABLE, seq)).await, Ok(Appended::Written));
            }
        });
    });
    for number in 0..3 {
        let copy = directory.file(&format!("copy {number}"));
        backup(&path, &copy).expect("copied");
        assert_eq!(faults(&copy).expect("read"), Vec::<String>::new());
        let copied = Store::new(Arc::new(Sqlite::open_to_read(&copy).expect("opened")));
        let log = wait(copied.entries_after(TABLE, 0)).expect("read");
        let table = wait(copied.table(TABLE)).expect("read").expect("there");
        assert_eq!(table.last_seq as usize, log.len(), "of one moment");
    }
    writing.join().expect("written");
}

#[test]
fn a_copy_overwrites_nothing() {
    let directory = Directory::new();
    let (path, other) = (directory.file("db"), directory.file("other"));
    let store = store_in(&path);
    wait(ada_and_ben(&store));
    fs::write(&other, "precious").expect("written");
    for taken in [&other, &path] {
        let refused = backup(&path, taken);
        assert!(
            matches!(&refused, Err(OpenError::Io(error)) if error.kind() == io::ErrorKind::AlreadyExists)
        );
    }
    assert_eq!(fs::read_to_string(&other).expect("read"), "precious");
    assert!(wait(store.person(ADA)).expect("read").is_some());
}

#[test]
fn a_copy_that_fails_leaves_nothing() {
    let directory = Directory::new();
    let (nothing, copy) = (directory.file("nothing"), directory.file("copy"));
    assert!(backup(&nothing, &copy).is_err());
    fs::write(&nothing, "x".repeat(5_000)).expect("written");
    assert!(matches!(backup(&nothing, &copy), Err(OpenError::NotOurs)));
    assert!(!copy.exists() && !directory.file("copy.part").exists());
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_a_copy() {
    use std::os::unix::fs::PermissionsExt;

    let directory = Directory::new();
    let (path, copy) = (directory.file("db"), directory.file("copy"));
    drop(store_in(&path));
    backup(&path, &copy).expect("copied");
    assert_eq!(fs::metadata(&copy).expect("there").permissions().mode() & 0o777, 0o600);
}

#[test]
fn damage_is_found() {
    let directory = Directory::new();
    let path = directory.file("db");
    let store = store_in(&path);
    wait(async {
        ada_and_ben(&store).await;
        open_table(&store, TABLE).await;
    });
    drop(store);
    assert_eq!(faults(&path).expect("read"), Vec::<String>::new());
    let connection = Connection::open(&path).expect("opened");
    connection.execute_batch("PRAGMA foreign_keys = off; DELETE FROM people").expect("spoilt");
    drop(connection);
    let found = faults(&path).expect("read");
    assert!(found.iter().any(|fault| fault.contains("seats")), "{found:?}");
}
