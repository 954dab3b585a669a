//! On Board: what two sheets promise, and what a split leaves.
//!
//! Positions are judged between rounds, when nobody has cards in hand. Everything up to there is looked through: which
//! pile the other takes, what is given away, and how both resolve their cards (`outlook`). The last round is played to
//! the end (`last_round`).

mod features;
mod last_round;
mod outlook;
#[cfg(test)]
mod tests;

use game::{Game, Outcome, Seat};
use on_board::{Action, Edition, Level, OnBoard, Options, Phase, State, Symbol};

use crate::mind::duel;
use crate::visited::quick_hash;
use crate::weights::embedded;
use crate::{Budget, Course, Evaluation, Evaluator, Features, Mind, Search, Skill, Weights};
use outlook::{Outlook, at_work};

/// What winning is worth beyond the points, in hundredths.
const VICTORY: i32 = 500;

impl Mind for OnBoard {
    const FEATURES: usize = features::COUNT;
    const STAGES: usize = features::STAGES;

    /// What the other does with a split, a choice or a gift is theirs. A choice may end the round at once, and then the
    /// next cards are drawn: what to do with its own is a turn of its own.
    fn blind(&self, _: &State, _: Seat, action: Action) -> bool {
        matches!(action, Action::End | Action::Give { .. } | Action::Choose { .. })
    }

    /// Nothing is judged while there are cards in hand.
    fn midway(&self, state: &State, seat: Seat) -> bool {
        match state.phase() {
            Phase::Offer | Phase::Choose | Phase::ChooserGives | Phase::SplitterGives => true,
            Phase::Resolve | Phase::Port => at_work(state, seat) || at_work(state, seat.opponent()),
            Phase::Captains | Phase::Split | Phase::Over => false,
        }
    }

    fn points_now(&self, state: &State, seat: Seat) -> i32 {
        100 * (self.points(state, seat) - self.points(state, seat.opponent()))
    }

    fn promise(&self, state: &State, seat: Seat) -> i32 {
        sheet(self, state, seat) - sheet(self, state, seat.opponent())
    }

    fn features(&self, state: &State, seat: Seat, out: &mut Features) -> usize {
        features::collect(self, state, seat, out)
    }

    fn goal(&self, outcome: &Outcome, seat: Seat) -> i32 {
        duel(outcome, seat, VICTORY)
    }

    fn value(&self, state: &State, seat: Seat, evaluator: Evaluator<'_>) -> i32 {
        match evaluator {
            Evaluator::Points => glance(self, state, seat),
            _ => Outlook { game: self, seat, evaluator }.as_left(state),
        }
    }

    /// What the other does with their cards is not seen before both are done: it is taken for what suits them best.
    fn imagine(&self, state: &mut State, seat: Seat, evaluator: Evaluator<'_>) {
        Outlook { game: self, seat, evaluator }.imagine(state);
    }

    fn judged(&self, state: &State, seat: Seat, evaluator: Evaluator<'_>) -> Option<State> {
        let mut judged = *state;
        self.imagine(&mut judged, seat, evaluator);
        (!self.midway(&judged, seat)).then_some(judged)
    }

    fn round(&self, state: &State) -> u32 {
        state.round().into()
    }

    fn key(&self, state: &State, _: Seat) -> u64 {
        quick_hash(&state.crossroads())
    }

    fn skill(&self, level: crate::Level) -> Skill {
        // With luggage piles are hidden and cards given away, and a continuation takes three times as long at worst.
        let iterations = if self.options().luggage { 80 } else { 240 };
        let budget = Budget::Iterations(iterations);
        let search = Search { candidates: 8, budget, rounds: 2, width: 8, avoids_harm: false };
        match level {
            crate::Level::Deckhand => Skill::BEGINNER,
            crate::Level::Helmsman => {
                Skill { evaluation: Evaluation::Promise, width: 8, avoids_harm: false, search: None }
            }
            crate::Level::Navigator => {
                Skill { evaluation: Evaluation::Absorbed, width: 8, avoids_harm: false, search: None }
            }
            crate::Level::Admiral => {
                Skill { evaluation: Evaluation::Learned, width: 8, avoids_harm: false, search: Some(search) }
            }
        }
    }

    /// Each edition; the newer one also with whatever extensions.
    fn table_kind(&self) -> &'static str {
        let options = self.options();
        match options.edition {
            Edition::BienvenueABord => "bienvenue-a-bord",
            Edition::OnBoard if *options == Options::default() => "on-board",
            Edition::OnBoard => "on-board-extended",
        }
    }

    fn curves() -> &'static str {
        include_str!("../curves/on-board.toml")
    }

    fn weights() -> Option<&'static Weights> {
        static WEIGHTS: Weights = Weights::new(embedded!("on-board"));
        Some(&WEIGHTS)
    }

    fn course() -> Course {
        Course { width: 8, ..Course::default() }
    }

    /// Each edition as it comes out of the box most of all; then all extensions.
    fn training_options() -> Vec<Options> {
        let second = Options::default();
        let first = Options { edition: Edition::BienvenueABord, ..second };
        let extended = Options::all().filter(|options| *options != second && *options != first);
        extended.flat_map(|options| [second, first, options]).collect()
    }
}

/// Even who looks no further than the own sheet knows that passengers want cabins, and that two cards are more than one.
fn glance(game: &OnBoard, state: &State, seat: Seat) -> i32 {
    let cabins = Level::ALL.into_iter().map(|level| i32::from(state.sheet(seat).vacant(level)));
    let cards = state.cards_left(seat) as i32;
    100 * game.points(state, seat) + 50 * cabins.sum::<i32>() + 100 * cards
}

/// What a sheet is worth: points, room for passengers, and symbols that will still score.
fn sheet(game: &OnBoard, state: &State, seat: Seat) -> i32 {
    let sheet = state.sheet(seat);
    let rounds = i32::from(game.options().rounds());
    let left = (rounds - i32::from(state.round())).max(0);
    let ports_left = (left * 4 / rounds.max(1)).min(3);
    let vacant: i32 = Level::ALL
        .into_iter()
        .map(|level| {
            let worth = 60 + 30 * i32::from(level.stars());
            let count = i32::from(sheet.vacant(level));
            // One free cabin of a level matters most.
            (0..count).map(|n| worth * 2 / (n + 2)).sum::<i32>()
        })
        .sum();
    let suns = i32::from(sheet.symbols(Symbol::Sun)) * 150 * ports_left / 2;
    let others = (i32::from(sheet.symbols(Symbol::Glass)) + i32::from(sheet.symbols(Symbol::Die))) * 60;
    100 * game.points(state, seat) + (vacant * left.min(5)) / 5 + suns + others * left.min(8) / 8
}
