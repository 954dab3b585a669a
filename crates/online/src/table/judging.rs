//! What an order comes to: an entry, nothing because it was made before, or why not.

use catalog::with_table;
use game::{Game, Message, Seat};
use protocol::{ClaimFor, Late, OfferKind, limits};
use table::{BotLevel, Player, PlayerKind, Table, UndoError};

use super::OnlineTable;
use crate::{Actor, Deed, Millis, Order, SeatOwner};

/// Who plays on at the seat of somebody who left or is gone.
const STAND_IN: &str = "navigator";

impl OnlineTable {
    /// Whether the log takes one more entry: nobody fills a disk by doing and undoing the same for ever. What ends a game, and what can
    /// be done once at each seat, always finds its place.
    pub(super) fn has_room(&self, order: &Order) -> Result<(), Message> {
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
    pub(super) fn deed(
        &self,
        now: Millis,
        actor: Actor,
        order: &Order,
    ) -> Result<Option<(Seat, Deed)>, Message> {
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
        let plays = self.player(seat).is_some_and(Player::is_person);
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
    pub(super) fn late(&self) -> Late {
        match self.founding.settings.late {
            Late::Loss if self.seats().len() != 2 => Late::Bot,
            late => late,
        }
    }
}

/// The deed of the seat's entry of this number, counted from nought, as it was entered.
fn entered<G: Game>(table: &Table<G>, seat: Seat, own: u32) -> Option<String> {
    let entry = table.log().iter().filter(|entry| entry.seat == seat).nth(own as usize)?;
    Some(entry.deed.to_string())
}

/// Whether the seat has done anything that stands.
fn has_moved<G: Game>(table: &Table<G>, seat: Seat) -> bool {
    table.check_undo(seat) != Err(UndoError::Nothing)
}
