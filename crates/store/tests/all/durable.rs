//! What is written is there after closing, whoever opens it; and nobody else may look.

use std::sync::Arc;

use store::{Appended, Durability, Sqlite, Store};

use crate::common::{ADA, Directory, TABLE, ada_and_ben, entry, playing, wait};

#[test]
fn everything_is_there_after_opening_again() {
    for durability in [Durability::Full, Durability::Normal] {
        let directory = Directory::new();
        let path = directory.file("db");
        let open = || Store::new(Arc::new(Sqlite::open(&path, durability).expect("opened")));
        let store = open();
        wait(async {
            ada_and_ben(&store).await;
            playing(&store, TABLE).await;
            assert_eq!(store.append(entry(TABLE, 1)).await, Ok(Appended::Written));
        });
        let before = wait(store.table(TABLE)).expect("read");
        drop(store);
        let store = open();
        assert_eq!(wait(store.table(TABLE)), Ok(before));
        assert!(wait(store.person(ADA)).expect("read").is_some());
        assert_eq!(wait(store.entries_after(TABLE, 0)).map(|log| log.len()), Ok(1));
    }
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_the_files() {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    let directory = Directory::new();
    let path = directory.file("db");
    // Somebody was careless before.
    fs::write(&path, "").expect("written");
    fs::set_permissions(&path, PermissionsExt::from_mode(0o644)).expect("opened to all");
    let db = Sqlite::open(&path, Durability::Full).expect("opened");
    wait(ada_and_ben(&Store::new(Arc::new(db))));
    let reopened = Sqlite::open(&path, Durability::Full).expect("opened");
    wait(Store::new(Arc::new(reopened)).touch_session(&crate::common::hash("Ada"), 5)).expect("touched");
    let store = Store::new(Arc::new(Sqlite::open(&path, Durability::Full).expect("opened")));
    wait(store.alive("a", 1)).expect("written");
    for name in ["db", "db-wal", "db-shm"] {
        let mode = fs::metadata(directory.file(name)).expect("there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[test]
fn what_was_answered_can_be_read_at_once() {
    let directory = Directory::new();
    let store = crate::common::store_in(&directory.file("db"));
    wait(async {
        ada_and_ben(&store).await;
        playing(&store, TABLE).await;
        for seq in 1..=50 {
            assert_eq!(store.append(entry(TABLE, seq)).await, Ok(Appended::Written));
            assert_eq!(store.entries_after(TABLE, seq - 1).await.map(|log| log.len()), Ok(1));
        }
    });
}
