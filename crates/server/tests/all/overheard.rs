//! A table that was dealt before the test began, and everything that one person is sent while others play at it.

use std::sync::Arc;

use catalog::{AnyTable, GameId, with_table};
use game::{Chance, QuickChance, Seat, Viewer};
use online::{Agreed, Key};
use protocol::{Code, Do, Look, PersonId, PersonName, Say, TableId, Token, Undo};
use serde_json::{Value, json};
use store::{Db, Hashed, Header, NewGuest, NewTable, SeatRow, Secret, Sit, Start, Started, Store};
use table::BotLevel;

use crate::client::{House, Person, SEATS, Socket, empty, options, patient};

pub(crate) const TABLE: TableId = TableId::from_bits(0x7ab1e);
const WATCH: [u8; 16] = [9; 16];
/// What it decides depends on its key: weaker ones decide the same whatever it is.
const BOT: &str = "admiral";

/// Ada, Ben and Cleo, who looks on.
const PEOPLE: [(u64, &str); 3] = [(0xada, "Ada"), (0xbe2, "Ben"), (0xc1e0, "Cleo")];
pub(crate) const ADA: usize = 0;
pub(crate) const BEN: usize = 1;
pub(crate) const CLEO: usize = 2;

/// A clock that stands still: what is told when says nothing.
fn still() -> u64 {
    1_700_000_000_000
}

/// What somebody does.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Step {
    Act(Seat, String),
    Undo(Seat),
}

/// A table as its file has it: Ada's, and Ben's or a bot's.
pub(crate) struct Staged {
    pub(crate) game: GameId,
    pub(crate) text: String,
    bot_key: Option<[u8; 32]>,
}

impl Staged {
    /// A table of two people.
    pub(crate) fn dealt(game: GameId, seed: u8) -> Staged {
        let key = Key::new(TABLE, &[seed; 32], &[]);
        Staged { game, text: agreed(game).deal(&key, 5, &[None, None]).unwrap().to_text(), bot_key: None }
    }

    /// The same deal where a bot sits instead of Ben, which decides by this key.
    pub(crate) fn with_bot(game: GameId, seed: u8, bot_key: u8) -> Staged {
        let key = Key::new(TABLE, &[seed; 32], &[]);
        let bots = [None, BotLevel::new(BOT)];
        let table = agreed(game).deal(&key, u64::from_be_bytes([bot_key; 8]), &bots).unwrap();
        Staged { game, text: table.to_text(), bot_key: Some([bot_key; 32]) }
    }

    /// The same table with another text.
    pub(crate) fn like(&self, text: String) -> Staged {
        Staged { text, ..*self }
    }

    /// The same table, played on until this holds.
    pub(crate) fn until(self, holds: impl Fn(&Staged) -> bool) -> Staged {
        let (mut staged, mut chance) = (self, QuickChance::new(7));
        while !holds(&staged) {
            let mut table = staged.table();
            let seat = table.awaited().lowest().expect("somebody to move");
            let choice = any(&legal(&table, seat), &mut chance);
            assert!(act(&mut table, seat, &choice));
            staged = staged.like(table.to_text());
        }
        staged
    }

    pub(crate) fn table(&self) -> AnyTable {
        AnyTable::from_text(&self.text).unwrap()
    }

    /// Everything that this person is sent while the others do this, besides what they ask for themselves.
    pub(crate) async fn heard(&self, viewer: usize, steps: &[Step]) -> Vec<String> {
        self.heard_over(empty(), viewer, steps).await
    }

    /// The same from a server over this database.
    pub(crate) async fn heard_over(&self, db: Arc<dyn Db>, viewer: usize, steps: &[Step]) -> Vec<String> {
        let (house, people) = self.house(db).await;
        let mut players = vec![people[ADA].socket().await];
        if self.bot_key.is_none() {
            players.push(people[BEN].socket().await);
        }
        for player in &mut players {
            player.watch(TABLE, None).await;
        }
        if self.bot_key.is_some() {
            // Whoever comes now finds a bot that has decided.
            players[ADA].until(|ada| !ada.at(TABLE).now().awaited.contains(SEATS[BEN])).await;
        }
        let code = (viewer == CLEO).then(|| Code::from_bytes(WATCH));
        let mut eyes = people[viewer].socket().await;
        eyes.watch(TABLE, code.clone()).await;
        for step in steps {
            take(&mut players, step).await;
            eyes.settle().await;
        }
        // Whatever they ask tells them no more.
        eyes.send(Look { table: TABLE, from: 0, to: 5 }).await;
        eyes.send(Do { table: TABLE, own: 99, turned: 0, act: "swim".into() }).await;
        eyes.send(Say { table: TABLE, id: 1, said: protocol::Said::Text("Ahoy".into()) }).await;
        eyes.settle().await;
        let mut back = people[viewer].socket().await;
        back.watch(TABLE, code).await;
        back.settle().await;
        let mut texts = eyes.texts;
        texts.extend(back.texts);
        texts.extend(asked(&house, &people[viewer]).await);
        house.stop().await;
        texts
    }

    /// A server over this database where Ada and Ben play this very table.
    async fn house(&self, db: Arc<dyn Db>) -> (House, Vec<Person>) {
        let house = House::at(db, patient(), still).await;
        let mut people = Vec::new();
        for (bits, called) in PEOPLE {
            people.push(guest(&house, bits, called).await);
        }
        self.keep(&house.store, &people).await;
        (house, people)
    }

    /// Writes the table as if it had just begun.
    async fn keep(&self, store: &Store, people: &[Person]) {
        let (agreed, salt) = (agreed(self.game), Token::from_bytes([1; 32]));
        let first = SeatRow::of_first(SEATS[0], people[ADA].id, &named("Ada"), Some(salt.clone()));
        let second = self.bot_key.map_or(SeatRow::empty(SEATS[1]), |_| SeatRow::of_bot(SEATS[1], BOT));
        let new = NewTable {
            id: TABLE,
            game: self.game.name().to_owned(),
            rules: agreed.rules,
            setup: agreed.setup.clone(),
            settings: json!({"chat": true, "pace": {"live": {"bank": 600, "gain": 10}}}).to_string(),
            owner: people[ADA].id,
            invite: Hashed::of(b"invite"),
            watch: Hashed::of(&WATCH),
            commit: [3; 32],
            secret: Secret::from_bytes([7; 32]),
            bot_key: Secret::from_bytes(self.bot_key.unwrap_or([8; 32])),
            rematch_of: None,
            seats: vec![first, second],
            at: still(),
        };
        store.add_table(&new).await.unwrap();
        if self.bot_key.is_none() {
            let (person, name) = (people[BEN].id, named("Ben"));
            let sit = Sit { table: TABLE, seat: None, person, name, salt, at: still() };
            store.sit(&sit).await.unwrap().unwrap();
        }
        let row = store.table(TABLE).await.unwrap().unwrap();
        let start = Start {
            table: TABLE,
            seating: row.seating,
            seats: row.seats,
            header: Header(self.text.clone()),
            awaited: self.table().awaited(),
            due: Some(still() + 600_000),
            at: still(),
        };
        assert_eq!(store.start(&start).await.unwrap(), Started::Yes);
    }
}

fn agreed(game: GameId) -> Agreed {
    Agreed::new(game, &options(game.name()).to_string()).unwrap()
}

fn named(name: &str) -> PersonName {
    PersonName::try_from(name.to_owned()).unwrap()
}

async fn guest(house: &House, bits: u64, called: &str) -> Person {
    let (id, token) = (PersonId::from_bits(bits), Token::from_bytes([bits as u8; 32]));
    let session = Hashed::of(token.as_bytes());
    let guest = NewGuest { id, name: named(called), lang: "en".into(), session, at: still() };
    house.store.add_guest(&guest).await.unwrap();
    Person { address: house.address, who: format!("Cookie: seaboard={token}\r\n"), id }
}

/// What this person is answered over HTTP.
async fn asked(house: &House, person: &Person) -> Vec<String> {
    let mut answers = Vec::new();
    for (method, path) in [
        ("GET", "/api/me/tables".to_owned()),
        ("POST", format!("/api/tables/{TABLE}/card")),
        ("GET", format!("/api/tables/{TABLE}/file")),
        ("GET", format!("/api/tables/{TABLE}/proof")),
    ] {
        let (status, answer) = person.ask(house, method, &path, Value::Null).await;
        answers.push(format!("{status} {answer}"));
    }
    answers
}

async fn take(players: &mut [Socket], step: &Step) {
    let (Step::Act(seat, _) | Step::Undo(seat)) = step;
    let player = &mut players[seat.index()];
    player.settle().await;
    let now = player.at(TABLE).now();
    let (own, turned) = (now.own, now.turned);
    match step {
        Step::Act(_, act) => player.send(Do { table: TABLE, own, turned, act: act.clone() }).await,
        Step::Undo(_) => player.send(Undo { table: TABLE, own, turned }).await,
    }
    player
        .until(|player| {
            assert!(player.no.is_empty(), "{:?}", player.no);
            player.at(TABLE).now().own > own || player.at(TABLE).now().ending.is_some()
        })
        .await;
}

/// All that this viewer knows of a table.
pub(crate) fn known(table: &AnyTable, viewer: Viewer) -> String {
    with_table!(table, table => {
        let legal: Vec<String> = viewer.seat().map(|seat| table.legal(seat)).unwrap_or_default().iter().map(ToString::to_string).collect();
        let moments = table.history(viewer).len();
        format!("{} {:?} {legal:?} {moments}", serde_json::to_string(&table.view(viewer)).unwrap(), table.awaited())
    })
}

/// What is written to this viewer of a table as it stands.
pub(crate) fn view(table: &AnyTable, viewer: Viewer) -> String {
    with_table!(table, table => serde_json::to_string(&table.view(viewer)).unwrap())
}

pub(crate) fn legal(table: &AnyTable, seat: Seat) -> Vec<String> {
    with_table!(table, table => table.legal(seat).iter().map(ToString::to_string).collect())
}

pub(crate) fn act(table: &mut AnyTable, seat: Seat, act: &str) -> bool {
    with_table!(table, table => act.parse().is_ok_and(|action| table.act(seat, action).is_ok()))
}

pub(crate) fn any(choices: &[String], chance: &mut QuickChance) -> String {
    chance.choose(choices).unwrap().clone()
}

/// Without what tells the reader that somebody had time for a ping: one for each step.
pub(crate) fn without_pongs(texts: Vec<String>) -> Vec<String> {
    texts.into_iter().filter(|text| !text.starts_with(r#"{"t":"pong""#)).collect()
}

/// Where two streams differ.
pub(crate) fn difference(one: &[String], other: &[String]) -> Option<String> {
    let differs = one.iter().zip(other).find(|(one, other)| one != other);
    let text = differs.map(|(one, other)| format!("{one}\n{other}"));
    text.or_else(|| (one.len() != other.len()).then(|| format!("{} and {} messages", one.len(), other.len())))
}
