//! Sitting down, leaving, starting.

use game::{Seat, Seats};
use protocol::{Phase, TableId};
use store::{DbError, Header, NewTable, NotSeated, Opened, SeatRow, Sit, Start, Started};

use crate::common::{
    ADA, BEN, CLEO, Directory, FIRST, SECOND, TABLE, ada_and_ben, guest, in_memory, name, new_table,
    open_table, playing, salt, sit, start, store_in, wait,
};

const THIRD: Seat = Seat::ALL[2];
const LAST: Seat = Seat::ALL[3];

/// Ada at the first of four seats, a bot at the third.
fn for_four() -> NewTable {
    let seats = vec![
        SeatRow::of_first(FIRST, ADA, &name("Ada"), None),
        SeatRow::empty(SECOND),
        SeatRow::of_bot(THIRD, "sailor"),
        SeatRow::empty(LAST),
    ];
    NewTable { seats, ..new_table(TABLE) }
}

#[test]
fn people_sit_where_they_like_or_at_the_first_free_seat() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        guest(&store, CLEO, "Cleo").await;
        assert_eq!(store.add_table(&for_four()).await, Ok(Opened::New));
        let last = Sit { seat: Some(LAST), salt: salt(9), ..sit(TABLE, BEN, "Ben") };
        assert_eq!(store.sit(&last).await, Ok(Ok(LAST)));
        assert_eq!(store.sit(&sit(TABLE, CLEO, "Cleo")).await, Ok(Ok(SECOND)));
        let table = store.table(TABLE).await.expect("read").expect("there");
        let seated: Vec<_> = table.seats.iter().map(|seat| (seat.name.as_str(), seat.sat)).collect();
        assert_eq!(seated, [("Ada", Some(1)), ("Cleo", Some(3)), ("", None), ("Ben", Some(2))]);
        assert_eq!((&table.seats[3].salt, table.seats[2].bot.as_deref()), (&Some(salt(9)), Some("sailor")));
        assert_eq!((table.seating, table.changed), (2, 3_000));
        assert_eq!((table.seat_of(BEN), table.seat_of(CLEO)), (Some(LAST), Some(SECOND)));
    });
}

#[test]
fn whoever_cannot_sit_down_is_told_why() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        guest(&store, CLEO, "Cleo").await;
        let refused = async |sit: &Sit| store.sit(sit).await.expect("asked").expect_err("refused");
        let ben = sit(TABLE, BEN, "Ben");
        assert_eq!(refused(&ben).await, NotSeated::NoTable);
        assert_eq!(store.add_table(&for_four()).await, Ok(Opened::New));
        for taken in [FIRST, THIRD] {
            assert_eq!(refused(&Sit { seat: Some(taken), ..ben.clone() }).await, NotSeated::Taken);
        }
        assert_eq!(store.sit(&ben).await, Ok(Ok(SECOND)));
        assert_eq!(refused(&ben).await, NotSeated::Already(SECOND));
        let elsewhere = Sit { seat: Some(LAST), ..ben.clone() };
        assert_eq!(refused(&elsewhere).await, NotSeated::Already(SECOND));
        let table = store.table(TABLE).await.expect("read").expect("there");
        assert_eq!(table.seating, 1, "who was refused has changed nothing");
        assert_eq!(store.sit(&sit(TABLE, CLEO, "Cleo")).await, Ok(Ok(LAST)));
        let nobody = sit(TABLE, protocol::PersonId::from_bits(5), "Nobody");
        assert_eq!(refused(&nobody).await, NotSeated::Taken);
        assert_eq!(store.start(&start(&store, TABLE).await).await, Ok(Started::Yes));
        assert_eq!(refused(&ben).await, NotSeated::NotOpen(Phase::Playing));
    });
}

#[test]
fn whoever_moves_has_one_seat_before_and_after() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        assert_eq!(store.add_table(&for_four()).await, Ok(Opened::New));
        let ben = sit(TABLE, BEN, "Ben");
        let to = |seat| Sit { seat: Some(seat), ..ben.clone() };
        assert!(
            store.change_seat(&to(LAST)).await.expect("asked").is_err(),
            "who sits nowhere does not move"
        );
        assert_eq!(store.sit(&ben).await, Ok(Ok(SECOND)));
        assert_eq!(store.change_seat(&to(LAST)).await, Ok(Ok(LAST)));
        let seat_of_ben = async || store.table(TABLE).await.expect("read").expect("there").seat_of(BEN);
        assert_eq!(seat_of_ben().await, Some(LAST));
        for taken in [FIRST, THIRD] {
            assert!(store.change_seat(&to(taken)).await.expect("asked").is_err());
            assert_eq!(seat_of_ben().await, Some(LAST), "who cannot move stays");
        }
        let table = store.table(TABLE).await.expect("read").expect("there");
        assert_eq!(table.seats.iter().filter(|seat| seat.person.is_some()).count(), 2, "Ada and Ben");
    });
}

#[test]
fn nobody_who_is_not_there_sits_down() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        open_table(&store, TABLE).await;
        assert_eq!(store.sit(&sit(TABLE, CLEO, "Cleo")).await, Err(DbError::Constraint));
    });
}

#[test]
fn a_seat_that_was_left_is_free_again() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        open_table(&store, TABLE).await;
        assert_eq!(store.leave(TABLE, BEN, 3_000).await, Ok(false));
        assert_eq!(store.sit(&sit(TABLE, BEN, "Ben")).await, Ok(Ok(SECOND)));
        assert_eq!(store.leave(TABLE, ADA, 3_500).await, Ok(true));
        let table = store.table(TABLE).await.expect("read").expect("there");
        assert_eq!((&table.seats[0], table.seating, table.changed), (&SeatRow::empty(FIRST), 2, 3_500));
        assert_eq!(store.sit(&sit(TABLE, ADA, "Ada")).await, Ok(Ok(FIRST)));
        let table = store.table(TABLE).await.expect("read").expect("there");
        assert_eq!(table.seats[0].sat, Some(3), "she came after Ben");
        assert_eq!(store.start(&start(&store, TABLE).await).await, Ok(Started::Yes));
        assert_eq!(store.leave(TABLE, BEN, 5_000).await, Ok(false));
    });
}

#[test]
fn a_game_starts_with_those_who_were_meant() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        open_table(&store, TABLE).await;
        let alone = start(&store, TABLE).await;
        assert_eq!(store.sit(&sit(TABLE, BEN, "Ben")).await, Ok(Ok(SECOND)));
        assert_eq!(store.start(&alone).await, Ok(Started::Changed));
        // Chance has them change places.
        let mut both = start(&store, TABLE).await;
        both.seats.reverse();
        (both.seats[0].seat, both.seats[1].seat) = (FIRST, SECOND);
        let both = Start { awaited: Seats::only(SECOND), due: Some(9_000), ..both };
        assert_eq!(store.start(&both).await, Ok(Started::Yes));
        assert_eq!(store.start(&both).await, Ok(Started::NotOpen));
        let table = store.table(TABLE).await.expect("read").expect("there");
        assert_eq!((table.phase, table.started, table.due), (Phase::Playing, Some(4_000), Some(9_000)));
        assert_eq!((table.seats.clone(), table.awaited), (both.seats, Seats::only(SECOND)));
        let header = store.deal(TABLE).await.expect("read").and_then(|deal| deal.header);
        assert_eq!(header, Some(Header("the deal".into())));
        let gone = Start { table: TableId::from_bits(5), ..start(&store, TABLE).await };
        assert_eq!(store.start(&gone).await, Ok(Started::NotOpen));
    });
}

#[test]
fn two_people_at_two_processes_cannot_have_one_seat() {
    let directory = Directory::new();
    let stores = [store_in(&directory.file("db")), store_in(&directory.file("db"))];
    wait(async {
        ada_and_ben(&stores[0]).await;
        guest(&stores[0], CLEO, "Cleo").await;
        for number in 0..20 {
            let id = TableId::from_bits(number);
            open_table(&stores[0], id).await;
            let (ben, cleo) = (sit(id, BEN, "Ben"), sit(id, CLEO, "Cleo"));
            let (ben, cleo) = tokio::join!(stores[0].sit(&ben), stores[1].sit(&cleo));
            let (ben, cleo) = (ben.expect("asked"), cleo.expect("asked"));
            let outcomes = [(Ok(SECOND), Err(NotSeated::Taken)), (Err(NotSeated::Taken), Ok(SECOND))];
            assert!(outcomes.contains(&(ben, cleo)), "{ben:?} {cleo:?}");
            let table = stores[0].table(id).await.expect("read").expect("there");
            let owner = if ben.is_ok() { BEN } else { CLEO };
            assert_eq!((table.seats[1].person, table.seating), (Some(owner), 1));
        }
    });
}

#[test]
fn one_person_in_two_tabs_has_one_seat() {
    let directory = Directory::new();
    let stores = [store_in(&directory.file("db")), store_in(&directory.file("db"))];
    wait(async {
        ada_and_ben(&stores[0]).await;
        assert_eq!(stores[0].add_table(&for_four()).await, Ok(Opened::New));
        let ben = [SECOND, LAST].map(|seat| Sit { seat: Some(seat), ..sit(TABLE, BEN, "Ben") });
        let (first, second) = tokio::join!(stores[0].sit(&ben[0]), stores[1].sit(&ben[1]));
        let seated = [first.expect("asked"), second.expect("asked")];
        assert_eq!(seated.iter().filter(|one| one.is_ok()).count(), 1, "{seated:?}");
    });
}

#[test]
fn nobody_slips_in_while_a_game_starts() {
    let directory = Directory::new();
    let stores = [store_in(&directory.file("db")), store_in(&directory.file("db"))];
    wait(async {
        ada_and_ben(&stores[0]).await;
        for number in 0..20 {
            let id = TableId::from_bits(number);
            open_table(&stores[0], id).await;
            let (alone, ben) = (start(&stores[0], id).await, sit(id, BEN, "Ben"));
            let (started, seated) = tokio::join!(stores[0].start(&alone), stores[1].sit(&ben));
            match (started.expect("asked"), seated.expect("asked")) {
                (Started::Yes, Err(NotSeated::NotOpen(Phase::Playing))) => (),
                (Started::Changed, Ok(SECOND)) => (),
                other => panic!("{other:?}"),
            }
        }
    });
}

#[test]
fn a_running_game_is_played_by_those_who_sit_there() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        playing(&store, TABLE).await;
        let table = store.table(TABLE).await.expect("read").expect("there");
        assert_eq!((table.seat_of(ADA), table.seat_of(BEN)), (Some(FIRST), Some(SECOND)));
    });
}

#[test]
fn whoever_opened_a_table_frees_seats_and_puts_bots_there() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        open_table(&store, TABLE).await;
        store.sit(&sit(TABLE, BEN, "Ben")).await.expect("asked").expect("seated");
        assert_eq!(store.set_seat(TABLE, BEN, SECOND, None, 3_100).await, Ok(false), "not Ben's table");
        assert_eq!(store.set_seat(TABLE, ADA, SECOND, Some("navigator"), 3_200).await, Ok(true));
        let table = store.table(TABLE).await.expect("read").expect("there");
        assert_eq!((&table.seats[1], table.changed), (&SeatRow::of_bot(SECOND, "navigator"), 3_200));
        assert_eq!(store.set_seat(TABLE, ADA, SECOND, None, 3_300).await, Ok(true));
        assert!(store.table(TABLE).await.expect("read").expect("there").seats[1].is_empty());
        let far = LAST;
        assert_eq!(store.set_seat(TABLE, ADA, far, None, 3_400).await, Ok(false), "there is no such seat");
    });
}
