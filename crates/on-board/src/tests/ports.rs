//! OB-22 to OB-26: ports of call; OB-37: whose leg a compensation belongs to.

use game::Told;

use super::table::Table;
use crate::{Event, Phase, Port};

/// Both sheets, and this port.
fn port(name: &str, one: &str, two: &str) -> Table {
    Table::new().sheet(one).at(2).sheet(two).at(1).reaches(name)
}

#[test]
fn ob_22_suns_are_scored_first_then_the_card_is_revealed() {
    let table = port("symbols", "S / / ", "S S / / ");
    let mut order = table.told().iter().filter_map(|told| match told {
        Told::Event(_, Event::SunsScored { points, .. }) => Some(*points),
        Told::Event(_, Event::PortReached { port: Port::Symbols, .. }) => Some(0),
        _ => None,
    });
    assert_eq!([order.next(), order.next(), order.next(), order.next()], [Some(2), Some(4), Some(0), None]);
}

#[test]
fn ob_22_a_port_comes_when_both_have_resolved_the_last_round_of_a_leg() {
    let table = Table::new().round(5).takes("1 sun").does("place 1");
    assert_eq!(table.spectator().ports.len(), 0);
    let table = table.does("end");
    assert_eq!(table.spectator().ports.len(), 1);
    assert_eq!(table.score()[3], 2, "the sun of the last round scores");
}

#[test]
fn ob_23_the_most_scores_six_and_the_other_takes_the_compensation() {
    for (name, more, fewer) in [
        ("symbols", "S D / G / .", "S D 5 5 / . / ."),
        ("open cabins", "S D 5 / . / 5", ".. / . / ."),
        ("occupied", "1 / 1 / ", "... / 1 / ..."),
    ] {
        for (one, two, winner) in [(more, fewer, 1), (fewer, more, 2)] {
            let table = port(name, one, two).at(winner);
            assert_eq!((table.score()[4], table.player().turn.compensated), (6, false), "{name}");
            let table = table.at(3 - winner);
            assert_eq!(table.score()[4], 0, "{name}");
        }
    }
    let table = Table::new().ticks(3, 0).at(2).ticks(2, 9).reaches("satisfied");
    assert_eq!((table.score()[4], table.at(1).score()[4]), (0, 6));
    let table = Table::new().ticks(3, 0).at(2).ticks(2, 9).reaches("fewest satisfied");
    assert_eq!((table.score()[4], table.at(1).score()[4]), (6, 0));
}

#[test]
fn ob_23_in_a_tie_both_take_the_compensation_and_nobody_six() {
    for ticks in [0, 4] {
        let table = Table::new().ticks(ticks, 0).at(2).ticks(ticks, 0).reaches("satisfied");
        assert_eq!((table.ticked(), table.score()[4]), ((ticks + 1, 0), 0));
        let table = table.at(1);
        assert_eq!((table.ticked(), table.score()[4]), ((ticks + 1, 0), 0));
    }
    // 0-0.
    let table = port("symbols", ". / / ", ". / / ");
    assert_eq!(table.offers(), "pick sun, pick die, pick glass");
    assert_eq!(table.at(2).offers(), "pick sun, pick die, pick glass");
}

#[test]
fn ob_23_elements_are_compared_before_any_compensation() {
    // With one symbol more, the second would have drawn level.
    let table = port("symbols", "S D / / ", "G . / / ").at(2).does("pick sun, end");
    assert_eq!((table.score()[4], table.symbols()), (0, [1, 0, 1]));
    assert_eq!(table.at(1).score()[4], 6);
}

#[test]
fn ob_23_lovers_are_neither_symbols_nor_tenants() {
    let table = Table::new().sheet("S / / ").lovers(&[2]).at(2).sheet("D / / ").reaches("symbols");
    assert_eq!(table.score()[4], 0, "a tie");
    let table = Table::new().sheet("S / / ").lovers(&[2]).at(2).sheet("D / / ").reaches("occupied");
    assert_eq!((table.score()[4], table.at(1).score()[4]), (0, 0), "a tie");
}

#[test]
fn ob_24_the_compensations_of_2022() {
    // The second player has more of everything but satisfied.
    let losing = |name| Table::new().at(2).sheet("S S / .. / ..").ticks(2, 0).at(1).reaches(name);
    let table = losing("satisfied");
    assert_eq!(table.ticked(), (1, 0));
    assert_eq!(table.state.round, 6, "nothing to decide");
    let table = losing("symbols").does("pick glass");
    assert_eq!(table.offers(), "place 1, place 2, place 3");
    table.does("place 2, end").shows(".. / G / .");
    losing("open cabins").shows(".. / .. / .");
    let table = Table::new().sheet("1 / . / ").at(2).sheet("1 1 / / ").at(1).reaches("occupied");
    assert_eq!(table.paper().lovers(), [2]);
    let table = Table::new().ticks(1, 0).sheet(" / / ..").ticks(1, 0).reaches("fewest satisfied");
    assert_eq!((table.objectives().as_str(), table.score()[5]), ("three-star cabins", 2));
    assert_eq!(table.at(2).objectives(), "");
}

#[test]
fn ob_25_the_compensations_of_2019() {
    let losing = |name| Table::first_edition().at(2).sheet("S S / .. / ..").ticks(2, 0).at(1).reaches(name);
    assert_eq!(losing("satisfied").ticked(), (1, 0));
    // The symbol goes into its own box, and counts as a symbol.
    let table = losing("symbols").does("pick sun, end");
    table.shows(".. / . / .");
    assert_eq!((table.symbols(), table.paper().boxed()), ([1, 0, 0], [1, 0, 0]));
    let table = table.sheet("1 / 1 / 1").change(|sheet| sheet.box_symbol(crate::Symbol::Sun));
    assert_eq!(table.takes("2 4 sun").ticked(), (0, 1), "OB-13 only");
    let table = Table::first_edition().change(|sheet| sheet.box_symbol(crate::Symbol::Sun));
    assert_eq!(table.takes("2 4 sun").does("place 2").ticked(), (0, 0), "it meets a condition");
    let table = Table::first_edition().change(|sheet| sheet.box_symbol(crate::Symbol::Sun));
    let table = table.reaches("symbols");
    assert_eq!((table.score()[3], table.score()[4]), (2, 6), "it scores as a sun and counts at ports");
    // It needs no cabin.
    let table = Table::first_edition().sheet("1 / 1 / 1").reaches("symbols").does("pick die");
    assert_eq!((table.symbols(), table.ticked()), ([0, 1, 0], (0, 0)));
}

#[test]
fn ob_25_in_2019_two_stars_are_opened_freely() {
    let losing = || Table::first_edition().at(2).sheet("... / .. / .").at(1).reaches("open cabins");
    assert_eq!(losing().offers(), "open 1, open 2");
    assert_eq!(losing().refusal("open 3"), "OB-10");
    losing().does("open 1, end").shows(".... / . / .");
    losing().does("open 2, end").shows(".. / .. / .");
}

#[test]
fn ob_26_a_compensation_symbol_ticks_no_level_and_occupies_its_cabin() {
    let table = port("symbols", ". / / .", "S / / ").does("pick sun, place 3, end");
    table.shows(". / / S");
    assert_eq!(table.ticked(), (0, 0));
    assert_eq!(table.score()[3], 0, "a sun scores from the next port");
    let table = table.reaches("satisfied");
    assert_eq!(table.score()[3], 2);
}

#[test]
fn ob_26_a_compensation_die_does_trigger_in_2022() {
    let table = port("symbols", "D . / / ", "S S / / ").does("pick die");
    table.shows("D D / / ");
    assert_eq!(table.ticked(), (2, 0));
}

#[test]
fn ob_26_a_compensation_symbol_without_a_cabin_is_lost() {
    let table = port("symbols", "1 / 1 / 1", "S S / / ");
    assert_eq!((table.symbols(), table.ticked(), table.state.round), ([0; 3], (0, 0), 6));
}

#[test]
fn ob_26_a_compensation_lover_without_a_cabin_is_lost_and_ticks_in_2019_only() {
    for (table, unhappy) in [(Table::new(), 0), (Table::first_edition(), 1)] {
        let table = table.reaches("occupied");
        assert_eq!((table.paper().lovers().len(), table.ticked()), (0, (0, unhappy)));
    }
    let table = Table::new().sheet("1 / / ").lovers(&[2]).at(2).sheet("1 1 / / ").at(1).reaches("occupied");
    assert_eq!((table.paper().lovers(), table.ticked()), (&[2][..], (0, 0)), "one lover for each cabin");
}

#[test]
fn ob_26_a_compensation_opening_follows_the_rule_for_full_levels() {
    let table = port("open cabins", " / ....... / ", "........ / / ");
    assert_eq!(table.offers(), "open 1, skip");
    table.does("open 1, end").shows(". / ....... / ");
    let table = port("open cabins", "......... / ....... / ", "......... / ....... / .");
    table.shows("......... / ....... / ");
    assert_eq!(table.state.round, 6);
}

#[test]
fn ob_26_what_must_be_decided_now_is_said() {
    let table = port("symbols", ".. / / ", "S / / ");
    assert_eq!((table.phase(), table.refusal("place 1")), (Phase::Port, "OB-26".to_owned()));
    assert_eq!(table.at(2).refusal("end"), "OB-23", "nothing is left to do");
}
