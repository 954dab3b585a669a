//! Looking ahead through one's own turn: the best few positions after every small decision.

use game::Seat;

use crate::best_k::{BestK, Ranked};
use crate::visited::Visited;
use crate::{Evaluator, Mind};

/// How many ends of a turn are kept.
const ENDS: usize = 32;
/// Decisions in a row that can be looked through before anything is judged.
const DEEP: usize = 8;
/// More positions than this are never kept: a turn that shows no end then has none.
const WIDEST: usize = 2048;

/// A player's own turn, looked through. Kept between turns, it allocates only while it grows.
pub struct Beam<G: Mind> {
    /// Every action that was tried, each with the one before it.
    steps: Vec<(G::Action, Option<u32>)>,
    now: BestK<G::State>,
    next: BestK<G::State>,
    ends: BestK<G::State>,
    /// What is possible, one list for each decision that is looked through at once.
    lists: Vec<Vec<G::Action>>,
    visited: Visited,
}

/// How a player looks through a turn.
#[derive(Clone, Copy, Debug)]
pub struct Look<'n> {
    /// What it looks at.
    pub evaluator: Evaluator<'n>,
    /// Positions kept after every small decision.
    pub width: usize,
    /// Leaves out what does harm at once, where something else is possible.
    pub avoids_harm: bool,
}

impl<G: Mind> Default for Beam<G> {
    fn default() -> Self {
        Beam {
            steps: Vec::with_capacity(1 << 12),
            now: BestK::new(),
            next: BestK::new(),
            ends: BestK::new(),
            lists: (0..DEEP).map(|_| Vec::with_capacity(128)).collect(),
            visited: Visited::new(),
        }
    }
}

/// The end of a line: how good it is, and how it was reached.
#[derive(Clone, Copy, Debug)]
pub struct End(Ranked);

impl End {
    /// What it is worth, in hundredths of a point.
    pub fn value(self) -> i32 {
        self.0.value
    }
}

impl<G: Mind> Beam<G> {
    /// Looks through the seat's turn; how many ends of it were kept, the best first.
    ///
    /// A position that was dropped for want of width counts as seen, and is refused where it is met again. So it can happen,
    /// very rarely, that all ways lead to such positions and no end is found: then more is kept, until there is one.
    pub fn look(&mut self, game: &G, start: &G::State, seat: Seat, look: Look<'_>) -> usize {
        let mut found = self.look_once(game, start, seat, look);
        let mut width = look.width;
        while found == 0 && width < WIDEST && game.awaited(start).contains(seat) {
            width = (4 * width).clamp(ENDS, WIDEST);
            found = self.look_once(game, start, seat, Look { width, avoids_harm: false, ..look });
        }
        found
    }

    pub(crate) fn look_once(&mut self, game: &G, start: &G::State, seat: Seat, look: Look<'_>) -> usize {
        self.steps.clear();
        self.visited.clear();
        self.ends.clear(ENDS);
        self.now.clear(look.width);
        self.next.clear(look.width);
        let mut start = *start;
        game.imagine(&mut start, seat, look.evaluator);
        self.branch(game, seat, &start, None, look, 0);
        while !self.next.is_empty() {
            std::mem::swap(&mut self.now, &mut self.next);
            self.next.clear(look.width);
            self.now.sort();
            for i in 0..self.now.ranked().len() {
                let ranked = self.now.ranked()[i];
                let state = *self.now.state(ranked);
                self.branch(game, seat, &state, Some(ranked.step), look, 0);
            }
        }
        self.ends.sort().len()
    }

    /// Tries everything in one position.
    fn branch(
        &mut self,
        game: &G,
        seat: Seat,
        state: &G::State,
        last: Option<u32>,
        look: Look<'_>,
        depth: usize,
    ) {
        let Some(list) = self.lists.get_mut(depth) else { return };
        let mut list = std::mem::take(list);
        game.legal(state, seat, &mut list);
        list.retain(|&action| !game.redundant(state, seat, action));
        if look.avoids_harm {
            // What does no harm comes first, and nothing else counts where there is any.
            let mut harmless = 0;
            for i in 0..list.len() {
                if game.harmless(state, seat, list[i]) {
                    list.swap(harmless, i);
                    harmless += 1;
                }
            }
            list.truncate(if harmless > 0 { harmless } else { list.len() });
        }
        for &action in &list {
            self.try_out(game, seat, state, action, last, look, depth);
        }
        self.lists[depth] = list;
    }

    #[expect(clippy::too_many_arguments, reason = "it is the inside of a loop")]
    fn try_out(
        &mut self,
        game: &G,
        seat: Seat,
        state: &G::State,
        action: G::Action,
        last: Option<u32>,
        look: Look<'_>,
        depth: usize,
    ) {
        let step = self.steps.len() as u32;
        let mut after = *state;
        if game.apply(&mut after, seat, action, &mut ()).is_err() {
            return;
        }
        if G::ends_turn(action) {
            // What comes after it is not known, unless it is the end: the position is judged as it is left.
            self.steps.push((action, last));
            let value = match game.outcome(&after) {
                Some(outcome) => game.goal(&outcome, seat),
                None => game.value(state, seat, look.evaluator),
            };
            self.ends.offer(value, step, state);
            return;
        }
        let over = game.blind(state, seat, action) || !game.awaited(&after).contains(seat);
        if !over && depth + 1 < DEEP && game.midway(&after, seat) {
            self.steps.push((action, last));
            self.branch(game, seat, &after, Some(step), look, depth + 1);
        } else if self.visited.insert(game.key(&after, seat)) {
            self.steps.push((action, last));
            let value = match game.outcome(&after) {
                Some(outcome) => game.goal(&outcome, seat),
                None => game.value(&after, seat, look.evaluator),
            };
            if over { &mut self.ends } else { &mut self.next }.offer(value, step, &after);
        }
    }

    /// The ends that were kept, the best first.
    pub fn ends(&self) -> impl ExactSizeIterator<Item = End> {
        self.ends.ranked().iter().map(|&ranked| End(ranked))
    }

    /// The best end.
    pub fn best(&self) -> Option<End> {
        self.ends.ranked().first().map(|&ranked| End(ranked))
    }

    /// Replaces `line` by the actions that lead to an end.
    pub fn line(&self, end: End, line: &mut Vec<G::Action>) {
        line.clear();
        let mut last = Some(end.0.step);
        while let Some(&(action, before)) = last.and_then(|step| self.steps.get(step as usize)) {
            line.push(action);
            last = before;
        }
        line.reverse();
    }
}
