//! Games, hints and nonsense behind messages.

#[path = "../../../bots/tests/all/alone.rs"]
mod alone;

use std::path::Path;

use analysis::Refused;
use bots::{Advise, Level, Mind, Net, Origin, Thinker};
use catalog::{AnyTable, GameId, with_game, with_game_type, with_table};
use game::{Game, Seat, Viewer};
use serde_json::{Value, json};
use table::{GameSetup, Player, Table};
use worker::{Answer, Ask, Bot, Judges, Line, NotAnalysed, Request, TrialRequest, Worker, bring_weights};

const ADA: Seat = Seat::ALL[0];

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn file(id: GameId) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bots/weights");
    std::fs::read(folder.join(id.name()).with_extension("weights")).unwrap()
}

/// Games of which bots have learned something.
fn learned() -> impl Iterator<Item = GameId> {
    GameId::ALL.iter().copied().filter(|&id| with_game_type!(id, G => G::weights().is_some()))
}

/// A table of the game's first players, with what its bots have learned.
#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn table(id: GameId) -> AnyTable {
    if learned().any(|game| game == id) {
        bring_weights(id.name(), &file(id)).unwrap();
    }
    let game = id.default_game().unwrap();
    let seats = with_game!(&game, game => game.player_count());
    AnyTable::new(&game, 5, ["Ada", "Grace"].map(Player::person)[..seats].to_vec()).unwrap().with_seed(5)
}

/// What is asked for this seat of a table.
#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn asked<G: Advise>(table: &Table<G>, seat: Seat, ask: Ask) -> Request<G> {
    Request::new(G::ID.parse().unwrap(), table, seat, ask)
}

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn request(table: &AnyTable, seat: Seat, ask: Ask) -> Value {
    with_table!(table, table => serde_json::to_value(asked(table, seat, ask)).unwrap())
}

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn line(bot: &str) -> Ask {
    Ask::Line { bot: bot.parse().unwrap() }
}

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn answered(request: &Value) -> Value {
    serde_json::from_str(&Worker::default().answer_json(&request.to_string(), &mut ()).unwrap()).unwrap()
}

fn refused(request: &Value) -> String {
    let answer = Worker::default().answer_json(&request.to_string(), &mut ());
    answer.map_err(|trouble| trouble.to_string()).err().unwrap_or_default()
}

/// Plays a whole game; the first player is of the one level, the second of the other.
#[expect(clippy::unwrap_used, clippy::panic, reason = "a helper of tests")]
fn play<G: Advise>(table: &mut Table<G>, levels: [&str; 2]) {
    let mut worker = Worker::default();
    while let Some(seat) = table.awaited().lowest() {
        let request = asked(table, seat, line(levels[seat.index() % 2]));
        let Ok(Answer::Line { actions }) = worker.answer(request, &mut ()) else {
            panic!("{}: {seat} does nothing", G::ID)
        };
        for action in actions {
            table.act(seat, action).unwrap();
        }
    }
}

fn played(id: GameId, levels: [&str; 2]) -> AnyTable {
    let mut table = table(id);
    with_table!(&mut table, table => play(table, levels));
    table
}

/// The points of both players.
#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn points(table: &AnyTable) -> [i32; 2] {
    let points = table.outcome().unwrap().points.0;
    [points[0], points[1]]
}

#[test]
fn whole_games_are_played_and_the_better_player_wins() {
    for id in learned() {
        match with_game!(id.default_game().unwrap(), game => game.player_count()) {
            1 => {
                let [one, other] = ["navigator", "random"].map(|level| points(&played(id, [level; 2]))[0]);
                assert!(one > other, "{id}: {one} {other}");
            }
            _ => {
                let won = played(id, ["navigator", "random"]).outcome().unwrap().winners;
                assert!(won.contains(ADA), "{id}: {won:?}");
            }
        }
    }
}

/// What a bot with the learned values in the file does.
#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn thought<G: Mind>(table: &Table<G>, file: &[u8], level: Level, seat: Seat, seed: u64) -> Vec<String> {
    let net = Net::read(file, G::FEATURES, G::STAGES).unwrap().0;
    let view = table.view(Viewer::Seat(seat));
    let mut bot = Thinker::new(&**table.game(), level, &net);
    bot.think(table.game(), &view, seat, seed, &mut ()).iter().map(ToString::to_string).collect()
}

#[test]
fn every_bot_plays_its_own_line_with_what_was_brought() {
    for id in learned() {
        let table = table(id);
        let seat = table.awaited().lowest().unwrap();
        // More than a number in JavaScript can hold.
        let seed = u64::MAX - 12;
        for level in Level::ALL {
            let mut asked = request(&table, seat, Ask::Line { bot: Bot::Level(level) });
            asked["seed"] = json!(seed.to_string());
            let actions = with_table!(&table, table => thought(table, &file(id), level, seat, seed));
            assert!(!actions.is_empty());
            assert_eq!(answered(&asked), json!({ "line": { "actions": actions } }), "{id} {level}");
        }
    }
}

/// Weights that know nothing, in a file for this game.
fn blank<G: Mind>(_: &G) -> Vec<u8> {
    let origin = Origin { command: "none".to_owned(), version: "0".to_owned() };
    Net::new(G::FEATURES, G::STAGES).write(&origin)
}

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn others_are_brought() {
    for id in learned() {
        let game = id.default_game().unwrap();
        let (brought, players) = with_game!(&game, game => (blank(&**game), game.player_count()));
        bring_weights(id.name(), &brought).unwrap();
        assert!(bring_weights(id.name(), &file(id)).is_err(), "{id}: others were brought before");
        let mut otherwise = 0;
        for seed in 0..8 {
            let players = ["Ada", "Grace"].map(Player::person)[..players].to_vec();
            let table = AnyTable::new(&game, seed, players).unwrap().with_seed(seed);
            let seat = table.awaited().lowest().unwrap();
            let mut asked = request(&table, seat, line("navigator"));
            asked["seed"] = json!("7");
            let think =
                |file: &[u8]| with_table!(&table, table => thought(table, file, Level::Navigator, seat, 7));
            let actions = think(&brought);
            otherwise += usize::from(actions != think(&file(id)));
            assert_eq!(answered(&asked), json!({ "line": { "actions": actions } }), "{id} {seed}");
        }
        assert!(otherwise > 0, "{id}: nobody could tell these weights from those");
    }
}

/// A program may hold weights of its own, as this one does where it is built beside the command line: what was brought counts.
#[test]
fn bots_think_with_what_was_brought_whatever_else_the_program_holds() {
    alone::alone("bots_think_with_what_was_brought_whatever_else_the_program_holds", others_are_brought);
}

#[test]
fn a_worker_that_was_asked_before_answers_the_same() {
    let mut worker = Worker::default();
    for &id in GameId::ALL.iter().chain(GameId::ALL) {
        let table = table(id);
        let seat = table.awaited().lowest().unwrap();
        for ask in [line("admiral"), line("deckhand"), Ask::Hint] {
            let asked = request(&table, seat, ask).to_string();
            let fresh = Worker::default().answer_json(&asked, &mut ()).unwrap();
            assert_eq!(worker.answer_json(&asked, &mut ()).unwrap(), fresh, "{id} {ask:?}");
        }
    }
}

/// What is asked holds what the seat sees and nothing else of the table.
#[test]
fn another_deal_that_looks_the_same_is_the_same_request() {
    fn same<G: Advise>(table: &Table<G>) {
        let seat = table.awaited().lowest().unwrap();
        let view = table.view(Viewer::Seat(seat));
        let other = table.game().redeal(&view, &mut game::QuickChance::new(3));
        let request = asked(table, seat, Ask::Hint);
        let view = table.game().view(&other, Viewer::Seat(seat));
        let there = Request { view, ..asked(table, seat, Ask::Hint) };
        assert_eq!(serde_json::to_value(request).unwrap(), serde_json::to_value(there).unwrap());
    }
    for &id in GameId::ALL {
        with_table!(&table(id), table => same(table));
    }
}

#[test]
fn hints_are_messages_and_begin_with_something_allowed() {
    for &id in GameId::ALL {
        let table = table(id);
        let seat = table.awaited().lowest().unwrap();
        let hint = answered(&request(&table, seat, Ask::Hint))["hint"].clone();
        let first = hint["moves"][0]["action"].as_str().unwrap();
        let legal =
            with_table!(&table, table => table.legal(seat).iter().any(|action| action.to_string() == first));
        assert!(legal, "{hint}");
        assert!(hint["aims"].as_array().is_some_and(|aims| !aims.is_empty()));
        for said in [&hint["look"], &hint["gain"], &hint["aims"][0], &hint["moves"][0]["words"]] {
            assert!(said["id"].is_string(), "{said}");
        }
    }
}

#[test]
fn who_is_not_asked_has_nothing_to_say() {
    let asks = || {
        ["deckhand", "helmsman", "navigator", "admiral", "random"].map(line).into_iter().chain([Ask::Hint])
    };
    let nothing = json!("nothing");
    let pirates = table(GameId::PiratesUnderFire);
    let waiting = pirates.awaited().lowest().unwrap().opponent();
    for ask in asks() {
        assert_eq!(answered(&request(&pirates, waiting, ask)), nothing, "{ask:?}");
    }
    for &id in GameId::ALL {
        let over = played(id, ["deckhand", "random"]);
        for ask in asks() {
            assert_eq!(answered(&request(&over, ADA, ask)), nothing, "{id} {ask:?}");
        }
    }
}

#[test]
fn a_request_that_makes_no_sense_is_refused() {
    let table = table(GameId::OnBoard);
    let with = |field: &str, value: Value| {
        let mut asked = request(&table, ADA, line("deckhand"));
        asked[field] = value;
        refused(&asked)
    };
    assert!(with("game", json!("ludo")).contains("unknown-game"));
    assert!(!with("game", json!("come-sail-away")).is_empty(), "views of another game");
    assert_eq!(with("seat", json!(3)), "nobody has seat 3");
    assert!(with("seat", json!(5)).contains("there is no seat 5"));
    assert!(with("ask", json!({ "line": { "bot": "emperor" } })).contains("not a valid bot"));
    let setup = |field: &str, value: Value| {
        let mut setup = request(&table, ADA, line("deckhand"))["setup"].clone();
        setup[field] = value;
        with("setup", setup)
    };
    assert!(setup("rules", json!(99)).contains("flaw-rules-version"));
    assert!(setup("components", json!({ "fingerprint": "0" })).contains("flaw-fingerprint"));
    for (field, value) in [
        ("seat", json!(-1)),
        ("seed", json!(7)),
        ("seed", json!("seven")),
        ("ask", json!("line")),
        ("ask", json!({ "line": {} })),
        ("ask", json!("advice")),
        ("view", json!({})),
        ("table", json!("")),
    ] {
        assert!(!with(field, value.clone()).is_empty(), "{field} {value}");
    }
}

#[test]
fn torn_requests_do_no_harm() {
    let whole = request(&played(GameId::OnBoard, ["deckhand", "random"]), ADA, line("deckhand")).to_string();
    for end in (0..whole.len()).filter(|&end| end % 7 == 0 && whole.is_char_boundary(end)) {
        assert!(Worker::default().answer_json(&whole[..end], &mut ()).is_err(), "{end}");
    }
}

#[test]
fn weights_of_another_game_or_of_none_are_refused() {
    let said = |game: &str, file: &[u8]| bring_weights(game, file).map_err(|reason| reason.to_string()).err();
    let no_weights = Some("no-weights game=on-board".to_owned());
    assert_eq!(said("on-board", &file(GameId::ComeSailAway)), no_weights);
    assert_eq!(said("on-board", b"<!doctype html>"), no_weights);
    assert!(said("ludo", &[]).is_some_and(|words| words.starts_with("unknown-game value=ludo")));
    assert_eq!(said("on-board", &file(GameId::OnBoard)), None);
    assert_eq!(said("on-board", &file(GameId::OnBoard)), None, "the same again");
}

/// A game that chance plays, up to its end or for so many moves.
#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn at_random<G: Advise>(table: &mut Table<G>, moves: usize) {
    for _ in 0..moves {
        let Some(seat) = table.awaited().lowest() else { break };
        let action = table.random_action(seat).unwrap();
        table.act(seat, action).unwrap();
    }
}

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn check_analysis<G: Judges>(table: &mut Table<G>) {
    at_random(table, 20);
    let refused = G::begin_analysis(&table.to_text()).map(|_| ()).unwrap_err();
    assert!(matches!(refused, NotAnalysed::Refused(Refused::GoesOn)), "{refused}");
    at_random(table, usize::MAX);
    let mut work = G::begin_analysis(&table.to_text()).unwrap();
    assert!(work.step());
    let first = work.findings();
    assert_eq!(first.done, 1);
    assert!(first.of > first.done && !first.report.complete);
}

#[test]
fn a_game_is_analysed_piece_by_piece_and_never_while_it_goes_on() {
    for &id in GameId::ALL {
        let mut table = table(id);
        with_table!(&mut table, table => check_analysis(table));
    }
    let damaged = with_game_type!(GameId::ComeSailAway, G => G::begin_analysis("seaboard = 2\n").map(|_| ()));
    assert!(matches!(damaged.unwrap_err(), NotAnalysed::Damaged(_)));
}

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn check_trial<G: Judges>(table: &Table<G>) {
    let seat = table.awaited().lowest().unwrap();
    let view = table.view(Viewer::Seat(seat));
    let setup = GameSetup::of(&**table.game());
    let [line, other] = [Level::Deckhand, Level::Navigator].map(|level| {
        Thinker::new(&**table.game(), level, G::net())
            .think(&**table.game(), &view, seat, 3, &mut ())
            .to_vec()
    });
    let game = G::ID.parse().unwrap();
    let request = TrialRequest::<G> { game, setup, view, seat, line, others: vec![Line(other)] };
    let text = serde_json::to_string(&request).unwrap();
    let again: TrialRequest<G> = serde_json::from_str(&text).unwrap();
    let compared = G::compare(&again).unwrap().unwrap();
    assert_eq!(compared.beside.len(), 1);
    assert_eq!(G::compare(&request).unwrap(), Some(compared));
}

#[test]
fn a_turn_that_is_tried_goes_there_and_back_as_json() {
    for id in learned() {
        with_table!(&table(id), table => check_trial(table));
    }
}
