//! The logs of tables.

use game::{Seat, Seats};
use protocol::{Phase, TableId};
use store::{Append, Appended, Entry};

use crate::common::{
    Directory, FIRST, SECOND, TABLE, ada_and_ben, entry, in_memory, open_table, playing, store_in, wait,
};

#[test]
fn entries_come_back_in_their_order() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        playing(&store, TABLE).await;
        for seq in 1..=12 {
            assert_eq!(store.append(entry(TABLE, seq)).await, Ok(Appended::Written));
        }
        // What the server does is nobody's.
        let timeout = Append { seat: None, own: None, what: "timeout".into(), ..entry(TABLE, 13) };
        assert_eq!(store.append(timeout).await, Ok(Appended::Written));
        let last = store.entries_after(TABLE, 10).await.expect("read");
        let play = |seq, seat, own| Entry {
            seq,
            seat: Some(seat),
            own: Some(own),
            at: 5_000 + u64::from(seq),
            what: format!("play {seq}"),
        };
        let timeout = Entry { seq: 13, seat: None, own: None, at: 5_013, what: "timeout".into() };
        assert_eq!(last, [play(11, FIRST, 5), play(12, SECOND, 5), timeout]);
        assert_eq!(store.entries_after(TABLE, 0).await.map(|all| all.len()), Ok(13));
        assert_eq!(store.entries_after(TABLE, 13).await, Ok(vec![]));
    });
}

#[test]
fn the_table_stands_as_the_last_entry_says() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        playing(&store, TABLE).await;
        let moved = Append { awaited: Seats::first(2), due: Some(77_000), ..entry(TABLE, 1) };
        assert_eq!(store.append(moved).await, Ok(Appended::Written));
        let table = store.table(TABLE).await.expect("read").expect("there");
        assert_eq!((table.last_seq, table.awaited, table.due), (1, Seats::first(2), Some(77_000)));
        assert_eq!((table.phase, table.changed, table.ended), (Phase::Playing, 5_001, None));
        let ending = Some(r#"{"by":"play"}"#.to_owned());
        let end =
            Append { phase: Phase::Over, ending: ending.clone(), awaited: Seats::NONE, ..entry(TABLE, 2) };
        assert_eq!(store.append(end).await, Ok(Appended::Written));
        let table = store.table(TABLE).await.expect("read").expect("there");
        assert_eq!((table.phase, table.ended, table.ending), (Phase::Over, Some(5_002), ending));
        assert_eq!((table.awaited, table.due), (Seats::NONE, None));
    });
}

#[test]
fn a_number_is_given_once_and_none_is_left_out() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        playing(&store, TABLE).await;
        assert_eq!(store.append(entry(TABLE, 1)).await, Ok(Appended::Written));
        let other = Append { what: "other".into(), own: Some(7), ..entry(TABLE, 1) };
        assert_eq!(store.append(other).await, Ok(Appended::Lost));
        assert_eq!(store.append(entry(TABLE, 3)).await, Ok(Appended::Lost));
        let same_own = Append { seat: Some(FIRST), own: Some(0), ..entry(TABLE, 2) };
        assert_eq!(store.append(same_own).await, Ok(Appended::Lost));
        // Whatever is lost leaves the table as it was.
        let table = store.table(TABLE).await.expect("read").expect("there");
        assert_eq!((table.last_seq, table.changed), (1, 5_001));
        let log = store.entries_after(TABLE, 0).await.expect("read");
        assert_eq!(log.iter().map(|entry| entry.what.as_str()).collect::<Vec<_>>(), ["play 1"]);
    });
}

#[test]
fn only_games_that_are_played_have_moves() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        open_table(&store, TABLE).await;
        assert_eq!(store.append(entry(TABLE, 1)).await, Ok(Appended::Lost));
        let nowhere = TableId::from_bits(4);
        assert_eq!(store.append(entry(nowhere, 1)).await, Ok(Appended::Lost));
        playing(&store, nowhere).await;
        let end = Append { phase: Phase::Aborted, ..entry(nowhere, 1) };
        assert_eq!(store.append(end).await, Ok(Appended::Written));
        assert_eq!(store.append(entry(nowhere, 2)).await, Ok(Appended::Lost));
    });
}

/// Two processes play one table, each as fast as it can, and read on whenever they come second.
#[test]
fn of_two_who_race_for_a_number_exactly_one_has_it() {
    let directory = Directory::new();
    let path = directory.file("db");
    let setting_up = store_in(&path);
    wait(async {
        ada_and_ben(&setting_up).await;
        playing(&setting_up, TABLE).await;
    });
    let racers = [FIRST, SECOND].map(|seat| {
        let path = path.clone();
        std::thread::spawn(move || wait(race(store_in(&path), seat)))
    });
    let won: Vec<u32> = racers.into_iter().flat_map(|racer| racer.join().expect("raced")).collect();
    let log = wait(setting_up.entries_after(TABLE, 0)).expect("read");
    let (mut numbers, all): (Vec<u32>, Vec<u32>) = (won, (1..=100).collect());
    numbers.sort_unstable();
    assert_eq!(numbers, all, "who was told that it is written, and nobody else, has written");
    assert_eq!(log.iter().map(|entry| entry.seq).collect::<Vec<_>>(), all);
    for seat in [FIRST, SECOND] {
        let own: Vec<_> =
            log.iter().filter(|entry| entry.seat == Some(seat)).filter_map(|entry| entry.own).collect();
        assert_eq!(own, (0..50).collect::<Vec<_>>());
    }
}

/// Makes fifty entries; says which numbers they got.
async fn race(store: store::Store, seat: Seat) -> Vec<u32> {
    let (mut seen, mut won) = (0, Vec::new());
    while won.len() < 50 {
        let own = Some(won.len() as u32);
        let try_it = Append { seat: Some(seat), own, ..entry(TABLE, seen + 1) };
        match store.append(try_it).await.expect("asked") {
            Appended::Written => {
                seen += 1;
                won.push(seen);
            }
            Appended::Lost => {
                let missed = store.entries_after(TABLE, seen).await.expect("read");
                seen = missed.last().expect("somebody was quicker").seq;
            }
        }
    }
    won
}
