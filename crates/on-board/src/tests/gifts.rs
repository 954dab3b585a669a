//! OB-35: cards given to the opponent.

use game::{Told, Undo};

use super::table::{Table, faces};
use crate::{Event, Phase};

/// Seat 1 splits these three, the first alone; seat 2 takes a pile.
fn split(table: Table, cards: &str, choice: &str) -> Table {
    table.at(1).deals(cards).does("alone 1, end").at(2).does(choice)
}

#[test]
fn ob_35_the_choosers_gifts_come_first_then_the_splitters() {
    let table = Table::full().captain("give").at(2).luggage("give");
    let table = split(table, "2 sun, open 3, lover 2", "choose two");
    assert_eq!(
        (table.phase(), table.offers().as_str()),
        (Phase::ChooserGives, "give 1 luggage, give 2 luggage, end")
    );
    assert_eq!(table.refusal("next 1"), "OB-35", "before anything is resolved");
    let table = table.at(1);
    assert_eq!((table.offers().as_str(), table.refusal("give 1 captain")), ("", "OB-35".to_owned()));
    let table = table.at(2).does("end").at(1);
    assert_eq!((table.phase(), table.offers().as_str()), (Phase::SplitterGives, "give 1 captain, end"));
    assert_eq!(table.at(2).refusal("give 1 luggage"), "OB-35");
}

#[test]
fn ob_35_without_anything_to_give_by_there_is_no_window() {
    let table = split(Table::full(), "2 sun, 2 glass, lover 2", "choose two");
    assert_eq!(table.phase(), Phase::Resolve);
    let table = split(Table::full().captain("give"), "2 sun, 2 glass, lover 2", "choose two");
    assert_eq!(table.phase(), Phase::SplitterGives);
}

#[test]
fn ob_35_the_receiver_resolves_the_gift() {
    let table = split(Table::full().captain("give"), "3 5, open 1+1, objective trios", "choose two");
    let table = table.at(1).does("give 1 captain");
    assert!(table.hand().is_empty());
    let table = table.at(2);
    assert_eq!(table.hand(), faces("open 1+1, objective trios, 3 5"));
    let table = table.does("next 3, place 3, end");
    table.shows(".... / . / 5");
    assert_eq!(table.state.round, 2);
    table.at(1).shows(".. / . / .");
}

#[test]
fn ob_35_objectives_special_passengers_and_luggage_can_be_given() {
    let give = |card: &str| {
        let table = Table::full().captain("give");
        split(table, &format!("{card}, 1 1, 1 2"), "choose two").at(1).does("give 1 captain")
    };
    let table = give("objective ports").at(2).does("next 1, place 1, place 1, end");
    assert_eq!(table.objectives(), "ports");
    assert_eq!(table.at(1).objectives(), "");
    let table = give("objective chosen symbol").at(2).does("next 3");
    assert_eq!(table.offers(), "pick sun, pick die, pick glass", "the receiver chooses");
    let table = give("castaway").at(2).does("next 3, station 2");
    assert!(table.paper().specials()[1].is_some());
    let table = give("luggage calm");
    assert_eq!(table.baggage(), "");
    let table = table.at(2);
    assert_eq!(table.baggage(), "calm", "it lies before the receiver at once");
}

#[test]
fn ob_35_a_gift_is_not_given_on() {
    let table = Table::full().captain("give").at(2).luggage("give");
    let table = split(table, "2 sun, open 3, lover 2", "choose two").does("give 1 luggage").at(1);
    assert_eq!(table.hand(), faces("2 sun, open 3"));
    assert_eq!(table.offers(), "give 1 captain, end");
    assert_eq!(table.refusal("give 2 captain"), "OB-35");
}

#[test]
fn ob_35_captain_and_luggage_can_give_both_cards() {
    let table = Table::full().captain("give").luggage("give");
    let table = split(table, "2 sun, open 3, lover 2", "choose one").at(1);
    let table = table.does("give 1 captain");
    assert_eq!(table.offers(), "give 2 luggage, end");
    let table = table.does("give 2 luggage");
    assert_eq!((table.hand().len(), table.baggage().as_str()), (0, ""));
    assert_eq!((table.at(2).hand()), faces("2 sun, open 3, lover 2"));
}

#[test]
fn ob_35_each_power_gives_one_card() {
    let table = split(Table::full().captain("give"), "2 sun, 2 glass, lover 2", "choose one").at(1);
    let table = table.does("give 1 captain");
    assert_eq!(table.phase(), Phase::Resolve);
    let table = split(Table::full().luggage("give"), "2 sun, 2 glass, lover 2", "choose one").at(1);
    assert_eq!(table.does("give 1 luggage").phase(), Phase::Resolve);
}

#[test]
fn ob_35_give_luggage_just_taken_can_be_used_at_once() {
    // By the chooser.
    let table = split(Table::full(), "2 sun, luggage give, 3 5", "choose two");
    assert_eq!((table.phase(), table.offers().as_str()), (Phase::ChooserGives, "give 2 luggage, end"));
    let table = table.does("give 2 luggage");
    assert!(table.hand().is_empty() && table.baggage().is_empty(), "the card itself is used");
    assert_eq!(table.at(1).hand(), faces("2 sun, 3 5"));
    // By the splitter.
    let table = split(Table::full(), "2 sun, luggage give, 3 5", "choose one").at(1);
    assert_eq!((table.phase(), table.offers().as_str()), (Phase::SplitterGives, "give 2 luggage, end"));
    // It cannot give itself, and alone there is nothing to give.
    assert_eq!(table.refusal("give 1 luggage"), "OB-35");
    let table = split(Table::full(), "luggage give, 2 sun, 3 5", "choose one");
    assert_eq!((table.phase(), table.baggage().as_str()), (Phase::Resolve, "give"));
}

#[test]
fn ob_35_give_luggage_received_by_the_splitter_can_be_used_in_the_splitters_window() {
    let table = Table::full().at(2).captain("give");
    let table = split(table, "2 sun, luggage give, 3 5", "choose two").does("give 1 captain");
    // The chooser cannot give by it any more.
    let table = table.at(1);
    assert_eq!((table.phase(), table.offers().as_str()), (Phase::SplitterGives, "give 1 luggage, end"));
    assert_eq!(table.baggage(), "give");
    let table = table.does("give 1 luggage");
    assert_eq!((table.baggage().as_str(), table.hand().len()), ("", 0));
    assert_eq!(table.at(2).hand(), faces("2 sun, 3 5"));
}

#[test]
fn ob_35_give_luggage_received_by_the_chooser_waits() {
    let table = split(Table::full().captain("give"), "luggage give, 2 sun, 3 5", "choose two");
    let table = table.at(1).does("give 1 captain").at(2);
    assert_eq!((table.phase(), table.baggage().as_str()), (Phase::Resolve, "give"));
    assert_eq!(table.refusal("give 1 luggage"), "OB-7");
    // The next round it is there.
    let table = table.does("next 1, place 2, place 3, end").deals("2 glass, 1 glass, 3 5");
    let table = table.does("alone 1, end").at(1).does("choose one").at(2);
    assert_eq!(table.offers(), "give 1 luggage, give 2 luggage, end");
}

#[test]
fn ob_35_luggage_already_used_is_not_there_to_be_given() {
    let table = Table::full().captain("give");
    let table = split(table, "2 sun, luggage give, 3 5", "choose one").at(1);
    assert_eq!(table.offers(), "give 1 captain, give 2 captain, give 2 luggage, end");
    let table = table.does("give 2 luggage");
    assert_eq!(table.phase(), Phase::Resolve, "nothing is left to give by the captain");
    assert!(!table.player().board.captain_used);
}

#[test]
fn ob_35_of_equal_cards_it_makes_no_difference_which_is_given() {
    for (version, offers) in [(1, "give 1 captain, end"), (2, "give 1 captain, give 2 captain, end")] {
        let table = Table::by(version, "captains luggage special").captain("give");
        let table = split(table, "2 sun, open 3, open 3", "choose one").at(1);
        assert_eq!(table.offers(), offers);
        let table = table.does("give 1 captain");
        assert_eq!(table.at(2).hand(), faces("2 sun, open 3"));
    }
}

#[test]
fn ob_35_who_gives_nothing_has_not_finished() {
    let table = split(Table::full().captain("give"), "2 sun, open 3, 2 glass", "choose one").at(1);
    let finished = |table: &Table| {
        let told = |told: &&Told<Event>| matches!(told, Told::Event(_, Event::Finished { .. }));
        table.told().iter().filter(told).count()
    };
    let table = table.does("end");
    assert_eq!((table.phase(), finished(&table)), (Phase::Resolve, 0));
    assert_eq!(finished(&table.does("next 2, place 3, end")), 1);
}

#[test]
fn ob_35_a_gift_binds_and_so_does_going_on() {
    let table = split(Table::full().captain("give"), "2 sun, 2 glass, lover 2", "choose two").at(1);
    assert_eq!(table.undo("give 1 captain"), Undo::Binds);
    assert_eq!(table.undo("end"), Undo::Binds);
}

#[test]
fn ob_35_cards_from_earlier_rounds_are_not_just_taken() {
    let table = Table::full().captain("give").luggage("calm");
    let table = split(table, "2 sun, 2 glass, lover 2", "choose two").at(1);
    assert_eq!(table.offers(), "give 1 captain, end", "the calm luggage of before is no card of this round");
}
