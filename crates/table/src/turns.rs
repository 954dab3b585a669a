//! The moves that stand, as turns: what a seat did from when it could first decide until it could not take it back any more.

use game::{BySeat, Game, Seat, Seats, Undo, Viewer};

use crate::{Deed, Table, seats_of_people};

/// What a seat did between two moments in which it learned something, or bound itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn<G: Game> {
    /// Whose turn it is.
    pub seat: Seat,
    /// How many moves had been made when the seat could first decide.
    pub could_decide_from: usize,
    /// How many had been made when it did: others may have acted at the same time.
    pub first_move: usize,
    /// What the seat knew then.
    pub view: G::View,
    /// What it did.
    pub actions: Vec<G::Action>,
}

impl<G: Game> Table<G> {
    /// All turns that were finished, in the order of their first moves, each with what its player knew then; for the owner of the
    /// table, since it holds secrets of all seats.
    pub fn turns(&self) -> Vec<Turn<G>> {
        let mut state = self.moves.start();
        let mut open: BySeat<Option<Turn<G>>> = BySeat::default();
        let mut could_decide_from: BySeat<Option<usize>> = BySeat::default();
        let mut turns = Vec::new();
        for (made, step) in self.moves.all().iter().enumerate() {
            let awaited = self.game.awaited(&state);
            for seat in awaited.iter() {
                could_decide_from[seat].get_or_insert(made);
            }
            let turn = open[step.seat].get_or_insert_with(|| Turn {
                seat: step.seat,
                could_decide_from: could_decide_from[step.seat].unwrap_or(made),
                first_move: made,
                view: self.game.view(&state, Viewer::Seat(step.seat)),
                actions: Vec::new(),
            });
            turn.actions.push(step.action);
            // It was accepted before, in this very state.
            let _ = self.game.apply(&mut state, step.seat, step.action, &mut ());
            let goes_on = step.undo == Undo::Free && self.game.awaited(&state).contains(step.seat);
            if !goes_on {
                turns.extend(open[step.seat].take());
                could_decide_from[step.seat] = None;
            }
        }
        turns.sort_by_key(|turn| turn.first_move);
        turns
    }

    /// The seats where a person sits or once sat.
    pub fn seats_ever_of_people(&self) -> Seats {
        let joined = self.log.iter().filter_map(|entry| match &entry.deed {
            Deed::Player(player) => Some((entry.seat, player.as_ref())),
            _ => None,
        });
        let later = joined.filter(|(_, player)| player.is_person()).map(|(seat, _)| seat);
        later.chain(seats_of_people(&self.first_players).iter()).collect()
    }
}
