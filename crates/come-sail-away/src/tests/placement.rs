//! CSA-20 to CSA-29: whom each room takes.

use super::board::Board;
use crate::{Colour, Decision, Ship};

/// The facility takes whoever can still lead to `goal`, in every order of arrival, and nobody else.
#[track_caller]
fn takes_who_can_lead_to(facility: u8, seats: u32, goal: impl Fn(&[usize]) -> bool) {
    let board = Board::new(&format!("{facility}:"));
    let (plan, parts) = (board.state.plan, &board.game.parts);
    let room =
        plan.0.iter().position(|tile| tile.to_string() == facility.to_string()).and_then(crate::Room::new);
    let room = room.expect("in use");
    let arrivals = |n: u32| (0..5usize.pow(n)).map(move |i| (0..n).map(|k| i / 5usize.pow(k) % 5).collect());
    let ends: Vec<Vec<usize>> = arrivals(seats).filter(|end: &Vec<usize>| goal(end)).collect();
    for length in 0..seats {
        for begun in
            arrivals(length).filter(|begun: &Vec<usize>| ends.iter().any(|end| end.starts_with(begun)))
        {
            let mut ship: Ship = *board.its_ship();
            for &colour in &begun {
                assert!(!ship.seat(room, Colour::ALL[colour], &plan, parts));
            }
            for colour in Colour::ALL {
                let mut next = begun.clone();
                next.push(colour.index());
                let leads = ends.iter().any(|end| end.starts_with(&next));
                assert_eq!(ship.takes(room).contains(colour), leads, "{colour} after {begun:?}");
                if leads {
                    let full = ship.clone().seat(room, colour, &plan, parts);
                    assert_eq!(full, length + 1 == seats);
                }
            }
        }
    }
}

fn count(inside: &[usize], colour: usize) -> usize {
    inside.iter().filter(|&&c| c == colour).count()
}

fn all_different(inside: &[usize]) -> bool {
    (0..5).all(|colour| count(inside, colour) <= 1)
}

#[test]
fn csa_20_a_guest_cabin_takes_three_of_its_colour() {
    for (name, letter) in [("yellow", "Y"), ("blue", "B"), ("green", "G"), ("orange", "O"), ("black", "K")] {
        for inside in ["", letter, &letter.repeat(2)] {
            assert_eq!(Board::new(&format!("{name}:{inside}")).takes(name), letter);
        }
    }
    let board = Board::new("yellow:YY").hand("Y*B").luggage(7);
    board.does("play Y*B, enter c1, enter stair").shows("yellow:#");
}

#[test]
fn csa_20_a_guest_cabin_refuses_other_colours() {
    let board = Board::new("").hand("Y*B").does("play Y*B, enter a0, enter c1");
    board.shows("yellow:");
    assert_eq!(board.angry(), "B");
    let board = Board::new("").hand("Y*B").does("play Y*B, enter c1, enter stair, take pier G");
    assert_eq!(board.refusal("seat c1"), "CSA-20");
}

#[test]
fn csa_21_a_small_cabin_takes_one_passenger_per_door() {
    assert_eq!(Board::new("stern1[YB]:").takes("stern1"), "YB");
    assert_eq!(Board::new("stern1[YB]:Y").takes("stern1"), "B");
    let board = Board::new("stern1[YB]:Y").hand("Y*B").does("play Y*B, enter stern1, enter a0");
    assert_eq!(board.angry(), "Y");
    let board = Board::new("stern1[YB]:Y").hand("Y*B").does("play Y*B, enter a0, enter stern1");
    board.shows("stern1[YB]:#");
    let board = Board::new("stern1[YB]:Y").hand("Y*B").does("play Y*B, enter c1, enter stair, take pier Y");
    assert_eq!(board.refusal("seat stern1"), "CSA-21");
}

#[test]
fn csa_22_a_dining_room_seats_two_pairs_of_different_colours() {
    for facility in [1, 3, 5] {
        takes_who_can_lead_to(facility, 4, |inside| (0..5).filter(|&c| count(inside, c) == 2).count() == 2);
    }
    let board = Board::new("3:YYO").hand("Y*B").does("play Y*B, enter c1, enter stair, take pier G");
    assert_eq!(board.refusal("seat c0"), "CSA-22");
}

#[test]
fn csa_22_no_choice_of_table_is_offered() {
    let board = Board::new("1:Y").hand("B*O").does("play B*O, enter a0, enter a2");
    board.shows("1:YB");
    assert_eq!(board.takes("1"), "YB");
    assert_eq!(board.decision(), Decision::End);
}

#[test]
fn csa_23_a_salon_seats_four_different_colours() {
    for facility in [2, 4] {
        takes_who_can_lead_to(facility, 4, all_different);
    }
    let board = Board::new("2:YG").hand("Y*B").does("play Y*B, enter c1, enter stair, take pier G");
    assert_eq!(board.refusal("seat a2"), "CSA-23");
}

#[test]
fn csa_24_the_staircase_takes_any_number_of_at_most_three_colours() {
    assert_eq!(Board::new("stair:").takes("stair"), "YBGOK");
    assert_eq!(Board::new("stair:YYB").takes("stair"), "YBGOK");
    assert_eq!(Board::new("stair:YBG").takes("stair"), "YBG");
    assert_eq!(Board::new(&format!("stair:BG{}", "Y".repeat(40))).takes("stair"), "YBG");
    let board = Board::new("stair:YBG").hand("O*K").does("play O*K, enter stair, enter a0");
    assert_eq!(board.angry(), "O");
    let board = Board::new("stair:YBG").hand("Y*B").does("play Y*B, enter c1, enter stair, take pier K");
    assert_eq!(board.refusal("seat stair"), "CSA-24");
}

#[test]
fn csa_24_a_colour_whose_last_passenger_leaves_is_free_again() {
    let leave = |stair: &str| {
        let board = Board::new(stair).luggage(5).hand("Y*B");
        board.does("play Y*B, enter c1, enter a0, take staircase G, seat b0")
    };
    let board = leave("stair:YBG");
    board.shows("stair:YB green:G");
    assert_eq!(board.takes("stair"), "YBGOK");
    // One that stays keeps the colour's place.
    let board = leave("stair:YBGG");
    board.shows("stair:YBG");
    assert_eq!(board.takes("stair"), "YBG");
}

#[test]
fn csa_24_the_staircase_is_never_full_and_never_flipped() {
    let board = Board::new("yellow:YY blue:BB stair:YYYYYYYYYYBBBBBBBBBBGGGGGGGGGG").luggage(7).hand("YYB*G");
    let board = board.does("play YYB*G, order left, enter c1, enter stair, enter b3, enter c3");
    assert_eq!(board.offers(), "flip b3, flip c1");
    for other in ["flip stair", "end"] {
        assert_eq!(board.refusal(other), "CSA-31");
    }
}

#[test]
fn csa_25_the_bar_fills_from_the_left_outer_two_alike_and_inner_two_alike() {
    takes_who_can_lead_to(6, 4, |seats| seats[0] == seats[3] && seats[1] == seats[2] && seats[0] != seats[1]);
    let board = Board::new("6:YB").hand("O*Y").does("play O*Y, enter a1, enter stair, take pier Y");
    assert_eq!(board.refusal("seat c3"), "CSA-25");
}

#[test]
fn csa_26_the_pool_seats_one_of_each_colour() {
    takes_who_can_lead_to(7, 5, all_different);
    let board = Board::new("7:Y").hand("O*Y").does("play O*Y, enter a1, enter stair, take pier Y");
    assert_eq!(board.refusal("seat c3"), "CSA-26");
}

#[test]
fn csa_27_the_library_seats_four_of_one_colour() {
    takes_who_can_lead_to(8, 4, |inside| count(inside, inside[0]) == 4);
    let board = Board::new("8:Y").hand("O*Y").does("play O*Y, enter a1, enter stair, take pier B");
    assert_eq!(board.refusal("seat c3"), "CSA-27");
}

#[test]
fn csa_28_the_appartement_seats_three_different_colours() {
    takes_who_can_lead_to(9, 3, all_different);
    let board = Board::new("9:Y").hand("Y*B").does("play Y*B, enter c3, enter a0");
    assert_eq!(board.angry(), "Y");
}

#[test]
fn csa_28_the_appartement_takes_luggage_only() {
    let board = Board::new("9:").hand("Y*B").does("play Y*B, enter a0, enter c3");
    board.shows("9:");
    assert_eq!(board.angry(), "B");
    Board::new("9:").luggage(7).hand("Y*B").does("play Y*B, enter c3, enter a0").shows("9:Y");
    // The order of the card changes nothing about whose luggage it is.
    let board =
        Board::new("9:").luggage(7).hand("YYG*").does("play YYG*, order right, enter c3, enter c2, enter c1");
    board.shows("9:G");
}

#[test]
fn csa_28_the_appartement_counts_as_a_cabin_for_luggage() {
    let board = Board::new("9:").luggage(7).hand("Y*B").does("play Y*B, enter c3, enter a0");
    assert_eq!(board.its_ship().luggage(), 8);
}

#[test]
fn csa_28_full_it_is_a_facility_without_a_luggage_step() {
    let board = Board::of(2, "9:BG").luggage(7).hand("Y*B").does("play Y*B, enter c3, enter a0");
    board.shows("9:#");
    assert_eq!(board.its_ship().luggage(), 8, "one step for the luggage passenger, none for the flip");
    let board = board.does("end").all_finish();
    assert_eq!(board.at(1).its_ship().tokens(), 1);
}

#[test]
fn csa_29_the_theatre_seats_three_of_one_colour_and_one_of_another() {
    takes_who_can_lead_to(10, 4, |inside| (0..5).any(|c| count(inside, c) == 3));
    // Never two and two, never three colours.
    assert_eq!(Board::new("10:YYB").takes("10"), "Y");
    assert_eq!(Board::new("10:YB").takes("10"), "YB");
    let board = Board::new("10:YYB").hand("O*Y").does("play O*Y, enter a1, enter stair, take pier B");
    assert_eq!(board.refusal("seat c3"), "CSA-29");
}
