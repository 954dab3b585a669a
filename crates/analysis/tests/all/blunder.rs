//! A planted blunder is found.

use bots::{Advise, Contestant, Evaluator, Level, Thinker};
use game::{Chance, Dealer, QuickChance, Seat, Undo, Viewer};
use table::Table;

use crate::common::{alone, analysed, contestant, players, two_liners};

/// The worst of many ways to play a turn at random, as the strongest bot values the position after it.
fn worst_turn<G: Advise>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
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
        let evaluator = Evaluator::Learned(G::net());
        let value = game.value(&now, seat, evaluator) - game.others(&now, seat, evaluator);
        if worst.as_ref().is_none_or(|(least, _)| value < *least) {
            worst = Some((value, line));
        }
    }
    worst.unwrap().1
}

/// Good players, one of whom plays one turn as badly as can be: the report names that turn.
fn check<G: Advise>(game: G, seed: u64, planted: usize) {
    let deal = game.deal(&mut Dealer::new(seed));
    let seat = Seat::ALL[0];
    let levels = vec![Some(Level::Navigator); game.player_count()];
    let mut table = Table::new(game.into(), deal.clone(), players(&levels)).unwrap();
    let game = table.game().clone();
    let Contestant::Bot(skill) = contestant(&*game, levels[0]) else { panic!("a bot") };
    let mut bot = Thinker::skilled(skill, G::net());
    let mut turns = 0;
    let mut state = game.start(&deal).unwrap();
    let mut first = 0;
    while let Some(next) = table.awaited().lowest() {
        let view = table.view(Viewer::Seat(next));
        let mut line = bot.think(&*game, &view, next, table.log().len() as u64, &mut ()).to_vec();
        if next == seat {
            turns += 1;
            if turns == planted {
                first = table.log().len() as u32;
                line = worst_turn(&*game, &state, seat);
            }
        }
        for action in line {
            game.apply(&mut state, next, action, &mut ()).unwrap();
            table.act(next, action).unwrap();
        }
    }
    let report = analysed(&table);
    let own = report.turns.iter().filter(|turn| turn.seat == seat);
    let worst = own.max_by_key(|turn| turn.judgement.as_ref().map(|it| it.regret)).unwrap();
    let judgement = worst.judgement.as_ref().unwrap();
    assert_eq!(worst.first_move, first, "{}: {judgement:?}", G::ID);
    assert!(judgement.mark.is_some() && judgement.best.is_some(), "{}: {judgement:?}", G::ID);
}

#[test]
fn a_planted_blunder_is_found() {
    check(alone(), 808_000, 5);
    check(two_liners(), 808_001, 5);
}
