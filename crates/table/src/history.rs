//! The game as one viewer saw it, from the first moment to the last.

use game::{Game, Recorder, Seat, Sight, Told, Viewer};

use crate::Table;

/// Something the viewer saw happen.
#[derive(Debug)]
pub struct Moment<G: Game> {
    /// The viewer's own action, if it was theirs; every action for a viewer who sees everything.
    pub action: Option<(Seat, G::Action)>,
    /// What they saw happen then.
    pub events: Vec<G::Event>,
    /// How many moves had been made. Not for others to see: it would tell how many steps the others took.
    pub(crate) after: usize,
}

impl<G: Game> Clone for Moment<G> {
    fn clone(&self) -> Self {
        Moment { action: self.action, events: self.events.clone(), after: self.after }
    }
}

impl<G: Game> Table<G> {
    /// The moments the viewer saw, oldest first. What others do unseen makes no moment, so that not even its number shows.
    pub fn history(&self, viewer: Viewer) -> Vec<Moment<G>> {
        let viewer = self.admitted(viewer);
        let mut state = self.line.start();
        let mut withheld: Vec<(Seat, G::Event)> = Vec::new();
        let mut moments = Vec::new();
        for (place, step) in self.line.moves().iter().enumerate() {
            let mut recorder = Recorder::default();
            // It was accepted before, in this very state.
            let _ = self.game.apply(&mut state, step.seat, step.action, &mut recorder);
            let own = viewer == Viewer::Afterwards || viewer == Viewer::Seat(step.seat);
            let events = seen(recorder, viewer, step.seat, &mut withheld);
            if own || !events.is_empty() {
                let action = own.then_some((step.seat, step.action));
                moments.push(Moment { action, events, after: place + 1 });
            }
        }
        moments
    }

    /// What the viewer knew after this moment of their history.
    pub fn view_at(&self, viewer: Viewer, moment: &Moment<G>) -> G::View {
        let state = self.line.state_after(&self.game, moment.after);
        self.game.view(&state, self.admitted(viewer))
    }

    /// What the viewer knew before anything was played.
    pub fn first_view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.line.start(), self.admitted(viewer))
    }

    /// What the seat could do just before the last action of this moment.
    pub fn legal_before(&self, seat: Seat, moment: &Moment<G>) -> Vec<G::Action> {
        let state = self.line.state_after(&self.game, moment.after.saturating_sub(1));
        let mut list = Vec::new();
        self.game.legal(&state, seat, &mut list);
        list
    }
}

/// Whose step an event tells of: forced steps of others can follow from a seat's action.
fn owner(sight: Sight, actor: Seat) -> Seat {
    match sight {
        Sight::Withheld(seats) => seats.lowest().unwrap_or(actor),
        _ => actor,
    }
}

/// What the viewer sees of these events; what they will see later is kept in `withheld`.
fn seen<E: Copy>(recorder: Recorder<E>, viewer: Viewer, seat: Seat, withheld: &mut Vec<(Seat, E)>) -> Vec<E> {
    let mut events = Vec::new();
    for told in recorder.told {
        match told {
            Told::Event(sight, event) if sight.at_once(viewer) => events.push(event),
            Told::Event(sight, event) if sight.at_reveal(viewer) => {
                withheld.push((owner(sight, seat), event))
            }
            Told::Event(..) => {}
            Told::Reveal => {
                // Seat by seat: in which order they worked is nobody's business.
                withheld.sort_by_key(|&(seat, _)| seat);
                events.extend(withheld.drain(..).map(|(_, event)| event));
            }
        }
    }
    events
}
