//! CSA-30 to CSA-32, CSA-36, CSA-37, CSA-39: luggage first, then full rooms, one effect after the other.

use game::{Seats, Sight, Told};

use super::board::Board;
use crate::{Colour, Decision, Event};

/// Luggage before such a turn stands at 7, and an empty space follows: no further decision comes between.
fn luggage_after(drawing: &str, turn: &str) -> u8 {
    let card =
        turn.split(", ").next().and_then(|play| play.strip_prefix("play ")).expect("a card is played first");
    let board = Board::new(drawing).luggage(7).hand(card).does(turn);
    assert_eq!(board.decision(), Decision::End);
    board.its_ship().luggage()
}

#[test]
fn csa_30_luggage_in_a_cabin_moves_the_token_one_space() {
    assert_eq!(luggage_after("", "play Y*B, enter c1, enter stair"), 8, "guest cabin");
    assert_eq!(luggage_after("stern1[YG]:", "play Y*B, enter stern1, enter stair"), 8, "small cabin");
    assert_eq!(luggage_after("9:", "play Y*B, enter c3, enter stair"), 8, "appartement de luxe");
}

#[test]
fn csa_30_luggage_elsewhere_or_disgruntled_does_not() {
    assert_eq!(luggage_after("", "play Y*B, enter a0, enter stair"), 7, "facility");
    assert_eq!(luggage_after("", "play Y*B, enter stair, enter a0"), 7, "staircase");
    assert_eq!(luggage_after("", "play Y*B, enter a1, enter a0"), 7, "refused by a cabin");
    assert_eq!(luggage_after("yellow:#", "play Y*B, enter c1, enter a0"), 7, "cabin face down");
}

#[test]
fn csa_30_only_the_luggage_passenger_counts_and_only_once() {
    assert_eq!(luggage_after("", "play Y*B, enter stair, enter b3"), 7, "blue has no luggage");
    assert_eq!(luggage_after("", "play Y*B, enter c1, enter b3"), 8, "both in cabins");
}

#[test]
fn csa_30_luggage_comes_before_full_rooms() {
    let board = Board::new("yellow:YY").hand("Y*B").does("play Y*B, enter c1, enter stair");
    assert!(matches!(board.decision(), Decision::Take(_)));
    assert_eq!(board.its_ship().luggage(), 1);
    board.shows("yellow:YYY");
}

#[test]
fn csa_30_luggage_is_carried_in_phase_2_only() {
    // The yellow luggage passenger fills the library, and is the one who goes on to the yellow cabin.
    let board = Board::new("8:YYY").luggage(7).hand("Y*B").does("play Y*B, enter c3, enter stair, seat c1");
    board.shows("8:# yellow:Y");
    assert_eq!(board.its_ship().luggage(), 7);
}

#[test]
fn csa_31_the_player_chooses_which_full_room_is_flipped_next() {
    let turn = "play YYB*G, order left, enter c1, enter stair, enter b3, enter a3";
    let full = || Board::new("yellow:YY blue:BB").luggage(7).hand("YYB*G").does(turn);
    let board = full();
    assert_eq!(board.its_ship().luggage(), 8);
    assert_eq!(board.offers(), "flip b3, flip c1");
    assert_eq!(board.refusal("flip a0"), "CSA-31");
    let board = board.does("flip c1");
    board.shows("yellow:# blue:BBB");
    assert!(matches!(board.decision(), Decision::Take(_)), "space 9, before the blue cabin");
    full().does("flip b3").shows("yellow:YYY blue:#");
}

#[test]
fn csa_31_passengers_of_a_full_room_go_back_to_the_pier() {
    let board = Board::new("1:YYB").hand("B*O").does("play B*O, enter a0, enter stair");
    board.shows("1:#");
    assert_eq!(board.its_ship().inside("a0".parse().unwrap()), [0; 5]);
    assert_eq!(board.angry(), "");
}

#[test]
fn csa_31_a_guest_cabin_moves_luggage() {
    let board = Board::new("blue:BB").luggage(7).hand("Y*B").does("play Y*B, enter a0, enter b3");
    board.shows("blue:#");
    assert_eq!(board.its_ship().luggage(), 8);
}

#[test]
fn csa_31_a_facility_moves_no_luggage_and_is_remembered_for_phase_4() {
    let board = Board::of(2, "1:YYB").luggage(7).hand("B*O").does("play B*O, enter a0, enter stair");
    assert_eq!((board.its_ship().luggage(), board.its_ship().tokens()), (7, 0));
    assert_eq!(board.tokens_up(), [1, 2, 3, 4, 5]);
    let board = board.does("end").all_finish().at(1);
    assert_eq!(board.its_ship().tokens(), 1);
}

#[test]
fn csa_31_a_small_cabin_does_nothing_more() {
    let board = Board::new("stern1[YB]:Y").luggage(7).hand("Y*B").does("play Y*B, enter stair, enter stern1");
    board.shows("stern1[YB]:#");
    assert_eq!((board.its_ship().luggage(), board.its_ship().tokens()), (7, 0));
    assert_eq!(board.decision(), Decision::End);
}

#[test]
fn csa_32_a_room_filled_by_an_extra_passenger_is_flipped_before_rooms_already_full() {
    let board = Board::new("yellow:YY green:GG").hand("Y*B").does("play Y*B, enter c1, enter stair");
    let board = board.does("take pier G, seat b0");
    board.shows("green:# yellow:YYY");
    assert_eq!(board.its_ship().luggage(), 2);
    assert_eq!(board.decision(), Decision::Cabin, "the green cabin's effect comes before the yellow cabin");
    assert_eq!(board.refusal("flip c1"), "CSA-33");
    let board = board.does("cabin 1, berth bow1");
    board.shows("yellow:#");
    assert_eq!(board.its_ship().luggage(), 3);
}

#[test]
fn csa_32_effects_nest_as_deep_as_they_go() {
    // A luggage step brings an extra passenger who fills a cabin, whose step brings another one, and so on.
    let board = Board::new("yellow:YY green:GG orange:OO black:KK blue:BB").luggage(11).hand("Y*B");
    let board = board.does("play Y*B, enter c1, enter b3, take pier G, seat b0");
    board.shows("green:# yellow:YYY blue:BBB");
    assert_eq!(board.its_ship().luggage(), 13);
    // Space 13 is empty: only now it is the turn of the rooms filled by the card.
    let board = board.does("flip b3");
    assert_eq!(board.its_ship().luggage(), 14);
    let board = board.does("take pier O, seat a1");
    board.shows("orange:# yellow:#");
    assert_eq!(board.its_ship().luggage(), 15);
}

#[test]
fn csa_32_a_facility_filled_by_an_extra_passenger_is_flipped_at_once() {
    let board = Board::new("yellow:YY 2:YBG").hand("Y*B").does("play Y*B, enter c1, enter a0, take pier K");
    let board = board.does("seat a2");
    board.shows("2:# yellow:#");
    assert_eq!(board.its_ship().luggage(), 2);
}

#[test]
fn csa_32_full_rooms_that_wait_refuse_meanwhile() {
    let board = Board::new("yellow:YY 3:YYB").hand("Y*B").does("play Y*B, enter c1, enter c0, take pier Y");
    board.shows("yellow:YYY 3:YYBB");
    assert_eq!(board.refusal("seat c1"), "CSA-34");
    assert_eq!(board.refusal("seat c0"), "CSA-34");
    assert_eq!(board.offers(), "seat a0, seat a2, seat stair, seat c2, seat c3");
}

#[test]
fn csa_32_a_room_filled_by_the_library_s_passenger_is_flipped_at_once() {
    let board = Board::new("8:YYY yellow:YY 1:KKB").luggage(7).hand("Y*B");
    let board = board.does("play Y*B, enter c3, enter a0, flip c3, seat c1");
    board.shows("8:# yellow:# 1:#");
    assert_eq!(board.its_ship().luggage(), 8);
}

#[test]
fn csa_32_the_round_cannot_be_finished_while_an_effect_is_under_way() {
    let board = Board::new("").hand("Y*B").does("play Y*B, enter c1, enter stair");
    assert_eq!(board.refusal("end"), "CSA-33", "the space of the track comes first");
}

#[test]
fn csa_36_the_library_s_fourth_passenger_goes_to_a_room_that_takes_them() {
    let board = Board::new("8:YYY 1:Y 2:Y").hand("Y*B").does("play Y*B, enter c3, enter stair");
    assert_eq!(board.decision(), Decision::Reader { colour: Colour::Yellow });
    board.shows("8:#");
    // Compulsory: every answer is a room, and each of them takes yellow.
    assert_eq!(board.offers(), "seat a0, seat stair, seat c0, seat c1, seat c2");
    assert_eq!(board.refusal("seat c3"), "CSA-34", "not the library itself");
    assert_eq!(board.refusal("seat a1"), "CSA-20");
    assert_eq!(board.refusal("end"), "CSA-36");
    board.does("seat a0").shows("1:YY 8:# stair:B yellow: 3:");
}

#[test]
fn csa_36_the_fourth_passenger_never_enters_the_appartement() {
    // Y* fills the library with luggage in hand, and still is no luggage passenger afterwards.
    let board = Board::new("8:YYY 9:").hand("Y*B").does("play Y*B, enter c2, enter stair");
    board.shows("8:#");
    assert_eq!(board.refusal("seat c3"), "CSA-28");
}

#[test]
fn csa_36_what_the_fourth_passenger_fills_follows() {
    let board = Board::new("8:YYY yellow:YY").hand("Y*B").does("play Y*B, enter c3, enter stair, seat c1");
    board.shows("yellow:#");
    assert_eq!(board.its_ship().luggage(), 1);
    assert!(matches!(board.decision(), Decision::Take(_)));
}

/// Only the library takes yellow, and it is full with the next one.
const NO_ROOM_FOR_YELLOW: &str = "1:# orange: 2:# black: green: stair:BGK blue: 3:# yellow:# 4:# 8:YYY";

#[test]
fn csa_36_if_no_room_takes_the_fourth_passenger_they_are_disgruntled() {
    let board = Board::new(NO_ROOM_FOR_YELLOW).hand("Y*B").does("play Y*B, enter c3, enter b3");
    board.shows("8:# blue:B stair:BGK");
    assert_eq!(board.angry(), "Y");
    assert_eq!(board.decision(), Decision::End);
    let seat = board.seat;
    let told = Event::ReaderDisgruntled { seat, colour: Colour::Yellow };
    assert!(board.told().contains(&Told::Event(Sight::Withheld(Seats::only(seat)), told)));
}

#[test]
fn csa_36_by_rules_version_1_they_go_to_the_pier() {
    let board = Board::by_rules(1, NO_ROOM_FOR_YELLOW).hand("Y*B").does("play Y*B, enter c3, enter b3");
    board.shows("8:# blue:B stair:BGK");
    assert_eq!(board.angry(), "");
    assert_eq!(board.decision(), Decision::End);
    let seat = board.seat;
    let told = Event::ReaderLeft { seat, colour: Colour::Yellow };
    assert!(board.told().contains(&Told::Event(Sight::Withheld(Seats::only(seat)), told)));
}

#[test]
fn csa_36_a_theatre_flipped_after_the_library_calls_the_fourth_passenger_back() {
    let ship = "1:# orange: 2:# black: green: stair:BGK blue: 3:# yellow:# 8:YYY 10:YYB";
    let turn = "play YYB*G, order left, enter c2, enter c3, enter stair";
    let board = Board::new(ship).luggage(7).hand("YYB*G").does(turn);
    assert_eq!(board.offers(), "flip c2, flip c3");
    let board = board.does("flip c2");
    board.shows("8:# 10:#");
    assert_eq!(board.angry(), "");
}

#[test]
fn csa_36_a_full_library_is_a_completed_facility() {
    let board = Board::of(2, "8:YYY").hand("Y*B").does("play Y*B, enter c3, enter stair, seat c1, end");
    assert_eq!(board.all_finish().at(1).its_ship().tokens(), 1);
}

#[test]
fn csa_37_the_theatre_calls_the_disgruntled_of_its_two_colours_back() {
    let board = Board::of(2, "10:YYB").disgruntled("YYYBGK").hand("Y*B").does("play Y*B, enter c3, enter a1");
    board.shows("10:#");
    assert_eq!(board.angry(), "GK", "the blue one disgruntled this very round goes too");
    let board = board.does("end").all_finish().at(1);
    assert_eq!(board.its_ship().tokens(), 1);
}

#[test]
fn csa_37_without_such_passengers_the_theatre_only_flips() {
    let board = Board::new("10:YYB").disgruntled("GK").hand("O*Y").does("play O*Y, enter stair, enter c3");
    board.shows("10:#");
    assert_eq!(board.angry(), "GK");
    assert_eq!(board.decision(), Decision::End);
}

#[test]
fn csa_37_the_theatre_s_effect_can_come_in_the_middle_of_another() {
    let board =
        Board::new("10:YYB").luggage(8).disgruntled("YYG").hand("O*K").does("play O*K, enter a1, enter a3");
    let board = board.does("take disgruntled Y, seat c3");
    board.shows("10:#");
    assert_eq!(board.angry(), "G");
}

#[test]
fn csa_39_face_down_rooms_can_be_entered_and_make_passengers_disgruntled() {
    let board = Board::new("1:# yellow:# stern1[YB]:#").hand("YYB*G");
    let board = board.does("play YYB*G, order left, enter stern1, enter a0");
    assert_eq!(board.angry(), "YY");
    let board = board.does("enter b0, enter stair");
    board.shows("1:# stern1[YB]:# green: stair:G");
    assert_eq!(board.angry(), "YYB");
}
