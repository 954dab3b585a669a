//! How much of a result was drawn, not played.
//!
//! Whenever something is turned up, the position is judged as it came, and as it would have come from other orders of the piles; the
//! difference was luck. On average it is nought, whatever the judge is worth: so results with and without it have the same mean to
//! find. The judge expects good play: the better a player, the less chance is left in its results, and the fewer deals prove as
//! much; where somebody plays at random, it says little.

use game::{Dealer, Flaw, QuickChance, Seat, Viewer};

use crate::{Beam, Evaluator, Look, Mind};

/// So many other orders are looked at.
const OTHERS: u32 = 20;
/// Positions kept after every small decision by the judge.
const WIDTH: usize = 8;
/// Deals to compare a deal with begin here, far from those that are played, learned from or measured.
const OTHER_DEALS: u64 = 1 << 63;

/// Adds up the luck of one seat in one game.
pub(crate) struct Luck<'a, G: Mind> {
    game: &'a G,
    own: Seat,
    beam: Beam<G>,
    chance: QuickChance,
    sum: f64,
}

impl<'a, G: Mind> Luck<'a, G> {
    /// Of the seat, from the deal on.
    pub(crate) fn new(game: &'a G, deal: &G::Deal, own: Seat, seed: u64) -> Result<Self, Flaw> {
        // Not the chance that the players have.
        let mut luck = Luck { game, own, beam: Beam::default(), chance: QuickChance::new(!seed), sum: 0.0 };
        let came = luck.value(&game.start(deal)?);
        let mut others = 0;
        for other in 1..=u64::from(OTHERS) {
            let deal = game
                .deal(&mut Dealer::new(OTHER_DEALS ^ seed.wrapping_mul(OTHERS.into()).wrapping_add(other)));
            others += luck.value(&game.start(&deal)?);
        }
        luck.add(came, others);
        Ok(luck)
    }

    /// The seat's luck so far, in points.
    pub(crate) fn points(&self) -> f64 {
        self.sum / 100.0
    }

    /// Somebody acts in this state.
    pub(crate) fn meet(&mut self, state: &G::State, seat: Seat, action: G::Action) {
        if !self.game.blind(state, seat, action) {
            return;
        }
        let view = self.game.view(state, Viewer::Seat(seat));
        let others = (0..OTHERS).try_fold(0, |sum, _| {
            let other = self.game.redeal(&view, &mut self.chance);
            Some(sum + self.after(other, seat, action)?)
        });
        // An action is legal in every redeal; a draw that a fault of the rules made incomparable counts for nothing.
        if let (Some(came), Some(others)) = (self.after(*state, seat, action), others) {
            self.add(came, others);
        }
    }

    fn add(&mut self, came: i64, others: i64) {
        self.sum += came as f64 - others as f64 / f64::from(OTHERS);
    }

    fn after(&mut self, mut state: G::State, seat: Seat, action: G::Action) -> Option<i64> {
        self.game.apply(&mut state, seat, action, &mut ()).ok()?;
        Some(self.value(&state))
    }

    /// What the position is worth to the seat, with what it has in hand.
    fn value(&mut self, state: &G::State) -> i64 {
        let (game, own) = (self.game, self.own);
        if let Some(outcome) = game.outcome(state) {
            return game.goal(&outcome, own).into();
        }
        let evaluator = Evaluator::Learned(G::net());
        let others = game.others(state, own, evaluator);
        let look = Look { evaluator, width: WIDTH, avoids_harm: false };
        if game.awaited(state).contains(own) && self.beam.look(game, state, own, look) > 0 {
            let best = self.beam.best().map_or(0, |end| end.value());
            return i64::from(best - others);
        }
        i64::from(game.value(state, own, evaluator) - others)
    }
}
