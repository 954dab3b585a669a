//! The table's part of the kit, on a game with hidden hands, tiles taken in the middle of a turn and a secret mine.

use game::{Game, Parts};
use pirates_under_fire::{Options, PiratesUnderFire};
use table::kit;

#[test]
fn tables_of_pirates_under_fire_pass_the_kit() {
    let game = PiratesUnderFire::new(Options {}, Parts::BuiltIn).unwrap();
    kit::check(&game.into(), 0..60).unwrap();
}
