//! The table itself.

use std::ops::RangeInclusive;

use catalog::{AnyTable, with_table};
use game::{BySeat, Game, Message, Seat, Seats, Viewer};
use protocol::{
    ClaimFor, Late, OfferKind, Pace, PersonId, PersonKind, Phase, Room, RoomSeat, Settings, Sitter, TableId,
    limits,
};
use table::{BotLevel, Player, PlayerKind, Table, UndoError, nth_moment};

use crate::clocks::Clocks;
use crate::feed::{Class, Feed, Frame, Position};
use crate::offers::{Offers, Settled};
use crate::{Actor, BadLog, Deed, LogEntry, Millis, Order, Outage, Proposed};

/// Who plays on at the seat of somebody who left or is gone.
const STAND_IN: &str = "navigator";
/// How long somebody may be gone in their turn before the others may claim their seat.
pub const ABSENCE: Millis = 60_000;
/// While nobody has ended more turns than this, anybody may end the game without a result.
const HARDLY_BEGUN: u32 = 1;

/// What a table stands on once its game begins; none of it changes afterwards.
#[derive(Clone, Debug)]
pub struct Founding {
    /// Its id.
    pub id: TableId,
    /// The table's file before anything was played, the deal included. Its players are called by their seats: people's names change and
    /// are deleted, and no log may keep them. Empty once the table is loaded, which has all of it.
    pub text: String,
    /// What is agreed on.
    pub settings: Settings,
    /// Who opened it.
    pub owner: Option<PersonId>,
    /// Whose the seats are.
    pub seats: Vec<SeatOwner>,
    /// When the game began.
    pub started: Millis,
    /// When no server ran since.
    pub outages: Vec<Outage>,
}

/// Whose a seat is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatOwner {
    /// A person's, or their program's.
    Person {
        /// Who.
        id: PersonId,
        /// Which of both.
        kind: PersonKind,
        /// The name that others see.
        name: String,
    },
    /// A bot's, from the beginning.
    Bot,
}

/// A bot is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// Where.
    pub seat: Seat,
    /// How many entries the seat has made: what the answer begins with.
    pub own: u32,
    /// How often anybody has taken anything back: what was thought before that was thought about another position.
    pub taken_back: u32,
}

/// Whether somebody is there.
#[derive(Clone, Copy, Debug, Default)]
struct Presence {
    here: bool,
    gone_since: Option<Millis>,
}

/// A table where people play from several places.
pub struct OnlineTable {
    founding: Founding,
    table: AnyTable,
    seq: u64,
    last_at: Millis,
    clocks: Clocks,
    offers: Offers,
    aborted: bool,
    turns: BySeat<u32>,
    /// Entries in the table's own log.
    entries: BySeat<u32>,
    /// How often each was given time.
    gifts: BySeat<u32>,
    taken_back: u32,
    presence: BySeat<Presence>,
    feeds: Vec<Feed>,
}

impl OnlineTable {
    /// The table as its log left it.
    pub fn load(mut founding: Founding, log: &[LogEntry]) -> Result<OnlineTable, BadLog> {
        let table = AnyTable::from_text(&std::mem::take(&mut founding.text))
            .map_err(|error| BadLog { seq: 0, detail: error.message().to_string() })?;
        let mut online = OnlineTable::begun(founding, table);
        log.iter().try_for_each(|entry| online.confirm(entry))?;
        online.publish();
        Ok(online)
    }

    /// The table as it was dealt.
    pub fn begun(founding: Founding, table: AnyTable) -> OnlineTable {
        let mut online = OnlineTable {
            clocks: Clocks::new(founding.settings.pace, founding.outages.clone()),
            last_at: founding.started,
            founding,
            table,
            seq: 0,
            offers: Offers::default(),
            aborted: false,
            turns: BySeat::default(),
            entries: BySeat::default(),
            gifts: BySeat::default(),
            taken_back: 0,
            presence: BySeat::default(),
            feeds: Vec::new(),
        };
        for seat in Seat::ALL {
            online.entries[seat] = with_table!(&online.table, table => table.entry_count(seat)) as u32;
        }
        // Everybody's own past is kept: orders are judged by how much of it others took away.
        for seat in online.people().iter() {
            online.follow(Class::Seat(seat));
        }
        online.set_clocks(online.last_at);
        online
    }

    /// Makes an entry that was written before, here or elsewhere.
    pub fn confirm(&mut self, entry: &LogEntry) -> Result<(), BadLog> {
        let bad = |detail: String| BadLog { seq: entry.seq, detail };
        if entry.seq != self.seq + 1 {
            return Err(bad(format!("it follows entry {}", self.seq)));
        }
        self.make(entry).map_err(|reason| bad(reason.to_string()))
    }

    /// Tries an order. An entry that comes of it is made in memory, but nobody may be told before it is written; if it cannot be
    /// written, this table must be thrown away and loaded anew.
    pub fn propose(&mut self, now: Millis, actor: Actor, order: &Order) -> Result<Proposed, Message> {
        if self.aborted {
            return Err(Message::new("net-aborted"));
        }
        let Some((seat, deed)) = self.deed(now, actor, order)? else { return Ok(Proposed::AlreadyDone) };
        self.has_room(order)?;
        let own = matches!(deed, Deed::Table(_)).then(|| self.own(seat));
        let entry = LogEntry { seq: self.seq + 1, seat, own, at: now.max(self.last_at), deed };
        self.make(&entry)?;
        Ok(Proposed::Entry(entry))
    }

    /// Whether the log takes one more entry: nobody fills a disk by doing and undoing the same for ever. What ends a game, and what can
    /// be done once at each seat, always finds its place.
    fn has_room(&self, order: &Order) -> Result<(), Message> {
        let most = match order {
            Order::Resign { .. } | Order::TimeUp { .. } | Order::Claim { .. } | Order::LeaveToBot => {
                return Ok(());
            }
            Order::Offer(OfferKind::Abort) | Order::Answer { what: OfferKind::Abort, .. } => {
                limits::TABLE_ENTRIES + limits::LAST_ENTRIES
            }
            _ => limits::TABLE_ENTRIES,
        };
        if self.seq < most { Ok(()) } else { Err(Message::new("net-log-full")) }
    }

    /// What an order comes to: whose entry and which; nothing if it was made before.
    fn deed(&self, now: Millis, actor: Actor, order: &Order) -> Result<Option<(Seat, Deed)>, Message> {
        let seat = match (actor, order) {
            (Actor::Server, Order::TimeUp { seat }) => return self.time_is_up(now, *seat).map(Some),
            (Actor::Server, _) | (_, Order::TimeUp { .. }) => return Err(Message::new("net-forbidden")),
            (Actor::Owner(seat) | Actor::Bot(seat), _) => seat,
        };
        if let Actor::Bot(_) = actor
            && !matches!(order, Order::Act { .. })
        {
            return Err(Message::new("net-forbidden"));
        }
        match order {
            Order::Act { own, turned, act } => {
                self.numbered(actor, seat, *own, Some(*turned), &self.notation(act)?)
            }
            Order::Undo { own, turned } => self.numbered(actor, seat, *own, Some(*turned), "undo"),
            Order::Resign { .. } if self.seats().len() > 2 => Err(Message::new("net-leave-instead")),
            Order::Resign { own } => self.numbered(actor, seat, *own, None, "resign"),
            Order::LeaveToBot => self.handed_to_bot(seat).map(Some),
            Order::Back => self.handed_back(seat).map(Some),
            Order::Offer(what) => self.offered(now, seat, *what).map(Some),
            Order::Answer { what, yes } => self.answered(seat, *what, *yes).map(Some),
            Order::Claim { seat: whose, what } => self.claimed(now, seat, *whose, *what).map(Some),
            Order::Gift { seat: whom } => self.given(seat, *whom).map(Some),
            Order::Resume => self.resumed(seat).map(Some),
            Order::TimeUp { .. } => Err(Message::new("net-forbidden")),
        }
    }

    /// An order with a number: sent twice, it is carried out once; given in ignorance of what happened since, not at all.
    fn numbered(
        &self,
        actor: Actor,
        seat: Seat,
        own: u32,
        turned: Option<u32>,
        deed: &str,
    ) -> Result<Option<(Seat, Deed)>, Message> {
        let stale = || Message::new("net-stale");
        let made = self.own(seat);
        if own < made {
            let same = with_table!(&self.table, table => entered(table, seat, own).as_deref() == Some(deed));
            return if same { Ok(None) } else { Err(stale()) };
        }
        if own > made || turned.is_some_and(|turned| turned != self.turned(seat)) {
            return Err(stale());
        }
        let plays = matches!(self.player(seat).map(|player| &player.kind), Some(PlayerKind::Person));
        if plays == matches!(actor, Actor::Bot(_)) {
            return Err(Message::new("net-bot-plays"));
        }
        Ok(Some((seat, Deed::Table(deed.to_owned()))))
    }

    /// An action as the game writes it. Nothing but an action: what else can be entered has orders of its own.
    fn notation(&self, act: &str) -> Result<String, Message> {
        let unknown = || Message::new("file-entry").with("value", act.chars().take(40).collect::<String>());
        fn parsed<G: Game>(_: &Table<G>, act: &str) -> Option<String> {
            act.parse::<G::Action>().ok().map(|action| action.to_string())
        }
        with_table!(&self.table, table => parsed(table, act)).ok_or_else(unknown)
    }

    fn handed_to_bot(&self, seat: Seat) -> Result<(Seat, Deed), Message> {
        self.going_on()?;
        match self.player(seat) {
            Some(Player { name, kind: PlayerKind::Person }) => {
                let level = BotLevel::new(STAND_IN).ok_or_else(|| Message::new("net-forbidden"))?;
                let bot = Player::bot(name.clone(), level);
                Ok((seat, Deed::Table(format!("player {bot}"))))
            }
            _ => Err(Message::new("net-bot-plays")),
        }
    }

    fn handed_back(&self, seat: Seat) -> Result<(Seat, Deed), Message> {
        self.going_on()?;
        match (self.founding.seats.get(seat.index()), self.player(seat)) {
            (Some(SeatOwner::Person { .. }), Some(Player { name, kind: PlayerKind::Bot(_) })) => {
                let person = Player::person(name.clone());
                Ok((seat, Deed::Table(format!("player {person}"))))
            }
            _ => Err(Message::new("net-forbidden")),
        }
    }

    fn offered(&self, now: Millis, seat: Seat, what: OfferKind) -> Result<(Seat, Deed), Message> {
        self.going_on()?;
        self.offers.check(now, seat, what)?;
        match what {
            OfferKind::Takeback if !self.founding.settings.takebacks => Err(Message::new("net-no-takebacks")),
            OfferKind::Takeback if !with_table!(&self.table, table => has_moved(table, seat)) => {
                Err(Message::new("undo-nothing"))
            }
            OfferKind::Pause if !self.clocks.count() || self.clocks.paused() => {
                Err(Message::new("net-forbidden"))
            }
            _ => Ok((seat, Deed::Offer(what))),
        }
    }

    fn answered(&self, seat: Seat, what: OfferKind, yes: bool) -> Result<(Seat, Deed), Message> {
        let offer = self.offers.open().filter(|offer| offer.what == what);
        match offer.ok_or_else(|| Message::new("net-offer-gone"))? {
            offer if yes && offer.waiting_for.contains(seat) => Ok((seat, Deed::Agree)),
            offer if !yes && (offer.waiting_for.contains(seat) || offer.by == seat) => {
                Ok((seat, Deed::Decline))
            }
            _ => Err(Message::new("net-forbidden")),
        }
    }

    fn claimed(&self, now: Millis, by: Seat, seat: Seat, what: ClaimFor) -> Result<(Seat, Deed), Message> {
        self.going_on()?;
        if by == seat || !self.claimable(now).contains(seat) {
            return Err(Message::new("net-not-claimable"));
        }
        match what {
            ClaimFor::Bot => self.handed_to_bot(seat),
            ClaimFor::Win if self.seats().len() == 2 => Ok((seat, Deed::Table("timeout".to_owned()))),
            ClaimFor::Win => Err(Message::new("net-forbidden")),
        }
    }

    fn given(&self, by: Seat, to: Seat) -> Result<(Seat, Deed), Message> {
        self.going_on()?;
        match by != to && self.clocks.count() && self.people().contains(to) {
            true if self.gifts[to] < limits::GIFTS => Ok((to, Deed::Gift)),
            true => Err(Message::new("net-gifts-enough")),
            false => Err(Message::new("net-forbidden")),
        }
    }

    fn resumed(&self, seat: Seat) -> Result<(Seat, Deed), Message> {
        self.going_on()?;
        if self.clocks.paused() { Ok((seat, Deed::Resume)) } else { Err(Message::new("net-not-paused")) }
    }

    fn time_is_up(&self, now: Millis, seat: Seat) -> Result<(Seat, Deed), Message> {
        self.going_on()?;
        if !self.clocks.up(now).contains(seat) {
            return Err(Message::new("net-forbidden"));
        }
        match self.late() {
            Late::Claim => Err(Message::new("net-forbidden")),
            Late::Bot => self.handed_to_bot(seat),
            Late::Loss => Ok((seat, Deed::Table("timeout".to_owned()))),
        }
    }

    /// What happens when time is up: only a game of two can be lost so.
    fn late(&self) -> Late {
        match self.founding.settings.late {
            Late::Loss if self.seats().len() != 2 => Late::Bot,
            late => late,
        }
    }

    /// Makes an entry. It fails only where the table's rules are against it, and leaves no trace then.
    fn make(&mut self, entry: &LogEntry) -> Result<(), Message> {
        let LogEntry { seat, at, .. } = *entry;
        let awaited = self.awaited();
        match &entry.deed {
            Deed::Table(text) => self.enter(seat, text, at)?,
            Deed::Offer(what) => {
                let hardly_begun = self.turns.iter().all(|&turns| turns <= HARDLY_BEGUN);
                let asked = match what {
                    OfferKind::Abort if hardly_begun => Seats::NONE,
                    _ => self.people().without(seat),
                };
                let settled = self.offers.propose(seat, *what, asked);
                self.settle(settled, at);
            }
            Deed::Agree => {
                let settled = self.offers.agree(seat);
                self.settle(settled, at);
            }
            Deed::Decline => self.offers.decline(at, seat),
            Deed::Resume => self.clocks.resume(at),
            Deed::Gift => {
                self.clocks.give(seat);
                self.gifts[seat] += 1;
            }
        }
        let now_awaited = self.awaited();
        if now_awaited != awaited {
            self.offers.lapse();
            awaited.minus(now_awaited).iter().for_each(|seat| self.turns[seat] += 1);
        }
        let settled = self.offers.excuse(self.bots());
        self.settle(settled, at);
        self.set_clocks(at);
        (self.seq, self.last_at) = (entry.seq, at);
        Ok(())
    }

    /// What all agreed to happens.
    fn settle(&mut self, settled: Settled, at: Millis) {
        let Settled::Agreed(offer) = settled else { return };
        match offer.what {
            // Whoever asked may have undone everything meanwhile: then there is nothing left to go back to.
            OfferKind::Takeback => drop(self.enter(offer.by, "takeback", at)),
            OfferKind::Pause => self.clocks.pause(at),
            OfferKind::Abort => self.aborted = true,
        }
    }

    fn enter(&mut self, seat: Seat, deed: &str, at: Millis) -> Result<(), Message> {
        with_table!(&mut self.table, table => {
            let deed = deed.parse().map_err(|_| Message::new("file-entry").with("value", deed))?;
            let takes_back = matches!(deed, table::Deed::Undo | table::Deed::Takeback);
            table.enter(table::Entry { seat, deed, at: Some(at) }).map_err(|error| error.message())?;
            self.taken_back += u32::from(takes_back);
        });
        self.entries[seat] += 1;
        Ok(())
    }

    fn set_clocks(&mut self, at: Millis) {
        let (awaited, people) = (self.awaited(), self.people());
        self.clocks.await_seats(at, awaited, people);
    }

    fn going_on(&self) -> Result<(), Message> {
        if self.table.is_over() { Err(Message::new("over-played")) } else { Ok(()) }
    }

    /// Who must decide; nobody once it is over.
    pub fn awaited(&self) -> Seats {
        if self.aborted { Seats::NONE } else { self.table.awaited() }
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        match (self.aborted, self.table.is_over()) {
            (true, _) => Phase::Aborted,
            (false, true) => Phase::Over,
            (false, false) => Phase::Playing,
        }
    }

    /// The number of the last entry.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// The table as it is everywhere.
    pub fn table(&self) -> &AnyTable {
        &self.table
    }

    /// What it stands on.
    pub fn founding(&self) -> &Founding {
        &self.founding
    }

    /// The seat that belongs to somebody.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let owns = |owner: &SeatOwner| matches!(owner, SeatOwner::Person { id, .. } if *id == person);
        self.founding.seats.iter().position(owns).and_then(Seat::new)
    }

    fn own(&self, seat: Seat) -> u32 {
        self.entries[seat]
    }

    /// How often others took moments away that the player at this seat had seen.
    pub fn turned(&self, seat: Seat) -> u32 {
        let followed = with_table!(&self.table, table => {
            table.followed(Viewer::Seat(seat)).map(|followed| followed.taken_by_others)
        });
        followed.unwrap_or_default()
    }

    fn player(&self, seat: Seat) -> Option<&Player> {
        with_table!(&self.table, table => table.players().get(seat.index()))
    }

    fn seats(&self) -> Seats {
        with_table!(&self.table, table => table.game().seats())
    }

    /// The seats where people decide now.
    fn people(&self) -> Seats {
        with_table!(&self.table, table => table::people(table.players()))
    }

    fn bots(&self) -> Seats {
        self.seats().minus(self.people())
    }

    // Presence

    /// Somebody has come to their seat, or their last connection is gone.
    pub fn set_present(&mut self, now: Millis, seat: Seat, here: bool) {
        let presence = &mut self.presence[seat];
        if presence.here != here || presence.gone_since.is_none() != here {
            *presence = Presence { here, gone_since: (!here).then_some(now) };
        }
    }

    /// Whose seats the others may claim.
    pub fn claimable(&self, now: Millis) -> Seats {
        if self.table.is_over() || self.aborted || self.clocks.paused() {
            return Seats::NONE;
        }
        let up = if self.late() == Late::Claim { self.clocks.up(now) } else { Seats::NONE };
        let absent = |seat: Seat| {
            let live = matches!(self.founding.settings.pace, Pace::Live { .. });
            live && self.presence[seat].gone_since.is_some_and(|since| since + ABSENCE <= now)
        };
        let asked = self.awaited().and(self.people());
        asked.iter().filter(|&seat| up.contains(seat) || absent(seat)).collect()
    }

    // Time

    /// When something will happen by itself: somebody's time is up, or their seat can be claimed.
    pub fn next_deadline(&self, now: Millis) -> Option<Millis> {
        if self.table.is_over() || self.aborted || self.clocks.paused() {
            return None;
        }
        let absent = self.awaited().and(self.people()).iter().filter_map(|seat| {
            let live = matches!(self.founding.settings.pace, Pace::Live { .. });
            self.presence[seat].gone_since.filter(|_| live).map(|since| since + ABSENCE)
        });
        absent.chain(self.clocks.next_due()).filter(|&at| at > now).min()
    }

    /// When the clock of a seat runs out, for whoever must wake the table then.
    pub fn due(&self) -> Option<Millis> {
        self.clocks.next_due()
    }

    /// The orders that the server must give now, because somebody's time is up.
    pub fn overdue(&self, now: Millis) -> Option<Order> {
        if self.late() == Late::Claim || self.going_on().is_err() || self.aborted {
            return None;
        }
        self.clocks.up(now).lowest().map(|seat| Order::TimeUp { seat })
    }

    // Bots

    /// The bot that is to move next, if one is, and if that could still be written.
    pub fn to_move(&self) -> Option<Thought> {
        if self.seq >= limits::TABLE_ENTRIES {
            return None;
        }
        let seat = self.awaited().and(self.bots()).lowest()?;
        Some(Thought { seat, own: self.own(seat), taken_back: self.taken_back })
    }

    // What viewers get

    /// Follows the table for this class of viewers from now on.
    pub fn follow(&mut self, class: Class) {
        if self.feeds.iter().all(|feed| feed.class() != class) {
            let feed = with_table!(&mut self.table, table => {
                table.follow(class.viewer(table.is_over()));
                Feed::new(self.founding.id, table, class)
            });
            self.feeds.push(feed);
        }
    }

    /// What these viewers got last.
    pub fn frame(&self, class: Class) -> Option<&Frame> {
        self.feeds.iter().find(|feed| feed.class() == class).map(Feed::frame)
    }

    /// The frame for one of them who has only this.
    pub fn frame_since(&self, class: Class, have: Position) -> Option<Frame> {
        let feed = self.feeds.iter().find(|feed| feed.class() == class)?;
        Some(with_table!(&self.table, table => feed.since(self.founding.id, table, have)))
    }

    /// The message `seen`: what these viewers knew after moments of their history, from one to another.
    pub fn seen(&self, class: Class, from: u32, to: u32) -> String {
        let viewer = class.viewer(self.table.is_over());
        let last = to.min(from.saturating_add(limits::LOOK_MOMENTS - 1));
        let views = with_table!(&self.table, table => views(table, viewer, from..=last));
        format!(
            r#"{{"t":"seen","table":"{}","from":{from},"views":[{}]}}"#,
            self.founding.id,
            views.join(",")
        )
    }

    /// What is new to whom, since this was asked last.
    pub fn publish(&mut self) -> Vec<(Class, Frame)> {
        let id = self.founding.id;
        with_table!(&mut self.table, table => {
            if table.is_over() {
                table.follow(Viewer::Everything);
            }
            let news = self.feeds.iter_mut().filter_map(|feed| {
                feed.renew(id, table).then(|| (feed.class(), feed.frame().clone()))
            });
            news.collect()
        })
    }

    /// Everything about the table but the game itself.
    pub fn room(&self, now: Millis, watching: u32, rematch: Option<TableId>) -> Room {
        let seats = self.founding.seats.iter().enumerate();
        let seats =
            seats.filter_map(|(index, owner)| Some(self.room_seat(Seat::new(index)?, owner))).collect();
        Room {
            table: self.founding.id,
            phase: self.phase(),
            owner: self.founding.owner,
            seats,
            clocks: self.clocks.read(self.clocks.edge(), self.founding.seats.len()),
            running: self.clocks.running(),
            as_of: self.clocks.edge(),
            paused: self.clocks.paused(),
            offer: self.offers.open(),
            claimable: self.claimable(now),
            watching,
            rematch,
        }
    }

    fn room_seat(&self, seat: Seat, owner: &SeatOwner) -> RoomSeat {
        let presence = self.presence[seat];
        let kind = self.player(seat).map(|player| &player.kind);
        match (kind, owner) {
            (Some(PlayerKind::Bot(level)), owner) => {
                let instead_of = match owner {
                    SeatOwner::Person { id, .. } => Some(*id),
                    SeatOwner::Bot => None,
                };
                let sitter = Sitter::Bot { level: level.name().to_owned(), instead_of };
                RoomSeat { sitter, here: true, gone_since: None }
            }
            (_, SeatOwner::Person { id, kind, name }) => {
                let (id, name) = (*id, name.clone());
                let sitter = match kind {
                    PersonKind::Guest => Sitter::Person { id, name },
                    PersonKind::Program => Sitter::Program { id, name },
                };
                RoomSeat { sitter, here: presence.here, gone_since: presence.gone_since }
            }
            (_, SeatOwner::Bot) => RoomSeat { sitter: Sitter::Nobody, here: false, gone_since: None },
        }
    }
}

/// The deed of the seat's entry of this number, counted from nought, as it was entered.
fn entered<G: Game>(table: &Table<G>, seat: Seat, own: u32) -> Option<String> {
    let entry = table.log().iter().filter(|entry| entry.seat == seat).nth(own as usize)?;
    Some(entry.deed.to_string())
}

/// What the viewer knew after these moments, as JSON; nought is the beginning. There are none after the last.
fn views<G: Game>(table: &Table<G>, viewer: Viewer, numbers: RangeInclusive<u32>) -> Vec<String> {
    let moments = table.followed(viewer).map_or(&[][..], |followed| followed.moments);
    let view = |number: u32| match number {
        0 => Some(table.first_view(viewer)),
        number => nth_moment(moments, number as usize).map(|moment| table.view_at(viewer, moment)),
    };
    numbers.map_while(view).filter_map(|view| serde_json::to_string(&view).ok()).collect()
}

/// Whether the seat has done anything that stands.
fn has_moved<G: Game>(table: &Table<G>, seat: Seat) -> bool {
    table.check_undo(seat) != Err(UndoError::Nothing)
}
