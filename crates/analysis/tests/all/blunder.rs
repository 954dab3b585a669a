//! A planted blunder is found.

use analysis::Mark;
use bots::{Advise, Contestant, Evaluator, Level, Thinker};
use game::{Chance, Dealer, QuickChance, Seat, Undo, Viewer};
use table::Table;

use crate::common::{alone, analysed, contestant, on_board, pirates, players, two_liners};

/// What the strongest bot says of a position.
fn value<G: Advise>(game: &G, state: &G::State, seat: Seat) -> i32 {
    let evaluator = Evaluator::Learned(G::net());
    game.value(state, seat, evaluator) - game.others(state, seat, evaluator)
}

/// The worst of many ways to play a turn at random, and what the position is worth after it.
fn worst_turn<G: Advise>(game: &G, state: &G::State, seat: Seat) -> (i32, Vec<G::Action>) {
    let mut chance = QuickChance::new(7);
    let mut list = Vec::new();
    let mut worst: Option<(i32, Vec<G::Action>)> = None;
    for _ in 0..60 {
        let mut now = *state;
        let mut line = Vec::new();
        loop {
            let view = game.view(&now, Viewer::Seat(seat));
            game.legal(&now, seat, &mut list);
            let action = *chance.choose(&list).unwrap();
            let free = game.undoable(&view, action) == Undo::Free;
            game.apply(&mut now, seat, action, &mut ()).unwrap();
            line.push(action);
            if !free || !game.awaited(&now).contains(seat) {
                break;
            }
        }
        let value = value(game, &now, seat);
        if worst.as_ref().is_none_or(|(least, _)| value < *least) {
            worst = Some((value, line));
        }
    }
    worst.unwrap()
}

/// A game of good players. At the turn of the first seat that begins with this move it plays as badly as can be; what that would
/// cost at each of its turns, by the move with which it begins.
fn play<G: Advise>(game: G, seed: u64, planted: Option<u32>) -> (Table<G>, Vec<(i32, u32)>) {
    let deal = game.deal(&mut Dealer::new(seed));
    let levels = vec![Some(Level::Navigator); game.player_count()];
    let mut table = Table::new(game.into(), deal.clone(), players(&levels)).unwrap();
    let game = table.game().clone();
    let Contestant::Bot(skill, net) = contestant(&*game, levels[0]) else { panic!("a bot") };
    let mut bot = Thinker::skilled(skill, net);
    let mut state = game.start(&deal).unwrap();
    let mut falls = Vec::new();
    while let Some(next) = table.awaited().lowest() {
        let view = table.view(Viewer::Seat(next));
        let first = table.log().len() as u32;
        let mut line = bot.think(&*game, &view, next, first.into(), &mut ()).to_vec();
        if next == Seat::ALL[0] {
            let (least, worst) = worst_turn(&*game, &state, next);
            let mut after = state;
            line.iter().for_each(|&action| game.apply(&mut after, next, action, &mut ()).unwrap());
            falls.push((value(&*game, &after, next) - least, first));
            if planted == Some(first) {
                line = worst;
            }
        }
        for action in line {
            game.apply(&mut state, next, action, &mut ()).unwrap();
            table.act(next, action).unwrap();
        }
    }
    (table, falls)
}

/// One of them plays one turn as badly as can be, where most can be spoilt: the report names that turn.
fn check<G: Advise>(game: impl Fn() -> G, seed: u64) {
    let (_, falls) = play(game(), seed, None);
    let (_, planted) = falls.into_iter().max().unwrap();
    let (table, _) = play(game(), seed, Some(planted));
    let report = analysed(&table);
    let own = report.turns.iter().filter(|turn| turn.seat == Seat::ALL[0]);
    let worst = own.max_by_key(|turn| turn.judgement.as_ref().map(|it| it.regret)).unwrap();
    let judgement = worst.judgement.as_ref().unwrap();
    assert_eq!(worst.first_move, planted, "{}: {judgement:?}", G::ID);
    assert!(judgement.mark >= Some(Mark::Inaccuracy) && judgement.best.is_some(), "{}: {judgement:?}", G::ID);
}

#[test]
fn a_planted_blunder_is_found_in_every_game() {
    check(alone, 808_000);
    check(two_liners, 808_001);
    check(on_board, 808_002);
    check(pirates, 808_003);
}
