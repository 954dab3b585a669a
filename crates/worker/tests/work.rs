//! Games, hints and nonsense behind messages.

use std::path::Path;

use bots::{Level, Mind, Net, Thinker};
use catalog::{AnyTable, GameId, with_game, with_table};
use game::{Game, Seat, Viewer};
use serde_json::{Value, json};
use table::Player;
use worker::{Answer, answer_json, bring_weights};

const ADA: Seat = Seat::ALL[0];

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn file(id: GameId) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bots/weights");
    std::fs::read(folder.join(id.name()).with_extension("weights")).unwrap()
}

/// A table of the game's first players, with what its bots have learned.
#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn table(id: GameId) -> AnyTable {
    bring_weights(id.name(), &file(id)).unwrap();
    let game = id.first_game().unwrap();
    let seats = with_game!(&game, game => game.players());
    AnyTable::deal(&game, 5, ["Ada", "Grace"].map(Player::person)[..seats].to_vec()).unwrap()
}

fn request(table: &AnyTable, seat: Seat, ask: &Value) -> Value {
    json!({
        "game": table.id().name(),
        "table": table.to_text(),
        "seat": seat.index(),
        "seed": table.seed_now().to_string(),
        "lang": "en",
        "ask": ask,
    })
}

fn level(name: &str) -> Value {
    json!({ "kind": "line", "level": name })
}

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn answered(request: &Value) -> Answer {
    serde_json::from_str(&answer_json(&request.to_string(), &mut ()).unwrap()).unwrap()
}

fn refused(request: &Value) -> String {
    answer_json(&request.to_string(), &mut ()).err().unwrap_or_default()
}

/// Plays a whole game; the first player is of the one level, the second of the other.
#[expect(clippy::unwrap_used, clippy::panic, reason = "a helper of tests")]
fn played(id: GameId, levels: [&str; 2]) -> AnyTable {
    let mut table = table(id);
    while let Some(seat) = table.awaited().lowest() {
        let asked = request(&table, seat, &level(levels[seat.index()]));
        let Answer::Line { actions } = answered(&asked) else { panic!("{id}: {seat} does nothing") };
        for action in actions {
            table.act(seat, &action).unwrap().unwrap();
        }
    }
    table
}

/// The points of both players.
#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn points(table: &AnyTable) -> [i32; 2] {
    let points = with_table!(table, table => table.outcome().unwrap().points);
    [points[0], points[1]]
}

#[test]
fn whole_games_are_played_and_the_better_player_wins() {
    let alone = |level| points(&played(GameId::ComeSailAway, [level, level]))[0];
    let [one, other] = ["navigator", "random"].map(alone);
    assert!(one > other, "{one} {other}");
    for id in [GameId::OnBoard, GameId::PiratesUnderFire] {
        let [one, other] = points(&played(id, ["navigator", "random"]));
        assert!(one > other, "{id}: {one} {other}");
    }
}

/// What a bot with the learned values in the file does.
#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn thought<G: Mind>(
    table: &table::Table<G>,
    file: &[u8],
    level: Level,
    seat: Seat,
    seed: u64,
) -> Vec<String> {
    let net = Net::read(file, G::FEATURES, G::STAGES).unwrap().0;
    let view = table.view(Viewer::Seat(seat));
    let mut bot = Thinker::new(table.game(), level, &net);
    bot.think(table.game(), &view, seat, seed, &mut ()).iter().map(ToString::to_string).collect()
}

#[test]
fn every_bot_plays_its_own_line_with_what_was_brought() {
    for &id in GameId::ALL {
        let table = table(id);
        let seat = table.awaited().lowest().unwrap();
        // More than a number in JavaScript can hold.
        let seed = u64::MAX - 12;
        for bot in Level::ALL {
            let mut asked = request(&table, seat, &level(bot.name()));
            asked["seed"] = json!(seed.to_string());
            let actions = with_table!(&table, table => thought(table, &file(id), bot, seat, seed));
            assert!(!actions.is_empty());
            assert_eq!(answered(&asked), Answer::Line { actions }, "{id} {bot}");
        }
    }
}

#[test]
fn hints_come_in_every_language() {
    for &id in GameId::ALL {
        let table = table(id);
        let seat = table.awaited().lowest().unwrap();
        let mut looks = Vec::new();
        for lang in ["en", "fr", "uk"] {
            let mut asked = request(&table, seat, &json!({ "kind": "hint" }));
            asked["lang"] = json!(lang);
            let Answer::Hint { look, aims, moves, gain } = answered(&asked) else { panic!("{id}: no hint") };
            assert!(table.legal(seat).contains(&moves[0].action), "{moves:?}");
            assert!(!aims.is_empty());
            let words = moves.iter().map(|step| &step.words);
            for said in aims.iter().chain([&look, &gain]).chain(words) {
                // A sentence that is missing comes out as its name.
                assert!(!said.is_empty() && !said.contains("hint-") && !said.contains("-action-"), "{said}");
            }
            looks.push(look);
        }
        looks.dedup();
        assert_eq!(looks.len(), 3, "{looks:?}");
    }
}

#[test]
fn who_is_not_asked_has_nothing_to_say() {
    let asks = Level::ALL.map(|bot| level(bot.name())).into_iter();
    let asks: Vec<Value> = asks.chain([level("random"), json!({ "kind": "hint" })]).collect();
    let pirates = table(GameId::PiratesUnderFire);
    let waiting = pirates.awaited().lowest().unwrap().opponent();
    for ask in &asks {
        assert_eq!(answered(&request(&pirates, waiting, ask)), Answer::Nothing, "{ask}");
    }
    for &id in GameId::ALL {
        let over = played(id, ["deckhand", "random"]);
        for ask in &asks {
            assert_eq!(answered(&request(&over, ADA, ask)), Answer::Nothing, "{id} {ask}");
        }
    }
}

#[test]
fn a_request_that_makes_no_sense_is_refused_in_words() {
    let table = table(GameId::OnBoard);
    let with = |field: &str, value: Value| {
        let mut asked = request(&table, ADA, &level("deckhand"));
        asked[field] = value;
        refused(&asked)
    };
    let file = |text: &str| with("table", json!(text));
    assert_eq!(
        with("game", json!("ludo")),
        "there is no game “ludo”; choose one of come-sail-away, on-board, pirates-under-fire"
    );
    assert_eq!(with("game", json!("come-sail-away")), "the game is “on-board”, not “come-sail-away”");
    assert_eq!(file("Dear diary"), "line 1: this is no Seaboard game");
    let wild = table.to_text() + "1 fly\n";
    let line = wild.lines().count();
    assert_eq!(file(&wild), format!("line {line}: “1 fly” cannot be read as an entry"));
    assert_eq!(with("seat", json!(2)), "nobody has seat 3");
    assert_eq!(with("seat", json!(u32::MAX)), "nobody has seat 4294967296");
    assert_eq!(
        with("ask", level("emperor")),
        "“emperor” is no bot; there are deckhand, helmsman, navigator, admiral, random"
    );
    assert_eq!(with("lang", json!("tlh")), "no such language: tlh (there are en fr uk)");
    for (field, value) in [
        ("seat", json!(-1)),
        ("seed", json!(7)),
        ("seed", json!("seven")),
        ("ask", json!("line")),
        ("ask", json!({ "kind": "line" })),
        ("ask", json!({ "kind": "advice" })),
        ("state", json!({})),
    ] {
        assert!(!with(field, value.clone()).is_empty(), "{field} {value}");
    }
}

#[test]
fn what_is_wrong_is_said_in_the_language_of_the_request() {
    let mut asked = request(&table(GameId::OnBoard), ADA, &level("emperor"));
    asked["lang"] = json!("fr");
    assert!(refused(&asked).starts_with("« emperor » n’est pas un joueur connu"), "{}", refused(&asked));
    asked["lang"] = json!("uk");
    assert!(refused(&asked).starts_with("«emperor» — невідомий гравець"), "{}", refused(&asked));
}

#[test]
fn torn_requests_and_tables_do_no_harm() {
    let table = played(GameId::OnBoard, ["deckhand", "random"]);
    let text = table.to_text();
    let mut asked = request(&table, ADA, &level("deckhand"));
    let whole = asked.to_string();
    for end in (0..whole.len()).filter(|&end| end % 7 == 0 && whole.is_char_boundary(end)) {
        assert!(answer_json(&whole[..end], &mut ()).is_err(), "{end}");
    }
    let (mut good, mut bad) = (0, 0);
    for end in (0..text.len()).filter(|&end| end % 31 == 0 && text.is_char_boundary(end)) {
        asked["table"] = json!(&text[..end]);
        match answer_json(&asked.to_string(), &mut ()) {
            Ok(_) => good += 1,
            Err(words) => {
                assert!(!words.is_empty());
                bad += 1;
            }
        }
    }
    assert!(good > 0 && bad > 0, "{good} {bad}");
}

#[test]
fn weights_of_another_game_or_of_none_are_refused() {
    let said = |game: &str, file: &[u8]| {
        bring_weights(game, file).map_err(|trouble| trouble.say(phrases::Lang::En)).err()
    };
    let no_weights = Some("these are no weights for on-board, or weights of another version".to_owned());
    assert_eq!(said("on-board", &file(GameId::ComeSailAway)), no_weights);
    assert_eq!(said("on-board", b"<!doctype html>"), no_weights);
    assert!(said("ludo", &[]).is_some_and(|words| words.starts_with("there is no game “ludo”")));
    assert_eq!(said("on-board", &file(GameId::OnBoard)), None);
    assert_eq!(said("on-board", &file(GameId::OnBoard)), None, "the same again");
}
