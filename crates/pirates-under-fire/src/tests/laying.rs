//! PUF-12 to PUF-14: where ships go, and what a burning ship is.

use game::Viewer;

use super::table::{Table, seat, space, values};
use crate::{Event, Ship};

fn berths(sea: &str) -> String {
    Table::new().sea(sea).does("ship 2").offers_to("lay")
}

#[test]
fn puf_12_any_space_of_ones_own_first_row() {
    assert_eq!(berths(""), "a1 b1 c1 d1 e1 f1 g1");
    let table = Table::new().at(2).does("ship 2");
    assert_eq!(table.offers_to("lay"), "a6 b6 c6 d6 e6 f6 g6");
    assert_eq!(
        (table.refusal("lay a1"), table.refusal("lay a5")),
        ("PUF-12".to_owned(), "PUF-12".to_owned())
    );
}

#[test]
fn puf_12_beside_ones_own_active_ship_but_not_diagonally() {
    assert_eq!(berths(". . . A5 / . / . / ."), "a1 b1 c1 d1 e1 f1 g1 d3 c4 e4 d5");
    assert_eq!(berths("A5 / . / ."), "a1 b1 c1 d1 e1 f1 g1 a2 b3 a4", "the sea has an edge");
    assert_eq!(berths(". . . B5 / . / . / ."), "a1 b1 c1 d1 e1 f1 g1", "one's own");
    assert_eq!(berths(". . . . . . A5 / . / ."), "a1 b1 c1 d1 e1 f1 g1 g2 f3 g4");
}

#[test]
fn puf_12_beside_a_mercenary_of_ones_own_too() {
    assert_eq!(berths(". A#6 / ."), "a1 b1 c1 d1 e1 f1 g1 a2 c2 b3");
    assert_eq!(berths(". B#6 / ."), "a1 b1 c1 d1 e1 f1 g1");
}

#[test]
fn puf_12_a_burning_ship_of_ones_own_anywhere() {
    assert_eq!(berths("a5 / . / . / ."), "a1 b1 c1 d1 e1 f1 g1 a4");
}

#[test]
fn puf_12_an_enemy_burning_ship_only_beside_ones_own_or_in_the_first_row() {
    assert_eq!(berths("b5 / . / . / ."), "a1 b1 c1 d1 e1 f1 g1");
    assert_eq!(berths("b5 A5 / . / . / ."), "a1 b1 c1 d1 e1 f1 g1 b3 a4 c4 b5");
    assert_eq!(berths("b5"), "a1 b1 c1 d1 e1 f1 g1");
    let table = Table::new().sea("b5 / . / .").does("ship 2");
    assert_eq!(table.refusal("lay a3"), "PUF-12");
}

#[test]
fn puf_12_never_a_space_with_an_active_ship() {
    let table = Table::new().sea("A5 B5 A#6 B#1").does("ship 2");
    assert_eq!(table.offers_to("lay"), "e1 f1 g1 a2 c2");
    for taken in ["lay a1", "lay b1", "lay c1", "lay d1"] {
        assert_eq!(table.refusal(taken), "PUF-12");
    }
}

#[test]
fn puf_12_in_the_opponents_sea_the_space_works_as_usual() {
    let table = Table::new().sea("A5 / . / . / .").does("ship 2, lay a5");
    assert_eq!(table.player(1).points, 1);
    table.shows("A2 / A5 / . / . / .");
}

#[test]
fn puf_13_a_burning_ship_laid_on_leaves_the_game_and_the_sea_is_silent() {
    for (sea, whose) in [("a5", 1), ("b5", 2)] {
        let table = Table::new().sea(sea).does("ship 2, lay a1");
        table.shows("A2");
        assert_eq!((table.player(1).gold, table.player(1).points), (1, 0), "the ship's own effect applies");
        let (owner, at) = (seat(1), space("a1"));
        let events = [
            Event::Sunk { seat: seat(whose), space: at },
            Event::Laid { seat: owner, ship: Ship::Own(values("2")[0]), space: at },
            Event::GoldTaken { seat: owner },
        ];
        assert_eq!(table.told(Viewer::Spectator), events);
    }
}

#[test]
fn puf_13_the_ship_below_never_comes_back() {
    let table = Table::new().sea("a5").does("ship 5, lay a1");
    assert_eq!(table.offers(), "end", "the five finds nothing to repair");
    table.shows("A5");
    assert_eq!(table.held(1).len() + table.piles(1).concat().len(), 25, "two of 27 were laid");
}

#[test]
fn puf_13_a_nine_does_nothing_there() {
    for icon in ["V", "O", "D", "R", "M", "T"] {
        let table = Table::new().sea("a5 a4 . B5 / . B5").icons(&format!("a2 {icon}"));
        let table = table.does("ship 9, lay a2");
        assert_eq!((table.offers().as_str(), table.player(1).points), ("end", 0), "{icon}");
        table.shows("A9 a4 . B5 / . B5");
    }
}

#[test]
fn puf_14_burning_ships_give_no_adjacency_do_not_score_and_do_not_block() {
    assert_eq!(berths(". a5 / ."), "a1 b1 c1 d1 e1 f1 g1 b2", "the ship itself, nothing beside it");
    let table = Table::new().sea("A5 a5 A5 A5 / . / . / .");
    assert_eq!(table.score(1), [0, 0, 3, 0, 0], "the line is broken, three are in the far sea");
    let table = Table::new().sea("B4 / b5 / a5 / .").does("ship 3, lay a1");
    assert_eq!(table.offers_to("shoot"), "a4");
}
