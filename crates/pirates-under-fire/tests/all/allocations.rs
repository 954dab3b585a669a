//! The hot path allocates nothing: not to list what is legal, not to carry it out, not to count the points.

use game::{Dealer, Game, Parts, QuickChance, play_out};
use pirates_under_fire::{Options, PiratesUnderFire};

#[test]
fn whole_games_are_played_and_scored_without_an_allocation() {
    let game = PiratesUnderFire::new(Options {}, Parts::BuiltIn).unwrap();
    let mut list = Vec::with_capacity(128);
    for seed in 0..300 {
        let mut state = game.start(&game.deal(&mut Dealer::new(seed))).unwrap();
        let mut chance = QuickChance::new(seed);
        let (mut actions, mut outcome) = (0, None);
        let counted = allocation_counter::measure(|| {
            actions = play_out(&game, &mut state, &mut chance, &mut list);
            outcome = game.outcome(&state);
        });
        assert!(actions > 0 && outcome.is_some());
        assert_eq!(counted.count_total, 0, "seed {seed}");
    }
}
