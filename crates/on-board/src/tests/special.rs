//! OB-32: special passengers.

use super::table::Table;
use crate::{Level, Special};

#[test]
fn ob_32_a_special_passenger_stands_before_any_free_line() {
    let table = Table::full().takes("mechanic");
    assert_eq!(table.offers(), "station 1, station 2, station 3");
    assert_eq!(table.refusal("end"), "OB-32", "compulsory");
    let table = table.does("station 2, end").round(3).takes("castaway");
    assert_eq!(table.offers(), "station 1, station 3", "one for each line");
    assert_eq!(table.refusal("station 2"), "OB-32");
    let table = table.does("station 1, end").round(5).takes("mechanic");
    assert_eq!(
        table.paper().specials(),
        [Some(Special::Castaway), Some(Special::Mechanic), Some(Special::Mechanic)],
        "a single line is no choice"
    );
}

#[test]
fn ob_32_without_a_free_line_the_card_is_discarded_without_effect() {
    let full = |special| {
        let table = Table::full();
        table.change(|sheet| Level::ALL.into_iter().for_each(|level| sheet.station(level, special)))
    };
    let table = full(Special::Mechanic).takes("castaway");
    assert_eq!(table.paper().specials(), [Some(Special::Mechanic); 3]);
    assert_eq!((table.ticked(), table.state.round), ((0, 0), 2));
}

#[test]
fn ob_32_a_special_passenger_occupies_no_cabin() {
    let table = Table::full().sheet(" / / ").takes("mechanic").does("station 1");
    table.shows(" / / ");
    assert_eq!(table.ticked(), (0, 0));
}

#[test]
fn ob_32_a_mechanic_earns_for_occupied_cabins_a_castaway_loses_for_open_empty_ones() {
    let line = |special| {
        let table = Table::full().sheet("S 1 ... / 1 / 1 .").lovers(&[2]);
        table.change(|sheet| sheet.station(Level::One, special)).score()[6]
    };
    assert_eq!(line(Special::Mechanic), 2, "a lover is no second tenant");
    assert_eq!(line(Special::Castaway), -3, "closed cabins are not empty");
}

#[test]
fn ob_32_special_passengers_count_after_the_last_port() {
    let table = Table::full().sheet(". / / .").change(|sheet| sheet.station(Level::One, Special::Castaway));
    let table = table.at(2).sheet("S / / ").at(1).reaches("symbols");
    assert_eq!(table.score()[6], -1);
    let table = table.does("pick glass, place 1, end");
    assert_eq!(table.score()[6], 0, "the compensation fills the cabin");
}
