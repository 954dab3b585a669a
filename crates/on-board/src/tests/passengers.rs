//! OB-11 to OB-17 and OB-20: passengers, lovers, dice.

use super::table::Table;

#[test]
fn ob_11_a_passenger_goes_into_an_open_empty_cabin_of_choice() {
    let table = || Table::new().sheet("1 . / . / 5").takes("2 4");
    assert_eq!(table().offers(), "place 1, place 2", "one action for each level, not for each cabin");
    assert_eq!(table().refusal("place 3"), "OB-11", "no open empty cabin there");
    assert_eq!(table().refusal("send-away"), "OB-13", "placing is compulsory");
    assert_eq!(table().refusal("end"), "OB-11");
    table().does("place 1, end").shows("1 4 / . / 5");
    table().does("place 2, end").shows("1 . / 4 / 5");
    let table = Table::new().sheet(" / . / ").takes("2 sun");
    table.shows(" / S / ");
    assert_eq!(table.state.round, 2, "a single choice is no choice");
}

#[test]
fn ob_11_cabins_of_a_line_are_interchangeable() {
    let one = Table::new().takes("1 sun, 1 2").does("next 1, place 1, place 1, end");
    let two = Table::new().takes("1 sun, 1 2").does("next 2, place 1, place 1, end");
    assert_eq!(one.state, two.state);
    one.shows("S 2 / . / .");
}

#[test]
fn ob_12_a_lower_cabin_ticks_unhappy_a_higher_one_satisfied_by_how_much_does_not_matter() {
    for (card, level, ticks) in [
        ("1 2", 1, (0, 0)),
        ("1 2", 2, (1, 0)),
        ("1 2", 3, (1, 0)),
        ("2 3", 1, (0, 1)),
        ("2 3", 2, (0, 0)),
        ("2 3", 3, (1, 0)),
        ("3 5", 1, (0, 1)),
        ("3 5", 2, (0, 1)),
        ("3 5", 3, (0, 0)),
    ] {
        let table = Table::new().takes(card).does(&format!("place {level}"));
        assert_eq!(table.ticked(), ticks, "{card} at {level}");
    }
}

#[test]
fn ob_13_without_an_open_empty_cabin_the_card_is_discarded_and_one_unhappy_ticked() {
    for card in ["1 2", "2 sun", "1 die", "2 wild"] {
        let table = Table::new().sheet("1 / 2 / 3").takes(card);
        table.shows("1 / 2 / 3");
        assert_eq!((table.ticked(), table.state.round), ((0, 1), 2), "{card}");
    }
}

#[test]
fn ob_14_a_conditional_passenger_ticks_unhappy_without_their_symbol() {
    let table = Table::new().sheet("D . / . / .").takes("2 4 sun").does("place 2");
    table.shows("D . / 4 / .");
    assert_eq!(table.ticked(), (0, 1), "the points are written in any case");
    let table = Table::new().sheet("S . / . / .").takes("2 4 sun").does("place 2");
    table.shows("S . / 4 / .");
    assert_eq!(table.ticked(), (0, 0));
}

#[test]
fn ob_14_the_condition_comes_beside_what_the_level_asks() {
    let table = Table::new().takes("2 4 sun").does("place 1");
    assert_eq!(table.ticked(), (0, 2));
    let table = Table::new().takes("2 4 sun").does("place 3");
    assert_eq!(table.ticked(), (1, 1));
}

#[test]
fn ob_14_a_symbol_taken_in_the_same_round_comes_too_late() {
    let table = Table::new().takes("1 sun, 2 4 sun").does("next 1, place 1, place 2");
    table.shows("S . / 4 / .");
    assert_eq!(table.ticked(), (0, 1));
    // Nor does a symbol that the captain writes, or one of a wild passenger.
    let table = Table::new().takes("1 wild, 2 4 sun").does("next 1, pick sun, place 1, place 2");
    assert_eq!(table.ticked(), (0, 1));
    // The next round it is there.
    let table = Table::new().takes("1 sun").does("place 1, end").takes("2 4 sun").does("place 2");
    assert_eq!(table.ticked(), (0, 0));
}

#[test]
fn ob_14_for_a_gift_too_the_sheet_counts_as_it_was_when_the_piles_were_taken() {
    let gift = |sheet| {
        let table = Table::full().at(2).sheet(sheet).at(1).luggage("give").deals("2 4 sun, 1 sun, open 3");
        table.does("alone 1, end").at(2).does("choose two").at(1).does("give 1 luggage").at(2)
    };
    let table = gift(".. / . / .").does("next 1, place 1, next 2, place 2");
    assert_eq!(table.ticked(), (0, 1));
    let table = gift("S . / . / .").does("next 1, place 1, next 2, place 2");
    assert_eq!(table.ticked(), (0, 0));
}

#[test]
fn ob_14_the_printed_symbol_is_never_drawn_or_counted() {
    let table = Table::new().takes("2 4 die").does("place 2, end");
    assert_eq!((table.symbols(), table.ticked()), ([0; 3], (0, 1)), "no die, so nothing satisfied");
    let table = table.takes("3 5 die").does("place 3");
    assert_eq!(table.ticked(), (0, 2), "nor does it meet the next condition");
}

#[test]
fn ob_14_discarded_for_want_of_a_cabin_there_is_one_unhappy_only() {
    let table = Table::new().sheet("1 / 2 / 3").takes("2 4 sun");
    assert_eq!(table.ticked(), (0, 1));
}

#[test]
fn ob_15_symbol_passengers_write_their_symbol_and_wild_ones_the_symbol_of_choice() {
    for (card, drawn) in [("2 sun", "S"), ("2 die", "D"), ("2 glass", "G")] {
        let table = Table::new().takes(card).does("place 2");
        table.shows(&format!(".. / {drawn} / ."));
    }
    let wild = || Table::new().takes("2 wild");
    assert_eq!(wild().offers(), "pick sun, pick die, pick glass");
    assert_eq!(wild().refusal("place 2"), "OB-15");
    for (pick, drawn, satisfied) in [("sun", "S", 0), ("die", "D", 1), ("glass", "G", 0)] {
        let table = wild().does(&format!("pick {pick}, place 2"));
        table.shows(&format!(".. / {drawn} / ."));
        assert_eq!(table.ticked(), (satisfied, 0));
    }
    let table = Table::first_edition().takes("1 wild").does("pick glass, place 1");
    table.shows("G . / . / .");
}

#[test]
fn ob_16_negative_points_are_lost_at_the_end() {
    let table = Table::first_edition().takes("3 -3, 1 -1").does("next 1, place 3, place 2, end");
    table.shows(".. / -1 / -3");
    assert_eq!((table.score()[0], table.ticked()), (-4, (1, 0)));
}

#[test]
fn ob_17_a_lover_joins_an_occupied_cabin_and_takes_none() {
    let table = Table::new().sheet("S . / . / 5").takes("lover 2");
    table.shows("S . / . / 5");
    assert_eq!(table.paper().lovers(), [2], "compulsory, without any choice that matters");
    assert_eq!((table.ticked(), table.score()[1]), ((0, 0), 2));
}

#[test]
fn ob_17_one_lover_for_each_cabin_and_none_in_an_empty_one() {
    let table = Table::new().sheet("S 1 . / . / .").lovers(&[1]).takes("lover 2");
    assert_eq!(table.paper().lovers(), [1, 2]);
    let table = Table::new().sheet("S 1 . / . / .").lovers(&[1, 2]).takes("lover 2");
    assert_eq!((table.paper().lovers(), table.ticked()), (&[1, 2][..], (0, 1)));
}

#[test]
fn ob_17_a_lover_without_an_occupied_cabin_is_lost_and_ticks_one_unhappy() {
    for table in [Table::new(), Table::first_edition()] {
        let table = table.takes("lover 2");
        assert_eq!((table.paper().lovers().len(), table.ticked()), (0, (0, 1)));
        assert_eq!(table.state.round, 2);
    }
    // The order is the player's choice: a passenger of the same round makes room.
    let table = Table::new().takes("lover 2, 1 2").does("next 2, place 1");
    assert_eq!((table.paper().lovers(), table.ticked()), (&[2][..], (0, 0)));
    let table = Table::new().takes("lover 2, 1 2").does("next 1, place 1");
    assert_eq!(table.ticked(), (0, 1));
}

#[test]
fn ob_20_a_die_ticks_one_satisfied_for_each_die_in_the_cabins_itself_included() {
    for (sheet, satisfied) in [(". / . / .", 1), ("D . / . / .", 2), ("D . / D D . / .", 4)] {
        let table = Table::new().sheet(sheet).takes("1 die").does("place 1");
        assert_eq!(table.ticked(), (satisfied, 0), "{sheet}");
    }
    let table = Table::new().sheet("D . / . / .").takes("1 die").does("place 3");
    assert_eq!(table.ticked(), (3, 0), "the level ticks as well");
    let table = Table::new().sheet("D . / . / .").takes("2 die").does("place 1");
    assert_eq!(table.ticked(), (2, 1));
}

#[test]
fn ob_20_a_symbol_in_a_box_neither_triggers_nor_feeds_dice() {
    let table = Table::first_edition().reaches("symbols").does("pick die");
    assert_eq!((table.ticked(), table.symbols()), ((0, 0), [0, 1, 0]));
    let table = table.does("end").at(2).does("pick sun, end").takes("1 die").does("place 1");
    assert_eq!(table.ticked(), (1, 0));
    let table = table.at(1);
    assert_eq!(table.symbols(), [0, 1, 0]);
    let table = Table::first_edition().change(|sheet| sheet.box_symbol(crate::Symbol::Die));
    assert_eq!(table.takes("1 die").does("place 1").ticked(), (1, 0), "one in the cabins, one in the box");
}
