//! A disk that is really full, somebody who does not read, and lines that all break at once.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use game::{Chance, QuickChance};
use protocol::{Code, Do, Look, TableId, limits};
use serde_json::Value;
use server::{Config, Limits, Rate};
use store::{Db, Durability, Entry, Sqlite, Statement, Store};

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
    let mut chance = QuickChance::new(3);
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
    let mut chance = QuickChance::new(6);
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

/// Somebody's page at a table.
struct Tab {
    person: Person,
    table: TableId,
    code: Option<Code>,
    socket: Socket,
    /// An order whose confirmation was not heard.
    pending: Option<Do>,
}

impl Tab {
    async fn new(person: &Person, table: TableId, code: Option<Code>) -> Tab {
        let mut socket = person.socket().await;
        socket.watch(table, code.clone()).await;
        Tab { person: person.clone(), table, code, socket, pending: None }
    }

    /// Comes back after the line broke, with what it had, and sends again what was not confirmed, and then once more.
    async fn back(self) -> Tab {
        let Tab { person, table, code, socket, pending } = self;
        let had = socket.at(table).moments.len();
        let mut socket = person.socket_with(socket.cut()).await;
        socket.watch(table, code.clone()).await;
        assert!(socket.at(table).now().from as usize >= had, "what was there is not sent again");
        for order in [&pending, &pending].into_iter().flatten() {
            socket.send(order.clone()).await;
        }
        Tab { person, table, code, socket, pending }
    }
}

/// A table of two people, each with three pages, and people who look on with eight pages each.
async fn crowd(house: &House, number: u64, onlookers: usize) -> Vec<Tab> {
    let people = [house.guest("Ada").await, house.guest("Ben").await];
    let table = begun(house, &people[0], &people[1], "on-board", Value::Null).await;
    let mut sockets = seated(&people, table.id).await;
    let mut chance = QuickChance::new(number);
    for _ in 0..8 {
        sockets[0].step(table.id, &mut chance).await;
        settled(&mut sockets, table.id).await;
    }
    let mut tabs = Vec::new();
    for person in people.iter().flat_map(|person| [person; 3]) {
        tabs.push(Tab::new(person, table.id, None).await);
    }
    for _ in 0..onlookers {
        let person = house.guest("Cleo").await;
        for _ in 0..8 {
            tabs.push(Tab::new(&person, table.id, Some(table.watch.clone())).await);
        }
    }
    tabs
}

/// All pages of whoever is to move know of the same order; at every other table it was sent before the line broke.
async fn give_orders(tabs: &mut [Tab], sent: bool, chance: &mut QuickChance) -> Do {
    let mover = tabs.iter().position(|tab| !tab.socket.at(tab.table).now().choices.is_empty()).unwrap();
    let (table, now) = (tabs[mover].table, tabs[mover].socket.at(tabs[mover].table).now());
    let act = chance.choose(&now.choices).unwrap().clone();
    let order = Do { table, own: now.own, turned: now.turned, act };
    if sent {
        tabs[mover].socket.send(order.clone()).await;
    }
    let whose = tabs[mover].person.id;
    for tab in tabs.iter_mut().filter(|tab| tab.person.id == whose) {
        tab.pending = Some(order.clone());
    }
    order
}

#[tokio::test]
async fn when_hundreds_come_back_at_once_with_their_orders_each_order_is_done_once_and_all_see_the_same() {
    const TABLES: u64 = 8;
    let often = Rate { at_once: 1_000_000, each: Duration::from_millis(1) };
    let limits = Limits {
        sockets_of_address: 2000,
        // The server may hear of a broken line after the new one is there.
        sockets_of_person: 32,
        new_people: often,
        ..patient().limits
    };
    let house = House::with(Config { limits, ..patient() }).await;
    let (mut chance, mut crowds, mut orders) = (QuickChance::new(9), Vec::new(), Vec::new());
    for number in 0..TABLES {
        crowds.push(crowd(&house, number, 3).await);
    }
    let mut before: Vec<Vec<Entry>> = Vec::new();
    for (number, tabs) in crowds.iter_mut().enumerate() {
        before.push(house.store.entries_after(tabs[0].table, 0).await.unwrap());
        orders.push(give_orders(tabs, number % 2 == 0, &mut chance).await);
    }
    let tabs: Vec<Tab> = crowds.into_iter().flatten().collect();
    assert_eq!(tabs.len(), 240);
    let mut tabs = join_all(tabs.into_iter().map(Tab::back)).await;
    join_all(tabs.iter_mut().map(|tab| tab.socket.settle())).await;
    // What the last of them ordered has reached everybody.
    join_all(tabs.iter_mut().map(|tab| tab.socket.settle())).await;
    for (order, before) in orders.iter().zip(before) {
        let log = house.store.entries_after(order.table, 0).await.unwrap();
        let (old, new) = log.split_at(before.len());
        assert_eq!(old, before, "what was written stays as it is");
        let new: Vec<&str> = new.iter().map(|entry| entry.what.as_str()).collect();
        assert_eq!(new, [order.act.as_str()], "the order is done, and once");
    }
    for tab in &tabs {
        assert!(tab.socket.no.is_empty(), "nothing is refused: {:?}", tab.socket.no);
        let fresh = Tab::new(&tab.person, tab.table, tab.code.clone()).await.socket;
        let (theirs, fresh) = (tab.socket.at(tab.table), fresh.at(tab.table));
        assert_eq!((theirs.mark(), theirs.now().own), (fresh.mark(), fresh.now().own));
        assert_eq!(theirs.now().view.get(), fresh.now().view.get());
    }
    house.stop().await;
}
