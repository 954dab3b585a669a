use std::sync::Arc;

use come_sail_away::ComeSailAway;
use game::{Chance, Dealer, Parts, Quick, Seat, Viewer};
use on_board::OnBoard;
use pirates_under_fire::PiratesUnderFire;
use table::{Player, Table};

use super::{Course, Turn, TurningPoint};
use crate::board::{Board, first_options};

/// A game by chance to its end.
fn finished<G: Board>(seed: u64) -> Table<G> {
    let game = G::new(first_options::<G>(2), Parts::BuiltIn).unwrap();
    let deal = game.deal(&mut Dealer::new(seed));
    let players = vec![Player::person("Ada"), Player::person("Grace")];
    let mut table = Table::new(Arc::new(game), deal, players).unwrap();
    let mut chance = Quick::new(seed);
    while let Some(seat) = table.awaited().lowest() {
        let choices = table.legal(seat);
        table.act(seat, choices[chance.below(choices.len() as u32) as usize]).unwrap();
    }
    table
}

fn ends_with_the_result<G: Board>() {
    for seed in 1..4 {
        let table = finished::<G>(seed);
        let moments = table.history(Viewer::Everything);
        let course = Course::of(&table, Viewer::Everything, &moments);
        assert!(course.is_worth_a_picture(), "{}", G::ID);
        let last = course.turns.last().unwrap();
        let outcome = table.outcome().unwrap();
        let result: Vec<i32> = table.game().seats().iter().map(|seat| outcome.points[seat]).collect();
        assert_eq!((last.moment, &last.points), (moments.len(), &result), "{}", G::ID);
        let point = course.turning_point().unwrap();
        let gained: i32 = course
            .turns
            .windows(2)
            .find(|pair| pair[1].moment == point.moment)
            .map(|pair| pair[1].points[point.seat.index()] - pair[0].points[point.seat.index()])
            .unwrap();
        assert_eq!(gained, point.gained);
    }
}

#[test]
fn the_course_of_every_game_ends_with_its_result() {
    ends_with_the_result::<ComeSailAway>();
    ends_with_the_result::<OnBoard>();
    ends_with_the_result::<PiratesUnderFire>();
}

#[test]
fn the_turn_that_changed_most_is_the_one_with_the_largest_step_and_of_equal_ones_the_first() {
    let turn = |moment, points: [i32; 2]| Turn { moment, seat: None, points: points.to_vec() };
    let course = |turns: Vec<Turn>| Course { turns, players: 2 };
    let found =
        course(vec![turn(0, [0, 0]), turn(3, [4, 0]), turn(5, [4, 9]), turn(8, [13, 9])]).turning_point();
    assert_eq!(found, Some(TurningPoint { moment: 5, seat: Seat::ALL[1], gained: 9 }));
    let losses = course(vec![turn(0, [0, 0]), turn(2, [3, 0]), turn(4, [-6, 1])]).turning_point();
    assert_eq!(losses, Some(TurningPoint { moment: 4, seat: Seat::ALL[0], gained: -9 }));
    assert_eq!(course(vec![turn(0, [0, 0]), turn(2, [0, 0])]).turning_point(), None);
}
