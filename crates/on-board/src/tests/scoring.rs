//! OB-18, OB-19, OB-21 and the end: OB-27 to OB-29.

use game::{Game, Viewer};

use super::table::{Table, seat};
use crate::{Objective, Phase, Special, Symbol};

/// The score of this sheet for one objective.
fn objective(sheet: &str, objective: Objective, change: impl FnOnce(&mut crate::Sheet)) -> i32 {
    let table = Table::new().sheet(sheet).change(change).change(|sheet| sheet.note(objective));
    table.score()[5]
}

#[test]
fn ob_18_glasses_score_by_their_number_and_more_than_seven_score_32() {
    for (number, points) in [0, 2, 6, 12, 20, 25, 28, 32, 32, 32].into_iter().enumerate() {
        let sheet = format!("{} / /", "G ".repeat(number));
        for table in [Table::new(), Table::first_edition()] {
            assert_eq!(table.sheet(&sheet).score()[2], points, "{number} glasses");
        }
    }
    let boxed = Table::first_edition().sheet("G / / ").change(|sheet| sheet.box_symbol(Symbol::Glass));
    assert_eq!(boxed.score()[2], 6, "the box counts");
}

#[test]
fn ob_19_two_points_for_each_sun_at_every_port() {
    let table = Table::new().sheet("S S / S / .").at(2).sheet("S / . / .").reaches("satisfied");
    assert_eq!((table.score()[3], table.at(1).score()[3]), (2, 6));
    let table = Table::new().sheet("S S / / ").reaches("satisfied").reaches("satisfied");
    assert_eq!(table.score()[3], 8, "again at the next");
    assert_eq!(Table::new().sheet("S S / / ").score()[3], 0, "and nowhere else");
}

#[test]
fn ob_21_each_objective_pays_for_what_it_counts() {
    assert_eq!(objective("S .. / . / 5 .", Objective::EmptyCabins, |_| ()), 8);
    for (symbol, points) in [(Symbol::Sun, 1), (Symbol::Die, 2), (Symbol::Glass, 3)] {
        let chosen = |sheet: &mut crate::Sheet| sheet.choose(symbol);
        assert_eq!(objective("S D D / G G / G", Objective::ChosenSymbol, chosen), points);
    }
    assert_eq!(objective("S D D / G G / G", Objective::Suns, |_| ()), 2);
    assert_eq!(objective("S D D / G G / G", Objective::Dice, |_| ()), 4);
    assert_eq!(objective("S D D / G G / G", Objective::Glasses, |_| ()), 6);
    assert_eq!(objective("S D D / G G / G", Objective::Trios, |_| ()), 5);
    assert_eq!(objective("S S D D / G G / G", Objective::Trios, |_| ()), 10);
    assert_eq!(objective("S S / G G / G", Objective::Trios, |_| ()), 0);
    assert_eq!(objective(" / / ", Objective::Ports, |sheet| sheet.ports_won = 3), 6);
    for (satisfied, points) in [(2, 0), (3, 1), (8, 2), (9, 3)] {
        let ticks = |sheet: &mut crate::Sheet| sheet.satisfied = satisfied;
        assert_eq!(objective(" / / ", Objective::SatisfiedTrios, ticks), points);
    }
    assert_eq!(objective(" / / ", Objective::Unhappy, |sheet| sheet.unhappy = 4), 4);
    assert_eq!(objective("S / / 5 ..", Objective::ThreeStarCabins, |_| ()), 3);
}

#[test]
fn ob_21_the_kind_of_symbol_is_chosen_on_taking_the_card() {
    let table = Table::new().takes("objective chosen symbol");
    assert_eq!(table.offers(), "pick sun, pick die, pick glass");
    assert_eq!(table.refusal("end"), "OB-21");
    let table = table.does("pick die, end");
    assert_eq!(table.paper().chosen(), Some(Symbol::Die));
    assert_eq!(table.objectives(), "chosen symbol");
}

#[test]
fn ob_21_symbols_noted_on_objectives_never_count() {
    let table = Table::new().takes("objective chosen symbol, objective trios").does("pick die, end");
    assert_eq!((table.symbols(), table.ticked()), ([0; 3], (0, 0)));
    let table = table.round(3).takes("2 4 die").does("place 2");
    assert_eq!(table.ticked(), (0, 1), "nor do they meet a condition");
}

#[test]
fn ob_27_the_score_is_the_sum_of_nine_lines() {
    let table = Table::full().sheet("S G 3 . / G 4 / 5 ..").lovers(&[2, 5]).ticks(7, 3).change(|sheet| {
        sheet.note(Objective::Glasses);
        sheet.note(Objective::EmptyCabins);
        sheet.ports_won = 2;
        sheet.sun_points = 4;
        sheet.station(crate::Level::One, Special::Mechanic);
        sheet.station(crate::Level::Three, Special::Castaway);
    });
    let expected = [3 + 4 + 5, 2 + 5, 6, 4, 12, 4 + 6, 3 - 2, 7, -3];
    assert_eq!(table.score(), expected);
    let view = table.game.view(&table.state, Viewer::Spectator);
    assert_eq!(table.game.score_lines(&view, seat(1)), expected);
}

#[test]
fn ob_27_the_game_is_over_after_the_last_port() {
    let table = Table::new().play_until(99);
    assert_eq!((table.phase(), table.offers()), (Phase::Over, String::new()));
    assert_eq!(table.refusal("end"), "OB-27");
    let outcome = table.game.outcome(&table.state).unwrap();
    assert_eq!(outcome.points[seat(1)], table.score().iter().sum::<i32>());
    assert_eq!(Table::new().game.outcome(&Table::new().state), None);
}

#[test]
fn ob_28_most_points_win_then_more_satisfied_then_fewer_unhappy_then_both() {
    // Points, satisfied and unhappy of both; who wins.
    for (one, two, winners) in [
        ((5, 0, 0), (4, 0, 0), "1"),
        ((4, 0, 0), (5, 0, 0), "2"),
        ((4, 2, 0), (5, 1, 0), "1"),
        ((5, 0, 0), (4, 2, 1), "2"),
        ((5, 1, 2), (4, 1, 1), "2"),
        ((5, 1, 1), (5, 1, 1), "12"),
    ] {
        let mut table = Table::new();
        for (number, (points, satisfied, unhappy)) in [(1, one), (2, two)] {
            table = table.at(number).sheet(&format!("{points} / / ")).ticks(satisfied, unhappy);
        }
        table.state.phase = Phase::Over;
        let outcome = table.game.outcome(&table.state).unwrap();
        let won: String = outcome.winners.iter().map(|seat| seat.to_string()).collect();
        assert_eq!(won, winners, "{one:?} against {two:?}");
    }
}

#[test]
fn ob_29_boxes_never_run_out() {
    let table = Table::new().sheet("D D D D D D D D . / . / .").ticks(100, 60);
    let table = table.takes("1 die, 3 5").does("next 1, place 1, place 2");
    assert_eq!(table.ticked(), (109, 61));
    let mut table = Table::new();
    for objective in Objective::ALL {
        table = table.change(|sheet| sheet.note(objective));
    }
    assert_eq!(table.paper().objectives().count(), 10);
    // As many lovers as there can be passengers to join: half of all 33, and what ports leave.
    let table = Table::new().sheet("1 1 1 1 1 1 1 1 1 / 1 1 1 1 1 1 1 / 1").lovers(&[1; 16]).takes("lover 2");
    assert_eq!(table.paper().lovers().len(), 17);
}
