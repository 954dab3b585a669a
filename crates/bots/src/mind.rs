//! What a bot must know of a game.

use std::sync::OnceLock;

use game::{Game, Outcome, Seat, Viewer};

use crate::visited::quick_hash;
use crate::{Budget, Course, Evaluation, Features, Level, Net, Search, Skill, Weights};

/// By what a player values a position.
#[derive(Clone, Copy, Debug)]
pub enum Evaluator<'n> {
    /// The score sheet as it stands.
    Points,
    /// What the position promises by rules of thumb, too.
    Promise,
    /// What was learned from games.
    Learned(&'n Net),
    /// The same, without a thought for what others do with what they have; for games that tell the two apart.
    Absorbed(&'n Net),
}

/// A game that bots can play.
///
/// `impl Mind for MyGame {}` is enough to begin with: bots of every level then play by the score sheet and by trying out how the
/// game may end. What they should know beyond that is added method by method.
pub trait Mind: Game<Options: Default> {
    /// How many features a position can have.
    const FEATURES: usize = 0;
    /// How many stages of the game are told apart.
    const STAGES: usize = 1;

    /// Whether what comes after this action depends on something that its player cannot know, or on others: a line ends here.
    /// Unless the game knows better, after every action.
    fn blind(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> bool {
        true
    }

    /// Whether it is too early to judge the position: the seat is in the middle of something, and all ways on are looked through.
    fn midway(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// Whether the action leads nowhere that another one does not lead.
    fn redundant(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// Whether the action does no harm at once.
    fn harmless(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> bool {
        true
    }

    /// What the seat's score sheet says, as compared with the others', in hundredths of a point.
    fn points_now(&self, state: &Self::State, seat: Seat) -> i32 {
        let view = self.view(state, Viewer::Everything);
        let points = |seat| self.score(&view, seat);
        let best = self.seats().without(seat).iter().map(points).max().unwrap_or(0);
        100 * (points(seat) - best)
    }

    /// What the position promises by rules of thumb, the points included, in hundredths of a point.
    fn promise(&self, state: &Self::State, seat: Seat) -> i32 {
        self.points_now(state, seat)
    }

    /// What the seat knows of the position, for a learned value; and the stage of the game.
    fn features(&self, _state: &Self::State, _seat: Seat, _out: &mut Features) -> usize {
        0
    }

    /// What [`Mind::value`] foresees: the result as the seat's own score sheet sees it, in hundredths of a point.
    fn goal(&self, outcome: &Outcome, seat: Seat) -> i32 {
        let best = self.seats().without(seat).iter().map(|other| outcome.points[other]).max().unwrap_or(0);
        100 * (outcome.points[seat] - best) + if outcome.winners.contains(seat) { VICTORY } else { 0 }
    }

    /// What the result is worth to the seat when all is said, in hundredths of a point.
    fn worth(&self, outcome: &Outcome, seat: Seat) -> i32 {
        self.goal(outcome, seat)
    }

    /// What the position is worth to the seat, in hundredths of a point; more is better. Called in the middle of turns too.
    fn value(&self, state: &Self::State, seat: Seat, evaluator: Evaluator<'_>) -> i32 {
        match evaluator {
            Evaluator::Points => self.points_now(state, seat),
            Evaluator::Promise => self.promise(state, seat),
            Evaluator::Learned(net) | Evaluator::Absorbed(net) => learned(self, net, state, seat),
        }
    }

    /// What the others' positions count against the seat's own, where [`Mind::value`] looks at its own alone.
    fn others(&self, _state: &Self::State, _seat: Seat, _evaluator: Evaluator<'_>) -> i32 {
        0
    }

    /// Puts something sensible where a redeal has put anything: what others have done that the seat cannot see.
    fn imagine(&self, _state: &mut Self::State, _seat: Seat, _evaluator: Evaluator<'_>) {}

    /// The position by which [`Mind::value`] judges this one, to learn from; none where it judges by several.
    fn judged(&self, state: &Self::State, _seat: Seat, _evaluator: Evaluator<'_>) -> Option<Self::State> {
        Some(*state)
    }

    /// How far the game is, in rounds. Where it tells no rounds apart, it is tried out to its end.
    fn round(&self, _state: &Self::State) -> u32 {
        0
    }

    /// The same for positions that play alike from here on, within the seat's own turn.
    fn key(&self, state: &Self::State, _seat: Seat) -> u64 {
        quick_hash(state)
    }

    /// The methods of a level.
    fn skill(&self, level: Level) -> Skill {
        let search = Search {
            candidates: 16,
            budget: Budget::Iterations(400),
            rounds: 2,
            width: 1,
            avoids_harm: false,
        };
        let promise = Skill { evaluation: Evaluation::Promise, ..Skill::BEGINNER };
        match level {
            Level::Deckhand => Skill::BEGINNER,
            Level::Helmsman => Skill { width: 2, ..promise },
            Level::Navigator => Skill { width: 8, ..promise },
            Level::Admiral => Skill { width: 8, search: Some(search), ..promise },
        }
    }

    /// Whether nothing is hidden at this table but the order of piles, at any time. What a player has drawn can then be compared
    /// with what could have come; where there are secrets, how others play tells of them, and a redeal makes nothing of that.
    fn hides_only_piles(&self) -> bool {
        false
    }

    /// Where the learned value is kept, in a game where something was learned.
    fn weights() -> Option<&'static Weights> {
        None
    }

    /// The learned value: the one that was brought, or comes with the program; one that knows nothing where there is neither.
    fn net() -> &'static Net {
        static NOTHING: OnceLock<Net> = OnceLock::new();
        match Self::weights() {
            Some(weights) => weights.net::<Self>(),
            None => NOTHING.get_or_init(|| Net::new(0, 1)),
        }
    }

    /// What kind of table this is, by name: tables of one kind share a curve from points ahead to the chance to win.
    fn table_kind(&self) -> &'static str {
        "any"
    }

    /// The file of these curves, where some were fitted.
    fn curves() -> &'static str {
        ""
    }

    /// How it is learned, unless something else is asked for.
    fn course() -> Course {
        Course::default()
    }

    /// What is learned from: tables of all sorts, the important ones more than once.
    fn training_options() -> Vec<Self::Options> {
        vec![Self::Options::default()]
    }
}

/// What winning is worth beyond the points, in hundredths, in a game that does not say otherwise.
const VICTORY: i32 = 1000;

/// The points as they stand, and what the network expects beyond them.
#[inline]
pub(crate) fn learned<G: Mind>(game: &G, net: &Net, state: &G::State, seat: Seat) -> i32 {
    let mut features = Features::default();
    let stage = game.features(state, seat, &mut features);
    game.points_now(state, seat) + net.judge(features.all(), stage)
}

/// What the result of a game for two is worth: the margin, and winning beyond it, in hundredths.
pub(crate) fn duel(outcome: &Outcome, seat: Seat, victory: i32) -> i32 {
    let rival = seat.opponent();
    let margin = outcome.points[seat] - outcome.points[rival];
    let won = i32::from(outcome.winners.contains(seat)) - i32::from(outcome.winners.contains(rival));
    100 * margin + victory * won
}
