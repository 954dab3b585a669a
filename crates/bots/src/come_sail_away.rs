//! Come Sail Away!: what a ship promises.

mod features;
mod promise;

use come_sail_away::{Action, Arrangement, ComeSailAway, Decision, Options, Order, ROUNDS, State};
use game::{Game, Outcome, Seat};

use crate::visited::quick_hash;
use crate::weights::embedded;
use crate::{Budget, Evaluation, Evaluator, Features, Level, Mind, Search, Skill, Weights};

/// What winning is worth beyond the points, in hundredths.
const VICTORY: i32 = 1000;

impl Mind for ComeSailAway {
    const FEATURES: usize = features::COUNT;
    const STAGES: usize = ROUNDS as usize;

    /// Within a round everything is known; what comes after it is not.
    fn blind(&self, _: &State, _: Seat, action: Action) -> bool {
        action == Action::End
    }

    /// A path is judged once the last passenger of the card has a place.
    fn midway(&self, state: &State, seat: Seat) -> bool {
        matches!(state.decision(seat), Decision::Order | Decision::Enter)
    }

    /// A path and its reverse lead to the same ship.
    fn redundant(&self, _: &State, _: Seat, action: Action) -> bool {
        action == Action::Order { order: Order::RightToLeft }
    }

    fn harmless(&self, state: &State, seat: Seat, action: Action) -> bool {
        match action {
            Action::Enter { room } => self.welcomes(state, seat, room),
            _ => true,
        }
    }

    fn points_now(&self, state: &State, seat: Seat) -> i32 {
        100 * self.points(state, seat)
    }

    fn promise(&self, state: &State, seat: Seat) -> i32 {
        promise::of_ship(self, state, seat)
    }

    fn features(&self, state: &State, seat: Seat, out: &mut Features) -> usize {
        features::collect(self, state, seat, out);
        usize::from(rounds_left(state))
    }

    fn goal(&self, outcome: &Outcome, seat: Seat) -> i32 {
        100 * outcome.points[seat]
    }

    fn worth(&self, outcome: &Outcome, seat: Seat) -> i32 {
        if self.player_count() == 1 {
            return self.goal(outcome, seat);
        }
        let rivals = self.seats().iter().filter(|&other| other != seat);
        let best = rivals.map(|other| outcome.points[other]).max().unwrap_or(0);
        let won = if outcome.winners.contains(seat) { VICTORY } else { 0 };
        self.goal(outcome, seat) - 100 * best + won
    }

    /// The best of the others: it is they who must be beaten.
    fn others(&self, state: &State, seat: Seat, evaluator: Evaluator<'_>) -> i32 {
        let rivals = self.seats().iter().filter(|&other| other != seat);
        rivals.map(|other| self.value(state, other, evaluator)).max().unwrap_or(0)
    }

    fn round(&self, state: &State) -> u32 {
        state.round().into()
    }

    fn key(&self, state: &State, seat: Seat) -> u64 {
        quick_hash(&state.crossroads(seat))
    }

    fn skill(&self, level: Level) -> Skill {
        let budget = Budget::Iterations(800);
        let search = Search { candidates: 16, budget, rounds: 2, width: 4, avoids_harm: true };
        match level {
            Level::Deckhand => Skill::BEGINNER,
            Level::Helmsman => {
                Skill { evaluation: Evaluation::Promise, width: 2, avoids_harm: true, search: None }
            }
            Level::Navigator => {
                Skill { evaluation: Evaluation::Learned, width: 8, avoids_harm: false, search: None }
            }
            Level::Admiral => {
                Skill { evaluation: Evaluation::Learned, width: 32, avoids_harm: false, search: Some(search) }
            }
        }
    }

    fn hides_only_piles(&self) -> bool {
        self.player_count() == 1
    }

    fn table_kind(&self) -> &'static str {
        match self.player_count() {
            1 => "alone",
            2 => "two",
            3 => "three",
            _ => "four",
        }
    }

    fn curves() -> &'static str {
        include_str!("../curves/come-sail-away.toml")
    }

    fn weights() -> Option<&'static Weights> {
        static WEIGHTS: Weights = Weights::new(embedded!("come-sail-away"));
        Some(&WEIGHTS)
    }

    /// Solo games of the first ship most of all; then all facilities, arrangements and numbers of players.
    fn training_options() -> Vec<Options> {
        let mut all = Vec::new();
        let advanced: Vec<u8> = (6..=10).collect();
        for (i, &four) in advanced.iter().enumerate() {
            let five = advanced[(i + 1 + i % 2) % 5];
            let six = advanced[(i + 3) % 5];
            let sets = [vec![1, 2, 3, four.min(five), four.max(five)], vec![1, 2, four, five, six]];
            for (j, facilities) in sets.into_iter().enumerate() {
                let players = [1, 2, 1, 4, 1, 3, 2][(2 * i + j) % 7];
                let arrangement = [Arrangement::Recommended, Arrangement::Shuffled][(i + j) % 2];
                all.push(Options { players, facilities, arrangement, ..Options::default() });
            }
            for players in [1, 1, [2, 3, 4][i % 3]] {
                all.push(Options { players, ..Options::default() });
            }
        }
        all
    }
}

/// Rounds to play after the one under way.
fn rounds_left(state: &State) -> u8 {
    ROUNDS - state.round().min(ROUNDS)
}
