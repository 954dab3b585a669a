//! The worked examples of the rulebooks.
//!
//! All of them use the card Y Y B* G from left to right on the first ship.

use super::board::Board;
use crate::Decision;

/// The path example: a room above the staircase, the staircase, the room on its right, the bottom right corner.
#[test]
fn the_path_example() {
    for above in ["a1", "a2"] {
        let board =
            Board::new("").hand("YYB*G").does(&format!("play YYB*G, order left, enter {above}, enter stair"));
        let board = board.does("enter b3, enter c3");
        board.shows("stair:Y blue:B 5:G");
    }
}

/// Blue finds neither staircase nor dining room willing, and is disgruntled on the way to the green cabin, which is the
/// only way on.
#[test]
fn the_first_placement_example() {
    let board = Board::new(
        "1:      orange:     2:  black:
         green:  stair:GOK       blue:
         3:YYO   yellow:     4:  5:",
    );
    let board = board.hand("YYB*G").does("play YYB*G, order left, enter c2, enter c1, enter c0");
    board.shows(
        "1:       orange:     2:   black:
         green:G  stair:GOK        blue:
         3:YYO    yellow:Y   4:Y  5:",
    );
    assert_eq!(board.angry(), "B");
    assert_eq!((board.its_ship().luggage(), board.decision()), (0, Decision::End));
}

/// The path starts on purpose in the dining room that takes orange only.
#[test]
fn the_second_placement_example() {
    let board = Board::new(
        "1:      orange:     2:  black:
         green:  stair:GOK       blue:
         3:YYO   yellow:     4:  5:",
    );
    let board = board.hand("YYB*G").does("play YYB*G, order left, enter c0, enter c1, enter c2, enter c3");
    board.shows(
        "1:      orange:     2:   black:
         green:  stair:GOK        blue:
         3:YYO   yellow:Y   4:B  5:G",
    );
    assert_eq!(board.angry(), "Y");
}

/// The staircase has room for a third colour but was used, so green ends in the dining room that takes black only.
#[test]
fn the_third_placement_example() {
    let board = Board::new(
        "1:      orange:   2:  black:
         green:  stair:B       blue:
         3:      yellow:   4:  5:KYY",
    );
    let board = board.hand("YYB*G").does("play YYB*G, order left, enter stair, enter c1, enter c2");
    board.shows(
        "1:      orange:    2:   black:
         green:  stair:YB        blue:
         3:      yellow:Y   4:B  5:KYY",
    );
    assert_eq!(board.takes("stair"), "YBGOK");
    assert_eq!(board.takes("5"), "K");
    assert_eq!(board.angry(), "G");
}

/// The phase 3 example: blue's luggage is in the blue cabin, so the token moves.
#[test]
fn the_luggage_example() {
    let board = Board::new("")
        .hand("YYB*G")
        .does("play YYB*G, order left, enter c1, enter stair, enter b3, enter c3");
    board.shows("yellow:Y stair:Y blue:B 5:G");
    assert_eq!((board.angry().as_str(), board.its_ship().luggage()), ("", 1));
}

/// The Ukrainian rulebook's chain: four steps of the luggage token in one phase 3.
#[test]
fn csa_32_the_chain_of_four_luggage_steps() {
    let board = Board::new(
        "1:         orange:      2:  black:
         green:GG   stair:           blue:BB
         3:         yellow:YY    4:  5:
         above:YG,BO,YK,BK,OK",
    );
    let board = board.hand("YYB*G").does("play YYB*G, order left, enter c1, enter stair, enter b3, enter c3");
    // Two guest cabins are full and wait; luggage comes first.
    board.shows("yellow:YYY blue:BBB");
    assert_eq!(board.its_ship().luggage(), 1);
    let board = board.does("take pier G, seat b0");
    board.shows("green:# yellow:YYY blue:BBB");
    assert_eq!((board.its_ship().luggage(), board.decision()), (2, Decision::Cabin));
    let board = board.does("cabin 1, berth stern1");
    assert_eq!(board.offers(), "flip b3, flip c1");
    let board = board.does("flip c1");
    assert_eq!(board.its_ship().luggage(), 3);
    let board = board.does("take pier O, seat a2");
    assert_eq!((board.its_ship().luggage(), board.decision()), (4, Decision::Cabin));
    let board = board.does("cabin 2, berth bow2");
    board.shows(
        "            1:        orange:    2:O   black:
         stern1[YG]: green:#   stair:Y          blue:#
                     3:        yellow:#   4:    5:G     bow2[BO]:",
    );
    assert_eq!((board.angry().as_str(), board.decision()), ("", Decision::End));
}

/// The score sheet: 39 + 8 + 6 + 6 - 2.
#[test]
fn the_score_sheet_of_57() {
    let board = Board::new(
        "            1:YYB     orange:#   2:#   black:KK
         stern2[GO]:# green:#  stair:YYBG       blue:#
                     3:#       yellow:YY  4:#   5:#     bow1[YB]:Y",
    );
    let board = board.tokens(2).luggage(13).disgruntled("YK");
    assert_eq!(board.sheet(), [39, 8, 6, 6, -2]);
    assert_eq!(board.sheet().iter().sum::<i32>(), 57);
}
