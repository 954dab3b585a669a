//! Tables that the page follows through its socket.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;

use game::Message;
use leptos::prelude::*;
use protocol::{
    ChatLine, ClientMessage, Code, Have, No, Now, Opening, Room, Seen, ServerMessage, TableId, Unwatch, Watch,
};

use super::socket;

/// A table that is followed as long as whoever asked for it is on the page. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct TableFeed {
    pub(crate) table: TableId,
    number: u32,
    /// Everything but the game; none until the server has answered.
    pub(crate) room: RwSignal<Option<Room>>,
    /// What the game is made from; none until it begins.
    pub(crate) opening: RwSignal<Option<Arc<Opening>>>,
    /// Whether the game has begun and there is something of it to be shown.
    pub(crate) begun: RwSignal<bool>,
    /// What was said, oldest first.
    pub(crate) chat: RwSignal<Vec<ChatLine>>,
    /// Why something was refused that has nothing to do with the game, such as looking at all.
    pub(crate) refusal: RwSignal<Option<Message>>,
}

/// What a table's game has to be told, in the order in which it came.
pub(crate) enum FeedMessage {
    /// The connection is gone: what was sent last may have arrived or not.
    Lost,
    Now(Now),
    Seen(Seen),
    /// An order is refused.
    No(No),
}

type Listener = Box<dyn FnMut(FeedMessage)>;

/// The other end of a [`TableFeed`].
struct Line {
    table: TableId,
    number: u32,
    code: Option<Code>,
    have: Cell<Option<Have>>,
    room: ArcRwSignal<Option<Room>>,
    opening: ArcRwSignal<Option<Arc<Opening>>>,
    begun: ArcRwSignal<bool>,
    chat: ArcRwSignal<Vec<ChatLine>>,
    refusal: ArcRwSignal<Option<Message>>,
    /// Who hears the messages; until there is somebody, they are kept.
    listener: RefCell<Option<Listener>>,
    kept: RefCell<VecDeque<FeedMessage>>,
}

thread_local! {
    static LINES: RefCell<Vec<Rc<Line>>> = RefCell::default();
    static COUNT: Cell<u32> = const { Cell::new(0) };
}

/// Follows a table until the page is left; the code lets those in who do not sit there.
pub(crate) fn follow(table: TableId, code: Option<Code>) -> TableFeed {
    let number = COUNT.get() + 1;
    COUNT.set(number);
    let line = Rc::new(Line {
        table,
        number,
        code,
        have: Cell::new(None),
        room: ArcRwSignal::new(None),
        opening: ArcRwSignal::new(None),
        begun: ArcRwSignal::new(false),
        chat: ArcRwSignal::new(Vec::new()),
        refusal: ArcRwSignal::new(None),
        listener: RefCell::default(),
        kept: RefCell::default(),
    });
    let feed = TableFeed {
        table,
        number,
        room: line.room.clone().into(),
        opening: line.opening.clone().into(),
        begun: line.begun.clone().into(),
        chat: line.chat.clone().into(),
        refusal: line.refusal.clone().into(),
    };
    line.watch();
    LINES.with_borrow_mut(|lines| lines.push(line));
    socket::start();
    on_cleanup(move || feed.leave());
    feed
}

impl TableFeed {
    /// The messages that came before anybody heard them.
    pub(crate) fn take_kept(self) -> Vec<FeedMessage> {
        self.line().map(|line| line.kept.take().into()).unwrap_or_default()
    }

    /// Hears all messages of the game from now on.
    pub(crate) fn listen(self, listener: impl FnMut(FeedMessage) + 'static) {
        let Some(line) = self.line() else { return };
        *line.listener.borrow_mut() = Some(Box::new(listener));
    }

    /// Remembers what is here, for when the connection breaks.
    pub(crate) fn set_have(self, have: Option<Have>) {
        if let Some(line) = self.line() {
            line.have.set(have);
        }
    }

    /// Asks for everything anew: something was missed.
    pub(crate) fn watch_anew(self) {
        if let Some(line) = self.line() {
            line.have.set(None);
            line.watch();
        }
    }

    /// Sends something, where somebody hears it.
    pub(crate) fn send(self, message: impl Into<ClientMessage>) -> bool {
        socket::send(&message.into())
    }

    fn line(self) -> Option<Rc<Line>> {
        LINES.with_borrow(|lines| lines.iter().find(|line| line.number == self.number).cloned())
    }

    fn leave(self) {
        let still = LINES.with_borrow_mut(|lines| {
            lines.retain(|line| line.number != self.number);
            lines.iter().any(|line| line.table == self.table)
        });
        if !still {
            self.send(Unwatch { table: self.table });
        }
    }
}

impl Line {
    fn watch(&self) {
        let watch = Watch { table: self.table, code: self.code.clone(), have: self.have.get() };
        socket::send(&watch.into());
    }

    fn tell(&self, message: FeedMessage) {
        // The listener may listen or leave while it hears.
        let listener = self.listener.borrow_mut().take();
        match listener {
            None => self.kept.borrow_mut().push_back(message),
            Some(mut listener) => {
                listener(message);
                self.listener.borrow_mut().get_or_insert(listener);
            }
        }
    }

    fn hear(&self, message: &ServerMessage) {
        match message {
            ServerMessage::Opening(opening) if self.opening.with_untracked(Option::is_none) => {
                self.opening.set(Some(Arc::new(opening.clone())));
            }
            ServerMessage::Now(now) => {
                self.tell(FeedMessage::Now(now.clone()));
                self.begin();
            }
            ServerMessage::Seen(seen) => self.tell(FeedMessage::Seen(seen.clone())),
            ServerMessage::No(no) if no.own.is_some() => self.tell(FeedMessage::No(no.clone())),
            ServerMessage::No(no) => self.refusal.set(Some(no.why.clone())),
            ServerMessage::Room(room) => {
                if self.room.with_untracked(|known| known.as_ref() != Some(room)) {
                    self.room.set(Some(room.clone()));
                }
                self.begin();
            }
            ServerMessage::Chat(chat) => self.hear_chat(&chat.lines),
            _ => {}
        }
    }

    /// Once there is something of the game and of the people, it can be shown.
    fn begin(&self) {
        let told = |message: &FeedMessage| matches!(message, FeedMessage::Now(_));
        let all = self.opening.with_untracked(Option::is_some)
            && self.room.with_untracked(Option::is_some)
            && self.kept.borrow().iter().any(told);
        if all && !self.begun.get_untracked() {
            self.begun.set(true);
        }
    }

    /// After a reconnect the server says again what was said before.
    fn hear_chat(&self, lines: &[ChatLine]) {
        let is_new = |line: &&ChatLine| {
            self.chat.with_untracked(|known| known.iter().all(|other| other.id != line.id))
        };
        let new: Vec<ChatLine> = lines.iter().filter(is_new).cloned().collect();
        if !new.is_empty() {
            self.chat.update(|known| {
                known.extend(new);
                known.sort_by_key(|line| line.id);
            });
        }
    }
}

fn lines() -> Vec<Rc<Line>> {
    LINES.with_borrow(Clone::clone)
}

/// The socket is there: everything is watched from where it was.
pub(super) fn found() {
    lines().iter().for_each(|line| line.watch());
}

/// The socket is gone.
pub(super) fn lost() {
    lines().iter().for_each(|line| line.tell(FeedMessage::Lost));
}

/// A message that concerns a table.
pub(super) fn hear(message: ServerMessage) {
    let table = match &message {
        ServerMessage::Opening(it) => Some(it.table),
        ServerMessage::Now(it) => Some(it.table),
        ServerMessage::Room(it) => Some(it.table),
        ServerMessage::Chat(it) => Some(it.table),
        ServerMessage::Seen(it) => Some(it.table),
        ServerMessage::No(it) => it.table,
        _ => None,
    };
    for line in lines().iter().filter(|line| table.is_none_or(|table| line.table == table)) {
        line.hear(&message);
    }
}
