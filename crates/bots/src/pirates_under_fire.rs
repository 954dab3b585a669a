//! Pirates Under Fire: what a fleet promises.

mod features;
mod waters;

use game::{Outcome, Seat};
use pirates_under_fire::{Action, Options, PiratesUnderFire, Sea, Ship, Space, State, Step, TURNS, Value};

use crate::mind::duel;
use crate::visited::quick_hash;
use crate::weights::embedded;
use crate::{Budget, Course, Evaluation, Evaluator, Features, Level, Mind, Search, Skill, Weights};

/// Two ships side by side of the same value, and of neighbouring values: the beginning of a combination.
const PAIR: i32 = 45;
const STEP: i32 = 30;
/// A ship that is there: it opens spaces, and stands in the enemy's way.
const SHIP: i32 = 60;
const GOLD: i32 = 35;
const TILE: i32 = 25;
const SHIELD: i32 = 25;
/// What winning is worth beyond the points, in hundredths.
const VICTORY: i32 = 1000;

impl Mind for PiratesUnderFire {
    const FEATURES: usize = features::COUNT;
    const STAGES: usize = TURNS as usize;

    /// Tiles of the reserve, mines that may be the dummy, and the other's turn.
    fn blind(&self, state: &State, _: Seat, action: Action) -> bool {
        match action {
            Action::Take | Action::Search | Action::End => true,
            Action::Lay { space } | Action::Sweep { space } => state.open().suspects().contains(space),
            _ => false,
        }
    }

    /// A ship is judged where it lies.
    fn midway(&self, state: &State, _: Seat) -> bool {
        matches!(state.open().turn.step, Step::Lay { .. })
    }

    fn points_now(&self, state: &State, seat: Seat) -> i32 {
        100 * (self.points(state, seat) - self.points(state, seat.opponent()))
    }

    fn promise(&self, state: &State, seat: Seat) -> i32 {
        fleet(self, state, seat) - fleet(self, state, seat.opponent())
    }

    fn features(&self, state: &State, seat: Seat, out: &mut Features) -> usize {
        features::collect(self, state, seat, self.points_now(state, seat) / 100, out);
        stage(state)
    }

    /// The score sheets are looked at once only.
    fn value(&self, state: &State, seat: Seat, evaluator: Evaluator<'_>) -> i32 {
        match evaluator {
            Evaluator::Points => self.points_now(state, seat),
            Evaluator::Promise => self.promise(state, seat),
            Evaluator::Learned(net) | Evaluator::Absorbed(net) => {
                let points = self.points_now(state, seat);
                let mut features = Features::default();
                features::collect(self, state, seat, points / 100, &mut features);
                points + net.judge(features.all(), stage(state))
            }
        }
    }

    fn goal(&self, outcome: &Outcome, seat: Seat) -> i32 {
        duel(outcome, seat, VICTORY)
    }

    fn round(&self, state: &State) -> u32 {
        u32::from(state.open().turns) / 2
    }

    fn key(&self, state: &State, _: Seat) -> u64 {
        quick_hash(&state.crossroads())
    }

    fn skill(&self, level: Level) -> Skill {
        let budget = Budget::Iterations(600);
        let search = Search { candidates: 16, budget, rounds: 1, width: 4, avoids_harm: false };
        match level {
            Level::Deckhand => Skill::BEGINNER,
            Level::Helmsman => {
                Skill { evaluation: Evaluation::Promise, width: 8, avoids_harm: false, search: None }
            }
            Level::Navigator => {
                Skill { evaluation: Evaluation::Learned, width: 16, avoids_harm: false, search: None }
            }
            Level::Admiral => {
                Skill { evaluation: Evaluation::Learned, width: 24, avoids_harm: false, search: Some(search) }
            }
        }
    }

    fn table_kind(&self) -> &'static str {
        "two"
    }

    fn curves() -> &'static str {
        include_str!("../curves/pirates-under-fire.toml")
    }

    fn weights() -> Option<&'static Weights> {
        static WEIGHTS: Weights = Weights::new(embedded!("pirates-under-fire"));
        Some(&WEIGHTS)
    }

    /// Many games rather than deep looks: the best ways through a turn are among the first few.
    fn course() -> Course {
        Course { warm_up: 2, width: 6, ..Course::default() }
    }

    fn training_options() -> Vec<Options> {
        vec![Options::default()]
    }
}

/// Each player's turns are stages of their own.
fn stage(state: &State) -> usize {
    usize::from(state.open().turns / 2)
}

fn fleet(game: &PiratesUnderFire, state: &State, seat: Seat) -> i32 {
    let open = state.open();
    let left = i32::from(2 * TURNS - open.turns);
    let sea = &open.sea;
    let ships = sea.fleet(seat);
    let mut promise = 0;
    for space in ships.active.iter() {
        promise += SHIP + SHIELD * i32::from(sea.shields(space));
        let beside = [Space::at(space.column() + 1, space.row()), Space::at(space.column(), space.row() + 1)];
        for next in beside.into_iter().flatten().filter(|&next| ships.active.contains(next)) {
            promise += together(sea, space, next);
        }
    }
    promise += SHIP / 2 * ships.burning.len() as i32;
    // Gold beyond the dearest mercenary buys nothing.
    promise += GOLD * i32::from(open.player(seat).gold.min(5)) + TILE * state.hand_size(seat) as i32;
    100 * game.points(state, seat) + promise * left.min(8) / 8
}

/// What two ships side by side may become.
fn together(sea: &Sea, one: Space, next: Space) -> i32 {
    let value = |space: Space| match sea.ship(space) {
        Some(Ship::Own(value)) => Some(value),
        _ => None,
    };
    match (value(one), value(next)) {
        (Some(one), Some(next)) => match Value::number(one).abs_diff(Value::number(next)) {
            0 => PAIR,
            1 => STEP,
            _ => 0,
        },
        // A mercenary fits in more easily.
        _ => STEP,
    }
}
