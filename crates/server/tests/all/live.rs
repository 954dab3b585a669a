//! Online tables in memory, over a store that keeps them or does not.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::client::empty;
use catalog::{AnyTable, GameId, with_game, with_table};
use game::{Chance, QuickChance, Seat};
use online::{Actor, Agreed, Class, Key, Order, Position};
use protocol::{Mark, Now, PersonId, PersonName, ServerMessage, Settings, TableId, Token};
use server::live::{Live, Thinkers, Watching};
use store::faulty::{Fault, Faulty};
use store::{
    Answer, Db, DbError, Hashed, Header, NewGuest, NewTable, Rows, SeatRow, Secret, Sit, Start, Started,
    Statement, Store,
};
use table::BotLevel;

const ADA: PersonId = PersonId::from_bits(0xada);
const GRACE: PersonId = PersonId::from_bits(0x6ace);
const EVE: PersonId = PersonId::from_bits(0xe4e);
const TABLE: TableId = TableId::from_bits(0x7ab1e);

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as u64)
}

fn live(store: &Store, idle: Duration) -> Live {
    Live::new(store.clone(), now, Thinkers::new(1).unwrap(), idle)
}

/// Opens a table of two, where the second seat is a bot's or Grace's, and begins.
async fn begin(store: &Store, game: GameId, bot: Option<&str>, settings: Settings) {
    let name = |name: &str| PersonName::try_from(name.to_owned()).unwrap();
    for (id, called) in [(ADA, "Ada"), (GRACE, "Grace")] {
        let session = Hashed::of(called.as_bytes());
        let guest = NewGuest { id, name: name(called), lang: "en".to_owned(), session, at: now() };
        store.add_guest(&guest).await.unwrap();
    }
    let agreed = agreed(game);
    let (secret, salt) = ([7; 32], Token::from_bytes([1; 32]));
    let first = SeatRow::of_first(Seat::ALL[0], ADA, &name("Ada"), Some(salt.clone()));
    let second = bot.map_or(SeatRow::empty(Seat::ALL[1]), |level| SeatRow::of_bot(Seat::ALL[1], level));
    let new = NewTable {
        id: TABLE,
        game: game.name().to_owned(),
        rules: agreed.rules,
        setup: agreed.setup.clone(),
        settings: serde_json::to_string(&settings).unwrap(),
        owner: ADA,
        invite: Hashed::of(b"invite"),
        watch: Hashed::of(b"watch"),
        commit: agreed.commitment(TABLE, &secret).0,
        secret: Secret::from_bytes(secret),
        bot_key: Secret::from_bytes([9; 32]),
        rematch_of: None,
        seats: vec![first, second],
        at: now(),
    };
    store.add_table(&new).await.unwrap();
    if bot.is_none() {
        let sit = Sit { table: TABLE, seat: None, person: GRACE, name: name("Grace"), salt, at: now() };
        store.sit(&sit).await.unwrap().unwrap();
    }
    let row = store.table(TABLE).await.unwrap().unwrap();
    let key = Key::new(TABLE, &secret, &[[1; 32]]);
    let table = agreed.deal(&key, 5, &[None, bot.and_then(BotLevel::new)]).unwrap();
    let start = Start {
        table: TABLE,
        seating: row.seating,
        seats: row.seats,
        header: Header(table.to_text()),
        awaited: table.awaited(),
        due: None,
        at: now(),
    };
    assert_eq!(store.start(&start).await.unwrap(), Started::Yes);
}

/// The game for two.
fn agreed(game: GameId) -> Agreed {
    let options = with_game!(&game.default_game().unwrap(), game => {
        serde_json::to_string(game::Game::options(&**game)).unwrap()
    });
    Agreed::new(game, &options.replace("\"players\":1", "\"players\":2")).unwrap()
}

/// Somebody at the table: what they have of it, with every mark checked.
struct Client {
    live: Live,
    watching: Watching,
    have: Position,
    last: Option<Now>,
}

impl Client {
    async fn new(live: &Live, person: PersonId) -> Client {
        let watching = live.watch(TABLE, person).await.unwrap();
        let mut client = Client { live: live.clone(), watching, have: Position::START, last: None };
        client.watching.frames.mark_changed();
        client
    }

    /// Takes in what is new, if something is.
    async fn read(&mut self) -> bool {
        if !self.watching.frames.has_changed().unwrap_or(true) && self.last.is_some() {
            return false;
        }
        let mut frame = self.watching.frames.borrow_and_update().clone();
        if frame.before != self.have {
            frame = self.live.since(TABLE, self.watching.class, self.have).await.unwrap();
        }
        let ServerMessage::Now(now) = ServerMessage::from_text(&frame.text).unwrap() else {
            panic!("{frame:?}")
        };
        assert!(now.from <= self.have.n, "nothing is left out");
        assert_eq!(Position { n: now.n, mark: now.mark }, frame.after);
        if now.from == self.have.n {
            let texts = now.moments.iter().map(|moment| serde_json::to_string(moment).unwrap());
            assert_eq!(texts.fold(self.have.mark, |mark: Mark, text| mark.then(&text)), now.mark);
        }
        self.have = frame.after;
        self.last = Some(now);
        true
    }

    fn now(&self) -> &Now {
        self.last.as_ref().unwrap()
    }

    /// Orders any of what is allowed.
    async fn step(&mut self, chance: &mut QuickChance) -> Result<(), game::Message> {
        let now = self.now();
        let act = chance.choose(&now.choices).unwrap().clone();
        let order = Order::Act { own: now.own, turned: now.turned, act };
        let seat = self.watching.seat.unwrap();
        self.live.order(TABLE, Actor::Owner(seat), order).await
    }
}

/// Plays to the end, or for so many steps; how many entries were confirmed.
async fn play(live: &Live, people: &[PersonId], steps: usize) -> u32 {
    let mut clients = Vec::new();
    for &person in people {
        clients.push(Client::new(live, person).await);
    }
    let (mut chance, mut confirmed) = (QuickChance::new(3), 0);
    for _ in 0..steps {
        let mut waited = 0;
        loop {
            for client in &mut clients {
                client.read().await;
            }
            let can = clients.iter().position(|client| !client.now().choices.is_empty());
            if clients[0].now().ending.is_some() {
                return confirmed;
            }
            if let Some(place) = can {
                clients[place].step(&mut chance).await.unwrap();
                confirmed += 1;
                break;
            }
            // A bot thinks.
            waited += 1;
            assert!(waited < 2000, "nobody moves");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    confirmed
}

/// The table as its log has it.
async fn replayed(store: &Store) -> AnyTable {
    let header = store.deal(TABLE).await.unwrap().unwrap().header.unwrap();
    let mut text = header.0;
    for entry in store.entries_after(TABLE, 0).await.unwrap() {
        if !entry.what.starts_with('~') {
            text += &format!("{} {} @{}\n", entry.seat.unwrap(), entry.what, entry.at);
        }
    }
    AnyTable::from_text(&text).unwrap()
}

fn in_memory() -> Store {
    Store::new(empty())
}

const LONG: Duration = Duration::from_secs(60);

#[tokio::test]
async fn two_people_play_every_game_to_its_end_and_all_of_it_is_kept() {
    for &game in GameId::ALL {
        let store = in_memory();
        begin(&store, game, None, Settings::default()).await;
        let live = live(&store, LONG);
        let confirmed = play(&live, &[ADA, GRACE, EVE], 5000).await;
        let row = store.table(TABLE).await.unwrap().unwrap();
        assert_eq!((row.phase, row.last_seq), (protocol::Phase::Over, confirmed), "{game}");
        let table = replayed(&store).await;
        let ending: table::Ending = serde_json::from_str(&row.ending.unwrap()).unwrap();
        assert_eq!(table.outcome(), Some(ending.outcome));
    }
}

#[tokio::test]
async fn bots_play_on_the_server() {
    for &game in GameId::ALL {
        let store = in_memory();
        begin(&store, game, Some("deckhand"), Settings::default()).await;
        let confirmed = play(&live(&store, LONG), &[ADA], 12).await;
        assert_eq!(confirmed, 12);
        let bots = store.entries_after(TABLE, 0).await.unwrap();
        assert!(bots.iter().any(|entry| entry.seat == Some(Seat::ALL[1])), "{game}");
    }
}

/// Whether the table goes from memory before long.
async fn goes(live: &Live) -> bool {
    for _ in 0..500 {
        if live.loaded() == 0 {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    false
}

#[tokio::test]
async fn bots_try_again_what_could_not_be_written_until_it_can_be() {
    let faulty = Arc::new(Faulty::new(empty()));
    let store = Store::new(faulty.clone());
    // Both decide at once there: the bot has something to do from the beginning.
    begin(&store, GameId::ComeSailAway, Some("deckhand"), Settings::default()).await;
    faulty.always(Some(Fault::Fails(DbError::Full)));
    let (live, before) = (live(&store, LONG), faulty.writes());
    let mut ada = Client::new(&live, ADA).await;
    // Each try is two writes; that there is a rest between two tries is a test of the task's own.
    while faulty.writes() < before + 4 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(store.entries_after(TABLE, 0).await.unwrap(), []);
    faulty.always(None);
    ada.read().await;
    while store.entries_after(TABLE, 0).await.unwrap().is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn a_table_goes_from_memory_and_comes_back_as_it_was() {
    let store = in_memory();
    begin(&store, GameId::OnBoard, None, Settings::default()).await;
    let live = live(&store, Duration::from_millis(50));
    let mut client = Client::new(&live, ADA).await;
    client.read().await;
    let before = client.now().view.get().to_owned();
    assert_eq!(live.loaded(), 1);
    tokio::time::sleep(Duration::from_millis(150)).await;
    assert_eq!(live.loaded(), 1, "somebody follows it");
    live.gone(TABLE, &client.watching).await;
    assert!(goes(&live).await);
    let mut again = Client::new(&live, ADA).await;
    again.read().await;
    assert_eq!(again.now().view.get(), before);
}

#[tokio::test]
async fn a_table_whose_player_was_deleted_while_connected_goes_from_memory_all_the_same() {
    let faulty = Arc::new(Faulty::new(empty()));
    let store = Store::new(faulty.clone());
    begin(&store, GameId::OnBoard, None, Settings::default()).await;
    let live = live(&store, Duration::from_millis(50));
    let mut clients = [Client::new(&live, ADA).await, Client::new(&live, GRACE).await];
    for client in &mut clients {
        client.read().await;
    }
    store.delete_person(ADA).await.unwrap();
    // What cannot be written at first lets the table be read again: the seat is nobody's now.
    faulty.next(Fault::Fails(DbError::Full));
    let place = clients.iter().position(|client| !client.now().choices.is_empty()).unwrap();
    clients[place].step(&mut QuickChance::new(1)).await.unwrap();
    for client in &clients {
        live.gone(TABLE, &client.watching).await;
    }
    assert!(goes(&live).await, "nobody is left");
}

#[tokio::test]
async fn a_table_that_is_not_there_is_refused() {
    let live = live(&in_memory(), LONG);
    assert_eq!(live.watch(TABLE, ADA).await.unwrap_err().id, "net-no-table");
    assert_eq!(live.loaded(), 0);
}

#[tokio::test]
async fn nothing_is_shown_that_could_not_be_written() {
    for fault in [Fault::Fails(DbError::Full), Fault::WriteLost, Fault::AnswerLost] {
        let faulty = Arc::new(Faulty::new(empty()));
        let store = Store::new(faulty.clone());
        begin(&store, GameId::OnBoard, None, Settings::default()).await;
        let live = live(&store, LONG);
        let mut clients = [Client::new(&live, ADA).await, Client::new(&live, GRACE).await];
        let (mut chance, mut refused) = (QuickChance::new(1), 0);
        for step in 0..60 {
            for client in &mut clients {
                client.read().await;
            }
            if step % 3 == 1 {
                faulty.next(fault);
            }
            if step % 7 == 3 {
                faulty.always(Some(fault));
            }
            let Some(place) = clients.iter().position(|client| !client.now().choices.is_empty()) else {
                break;
            };
            let before = store.entries_after(TABLE, 0).await.unwrap().len();
            let done = clients[place].step(&mut chance).await;
            faulty.always(None);
            let after = store.entries_after(TABLE, 0).await.unwrap().len();
            match done {
                Ok(()) => assert_eq!(after, before + 1, "{fault:?}: a confirmed move is on disk, once"),
                Err(why) => {
                    refused += 1;
                    assert_eq!(why.id, "net-not-saved");
                }
            }
            for client in &mut clients {
                client.read().await;
            }
            let own: u32 = clients.iter().map(|client| client.now().own).sum();
            assert!(own as usize <= after, "{fault:?}: nobody has more than is written");
        }
        assert!(refused > 0 || fault == Fault::AnswerLost, "{fault:?}");
        let table = replayed(&store).await;
        for client in &clients {
            let viewer = client.now().viewer;
            let view = with_table!(&table, table => serde_json::to_string(&table.view(viewer)).unwrap());
            assert_eq!(client.now().view.get(), view, "{fault:?}: what is shown is what is written");
        }
    }
}

/// A database that can be made to answer no question and to keep nothing.
struct Unplugged {
    inner: Arc<dyn Db>,
    out: AtomicBool,
}

impl Db for Unplugged {
    fn write(&self, statements: Vec<Statement>) -> Answer<'_, Vec<Rows>> {
        if self.out.load(Relaxed) {
            Box::pin(async { Err(DbError::Closed) })
        } else {
            self.inner.write(statements)
        }
    }

    fn read(&self, statement: Statement) -> Answer<'_, Rows> {
        if self.out.load(Relaxed) {
            Box::pin(async { Err(DbError::Closed) })
        } else {
            self.inner.read(statement)
        }
    }
}

/// A store whose database can be cut off.
fn unplugged() -> (Arc<Unplugged>, Store) {
    let db = Arc::new(Unplugged { inner: empty(), out: AtomicBool::new(false) });
    (db.clone(), Store::new(db))
}

/// Both players, and the place of the one who is to move.
async fn two_at(live: &Live) -> ([Client; 2], usize) {
    let mut clients = [Client::new(live, ADA).await, Client::new(live, GRACE).await];
    for client in &mut clients {
        client.read().await;
    }
    let place = clients.iter().position(|client| !client.now().choices.is_empty()).unwrap();
    (clients, place)
}

#[tokio::test]
async fn a_table_that_can_neither_be_written_nor_read_is_gone_and_tells_nothing() {
    let (db, store) = unplugged();
    begin(&store, GameId::OnBoard, None, Settings::default()).await;
    let live = live(&store, LONG);
    let (mut clients, place) = two_at(&live).await;
    let room = clients[0].watching.room.borrow().text.to_string();
    db.out.store(true, Relaxed);
    assert_eq!(clients[place].step(&mut QuickChance::new(1)).await.unwrap_err().id, "net-not-saved");
    assert_eq!(
        live.watch(TABLE, EVE).await.unwrap_err().id,
        "net-busy",
        "nobody sees what is not written, and nobody is told that there is no such table"
    );
    assert_eq!(clients[0].watching.room.borrow().text.to_string(), room);
    db.out.store(false, Relaxed);
    let mut eve = Client::new(&live, EVE).await;
    eve.read().await;
    assert_eq!(eve.now().n, 0, "the move was never made");
    clients[place].step(&mut QuickChance::new(1)).await.unwrap();
    assert_eq!(store.entries_after(TABLE, 0).await.unwrap().len(), 1);
}

#[tokio::test]
async fn whoever_followed_a_table_before_it_was_lost_is_not_missed_at_the_one_loaded_since() {
    let (db, store) = unplugged();
    begin(&store, GameId::OnBoard, None, Settings::default()).await;
    let live = live(&store, LONG);
    let (mut clients, place) = two_at(&live).await;
    db.out.store(true, Relaxed);
    clients[place].step(&mut QuickChance::new(1)).await.unwrap_err();
    db.out.store(false, Relaxed);
    let ada = Client::new(&live, ADA).await;
    live.gone(TABLE, &clients[0].watching).await;
    // Whatever was told before is done when this comes back.
    let eve = Client::new(&live, EVE).await;
    let ServerMessage::Room(room) = ServerMessage::from_text(&eve.watching.room.borrow().text).unwrap()
    else {
        panic!("no room")
    };
    assert!(room.seats[0].here, "Ada is still there");
    drop(ada);
}

#[tokio::test]
async fn an_order_that_is_sent_again_after_a_lost_answer_is_one_order() {
    let store = in_memory();
    begin(&store, GameId::OnBoard, None, Settings::default()).await;
    let live = live(&store, LONG);
    let mut clients = [Client::new(&live, ADA).await, Client::new(&live, GRACE).await];
    for client in &mut clients {
        client.read().await;
    }
    let client = clients.iter().find(|client| !client.now().choices.is_empty()).unwrap();
    let now = client.now();
    let order = Order::Act { own: now.own, turned: now.turned, act: now.choices[0].clone() };
    let actor = Actor::Owner(client.watching.seat.unwrap());
    for _ in 0..3 {
        live.order(TABLE, actor, order.clone()).await.unwrap();
    }
    assert_eq!(store.entries_after(TABLE, 0).await.unwrap().len(), 1);
}

#[tokio::test]
async fn whoever_looks_on_has_no_seat_and_no_choices() {
    let store = in_memory();
    begin(&store, GameId::PiratesUnderFire, None, Settings::default()).await;
    let live = live(&store, LONG);
    let mut eve = Client::new(&live, EVE).await;
    eve.read().await;
    assert_eq!((eve.watching.seat, eve.watching.class), (None, Class::Onlooker));
    assert!(eve.now().choices.is_empty());
    let room = eve.watching.room.borrow().text.to_string();
    assert!(room.contains("\"watching\":1"), "{room}");
}
