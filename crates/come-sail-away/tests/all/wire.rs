//! What arrives from another machine: JSON of real views and events, spoilt at random. Whatever is still taken for a view is
//! played on, looked at and spoken of, by games it was not made for too; nothing may panic.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use come_sail_away::{Arrangement, ComeSailAway, Event, Hands, Options, View};
use game::{Chance, Dealer, Game, Parts, QuickChance, Recorder, Seat, Speak, Told, Viewer};
use serde_json::Value;

/// How many views are spoilt.
const SPOILT: usize = 12_000;

fn games() -> Vec<ComeSailAway> {
    let facilities = [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [1, 3, 6, 8, 10], [2, 5, 7, 8, 9]];
    let game = |(i, players): (usize, u8)| {
        let options = Options {
            players,
            facilities: facilities[i % 4].to_vec(),
            arrangement: if i % 2 == 0 { Arrangement::Shuffled } else { Arrangement::Recommended },
            hands: if i % 3 == 2 { Hands::Open } else { Hands::Closed },
        };
        ComeSailAway::with_rules(1 + i as u32 % 2, options, Parts::BuiltIn).unwrap()
    };
    let mut games: Vec<ComeSailAway> = [1, 2, 3, 4, 1, 2, 4].into_iter().enumerate().map(game).collect();
    games.push(ComeSailAway::new(Options::default(), Parts::File(&odd_components())).unwrap());
    games
}

/// Five doors to a small cabin, and a track that is soon at its end.
fn odd_components() -> String {
    let text = include_str!("../../../../components/come-sail-away.toml");
    let text = text.replace("value = \"YB\"", "value = \"YYBKK\"");
    let (head, tail) = text.split_once("[[luggage-track]] # 0").unwrap();
    let (_, cards) = tail.split_once("# The sixty passenger cards").unwrap();
    let spaces =
        ["start", "small cabin", "small cabin", "small cabin", "small cabin", "extra pier staircase"];
    let track = spaces.map(|space| {
        format!("[[luggage-track]]\nspace = {{ value = {space:?}, source = \"reconstructed\" }}\n")
    });
    format!("{head}{}\n# {cards}", track.concat())
}

fn below(chance: &mut QuickChance, bound: usize) -> usize {
    chance.below(bound.max(1) as u32) as usize
}

/// Views of everybody at moments of a random game, and all its events.
fn walked(game: &ComeSailAway, seed: u64) -> (Vec<View>, Vec<Event>) {
    let mut state = game.start(&game.deal(&mut Dealer::new(seed))).unwrap();
    let (mut chance, mut list, mut told) = (QuickChance::new(seed), Vec::new(), Recorder::default());
    let mut views = Vec::new();
    loop {
        let viewers = game.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everything]);
        views.extend(viewers.filter(|_| chance.below(8) == 0).map(|viewer| game.view(&state, viewer)));
        let Some(seat) = game.awaited(&state).lowest() else { break };
        game.legal(&state, seat, &mut list);
        game.apply(&mut state, seat, list[below(&mut chance, list.len())], &mut told).unwrap();
    }
    views.push(game.view(&state, Viewer::Seat(Seat::ALL[0])));
    let event = |told| if let Told::Event(_, event) = told { Some(event) } else { None };
    (views, told.told.into_iter().filter_map(event).collect())
}

/// The values inside, the value itself first.
fn parts(value: &mut Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter_mut().map(parts).sum(),
        Value::Object(fields) => fields.values_mut().map(parts).sum(),
        _ => 0,
    }
}

/// Changes the value at this place among those inside, as [`parts`] counts them; otherwise says how many were passed.
fn spoil(value: &mut Value, place: usize, chance: &mut QuickChance, words: &[String]) -> Result<(), usize> {
    if place == 0 {
        change(value, chance, words);
        return Ok(());
    }
    let mut passed = 1;
    let inside: Vec<&mut Value> = match value {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => Vec::new(),
    };
    for item in inside {
        match spoil(item, place - passed, chance, words) {
            Ok(()) => return Ok(()),
            Err(more) => passed += more,
        }
        if passed > place {
            break;
        }
    }
    Err(passed)
}

fn change(value: &mut Value, chance: &mut QuickChance, words: &[String]) {
    let odd = [0, 1, 2, 3, 4, 5, 11, 12, 20, 31, 59, 60, 61, 127, 254, 255, 256, 65_536];
    let word = |chance: &mut QuickChance| words[below(chance, words.len())].clone();
    match value {
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0);
            *value = match chance.below(3) {
                0 => (near + 1).into(),
                1 => (near - 1).into(),
                _ => odd[below(chance, odd.len())].into(),
            };
        }
        Value::String(text) => match chance.below(4) {
            0 => text.push(['Y', 'B', 'G', 'O', 'K'][below(chance, 5)]),
            1 => drop(text.pop()),
            _ => *text = word(chance),
        },
        Value::Array(items) if !items.is_empty() => {
            let (one, two) = (below(chance, items.len()), below(chance, items.len()));
            match chance.below(3) {
                0 => drop(items.remove(one)),
                1 => items.push(items[one].clone()),
                _ => items.swap(one, two),
            }
        }
        Value::Array(items) => items.push(Value::String(word(chance))),
        Value::Object(fields) if !fields.is_empty() => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            let (one, two) = (&keys[below(chance, keys.len())], &keys[below(chance, keys.len())]);
            match chance.below(3) {
                0 => drop(fields.remove(one)),
                1 => {
                    let copy = fields[one].clone();
                    fields.insert(word(chance), copy);
                }
                _ => {
                    let (first, second) = (fields[one].clone(), fields[two].clone());
                    fields.insert(one.clone(), second);
                    fields.insert(two.clone(), first);
                }
            }
        }
        Value::Object(_) => *value = Value::Null,
        Value::Null => *value = odd[below(chance, odd.len())].into(),
    }
}

/// Every word that occurs in it.
fn words(value: &Value, out: &mut Vec<String>) {
    match value {
        Value::String(text) => out.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| words(item, out)),
        Value::Object(fields) => fields.iter().for_each(|(key, item)| {
            out.push(key.clone());
            words(item, out);
        }),
        _ => {}
    }
}

fn spoilt(mut json: Value, chance: &mut QuickChance) -> Value {
    let mut known = vec!["staircase".to_owned(), "done".to_owned(), "flip".to_owned(), "cabin".to_owned()];
    words(&json, &mut known);
    for _ in 0..=chance.below(2) {
        let place = below(chance, parts(&mut json));
        let _ = spoil(&mut json, place, chance, &known);
    }
    json
}

/// All that a program does with a view.
fn use_up(game: &ComeSailAway, view: &View, events: &[Event], chance: &mut QuickChance) {
    look_at(game, view, events);
    let mut state = game.redeal(view, chance);
    let mut list = Vec::new();
    // The rest of the game, or as much as the state is good for: seats that the view does not know have no cards.
    for step in 0..ComeSailAway::MAX_STEPS {
        let awaited = game.awaited(&state);
        let seats: Vec<Seat> = awaited.iter().collect();
        let Some(&seat) = seats.get(below(chance, seats.len())) else { break };
        game.legal(&state, seat, &mut list);
        let Some(&action) = list.get(below(chance, list.len())) else { break };
        if step % 16 == 0 {
            let seen = game.view(&state, Viewer::Seat(seat));
            let _ = game.undoable(&seen, action);
            let _ = (game.say_action(&seen, action), game.say_action(view, action));
            look_at(game, &seen, events);
            game.redeal(&seen, chance);
        }
        if game.apply(&mut state, seat, action, &mut ()).is_err() {
            break;
        }
    }
    let _ = game.outcome(&state);
    for viewer in [Viewer::Everything, Viewer::Spectator, Viewer::Seat(Seat::ALL[3])] {
        look_at(game, &game.view(&state, viewer), events);
    }
}

fn look_at(game: &ComeSailAway, view: &View, events: &[Event]) {
    let parts = game.components();
    let _ = (game.prompt(view), game.verdict(view), game.next_in_line(view), view.unseen(), view.awaited());
    events.iter().for_each(|event| drop(game.say_event(view, event)));
    for seat in Seat::ALL {
        let _ = (game.score_lines(view, seat), view.unused_goes(seat));
        let Some(player) = view.player(seat) else { continue };
        let ship = &player.ship;
        let _ = (player.in_play(), player.held().count(), ship.luggage_points(parts), ship.empty_berths());
        for room in come_sail_away::Room::all() {
            let _ = (game.turned_away(view, room), game.say_room(view, room), ship.is_full(room));
            let _ =
                (ship.seats(room, &view.plan, parts), ship.worth(room, &view.plan, parts), ship.count(room));
            let _ = view.decision().map(|decision| decision.action_in(room));
        }
    }
}

#[test]
fn spoilt_views_are_refused_or_can_be_played_on() {
    let games = games();
    let mut chance = QuickChance::new(20);
    let walks: Vec<_> = games.iter().zip(1..).map(|(game, seed)| walked(game, seed)).collect();
    let (mut taken, mut changed) = (0, 0);
    for i in 0..SPOILT {
        let (views, events) = &walks[i % walks.len()];
        let view = &views[below(&mut chance, views.len())];
        let json = spoilt(serde_json::to_value(view).unwrap(), &mut chance);
        let Ok(arrived) = serde_json::from_value::<View>(json) else { continue };
        taken += 1;
        changed += usize::from(arrived != *view);
        let events = &events[..events.len().min(12)];
        use_up(&games[i % games.len()], &arrived, events, &mut chance);
        use_up(&games[below(&mut chance, games.len())], &arrived, events, &mut chance);
    }
    assert!(
        taken > SPOILT / 10 && changed > SPOILT / 30,
        "{taken} of {SPOILT} were taken, {changed} of them changed"
    );
}

#[test]
fn spoilt_events_are_refused_or_can_be_told() {
    let games = games();
    let mut chance = QuickChance::new(21);
    let (mut tried, mut taken) = (0, 0);
    for (game, seed) in games.iter().zip(1..) {
        let (views, events) = walked(game, seed);
        for event in events.into_iter().flat_map(|event| [event; 4]) {
            let json = spoilt(serde_json::to_value(event).unwrap(), &mut chance);
            tried += 1;
            let Ok(arrived) = serde_json::from_value::<Event>(json) else { continue };
            taken += 1;
            let _ = game.say_event(&views[below(&mut chance, views.len())], &arrived);
        }
    }
    assert!(tried > 5000 && taken > tried / 10, "{taken} of {tried} were taken");
}

/// Each of these would reach an index, an addition or a loop of the rules.
#[test]
fn numbers_out_of_their_range_are_refused() {
    let game = ComeSailAway::new(Options { players: 2, ..Options::default() }, Parts::BuiltIn).unwrap();
    let state = game.start(&game.deal(&mut Dealer::new(1))).unwrap();
    let view = game.view(&state, Viewer::Seat(Seat::ALL[0]));
    let json = serde_json::to_value(&view).unwrap();
    assert_eq!(serde_json::from_value::<View>(json.clone()).unwrap(), view);
    for (pointer, wrong) in [
        ("/round", "0"),
        ("/round", "13"),
        ("/deck-left", "61"),
        ("/players", "[]"),
        ("/viewer", r#"{"seat":3}"#),
        ("/plan/0", r#""staircase""#),
        ("/plan/0", r#""2""#),
        ("/tokens/0/facility", "11"),
        ("/tokens/0/space", "5"),
        ("/players/0/hand/0", "61"),
        ("/players/0/hand/0", "0"),
        ("/players/0/used", "[1]"),
        ("/players/0/ship/luggage", "32"),
        ("/players/0/ship/tokens", "6"),
        ("/players/0/ship/small-cabins/0", "21"),
        ("/players/0/ship/small-cabins/0", "null"),
        ("/players/0/ship/rooms/a0/takes", r#""Y""#),
        ("/players/0/ship/rooms/a0/takes", r#""X""#),
        ("/players/0/ship/rooms/a0", r#"{"inside":"YYYYYY"}"#),
        ("/players/0/ship/rooms/a0", r#"{"small-cabin":1}"#),
        ("/players/0/ship/rooms/stair", r#"{"down":true}"#),
        ("/players/0/ship/disgruntled", &format!("{:?}", "Y".repeat(81))),
        ("/players/0/progress", "null"),
        ("/players/0/progress/turn/slot", "3"),
        ("/players/0/progress/turn/placed", "5"),
        ("/players/0/progress/turn/here", r#""a0""#),
        ("/players/0/progress/turn/full", r#"["a0"]"#),
        ("/players/0/progress/turn/decision", r#"{"berth":{"slot":6}}"#),
        ("/players/0/progress/turn/decision", r#"{"take":["staircase"]}"#),
        ("/players/0/progress/turn/decision", r#"{"seat":{"origin":"staircase","colour":"yellow"}}"#),
        ("/players/0/progress/turn/decision", r#""flip""#),
        ("/players/0/progress/turn/decision", r#""done""#),
    ] {
        let mut spoilt = json.clone();
        *spoilt.pointer_mut(pointer).unwrap_or_else(|| panic!("there is no {pointer}")) =
            serde_json::from_str(wrong).unwrap();
        assert!(serde_json::from_value::<View>(spoilt).is_err(), "{pointer} = {wrong}");
    }
}
