//! OB-31, OB-36 and OB-38: luggage and what it does to passengers and lovers.

use super::table::{Table, seat};
use crate::Phase;

#[test]
fn ob_31_luggage_lies_open_before_its_owner_at_once() {
    let table =
        Table::full().deals("luggage calm, 1 sun, 2 glass").does("alone 1, end").at(2).does("choose one");
    assert_eq!(table.baggage(), "calm");
    assert_eq!(table.phase(), Phase::Resolve, "the splitter still has two passengers");
    assert!(table.view(1).players[seat(2)].board.has(crate::Luggage::Calm), "all see it");
}

#[test]
fn ob_31_several_can_be_discarded_together() {
    let table = Table::full().luggage("change calm").takes("3 sun").does("change die luggage, calm, place 1");
    table.shows("D . / . / .");
    assert_eq!((table.ticked(), table.baggage().as_str()), ((2, 0), ""));
}

#[test]
fn ob_31_each_luggage_card_has_its_moment() {
    // Change, lover, calm and stars are offered when they do something; hide and give have their own windows.
    let all = || Table::full().luggage("change hide lover calm give stars").sheet("1 . / . / .");
    assert_eq!(all().deals("1 sun, 1 die, 1 glass").does("alone 1").offers(), "hide one, hide two, end");
    assert_eq!(all().takes("1 sun").offers(), "give 1 luggage, end");
    let then = |card: &str| all().takes(card).does("end").offers();
    assert_eq!(then("1 sun"), "place 1, place 2, place 3, change die luggage, change glass luggage");
    assert_eq!(then("2 3"), "place 1, place 2, place 3, calm");
    assert_eq!(then("lover 2"), "embrace, sweeten");
    assert_eq!(then("open 2"), "add-stars luggage, open-all");
    assert_eq!(all().takes("2 3").does("end").refusal("sweeten"), "OB-11");
}

#[test]
fn ob_31_without_the_luggage_its_effect_is_refused() {
    let table = Table::full().takes("2 sun");
    assert_eq!(
        (table.refusal("change die luggage"), table.refusal("calm")),
        ("OB-36".to_owned(), "OB-38".to_owned())
    );
    let table = Table::full().luggage("stars").takes("open 1+1");
    assert_eq!(
        (table.refusal("add-stars captain"), table.refusal("raise 1")),
        ("OB-36".to_owned(), "OB-8".to_owned())
    );
}

#[test]
fn ob_36_a_symbol_is_changed_before_it_is_written_and_dice_follow_the_final_one() {
    let card = |card: &str| Table::full().luggage("change").sheet("D . / . / .").takes(card);
    let table = card("2 sun").does("change die luggage, place 2");
    table.shows("D . / D / .");
    assert_eq!((table.ticked(), table.baggage().as_str()), ((2, 0), ""), "a die by change of symbol");
    let table = card("2 die").does("change sun luggage, place 2");
    table.shows("D . / S / .");
    assert_eq!(table.ticked(), (0, 0), "no die, no ticks");
    assert_eq!(card("2 sun").refusal("change sun luggage"), "OB-36", "that is what it is");
}

#[test]
fn ob_36_only_the_symbol_of_a_symbol_passenger_can_be_changed() {
    let holds = || Table::full().captain("change").luggage("change").sheet(".. / . / .");
    let table = holds().takes("2 wild").does("pick sun");
    assert_eq!(table.offers(), "place 1, place 2, place 3");
    assert_eq!(table.refusal("change die captain"), "OB-36");
    assert_eq!(holds().takes("2 4 sun").offers(), "place 1, place 2, place 3");
    assert_eq!(holds().takes("2 4").offers(), "place 1, place 2, place 3");
    assert_eq!(holds().takes("objective chosen symbol").offers(), "pick sun, pick die, pick glass");
    let table = holds().reaches("symbols").does("pick sun");
    assert_eq!(table.offers(), "place 1, place 2, place 3");
    // Nothing is written where there is no cabin.
    let table = holds().sheet("1 / 1 / 1").takes("2 sun");
    assert_eq!((table.ticked(), table.baggage().as_str()), ((0, 1), "change"));
}

#[test]
fn ob_36_a_symbol_is_changed_once() {
    let table = Table::full().captain("change").luggage("change").takes("2 sun").does("change die captain");
    assert_eq!(table.offers(), "place 1, place 2, place 3");
    assert_eq!(table.baggage(), "change");
}

#[test]
fn ob_36_lover_bonuses_add_up() {
    let table = || Table::full().luggage("lover").sheet("1 / / ");
    assert_eq!(table().takes("lover 2").does("embrace").paper().lovers(), [2]);
    let sweet = table().takes("lover 2").does("sweeten");
    assert_eq!((sweet.paper().lovers(), sweet.baggage().as_str()), (&[4][..], ""));
    assert_eq!(table().captain("lovers").takes("lover 2").does("sweeten").paper().lovers(), [7]);
}

#[test]
fn ob_36_lover_bonuses_apply_to_a_compensation_lover() {
    let table = Table::full().captain("lovers").luggage("lover").sheet("1 / / ").luggage("lover");
    let table = table.at(2).sheet("1 1 / / ").at(1).reaches("occupied");
    assert_eq!(table.offers(), "embrace, sweeten");
    assert_eq!(table.does("sweeten").paper().lovers(), [7]);
    let table = Table::full().captain("lovers").sheet("1 / / ").at(2).sheet("1 1 / / ").at(1);
    assert_eq!(table.reaches("occupied").paper().lovers(), [5]);
}

#[test]
fn ob_36_a_lover_bonus_is_spent_only_on_a_lover_that_is_placed() {
    let table = Table::full().luggage("lover").takes("lover 2");
    assert_eq!((table.baggage().as_str(), table.ticked()), ("lover", (0, 1)));
    let table = Table::full().luggage("lover calm").takes("lover 2");
    assert_eq!(table.refusal("sweeten"), "OB-36");
    assert_eq!(table.refusal("embrace"), "OB-17");
}

#[test]
fn ob_37_luggage_can_be_used_in_the_round_it_is_taken() {
    let table = Table::full().takes("luggage change, 2 sun").does("change glass luggage, place 2");
    table.shows(".. / G / .");
    let table = Table::full().takes("luggage stars, open 2").does("add-stars luggage");
    table.shows(".. / . / ..");
    let table = Table::full().takes("luggage calm, 3 5").does("calm, place 1");
    assert_eq!(table.ticked(), (1, 0));
}

#[test]
fn ob_37_unused_luggage_scores_nothing() {
    let table = Table::full().luggage("change hide lover calm give stars");
    assert_eq!(table.score(), [0; 9]);
}

#[test]
fn ob_38_every_unhappy_of_the_round_becomes_satisfied() {
    let table = Table::full().luggage("calm").takes("2 4 sun, 3 5").does("next 1, calm");
    assert_eq!((table.baggage().as_str(), table.ticked()), ("", (0, 0)));
    let table = table.does("place 1");
    assert_eq!(table.ticked(), (2, 0), "the level and the condition");
    let table = table.does("place 1");
    assert_eq!(table.ticked(), (3, 0), "and the second card");
    // The next round it is over.
    let table = table.does("end").round(3).takes("3 sun").does("place 2");
    assert_eq!(table.ticked(), (3, 1));
}

#[test]
fn ob_38_it_is_declared_before_the_first_tick_it_changes() {
    let table = Table::full().luggage("calm").takes("3 5, 2 3").does("next 1, place 1");
    assert_eq!(table.ticked(), (0, 1), "too late for this one");
    let table = table.does("calm, place 1");
    assert_eq!(table.ticked(), (1, 1));
}

#[test]
fn ob_38_it_holds_for_passengers_and_lovers_that_find_no_cabin() {
    let table = Table::full().luggage("calm").sheet("1 / 1 / 1").takes("2 sun");
    assert_eq!(table.offers(), "send-away, calm");
    let table = table.does("calm");
    assert_eq!((table.ticked(), table.offers().as_str()), ((1, 0), "end"));
    let table = Table::full().luggage("calm").takes("lover 2");
    assert_eq!(table.offers(), "send-away, calm");
    assert_eq!(table.does("calm").ticked(), (1, 0));
    let table = Table::full().luggage("calm").takes("lover 2").does("send-away");
    assert_eq!((table.ticked(), table.baggage().as_str()), ((0, 1), "calm"), "nobody has to use it");
}

#[test]
fn ob_38_it_is_for_its_owner_only() {
    let table = Table::full().luggage("calm").deals("3 5, 3 sun, 3 glass").does("alone 1, end");
    let table = table.at(2).does("choose two").at(1).does("calm, place 1, end");
    let table = table.at(2).does("next 1, place 1, place 1");
    assert_eq!(table.ticked(), (0, 2));
    assert_eq!(table.at(1).ticked(), (1, 0));
}

#[test]
fn ob_38_it_does_not_hold_for_the_port() {
    // No file of 2022 ticks unhappy at a port; with one that does, the round is over by then.
    let mut table = Table::with("luggage").luggage("calm").round(5);
    table.game.parts.lost_lover_unhappy = true;
    table.state.ports.sort_by_key(|&port| port != crate::Port::Occupied);
    let table = table.takes("lover 2").does("calm, end");
    assert_eq!((table.state.round, table.ticked()), (6, (1, 1)));
    let mut table = Table::with("luggage").luggage("calm");
    table.game.parts.lost_lover_unhappy = true;
    let table = table.reaches("occupied");
    assert_eq!((table.ticked(), table.baggage().as_str()), ((0, 1), "calm"), "nor can it be declared there");
}
