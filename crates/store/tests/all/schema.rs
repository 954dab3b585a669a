//! Versions of the schema. `schemas/` has a database of each one, as it was written then; they are added to and never edited.

use std::fs;
use std::path::{Path, PathBuf};

use protocol::Phase;
use rusqlite::Connection;
use store::{Appended, Durability, OpenError, Sqlite};

use crate::common::{ADA, Directory, TABLE, entry, hash, store_in, wait};

fn version(path: &Path) -> u32 {
    let connection = Connection::open(path).expect("opened");
    connection.query_row("SELECT version FROM schema", (), |row| row.get(0)).expect("a version")
}

fn newest() -> u32 {
    let directory = Directory::new();
    drop(store_in(&directory.file("db")));
    version(&directory.file("db"))
}

fn saved(version: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/schemas/{version}.sql"))
}

fn set_version(path: &Path, version: u32) {
    let connection = Connection::open(path).expect("opened");
    connection.execute("UPDATE schema SET version = ?1", [version]).expect("set");
}

/// What a database is made of, without regard to how it was written.
fn shape(path: &Path) -> Vec<(String, String, String)> {
    let connection = Connection::open(path).expect("opened");
    let sql =
        "SELECT m.name, c.name, c.type FROM sqlite_schema m, pragma_table_xinfo(m.name) c ORDER BY 1, 2";
    let mut columns = connection.prepare(sql).expect("prepared");
    let columns = columns.query_map((), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).expect("read");
    columns.map(|column| column.expect("a column")).collect()
}

#[test]
fn databases_of_every_version_are_opened_and_played_on() {
    for old in 1..=newest() {
        let directory = Directory::new();
        let path = directory.file("db");
        let text = fs::read_to_string(saved(old)).unwrap_or_else(|error| panic!("schema {old}: {error}"));
        Connection::open(&path).expect("opened").execute_batch(&text).expect("written");
        assert_eq!(version(&path), old);
        let store = store_in(&path);
        wait(async {
            let (ada, _) = store.person_of_session(&hash("Ada")).await.expect("read").expect("Ada");
            assert_eq!((ada.id, ada.name.as_str()), (ADA, "Ada"));
            let table = store.table(TABLE).await.expect("read").expect("there");
            assert_eq!((table.phase, table.last_seq, table.seats.len()), (Phase::Playing, 2, 2));
            assert_eq!(store.entries_after(TABLE, 0).await.map(|log| log.len()), Ok(2));
            assert!(store.deal(TABLE).await.expect("read").is_some_and(|deal| deal.header.is_some()));
            assert_eq!(store.append(entry(TABLE, 3)).await, Ok(Appended::Written));
        });
        drop(store);
        let fresh = directory.file("fresh");
        drop(store_in(&fresh));
        assert_eq!((version(&path), shape(&path)), (newest(), shape(&fresh)));
    }
}

#[test]
fn a_newer_schema_is_refused_and_left_alone() {
    let directory = Directory::new();
    let path = directory.file("db");
    drop(store_in(&path));
    set_version(&path, 99);
    let known = newest();
    let refused = [Sqlite::open(&path, Durability::Full), Sqlite::open_to_read(&path)];
    for refused in refused {
        let error = refused.expect_err("newer");
        assert!(matches!(error, OpenError::Newer { found: 99, known: ours } if ours == known), "{error}");
        assert_eq!(error.to_string(), format!("schema 99 is newer than {known}"));
    }
    assert_eq!(version(&path), 99);
}

#[test]
fn what_is_only_read_is_not_brought_to_a_newer_schema() {
    let directory = Directory::new();
    let path = directory.file("db");
    drop(store_in(&path));
    set_version(&path, newest() - 1);
    let refused = Sqlite::open_to_read(&path);
    assert!(matches!(refused, Err(OpenError::Older { .. })), "{refused:?}");
    assert!(Sqlite::open_to_read(&directory.file("nothing")).is_err());
    assert!(!directory.file("nothing").exists());
}

#[test]
fn what_is_none_of_ours_is_left_alone() {
    let directory = Directory::new();
    let (text, foreign) = (directory.file("text"), directory.file("foreign"));
    fs::write(&text, "This is a letter.".repeat(500)).expect("written");
    let connection = Connection::open(&foreign).expect("opened");
    connection.execute_batch("CREATE TABLE recipes (name TEXT)").expect("made");
    drop(connection);
    for path in [text, foreign] {
        let refused = Sqlite::open(&path, Durability::Full);
        assert!(matches!(refused, Err(OpenError::NotOurs)), "{refused:?}");
    }
}

/// It went wrong once in ten times, before opening waited for the others.
#[test]
fn a_migration_happens_once_however_many_start_at_once() {
    let directory = Directory::new();
    for round in 0..20 {
        let path = directory.file(&round.to_string());
        let openers: Vec<_> = (0..8)
            .map(|_| {
                let path = path.clone();
                std::thread::spawn(move || Sqlite::open(&path, Durability::Full).map(drop))
            })
            .collect();
        for opener in openers {
            opener.join().expect("no panic").expect("opened");
        }
        assert_eq!(version(&path), newest());
    }
}
