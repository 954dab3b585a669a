//! What holds of the bots of On Board.

use game::{Chance, Dealer, Game, Parts, QuickChance, Seat};
use on_board::{Action, Edition, OnBoard, Options, Phase, Pile, State};

use super::outlook::at_work;
use crate::{Beam, Evaluator, Look, Mind};

fn table(options: Options) -> OnBoard {
    OnBoard::new(options, Parts::BuiltIn).unwrap()
}

fn first_edition() -> OnBoard {
    table(Options { edition: Edition::BienvenueABord, ..Options::default() })
}

/// Plays at random for as long as `go_on` says, which sees every position.
fn played(game: &OnBoard, seed: u64, mut go_on: impl FnMut(&State) -> bool) -> State {
    let mut state = game.start(&game.deal(&mut Dealer::new(seed))).unwrap();
    let mut chance = QuickChance::new(seed);
    let mut list = Vec::new();
    while go_on(&state) {
        let Some(seat) = game.awaited(&state).lowest() else { break };
        game.legal(&state, seat, &mut list);
        let action = *chance.choose(&list).unwrap();
        game.apply(&mut state, seat, action, &mut ()).unwrap();
    }
    state
}

#[test]
fn a_split_is_worth_what_the_other_leaves() {
    let net = OnBoard::net();
    for game in [table(Options::default()), first_edition()] {
        for seed in 0..10 {
            let start = played(&game, seed, |state| state.round() < 7 || state.phase() != Phase::Split);
            let splitter = start.splitter();
            let mut splits = Vec::new();
            let mut list = Vec::new();
            game.legal(&start, splitter, &mut list);
            for &split in &list {
                let mut offered = start;
                game.apply(&mut offered, splitter, split, &mut ()).unwrap();
                let mut choice = offered;
                game.apply(&mut choice, splitter, Action::End, &mut ()).unwrap();
                let left = Pile::ALL.map(|pile| {
                    let mut taken = choice;
                    game.apply(&mut taken, splitter.opponent(), Action::Choose { pile }, &mut ()).unwrap();
                    game.value(&taken, splitter, Evaluator::Learned(net))
                });
                let worth = game.value(&offered, splitter, Evaluator::Learned(net));
                assert_eq!(worth, left[0].min(left[1]));
                splits.push(worth);
            }
            let mut beam = Beam::default();
            beam.look(
                &game,
                &start,
                splitter,
                Look { evaluator: Evaluator::Learned(net), width: 8, avoids_harm: false },
            );
            assert_eq!(beam.best().map(|end| end.value()), splits.into_iter().max());
        }
    }
}

/// All positions in which a player is done with the phase.
fn all_ways(game: &OnBoard, state: &State, player: Seat) -> Vec<State> {
    if !at_work(state, player) {
        return vec![*state];
    }
    let mut list = Vec::new();
    game.legal(state, player, &mut list);
    let after = |action: &Action| {
        let mut after = *state;
        game.apply(&mut after, player, *action, &mut ()).ok().map(|()| after)
    };
    list.iter().filter_map(after).flat_map(|after| all_ways(game, &after, player)).collect()
}

/// The value of a position by trying everything, to the end of the game.
fn brute_force(game: &OnBoard, state: &State, seat: Seat) -> i32 {
    if let Some(outcome) = game.outcome(state) {
        return game.goal(&outcome, seat);
    }
    let rival = seat.opponent();
    if matches!(state.phase(), Phase::Resolve | Phase::Port) {
        let finished = |mut state: State| {
            for player in [seat, rival] {
                // Who had nothing to decide has said so already.
                let _ = game.apply(&mut state, player, Action::End, &mut ());
            }
            brute_force(game, &state, seat)
        };
        let own = all_ways(game, state, seat);
        let least = |own: State| all_ways(game, &own, rival).into_iter().map(finished).min();
        return own.into_iter().filter_map(least).max().unwrap_or(0);
    }
    let player = if game.awaited(state).contains(seat) { seat } else { rival };
    let mut list = Vec::new();
    game.legal(state, player, &mut list);
    let after = list.iter().map(|&action| {
        let mut after = *state;
        let _ = game.apply(&mut after, player, action, &mut ());
        brute_force(game, &after, seat)
    });
    if player == seat { after.max().unwrap_or(0) } else { after.min().unwrap_or(0) }
}

#[test]
fn the_last_round_is_played_to_the_end() {
    // Of the first edition everything is known by then: the cards, and the last port.
    let game = first_edition();
    let net = OnBoard::net();
    for seed in 0..12 {
        let start = played(&game, seed, |state| state.round() < 20 || state.phase() != Phase::Split);
        let seat = start.splitter();
        let look = Look { evaluator: Evaluator::Learned(net), width: 8, avoids_harm: false };
        let mut beam = Beam::default();
        beam.look(&game, &start, seat, look);
        assert_eq!(beam.best().map(|end| end.value()), Some(brute_force(&game, &start, seat)), "deal {seed}");
        let chosen = played(&game, seed, |state| state.round() < 20 || state.phase() != Phase::Choose);
        beam.look(&game, &chosen, seat.opponent(), look);
        let value = brute_force(&game, &chosen, seat.opponent());
        assert_eq!(beam.best().map(|end| end.value()), Some(value), "choice, deal {seed}");
    }
}
