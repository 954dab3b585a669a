//! OB-8 to OB-10: opening cabins; OB-36: stars added to them.

use super::table::Table;
use crate::Phase;
use crate::components::Opening;

const ALL_OPEN: &str = "......... / ....... / .....";

#[test]
fn ob_8_a_cabin_card_opens_the_printed_cabins_of_the_printed_levels() {
    for (card, after) in [
        ("open 1+1", ".... / . / ."),
        ("open 1+2", "... / .. / ."),
        ("open 2", ".. / .. / ."),
        ("open 3", ".. / . / .."),
        ("open 1+3", "... / . / .."),
    ] {
        let table = Table::new().takes(card);
        table.shows(after);
        assert_eq!(table.state.round, 2, "{card}: nothing to decide");
    }
}

#[test]
fn ob_8_an_open_cabin_can_take_a_passenger() {
    let table = Table::new().sheet(" /  / ").takes("open 3, 3 5").does("next 1");
    table.shows(" /  / 5");
}

#[test]
fn ob_9_without_a_closed_cabin_of_that_level_any_lower_one_may_be_opened_or_none() {
    let full = || Table::new().sheet(". / . / .....").takes("open 3");
    assert_eq!(full().offers(), "open 1, open 2, skip");
    full().does("open 1, end").shows(".. / . / .....");
    full().does("open 2, end").shows(". / .. / .....");
    full().does("skip, end").shows(". / . / .....");
    assert_eq!(full().refusal("open 3"), "OB-9");
    assert_eq!(full().refusal("end"), "OB-9");
    // Only levels that have one: here the second is full too.
    let table = Table::new().sheet(". / ....... / .....").takes("open 3");
    assert_eq!(table.offers(), "open 1, skip");
    assert_eq!(table.refusal("open 2"), "OB-9");
}

#[test]
fn ob_9_with_nothing_lower_the_opening_is_lost() {
    let table = Table::new().sheet("......... / . / .").takes("open 1+1");
    table.shows("......... / . / .");
    assert_eq!(table.state.round, 2);
    let table = Table::new().sheet("......... / ....... / .").takes("open 2");
    table.shows("......... / ....... / .");
    let table = Table::new().sheet("........ / . / .").takes("open 1+1");
    table.shows("......... / . / .");
}

#[test]
fn ob_9_at_the_printed_level_opening_is_compulsory() {
    // One of the two is replaced, the other is not asked about.
    let table = Table::new().sheet(". / ....... / .").takes("open 1+2");
    assert_eq!(table.offers(), "open 1, skip");
    table.does("skip, end").shows(".. / ....... / .");
    let table = Table::new().sheet(". / ....... / .").takes("open 1+2");
    table.does("open 1, end").shows("... / ....... / .");
}

#[test]
fn ob_10_three_stars_are_opened_freely() {
    let card = || Table::new().takes("stars 3");
    assert_eq!(card().offers(), "open 1, open 2, open 3");
    card().does("open 1, open 1, end").shows("..... / . / .");
    card().does("open 1, open 2, end").shows("... / .. / .");
    card().does("open 2, end").shows("... / .. / .");
    card().does("open 3, end").shows(".. / . / ..");
    assert_eq!(card().does("open 1").offers(), "open 1, open 2");
    assert_eq!(card().does("open 1").refusal("open 3"), "OB-10");
    assert_eq!(card().refusal("skip"), "OB-10", "it goes on as long as a star fits");
    assert_eq!(card().refusal("end"), "OB-10");
}

#[test]
fn ob_10_stars_that_fit_no_closed_cabin_are_lost() {
    let table = Table::new().sheet("......... / . / .....").takes("stars 3");
    table.shows("......... / .. / .....");
    let table = Table::new().sheet("........ / ....... / .....").takes("stars 3");
    table.shows(ALL_OPEN);
    let table = Table::new().sheet(ALL_OPEN).takes("stars 3");
    assert_eq!(table.state.round, 2, "all are lost");
}

#[test]
fn ob_10_one_such_card_in_2022_two_in_2019() {
    let count = |table: Table| {
        table.game.parts.faces.iter().filter(|face| **face == "stars 3".parse().unwrap()).count()
    };
    assert_eq!((count(Table::new()), count(Table::first_edition())), (1, 2));
    let table = Table::first_edition().takes("stars 3, stars 3").does("open 3, open 2, end");
    table.shows("... / .. / ..");
}

#[test]
fn ob_36_two_stars_are_spread_over_the_cards_cabins() {
    let card = || Table::full().luggage("stars").takes("open 1+2");
    assert_eq!(card().offers(), "add-stars luggage, open-all");
    card().does("open-all, end").shows("... / .. / .");
    assert_eq!(card().does("open-all").baggage(), "stars", "nobody has to use it");
    let table = card().does("add-stars luggage");
    assert_eq!(table.baggage(), "");
    assert_eq!(table.offers(), "raise 1, raise 2");
    assert_eq!(table.refusal("open-all"), "OB-36", "the stars are spread first");
    // Raising one, the other star has one place left.
    card().does("add-stars luggage, raise 1, end").shows(".. / .. / ..");
    card().does("add-stars luggage, raise 2, end").shows(".. / .. / ..");
    let both = || Table::full().luggage("stars").takes("open 1+1").does("add-stars luggage");
    assert_eq!(both().offers(), "raise 1, raise 2", "one on each cabin, or both on one");
    both().does("raise 1, end").shows(".. / ... / .");
    both().does("raise 2, end").shows("... / . / ..");
}

#[test]
fn ob_36_level_three_at_most_and_the_rest_is_lost() {
    let table = Table::full().luggage("stars").takes("open 2").does("add-stars luggage, end");
    table.shows(".. / . / ..");
    // Nothing can be raised above three stars, so the luggage is kept.
    let table = Table::full().luggage("stars").takes("open 3");
    table.shows(".. / . / ..");
    assert_eq!(table.baggage(), "stars");
}

#[test]
fn ob_36_captain_and_luggage_add_up() {
    let table = Table::full().captain("stars").luggage("stars").takes("open 1+1");
    assert_eq!(table.offers(), "add-stars captain, add-stars luggage, open-all");
    let table = table.does("add-stars captain, add-stars luggage, raise 1, end");
    table.shows(".. / . / ...");
    assert!(table.player().board.captain_used);
    assert_eq!(table.baggage(), "");
}

#[test]
fn ob_36_stars_are_declared_before_the_first_cabin_is_opened() {
    let table = Table::full().luggage("stars").sheet(". / . / .....").takes("open 1+3").does("open-all");
    assert_eq!(table.offers(), "open 1, open 2, skip");
    assert_eq!(table.refusal("add-stars luggage"), "OB-9");
    let table = Table::full().luggage("stars").takes("stars 3").does("open 1");
    assert_eq!(table.refusal("add-stars luggage"), "OB-36");
    // One card only: a second card of the round gets none of them.
    let table = Table::full().luggage("stars").takes("open 1+1, open 1+2");
    table.does("next 1, add-stars luggage, raise 1, end").shows("... / .... / .");
}

#[test]
fn ob_36_stars_come_before_a_full_level_is_replaced() {
    // Two stars become three; there is no closed one of three, so one of any lower level instead (OB-9).
    let table = Table::full().luggage("stars").sheet(". / . / .....").takes("open 2");
    let table = table.does("add-stars luggage");
    assert_eq!(table.offers(), "open 1, open 2, skip");
    table.does("open 2, end").shows(". / .. / .....");
    // The printed level is full, the raised one is not: nothing is replaced.
    let table = Table::full().luggage("stars").sheet(". / ....... / .").takes("open 2");
    table.does("add-stars luggage, end").shows(". / ....... / ..");
}

#[test]
fn ob_36_stars_add_no_cabin_but_three_of_choice_become_five_or_seven() {
    let table = Table::full().captain("stars").luggage("stars").takes("stars 3");
    assert_eq!(table.offers(), "open 1, open 2, open 3, add-stars captain, add-stars luggage");
    table.does("add-stars captain, open 3, open 2, end").shows(".. / .. / ..");
    let table = Table::full().captain("stars").luggage("stars").takes("stars 3");
    let table = table.does("add-stars captain, add-stars luggage, open 3, open 3, end");
    table.shows("... / . / ...");
}

#[test]
fn ob_36_stars_are_never_added_without_being_asked_for() {
    let table = Table::full().captain("stars").luggage("stars").sheet(ALL_OPEN).takes("stars 3");
    assert_eq!((table.state.round, table.phase()), (2, Phase::Split));
    assert_eq!(table.baggage(), "stars");
    assert!(!table.player().board.captain_used);
}

#[test]
fn ob_36_a_compensation_opening_can_be_raised_too() {
    let table = Table::full().captain("stars").at(2).sheet("... / .. / .").at(1).reaches("open cabins");
    assert_eq!(table.offers(), "add-stars captain, open-all");
    let table = table.does("add-stars captain");
    table.shows(".. / . / ..");
    assert!(table.player().board.captain_used, "it belongs to the leg it ends (OB-37)");
}

#[test]
fn ob_36_where_only_added_stars_would_fit_nobody_has_to_add_them() {
    // A file of one's own may leave a single star as compensation.
    let start = || {
        let mut table = Table::full().captain("stars").sheet("......... / . / .");
        table.game.parts.opening = Opening::Stars(1);
        table.at(2).sheet(ALL_OPEN).at(1).reaches("open cabins")
    };
    assert_eq!(start().offers(), "add-stars captain, skip");
    let table = start().does("skip");
    table.shows("......... / . / .");
    assert!(!table.player().board.captain_used);
    start().does("add-stars captain, open 3").shows("......... / . / ..");
}
