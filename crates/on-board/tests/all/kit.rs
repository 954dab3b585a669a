//! The test kit on both editions and every combination of extensions.

use std::sync::Arc;

use game::{Game, Parts, kit};
use on_board::hooks::Checks;
use on_board::{Action, OnBoard, Options, State};

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn games() -> Vec<Arc<OnBoard>> {
    kit::variants().unwrap()
}

#[test]
fn both_editions_pass_the_kit_with_every_combination_of_extensions() {
    for game in games() {
        let checked = kit::check(&*game, &Checks, 0..30);
        assert!(checked.is_ok(), "{:?}: {}", game.options(), checked.unwrap_err());
    }
}

#[test]
fn redeals_are_uniform_over_cards_ports_and_captains() {
    let newest = |game: &Arc<OnBoard>| game.rules_version() == OnBoard::RULES_VERSION;
    for game in games().into_iter().filter(newest) {
        for steps in [0, 3, 20, 60] {
            kit::check_uniform(&*game, &Checks, steps as u64, steps, 4000).unwrap();
        }
    }
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
fn the_state_is_small() {
    assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
}

/// OB-34: with the place of an open card, version 1 told something of the hidden ones.
#[test]
fn version_1_told_of_hidden_cards_and_version_2_does_not() {
    let options = Options { captains: true, luggage: true, special_passengers: true, ..Options::default() };
    let by_rules = |version| OnBoard::with_rules(version, options, Parts::BuiltIn).unwrap();
    let fault = kit::check_past(&by_rules(1), &Checks, 0..400).unwrap_err();
    assert_eq!(fault.property, kit::Property::PastKeepsSecrets, "{fault}");
    assert!(fault.detail.contains("alone"), "{fault}");
    kit::check(&by_rules(2), &Checks, fault.seed..fault.seed + 100).unwrap();
}

#[test]
fn no_two_views_of_a_player_have_the_same_row_of_numbers() {
    for game in games() {
        let rows =
            kit::check_rows(&*game, 0..40).unwrap_or_else(|fault| panic!("{:?}: {fault}", game.options()));
        assert!(rows > 1000, "{rows}");
    }
}
