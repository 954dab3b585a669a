//! Connections that drop, readers that are slow, disks that fail, clocks that run out, and the end of the server.

use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use game::QuickChance;
use protocol::{Do, Preset, Said, Say, ServerMessage, Sitter, close};
use serde_json::{Value, json};
use server::Config;
use store::faulty::{Fault, Faulty};
use store::{Answer, Db, DbError, Rows, Statement};
use tokio::sync::watch;

use crate::client::{House, Person, Socket, begun, connect, empty, now, open, patient};
use crate::playing::play_to_the_end;

async fn two(house: &House) -> [Person; 2] {
    [house.guest("Ada").await, house.guest("Ben").await]
}

/// The order for the first of what is allowed.
fn first_choice(socket: &Socket, table: protocol::TableId) -> Do {
    let now = socket.at(table).now();
    Do { table, own: now.own, turned: now.turned, act: now.choices[0].clone() }
}

/// Watches with all of these; the one who may do something first.
async fn watching(people: &[Person], table: protocol::TableId) -> Vec<Socket> {
    let mut sockets = Vec::new();
    for person in people {
        let mut socket = person.socket().await;
        socket.watch(table, None).await;
        sockets.push(socket);
    }
    // Those who came first hear of the others.
    for socket in &mut sockets {
        socket.settle().await;
    }
    sockets.sort_by_key(|socket| socket.at(table).now().choices.is_empty());
    sockets
}

#[tokio::test]
async fn an_order_that_was_sent_before_the_connection_broke_is_done_once() {
    let house = House::new().await;
    let people = two(&house).await;
    let table = begun(&house, &people[0], &people[1], "on-board", Value::Null).await;
    let mut sockets = watching(&people, table.id).await;
    let order = first_choice(&sockets[0], table.id);
    let who = if sockets[0].at(table.id).now().viewer == game::Viewer::Seat(crate::client::SEATS[0]) {
        0
    } else {
        1
    };
    sockets[0].send(order.clone()).await;
    // The page goes without hearing anything more.
    let gone = sockets.remove(0);
    drop(gone.stream);
    while house.store.entries_after(table.id, 0).await.unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    let mut back = people[who].socket().await;
    back.watch(table.id, None).await;
    assert_eq!(back.at(table.id).now().own, order.own + 1, "it had arrived");
    for _ in 0..3 {
        back.send(order.clone()).await;
    }
    back.settle().await;
    assert!(back.no.is_empty(), "sent again, it is the same order");
    assert_eq!(house.store.entries_after(table.id, 0).await.unwrap().len(), 1);
    let other = Do { act: "swim".to_owned(), ..order.clone() };
    back.send(other).await;
    assert_eq!(back.refused().await, "file-entry");
    let elsewhere = Do { own: order.own + 9, ..order };
    back.send(elsewhere).await;
    assert_eq!(back.refused().await, "net-stale");
}

#[tokio::test]
async fn whoever_comes_back_gets_what_they_have_missed_and_no_more() {
    for game in ["come-sail-away", "on-board", "pirates-under-fire"] {
        let house = House::new().await;
        let people = two(&house).await;
        let table = begun(&house, &people[0], &people[1], game, Value::Null).await;
        let mut sockets = watching(&people, table.id).await;
        let mut chance = QuickChance::new(2);
        let mut second_tab = people[1].socket().await;
        second_tab.watch(table.id, None).await;
        for _ in 0..30 {
            let can = sockets.iter().position(|socket| !socket.at(table.id).now().choices.is_empty());
            sockets[can.expect("somebody can")].step(table.id, &mut chance).await;
            for socket in &mut sockets {
                socket.settle().await;
            }
        }
        second_tab.settle().await;
        let (seen, known) = (second_tab.at(table.id).mark(), second_tab.at(table.id).now().n);
        second_tab.watch(table.id, None).await;
        let now = second_tab.at(table.id).now();
        assert_eq!((now.from, now.moments.len()), (known, 0), "{game}: nothing is new");
        assert_eq!(second_tab.at(table.id).mark(), seen);
        // Whoever claims to have something else gets all of it.
        let have = Some(protocol::Have { n: known, mark: protocol::Mark(7) });
        let frames = second_tab.at(table.id).frames;
        second_tab.send(protocol::Watch { table: table.id, code: None, have }).await;
        second_tab.until(|socket| socket.at(table.id).frames > frames).await;
        assert_eq!(second_tab.at(table.id).now().from, 0);
        assert_eq!(second_tab.at(table.id).mark(), seen);
        house.stop().await;
    }
}

#[tokio::test]
async fn what_could_not_be_written_is_refused_and_nobody_saw_it() {
    let faulty = Arc::new(Faulty::new(empty()));
    // Nothing else writes meanwhile.
    let config = Config { beat: Duration::from_secs(3600), ..patient() };
    let house = House::over(faulty.clone(), config).await;
    let people = two(&house).await;
    let table = begun(&house, &people[0], &people[1], "on-board", Value::Null).await;
    let mut sockets = watching(&people, table.id).await;
    for _ in 0..3 {
        faulty.always(Some(Fault::Fails(DbError::Full)));
        let order = first_choice(&sockets[0], table.id);
        let (own, heard) = (order.own, sockets[1].texts.len());
        sockets[0].send(order.clone()).await;
        assert_eq!(sockets[0].refused().await, "net-not-saved");
        assert_eq!(sockets[0].no.last().unwrap().own, Some(own));
        sockets[1].settle().await;
        assert_eq!(
            sockets[1].texts.len(),
            heard + 1,
            "the others heard nothing but the answer to their ping"
        );
        let (status, why) = people[0].no(&house, "POST", "/api/programs", json!({"name": "Parrot"})).await;
        assert_eq!((status, why.as_str()), (503, "net-busy"));
        faulty.always(None);
        sockets[0].send(order).await;
        sockets[0].until(|socket| socket.at(table.id).now().own > own).await;
        for socket in &mut sockets {
            socket.settle().await;
        }
        sockets.sort_by_key(|socket| socket.at(table.id).now().choices.is_empty());
    }
    assert_eq!(house.store.entries_after(table.id, 0).await.unwrap().len(), 3);
    play_to_the_end(table.id, &mut sockets, 4).await;
}

#[tokio::test]
async fn an_answer_that_was_lost_on_the_way_from_the_disk_is_found_again() {
    let faulty = Arc::new(Faulty::new(empty()));
    let config = Config { beat: Duration::from_secs(3600), ..patient() };
    let house = House::over(faulty.clone(), config).await;
    let people = two(&house).await;
    let table = begun(&house, &people[0], &people[1], "on-board", Value::Null).await;
    let mut sockets = watching(&people, table.id).await;
    faulty.next(Fault::AnswerLost);
    sockets[0].step(table.id, &mut QuickChance::new(1)).await;
    assert_eq!(house.store.entries_after(table.id, 0).await.unwrap().len(), 1);
}

#[tokio::test]
async fn whoever_stops_sends_people_away_and_writes_what_was_ordered() {
    let faulty = Arc::new(Faulty::new(empty()));
    let config = Config { beat: Duration::from_secs(3600), ..patient() };
    let house = House::over(faulty.clone(), config).await;
    let people = two(&house).await;
    let table = begun(&house, &people[0], &people[1], "on-board", Value::Null).await;
    let mut sockets = watching(&people, table.id).await;
    faulty.next(Fault::Slow(Duration::from_millis(200)));
    let before = faulty.writes();
    let order = first_choice(&sockets[0], table.id);
    sockets[0].send(order).await;
    while faulty.writes() == before {
        tokio::task::yield_now().await;
    }
    let (address, who, store) = (house.address, people[0].who.clone(), house.store.clone());
    let stopping = tokio::spawn(house.stop());
    for mut socket in sockets {
        let mut bye = None;
        let end = loop {
            match socket.next_or_end().await {
                Ok(ServerMessage::Bye(said)) => bye = Some(said),
                Ok(_) => {}
                Err(end) => break end,
            }
        };
        let bye = bye.expect("a bye");
        assert_eq!(bye.why.id, "net-stopping");
        assert!(bye.retry.is_some_and(|retry| (200..=3000).contains(&retry)), "{bye:?}");
        assert_eq!(end.map(|frame| frame.code.into()), Some(close::GOING_AWAY));
    }
    stopping.await.unwrap();
    assert_eq!(store.entries_after(table.id, 0).await.unwrap().len(), 1);
    assert!(connect(address, &who, true, Some("seaboard.1")).await.is_err());
}

#[tokio::test]
async fn a_server_says_whether_it_is_ready() {
    let house = House::new().await;
    let (status, _, body) = house.ask("GET", "/ready", "", "").await;
    assert_eq!((status, body.as_str()), (200, "ready\n"));
    assert_eq!(house.ask("GET", "/health", "", "").await.0, 200);
    let status = Person::stranger(&house).ok(&house, "GET", "/api/status", Value::Null).await;
    assert_eq!((&status["protocol"], &status["addresses"], status.get("you")), (&json!(1), &json!([]), None));
    let ada = house.guest("Ada").await;
    let status = ada.ok(&house, "GET", "/api/status", Value::Null).await;
    assert_eq!(status["you"]["name"], json!("Ada"));
}

static AHEAD: AtomicU64 = AtomicU64::new(0);

/// A clock that tests put forward.
fn ahead() -> u64 {
    now() + AHEAD.load(Ordering::Relaxed)
}

#[tokio::test]
async fn bots_take_over_where_time_is_up_though_nobody_looks_and_outages_do_not_count() {
    let (beat, sweep) = (Duration::from_millis(20), Duration::from_millis(20));
    let config = Config { beat, sweep, ..patient() };
    let house = House::at(empty(), config, ahead).await;
    let people = two(&house).await;
    let settings = json!({"late": "bot", "pace": {"live": {"bank": 100, "gain": 1}}});
    let table = begun(&house, &people[0], &people[1], "on-board", settings).await;
    let entries = async || house.store.entries_after(table.id, 0).await.unwrap();
    // The machine sleeps for an hour.
    AHEAD.fetch_add(3_600_000, Ordering::Relaxed);
    let mut outages = Vec::new();
    while outages.is_empty() {
        tokio::time::sleep(beat).await;
        outages = house.store.outages_since(0).await.unwrap();
    }
    for _ in 0..5 {
        tokio::time::sleep(sweep).await;
    }
    assert_eq!(entries().await, [], "nobody has lost time");
    // Now it is there, and time passes.
    for _ in 0..1000 {
        if !entries().await.is_empty() {
            break;
        }
        AHEAD.fetch_add(2_000, Ordering::Relaxed);
        tokio::time::sleep(beat * 3).await;
    }
    let mut looks = people[0].socket().await;
    looks.watch(table.id, None).await;
    let bots =
        looks.at(table.id).room().seats.iter().filter(|seat| matches!(seat.sitter, Sitter::Bot { .. }));
    assert!(bots.count() > 0, "{:?}", looks.at(table.id).room());
}

#[tokio::test]
async fn what_is_old_is_forgotten_but_no_game_that_has_begun() {
    static LATER: AtomicU64 = AtomicU64::new(0);
    let clock = || now() + LATER.load(Ordering::Relaxed);
    let db = empty();
    let house = House::at(db.clone(), patient(), clock).await;
    let people = two(&house).await;
    let idle = open(&house, &people[0], "on-board", json!(["me", "open"]), Value::Null).await;
    let begun = begun(&house, &people[0], &people[1], "on-board", Value::Null).await;
    let mut socket = people[0].socket().await;
    socket.watch(begun.id, None).await;
    let said = protocol::Said::Preset(protocol::Preset::Hello);
    socket.send(protocol::Say { table: begun.id, id: 1, said }).await;
    socket.until(|socket| !socket.at(begun.id).lines.is_empty()).await;
    house.stop().await;
    LATER.store(91 * 24 * 3_600_000, Ordering::Relaxed);
    let house = House::at(db, patient(), clock).await;
    while house.store.table(idle.id).await.unwrap().is_some() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(house.store.chat(begun.id, true, 10).await, Ok(vec![]));
    assert!(house.store.table(begun.id).await.unwrap().is_some());
    let me = people[0].ok(&house, "GET", "/api/me", Value::Null).await;
    assert_eq!(me["name"], json!("Ada"), "sessions last longer");
    LATER.store(500 * 24 * 3_600_000, Ordering::Relaxed);
    assert_eq!(people[1].no(&house, "GET", "/api/me", Value::Null).await.0, 401, "but not for ever");
    house.stop().await;
}

/// A database that fails at statements of one kind, after it has carried out so many of them.
struct Picky {
    inner: Arc<dyn Db>,
    fails: Mutex<Option<(&'static str, u32)>>,
}

impl Picky {
    fn new() -> Arc<Picky> {
        Arc::new(Picky { inner: empty(), fails: Mutex::default() })
    }

    /// From now on those with these words fail, but for so many.
    fn fail(&self, words: &'static str, but: u32) {
        *self.fails.lock().unwrap() = Some((words, but));
    }

    fn work(&self) {
        *self.fails.lock().unwrap() = None;
    }

    fn carries_out(&self, statement: &Statement) -> bool {
        match &mut *self.fails.lock().unwrap() {
            Some((words, 0)) => !statement.sql.contains(*words),
            Some((words, but)) => {
                *but -= u32::from(statement.sql.contains(*words));
                true
            }
            None => true,
        }
    }
}

impl Db for Picky {
    fn write(&self, statements: Vec<Statement>) -> Answer<'_, Vec<Rows>> {
        if statements.iter().all(|statement| self.carries_out(statement)) {
            self.inner.write(statements)
        } else {
            Box::pin(async { Err(DbError::Full) })
        }
    }

    fn read(&self, statement: Statement) -> Answer<'_, Rows> {
        if self.carries_out(&statement) {
            self.inner.read(statement)
        } else {
            Box::pin(async { Err(DbError::Full) })
        }
    }
}

#[tokio::test]
async fn players_stay_players_while_their_table_cannot_be_read() {
    let db = Picky::new();
    let house = House::over(db.clone(), patient()).await;
    let people = two(&house).await;
    let cleo = house.guest("Cleo").await;
    let table = begun(&house, &people[0], &people[1], "on-board", json!({"chat": true})).await;
    let mut eyes = cleo.socket().await;
    eyes.watch(table.id, Some(table.watch.clone())).await;
    let mut sockets = watching(&people, table.id).await;
    db.fail(" entries ", 0);
    let order = first_choice(&sockets[0], table.id);
    for socket in &mut sockets {
        // The table goes from memory with the first, and a while later everybody knows that it is lost.
        socket.send(order.clone()).await;
        while socket.refused().await != "net-not-saved" {
            socket.send(order.clone()).await;
        }
    }
    sockets[0].send(order.clone()).await;
    while sockets[0].refused().await != "net-not-saved" {
        sockets[0].send(order.clone()).await;
    }
    let say = |id| Say { table: table.id, id, said: Said::Preset(Preset::Hello) };
    sockets[0].send(say(1)).await;
    for socket in &mut sockets {
        socket.until(|socket| !socket.at(table.id).lines.is_empty()).await;
        let line = &socket.at(table.id).lines[0];
        assert!(line.seat.is_some() && !line.is_aside(), "{line:?}");
    }
    eyes.until(|socket| !socket.at(table.id).lines.is_empty()).await;
    eyes.send(say(2)).await;
    eyes.until(|socket| socket.at(table.id).lines.len() == 2).await;
    assert!(eyes.at(table.id).lines[1].is_aside());
    sockets[1].send(say(3)).await;
    for socket in &mut sockets {
        socket.until(|socket| socket.at(table.id).lines.len() == 2).await;
        assert!(socket.at(table.id).lines.iter().all(|line| !line.is_aside()), "onlookers talk apart");
    }
    db.work();
    for socket in &mut sockets {
        // When the table is found again, it is told anew.
        let frames = socket.at(table.id).frames;
        socket.until(|socket| socket.at(table.id).frames > frames).await;
    }
    play_to_the_end(table.id, &mut sockets, 4).await;
    house.stop().await;
}

#[tokio::test]
async fn whoever_could_not_be_let_in_is_not_counted_at_a_table() {
    let db = Picky::new();
    let house = House::over(db.clone(), patient()).await;
    let people = two(&house).await;
    let table = open(&house, &people[0], "on-board", json!(["me", "open"]), Value::Null).await;
    let [mut first, mut second] = [people[0].socket().await, people[1].socket().await];
    first.watch(table.id, None).await;
    // The table is read before somebody comes in, and again afterwards.
    db.fail("FROM tables WHERE id", 1);
    second.send(protocol::Watch { table: table.id, code: Some(table.invite.clone()), have: None }).await;
    assert_eq!(second.refused().await, "net-busy");
    db.work();
    second.watch(table.id, Some(table.invite.clone())).await;
    assert_eq!(second.at(table.id).room().watching, 1);
    second.send(protocol::Unwatch { table: table.id }).await;
    second.settle().await;
    first.watch(table.id, None).await;
    assert_eq!(first.at(table.id).room().watching, 0, "nobody is there who came in vain");
    house.stop().await;
}

#[tokio::test]
async fn an_old_session_is_known_though_nothing_can_be_written() {
    static LATER: AtomicU64 = AtomicU64::new(0);
    let clock = || now() + LATER.load(Ordering::Relaxed);
    let faulty = Arc::new(Faulty::new(empty()));
    let config = || Config { beat: Duration::from_secs(3600), ..patient() };
    let house = House::at(faulty.clone(), config(), clock).await;
    let ada = house.guest("Ada").await;
    house.stop().await;
    // Another server does not remember her, and would note that she was here.
    LATER.store(2 * 3_600_000, Ordering::Relaxed);
    let house = House::at(faulty.clone(), config(), clock).await;
    faulty.always(Some(Fault::Fails(DbError::Full)));
    let ada = Person { address: house.address, ..ada };
    let before = faulty.writes();
    assert_eq!(ada.ok(&house, "GET", "/api/me", Value::Null).await["name"], json!("Ada"));
    assert!(faulty.writes() > before, "it was tried");
    house.stop().await;
}

#[tokio::test]
async fn nobody_is_deleted_who_could_not_be_taken_from_a_game() {
    let faulty = Arc::new(Faulty::new(empty()));
    let config = Config { beat: Duration::from_secs(3600), ..patient() };
    let house = House::over(faulty.clone(), config).await;
    let people = two(&house).await;
    let table = begun(&house, &people[0], &people[1], "on-board", Value::Null).await;
    let sitters = async || house.store.table(table.id).await.unwrap().unwrap().seats;
    // That a bot plays on is tried twice; the deletion itself could be written.
    faulty.next(Fault::Fails(DbError::Full));
    faulty.nth(2, Fault::Fails(DbError::Full));
    let (status, why) = people[1].no(&house, "DELETE", "/api/me", Value::Null).await;
    assert_eq!((status, why.as_str()), (503, "net-busy"));
    assert_eq!(house.store.entries_after(table.id, 0).await, Ok(vec![]), "no bot plays on");
    assert!(sitters().await.iter().any(|seat| seat.person == Some(people[1].id)), "so they still do");
    people[1].ok(&house, "GET", "/api/me", Value::Null).await;
    people[1].ok(&house, "DELETE", "/api/me", Value::Null).await;
    assert!(sitters().await.iter().all(|seat| seat.person != Some(people[1].id)));
    assert_ne!(house.store.entries_after(table.id, 0).await, Ok(vec![]));
    house.stop().await;
}

#[tokio::test]
async fn a_game_whose_log_is_damaged_keeps_nobody_from_being_deleted() {
    let db = empty();
    let house = House::over(db.clone(), patient()).await;
    let mut people = two(&house).await;
    let table = begun(&house, &people[0], &people[1], "on-board", Value::Null).await;
    watching(&people, table.id).await[0].step(table.id, &mut QuickChance::new(1)).await;
    house.stop().await;
    db.write(vec![Statement::new("UPDATE entries SET what = 'jump overboard'", vec![])]).await.unwrap();
    let house = House::over(db, patient()).await;
    people[1].address = house.address;
    people[1].ok(&house, "DELETE", "/api/me", Value::Null).await;
    assert_eq!(house.store.person(people[1].id).await, Ok(None));
    house.stop().await;
}

/// A database in which nobody learns of outages while it is shut, and which counts how often a server says that it is there.
struct Shut {
    inner: Arc<dyn Db>,
    shut: watch::Sender<bool>,
    beats: AtomicU64,
}

impl Db for Shut {
    fn write(&self, statements: Vec<Statement>) -> Answer<'_, Vec<Rows>> {
        let beat = statements.iter().any(|statement| statement.sql.contains("INTO nodes"));
        Box::pin(async move {
            let done = self.inner.write(statements).await;
            self.beats.fetch_add(u64::from(beat), Ordering::SeqCst);
            done
        })
    }

    fn read(&self, statement: Statement) -> Answer<'_, Rows> {
        Box::pin(async move {
            if statement.sql.contains("FROM outages") {
                let _ = self.shut.subscribe().wait_for(|shut| !shut).await;
            }
            self.inner.read(statement).await
        })
    }
}

#[tokio::test]
async fn a_server_says_that_it_is_there_while_it_reads_its_tables_anew() {
    static LATER: AtomicU64 = AtomicU64::new(0);
    let clock = || now() + LATER.load(Ordering::Relaxed);
    let (inner, beat) = (empty(), Duration::from_millis(20));
    let db = Arc::new(Shut { inner, shut: watch::Sender::new(false), beats: AtomicU64::new(0) });
    let house = House::at(db.clone(), Config { beat, ..patient() }, clock).await;
    let people = two(&house).await;
    let table = begun(&house, &people[0], &people[1], "on-board", Value::Null).await;
    let mut sockets = watching(&people, table.id).await;
    let beats_on = async || {
        let enough = db.beats.load(Ordering::SeqCst) + 5;
        while db.beats.load(Ordering::SeqCst) < enough {
            tokio::time::sleep(beat).await;
        }
    };
    // The table is read for as long as the database is shut, and the machine has slept.
    db.shut.send_replace(true);
    LATER.store(3_600_000, Ordering::Relaxed);
    let patience = Duration::from_secs(30);
    tokio::time::timeout(patience, beats_on()).await.expect("it says that it is there");
    // It sleeps once more meanwhile.
    LATER.store(2 * 3_600_000, Ordering::Relaxed);
    tokio::time::timeout(patience, beats_on()).await.expect("it says that it is there");
    db.shut.send_replace(false);
    sockets[0].step(table.id, &mut QuickChance::new(1)).await;
    assert_eq!(house.store.outages_since(0).await.unwrap().len(), 2, "it slept twice");
    house.stop().await;
}
