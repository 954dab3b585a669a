//! What only PostgreSQL has: several programs at one database, a schema that they make together, connections that break.
//!
//! These need a server that is theirs (`SEABOARD_TEST_POSTGRES`), which `cargo xtask test` starts.

use std::sync::Arc;
use std::thread;

use futures_util::future::join_all;
use protocol::TableId;
use store::{Append, Appended, Db, DbError, Durability, OpenError, Postgres, Statement, Store, Value};

use crate::common::{POSTGRES, TABLE, ada_and_ben, entry, playing, wait};

/// A database of one's own, and its address for others who come.
fn database() -> (Arc<Postgres>, String) {
    let server = std::env::var(POSTGRES).expect("the address of a PostgreSQL server for tests");
    let (db, address) = Postgres::fresh(&server).expect("a server");
    (Arc::new(db), address)
}

fn open(address: &str) -> Arc<Postgres> {
    Arc::new(Postgres::open(address, Durability::Full).expect("opened"))
}

async fn done(db: &Postgres, sql: &'static str) {
    db.write(vec![Statement::new(sql, vec![])]).await.expect("done");
}

#[test]
fn programs_that_start_at_once_make_the_schema_once() {
    let (first, address) = database();
    wait(done(&first, "DROP SCHEMA IF EXISTS nothing"));
    let names =
        ["people", "sessions", "passes", "blocks", "tables", "setups", "deals", "seats", "entries", "chat"];
    wait(async {
        for name in names {
            let drop: &'static str = format!("DROP TABLE {name} CASCADE").leak();
            done(&first, drop).await;
        }
        done(&first, "DROP TABLE nodes, outages, schema").await;
    });
    drop(first);
    let comers: Vec<_> = (0..4).map(|_| address.clone()).map(|at| thread::spawn(move || open(&at))).collect();
    let comers: Vec<_> = comers.into_iter().map(|comer| comer.join().expect("opened")).collect();
    let store = Store::new(comers[3].clone());
    wait(async {
        ada_and_ben(&store).await;
        playing(&store, TABLE).await;
        assert_eq!(Store::new(comers[0].clone()).append(entry(TABLE, 1)).await, Ok(Appended::Written));
    });
}

#[test]
fn a_schema_of_another_version_or_of_others_is_left_alone() {
    let (db, address) = database();
    wait(done(&db, "UPDATE schema SET version = 900"));
    let opened = [Postgres::open(&address, Durability::Full), Postgres::open_to_read(&address)];
    for refused in opened {
        assert!(matches!(refused, Err(OpenError::Newer { found: 900, .. })), "{refused:?}");
    }
    wait(done(&db, "UPDATE schema SET version = 1"));
    let older = Postgres::open_to_read(&address);
    assert!(matches!(older, Err(OpenError::Older { found: 1, .. })), "{older:?}");
    wait(done(&db, "DROP TABLE schema"));
    let others = Postgres::open(&address, Durability::Full);
    assert!(matches!(others, Err(OpenError::NotOurs)), "{others:?}");
}

#[test]
fn whoever_only_reads_writes_nothing() {
    let (db, address) = database();
    let reader = Arc::new(Postgres::open_to_read(&address).expect("opened"));
    wait(async {
        let store = Store::new(db);
        ada_and_ben(&store).await;
        playing(&store, TABLE).await;
        let read = Store::new(reader.clone());
        assert!(read.table(TABLE).await.expect("read").is_some());
        assert_eq!(read.append(entry(TABLE, 1)).await, Err(DbError::ReadOnly));
        let sly = Statement::new("DELETE FROM people RETURNING id", vec![]);
        assert_eq!(reader.read(sly).await, Err(DbError::ReadOnly));
    });
}

fn tables(count: u64) -> Vec<TableId> {
    (1..=count).map(|number| TableId::from_bits(number << 8)).collect()
}

#[test]
fn what_waits_is_written_together_and_a_loser_harms_nobody() {
    let (db, _) = database();
    wait(async {
        let store = Store::new(db.clone());
        ada_and_ben(&store).await;
        let tables = tables(40);
        for &table in &tables {
            playing(&store, table).await;
        }
        // Each number is asked for twice, and a name is written that is there already.
        let name = |name: &str| {
            let sql = "INSERT INTO nodes (name, alive) VALUES ($1, 1)";
            db.write(vec![Statement::new(sql, vec![Value::from(name)])])
        };
        name("once").await.expect("written");
        for seq in 1..=5 {
            let twice = tables.iter().chain(&tables).map(|&table| store.append(entry(table, seq)));
            let (appended, again) = tokio::join!(join_all(twice), name("once"));
            assert_eq!(again, Err(DbError::Constraint));
            let written = appended.iter().filter(|&one| *one == Ok(Appended::Written)).count();
            let lost = appended.iter().filter(|&one| *one == Ok(Appended::Lost)).count();
            assert_eq!((written, lost), (40, 40), "{appended:?}");
        }
        for table in tables {
            assert_eq!(store.entries_after(table, 0).await.expect("read").len(), 5);
        }
        assert!(db.stats().batches.largest > 40, "{:?}", db.stats().batches.largest);
    });
}

#[test]
fn of_two_programs_one_wins_each_race_and_neither_waits_for_the_other_for_long() {
    let (first, address) = database();
    let second = open(&address);
    wait(async {
        let stores = [Store::new(first), Store::new(second)];
        ada_and_ben(&stores[0]).await;
        let tables = tables(20);
        for &table in &tables {
            playing(&stores[0], table).await;
        }
        let backwards: Vec<_> = tables.iter().rev().copied().collect();
        for seq in 1..=10 {
            let race = |store: Store, order: Vec<TableId>| async move {
                join_all(order.into_iter().map(|table| store.append(entry(table, seq)))).await
            };
            let (here, there) = tokio::join!(
                race(stores[0].clone(), tables.clone()),
                race(stores[1].clone(), backwards.clone())
            );
            for (here, there) in here.iter().zip(there.iter().rev()) {
                let written = [here, there].iter().filter(|&&one| *one == Ok(Appended::Written)).count();
                assert_eq!(written, 1, "{here:?} {there:?}");
            }
        }
        for &table in &tables {
            let log = stores[1].entries_after(table, 0).await.expect("read");
            assert_eq!(log.iter().map(|entry| entry.seq).collect::<Vec<_>>(), (1..=10).collect::<Vec<_>>());
        }
    });
}

#[test]
fn a_broken_connection_is_replaced() {
    let (_, address) = database();
    let address = format!("{address}&application_name=broken");
    let (db, other) = (open(&address), open(&address));
    wait(async {
        let store = Store::new(db);
        ada_and_ben(&store).await;
        playing(&store, TABLE).await;
        for seq in 1..=3 {
            let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                 WHERE application_name = 'broken' AND pid <> pg_backend_pid()";
            other.read(Statement::new(end, vec![])).await.expect("ended");
            assert!(store.table(TABLE).await.expect("read on another one").is_some());
            let Append { seq, .. } = entry(TABLE, seq);
            assert_eq!(store.append(entry(TABLE, seq)).await, Ok(Appended::Written));
        }
    });
}

#[test]
fn whoever_is_not_there_is_said_not_to_be() {
    let nobody = Postgres::open("postgres://sea@127.0.0.1:1/tables", Durability::Full);
    assert!(matches!(nobody, Err(OpenError::Io(_))), "{nobody:?}");
}

#[test]
fn those_who_run_go_on_while_a_newer_program_brings_the_schema_forward() {
    let (db, address) = database();
    let next = open(&address);
    wait(async {
        let store = Store::new(db.clone());
        ada_and_ben(&store).await;
        playing(&store, TABLE).await;
        assert_eq!(store.append(entry(TABLE, 1)).await, Ok(Appended::Written));
        // As the next version would: it adds, and takes nothing away.
        for step in [
            "ALTER TABLE tables ADD COLUMN tide BIGINT NOT NULL DEFAULT 0",
            "ALTER TABLE people ADD COLUMN rank TEXT",
            "CREATE TABLE harbours (id BIGINT PRIMARY KEY)",
            "UPDATE schema SET version = version + 1",
        ] {
            done(&next, step).await;
        }
        assert_eq!(store.append(entry(TABLE, 2)).await, Ok(Appended::Written));
        assert_eq!(store.table(TABLE).await.expect("read").map(|table| table.last_seq), Some(2));
        assert_eq!(store.tables_of(crate::common::ADA, 10).await.expect("read").len(), 1);
        assert!(store.person(crate::common::BEN).await.expect("read").is_some());
    });
    let again = Postgres::open(&address, Durability::Full);
    assert!(matches!(again, Err(OpenError::Newer { .. })), "{again:?}");
}

#[test]
fn everything_moves_from_a_file_and_nothing_is_written_over() {
    let (to, _) = database();
    wait(async {
        let from = store::Sqlite::in_memory().expect("memory");
        let from: Arc<dyn Db> = Arc::new(from);
        let (old, new) = (Store::new(from.clone()), Store::new(to.clone()));
        ada_and_ben(&old).await;
        crate::common::program(&old, crate::common::CLEO, crate::common::ADA, "Cleo").await;
        for table in tables(3) {
            playing(&old, table).await;
            for seq in 1..=300 {
                assert_eq!(old.append(entry(table, seq)).await, Ok(Appended::Written));
            }
        }
        let mut told = 0;
        let moved = store::copy_all(&*from, &*to, |rows| told += rows).await.expect("moved");
        assert_eq!(moved, told);
        assert_eq!(old.tables_after(None, 2).await, new.tables_after(None, 2).await);
        for table in tables(3) {
            assert_eq!(old.table(table).await, new.table(table).await);
            assert_eq!(old.deal(table).await, new.deal(table).await);
            let (here, there) = (old.entries_after(table, 0).await, new.entries_after(table, 0).await);
            assert!(here == there && here.is_ok_and(|log| log.len() == 300));
        }
        let again = store::copy_all(&*from, &*to, drop).await;
        assert_eq!(again, Err(store::NotMoved::NotEmpty("people")));
    });
}
