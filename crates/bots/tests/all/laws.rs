//! What must hold of bots, at a size that every test run can bear.

use bots::{Arena, Budget, Contestant, Level, Mind, Thinker};
use come_sail_away::ComeSailAway;
use game::{Dealer, Game, Parts, Viewer};
use on_board::OnBoard;
use pirates_under_fire::PiratesUnderFire;

/// Who tries things out tries less of them here.
const FEW: Budget = Budget::Iterations(32);

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn bot<G: Mind<Options: Default>>(level: Level) -> Contestant<'static> {
    let game = G::new(G::Options::default(), Parts::BuiltIn).unwrap();
    let mut skill = game.skill(level);
    if let Some(search) = &mut skill.search {
        search.budget = FEW;
    }
    Contestant::Bot(skill, G::net())
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
fn share<G: Mind>(game: &G, [one, others]: [Contestant<'_>; 2], deals: u64) -> f64 {
    let mut arena = Arena::default();
    let won = |seed: u64| {
        arena.duplicate(game, &game.deal(&mut Dealer::new(seed)), [one, others], seed).unwrap().won
    };
    (0..deals).map(won).sum::<f64>() / deals as f64
}

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn solo_mean(player: Contestant<'_>, games: u64) -> f64 {
    let game = solo();
    let mut arena = Arena::default();
    let points = |seed: u64| {
        arena.duplicate(&game, &game.deal(&mut Dealer::new(seed)), [player; 2], seed).unwrap().points
    };
    (0..games).map(points).sum::<f64>() / games as f64
}

/// The mean, and the standard deviation.
fn spread(values: &[f64]) -> (f64, f64) {
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, (squares / (values.len() - 1) as f64).sqrt())
}

#[test]
fn luck_is_nought_on_average_and_results_of_good_players_scatter_less_without_it() {
    let game = solo();
    let mut arena = Arena::default();
    arena.judges_luck = true;
    let mut played = |player: Contestant<'static>| -> Vec<(f64, f64)> {
        let deal = |seed: u64| {
            let deal = game.deal(&mut Dealer::new(seed));
            let done = arena.duplicate(&game, &deal, [player; 2], seed).unwrap();
            (done.points, done.luck)
        };
        (0..80).map(deal).collect()
    };
    let check_luck = |played: &[(f64, f64)]| {
        let luck: Vec<f64> = played.iter().map(|(_, luck)| *luck).collect();
        let (mean, scatter) = spread(&luck);
        assert!(mean.abs() < 3.0 * scatter / (luck.len() as f64).sqrt(), "{mean} {scatter}");
    };
    // The judge is wrong about what comes of random play, and fair all the same.
    check_luck(&played(Contestant::Random));
    let played = played(bot::<ComeSailAway>(Level::Navigator));
    check_luck(&played);
    let raw: Vec<f64> = played.iter().map(|(points, _)| *points).collect();
    let fair: Vec<f64> = played.iter().map(|(points, luck)| points - luck).collect();
    assert!(spread(&fair).1 < 0.8 * spread(&raw).1, "{:?} {:?}", spread(&fair), spread(&raw));
}

#[test]
fn each_level_sails_better_alone_than_the_one_below() {
    let random = solo_mean(Contestant::Random, 40);
    let deckhand = solo_mean(bot::<ComeSailAway>(Level::Deckhand), 40);
    let helmsman = solo_mean(bot::<ComeSailAway>(Level::Helmsman), 40);
    assert!(random + 10.0 < deckhand && deckhand + 10.0 < helmsman, "{random} {deckhand} {helmsman}");
}

#[test]
fn each_level_beats_the_one_below_at_on_board() {
    for game in on_board() {
        let greedy = share(&game, [bot::<OnBoard>(Level::Deckhand), Contestant::Random], 20);
        let informed = share(&game, [bot::<OnBoard>(Level::Helmsman), bot::<OnBoard>(Level::Deckhand)], 20);
        let learned = share(&game, [bot::<OnBoard>(Level::Navigator), bot::<OnBoard>(Level::Helmsman)], 20);
        assert!(
            greedy > 0.7 && informed > 0.6 && learned > 0.7,
            "{:?}: {greedy} {informed} {learned}",
            game.options()
        );
    }
}

#[test]
fn each_level_beats_the_one_below_at_pirates_under_fire() {
    let greedy = share(&pirates(), [bot::<PiratesUnderFire>(Level::Deckhand), Contestant::Random], 20);
    let informed = share(
        &pirates(),
        [bot::<PiratesUnderFire>(Level::Helmsman), bot::<PiratesUnderFire>(Level::Deckhand)],
        20,
    );
    let learned = share(
        &pirates(),
        [bot::<PiratesUnderFire>(Level::Navigator), bot::<PiratesUnderFire>(Level::Helmsman)],
        10,
    );
    let searching = share(
        &pirates(),
        [bot::<PiratesUnderFire>(Level::Admiral), bot::<PiratesUnderFire>(Level::Navigator)],
        10,
    );
    assert!(greedy > 0.7 && informed > 0.7, "{greedy} {informed}");
    assert!(learned > 0.7 && searching > 0.6, "{learned} {searching}");
}

#[test]
fn a_bot_against_itself_is_even() {
    for level in Level::ALL {
        assert_eq!(
            share(&pirates(), [bot::<PiratesUnderFire>(level), bot::<PiratesUnderFire>(level)], 5),
            0.5,
            "{level}"
        );
    }
}

#[test]
fn the_same_seed_gives_the_same_line() {
    let game = pirates();
    let state = game.start(&game.deal(&mut Dealer::new(3))).unwrap();
    let seat = game.awaited(&state).lowest().unwrap();
    let view = game.view(&state, Viewer::Seat(seat));
    for level in Level::ALL {
        let line = || {
            Thinker::new(&game, level, PiratesUnderFire::net()).think(&game, &view, seat, 7, &mut ()).to_vec()
        };
        assert!(!line().is_empty());
        assert_eq!(line(), line());
    }
    let other = seat.opponent();
    let waiting = game.view(&state, Viewer::Seat(other));
    let mut bot = Thinker::new(&game, Level::Helmsman, PiratesUnderFire::net());
    assert!(bot.think(&game, &waiting, other, 7, &mut ()).is_empty());
}

#[cfg(feature = "tiny-game")]
#[test]
fn a_game_of_which_nothing_is_known_is_played_by_every_level() {
    let game = buoys::Buoys::new(Default::default(), Parts::BuiltIn).unwrap();
    for level in Level::ALL {
        let won = share(&game, [bot::<buoys::Buoys>(level), Contestant::Random], 60);
        let least = if level == Level::Admiral { 0.7 } else { 0.2 };
        assert!(won > least, "{level} wins {won}");
    }
}
