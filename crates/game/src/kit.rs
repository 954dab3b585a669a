//! The test kit: random walks that check at every step what must hold of every game.
//!
//! [`check`] is what a game's tests call. It looks at the rules from outside, through the contract alone; what only the
//! game knows (its components, a slow way to count its points, where its secrets lie) comes in through [`Hooks`].

pub mod any_view;
mod past;
mod phase;
mod redeals;
mod rows;
pub mod rules;
mod secrecy;
mod walk;
mod wire;

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use crate::{Flaw, Game, Outcome, Parts, Seat, Viewer};

pub use redeals::{check_uniform, check_uniform_in};
pub use rows::check_rows;

/// What only the game itself can tell the kit.
pub trait Hooks<G: Game> {
    /// Whether every component is where components can be, exactly once.
    fn conserved(&self, game: &G, state: &G::State) -> Result<(), String>;

    /// The points of a seat, counted slowly and independently of the engine's own way.
    fn recount(&self, game: &G, state: &G::State, seat: Seat) -> i32;

    /// What is hidden from the viewer in this state: one entry for each hidden thing, by place, in a fixed order.
    fn hidden(&self, game: &G, state: &G::State, viewer: Viewer) -> Vec<Hidden>;

    /// The pieces that a pool is made of, by the first pool that is made of them: a heap of which more is known than of others is
    /// a pool of its own, made of the same pieces.
    fn pieces(&self, pool: u8) -> u8 {
        pool
    }

    /// The deal with other pieces in it: `instead` says which of the [`Hooks::pieces`] lies where another one lay. It exchanges
    /// pieces among each other, so that nothing is lost.
    fn exchanged(&self, game: &G, deal: &G::Deal, instead: &dyn Fn(u8, u16) -> u16) -> G::Deal;

    /// The action as it would be taken in the exchanged deal. Where actions name something that stays hidden from others, such
    /// as a card laid face down, it is the action with what lies there instead; elsewhere the action itself. `here` is the
    /// true state before it, `there` that of the exchanged deal. Nothing where no action takes just that piece, because it
    /// would take another one that looks the same: that redeal is passed over.
    fn exchanged_action(
        &self,
        _here: &G::State,
        _there: &G::State,
        _seat: Seat,
        action: G::Action,
        _instead: &dyn Fn(u8, u16) -> u16,
    ) -> Option<G::Action> {
        Some(action)
    }

    /// Whether these rules are known to break [`Property::PastKeepsSecrets`]: those of an earlier version, which are played for
    /// ever. [`check`] passes over it, [`check_past`] does not.
    fn past_tells(&self, _: &G) -> bool {
        false
    }
}

/// A game that brings along what is needed to check all of it.
pub trait Checked: Game {
    /// Its hooks.
    type Hooks: Hooks<Self> + Default + Sync;

    /// Every choice of options that plays otherwise than the others.
    fn all_options() -> Vec<Self::Options>;

    /// Some of them that stand for all: every number of players, edition and extension. They are few enough to save a game of each,
    /// and to try each with whatever takes long.
    fn some_options() -> Vec<Self::Options> {
        Self::all_options()
    }
}

/// Every version of the rules with every choice of options, the versions of one choice beside each other.
pub fn rules_and_options<G: Checked>() -> Vec<(u32, G::Options)> {
    let versions =
        |options: G::Options| (1..=G::RULES_VERSION).map(move |version| (version, options.clone()));
    G::all_options().into_iter().flat_map(versions).collect()
}

/// The games of all of them; for a game that has not thousands.
pub fn variants<G: Checked>() -> Result<Vec<Arc<G>>, Flaw> {
    let all = rules_and_options::<G>().into_iter();
    all.map(|(version, options)| G::with_rules(version, options, Parts::BuiltIn).map(Arc::new)).collect()
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
#[derive(Default)]
pub struct NoHooks;

impl<G: Game> Hooks<G> for NoHooks {
    fn conserved(&self, _: &G, _: &G::State) -> Result<(), String> {
        Ok(())
    }

    fn recount(&self, game: &G, state: &G::State, seat: Seat) -> i32 {
        game.outcome(state).map_or(0, |outcome: Outcome| outcome.points[seat])
    }

    fn hidden(&self, _: &G, _: &G::State, _: Viewer) -> Vec<Hidden> {
        Vec::new()
    }

    fn exchanged(&self, _: &G, deal: &G::Deal, _: &dyn Fn(u8, u16) -> u16) -> G::Deal {
        deal.clone()
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
    /// Views and events come back from their JSON.
    WireRoundTrip,
    /// A redealt state looks to the viewer like the true one.
    ViewKeepsSecrets,
    /// Who is awaited, and what the viewer may do, follow from the view.
    ChoicesKeepSecrets,
    /// Refusals follow from the view.
    RefusalsKeepSecrets,
    /// Events follow from the views before and after, and later redeals fit them.
    EventsKeepSecrets,
    /// While a simultaneous phase lasts, nobody sees of another seat more than whether it is ready.
    PhaseKeepsSecrets,
    /// The past fits every redeal: dealt so from the start, what the viewer knows to have been done could have been done, and
    /// leads to the same view. Where it would have told the viewer something else, that is against [`Property::EventsKeepSecrets`].
    PastKeepsSecrets,
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
/// over many walks; so is whether views and events come back from their JSON, but for a quarter of the walks, where it is checked
/// at every step.
pub fn check<G: Game>(game: &G, hooks: &impl Hooks<G>, seeds: Range<u64>) -> Result<u64, Fault> {
    check_all(game, hooks, seeds, !hooks.past_tells(game))
}

/// The same for rules that are known to break [`Property::PastKeepsSecrets`], to see that they do.
pub fn check_past<G: Game>(game: &G, hooks: &impl Hooks<G>, seeds: Range<u64>) -> Result<u64, Fault> {
    check_all(game, hooks, seeds, true)
}

fn check_all<G: Game>(
    game: &G,
    hooks: &impl Hooks<G>,
    seeds: Range<u64>,
    with_past: bool,
) -> Result<u64, Fault> {
    let mut steps = 0;
    for seed in seeds {
        steps += walk::Walk::new(game, hooks, seed)?.run(with_past)? as u64;
    }
    Ok(steps)
}
