//! The hot path allocates nothing: not to list what is legal, not to carry it out.

use game::{Dealer, Game, Parts, QuickChance, play_out};
use on_board::{OnBoard, Options};

#[test]
fn whole_games_are_played_without_an_allocation() {
    for options in Options::all() {
        let game = OnBoard::new(options, Parts::BuiltIn).unwrap();
        let mut list = Vec::with_capacity(64);
        for seed in 0..100 {
            let mut state = game.start(&game.deal(&mut Dealer::new(seed))).unwrap();
            let mut chance = QuickChance::new(seed);
            let mut actions = 0;
            let counted = allocation_counter::measure(|| {
                actions = play_out(&game, &mut state, &mut chance, &mut list);
            });
            assert!(actions > 0 && game.outcome(&state).is_some());
            assert_eq!(counted.count_total, 0, "{options:?}, seed {seed}");
        }
    }
}
