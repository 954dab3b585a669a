//! The test kit: random walks that check at every step what must hold of every game.
//!
//! [`check`] is what a game's tests call. It looks at the rules from outside, through the contract alone; what only the
//! game knows (its components, a slow way to count its points, where its secrets lie) comes in through [`Hooks`].

mod phase;
mod redeals;
pub mod rules;
mod secrecy;
mod walk;

use std::fmt;
use std::ops::Range;

use crate::{Game, Outcome, Seat, Viewer};

pub use redeals::{check_uniform, check_uniform_in};

/// What only the game itself can tell the kit.
pub trait Hooks<G: Game> {
    /// Whether every component is where components can be, exactly once.
    fn conserved(&self, game: &G, state: &G::State) -> Result<(), String>;

    /// The points of a seat, counted slowly and independently of the engine's own way.
    fn recount(&self, game: &G, state: &G::State, seat: Seat) -> i32;

    /// What is hidden from the viewer in this state: one entry for each hidden thing, by place, in a fixed order.
    fn hidden(&self, game: &G, state: &G::State, viewer: Viewer) -> Vec<Hidden>;
}

/// Something in a place whose content a viewer does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hidden {
    /// Places with the same number share their possible contents.
    pub pool: u8,
    /// The heap it lies in, such as a hand, where things have no order; none for a place that holds one thing.
    pub heap: Option<u8>,
    /// What it is: one physical piece. Pieces that look the same are different items (two equal cards, say), since what is
    /// equally likely is where each of them lies.
    pub item: u16,
}

impl Hidden {
    /// Something in a place of its own.
    pub const fn alone(pool: u8, item: u16) -> Hidden {
        Hidden { pool, heap: None, item }
    }

    /// Something in a heap.
    pub const fn in_heap(pool: u8, heap: u8, item: u16) -> Hidden {
        Hidden { pool, heap: Some(heap), item }
    }
}

/// For games without components to conserve, points to recount or secrets.
pub struct NoHooks;

impl<G: Game> Hooks<G> for NoHooks {
    fn conserved(&self, _: &G, _: &G::State) -> Result<(), String> {
        Ok(())
    }

    fn recount(&self, game: &G, state: &G::State, seat: Seat) -> i32 {
        game.outcome(state).map_or(0, |outcome: Outcome| outcome.points[seat.index()])
    }

    fn hidden(&self, _: &G, _: &G::State, _: Viewer) -> Vec<Hidden> {
        Vec::new()
    }
}

/// What must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property {
    /// A deal of the game's own is accepted.
    DealAccepted,
    /// Every awaited seat has something to do, others have nothing, also after the end, and nothing is listed twice.
    SomethingToDo,
    /// A single choice is played by itself, unless the game asks it alone.
    NoEmptyChoice,
    /// What is called legal is accepted.
    LegalAccepted,
    /// What is not called legal is refused.
    IllegalRefused,
    /// A refused action leaves the state as it was.
    RefusedUnchanged,
    /// An action comes back from its index.
    IndexRoundTrip,
    /// An action comes back from its notation.
    NotationRoundTrip,
    /// A redealt state looks to the viewer like the true one.
    ViewKeepsSecrets,
    /// Who is awaited, and what the viewer may do, follow from the view.
    ChoicesKeepSecrets,
    /// Refusals follow from the view.
    RefusalsKeepSecrets,
    /// Events follow from the views before and after.
    EventsKeepSecrets,
    /// While a simultaneous phase lasts, nobody sees of another seat more than whether it is ready.
    PhaseKeepsSecrets,
    /// An action that can be taken back has shown its player nothing.
    UndoRevealsNothing,
    /// An action that can be taken back leaves everybody awaited who was: nobody goes on because of it.
    UndoBindsNobody,
    /// Every hidden place varies between redeals.
    RedealVaries,
    /// Whatever can lie in a hidden place is equally likely to.
    RedealUniform,
    /// Actions of different seats give the same state in either order.
    SeatsCommute,
    /// Components are conserved, in play and in redeals.
    Conserved,
    /// The result equals the slow count, and the lines of the score sheet add up to it.
    ScoreRecounted,
    /// There is a result when nobody is awaited, and not before; somebody at the table has won.
    OutcomeAtEnd,
    /// The game ends within its bound.
    Ends,
}

/// A property that does not hold, and where that was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault<P = Property> {
    /// What should hold.
    pub property: P,
    /// The seed of the walk.
    pub seed: u64,
    /// How many actions had been taken.
    pub step: usize,
    /// What was seen.
    pub detail: String,
}

impl<P: fmt::Debug> fmt::Display for Fault<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} fails (seed {}, step {}): {}", self.property, self.seed, self.step, self.detail)
    }
}

impl<P: fmt::Debug> std::error::Error for Fault<P> {}

/// One random walk for each seed; the first fault ends it. Returns the number of actions taken.
///
/// Legality is checked at every step. What needs redeals is checked at some steps of every walk, and at all steps
/// over many walks.
pub fn check<G: Game>(game: &G, hooks: &impl Hooks<G>, seeds: Range<u64>) -> Result<u64, Fault> {
    let mut steps = 0;
    for seed in seeds {
        steps += walk::Walk::new(game, hooks, seed)?.run()? as u64;
    }
    Ok(steps)
}
