//! A table on a server, as a page: the way to it, its waiting room, the game, and the people around it.

use std::time::Duration;

use catalog::GameId;
use game::{Message, Seat, Seats};
use leptos::prelude::*;
use protocol::{
    ClientMessage, Code, Opening, Pace, Phase, Room, RoomSeat, Settings as TableSettings, Sitter, TableId,
    You,
};
use table::{BotLevel, Player, number_bots};

use super::remote::FollowedTable;
use super::{TableScreen, chat, ending, menu, room, screen_view, turn_alert};
use crate::board::Board;
use crate::browser;
use crate::lazy;
use crate::net::socket::{self, Connection};
use crate::net::table_feed::{self, TableFeed};
use crate::net::{Server, codes};
use crate::pages::{paper, trouble_page};
use crate::route::Route;
use crate::settings::Settings;
use crate::speech::{Speech, t};

/// How often clocks are looked at.
const CLOCK_TICK: Duration = Duration::from_millis(500);

/// A table on a server and who one is there. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct OnlineTableHandle {
    pub(crate) feed: TableFeed,
    you: RwSignal<Option<You>>,
    /// What is agreed on.
    pub(crate) agreed: TableSettings,
    /// What the server's clock says, now and then.
    pub(super) time: RwSignal<f64>,
    /// What people see of each other beside the game.
    pub(super) widgets: OnlineWidgets,
}

/// Parts of the screen that only a table on a server has. They are reached through here: whoever plays alone fetches nothing of them.
#[derive(Clone, Copy)]
pub(super) struct OnlineWidgets {
    /// What the menu has for people.
    pub(super) menu: fn(OnlineTableHandle, Speech, Settings, RwSignal<bool>) -> AnyView,
    /// What comes after the game.
    pub(super) again: fn(OnlineTableHandle, Speech) -> AnyView,
}

impl OnlineTableHandle {
    fn new(feed: TableFeed, agreed: TableSettings) -> OnlineTableHandle {
        let time = RwSignal::new(socket::server_now());
        if let Ok(timer) = set_interval_with_handle(move || time.set(socket::server_now()), CLOCK_TICK) {
            on_cleanup(move || timer.clear());
        }
        let widgets = OnlineWidgets { menu: menu::people, again: ending::again_online };
        OnlineTableHandle { feed, you: RwSignal::from(socket::you()), agreed, time, widgets }
    }

    /// Reads something of the room, and follows it.
    pub(super) fn read<T: Default>(self, read: impl FnOnce(&Room) -> T) -> T {
        self.feed.room.with(|room| room.as_ref().map(read)).unwrap_or_default()
    }

    fn peek<T: Default>(self, read: impl FnOnce(&Room) -> T) -> T {
        self.feed.room.with_untracked(|room| room.as_ref().map(read)).unwrap_or_default()
    }

    /// Whether the seat is one's own, even while a bot keeps it.
    fn is_own(self, seat: &RoomSeat) -> bool {
        let me = self.you.with_untracked(|you| you.as_ref().map(|you| you.id));
        me.is_some() && me == owner(&seat.sitter)
    }

    /// One's own seat, even while a bot keeps it.
    pub(super) fn own_seat(self, room: &Room) -> Option<Seat> {
        room.seats.iter().position(|seat| self.is_own(seat)).and_then(Seat::new)
    }

    /// The seat at which one decides oneself.
    pub(super) fn seat_played_by_oneself(self) -> Option<Seat> {
        self.peek(|room| {
            let seat = self.own_seat(room).filter(|_| room.phase != Phase::Aborted)?;
            let kept = matches!(room.seats.get(seat.index())?.sitter, Sitter::Bot { .. });
            (!kept).then_some(seat)
        })
    }

    /// Whether one looks on.
    pub(super) fn looks_on(self) -> bool {
        self.read(|room| self.own_seat(room).is_none())
    }

    /// Who plays, as boards and sentences know them.
    pub(super) fn players(self) -> Vec<Player> {
        self.peek(|room| players(&room.seats))
    }

    /// What the players are called.
    pub(super) fn names(self, speech: Speech) -> Vec<String> {
        speech.lang();
        speech.display_names(&self.read(|room| players(&room.seats)))
    }

    /// Whether the clocks are for people who sit there now.
    pub(super) fn is_live(self) -> bool {
        matches!(self.agreed.pace, Pace::Live { .. })
    }

    /// Whether time is counted.
    pub(super) fn is_timed(self) -> bool {
        self.agreed.pace != Pace::None
    }

    /// Whether the game was ended without a result: nobody has anything to do any more.
    pub(super) fn is_aborted(self) -> bool {
        self.read(|room| room.phase == Phase::Aborted)
    }

    /// The seats where people decide, but for one's own.
    pub(super) fn others(self, room: &Room) -> Seats {
        let own = self.own_seat(room);
        let people = room
            .seats
            .iter()
            .enumerate()
            .filter(|(_, seat)| matches!(seat.sitter, Sitter::Person { .. } | Sitter::Program { .. }));
        people.filter_map(|(index, _)| Seat::new(index)).filter(|seat| Some(*seat) != own).collect()
    }

    pub(super) fn send(self, message: impl Into<ClientMessage>) {
        if !self.feed.send(message) {
            self.feed.refusal.set(Some(Message::new("web-net-not-connected")));
        }
    }
}

/// Whose a seat is.
fn owner(sitter: &Sitter) -> Option<protocol::PersonId> {
    match sitter {
        Sitter::Person { id, .. } | Sitter::Program { id, .. } => Some(*id),
        Sitter::Bot { instead_of, .. } => *instead_of,
        Sitter::Nobody => None,
    }
}

fn players(seats: &[RoomSeat]) -> Vec<Player> {
    let player = |(index, seat): (usize, &RoomSeat)| {
        let nobody = || Player::person(format!("{}", index + 1));
        match &seat.sitter {
            Sitter::Person { name, .. } | Sitter::Program { name, .. } => Player::person(name.clone()),
            Sitter::Bot { level, .. } => BotLevel::new(level).map_or_else(nobody, Player::nameless_bot),
            Sitter::Nobody => nobody(),
        }
    };
    let mut players: Vec<Player> = seats.iter().enumerate().map(player).collect();
    number_bots(&mut players);
    players
}

/// How far the page is.
#[derive(Clone, Debug, PartialEq)]
enum OnlinePageState {
    Connecting,
    /// The server does not let us in.
    Refused(Message),
    /// Whoever opened the table has cancelled it, here or in another window.
    Cancelled,
    /// The server does not know us any more.
    SessionGone,
    /// People sit down.
    Waiting,
    Playing,
}

/// The page of a table on a server. `waiting` shows the room before the game.
pub(crate) fn page(
    table: TableId,
    code: Option<Code>,
    waiting: impl Fn(Signal<Room>) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let feed = table_feed::follow(table, code);
    let connection = RwSignal::from(socket::connection());
    let state = Memo::new(move |_| {
        if feed.begun.get() {
            return OnlinePageState::Playing;
        }
        let has_room = feed.room.with(Option::is_some);
        let is_gone = |why: &Message| why.id == "net-no-table";
        match (feed.refusal.get(), connection.get()) {
            (_, Connection::SessionGone) => OnlinePageState::SessionGone,
            (Some(why), _) if is_gone(&why) && owns(feed) => OnlinePageState::Cancelled,
            // It is there no longer, or one was shown out.
            (Some(why), _) if !has_room || is_gone(&why) => OnlinePageState::Refused(why),
            _ if has_room => OnlinePageState::Waiting,
            _ => OnlinePageState::Connecting,
        }
    });
    let shown = move || match state.get() {
        OnlinePageState::Connecting => {
            paper("online", view! { <p role="status">{t("web-net-connecting")}</p> }.into_any())
        }
        OnlinePageState::Refused(why) => {
            trouble_page(&Message::new("web-net-refused").with("reason", why), None)
        }
        OnlinePageState::Cancelled => ().into_any(),
        OnlinePageState::SessionGone => trouble_page(&Message::new("web-net-session-gone"), None),
        OnlinePageState::Waiting => waiting(room_signal(feed)),
        OnlinePageState::Playing => playing(feed),
    };
    Effect::new(move |_| match state.get() {
        // They may have another one by now.
        OnlinePageState::SessionGone => Server::of_page().ask(),
        OnlinePageState::Cancelled => leave_cancelled(table),
        _ => {}
    });
    view! { {shown} }.into_any()
}

/// Whether one has opened the table.
fn owns(feed: TableFeed) -> bool {
    let me = socket::you().with(|you| you.as_ref().map(|you| you.id));
    me.is_some() && feed.room.with(|room| room.as_ref().and_then(|room| room.owner)) == me
}

/// Leaves a table that one has cancelled.
pub(crate) fn leave_cancelled(table: TableId) {
    codes::forget(table);
    browser::go_instead(&Route::Front.address());
}

/// The room as it is, for pages that are shown once there is one.
fn room_signal(feed: TableFeed) -> Signal<Room> {
    let first = feed.room.get_untracked();
    Signal::derive(move || {
        let room = feed.room.get().or_else(|| first.clone());
        room.unwrap_or_else(|| Room::open(feed.table, None, Vec::new(), 0))
    })
}

/// The game, once it has begun.
fn playing(feed: TableFeed) -> AnyView {
    let Some(opening) = feed.opening.get_untracked() else {
        return trouble_page(&Message::new("web-net-unreadable"), None);
    };
    let game_id = match opening.game.parse::<GameId>() {
        Ok(game_id) => game_id,
        Err(reason) => return trouble_page(&Message::new("web-net-refused").with("reason", reason), None),
    };
    // What was promised first counts: whoever saw it at sitting down has it already.
    codes::save(feed.table, |kept| {
        kept.commit.get_or_insert_with(|| opening.commit.clone());
    });
    lazy::game_online_page(game_id, move |code| (code.table)(game_id, feed, &opening))
}

/// Opens the table of a game that has begun.
pub(crate) type OpenRemoteTable = fn(GameId, TableFeed, &Opening) -> AnyView;

/// The same for one game.
pub(crate) fn open_remote_table<G: Board>(game_id: GameId, feed: TableFeed, opening: &Opening) -> AnyView {
    let online = OnlineTableHandle::new(feed, opening.settings);
    let made = FollowedTable::<G>::new(game_id, online, opening, feed.take_kept());
    made.map_or_else(|trouble| trouble_page(&trouble, None), |remote| show(game_id, Box::new(remote), online))
}

fn show<G: Board>(game_id: GameId, remote: Box<FollowedTable<G>>, online: OnlineTableHandle) -> AnyView {
    let screen = TableScreen::remote(game_id, remote, online);
    let feed = online.feed;
    feed.listen(move |message| screen.receive(message));
    // Who sits where, and whether a bot plays there, is part of what the screen shows.
    Effect::new(move |_| {
        feed.room.track();
        screen.show_untracked();
    });
    Effect::new(move |_| {
        if let Some(why) = feed.refusal.get() {
            screen.leave_unknown_past();
            screen.notify(Message::new("web-net-refused").with("reason", why));
        }
    });
    screen.fetch_table_if_over();
    turn_alert::listen(
        Signal::derive(move || screen.scene.with(|scene| scene.deciding.is_some())),
        screen.settings,
    );
    let chat = chat::Chat::new(online, screen.speech);
    let awaited = Signal::derive(move || {
        if online.is_aborted() { Seats::NONE } else { screen.scene.with(|scene| scene.awaited) }
    });
    let strip = room::seat_strip(online, screen.speech, chat, awaited);
    let above = view! { {strip} {room::notices(online, screen.speech)} };
    screen_view(screen, Some(above.into_any()))
}
