//! The test kit on both editions and every combination of extensions.

use game::{Game, Parts, kit};
use on_board::hooks::Checks;
use on_board::{Action, OnBoard, Options, State};

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn games() -> Vec<OnBoard> {
    Options::all().map(|options| OnBoard::new(options, Parts::BuiltIn).unwrap()).collect()
}

#[test]
fn both_editions_pass_the_kit_with_every_combination_of_extensions() {
    for game in games() {
        let checked = kit::check(&game, &Checks, 0..60);
        assert!(checked.is_ok(), "{:?}: {}", game.options(), checked.unwrap_err());
    }
}

#[test]
fn redeals_are_uniform_over_cards_ports_and_captains() {
    for game in games() {
        for steps in [0, 3, 20, 60] {
            kit::check_uniform(&game, &Checks, steps as u64, steps, 4000).unwrap();
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
