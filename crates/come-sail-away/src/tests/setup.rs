//! CSA-8 to CSA-11: before the first round.

use game::{Dealer, Flaw, Game, Parts, Viewer};

use super::board::Board;
use crate::{Arrangement, ComeSailAway, Deal, Hands, Options, Preset, State, View};

fn game(players: u8, facilities: &[u8], arrangement: Arrangement) -> Result<ComeSailAway, Flaw> {
    let options = Options { players, facilities: facilities.to_vec(), arrangement, hands: Hands::Closed };
    ComeSailAway::new(options, Parts::BuiltIn)
}

fn dealt(players: u8, facilities: &[u8], arrangement: Arrangement, seed: u64) -> (ComeSailAway, Deal, State) {
    let game = game(players, facilities, arrangement).unwrap();
    let deal = game.deal(&mut Dealer::new(seed));
    let state = game.start(&deal).unwrap();
    (game, deal, state)
}

fn arranged(facilities: &[u8]) -> String {
    let (_, deal, _) = dealt(2, facilities, Arrangement::Recommended, 1);
    deal.ship.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn csa_8_any_five_different_facilities_of_the_ten() {
    assert!(game(2, &[10, 3, 7, 1, 9], Arrangement::Recommended).is_ok());
    for wrong in
        [&[1, 2, 3, 4][..], &[1, 2, 3, 4, 5, 6], &[1, 2, 3, 4, 4], &[1, 2, 3, 4, 11], &[0, 1, 2, 3, 4], &[]]
    {
        assert_eq!(game(2, wrong, Arrangement::Recommended).unwrap_err().field, "facilities");
    }
}

#[test]
fn csa_8_one_to_four_players() {
    for players in [0, 5] {
        assert_eq!(game(players, &[1, 2, 3, 4, 5], Arrangement::Recommended).unwrap_err().field, "players");
    }
    let board = Board::of(2, "");
    assert_eq!(board.at(3).refusal("play Y*B"), "CSA-8");
}

#[test]
fn csa_8_the_recommended_arrangement_is_the_first_ship() {
    assert_eq!(arranged(&[1, 2, 3, 4, 5]), "1 orange 2 black green blue 3 yellow 4 5");
}

#[test]
fn csa_8_a_replacement_takes_the_place_of_the_one_that_goes() {
    assert_eq!(arranged(&[1, 2, 3, 4, 8]), "1 orange 2 black green blue 3 yellow 4 8");
    assert_eq!(arranged(&[1, 2, 3, 6, 9]), "1 orange 2 black green blue 3 yellow 6 9");
    assert_eq!(arranged(&[2, 3, 4, 5, 7]), "7 orange 2 black green blue 3 yellow 4 5");
    assert_eq!(arranged(&[10, 9, 8, 7, 6]), "6 orange 7 black green blue 8 yellow 9 10");
}

#[test]
fn csa_8_a_shuffled_arrangement_is_the_same_for_all_and_differs_between_games() {
    let facilities = [1, 2, 3, 4, 5];
    let ship = |seed| dealt(4, &facilities, Arrangement::Shuffled, seed).1.ship;
    assert_ne!(ship(1), ship(2));
    let mut tiles: Vec<String> = ship(3).iter().map(ToString::to_string).collect();
    tiles.sort_unstable();
    assert_eq!(tiles.join(" "), "1 2 3 4 5 black blue green orange yellow");
    // One plan for all ships: what a seat sees of it does not depend on the seat.
    let (game, _, state) = dealt(4, &facilities, Arrangement::Shuffled, 1);
    let plan = |seat| game.view(&state, Viewer::Seat(seat)).plan;
    assert!(game.seats().iter().all(|seat| plan(seat) == state.plan));
}

#[test]
fn csa_8_facilities_and_arrangement_are_independent() {
    let shuffled = dealt(2, &[1, 2, 3, 4, 8], Arrangement::Shuffled, 1).1;
    assert!(shuffled.ship.iter().any(|tile| tile.to_string() == "8"));
    // A recommended arrangement does not accept a deal of another one.
    let recommended = game(2, &[1, 2, 3, 4, 8], Arrangement::Recommended).unwrap();
    assert_eq!(recommended.start(&shuffled).unwrap_err().field, "ship");
}

#[test]
fn csa_8_the_presets_are_the_rulebook_s_advice() {
    assert_eq!(Preset::Base.facilities(), [1, 2, 3, 4, 5]);
    let all: Vec<Vec<u8>> = Preset::all().map(Preset::facilities).collect();
    let one = [6, 7, 8, 9, 10].map(|n| vec![1, 2, 3, 4, n]);
    assert_eq!(all[0], [1, 2, 3, 4, 5]);
    assert_eq!(all[1..6], one);
    assert_eq!(all.len(), 1 + 5 + 10);
    assert!(all[6..].iter().all(|two| two[..3] == [1, 2, 3] && 5 < two[3] && two[3] < two[4]));
    for (i, facilities) in all.iter().enumerate() {
        assert!(game(1, facilities, Arrangement::Recommended).is_ok());
        assert!(!all[..i].contains(facilities));
    }
}

#[test]
fn csa_8_advanced_facilities_are_named_in_any_order() {
    let named = |numbers: &[u8]| Preset::replacing(numbers).map(Preset::facilities);
    assert_eq!(named(&[6]), Some(vec![1, 2, 3, 4, 6]));
    assert_eq!(named(&[6, 10]), Some(vec![1, 2, 3, 6, 10]));
    assert_eq!(named(&[10, 6]), named(&[6, 10]));
    for odd in [&[][..], &[5], &[6, 6], &[4, 6], &[6, 7, 8], &[11]] {
        assert_eq!(named(odd), None, "{odd:?}");
    }
}

#[test]
fn csa_9_everybody_starts_with_two_cards_five_small_cabins_and_luggage_at_the_left() {
    for players in 1..=4 {
        let (game, _, state) = dealt(players, &[1, 2, 3, 4, 5], Arrangement::Recommended, 5);
        let view = game.view(&state, Viewer::Everything);
        let cards: Vec<_> = view.players.iter().flat_map(|p| p.hand.into_iter().flatten()).collect();
        let cabins: Vec<_> = view.players.iter().flat_map(|p| p.ship.rack().into_iter().flatten()).collect();
        let different = |items: &[u8]| (0..items.len()).all(|i| !items[..i].contains(&items[i]));
        assert_eq!(cards.len(), usize::from(players) * 2);
        assert!(different(&cards.iter().map(|card| card.index() as u8).collect::<Vec<_>>()));
        assert_eq!(cabins.len(), usize::from(players) * 5);
        assert!(different(&cabins) && cabins.iter().all(|&tile| tile < 20));
        assert!(view.players.iter().all(|p| p.ship.luggage() == 0));
        assert_eq!(view.deck_left, 60 - players * 2);
    }
}

#[test]
fn csa_9_cards_and_small_cabins_are_shuffled() {
    let deal = |seed| dealt(2, &[1, 2, 3, 4, 5], Arrangement::Recommended, seed).1;
    assert_ne!(deal(1).deck, deal(2).deck);
    assert_ne!(deal(1).small_cabins, deal(2).small_cabins);
    assert_eq!(deal(1), deal(1));
    let mut cards = deal(1).deck;
    cards.sort_unstable();
    assert_eq!(cards, (1..=60).collect::<Vec<u8>>());
}

#[test]
fn csa_9_only_a_card_in_hand_can_be_played() {
    let board = Board::new("").hand("Y*B B*G").deck("YYB*G");
    assert_eq!(board.refusal("play YYB*G"), "CSA-9");
}

#[test]
fn csa_10_the_number_tokens_of_the_chosen_facilities_lie_face_up() {
    let (game, _, state) = dealt(3, &[2, 4, 6, 8, 10], Arrangement::Recommended, 1);
    let tokens = game.view(&state, Viewer::Spectator).tokens;
    assert_eq!(tokens.iter().map(|t| t.facility.number()).collect::<Vec<_>>(), [2, 4, 6, 8, 10]);
    assert!(tokens.iter().all(|t| t.face_up && t.space.is_none()));
}

#[test]
fn csa_11_hands_are_closed_by_default() {
    assert_eq!(Options::default().hands, Hands::Closed);
    let board = Board::of(2, "").hand("Y*B B*G");
    assert_eq!(board.seen_hand(&board.view(1), 1), "Y*B B*G");
    assert_eq!(board.seen_hand(&board.view(2), 1), "- -");
    assert_eq!(board.seen_hand(&board.spectator(), 1), "- -");
}

/// In solo a card of the hand goes back to the box unseen (CSA-50).
#[test]
fn csa_11_spectators_see_no_boxed_card_of_a_closed_hand() {
    let board = Board::new("").hand("Y*B B*G").does("play Y*B, enter a0, enter a2, end");
    assert_eq!(board.view(1).boxed[..], [board.card("B*G")]);
    assert_eq!(board.spectator().boxed[..], []);
    let board = Board::open(1, "").hand("Y*B B*G").does("play Y*B, enter a0, enter a2, end");
    assert_eq!(board.spectator().boxed[..], [board.card("B*G")]);
}

#[test]
fn csa_11_open_hands_are_seen_by_all() {
    let board = Board::open(2, "").hand("Y*B B*G").deck("YYB*G");
    assert_eq!(board.seen_hand(&board.view(2), 1), "Y*B B*G");
    assert_eq!(board.seen_hand(&board.spectator(), 1), "Y*B B*G");
    // Cards passed and drawn later, too.
    let board = board.all_finish();
    assert!((1..=2).all(|n| !board.seen_hand(&board.spectator(), n).contains('-')));
}

/// Everybody plays the first card and passes on the second.
fn after_one_round(players: u8) -> Board {
    let mut board = Board::of(players, "").hand("Y*B YYB*G");
    for seat in 1..=usize::from(players) {
        board = board.at(seat).finishes();
    }
    board
}

#[test]
fn csa_11_a_passed_card_is_known_to_giver_and_receiver_only() {
    for players in 2..=4 {
        let board = after_one_round(players);
        assert_eq!(board.seen_hand(&board.view(1), 2), "YYB*G -");
        assert!(board.seen_hand(&board.view(2), 2).starts_with("YYB*G "));
        for other in 3..=usize::from(players) {
            assert_eq!(board.seen_hand(&board.view(other), 2), "- -");
        }
        assert_eq!(board.seen_hand(&board.spectator(), 2), "- -");
    }
}

/// The first giver saw which card the second did not use, so still knows it.
#[test]
fn csa_11_a_known_card_that_is_passed_on_stays_known() {
    for players in 3..=4 {
        let board =
            after_one_round(players).at(2).hand("YYB*G B*G").does("play B*G, enter a0, enter a1, end");
        let board = board.all_finish();
        assert_eq!(board.seen_hand(&board.view(1), 3), "YYB*G -");
        assert_eq!(board.seen_hand(&board.view(2), 3), "YYB*G -");
        if players == 4 {
            assert_eq!(board.seen_hand(&board.view(4), 3), "- -");
        }
        assert_eq!(board.seen_hand(&board.spectator(), 3), "- -");
    }
}

/// What the second player drew and passed on was never seen by the first.
#[test]
fn csa_11_a_drawn_card_passed_on_is_unknown_to_the_first_giver() {
    let board =
        after_one_round(3).at(2).does("play YYB*G, order left, enter a0, enter a1, enter a2, enter a3");
    let board = board.finishes().all_finish();
    assert_eq!(board.seen_hand(&board.view(1), 3), "- -");
    assert!(!board.seen_hand(&board.view(2), 3).starts_with('-'));
}

#[test]
fn csa_11_small_cabins_used_cards_and_the_size_of_the_deck_are_public() {
    let board = after_one_round(3);
    let public = |view: View| {
        assert_eq!(view.deck_left, 60 - 3 * 3);
        assert_eq!(view.players[0].used[..], [board.card("Y*B")]);
        view.players.iter().map(|p| p.ship.rack()).collect::<Vec<_>>()
    };
    let seen = public(board.spectator());
    assert!(seen.iter().flatten().all(Option::is_some));
    assert!((1..=3).all(|seat| public(board.view(seat)) == seen));
}
