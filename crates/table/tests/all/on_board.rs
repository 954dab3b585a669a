//! The table's part of the kit, on a game with hidden piles, gifts and ports.

use game::{Game, Parts};
use on_board::{OnBoard, Options};
use table::kit;

#[test]
fn tables_of_on_board_pass_the_kit() {
    for options in Options::all() {
        let game = OnBoard::new(options, Parts::BuiltIn).unwrap();
        kit::check(&game.into(), 0..8).unwrap();
    }
}
