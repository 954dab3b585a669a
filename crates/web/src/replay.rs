//! What others did, told again one step after the other.
//!
//! It is made from the moments that the viewer saw and from what they knew at each of them, and from nothing else of the table. Where a
//! moment tells of many things at once, as at the end of a simultaneous phase, the game brings its boards forward event by event.

use std::ops::Range;
use std::sync::Arc;

use game::{Game, Seat, Speak, Viewer};
use table::{Moment, nth_moment};

#[cfg(test)]
mod tests;

/// What one viewer saw happen.
pub(crate) struct ViewerHistory<G: Game> {
    pub(crate) viewer: Viewer,
    pub(crate) moments: Vec<Arc<Moment<G>>>,
}

/// A step of what is told again.
pub(crate) struct Step<G: Game> {
    /// Whose step it is.
    pub(crate) seat: Option<Seat>,
    /// The moments up to this step: of the last one, what was told by now.
    pub(crate) moments: Vec<Arc<Moment<G>>>,
    /// The boards after it.
    pub(crate) view: G::View,
    /// What happened in it.
    pub(crate) events: Vec<G::Event>,
    /// What its seat has scored since the beginning of what is told.
    pub(crate) gained: i32,
}

impl<G: Speak> ViewerHistory<G> {
    /// Whether others did something after so many moments.
    pub(crate) fn others_acted_since(&self, from: usize) -> bool {
        self.moments.iter().skip(from).any(|moment| self.tells_of_others(moment))
    }

    /// The last turn of the others among so many moments: how many come before it, and how many are there at its end.
    pub(crate) fn last_turn(&self, until: usize) -> Option<Range<usize>> {
        let others = |moment: &Arc<Moment<G>>| self.tells_of_others(moment);
        let moments = self.moments.get(..until)?;
        let last = moments.iter().rposition(others)?;
        let is_own = |moment: &Arc<Moment<G>>| moment.action.is_some() && self.viewer.seat().is_some();
        // What one's own step led to is part of their turn.
        let begin = match moments.iter().take(last).rposition(is_own) {
            _ if moments.get(last).is_some_and(is_own) => last,
            Some(own) if moments.get(own).is_some_and(others) => own,
            Some(own) => own + 1,
            None => 0,
        };
        Some(begin..last + 1)
    }

    /// The steps of others in these moments. `view_at` is what the viewer knew after so many of them; what it does not know is
    /// left out.
    pub(crate) fn steps(
        &self,
        game: &G,
        turn: Range<usize>,
        view_at: impl Fn(usize) -> Option<G::View>,
    ) -> Vec<Step<G>> {
        let mut steps = Vec::new();
        let Some(first) = view_at(turn.start) else { return steps };
        for number in turn.start + 1..=turn.end {
            let Some(moment) =
                nth_moment(&self.moments, number).filter(|moment| self.tells_of_others(moment))
            else {
                continue;
            };
            if let (Some(before), Some(after)) = (view_at(number - 1), view_at(number)) {
                self.unfold(game, (number, moment), before, after, &mut steps);
            }
        }
        let total = |view: &G::View, seat| game.score(view, seat);
        for step in &mut steps {
            step.gained = step.seat.map_or(0, |seat| total(&step.view, seat) - total(&first, seat));
        }
        steps
    }

    /// One moment, event by event where the boards change on the way.
    fn unfold(
        &self,
        game: &G,
        (number, moment): (usize, &Moment<G>),
        before: G::View,
        after: G::View,
        steps: &mut Vec<Step<G>>,
    ) {
        let mut view = before;
        let mut events = Vec::new();
        let mut seat = None;
        for (index, event) in moment.events.iter().enumerate() {
            let last = view.clone();
            game.retell(&mut view, event);
            events.push(*event);
            seat = self.other(event).or(seat);
            if view != last && self.other(event).is_some() {
                let moments = self.moments_with_part(number, moment, index + 1);
                let events = std::mem::take(&mut events);
                steps.push(Step { seat: seat.take(), moments, view: view.clone(), events, gained: 0 });
            }
        }
        if !events.is_empty() {
            let moments = self.moments.iter().take(number).cloned().collect();
            steps.push(Step { seat, moments, view: after, events, gained: 0 });
        }
    }

    /// All moments before this one, and so many of its events.
    fn moments_with_part(&self, number: usize, moment: &Moment<G>, told: usize) -> Vec<Arc<Moment<G>>> {
        let part = Moment::new(moment.action, moment.events.iter().take(told).copied().collect());
        self.moments.iter().take(number - 1).cloned().chain([Arc::new(part)]).collect()
    }

    fn tells_of_others(&self, moment: &Moment<G>) -> bool {
        moment.events.iter().any(|event| self.other(event).is_some())
    }

    /// Whose step the event tells of, where it is not the viewer's own.
    fn other(&self, event: &G::Event) -> Option<Seat> {
        G::doer(event).filter(|&seat| Some(seat) != self.viewer.seat())
    }
}
