//! `crash`: what players kept of a run is held against a database in which writes were planted.

/// What only a program that carries the app can do.
mod with_app {
    use store::{Db, Durability, Sqlite, Statement};

    use super::super::said;
    use crate::common::{Folder, feed, seaboard};

    /// A copy of the database, in which this was done.
    fn plant(folder: &Folder, name: &str, statements: &[&'static str]) {
        said(folder, &format!("backup --data tables {name}"));
        let db = Sqlite::open(&folder.0.join(name), Durability::Normal).expect("a database");
        let statements = statements.iter().map(|&sql| Statement::new(sql, vec![])).collect();
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        let done = runtime.block_on(db.write(statements)).expect("planted");
        assert!(done.iter().all(|rows| rows.changed > 0), "{name}");
    }

    #[test]
    fn lost_doubled_and_changed_writes_and_stale_looks_are_found() {
        let folder = Folder::new();
        said(&folder, "crash --times 0 --tables 1 --data tables --history seen");
        assert!(said(&folder, "crash --data tables --check seen").contains("agrees with the log: 1"));
        let found = |data: &str, history: &str, named: &str| {
            let output = feed(seaboard(&folder.0, &["crash", "--data", data, "--check", history]), "");
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.code() == Some(2) && said.contains(named), "{data}: {said}");
        };
        plant(&folder, "lost", &["DELETE FROM entries WHERE seq = 40"]);
        found("lost", "seen", "was confirmed, and is not in the log");
        plant(
            &folder,
            "closed-up",
            &[
                "DELETE FROM entries WHERE seq = 40",
                "UPDATE entries SET seq = -seq WHERE seq > 40",
                "UPDATE entries SET seq = -seq - 1 WHERE seq < 0",
            ],
        );
        found("closed-up", "seen", "was confirmed, and is not in the log");
        plant(
            &folder,
            "doubled",
            &["INSERT INTO entries (table_id, seq, seat, own, at, what) \
               SELECT table_id, seq + 1, seat, own + 1, at, what FROM entries ORDER BY seq DESC LIMIT 1"],
        );
        found("doubled", "seen", "already");
        plant(&folder, "changed", &["UPDATE entries SET what = 'sink' WHERE seq = 40"]);
        found("changed", "seen", "did not order \"sink\"");
        let seen = folder.read("seen");
        let first = seen.lines().next().expect("somebody saw something");
        folder.write("stale", &format!("{seen}{first}\n"));
        found("tables", "stale", "as after entry 0, when they knew entry");
    }
}
