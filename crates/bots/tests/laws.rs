//! What must hold of bots, at a size that every test run can bear.

use bots::{Contestant, Level, Mind, duplicate, think};
use come_sail_away::ComeSailAway;
use game::{Dealer, Game, Parts, Viewer};
use on_board::OnBoard;
use pirates_under_fire::PiratesUnderFire;

fn bot(level: Level) -> Contestant {
    Contestant::Bot(level)
}

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn solo() -> ComeSailAway {
    ComeSailAway::new(Default::default(), Parts::BuiltIn).unwrap()
}

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn on_board() -> Vec<OnBoard> {
    on_board::Options::all().map(|options| OnBoard::new(options, Parts::BuiltIn).unwrap()).collect()
}

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn pirates() -> PiratesUnderFire {
    PiratesUnderFire::new(Default::default(), Parts::BuiltIn).unwrap()
}

/// The share of games that the first side wins, over deals played from every seat.
#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn share<G: Mind>(game: &G, [one, others]: [Contestant; 2], deals: u64) -> f64 {
    let won = |seed: u64| duplicate(game, &game.deal(&mut Dealer::new(seed)), one, others, seed).unwrap().won;
    (0..deals).map(won).sum::<f64>() / deals as f64
}

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn solo_mean(player: Contestant, games: u64) -> f64 {
    let game = solo();
    let points = |seed: u64| {
        duplicate(&game, &game.deal(&mut Dealer::new(seed)), player, player, seed).unwrap().points
    };
    (0..games).map(points).sum::<f64>() / games as f64
}

#[test]
fn each_level_sails_better_alone_than_the_one_below() {
    let random = solo_mean(Contestant::Random, 40);
    let deckhand = solo_mean(bot(Level::Deckhand), 40);
    let helmsman = solo_mean(bot(Level::Helmsman), 40);
    println!("{random} {deckhand} {helmsman}");
    assert!(random + 10.0 < deckhand && deckhand + 10.0 < helmsman, "{random} {deckhand} {helmsman}");
}

#[test]
fn each_level_beats_the_one_below_at_on_board() {
    for game in on_board() {
        let greedy = share(&game, [bot(Level::Deckhand), Contestant::Random], 20);
        let informed = share(&game, [bot(Level::Helmsman), bot(Level::Deckhand)], 20);
        println!("{greedy} {informed}");
        assert!(greedy > 0.7 && informed > 0.6, "{:?}: {greedy} {informed}", game.options());
    }
}

#[test]
fn each_level_beats_the_one_below_at_pirates_under_fire() {
    let greedy = share(&pirates(), [bot(Level::Deckhand), Contestant::Random], 20);
    let informed = share(&pirates(), [bot(Level::Helmsman), bot(Level::Deckhand)], 20);
    println!("{greedy} {informed}");
    assert!(greedy > 0.7 && informed > 0.7, "{greedy} {informed}");
}

#[test]
fn a_bot_against_itself_is_even() {
    for level in Level::ALL {
        assert_eq!(share(&pirates(), [bot(level), bot(level)], 5), 0.5, "{level}");
    }
}

#[test]
fn the_same_seed_gives_the_same_line() {
    let game = pirates();
    let state = game.start(&game.deal(&mut Dealer::new(3))).unwrap();
    let seat = game.awaited(&state).lowest().unwrap();
    let view = game.view(&state, Viewer::Seat(seat));
    for level in Level::ALL {
        let line = || think(&game, &view, seat, level, 7);
        assert!(!line().is_empty());
        assert_eq!(line(), line());
    }
    let other = seat.opponent();
    let waiting = game.view(&state, Viewer::Seat(other));
    assert!(think(&game, &waiting, other, Level::Helmsman, 7).is_empty());
}
