//! Tables: opened, found, cancelled.

use game::Seats;
use protocol::{Phase, TableId};
use store::{
    Append, Appended, DbError, NewTable, Opened, Owned, Row, SeatRow, Secret, Start, Started, TableRow,
    TableState,
};

use crate::common::{
    ADA, BEN, CLEO, FIRST, SECOND, TABLE, ada_and_ben, entry, hash, in_memory, name, new_table, open_table,
    playing, salt, sit, start, wait,
};

const OTHER: TableId = TableId::from_bits(0x0e4);
const THIRD: TableId = TableId::from_bits(u64::MAX);

fn ids(tables: &[TableRow]) -> Vec<TableId> {
    tables.iter().map(|table| table.id).collect()
}

#[test]
fn a_table_comes_back_as_it_was_opened() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        open_table(&store, TABLE).await;
        let row = TableRow {
            id: TABLE,
            game: "on-board".into(),
            rules: 2,
            setup: r#"{"edition":"second"}"#.into(),
            settings: r#"{"pace":"none"}"#.into(),
            phase: Phase::Open,
            owner: Some(ADA),
            invite: hash("invite"),
            watch: hash("watch"),
            commit: [1; 32],
            rematch_of: None,
            created: 2_000,
            started: None,
            ended: None,
            changed: 2_000,
            seating: 0,
            last_seq: 0,
            awaited: Seats::NONE,
            due: None,
            ending: None,
            seats: vec![
                SeatRow {
                    seat: FIRST,
                    person: Some(ADA),
                    program: false,
                    bot: None,
                    name: "Ada".into(),
                    salt: Some(salt(1)),
                    sat: Some(1),
                },
                SeatRow::empty(SECOND),
            ],
        };
        assert_eq!(store.table(TABLE).await, Ok(Some(row)));
        assert_eq!(store.table(OTHER).await, Ok(None));
        let deal = store.deal(TABLE).await.expect("read").expect("there");
        assert_eq!((deal.secret, deal.bot_key), (Secret::from_bytes([2; 32]), Secret::from_bytes([3; 32])));
        assert_eq!((deal.header, store.deal(OTHER).await), (None, Ok(None)));
    });
}

#[test]
fn a_table_that_cannot_be_opened_leaves_nothing() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        open_table(&store, TABLE).await;
        assert_eq!(store.add_table(&new_table(TABLE)).await, Err(DbError::Constraint));
        let stranger = NewTable { owner: CLEO, ..new_table(OTHER) };
        assert_eq!(store.add_table(&stranger).await, Err(DbError::Constraint));
        let twice = SeatRow::of_first(SECOND, ADA, &name("Ada"), None);
        let mut twins = new_table(OTHER);
        twins.seats[1] = twice;
        assert_eq!(store.add_table(&twins).await, Err(DbError::Constraint));
        assert_eq!((store.table(OTHER).await, store.deal(OTHER).await), (Ok(None), Ok(None)));
    });
}

#[test]
fn a_table_is_continued_once() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        playing(&store, TABLE).await;
        let again = |id| NewTable { rematch_of: Some(TABLE), ..new_table(id) };
        assert_eq!(store.rematch(TABLE).await, Ok(None));
        assert_eq!(store.add_table(&again(OTHER)).await, Ok(Opened::New));
        assert_eq!(store.add_table(&again(THIRD)).await, Ok(Opened::Already(OTHER)));
        assert_eq!((store.rematch(TABLE).await, store.table(THIRD).await), (Ok(Some(OTHER)), Ok(None)));
        assert_eq!(store.cancel_table(OTHER, ADA).await, Ok(true));
        assert_eq!(store.add_table(&again(THIRD)).await, Ok(Opened::New));
    });
}

#[test]
fn only_whoever_opened_a_table_cancels_it_and_only_before_it_starts() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        open_table(&store, OTHER).await;
        assert_eq!(store.cancel_table(OTHER, BEN).await, Ok(false));
        assert_eq!(store.cancel_table(OTHER, ADA).await, Ok(true));
        assert_eq!((store.table(OTHER).await, store.deal(OTHER).await), (Ok(None), Ok(None)));
        playing(&store, TABLE).await;
        assert_eq!(store.cancel_table(TABLE, ADA).await, Ok(false));
    });
}

#[test]
fn codes_are_renewed_by_whoever_opened_the_table() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        open_table(&store, TABLE).await;
        assert_eq!(store.renew_codes(TABLE, BEN, &hash("a"), &hash("b")).await, Ok(false));
        assert_eq!(store.renew_codes(TABLE, ADA, &hash("a"), &hash("b")).await, Ok(true));
        let table = store.table(TABLE).await.expect("read").expect("there");
        assert_eq!((table.invite, table.watch), (hash("a"), hash("b")));
    });
}

#[test]
fn ones_own_tables_come_with_those_that_wait_for_one_first() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        let [open, calm, awaited, over] = [10, 11, 12, 13].map(TableId::from_bits);
        for table in [over, awaited, calm] {
            playing(&store, table).await;
        }
        open_table(&store, open).await;
        assert_eq!(store.append(entry(calm, 1)).await, Ok(Appended::Written));
        let end = Append { phase: Phase::Over, at: 90_000, ..entry(over, 1) };
        assert_eq!(store.append(end).await, Ok(Appended::Written));
        let of_ada = store.tables_of(ADA, 10).await.expect("read");
        assert_eq!(ids(&of_ada), [awaited, calm, open, over]);
        assert!(of_ada.iter().all(|table| table.seats.len() == 2));
        let of_ben = store.tables_of(BEN, 10).await.expect("read");
        assert_eq!(ids(&of_ben), [calm, awaited, over]);
        assert_eq!(ids(&store.tables_of(ADA, 3).await.expect("read")), [awaited, calm, open]);
        assert_eq!(store.tables_of(CLEO, 10).await, Ok(vec![]));
        assert_eq!(store.owned(ADA).await, Ok(Owned { open: 1, playing: 2 }));
        assert_eq!(store.owned(BEN).await, Ok(Owned::default()));
        assert_eq!(store.playing(10).await, Ok(vec![calm, awaited]));
        assert_eq!(store.playing(1).await, Ok(vec![calm]));
    });
}

#[test]
fn tables_are_due_in_the_order_of_their_times() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        let tables = [(TableId::from_bits(1), Some(7_000)), (OTHER, Some(6_000)), (THIRD, None)];
        for (table, due) in tables {
            open_table(&store, table).await;
            let start = Start { due, ..start(&store, table).await };
            assert_eq!(store.start(&start).await, Ok(Started::Yes));
        }
        assert_eq!(store.due(0, 5_999, 10).await, Ok(vec![]));
        assert_eq!(store.due(0, 7_000, 10).await, Ok(vec![(OTHER, 6_000), (TableId::from_bits(1), 7_000)]));
        assert_eq!(store.due(0, 7_000, 1).await, Ok(vec![(OTHER, 6_000)]));
        assert_eq!(store.due(6_000, 7_000, 10).await, Ok(vec![(TableId::from_bits(1), 7_000)]));
        let later = Append { due: Some(9_000), ..entry(OTHER, 1) };
        assert_eq!(store.append(later).await, Ok(Appended::Written));
        assert_eq!(store.due(0, 8_000, 10).await, Ok(vec![(TableId::from_bits(1), 7_000)]));
        let over = Append { phase: Phase::Over, due: Some(1), ..entry(OTHER, 2) };
        assert_eq!(store.append(over).await, Ok(Appended::Written));
        assert_eq!(store.due(0, 8_000, 10).await, Ok(vec![(TableId::from_bits(1), 7_000)]));
    });
}

#[test]
fn old_tables_that_nobody_started_are_purged_and_no_others() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        playing(&store, TABLE).await;
        open_table(&store, OTHER).await;
        open_table(&store, THIRD).await;
        assert_eq!(store.sit(&sit(THIRD, BEN, "Ben")).await, Ok(Ok(SECOND)));
        assert_eq!(store.purge_open(2_000, 2_000).await, Ok(vec![]));
        assert_eq!(store.purge_open(2_000, u64::MAX).await, Ok(vec![]), "no game goes on there");
        assert_eq!(store.purge_open(3_000, 3_000).await, Ok(vec![(OTHER, None)]));
        assert_eq!(store.purge_open(u64::MAX, u64::MAX).await, Ok(vec![(THIRD, None)]));
        assert!(store.table(TABLE).await.expect("read").is_some());
    });
}

#[test]
fn where_a_game_was_to_go_on_and_one_is_alone_the_table_goes_sooner() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        playing(&store, TABLE).await;
        let again = |id, of| NewTable { rematch_of: Some(of), ..new_table(id) };
        assert_eq!(store.add_table(&again(OTHER, TABLE)).await, Ok(Opened::New));
        assert_eq!(store.add_table(&again(THIRD, OTHER)).await, Ok(Opened::New));
        assert_eq!(store.sit(&sit(THIRD, BEN, "Ben")).await, Ok(Ok(SECOND)));
        assert_eq!(store.purge_open(0, 2_000).await, Ok(vec![]));
        assert_eq!(
            store.purge_open(0, u64::MAX).await,
            Ok(vec![(OTHER, Some(TABLE))]),
            "Ben sits at the third"
        );
    });
}

#[test]
fn a_row_of_another_shape_is_an_error_and_no_panic() {
    assert_eq!(Row::new(vec![]).take::<TableId>(), Err(DbError::Column));
}

#[test]
fn how_tables_stand_is_told_in_numbers_that_grow() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        playing(&store, TABLE).await;
        open_table(&store, THIRD).await;
        let mut states = store.states(&[TABLE, OTHER, THIRD]).await.expect("read");
        states.sort_by_key(|state| state.id.to_bits());
        let third = TableState { id: THIRD, last_seq: 0, seating: 0, lines: 0, rematch: 0 };
        let table = TableState { id: TABLE, last_seq: 0, seating: 2, lines: 0, rematch: 0 };
        assert_eq!(states, [table, third]);
        assert_eq!(store.append(entry(TABLE, 1)).await, Ok(Appended::Written));
        assert_eq!(
            store.add_table(&NewTable { rematch_of: Some(TABLE), ..new_table(OTHER) }).await,
            Ok(Opened::New)
        );
        let moved = TableState { last_seq: 1, rematch: OTHER.to_bits(), ..table };
        assert_eq!(store.states(&[TABLE]).await, Ok(vec![moved]));
        assert_eq!(store.states(&[]).await, Ok(vec![]));
    });
}
