//! PUF-24 to PUF-26: shots; PUF-30 and PUF-31: those of mercenaries.

use game::{Game, Viewer};

use super::table::{Table, seat, space, spaces};
use crate::{Effect, Event, Spaces};

#[test]
fn puf_24_a_shot_starts_from_the_ship_just_laid() {
    let table = Table::new().sea(". . B5 / . . . B4 / A2").does("ship 3, lay d1");
    assert_eq!(table.offers_to("shoot"), "d2");
    assert_eq!(table.refusal("shoot c3"), "PUF-24", "on no line of it");
    let table = Table::new().sea("B5 . . / A2 . .").does("ship 3, lay b1");
    assert_eq!(table.offers(), "end", "an older ship has it in its line, this one has not");
}

#[test]
fn puf_24_ones_own_ships_neither_block_nor_are_hit() {
    let table = Table::new().sea(". A5 A#6 . A4+ B5").does("ship 3, lay d1");
    assert_eq!(table.offers(), "shoot f1, decline");
    for own in ["shoot b1", "shoot c1", "shoot e1"] {
        assert_eq!(table.refusal(own), "PUF-25");
    }
    table.does("shoot f1").shows(". A5 A#6 A3 A4+ b5");
}

#[test]
fn puf_25_shots_pass_empty_spaces_and_burning_ships_of_both() {
    let table = Table::new().sea(". b4 a5 . . B5 B6").does("ship 3, lay d1");
    assert_eq!((table.offers().as_str(), table.refusal("shoot b1")), ("shoot f1, decline", "PUF-25".into()));
    assert_eq!(table.refusal("shoot g1"), "PUF-25", "it is behind another");
    assert_eq!(table.refusal("shoot a1"), "PUF-25", "nothing lies there");
}

#[test]
fn puf_25_a_shield_goes_back_to_the_supply_otherwise_the_ship_burns() {
    let table = Table::new().sea("B5++ . B5");
    assert_eq!(table.state.open.shields, 5);
    let table = table.does("ship 3, lay b1, shoot a1");
    table.shows("B5+ A3 B5");
    assert_eq!(table.state.open.shields, 6);
    let lost = Event::ShieldLost { seat: seat(2), space: space("a1") };
    assert_eq!(table.told(Viewer::Spectator).last(), Some(&lost));
    let table = Table::new().sea("B5++ . B5").does("ship 3, lay b1, shoot c1");
    table.shows("B5++ A3 b5");
    let burnt = Event::SetOnFire { seat: seat(2), space: space("c1") };
    assert_eq!(table.told(Viewer::Spectator).last(), Some(&burnt));
}

#[test]
fn puf_25_a_mercenary_stops_the_shot_and_never_burns() {
    let table = Table::new().sea("B5 B#6 . B#1+ B5").does("ship 3, lay c1");
    assert_eq!(table.offers(), "shoot d1, decline", "a shot that would change nothing cannot be chosen");
    assert_eq!(table.refusal("shoot b1"), "PUF-25");
    assert_eq!(table.refusal("shoot a1"), "PUF-25", "protected by the ship before it");
    table.does("shoot d1").shows("B5 B#6 A3 B#1 B5");
    let table = Table::new().sea("B5 B#6 . B#1").does("ship 3, lay c1");
    assert_eq!(table.offers(), "end");
}

#[test]
fn puf_26_a_burning_ship_is_never_destroyed_by_a_shot() {
    let table = Table::new().sea("B5 .").icons("b1 O").does("ship 9, lay b1, shoot a1");
    table.shows("b5 A9");
    assert_eq!((table.offers().as_str(), table.state.open.sea.fleets[seat(2)].burning.len()), ("end", 1));
    let table = Table::new().sea("b5 . B4").does("ship 3, lay b1");
    assert_eq!((table.offers().as_str(), table.refusal("shoot a1")), ("shoot c1, decline", "PUF-25".into()));
}

#[test]
fn puf_30_four_adjacent_shots_hit_the_four_neighbouring_spaces_and_no_further() {
    let sea = ". . B7 / . . B5 / B6 B4+ . B3 / . . A2";
    let table = Table::new().sea(sea).hiring("7").does("hire 7, lay c2");
    assert_eq!(table.offers(), "fire, decline", "all together or not at all");
    assert_eq!(table.refusal("shoot c3"), "PUF-30");
    let table = table.does("fire");
    table.shows(". . B7 / . . b5 / B6 B4 A#7 b3 / . . A2");
    assert_eq!(table.state.open.shields, 7);
    Table::new().sea(sea).hiring("7").does("hire 7, lay c2, decline").shows(&sea.replace("B4+ .", "B4+ A#7"));
}

#[test]
fn puf_30_burning_ships_and_mercenaries_beside_it_stay_as_they_are() {
    let sea = ". . b5 / . B#6 . B#1+ / . . A2";
    let table = Table::new().sea(sea).hiring("7").does("hire 7, lay c2, fire");
    table.shows(". . b5 / . B#6 A#7 B#1 / . . A2");
    let table = Table::new().sea(". . B7 / . . b5 / . B#6 . / . . A2").hiring("7").does("hire 7, lay c2");
    assert_eq!(table.offers_to("ship"), "1 2 3 4 5 6 7 8 9", "nothing to hit");
}

#[test]
fn puf_30_two_lateral_shots_go_left_and_right_at_any_distance() {
    let sea = ". . . B9 / B5 . a5 . . . B4";
    let table = Table::new().sea(sea).hiring("8").does("hire 8, lay d1");
    assert_eq!(table.offers(), "fire, decline");
    table.does("fire").shows(". . . B9 / b5 . a5 A#8 . . b4");
    let table = Table::new().sea("B5 B4+ . . B#6 B4").hiring("8").does("hire 8, lay d1, fire");
    table.shows("B5 B4 . A#8 B#6 B4");
    let table = Table::new().sea("B5 B#1 . . B#6 B4").hiring("8").does("hire 8, lay d1");
    assert_eq!(table.refusal("fire"), "PUF-9", "nothing to hit");
}

#[test]
fn puf_31_two_diagonal_shots_go_in_two_different_directions() {
    let sea = ". B7 / . . B5+ . B4+ / .";
    let table = Table::new().sea(sea).hiring("9").does("hire 9, lay d1");
    assert_eq!(table.offers(), "shoot c2, shoot e2, decline");
    let table = table.does("shoot c2");
    assert_eq!((table.offers().as_str(), table.refusal("shoot c2")), ("shoot e2, decline", "PUF-31".into()));
    let table = table.does("shoot e2");
    table.shows(". B7 / . . B5 . B4 / . . . A#9");
    assert_eq!(table.offers_to("shoot"), "");
}

#[test]
fn puf_31_the_ship_behind_one_set_on_fire_lies_in_the_same_direction() {
    let table = Table::new().sea(". B7 / . . B5 / .").hiring("9").does("hire 9, lay d1, shoot c2");
    table.shows(". B7 / . . b5 / . . . A#9");
    assert_eq!(table.offers_to("shoot"), "", "skipped");
}

#[test]
fn puf_31_any_distance_and_two_of_four() {
    let sea = ". B7 . . . B6 / . / . / . . . A2 / . . . . . B5 / B4";
    let table = Table::new().sea(sea).hiring("9").does("hire 9, lay d4");
    assert_eq!(table.offers_to("shoot"), "a1 f2 b6 f6");
    let table = table.does("shoot f6, shoot a1");
    table.shows(". B7 . . . b6 / . / . . . A#9 / . . . A2 / . . . . . B5 / b4");
    assert_eq!(table.offers_to("shoot"), "");
    let table = Table::new().sea(sea).hiring("9").does("hire 9, lay d4, shoot f6, decline");
    assert_eq!(table.offers_to("shoot"), "", "the second may be declined");
}

#[test]
fn puf_31_a_nine_over_a_diagonal_shot_may_fire_twice_in_one_direction() {
    let table = Table::new().sea(". B7 / . . B5 / .").icons("d1 D").does("ship 9, lay d1, shoot c2");
    assert_eq!(table.offers(), "shoot b3, decline");
}

#[test]
fn everybody_can_be_told_where_open_effects_reach() {
    let table = Table::new().sea(". . B7 / . . B5 / B6 B4+ . B3 / . . A2").hiring("7");
    let seen = |table: &Table, effect| {
        let reach = |viewer| table.game.targets(&table.game.view(&table.state, viewer), effect);
        assert_eq!(reach(Viewer::Seat(seat(1))), reach(Viewer::Spectator));
        reach(Viewer::Spectator)
    };
    assert_eq!(seen(&table, Effect::AdjacentShots), Spaces::NONE, "nothing is laid yet");
    let table = table.does("hire 7, lay c2");
    assert_eq!(seen(&table, Effect::AdjacentShots), spaces("b2 c3 d2"));
    assert_eq!(seen(&table, Effect::OrthogonalShot), Spaces::NONE, "not what it fires");
}
