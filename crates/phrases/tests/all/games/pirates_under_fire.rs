//! Whatever *Pirates Under Fire* has to say reads well in every language.

use std::collections::BTreeSet;

use game::{
    Arg, Chance, Dealer, Flaw, Game, Message, Parts, QuickChance, Recorder, Seat, Speak, Told, Viewer,
};
use pirates_under_fire::{
    Action, Deal, Event, Mercenary, Options, PiratesUnderFire, Ship, Space, State, Step, Value, View,
};

use super::listener::{Listener, action, all_is_written, books, damaged, first_view, named};

const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];

#[test]
fn every_message_that_the_rules_name_is_written() {
    all_is_written::<PiratesUnderFire>("puf-");
}

#[test]
fn names_of_powers_are_short_and_different() {
    let powers = named::<PiratesUnderFire>("puf-power-");
    for book in books() {
        let names: BTreeSet<String> = powers.iter().map(|id| book.say_id(id)).collect();
        assert!(names.iter().all(|name| (1..=12).contains(&name.chars().count())), "{names:?}");
        assert_eq!(names.len(), powers.len(), "{names:?}");
    }
}

#[test]
fn whatever_is_said_in_hundreds_of_games_comes_out_in_every_language() {
    let mut listener = Listener::<PiratesUnderFire>::new("puf-");
    let game = game();
    (0..400).for_each(|seed| listener.listen(&game, seed));
    // What happens to somebody without a space is told below.
    for (state, seat) in stranding(&game) {
        hear_all(&mut listener, &game, &state, seat);
    }
    assert!(listener.count() > 2000, "only {} messages", listener.count());
    let rare = ["puf-action-fire-any", "puf-action-decline-any", "puf-event-crushed", "puf-event-stranded"];
    listener.has_heard_all(&["puf-event-", "puf-action-", "puf-prompt-", "puf-lay-"], &rare);
}

#[test]
fn every_action_and_event_comes_out_at_any_time() {
    let mut listener = Listener::<PiratesUnderFire>::new("puf-");
    let game = game();
    let view = first_view(&game);
    let actions = (0..PiratesUnderFire::ACTIONS).filter_map(PiratesUnderFire::from_index);
    actions.for_each(|action| listener.hear(&game.say_action(&view, action)));
    every_event().iter().for_each(|event| listener.hear(&game.say_event(&view, event)));
    listener.has_heard_all(&["puf-event-", "puf-power-"], &[]);
}

#[test]
fn events_read_well() {
    let game = game();
    let names = ["Zoé".to_owned(), "Оля".to_owned()];
    let (seat, space, view) = (ONE, space("c2"), first_view(&game));
    let says = |event: Event, expected: [&str; 3]| {
        let message = game.say_event(&view, &event);
        assert_eq!(books().map(|book| plain(&book.say(&message, &names))), expected);
    };
    says(
        Event::TurnBegan { seat: TWO, turn: 3 },
        ["Turn 3 of 16: Оля plays.", "Tour 3 sur 16 : Оля joue.", "Хід 3 із 16: грає Оля."],
    );
    says(
        Event::Hired { seat, mercenary: mercenary(7), gold: 4 },
        [
            "Zoé buys mercenary 1/4/7 for 4 gold (Four shots).",
            "Zoé achète le mercenaire 1/4/7 pour 4 ors (Quatre tirs).",
            "Zoé купує найманця 1/4/7 за 4 золоті монети (4 постріли).",
        ],
    );
    says(
        Event::Laid { seat, ship: Ship::Own(value(5)), space },
        ["Zoé lays ship 5 on c2.", "Zoé pose le bateau 5 en c2.", "Zoé виставляє корабель 5 на c2."],
    );
    says(
        Event::Laid { seat, ship: Ship::Hired(mercenary(10)), space },
        ["Zoé lays mercenary X on c2.", "Zoé pose le mercenaire X en c2.", "Zoé виставляє найманця X на c2."],
    );
    says(
        Event::MineTaken { seat, space, dummy: false },
        [
            "Zoé takes the mine on c2 (−2 points).",
            "Zoé prend la mine en c2 (−2 points).",
            "Zoé забирає міну на c2 (−2 очки).",
        ],
    );
    says(
        Event::SetOnFire { seat: TWO, space },
        [
            "Оля: the ship on c2 is hit and burns.",
            "Оля : le bateau en c2 est touché et prend feu.",
            "Оля: у корабель на c2 влучили, він горить.",
        ],
    );
    says(
        Event::Shielded { seat, space },
        [
            "Zoé gives the ship on c2 a shield.",
            "Zoé place un bouclier sur le bateau en c2.",
            "Zoé дає щит кораблю на c2.",
        ],
    );
    says(
        Event::Got { seat, value: value(9) },
        [
            "Zoé: the new tile is ship 9.",
            "Zoé : la nouvelle tuile est le bateau 9.",
            "Zoé: нова плитка — корабель 9.",
        ],
    );
}

#[test]
fn prompts_and_actions_read_well() {
    let game = game();
    let mut state = game.start(&deal(&game)).expect("the same tiles in another order");
    let asks = |state: &State, seat: Seat, expected: [&str; 3]| {
        assert_eq!(said(&game.prompt(&game.view(state, Viewer::Seat(seat)))), expected);
    };
    let offers = |state: &State, seat: Seat, notation: &str, expected: [&str; 3]| {
        let view = game.view(state, Viewer::Seat(seat));
        assert_eq!(said(&game.say_action(&view, action(notation))), expected);
    };

    asks(
        &state,
        ONE,
        ["Choose the ship to lay", "Choisissez le bateau à poser", "Виберіть, який корабель виставити"],
    );
    asks(
        &state,
        TWO,
        ["Player 1 chooses a ship", "Joueur 1 choisit un bateau", "Гравець 1 вибирає корабель"],
    );
    offers(
        &state,
        ONE,
        "ship 9",
        [
            "Ship 9 – the sea space takes effect twice",
            "Bateau 9 – la case mer agit deux fois",
            "Корабель 9 — клітинка моря діє двічі",
        ],
    );
    offers(
        &state,
        ONE,
        "hire 6",
        [
            "Buy mercenary 5/6 for 3 gold – at the end, 1 point per shield in your fleet",
            "Acheter le mercenaire 5/6 pour 3 ors – à la fin, 1 point par bouclier de votre flotte",
            "Купити найманця 5/6 за 3 золоті монети — наприкінці 1 очко за кожен щит вашого флоту",
        ],
    );
    play(&game, &mut state, ONE, &["ship 9"]);
    asks(
        &state,
        ONE,
        [
            "Ship 9: choose its space; it opens the game and gets a shield",
            "Bateau 9 : choisissez sa case ; il ouvre la partie et reçoit un bouclier",
            "Корабель 9: виберіть клітинку; він відкриває гру й отримує щит",
        ],
    );
    offers(
        &state,
        ONE,
        "lay c1",
        ["c1 – orthogonal shot ×2", "c1 – tir orthogonal ×2", "c1 — прямий постріл ×2"],
    );
    play(&game, &mut state, ONE, &["lay d1"]);
    asks(&state, ONE, ["Carry out: new mine ×2", "À réaliser : mine à placer ×2", "Виконайте: нова міна ×2"]);
    offers(&state, ONE, "mine a3", ["Mine a3", "Mine a3", "Міна a3"]);
    play(&game, &mut state, ONE, &["mine d6", "decline"]);
    offers(
        &state,
        ONE,
        "end",
        [
            "End the turn and draw a tile",
            "Terminer le tour et piocher une tuile",
            "Завершити хід і взяти плитку",
        ],
    );
    play(&game, &mut state, ONE, &["end"]);
    play(&game, &mut state, TWO, &["ship 3"]);
    offers(
        &state,
        TWO,
        "lay d6",
        [
            "d6 – new mine, on a mine (−2 points)",
            "d6 – mine à placer, sur une mine (−2 points)",
            "d6 — нова міна, на міні (−2 очки)",
        ],
    );
    play(&game, &mut state, TWO, &["lay d6"]);
    asks(
        &state,
        TWO,
        [
            "Carry out: orthogonal shot, new mine",
            "À réaliser : tir orthogonal, mine à placer",
            "Виконайте: прямий постріл, нова міна",
        ],
    );
    offers(
        &state,
        TWO,
        "shoot d1",
        [
            "Shot: ship 9 on d1 loses its last shield token",
            "Tir : le bateau 9 en d1 perd son dernier bouclier",
            "Постріл: корабель 9 на d1 втрачає останній щит",
        ],
    );
    offers(
        &state,
        TWO,
        "decline",
        [
            "Skip: orthogonal shot, new mine",
            "Renoncer à : tir orthogonal, mine à placer",
            "Пропустити: прямий постріл, нова міна",
        ],
    );
    play(&game, &mut state, TWO, &["decline", "end"]);
    play(&game, &mut state, ONE, &["ship 3"]);
    offers(&state, ONE, "lay d2", ["d2 – orthogonal shot", "d2 – tir orthogonal", "d2 — прямий постріл"]);
    play(&game, &mut state, ONE, &["lay d2"]);
    offers(
        &state,
        ONE,
        "shoot d6",
        [
            "Shot: ship 3 on d6 burns",
            "Tir : le bateau 3 en d6 prend feu",
            "Постріл: корабель 3 на d6 загоряється",
        ],
    );
    play(&game, &mut state, ONE, &["shoot d6", "end"]);
    play(&game, &mut state, TWO, &["ship 2"]);
    offers(
        &state,
        TWO,
        "lay d6",
        [
            "d6 – on your burning ship 3, no sea effect",
            "d6 – sur votre bateau 3 en feu, sans effet de la case mer",
            "d6 — замість вашого підпаленого корабля 3, клітинка моря не діє",
        ],
    );
}

/// One player fills two rows and is shut in by the other, who could be crushed, but to no avail (PUF-35).
#[test]
fn who_has_no_space_is_told_what_it_means() {
    let game = game();
    let states = stranding(&game);
    let told: Vec<[String; 3]> = states
        .iter()
        .map(|(state, seat)| said(&game.prompt(&game.view(state, Viewer::Seat(*seat)))))
        .collect();
    let expected = [
        [
            "None of your ships has an accessible space: buy a mercenary, or end the turn and lose",
            "Aucune case n’est accessible à vos bateaux : achetez un mercenaire, ou terminez le tour et perdez",
            "Для ваших кораблів немає доступної клітинки: купіть найманця, інакше, завершивши хід, програєте",
        ],
        [
            "Mercenary X: choose its space",
            "Mercenaire X : choisissez sa case",
            "Найманець X: виберіть клітинку",
        ],
        [
            "Still no accessible space for your ships: undo the purchase, or end the turn and lose",
            "Toujours aucune case accessible à vos bateaux : annulez l’achat, ou terminez le tour et perdez",
            "Для ваших кораблів і досі немає доступної клітинки: скасуйте купівлю, інакше, завершивши хід, програєте",
        ],
        ["The game is over", "La partie est terminée", "Гру закінчено"],
    ];
    assert_eq!(told, expected);
    let (stuck, _) = &states[0];
    let end = said(&game.say_action(&game.view(stuck, Viewer::Seat(ONE)), Action::End));
    let expected = [
        "End the turn and lose the game: you have no space for a ship",
        "Terminer le tour et perdre la partie : aucune case pour un bateau",
        "Завершити хід і програти: для корабля немає клітинки",
    ];
    assert_eq!(end, expected);
    let (laying, _) = &states[1];
    let crush = said(&game.say_action(&game.view(laying, Viewer::Seat(ONE)), action("lay g3")));
    let expected = [
        "g3 – crushes the enemy’s ship 6",
        "g3 – écrase le bateau 6 adverse",
        "g3 — трощить ворожий корабель 6",
    ];
    assert_eq!(crush, expected);
    let (over, _) = &states[3];
    let verdict = game.verdict(&game.view(over, Viewer::Everything)).expect("points do not tell it");
    let expected = [
        "Player 1 has no space left for a ship and loses; points do not count (PUF-35).",
        "Joueur 1 n’a plus de case pour un bateau et perd ; les points ne comptent pas (PUF-35).",
        "Гравець 1 не має клітинки для корабля і програє; очки не рахуються (PUF-35).",
    ];
    assert_eq!(said(&verdict), expected);
}

#[test]
fn a_verdict_is_given_where_points_do_not_tell() {
    let game = game();
    let mut view = first_view(&game);
    assert_eq!(game.verdict(&view), None, "not before the end");
    view.open.turn.step = Step::Over { stranded: None };
    let verdict = |view: &View| game.verdict(view).map(|verdict| said(&verdict));
    let shared = [
        "Tied on points and on gold (0 each): a shared victory (PUF-40).",
        "Égalité de points et d’or (0 chacun) : victoire partagée (PUF-40).",
        "Порівну й очок, і золота (по 0): перемога спільна (PUF-40).",
    ];
    assert_eq!(verdict(&view), Some(shared.map(str::to_owned)));
    view.open.players.0[1].gold = 4;
    view.open.players.0[0].gold = 1;
    let gold = [
        "Tied on points: Player 2 wins with more gold, 4 to 1 (PUF-40).",
        "Égalité de points : Joueur 2 gagne avec plus d’or, 4 contre 1 (PUF-40).",
        "Очок порівну: перемагає Гравець 2, бо має більше золота, 4 проти 1 (PUF-40).",
    ];
    assert_eq!(verdict(&view), Some(gold.map(str::to_owned)));
    view.open.players.0[0].points = 1;
    assert_eq!(verdict(&view), None);
}

#[test]
fn what_an_action_says_is_what_happens() {
    let game = game();
    let mut checked = 0;
    for seed in 0..200 {
        let mut chance = QuickChance::new(seed);
        let mut state = game.start(&game.deal(&mut Dealer::new(seed))).expect("a deal of its own");
        let mut legal = Vec::new();
        while let Some(seat) = game.awaited(&state).iter().next() {
            game.legal(&state, seat, &mut legal);
            let action = *chance.choose(&legal).unwrap();
            let said = game.say_action(&game.view(&state, Viewer::Seat(seat)), action);
            let mut recorder = Recorder::default();
            game.apply(&mut state, seat, action, &mut recorder).expect("legal");
            checked += usize::from(kept(action, &said, &recorder));
        }
    }
    assert!(checked > 4000, "only {checked}");
}

/// Compares what laying a ship or shooting promises with what it does; whether it promises anything.
fn kept(action: Action, said: &Message, recorder: &Recorder<Event>) -> bool {
    let promised = |id: &str| count(said, id);
    let happened = |wanted: fn(&Event) -> bool| {
        let events = recorder.told.iter().filter_map(|told| match told {
            Told::Event(_, event) => Some(event),
            _ => None,
        });
        events.filter(|event| wanted(event)).count()
    };
    match action {
        Action::Shoot { .. } | Action::Fire => {
            assert_eq!(promised("puf-hit-burns"), happened(|event| matches!(event, Event::SetOnFire { .. })));
            let shields = happened(|event| matches!(event, Event::ShieldLost { .. }));
            assert_eq!(promised("puf-hit-shield"), shields);
            assert_eq!(promised("puf-hit-nothing"), 0);
        }
        Action::Lay { .. } => {
            let crushed = happened(|event| matches!(event, Event::Crushed { .. }));
            assert_eq!(promised("puf-lay-crush"), crushed);
            let burning = promised("puf-lay-own-burning") + promised("puf-lay-enemy-burning");
            assert_eq!(burning, happened(|event| matches!(event, Event::Sunk { .. })));
            let dummy = happened(|event| matches!(event, Event::MineTaken { dummy: true, .. }));
            let real = happened(|event| matches!(event, Event::MineTaken { dummy: false, .. }));
            assert_eq!(
                promised("puf-lay-mine") + promised("puf-lay-mine-dummy") + promised("puf-lay-mine-doubtful"),
                dummy + real
            );
            assert!(promised("puf-lay-mine") <= real && promised("puf-lay-mine-dummy") <= dummy);
            let points = happened(|event| matches!(event, Event::PointTaken { .. }));
            let times = 1 + promised("puf-lay-sea-twice");
            assert_eq!(times * promised("puf-icon-victory-point"), points, "{said}");
        }
        _ => return false,
    }
    true
}

/// How often a message is part of another.
fn count(message: &Message, id: &str) -> usize {
    let inside =
        message.args.iter().map(|(_, arg)| if let Arg::Message(part) = arg { count(part, id) } else { 0 });
    usize::from(message.id == id) + inside.sum::<usize>()
}

#[test]
fn the_game_has_its_name() {
    assert_eq!(books().map(|book| book.say_id("pirates-under-fire-name")), ["Pirates Under Fire"; 3]);
}

#[test]
fn every_flaw_comes_out_in_every_language() {
    let mut listener = Listener::<PiratesUnderFire>::new("puf-");
    for flaw in flaws() {
        listener.hear(&flaw.message());
    }
    listener.has_heard_all(&["flaw-puf-"], &[]);
}

#[test]
fn a_component_file_with_any_line_missing_is_refused_in_every_language() {
    let read = |text: &str| PiratesUnderFire::new(Options {}, Parts::File(text));
    let refused = Listener::new("puf-").leave_out_lines(&game().parts().text, read);
    assert!(refused > 60, "only {refused} lines matter");
}

fn flaws() -> Vec<Flaw> {
    let text = game().parts().text.clone();
    let damaged = |from: &str, to: &str| {
        let damaged = damaged(&text, from, to);
        PiratesUnderFire::new(Options {}, Parts::File(&damaged)).expect_err(from)
    };
    let dealt = |damage: fn(&mut Deal)| {
        let game = game();
        let mut deal = game.deal(&mut Dealer::new(1));
        damage(&mut deal);
        game.start(&deal).expect_err("a damaged deal")
    };
    vec![
        damaged("\"VOD MTV DRO\"", "\"VOD MTV DRX\""),
        damaged("value = \"1/2\"", "value = \"2/1\""),
        damaged("value = \"crush\"", "value = \"crash\""),
        dealt(|deal| deal.first = 3),
        dealt(|deal| deal.mercenaries.truncate(4)),
        dealt(|deal| deal.fleets.truncate(1)),
        dealt(|deal| deal.fleets[1].sea.truncate(2)),
        dealt(|deal| deal.fleets[0].draw.truncate(17)),
    ]
}

/// Every event with every ship.
fn every_event() -> Vec<Event> {
    let (seat, space) = (TWO, space("g6"));
    let mut events = vec![
        Event::TurnBegan { seat, turn: 16 },
        Event::Sunk { seat, space },
        Event::Crushed { seat, space },
        Event::Shielded { seat, space },
        Event::PointTaken { seat },
        Event::GoldTaken { seat },
        Event::ShieldLost { seat, space },
        Event::SetOnFire { seat, space },
        Event::Repaired { seat, space },
        Event::MinePlaced { seat, space },
        Event::DummyHidden { seat },
        Event::DummyChosen { seat, space },
        Event::Looked { seat },
        Event::Skipped { seat, effect: pirates_under_fire::Effect::Repair },
        Event::Declined { seat },
        Event::Stranded { seat },
        Event::Over,
    ];
    for yes in [false, true] {
        events.push(Event::MineTaken { seat, space, dummy: yes });
        events.push(Event::MineRemoved { seat, space, dummy: yes });
        events.push(Event::Drew { seat, reserve: yes });
    }
    for value in Value::ALL {
        events.push(Event::Got { seat, value });
        events.push(Event::Laid { seat, ship: Ship::Own(value), space });
    }
    for mercenary in Mercenary::all() {
        events.extend((0..9).map(|gold| Event::Hired { seat, mercenary, gold }));
        events.push(Event::Laid { seat, ship: Ship::Hired(mercenary), space });
    }
    events
}

/// A player without a space for a ship: before buying a mercenary that crushes, while laying it, after it was of no help, and at
/// the end; each with whose turn it is.
fn stranding(game: &PiratesUnderFire) -> Vec<(State, Seat)> {
    let mut state = game.start(&deal(game)).expect("the same tiles in another order");
    let columns = ["a", "b", "c", "d", "e", "f", "g"];
    let near = ["1", "2"].into_iter().flat_map(|row| columns.map(|column| format!("{column}{row}")));
    let far = ["a6", "a5", "a4", "a3", "b3", "c3", "d3", "e3", "f3", "g3", "g4", "f4", "e4", "d4"];
    for (near, far) in near.zip(far) {
        lay(game, &mut state, ONE, &near);
        lay(game, &mut state, TWO, far);
    }
    let mut states = vec![(state, ONE)];
    for notation in ["hire 10", "lay g3", "end"] {
        play(game, &mut state, ONE, &[notation]);
        states.push((state, ONE));
    }
    states
}

fn play(game: &PiratesUnderFire, state: &mut State, seat: Seat, notations: &[&str]) {
    for notation in notations {
        let action = action(notation);
        game.apply(state, seat, action, &mut ()).unwrap_or_else(|refusal| panic!("{notation}: {refusal:?}"));
    }
}

/// A whole turn: a ship, gold if there is any, and nothing else.
fn lay(game: &PiratesUnderFire, state: &mut State, seat: Seat, space: &str) {
    let mut legal = Vec::new();
    loop {
        game.legal(state, seat, &mut legal);
        let even = |action: &&Action| matches!(action, Action::Ship { value } if value.number() % 2 == 0);
        let ship = |action: &&Action| matches!(action, Action::Ship { .. });
        let chosen = match legal.first() {
            Some(Action::Lay { .. }) => action(&format!("lay {space}")),
            _ if legal.contains(&Action::Decline) => Action::Decline,
            _ if legal.contains(&Action::End) => Action::End,
            _ => *legal.iter().find(even).or_else(|| legal.iter().find(ship)).expect("a ship"),
        };
        game.apply(state, seat, chosen, &mut ()).unwrap_or_else(|refusal| panic!("{chosen}: {refusal:?}"));
        if chosen == Action::End {
            return;
        }
    }
}

/// A deal in which the first seat begins, gets all the gold there is, and has a mercenary that crushes for sale.
fn deal(game: &PiratesUnderFire) -> Deal {
    let mut deal = game.deal(&mut Dealer::new(1));
    deal.first = 1;
    deal.mercenaries = vec![1, 5, 6, 7, 10];
    let tiles = |values: &[u8]| -> Vec<String> {
        values.iter().flat_map(|value| ["a", "b", "c"].map(|copy| format!("{value}{copy}"))).collect()
    };
    for player in &mut deal.fleets {
        player.sea = ["square 1 a 0", "square 2 a 0", "strip a 0"].map(str::to_owned).to_vec();
        player.draw = tiles(&[9, 2, 4, 6, 8, 3]);
        player.draw.swap(1, 3);
        player.draw.swap(2, 15);
        player.reserve = tiles(&[1, 5, 7]);
    }
    deal
}

/// All that any viewer is told of a state.
fn hear_all(listener: &mut Listener<PiratesUnderFire>, game: &PiratesUnderFire, state: &State, seat: Seat) {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    for viewer in [Viewer::Seat(ONE), Viewer::Seat(TWO), Viewer::Spectator, Viewer::Everything] {
        let view = game.view(state, viewer);
        listener.hear(&game.prompt(&view));
        legal.iter().for_each(|&action| listener.hear(&game.say_action(&view, action)));
        game.verdict(&view).iter().for_each(|verdict| listener.hear(verdict));
    }
}

fn game() -> PiratesUnderFire {
    PiratesUnderFire::new(Options {}, Parts::BuiltIn).expect("nothing to agree on")
}

fn said(message: &Message) -> [String; 3] {
    books().map(|book| plain(&book.say(message, &[])))
}

fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

fn space(text: &str) -> Space {
    text.parse().expect("a space")
}

fn value(number: u8) -> Value {
    Value::new(number).expect("a value")
}

fn mercenary(number: u8) -> Mercenary {
    Mercenary::new(number).expect("a mercenary")
}
