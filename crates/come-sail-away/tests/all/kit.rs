//! The test kit on every player count and many choices of facilities.

use come_sail_away::hooks::Checks;
use come_sail_away::{Action, Arrangement, ComeSailAway, Deal, Hands, Options};
use game::kit::{self, Checked, Hooks};
use game::{Dealer, Game, Parts};

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn game(rules: u32, players: u8, facilities: &[u8], arrangement: Arrangement, hands: Hands) -> ComeSailAway {
    let options = Options { players, facilities: facilities.to_vec(), arrangement, hands };
    ComeSailAway::with_rules(rules, options, Parts::BuiltIn).unwrap()
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
            // Earlier rules differ in the library alone, where there is one.
            for rules in if facilities.contains(&8) { 1..=2 } else { 2..=2 } {
                let game = game(rules, players, &facilities, arrangement, hands);
                kit::check(&game, &Checks, seed..seed + 1)
                    .unwrap_or_else(|fault| panic!("rules {rules}, {:?}: {fault}", game.options()));
            }
            seed += 1;
        }
    }
    assert_eq!(seed, 252 * 4);
}

#[test]
fn games_are_played_by_the_rules_they_were_made_for() {
    assert_eq!(ComeSailAway::RULES_VERSION, 2);
    let made = |rules| ComeSailAway::with_rules(rules, Options::default(), Parts::BuiltIn);
    for rules in 1..=2 {
        assert_eq!(made(rules).unwrap().rules_version(), rules);
    }
    for unknown in [0, 3, u32::MAX] {
        assert_eq!(made(unknown).unwrap_err().field, "rules");
    }
    assert_eq!(ComeSailAway::new(Options::default(), Parts::BuiltIn).unwrap().rules_version(), 2);
}

#[test]
fn cards_of_a_deal_can_be_exchanged() {
    for players in 1..=4 {
        let game = game(2, players, &[1, 2, 3, 4, 5], Arrangement::Shuffled, Hands::Closed);
        let deal = game.deal(&mut Dealer::new(7));
        assert_eq!(Checks.exchanged(&game, &deal, &|_, card| card), deal);
        let swapped = Checks.exchanged(&game, &deal, &|pool, card| match (pool, card) {
            (0, 11) => 45,
            (0, 45) => 11,
            _ => card,
        });
        let place = |deal: &Deal, number| deal.deck.iter().position(|&n| n == number);
        assert_eq!([place(&swapped, 12), place(&swapped, 46)], [place(&deal, 46), place(&deal, 12)]);
        assert!(swapped != deal && game.start(&swapped).is_ok());
    }
}

#[test]
fn redeals_are_uniform_over_the_cards_that_may_lie_anywhere() {
    for players in 1..=4 {
        for steps in [0, 5, 40, 90] {
            let game = game(2, players, &[1, 2, 3, 4, 5], Arrangement::Recommended, Hands::Closed);
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

#[test]
fn no_two_views_of_a_player_have_the_same_row_of_numbers() {
    for players in 1..=4 {
        for (facilities, hands) in [([1, 2, 3, 4, 5], Hands::Closed), ([6, 7, 8, 9, 10], Hands::Open)] {
            let game = game(2, players, &facilities, Arrangement::Shuffled, hands);
            let rows =
                kit::check_rows(&game, 0..40).unwrap_or_else(|fault| panic!("{players} players: {fault}"));
            assert!(rows > 1000, "{rows}");
        }
    }
}

#[test]
fn rows_of_every_choice_of_facilities_are_complete_and_written_again_where_they_change() {
    let all = ComeSailAway::all_options().into_iter().enumerate();
    // Of sixteen choices of players, arrangement and hands for each, another one: all come up.
    let one_of_sixteen = |(place, options)| (place % 16 == place / 16 % 16).then_some(options);
    for (seed, options) in (0..).zip(all.filter_map(one_of_sixteen)) {
        let game = ComeSailAway::new(options, Parts::BuiltIn).unwrap();
        kit::check_rows(&game, seed..seed + 1)
            .unwrap_or_else(|fault| panic!("{:?}: {fault}", game.options()));
    }
}
