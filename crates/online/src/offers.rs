//! What somebody proposes to the others. A table has one open offer at most.

use game::{BySeat, Message, Seat, Seats};
use protocol::{OfferKind, OpenOffer};

use crate::Millis;

/// After the n-th refusal, the same seat may not ask for a move back for ten seconds times n squared.
const AFTER_REFUSAL: Millis = 10_000;

/// The open offer, and what was refused before.
#[derive(Clone, Debug, Default)]
pub(crate) struct Offers {
    open: Option<OpenOffer>,
    refused: BySeat<(u32, Millis)>,
}

/// What comes of an answer.
pub(crate) enum Settled {
    /// Others have not answered yet.
    Waiting,
    /// All agree.
    Agreed(OpenOffer),
}

impl Offers {
    pub(crate) fn open(&self) -> Option<OpenOffer> {
        self.open
    }

    /// Whether the seat may propose this now.
    pub(crate) fn check(&self, now: Millis, seat: Seat, what: OfferKind) -> Result<(), Message> {
        if self.open.is_some() {
            return Err(Message::new("net-offer-open"));
        }
        let (times, last) = self.refused[seat];
        let wait = AFTER_REFUSAL * Millis::from(times) * Millis::from(times);
        match (last + wait).saturating_sub(now) {
            left if what == OfferKind::Takeback && times > 0 && left > 0 => {
                Err(Message::new("net-offer-later").with("seconds", left.div_ceil(1000)))
            }
            _ => Ok(()),
        }
    }

    /// The seat proposes something to these others.
    pub(crate) fn propose(&mut self, by: Seat, what: OfferKind, others: Seats) -> Settled {
        let offer = OpenOffer { what, by, waiting_for: others };
        self.open = Some(offer);
        self.settle()
    }

    /// The seat agrees.
    pub(crate) fn agree(&mut self, seat: Seat) -> Settled {
        if let Some(offer) = &mut self.open {
            offer.waiting_for = offer.waiting_for.without(seat);
        }
        self.settle()
    }

    /// The seat does not agree, or takes its own proposal back.
    pub(crate) fn decline(&mut self, now: Millis, seat: Seat) {
        if let Some(offer) = self.open.take()
            && offer.by != seat
        {
            let (times, last) = &mut self.refused[offer.by];
            (*times, *last) = (*times + 1, now);
        }
    }

    /// The game went on: what was proposed before is no longer meant.
    pub(crate) fn lapse(&mut self) {
        self.open = None;
    }

    /// These are no longer asked: they left their seats to bots, which agree to everything.
    pub(crate) fn excuse(&mut self, seats: Seats) -> Settled {
        if let Some(offer) = &mut self.open {
            offer.waiting_for = offer.waiting_for.minus(seats);
        }
        self.settle()
    }

    fn settle(&mut self) -> Settled {
        match self.open {
            Some(offer) if offer.waiting_for.is_empty() => {
                self.open = None;
                Settled::Agreed(offer)
            }
            _ => Settled::Waiting,
        }
    }
}
