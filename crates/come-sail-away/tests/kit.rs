//! The test kit on every player count and many choices of facilities.

use come_sail_away::hooks::Checks;
use come_sail_away::{Action, Arrangement, ComeSailAway, Hands, Options};
use game::{Game, Parts, kit};

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn game(players: u8, facilities: &[u8], arrangement: Arrangement, hands: Hands) -> ComeSailAway {
    let options = Options { players, facilities: facilities.to_vec(), arrangement, hands };
    ComeSailAway::new(options, Parts::BuiltIn).unwrap()
}

/// Every choice of five of the ten.
fn choices() -> impl Iterator<Item = Vec<u8>> {
    (0u16..1 << 10)
        .filter(|bits| bits.count_ones() == 5)
        .map(|bits| (1..=10).filter(|n| bits >> (n - 1) & 1 == 1).collect())
}

#[test]
fn every_choice_of_facilities_passes_the_kit_for_every_player_count() {
    let mut seed = 0;
    for facilities in choices() {
        for players in 1..=4 {
            let arrangement = if seed % 2 == 0 { Arrangement::Shuffled } else { Arrangement::Recommended };
            let hands = if seed % 3 == 0 { Hands::Open } else { Hands::Closed };
            let game = game(players, &facilities, arrangement, hands);
            kit::check(&game, &Checks, seed..seed + 1)
                .unwrap_or_else(|fault| panic!("{:?}: {fault}", game.options()));
            seed += 1;
        }
    }
    assert_eq!(seed, 252 * 4);
}

#[test]
fn redeals_are_uniform_over_the_cards_that_may_lie_anywhere() {
    for players in 1..=4 {
        for steps in [0, 5, 40, 90] {
            let game = game(players, &[1, 2, 3, 4, 5], Arrangement::Recommended, Hands::Closed);
            kit::check_uniform(&game, &Checks, steps as u64, steps, 4000).unwrap();
        }
    }
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<come_sail_away::State>() <= 1024);
}

#[test]
fn every_action_of_the_index_space_has_its_own_notation() {
    for index in 0..Action::COUNT {
        let action = Action::from_index(index).unwrap();
        assert_eq!((action.index(), action.to_string().parse()), (index, Ok(action)));
    }
    assert_eq!(Action::from_index(Action::COUNT), None);
}
