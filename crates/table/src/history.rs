//! What one viewer has seen happen, kept up to date by the events of each action.

use std::sync::Arc;

use game::{Game, Recorder, Seat, Sight, Told, Viewer};

use crate::moves::{Move, Moves};

/// Something the viewer saw happen.
#[derive(Debug)]
pub struct Moment<G: Game> {
    /// The viewer's own action, if it was theirs; every action for a viewer who sees everything.
    pub action: Option<(Seat, G::Action)>,
    /// What they saw happen then.
    pub events: Vec<G::Event>,
    /// How many moves had been made. Not for others to see: it would tell how many steps the others took.
    pub(crate) moves_made: usize,
}

impl<G: Game> Moment<G> {
    /// A moment away from its table: nobody can ask there how the game stood then.
    pub fn new(action: Option<(Seat, G::Action)>, events: Vec<G::Event>) -> Moment<G> {
        Moment { action, events, moves_made: 0 }
    }

    /// Whether the viewer saw the same in both.
    pub fn shows_the_same(&self, other: &Moment<G>) -> bool {
        self.action == other.action && self.events == other.events
    }
}

/// The moment of this number, counted from 1; none for 0, which is the beginning.
pub fn nth_moment<G: Game>(moments: &[Arc<Moment<G>>], number: usize) -> Option<&Moment<G>> {
    moments.get(number.checked_sub(1)?).map(|moment| &**moment)
}

/// How many moments both histories begin with: those that show the same.
pub fn common_beginning<G: Game>(one: &[Arc<Moment<G>>], other: &[Arc<Moment<G>>]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one.shows_the_same(other)).count()
}

/// The moments of one viewer, oldest first. What others do unseen makes no moment, so that not even its number shows.
pub(crate) struct History<G: Game> {
    pub(crate) viewer: Viewer,
    pub(crate) moments: Vec<Arc<Moment<G>>>,
    /// What happened and the viewer will see at the next reveal, and whose step it tells of.
    withheld: Vec<(Seat, G::Event)>,
    /// How often others took moments away that the viewer had seen: what was shown to them has turned out otherwise.
    pub(crate) taken_by_others_count: u32,
    /// How often moments were taken away by anybody.
    pub(crate) rewrite_count: u32,
}

impl<G: Game> Clone for History<G> {
    fn clone(&self) -> Self {
        History { moments: self.moments.clone(), withheld: self.withheld.clone(), ..*self }
    }
}

impl<G: Game> History<G> {
    /// What the viewer would have seen of these moves, played one after the other: the slow way to it.
    pub(crate) fn replayed(game: &G, moves: &Moves<G>, viewer: Viewer) -> History<G> {
        let mut history = History {
            viewer,
            moments: Vec::new(),
            withheld: Vec::new(),
            taken_by_others_count: 0,
            rewrite_count: 0,
        };
        let mut state = moves.start();
        for (index, step) in moves.all().iter().enumerate() {
            let mut recorder = Recorder::default();
            // It was accepted before, in this very state.
            let _ = game.apply(&mut state, step.seat, step.action, &mut recorder);
            history.add(step, &recorder, index + 1);
        }
        history
    }

    /// A move was made, and so many stand now.
    pub(crate) fn add(&mut self, step: &Move<G::Action>, recorder: &Recorder<G::Event>, moves_made: usize) {
        let own = self.viewer == Viewer::Everything || self.viewer == Viewer::Seat(step.seat);
        let events = self.seen(recorder, step.seat);
        if own || !events.is_empty() {
            let action = own.then_some((step.seat, step.action));
            self.moments.push(Arc::new(Moment { action, events, moves_made }));
        }
    }

    /// The moves that stand are others than before, by the will of this seat.
    pub(crate) fn went_back(&mut self, game: &G, moves: &Moves<G>, by: Seat) {
        let now = History::replayed(game, moves, self.viewer);
        let taken_away = common_beginning(&self.moments, &now.moments) < self.moments.len();
        let taken_by_others_count =
            self.taken_by_others_count + u32::from(taken_away && self.viewer != Viewer::Seat(by));
        *self = History { taken_by_others_count, rewrite_count: self.rewrite_count + 1, ..now };
    }

    /// What the viewer sees of these events; what they will see later is kept.
    fn seen(&mut self, recorder: &Recorder<G::Event>, seat: Seat) -> Vec<G::Event> {
        let mut events = Vec::new();
        for told in &recorder.told {
            match *told {
                Told::Event(sight, event) if sight.at_once(self.viewer) => events.push(event),
                Told::Event(sight, event) if sight.at_reveal(self.viewer) => {
                    self.withheld.push((owner(sight, seat), event));
                }
                Told::Event(..) => {}
                Told::Reveal => {
                    // Seat by seat: in which order they worked is nobody's business.
                    self.withheld.sort_by_key(|&(seat, _)| seat);
                    events.extend(self.withheld.drain(..).map(|(_, event)| event));
                }
            }
        }
        events
    }
}

/// Whose step an event tells of: forced steps of others can follow from a seat's action.
fn owner(sight: Sight, actor: Seat) -> Seat {
    match sight {
        Sight::Withheld(seats) => seats.lowest().unwrap_or(actor),
        _ => actor,
    }
}
