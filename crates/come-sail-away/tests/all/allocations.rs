//! The hot path allocates nothing: not to list what is legal, not to carry it out.

use come_sail_away::{ComeSailAway, Options};
use game::{Dealer, Game, Parts, QuickChance, play_out};

#[test]
fn whole_games_are_played_without_an_allocation() {
    for players in 1..=4 {
        let game = ComeSailAway::new(Options { players, ..Options::default() }, Parts::BuiltIn).unwrap();
        let mut list = Vec::with_capacity(64);
        for seed in 0..200 {
            let mut state = game.start(&game.deal(&mut Dealer::new(seed))).unwrap();
            let mut chance = QuickChance::new(seed);
            let mut actions = 0;
            let counted = allocation_counter::measure(|| {
                actions = play_out(&game, &mut state, &mut chance, &mut list);
            });
            assert!(actions > 0 && game.outcome(&state).is_some());
            assert_eq!(counted.count_total, 0, "{players} players, seed {seed}");
        }
    }
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocation_counter::measure(|| drop(std::hint::black_box(Box::new(7)))).count_total, 1);
}
