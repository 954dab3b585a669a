//! Somebody who follows a table over a socket, and checks every mark that comes.

use std::io;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use online::Position;
use protocol::{
    ClientMessage, Code, Do, Have, Mark, No, Now, Ping, ServerMessage, TableId, Watch, close, subprotocol,
};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::client::{Request, generate_key};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};

use super::http::{Person, Server, Trouble};

/// After so long a silence one says that one is there.
const QUIET: Duration = Duration::from_secs(15);

/// What a viewer has of a table. It outlives connections.
#[derive(Default)]
pub(crate) struct Picture {
    /// The mark after each moment.
    marks: Vec<Mark>,
    /// The state that came last.
    pub(crate) now: Option<Now>,
}

impl Picture {
    /// Where the viewer stands, to be told: nothing where they have nothing.
    fn have(&self) -> Option<Have> {
        let Position { n, mark } = self.position();
        (n > 0).then_some(Have { n, mark })
    }

    /// How far the viewer is.
    pub(crate) fn position(&self) -> Position {
        let mark = self.marks.last().copied().unwrap_or(Mark::NONE);
        Position { n: self.marks.len() as u32, mark }
    }

    /// Takes in what came; what is wrong with it, if something is.
    fn take(&mut self, now: Now) -> Result<(), Trouble> {
        let wrong = |detail: String| Err(Trouble::Wrong(format!("table {}: {detail}", now.table)));
        if now.from as usize > self.marks.len() {
            return wrong(format!("moments are missing before {}", now.from));
        }
        self.marks.truncate(now.from as usize);
        for moment in &now.moments {
            let text = serde_json::to_string(moment).map_err(|error| Trouble::Wrong(error.to_string()))?;
            let before = self.marks.last().copied().unwrap_or(Mark::NONE);
            self.marks.push(before.then(&text));
        }
        let mark = self.marks.last().copied().unwrap_or(Mark::NONE);
        if (now.n as usize, now.mark) != (self.marks.len(), mark) {
            return wrong(format!("mark {} at {}, not {mark} at {}", now.mark, now.n, self.marks.len()));
        }
        self.now = Some(now);
        Ok(())
    }
}

/// What a viewer learns.
pub(crate) enum News {
    /// The picture changed.
    Now,
    /// Something is refused.
    No(No),
    /// Something else.
    Other,
}

/// A socket on which one table is followed.
pub(crate) struct Viewer {
    socket: WebSocketStream<TcpStream>,
    pub(crate) picture: Picture,
    pings: u32,
    /// How long the server asks to stay away once it has closed.
    stay_away: Option<Duration>,
}

impl Viewer {
    /// Connects with nothing in one's hands, and is welcomed.
    pub(crate) async fn connect(server: &Server, person: &Person, protocol: u32) -> Result<Viewer, Trouble> {
        let request = Request::builder()
            .uri(format!("ws://{}/api/ws", server.host()))
            .header("Host", server.host())
            .header("Connection", "Upgrade")
            .header("Upgrade", "websocket")
            .header("Sec-WebSocket-Version", "13")
            .header("Sec-WebSocket-Key", generate_key())
            .header("Sec-WebSocket-Protocol", subprotocol(protocol))
            .header("Origin", server.origin())
            .header("Cookie", &person.cookie)
            .body(())
            .map_err(|error| Trouble::Wrong(error.to_string()))?;
        // Thousands of them are on this machine.
        let small = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(4 << 10);
        let stream = server.connect().await?;
        let connected = tokio_tungstenite::client_async_with_config(request, stream, Some(small)).await;
        let (socket, _) = connected.map_err(trouble)?;
        let mut viewer = Viewer { socket, picture: Picture::default(), pings: 0, stay_away: None };
        match viewer.receive().await? {
            Some(ServerMessage::Welcome(_)) => Ok(viewer),
            // Whoever is not welcome is told why, and then the socket is closed.
            Some(ServerMessage::Bye(_)) => Err(viewer.receive().await.err().unwrap_or_else(gone)),
            other => Err(Trouble::Wrong(format!("no welcome: {other:?}"))),
        }
    }

    /// Asks to follow a table from where one stands.
    pub(crate) async fn watch(&mut self, table: TableId, code: Option<&Code>) -> Result<(), Trouble> {
        let have = self.picture.have();
        self.send(Watch { table, code: code.cloned(), have }.into()).await
    }

    /// Orders an action: the next one of one's own.
    pub(crate) async fn order(&mut self, own: u32, act: &str) -> Result<(), Trouble> {
        let Some(now) = &self.picture.now else { return Ok(()) };
        let order = Do { table: now.table, own, turned: now.turned, act: act.to_owned() };
        self.send(order.into()).await
    }

    /// The next news.
    pub(crate) async fn next(&mut self) -> Result<News, Trouble> {
        match self.receive().await? {
            Some(ServerMessage::Now(now)) => self.picture.take(now).map(|()| News::Now),
            Some(ServerMessage::No(no)) => Ok(News::No(no)),
            _ => Ok(News::Other),
        }
    }

    /// A message; none of a kind that is not known.
    async fn receive(&mut self) -> Result<Option<ServerMessage>, Trouble> {
        loop {
            let Ok(frame) = tokio::time::timeout(QUIET, self.socket.next()).await else {
                self.pings += 1;
                self.send(Ping { n: self.pings }.into()).await?;
                continue;
            };
            match frame {
                Some(Ok(Message::Text(text))) => {
                    let message = ServerMessage::from_text(&text).ok();
                    if let Some(ServerMessage::Bye(bye)) = &message {
                        self.stay_away = bye.retry.map(Duration::from_millis);
                    }
                    return Ok(message);
                }
                Some(Ok(Message::Close(why))) => {
                    return Err(match (why.map(|why| u16::from(why.code)), self.stay_away) {
                        // It goes away, and comes back.
                        (Some(close::GOING_AWAY), Some(pause)) => Trouble::SentAway(pause),
                        (Some(close::GOING_AWAY) | None, _) => gone(),
                        (Some(code), _) => Trouble::Wrong(format!("closed with {code}")),
                    });
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(trouble(error)),
                None => return Err(gone()),
            }
        }
    }

    async fn send(&mut self, message: ClientMessage) -> Result<(), Trouble> {
        self.socket.send(Message::text(message.to_text())).await.map_err(trouble)
    }
}

fn gone() -> Trouble {
    Trouble::Gone(io::ErrorKind::ConnectionReset.into())
}

fn trouble(error: Error) -> Trouble {
    match error {
        Error::Io(error) => Trouble::Gone(error),
        Error::ConnectionClosed | Error::AlreadyClosed | Error::Protocol(_) => gone(),
        Error::Http(answer) => Trouble::Refused { status: answer.status().as_u16(), why: String::new() },
        other => Trouble::Wrong(other.to_string()),
    }
}
