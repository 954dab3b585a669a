//! CSA-38, CSA-40, CSA-41: what others see meanwhile, and phases 4 and 5.

use game::{Game, Seats, Sight, Told, Undo, Viewer};

use super::board::{Board, seat};
use crate::{Action, Event};

/// A turn of the first player that changes everything there is to change, up to declaring the round finished.
fn busy_turn(players: u8) -> (Board, Board) {
    let start = || Board::of(players, "1:YYB green:GG").hand("Y*B B*G");
    let turn = "play Y*B, enter c1, enter a0, take pier G, seat b0, cabin 1, berth bow1";
    (start(), start().does(turn))
}

#[test]
fn csa_38_until_all_are_done_others_see_a_player_as_at_the_end_of_the_last_round() {
    let (before, after) = busy_turn(3);
    after.shows("yellow:Y 1:# green:#");
    for other in 2..=3 {
        assert_eq!(after.view(other), before.view(other));
    }
    assert_eq!(after.spectator(), before.spectator());
    assert_ne!(after.view(1), before.view(1));
}

#[test]
fn csa_38_others_see_only_whether_a_player_is_done() {
    let (before, after) = busy_turn(3);
    let after = after.does("end");
    for (mut old, new) in [(before.view(2), after.view(2)), (before.spectator(), after.spectator())] {
        assert!(new.players[0].done);
        old.players[0].done = true;
        assert_eq!(new, old);
    }
}

#[test]
fn csa_38_completed_facilities_are_secret_until_phase_4() {
    let (_, board) = busy_turn(2);
    let board = board.does("end");
    assert!(board.view(2).tokens.iter().all(|token| token.face_up));
    let board = board.all_finish();
    let view = board.view(2);
    assert!(!view.tokens[0].face_up);
    assert!(view.players[0].ship.down().contains("a0".parse().unwrap()));
    assert_eq!(view.players[0].ship.luggage(), 2);
}

#[test]
fn csa_38_what_happened_is_told_to_others_at_phase_4() {
    let (_, board) = busy_turn(2);
    let others = Viewer::Seat(seat(2));
    let events = |told: &[Told<Event>], at_once: bool| {
        let seen =
            |told: &&Told<Event>| matches!(told, Told::Event(sight, _) if sight.at_once(others) == at_once);
        told.iter().filter(seen).count()
    };
    assert_eq!(events(board.told(), true), 0);
    assert!(
        board
            .told()
            .iter()
            .all(|told| matches!(told, Told::Event(Sight::Withheld(to), _) if *to == Seats::only(seat(1))))
    );
    let told_in_turn = board.told().len();
    let board = board.does("end");
    assert_eq!(board.told()[told_in_turn..], [Told::Event(Sight::All, Event::Finished { seat: seat(1) })]);
    let board = board.all_finish();
    let reveal = board.told().iter().position(|told| *told == Told::Reveal).unwrap();
    let bonus = |told: &Told<Event>| matches!(told, Told::Event(Sight::All, Event::BonusToken { .. }));
    assert!(!board.told()[..reveal].iter().any(bonus));
    assert!(board.told()[reveal..].iter().any(bonus));
}

#[test]
fn csa_38_a_solo_player_s_bonus_is_withheld_from_spectators_until_the_round_ends() {
    let board = Board::new("1:YYB").token_space(1, 7).hand("B*O");
    let before = board.spectator();
    let board = board.does("play B*O, enter a0, enter stair");
    assert_eq!(board.its_ship().tokens(), 1);
    assert!(!board.view(1).tokens[0].face_up);
    assert_eq!(board.spectator(), before);
    assert!(!board.does("end").spectator().tokens[0].face_up);
}

#[test]
fn csa_38_everything_up_to_declaring_the_round_finished_can_be_taken_back() {
    let (mut board, _) = busy_turn(2);
    for text in "order left, enter c1, take pier G, seat b0, cabin 1, berth bow1, flip a0".split(", ") {
        assert_eq!(board.game.undoable(&board.view(1), text.parse().unwrap()), Undo::Free, "{text}");
    }
    let card = board.card("Y*B");
    assert_eq!(board.game.undoable(&board.view(1), Action::Play { card }), Undo::Free);
    assert_eq!(board.game.undoable(&board.view(1), Action::End), Undo::Binds);
    board = board.finishes();
    assert_eq!(
        board.game.undoable(&board.view(2), Action::End),
        Undo::Reveals,
        "the last one ends the round"
    );
}

#[test]
fn csa_38_what_is_left_is_to_finish_the_round() {
    let board = Board::new("").hand("Y*B B*G").does("play Y*B, enter stair, enter b3");
    assert_eq!(board.offers(), "end");
    for late in ["play B*G", "enter a0", "flip a0"] {
        assert_eq!(board.refusal(late), "CSA-38", "{late}");
    }
}

#[test]
fn csa_38_a_finished_player_waits_for_the_others() {
    let board = busy_turn(2).1.does("end");
    assert_eq!(board.game.awaited(&board.state), Seats::only(seat(2)));
    assert_eq!(board.refusal("end"), "CSA-38");
    assert_eq!(board.refusal("play B*G"), "CSA-38");
}

/// Players who are about to complete dining room 1 and salon 2.
fn two_facilities(players: u8) -> Board {
    let mut board = Board::of(players, "");
    for (number, hand) in (1..=usize::from(players)).zip(["B*O", "O*BK", "BO*B", "Y*B"]) {
        board = board.at(number).ship("1:YYB 2:YBG").hand(hand);
    }
    board.at(1)
}

#[test]
fn csa_40_who_completes_a_facility_receives_a_token_and_the_number_is_turned_down() {
    let board = two_facilities(2).does("play B*O, enter a0, enter stair, end");
    assert_eq!(board.tokens_up(), [1, 2, 3, 4, 5], "not before phase 4");
    let board = board.at(2).does("play O*BK, order left, enter c0, enter c1, enter c2, end");
    assert_eq!(board.tokens_up(), [2, 3, 4, 5]);
    assert_eq!(board.its_ship().tokens(), 0);
    assert_eq!(board.at(1).its_ship().tokens(), 1);
}

#[test]
fn csa_40_several_players_all_receive_one() {
    let board = two_facilities(3).does("play B*O, enter a0, enter stair, end");
    // The third player fills it too, the second does not.
    let board = board.at(2).does("play O*BK, order left, enter c0, enter c1, enter c2, end");
    let board = board.at(3).does("play BO*B, enter a0, enter a1, enter stair").finishes();
    let tokens = [1, 2, 3].map(|n| board.state.player(seat(n)).ship.tokens());
    assert_eq!(tokens, [1, 0, 1]);
    assert_eq!(board.tokens_up(), [2, 3, 4, 5]);
}

#[test]
fn csa_40_several_facilities_bring_one_each() {
    let board = two_facilities(2).does("play B*O, enter a0, enter a2, flip a0, end");
    let board = board.all_finish().at(1);
    assert_eq!(board.its_ship().tokens(), 2);
    assert_eq!(board.tokens_up(), [3, 4, 5]);
}

#[test]
fn csa_40_a_number_turned_down_brings_nothing_more() {
    let board = two_facilities(2).token_down(1).does("play B*O, enter a0, enter a2, flip a2, end");
    let board = board.all_finish().at(1);
    assert_eq!(board.its_ship().tokens(), 1, "for the salon only");
    // A round later.
    let board = two_facilities(2).does("play B*O, enter a0, enter stair, end").all_finish().at(2);
    let board =
        board.ship("1:YYB").hand("B*G").does("play B*G, enter a0, enter stair, end").all_finish().at(2);
    board.shows("1:#");
    assert_eq!(board.its_ship().tokens(), 0);
}

#[test]
fn csa_41_the_used_card_stays_beside_the_ship() {
    let board = Board::of(2, "").hand("Y*B B*G").does("play B*G, enter a0, enter a2, end").all_finish();
    assert_eq!(board.view(2).players[0].used[..], [board.card("B*G")]);
    assert_eq!(board.state.round, 2);
    let board = board.all_finish();
    assert_eq!(board.view(2).players[0].used.len(), 2);
    assert_eq!(board.view(2).players[0].used[0], board.card("B*G"));
}

#[test]
fn csa_41_all_pass_the_unused_card_to_the_left_at_once_then_draw_in_seat_order() {
    let hands = ["Y*B YYB*G", "B*G BBG*O", "G*O GGO*K", "O*K OOK*Y"];
    for players in 2..=4 {
        let mut board = Board::of(players, "");
        for (number, hand) in (1..=usize::from(players)).zip(hands) {
            board = board.at(number).hand(hand);
        }
        let drawn = ["K*Y", "KY*B", "KB*K", "K*BOY"];
        let board = board.deck(&drawn.join(" "));
        // The first seat plays its second card, all others their first: each passes on what it did not play.
        let board = board.at(1).does("play YYB*G, order left, enter c2, enter c1, enter c0, end");
        let mut board = board.all_finish();
        let passed: Vec<&str> =
            std::iter::once("Y*B").chain(hands[1..].iter().map(|hand| &hand[4..])).collect();
        for number in 1..=usize::from(players) {
            board = board.at(number);
            let from = if number == 1 { usize::from(players) } else { number - 1 };
            assert_eq!(board.holds(), format!("{} {}", passed[from - 1], drawn[number - 1]));
        }
    }
}

#[test]
fn csa_41_after_round_12_nothing_is_passed_or_drawn() {
    let board = Board::of(3, "").round(12).hand("Y*B B*G");
    let left = board.view(1).deck_left;
    let board = board.all_finish().at(1);
    assert_eq!(board.holds(), "Y*B B*G");
    assert_eq!(board.view(1).deck_left, left);
    assert!(board.view(1).over);
    assert_eq!(board.refusal("play B*G"), "CSA-41");
}

#[test]
fn csa_41_a_game_has_twelve_rounds() {
    for players in 1..=4 {
        let mut board = Board::of(players, "");
        for round in 1..=12 {
            assert_eq!((board.state.round, board.view(1).over), (round, false));
            board = board.all_finish();
        }
        assert!(board.view(1).over && board.game.awaited(&board.state).is_empty());
        assert!(board.view(1).players.iter().all(|player| player.used.len() == 12));
    }
}
