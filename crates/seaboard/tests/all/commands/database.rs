//! `backup`, `check-tables` and `move`: a server's database is copied while it is used, restored, checked by another build, and moved.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use catalog::{GameId, with_game, with_table};
use game::{Chance, QuickChance, Seat};
use online::{Actor, Agreed, Founding, Key, LogEntry, OnlineTable, Order, Proposed, SeatOwner};
use protocol::{PersonId, PersonKind, PersonName, Phase, Settings, TableId, Token};
use store::{
    Append, Appended, Durability, Hashed, Header, NewGuest, NewTable, SeatRow, Secret, Sit, Sqlite, Start,
    Started, Store,
};

use super::refusals::refused_in_all_languages;
use super::{numbers, said};
use crate::common::{Folder, feed, seaboard};

const ADA: PersonId = PersonId::from_bits(0xada);
const BEN: PersonId = PersonId::from_bits(0xbe4);
const STARTED: u64 = 4_000;

fn wait<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(future)
}

fn opened(path: &Path) -> Store {
    Store::new(Arc::new(Sqlite::open(path, Durability::Normal).unwrap()))
}

fn name(text: &str) -> PersonName {
    PersonName::try_from(text.to_owned()).unwrap()
}

async fn people(store: &Store) {
    for (id, called) in [(ADA, "Ada"), (BEN, "Ben")] {
        let session = Hashed::of(called.as_bytes());
        let new = NewGuest { id, name: name(called), lang: "en".into(), session, at: 1_000 };
        store.add_guest(&new).await.unwrap();
    }
}

/// A table of Ada and Ben, whose game has begun; in memory as it stands in the database.
async fn begun(store: &Store, game: GameId, number: u64) -> OnlineTable {
    let id = TableId::from_bits(number);
    let options = with_game!(&game.default_game().unwrap(), game => {
        serde_json::to_string(game::Game::options(&**game)).unwrap()
    });
    let agreed = Agreed::new(game, &options.replace("\"players\":1", "\"players\":2")).unwrap();
    let [first, second, ..] = Seat::ALL;
    let salt = Token::from_bytes([1; 32]);
    let new = NewTable {
        id,
        game: game.name().to_owned(),
        rules: agreed.rules,
        setup: agreed.setup.clone(),
        settings: serde_json::to_string(&Settings::default()).unwrap(),
        owner: ADA,
        invite: Hashed::of(b"invite"),
        watch: Hashed::of(b"watch"),
        commit: [0; 32],
        secret: Secret::from_bytes([7; 32]),
        bot_key: Secret::from_bytes([8; 32]),
        rematch_of: None,
        seats: vec![SeatRow::of_first(first, ADA, &name("Ada"), Some(salt.clone())), SeatRow::empty(second)],
        at: 2_000,
    };
    store.add_table(&new).await.unwrap();
    let sit = Sit { table: id, seat: None, person: BEN, name: name("Ben"), salt, at: 3_000 };
    store.sit(&sit).await.unwrap().unwrap();
    let row = store.table(id).await.unwrap().unwrap();
    let table = agreed.deal(&Key::new(id, &[7; 32], &[]), 5, &[None, None]).unwrap();
    let header = Header(table.to_text());
    let start = Start {
        table: id,
        seating: row.seating,
        seats: row.seats,
        header: header.clone(),
        awaited: table.awaited(),
        due: None,
        at: STARTED,
    };
    assert_eq!(store.start(&start).await, Ok(Started::Yes));
    loaded(id, &header.0, &[])
}

fn loaded(id: TableId, header: &str, log: &[LogEntry]) -> OnlineTable {
    let person =
        |(id, name): (PersonId, &str)| SeatOwner::Person { id, kind: PersonKind::Guest, name: name.into() };
    let founding = Founding {
        id,
        settings: Settings::default(),
        owner: Some(ADA),
        seats: [(ADA, "Ada"), (BEN, "Ben")].map(person).into(),
        started: STARTED,
        outages: Vec::new(),
    };
    OnlineTable::load(founding, header, log).unwrap()
}

/// Makes any move that is allowed and writes it; whether there was one.
async fn step(store: &Store, table: &mut OnlineTable, chance: &mut QuickChance) -> bool {
    let Some(seat) = table.awaited().lowest() else { return false };
    let (own, act) = with_table!(table.table(), table => {
        let legal = table.legal(seat);
        (table.entry_count(seat) as u32, chance.choose(&legal).unwrap().to_string())
    });
    let order = Order::Act { own, turned: table.turned(seat), act };
    let at = STARTED + table.seq() + 1;
    let Ok(Proposed::Entry(entry)) = table.propose(at, Actor::Owner(seat), &order) else {
        panic!("{order:?} was legal")
    };
    let append = Append {
        table: table.founding().id,
        seq: entry.seq as u32,
        seat: Some(entry.seat),
        own: entry.own,
        at: entry.at,
        what: entry.deed.to_string(),
        awaited: table.awaited(),
        due: table.due(),
        phase: table.phase(),
        ending: (table.phase() == Phase::Over).then(|| "{}".to_owned()),
    };
    assert_eq!(store.append(append).await, Ok(Appended::Written));
    true
}

/// A database with so many running tables of each game, some steps into them.
fn filled(path: &Path, each: u64) -> (Store, Vec<OnlineTable>) {
    let store = opened(path);
    let tables = wait(async {
        people(&store).await;
        let (mut tables, mut chance) = (Vec::new(), QuickChance::new(3));
        for (number, &game) in
            (1..).zip([GameId::ALL; 9].concat().iter().take(GameId::ALL.len() * each as usize))
        {
            let mut table = begun(&store, game, number).await;
            for _ in 0..number * 5 {
                step(&store, &mut table, &mut chance).await;
            }
            tables.push(table);
        }
        tables
    });
    (store, tables)
}

/// What the check complains of.
#[track_caller]
fn complaint(folder: &Folder, file: &str) -> String {
    let output = feed(seaboard(&folder.0, &["check-tables", "--data", file]), "");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn spoil(path: &Path, from: &str, to: &str) {
    // Text of the same length in the bytes of the file: what a disk or a wrong hand does.
    let mut bytes = fs::read(path).unwrap();
    let places: Vec<usize> = bytes
        .windows(from.len())
        .enumerate()
        .filter(|(_, it)| *it == from.as_bytes())
        .map(|it| it.0)
        .collect();
    assert!(!places.is_empty() && from.len() == to.len(), "{from}");
    for place in places {
        bytes[place..place + to.len()].copy_from_slice(to.as_bytes());
    }
    fs::write(path, bytes).unwrap();
}

#[test]
fn a_database_in_use_is_copied_restored_and_played_on() {
    let folder = Folder::new();
    let data = folder.0.join("data");
    let (store, mut tables) = filled(&data, 1);
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let writing = scope.spawn(|| {
            let mut chance = QuickChance::new(4);
            while !stop.load(Ordering::Relaxed) {
                let mut any = false;
                for table in &mut tables {
                    any |= wait(step(&store, table, &mut chance));
                }
                if !any {
                    break;
                }
            }
        });
        let copied = said(&folder, "backup --data data copy");
        stop.store(true, Ordering::Relaxed);
        writing.join().unwrap();
        assert!(copied.contains("copy") && copied.contains("KiB"), "{copied}");
    });
    assert_eq!(folder.files().iter().filter(|file| file.starts_with("copy")).count(), 1);
    let checked = said(&folder, "check-tables --data copy");
    assert!(
        checked.contains("games that are being played load") || checked.contains("No games"),
        "{checked}"
    );
    // The drill: the copy takes the place of the database, and everybody plays on.
    let restored = opened(&folder.0.join("copy"));
    let mut chance = QuickChance::new(5);
    for table in &tables {
        let id = table.founding().id;
        let log = wait(restored.entries_after(id, 0)).unwrap();
        let whole = wait(store.entries_after(id, 0)).unwrap();
        assert!(log.len() <= whole.len() && log[..] == whole[..log.len()], "what was written, in its order");
        let entry = |entry: &store::Entry| LogEntry {
            seq: entry.seq.into(),
            seat: entry.seat.unwrap(),
            own: entry.own,
            at: entry.at,
            deed: entry.what.parse().unwrap(),
        };
        let log: Vec<LogEntry> = log.iter().map(entry).collect();
        let header = wait(restored.deal(id)).unwrap().unwrap().header.unwrap();
        let mut table = loaded(id, &header.0, &log);
        while wait(step(&restored, &mut table, &mut chance)) {}
        assert_eq!(table.phase(), Phase::Over);
        assert_eq!(wait(restored.table(id)).unwrap().unwrap().phase, Phase::Over);
    }
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_a_copy() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    drop(opened(&folder.0.join("data")));
    said(&folder, "backup --data data copy");
    assert_eq!(fs::metadata(folder.0.join("copy")).unwrap().permissions().mode() & 0o777, 0o600);
}

#[test]
fn a_copy_overwrites_nothing_and_is_of_a_database() {
    let folder = Folder::new();
    drop(opened(&folder.0.join("data")));
    folder.write("precious", "precious");
    folder.write("text", &"Dear diary,\n".repeat(1_000));
    let before = folder.files();
    let no = |line: &str, named: &str| refused_in_all_languages(&folder, line, named);
    no("backup --data data precious", "precious is there already");
    no("backup --data data data", "there already");
    no("backup --data text copy", "text: this is not a database of Seaboard");
    no("backup --data nowhere copy", "nowhere");
    no("backup --data data nowhere/copy", "nowhere/copy");
    no("backup --data text/data nowhere/copy", "cannot read text/data: Not a directory");
    no("backup --data data", "TO");
    no("backup copy", "--data");
    assert_eq!(folder.files(), before);
    assert_eq!(folder.read("precious"), "precious");
}

#[test]
fn tables_that_load_are_counted_and_nothing_is_changed() {
    let folder = Folder::new();
    let data = folder.0.join("data");
    drop(filled(&data, 3));
    let bytes = fs::read(&data).unwrap();
    let [en, fr, uk] =
        ["en", "fr", "uk"].map(|lang| said(&folder, &format!("check-tables --data data --lang {lang}")));
    let count = GameId::ALL.len() * 3;
    assert_eq!(
        en,
        format!(
            "All {count} games that are being played load with this program, and the database is sound.\n"
        )
    );
    assert!(fr.contains(&format!("Les {count} parties")) && uk.contains(&format!("({count})")), "{fr}{uk}");
    assert_eq!(fs::read(&data).unwrap(), bytes);
    drop(opened(&folder.0.join("empty")));
    assert!(said(&folder, "check-tables --data empty").starts_with("No games"));
}

#[test]
fn tables_that_do_not_load_are_named() {
    let folder = Folder::new();
    let data = folder.0.join("data");
    let (store, tables) = filled(&data, 1);
    drop(store);
    spoil(&data, "captains = ", "captians = ");
    let said = complaint(&folder, "data");
    let of = |game: GameId| {
        let found = tables.iter().find(|table| table.table().game_id() == game);
        format!("Table {} ({}) does not load: entry 0: ", found.unwrap().founding().id, game.name())
    };
    assert!(said.contains(&of(GameId::OnBoard)), "{said}");
    assert!(!said.contains(&of(GameId::PiratesUnderFire)), "{said}");
    assert!(said.contains(&format!("1 of the {} games", tables.len())), "{said}");
}

#[test]
fn a_damaged_database_is_no_sound_one() {
    let folder = Folder::new();
    let data = folder.0.join("data");
    drop(filled(&data, 3));
    let mut bytes = fs::read(&data).unwrap();
    // A page in the middle, as a disk might lose it.
    let page = bytes.len() / 2 / 4096 * 4096;
    bytes[page..page + 4096].fill(0x5a);
    fs::write(&data, bytes).unwrap();
    let output = feed(seaboard(&folder.0, &["check-tables", "--data", "data"]), "");
    assert!(matches!(output.status.code(), Some(1 | 2)), "{output:?}");
    assert!(!output.stdout.is_empty() || !output.stderr.is_empty());
}

#[test]
fn a_database_of_an_earlier_release_is_checked_as_a_copy() {
    let folder = Folder::new();
    // A database in which nothing has been made yet is the earliest there is.
    folder.write("data", "");
    assert!(said(&folder, "check-tables --data data").starts_with("No games"));
    assert_eq!((folder.files(), folder.read("data")), (vec!["data".to_owned()], String::new()));
    refused_in_all_languages(&folder, "check-tables --data nowhere", "nowhere");
    refused_in_all_languages(&folder, "check-tables", "--data");
}

#[test]
fn everything_moves_into_an_empty_database_and_every_table_is_replayed_there() {
    let folder = Folder::new();
    let (store, tables) = filled(&folder.0.join("data"), 2);
    drop(store);
    let moved = ["en", "fr", "uk"].map(|lang| {
        let line = format!("move --from data --to {lang} --lang {lang}");
        said(&folder, &line)
    });
    assert!(moved.iter().all(|moved| numbers(moved).contains(&(tables.len() as f64))), "{moved:?}");
    assert_eq!(said(&folder, "check-tables --data fr"), said(&folder, "check-tables --data data"));
    refused_in_all_languages(&folder, "move --from data --to en", "people");
    refused_in_all_languages(&folder, "move --from nowhere --to new", "nowhere");
    refused_in_all_languages(&folder, "move --from data", "--to");
}
