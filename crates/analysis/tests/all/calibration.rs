//! Chances to win are what they are called, on games that nothing was fitted on.

use analysis::{Curve, Watcher};
use bots::Advise;
use game::{Dealer, Game};

use crate::common::{alone, on_board, pirates, two_liners};

/// Fresh deals: curves are fitted on those from 700000 on.
const FRESH: u64 = 810_000;

/// Positions called so, in three parts: what they are called on average is how many of them are won.
fn check<G: Advise>(game: &G, games: u64) {
    let curve = Curve::of(game);
    let mut watcher = Watcher::new(game);
    let mut parts = [(0i64, 0i64, 0i64); 3];
    for seed in FRESH..FRESH + games {
        for position in watcher.watch(game, &game.deal(&mut Dealer::new(seed))).unwrap() {
            let chance = curve.chance(position.value, position.round);
            let part = &mut parts[(chance * 3 / 10_001) as usize];
            *part = (part.0 + 1, part.1 + i64::from(chance), part.2 + i64::from(position.result.chance));
        }
    }
    for (count, called, won) in parts {
        let (called, won) = (called / count.max(1), won / count.max(1));
        // Positions of one game share its end, so that so few games still leave this much to chance.
        assert!(count > 100 && called.abs_diff(won) < 900, "{}: {parts:?}", G::ID);
    }
}

#[test]
fn chances_are_what_they_are_called() {
    check(&two_liners(), 60);
    check(&on_board(), 120);
    check(&pirates(), 60);
}

#[test]
fn alone_the_points_come_out_as_they_were_called() {
    let game = alone();
    let curve = Curve::of(&game);
    let mut off = Vec::new();
    for seed in FRESH..FRESH + 4 {
        let positions = Watcher::new(&game).watch(&game, &game.deal(&mut Dealer::new(seed))).unwrap();
        let first = positions.first().unwrap();
        off.push(first.result.points - first.value - curve.drift[first.round as usize]);
    }
    // Luck of one deal is some three points; the mean of four may be off by as much.
    assert!(off.iter().sum::<i32>().abs() / 4 < 400, "{off:?}");
}
