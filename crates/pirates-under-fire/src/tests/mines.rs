//! PUF-27: mines; PUF-29: the mercenary that places three, and the dummy.

use game::Viewer;

use super::table::{Table, seat, space, spaces, values};
use crate::{DummyMine, Event, Ship, Step};

#[test]
fn puf_27_whoever_lays_a_ship_on_a_mine_takes_it() {
    let table = Table::new().sea("*").does("ship 2, lay a1");
    table.shows("A2");
    let player = table.player(1);
    assert_eq!((player.mines, player.gold, player.points), (1, 1, 1), "the effects happen as usual");
    assert_eq!(table.score(1), [0, 0, 0, 1, -2]);
    assert_eq!(table.state.open.mines, 13, "it does not go back to the supply");
    let (seat, at) = (seat(1), space("a1"));
    let events = [
        Event::Laid { seat, ship: Ship::Own(values("2")[0]), space: at },
        Event::MineTaken { seat, space: at, dummy: false },
        Event::GoldTaken { seat },
        Event::PointTaken { seat },
    ];
    assert_eq!(table.told(Viewer::Spectator), events);
}

#[test]
fn puf_27_ones_own_mines_hurt_too_and_so_do_those_below_mercenaries() {
    let table = Table::new().sea("* *").hiring("6").does("hire 6, lay a1, ship 2, lay b1");
    table.shows("A#6 A2");
    assert_eq!((table.player(1).mines, table.score(1)[4]), (2, -4));
}

#[test]
fn puf_27_the_penalty_comes_first_and_a_seven_removes_another_mine() {
    let table = Table::new().sea("* . / *").does("ship 7, lay a1");
    assert_eq!((table.player(1).mines, table.offers().as_str()), (1, "sweep a2, decline"));
    let table = Table::new().sea("*").does("ship 7, lay a1");
    assert_eq!((table.player(1).mines, table.offers().as_str()), (1, "end"));
}

#[test]
fn puf_27_a_mine_below_a_burning_ship_goes_to_whoever_lays_on_it() {
    for sea in ["a5*", "b5*"] {
        let table = Table::new().sea(sea).does("ship 2, lay a1");
        table.shows("A2");
        assert_eq!((table.player(1).mines, table.player(1).points), (1, 0));
    }
}

#[test]
fn puf_27_a_removed_mine_goes_back_to_the_supply() {
    let table = Table::new().sea("* A5*");
    assert_eq!(table.state.open.mines, 12);
    let table = table.does("ship 7, lay c1");
    assert_eq!(table.offers(), "sweep a1, sweep b1, decline", "below a repaired ship too");
    let table = table.does("sweep b1");
    table.shows("* A5 A7");
    assert_eq!(table.state.open.mines, 13);
}

fn placer() -> Table {
    Table::new().hiring("4").does("hire 4, lay c1")
}

#[test]
fn puf_29_three_mines_are_placed_and_one_of_them_is_the_dummy() {
    let table = placer();
    assert!(table.offers().ends_with("decline"));
    assert_eq!(table.refusal("mine c1"), "PUF-20");
    let table = table.does("mine a1");
    assert_eq!((table.refusal("decline"), table.offers_to("decline")), ("PUF-29".into(), String::new()));
    let table = table.does("mine b1");
    assert_eq!(table.refusal("dummy a1"), "PUF-9", "the third comes first");
    let table = table.does("mine d6");
    assert_eq!((table.step(), table.offers().as_str()), (Step::Dummy, "dummy a1, dummy b1, dummy d6"));
    assert_eq!((table.refusal("dummy e1"), table.refusal("ship 2")), ("PUF-29".into(), "PUF-29".into()));
    let table = table.does("dummy b1");
    table.shows(". . . * / . / . / . / . / * * A#4");
    let among = DummyMine::Among { mines: spaces("a1 b1 d6"), placer: seat(1) };
    assert_eq!((table.state.open.dummy, table.state.dummy), (among, Some(space("b1"))));
    assert_eq!((table.state.open.mines, table.step()), (12, Step::Choose), "two of the fourteen");
}

#[test]
fn puf_29_only_the_placer_knows_which_is_the_dummy() {
    let table = placer().does("mine a1, mine b1, mine d6, dummy b1");
    assert_eq!(table.view(1).dummy, Some(space("b1")));
    assert_eq!((table.view(2).dummy, table.spectator().dummy), (None, None));
    let chosen = Event::DummyChosen { seat: seat(1), space: space("b1") };
    let hears = |viewer| table.told(viewer).contains(&chosen);
    assert!(hears(Viewer::Seat(seat(1))) && !hears(Viewer::Seat(seat(2))) && !hears(Viewer::Spectator));
    assert_eq!(table.view(2).open, table.view(1).open);
}

#[test]
fn puf_29_the_dummy_taken_costs_nothing_and_leaves_the_game() {
    let table = placer().does("mine a6, mine b6, mine d6, dummy b6, ship 2, lay b1, end");
    let table = table.does("ship 2, lay b6");
    assert_eq!((table.player(2).mines, table.score(2)), (0, vec![0, 0, 0, 1, 0]));
    assert_eq!((table.state.open.dummy, table.state.dummy), (DummyMine::Gone, None));
    assert_eq!(table.state.open.mines, 12);
    let taken = Event::MineTaken { seat: seat(2), space: space("b6"), dummy: true };
    assert!(table.told(Viewer::Spectator).contains(&taken), "it lies face up");
    assert_eq!(table.view(1).dummy, None);
}

#[test]
fn puf_29_the_dummy_removed_leaves_the_game_too() {
    let table = Table::new().sea("* * *").dummy("b1", "a1 b1", 2).does("ship 7, lay d1, sweep b1");
    assert_eq!((table.state.open.dummy, table.state.open.mines), (DummyMine::Gone, 12));
    let removed = Event::MineRemoved { seat: seat(1), space: space("b1"), dummy: true };
    assert_eq!(table.told(Viewer::Spectator).last(), Some(&removed));
}

#[test]
fn puf_29_every_mine_that_goes_narrows_it_down_until_the_last_gives_it_away() {
    let table = Table::new().sea("* * * *").dummy("c1", "a1 b1 c1", 2);
    assert_eq!(table.view(1).dummy, None);
    let table = table.does("ship 7, lay e1, sweep d1");
    let among = |mines| DummyMine::Among { mines: spaces(mines), placer: seat(2) };
    assert_eq!(table.view(1).open.dummy, among("a1 b1 c1"), "another mine says nothing");
    let table = table.does("end, ship 2, lay a6, end, ship 2, lay a1");
    assert_eq!((table.view(1).open.dummy, table.player(1).mines), (among("b1 c1"), 1));
    assert_eq!((table.view(1).dummy, table.spectator().dummy), (None, None));
    let table = table.does("end, ship 4, lay b6, end, ship 4, lay b1");
    assert_eq!((table.view(1).open.dummy, table.player(1).mines), (among("c1"), 2));
    assert_eq!(
        [table.view(1), table.view(2), table.spectator()].map(|view| view.dummy),
        [Some(space("c1")); 3]
    );
}

#[test]
fn puf_29_declined_before_it_began_the_dummy_stays_aside() {
    let table = placer();
    assert_eq!((table.state.open.dummy, table.state.open.mines), (DummyMine::Coming, 15));
    let table = table.does("decline");
    assert_eq!((table.state.open.dummy, table.state.open.mines), (DummyMine::Aside, 14));
    assert_eq!(table.step(), Step::Choose);
}

#[test]
fn puf_29_as_far_as_mines_go_the_dummy_with_them() {
    let place =
        |left: u8| Table::new().change(|state| state.open.mines = left).hiring("4").does("hire 4, lay c1");
    let table = place(1).does("mine a1, mine b1");
    assert_eq!(table.offers(), "dummy a1, dummy b1");
    let table = place(0).does("mine a1");
    assert_eq!(table.step(), Step::Choose, "the only one is the dummy, and all know it");
    assert_eq!((table.view(2).dummy, table.state.open.mines), (Some(space("a1")), 0));
}

#[test]
fn puf_29_as_far_as_spaces_go() {
    let full = "B1 B1 B1 B2 B2 B2 B3";
    let sea = format!("{full} / {full} / {full} / {full} / {full} / . A1 A1 A2 A2 A2 .");
    let table = Table::new().sea(&sea).hiring("4").does("hire 4, lay a1");
    assert_eq!(table.offers(), "mine g1, decline");
    let table = table.does("mine g1");
    assert_eq!((table.state.dummy, table.state.open.mines), (Some(space("g1")), 14));
    let sea = format!("{full} / {full} / {full} / {full} / {full} / . A1 A1 A2 A2 A2 A3");
    let table = Table::new().sea(&sea).hiring("4").does("hire 4");
    assert_eq!(
        (table.state.open.dummy, table.offers().as_str()),
        (DummyMine::Aside, "end"),
        "no space at all"
    );
}

/// Another mercenary places mines too, as a component file may say.
fn again() -> Table {
    let table = Table::altered("\"remove mines\"", "\"place mines\"").hiring("3 4").gold(9);
    let table = table.does("hire 4, lay c1, mine a1, mine b1, mine d6, dummy b1, ship 2, lay d1, end");
    table.does("ship 2, lay g6, end, hire 3, lay c2")
}

#[test]
fn puf_29_the_dummy_comes_into_play_only_once() {
    let table = again().does("mine e1, mine f1, mine g1");
    assert_eq!((table.step(), table.state.dummy), (Step::Choose, Some(space("b1"))));
    assert_eq!(table.state.open.mines, 9);
}

#[test]
fn puf_29_once_begun_all_three_are_placed_without_a_dummy_too() {
    let table = again();
    assert!(table.offers().ends_with("decline"));
    let table = table.does("mine e1");
    assert_eq!((table.offers_to("mine").is_empty(), table.refusal("decline")), (false, "PUF-29".into()));
}
