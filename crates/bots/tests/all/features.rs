//! What the learned values look at: it has its place, and is nothing that the player does not know.

use bots::{Evaluator, Features, Mind};
use come_sail_away::ComeSailAway;
use game::{Chance, Dealer, Parts, QuickChance, Seat, Viewer};
use on_board::OnBoard;
use pirates_under_fire::PiratesUnderFire;

/// Who counts the same thing several times.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Each {
    Once,
    Repeatedly,
}

/// Checks every position of random games, through the eyes of every seat, at all sorts of tables.
#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn check<G: Mind>(each: Each, deals: u64) {
    let mut most = 0;
    for options in G::training_options() {
        let game = G::new(options, Parts::BuiltIn).unwrap();
        for seed in 0..deals {
            walk(&game, seed, |state| {
                for seat in Seat::ALL.into_iter().take(game.player_count()) {
                    let (stage, all) = known(&game, state, seat, 1);
                    assert!(stage < G::STAGES);
                    assert!(all.iter().all(|&feature| usize::from(feature) < G::FEATURES), "{all:?}");
                    let twice = all.windows(2).any(|pair| pair[0] == pair[1]);
                    assert!(!twice || each == Each::Repeatedly, "{all:?}");
                    most = most.max(all.len());
                    assert_eq!((stage, all), known(&game, state, seat, 2), "another redeal");
                }
            });
        }
    }
    // With 256, some may have been left out.
    assert!((40..256).contains(&most), "{most}");
}

/// The features of a redeal of what the seat sees, sorted.
fn known<G: Mind>(game: &G, state: &G::State, seat: Seat, redeal: u64) -> (usize, Vec<u16>) {
    let mut thought = game.redeal(&game.view(state, Viewer::Seat(seat)), &mut QuickChance::new(redeal));
    game.imagine(&mut thought, seat, Evaluator::Promise);
    let mut features = Features::default();
    let stage = game.features(&thought, seat, &mut features);
    let mut all = features.all().to_vec();
    all.sort_unstable();
    (stage, all)
}

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn walk<G: Mind>(game: &G, seed: u64, mut see: impl FnMut(&G::State)) {
    let mut state = game.start(&game.deal(&mut Dealer::new(seed))).unwrap();
    let (mut chance, mut list) = (QuickChance::new(seed), Vec::new());
    while let Some(seat) = game.awaited(&state).lowest() {
        see(&state);
        game.legal(&state, seat, &mut list);
        let action = *chance.choose(&list).unwrap();
        game.apply(&mut state, seat, action, &mut ()).unwrap();
    }
}

#[test]
fn features_of_come_sail_away_have_their_places_and_show_nothing_hidden() {
    check::<ComeSailAway>(Each::Once, 3);
}

#[test]
fn features_of_on_board_have_their_places_and_show_nothing_hidden() {
    check::<OnBoard>(Each::Once, 4);
}

#[test]
fn features_of_pirates_under_fire_have_their_places_and_show_nothing_hidden() {
    check::<PiratesUnderFire>(Each::Repeatedly, 40);
}
