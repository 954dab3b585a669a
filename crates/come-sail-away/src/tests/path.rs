//! CSA-12 to CSA-19: the path of a card's passengers.

use super::board::Board;
use crate::Decision;

#[test]
fn csa_12_three_and_four_passengers_go_in_printed_order_from_either_end() {
    for face in ["YB*G", "YYB*G"] {
        let board = Board::new("").hand(face).does(&format!("play {face}"));
        assert_eq!(board.offers(), "order left, order right");
    }
    let card = || Board::new("").hand("YB*GO").does("play YB*GO");
    let board = card().does("order left, enter a0, enter a1, enter a2, enter a3");
    board.shows("1:Y orange: 2:G black:");
    assert_eq!(board.angry(), "BO");
    let board = card().does("order right, enter a0, enter a1, enter a2, enter a3");
    board.shows("1:O orange: 2:B black:");
    assert_eq!(board.angry(), "YG");
}

#[test]
fn csa_12_a_round_begins_with_one_of_the_two_cards() {
    let board = Board::new("").hand("Y*B YB*G");
    assert_eq!(board.offers().matches("play ").count(), 2);
    for early in
        ["order left", "enter a0", "take pier Y", "seat a0", "cabin 1", "berth bow1", "flip a0", "end"]
    {
        assert_eq!(board.refusal(early), "CSA-12", "{early}");
    }
    let board = board.does("play YB*G");
    for early in ["play Y*B", "enter a0", "end"] {
        assert_eq!(board.refusal(early), "CSA-12", "{early}");
    }
}

#[test]
fn csa_12_a_card_that_reads_the_same_both_ways_has_no_order_to_choose() {
    let board = Board::new("").hand("YG*Y").does("play YG*Y");
    assert_eq!(board.decision(), Decision::Enter);
    assert_eq!(board.refusal("order right"), "CSA-13", "the first passenger is to enter a room");
}

#[test]
fn csa_13_the_first_passenger_goes_into_any_room() {
    let board = Board::new("stern1[YB]: bow2[GO]: 2:#").hand("YYB*G").does("play YYB*G, order left");
    let all = "a0 a1 a2 a3 b0 stair b3 c0 c1 c2 c3 stern1 bow2";
    let offers: Vec<String> = all.split(' ').map(|room| format!("enter {room}")).collect();
    assert_eq!(board.offers(), offers.join(", "));
    assert_eq!(board.refusal("end"), "CSA-13");
    board.does("enter stern1").shows("stern1[YB]:Y");
}

#[test]
fn csa_14_each_next_passenger_goes_to_an_adjacent_room() {
    let board = Board::new("").hand("YYB*G").does("play YYB*G, order left, enter c2");
    assert_eq!(board.offers(), "enter stair, enter c1, enter c3");
    for far in ["a2", "b0", "b3", "c0"] {
        assert_eq!(board.refusal(&format!("enter {far}")), "CSA-14");
    }
    assert_eq!(board.refusal("end"), "CSA-14", "they must go on");
}

#[test]
fn csa_14_no_turning_back() {
    let board = Board::new("").hand("YYB*G").does("play YYB*G, order left, enter c2, enter c1");
    assert_eq!(board.refusal("enter c2"), "CSA-14");
    assert_eq!(board.refusal("enter c1"), "CSA-14");
}

#[test]
fn csa_14_no_room_twice_in_a_path() {
    // a1, a2, staircase: a1 is adjacent again, and was the start.
    let board = Board::new("").hand("YYB*G").does("play YYB*G, order left, enter a1, enter a2, enter stair");
    assert_eq!(board.refusal("enter a1"), "CSA-14");
    // The staircase is one room: it cannot be used again from its other half, so the corner is the only way on.
    let board = Board::new("").hand("YYB*G").does("play YYB*G, order left, enter stair, enter c1, enter c2");
    board.shows("stair:Y yellow:Y 4:B 5:G");
}

#[test]
fn csa_14_no_room_can_be_skipped() {
    let board = Board::new("orange:# stair:BGK").hand("YYB*G");
    let board = board.does("play YYB*G, order left, enter a0");
    assert_eq!(board.refusal("enter a2"), "CSA-14");
    assert_eq!(board.offers(), "enter a1, enter b0");
}

#[test]
fn csa_15_two_passengers_go_to_any_two_different_rooms() {
    let board = Board::new("").hand("Y*B").does("play Y*B, enter a0");
    assert_eq!(board.refusal("enter a0"), "CSA-15");
    assert_eq!(board.refusal("end"), "CSA-15", "the second must go on");
    let all = "a1 a2 a3 b0 stair b3 c0 c1 c2 c3";
    let offers: Vec<String> = all.split(' ').map(|room| format!("enter {room}")).collect();
    assert_eq!(board.offers(), offers.join(", "));
    board.does("enter c3").shows("1:Y 5:B");
}

/// Whoever goes first, the ship is the same; so there is no order to choose.
#[test]
fn csa_15_two_passengers_go_in_any_order() {
    let board = Board::new("").hand("Y*B").does("play Y*B");
    assert_eq!(board.decision(), Decision::Enter);
    let board = board.does("enter a0, enter a2");
    board.shows("1:Y 2:B");
    let board = Board::new("").hand("Y*B").does("play Y*B, enter a2, enter a0");
    board.shows("1:B 2:Y");
}

#[test]
fn csa_16_who_may_not_be_taken_is_disgruntled_at_once_and_the_path_goes_on_from_there() {
    // Refused by a placement rule.
    let board = Board::new("").hand("YYB*G").does("play YYB*G, order left, enter b3");
    assert_eq!(board.angry(), "Y");
    board.shows("blue:");
    assert_eq!(board.offers(), "enter a3, enter stair, enter c3");
    // Refused by a room that lies face down.
    let board = Board::new("5:#").hand("YYB*G").does("play YYB*G, order left, enter b3, enter c3");
    assert_eq!(board.angry(), "YY");
    board.shows("blue: 5:# 4:B");
}

/// The path of a card never meets a full room that lies face up, since full rooms are flipped in the same round; and what
/// is full takes nobody.
#[test]
fn csa_16_a_room_without_a_free_seat_takes_nobody() {
    let board = Board::new("yellow:YY").hand("YYB*G").does("play YYB*G, order left, enter c1");
    board.shows("yellow:YYY");
    assert_eq!(board.takes("yellow"), "");
}

#[test]
fn csa_16_a_refusing_room_can_be_entered_on_purpose() {
    let board = Board::new("3:YYO").hand("YYB*G").does("play YYB*G, order left");
    assert!(board.offers().contains("enter c0"));
    assert_eq!(board.does("enter c0").angry(), "Y");
}

#[test]
fn csa_17_who_may_be_taken_is_seated() {
    let board = Board::new("").hand("YYB*G").does("play YYB*G, order left, enter c1");
    board.shows("yellow:Y");
    assert_eq!(board.angry(), "");
    // There is no other answer than the next room: nobody can be sent away.
    assert!(board.offers().split(", ").all(|action| action.starts_with("enter ")));
}

#[test]
fn csa_17_where_several_rooms_refuse_the_player_chooses_which_the_path_runs_through() {
    let board = Board::new("1:# 2:# stair:GOK").hand("YYB*G").does("play YYB*G, order left, enter a1");
    assert_eq!(board.offers(), "enter a0, enter a2, enter stair");
    assert_eq!(board.does("enter stair").angry(), "YY");
}

#[test]
fn csa_18_behind_a_lone_small_cabin_the_path_ends() {
    let board = Board::new("stern1[YB]: green:#").hand("YYB*G");
    let board = board.does("play YYB*G, order left, enter a0, enter b0, enter stern1");
    board.shows("1:Y stern1[YB]:B");
    assert_eq!(board.angry(), "YG");
    assert_eq!(board.its_ship().luggage(), 1, "the blue one was housed before the path ended");
}

#[test]
fn csa_18_luggage_that_finds_no_room_does_not_move_the_token() {
    let board = Board::new("bow2[YB]:").hand("YOBY*");
    let board = board.does("play YOBY*, order left, enter c3, enter b3, enter bow2");
    assert_eq!(board.angry(), "YO");
    assert_eq!(board.its_ship().luggage(), 0);
    assert_eq!(board.decision(), Decision::End);
}

#[test]
fn csa_18_with_both_small_cabins_the_path_goes_on() {
    let board = Board::new("stern1[YB]: stern2[GO]:").hand("YYB*G").luggage(7);
    board.does("play YYB*G, order left, enter a0, enter b0, enter stern1").shows("stern1[YB]:B stern2[GO]:G");
}

#[test]
fn csa_19_nothing_is_flipped_or_scored_before_phase_3() {
    let board =
        Board::new("yellow:YY 4:BGO").luggage(7).hand("YYB*G").does("play YYB*G, order left, enter c1");
    board.shows("yellow:YYY");
    assert_eq!(board.its_ship().luggage(), 7);
    let board = board.does("enter c2");
    board.shows("yellow:YYY 4:YBGO");
    assert_eq!((board.its_ship().tokens(), board.tokens_up().len()), (0, 5));
    let board = board.does("enter stair, enter a1, flip c2");
    board.shows("yellow:# 4:#");
    assert_eq!(board.its_ship().luggage(), 8);
}
