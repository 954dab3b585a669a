//! What the learned value of Pirates Under Fire looks at.

use bots::{Features, Mind};
use game::{Chance, Dealer, Game, Parts, QuickChance, Seat};
use pirates_under_fire::{Action, PiratesUnderFire, Space, State};

const SEATS: [Seat; 2] = [Seat::ALL[0], Seat::ALL[1]];

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn pirates() -> PiratesUnderFire {
    PiratesUnderFire::new(Default::default(), Parts::BuiltIn).unwrap()
}

/// Every position of a random game, with a seat on turn.
#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn random_game(game: &PiratesUnderFire, seed: u64, mut f: impl FnMut(&State, Seat, Action)) {
    let mut state = game.start(&game.deal(&mut Dealer::new(seed))).unwrap();
    let (mut chance, mut list) = (QuickChance::new(seed), Vec::new());
    while let Some(seat) = game.awaited(&state).lowest() {
        game.legal(&state, seat, &mut list);
        let action = *chance.choose(&list).unwrap();
        f(&state, seat, action);
        game.apply(&mut state, seat, action, &mut ()).unwrap();
    }
}

fn features(game: &PiratesUnderFire, state: &State, seat: Seat) -> (usize, Vec<u16>) {
    let mut features = Features::default();
    let stage = game.features(state, seat, &mut features);
    let mut all = features.all().to_vec();
    all.sort_unstable();
    (stage, all)
}

/// The same action on a sea that is turned round.
fn turned(action: Action) -> Action {
    let turn = |space: Space| Space::new(Space::COUNT - 1 - space.index()).unwrap_or(space);
    match action {
        Action::Lay { space } => Action::Lay { space: turn(space) },
        Action::Shoot { space } => Action::Shoot { space: turn(space) },
        Action::Repair { space } => Action::Repair { space: turn(space) },
        Action::Mine { space } => Action::Mine { space: turn(space) },
        Action::Sweep { space } => Action::Sweep { space: turn(space) },
        Action::Shield { space } => Action::Shield { space: turn(space) },
        Action::Dummy { space } => Action::Dummy { space: turn(space) },
        other => other,
    }
}

#[test]
fn both_seats_see_the_same_sea_from_their_side() {
    let game = pirates();
    for seed in 0..20 {
        let mut deal = game.deal(&mut Dealer::new(seed));
        deal.first = 3 - deal.first;
        deal.fleets.reverse();
        let mut other = game.start(&deal).unwrap();
        random_game(&game, seed, |state, seat, action| {
            for seat in SEATS {
                assert_eq!(features(&game, state, seat), features(&game, &other, seat.opponent()));
            }
            game.apply(&mut other, seat.opponent(), turned(action), &mut ()).unwrap();
        });
    }
}

#[test]
fn positions_of_a_turn_are_told_apart() {
    let game = pirates();
    let mut list = Vec::new();
    for seed in 0..10 {
        // Where a player can go in two clicks: the same place has the same key, another one another.
        random_game(&game, seed, |state, seat, _| {
            let mut after: Vec<State> = vec![*state];
            for from in 0..40 {
                let Some(&here) = after.get(from) else { break };
                game.legal(&here, seat, &mut list);
                for &action in &list {
                    let mut next = here;
                    if !game.blind(&here, seat, action) && after.len() < 300 {
                        game.apply(&mut next, seat, action, &mut ()).unwrap();
                        after.push(next);
                    }
                }
            }
            let mut keys: Vec<(u64, State)> =
                after.iter().map(|state| (game.key(state, seat), *state)).collect();
            keys.sort_unstable_by_key(|(key, _)| *key);
            for pair in keys.windows(2) {
                assert_eq!(pair[0].0 == pair[1].0, pair[0].1 == pair[1].1, "{:?}", pair[0].1.open().turn);
            }
        });
    }
}
