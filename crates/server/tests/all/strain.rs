//! A disk that is really full, and somebody who does not read.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use game::Quick;
use protocol::{Look, TableId, limits};
use serde_json::Value;
use server::{Config, Limits};
use store::{Db, Durability, Sqlite, Statement, Store};

use crate::client::{House, Person, Socket, begun, patient};
use crate::playing::play_to_the_end;

/// A directory of one test, gone with this value.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("seaboard-server-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What is left behind in a temporary directory harms nobody.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Two who play, and the one of them who may do something first.
async fn seated(people: &[Person], table: TableId) -> Vec<Socket> {
    let mut sockets = Vec::new();
    for person in people {
        let mut socket = person.socket().await;
        socket.watch(table, None).await;
        sockets.push(socket);
    }
    settled(&mut sockets, table).await;
    sockets
}

/// All have read everything; those who may do something stand first.
async fn settled(sockets: &mut [Socket], table: TableId) {
    for socket in sockets.iter_mut() {
        socket.settle().await;
    }
    sockets.sort_by_key(|socket| socket.at(table).now().choices.is_empty());
}

/// Lets the database grow no further than it is, or again as far as it likes. SQLite says then that the disk is full, as it does
/// when it is.
async fn let_grow(db: &Sqlite, grow: bool) {
    let sql = if grow { "PRAGMA max_page_count = 1000000" } else { "PRAGMA max_page_count = 1" };
    db.write(vec![Statement::new(sql, vec![])]).await.unwrap();
}

#[tokio::test]
async fn on_a_full_disk_orders_are_refused_nothing_unwritten_is_shown_and_play_goes_on_when_there_is_room() {
    let scratch = Scratch::new("full");
    let db = Arc::new(Sqlite::open(&scratch.0.join("tables.db"), Durability::Full).unwrap());
    // Nothing else writes meanwhile.
    let config = Config { beat: Duration::from_secs(3600), ..patient() };
    let house = House::over(db.clone(), config).await;
    let people = [house.guest("Ada").await, house.guest("Ben").await];
    let mut chance = Quick::new(3);
    // Another table has filled a part of the last page, so that the rest is not enough for a game.
    let other = begun(&house, &people[0], &people[1], "come-sail-away", Value::Null).await.id;
    let mut sockets = seated(&people, other).await;
    for _ in 0..60 {
        sockets[0].step(other, &mut chance).await;
        settled(&mut sockets, other).await;
    }
    let table = begun(&house, &people[0], &people[1], "come-sail-away", Value::Null).await.id;
    let mut sockets = seated(&people, table).await;
    let_grow(&db, false).await;
    let mut written = 0;
    let order = loop {
        let now = sockets[0].at(table).now();
        let order = protocol::Do { table, own: now.own, turned: now.turned, act: now.choices[0].clone() };
        let (own, refused) = (order.own, sockets[0].no.len());
        sockets[0].send(order.clone()).await;
        sockets[0].until(|socket| socket.no.len() > refused || socket.at(table).now().own > own).await;
        if sockets[0].no.len() > refused {
            break order;
        }
        written += 1;
        assert!(written < 2000, "the disk is never full");
        settled(&mut sockets, table).await;
    };
    let refusal = sockets[0].no.last().unwrap();
    assert_eq!((refusal.why.id.as_ref(), refusal.own), ("net-not-saved", Some(order.own)));
    let pictures: Vec<(String, usize)> = sockets.iter().map(|socket| seen(socket, table)).collect();
    for _ in 0..5 {
        sockets[0].send(order.clone()).await;
        assert_eq!(sockets[0].refused().await, "net-not-saved");
    }
    for (socket, before) in sockets.iter_mut().zip(&pictures) {
        socket.settle().await;
        assert_eq!(&seen(socket, table), before, "nobody is shown what is not written");
    }
    // Whoever comes now sees what is written, and no more.
    let store = Store::new(db.clone());
    assert_eq!(store.entries_after(table, 0).await.unwrap().len(), written);
    let mut again = people[0].socket().await;
    again.watch(table, None).await;
    let both = sockets.iter().find(|socket| socket.at(table).now().viewer == again.at(table).now().viewer);
    assert_eq!(again.at(table).mark(), both.unwrap().at(table).mark());
    let_grow(&db, true).await;
    sockets[0].send(order.clone()).await;
    sockets[0].until(|socket| socket.at(table).now().own > order.own).await;
    settled(&mut sockets, table).await;
    sockets[0].step(table, &mut chance).await;
    settled(&mut sockets, table).await;
    play_to_the_end(table, &mut sockets, 4).await;
    house.stop().await;
}

/// What somebody has been shown: the mark of the moments, and in how many frames.
fn seen(socket: &Socket, table: TableId) -> (String, usize) {
    let at = socket.at(table);
    (format!("{} {}", at.mark(), at.now().view.get()), at.frames)
}

#[tokio::test]
async fn nothing_piles_up_for_somebody_who_does_not_read() {
    // More than the system holds for a connection: a few megabytes on either side.
    const UNREAD: usize = 24 << 20;
    let limits = Limits { reading: Duration::from_secs(120), ..patient().limits };
    let house = House::with(Config { limits, ..patient() }).await;
    let people = [house.guest("Ada").await, house.guest("Ben").await];
    let cleo = house.guest("Cleo").await;
    let table = begun(&house, &people[0], &people[1], "pirates-under-fire", Value::Null).await;
    let (code, table) = (Some(table.watch.clone()), table.id);
    let mut sockets = seated(&people, table).await;
    let mut chance = Quick::new(6);
    for _ in 0..40 {
        sockets[0].step(table, &mut chance).await;
        settled(&mut sockets, table).await;
    }
    let mut slow = cleo.socket().await;
    slow.watch(table, code).await;
    // Cleo asks for more than fits through, and reads nothing of it while the others play.
    let look = Look { table, from: 0, to: limits::LOOK_MOMENTS - 1 };
    slow.send(look.clone()).await;
    slow.settle().await;
    let looked =
        |socket: &Socket| socket.texts.iter().filter(|text| text.starts_with(r#"{"t":"seen""#)).count();
    let size = slow.texts.iter().map(String::len).max().unwrap();
    let looks = UNREAD / size;
    for _ in 0..looks {
        slow.send(look.clone()).await;
    }
    let (before, frames) = (slow.at(table).frames, sockets[0].at(table).frames);
    play_to_the_end(table, &mut sockets, 4).await;
    let played = sockets[0].at(table).frames - frames;
    assert!(played > 20, "{played} frames for those who read");
    slow.until(|socket| socket.at(table).now().ending.is_some()).await;
    let told = slow.at(table).frames - before;
    assert!(told < 5, "all that happened meanwhile came at once: {told} frames for {played}");
    slow.until(|socket| looked(socket) == looks + 1).await;
    slow.settle().await;
    assert_eq!(slow.at(table).mark(), sockets[0].at(table).mark());
    assert_eq!(slow.at(table).now().view.get(), sockets[0].at(table).now().view.get());
    house.stop().await;
}
