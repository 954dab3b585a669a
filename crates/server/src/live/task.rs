//! One table's task.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use catalog::{GameId, with_table};
use game::{Game, Message, Seat, Seats};
use online::{Actor, Class, Frame, LogEntry, Millis, OnlineTable, Order, Proposed, SeatOwner, Thought};
use protocol::{Opening, PersonId, Room, ServerMessage, Settings, TableId};
use serde_json::value::RawValue;
use store::{Append, Appended, TableRow};
use table::{PlayerKind, Table};
use tokio::sync::{mpsc, watch};
use tokio::task::AbortHandle;
use tokio::time::Instant;
use worker::Request;

use super::{Ask, Kept, RoomText, Shared, Visit, Watching};
use crate::telemetry::{Cause, Event};
use crate::timer::Timer;

/// A table whose clock runs out within this time stays: whoever looks for overdue tables does so more often.
const SOON: Millis = 15 * 60 * 1000;
/// When that is tried again which could not be done though it is time.
const SOON_AGAIN: Duration = Duration::from_millis(500);
/// How long a table that somebody follows waits for its next question before it looks around.
const LONGEST_WAIT: Duration = Duration::from_secs(3600);

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
    connected: [u32; game::MAX_SEATS],
    watching: u32,
    /// What a bot was asked.
    asked: Option<Asked>,
    /// Whether the table in memory holds something that is not written and could not be loaded anew: nothing may be told of it.
    lost: bool,
    own_sender: mpsc::WeakSender<Ask>,
}

/// A bot thinks about this, or waits until it is asked again; dropped, it does so no longer.
struct Asked {
    thought: Thought,
    thinking: AbortHandle,
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.thinking.abort();
    }
}

/// Loads the table and answers until nobody has asked for a while.
pub(super) async fn run(
    shared: Arc<Shared>,
    id: TableId,
    own_sender: mpsc::WeakSender<Ask>,
    mut receiver: mpsc::Receiver<Ask>,
) {
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
        let connected = [0; game::MAX_SEATS];
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
            lost: false,
            own_sender,
        };
        task.set_presence(now);
        Ok(task)
    }

    /// The table learns who is connected.
    fn set_presence(&mut self, now: Millis) {
        for seat in Seat::ALL {
            self.table.set_present(now, seat, self.connected[seat.index()] > 0);
        }
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
        let followed = self.watching > 0 || self.connected.iter().any(|&count| count > 0);
        let now = (self.shared.clock)();
        let soon = self.table.next_deadline(now).is_some_and(|at| at < now + SOON)
            || self.table.overdue(now).is_some();
        !followed && !soon && self.asked.is_none() && self.table.to_move().is_none()
    }

    /// How long nothing will happen by itself.
    fn wait(&self, idle_since: Instant) -> Duration {
        let now = (self.shared.clock)();
        if self.table.overdue(now).is_some() {
            return SOON_AGAIN;
        }
        let due = self.table.next_deadline(now).map(|at| Duration::from_millis(at.saturating_sub(now)));
        let idle = self.shared.idle.saturating_sub(idle_since.elapsed()).max(Duration::from_millis(10));
        let idle = if self.may_go() { idle } else { LONGEST_WAIT };
        due.map_or(idle, |due| due.min(idle))
    }

    /// What happens without anybody's order: time is up, and bots think.
    async fn happen(&mut self) {
        let now = (self.shared.clock)();
        while let Some(order) = self.table.overdue(now) {
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
            Some(seat) => self.connected[seat.index()] += 1,
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
            Some(seat) => &mut self.connected[seat.index()],
            None => &mut self.watching,
        };
        *count = count.saturating_sub(1);
        self.set_presence((self.shared.clock)());
    }

    /// Carries out an order: once it comes back, it is on disk and told. What could not be written is tried once more on the table as
    /// the store has it.
    async fn carry_out(&mut self, actor: Actor, order: &Order) -> Result<(), Message> {
        let by_the_clock = matches!(order, Order::TimeUp { .. } | Order::Claim { .. });
        if by_the_clock && !self.shared.is_awake((self.shared.clock)()) {
            return Err(Message::new("net-not-claimable"));
        }
        for _ in 0..2 {
            let now = (self.shared.clock)();
            let entry = match self.table.propose(now, actor, order)? {
                Proposed::AlreadyDone => return Ok(()),
                Proposed::Entry(entry) => entry,
            };
            match self.shared.store.append(self.append(&entry)).await {
                Ok(Appended::Written) => {
                    self.publish();
                    return Ok(());
                }
                Ok(Appended::Lost) => self.not_written(Cause::overtaken()).await?,
                Err(error) => self.not_written(error.into()).await?,
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
        self.shared.telemetry.log.say(&Event::NotWritten { table: self.id, cause });
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
        let room = self.table.room(now, self.watching, self.rematch);
        if room != self.told {
            self.room.send_replace(room_text(&room));
            self.told = room;
        }
    }

    // Bots

    fn let_bots_think(&mut self) {
        let thought = self.table.to_move();
        if thought == self.asked.as_ref().map(|asked| asked.thought) {
            return;
        }
        self.asked = None;
        let Some(thought) = thought else { return };
        let Some(request) = with_table!(self.table.table(), table => request(self.table.table().game_id(), table, thought.seat))
        else {
            return;
        };
        let answer = self.shared.thinkers.think(self.table.founding().owner, request);
        self.expect(thought, async { answer.await.unwrap_or_default() });
    }

    /// Waits for what a bot does. Where it is nothing, or could not be done before, it is asked again after a while.
    fn expect(&mut self, thought: Thought, answer: impl Future<Output = Vec<String>> + Send + 'static) {
        let sender = self.own_sender.clone();
        let thinking = tokio::spawn(async move {
            let actions = answer.await;
            if actions.is_empty() {
                // Too many think already, or there is nothing to be thought: nobody asks again at once.
                tokio::time::sleep(SOON_AGAIN).await;
            }
            if let Some(sender) = sender.upgrade() {
                // A table that is gone will ask again when it is loaded.
                let _ = sender.send(Ask::Thought { thought, actions }).await;
            }
        });
        self.asked = Some(Asked { thought, thinking: thinking.abort_handle() });
    }

    /// Plays what a bot thought, as far as it still fits.
    async fn play(&mut self, thought: Thought, actions: &[String]) {
        if self.asked.as_ref().is_none_or(|asked| asked.thought != thought) {
            return;
        }
        for (own, act) in (thought.own..).zip(actions) {
            let order = Order::Act { own, turned: self.table.turned(thought.seat), act: act.clone() };
            if self.carry_out(Actor::Bot(thought.seat), &order).await.is_err() {
                break;
            }
        }
        self.asked = None;
        if !actions.is_empty() && self.table.to_move() == Some(thought) {
            // Nothing of it could be done: a disk that is full is not filled sooner by thinking again.
            self.expect(thought, async { Vec::new() });
        }
    }
}

/// The request for what the bot at this seat does; none where no bot sits there.
fn request<G: Game>(game: GameId, table: &Table<G>, seat: Seat) -> Option<String> {
    let PlayerKind::Bot(level) = &table.players().get(seat.index())?.kind else { return None };
    let ask = worker::Ask::Line { bot: level.name().parse().ok()? };
    serde_json::to_string(&Request::new(game, table, seat, ask)).ok()
}

/// A table as the store has it.
struct Read {
    table: OnlineTable,
    opening: Arc<str>,
    rematch: Option<TableId>,
}

/// Reads a table whose game has begun.
async fn read(shared: &Shared, id: TableId) -> Result<Read, Cause> {
    let read = read_whole(shared, id).await;
    if let Err(cause) = &read {
        shared.telemetry.metrics.table_not_loaded();
        shared.telemetry.log.say(&Event::TableNotLoaded { table: id, cause: cause.clone() });
    }
    read
}

async fn read_whole(shared: &Shared, id: TableId) -> Result<Read, Cause> {
    let store = &shared.store;
    let row = store.table(id).await?.ok_or_else(Cause::missing)?;
    let kept = Kept::read(store, &row).await?;
    let opening = opening(&row, kept.founding.settings, kept.founding.started);
    let rematch = store.rematch(id).await?;
    Ok(Read { table: kept.load()?, opening, rematch })
}

fn opening(row: &TableRow, settings: Settings, started: Millis) -> Arc<str> {
    let setup = RawValue::from_string(row.setup.clone()).unwrap_or_default();
    let commit = online::Commitment(row.commit).to_string();
    let opening = Opening { table: row.id, game: row.game.clone(), setup, settings, commit, started };
    ServerMessage::from(opening).to_text().into()
}

fn room_text(room: &Room) -> RoomText {
    RoomText { phase: room.phase, text: ServerMessage::from(room.clone()).to_text().into() }
}
