//! What travels: views and events as JSON, and what is refused when it comes back.

use game::kit::any_view::{mutate, real_views, survive, survive_mutations};
use game::{Game, Parts, QuickChance, Seat, Viewer};
use serde_json::{Value as Json, json};

use crate::{Action, Components, Effect, Event, Options, PiratesUnderFire, Space, View};

fn game() -> PiratesUnderFire {
    PiratesUnderFire::new(Options {}, Parts::BuiltIn).unwrap()
}

/// The views of some random games, of players, spectators and those who see everything.
fn views() -> Vec<View> {
    let (game, mut chance) = (game(), QuickChance::new(3));
    let games = (0..12).flat_map(|_| real_views(&game, &mut chance));
    games.map(|json| serde_json::from_str(&json).unwrap()).collect()
}

/// The view with one field changed, read again.
#[track_caller]
fn changed(view: &View, pointer: &str, to: Json) -> Result<View, String> {
    let mut json = serde_json::to_value(view).unwrap();
    let Some(field) = json.pointer_mut(pointer) else { panic!("{pointer} is not in {json}") };
    assert_ne!(*field, to, "{pointer} is that already");
    *field = to;
    serde_json::from_value(json).map_err(|error| error.to_string())
}

#[test]
fn views_and_events_are_readable() {
    let game = game();
    let deal = game.deal(&mut QuickChance::new(1));
    let mut state = game.start(&deal).unwrap();
    let seat = state.open.on_turn();
    let mut legal = Vec::new();
    game.legal(&state, seat, &mut legal);
    game.apply(&mut state, seat, legal[0], &mut ()).unwrap();
    let json = serde_json::to_value(game.view(&state, Viewer::Seat(seat))).unwrap();
    assert_eq!(json["viewer"], json!({ "seat": seat }));
    assert_eq!(json["open"]["turn"]["step"], json!({ "lay": { "mercenary": null } }));
    assert_eq!(json["open"]["sea"]["icons"].as_array().map(Vec::len), Some(6));
    assert_eq!(json["tiles"][seat.opponent().index()]["seen-hand"], Json::Null);
    assert_eq!(json["tiles"][seat.index()]["seen-hand"].as_array().map(Vec::len), Some(3));

    let laid = r#"{"event":"laid","seat":1,"ship":{"mercenary":12},"space":"c2"}"#;
    let event: Event = serde_json::from_str(laid).unwrap();
    assert_eq!(serde_json::to_string(&event).unwrap(), laid);
    for odd in [
        laid.replace(":1,", ":3,"),
        laid.replace("12", "13"),
        laid.replace("c2", "c7"),
        r#"{"event":"turn-began","seat":1,"turn":17}"#.to_owned(),
        r#"{"event":"got","seat":1,"value":0}"#.to_owned(),
    ] {
        assert!(serde_json::from_str::<Event>(&odd).is_err(), "{odd}");
    }
}

#[test]
fn a_view_that_contradicts_itself_is_refused() {
    let views = views();
    let view = views.iter().find(|view| view.open.turns == 2 && view.chosen.is_some()).unwrap();
    let on_turn = view.open.on_turn();
    let own = on_turn.index();
    for (pointer, to, why) in [
        ("/viewer".to_owned(), json!({ "seat": 3 }), "two play"),
        ("/open/first".to_owned(), json!(3), "two play"),
        ("/open/turns".to_owned(), json!(33), "too many turns"),
        ("/open/turns".to_owned(), json!(3), "a ship a turn"),
        ("/open/turns".to_owned(), json!(32), "not over"),
        ("/open/turn/step".to_owned(), json!("effects"), "not what a turn has open"),
        ("/open/turn/step".to_owned(), json!("dummy"), "not what a turn has open"),
        ("/open/turn/step".to_owned(), json!({ "over": { "stranded": null } }), "over too soon"),
        ("/open/turn/step".to_owned(), json!("choose"), "cannot be laid"),
        (
            "/open/turn/pending".to_owned(),
            json!(["shield", "shield", "shield", "shield"]),
            "too many effects",
        ),
        ("/open/turn/pending".to_owned(), json!(["shield"]), "not what a turn has open"),
        ("/open/turn/placed".to_owned(), json!(["a1"]), "not what a turn has open"),
        ("/open/turn/from".to_owned(), json!("a1"), "not what a turn has open"),
        ("/open/shields".to_owned(), json!(8), "seven shields"),
        ("/open/mines".to_owned(), json!(255), "fourteen mines"),
        ("/open/dummy".to_owned(), json!("coming"), "cannot be there"),
        ("/open/dummy".to_owned(), json!({ "among": { "mines": [], "placer": 1 } }), "cannot be there"),
        ("/open/offered".to_owned(), json!([1, 2, 3, 4, 5, 6]), "five different"),
        ("/open/sea/icons/0".to_owned(), json!("VVVVVV"), "42 icons"),
        ("/open/sea/icons/0".to_owned(), json!("VVVVVVX"), "42 icons"),
        (format!("/open/players/{own}/gold"), json!(17), "more than the turns can give"),
        (format!("/open/players/{own}/extra"), json!(10), "more tiles than the reserve has"),
        (format!("/open/players/{own}/laid"), json!([1, 1, 1, 1]), "too many ships of value 1"),
        (format!("/open/players/{own}/laid"), json!([]), "a ship a turn"),
        (format!("/tiles/{own}/draw"), json!(200), "left to draw"),
        (format!("/tiles/{own}/reserve"), json!(10), "left of the reserve"),
        (format!("/tiles/{own}/hand"), json!(4), "not a player's tiles"),
        (format!("/tiles/{own}/seen-hand"), json!([]), "a tile more or less"),
        (format!("/tiles/{own}/seen-hand"), Json::Null, "cannot be laid"),
        ("/chosen".to_owned(), Json::Null, "cannot be laid"),
        ("/chosen".to_owned(), json!(10), "value of a ship"),
        ("/dummy".to_owned(), json!("a1"), "none of the mines"),
    ] {
        match changed(view, &pointer, to.clone()) {
            Ok(_) => panic!("{pointer} may be {to}"),
            Err(error) => assert!(error.contains(why), "{pointer} = {to}: {error}"),
        }
    }
}

#[test]
fn ships_at_sea_are_one_to_a_space_and_were_laid() {
    let views = views();
    let view = views.iter().find(|view| view.open.turns > 8).unwrap();
    let json = serde_json::to_value(view.open.sea).unwrap();
    let ships = json["ships"].as_array().unwrap();
    let mut twice = ships.clone();
    twice.push(ships[0].clone());
    assert!(changed(view, "/open/sea/ships", json!(twice)).unwrap_err().contains("cannot lie there"));
    let mut shielded = ships.clone();
    shielded[0]["burning"] = json!(true);
    shielded[0]["shields"] = json!(1);
    assert!(changed(view, "/open/sea/ships", json!(shielded)).is_err());
    let mut others = ships.clone();
    others[0]["seat"] = json!(3);
    assert!(changed(view, "/open/sea/ships", json!(others)).is_err());
    let free = Space::all().filter(|&space| view.open.sea.ship(space).is_none());
    let five =
        |space| json!({ "space": space, "seat": 1, "ship": { "value": 5 }, "burning": false, "shields": 0 });
    let fleet: Vec<Json> = ships.iter().cloned().chain(free.take(4).map(five)).collect();
    assert!(changed(view, "/open/sea/ships", json!(fleet)).unwrap_err().contains("never laid"));
}

#[test]
fn piles_hold_each_tile_once() {
    let views = views();
    let view = views.iter().find(|view| view.viewer == Viewer::Everything).unwrap();
    for pile in ["draw", "reserve"] {
        let pointer = format!("/tiles/0/piles/{pile}");
        let mut tiles = serde_json::to_value(view).unwrap().pointer(&pointer).cloned().unwrap();
        tiles[0] = tiles[1].clone();
        assert!(changed(view, &pointer, tiles).unwrap_err().contains("different tiles"));
        assert!(changed(view, &pointer, json!([])).is_err());
    }
}

#[test]
fn whatever_is_read_as_a_view_can_be_played() {
    let game = game();
    let mutations = 12_000;
    let read: usize = (0..8).map(|seed| survive_mutations(&game, seed, mutations / 8)).sum();
    // Few, since most of a view follows from the rest.
    assert!(read > mutations / 20, "{read} of {mutations} are still views");
}

/// A view does not know what is printed: gold may be too little for the mercenary about to be laid.
#[test]
fn a_view_can_be_played_with_other_components() {
    let (head, mercenaries) = Components::BUILT_IN[0].split_once("[[mercenary]]").unwrap();
    let mut turned: Vec<&str> = mercenaries.split("[[mercenary]]").collect();
    turned.reverse();
    let text = format!("{head}[[mercenary]]\n{}", turned.join("\n[[mercenary]]\n"));
    let other = PiratesUnderFire::new(Options {}, Parts::File(&text)).unwrap();
    let mut chance = QuickChance::new(11);
    let views: Vec<String> = (0..20).flat_map(|_| real_views(&game(), &mut chance)).collect();
    assert!(views.iter().all(|json| survive(&other, json, &mut chance)));
}

/// What boards ask of the game beyond the contract.
#[test]
fn boards_can_show_whatever_is_read_as_a_view() {
    let (game, mut chance) = (game(), QuickChance::new(5));
    let mut read = 0;
    for json in (0..6).flat_map(|_| real_views(&game, &mut QuickChance::new(7))).collect::<Vec<_>>() {
        let Ok(view) = serde_json::from_str::<View>(&mutate(&json, &mut chance)) else { continue };
        read += 1;
        for seat in Seat::ALL {
            let _ = (game.scored(&view, seat), game.hireable(&view.open, seat).count());
            let _ = (view.open.turns_of(seat), view.tiles[seat].left_to_draw());
            let _ = game.berths(&view.open.sea, seat, view.open.offered.lowest());
        }
        let _ = (game.in_sight(&view), view.open.round());
        let _ = Effect::ALL.map(|effect| (game.can(&view, effect), game.targets(&view, effect)));
        let _ = Space::all().map(|space| view.mine(space)).collect::<Vec<_>>();
    }
    assert!(read > 20, "{read}");
}

#[test]
fn an_action_knows_its_space() {
    let with = (0..Action::COUNT).filter_map(Action::from_index).filter(|action| action.space().is_some());
    assert!(with.clone().all(|action| action.to_string().ends_with(&action.space().unwrap().to_string())));
    assert_eq!(with.count(), 7 * Space::COUNT);
}
