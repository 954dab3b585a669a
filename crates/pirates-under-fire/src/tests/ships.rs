//! PUF-22 and PUF-23: what ships do, and shields.

use super::table::{Table, seat, values};

#[test]
fn puf_22_even_ships_bring_one_gold_and_odd_ones_none() {
    for value in 1..=9 {
        let table = Table::new().does(&format!("ship {value}, lay c1"));
        assert_eq!(table.player(1).gold, u8::from(value % 2 == 0), "{value}");
    }
}

#[test]
fn puf_22_a_one_puts_a_shield_on_an_active_ship_of_ones_own() {
    let table = Table::new().sea("A5 a5 B5 b5 A#6").does("ship 1, lay f1");
    assert_eq!(table.offers(), "shield a1, shield e1, shield f1, decline");
    for wrong in ["shield b1", "shield c1", "shield d1", "shield g1"] {
        assert_eq!(table.refusal(wrong), "PUF-22", "{wrong}");
    }
    let table = table.does("shield a1");
    table.shows("A5+ a5 B5 b5 A#6 A1");
    assert_eq!((table.state.open.shields, table.offers().as_str()), (6, "end"));
}

#[test]
fn puf_22_a_three_fires_an_orthogonal_shot() {
    let table = Table::new().sea(". B5 / B4 . B6").does("ship 3, lay b1");
    assert_eq!(table.offers(), "shoot a1, shoot c1, shoot b2, decline");
    table.does("shoot b2").shows(". b5 / B4 A3 B6");
}

#[test]
fn puf_22_a_five_repairs() {
    let table = Table::new().sea("a5 b5").does("ship 5, lay c1");
    assert_eq!(table.offers(), "repair a1, decline");
    table.does("repair a1").shows("A5 b5 A5");
}

#[test]
fn puf_22_a_seven_removes_a_mine_without_penalty() {
    let table = Table::new().sea("* . . / . . . *").does("ship 7, lay c1");
    assert_eq!(table.offers(), "sweep d1, sweep a2, decline");
    assert_eq!(table.refusal("sweep e1"), "PUF-22");
    let table = table.does("sweep a2");
    table.shows(". . A7 *");
    assert_eq!((table.player(1).mines, table.state.open.mines), (0, 13));
}

#[test]
fn puf_22_a_nine_doubles_a_shot_which_strips_a_shield_and_then_sets_fire() {
    for (icon, sea, target) in [("O", "B5+ .", "a1"), ("D", "B5+ / . .", "a2")] {
        let table = Table::new().sea(sea).icons(&format!("b1 {icon}")).does("ship 9, lay b1");
        assert_eq!(table.offers(), format!("shoot {target}, decline"));
        let table = table.does(&format!("shoot {target}"));
        assert_eq!(table.offers(), format!("shoot {target}, decline"));
        let table = table.does(&format!("shoot {target}"));
        assert_eq!((table.offers().as_str(), table.state.open.shields), ("end", 7));
        assert_eq!(table.state.open.sea.fleets[seat(2)].burning.len(), 1);
    }
}

#[test]
fn puf_22_a_nine_has_separate_choices_one_after_the_other() {
    let table = Table::new().sea("B5 . B4 B3").icons("b1 O").does("ship 9, lay b1");
    assert_eq!(table.offers(), "shoot a1, shoot c1, decline");
    let table = table.does("shoot c1");
    assert_eq!(table.offers(), "shoot a1, shoot d1, decline", "the next one comes into the line");
    table.does("shoot d1").shows("B5 A9 b4 b3");
    let table = Table::new().sea("B5 . B4 B3").icons("b1 O").does("ship 9, lay b1, shoot a1, decline");
    table.shows("b5 A9 B4 B3");
}

#[test]
fn puf_22_a_nine_doubles_every_icon_once() {
    let table = Table::new().does("ship 9, lay c1");
    assert_eq!((table.player(1).points, table.player(1).gold), (2, 0));
    let table = Table::new().sea("a5 a4 / a3").icons("c1 R").does("ship 9, lay c1, repair a1, repair a2");
    table.shows("A5 a4 / A3 . A9");
    assert_eq!(table.offers(), "end");
    let table = Table::new().icons("c1 M").does("ship 9, lay c1, mine a1, mine b1");
    table.shows("* * A9");
    assert_eq!(table.offers(), "end");
    let table = Table::new().reserve("5 6 7").icons("c1 T").does("ship 9, lay c1, take, take");
    assert_eq!((table.player(1).extra, table.piles(1)[1].clone()), (2, values("7")));
    assert_eq!(table.offers(), "end");
}

#[test]
fn puf_22_ship_and_sea_may_be_of_the_same_kind() {
    let table = Table::new().sea("B5+ .").icons("b1 O").does("ship 3, lay b1, shoot a1, shoot a1");
    table.shows("b5 A3");
    let table = Table::new().sea("B5 / B4 .").icons("b1 D").does("ship 3, lay b1");
    assert_eq!(table.offers(), "shoot a1, shoot a2, decline");
    let table = table.does("shoot a2");
    assert_eq!((table.offers().as_str(), table.refusal("shoot a2")), ("shoot a1, decline", "PUF-17".into()));
    let table = Table::new().sea("a5 a4").icons("c1 R").does("ship 5, lay c1, repair a1, repair b1");
    table.shows("A5 A4 A5");
}

#[test]
fn puf_23_several_shields_can_lie_on_one_ship_and_each_stops_one_shot() {
    let table = Table::new().sea("A5++").does("ship 1, lay b1, shield a1, end");
    table.shows("A5+++ A1");
    let table = table.icons("a6 O").does("ship 9, lay a6");
    let table = table.does("shoot a1, shoot a1");
    table.shows("B9 / . / . / . / . / A5+ A1");
    assert_eq!(table.state.open.shields, 6);
}

#[test]
fn puf_23_a_shield_may_lie_on_a_mercenary_and_goes_first() {
    let table = Table::new().sea("A#6").does("ship 1, lay b1, shield a1, end");
    table.shows("A#6+ A1");
    let table = table.icons("a6 O").does("ship 9, lay a6, shoot a1");
    table.shows("B9 / . / . / . / . / A#6 A1");
    assert_eq!(table.offers(), "end", "without a token it only stops the shot");
}
