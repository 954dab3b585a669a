//! CSA-1 to CSA-7: what is in the box.

use game::{Game, Parts};

use super::board::Board;
use crate::{Colour, ComeSailAway, Components, Facility, Options, Room, Tile};

fn touching(room: &str) -> String {
    let room: Room = room.parse().unwrap();
    room.touching().iter().map(|r| r.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn csa_1_five_colours() {
    assert_eq!(Colour::ALL.map(Colour::name), ["yellow", "blue", "green", "orange", "black"]);
    assert_eq!(Colour::ALL.map(Colour::letter), ['Y', 'B', 'G', 'O', 'K']);
}

#[test]
fn csa_2_eleven_rooms_and_the_staircase_is_one_of_them() {
    let board = Board::new("");
    let plan = board.state.plan.0;
    let cabins = |colour| plan.iter().filter(|&&tile| tile == Tile::GuestCabin(colour)).count();
    assert_eq!(Colour::ALL.map(cabins), [1; 5]);
    assert_eq!(plan.iter().filter(|tile| matches!(tile, Tile::Facility(_))).count(), 5);
    assert_eq!(plan.iter().filter(|&&tile| tile == Tile::Staircase).count(), 1);
    assert_eq!(board.state.plan.tile(Room::STAIRCASE), Some(Tile::Staircase));
    assert_eq!(board.its_ship().built().len(), 11);
}

#[test]
fn csa_2_three_rows_of_four_places_with_the_staircase_on_two() {
    let names: Vec<String> = Room::all().take(11).map(|room| room.to_string()).collect();
    assert_eq!(names.join(" "), "a0 a1 a2 a3 b0 stair b3 c0 c1 c2 c3");
}

#[test]
fn csa_3_rooms_touch_vertically_and_horizontally_never_diagonally() {
    // Every neighbour among the eleven; small cabins are CSA-4's.
    let main = |room| {
        let all = touching(room);
        let small = |name: &&str| name.starts_with("stern") || name.starts_with("bow");
        all.split(' ').filter(|name| !small(name)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(main("a0"), "a1 b0");
    assert_eq!(main("a1"), "a0 a2 stair");
    assert_eq!(main("a2"), "a1 a3 stair");
    assert_eq!(main("a3"), "a2 b3");
    assert_eq!(main("b0"), "a0 stair c0");
    assert_eq!(main("b3"), "a3 stair c3");
    assert_eq!(main("c0"), "b0 c1");
    assert_eq!(main("c1"), "stair c0 c2");
    assert_eq!(main("c2"), "stair c1 c3");
    assert_eq!(main("c3"), "b3 c2");
}

#[test]
fn csa_3_the_staircase_touches_six_rooms() {
    assert_eq!(touching("stair"), "a1 a2 b0 b3 c1 c2");
    let board = Board::new("").hand("YYB*G").does("play YYB*G, order left, enter stair");
    assert_eq!(board.offers(), "enter a1, enter a2, enter b0, enter b3, enter c1, enter c2");
}

#[test]
fn csa_4_small_cabins_touch_each_other_and_two_rooms() {
    assert_eq!(touching("stern1"), "a0 b0 stern2");
    assert_eq!(touching("stern2"), "b0 c0 stern1");
    assert_eq!(touching("bow1"), "a3 b3 bow2");
    assert_eq!(touching("bow2"), "b3 c3 bow1");
}

#[test]
fn csa_4_an_empty_place_is_no_room() {
    let board = Board::new("stern1[YB]:").hand("YYB*G").does("play YYB*G, order left");
    assert_eq!(board.refusal("enter stern2"), "CSA-4");
    let board = board.does("enter b0");
    assert_eq!(board.offers(), "enter a0, enter stair, enter c0, enter stern1");
    assert_eq!(board.refusal("enter stern2"), "CSA-4");
}

#[test]
fn csa_4_an_extra_passenger_cannot_go_to_an_empty_place() {
    let board = Board::new("").hand("Y*B").does("play Y*B, enter c1, enter stair");
    assert_eq!(board.does("take pier G").refusal("seat bow1"), "CSA-4");
}

#[test]
fn csa_5_sixty_cards_of_two_to_four_passengers_one_with_luggage() {
    let parts = Components::built_in().unwrap();
    assert_eq!(parts.faces.len(), 60);
    for face in &parts.faces {
        let text = face.to_string();
        assert_eq!(text.matches('*').count(), 1, "{text}");
        assert!((2..=4).contains(&face.passengers().len()), "{text}");
        assert!(face.luggage() < face.count(), "{text}");
    }
}

#[test]
fn csa_6_twenty_small_cabins_ten_facilities_and_a_track_for_each_player() {
    assert_eq!(Components::SMALL_CABINS, 20);
    assert_eq!(Facility::ALL.map(Facility::number), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    let board =
        Board::of(2, "").luggage(7).at(2).luggage(5).hand("Y*B").does("play Y*B, enter c1, enter stair");
    assert_eq!(board.its_ship().luggage(), 6);
    assert_eq!(board.at(1).its_ship().luggage(), 7);
}

/// A number token for every facility: whichever five are chosen have theirs.
#[test]
fn csa_6_every_facility_has_a_bonus_number_token() {
    for chosen in [vec![1, 2, 3, 4, 5], vec![6, 7, 8, 9, 10]] {
        let options = Options { players: 2, facilities: chosen.clone(), ..Options::default() };
        let game = ComeSailAway::new(options, Parts::BuiltIn).unwrap();
        let state = game.start(&game.deal(&mut game::Dealer::new(1))).unwrap();
        let view = game.view(&state, game::Viewer::Spectator);
        let numbers: Vec<u8> = view.tokens.iter().map(|token| token.facility.number()).collect();
        assert_eq!(numbers, chosen);
    }
}

#[test]
fn csa_7_bonus_score_tokens_never_run_out() {
    // Twelve are in the box, and all of them are given out.
    let board = Board::of(2, "1:YYB").tokens(6).at(2).ship("1:YYB").tokens(6);
    let board = board.at(1).hand("B*O").does("play B*O, enter a0, enter stair, end");
    let board = board.at(2).hand("B*G").does("play B*G, enter a0, enter stair, end");
    assert_eq!(board.its_ship().tokens(), 7);
    assert_eq!(board.at(1).its_ship().tokens(), 7);
}

#[test]
fn csa_7_the_pier_never_runs_out() {
    let crowd = format!("stair:{}", "Y".repeat(25));
    let board = Board::new(&crowd)
        .hand("YYB*G")
        .does("play YYB*G, order left, enter c1, enter stair, enter b3, enter c3");
    board.shows(&format!("{crowd}Y yellow:Y"));
    let board = board.does("take pier Y, seat stair");
    board.shows(&format!("{crowd}YY yellow:Y"));
}
