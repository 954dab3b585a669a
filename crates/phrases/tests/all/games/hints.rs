//! Hints read well in every language, whatever they are about.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bots::{Advise, Level, Thinker};
use come_sail_away::ComeSailAway;
use game::{Chance, Dealer, Decimal, Game, Message, Name, Parts, QuickChance, Viewer};
use on_board::OnBoard;
use pirates_under_fire::PiratesUnderFire;

use super::listener::{Listener, books};

/// The names of messages in the source of hints that begin so.
fn named(prefix: &str) -> BTreeSet<String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bots/src");
    let advice = fs::read_dir(source.join("advice")).expect("the source of hints");
    let files = advice.map(|entry| entry.expect("readable").path()).chain([source.join("hint.rs")]);
    let text: String = files.map(|file| fs::read_to_string(file).expect("readable")).collect();
    text.split('"').filter(|piece| piece.starts_with(prefix)).map(str::to_owned).collect()
}

/// Hears the hints of a game in which some are followed and some are not; the names of their sentences.
fn listen<G: Advise>(game: &G, seed: u64, listener: &mut Listener<G>) -> BTreeSet<Name> {
    let mut thinker = Thinker::new(game, Level::Navigator, G::net());
    let mut state = game.start(&game.deal(&mut Dealer::new(seed))).expect("a deal of its own");
    let (mut chance, mut legal, mut ids) = (QuickChance::new(seed), Vec::new(), BTreeSet::new());
    while let Some(seat) = game.awaited(&state).lowest() {
        let view = game.view(&state, Viewer::Seat(seat));
        let hint = thinker.hint(game, &view, seat, seed, &mut ()).expect("something to decide");
        for said in hint.aims.iter().chain([&hint.look, &hint.say_gain()]) {
            listener.hear(said);
            ids.insert(said.id.clone());
        }
        hint.moves.iter().for_each(|(_, words)| listener.hear(words));
        game.legal(&state, seat, &mut legal);
        let any = *chance.choose(&legal).unwrap();
        let action = if chance.below(3) > 0 { hint.moves[0].0 } else { any };
        game.apply(&mut state, seat, action, &mut ()).expect("possible");
    }
    ids
}

#[track_caller]
fn check<G: Advise>(prefix: &'static str, games: &[G], deals: u64, rare: &[&str]) {
    let mut listener = Listener::new("hint-");
    let mut heard = BTreeSet::new();
    for game in games {
        for seed in 0..deals {
            heard.append(&mut listen(game, seed, &mut listener));
        }
    }
    let unheard: Vec<String> = named(prefix)
        .into_iter()
        .filter(|id| !heard.contains(id.as_str()) && !rare.contains(&id.as_str()))
        .collect();
    assert!(unheard.is_empty(), "never said: {unheard:?}");
}

#[test]
fn every_hint_is_written_in_every_language() {
    let ids = named("hint-");
    assert!(ids.len() > 60, "{ids:?}");
    let missing: Vec<&String> = ids.iter().filter(|id| !books().iter().all(|book| book.has(id))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn gains_are_told_with_the_decimals_of_the_language() {
    let said = |tenths: i64| {
        let gain = Message::new("hint-gain").with("points", Decimal::new(tenths, 1));
        books().map(|book| book.say(&gain, &[]))
    };
    let expected = [
        "That is 2.3 points better than the next best.",
        "C’est 2,3 points de mieux que le deuxième choix.",
        "Це на 2,3 очка краще за наступний вибір.",
    ];
    assert_eq!(said(23), expected);
    assert_eq!(said(10)[1], "C’est 1,0 point de mieux que le deuxième choix.");
    assert_eq!(said(50)[2], "Це на 5,0 очка краще за наступний вибір.");
}

#[test]
fn hints_of_come_sail_away() {
    let game = |players, facilities: &[u8]| {
        let options =
            come_sail_away::Options { players, facilities: facilities.to_vec(), ..Default::default() };
        ComeSailAway::new(options, Parts::BuiltIn).expect("good options")
    };
    let games = [game(1, &[1, 2, 3, 4, 5]), game(2, &[6, 7, 8, 9, 10])];
    check("hint-csa-", &games, 4, &["hint-csa-aim-reconcile", "hint-csa-look-disgruntled"]);
}

#[test]
fn hints_of_on_board() {
    let games: Vec<OnBoard> = on_board::Options::all()
        .map(|options| OnBoard::new(options, Parts::BuiltIn).expect("good options"))
        .collect();
    check("hint-ob-", &games, 8, &["hint-ob-aim-hide"]);
}

#[test]
fn hints_of_pirates_under_fire() {
    let game = PiratesUnderFire::new(Default::default(), Parts::BuiltIn).expect("good options");
    check("hint-puf-", &[game], 100, &["hint-puf-aim-save"]);
}
