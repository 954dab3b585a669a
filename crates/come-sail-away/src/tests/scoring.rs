//! CSA-42 to CSA-47: final scoring.

use game::{DecidedBy, Game, Outcome, Speak, Viewer};

use super::board::{Board, seat};
use crate::scoring::{decided_by, outcome};

#[test]
fn csa_42_printed_points_of_all_face_down_rooms() {
    let rooms = |drawing: &str| Board::new(drawing).sheet()[0];
    assert_eq!(rooms(""), 0);
    assert_eq!(rooms("yellow:#"), 4);
    assert_eq!(rooms("stern1[YB]:#"), 3);
    assert_eq!([1, 2, 3, 4, 5].map(|n| rooms(&format!("{n}:#"))), [6; 5]);
    assert_eq!([6, 7, 8, 9, 10].map(|n| rooms(&format!("{n}:#"))), [7, 8, 7, 6, 6]);
    assert_eq!(rooms("1:# 2:# black:# bow1[GO]:# yellow:YY"), 6 + 6 + 4 + 3);
}

#[test]
fn csa_43_a_point_per_passenger_in_a_face_up_room_but_not_on_the_staircase() {
    let passengers = |drawing: &str| Board::new(drawing).sheet()[1];
    assert_eq!(passengers("1:YYB yellow:YY stern1[YB]:Y"), 6);
    assert_eq!(passengers("stair:YYYYBG"), 0);
    assert_eq!(passengers("1:# yellow:Y"), 1);
}

#[test]
fn csa_44_three_points_per_bonus_score_token() {
    assert_eq!([0, 1, 5].map(|n| Board::new("").tokens(n).sheet()[2]), [0, 3, 15]);
}

#[test]
fn csa_45_the_points_of_the_luggage_s_space_or_the_last_points_space_it_passed() {
    let points: Vec<i32> = (0..=15).map(|space| Board::new("").luggage(space).sheet()[3]).collect();
    assert_eq!(points, [0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 6, 6, 6, 6, 10]);
}

#[test]
fn csa_46_a_point_less_per_disgruntled_passenger() {
    assert_eq!(Board::new("").sheet()[4], 0);
    assert_eq!(Board::new("").disgruntled("YYBK").sheet()[4], -4);
}

/// Who wins, counted from 1.
fn winners(sheets: &[[i32; 5]]) -> Vec<usize> {
    outcome(sheets).winners.iter().map(|seat| seat.index() + 1).collect()
}

#[test]
fn csa_47_most_points_win() {
    assert_eq!(winners(&[[30, 0, 0, 0, 0], [0, 20, 6, 6, -1], [4, 0, 0, 0, -9]]), [2]);
    assert_eq!(winners(&[[0, 0, 0, 0, -9], [0, 0, 0, 0, -8]]), [2], "also below nought");
}

#[test]
fn csa_47_ties_go_to_more_points_from_face_down_rooms() {
    assert_eq!(winners(&[[20, 10, 0, 0, 0], [26, 4, 0, 0, 0], [20, 4, 6, 0, 0]]), [2]);
    assert_eq!(
        winners(&[[26, 4, 0, 2, -2], [20, 10, 0, 0, 0]]),
        [1],
        "before disgruntled passengers are looked at"
    );
}

#[test]
fn csa_47_then_to_fewer_disgruntled_passengers() {
    assert_eq!(winners(&[[20, 10, 0, 2, -2], [20, 10, 0, 0, 0], [20, 10, 0, 1, -1]]), [2]);
}

#[test]
fn csa_47_then_the_victory_is_shared() {
    assert_eq!(
        winners(&[[20, 4, 6, 0, -1], [20, 10, 0, 0, -1], [20, 8, 0, 0, 0], [20, 8, 0, 2, -1]]),
        [1, 2, 4]
    );
}

#[test]
fn csa_47_what_broke_a_tie_is_told() {
    let (one, two, three) = ([20, 10, 0, 0, 0], [20, 10, 0, 2, -2], [26, 4, 0, 0, 0]);
    assert_eq!(decided_by(&[one]), DecidedBy::Points);
    assert_eq!(decided_by(&[one, [20, 9, 0, 0, 0]]), DecidedBy::Points);
    assert_eq!(decided_by(&[one, three]), DecidedBy::TieBreak("rooms"));
    assert_eq!(decided_by(&[one, three, two]), DecidedBy::TieBreak("rooms"));
    assert_eq!(decided_by(&[two, one]), DecidedBy::TieBreak("disgruntled"));
    assert_eq!(decided_by(&[one, two, one]), DecidedBy::Nothing);
    // A passenger on the staircase and a disgruntled one for both.
    let board = Board::of(2, "").round(12).hand("Y*B").at(2).hand("B*G");
    assert_eq!(board.game.verdict(&board.view(1)), None, "not before the end");
    let board = board.at(1).does("play Y*B, enter stair, enter a1, end");
    let board = board.at(2).does("play B*G, enter stair, enter a1, end");
    assert_eq!(board.game.verdict(&board.view(1)).unwrap().to_string(), "csa-tie-shared rule=CSA-47");
}

#[test]
fn csa_47_the_result_is_that_of_the_ships_at_the_end() {
    let board = Board::of(2, "1:#").tokens(1).round(12).hand("O*K").at(2).ship("yellow:# blue:#").hand("O*Y");
    assert_eq!(board.game.outcome(&board.state), None);
    let board = board.at(1).does("play O*K, enter a1, enter a3, take pier Y, seat c1, end");
    // 6 + 3 passengers + 3 against 8 - 2.
    let board = board.at(2).does("play O*Y, enter b3, enter c1, end");
    let Outcome { points, winners } = board.game.outcome(&board.state).unwrap();
    assert_eq!(points.0[..2], [12, 6]);
    assert_eq!(winners.iter().collect::<Vec<_>>(), [seat(1)]);
    let view = board.game.view(&board.state, Viewer::Spectator);
    assert_eq!(board.game.score_lines(&view, seat(1)), [6, 3, 3, 0, 0]);
}
