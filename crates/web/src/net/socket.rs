//! The one socket of the page. Whoever follows a table does so through it; where it breaks, it comes back by itself, and every
//! table is watched again from where it was.

use std::cell::RefCell;
use std::time::Duration;

use game::Message;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::logging;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{ClientMessage, PROTOCOL, Ping, ServerMessage, You, close, limits, subprotocol};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{CloseEvent, Event, MessageEvent, Url, WebSocket};

use super::{api, table_feed};
use crate::app::{self, Banner};
use crate::browser;

/// How long to wait before the second try, at most, in milliseconds; each next wait may be twice as long.
const FIRST_WAIT: f64 = 300.0;
const LONGEST_WAIT: f64 = 15_000.0;
/// How often it is looked whether the socket still lives.
const TICK: u64 = 5_000;
/// A socket that has been silent for so long is dead.
const SILENCE: f64 = 2.0 * limits::PING_EVERY as f64 + 5_000.0;
/// How long an answer may take to somebody who just came back to the page.
const PROBE: f64 = 4_000.0;
/// Where the page notes when it was last loaded anew for a newer protocol.
const RELOADED: &str = "seaboard:reloaded";
const RELOAD_AGAIN: f64 = 60_000.0;

/// How the page stands with the server.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Connection {
    /// Nobody has asked for it.
    Idle,
    Connected,
    /// It is being tried since then, in milliseconds since 1970.
    Trying(f64),
    /// The server does not know us any more.
    SessionGone,
}

struct Socket {
    connection: ArcRwSignal<Connection>,
    /// Who one is there.
    you: ArcRwSignal<Option<You>>,
    /// It has become one's turn at a table that nobody looks at here.
    called: ArcTrigger,
    socket: Option<WebSocket>,
    welcomed: bool,
    /// When this socket was opened.
    begun: f64,
    tries: u32,
    timer: Option<TimeoutHandle>,
    last_heard: f64,
    last_ping: f64,
    /// When an answer was asked for at once.
    probed: Option<f64>,
    pings: u32,
    /// How long the server wants us to stay away.
    stay_away: f64,
    clock: ServerClock,
    listeners: Option<Listeners>,
}

/// The functions that sockets call: made once, since a page may open many sockets in its life.
struct Listeners {
    message: Closure<dyn Fn(MessageEvent)>,
    close: Closure<dyn Fn(CloseEvent)>,
}

thread_local! {
    static SOCKET: RefCell<Socket> = RefCell::new(Socket {
        connection: ArcRwSignal::new(Connection::Idle),
        you: ArcRwSignal::new(None),
        called: ArcTrigger::new(),
        socket: None,
        welcomed: false,
        begun: 0.0,
        tries: 0,
        timer: None,
        last_heard: 0.0,
        last_ping: 0.0,
        probed: None,
        pings: 0,
        stay_away: 0.0,
        clock: ServerClock::default(),
        listeners: None,
    });
}

fn with<T>(change: impl FnOnce(&mut Socket) -> T) -> T {
    SOCKET.with_borrow_mut(change)
}

/// How the page stands with the server.
pub(crate) fn connection() -> ArcRwSignal<Connection> {
    with(|socket| socket.connection.clone())
}

/// Who one is, as the server said last.
pub(crate) fn you() -> ArcRwSignal<Option<You>> {
    with(|socket| socket.you.clone())
}

/// It has become one's turn at a table that nobody looks at here.
pub(crate) fn called() -> ArcTrigger {
    with(|socket| socket.called.clone())
}

/// What the server's clock says, in milliseconds since 1970.
pub(crate) fn server_now() -> f64 {
    browser::now() + with(|socket| socket.clock.ahead)
}

/// Sends a message, where somebody hears it.
pub(crate) fn send(message: &ClientMessage) -> bool {
    with(|socket| socket.welcomed && socket.send(message))
}

/// Opens the socket, unless it is open or about to be.
pub(crate) fn start() {
    let begin = with(|socket| {
        if socket.listeners.is_none() {
            socket.listeners = Some(listeners());
            return Some(true);
        }
        let idle = matches!(socket.connection.get_untracked(), Connection::Idle | Connection::SessionGone);
        idle.then_some(false)
    });
    if begin == Some(true) {
        listen_to_the_page();
    }
    if begin.is_some() {
        connect();
    }
}

/// Opens another socket: one is somebody else now.
pub(crate) fn restart() {
    with(|socket| socket.tries = 0);
    if with(|socket| socket.connection.get_untracked() != Connection::Idle) {
        connect();
    }
}

/// Closes it: one is nobody any more.
pub(crate) fn stop() {
    with(Socket::drop_socket);
    set_connection(Connection::Idle);
}

fn set_connection(connection: Connection) {
    let signal = self::connection();
    if signal.get_untracked() != connection {
        signal.set(connection);
    }
}

/// Tries now, whatever was tried before.
pub(crate) fn connect() {
    with(Socket::drop_socket);
    table_feed::lost();
    let since = match connection().get_untracked() {
        Connection::Trying(since) => since,
        _ => browser::now(),
    };
    set_connection(Connection::Trying(since));
    if !with(Socket::open) {
        try_later(0.0);
    }
}

/// Tries again after a while, the longer the more often it failed.
fn try_later(at_least: f64) {
    with(|socket| {
        let wait = at_least.max(wait(socket.tries, js_sys::Math::random()));
        socket.tries += 1;
        let timer = set_timeout_with_handle(connect, Duration::from_millis(wait as u64));
        if let Some(old) = std::mem::replace(&mut socket.timer, timer.ok()) {
            old.clear();
        }
    });
}

/// How long to wait after so many tries: chance between nothing and a bound that doubles, so that all pages of a server that
/// went away do not come back in the same moment.
fn wait(tries: u32, chance: f64) -> f64 {
    chance * (FIRST_WAIT * f64::from(1_u32 << tries.min(10))).min(LONGEST_WAIT)
}

impl Socket {
    /// Opens a socket; the answer comes later.
    fn open(&mut self) -> bool {
        let Some(address) = address() else { return false };
        let protocol = JsValue::from_str(&subprotocol(PROTOCOL));
        let Ok(socket) = WebSocket::new_with_str_sequence(&address, &js_sys::Array::of1(&protocol)) else {
            return false;
        };
        if let Some(listeners) = &self.listeners {
            socket.set_onmessage(Some(listeners.message.as_ref().unchecked_ref()));
            socket.set_onclose(Some(listeners.close.as_ref().unchecked_ref()));
        }
        let now = browser::now();
        (self.begun, self.last_heard, self.last_ping, self.probed) = (now, now, now, None);
        self.stay_away = 0.0;
        self.socket = Some(socket);
        true
    }

    /// Whatever the old socket still has to say is no longer heard.
    fn drop_socket(&mut self) {
        browser::stop_timer(&mut self.timer);
        self.welcomed = false;
        if let Some(socket) = self.socket.take() {
            socket.set_onmessage(None);
            socket.set_onclose(None);
            let _ = socket.close();
        }
    }

    fn send(&self, message: &ClientMessage) -> bool {
        self.socket.as_ref().is_some_and(|socket| {
            socket.ready_state() == WebSocket::OPEN && socket.send_with_str(&message.to_text()).is_ok()
        })
    }

    fn ping(&mut self, now: f64) {
        self.pings += 1;
        self.last_ping = now;
        self.send(&Ping { n: self.pings }.into());
    }

    /// Whether the socket is dead, though nobody said so: a network that went away tells nothing.
    fn is_dead(&self, now: f64) -> bool {
        let probed = self.probed.is_some_and(|at| self.last_heard < at && now - at > PROBE);
        self.socket.is_some() && (probed || now - self.last_heard > SILENCE)
    }
}

/// Where the socket is, seen from the page.
fn address() -> Option<String> {
    let url = Url::new_with_base("api/ws", &browser::base()).ok()?;
    let scheme = if url.protocol() == "https:" { "wss:" } else { "ws:" };
    url.set_protocol(scheme);
    Some(url.href())
}

fn listeners() -> Listeners {
    let message = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        if is_current(&event)
            && let Some(text) = event.data().as_string()
        {
            hear(&text);
        }
    });
    let close = Closure::<dyn Fn(CloseEvent)>::new(|event: CloseEvent| {
        if is_current(&event) {
            closed(event.code());
        }
    });
    Listeners { message, close }
}

/// Whether something happened to the socket that is in use.
fn is_current(event: &Event) -> bool {
    let socket = event.target().and_then(|target| target.dyn_into::<WebSocket>().ok());
    with(|state| state.socket.is_some() && state.socket == socket)
}

fn hear(text: &str) {
    let now = browser::now();
    with(|socket| socket.last_heard = now);
    match ServerMessage::from_text(text) {
        Ok(ServerMessage::Welcome(welcome)) => {
            let you = with(|socket| {
                (socket.welcomed, socket.tries) = (true, 0);
                socket.clock.hear(now, now, welcome.time);
                socket.you.clone()
            });
            if you.with_untracked(|known| known.as_ref() != Some(&welcome.you)) {
                you.set(Some(welcome.you));
            }
            set_connection(Connection::Connected);
            table_feed::found();
        }
        Ok(ServerMessage::Pong(pong)) => with(|socket| {
            if pong.n == socket.pings {
                socket.clock.hear(socket.last_ping, now, pong.time);
            }
        }),
        Ok(ServerMessage::Called(_)) => called().notify(),
        // The server closes the socket then, with a code that says why.
        Ok(ServerMessage::Bye(bye)) => with(|socket| socket.stay_away = bye.retry.unwrap_or_default() as f64),
        Ok(message) => table_feed::hear(message),
        // From a newer server: left aside.
        Err(bad) => logging::warn!("socket: {bad}"),
    }
}

/// The socket was closed, or never opened.
fn closed(code: u16) {
    with(Socket::drop_socket);
    table_feed::lost();
    match code {
        close::SESSION_ENDED => set_connection(Connection::SessionGone),
        close::OTHER_PROTOCOL => load_newer_app(),
        _ => {
            if !matches!(connection().get_untracked(), Connection::Trying(_)) {
                set_connection(Connection::Trying(browser::now()));
            }
            let patience = matches!(code, close::TOO_MUCH | close::FORBIDDEN | close::MALFORMED);
            let stay_away = with(|socket| std::mem::take(&mut socket.stay_away));
            try_later(if patience { LONGEST_WAIT } else { stay_away });
            look_for_session();
        }
    }
}

/// Whoever lost their session while the line was cut gets no socket, and a browser does not tell why.
fn look_for_session() {
    let (tries, begun) = with(|socket| (socket.tries, socket.begun));
    if tries >= 2 {
        spawn_local(async move {
            let gone = api::status().await.is_ok_and(|status| status.you.is_none());
            // Another connection may have been opened meanwhile, as somebody else.
            if gone && with(|socket| socket.begun) == begun {
                with(Socket::drop_socket);
                set_connection(Connection::SessionGone);
            }
        });
    }
}

/// The server speaks a protocol that this app does not: there is another app. Where loading it changed nothing a moment ago, people are
/// told instead.
fn load_newer_app() {
    set_connection(Connection::Idle);
    let storage = window().session_storage().ok().flatten();
    let last = storage.as_ref().and_then(|storage| storage.get_item(RELOADED).ok().flatten());
    let last = last.and_then(|at| at.parse::<f64>().ok()).unwrap_or_default();
    let now = browser::now();
    if now - last < RELOAD_AGAIN {
        return app::tell(Banner::Trouble(Message::new("web-net-other-version")));
    }
    if let Some(storage) = storage {
        let _ = storage.set_item(RELOADED, &now.to_string());
    }
    // With a service worker the page hears this, and takes over what waits; without one the app is simply loaded again.
    browser::dispatch("seaboard:reload");
    set_timeout(|| drop(window().location().reload()), Duration::from_secs(3));
}

/// Somebody comes back to the page, or the network to the device: nobody waits for a timer then.
fn listen_to_the_page() {
    let wake = |_: Event| wake();
    window_event_listener_untyped("online", wake);
    window_event_listener_untyped("offline", wake);
    window_event_listener_untyped("pageshow", wake);
    let visible = Closure::<dyn Fn(Event)>::new(move |_: Event| {
        if !document().hidden() {
            self::wake();
        }
    });
    let _ = document().add_event_listener_with_callback("visibilitychange", visible.as_ref().unchecked_ref());
    visible.forget();
    let _ = set_interval_with_handle(tick, Duration::from_millis(TICK));
}

/// Asks for a sign of life, or tries at once.
fn wake() {
    let now = browser::now();
    let trying = with(|socket| {
        if socket.welcomed {
            socket.probed = Some(now);
            socket.ping(now);
            set_timeout(tick, Duration::from_millis(PROBE as u64 + 100));
            return false;
        }
        let begun = socket.socket.is_some() && now - socket.begun < PROBE;
        !begun && matches!(socket.connection.get_untracked(), Connection::Trying(_))
    });
    if trying {
        with(|socket| socket.tries = 0);
        connect();
    }
}

fn tick() {
    let now = browser::now();
    if with(|socket| socket.is_dead(now)) {
        return connect();
    }
    with(|socket| {
        if socket.welcomed && now - socket.last_ping >= limits::PING_EVERY as f64 {
            socket.ping(now);
        }
    });
}

/// How far the server's clock is ahead of ours, by the quickest answer so far.
struct ServerClock {
    ahead: f64,
    round_trip: f64,
}

impl Default for ServerClock {
    fn default() -> ServerClock {
        ServerClock { ahead: 0.0, round_trip: f64::INFINITY }
    }
}

impl ServerClock {
    /// Something asked for at one time was answered at another, by a server whose clock said this.
    fn hear(&mut self, asked: f64, answered: f64, time: u64) {
        let round_trip = answered - asked;
        // A welcome was not asked for: any answer is better.
        let welcome = round_trip == 0.0;
        if welcome || self.round_trip.is_infinite() || round_trip <= self.round_trip {
            self.ahead = time as f64 + round_trip / 2.0 - answered;
            self.round_trip = if welcome { f64::INFINITY } else { round_trip };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_up_to_a_bound_and_are_left_to_chance() {
        assert_eq!(
            [0, 1, 2, 5, 6, 40].map(|tries| wait(tries, 1.0)),
            [300.0, 600.0, 1200.0, 9600.0, 15_000.0, 15_000.0]
        );
        assert_eq!(wait(3, 0.0), 0.0);
        assert_eq!(wait(3, 0.5), 1200.0);
    }

    #[test]
    fn the_servers_clock_is_read_from_the_quickest_answer() {
        let mut clock = ServerClock::default();
        clock.hear(1_000.0, 1_000.0, 6_000);
        assert_eq!(clock.ahead, 5_000.0);
        clock.hear(2_000.0, 2_400.0, 7_100);
        assert_eq!(clock.ahead, 4_900.0);
        clock.hear(3_000.0, 5_000.0, 9_900);
        assert_eq!(clock.ahead, 4_900.0, "a slow answer says little");
        clock.hear(9_000.0, 9_100.0, 13_950);
        assert_eq!(clock.ahead, 4_900.0);
    }
}
