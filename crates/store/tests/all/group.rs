//! Many writes in one transaction, each on its own.

use std::path::Path;
use std::sync::Arc;

use protocol::TableId;
use rusqlite::Connection;
use store::{Append, Appended, Db, DbError, Rows, Sqlite, Statement, Value};

use crate::common::{Directory, TABLE, ada_and_ben, entry, open, over, playing, wait};

/// Keeps the database for itself, so that what others want to write gathers.
fn hold(path: &Path) -> Connection {
    let connection = Connection::open(path).expect("opened");
    connection.execute_batch("BEGIN IMMEDIATE").expect("alone");
    connection
}

/// Lets a first write block the queue, asks for the others, and lets go.
async fn together(
    db: &Arc<Sqlite>,
    path: &Path,
    jobs: Vec<Vec<Statement>>,
) -> Vec<Result<Vec<Rows>, DbError>> {
    let held = hold(path);
    let first = db.write(vec![sign_of_life("first")]);
    while db.stats().waiting > 0 {
        std::thread::yield_now();
    }
    let asked: Vec<_> = jobs.into_iter().map(|job| db.write(job)).collect();
    held.execute_batch("ROLLBACK").expect("let go");
    first.await.expect("written");
    let mut answers = Vec::new();
    for answer in asked {
        answers.push(answer.await);
    }
    answers
}

fn sign_of_life(node: &str) -> Statement {
    let sql = "INSERT INTO nodes (name, alive) VALUES ($1, 1)";
    Statement::new(sql, vec![Value::from(node)])
}

fn nodes(path: &Path) -> Vec<String> {
    let connection = Connection::open(path).expect("opened");
    let mut all = connection.prepare("SELECT name FROM nodes ORDER BY name").expect("prepared");
    all.query_map((), |row| row.get(0)).expect("read").map(|name| name.expect("a name")).collect()
}

#[test]
fn what_waits_is_written_together() {
    let directory = Directory::new();
    let path = directory.file("db");
    let db = open(&path);
    let jobs = (0..600).map(|number| vec![sign_of_life(&number.to_string())]).collect();
    let answers = wait(together(&db, &path, jobs));
    assert!(answers.iter().all(Result::is_ok));
    let stats = db.stats();
    assert_eq!((stats.writes(), stats.batches.count(), stats.batches.largest), (601, 4, 256));
    assert_eq!((stats.waiting, stats.failed, stats.commits.count()), (0, 0, 4));
    assert!(stats.commits.largest >= stats.commits.quantile(0.5));
    assert_eq!(nodes(&path).len(), 601);
}

#[test]
fn one_that_fails_does_not_harm_the_others() {
    let directory = Directory::new();
    let path = directory.file("db");
    let db = open(&path);
    let wrong = "INSERT INTO nodes (name) VALUES ($1)";
    let none = "UPDATE nodes SET alive = 5 WHERE name = $1";
    let jobs = vec![
        vec![sign_of_life("a")],
        vec![sign_of_life("b"), sign_of_life("a")],
        vec![sign_of_life("c"), Statement::new(wrong, vec!["x".into()])],
        vec![sign_of_life("d"), Statement::new(none, vec!["x".into()]).must_match()],
        vec![sign_of_life("e"), Statement::new("SELECT nonsense", vec![])],
        vec![sign_of_life("f"), Statement::new(none, vec!["f".into()]).must_match()],
    ];
    let answers = wait(together(&db, &path, jobs));
    let failed: Vec<_> = answers.iter().map(|answer| answer.as_ref().err()).collect();
    assert_eq!(
        failed[..4],
        [None, Some(&DbError::Constraint), Some(&DbError::Constraint), Some(&DbError::Unmatched(1))]
    );
    assert!(matches!(failed[4..], [Some(DbError::Other(_)), None]), "{failed:?}");
    assert_eq!(nodes(&path), ["a", "f", "first"]);
    assert_eq!((db.stats().batches.count(), db.stats().failed), (2, 4));
}

#[test]
fn a_transaction_that_fails_fails_for_all() {
    let directory = Directory::new();
    let path = directory.file("db");
    let db = open(&path);
    // What refers to nothing is found at the very end.
    let later = Statement::new("PRAGMA defer_foreign_keys = on", vec![]);
    let orphan = Statement::new("INSERT INTO passes (hash, person, until) VALUES (x'00', 5, 5)", vec![]);
    let jobs = vec![vec![sign_of_life("a")], vec![later, orphan], vec![sign_of_life("b")]];
    let answers = wait(together(&db, &path, jobs));
    assert_eq!(answers, vec![Err(DbError::Constraint); 3]);
    assert_eq!(nodes(&path), ["first"]);
    wait(db.write(vec![sign_of_life("c")])).expect("goes on");
    assert_eq!(nodes(&path), ["c", "first"]);
}

#[test]
fn a_write_is_done_even_if_nobody_waits_for_it() {
    let directory = Directory::new();
    let path = directory.file("db");
    let db = open(&path);
    for number in 0..50 {
        drop(db.write(vec![sign_of_life(&number.to_string())]));
    }
    drop(db);
    assert_eq!(nodes(&path).len(), 50);
}

#[test]
fn many_tables_play_at_once() {
    let directory = Directory::new();
    let db = open(&directory.file("db"));
    let store = over(&db);
    wait(async {
        ada_and_ben(&store).await;
        let tables: Vec<TableId> = (0..40).map(TableId::from_bits).collect();
        for table in &tables {
            playing(&store, *table).await;
        }
        let before = db.stats();
        let games: Vec<_> = tables
            .into_iter()
            .map(|table| {
                let store = store.clone();
                tokio::spawn(async move {
                    for seq in 1..=10 {
                        let entry = Append { ..entry(table, seq) };
                        assert_eq!(store.append(entry).await, Ok(Appended::Written));
                    }
                    store.entries_after(table, 0).await.expect("read").len()
                })
            })
            .collect();
        for game in games {
            assert_eq!(game.await.expect("played"), 10);
        }
        let (writes, batches) =
            (db.stats().writes() - before.writes(), db.stats().batches.count() - before.batches.count());
        assert_eq!(writes, 400);
        assert!(batches <= 200, "{batches} transactions for {writes} entries");
    });
    assert_eq!(wait(store.table(TABLE)), Ok(None));
}
