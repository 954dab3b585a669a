//! What can be taken back: everything until the turn ends, but for what shows its player something new.

use game::{Game, Undo, Viewer};

use super::table::Table;
use crate::Action;

#[test]
fn choices_that_show_nothing_are_free() {
    let table = Table::new().sea("B5 a5 * . B5").icons("d1 R").hiring("1 6");
    for action in ["ship 2", "ship 9", "hire 1"] {
        assert_eq!(table.undo(action), Undo::Free, "{action}");
    }
    let table = table.does("ship 3");
    for action in ["lay d1", "lay b1", "lay c1"] {
        assert_eq!(table.undo(action), Undo::Free, "{action}: whatever happens was known");
    }
    let table = table.does("lay d1");
    for action in ["shoot e1", "repair b1", "decline"] {
        assert_eq!(table.undo(action), Undo::Free, "{action}");
    }
}

#[test]
fn mines_shields_and_volleys_are_free() {
    let table = Table::new().sea("* B5").icons("c1 M").does("ship 7, lay c1");
    assert_eq!((table.undo("mine d1"), table.undo("sweep a1")), (Undo::Free, Undo::Free));
    let table = Table::new().does("ship 1, lay c1");
    assert_eq!(table.undo("shield c1"), Undo::Free);
    let table = Table::new().sea("B5").hiring("7").does("hire 7, lay b1");
    assert_eq!(table.undo("fire"), Undo::Free);
}

#[test]
fn the_end_of_a_turn_binds() {
    assert_eq!(Table::new().does("ship 2, lay c1").undo("end"), Undo::Binds);
    assert_eq!(
        Table::new().turn(16).does("ship 2, lay c1").undo("end"),
        Undo::Binds,
        "though no tile is drawn"
    );
}

#[test]
fn a_tile_of_the_reserve_shows_something_new() {
    let table = Table::new().icons("c1 T").does("ship 2, lay c1");
    assert_eq!((table.undo("take"), table.undo("decline")), (Undo::Reveals, Undo::Free));
}

#[test]
fn a_look_through_the_reserve_shows_something_new_but_not_the_choice_after_it() {
    let table = Table::new().reserve("5 9 1").hiring("2").does("hire 2, lay c1");
    assert_eq!((table.undo("search"), table.undo("decline")), (Undo::Reveals, Undo::Free));
    let table = table.does("search");
    assert_eq!((table.undo("choose 5"), table.undo("choose 9")), (Undo::Free, Undo::Free));
}

#[test]
fn a_second_look_shows_nothing_new() {
    let table = Table::altered("\"remove mines\"", "\"choose tile\"").reserve("5 9 1").hiring("2 3").gold(9);
    let table = table.does("hire 2, lay c1, search, choose 9, ship 2, lay d1, end, ship 2, lay a6, end");
    let table = table.does("hire 3, lay c2");
    assert_eq!(table.undo("search"), Undo::Free);
}

#[test]
fn the_top_of_a_reserve_looked_through_is_still_new() {
    let table = Table::new().reserve("5 9 1").icons("d1 T").hiring("2");
    let table = table.does("hire 2, lay c1, search, choose 9, ship 2, lay d1");
    assert_eq!(table.undo("take"), Undo::Reveals);
}

#[test]
fn a_mine_that_might_be_the_dummy_shows_something_new() {
    let start = |placer| Table::new().sea("* * * *").dummy("b1", "a1 b1 c1", placer);
    let table = start(2).does("ship 7");
    assert_eq!((table.undo("lay a1"), table.undo("lay b1"), table.undo("lay c1")), {
        (Undo::Reveals, Undo::Reveals, Undo::Reveals)
    });
    assert_eq!((table.undo("lay d1"), table.undo("lay e1")), (Undo::Free, Undo::Free));
    let table = table.does("lay e1");
    assert_eq!((table.undo("sweep a1"), table.undo("sweep b1")), (Undo::Reveals, Undo::Reveals));
    assert_eq!(table.undo("sweep d1"), Undo::Free, "that one is no dummy");
    let table = start(1).does("ship 7");
    assert_eq!((table.undo("lay a1"), table.undo("lay b1")), (Undo::Free, Undo::Free), "its placer knows");
    let table = table.does("lay e1");
    assert_eq!((table.undo("sweep a1"), table.undo("sweep b1")), (Undo::Free, Undo::Free));
}

#[test]
fn the_last_mine_it_can_be_shows_nothing_new() {
    let table = Table::new().sea("* *").dummy("b1", "b1", 2).does("ship 2");
    assert_eq!((table.undo("lay a1"), table.undo("lay b1")), (Undo::Free, Undo::Free));
}

#[test]
fn a_choice_that_leads_to_such_a_mine_without_another_shows_something_new() {
    let sea = ". . * B8 / B1 B2 * B4 B5 B6 B7";
    let table = Table::new().sea(sea).dummy("c1", "c1 c2", 2).hiring("6");
    assert_eq!((table.undo("ship 2"), table.undo("hire 6")), (Undo::Reveals, Undo::Reveals));
}

#[test]
fn the_dummy_is_chosen_freely() {
    let table = Table::new().hiring("4").does("hire 4, lay c1, mine a1, mine b1");
    assert_eq!(table.undo("mine d1"), Undo::Free);
    assert_eq!(table.does("mine d1").undo("dummy a1"), Undo::Free);
}

#[test]
fn who_only_looks_on_takes_nothing_back() {
    let table = Table::new();
    let action = "ship 2".parse().unwrap();
    assert_eq!(table.game.undoable(&table.spectator(), action), Undo::Binds);
    let afterwards = table.game.view(&table.state, Viewer::Everything);
    assert_eq!(table.game.undoable(&afterwards, action), Undo::Binds);
}

#[test]
fn who_is_not_on_turn_takes_nothing_back_whatever_is_asked() {
    let table = Table::new().hiring("1").sea("B1 B2 B3 . B5 B6 B7").at(2).gold(5).at(1);
    let view = table.view(2);
    for action in (0..Action::COUNT).filter_map(Action::from_index) {
        assert_eq!(table.game.undoable(&view, action), Undo::Binds, "{action}");
    }
}
