//! A socket: one task for each connection, which tells what is new at the tables it watches and carries out what it is told.
//!
//! Nothing piles up for a slow reader: whatever has changed meanwhile is one difference when they read again.

mod message;
mod watched;

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::FromRequestParts;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderValue, StatusCode};
use game::Message;
use protocol::{
    Bye, Called, OLDEST_PROTOCOL, PROTOCOL, ServerMessage, TableId, Welcome, You, close, protocol_number,
    subprotocol,
};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::api::{Answer, Asked, Credential, NEWER, Refusal, Who};
use crate::buckets::Bucket;
use crate::chance;
use crate::nodes::Nodes;
use crate::service::Online;
use crate::sockets::SocketPlace;
use crate::telemetry::LogEvent;
use crate::timer::Timer;
use watched::{News, Watched};

/// Buffers of a socket, in bytes: there are thousands of sockets, and messages are small.
const READ_BUFFER: usize = 2 << 10;
const WRITE_BUFFER: usize = 8 << 10;
/// Whoever sends so many times what is allowed is not told why any more.
const MUCH_TOO_LONG: usize = 16;
/// In the time after which somebody who says nothing counts as gone, they are asked for a sign of life so often. Browsers give it by
/// themselves, even where they let a hidden page's own timers run once a minute only.
const PINGS_IN_SILENCE: u32 = 3;
/// How often it is looked up whether the session still holds.
const SESSION_CHECK: Duration = Duration::from_secs(30);
/// How long the other side may take to close, too.
const CLOSING: Duration = Duration::from_secs(1);
/// How soon a table that was lost is looked for again.
const LOST_CHECK: Duration = Duration::from_millis(500);

/// `GET /api/ws`: a page or a program becomes a socket.
pub(crate) async fn upgrade(mut asked: Asked) -> Answer {
    let who = asked.me()?.clone();
    if !asked.comes_from_here() {
        return Err(Refusal::forbidden("net-other-page"));
    }
    let online = asked.online.clone();
    if *online.stopping.borrow() {
        return Err(Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "net-stopping"));
    }
    let upgrade = WebSocketUpgrade::from_request_parts(&mut asked.parts, &()).await;
    let upgrade = upgrade.map_err(|_| Refusal::bad(Message::new("net-no-socket")))?;
    let limits = &online.config.limits;
    let line = online.sockets().join(who.id(), who.session.clone(), asked.address, limits);
    let line = line.ok_or_else(|| Refusal::too_much("net-too-many-sockets"))?;
    let mut upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(MUCH_TOO_LONG * limits.message_bytes)
        .max_frame_size(MUCH_TOO_LONG * limits.message_bytes)
        .protocols((OLDEST_PROTOCOL..=PROTOCOL).rev().map(subprotocol));
    let spoken = agreed(&mut upgrade, online.live.nodes());
    Ok(upgrade.on_upgrade(async move |socket| {
        let connection = Connection::new(online, who, asked.credential, socket, line);
        match spoken {
            Ok(protocol) => connection.run(protocol).await,
            Err(end) => connection.end(end).await,
        }
    }))
}

/// The protocol that both sides speak; those who ask for none speak the newest.
fn agreed(upgrade: &mut WebSocketUpgrade, nodes: &Nodes) -> Result<u32, End> {
    let number = |name: &HeaderValue| name.to_str().ok().and_then(protocol_number);
    if let Some(selected) = upgrade.selected_protocol() {
        return Ok(number(selected).unwrap_or(PROTOCOL));
    }
    let Some(other) = upgrade.requested_protocols().next().cloned() else { return Ok(PROTOCOL) };
    // A newer page was served by a newer server, and finds it again.
    let newer = nodes.others() && number(&other).is_some_and(|number| number > PROTOCOL);
    // Browsers only listen to the reason if they are answered in what they asked for.
    upgrade.set_selected_protocol(other);
    Err(if newer { End::Older } else { End::OtherProtocol })
}

/// Why a socket is closed from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The other side is gone, or closes.
    Gone,
    Malformed,
    TooLong,
    SessionEnded,
    OtherProtocol,
    TooOften,
    Silent,
    Stopping,
    /// A newer server is needed, and there are others.
    Older,
}

impl End {
    /// The code and the sentence, where something is said.
    fn said(self) -> Option<(u16, &'static str)> {
        match self {
            End::Gone => None,
            End::Malformed => Some((close::MALFORMED, "net-no-message")),
            End::TooLong => Some((close::MALFORMED, "net-too-large")),
            End::SessionEnded => Some((close::SESSION_ENDED, "net-session-ended")),
            End::OtherProtocol => Some((close::OTHER_PROTOCOL, "net-other-protocol")),
            End::TooOften => Some((close::TOO_MUCH, "net-too-often")),
            End::Silent => Some((close::GOING_AWAY, "net-silent")),
            End::Stopping => Some((close::GOING_AWAY, "net-stopping")),
            End::Older => Some((close::GOING_AWAY, NEWER)),
        }
    }
}

/// One socket.
struct Connection {
    online: Arc<Online>,
    who: Who,
    credential: Credential,
    socket: WebSocket,
    line: SocketPlace,
    stopping: watch::Receiver<bool>,
    watched: Vec<Watched>,
    messages: Bucket,
    looks: Bucket,
    heard: Instant,
    pinged: Instant,
    checked: Instant,
    timer: Timer,
}

/// What happens to a socket.
enum Incoming {
    Received(Option<Result<Frame, axum::Error>>),
    News(usize, News),
    Called(TableId),
    Ended,
    Stopping,
    Time,
}

impl Connection {
    fn new(
        online: Arc<Online>,
        who: Who,
        credential: Credential,
        socket: WebSocket,
        line: SocketPlace,
    ) -> Connection {
        let now = Instant::now();
        Connection {
            stopping: online.stopping.subscribe(),
            online,
            who,
            credential,
            socket,
            line,
            watched: Vec::new(),
            messages: Bucket::new(now.into_std()),
            looks: Bucket::new(now.into_std()),
            heard: now,
            pinged: now,
            checked: now,
            timer: Timer::new(),
        }
    }

    async fn run(mut self, protocol: u32) {
        self.online.telemetry().log.say(&LogEvent::SocketOpened);
        let ended = match self.welcome(protocol).await {
            Ok(()) => self.serve().await,
            Err(ended) => ended,
        };
        self.end(ended).await;
    }

    async fn welcome(&mut self, protocol: u32) -> Result<(), End> {
        let person = &self.who.person;
        let you = You { id: person.id, name: person.name.clone(), kind: person.kind };
        let (build, time) = (self.online.config.build.clone(), self.online.now());
        self.say(Welcome { protocol, build, you, time }).await
    }

    async fn serve(&mut self) -> End {
        loop {
            let event = self.next().await;
            let done = match event {
                Incoming::Received(Some(Ok(frame))) => self.receive(frame).await,
                Incoming::Received(Some(Err(_))) => Err(End::Malformed),
                Incoming::Received(None) => Err(End::Gone),
                Incoming::News(place, news) => self.tell(place, news).await,
                Incoming::Called(table) => self.call(table).await,
                Incoming::Ended => Err(End::SessionEnded),
                Incoming::Stopping => Err(End::Stopping),
                Incoming::Time => self.look_around().await,
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// What happens next.
    async fn next(&mut self) -> Incoming {
        let limits = &self.online.config.limits;
        let silent = self.heard + limits.silence;
        let mut time = silent.min(self.ping_at()).min(self.checked + SESSION_CHECK);
        if self.watched.iter().any(Watched::is_lost) {
            time = time.min(Instant::now() + LOST_CHECK);
        }
        tokio::select! {
            biased;
            _ = self.stopping.wait_for(|&stopping| stopping) => Incoming::Stopping,
            _ = self.line.ended.wait_for(|&ended| ended) => Incoming::Ended,
            received = self.socket.recv() => Incoming::Received(received),
            (place, news) = watched::first_news(&mut self.watched) => Incoming::News(place, news),
            Some(table) = self.line.calls.recv() => Incoming::Called(table),
            () = self.timer.by(time) => Incoming::Time,
        }
    }

    /// When whoever has said nothing for a while is asked whether they are there.
    fn ping_at(&self) -> Instant {
        self.heard.max(self.pinged) + self.online.config.limits.silence / PINGS_IN_SILENCE
    }

    async fn ping(&mut self) -> Result<(), End> {
        self.pinged = Instant::now();
        self.send_frame(Frame::Ping(Bytes::new())).await
    }

    /// Time has passed: is anybody there, do they still have a session, and are lost tables back?
    async fn look_around(&mut self) -> Result<(), End> {
        let now = Instant::now();
        if now >= self.heard + self.online.config.limits.silence {
            return Err(End::Silent);
        }
        if now >= self.ping_at() {
            self.ping().await?;
        }
        if now >= self.checked + SESSION_CHECK {
            self.checked = now;
            match self.online.who(&self.credential).await {
                // They may be called otherwise by now.
                Ok(Some(who)) => self.who = who,
                Ok(None) => return Err(End::SessionEnded),
                // A store that does not answer ends nobody's session.
                Err(_) => {}
            }
        }
        self.find_lost().await
    }

    async fn call(&mut self, table: TableId) -> Result<(), End> {
        if self.watched.iter().any(|watched| watched.table == table) {
            return Ok(());
        }
        self.say(Called { table }).await
    }

    // Sending

    async fn say(&mut self, message: impl Into<ServerMessage>) -> Result<(), End> {
        self.send(message.into().to_text()).await
    }

    async fn send(&mut self, text: impl Into<axum::extract::ws::Utf8Bytes>) -> Result<(), End> {
        let text = text.into();
        self.online.telemetry().metrics.frame(text.len());
        self.send_frame(Frame::Text(text)).await
    }

    async fn send_frame(&mut self, frame: Frame) -> Result<(), End> {
        let sending = self.socket.send(frame);
        let sent = tokio::time::timeout(self.online.config.limits.reading, sending).await;
        if let Ok(Ok(())) = sent { Ok(()) } else { Err(End::Gone) }
    }

    /// After how many milliseconds to come back, where that helps. Not all at once: until a server that stops is back, everybody has up
    /// to three seconds; where others are there, nobody need wait for so long.
    fn retry(&self, end: End) -> Option<u64> {
        let spread = match end {
            End::Stopping | End::Older if self.online.live.nodes().others() => 50..=1000,
            End::Stopping | End::Older | End::Silent | End::TooOften => 200..=3000,
            _ => return None,
        };
        let width = spread.end() - spread.start() + 1;
        Some(spread.start() + chance::number().map_or(width / 2, |number| number % width))
    }

    /// Says why, closes, and leaves all tables.
    async fn end(mut self, end: End) {
        for watched in std::mem::take(&mut self.watched) {
            watched.leave(&self.online, self.who.id()).await;
        }
        let said = end.said();
        let telemetry = self.online.telemetry();
        let reason = said.map_or("gone", |(_, why)| why);
        telemetry.metrics.socket_ended(reason);
        telemetry.log.say(&LogEvent::SocketClosed { why: reason });
        let Some((code, why)) = said else { return };
        let bye = Bye { why: Message::new(why), retry: self.retry(end) };
        let saying = async {
            self.say(bye).await?;
            let frame = CloseFrame { code, reason: why.into() };
            self.socket.send(Frame::Close(Some(frame))).await.map_err(|_| End::Gone)?;
            // The other side closes, too; what it still says is not heard.
            while let Some(Ok(_)) = self.socket.recv().await {}
            Ok::<(), End>(())
        };
        // Whoever does not read has nothing to be told.
        let _ = tokio::time::timeout(CLOSING, saying).await;
    }
}
