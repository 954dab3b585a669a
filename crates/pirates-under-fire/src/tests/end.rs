//! PUF-34, PUF-35 and PUF-40: how a game ends.

use game::{Chance, Dealer, Game, Outcome, QuickChance, Recorder, Seats, Told, Undo, Viewer};

use super::table::{Table, seat};
use crate::{Event, Mercenaries, Step};

/// Plays a game at random; what was told.
fn played(table: &mut Table, seed: u64) -> Vec<Event> {
    let game = &table.game;
    table.state = game.start(&game.deal(&mut Dealer::new(seed))).unwrap();
    let (mut told, mut list, mut chance) = (Recorder::default(), Vec::new(), QuickChance::new(seed));
    while let Some(seat) = game.awaited(&table.state).lowest() {
        game.legal(&table.state, seat, &mut list);
        let action = *chance.choose(&list).unwrap();
        game.apply(&mut table.state, seat, action, &mut told).unwrap();
    }
    let event = |told| match told {
        Told::Event(_, event) => Some(event),
        Told::Reveal => None,
    };
    told.told.into_iter().filter_map(event).collect()
}

#[test]
fn puf_34_sixteen_turns_each_whatever_extra_tiles_there_were() {
    let mut table = Table::new();
    let (mut whole, mut extra) = (0, 0);
    for seed in 0..60 {
        let events = played(&mut table, seed);
        if table.step() != (Step::Over { stranded: None }) {
            continue;
        }
        whole += 1;
        let began = events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count();
        assert_eq!(began + 1, 32, "the first began with the game");
        for number in [1, 2] {
            let seat = seat(number);
            let drawn = events.iter().filter(|&&event| event == Event::Drew { seat, reserve: false }).count();
            assert_eq!((drawn, table.piles(number)[0].len()), (15, 0), "the last tile after the fifteenth");
            assert_eq!(table.held(number).len(), 2 + usize::from(table.player(number).extra));
            extra += table.player(number).extra;
        }
    }
    assert!(whole > 30 && extra > 30, "{whole} games, {extra} extra tiles");
}

#[test]
fn puf_34_nothing_is_drawn_after_the_sixteenth_turn() {
    let table = Table::new().hand("2 4 6").turn(15).does("ship 2, lay a1, end");
    assert_eq!(table.held(1).len(), 3);
    let table = Table::new().hand("2 4 6").turn(16).does("ship 2, lay a1, end");
    assert_eq!((table.held(1).len(), table.state.open.over()), (2, false), "the other plays a sixteenth too");
}

#[test]
fn puf_34_the_game_ends_when_both_have_played_them() {
    let table = Table::new().at(2).turn(16).does("ship 2, lay a6");
    assert_eq!(table.outcome(), None);
    let table = table.does("end");
    assert_eq!(table.step(), Step::Over { stranded: None });
    assert_eq!(table.told(Viewer::Spectator), [Event::Over]);
    assert!(table.game.awaited(&table.state).is_empty() && table.offers().is_empty());
    for number in [1, 2] {
        assert_eq!(
            (table.refusal_of(number, "ship 2"), table.refusal_of(number, "end")),
            ("PUF-34".into(), "PUF-34".into())
        );
    }
}

fn points(outcome: Outcome) -> [i32; 2] {
    [outcome.points[seat(1)], outcome.points[seat(2)]]
}

const WALL: &str = "B1 B2 B3 B4 B5 B6 B7";

#[test]
fn puf_35_who_has_no_space_for_a_ship_loses_at_once_without_scoring() {
    let table = Table::new().sea(WALL).at(2).does("ship 8, lay a6, end");
    assert_eq!(table.step(), Step::Over { stranded: Some(seat(1)) });
    let outcome = table.outcome().unwrap();
    assert_eq!((points(outcome), outcome.winners), ([0, 0], Seats::only(seat(2))));
    assert_eq!((table.score(1), table.score(2)), (vec![0; 5], vec![0; 5]));
    assert!(table.told(Viewer::Spectator).ends_with(&[Event::Stranded { seat: seat(1) }, Event::Over]));
    for number in [1, 2] {
        assert_eq!(table.refusal_of(number, "ship 2"), "PUF-35");
    }
}

#[test]
fn puf_35_gold_does_not_help_when_no_mercenary_has_a_space() {
    let everybody = |table: Table| table.hiring("1 6 10 11 12").gold(9);
    let table = everybody(Table::new().sea(WALL)).at(2).does("ship 8, lay a6, end");
    assert!(table.state.open.over(), "no ship of its own to crush from");
    let table = Table::new().sea("B1 A2 B3 B4 B5 B6 B7 ").at(1);
    let table = everybody(table).sea(". B8 / B1 A2 B3 B4 B5 B6 B7").at(2);
    let poor = Table::new().sea(". B8 / B1 A2 B3 B4 B5 B6 B7").hiring("10").gold(4).at(2);
    assert!(!table.does("ship 8, lay a6, end").state.open.over(), "one can be crushed");
    assert!(poor.does("ship 8, lay a6, end").state.open.over());
}

#[test]
fn puf_35_a_burning_ship_of_ones_own_is_a_space() {
    let table = Table::new().sea(&format!("a5 / . / . / {WALL}")).at(2).does("ship 8, lay a6, end");
    assert_eq!(table.offers_to("ship"), "1 2 3 4 5 6 7 8 9");
    let table = table.does("ship 2");
    assert!(table.now().laid, "the only space is taken without asking");
}

#[test]
fn puf_35_crushing_may_be_the_only_way_out() {
    let table = Table::new().sea(". B8 / B1 A2 B3 B4 B5 B6 B7").hiring("6 10").at(2);
    let table = table.does("ship 9, lay a6, end");
    assert_eq!(table.offers(), "hire 10, end");
    assert_eq!(table.refusal("ship 2"), "PUF-35");
    assert_eq!(table.refusal("hire 6"), "PUF-35", "it must itself have a legal space");
    let table = table.does("hire 10");
    assert_eq!(table.offers(), "lay a1, lay c1, lay b2");
    let table = table.does("lay b2");
    assert_eq!(table.offers_to("ship"), "1 2 3 4 5 6 7 8 9");
    table.does("ship 2, lay b3, end");
}

#[test]
fn puf_35_who_cannot_lay_a_ship_may_give_up() {
    let table = Table::new().sea(". B8 / B1 A2 B3 B4 B5 B6 B7").hiring("10").does("end");
    assert_eq!(table.step(), Step::Over { stranded: Some(seat(1)) });
}

#[test]
fn puf_35_crushed_and_still_no_space_loses_by_ending_the_turn() {
    let sea = ". B8 B9 / B1 A2 B3 B4 B5 B6 B7";
    let table = Table::new().sea(sea).hiring("10").does("hire 10");
    assert_eq!(table.undo("lay c1"), Undo::Free, "the purchase may be taken back");
    let table = table.does("lay c1");
    assert_eq!((table.offers().as_str(), table.undo("end")), ("end", Undo::Binds));
    assert_eq!((table.refusal("ship 2"), table.state.open.over()), ("PUF-35".into(), false));
    let table = table.does("end");
    assert_eq!(table.step(), Step::Over { stranded: Some(seat(1)) });
}

#[test]
fn puf_35_a_mercenary_on_the_last_space_leaves_none_for_the_ship() {
    let sea = ". . . B8 / B1 B2 B3 . B5 B6 B7";
    let table = Table::new().sea(sea).hiring("6");
    assert_eq!(table.undo("hire 6"), Undo::Free);
    let table = table.does("hire 6");
    table.shows(". . . B8 / B1 B2 B3 A#6 B5 B6 B7");
    assert_eq!(table.offers(), "end");
    let table = table.does("end");
    assert_eq!(table.outcome().unwrap().winners, Seats::only(seat(2)));
    let table = Table::new().sea(sea).hiring("6").does("ship 2, end");
    assert!(!table.state.open.over(), "the ship in time");
}

#[test]
fn puf_35_checked_when_the_main_action_is_due_not_after_it() {
    let table = Table::new().sea(". . . B8 / B1 B2 B3 . B5 B6 B7").does("ship 2");
    table.shows(". . . B8 / B1 B2 B3 A2 B5 B6 B7");
    let table = table.change(|state| state.open.offered = Mercenaries::NONE).does("end");
    assert!(!table.state.open.over(), "until the next turn the other may make room");
}

fn last_turn(sea: &str, gold: [u8; 2]) -> Outcome {
    let table = Table::new().sea(sea).at(2).turn(16).change(|state| {
        state.open.players[seat(1)].gold = gold[0];
        state.open.players[seat(2)].gold = gold[1];
        state.open.players[seat(1)].points = 1;
    });
    table.does("ship 1, lay a6, decline, end").outcome().unwrap()
}

#[test]
fn puf_40_the_most_points_win() {
    let outcome = last_turn(". / . / . / . / A5 A5 A5", [0, 9]);
    assert_eq!((points(outcome), outcome.winners), ([4, 1], Seats::only(seat(1))));
}

#[test]
fn puf_40_a_tie_goes_to_whoever_has_more_gold() {
    for (gold, winner) in [([3, 2], 1), ([2, 3], 2)] {
        let outcome = last_turn("", gold);
        assert_eq!((points(outcome), outcome.winners), ([1, 1], Seats::only(seat(winner))));
    }
}

#[test]
fn puf_40_then_the_victory_is_shared() {
    assert_eq!(last_turn("", [2, 2]).winners, Seats::first(2));
}
