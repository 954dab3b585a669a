use std::sync::Arc;

use come_sail_away::ComeSailAway;
use game::{Chance, Dealer, Parts, QuickChance, Viewer};
use on_board::OnBoard;
use pirates_under_fire::PiratesUnderFire;
use table::{Player, Table};

use super::PointsByTurn;
use crate::board::{Board, first_options};

/// A game by chance to its end.
fn finished<G: Board>(seed: u64) -> Table<G> {
    let game = G::new(first_options::<G>(2), Parts::BuiltIn).unwrap();
    let deal = game.deal(&mut Dealer::new(seed));
    let players = vec![Player::person("Ada"), Player::person("Grace")];
    let mut table = Table::new(Arc::new(game), deal, players).unwrap();
    let mut chance = QuickChance::new(seed);
    while let Some(seat) = table.awaited().lowest() {
        let choices = table.legal(seat);
        table.act(seat, *chance.choose(&choices).unwrap()).unwrap();
    }
    table
}

fn ends_with_the_result<G: Board>() {
    for seed in 1..4 {
        let table = finished::<G>(seed);
        let moments = table.history(Viewer::Everything);
        let points = PointsByTurn::of(&table, Viewer::Everything, &moments);
        assert!(points.is_worth_a_picture(), "{}", G::ID);
        let last = points.turns.last().unwrap();
        let outcome = table.outcome().unwrap();
        let result: Vec<i32> = table.game().seats().iter().map(|seat| outcome.points[seat]).collect();
        assert_eq!((last.moment, &last.points), (moments.len(), &result), "{}", G::ID);
    }
}

#[test]
fn the_points_of_every_game_end_with_its_result() {
    ends_with_the_result::<ComeSailAway>();
    ends_with_the_result::<OnBoard>();
    ends_with_the_result::<PiratesUnderFire>();
}
