//! The test kit on Pirates Under Fire.

use game::kit::{Hidden, Hooks};
use game::{Chance, Dealer, Game, Parts, QuickChance, Seat, Viewer, kit};
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

/// Plays random games until this is hidden from somebody, and deals anew there; in how many games that was.
#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn redeals_where(wanted: impl Fn(&Hidden) -> bool) -> usize {
    let (game, mut list) = (game(), Vec::new());
    let hides =
        |state: &State, seat: Seat| Checks.hidden(&game, state, Viewer::Seat(seat)).iter().any(&wanted);
    let mut found = 0;
    for seed in 0..30 {
        let mut state = game.start(&game.deal(&mut Dealer::new(seed))).unwrap();
        let mut chance = QuickChance::new(seed);
        while let Some(seat) = game.awaited(&state).lowest() {
            if Seat::ALL[..2].iter().any(|&seat| hides(&state, seat)) {
                kit::check_uniform_in(&game, &Checks, &state, 4000).unwrap();
                found += 1;
                break;
            }
            game.legal(&state, seat, &mut list);
            let action = *chance.choose(&list).unwrap();
            game.apply(&mut state, seat, action, &mut ()).unwrap();
        }
    }
    found
}

#[test]
fn redeals_are_uniform_over_the_mines_that_may_be_the_dummy() {
    assert!(redeals_where(|hidden| hidden.pool == 4) > 5);
}

#[test]
fn redeals_are_uniform_over_a_reserve_looked_through() {
    assert!(redeals_where(|hidden| matches!(hidden.pool, 1 | 3)) > 5);
}

#[test]
fn exchanged_tiles_make_another_deal() {
    let game = game();
    for seed in 0..20 {
        let deal = game.deal(&mut Dealer::new(seed));
        assert_eq!(Checks.exchanged(&game, &deal, &|_, item| item), deal);
        for pool in [0, 2] {
            let swap = |p, item| match item {
                5 if p == pool => 20,
                20 if p == pool => 5,
                _ => item,
            };
            let other = Checks.exchanged(&game, &deal, &swap);
            assert_ne!(other, deal);
            assert_eq!(other.fleets[1 - usize::from(pool / 2)], deal.fleets[1 - usize::from(pool / 2)]);
            assert!(game.start(&other).is_ok());
            assert_eq!(Checks.exchanged(&game, &other, &swap), deal);
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

#[test]
fn no_two_views_of_a_player_have_the_same_row_of_numbers() {
    let rows = kit::check_rows(&game(), 0..300).unwrap_or_else(|fault| panic!("{fault}"));
    assert!(rows > 10_000, "{rows}");
}
