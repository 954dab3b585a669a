//! What is refused: requests from elsewhere, too much of anything, and bytes that make no sense.

use std::time::Duration;

use catalog::{AnyTable, with_table};
use futures_util::{SinkExt, StreamExt};
use game::{Chance, QuickChance};
use protocol::{Phase, Resign, ServerMessage, TableId, Watch, close};
use serde_json::{Value, json};
use server::{Config, Limits, Rate};
use tokio::io::AsyncReadExt;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{Error, Message as Frame};

use crate::client::{House, Person, Socket, begun, connect, open, patient, salt};

const SEA: &str = r#"{"name":"Ada","lang":"en"}"#;

/// Asks for a new session with these lines in the head.
async fn session(house: &House, lines: &str, body: &str) -> (u16, Value) {
    let (status, _, body) = house.ask("POST", "/api/session", lines, body).await;
    (status, serde_json::from_str(&body).unwrap_or_default())
}

#[tokio::test]
async fn pages_of_others_can_do_nothing() {
    let house = House::new().await;
    let own = format!("Origin: http://{}\r\n", house.address);
    let json = "Content-Type: application/json\r\n";
    for (lines, status, why) in [
        (format!("Origin: https://evil.example\r\n{json}"), 403, "net-other-page"),
        (format!("Origin: null\r\n{json}"), 403, "net-other-page"),
        (json.to_owned(), 403, "net-other-page"),
        (format!("Sec-Fetch-Site: cross-site\r\n{json}"), 403, "net-other-page"),
        (own.clone(), 415, "net-no-json"),
        (format!("{own}Content-Type: text/plain\r\n"), 415, "net-no-json"),
    ] {
        let (found, answer) = session(&house, &lines, SEA).await;
        assert_eq!((found, answer["why"]["id"].as_str()), (status, Some(why)), "{lines}");
    }
    for lines in [
        format!("{own}{json}"),
        format!("Sec-Fetch-Site: same-origin\r\n{json}"),
        format!("{own}Content-Type: application/json; charset=utf-8\r\n"),
    ] {
        assert_eq!(session(&house, &lines, SEA).await.0, 200, "{lines}");
    }
}

#[tokio::test]
async fn sockets_need_a_session_and_a_page_of_this_server_or_a_programs_token() {
    let house = House::new().await;
    let ada = house.guest("Ada").await;
    let parrot = house.program(&ada, "Parrot").await;
    let status = |result: Result<_, Error>| match result {
        Ok(_) => 101,
        Err(Error::Http(response)) => response.status().as_u16(),
        Err(other) => panic!("{other}"),
    };
    assert_eq!(status(connect(house.address, &ada.who, true, Some("seaboard.1")).await), 101);
    assert_eq!(status(connect(house.address, &ada.who, false, Some("seaboard.1")).await), 403);
    assert_eq!(status(connect(house.address, "", true, Some("seaboard.1")).await), 401);
    assert_eq!(status(connect(house.address, &parrot.who, false, Some("seaboard.1")).await), 101);
    assert_eq!(status(connect(house.address, "Authorization: Bearer nobody", false, None).await), 401);
    assert_eq!(ada.no(&house, "GET", "/api/ws", Value::Null).await, (400, "net-no-socket".to_owned()));
}

#[tokio::test]
async fn whoever_speaks_another_protocol_is_told_so() {
    let house = House::new().await;
    let ada = house.guest("Ada").await;
    let (mut stream, _) = connect(house.address, &ada.who, true, Some("seaboard.99")).await.unwrap();
    use futures_util::StreamExt;
    let bye = stream.next().await.unwrap().unwrap().into_text().unwrap();
    assert!(bye.contains("net-other-protocol"), "{bye}");
    let Frame::Close(Some(frame)) = stream.next().await.unwrap().unwrap() else { panic!("not closed") };
    assert_eq!(u16::from(frame.code), close::OTHER_PROTOCOL);
}

#[tokio::test]
async fn bodies_that_are_too_long_or_make_no_sense_are_refused_in_json() {
    let house = House::new().await;
    let ada = house.guest("Ada").await;
    let long = "x".repeat(20_000);
    for (method, path, body, status, why) in [
        ("POST", "/api/programs", json!({"name": long}), 413, "net-too-large"),
        ("POST", "/api/programs", json!({"name": "x".repeat(25)}), 400, "net-malformed"),
        ("POST", "/api/programs", json!({"name": "Ada", "colour": 1}), 400, "net-malformed"),
        ("POST", "/api/programs", json!([1, 2]), 400, "net-malformed"),
        ("PATCH", "/api/me", json!({"lang": "xx"}), 400, "net-bad-language"),
        ("POST", "/api/tables/short/start", Value::Null, 404, "net-no-table"),
        ("GET", "/api/nothing", Value::Null, 404, "net-not-here"),
        ("GET", "/api", Value::Null, 404, "net-not-here"),
        ("POST", "/api/nothing/at/all", json!({}), 404, "net-not-here"),
        ("PUT", "/api/me", json!({}), 405, "net-other-method"),
        ("GET", "/api/tables/00000000007b/sit", Value::Null, 405, "net-other-method"),
        ("POST", "/api/session", json!({"name": "Ada", "lang": "en"}), 409, "net-known"),
        ("POST", "/api/pass/use", json!({"code": "0".repeat(26)}), 404, "net-no-pass"),
        ("DELETE", "/api/programs/00000000007b", Value::Null, 404, "net-nobody"),
    ] {
        let (found, answer) = ada.ask(&house, method, path, body).await;
        assert_eq!((found, answer["why"]["id"].as_str()), (status, Some(why)), "{method} {path}");
    }
    // A body whose length is not said beforehand is not read to its end either.
    let mut request = format!(
        "POST /api/programs HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\n{1}Content-Type: application/json\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n",
        house.address, ada.who
    );
    for _ in 0..5 {
        request += &format!("1388\r\n{}\r\n", " ".repeat(5000));
    }
    request += "0\r\n\r\n";
    assert_eq!(house.raw(request.as_bytes()).await.0, 413);
}

#[tokio::test]
async fn tables_that_cannot_be_are_not_opened() {
    let house = House::new().await;
    let ada = house.guest("Ada").await;
    let wish = |change: &dyn Fn(&mut Value)| {
        let mut wish = json!({"game": "on-board", "options": crate::client::options("on-board"), "seats": ["me", "open"], "salt": salt(1)});
        change(&mut wish);
        wish
    };
    type Change<'a> = (&'a str, &'a dyn Fn(&mut Value));
    let wrong: [Change<'_>; 9] = [
        ("net-no-game", &|wish| wish["game"] = json!("chess")),
        ("flaw", &|wish| wish["options"] = json!({"players": "many"})),
        ("net-seat-count", &|wish| wish["seats"] = json!(["me"])),
        ("net-seated-twice", &|wish| wish["seats"] = json!(["me", "me"])),
        ("net-only-bots", &|wish| wish["seats"] = json!([{"bot": "navigator"}, {"bot": "deckhand"}])),
        ("net-no-level", &|wish| wish["seats"] = json!(["me", {"bot": "kraken"}])),
        ("net-bad-pace", &|wish| wish["settings"] = json!({"pace": {"live": {"bank": 1, "gain": 0}}})),
        ("net-bad-pace", &|wish| wish["settings"] = json!({"pace": {"days": {"turn": 0, "reserve": 0}}})),
        ("net-malformed", &|wish| wish["salt"] = json!("pepper")),
    ];
    for (why, change) in wrong {
        assert_eq!(ada.no(&house, "POST", "/api/tables", wish(change)).await, (400, why.to_owned()));
    }
    ada.ok(&house, "POST", "/api/tables", wish(&|_| {})).await;
}

#[tokio::test]
async fn nobody_has_more_tables_than_they_may() {
    let house = House::new().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    for _ in 0..5 {
        open(&house, &ada, "on-board", json!(["me", "open"]), Value::Null).await;
    }
    let wish =
        json!({"game": "on-board", "options": crate::client::options("on-board"), "seats": ["me", "open"]});
    assert_eq!(
        ada.no(&house, "POST", "/api/tables", wish.clone()).await,
        (429, "net-too-many-tables".to_owned())
    );
    ben.ok(&house, "POST", "/api/tables", wish).await;
}

#[tokio::test]
async fn floods_are_stopped_and_only_those_who_make_them() {
    let rate = Rate { at_once: 6, each: Duration::from_secs(3600) };
    let limits = Limits { requests_of_person: rate, lines: rate, ..patient().limits };
    let house = House::with(Config { limits, ..Config::default() }).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(ada.ask(&house, "GET", "/api/me", Value::Null).await.0);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 200, 429, 429]);
    assert_eq!(ben.ask(&house, "GET", "/api/me", Value::Null).await.0, 200);
    let limits = Limits { new_people: Rate { at_once: 1, ..rate }, ..patient().limits };
    let house = House::with(Config { limits, ..Config::default() }).await;
    house.guest("Ada").await;
    let (status, answer) = Person::stranger(&house)
        .ask(&house, "POST", "/api/session", json!({"name": "Ben", "lang": "fr"}))
        .await;
    assert_eq!((status, answer["why"]["id"].as_str()), (429, Some("net-too-often")));
}

/// Reads until the socket is closed; why, and with which code.
async fn closed(mut socket: Socket) -> (u16, String) {
    let mut why = String::new();
    loop {
        match socket.next_or_end().await {
            Ok(ServerMessage::Bye(bye)) => why = bye.why.id.to_string(),
            Ok(_) => {}
            Err(Some(frame)) => return (frame.code.into(), why),
            Err(None) => return (0, why),
        }
    }
}

#[tokio::test]
async fn a_socket_that_says_too_much_too_long_or_nonsense_is_closed_with_the_reason() {
    let house = House::with(Config::default()).await;
    let ada = house.guest("Ada").await;
    let mut flood = ada.socket().await;
    for n in 0..100 {
        // It may be closed before all of them are sent.
        let _ = flood.stream.send(Frame::Text(format!(r#"{{"t":"ping","n":{n}}}"#).into())).await;
    }
    assert_eq!(closed(flood).await, (close::TOO_MUCH, "net-too-often".to_owned()));
    for (frame, why) in [
        (Frame::Text("x".repeat(5000).into()), "net-too-large"),
        (Frame::Text("ahoy".into()), "net-no-message"),
        (Frame::Text("{}".into()), "net-no-message"),
        (Frame::Binary(vec![0, 159, 146, 150].into()), "net-no-message"),
    ] {
        let mut socket = ada.socket().await;
        socket.stream.send(frame).await.unwrap();
        assert_eq!(closed(socket).await, (close::MALFORMED, why.to_owned()));
    }
    let mut socket = ada.socket().await;
    let _ = socket.stream.send(Frame::Text("x".repeat(200_000).into())).await;
    let (code, _) = closed(socket).await;
    assert!([0, close::MALFORMED].contains(&code), "{code}");
    let mut socket = ada.socket().await;
    for text in
        [r#"{"t":"swim"}"#, r#"{"t":"ping"}"#, r#"{"t":"do","table":"short","own":0,"turned":0,"act":"end"}"#]
    {
        socket.send_text(text.to_owned()).await;
        assert_eq!(socket.refused().await, "net-malformed", "a kind that nobody knows ends nothing");
    }
    socket.settle().await;
}

#[tokio::test]
async fn any_bytes_leave_the_tables_as_they_are() {
    let house = House::with(Config {
        limits: Limits { sockets_of_address: 400, ..patient().limits },
        ..Config::default()
    })
    .await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let table = begun(&house, &ada, &ben, "on-board", Value::Null).await;
    let mut first = ada.socket().await;
    first.watch(table.id, None).await;
    let mut chance = QuickChance::new(11);
    let kinds = protocol::ClientMessage::KINDS;
    for round in 0..300 {
        let kind = kinds[round % kinds.len()];
        let field = |chance: &mut QuickChance| match chance.below(6) {
            0 => json!(chance.below(u32::MAX)),
            1 => json!(-1),
            2 => json!("\u{0}\u{1f6a2}"),
            3 => json!({"preset": "hello"}),
            4 => json!([[[]]]),
            _ => json!("takeback"),
        };
        let text = json!({
            "t": kind, "table": table.id.to_string(), "own": field(&mut chance), "turned": field(&mut chance), "act": field(&mut chance),
            "what": field(&mut chance), "yes": true, "seat": field(&mut chance), "for": "win", "id": field(&mut chance),
            "said": field(&mut chance), "from": field(&mut chance), "to": field(&mut chance), "n": field(&mut chance),
            "code": field(&mut chance), "have": field(&mut chance),
        });
        if kind != "resign" && kind != "unwatch" && kind != "offer" && kind != "leave-to-bot" {
            first.send_text(text.to_string()).await;
        }
    }
    first.settle().await;
    for _ in 0..40 {
        let mut socket = ada.socket().await;
        let bytes: Vec<u8> = (0..chance.below(200)).map(|_| chance.below(256) as u8).collect();
        socket.stream.send(Frame::Binary(bytes.into())).await.unwrap();
        assert_eq!(closed(socket).await.0, close::MALFORMED);
    }
    assert_eq!(first.at(table.id).now().n, 0, "nothing of it was a move");
    crate::playing::play_to_the_end(table.id, &mut [first, watching(&ben, table.id).await], 3).await;
}

async fn watching(person: &Person, table: TableId) -> Socket {
    let mut socket = person.socket().await;
    socket.watch(table, None).await;
    socket
}

#[tokio::test]
async fn nobody_has_too_many_sockets_or_tables_on_one() {
    let house = House::new().await;
    let ada = house.guest("Ada").await;
    let mut sockets = Vec::new();
    for _ in 0..8 {
        sockets.push(ada.socket().await);
    }
    let ninth = connect(house.address, &ada.who, true, Some("seaboard.1")).await;
    assert!(matches!(ninth, Err(Error::Http(response)) if response.status() == 429));
    let others = [house.guest("Ben").await, house.guest("Cleo").await];
    let mut tables = Vec::new();
    for owner in &others {
        for _ in 0..5 {
            tables.push(open(&house, owner, "on-board", json!(["me", "open"]), Value::Null).await);
        }
    }
    let socket = &mut sockets[0];
    for table in &tables[..8] {
        socket.watch(table.id, Some(table.invite.clone())).await;
    }
    let Some(ninth) = tables.get(8) else { panic!("nine tables") };
    socket.send(Watch { table: ninth.id, code: Some(ninth.invite.clone()), have: None }).await;
    assert_eq!(socket.refused().await, "net-watching-too-many");
    socket.watch(tables[0].id, Some(tables[0].invite.clone())).await;
}

#[tokio::test]
async fn a_silent_socket_is_closed() {
    let limits = Limits { silence: Duration::from_millis(200), ..patient().limits };
    let house = House::with(Config { limits, ..Config::default() }).await;
    let socket = house.guest("Ada").await.socket().await;
    // Whoever only takes in what comes answers no ping.
    let mut stream = socket.stream.into_inner();
    let mut said = Vec::new();
    timeout(Duration::from_secs(30), stream.read_to_end(&mut said)).await.expect("an end").unwrap();
    let said = String::from_utf8_lossy(&said);
    assert!(said.contains("\"bye\"") && said.contains("net-silent"), "{said}");
}

#[tokio::test]
async fn whoever_answers_pings_stays_though_the_page_says_nothing() {
    let limits = Limits { silence: Duration::from_secs(3), ..patient().limits };
    let house = House::with(Config { limits, ..Config::default() }).await;
    let mut socket = house.guest("Ada").await.socket().await;
    // Longer than anybody may be silent; a pong goes out by itself, as it does from a browser.
    for _ in 0..4 {
        let frame = timeout(Duration::from_secs(30), socket.stream.next()).await.expect("a ping");
        assert!(matches!(frame, Some(Ok(Frame::Ping(_)))), "{frame:?}");
    }
    socket.settle().await;
}

#[tokio::test]
async fn sockets_end_with_their_session() {
    let house = House::new().await;
    let ada = house.guest("Ada").await;
    let pass = ada.ok(&house, "POST", "/api/pass", Value::Null).await;
    let (_, _, head) = Person::stranger(&house)
        .full(&house, "POST", "/api/pass/use", Some(json!({"code": pass["code"]})))
        .await;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    let phone = Person { who: format!("Cookie: {}\r\n", cookie.split(';').next().unwrap()), ..ada.clone() };
    assert_eq!(phone.ok(&house, "GET", "/api/me", Value::Null).await["id"], json!(ada.id.to_string()));
    let again = json!({"code": pass["code"]});
    assert_eq!(
        Person::stranger(&house).no(&house, "POST", "/api/pass/use", again).await.0,
        404,
        "a pass is good once"
    );
    let sessions = ada.ok(&house, "GET", "/api/sessions", Value::Null).await;
    assert_eq!(sessions["sessions"].as_array().map(Vec::len), Some(2));
    assert_eq!(sessions["sessions"][0]["this"], json!(true));
    let (mut here, there) = (ada.socket().await, phone.socket().await);
    ada.ok(&house, "POST", "/api/sessions/end-others", Value::Null).await;
    assert_eq!(closed(there).await, (close::SESSION_ENDED, "net-session-ended".to_owned()));
    assert_eq!(phone.no(&house, "GET", "/api/me", Value::Null).await, (401, "net-no-session".to_owned()));
    here.settle().await;
    ada.ok(&house, "POST", "/api/logout", Value::Null).await;
    assert_eq!(closed(here).await.0, close::SESSION_ENDED);
    assert_eq!(
        ada.no(&house, "GET", "/api/me", Value::Null).await.0,
        401,
        "at once, whatever was remembered"
    );
}

#[tokio::test]
async fn whoever_is_deleted_leaves_bots_and_no_name() {
    let house = House::new().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben Unforgettable").await);
    let table = begun(&house, &ada, &ben, "on-board", Value::Null).await;
    let mut first = ada.socket().await;
    first.watch(table.id, None).await;
    let gone = ben.socket().await;
    ben.ok(&house, "DELETE", "/api/me", Value::Null).await;
    assert_eq!(closed(gone).await.0, close::SESSION_ENDED);
    assert_eq!(ben.no(&house, "GET", "/api/me", Value::Null).await.0, 401);
    let unnamed = |socket: &Socket| {
        let seat = serde_json::to_string(&socket.at(table.id).room().seats[1]).unwrap();
        !seat.contains("Unforgettable") && !seat.contains("instead_of") && seat.contains("bot")
    };
    first.until(unnamed).await;
    let tables = ada.ok(&house, "GET", "/api/me/tables", Value::Null).await;
    assert!(!tables.to_string().contains("Unforgettable"));
    first.send(Resign { table: table.id, own: first.at(table.id).now().own }).await;
    first.until(|socket| socket.at(table.id).room().phase == Phase::Over).await;
    let file = ada.ok(&house, "GET", &table.path("/file"), Value::Null).await;
    let played = AnyTable::from_text(file.as_str().unwrap()).unwrap();
    assert_eq!(with_table!(&played, played => played.names()), ["Ada", "seat 2"]);
}
