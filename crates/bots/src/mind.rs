//! What a bot must know of a game.

use game::{Game, Outcome, Seat};

use crate::seen::quick_hash;
use crate::{Course, Features, Level, Net, Skill, Weights};

/// What a player looks at.
#[derive(Clone, Copy, Debug)]
pub enum Eyes<'n> {
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
pub trait Mind: Game<State: Send + Sync, Action: Send + Sync, View: Sync> + Sync {
    /// How many features a position can have.
    const FEATURES: usize;
    /// How many stages of the game are told apart.
    const STAGES: usize;

    /// Whether what comes after this action depends on something that its player cannot know, or on others: a line ends here.
    fn blind(&self, state: &Self::State, seat: Seat, action: Self::Action) -> bool;

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
    fn points_now(&self, state: &Self::State, seat: Seat) -> i32;

    /// What the position promises by rules of thumb, the points included, in hundredths of a point.
    fn promise(&self, state: &Self::State, seat: Seat) -> i32;

    /// What the seat knows of the position, for a learned value; and the stage of the game.
    fn features(&self, state: &Self::State, seat: Seat, out: &mut Features) -> usize;

    /// What [`Mind::value`] foresees: the result as the seat's own score sheet sees it, in hundredths of a point.
    fn goal(&self, outcome: &Outcome, seat: Seat) -> i32;

    /// What the result is worth to the seat when all is said, in hundredths of a point.
    fn worth(&self, outcome: &Outcome, seat: Seat) -> i32 {
        self.goal(outcome, seat)
    }

    /// What the position is worth to the seat, in hundredths of a point; more is better. Called in the middle of turns too.
    fn value(&self, state: &Self::State, seat: Seat, eyes: Eyes<'_>) -> i32 {
        match eyes {
            Eyes::Points => self.points_now(state, seat),
            Eyes::Promise => self.promise(state, seat),
            Eyes::Learned(net) | Eyes::Absorbed(net) => learned(self, net, state, seat),
        }
    }

    /// What the others' positions count against the seat's own, where [`Mind::value`] looks at its own alone.
    fn others(&self, _state: &Self::State, _seat: Seat, _eyes: Eyes<'_>) -> i32 {
        0
    }

    /// Puts something sensible where a redeal has put anything: what others have done that the seat cannot see.
    fn imagine(&self, _state: &mut Self::State, _seat: Seat, _eyes: Eyes<'_>) {}

    /// The position by which [`Mind::value`] judges this one, to learn from; none where it judges by several.
    fn judged(&self, state: &Self::State, _seat: Seat, _eyes: Eyes<'_>) -> Option<Self::State> {
        Some(*state)
    }

    /// How far the game is, in rounds.
    fn clock(&self, state: &Self::State) -> u32;

    /// The same for positions that play alike from here on, within the seat's own turn.
    fn key(&self, state: &Self::State, _seat: Seat) -> u64 {
        quick_hash(state)
    }

    /// The methods of a level.
    fn skill(&self, level: Level) -> Skill;

    /// Where the learned value is kept.
    fn weights() -> &'static Weights;

    /// The learned value: the one that was brought, or comes with the program; one that knows nothing where there is neither.
    fn net() -> &'static Net {
        Self::weights().net::<Self>()
    }

    /// How it is learned, unless something else is asked for.
    fn course() -> Course {
        Course::default()
    }

    /// What is learned from: tables of all sorts, the important ones more than once.
    fn lessons() -> Vec<Self::Options>;
}

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
    let margin = outcome.points[seat.index()] - outcome.points[rival.index()];
    let won = i32::from(outcome.winners.contains(seat)) - i32::from(outcome.winners.contains(rival));
    100 * margin + victory * won
}
