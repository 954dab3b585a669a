//! A process is killed while it writes, again and again: what it was told is written is there, once.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use protocol::TableId;
use store::{Append, Appended, Durability, Sqlite, Store};

use crate::common::{Directory, ada_and_ben, entry, playing, store_in, wait};

const TABLES: u64 = 8;
const KILLS: u64 = 10;
/// Names the file of the process that is going to be killed.
const CHILD: &str = "SEABOARD_STORE_CRASH";

#[test]
fn whatever_was_confirmed_survives_kill_minus_nine() {
    let directory = Directory::new();
    let path = directory.file("db");
    let store = store_in(&path);
    wait(async {
        ada_and_ben(&store).await;
        for table in 0..TABLES {
            playing(&store, TableId::from_bits(table)).await;
        }
    });
    drop(store);
    let mut confirmed = BTreeMap::new();
    for round in 0..KILLS {
        play_and_kill(&path, Duration::from_millis(20 + 17 * round), &mut confirmed);
        compare(&path, &mut confirmed);
    }
    let all: u32 = confirmed.values().sum();
    assert!(all > 10 * KILLS as u32, "only {all} entries were confirmed");
    assert_eq!(store::faults(&path).expect("read"), Vec::<String>::new());
}

/// Lets a process play for some time after its first entry; notes the last entry of each table that it was told is written.
fn play_and_kill(path: &Path, time: Duration, confirmed: &mut BTreeMap<u64, u32>) {
    let myself = std::env::current_exe().expect("a program");
    let arguments = ["--exact", "crash::plays_until_it_is_killed", "--nocapture"];
    let mut child = Command::new(myself);
    child.args(arguments).env(CHILD, path).stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = child.spawn().expect("started");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let mut note = |line: String| {
        let (table, seq) = line.strip_prefix("written ")?.split_once(' ')?;
        confirmed.insert(table.parse().ok()?, seq.parse().ok()?)
    };
    let first = lines.by_ref().find(|line| line.as_ref().is_ok_and(|line| line.starts_with("written")));
    note(first.expect("it plays").expect("a line"));
    std::thread::sleep(time);
    child.kill().expect("killed");
    for line in lines.map_while(Result::ok) {
        note(line);
    }
    child.wait().expect("ended");
}

/// Each log has every confirmed entry once, and at most one that nobody was told of yet.
fn compare(path: &Path, confirmed: &mut BTreeMap<u64, u32>) {
    let store = store_in(path);
    for number in 0..TABLES {
        let id = TableId::from_bits(number);
        let log = wait(store.entries_after(id, 0)).expect("read");
        let table = wait(store.table(id)).expect("read").expect("there");
        let (told, there) = (confirmed.get(&number).copied().unwrap_or(0), log.len() as u32);
        assert!((told..=told + 1).contains(&there), "{told} were confirmed, {there} are there");
        for (entry, seq) in log.iter().zip(1..) {
            assert_eq!((entry.seq, entry.what.clone()), (seq, format!("play {seq}")));
        }
        assert_eq!(table.last_seq, there);
        confirmed.insert(number, there);
    }
}

/// No test of its own: the process that is killed. It plays all tables and says what is written.
#[test]
fn plays_until_it_is_killed() {
    let Some(path) = std::env::var_os(CHILD) else { return };
    let db = Sqlite::open(Path::new(&path), Durability::Full).expect("opened");
    let store = Store::new(std::sync::Arc::new(db));
    wait(async {
        let games: Vec<_> = (0..TABLES).map(|table| tokio::spawn(play(store.clone(), table))).collect();
        for game in games {
            game.await.expect("played");
        }
    });
}

async fn play(store: Store, number: u64) {
    let table = TableId::from_bits(number);
    let mut seq = store.entries_after(table, 0).await.expect("read").len() as u32;
    // Whatever becomes of the killer, this ends.
    for _ in 0..1_000_000 {
        seq += 1;
        let entry = Append { ..entry(table, seq) };
        assert_eq!(store.append(entry).await, Ok(Appended::Written));
        let said = format!("written {number} {seq}\n");
        if std::io::stdout().write_all(said.as_bytes()).is_err() {
            return;
        }
    }
}
