//! CSA-48 to CSA-51: the solo game.

use game::{Dealer, Game, Parts, Speak, Viewer};

use super::board::Board;
use crate::scoring::crew;
use crate::{ComeSailAway, Options};

fn spaces(seed: u64, players: u8) -> Vec<Option<u8>> {
    let game = ComeSailAway::new(Options { players, ..Options::default() }, Parts::BuiltIn).unwrap();
    let state = game.start(&game.deal(&mut Dealer::new(seed))).unwrap();
    game.view(&state, Viewer::Spectator).tokens.iter().map(|token| token.space).collect()
}

#[test]
fn csa_48_the_number_tokens_are_shuffled_onto_rounds_5_to_9() {
    let mut seen = Vec::new();
    for seed in 0..20 {
        let spaces = spaces(seed, 1);
        let mut sorted = spaces.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, [5, 6, 7, 8, 9].map(Some));
        seen.push(spaces);
    }
    seen.sort_unstable();
    seen.dedup();
    assert!(seen.len() > 10, "shuffled");
    assert_eq!(spaces(1, 2), [None; 5], "in solo only");
}

/// Dining room 1 is completed in this round, with its token on the space of round 7.
fn completed_in(round: u8) -> Board {
    let board = Board::new("1:YYB").token_space(1, 7).round(round).hand("B*O");
    board.does("play B*O, enter a0, enter stair")
}

#[test]
fn csa_49_a_facility_completed_in_time_brings_a_bonus_score_token_at_once() {
    for round in [1, 6, 7] {
        let board = completed_in(round);
        assert_eq!(board.its_ship().tokens(), 1, "round {round}");
        assert_eq!(board.tokens_up(), [2, 3, 4, 5], "at once");
        assert_eq!(board.does("end").its_ship().tokens(), 1, "and not again at the end of the round");
    }
}

#[test]
fn csa_49_too_late_or_with_its_token_down_it_brings_nothing() {
    for round in [8, 12] {
        assert_eq!(completed_in(round).its_ship().tokens(), 0, "round {round}");
    }
    let board = Board::new("1:YYB").token_space(1, 7).token_down(1).hand("B*O");
    assert_eq!(board.does("play B*O, enter a0, enter stair, end").its_ship().tokens(), 0);
}

#[test]
fn csa_49_several_facilities_bring_one_each() {
    let board = Board::new("1:YYB 2:YBG").hand("B*O").does("play B*O, enter a0, enter a2, flip a0");
    assert_eq!(board.its_ship().tokens(), 2);
    assert_eq!(board.tokens_up(), [3, 4, 5]);
}

#[test]
fn csa_50_at_phase_5_the_token_of_the_round_s_space_is_turned_down() {
    let board = Board::new("").token_space(3, 7).round(7).all_finish();
    assert_eq!(board.tokens_up(), [1, 2, 4, 5]);
    let mut board = Board::new("");
    for left in [5, 5, 5, 5, 4, 3, 2, 1, 0, 0, 0, 0] {
        // Nothing is completed: the first ship's rooms fill far too slowly this way.
        board = board.ship("").all_finish();
        assert_eq!(board.tokens_up().len(), left, "after round {}", board.state.round - 1);
    }
}

#[test]
fn csa_50_the_unused_card_goes_back_to_the_box_and_two_new_ones_are_drawn() {
    let board = Board::new("").hand("Y*B B*G").deck("YYB*G G*O").does("play B*G, enter a0, enter a2, end");
    assert_eq!(board.holds(), "YYB*G G*O");
    let view = board.view(1);
    assert_eq!(view.deck_left, 60 - 4);
    assert_eq!(view.boxed[..], [board.card("Y*B")]);
    assert_eq!(view.players[0].used[..], [board.card("B*G")]);
}

#[test]
fn csa_50_after_the_twelfth_round_phase_5_is_skipped() {
    let board = Board::new("").round(12).hand("Y*B B*G").all_finish();
    assert_eq!(board.holds(), "Y*B B*G");
    assert_eq!(board.view(1).deck_left, 60 - 2);
}

#[test]
fn csa_51_the_crew_table() {
    for (points, rank) in [
        (120, "legendary"),
        (80, "legendary"),
        (79, "best"),
        (75, "best"),
        (74, "ace"),
        (70, "ace"),
        (69, "skilled"),
        (65, "skilled"),
        (64, "promising"),
        (60, "promising"),
        (59, "apprentice"),
        (55, "apprentice"),
        (54, "seasick"),
        (-20, "seasick"),
    ] {
        assert_eq!(crew(points).0.0, format!("csa-crew-{rank}"), "{points}");
    }
}

#[test]
fn csa_51_solo_players_are_ranked_when_the_game_is_over() {
    let board =
        Board::new("1:# 2:# 3:# 4:# 5:# yellow:# blue:# green:# orange:# black:#").luggage(15).tokens(3);
    let board = board.round(12).hand("Y*B");
    assert_eq!(board.game.verdict(&board.view(1)), None);
    // 50 + 9 + 10 - 2 = 67.
    let board = board.does("play Y*B, enter a0, enter a1, end");
    let verdict = board.game.verdict(&board.view(1)).unwrap().to_string();
    assert_eq!(verdict, "csa-rank from=65 crew=(csa-crew-skilled) to=69 above=(csa-crew-ace) begins=70");
}
