//! A server on this machine, and people who come to it as browsers and programs do: over real connections.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures_util::{SinkExt, StreamExt};
use game::{Chance, QuickChance, Seat};
use protocol::{
    Chat, ChatLine, ClientMessage, Code, Do, Have, Mark, No, Now, Opening, PersonId, Room, ServerMessage,
    TableId, Watch,
};
use serde_json::{Value, json};
use server::live::{Live, Thinkers};
use server::{App, Bound, Config, File, Limits, Log, Nodes, Online, Rate, online_router};
use store::{Db, Postgres, Sqlite, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Response;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message as Frame};

/// Longer than anything takes here: whoever waits for so long waits in vain.
const PATIENCE: Duration = Duration::from_secs(30);

static PAGE: [File; 1] = [File { path: "index.html", tag: "1", plain: b"<p>the sea", brotli: None }];

pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as u64)
}

/// An empty database: in memory, or with PostgreSQL where the tests are told of one, which is theirs.
pub(crate) fn empty() -> Arc<dyn Db> {
    match std::env::var("SEABOARD_TEST_POSTGRES") {
        Ok(address) => Arc::new(Postgres::fresh(&address).unwrap().0),
        Err(_) => Arc::new(Sqlite::in_memory().unwrap()),
    }
}

/// For tests that are quicker than people.
pub(crate) fn patient() -> Config {
    let often = Rate { at_once: 1_000_000, each: Duration::from_millis(1) };
    let limits = Limits {
        messages: often,
        requests_of_address: often,
        requests_of_person: often,
        looks: often,
        lines: often,
        ..Limits::default()
    };
    Config { limits, ..Config::default() }
}

/// A server that stops when it is dropped.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) store: Store,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<std::io::Result<()>>,
}

impl House {
    pub(crate) async fn new() -> House {
        House::with(patient()).await
    }

    pub(crate) async fn with(config: Config) -> House {
        House::over(empty(), config).await
    }

    pub(crate) async fn over(db: Arc<dyn Db>, config: Config) -> House {
        House::at(db, config, now).await
    }

    /// A server whose clock is this one.
    pub(crate) async fn at(db: Arc<dyn Db>, config: Config, clock: fn() -> u64) -> House {
        House::thinking(db, config, clock, 1).await
    }

    /// A server whose bots have so many threads to think on.
    pub(crate) async fn thinking(db: Arc<dyn Db>, config: Config, clock: fn() -> u64, threads: u32) -> House {
        House::among(Nodes::default(), db, config, clock, threads).await
    }

    /// One of several servers.
    pub(crate) async fn among(
        nodes: Nodes,
        db: Arc<dyn Db>,
        config: Config,
        clock: fn() -> u64,
        threads: u32,
    ) -> House {
        let bound = Bound::new(SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
        let address = bound.address();
        let store = Store::new(db);
        let (thinkers, idle) = (Thinkers::new(threads).unwrap(), Duration::from_secs(60));
        let live = Live::among(nodes, store.clone(), clock, thinkers, idle, Log::default());
        let online = Online::new(store.clone(), live, config);
        let router = online_router(App::new(&PAGE), online.clone());
        let (stop, stopped) = oneshot::channel::<()>();
        let told = async {
            let _ = stopped.await;
        };
        let running = tokio::spawn(bound.until(router, Some(online), told));
        House { address, store, stop: Some(stop), running }
    }

    /// Tells it to stop, and waits until it has.
    pub(crate) async fn stop(mut self) {
        drop(self.stop.take());
        timeout(PATIENCE, &mut self.running).await.expect("it stops").unwrap().unwrap();
    }

    /// A request as it is written; gives the status, the head and the body.
    pub(crate) async fn raw(&self, request: &[u8]) -> (u16, String, String) {
        let asking = async {
            let mut stream = TcpStream::connect(self.address).await.unwrap();
            // A server that refuses early need not read to the end.
            let _ = stream.write_all(request).await;
            let mut said = Vec::new();
            let _ = stream.read_to_end(&mut said).await;
            String::from_utf8(said).unwrap()
        };
        let said = timeout(PATIENCE, asking).await.expect("an answer");
        let (head, body) = said.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no head: {said:?}"));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        (status, head.to_lowercase(), body.to_owned())
    }

    /// A request with these lines in its head, each with its end.
    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        lines: &str,
        body: &str,
    ) -> (u16, String, String) {
        let (address, length) = (self.address, body.len());
        let content = if body.is_empty() { String::new() } else { format!("Content-Length: {length}\r\n") };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{lines}{content}\r\n{body}"
        );
        self.raw(request.as_bytes()).await
    }

    /// Somebody new.
    pub(crate) async fn guest(&self, name: &str) -> Person {
        let mut person = Person { address: self.address, who: String::new(), id: PersonId::from_bits(0) };
        let (status, me, head) =
            person.full(self, "POST", "/api/session", Some(json!({"name": name, "lang": "en"}))).await;
        assert_eq!(status, 200, "{me}");
        person.id = me["id"].as_str().unwrap().parse().unwrap();
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
        person.who = format!("Cookie: {}\r\n", cookie.split(';').next().unwrap());
        person
    }

    /// A program of somebody's.
    pub(crate) async fn program(&self, of: &Person, name: &str) -> Person {
        let made = of.ok(self, "POST", "/api/programs", json!({"name": name})).await;
        let who = format!("Authorization: Bearer {}\r\n", made["token"].as_str().unwrap());
        Person { address: self.address, who, id: made["id"].as_str().unwrap().parse().unwrap() }
    }
}

/// Somebody who has a session, or a program that has a token.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) address: SocketAddr,
    /// The line of the head that says so.
    pub(crate) who: String,
    pub(crate) id: PersonId,
}

impl Person {
    /// Somebody whom nobody knows.
    pub(crate) fn stranger(house: &House) -> Person {
        Person { address: house.address, who: String::new(), id: PersonId::from_bits(0) }
    }

    pub(crate) async fn full(
        &self,
        house: &House,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> (u16, Value, String) {
        let origin = format!("Origin: http://{}\r\n", self.address);
        let lines = format!("{}{origin}Content-Type: application/json\r\n", self.who);
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let (status, head, body) = house.ask(method, path, &lines, &body).await;
        (status, serde_json::from_str(&body).unwrap_or(Value::String(body)), head)
    }

    pub(crate) async fn ask(&self, house: &House, method: &str, path: &str, body: Value) -> (u16, Value) {
        let body = Some(body).filter(|body| !body.is_null());
        let (status, answer, _) = self.full(house, method, path, body).await;
        (status, answer)
    }

    /// Asks for what must go well.
    pub(crate) async fn ok(&self, house: &House, method: &str, path: &str, body: Value) -> Value {
        let (status, answer) = self.ask(house, method, path, body).await;
        assert!((200..300).contains(&status), "{method} {path}: {status} {answer}");
        answer
    }

    /// Asks for what must be refused; gives the status and the reason.
    pub(crate) async fn no(&self, house: &House, method: &str, path: &str, body: Value) -> (u16, String) {
        let (status, answer) = self.ask(house, method, path, body).await;
        (
            status,
            answer["why"]["id"]
                .as_str()
                .unwrap_or_else(|| panic!("{method} {path}: {status} {answer}"))
                .to_owned(),
        )
    }

    pub(crate) async fn socket(&self) -> Socket {
        self.socket_with(HashMap::new()).await
    }

    /// A socket of somebody who has this of the tables already.
    pub(crate) async fn socket_with(&self, tables: HashMap<TableId, Seen>) -> Socket {
        let (stream, _) = connect(self.address, &self.who, true, Some("seaboard.1")).await.unwrap();
        let mut socket = Socket { stream, tables, no: Vec::new(), called: Vec::new(), texts: Vec::new() };
        let ServerMessage::Welcome(welcome) = socket.next().await else { panic!("no welcome") };
        assert_eq!(welcome.you.id, self.id);
        socket
    }
}

/// Connects a socket.
pub(crate) async fn connect(
    address: SocketAddr,
    who: &str,
    origin: bool,
    protocol: Option<&str>,
) -> Result<(WebSocketStream<TcpStream>, Response), Error> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let mut request = format!("ws://{address}/api/ws").into_client_request()?;
    let mut add =
        |name: &'static str, value: &str| request.headers_mut().insert(name, value.parse().unwrap());
    if let Some((name, value)) = who.trim_end().split_once(": ") {
        add(if name == "Cookie" { "cookie" } else { "authorization" }, value);
    }
    if origin {
        add("origin", &format!("http://{address}"));
    }
    if let Some(protocol) = protocol {
        add("sec-websocket-protocol", protocol);
    }
    timeout(PATIENCE, tokio_tungstenite::client_async(request, stream)).await.expect("an answer")
}

/// What somebody has of a table, with every mark checked.
#[derive(Default)]
pub(crate) struct Seen {
    pub(crate) opening: Option<Opening>,
    pub(crate) now: Option<Now>,
    pub(crate) room: Option<Room>,
    pub(crate) lines: Vec<ChatLine>,
    pub(crate) chats: usize,
    /// The moments, as they are written.
    pub(crate) moments: Vec<String>,
    pub(crate) frames: usize,
}

impl Seen {
    pub(crate) fn mark(&self) -> Mark {
        self.moments.iter().fold(Mark::NONE, |mark, moment| mark.then(moment))
    }

    pub(crate) fn now(&self) -> &Now {
        self.now.as_ref().expect("a now")
    }

    pub(crate) fn room(&self) -> &Room {
        self.room.as_ref().expect("a room")
    }

    fn take(&mut self, now: Now) {
        assert!(now.from as usize <= self.moments.len(), "nothing is left out");
        self.moments.truncate(now.from as usize);
        self.moments.extend(now.moments.iter().map(|moment| serde_json::to_string(moment).unwrap()));
        assert_eq!((now.n as usize, now.mark), (self.moments.len(), self.mark()));
        self.frames += 1;
        self.now = Some(now);
    }
}

/// A socket, and what came on it.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<TcpStream>,
    tables: HashMap<TableId, Seen>,
    pub(crate) no: Vec<No>,
    pub(crate) called: Vec<TableId>,
    /// All messages as they came.
    pub(crate) texts: Vec<String>,
}

impl Socket {
    pub(crate) async fn send(&mut self, message: impl Into<ClientMessage>) {
        self.send_text(message.into().to_text()).await;
    }

    pub(crate) async fn send_text(&mut self, text: String) {
        self.stream.send(Frame::Text(text.into())).await.expect("sent");
    }

    /// The next message, which is taken in.
    pub(crate) async fn next(&mut self) -> ServerMessage {
        match self.next_or_end().await {
            Ok(message) => message,
            Err(end) => panic!("closed: {end:?}"),
        }
    }

    /// The next message, or why there is none.
    pub(crate) async fn next_or_end(&mut self) -> Result<ServerMessage, Option<CloseFrame>> {
        loop {
            let frame = timeout(PATIENCE, self.stream.next()).await.expect("a message in time");
            let text = match frame {
                Some(Ok(Frame::Text(text))) => text,
                Some(Ok(Frame::Close(frame))) => return Err(frame),
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => return Err(None),
            };
            self.texts.push(text.to_string());
            let message = ServerMessage::from_text(&text).unwrap_or_else(|bad| panic!("{bad}: {text}"));
            self.take(message.clone());
            return Ok(message);
        }
    }

    fn take(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Opening(opening) => {
                let seen = self.table(opening.table);
                seen.opening = Some(opening);
            }
            ServerMessage::Now(now) => self.table(now.table).take(now),
            ServerMessage::Room(room) => {
                let seen = self.table(room.table);
                seen.room = Some(room);
            }
            ServerMessage::Chat(Chat { table, lines }) => {
                let seen = self.table(table);
                seen.chats += 1;
                seen.lines.extend(lines);
            }
            ServerMessage::No(no) => self.no.push(no),
            ServerMessage::Called(called) => self.called.push(called.table),
            _ => {}
        }
    }

    fn table(&mut self, table: TableId) -> &mut Seen {
        self.tables.entry(table).or_default()
    }

    pub(crate) fn at(&self, table: TableId) -> &Seen {
        self.tables.get(&table).expect("something of this table")
    }

    /// The line breaks: what is left is what was taken in.
    pub(crate) fn cut(self) -> HashMap<TableId, Seen> {
        self.tables
    }

    /// Reads until something holds.
    pub(crate) async fn until(&mut self, holds: impl Fn(&Socket) -> bool) {
        while !holds(self) {
            self.next().await;
        }
    }

    /// Reads everything that was sent before now: the answer to a ping comes behind it.
    pub(crate) async fn settle(&mut self) {
        let n = QuickChance::new(self.texts.len() as u64).below(u32::MAX);
        self.send(protocol::Ping { n }).await;
        loop {
            if let ServerMessage::Pong(pong) = self.next().await
                && pong.n == n
            {
                return;
            }
        }
    }

    /// Begins to watch, and waits until all of it is there.
    pub(crate) async fn watch(&mut self, table: TableId, code: Option<Code>) {
        let have =
            self.tables.get(&table).map(|seen| Have { n: seen.moments.len() as u32, mark: seen.mark() });
        let chats = self.table(table).chats;
        self.send(Watch { table, code, have }).await;
        self.until(|socket| socket.at(table).chats > chats).await;
    }

    /// The next refusal.
    pub(crate) async fn refused(&mut self) -> String {
        let before = self.no.len();
        self.until(|socket| socket.no.len() > before).await;
        self.no[before].why.id.to_string()
    }

    /// Does one of what is allowed, and waits until it is confirmed.
    pub(crate) async fn step(&mut self, table: TableId, chance: &mut QuickChance) {
        let now = self.at(table).now();
        let act = chance.choose(&now.choices).unwrap().clone();
        let (own, turned) = (now.own, now.turned);
        self.send(Do { table, own, turned, act }).await;
        let refused = self.no.len();
        // When the game is over, nobody's entries are counted any more.
        self.until(|socket| {
            assert_eq!(socket.no.len(), refused, "{:?}", socket.no.last());
            let now = socket.at(table).now();
            now.own > own || now.ending.is_some()
        })
        .await;
    }
}

/// A table and its codes.
pub(crate) struct Opened {
    pub(crate) id: TableId,
    pub(crate) invite: Code,
    pub(crate) watch: Code,
    pub(crate) commit: String,
}

impl Opened {
    pub(crate) fn path(&self, what: &str) -> String {
        format!("/api/tables/{}{what}", self.id)
    }
}

pub(crate) fn salt(number: u8) -> String {
    protocol::Token::from_bytes([number; 32]).to_string()
}

/// The options of a game for two.
pub(crate) fn options(game: &str) -> Value {
    let game: catalog::GameId = game.parse().unwrap();
    let options = catalog::with_game!(&game.default_game().unwrap(), game => {
        serde_json::to_value(game::Game::options(&**game)).unwrap()
    });
    let mut options = options;
    if options["players"] == json!(1) {
        options["players"] = json!(2);
    }
    options
}

/// Opens a table.
pub(crate) async fn open(house: &House, owner: &Person, game: &str, seats: Value, settings: Value) -> Opened {
    let new = json!({"game": game, "options": options(game), "seats": seats, "settings": if settings.is_null() { json!({}) } else { settings }, "salt": salt(1)});
    let made = owner.ok(house, "POST", "/api/tables", new).await;
    let code = |name: &str| made[name].as_str().unwrap().parse().unwrap();
    Opened {
        id: made["id"].as_str().unwrap().parse().unwrap(),
        invite: code("invite"),
        watch: code("watch"),
        commit: made["commit"].as_str().unwrap().to_owned(),
    }
}

/// A game of two that has begun: the first one opened the table.
pub(crate) async fn begun(
    house: &House,
    first: &Person,
    second: &Person,
    game: &str,
    settings: Value,
) -> Opened {
    let table = open(house, first, game, json!(["me", "open"]), settings).await;
    sit(house, second, &table, 2).await;
    first.ok(house, "POST", &table.path("/start"), Value::Null).await;
    table
}

pub(crate) async fn sit(house: &House, who: &Person, table: &Opened, number: u8) {
    let body = json!({"code": table.invite.to_string(), "salt": salt(number)});
    who.ok(house, "POST", &table.path("/sit"), body).await;
}

pub(crate) const SEATS: [Seat; 4] = Seat::ALL;
