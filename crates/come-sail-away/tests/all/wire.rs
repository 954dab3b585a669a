//! What arrives from another machine: JSON of real views and events, spoilt at random. Whatever is still taken for a view is
//! played on, looked at and spoken of, by games it was not made for too; nothing may panic.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use come_sail_away::{Arrangement, ComeSailAway, Event, Hands, Options, View};
use game::kit::any_view::{mutate, real_views, survive};
use game::{Chance, Dealer, Game, Parts, QuickChance, Recorder, Seat, Speak, Told, Viewer};

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

/// Views of a random game of each, as JSON.
fn views(games: &[ComeSailAway], chance: &mut QuickChance) -> Vec<String> {
    games.iter().flat_map(|game| real_views(game, chance)).collect()
}

/// All events of a random game.
fn events(game: &ComeSailAway, chance: &mut QuickChance) -> Vec<Event> {
    let mut state = game.start(&game.deal(chance)).unwrap();
    let (mut list, mut told) = (Vec::new(), Recorder::default());
    while let Some(seat) = game.awaited(&state).lowest() {
        game.legal(&state, seat, &mut list);
        game.apply(&mut state, seat, *chance.choose(&list).unwrap(), &mut told).unwrap();
    }
    let event = |told| if let Told::Event(_, event) = told { Some(event) } else { None };
    told.told.into_iter().filter_map(event).collect()
}

#[test]
fn spoilt_views_are_refused_or_can_be_played_on() {
    let (games, mut chance) = (games(), QuickChance::new(20));
    let views = views(&games, &mut chance);
    let mut taken = 0;
    for i in 0..SPOILT {
        let view = chance.choose(&views).unwrap();
        let json = mutate(view, &mut chance);
        taken += usize::from(survive(&games[i % games.len()], &json, &mut chance));
    }
    // Few, since most of a view follows from the rest.
    assert!(taken > SPOILT / 50, "{taken} of {SPOILT} were taken");
}

/// What boards ask of the game beyond the contract.
#[test]
fn boards_can_show_whatever_is_read_as_a_view() {
    let (games, mut chance) = (games(), QuickChance::new(22));
    let mut read = 0;
    for json in views(&games, &mut chance) {
        let Ok(view) = serde_json::from_str::<View>(&mutate(&json, &mut chance)) else { continue };
        read += 1;
        games.iter().for_each(|game| look_at(game, &view));
    }
    assert!(read > 10, "{read}");
}

fn look_at(game: &ComeSailAway, view: &View) {
    let parts = game.components();
    let _ = (game.next_in_line(view), view.unseen(), view.awaited());
    for seat in Seat::ALL {
        let _ = view.unused_goes(seat);
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
fn spoilt_events_are_refused_or_can_be_told() {
    let mut chance = QuickChance::new(21);
    let (mut tried, mut taken) = (0, 0);
    for game in games() {
        let views = real_views(&game, &mut chance);
        let views: Vec<View> = views.iter().map(|json| serde_json::from_str(json).unwrap()).collect();
        for event in events(&game, &mut chance).into_iter().flat_map(|event| [event; 4]) {
            let json = mutate(&serde_json::to_string(&event).unwrap(), &mut chance);
            tried += 1;
            let Ok(arrived) = serde_json::from_str::<Event>(&json) else { continue };
            taken += 1;
            let _ = game.say_event(chance.choose(&views).unwrap(), &arrived);
        }
    }
    assert!(tried > 1000 && taken > tried / 50, "{taken} of {tried} were taken");
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
