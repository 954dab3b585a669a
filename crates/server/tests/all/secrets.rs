//! What somebody cannot know does not reach them: two tables that differ in nothing else send them the same bytes, in the same number
//! of messages.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use catalog::{AnyTable, GameId, with_table};
use game::{Chance, Quick, Seat, Viewer};
use online::{Agreed, Key};
use protocol::{Code, Do, Look, PersonId, PersonName, Say, TableId, Token, Undo};
use serde_json::{Value, json};
use store::{
    Db, DbError, Hashed, Header, NewGuest, NewTable, Row, Rows, SeatRow, Secret, Sit, Sqlite, Start, Started,
    Statement,
};

use crate::client::{House, Person, SEATS, Socket, options, patient};

const TABLE: TableId = TableId::from_bits(0x7ab1e);
const WATCH: [u8; 16] = [9; 16];

/// A clock that stands still: what is told when says nothing.
fn still() -> u64 {
    1_700_000_000_000
}

/// Ada, Ben and Cleo, who looks on.
const PEOPLE: [(u64, &str); 3] = [(0xada, "Ada"), (0xbe2, "Ben"), (0xc1e0, "Cleo")];

/// A server over this database where Ada and Ben play this very table.
async fn house(db: Arc<dyn Db>, game: GameId, text: &str) -> (House, Vec<Person>) {
    let house = House::at(db, patient(), still).await;
    let (store, mut people) = (&house.store, Vec::new());
    let name = |name: &str| PersonName::try_from(name.to_owned()).unwrap();
    for (bits, called) in PEOPLE {
        let (id, token) = (PersonId::from_bits(bits), Token::from_bytes([bits as u8; 32]));
        let session = Hashed::of(token.as_bytes());
        store
            .add_guest(&NewGuest { id, name: name(called), lang: "en".into(), session, at: still() })
            .await
            .unwrap();
        people.push(Person { address: house.address, who: format!("Cookie: seaboard={token}\r\n"), id });
    }
    let agreed = agreed(game);
    let salt = Token::from_bytes([1; 32]);
    let first = SeatRow::of_first(SEATS[0], people[0].id, &name("Ada"), Some(salt.clone()));
    let new = NewTable {
        id: TABLE,
        game: game.name().to_owned(),
        rules: agreed.rules,
        setup: agreed.setup.clone(),
        settings: json!({"chat": true, "pace": {"live": {"bank": 600, "gain": 10}}}).to_string(),
        owner: people[0].id,
        invite: Hashed::of(b"invite"),
        watch: Hashed::of(&WATCH),
        commit: [3; 32],
        secret: Secret::from_bytes([7; 32]),
        bot_key: Secret::from_bytes([8; 32]),
        rematch_of: None,
        seats: vec![first, SeatRow::empty(SEATS[1])],
        at: still(),
    };
    store.add_table(&new).await.unwrap();
    let sit = Sit { table: TABLE, seat: None, person: people[1].id, name: name("Ben"), salt, at: still() };
    store.sit(&sit).await.unwrap().unwrap();
    let row = store.table(TABLE).await.unwrap().unwrap();
    let table = AnyTable::from_text(text).unwrap();
    let (awaited, header) = (table.awaited(), Header(text.to_owned()));
    let due = Some(still() + 600_000);
    let start =
        Start { table: TABLE, seating: row.seating, seats: row.seats, header, awaited, due, at: still() };
    assert_eq!(store.start(&start).await.unwrap(), Started::Yes);
    (house, people)
}

fn agreed(game: GameId) -> Agreed {
    Agreed::new(game, &options(game.name()).to_string()).unwrap()
}

/// A table as its file has it.
fn dealt(game: GameId, seed: u8) -> String {
    let key = Key::new(TABLE, &[seed; 32], &[]);
    agreed(game).deal(&key, 5, &[None, None]).unwrap().to_text()
}

/// Tables that differ from this one in the order of two things that were dealt.
fn varied(text: &str) -> Vec<String> {
    let (head, deal) = text.split_once("[deal]").unwrap();
    let mut found = Vec::new();
    for line in deal.lines() {
        let Some((name, list)) = line.split_once(" = [") else { continue };
        let Some(list) = list.strip_suffix(']').filter(|list| !list.contains(['[', '{'])) else { continue };
        let things: Vec<&str> = list.split(", ").collect();
        for back in 1..things.len() {
            let mut other = things.clone();
            let last = other.len() - 1;
            other.swap(last, last - back);
            let other = format!("{name} = [{}]", other.join(", "));
            found.push(format!("{head}[deal]{}", deal.replace(line, &other)));
        }
    }
    found.retain(|other| other != text && AnyTable::from_text(other).is_ok());
    found
}

/// All that this viewer knows of a table.
fn known(table: &AnyTable, viewer: Viewer) -> String {
    with_table!(table, table => {
        let legal: Vec<String> = viewer.seat().map(|seat| table.legal(seat)).unwrap_or_default().iter().map(ToString::to_string).collect();
        let moments = table.history(viewer).len();
        format!("{} {:?} {legal:?} {moments}", serde_json::to_string(&table.view(viewer)).unwrap(), table.awaited())
    })
}

fn legal(table: &AnyTable, seat: Seat) -> Vec<String> {
    with_table!(table, table => table.legal(seat).iter().map(ToString::to_string).collect())
}

fn act(table: &mut AnyTable, seat: Seat, act: &str) -> bool {
    with_table!(table, table => act.parse().is_ok_and(|action| table.act(seat, action).is_ok()))
}

/// Moves that can be made at both tables, while this viewer knows the same of both.
fn common_moves(one: &str, other: &str, viewer: Viewer, most: usize) -> Vec<(Seat, String)> {
    let (mut one, mut other) = (AnyTable::from_text(one).unwrap(), AnyTable::from_text(other).unwrap());
    let (mut moves, mut chance) = (Vec::new(), Quick::new(5));
    while moves.len() < most && known(&one, viewer) == known(&other, viewer) && !one.is_over() {
        let Some(seat) = one.awaited().lowest() else { break };
        let both: Vec<String> =
            legal(&one, seat).into_iter().filter(|act| legal(&other, seat).contains(act)).collect();
        if both.is_empty() {
            break;
        }
        let choice = both[chance.below(both.len() as u32) as usize].clone();
        if !act(&mut one, seat, &choice)
            || !act(&mut other, seat, &choice)
            || known(&one, viewer) != known(&other, viewer)
        {
            break;
        }
        moves.push((seat, choice));
    }
    moves
}

/// What one of the others does.
enum Step {
    Act(Seat, String),
    Undo(Seat),
}

/// Everything that this person is sent while the others do this, besides what they ask for themselves.
async fn heard(game: GameId, text: &str, viewer: usize, steps: &[Step]) -> Vec<String> {
    heard_over(Arc::new(Sqlite::in_memory().unwrap()), game, text, viewer, steps).await
}

/// The same from a server over this database.
async fn heard_over(db: Arc<dyn Db>, game: GameId, text: &str, viewer: usize, steps: &[Step]) -> Vec<String> {
    let (house, people) = house(db, game, text).await;
    let mut players = [people[0].socket().await, people[1].socket().await];
    for player in &mut players {
        player.watch(TABLE, None).await;
    }
    let code = (viewer == 2).then(|| Code::from_bytes(WATCH));
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
    for (method, path) in [
        ("GET", "/api/me/tables".to_owned()),
        ("POST", format!("/api/tables/{TABLE}/card")),
        ("GET", format!("/api/tables/{TABLE}/file")),
        ("GET", format!("/api/tables/{TABLE}/proof")),
    ] {
        let (status, answer) = people[viewer].ask(&house, method, &path, Value::Null).await;
        texts.push(format!("{status} {answer}"));
    }
    house.stop().await;
    texts
}

async fn take(players: &mut [Socket; 2], step: &Step) {
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

/// Where two streams differ.
fn difference(one: &[String], other: &[String]) -> Option<String> {
    let differs = one.iter().zip(other).find(|(one, other)| one != other);
    let text = differs.map(|(one, other)| format!("{one}\n{other}"));
    text.or_else(|| (one.len() != other.len()).then(|| format!("{} and {} messages", one.len(), other.len())))
}

#[tokio::test]
async fn what_lies_where_somebody_never_looked_does_not_reach_them() {
    for &game in GameId::ALL {
        for (viewer, place) in [(Viewer::Seat(SEATS[0]), 0), (Viewer::Spectator, 2)] {
            let text = dealt(game, 3);
            let pairs =
                varied(&text).into_iter().map(|other| (common_moves(&text, &other, viewer, 12), other));
            let (moves, other) = pairs.max_by_key(|(moves, _)| moves.len()).expect("something to vary");
            assert!(moves.len() >= 4, "{game} {viewer:?}: {} moves", moves.len());
            let steps: Vec<Step> = moves.into_iter().map(|(seat, act)| Step::Act(seat, act)).collect();
            let one = heard(game, &text, place, &steps).await;
            let other = heard(game, &other, place, &steps).await;
            assert_eq!(difference(&one, &other), None, "{game} {viewer:?}");
        }
    }
}

/// Steps of Ben's that nobody else sees, and the first choice he has after them.
fn hidden_steps(text: &str, seed: u64, most: usize) -> Vec<Step> {
    let (mut table, ben) = (AnyTable::from_text(text).unwrap(), SEATS[1]);
    let viewers = [Viewer::Seat(SEATS[0]), Viewer::Spectator];
    let (mut steps, mut chance) = (Vec::new(), Quick::new(seed));
    while steps.len() < most {
        let before = viewers.map(|viewer| known(&table, viewer));
        let choices = legal(&table, ben);
        let choice = choices[chance.below(choices.len() as u32) as usize].clone();
        assert!(act(&mut table, ben, &choice));
        if viewers.map(|viewer| known(&table, viewer)) != before {
            break;
        }
        steps.push(Step::Act(ben, choice));
    }
    steps
}

/// Without what tells the reader that somebody had time for a ping: one for each step.
fn without_pongs(texts: Vec<String>) -> Vec<String> {
    texts.into_iter().filter(|text| !text.starts_with(r#"{"t":"pong""#)).collect()
}

#[tokio::test]
async fn nobody_can_count_what_others_do_unseen() {
    let game = GameId::ComeSailAway;
    let text = dealt(game, 4);
    let one = hidden_steps(&text, 1, 3);
    let mut other = hidden_steps(&text, 2, 2);
    assert!(one.len() == 3 && other.len() == 2, "{} {}", one.len(), other.len());
    other.push(Step::Undo(SEATS[1]));
    other.push(Step::Undo(SEATS[1]));
    for viewer in [0, 2] {
        let nothing = without_pongs(heard(game, &text, viewer, &[]).await);
        for steps in [&one, &other] {
            let heard = without_pongs(heard(game, &text, viewer, steps).await);
            assert_eq!(difference(&nothing, &heard), None, "viewer {viewer}");
        }
        let own = without_pongs(heard(game, &text, 1, &one).await);
        assert!(difference(&nothing, &own).is_some(), "Ben himself sees his steps");
    }
}

/// What a server does with every entry that it should not, for the test of the test.
#[derive(Clone, Copy, PartialEq)]
enum Leak {
    /// Nothing that can be seen: it reads the table again.
    None,
    /// It says in the list of one's tables that something changed.
    List,
    /// It sends the room again, with a number in it that counts entries.
    Room,
}

/// A database that makes the server above it do so.
struct Leaky {
    inner: Sqlite,
    leak: Leak,
    entries: AtomicU64,
}

impl Db for Leaky {
    fn write(&self, mut statements: Vec<Statement>) -> store::Answer<'_, Vec<Rows>> {
        Box::pin(async move {
            if !statements.iter().any(|statement| statement.sql.starts_with("INSERT INTO entries")) {
                return self.inner.write(statements).await;
            }
            self.entries.fetch_add(1, Ordering::Relaxed);
            if self.leak == Leak::List {
                statements.push(Statement::new("UPDATE tables SET changed = changed + 1", vec![]));
                return self.inner.write(statements).await;
            }
            self.inner.write(statements).await?;
            // Whoever does not know whether it was written reads all of it again.
            Err(DbError::Unknown)
        })
    }

    fn read(&self, statement: Statement) -> store::Answer<'_, Rows> {
        let entries = self.entries.load(Ordering::Relaxed) as i64;
        let asks_for_rematch = statement.sql.ends_with("WHERE rematch_of = $1");
        if self.leak == Leak::Room && asks_for_rematch && entries > 0 {
            let rows = vec![Row::new(vec![store::Value::Integer(entries)])];
            return Box::pin(async move { Ok(Rows { rows, changed: 0 }) });
        }
        self.inner.read(statement)
    }
}

#[tokio::test]
async fn a_server_that_lets_others_count_hidden_steps_is_caught() {
    let game = GameId::ComeSailAway;
    let text = dealt(game, 4);
    let steps = hidden_steps(&text, 1, 3);
    assert_eq!(steps.len(), 3);
    for viewer in [0, 2] {
        let heard = async |leak, steps: &[Step]| {
            let inner = Sqlite::in_memory().unwrap();
            let db = Leaky { inner, leak, entries: AtomicU64::new(0) };
            without_pongs(heard_over(Arc::new(db), game, &text, viewer, steps).await)
        };
        // Cleo, who only looks on, has no list of tables.
        let leaks = [(Leak::None, false), (Leak::List, viewer == 0), (Leak::Room, true)];
        for (leak, leaks) in leaks {
            let (quiet, played) = (heard(leak, &[]).await, heard(leak, &steps).await);
            assert_eq!(difference(&quiet, &played).is_some(), leaks, "viewer {viewer}");
        }
    }
}

/// Else those who are told nothing of it would not say much.
#[tokio::test]
async fn whoever_decides_unseen_is_told_what_they_decided() {
    let game = GameId::ComeSailAway;
    let text = dealt(game, 4);
    let steps = hidden_steps(&text, 1, 3);
    let Some(Step::Act(_, act)) = steps.first() else { panic!("no step") };
    let own = heard(game, &text, 1, &steps).await;
    assert!(own.iter().any(|text| text.contains(act)), "{act}");
}
