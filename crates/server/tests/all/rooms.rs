//! What people do at a table besides playing: sitting down, coming and going, talking, agreeing, playing again.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use game::QuickChance;
use protocol::{
    Answer, Audience, Back, ChatLine, Claim, ClaimFor, Do, Gift, LeaveToBot, Look, Offer, OfferKind, Phase,
    Preset, Resign, Resume, Said, Say, ServerMessage, Sitter, TableId, Undo, Unwatch, Watch,
};
use serde_json::{Value, json};
use server::{Config, Limits, Rate};

use crate::client::{House, SEATS, Socket, begun, empty, now, open, options, patient, salt, sit};
use crate::playing::play_to_the_end;

fn names(socket: &Socket, table: TableId) -> Vec<String> {
    let name = |sitter: &Sitter| match sitter {
        Sitter::Nobody => "-".to_owned(),
        Sitter::Person { name, .. } => name.clone(),
        Sitter::Program { name, .. } => format!("{name} (program)"),
        Sitter::Bot { level, .. } => format!("{level} (bot)"),
    };
    socket.at(table).room().seats.iter().map(|seat| name(&seat.sitter)).collect()
}

#[tokio::test]
async fn people_who_sit_down_show_up_at_once_and_the_start_follows_on_the_same_watch() {
    let house = House::new().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let table = open(&house, &ada, "on-board", json!(["me", "open"]), json!({"chat": true})).await;
    let mut first = ada.socket().await;
    first.watch(table.id, None).await;
    assert_eq!(names(&first, table.id), ["Ada", "-"]);
    assert!(first.at(table.id).opening.is_none() && first.at(table.id).now.is_none());
    let mut second = ben.socket().await;
    second.watch(table.id, Some(table.invite.clone())).await;
    first.until(|socket| socket.at(table.id).room().watching == 1).await;
    sit(&house, &ben, &table, 2).await;
    for socket in [&mut first, &mut second] {
        socket.until(|socket| names(socket, table.id) == ["Ada", "Ben"]).await;
        assert!(socket.at(table.id).room().seats.iter().all(|seat| seat.here));
    }
    ben.ok(&house, "POST", &table.path("/leave"), Value::Null).await;
    first.until(|socket| names(socket, table.id) == ["Ada", "-"]).await;
    let change = |plan: Value| json!({"seat": 2, "plan": plan});
    ada.ok(&house, "POST", &table.path("/seat"), change(json!({"bot": "navigator"}))).await;
    first.until(|socket| names(socket, table.id) == ["Ada", "navigator (bot)"]).await;
    ada.ok(&house, "POST", &table.path("/seat"), change(json!("open"))).await;
    sit(&house, &ben, &table, 3).await;
    let before = second.texts.len();
    ada.ok(&house, "POST", &table.path("/start"), Value::Null).await;
    for socket in [&mut first, &mut second] {
        socket.until(|socket| socket.at(table.id).room().phase == Phase::Playing).await;
        assert!(socket.at(table.id).opening.is_some() && socket.at(table.id).now.is_some());
        assert_eq!(socket.at(table.id).opening.as_ref().unwrap().commit, table.commit);
    }
    let kinds: Vec<&str> = second.texts[before..].iter().filter_map(|text| text.split('"').nth(3)).collect();
    assert_eq!(kinds.iter().filter(|kind| **kind == "opening").count(), 1, "{kinds:?}");
    house.stop().await;
}

#[tokio::test]
async fn a_table_that_is_cancelled_is_gone_for_those_who_look_in() {
    let house = House::new().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let table = open(&house, &ada, "on-board", json!(["me", "open"]), Value::Null).await;
    let mut second = ben.socket().await;
    second.watch(table.id, Some(table.invite.clone())).await;
    let mut first = ada.socket().await;
    first.watch(table.id, None).await;
    ada.ok(&house, "DELETE", &table.path(""), Value::Null).await;
    for socket in [&mut first, &mut second] {
        assert_eq!(socket.refused().await, "net-no-table");
        // Nobody is told of those who leave a table that is gone.
        socket.settle().await;
        let said: Vec<&str> = socket.texts.iter().map(|text| &text[..12]).collect();
        let no = said.iter().position(|text| text.contains("\"no\""));
        assert!(!said[no.unwrap()..].iter().any(|text| text.contains("room")), "{said:?}");
    }
    second.send(Say { table: table.id, id: 1, said: Said::Preset(Preset::Hello) }).await;
    assert_eq!(second.refused().await, "net-not-watching");
}

#[tokio::test]
async fn whoever_is_shown_out_sees_nothing_more() {
    let house = House::new().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let table = open(&house, &ada, "on-board", json!(["me", "open"]), Value::Null).await;
    sit(&house, &ben, &table, 2).await;
    let mut second = ben.socket().await;
    second.watch(table.id, None).await;
    ada.ok(&house, "POST", &table.path("/seat"), json!({"seat": 2, "plan": {"bot": "deckhand"}})).await;
    assert_eq!(second.refused().await, "net-no-table");
}

/// The lines that somebody has, as texts.
fn lines(socket: &Socket, table: TableId) -> Vec<String> {
    let text = |line: &ChatLine| match &line.said {
        Said::Text(text) => text.clone(),
        Said::Preset(preset) => format!("{preset:?}"),
    };
    socket.at(table).lines.iter().map(text).collect()
}

fn text(table: TableId, id: u32, text: &str) -> Say {
    Say { table, id, said: Said::Text(text.to_owned()) }
}

#[tokio::test]
async fn players_and_onlookers_talk_apart_until_the_end() {
    let house = House::new().await;
    let [ada, ben, cleo] = [house.guest("Ada").await, house.guest("Ben").await, house.guest("Cleo").await];
    let table = begun(&house, &ada, &ben, "on-board", json!({"chat": true})).await;
    let [mut first, mut second, mut eyes] = [ada.socket().await, ben.socket().await, cleo.socket().await];
    first.watch(table.id, None).await;
    second.watch(table.id, None).await;
    eyes.watch(table.id, Some(table.watch.clone())).await;
    eyes.send(text(table.id, 1, "What a hand")).await;
    eyes.until(|socket| !lines(socket, table.id).is_empty()).await;
    first.send(text(table.id, 1, "Ahoy")).await;
    first.send(text(table.id, 1, "Ahoy")).await;
    second.send(Say { table: table.id, id: 9, said: Said::Preset(Preset::GoodGame) }).await;
    eyes.until(|socket| lines(socket, table.id).len() == 3).await;
    for socket in [&mut first, &mut second] {
        socket.until(|socket| lines(socket, table.id).len() == 2).await;
        socket.settle().await;
        assert!(
            socket.at(table.id).lines.iter().all(|line| !line.is_aside() && line.id <= 2),
            "no gap tells"
        );
        assert!(!socket.texts.iter().any(|text| text.contains("What a hand")));
    }
    let own = first.at(table.id).now().own;
    first.send(Resign { table: table.id, own }).await;
    for socket in [&mut first, &mut second] {
        socket.until(|socket| lines(socket, table.id).contains(&"What a hand".to_owned())).await;
        assert_eq!(lines(socket, table.id).len(), 3, "each line once");
    }
    second.send(text(table.id, 10, "We hear you now")).await;
    eyes.until(|socket| lines(socket, table.id).len() == 4).await;
    house.stop().await;
}

#[tokio::test]
async fn without_free_text_there_are_only_ready_sentences() {
    let house = House::new().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let table = begun(&house, &ada, &ben, "on-board", Value::Null).await;
    let mut first = ada.socket().await;
    first.watch(table.id, None).await;
    first.send(text(table.id, 1, "Ahoy")).await;
    assert_eq!(first.refused().await, "net-no-text");
    first.send(Say { table: table.id, id: 2, said: Said::Preset(Preset::Anchor) }).await;
    first.until(|socket| lines(socket, table.id) == ["Anchor"]).await;
    let line = &first.at(table.id).lines[0];
    assert_eq!((line.by, line.name.as_str(), line.seat), (ada.id, "Ada", Some(SEATS[0])));
}

#[tokio::test]
async fn what_was_known_before_can_be_looked_at_again() {
    let house = House::new().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let table = begun(&house, &ada, &ben, "pirates-under-fire", Value::Null).await;
    let mut sockets = [ada.socket().await, ben.socket().await];
    for socket in &mut sockets {
        socket.watch(table.id, None).await;
    }
    let first_view = sockets[0].at(table.id).now().view.get().to_owned();
    let mut chance = QuickChance::new(3);
    for _ in 0..6 {
        for socket in &mut sockets {
            socket.settle().await;
        }
        let place = sockets.iter().position(|socket| !socket.at(table.id).now().choices.is_empty()).unwrap();
        sockets[place].step(table.id, &mut chance).await;
    }
    let socket = &mut sockets[0];
    socket.settle().await;
    let n = socket.at(table.id).now().n;
    socket.send(Look { table: table.id, from: 0, to: n }).await;
    let seen = loop {
        if let ServerMessage::Seen(seen) = socket.next().await {
            break seen;
        }
    };
    assert_eq!((seen.from, seen.views.len() as u32), (0, n + 1));
    assert_eq!(seen.views[0].get(), first_view);
    assert_eq!(seen.views[n as usize].get(), socket.at(table.id).now().view.get());
    socket.send(Look { table: table.id, from: 0, to: 32 }).await;
    assert_eq!(socket.refused().await, "net-look-too-far");
    socket.send(Look { table: table.id, from: 3, to: 2 }).await;
    assert_eq!(socket.refused().await, "net-look-too-far");
    socket.send(Look { table: TableId::from_bits(1), from: 0, to: 1 }).await;
    assert_eq!(socket.refused().await, "net-not-watching");
}

#[tokio::test]
async fn offers_pauses_gifts_and_bots_in_between() {
    let house = House::new().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let settings = json!({"takebacks": true, "pace": {"live": {"bank": 600, "gain": 10}}});
    let table = begun(&house, &ada, &ben, "on-board", settings).await;
    let [mut first, mut second] = [ada.socket().await, ben.socket().await];
    first.watch(table.id, None).await;
    second.watch(table.id, None).await;
    assert_eq!(first.at(table.id).room().clocks.len(), 2);
    first.send(Offer { table: table.id, what: OfferKind::Pause }).await;
    second.until(|socket| socket.at(table.id).room().offer.is_some()).await;
    second.send(Answer { table: table.id, what: OfferKind::Pause, yes: true }).await;
    first.until(|socket| socket.at(table.id).room().paused).await;
    first.send(Resume { table: table.id }).await;
    second
        .until(|socket| !socket.at(table.id).room().paused && socket.at(table.id).room().offer.is_none())
        .await;
    let clock = second.at(table.id).room().clocks[1].left;
    first.send(Gift { table: table.id, seat: SEATS[1] }).await;
    second.until(|socket| socket.at(table.id).room().clocks[1].left > clock).await;
    first.send(Claim { table: table.id, seat: SEATS[1], what: ClaimFor::Win }).await;
    assert_eq!(first.refused().await, "net-not-claimable");
    first.send(Answer { table: table.id, what: OfferKind::Abort, yes: true }).await;
    assert_eq!(first.refused().await, "net-offer-gone");
    first.send(LeaveToBot { table: table.id }).await;
    second.until(|socket| names(socket, table.id)[0] == "navigator (bot)").await;
    first.send(Back { table: table.id }).await;
    second.until(|socket| names(socket, table.id)[0] == "Ada").await;
    first.settle().await;
    let now = first.at(table.id).now();
    let (own, turned) = (now.own, now.turned);
    first.send(Undo { table: table.id, own: own + 5, turned }).await;
    assert_eq!(first.refused().await, "net-stale");
    first.send(Do { table: table.id, own, turned, act: "swim".to_owned() }).await;
    assert_eq!(first.refused().await, "file-entry");
    assert_eq!(first.no.last().unwrap().own, Some(own));
    // Hardly begun: anybody may end it without a result.
    first.send(Offer { table: table.id, what: OfferKind::Abort }).await;
    second.until(|socket| socket.at(table.id).room().phase == Phase::Aborted).await;
    house.stop().await;
}

#[tokio::test]
async fn a_rematch_begins_when_all_who_played_have_asked_for_it() {
    let house = House::new().await;
    let [ada, ben, cleo] = [house.guest("Ada").await, house.guest("Ben").await, house.guest("Cleo").await];
    let table = begun(&house, &ada, &ben, "on-board", Value::Null).await;
    let mut sockets = [ada.socket().await, ben.socket().await];
    for socket in &mut sockets {
        socket.watch(table.id, None).await;
    }
    let body = |number| json!({"salt": salt(number)});
    assert_eq!(
        ada.no(&house, "POST", &table.path("/rematch"), body(1)).await,
        (409, "net-not-over".to_owned())
    );
    play_to_the_end(table.id, &mut sockets, 1).await;
    assert_eq!(cleo.no(&house, "POST", &table.path("/rematch"), body(1)).await.0, 404);
    let next = ben.ok(&house, "POST", &table.path("/rematch"), body(2)).await;
    let next: TableId = next["id"].as_str().unwrap().parse().unwrap();
    let [first, second] = &mut sockets;
    first.until(|socket| socket.at(table.id).room().rematch == Some(next)).await;
    second.watch(next, None).await;
    assert_eq!(names(second, next), ["Ben", "-"], "the seats have moved on by one");
    first.watch(next, None).await;
    let again = ada.ok(&house, "POST", &table.path("/rematch"), body(3)).await;
    assert_eq!(again["id"], json!(next.to_string()));
    for socket in [&mut *first, &mut *second] {
        socket.until(|socket| socket.at(next).room().phase == Phase::Playing).await;
        assert_eq!(names(socket, next), ["Ben", "Ada"]);
    }
    let again = ben.ok(&house, "POST", &table.path("/rematch"), body(4)).await;
    assert_eq!(again["id"], json!(next.to_string()), "asked again, it is the same one");
    play_to_the_end(next, &mut sockets, 2).await;
    house.stop().await;
}

#[tokio::test]
async fn people_are_called_to_tables_they_do_not_watch() {
    let house = House::new().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let (mut elsewhere, mut first) = (ada.socket().await, ada.socket().await);
    let mut second = ben.socket().await;
    let table = begun(&house, &ada, &ben, "on-board", Value::Null).await;
    first.watch(table.id, None).await;
    second.watch(table.id, None).await;
    let before = first.called.len();
    let mut chance = QuickChance::new(5);
    let mut called = 0;
    for _ in 0..40 {
        for socket in [&mut first, &mut second, &mut elsewhere] {
            socket.settle().await;
        }
        called = called.max(elsewhere.called.len());
        let can = |socket: &Socket| !socket.at(table.id).now().choices.is_empty();
        let socket = if can(&first) { &mut first } else { &mut second };
        socket.step(table.id, &mut chance).await;
    }
    assert!(called > 1, "{called}");
    assert_eq!(first.called.len(), before, "whoever watches is not called");
    first.send(Unwatch { table: table.id }).await;
    first.send(Do { table: table.id, own: 0, turned: 0, act: "end".to_owned() }).await;
    assert_eq!(first.refused().await, "net-not-watching");
}

#[tokio::test]
async fn nobody_watches_tables_that_are_for_players_alone_or_without_a_code() {
    let house = House::new().await;
    let [ada, ben, cleo] = [house.guest("Ada").await, house.guest("Ben").await, house.guest("Cleo").await];
    let mut eyes = cleo.socket().await;
    let private = begun(&house, &ada, &ben, "on-board", json!({"audience": Audience::Players})).await;
    let shown = begun(&house, &ada, &ben, "on-board", Value::Null).await;
    for (table, code) in [
        (private.id, Some(private.watch.clone())),
        (private.id, Some(private.invite.clone())),
        (shown.id, None),
        (shown.id, Some(private.watch.clone())),
        (TableId::from_bits(7), Some(shown.watch.clone())),
    ] {
        eyes.send(Watch { table, code, have: None }).await;
        assert_eq!(eyes.refused().await, "net-no-table");
    }
    eyes.watch(shown.id, Some(shown.invite.clone())).await;
    assert_eq!(eyes.at(shown.id).room().watching, 1);
    ada.ok(&house, "POST", &shown.path("/invite"), Value::Null).await;
    eyes.send(Watch { table: shown.id, code: Some(shown.watch.clone()), have: None }).await;
    assert_eq!(eyes.refused().await, "net-no-table", "old codes are good for nothing");
}

#[tokio::test]
async fn whoever_looked_in_before_the_start_and_did_not_sit_down_sees_no_game_of_players_alone() {
    let house = House::new().await;
    let [ada, ben, cleo] = [house.guest("Ada").await, house.guest("Ben").await, house.guest("Cleo").await];
    for audience in [Audience::Players, Audience::Link] {
        let settings = json!({"audience": audience});
        let table = open(&house, &ada, "on-board", json!(["open", "open"]), settings).await;
        let [mut owner, mut guest, mut player] =
            [ada.socket().await, cleo.socket().await, ben.socket().await];
        owner.watch(table.id, None).await;
        guest.watch(table.id, Some(table.invite.clone())).await;
        sit(&house, &ben, &table, 2).await;
        player.watch(table.id, None).await;
        let bot = json!({"seat": SEATS[1], "plan": {"bot": "deckhand"}});
        ada.ok(&house, "POST", &table.path("/seat"), bot).await;
        ada.ok(&house, "POST", &table.path("/start"), Value::Null).await;
        player.until(|socket| socket.at(table.id).opening.is_some()).await;
        for socket in [&mut owner, &mut guest] {
            if audience == Audience::Players {
                assert_eq!(socket.refused().await, "net-no-table");
                socket.settle().await;
                let seen = socket.at(table.id);
                assert!(seen.opening.is_none() && seen.now.is_none(), "nothing of the game is told");
            } else {
                socket.until(|socket| socket.at(table.id).now.is_some()).await;
                assert!(socket.no.is_empty());
            }
        }
    }
    house.stop().await;
}

#[tokio::test]
async fn bots_that_think_for_long_are_promised_to_no_more_tables_than_they_can_serve() {
    // Nobody thinks, so whatever is asked for waits; each thought counts for a tenth of a second until one was thought.
    // Four are opened: whoever is refused because of the bots has opened none.
    let new_tables = Rate { at_once: 4, each: Duration::from_secs(3600) };
    let limits = Limits { bots_wait: Duration::from_millis(150), new_tables, ..patient().limits };
    let db = empty();
    let house = House::thinking(db, Config { limits, ..patient() }, now, 0).await;
    let ada = house.guest("Ada").await;
    let against = |level: &str| json!(["me", {"bot": level}]);
    let mut tables = Vec::new();
    for _ in 0..2 {
        // All decide at once there, so the bot has something to think about.
        let table = open(&house, &ada, "come-sail-away", against("admiral"), Value::Null).await;
        ada.ok(&house, "POST", &table.path("/start"), Value::Null).await;
        tables.push(table);
    }
    let busy = (503, "net-bots-busy".to_owned());
    let wish = |level| json!({"game": "on-board", "options": options("on-board"), "seats": against(level), "salt": salt(1)});
    assert_eq!(ada.no(&house, "POST", "/api/tables", wish("admiral")).await, busy);
    ada.ok(&house, "POST", "/api/tables", wish("navigator")).await;
    let waiting = open(&house, &ada, "on-board", json!(["me", "open"]), Value::Null).await;
    let change = |level: &str| json!({"seat": SEATS[1], "plan": {"bot": level}});
    assert_eq!(ada.no(&house, "POST", &waiting.path("/seat"), change("admiral")).await, busy);
    ada.ok(&house, "POST", &waiting.path("/seat"), change("deckhand")).await;
    // A game that goes on with the same bots needs them, too.
    let mut socket = ada.socket().await;
    socket.watch(tables[0].id, None).await;
    socket.send(Offer { table: tables[0].id, what: OfferKind::Abort }).await;
    socket.until(|socket| socket.at(tables[0].id).room().phase == Phase::Aborted).await;
    assert_eq!(ada.no(&house, "POST", &tables[0].path("/rematch"), json!({"salt": salt(2)})).await, busy);
    // Those who have one keep it, and wait.
    socket.watch(tables[1].id, None).await;
    assert_eq!(names(&socket, tables[1].id), ["Ada", "admiral (bot)"]);
    house.stop().await;
}

#[tokio::test]
async fn a_rematch_that_nobody_else_wants_is_gone_after_a_day() {
    static LATER: AtomicU64 = AtomicU64::new(0);
    let clock = || now() + LATER.load(Ordering::Relaxed);
    let often = Duration::from_millis(20);
    let config = Config { beat: often, sweep: often, ..patient() };
    let house = House::at(empty(), config, clock).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let table = begun(&house, &ada, &ben, "on-board", Value::Null).await;
    let mut socket = ada.socket().await;
    socket.watch(table.id, None).await;
    socket.send(Offer { table: table.id, what: OfferKind::Abort }).await;
    let next = |answer: Value| answer["id"].as_str().unwrap().parse::<TableId>().unwrap();
    socket.until(|socket| socket.at(table.id).room().phase == Phase::Aborted).await;
    let wanted = next(ben.ok(&house, "POST", &table.path("/rematch"), json!({"salt": salt(2)})).await);
    socket.until(|socket| socket.at(table.id).room().rematch == Some(wanted)).await;
    LATER.store(25 * 3_600_000, Ordering::Relaxed);
    socket.until(|socket| socket.at(table.id).room().rematch.is_none()).await;
    assert_eq!(house.store.table(wanted).await, Ok(None));
    // Both may still play again.
    let again = next(ada.ok(&house, "POST", &table.path("/rematch"), json!({"salt": salt(3)})).await);
    assert_ne!(again, wanted);
    assert_eq!(next(ben.ok(&house, "POST", &table.path("/rematch"), json!({"salt": salt(4)})).await), again);
    let row = house.store.table(again).await.unwrap().unwrap();
    assert_eq!(row.phase, Phase::Playing);
    house.stop().await;
}
