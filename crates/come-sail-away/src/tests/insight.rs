//! What a view tells without a rule being written again: who is turned away, where cards go, what is unseen.

use game::{Game, QuickChance, Seat};

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
    let mut chance = QuickChance::new(7);
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
fn csa_12_a_card_is_in_play_until_its_player_has_finished_and_then_no_longer_held() {
    let board = Board::of(2, "").hand("Y*B B*G");
    let seen = |board: &Board, viewer: usize| {
        let player = &board.view(viewer).players[0];
        (player.in_play(), player.held().collect::<Vec<_>>())
    };
    let (yb, bg) = (board.card("Y*B"), board.card("B*G"));
    assert_eq!(seen(&board, 1), (None, vec![Some(yb), Some(bg)]));
    let board = board.does("play Y*B, enter a0, enter stair");
    assert_eq!(seen(&board, 1), (Some(yb), vec![Some(yb), Some(bg)]));
    let board = board.does("end");
    assert_eq!(seen(&board, 1), (None, vec![Some(bg)]));
    assert_eq!(seen(&board, 2), (None, vec![None, None]), "which one was used is not told yet");
    let last = Board::of(1, "").round(12).hand("Y*B B*G").does("play Y*B, enter a0, enter stair, end");
    assert_eq!(last.view(1).players[0].held().collect::<Vec<_>>(), [Some(last.card("B*G"))]);
}

#[test]
fn rooms_tell_their_seats_their_points_and_whether_they_are_full() {
    let board = Board::of(2, "yellow:YY 7: stern1[YG]:Y").hand("YYB*G");
    let room = |name: &str| {
        let room: Room = name.parse().expect("a room");
        let (ship, parts) = (board.its_ship(), &board.game.parts);
        (ship.seats(room, &board.state.plan, parts), ship.worth(room, &board.state.plan, parts))
    };
    assert_eq!(room("c1"), (Some(3), 4), "guest cabin");
    assert_eq!(room("c3"), (Some(5), 8), "pool");
    assert_eq!(room("stern1"), (Some(2), 3), "small cabin");
    assert_eq!([room("stair"), room("bow1")], [(None, 0); 2]);
    let board = board.does("play YYB*G, order left, enter c1, enter stair");
    let full = Room::all().filter(|&room| board.its_ship().is_full(room)).collect::<Vec<_>>();
    assert_eq!(full, ["c1".parse().expect("a room")]);
}

#[test]
fn csa_41_csa_50_a_view_knows_where_the_unused_card_goes() {
    assert_eq!(Board::of(1, "").view(1).unused_goes(seat(1)), Some(Unused::ToTheBox));
    let goes = |players: u8, number: usize| Board::of(players, "").view(1).unused_goes(seat(number));
    assert_eq!(goes(2, 2), Some(Unused::To(Seat::ALL[0])));
    assert_eq!(goes(4, 3), Some(Unused::To(Seat::ALL[3])));
    assert_eq!(Board::of(3, "").round(12).view(1).unused_goes(seat(1)), None);
}
