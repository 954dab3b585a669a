//! The table itself.

mod judging;
mod viewers;

use catalog::{AnyTable, with_table};
use game::{BySeat, Game, Message, Seat, Seats, Viewer};
use protocol::{Late, OfferKind, Pace, PersonId, Phase, limits};
use table::Player;

use crate::clocks::Clocks;
use crate::feed::{Class, Feed};
use crate::offers::{Offers, Settled};
use crate::{Actor, BadLog, Deed, Founding, LogEntry, Millis, Order, Proposed, SeatOwner};

/// How long somebody may be gone in their turn before the others may claim their seat.
pub const ABSENCE: Millis = 60_000;
/// While nobody has ended more turns than this, anybody may end the game without a result.
const HARDLY_BEGUN: u32 = 1;

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
    /// The table as its log left it. `header` is the table's file before anything was played, the deal included. Its players are called
    /// by their seats: people's names change and are deleted, and nothing that is kept for ever may hold them.
    pub fn load(founding: Founding, header: &str, log: &[LogEntry]) -> Result<OnlineTable, BadLog> {
        let table = AnyTable::from_text(header)
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
        let taken = with_table!(&self.table, table => {
            table.kept_history(Viewer::Seat(seat)).map(|history| history.taken_by_others_count)
        });
        taken.unwrap_or_default()
    }

    fn player(&self, seat: Seat) -> Option<&Player> {
        with_table!(&self.table, table => table.players().get(seat.index()))
    }

    fn seats(&self) -> Seats {
        with_table!(&self.table, table => table.game().seats())
    }

    /// The seats where people decide now.
    fn people(&self) -> Seats {
        with_table!(&self.table, table => table::seats_of_people(table.players()))
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
}
