//! A table that a socket watches: before its game begins, while it is played, and while it is looked for again.

use std::collections::HashSet;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::Poll;

use catalog::GameId;
use game::{Message, Seat};
use online::{Agreed, Frame, Position};
use protocol::{Audience, Chat, ChatLine, Code, No, PersonId, Phase, TableId};
use store::{Hashed, TableRow};
use tokio::sync::{broadcast, watch};

use super::{Connection, End};
use crate::api::{NEWER, Refusal, Who, may_look, settings};
use crate::chat::SHOWN;
use crate::live::{RoomText, Watching};
use crate::service::Online;
use crate::waiting::WaitingNews;

/// A table that a socket watches.
pub(super) struct Watched {
    pub(super) table: TableId,
    /// Whether whoever watches came with a code that holds.
    invited: bool,
    pub(super) stage: Stage,
    chat: broadcast::Receiver<Arc<ChatLine>>,
    /// Lines that were sent.
    told: HashSet<u32>,
    /// Whether the lines of onlookers are sent, too.
    hears_asides: bool,
}

/// How far a table is that a socket watches.
pub(super) enum Stage {
    /// People sit down.
    Open(watch::Receiver<WaitingNews>),
    /// The game has begun.
    Begun(Box<Watching>, Position),
    /// The table went from memory in trouble: it is looked for again. Who sits where stays as it was.
    Lost { have: Position, seat: Option<Seat> },
}

/// What is new at a table.
pub(super) enum News {
    Open(WaitingNews),
    Frame(Frame),
    Room(RoomText),
    Line(Arc<ChatLine>),
    /// Some lines were missed.
    Lines,
    /// The table has gone from memory.
    Lost,
}

impl Watched {
    pub(super) fn is_lost(&self) -> bool {
        matches!(self.stage, Stage::Lost { .. })
    }

    /// One's seat.
    pub(super) fn seat(&self, person: PersonId) -> Option<Seat> {
        match &self.stage {
            Stage::Open(open) => match &*open.borrow() {
                WaitingNews::Room(_, row) => row.seat_of(person),
                _ => None,
            },
            Stage::Begun(watching, _) => watching.seat,
            Stage::Lost { seat, .. } => *seat,
        }
    }

    /// Whether the game goes on: then what onlookers say stays among them.
    pub(super) fn is_played(&self) -> bool {
        match &self.stage {
            Stage::Begun(watching, _) => watching.room.borrow().phase == Phase::Playing,
            Stage::Open(_) => false,
            Stage::Lost { .. } => true,
        }
    }

    /// What is new next.
    async fn news(&mut self) -> News {
        let Watched { stage, chat, .. } = self;
        let line = async {
            match chat.recv().await {
                Ok(line) => News::Line(line),
                Err(broadcast::error::RecvError::Lagged(_)) => News::Lines,
                // Nobody can say anything any more.
                Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
            }
        };
        match stage {
            Stage::Open(open) => tokio::select! {
                changed = open.changed() => match changed {
                    Ok(()) => News::Open(open.borrow_and_update().clone()),
                    Err(_) => News::Open(WaitingNews::Gone),
                },
                line = line => line,
            },
            Stage::Begun(watching, _) => {
                let Watching { frames, room, .. } = &mut **watching;
                tokio::select! {
                    // What happened goes before what is said about it.
                    biased;
                    changed = frames.changed() => match changed {
                        Ok(()) => News::Frame(frames.borrow_and_update().clone()),
                        Err(_) => News::Lost,
                    },
                    changed = room.changed() => match changed {
                        Ok(()) => News::Room(room.borrow_and_update().clone()),
                        Err(_) => News::Lost,
                    },
                    line = line => line,
                }
            }
            Stage::Lost { .. } => line.await,
        }
    }

    /// Somebody no longer watches it on this socket.
    pub(super) async fn leave(self, online: &Online, person: PersonId) {
        match self.stage {
            Stage::Open(_) => online.waiting.leave(self.table, person),
            Stage::Begun(watching, _) => online.live.gone(self.table, &watching).await,
            Stage::Lost { .. } => {}
        }
    }
}

/// The first news of any of these tables, and of which.
pub(super) async fn first_news(watched: &mut [Watched]) -> (usize, News) {
    // Nearly every page watches one table.
    if let [watched] = watched {
        return (0, watched.news().await);
    }
    let mut waiting: Vec<Pin<Box<dyn Future<Output = News> + Send + '_>>> =
        watched.iter_mut().map(|watched| Box::pin(watched.news()) as Pin<Box<_>>).collect();
    poll_fn(|context| {
        for (place, news) in waiting.iter_mut().enumerate() {
            if let Poll::Ready(news) = news.as_mut().poll(context) {
                return Poll::Ready((place, news));
            }
        }
        Poll::Pending
    })
    .await
}

/// Whether this build knows the game of a table, and its rules.
fn can_play(row: &TableRow) -> bool {
    row.game.parse::<GameId>().is_ok_and(|game| Agreed::read(game, &row.setup).is_ok())
}

/// A table, if it may be watched.
async fn found(
    online: &Online,
    who: &Who,
    table: TableId,
    code: Option<&Code>,
    have: Position,
) -> Result<Watched, Refusal> {
    let person = who.id();
    let row = online.store.table(table).await?.ok_or_else(Refusal::no_table)?;
    if !may_look(&online.store, &row, who, code).await?.watch {
        return Err(Refusal::no_table());
    }
    // It plays on at the one that has opened it.
    if online.live.nodes().are_several() && !can_play(&row) {
        return Err(Refusal::newer());
    }
    let hash = code.map(|code| Hashed::of(code.as_bytes()));
    let invited = hash.is_some_and(|hash| hash == row.invite || hash == row.watch);
    let chat = online.chats.hear(table);
    let stage = if row.phase == Phase::Open {
        Stage::Open(online.waiting.enter(row, person).await?)
    } else {
        let watching = online.live.watch_among(table, person, online.config.limits.onlookers).await;
        Stage::Begun(Box::new(watching.map_err(Refusal::bad)?), have)
    };
    Ok(Watched { table, invited, stage, chat, told: HashSet::new(), hears_asides: false })
}

/// Whether somebody who looked in may stay when the game begins. Before, others than its players could: whoever was invited, and who
/// did not sit down. They stay only where anybody with a code may look on.
async fn may_stay(online: &Online, who: &Who, row: &TableRow, invited: bool) -> bool {
    let shown = invited && settings(row).audience == Audience::Link;
    shown || may_look(&online.store, row, who, None).await.is_ok_and(|look| look.watch)
}

impl Connection {
    /// Begins to watch a table, or begins anew.
    pub(super) async fn watch(
        &mut self,
        table: TableId,
        code: Option<&Code>,
        have: Position,
    ) -> Result<(), End> {
        let old = self.watched.iter().position(|watched| watched.table == table);
        if old.is_none() && self.watched.len() >= self.online.config.limits.watched_by_socket {
            return self.refuse(table, Message::new("net-watching-too-many")).await;
        }
        let found = found(&self.online, &self.who, table, code, have).await;
        // Whoever watches anew comes before they go: the others see them stay.
        if let Some(old) = old {
            let old = self.watched.swap_remove(old);
            old.leave(&self.online, self.who.id()).await;
        }
        match found {
            Ok(watched) => {
                self.watched.push(watched);
                let place = self.watched.len() - 1;
                self.begin(place).await?;
                self.tell_lines(place, true).await
            }
            Err(refusal) => match refusal.why() {
                why if why.id == NEWER => Err(End::Older),
                why => self.refuse(table, why).await,
            },
        }
    }

    pub(super) async fn refuse(&mut self, table: TableId, why: Message) -> Result<(), End> {
        self.say(No { table: Some(table), own: None, why }).await
    }

    /// Tells everything about a table to whoever has just come.
    async fn begin(&mut self, place: usize) -> Result<(), End> {
        let Some(watched) = self.watched.get_mut(place) else { return Ok(()) };
        match &mut watched.stage {
            Stage::Open(open) => {
                let open = open.borrow_and_update().clone();
                self.tell_open(place, open).await?;
            }
            Stage::Begun(watching, have) => {
                let opening = watching.opening.clone();
                let (class, have) = (watching.class, *have);
                watching.frames.mark_unchanged();
                let room = watching.room.borrow_and_update().clone();
                let table = watched.table;
                self.send(opening.as_ref()).await?;
                match self.online.live.since(table, class, have).await {
                    Ok(frame) => self.tell_frame(place, frame).await?,
                    Err(_) => self.lose(place).await,
                }
                self.send(room.text.as_ref()).await?;
            }
            Stage::Lost { .. } => {}
        }
        Ok(())
    }

    /// Tells what is new.
    pub(super) async fn tell(&mut self, place: usize, news: News) -> Result<(), End> {
        match news {
            News::Open(open) => self.tell_open(place, open).await,
            News::Frame(frame) => self.tell_frame(place, frame).await,
            News::Room(room) => {
                self.send(room.text.as_ref()).await?;
                // Once it is over, everybody hears everything.
                if room.phase == Phase::Playing { Ok(()) } else { self.tell_lines(place, false).await }
            }
            News::Line(line) => self.tell_line(place, &line).await,
            News::Lines => self.tell_lines(place, false).await,
            News::Lost => {
                self.lose(place).await;
                Ok(())
            }
        }
    }

    async fn tell_open(&mut self, place: usize, open: WaitingNews) -> Result<(), End> {
        let Some(watched) = self.watched.get(place) else { return Ok(()) };
        let (table, person) = (watched.table, self.who.id());
        match open {
            WaitingNews::Room(text, row) => {
                let may = watched.invited || row.seat_of(person).is_some() || row.owner == Some(person);
                if !may
                    && !may_look(&self.online.store, &row, &self.who, None).await.is_ok_and(|look| look.watch)
                {
                    return self.drop_watched(place, Refusal::no_table()).await;
                }
                self.send(text.as_ref()).await
            }
            WaitingNews::Begun(row) => {
                if !may_stay(&self.online, &self.who, &row, watched.invited).await {
                    return self.drop_watched(place, Refusal::no_table()).await;
                }
                let onlookers = self.online.config.limits.onlookers;
                let stage = match self.online.live.watch_among(table, person, onlookers).await {
                    Ok(watching) => Stage::Begun(Box::new(watching), Position::START),
                    // It is there, and will be read.
                    Err(why) if why.id == "net-busy" => {
                        Stage::Lost { have: Position::START, seat: row.seat_of(person) }
                    }
                    Err(why) => return self.drop_watched(place, Refusal::bad(why)).await,
                };
                if let Some(watched) = self.watched.get_mut(place) {
                    watched.stage = stage;
                }
                self.online.waiting.leave(table, person);
                Box::pin(self.begin(place)).await?;
                self.tell_lines(place, false).await
            }
            WaitingNews::Gone => self.drop_watched(place, Refusal::no_table()).await,
        }
    }

    /// The table is there no longer, or not for whoever watches.
    async fn drop_watched(&mut self, place: usize, refusal: Refusal) -> Result<(), End> {
        let watched = self.watched.swap_remove(place);
        let table = watched.table;
        watched.leave(&self.online, self.who.id()).await;
        self.refuse(table, refusal.why()).await
    }

    /// Sends a frame, or what leads to the same from where the reader stands.
    async fn tell_frame(&mut self, place: usize, mut frame: Frame) -> Result<(), End> {
        let Some(watched) = self.watched.get_mut(place) else { return Ok(()) };
        let Stage::Begun(watching, have) = &mut watched.stage else { return Ok(()) };
        if frame.before != *have {
            self.online.telemetry().metrics.catch_up();
            match self.online.live.since(watched.table, watching.class, *have).await {
                Ok(since) => frame = since,
                Err(_) => {
                    self.lose(place).await;
                    return Ok(());
                }
            }
        }
        *have = frame.after;
        self.send(frame.text.as_ref()).await
    }

    async fn lose(&mut self, place: usize) {
        if let Some(watched) = self.watched.get_mut(place)
            && let Stage::Begun(watching, have) = &watched.stage
        {
            watched.stage = Stage::Lost { have: *have, seat: watching.seat };
        }
    }

    /// Looks for tables that were lost: when they are back, readers get what they have missed.
    pub(super) async fn find_lost(&mut self) -> Result<(), End> {
        let (online, person) = (self.online.clone(), self.who.id());
        for place in 0..self.watched.len() {
            let Some(watched) = self.watched.get_mut(place) else { break };
            let Stage::Lost { have, .. } = watched.stage else { continue };
            let table = watched.table;
            if let Ok(watching) = online.live.watch_among(table, person, online.config.limits.onlookers).await
            {
                watched.stage = Stage::Begun(Box::new(watching), have);
                self.begin(place).await?;
                self.tell_lines(place, false).await?;
            }
        }
        Ok(())
    }

    // Chat

    async fn tell_line(&mut self, place: usize, line: &ChatLine) -> Result<(), End> {
        let Some(watched) = self.watched.get_mut(place) else { return Ok(()) };
        let hidden = line.is_aside() && !watched.hears_asides;
        if hidden || !watched.told.insert(line.id) {
            return Ok(());
        }
        let table = watched.table;
        self.say(Chat { table, lines: vec![line.clone()] }).await
    }

    /// Tells the last lines that were not told yet; if need be, that there are none.
    async fn tell_lines(&mut self, place: usize, even_none: bool) -> Result<(), End> {
        let person = self.who.id();
        let Some(watched) = self.watched.get_mut(place) else { return Ok(()) };
        // Nobody looks on before the game begins: whoever does by then is ahead of what is known here.
        let open = matches!(watched.stage, Stage::Open(_));
        watched.hears_asides = !open && (watched.seat(person).is_none() || !watched.is_played());
        let (table, asides) = (watched.table, watched.hears_asides);
        // A store that does not answer has nothing to tell.
        let lines = self.online.store.chat(table, asides, SHOWN).await.unwrap_or_default();
        let Some(watched) = self.watched.get_mut(place) else { return Ok(()) };
        let lines: Vec<ChatLine> = lines.into_iter().filter(|line| watched.told.insert(line.id)).collect();
        if lines.is_empty() && !even_none {
            return Ok(());
        }
        self.say(Chat { table, lines }).await
    }
}
