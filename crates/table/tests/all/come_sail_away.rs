//! The table's part of the kit, on a real game.

use come_sail_away::{ComeSailAway, Options};
use game::{Game, Parts};
use table::kit;

#[test]
fn tables_of_come_sail_away_pass_the_kit() {
    for players in 1..=4 {
        let options = Options { players, ..Options::default() };
        let game = ComeSailAway::new(options, Parts::BuiltIn).unwrap();
        kit::check(&game.into(), 0..6).unwrap();
    }
}
