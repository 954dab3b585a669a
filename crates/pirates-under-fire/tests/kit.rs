//! The test kit on Pirates Under Fire.

use game::{Game, Parts, kit};
use pirates_under_fire::hooks::Checks;
use pirates_under_fire::{Action, Options, PiratesUnderFire, State};

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn game() -> PiratesUnderFire {
    PiratesUnderFire::new(Options {}, Parts::BuiltIn).unwrap()
}

#[test]
fn the_game_passes_the_kit() {
    let checked = kit::check(&game(), &Checks, 0..400);
    assert!(checked.is_ok(), "{}", checked.unwrap_err());
}

#[test]
fn redeals_are_uniform_over_physical_tiles() {
    for steps in [0, 1, 3, 20, 60, 100] {
        for seed in 0..4 {
            kit::check_uniform(&game(), &Checks, seed, steps, 4000).unwrap();
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
