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

pub(crate) struct Line<G: Game> {
    moves: Vec<Move<G::Action>>,
    /// The state before every [`STRIDE`]th move.
    snapshots: Vec<G::State>,
    state: G::State,
}

impl<G: Game> Clone for Line<G> {
    fn clone(&self) -> Self {
        Line { moves: self.moves.clone(), snapshots: self.snapshots.clone(), state: self.state }
    }
}

impl<G: Game> Line<G> {
    pub(crate) fn new(start: G::State) -> Self {
        Line { moves: Vec::new(), snapshots: vec![start], state: start }
    }

    pub(crate) fn moves(&self) -> &[Move<G::Action>] {
        &self.moves
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
        let count = count.min(self.moves.len());
        let nearest = (count / STRIDE).min(self.snapshots.len() - 1);
        let mut state = self.snapshots[nearest];
        for step in &self.moves[nearest * STRIDE..count] {
            // It was accepted before, in this very state.
            let _ = game.apply(&mut state, step.seat, step.action, &mut ());
        }
        state
    }

    /// Whether the seat could take this action back if it did it now, as far as it can know.
    pub(crate) fn undoable(&self, game: &G, seat: Seat, action: G::Action) -> Undo {
        undoable(game, &self.state, seat, action)
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
        let undo = undoable(game, &before, seat, action);
        self.moves.push(Move { seat, action, undo });
        if self.moves.len().is_multiple_of(STRIDE) {
            self.snapshots.push(self.state);
        }
        Ok(())
    }

    /// The line without the move at this place.
    pub(crate) fn without(&self, game: &G, place: usize) -> Result<Self, Refusal> {
        let mut line = self.before(game, place);
        for step in self.moves.iter().skip(place + 1) {
            line.push(game, step.seat, step.action, &mut ())?;
        }
        Ok(line)
    }

    /// The line up to the move at this place.
    pub(crate) fn before(&self, game: &G, place: usize) -> Self {
        let place = place.min(self.moves.len());
        Line {
            moves: self.moves[..place].to_vec(),
            snapshots: self.snapshots[..=place / STRIDE].to_vec(),
            state: self.state_after(game, place),
        }
    }
}

fn undoable<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> Undo {
    game.undoable(&game.view(state, Viewer::Seat(seat)), action)
}
