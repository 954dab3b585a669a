//! Whoever is deleted leaves nothing behind.

use std::fs;
use std::path::Path;

use protocol::{PersonId, Phase, Said, TableId};
use rusqlite::Connection;
use rusqlite::types::Value;
use store::{Append, Appended, NewLine, NewTable, Person, SeatRow, Store};

use crate::common::{
    ADA, BEN, CLEO, Directory, FIRST, SECOND, TABLE, ada_and_ben, entry, guest, hash, name, new_table,
    open_table, playing, program, salt, sit, store_in, wait,
};

const ZEBULON: PersonId = PersonId::from_bits(0x0123_4567_89ab_cdef);
const PARROT: PersonId = PersonId::from_bits(0x0fed_cba9_8765_4321);
const OWN_OPEN: TableId = TableId::from_bits(101);
const OTHERS_OPEN: TableId = TableId::from_bits(102);
const RUNNING: TableId = TableId::from_bits(103);
const OVER: TableId = TableId::from_bits(104);

/// All that is written anywhere in a database.
fn everything(path: &Path) -> Vec<(String, Value)> {
    let connection = Connection::open(path).expect("opened");
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table'";
    let mut tables = connection.prepare(sql).expect("prepared");
    let tables: Vec<String> =
        tables.query_map((), |row| row.get(0)).expect("read").map(|table| table.expect("a name")).collect();
    assert!(tables.len() > 10);
    tables.iter().flat_map(|table| all_of(&connection, table)).collect()
}

fn all_of(connection: &Connection, table: &str) -> Vec<(String, Value)> {
    let mut all = connection.prepare(&format!("SELECT * FROM {table}")).expect("prepared");
    let columns = all.column_count();
    let values = all.query_map((), |row| (0..columns).map(|at| row.get(at)).collect());
    let rows: Vec<Vec<Value>> = values.expect("read").map(|row| row.expect("a row")).collect();
    rows.into_iter().flatten().map(|value| (table.to_owned(), value)).collect()
}

/// In which tables somebody is mentioned.
fn mentions(path: &Path, id: PersonId, name: &str, token: &[u8]) -> Vec<String> {
    let everything = everything(path).into_iter();
    let of_them = everything.filter(|(_, value)| match value {
        Value::Integer(number) => *number as u64 == id.to_bits(),
        Value::Text(text) => text.contains(name) || text.contains(&id.to_string()),
        Value::Blob(bytes) => bytes == token,
        _ => false,
    });
    let mut tables: Vec<String> = of_them.map(|(table, _)| table).collect();
    tables.dedup();
    tables
}

/// Zebulon has done everything that can be done here, and so has his parrot.
async fn a_full_life(store: &Store) {
    ada_and_ben(store).await;
    guest(store, ZEBULON, "Zebulon").await;
    assert!(program(store, PARROT, ZEBULON, "Pollywog").await);
    store.add_pass(&hash("pass"), ZEBULON, 9_000).await.expect("added");
    guest(store, CLEO, "Cleo").await;
    assert_eq!(store.block(ZEBULON, CLEO, 1).await, Ok(true));
    assert_eq!(store.block(CLEO, ZEBULON, 1).await, Ok(true));

    let seat = SeatRow::of_first(FIRST, ZEBULON, &name("Zebulon"), Some(salt(7)));
    let own =
        |id, seat| NewTable { owner: ZEBULON, seats: vec![seat, SeatRow::empty(SECOND)], ..new_table(id) };
    store.add_table(&own(OWN_OPEN, seat)).await.expect("opened");
    assert_eq!(store.sit(&sit(OWN_OPEN, BEN, "Ben")).await, Ok(Ok(SECOND)));
    open_table(store, OTHERS_OPEN).await;
    assert_eq!(store.sit(&sit(OTHERS_OPEN, ZEBULON, "Zebulon")).await, Ok(Ok(SECOND)));
    for table in [RUNNING, OVER] {
        let seat = SeatRow::of_first(FIRST, PARROT, &name("Pollywog"), Some(salt(8)));
        store.add_table(&own(table, seat)).await.expect("opened");
        assert_eq!(store.sit(&sit(table, ZEBULON, "Zebulon")).await, Ok(Ok(SECOND)));
        let start = crate::common::start(store, table).await;
        store.start(&start).await.expect("started");
    }
    let end = Append { phase: Phase::Over, ..entry(OVER, 1) };
    assert_eq!(store.append(end).await, Ok(Appended::Written));
    playing(store, TABLE).await;
    for (table, by) in [(RUNNING, ZEBULON), (TABLE, PARROT), (OVER, ADA)] {
        let name = if by == ADA { "Ada" } else { "Zebulon" };
        let said = Said::Text("aye".into());
        let line =
            NewLine { table, by, sender_id: 0, name: name.into(), seat: None, said, aside: false, at: 6_000 };
        store.say(&line).await.expect("said");
    }
}

#[test]
fn whoever_is_deleted_is_nowhere_to_be_found() {
    let directory = Directory::new();
    let path = directory.file("db");
    let store = store_in(&path);
    wait(async {
        a_full_life(&store).await;
        let token = *hash("Zebulon").as_bytes();
        let before = mentions(&path, ZEBULON, "Zebulon", &token);
        assert_eq!(before, ["people", "sessions", "passes", "blocks", "tables", "seats", "chat"]);
        let mut changed = store.delete_person(ZEBULON).await.expect("asked").expect("there");
        changed.sort_unstable();
        changed.dedup();
        assert_eq!(changed, [OWN_OPEN, OTHERS_OPEN, RUNNING, OVER]);
        assert_eq!(mentions(&path, ZEBULON, "Zebulon", &token), Vec::<String>::new());
        assert_eq!(mentions(&path, PARROT, "Pollywog", hash("Pollywog").as_bytes()), Vec::<String>::new());
        assert_eq!(store.delete_person(ZEBULON).await, Ok(None));
    });
    // Nor in what the file has left over, once it is closed.
    drop(store);
    assert!(!directory.file("db-wal").exists());
    let bytes = fs::read(&path).expect("read");
    for trace in ["Zebulon", "Pollywog"] {
        assert!(!bytes.windows(trace.len()).any(|window| window == trace.as_bytes()), "{trace}");
    }
    assert!(bytes.windows(3).any(|window| window == b"Ada"));
    assert_eq!(store::faults(&path).expect("read"), Vec::<String>::new());
}

#[test]
fn what_belongs_to_others_stays() {
    let directory = Directory::new();
    let store = store_in(&directory.file("db"));
    wait(async {
        a_full_life(&store).await;
        let others_before = store.table(OTHERS_OPEN).await.expect("read").expect("there");
        store.delete_person(ZEBULON).await.expect("deleted").expect("there");
        assert_eq!(store.table(OWN_OPEN).await, Ok(None), "nobody could have started it");
        let others = store.table(OTHERS_OPEN).await.expect("read").expect("there");
        assert_eq!(others.seats[1], SeatRow::empty(SECOND));
        assert!(others.seating > others_before.seating, "a start in the making is one no longer");
        let over = store.table(OVER).await.expect("read").expect("there");
        let (parrot, zebulon) = (&over.seats[0], &over.seats[1]);
        assert_eq!((parrot.person, parrot.name.as_str(), &parrot.salt), (None, "", &Some(salt(8))));
        assert_eq!((zebulon.person, zebulon.sat, over.owner), (None, Some(2), None));
        assert_eq!(store.entries_after(OVER, 0).await.map(|log| log.len()), Ok(1));
        assert_eq!(store.append(entry(RUNNING, 1)).await, Ok(Appended::Written), "it can be played on");
        assert_eq!(store.chat(OVER, true, 10).await.map(|lines| lines.len()), Ok(1));
        assert_eq!(store.blocked(CLEO).await, Ok(vec![]));
        let there: Option<Person> = store.person(ADA).await.expect("read");
        assert!(there.is_some());
    });
}
