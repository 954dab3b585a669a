//! Looking through the rest of a round: splits, choices and gifts by minimax, then both resolve their cards.

use game::{Game, Seat};
use on_board::{Action, OnBoard, Phase, Pile, State, Task};

use super::last_round;
use crate::mind::learned;
use crate::visited::quick_hash;
use crate::{Evaluator, Mind};

/// How often the other guesses what lies face down.
const GUESSES: usize = 4;

/// What one player expects of the rest of a round.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub(super) game: &'a OnBoard,
    pub(super) seat: Seat,
    pub(super) evaluator: Evaluator<'a>,
}

/// Whether a player has still something to decide before they can say that they are done.
#[inline]
pub(super) fn at_work(state: &State, player: Seat) -> bool {
    !matches!(state.task(player), Task::End | Task::Done)
}

/// Who has the better of something: the highest value, or the lowest.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    Most,
    Least,
}

impl Wish {
    /// Worse than anything.
    fn nothing(self) -> i32 {
        match self {
            Wish::Most => i32::MIN,
            Wish::Least => i32::MAX,
        }
    }

    fn prefers(self, value: i32, to: i32) -> bool {
        match self {
            Wish::Most => value > to,
            Wish::Least => value < to,
        }
    }
}

impl Outlook<'_> {
    /// What the position is worth if the player leaves it as it is: gives nothing more, offers the piles as they lie.
    pub(super) fn as_left(&self, state: &State) -> i32 {
        let gives = matches!(state.phase(), Phase::ChooserGives | Phase::SplitterGives);
        if gives && self.game.awaited(state).contains(self.seat) {
            return self.after(state, self.seat, Action::End);
        }
        self.value(state)
    }

    /// Replaces what the other may have done in this phase by what suits them best.
    pub(super) fn imagine(&self, state: &mut State) {
        let rival = self.seat.opponent();
        if matches!(self.evaluator, Evaluator::Points)
            || !matches!(state.phase(), Phase::Resolve | Phase::Port)
        {
            return;
        }
        self.game.begin_again(state, rival);
        // The last round is looked through with everything that the other can do.
        let last = matches!(self.evaluator, Evaluator::Learned(_)) && last_round::reached(self.game, state);
        if !last && at_work(state, rival) {
            *state = self.resolved(state, rival).1;
        }
    }

    fn value(&self, state: &State) -> i32 {
        match state.phase() {
            Phase::Captains | Phase::Split => self.judge(state),
            Phase::Offer => self.after(state, state.splitter(), Action::End),
            Phase::Choose => self.choice(state),
            Phase::ChooserGives => self.best(state, state.splitter().opponent()),
            Phase::SplitterGives => self.best(state, state.splitter()),
            Phase::Resolve | Phase::Port => match self.evaluator {
                Evaluator::Learned(_) if last_round::reached(self.game, state) => {
                    last_round::value(self.game, state, self.seat)
                }
                _ => self.settled(state),
            },
            Phase::Over => self.game.outcome(state).map_or(0, |outcome| self.game.goal(&outcome, self.seat)),
        }
    }

    /// What a position between rounds is worth.
    #[inline]
    fn judge(&self, state: &State) -> i32 {
        match self.evaluator {
            Evaluator::Learned(net) | Evaluator::Absorbed(net) => learned(self.game, net, state, self.seat),
            _ => self.game.promise(state, self.seat),
        }
    }

    fn wish(&self, player: Seat) -> Wish {
        if player == self.seat { Wish::Most } else { Wish::Least }
    }

    fn after(&self, state: &State, player: Seat, action: Action) -> i32 {
        let mut after = *state;
        match self.game.apply(&mut after, player, action, &mut ()) {
            Ok(()) => self.value(&after),
            Err(_) => self.wish(player).nothing(),
        }
    }

    /// The best of what a player can do.
    fn best(&self, state: &State, player: Seat) -> i32 {
        let wish = self.wish(player);
        let mut best = wish.nothing();
        self.game.each_legal(state, player, |action| {
            let value = self.after(state, player, action);
            if wish.prefers(value, best) {
                best = value;
            }
        });
        best
    }

    fn choice(&self, state: &State) -> i32 {
        let chooser = state.splitter().opponent();
        if state.hides_a_pile() && chooser != self.seat {
            return self.blind_choice(state, chooser);
        }
        self.best(state, chooser)
    }

    /// The other does not know what lies face down, and takes what is better on average.
    fn blind_choice(&self, state: &State, chooser: Seat) -> i32 {
        let mut expected = [0; 2];
        for guess in 0..GUESSES {
            let mut guessed = *state;
            guessed.guess_hidden(guess);
            for (sum, pile) in expected.iter_mut().zip(Pile::ALL) {
                *sum += self.after(&guessed, chooser, Action::Choose { pile });
            }
        }
        let [one, two] = Pile::ALL;
        let pile = if expected[0] < expected[1] { one } else { two };
        self.after(state, chooser, Action::Choose { pile })
    }

    /// What it comes to once both have done with their cards what suits them best.
    fn settled(&self, state: &State) -> i32 {
        let rival = self.seat.opponent();
        let done;
        // Who is absorbed splits by what the piles would be to themselves alone.
        let absorbed = matches!(self.evaluator, Evaluator::Absorbed(_)) && state.splitter() == self.seat;
        let state = if at_work(state, rival) && !absorbed {
            done = self.resolved(state, rival).1;
            &done
        } else {
            state
        };
        if at_work(state, self.seat) { self.resolved(state, self.seat).0 } else { self.judge(state) }
    }

    /// How a player does best with the cards in hand, and what it is worth.
    fn resolved(&self, state: &State, player: Seat) -> (i32, State) {
        let wish = self.wish(player);
        let mut best = (wish.nothing(), *state);
        Ways::default().each(self.game, state, player, &mut |after| {
            let value = self.judge(after);
            if wish.prefers(value, best.0) {
                best = (value, *after);
            }
        });
        best
    }
}

/// Sheets that are told apart in one enumeration.
const MOST_WAYS: usize = 128;

/// The different ways to resolve the cards of one hand.
pub(super) struct Ways {
    seen: [u64; MOST_WAYS],
    count: usize,
}

impl Default for Ways {
    fn default() -> Ways {
        Ways { seen: [0; MOST_WAYS], count: 0 }
    }
}

impl Ways {
    /// Calls `f` with what each way leads to, once for those that come to the same.
    pub(super) fn each(&mut self, game: &OnBoard, state: &State, player: Seat, f: &mut dyn FnMut(&State)) {
        if self.count == MOST_WAYS {
            return;
        }
        if !at_work(state, player) {
            let gist = quick_hash(&state.board(player).gist());
            if !self.seen[..self.count].contains(&gist) {
                self.seen[self.count] = gist;
                self.count += 1;
                f(state);
            }
            return;
        }
        game.each_legal(state, player, |action| {
            let mut after = *state;
            if game.apply(&mut after, player, action, &mut ()).is_ok() {
                self.each(game, &after, player, f);
            }
        });
    }
}
