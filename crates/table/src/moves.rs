//! The moves that stand, with snapshots, so that any of them is reached quickly.

use game::{Game, Refusal, Seat, Sink, Undo, Viewer};

/// Moves between two snapshots.
const STRIDE: usize = 32;

/// An action that has not been taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Move<A> {
    pub(crate) seat: Seat,
    pub(crate) action: A,
    /// Whether it can be taken back; asked from its player's view when it was played.
    pub(crate) undo: Undo,
}

/// All actions that have not been taken back, in order.
pub(crate) struct Moves<G: Game> {
    all: Vec<Move<G::Action>>,
    /// The state before every [`STRIDE`]th move.
    snapshots: Vec<G::State>,
    state: G::State,
}

impl<G: Game> Clone for Moves<G> {
    fn clone(&self) -> Self {
        Moves { all: self.all.clone(), snapshots: self.snapshots.clone(), state: self.state }
    }
}

impl<G: Game> Moves<G> {
    pub(crate) fn new(start: G::State) -> Self {
        Moves { all: Vec::new(), snapshots: vec![start], state: start }
    }

    pub(crate) fn all(&self) -> &[Move<G::Action>] {
        &self.all
    }

    pub(crate) fn state(&self) -> &G::State {
        &self.state
    }

    /// The state before any move.
    pub(crate) fn start(&self) -> G::State {
        self.snapshots.first().copied().unwrap_or(self.state)
    }

    /// The state after so many moves.
    pub(crate) fn state_after(&self, game: &G, count: usize) -> G::State {
        let count = count.min(self.all.len());
        let nearest = (count / STRIDE).min(self.snapshots.len() - 1);
        let mut state = self.snapshots[nearest];
        for step in &self.all[nearest * STRIDE..count] {
            // It was accepted before, in this very state.
            let _ = game.apply(&mut state, step.seat, step.action, &mut ());
        }
        state
    }

    pub(crate) fn push(
        &mut self,
        game: &G,
        seat: Seat,
        action: G::Action,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), Refusal> {
        let before = self.state;
        game.apply(&mut self.state, seat, action, sink)?;
        let undo = game.undoable(&game.view(&before, Viewer::Seat(seat)), action);
        self.all.push(Move { seat, action, undo });
        if self.all.len().is_multiple_of(STRIDE) {
            // They are the largest that a table keeps, and few.
            self.snapshots.reserve_exact(1);
            self.snapshots.push(self.state);
        }
        Ok(())
    }

    /// The moves without the one at this index.
    pub(crate) fn without(&self, game: &G, index: usize) -> Result<Self, Refusal> {
        let mut moves = self.before(game, index);
        for step in self.all.iter().skip(index + 1) {
            moves.push(game, step.seat, step.action, &mut ())?;
        }
        Ok(moves)
    }

    /// The moves before the one at this index.
    pub(crate) fn before(&self, game: &G, index: usize) -> Self {
        let index = index.min(self.all.len());
        Moves {
            all: self.all[..index].to_vec(),
            snapshots: self.snapshots[..=index / STRIDE].to_vec(),
            state: self.state_after(game, index),
        }
    }
}
