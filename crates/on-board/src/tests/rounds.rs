//! OB-5 to OB-7: one splits, the other chooses, both resolve at the same time.

use game::{Game, Sight, Told, Undo};

use super::table::{Table, faces, seat};
use crate::{Event, Phase};

#[test]
fn ob_5_three_cards_lie_face_up_and_are_split_into_one_and_two() {
    let table = Table::new().deals("2 sun, open 3, lover 2");
    for view in [table.view(1), table.view(2), table.spectator()] {
        assert_eq!(Table::seen(&view), [true; 3]);
        assert_eq!((view.alone, view.phase), (None, Phase::Split));
    }
    assert_eq!(table.offers(), "alone 1, alone 2, alone 3");
    let table = table.does("alone 2");
    assert_eq!(table.offers(), "end", "until the piles are offered the split can be taken back");
    assert_eq!((table.view(1).alone, table.view(2).alone), (Some(1), None));
    let table = table.does("end");
    assert_eq!((table.view(2).alone, table.phase()), (Some(1), Phase::Choose));
}

#[test]
fn ob_5_of_equal_cards_it_makes_no_difference_which_stands_alone() {
    for (version, offers) in [(1, "alone 1, alone 2"), (2, "alone 1, alone 2, alone 3")] {
        assert_eq!(Table::by(version, "").deals("open 3, lover 2, open 3").offers(), offers);
        let table = Table::by(version, "").deals("open 3, open 3, open 3");
        assert_eq!(table.offers(), "end", "nothing to split");
    }
}

#[test]
fn ob_5_only_the_splitter_splits() {
    let table = Table::new().deals("2 sun, open 3, lover 2");
    assert_eq!(table.refusal("choose one"), "OB-5", "what must be done now");
    assert_eq!(table.refusal("end"), "OB-5");
    let table = table.does("alone 1");
    assert_eq!(table.refusal("alone 2"), "OB-5");
    assert_eq!(table.at(2).refusal("choose one"), "OB-5", "the chooser cannot tell how far the splitter is");
}

#[test]
fn ob_6_the_other_takes_one_pile_and_the_splitter_the_other() {
    let offered = || Table::new().deals("2 sun, 1 wild, 2 glass").does("alone 2, end").at(2);
    assert_eq!(offered().offers(), "choose one, choose two");
    assert_eq!(offered().refusal("end"), "OB-6");
    assert_eq!(offered().refusal("alone 1"), "OB-6");
    assert_eq!(offered().at(1).refusal("choose one"), "OB-6");
    let table = offered().does("choose one");
    assert_eq!(table.hand(), faces("1 wild"));
    assert_eq!(table.at(1).hand(), faces("2 sun, 2 glass"));
    let table = offered().does("choose two");
    assert_eq!(table.hand(), faces("2 sun, 2 glass"));
    assert_eq!(table.at(1).hand(), faces("1 wild"));
}

#[test]
fn ob_7_each_resolves_in_the_order_of_their_choice() {
    let table = Table::new().sheet(" /  / ").takes("2 sun, open 2");
    assert_eq!(table.offers(), "next 1, next 2");
    let early = Table::new().sheet(" /  / ").takes("2 sun, open 2").does("next 1");
    assert_eq!(early.ticked(), (0, 1), "nowhere to go, and then the cabin is opened by itself");
    early.shows(" / . / ");
    let late = table.does("next 2");
    assert_eq!(late.ticked(), (0, 0));
    late.shows(" / S / ");
    assert_eq!(late.offers(), "end");
    assert_eq!(late.refusal("next 1"), "OB-7");
}

#[test]
fn ob_7_among_equal_cards_there_is_no_order_to_choose() {
    let table = Table::new().takes("1 sun, 1 sun");
    assert_eq!(table.offers(), "place 1, place 2, place 3");
}

#[test]
fn ob_7_beside_others_each_of_equal_cards_can_be_next() {
    for (version, offers) in [(1, "next 1, next 3"), (2, "next 1, next 2, next 3")] {
        let table = Table::by(version, "captains luggage special").captain("give");
        let table = table.deals("2 sun, 2 sun, 2 glass").does("alone 3, end").at(2).does("choose two");
        let table = table.at(1).does("give 1 captain").at(2);
        assert_eq!(table.offers(), offers);
    }
}

#[test]
fn ob_7_both_act_at_once_and_their_actions_commute() {
    let start = || Table::new().deals("2 sun, 1 wild, 2 glass").does("alone 2, end").at(2).does("choose one");
    let one = "next 2, place 2, place 3, end";
    let two = "pick die, place 1, end";
    let first = start().at(1).does(one).at(2).does(two);
    let second = start().at(2).does(two).at(1).does(one);
    assert_eq!(first.state, second.state);
    assert_eq!((first.state.round, first.phase()), (2, Phase::Split));
}

#[test]
fn ob_7_each_sees_the_others_entries_when_both_are_done() {
    let start = Table::new().deals("2 sun, 1 wild, 2 glass").does("alone 2, end").at(2).does("choose one");
    let table = start.does("pick die, place 1");
    let before = Table::new().state.player(seat(2)).board;
    assert_eq!(table.view(1).players[seat(2)].board, before);
    assert_eq!(table.spectator().players[seat(2)].board, before);
    assert_ne!(table.view(2).players[seat(2)].board, before);
    assert!(!table.view(1).players[seat(2)].done);
    let table = table.does("end");
    assert!(table.view(1).players[seat(2)].done, "ready is all that is seen");
    assert_eq!(table.view(1).players[seat(2)].board, before);
    assert_eq!(table.refusal("end"), "OB-7");
    let table = table.at(1).does("next 1, place 1, place 2, end").at(2);
    assert_eq!(table.view(1).players[seat(2)].board, table.player().board);
    let moved_in = |told: &Told<Event>| matches!(told, Told::Event(_, Event::MovedIn { .. }));
    let told: Vec<_> = table.told().iter().filter(|told| moved_in(told)).collect();
    assert_eq!(told.len(), 3);
    assert!(told.iter().all(|told| matches!(told, Told::Event(Sight::Withheld(_), _))));
}

#[test]
fn ob_7_cards_that_leave_nothing_to_decide_are_resolved_by_themselves() {
    let table = Table::new().takes("objective trios, objective ports");
    assert_eq!((table.state.round, table.phase()), (2, Phase::Split));
    assert_eq!(table.objectives(), "trios, ports");
    assert_eq!(table.at(2).objectives(), "suns");
}

#[test]
fn ob_7_what_can_be_taken_back_is_said_beforehand() {
    let table = Table::new().deals("2 sun, 1 wild, 2 glass");
    assert_eq!(table.undo("alone 2"), Undo::Free);
    let table = table.does("alone 2");
    assert_eq!(table.undo("end"), Undo::Binds, "the other relies on the piles");
    let table = table.does("end").at(2);
    assert_eq!(table.undo("choose one"), Undo::Binds);
    let table = table.does("choose one, pick die, place 1");
    assert_eq!(table.undo("place 1"), Undo::Free);
    assert_eq!(table.undo("end"), Undo::Binds, "the other waits for it");
    let table = table.does("end").at(1);
    assert_eq!(table.undo("next 1"), Undo::Free);
    let table = table.does("next 1, place 1, place 2");
    assert_eq!(table.undo("end"), Undo::Reveals, "the other's entries and three new cards");
}

#[test]
fn ob_7_luggage_and_special_passengers_stay_out() {
    let table = Table::full().takes("luggage calm, mechanic").does("station 2, end");
    assert_eq!(table.state.round, 2);
    assert_eq!(table.baggage(), "calm");
    assert!(table.paper().specials()[1].is_some());
    assert!(table.hand().is_empty(), "the others are discarded");
}

#[test]
fn ob_7_a_third_seat_has_no_say() {
    let mut table = Table::new();
    table.seat = game::Seat::ALL[2];
    assert_eq!(table.refusal("alone 1"), "OB-5");
    assert_eq!(table.offers(), "");
    let mut table = Table::new().takes("1 sun");
    table.seat = game::Seat::ALL[2];
    assert_eq!(table.refusal("place 1"), "OB-7");
    assert!(!table.game.awaited(&table.state).contains(table.seat));
}
