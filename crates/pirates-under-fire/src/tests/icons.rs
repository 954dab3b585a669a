//! PUF-16 to PUF-21: what the spaces of the sea do.

use game::{Undo, Viewer};

use super::table::{Table, seat, space, values};
use crate::{Effect, Event};

#[test]
fn puf_16_a_victory_point_is_taken() {
    let table = Table::new().does("ship 5, lay c1");
    assert_eq!((table.player(1).points, table.player(2).points), (1, 0));
    assert_eq!(table.score(1), [0, 0, 0, 1, 0]);
    let told = table.told(Viewer::Spectator);
    assert!(told.contains(&Event::PointTaken { seat: seat(1) }));
    let skipped = Event::Skipped { seat: seat(1), effect: Effect::Repair };
    assert_eq!(told.last(), Some(&skipped), "the five had nothing to repair (PUF-15)");
}

#[test]
fn puf_17_an_orthogonal_shot_hits_the_first_enemy_in_its_line_at_any_distance() {
    let sea = ". . . B5 / . / . / B5 . . . . . B5 / . B5 . . . B5 / . . . . B5";
    let table = Table::new().sea(sea).icons("d1 O").does("ship 2, lay d1");
    assert_eq!(table.offers(), "shoot e1, shoot d6, decline");
    assert_eq!(table.refusal("shoot f3"), "PUF-17", "on a diagonal");
    let after = ". . . b5 / . / . / B5 . . . . . B5 / . B5 . . . B5 / . . . A2 B5";
    table.does("shoot d6").shows(after);
}

#[test]
fn puf_17_in_all_four_directions() {
    let sea = ". . . B5 / . / . / A3 . . . . . B4 / . . . A2 / . . . B6";
    let table = Table::new().sea(sea).icons("d3 O").does("ship 2, lay d3");
    assert_eq!(table.offers(), "shoot d1, shoot g3, shoot d6, decline");
    let sea = "B4 . . . . . / . / A5 / A5";
    let table = Table::new().sea(sea).at(2).icons("b4 O").does("ship 2, lay b4");
    assert_eq!(table.offers(), "end", "nothing that is an enemy");
    let table = Table::new().sea("A4 . B4 . . . / . / . / .").at(2).icons("b4 O").does("ship 2, lay b4");
    assert_eq!(table.offers(), "shoot a4, decline");
}

#[test]
fn puf_18_a_diagonal_shot_hits_the_first_enemy_on_a_diagonal() {
    let sea = "B1 . . . . . B2 / . / . . . . B5 / . . . A2 / B3 . . B4 / . B6 . . . B7";
    let table = Table::new().sea(sea).icons("c3 D").does("ship 2, lay c3");
    assert_eq!(table.offers(), "shoot d2, decline");
    let sea = ". B1 . . . B2 / . / . / . . . A2 / . . . . . B4 / B3 . . . . . B7";
    let table = Table::new().sea(sea).icons("d4 D").does("ship 2, lay d4");
    assert_eq!(table.offers(), "shoot a1, shoot f2, shoot b6, shoot f6, decline", "in all four directions");
    assert_eq!((table.refusal("shoot g1"), table.refusal("shoot d3")), ("PUF-25".into(), "PUF-18".into()));
}

#[test]
fn puf_19_a_burning_ship_of_ones_own_is_repaired_anywhere() {
    let table = Table::new().sea("a5 . . . . . a4 / b5 / . / B3");
    let table = table.icons("c1 R").does("ship 2, lay c1");
    assert_eq!(table.offers(), "repair a4, repair g4, decline");
    assert_eq!((table.refusal("repair a3"), table.refusal("repair a1")), ("PUF-19".into(), "PUF-19".into()));
    assert_eq!(table.refusal("repair c1"), "PUF-19", "it does not burn");
    let table = table.does("repair g4");
    table.shows("a5 . . . . . A4 / b5 / . / B3 . A2");
    assert_eq!(
        table.told(Viewer::Spectator).last(),
        Some(&Event::Repaired { seat: seat(1), space: space("g4") })
    );
}

#[test]
fn puf_19_it_brings_back_no_shield_and_triggers_nothing() {
    let table = Table::new().sea("a8 . . . . . a5").icons("c2 R, c1 R, g1 O").does("ship 2, lay c1");
    let (gold, points) = (table.player(1).gold, table.player(1).points);
    let table = table.does("repair a1");
    table.shows("A8 . A2 . . . a5");
    assert_eq!(
        (table.player(1).gold, table.player(1).points, table.offers().as_str()),
        (gold, points, "end")
    );
}

#[test]
fn puf_20_a_mine_goes_on_a_space_of_choice() {
    let table = Table::new().icons("c1 M").does("ship 2, lay c1");
    assert_eq!(table.offers_to("mine").split(' ').count(), 41, "everywhere but where the ship lies");
    let table = table.does("mine e5");
    table.shows(". . . . * / . / . / . / . . A2");
    assert_eq!((table.state.open.mines, table.offers().as_str()), (13, "end"));
}

#[test]
fn puf_20_not_on_an_active_ship_nor_on_a_mine_but_on_a_burning_ship() {
    let table = Table::new().sea("A5 B5 a5 b5 * A#6").icons("a2 M").does("ship 2, lay a2");
    for taken in ["a1", "b1", "e1", "f1", "a2"] {
        assert_eq!(table.refusal(&format!("mine {taken}")), "PUF-20", "{taken}");
    }
    assert!(table.offers_to("mine").starts_with("c1 d1 g1 b2"));
    table.does("mine c1").shows("A2 / A5 B5 a5* b5 * A#6");
}

#[test]
fn puf_20_a_repaired_ship_may_lie_over_a_mine() {
    let table = Table::new().sea("a5* A4").icons("c1 R").does("ship 2, lay c1, repair a1");
    table.shows("A5* A4 A2");
    assert_eq!((table.player(1).mines, table.state.open.mines), (0, 13), "nobody took it");
}

#[test]
fn puf_21_the_top_tile_of_the_reserve_comes_to_the_hand() {
    let table = Table::new().hand("2 4 6").reserve("5 9 1").icons("c1 T").does("ship 2, lay c1");
    assert_eq!((table.offers().as_str(), table.undo("take")), ("take, decline", Undo::Reveals));
    let table = table.does("take");
    assert_eq!((table.held(1), table.player(1).extra), (values("4 5 6"), 1));
    assert_eq!(table.piles(1)[1], values("9 1"));
    let owner = seat(1);
    let drew = Event::Drew { seat: owner, reserve: true };
    let got = Event::Got { seat: owner, value: values("5")[0] };
    assert!(table.told(Viewer::Seat(owner)).ends_with(&[drew, got]));
    assert!(table.told(Viewer::Seat(seat(2))).ends_with(&[drew]), "what it is, only its player sees");
}

#[test]
fn puf_21_the_hand_stays_one_larger() {
    let mut table = Table::new().hand("2 4 6").icons("c1 T").does("ship 2, lay c1, take, end");
    assert_eq!(table.held(1).len(), 4);
    for column in ["d", "e", "f"] {
        let other = table.held(2)[0];
        table = table.does(&format!("ship {other}, lay {column}6"));
        table = if table.offers().ends_with("decline") { table.does("decline") } else { table };
        let own = table.does("end");
        let value = own.held(1)[0];
        table = own.does(&format!("ship {value}, lay {column}1"));
        table = if table.offers().ends_with("decline") { table.does("decline") } else { table };
        table = table.does("end");
        assert_eq!(table.held(1).len(), 4);
    }
}

#[test]
fn puf_21_with_an_empty_reserve_nothing_happens() {
    let table = Table::new().reserve("").icons("c1 T").does("ship 2, lay c1");
    assert_eq!((table.offers().as_str(), table.player(1).extra), ("end", 0));
    let table = Table::new().reserve("5").icons("c1 T").does("ship 9, lay c1, take");
    assert_eq!((table.offers().as_str(), table.player(1).extra), ("end", 1), "a nine takes what there is");
}
