//! Several servers at one store: whoever is at one of them plays with those at the other.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use catalog::GameId;
use futures_util::StreamExt;
use game::{QuickChance, Viewer};
use protocol::{Phase, Said, Say, ServerMessage, TableId};
use serde_json::{Value, json};
use server::{BusAddress, Config, Nodes};
use store::{Db, Statement};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::bus;
use crate::client::{House, Person, SEATS, Socket, begun, connect, empty, now, open, patient, sit};
use crate::playing::play_to_the_end;

/// Two servers that know of each other only by what is written.
async fn two(db: &Arc<dyn Db>) -> [House; 2] {
    two_with(db, None, Duration::ZERO).await
}

/// The same with a bus, perhaps, and a time for which those go on that are told to stop.
async fn two_with(db: &Arc<dyn Db>, bus: Option<BusAddress>, leaving: Duration) -> [House; 2] {
    let config = Config { look: Duration::from_millis(20), leaving, ..patient() };
    let node = |name: &str| {
        let nodes = Nodes::among_others(name.to_owned(), bus.clone());
        House::among(nodes, db.clone(), config.clone(), now, 1)
    };
    [node("north").await, node("south").await]
}

/// The same person at another server.
fn there(person: &Person, house: &House) -> Person {
    Person { address: house.address, ..person.clone() }
}

async fn stop(houses: [House; 2]) {
    for house in houses {
        house.stop().await;
    }
}

async fn seated(people: &[Person], table: TableId) -> Vec<Socket> {
    let mut sockets = Vec::new();
    for person in people {
        let mut socket = person.socket().await;
        socket.watch(table, None).await;
        sockets.push(socket);
    }
    sockets
}

#[tokio::test]
async fn players_of_one_table_at_different_servers_play_every_game_to_the_same_end() {
    for &game in GameId::ALL {
        let db = empty();
        let houses = two(&db).await;
        let (ada, ben) = (houses[0].guest("Ada").await, houses[0].guest("Ben").await);
        let table = begun(&houses[0], &ada, &ben, game.name(), Value::Null).await.id;
        let mut sockets = seated(&[ada, there(&ben, &houses[1])], table).await;
        play_to_the_end(table, &mut sockets, 5).await;
        for socket in &mut sockets {
            socket.until(|socket| socket.at(table).room().phase == Phase::Over).await;
            assert_eq!(socket.at(table).now().viewer, Viewer::Everything, "{game}");
        }
        assert_eq!(sockets[0].at(table).mark(), sockets[1].at(table).mark(), "{game}");
        let log = houses[1].store.entries_after(table, 0).await.unwrap();
        let numbers: Vec<u32> = log.iter().map(|entry| entry.seq).collect();
        assert_eq!(numbers, (1..=log.len() as u32).collect::<Vec<_>>(), "{game}");
        stop(houses).await;
    }
}

#[tokio::test]
async fn whoever_waits_at_one_server_sees_who_sits_down_at_the_other_and_that_the_game_begins() {
    let db = empty();
    let houses = two(&db).await;
    let (ada, ben) = (houses[0].guest("Ada").await, houses[1].guest("Ben").await);
    let table = open(&houses[0], &ada, "on-board", json!(["me", "open"]), Value::Null).await;
    let mut sockets = seated(std::slice::from_ref(&ada), table.id).await;
    sit(&houses[1], &ben, &table, 2).await;
    let sits = |socket: &Socket| {
        let seat = &socket.at(table.id).room().seats[SEATS[1].index()];
        serde_json::to_string(&seat.sitter).unwrap().contains("Ben")
    };
    sockets[0].until(sits).await;
    let mut ben = ben.socket().await;
    ben.watch(table.id, None).await;
    ada.ok(&houses[0], "POST", &table.path("/start"), Value::Null).await;
    ben.until(|socket| socket.at(table.id).room().phase == Phase::Playing).await;
    assert!(ben.at(table.id).now.is_some());
    stop(houses).await;
}

#[tokio::test]
async fn what_is_said_at_one_server_is_heard_at_the_other_once() {
    let db = empty();
    let houses = two(&db).await;
    let (ada, ben) = (houses[0].guest("Ada").await, houses[0].guest("Ben").await);
    let table = begun(&houses[0], &ada, &ben, "on-board", json!({"chat": true})).await.id;
    let mut sockets = seated(&[ada, there(&ben, &houses[1])], table).await;
    for id in 1..=3 {
        let said = Said::Text(format!("ahoy {id}"));
        sockets[0].send(Say { table, id, said }).await;
    }
    for socket in &mut sockets {
        socket.until(|socket| socket.at(table).lines.len() == 3).await;
        let ids: Vec<u32> = socket.at(table).lines.iter().map(|line| line.sent_as).collect();
        assert_eq!(ids, [1, 2, 3]);
    }
    stop(houses).await;
}

#[tokio::test]
async fn bots_play_at_both_servers_and_every_move_is_made_once() {
    let db = empty();
    let houses = two(&db).await;
    let (ada, ben) = (houses[0].guest("Ada").await, houses[0].guest("Ben").await);
    let seats = json!(["me", "open", {"bot": "deckhand"}]);
    let mut options = crate::client::options("come-sail-away");
    options["players"] = json!(3);
    let new = json!({"game": "come-sail-away", "options": options, "seats": seats, "settings": {}, "salt": crate::client::salt(1)});
    let made = ada.ok(&houses[0], "POST", "/api/tables", new).await;
    let table: TableId = made["id"].as_str().unwrap().parse().unwrap();
    let body = json!({"code": made["invite"], "salt": crate::client::salt(2)});
    ben.ok(&houses[0], "POST", &format!("/api/tables/{table}/sit"), body).await;
    ada.ok(&houses[0], "POST", &format!("/api/tables/{table}/start"), Value::Null).await;
    let mut sockets = seated(&[ada, there(&ben, &houses[1])], table).await;
    play_to_the_end(table, &mut sockets, 9).await;
    let log = houses[0].store.entries_after(table, 0).await.unwrap();
    for seat in &SEATS[..3] {
        let own: Vec<u32> =
            log.iter().filter(|entry| entry.seat == Some(*seat)).filter_map(|entry| entry.own).collect();
        assert!(!own.is_empty() && own == (0..own.len() as u32).collect::<Vec<_>>(), "{seat:?}: {own:?}");
    }
    stop(houses).await;
}

#[tokio::test]
async fn a_session_that_ended_at_one_server_lets_nobody_in_at_the_other_for_long() {
    let db = empty();
    let houses = two(&db).await;
    let ada = houses[0].guest("Ada").await;
    let elsewhere = there(&ada, &houses[1]);
    ada.ok(&houses[0], "POST", "/api/logout", Value::Null).await;
    assert_eq!(elsewhere.no(&houses[1], "GET", "/api/me", Value::Null).await.0, 401);
    stop(houses).await;
}

#[tokio::test]
async fn whoever_comes_to_a_server_that_does_not_know_the_rules_of_their_table_is_sent_to_another() {
    let db = empty();
    let houses = two(&db).await;
    let (ada, ben) = (houses[0].guest("Ada").await, houses[0].guest("Ben").await);
    let table = begun(&houses[0], &ada, &ben, "on-board", Value::Null).await.id;
    // As a newer program would have opened it.
    let newer = "UPDATE setups SET setup = REPLACE(setup, '\"rules\":', '\"rules\":9')";
    let changed = db.write(vec![Statement::new(newer, vec![])]).await.unwrap();
    assert_eq!(changed[0].changed, 1);
    let mut socket = ada.socket().await;
    socket.send(protocol::Watch { table, code: None, have: None }).await;
    let closed = loop {
        if let Err(closed) = socket.next_or_end().await {
            break closed.expect("it says why");
        }
    };
    assert_eq!(u16::from(closed.code), protocol::close::GOING_AWAY);
    let bye = socket.texts.iter().find(|text| text.contains("\"retry\":")).expect("when to come back");
    assert!(bye.contains("net-newer"), "{bye}");
    stop(houses).await;
}

#[tokio::test]
async fn whoever_waits_sees_who_is_connected_at_the_other_server_and_who_has_gone() {
    let db = empty();
    let houses = two_with(&db, Some(bus::start().await), Duration::ZERO).await;
    let (ada, ben) = (houses[0].guest("Ada").await, houses[1].guest("Ben").await);
    let table = open(&houses[0], &ada, "on-board", json!(["me", "open"]), Value::Null).await;
    sit(&houses[1], &ben, &table, 2).await;
    let here = |socket: &Socket, seat: usize| socket.at(table.id).room().seats[SEATS[seat].index()].here;
    let mut ada = seated(std::slice::from_ref(&ada), table.id).await.remove(0);
    let mut cleo = houses[1].guest("Cleo").await.socket().await;
    cleo.watch(table.id, Some(table.watch.clone())).await;
    ada.until(|socket| socket.at(table.id).room().watching == 1).await;
    ada.until(|socket| here(socket, 0) && !here(socket, 1)).await;
    let mut ben = seated(std::slice::from_ref(&ben), table.id).await.remove(0);
    ada.until(|socket| here(socket, 1)).await;
    ben.until(|socket| here(socket, 0)).await;
    drop((ben, cleo));
    ada.until(|socket| !here(socket, 1) && socket.at(table.id).room().watching == 0).await;
    stop(houses).await;
}

#[tokio::test]
async fn a_server_that_is_told_to_stop_is_not_ready_while_it_goes_on_and_sends_people_to_the_other_soon() {
    let db = empty();
    let [north, south] = two_with(&db, None, Duration::from_secs(2)).await;
    let (ada, ben) = (north.guest("Ada").await, north.guest("Ben").await);
    // Both decide at once there, so that Ada has something to do whatever was dealt.
    let table = begun(&north, &ada, &ben, "come-sail-away", Value::Null).await.id;
    wait_until_known(&ada).await;
    let mut socket = seated(std::slice::from_ref(&ada), table).await.remove(0);
    let address = north.address;
    let stopping = tokio::spawn(north.stop());
    loop {
        match ask_ready(address).await {
            404 => break,
            ready => assert_eq!(ready, 200, "it is there until everybody was told"),
        }
        tokio::task::yield_now().await;
    }
    socket.step(table, &mut QuickChance::new(1)).await;
    let bye = loop {
        if let ServerMessage::Bye(bye) = socket.next_or_end().await.expect("it says goodbye first") {
            break bye;
        }
    };
    assert_eq!(bye.why.id, "net-stopping");
    assert!(bye.retry.is_some_and(|retry| (50..=1000).contains(&retry)), "{bye:?}");
    let mut again = seated(&[there(&ada, &south)], table).await.remove(0);
    again.until(|socket| socket.at(table).now.as_ref().is_some_and(|now| now.own == 1)).await;
    stopping.await.unwrap();
    south.stop().await;
}

#[tokio::test]
async fn a_page_of_a_newer_release_is_sent_to_another_server_and_one_that_is_too_old_reloads() {
    let db = empty();
    let houses = two(&db).await;
    let ada = houses[0].guest("Ada").await;
    wait_until_known(&ada).await;
    let newer = protocol::subprotocol(protocol::PROTOCOL + 1);
    assert_eq!(refused_by(&ada, &newer).await, ("net-newer".to_owned(), protocol::close::GOING_AWAY));
    let older = refused_by(&ada, "seaboard.0").await;
    assert_eq!(older, ("net-other-protocol".to_owned(), protocol::close::OTHER_PROTOCOL));
    stop(houses).await;
}

/// Comes with a protocol that is not spoken; what is said to that.
async fn refused_by(person: &Person, protocol: &str) -> (String, u16) {
    let (mut stream, _) = connect(person.address, &person.who, true, Some(protocol)).await.unwrap();
    let bye = stream.next().await.unwrap().unwrap().into_text().unwrap();
    let Ok(ServerMessage::Bye(bye)) = ServerMessage::from_text(&bye) else { panic!("{bye}") };
    let Frame::Close(Some(frame)) = stream.next().await.unwrap().unwrap() else { panic!("not closed") };
    (bye.why.id.to_string(), frame.code.into())
}

/// The status of `/ready`; 0 where nobody listens any more.
async fn ask_ready(address: SocketAddr) -> u16 {
    let Ok(mut stream) = TcpStream::connect(address).await else { return 0 };
    let asked = b"GET /ready HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";
    stream.write_all(asked).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default()
}

/// Waits until the server at which somebody is knows that there is another: then it sends newer pages there.
async fn wait_until_known(person: &Person) {
    let newer = protocol::subprotocol(protocol::PROTOCOL + 1);
    while refused_by(person, &newer).await.1 != protocol::close::GOING_AWAY {}
}
