//! What a page or a program says on its socket.

use axum::extract::ws::Message as Frame;
use game::{Message, Seat};
use online::{Actor, Order, Position};
use protocol::{BadMessage, ClientMessage, No, Pong, Say, TableId, limits};
use store::NewLine;
use tokio::time::Instant;

use super::watched::Stage;
use super::{Connection, End};
use crate::chat;
use crate::nodes::News;

impl Connection {
    pub(super) async fn receive(&mut self, frame: Frame) -> Result<(), End> {
        self.heard = Instant::now();
        if !self.messages.take(self.online.config.limits.messages, self.heard.into_std()) {
            return Err(End::TooOften);
        }
        match frame {
            Frame::Text(text) if text.len() > self.online.config.limits.message_bytes => Err(End::TooLong),
            Frame::Text(text) => match ClientMessage::from_text(&text) {
                Ok(message) => self.hear(message).await,
                Err(BadMessage::Shape) => Err(End::Malformed),
                // What a newer page says may be nothing to us; it must not end what we both understand.
                Err(bad) => {
                    let why = Message::new("net-malformed").with("detail", bad.to_string());
                    self.say(No { table: None, own: None, why }).await
                }
            },
            Frame::Binary(_) => Err(End::Malformed),
            Frame::Ping(_) | Frame::Pong(_) => Ok(()),
            Frame::Close(_) => Err(End::Gone),
        }
    }

    async fn hear(&mut self, message: ClientMessage) -> Result<(), End> {
        use ClientMessage as Said;
        self.online.telemetry().metrics.message(&message);
        match message {
            Said::Watch(watch) => {
                let have = watch.have.map_or(Position::START, |have| Position { n: have.n, mark: have.mark });
                self.watch(watch.table, watch.code.as_ref(), have).await
            }
            Said::Unwatch(unwatch) => {
                if let Some(place) = self.place(unwatch.table) {
                    self.watched.swap_remove(place).leave(&self.online, self.who.id()).await;
                }
                Ok(())
            }
            Said::Do(it) => {
                let order = Order::Act { own: it.own, turned: it.turned, act: it.act };
                self.order(it.table, Some(it.own), order).await
            }
            Said::Undo(it) => {
                self.order(it.table, Some(it.own), Order::Undo { own: it.own, turned: it.turned }).await
            }
            Said::Resign(it) => self.order(it.table, Some(it.own), Order::Resign { own: it.own }).await,
            Said::LeaveToBot(it) => self.order(it.table, None, Order::LeaveToBot).await,
            Said::Back(it) => self.order(it.table, None, Order::Back).await,
            Said::Offer(it) => self.order(it.table, None, Order::Offer(it.what)).await,
            Said::Answer(it) => {
                self.order(it.table, None, Order::Answer { what: it.what, yes: it.yes }).await
            }
            Said::Claim(it) => {
                self.order(it.table, None, Order::Claim { seat: it.seat, what: it.what }).await
            }
            Said::Gift(it) => self.order(it.table, None, Order::Gift { seat: it.seat }).await,
            Said::Resume(it) => self.order(it.table, None, Order::Resume).await,
            Said::Say(say) => self.speak(say).await,
            Said::Look(look) => self.look(look.table, look.from, look.to).await,
            Said::Ping(ping) => {
                let time = self.online.now();
                self.say(Pong { n: ping.n, time }).await
            }
        }
    }

    fn place(&self, table: TableId) -> Option<usize> {
        self.watched.iter().position(|watched| watched.table == table)
    }

    /// One's seat at a table whose game has begun.
    fn seat(&self, table: TableId) -> Result<Seat, &'static str> {
        let watched =
            self.place(table).and_then(|place| self.watched.get(place)).ok_or("net-not-watching")?;
        match &watched.stage {
            Stage::Open(_) => Err("net-not-begun"),
            Stage::Begun(watching, _) => watching.seat.ok_or("net-not-seated"),
            Stage::Lost { .. } => Err("net-not-saved"),
        }
    }

    /// Orders something. What is done is told by what changes; what is refused by a `no`.
    async fn order(&mut self, table: TableId, own: Option<u32>, order: Order) -> Result<(), End> {
        let done = match self.seat(table) {
            Ok(seat) => self.online.live.order(table, Actor::Owner(seat), order).await,
            Err(why) => Err(Message::new(why)),
        };
        let metrics = &self.online.telemetry().metrics;
        match done {
            Ok(()) => {
                metrics.written(self.heard.into_std());
                Ok(())
            }
            Err(why) => {
                metrics.refused(&why);
                self.say(No { table: Some(table), own, why }).await
            }
        }
    }

    async fn look(&mut self, table: TableId, from: u32, to: u32) -> Result<(), End> {
        let watched = self.place(table).and_then(|place| self.watched.get(place));
        let class = match watched.map(|watched| &watched.stage) {
            Some(Stage::Begun(watching, _)) => watching.class,
            Some(_) => return self.refuse(table, Message::new("net-not-begun")).await,
            None => return self.refuse(table, Message::new("net-not-watching")).await,
        };
        if !self.looks.take(self.online.config.limits.looks, Instant::now().into_std()) {
            return self.refuse(table, Message::new("net-too-often")).await;
        }
        if to < from || to - from >= limits::LOOK_MOMENTS {
            return self.refuse(table, Message::new("net-look-too-far")).await;
        }
        match self.online.live.look(table, class, from, to).await {
            Ok(seen) => self.send(seen).await,
            Err(why) => self.refuse(table, why).await,
        }
    }

    async fn speak(&mut self, say: Say) -> Result<(), End> {
        let table = say.table;
        match self.said(say).await {
            Ok(()) => Ok(()),
            Err(why) => self.refuse(table, Message::new(why)).await,
        }
    }

    async fn said(&mut self, say: Say) -> Result<(), &'static str> {
        let (online, person) = (&self.online, &self.who.person);
        let watched =
            self.place(say.table).and_then(|place| self.watched.get(place)).ok_or("net-not-watching")?;
        let seat = watched.seat(person.id);
        let aside = seat.is_none() && watched.is_played();
        let row = online.store.table(say.table).await.map_err(|_| "net-busy")?.ok_or("net-no-table")?;
        let said = chat::checked(say.said, crate::api::settings(&row).chat)?;
        if !online.meters.lines.take(person.id) {
            return Err("net-too-often");
        }
        let (name, at) = (person.name.clone(), online.now());
        let line =
            NewLine { table: say.table, by: person.id, sender_id: say.id, name, seat, said, aside, at };
        let line = online.store.say(&line).await.map_err(|_| "net-busy")?.ok_or("net-no-table")?;
        online.chats.tell(say.table, line);
        online.live.nodes().tell(say.table, News::Said);
        Ok(())
    }
}
