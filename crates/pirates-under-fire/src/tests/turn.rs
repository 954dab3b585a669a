//! PUF-9 to PUF-11, PUF-15: what a turn is made of.

use game::{Game, Viewer};

use super::table::{Table, seat, values};
use crate::{Event, Step};

#[test]
fn puf_9_one_ship_of_the_hand_is_laid() {
    let table = Table::new().hand("2 4 4");
    assert_eq!(table.offers(), "ship 2, ship 4");
    assert_eq!(table.refusal("ship 3"), "PUF-9", "not in hand");
    assert_eq!(table.refusal("end"), "PUF-9", "a ship must be laid");
    assert_eq!(table.refusal("lay c1"), "PUF-9", "which ship?");
    let table = table.does("ship 4");
    assert_eq!(table.offers_to("lay"), "a1 b1 c1 d1 e1 f1 g1");
    assert_eq!((table.refusal("ship 2"), table.refusal("end")), ("PUF-12".to_owned(), "PUF-12".to_owned()));
    let table = table.does("lay c1");
    table.shows(". . A4");
    assert_eq!((table.held(1), table.offers().as_str()), (values("2 4"), "end"));
    assert_eq!(table.refusal("ship 2"), "PUF-9", "one a turn");
}

#[test]
fn puf_9_only_whoever_is_on_turn_acts() {
    let table = Table::new();
    assert_eq!(table.refusal_of(2, "ship 2"), "PUF-9");
    assert_eq!(table.game.awaited(&table.state).iter().collect::<Vec<_>>(), [seat(1)]);
    let mut list = Vec::new();
    table.game.legal(&table.state, seat(2), &mut list);
    assert!(list.is_empty());
    let table = table.does("ship 2, lay c1, end");
    assert_eq!(table.game.awaited(&table.state).iter().collect::<Vec<_>>(), [seat(2)]);
    assert_eq!(table.refusal_of(1, "ship 4"), "PUF-9");
}

#[test]
fn puf_9_effects_of_sea_and_ship_come_in_either_order() {
    let start = || Table::new().sea("a5").icons("c1 R").does("ship 1, lay c1");
    assert_eq!(start().offers(), "repair a1, shield c1, decline");
    let table = start().does("repair a1");
    assert_eq!(table.offers(), "shield a1, shield c1, decline", "the repaired ship too");
    table.does("shield a1").shows("A5+ . A1");
    let table = start().does("shield c1");
    assert_eq!(table.offers(), "repair a1, decline");
    table.does("repair a1").shows("A5 . A1+");
}

#[test]
fn puf_9_until_the_effects_are_done_nothing_else_happens() {
    let table = Table::new().sea("a5").icons("c1 R").hiring("1").does("ship 2, lay c1");
    for action in [
        "ship 4", "hire 1", "lay d1", "end", "mine d1", "take", "search", "dummy d1", "choose 5", "fire",
        "shoot a2",
    ] {
        assert_eq!(table.refusal(action), "PUF-9", "{action}");
    }
}

#[test]
fn puf_10_a_mercenary_is_bought_before_or_after_the_main_action() {
    let start = || Table::new().hiring("1 6").gold(3);
    let before = start().does("hire 6, lay c1");
    before.shows(". . A#6");
    assert_eq!((before.player(1).gold, before.player(1).points), (0, 0), "the space does nothing for it");
    assert_eq!(before.offers(), "ship 1, ship 2, ship 3, ship 4, ship 5, ship 6, ship 7, ship 8, ship 9");
    before.does("ship 2, lay c2, end").shows(". . A2 / . . A#6");
    let after = start().does("ship 2, lay c1");
    assert_eq!(after.offers(), "hire 1, hire 6, end");
    let after = after.does("hire 6, lay c2, end");
    after.shows(". . A#6 / . . A2");
}

#[test]
fn puf_10_once_a_turn() {
    let table = Table::new().hiring("1 6").gold(9).does("hire 6, lay c1, ship 2, lay d1");
    assert_eq!((table.offers().as_str(), table.refusal("hire 1")), ("end", "PUF-10".to_owned()));
    let table = table.does("end, ship 2, lay c6, end");
    assert_eq!(table.offers_to("hire"), "1", "the next turn is another");
}

#[test]
fn puf_10_it_costs_its_gold() {
    let table = Table::new().hiring("1 7 10");
    for (gold, offered) in [(2, ""), (3, "1"), (4, "1 7"), (5, "1 7 10")] {
        let table = Table::new().hiring("1 7 10").gold(gold);
        assert_eq!(table.offers_to("hire"), offered);
    }
    assert_eq!(Table::new().hiring("10").gold(4).refusal("hire 10"), "PUF-10");
    let table = table.does("hire 7");
    assert_eq!((table.player(1).gold, table.state.open.offered.len()), (5, 3), "paid when it is laid");
    let table = table.does("lay c1");
    assert_eq!((table.player(1).gold, table.state.open.offered.len()), (1, 2));
    let hired = table.told(Viewer::Spectator)[0];
    assert!(matches!(hired, Event::Hired { gold: 4, .. }), "{hired:?}");
}

#[test]
fn puf_10_it_is_laid_by_the_same_rules() {
    let table = Table::new().sea("B5 A5").hiring("6").does("hire 6");
    assert_eq!(table.offers_to("lay"), "c1 d1 e1 f1 g1 b2");
    assert_eq!(
        (table.refusal("lay a1"), table.refusal("lay a2")),
        ("PUF-12".to_owned(), "PUF-12".to_owned())
    );
    assert_eq!(table.refusal("ship 2"), "PUF-10", "first the mercenary");
}

#[test]
fn puf_10_wholly_before_or_wholly_after() {
    let table = Table::new().hiring("6").does("ship 1");
    assert_eq!(table.refusal("hire 6"), "PUF-12", "the ship is chosen already");
    let table = table.does("lay c1");
    assert_eq!(table.refusal("hire 6"), "PUF-9", "its effect is still open");
    let table = table.does("shield c1, hire 6, lay c2");
    table.shows(". . A#6 / . . A1+");
}

#[test]
fn puf_10_every_icon_is_silent_under_a_mercenary() {
    for icon in ["V", "O", "D", "R", "M", "T"] {
        let table = Table::new().sea("B5 a5 . B5 / B5 . . B5").icons(&format!("c1 {icon}")).hiring("6");
        let table = table.does("hire 6, lay c1");
        assert!(matches!(table.step(), Step::Choose), "{icon}");
        assert_eq!((table.player(1).points, table.held(1).len()), (0, 9));
        table.shows("B5 a5 . B5 / B5 . A#6 B5");
    }
}

#[test]
fn puf_11_at_the_end_of_the_turn_a_tile_is_drawn() {
    let table = Table::new().hand("2 4 6").does("ship 4, lay c1");
    let [draw, reserve] = table.piles(1);
    let table = table.does("end");
    let mut hand = values("2 6");
    hand.push(draw[0]);
    hand.sort_unstable();
    assert_eq!((table.held(1), table.piles(1)), (hand, [draw[1..].to_vec(), reserve]));
    let (owner, value) = (seat(1), draw[0]);
    let drew = Event::Drew { seat: owner, reserve: false };
    let next = Event::TurnBegan { seat: seat(2), turn: 2 };
    assert_eq!(table.told(Viewer::Seat(owner)), [drew, Event::Got { seat: owner, value }, next]);
    assert_eq!(table.told(Viewer::Seat(seat(2))), [drew, next]);
}

#[test]
fn puf_15_effects_cannot_be_saved() {
    let table = Table::new().sea("B5 B5").does("ship 3, lay c1");
    assert_eq!(table.offers(), "shoot b1, decline");
    let table = table.does("decline");
    assert_eq!(table.offers(), "end");
    let table = table.does("end, ship 2, lay g6, end, ship 2, lay d1");
    assert_eq!(table.offers(), "end");
}

#[test]
fn puf_15_an_effect_may_be_declined_and_so_are_all_that_are_open() {
    let start = || Table::new().sea("a5 . . / * . .").icons("c1 R");
    let table = start().does("ship 7, lay c1");
    assert_eq!(table.offers(), "repair a2, sweep a1, decline");
    let table = table.does("decline");
    table.shows("a5 . . / * . A7");
    assert_eq!(table.told(Viewer::Spectator).last(), Some(&Event::Declined { seat: seat(1) }));
    let table = start().does("ship 7, lay c1, sweep a1, decline");
    table.shows("a5 . . / . . A7");
}

#[test]
fn puf_15_with_nothing_to_do_an_effect_is_skipped() {
    for (ship, icon) in [(3, "O"), (3, "D"), (5, "R"), (7, "V"), (9, "R")] {
        let table = Table::new().icons(&format!("c1 {icon}"));
        let table = table.does(&format!("ship {ship}, lay c1"));
        assert_eq!(table.offers(), "end", "{ship} on {icon}");
    }
    assert_eq!(Table::new().refusal("decline"), "PUF-9", "nothing is open");
}

#[test]
fn puf_15_a_victory_point_and_gold_are_simply_taken() {
    let table = Table::new().does("ship 8, lay c1");
    assert_eq!((table.player(1).gold, table.player(1).points, table.offers().as_str()), (1, 1, "end"));
    let table = Table::new().sea("a5").icons("c1 R").does("ship 2, lay c1, decline");
    assert_eq!((table.player(1).gold, table.player(1).points), (1, 0), "before anything is declined");
}

#[test]
fn puf_15_an_effect_that_can_do_nothing_yet_waits_for_the_other_one() {
    let table = Table::new().icons("c1 M").does("ship 7, lay c1");
    assert_eq!((table.offers_to("sweep").as_str(), table.refusal("sweep d1")), ("", "PUF-22".to_owned()));
    let table = table.does("mine d1");
    assert_eq!(table.offers(), "sweep d1, decline");
    let table = table.does("sweep d1");
    table.shows(". . A7");
    assert_eq!((table.offers().as_str(), table.state.open.mines), ("end", 14));
}
