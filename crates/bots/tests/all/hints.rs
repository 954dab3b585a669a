//! What a hint says comes true.

use bots::{Advise, Hint, Level, Mind as _, Thinker};
use come_sail_away::ComeSailAway;
use game::{Arg, Chance, Dealer, Game, Message, Parts, QuickChance, Seat, Undo, Viewer};
use on_board::OnBoard;
use pirates_under_fire::PiratesUnderFire;

/// Asks for hints throughout some games, follows each to its end on a copy of the table, and hands before and after to
/// the check. What ends a turn is left out, and so is what its player cannot foresee.
#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn follow<G: Advise>(
    game: &G,
    deals: u64,
    mut check: impl FnMut(&Hint<G::Action>, Seat, &G::State, &G::State),
) {
    let mut thinker = Thinker::new(game, Level::Helmsman, G::net());
    let mut legal = Vec::new();
    for seed in 0..deals {
        let mut chance = QuickChance::new(seed);
        let mut state = game.start(&game.deal(&mut Dealer::new(seed))).unwrap();
        while let Some(seat) = game.awaited(&state).lowest() {
            let view = game.view(&state, Viewer::Seat(seat));
            let hint = thinker.hint(game, &view, seat, seed, &mut ()).unwrap();
            let mut after = state;
            for &(action, _) in &hint.moves {
                let seen = game.view(&after, Viewer::Seat(seat));
                if G::ends_turn(action) || game.undoable(&seen, action) == Undo::Reveals {
                    break;
                }
                game.apply(&mut after, seat, action, &mut ()).unwrap();
            }
            game.legal(&state, seat, &mut legal);
            assert!(!hint.places.is_empty(), "there is something to look at: {hint:?}");
            assert!(hint.places.iter().all(|place| legal.contains(place)), "what can be chosen: {hint:?}");
            check(&hint, seat, &state, &after);
            let any = *chance.choose(&legal).unwrap();
            let action = if chance.below(3) > 0 { hint.moves[0].0 } else { any };
            game.apply(&mut state, seat, action, &mut ()).unwrap();
        }
    }
}

fn aim<'h, A>(hint: &'h Hint<A>, id: &str) -> Option<&'h Message> {
    hint.aims.iter().find(|aim| aim.id == id)
}

#[expect(clippy::panic, reason = "a helper of tests")]
fn number(message: &Message, name: &str) -> i64 {
    match message.args.iter().find(|(arg, _)| *arg == name) {
        Some((_, Arg::Number(n))) => *n,
        _ => panic!("{message}"),
    }
}

#[test]
fn rooms_fill_and_luggage_moves_as_a_hint_says() {
    let game = ComeSailAway::new(Default::default(), Parts::BuiltIn).unwrap();
    let (mut filled, mut moved) = (0, 0);
    follow(&game, 5, |hint, seat, before, after| {
        let [before, after] = [before, after].map(|state| state.ship(seat));
        let fills = after.down().len() - before.down().len();
        let said = ["hint-csa-aim-fill", "hint-csa-aim-bonus"];
        assert_eq!(said.iter().any(|id| aim(hint, id).is_some()), fills > 0, "{hint:?}");
        filled += fills;
        if let Some(luggage) = aim(hint, "hint-csa-aim-luggage") {
            assert_eq!(number(luggage, "count"), i64::from(after.luggage() - before.luggage()), "{hint:?}");
            moved += 1;
        }
    });
    assert!(filled > 0 && moved > 0);
}

#[test]
fn cabins_open_and_passengers_are_satisfied_as_a_hint_says() {
    let game = OnBoard::new(Default::default(), Parts::BuiltIn).unwrap();
    let (mut opened, mut satisfied) = (0, 0);
    follow(&game, 5, |hint, seat, before, after| {
        let [before, after] = [before, after].map(|state| state.sheet(seat));
        let open = |sheet: &on_board::Sheet| -> i64 {
            on_board::Level::ALL.into_iter().map(|level| i64::from(sheet.open(level))).sum()
        };
        if let Some(said) = aim(hint, "hint-ob-aim-open") {
            assert_eq!(number(said, "count"), open(after) - open(before), "{hint:?}");
            opened += 1;
        }
        if let Some(said) = aim(hint, "hint-ob-aim-satisfied") {
            let ticks = i64::from(after.satisfied()) - i64::from(before.satisfied());
            assert_eq!(number(said, "count"), ticks, "{hint:?}");
            satisfied += 1;
        }
    });
    assert!(opened > 0 && satisfied > 0);
}

#[test]
fn combinations_grow_and_break_as_a_hint_says() {
    let game = PiratesUnderFire::new(Default::default(), Parts::BuiltIn).unwrap();
    let (mut grown, mut broken, mut fired) = (0, 0, 0);
    follow(&game, 8, |hint, seat, before, after| {
        let combinations =
            |state, whose| i64::from(game.score_lines(&game.view(state, Viewer::Spectator), whose)[0]);
        let gain = |whose| combinations(after, whose) - combinations(before, whose);
        let afloat = |state: &pirates_under_fire::State| state.open().sea.fleet(seat.opponent()).active;
        if let Some(said) = aim(hint, "hint-puf-aim-combination") {
            assert_eq!(number(said, "points"), gain(seat), "{hint:?}");
            grown += 1;
        }
        if let Some(said) = aim(hint, "hint-puf-aim-break") {
            assert_eq!(number(said, "points"), -gain(seat.opponent()), "{hint:?}");
            broken += 1;
        }
        if aim(hint, "hint-puf-aim-shoot").is_some() {
            assert!(!(afloat(before) & !afloat(after)).is_empty(), "{hint:?}");
            fired += 1;
        }
    });
    assert!(grown > 0 && broken > 0 && fired > 0, "{grown} {broken} {fired}");
}

#[test]
fn a_hint_names_the_best_move_and_what_it_gains_over_the_next() {
    let game = PiratesUnderFire::new(Default::default(), Parts::BuiltIn).unwrap();
    let state = game.start(&game.deal(&mut Dealer::new(3))).unwrap();
    let seat = game.awaited(&state).lowest().unwrap();
    let view = game.view(&state, Viewer::Seat(seat));
    let mut thinker = Thinker::new(&game, Level::Admiral, PiratesUnderFire::net());
    let choices = thinker.choices(&game, &view, seat, 7, &mut ());
    let hint = thinker.hint(&game, &view, seat, 7, &mut ()).unwrap();
    assert_eq!(hint.gain, Some(choices[0].value - choices[1].value));
    let line: Vec<_> = hint.moves.iter().map(|&(action, _)| action).collect();
    assert!(choices[0].line.starts_with(&line), "{line:?}");
    let waiting = game.view(&state, Viewer::Seat(seat.opponent()));
    assert_eq!(thinker.hint(&game, &waiting, seat.opponent(), 7, &mut ()), None);
}

#[test]
fn gains_are_told_to_a_tenth_of_a_point() {
    let said = |gain| {
        let hint = Hint::<u8> { look: Message::new("x"), places: vec![], aims: vec![], moves: vec![], gain };
        hint.say_gain().to_string()
    };
    assert_eq!(said(Some(234)), "hint-gain points=2.3");
    assert_eq!(said(Some(5)), "hint-gain points=0.1");
    assert_eq!(said(Some(1997)), "hint-gain points=20.0");
    assert_eq!(said(Some(4)), "hint-gain-none");
    assert_eq!(said(Some(-300)), "hint-gain-none");
    assert_eq!(said(None), "hint-gain-only");
}
