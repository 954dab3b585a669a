//! What a view tells without a rule being written again: who is turned away, where cards go, what is unseen.

use game::{Game, Quick, Seat};

use super::board::{Board, seat};
use crate::{Action, Decision, Room, Unused};

#[test]
fn csa_16_a_view_names_the_rule_by_which_a_room_turns_a_passenger_away() {
    let board = Board::of(1, "yellow:YY 1:# green:GG").hand("Y*B YB*G").does("play Y*B, enter c1");
    let rule = |tile: &str| {
        let room = Room::all().find(|&room| board.state.plan.tile(room) == tile.parse().ok());
        board
            .game
            .turned_away(&board.view(1), room.expect("the ship has this tile"))
            .map(|rule| rule.to_string())
    };
    assert_eq!(rule("1").as_deref(), Some("CSA-39"));
    assert_eq!(rule("yellow").as_deref(), Some("CSA-19"));
    assert_eq!(rule("green").as_deref(), Some("CSA-20"));
    assert_eq!(rule("blue"), None);
}

#[test]
fn views_and_states_agree_on_who_is_turned_away_and_on_the_cards_not_seen() {
    let mut chance = Quick::new(7);
    let mut asked = 0;
    for players in 1..=4 {
        let mut board = Board::of(players, "");
        while let Some(seat) = board.game.awaited(&board.state).iter().next() {
            let view = board.game.view(&board.state, game::Viewer::Seat(seat));
            let own = view.players[seat.index()].hand.into_iter().flatten();
            assert!(own.chain(view.boxed.iter().copied()).all(|card| !view.unseen().contains(&card)));
            assert!(view.unseen().len() >= usize::from(view.deck_left));
            let mut legal: Vec<Action> = Vec::new();
            board.game.each_legal(&board.state, seat, |action| legal.push(action));
            for &action in &legal {
                let Action::Enter { room } = action else { continue };
                let away = board.game.turned_away(&view, room);
                assert_eq!(away.is_none(), board.game.welcomes(&board.state, seat, room), "{room}");
                asked += 1;
            }
            if view.decision() != Some(Decision::Enter) {
                assert!(Room::all().all(|room| board.game.turned_away(&view, room).is_none()));
            }
            let action = legal[game::Chance::below(&mut chance, legal.len() as u32) as usize];
            board.game.apply(&mut board.state, seat, action, &mut ()).expect("legal");
        }
    }
    assert!(asked > 1000, "{asked} rooms were asked about");
}

#[test]
fn csa_41_csa_50_a_view_knows_where_the_unused_card_goes() {
    assert_eq!(Board::of(1, "").view(1).unused_goes(seat(1)), Some(Unused::ToTheBox));
    let goes = |players: u8, number: usize| Board::of(players, "").view(1).unused_goes(seat(number));
    assert_eq!(goes(2, 2), Some(Unused::To(Seat::ALL[0])));
    assert_eq!(goes(4, 3), Some(Unused::To(Seat::ALL[3])));
    assert_eq!(Board::of(3, "").round(12).view(1).unused_goes(seat(1)), None);
}
