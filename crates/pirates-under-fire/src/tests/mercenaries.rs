//! PUF-28, PUF-29 and PUF-33: what mercenaries are and do.

use game::Viewer;

use super::table::{Table, counts, seat, space, values};
use crate::{Event, Step};

#[test]
fn puf_28_they_have_a_permanent_shield() {
    for number in 1..=12 {
        let table = Table::new().sea(&format!("B#{number} . B5")).icons("b1 O").does("ship 9, lay b1");
        assert_eq!(table.offers(), "shoot c1, decline", "{number}");
        assert_eq!(table.state.open.shields, 7, "it is none of the seven");
    }
}

#[test]
fn puf_28_the_values_they_show() {
    let table = Table::new();
    let shown: Vec<String> =
        table.game.components().mercenaries.iter().map(|contract| contract.values.to_string()).collect();
    let expected = ["1/2", "2/3", "7/8", "8/9", "4/5", "5/6", "1/4/7", "2/5/8", "3/6/9", "X", "X", "X"];
    assert_eq!(shown, expected);
}

#[test]
fn puf_29_a_shield_for_a_ship_of_ones_own() {
    let table = Table::new().sea("A5 B5 a5").hiring("1").does("hire 1, lay d1");
    assert_eq!(table.offers(), "shield a1, shield d1, decline");
    let table = table.does("shield d1");
    table.shows("A5 B5 a5 A#1+");
    assert_eq!(table.offers_to("shield"), "");
}

#[test]
fn puf_29_choose_any_tile_of_ones_reserve_with_a_token() {
    let table = Table::new().hand("2 4 6").reserve("5 9 1 9").hiring("2").does("hire 2, lay c1");
    assert_eq!(table.offers(), "search, decline");
    assert_eq!(table.refusal("choose 5"), "PUF-9", "search first");
    let table = table.does("search");
    assert_eq!((table.step(), table.offers().as_str()), (Step::Reserve, "choose 1, choose 5, choose 9"));
    for wrong in ["choose 2", "decline", "ship 2", "end"] {
        assert_eq!(table.refusal(wrong), "PUF-29", "after looking, a tile is taken: {wrong}");
    }
    let table = table.does("choose 9");
    assert_eq!((table.held(1), table.player(1).extra), (values("2 4 6 9"), 1));
    assert_eq!(table.piles(1)[1].len(), 3);
    assert_eq!((table.step(), table.offers_to("search").as_str()), (Step::Choose, ""));
}

#[test]
fn puf_29_the_reserve_is_seen_in_private_and_sorted() {
    let before = || Table::new().reserve("5 9 1 9").hiring("2").does("hire 2, lay c1");
    let table = before().does("search");
    assert_eq!(table.view(1).tiles[seat(1)].seen_reserve, Some(counts("1 5 9 9")));
    assert_eq!(table.told(Viewer::Seat(seat(1))), [Event::Looked { seat: seat(1) }]);
    // Who finds nothing to choose takes the tile at once; so others see no difference until it is taken.
    assert_eq!((table.view(2), table.spectator()), (before().view(2), before().spectator()));
    assert_eq!(table.told(Viewer::Seat(seat(2))), []);
    let table = table.does("choose 9");
    let drew = Event::Drew { seat: seat(1), reserve: true };
    assert_eq!(table.told(Viewer::Seat(seat(2))), [drew], "that a tile was taken, not which");
    let got = Event::Got { seat: seat(1), value: values("9")[0] };
    assert_eq!(table.told(Viewer::Seat(seat(1))), [drew, got]);
    let table = table.icons("c2 T").does("ship 2, lay c2, take, end");
    let [_, left] = table.piles(1);
    let seen = table.view(1).tiles[seat(1)].seen_reserve.unwrap();
    assert_eq!(seen, left.into_iter().collect(), "what is left stays known to its player");
    assert_eq!(table.view(2).tiles[seat(1)].seen_reserve, None);
}

#[test]
fn puf_29_an_empty_reserve_gives_nothing() {
    let table = Table::new().reserve("").hiring("2").does("hire 2, lay c1");
    assert_eq!((table.step(), table.player(1).extra), (Step::Choose, 0));
    let table = Table::new().reserve("5").hiring("2").does("hire 2, lay c1, search");
    assert_eq!((table.step(), table.player(1).extra), (Step::Choose, 1), "a single tile is no choice");
}

#[test]
fn puf_29_up_to_three_mines_of_choice_are_removed() {
    let start = || Table::new().sea("* * * *").hiring("3").does("hire 3, lay e1");
    assert_eq!(start().offers(), "sweep a1, sweep b1, sweep c1, sweep d1, decline");
    let table = start().does("sweep b1, sweep a1, sweep d1");
    table.shows(". . * . A#3");
    assert_eq!((table.step(), table.state.open.mines, table.player(1).mines), (Step::Choose, 13, 0));
    start().does("sweep b1, decline").shows("* . * * A#3");
    start().does("decline").shows("* * * * A#3");
    let table = Table::new().sea("*").hiring("3").does("hire 3, lay e1, sweep a1");
    assert_eq!(table.step(), Step::Choose, "as many as there are");
    assert_eq!(Table::new().hiring("3").does("hire 3, lay e1").step(), Step::Choose);
}

#[test]
fn puf_29_effects_for_the_end_of_the_game_do_nothing_when_laid() {
    for number in [5, 6, 10, 11, 12] {
        let table = Table::new().sea("B5 a5 *").hiring(&number.to_string());
        let table = table.does(&format!("hire {number}, lay d1"));
        assert_eq!(table.step(), Step::Choose);
        table.shows(&format!("B5 a5 * A#{number}"));
    }
}

#[test]
fn puf_33_crush_an_unshielded_enemy_ship_beside_ones_own() {
    let table = Table::new().sea(". B5 / A5 B4 . B3").icons("b1 O").hiring("10").does("hire 10");
    assert_eq!(table.offers_to("lay"), "b1 c1 e1 f1 g1 a2");
    let table = table.does("lay b1");
    table.shows(". B5 / A5 A#10 . B3");
    assert_eq!(table.step(), Step::Choose, "the sea space is not triggered");
    let (owner, at) = (seat(2), space("b1"));
    assert!(table.told(Viewer::Spectator).contains(&Event::Crushed { seat: owner, space: at }));
    assert_eq!(table.held(2).len() + table.piles(2).concat().len(), 24, "it left the game");
}

#[test]
fn puf_33_no_shielded_ship_no_mercenary_none_elsewhere_and_none_of_ones_own() {
    let table = Table::new().sea(". B3 / B5+ A5 B#6 B4 / . A2").hiring("10").does("hire 10");
    assert_eq!(table.offers_to("lay"), "a1 c1 d1 e1 f1 g1 b3");
    for wrong in ["lay a2", "lay c2", "lay d2", "lay b2"] {
        assert_eq!(table.refusal(wrong), "PUF-33", "{wrong}");
    }
    assert_eq!(table.refusal("lay g3"), "PUF-12");
    let table = Table::new().sea("B5 a4 . A5").hiring("10").does("hire 10");
    assert_eq!(table.refusal("lay a1"), "PUF-33", "in the first row, but beside no active ship");
}

#[test]
fn puf_33_only_this_mercenary_crushes() {
    for number in [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12] {
        let table = Table::new().sea("A5 B4").hiring(&number.to_string()).does(&format!("hire {number}"));
        assert_eq!(table.refusal("lay b1"), "PUF-12", "{number}");
    }
    assert_eq!(Table::new().sea("A5 B4").does("ship 2").refusal("lay b1"), "PUF-12");
}

#[test]
fn puf_33_a_mine_below_the_crushed_ship_is_taken() {
    let table = Table::new().sea("A5 B4*").hiring("10").does("hire 10, lay b1");
    table.shows("A5 A#10");
    assert_eq!(table.player(1).mines, 1);
}

#[test]
fn puf_33_it_may_also_be_laid_like_any_mercenary() {
    let table = Table::new().sea("A5 B4 b3").hiring("10").does("hire 10, lay g1");
    table.shows("A5 B4 b3 . . . A#10");
    assert_eq!(table.step(), Step::Choose);
    let table = Table::new().sea("A5 B4 b3").hiring("10").does("hire 10, lay c1");
    table.shows("A5 B4 A#10");
    assert!(table.told(Viewer::Spectator).contains(&Event::Sunk { seat: seat(2), space: space("c1") }));
}
