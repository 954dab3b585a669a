//! One random game, looked at from all sides.

use super::Property::{self, *};
use super::phase::PhaseLog;
use super::wire::WALKS_BETWEEN_WHOLE_ONES;
use super::{Fault, Hooks};
use crate::{Chance, Dealer, Game, MAX_SEATS, QuickChance, Recorder, Seat, Seats, Viewer};

/// Redeals are dear; on average this is one step in so many that gets them.
const STEPS_BETWEEN_REDEALS: u32 = 16;

pub(super) struct Walk<'a, G: Game, H> {
    pub(super) game: &'a G,
    pub(super) hooks: &'a H,
    pub(super) deal: G::Deal,
    pub(super) state: G::State,
    /// All actions so far.
    pub(super) log: Vec<(Seat, G::Action)>,
    pub(super) chance: QuickChance,
    /// Several seats decide at once, or did and their phase still lasts.
    pub(super) in_phase: bool,
    /// That phase from its beginning.
    pub(super) phase: PhaseLog<G>,
    /// Whether views and events are written and read at every step, or at some.
    pub(super) travels_at_every_step: bool,
    seed: u64,
    step: usize,
}

impl<'a, G: Game, H: Hooks<G>> Walk<'a, G, H> {
    pub(super) fn new(game: &'a G, hooks: &'a H, seed: u64) -> Result<Self, Fault> {
        let deal = game.deal(&mut Dealer::new(seed));
        let state = game.start(&deal).map_err(|flaw| Fault {
            property: DealAccepted,
            seed,
            step: 0,
            detail: flaw.to_string(),
        })?;
        let mut chance = QuickChance::new(seed);
        let travels_at_every_step = chance.below(WALKS_BETWEEN_WHOLE_ONES) == 0;
        let phase = PhaseLog { start: state, moves: Vec::new(), recorder: Recorder::default() };
        Ok(Walk {
            game,
            hooks,
            deal,
            state,
            log: Vec::new(),
            chance,
            in_phase: false,
            phase,
            travels_at_every_step,
            seed,
            step: 0,
        })
    }

    pub(super) fn fault(&self, property: Property, detail: impl Into<String>) -> Fault {
        Fault { property, seed: self.seed, step: self.step, detail: detail.into() }
    }

    pub(super) fn run(mut self, with_past: bool) -> Result<usize, Fault> {
        self.conserved()?;
        while !self.game.awaited(&self.state).is_empty() {
            if self.step == G::MAX_STEPS {
                return Err(self.fault(Ends, "still going"));
            }
            if self.game.outcome(&self.state).is_some() {
                return Err(self.fault(OutcomeAtEnd, "a result before the end"));
            }
            self.legality()?;
            self.commuting()?;
            self.readiness()?;
            if self.chance.below(STEPS_BETWEEN_REDEALS) == 0 {
                self.secrecy()?;
                self.events_of_many_redeals()?;
                self.variety()?;
                if with_past {
                    self.past()?;
                }
            }
            self.advance()?;
            self.conserved()?;
        }
        self.legality()?;
        self.secrecy()?;
        self.result()?;
        Ok(self.step)
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<G, H> {
        self.game.seats().iter()
    }

    pub(super) fn legal(&self, state: &G::State, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.game.legal(state, seat, &mut list);
        list
    }

    pub(super) fn pick(&mut self, state: &G::State, seat: Seat) -> Option<G::Action> {
        let list = self.legal(state, seat);
        self.chance.choose(&list).copied()
    }

    pub(super) fn pick_seat(&mut self, seats: Seats) -> Option<Seat> {
        seats.iter().nth(self.chance.below(seats.len() as u32) as usize)
    }

    fn conserved(&self) -> Result<(), Fault> {
        self.hooks.conserved(self.game, &self.state).map_err(|detail| self.fault(Conserved, detail))
    }

    fn legality(&self) -> Result<(), Fault> {
        let awaited = self.game.awaited(&self.state);
        let (mut list, mut listed) = (Vec::new(), vec![false; G::ACTIONS]);
        for seat in Seat::ALL {
            self.game.legal(&self.state, seat, &mut list);
            if awaited.contains(seat) == list.is_empty() {
                return Err(self.fault(SomethingToDo, format!("seat {seat} has {} choices", list.len())));
            }
            if let [only] = list[..]
                && !G::asked_alone(only)
            {
                return Err(self.fault(NoEmptyChoice, format!("seat {seat} is asked for {only}")));
            }
            listed.fill(false);
            for &action in &list {
                self.round_trips(action)?;
                if std::mem::replace(&mut listed[G::index(action)], true) {
                    return Err(self.fault(SomethingToDo, format!("{action} is listed twice")));
                }
            }
            for &action in &list {
                self.accepted(seat, action)?;
            }
            // Whoever has nothing to do has the whole index space refused, which is dear: one of them at each step.
            if awaited.is_empty() || awaited.contains(seat) || seat.index() == self.step % MAX_SEATS {
                self.refused(seat, &listed)?;
            }
        }
        Ok(())
    }

    fn round_trips(&self, action: G::Action) -> Result<(), Fault> {
        let index = G::index(action);
        if index >= G::ACTIONS || G::from_index(index) != Some(action) {
            return Err(self.fault(IndexRoundTrip, format!("{action} has index {index}")));
        }
        match action.to_string().parse::<G::Action>() {
            Ok(back) if back == action => Ok(()),
            _ => Err(self.fault(NotationRoundTrip, format!("{action}"))),
        }
    }

    fn accepted(&self, seat: Seat, action: G::Action) -> Result<(), Fault> {
        let mut after = self.state;
        self.game.apply(&mut after, seat, action, &mut ()).map_err(|refusal| {
            self.fault(LegalAccepted, format!("seat {seat}: {action} is refused by {refusal}"))
        })
    }

    /// Whether all other actions are refused. They all meet the same state, since none of them changes it; that is seen
    /// at the end, because comparing states is dear.
    fn refused(&self, seat: Seat, listed: &[bool]) -> Result<(), Fault> {
        let mut after = self.state;
        let illegal =
            || listed.iter().enumerate().filter(|&(_, &legal)| !legal).filter_map(|(i, _)| G::from_index(i));
        for action in illegal() {
            if self.game.apply(&mut after, seat, action, &mut ()).is_ok() {
                return Err(self.fault(IllegalRefused, format!("seat {seat}: {action}")));
            }
        }
        if after == self.state {
            return Ok(());
        }
        let changes = |action: &G::Action| {
            let mut after = self.state;
            self.game.apply(&mut after, seat, *action, &mut ()).is_err() && after != self.state
        };
        let culprit = illegal().find(changes).map_or(String::new(), |action| action.to_string());
        Err(self.fault(RefusedUnchanged, format!("seat {seat}: {culprit}")))
    }

    /// Takes one random action, and checks that nobody looks over its player's shoulder.
    pub(super) fn advance(&mut self) -> Result<(), Fault> {
        let before = self.state;
        let Some(seat) = self.pick_seat(self.game.awaited(&before)) else { return Ok(()) };
        let Some(action) = self.pick(&before, seat) else { return Ok(()) };
        let mut recorder = Recorder::default();
        if let Err(refusal) = self.game.apply(&mut self.state, seat, action, &mut recorder) {
            return Err(self.fault(LegalAccepted, format!("{action} is refused by {refusal}")));
        }
        self.log.push((seat, action));
        self.withheld_steps(&before, seat, action, &recorder)?;
        self.unseen_step(&before, seat, action, &recorder)?;
        self.travels(&recorder)?;
        self.step += 1;
        Ok(())
    }

    fn result(&self) -> Result<(), Fault> {
        let Some(outcome) = self.game.outcome(&self.state) else {
            return Err(self.fault(OutcomeAtEnd, "no result"));
        };
        if outcome.winners.is_empty()
            || outcome.winners.iter().any(|seat| seat.index() >= self.game.player_count())
        {
            return Err(self.fault(OutcomeAtEnd, format!("won by {:?}", outcome.winners)));
        }
        let view = self.game.view(&self.state, Viewer::Spectator);
        for seat in self.seats() {
            let points = outcome.points[seat];
            let slow = self.hooks.recount(self.game, &self.state, seat);
            let lines = self.game.score_lines(&view, seat);
            let in_order = lines.len() == G::SCORE_LINES.len();
            if points != slow || !in_order || (!lines.is_empty() && points != lines.iter().sum::<i32>()) {
                let detail = format!("seat {seat}: {points}, recounted {slow}, by lines {lines:?}");
                return Err(self.fault(ScoreRecounted, detail));
            }
        }
        Ok(())
    }
}
