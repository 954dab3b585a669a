//! CSA-33 to CSA-35: the spaces of the luggage track, and extra passengers.

use game::{Game, Parts};

use super::board::Board;
use crate::{ComeSailAway, Decision, Origin, Origins, Space};

/// The luggage token moves to this space of the first ship's track, with everything else empty but for the drawing.
fn at_space(space: u8, drawing: &str, disgruntled: &str) -> Board {
    let board = Board::new(drawing).luggage(space - 1).disgruntled(disgruntled).hand("Y*B");
    board.does("play Y*B, enter c1, enter b3")
}

fn origins(words: &str) -> Origins {
    Origins::from_words(&words.split(' ').collect::<Vec<_>>()).unwrap()
}

#[test]
fn csa_33_every_space_of_the_track_does_what_is_printed() {
    let track = Board::new("").game.parts.track.clone();
    for (i, space) in track.iter().enumerate().skip(1) {
        let decision = at_space(i as u8, "stair:OG", "KG").decision();
        let expected = match space {
            Space::Empty | Space::Points(_) => Decision::End,
            Space::SmallCabin => Decision::Cabin,
            Space::Extra(origins) => Decision::Take(*origins),
        };
        assert_eq!(decision, expected, "space {i}");
    }
}

#[test]
fn csa_33_an_extra_passenger_comes_from_one_of_four_source_sets() {
    let pier = "take pier Y, take pier B, take pier G, take pier O, take pier K";
    let staircase = "take staircase G, take staircase O";
    let disgruntled = "take disgruntled G, take disgruntled K";
    let offers = |space| at_space(space, "stair:OG", "KG").offers();
    assert_eq!(offers(1), pier);
    assert_eq!(offers(6), format!("{pier}, {staircase}"));
    assert_eq!(offers(9), format!("{pier}, {disgruntled}"));
    assert_eq!(offers(12), format!("{pier}, {staircase}, {disgruntled}"));
    assert_eq!(at_space(1, "stair:OG", "KG").refusal("take staircase G"), "CSA-33");
    assert_eq!(at_space(6, "stair:OG", "KG").refusal("take disgruntled G"), "CSA-33");
    assert_eq!(at_space(9, "stair:OG", "KG").refusal("take staircase G"), "CSA-33");
}

#[test]
fn csa_33_only_those_four_source_sets_can_be_printed() {
    for words in ["pier", "pier staircase", "pier disgruntled", "pier staircase disgruntled"] {
        assert!(Origins::from_words(&words.split(' ').collect::<Vec<_>>()).is_some());
    }
    for words in [&[][..], &["staircase"], &["disgruntled"], &["staircase", "disgruntled"]] {
        assert!(Origins::from_words(words).is_none());
    }
}

#[test]
fn csa_33_a_small_cabin_is_chosen_and_added_at_an_empty_place() {
    let board = at_space(2, "bow1[GO]: above:YB,YG,YO,YK", "");
    // The cabin at the bow came from the first place above the track.
    assert_eq!(board.offers(), "cabin 2, cabin 3, cabin 4, cabin 5");
    assert_eq!(board.refusal("cabin 1"), "CSA-33");
    let board = board.does("cabin 4");
    assert_eq!(board.offers(), "berth stern1, berth stern2, berth bow2");
    assert_eq!(board.refusal("berth bow1"), "CSA-33");
    let board = board.does("berth stern2");
    board.shows("stern2[YO]: bow1[GO]:");
    assert_eq!(board.its_ship().rack().iter().flatten().count(), 3);
    assert_eq!(board.decision(), Decision::End);
}

/// Two small cabins that are the same are one choice.
#[test]
fn csa_33_of_equal_small_cabins_the_first_is_offered() {
    assert_eq!(at_space(2, "above:YB,YG,YB,YG,OK", "").offers(), "cabin 1, cabin 2, cabin 5");
}

#[test]
fn csa_33_at_most_four_small_cabins_in_a_game() {
    let track = &Board::new("").game.parts.track;
    assert_eq!(track.iter().filter(|space| **space == Space::SmallCabin).count(), 4);
    // The fourth leaves one place only, which needs no choice; one small cabin stays above the track.
    let board = at_space(10, "stern1[YB]: stern2[YG]: bow1[YO]: above:YK,BG", "").does("cabin 4");
    board.shows("stern1[YB]: stern2[YG]: bow1[YO]: bow2[YK]:");
    assert_eq!(board.its_ship().rack().iter().flatten().count(), 1);
    assert_eq!(board.decision(), Decision::End);
}

#[test]
fn csa_34_an_extra_passenger_from_the_pier_has_any_colour_and_goes_to_any_room_that_takes_them() {
    let board = at_space(1, "1:# 3:YYO 4:G stair:YBO", "").does("take pier G");
    // Face down, refusing, and cabins of other colours are not offered; adjacency does not matter.
    assert_eq!(board.offers(), "seat a2, seat b0, seat c3");
    assert_eq!(board.refusal("seat a0"), "CSA-34", "face down");
    assert_eq!(board.refusal("seat c0"), "CSA-22");
    assert_eq!(board.refusal("seat c2"), "CSA-23");
    assert_eq!(board.refusal("seat stair"), "CSA-24");
    board.does("seat a2").shows("2:G");
}

#[test]
fn csa_34_nobody_is_sent_to_the_disgruntled_tile() {
    // No room takes black: black is not offered.
    let board = at_space(1, "1:# black:# 2:# 3:# 4:# 5:# stair:YBO", "");
    assert_eq!(board.offers(), "take pier Y, take pier B, take pier G, take pier O");
    assert_eq!(board.refusal("take pier K"), "CSA-34");
}

#[test]
fn csa_34_an_extra_passenger_never_enters_the_appartement() {
    let board = at_space(1, "9:", "").does("take pier Y");
    assert!(!board.offers().contains("c3"));
    assert_eq!(board.refusal("seat c3"), "CSA-28");
    let board = at_space(12, "9: stair:G", "K").does("take staircase G");
    assert_eq!(board.refusal("seat c3"), "CSA-28");
    let board = at_space(12, "9: stair:G", "K").does("take disgruntled K");
    assert_eq!(board.refusal("seat c3"), "CSA-28");
    // Where only the appartement would take black, black is not offered.
    let board = at_space(1, "1:# black:# 2:# 3:# 4:# 9: stair:YBO", "");
    assert_eq!(board.refusal("take pier K"), "CSA-34");
}

#[test]
fn csa_34_an_extra_passenger_is_no_luggage_passenger() {
    let board = at_space(1, "", "").does("take pier G, seat b0");
    assert_eq!(board.its_ship().luggage(), 1);
    assert_eq!(board.decision(), Decision::End);
}

#[test]
fn csa_34_one_moved_from_staircase_or_disgruntled_tile_leaves_it() {
    let board = at_space(12, "stair:GG", "KK").does("take staircase G, seat b0");
    board.shows("stair:G green:G");
    assert_eq!(board.angry(), "KK");
    let board = at_space(12, "stair:GG", "KK").does("take disgruntled K, seat stair");
    board.shows("stair:GGK");
    assert_eq!(board.angry(), "K");
    // Also where the staircase is the only room that takes them.
    let board = at_space(9, "1:# black:# 2:# 3:# 4:# 5:#", "K").does("take disgruntled K");
    board.shows("stair:K");
    assert_eq!(board.angry(), "");
    let board = at_space(12, "stair:GG", "KK").does("take pier K, seat a3");
    board.shows("stair:GG black:K");
    assert_eq!(board.angry(), "KK");
}

#[test]
fn csa_34_the_extra_passenger_is_compulsory_and_always_possible() {
    let all_down = "1:# orange:# 2:# black:# green:# stair:GOK blue: 3:# yellow: 4:# 5:#";
    let board = at_space(1, all_down, "");
    assert_eq!(board.offers(), "take pier Y, take pier B, take pier G, take pier O, take pier K");
    assert_eq!(board.refusal("end"), "CSA-33");
    assert_eq!(at_space(1, "", "").does("take pier G").refusal("end"), "CSA-34");
    // Even where nothing but the staircase is left.
    let board = Board::new(&all_down.replace("blue:", "blue:#").replace("yellow:", "yellow:YY")).hand("Y*B");
    let board = board.does("play Y*B, enter c1, enter b3");
    assert_eq!(board.offers(), "take pier G, take pier O, take pier K");
    board.does("take pier K").shows("stair:GOKK");
}

#[test]
fn csa_34_staircase_to_staircase_is_not_allowed() {
    let board = at_space(6, "stair:GG", "").does("take staircase G");
    assert!(!board.offers().contains("stair"));
    assert_eq!(board.refusal("seat stair"), "CSA-34");
    // Who could only go back to the staircase is not offered.
    let board = at_space(6, "1:# black:# 2:# 3:# 4:# 5:# stair:KG", "");
    assert_eq!(board.refusal("take staircase K"), "CSA-34");
    assert!(board.offers().contains("take staircase G"));
}

#[test]
fn csa_34_an_empty_source_is_not_offered() {
    let board = at_space(12, "", "");
    assert_eq!(board.decision(), Decision::Take(origins("pier staircase disgruntled")));
    assert_eq!(board.offers(), "take pier Y, take pier B, take pier G, take pier O, take pier K");
    for origin in [Origin::Staircase, Origin::Disgruntled] {
        assert_eq!(board.refusal(&format!("take {origin} G")), "CSA-34");
    }
    assert_eq!(at_space(12, "stair:G", "K").refusal("take staircase K"), "CSA-34");
}

#[test]
fn csa_34_a_room_of_the_card_s_path_may_be_used_again() {
    at_space(1, "", "").does("take pier Y, seat c1").shows("yellow:YY");
}

#[test]
fn csa_35_at_the_end_of_the_track_further_moves_do_nothing() {
    let board = Board::new("yellow:YY").luggage(15).hand("Y*B").does("play Y*B, enter c1, enter stair");
    board.shows("yellow:#");
    assert_eq!(board.its_ship().luggage(), 15);
    assert_eq!(board.decision(), Decision::End);
}

#[test]
fn csa_35_a_last_space_with_an_effect_gives_it_once() {
    let mut board = Board::new("").luggage(14).hand("Y*B");
    let text = board.game.parts.in_use.text.replace("points 10", "extra pier");
    board.game = ComeSailAway::new(board.game.options().clone(), Parts::File(&text)).unwrap();
    let board = board.does("play Y*B, enter c1, enter stair");
    assert!(matches!(board.decision(), Decision::Take(_)));
    let board =
        board.does("take pier K, seat stair, end").hand("Y*G").does("play Y*G, enter c1, enter stair");
    board.shows("yellow:YY");
    assert_eq!((board.its_ship().luggage(), board.decision()), (15, Decision::End));
}
