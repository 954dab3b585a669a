//! One table's task.

mod bots;
mod elsewhere;
mod reading;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use catalog::with_table;
use game::{BySeat, Message, Seats};
use online::{Actor, Class, Frame, LogEntry, Millis, OnlineTable, Order, Proposed, SeatOwner, Thought};
use protocol::{PersonId, Room, ServerMessage, TableId};
use store::{Append, Appended};
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

use self::bots::Asked;
use self::reading::{Read, read};
use super::{Ask, RoomText, Shared, Visit, Watching};
use crate::nodes::{AFTER_OTHERS, News, SaidHere};
use crate::telemetry::{Cause, LogEvent};
use crate::timer::Timer;

/// A table whose clock runs out within this time stays: whoever looks for overdue tables does so more often.
const SOON: Millis = 15 * 60 * 1000;
/// When that is tried again which could not be done though it is time.
const SOON_AGAIN: Duration = Duration::from_millis(500);
/// How long a table that somebody follows waits for its next question before it looks around.
const LONGEST_WAIT: Duration = Duration::from_secs(3600);

/// How often an order that could not be written is tried.
const FAILURES: u32 = 2;
/// How often it is tried where somebody else was first: each time something else was done, so that all come to their turn.
const RACES: u32 = 16;

struct Task {
    shared: Arc<Shared>,
    id: TableId,
    /// Which load of a table this is.
    load: u64,
    table: OnlineTable,
    opening: Arc<str>,
    frames: Vec<(Class, watch::Sender<Frame>)>,
    room: watch::Sender<RoomText>,
    /// What the room said last.
    told: Room,
    /// Where the game goes on.
    rematch: Option<TableId>,
    /// Who has been called to their turn.
    called: Seats,
    /// Connections of those who sit here, by seat.
    connected: BySeat<u32>,
    watching: u32,
    /// What a bot was asked.
    asked: Option<Asked>,
    /// What the bots of another server are to think first, and since when.
    left: Option<(Thought, Instant)>,
    /// Who is connected here, as other servers were told last.
    said_here: SaidHere,
    /// Whether the table in memory holds something that is not written and could not be loaded anew: nothing may be told of it.
    lost: bool,
    own_sender: mpsc::WeakSender<Ask>,
}

/// Loads the table and answers until nobody has asked for a while.
pub(super) async fn run(
    shared: Arc<Shared>,
    id: TableId,
    own_sender: mpsc::WeakSender<Ask>,
    mut receiver: mpsc::Receiver<Ask>,
) {
    shared.nodes.follow(id);
    // Whoever asks for a table that cannot be had learns so when the channel is dropped.
    if let Ok(mut task) = Box::pin(Task::load(shared.clone(), id, own_sender)).await {
        task.serve(&mut receiver).await;
        receiver.close();
        // What was asked before that is still answered; whoever comes later has the table loaded again.
        while !task.lost
            && let Some(ask) = receiver.recv().await
        {
            task.answer(ask).await;
        }
    }
    receiver.close();
    shared.forget(id);
    shared.nodes.unfollow(id);
}

impl Task {
    async fn load(
        shared: Arc<Shared>,
        id: TableId,
        own_sender: mpsc::WeakSender<Ask>,
    ) -> Result<Task, Cause> {
        let Read { table, opening, rematch } = read(&shared, id).await?;
        let now = (shared.clock)();
        let told = table.room(now, 0, rematch);
        let room = watch::Sender::new(room_text(&told));
        let called = table.awaited();
        let connected = BySeat::default();
        let load = shared.loads.fetch_add(1, Ordering::Relaxed);
        let mut task = Task {
            shared,
            id,
            load,
            table,
            opening,
            frames: Vec::new(),
            room,
            told,
            rematch,
            called,
            connected,
            watching: 0,
            asked: None,
            left: None,
            said_here: SaidHere::default(),
            lost: false,
            own_sender,
        };
        task.set_presence(now);
        Ok(task)
    }

    async fn serve(&mut self, receiver: &mut mpsc::Receiver<Ask>) {
        let (mut idle_since, mut timer) = (Instant::now(), Timer::new());
        while !self.lost {
            self.happen().await;
            if self.lost {
                return;
            }
            let wait = self.wait(idle_since);
            tokio::select! {
                ask = receiver.recv() => match ask {
                    Some(ask) => {
                        idle_since = Instant::now();
                        self.answer(ask).await;
                    }
                    None => return,
                },
                () = timer.by(Instant::now() + wait) => {
                    if self.may_go() && idle_since.elapsed() >= self.shared.idle {
                        return;
                    }
                }
            }
        }
    }

    /// Whether nobody would miss it, and nothing will happen soon.
    fn may_go(&self) -> bool {
        let now = (self.shared.clock)();
        let soon = self.table.next_deadline(now).is_some_and(|at| at < now + SOON)
            || self.table.overdue(now).is_some();
        !self.visited() && !soon && self.asked.is_none() && self.table.to_move().is_none()
    }

    /// How long nothing will happen by itself.
    fn wait(&self, idle_since: Instant) -> Duration {
        let now = (self.shared.clock)();
        if self.table.overdue(now).is_some() {
            return SOON_AGAIN;
        }
        let due = self.table.next_deadline(now).map(|at| Duration::from_millis(at.saturating_sub(now)));
        let idle = self.shared.idle.saturating_sub(idle_since.elapsed()).max(Duration::from_millis(10));
        let idle = if self.may_go() { idle } else { self.longest_wait() };
        due.map_or(idle, |due| due.min(idle))
    }

    /// What happens without anybody's order: time is up, and bots think.
    async fn happen(&mut self) {
        let now = (self.shared.clock)();
        if self.shared.nodes.are_several() {
            self.set_presence(now);
        }
        let later = if self.elsewhere().leads { AFTER_OTHERS.as_millis() as Millis } else { 0 };
        while let Some(order) = self.table.overdue(now.saturating_sub(later)) {
            if self.carry_out(Actor::Server, &order).await.is_err() {
                break;
            }
        }
        if !self.lost {
            self.tell_room(now);
            self.let_bots_think();
        }
    }

    async fn answer(&mut self, ask: Ask) {
        // Whoever asked may have gone meanwhile: nobody is told then.
        match ask {
            Ask::Watch { person, onlookers, reply } => {
                // Whoever comes from another server sees at least what they saw there.
                if self.shared.nodes.are_several() {
                    self.catch_up(u32::MAX).await;
                }
                let watching = self.welcome(person, onlookers);
                let visit = watching.as_ref().ok().map(|watching| watching.visit);
                if let (Err(_), Some(visit)) = (reply.send(watching), visit) {
                    self.miss(visit);
                }
            }
            Ask::Gone { visit } => self.miss(visit),
            Ask::Order { actor, order, reply } => {
                let done = self.carry_out(actor, &order).await;
                drop(reply.send(done));
            }
            Ask::Since { class, have, reply } => {
                if let Some(frame) = self.table.frame_since(class, have) {
                    drop(reply.send(frame));
                }
            }
            Ask::Look { class, from, to, reply } => drop(reply.send(self.table.seen(class, from, to))),
            Ask::Text { reply } => {
                let text = with_table!(self.table.table(), table => table.to_text());
                drop(reply.send(text));
            }
            Ask::Wake { reply } => drop(reply.send(())),
            // It is loaded again with the next question, if it cannot be now.
            Ask::Reload { reply } => {
                drop(Box::pin(self.load_again()).await);
                let _ = reply.send(());
            }
            Ask::Rematch { at } => self.rematch = at,
            Ask::Moved { seq } => self.catch_up(seq).await,
            // Whatever happens next is told.
            Ask::LookAround { say } => {
                if say {
                    self.said_here.forget();
                }
            }
            Ask::Thought { thought, actions } => self.play(thought, &actions).await,
        }
    }

    fn welcome(&mut self, person: PersonId, onlookers: u32) -> Result<Watching, Message> {
        let seat = self.table.seat_of(person);
        if seat.is_none() && self.watching >= onlookers {
            return Err(Message::new("net-crowded"));
        }
        let class = seat.map_or(Class::Onlooker, Class::Seat);
        match seat {
            Some(seat) => self.connected[seat] += 1,
            None => self.watching += 1,
        }
        let now = (self.shared.clock)();
        self.set_presence(now);
        self.table.follow(class);
        let frames = self.frames(class);
        self.tell_room(now);
        let (visit, opening) = (Visit { load: self.load, seat }, self.opening.clone());
        Ok(Watching { visit, seat, class, opening, frames, room: self.room.subscribe() })
    }

    fn frames(&mut self, class: Class) -> watch::Receiver<Frame> {
        if let Some((_, sender)) = self.frames.iter().find(|(whose, _)| *whose == class) {
            return sender.subscribe();
        }
        let frame = self.table.frame(class).cloned().unwrap_or_else(Frame::nothing);
        let (sender, receiver) = watch::channel(frame);
        self.frames.push((class, sender));
        receiver
    }

    fn miss(&mut self, Visit { load, seat }: Visit) {
        if load != self.load {
            return;
        }
        let count = match seat {
            Some(seat) => &mut self.connected[seat],
            None => &mut self.watching,
        };
        *count = count.saturating_sub(1);
        self.set_presence((self.shared.clock)());
    }

    /// Carries out an order: once it comes back, it is on disk and told. What could not be written is tried again on the table as
    /// the store has it.
    async fn carry_out(&mut self, actor: Actor, order: &Order) -> Result<(), Message> {
        let by_the_clock = matches!(order, Order::TimeUp { .. } | Order::Claim { .. });
        if by_the_clock && !self.shared.is_awake((self.shared.clock)()) {
            return Err(Message::new("net-not-claimable"));
        }
        let (mut races, mut failures) = (RACES, FAILURES);
        while races > 0 && failures > 0 {
            let now = (self.shared.clock)();
            let entry = match self.table.propose(now, actor, order)? {
                Proposed::AlreadyDone => return Ok(()),
                Proposed::Entry(entry) => entry,
            };
            match self.shared.store.append(self.append(&entry)).await {
                Ok(Appended::Written) => {
                    self.shared.nodes.tell(self.id, News::Moved(entry.seq as u32));
                    self.publish();
                    return Ok(());
                }
                Ok(Appended::Lost) => {
                    races -= 1;
                    if self.shared.nodes.are_several() {
                        // That is how it goes, and nothing to tell anybody of.
                        Box::pin(self.load_again()).await?;
                    } else {
                        self.not_written(Cause::overtaken()).await?;
                    }
                }
                Err(error) => {
                    failures -= 1;
                    self.not_written(error.into()).await?;
                }
            }
        }
        Err(Message::new("net-not-saved"))
    }

    fn append(&self, entry: &LogEntry) -> Append {
        let ending = with_table!(self.table.table(), table => table.ending());
        Append {
            table: self.id,
            seq: entry.seq as u32,
            seat: Some(entry.seat),
            own: entry.own,
            at: entry.at,
            what: entry.deed.to_string(),
            awaited: self.table.awaited(),
            due: self.table.due(),
            phase: self.table.phase(),
            ending: ending.and_then(|ending| serde_json::to_string(&ending).ok()),
        }
    }

    async fn not_written(&mut self, cause: Cause) -> Result<(), Message> {
        self.shared.telemetry.log.say(&LogEvent::NotWritten { table: self.id, cause });
        // In a place of its own: a table that is loaded is large, and this happens hardly ever.
        Box::pin(self.load_again()).await
    }

    /// The table as the store has it: what is in memory holds something that is not written.
    async fn load_again(&mut self) -> Result<(), Message> {
        self.lost = true;
        let loaded = read(&self.shared, self.id).await;
        let Read { mut table, rematch, .. } = loaded.map_err(|_| Message::new("net-not-saved"))?;
        self.rematch = rematch;
        self.lost = false;
        for (class, _) in &self.frames {
            table.follow(*class);
        }
        self.table = table;
        self.asked = None;
        self.set_presence((self.shared.clock)());
        // Others may have written something meanwhile.
        for (class, sender) in &self.frames {
            if let Some(frame) = self.table.frame(*class) {
                // Nobody is told what they know: that the table was read again is nobody's business.
                sender.send_if_modified(|last| {
                    let differs = !last.says_the_same(frame);
                    if differs {
                        last.clone_from(frame);
                    }
                    differs
                });
            }
        }
        Ok(())
    }

    fn publish(&mut self) {
        for (class, frame) in self.table.publish() {
            if let Some((_, sender)) = self.frames.iter().find(|(whose, _)| *whose == class) {
                sender.send_replace(frame);
            }
        }
        self.call();
    }

    /// Calls those whose turn begins.
    fn call(&mut self) {
        let awaited = self.table.awaited();
        for seat in awaited.minus(self.called).iter() {
            if let Some(SeatOwner::Person { id, .. }) = self.table.founding().seats.get(seat.index()) {
                self.shared.sockets.call(*id, self.id);
            }
        }
        self.called = awaited;
    }

    /// Tells of the room, if anything is new.
    fn tell_room(&mut self, now: Millis) {
        let watching = self.watching + self.elsewhere().watching;
        let room = self.table.room(now, watching, self.rematch);
        if room != self.told {
            self.room.send_replace(room_text(&room));
            self.told = room;
        }
    }
}

fn room_text(room: &Room) -> RoomText {
    RoomText { phase: room.phase, text: ServerMessage::from(room.clone()).to_text().into() }
}
