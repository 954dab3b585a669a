//! On Board: what a sheet promises, and what a split leaves.

use game::{Game, Outcome, Seat};
use on_board::{Action, Level, OnBoard, Options, Phase, State, Symbol};

use crate::seen::quick_hash;
use crate::weights::{self, Kept};
use crate::{Features, Mind, Net, Sight, Skill};

/// More decisions than a player has in one phase.
const MOST_DECISIONS: usize = 64;

impl Mind for OnBoard {
    const FEATURES: usize = 1;
    const STAGES: usize = 13;

    /// What the other does with a split, a choice or the rest of a phase is theirs; a pile face down is seen once it is chosen.
    fn blind(&self, state: &State, _: Seat, action: Action) -> bool {
        matches!(action, Action::End | Action::Give { .. })
            || matches!(action, Action::Choose { .. }) && state.hides_a_pile()
    }

    fn points_now(&self, state: &State, seat: Seat) -> i32 {
        // Even who looks no further than the sheet knows that passengers want cabins, and that two cards are more than one.
        let cabins = Level::ALL.into_iter().map(|level| i32::from(state.sheet(seat).vacant(level)));
        let cards = state.cards_left(seat) as i32;
        100 * self.points(state, seat) + 50 * cabins.sum::<i32>() + 100 * cards
    }

    fn promise(&self, state: &State, seat: Seat) -> i32 {
        match state.phase() {
            // What the other leaves, whichever pile they take.
            Phase::Choose if self.awaited(state).contains(seat.opponent()) => {
                let mut list = Vec::new();
                self.legal(state, seat.opponent(), &mut list);
                let taken = list.iter().map(|&choice| {
                    let mut after = *state;
                    let done = self.apply(&mut after, seat.opponent(), choice, &mut ());
                    done.map_or(i32::MAX, |()| settled(self, after, seat))
                });
                taken.min().unwrap_or(0)
            }
            _ => settled(self, *state, seat),
        }
    }

    fn features(&self, state: &State, _: Seat, _: &mut Features) -> usize {
        usize::from(state.round() / 2)
    }

    fn goal(&self, outcome: &Outcome, seat: Seat) -> i32 {
        let rival = seat.opponent();
        let margin = outcome.points[seat.index()] - outcome.points[rival.index()];
        let won = i32::from(outcome.winners.contains(seat)) - i32::from(outcome.winners.contains(rival));
        100 * margin + 500 * won
    }

    fn clock(&self, state: &State) -> u32 {
        state.round().into()
    }

    fn key(&self, state: &State, _: Seat) -> u64 {
        quick_hash(state)
    }

    fn skill(level: crate::Level) -> Skill {
        match level {
            crate::Level::Deckhand => Skill::BEGINNER,
            _ => Skill { sight: Sight::Promise, width: 12, hasty: false, search: None },
        }
    }

    fn embedded() -> &'static Net {
        static NET: Kept = Kept::new();
        weights::read::<Self>(&NET, include_bytes!("../weights/on-board.weights"))
    }

    fn lessons() -> Vec<Options> {
        Options::all().collect()
    }
}

/// The margin once both have done with the cards they have what helps their sheet most, one click at a time.
fn settled(game: &OnBoard, mut state: State, seat: Seat) -> i32 {
    let mut list = Vec::new();
    let round = state.round();
    for player in [seat, seat.opponent()] {
        for _ in 0..MOST_DECISIONS {
            let at_work =
                matches!(state.phase(), Phase::ChooserGives | Phase::SplitterGives | Phase::Resolve);
            if !at_work || state.round() != round || !game.awaited(&state).contains(player) {
                break;
            }
            game.legal(&state, player, &mut list);
            let worth = |action: &Action| {
                let mut after = state;
                let done = game.apply(&mut after, player, *action, &mut ());
                // Ending early is for those who can do nothing better.
                let late = if *action == Action::End { 1 } else { 0 };
                (done.map_or(i32::MIN, |()| sheet(game, &after, player)), -late)
            };
            let Some(&best) = list.iter().max_by_key(|action| worth(action)) else { break };
            if best == Action::End && state.phase() == Phase::Resolve {
                break;
            }
            if game.apply(&mut state, player, best, &mut ()).is_err() {
                break;
            }
        }
    }
    sheet(game, &state, seat) - sheet(game, &state, seat.opponent())
}

/// What a sheet is worth: points, room for passengers, and symbols that will still score.
fn sheet(game: &OnBoard, state: &State, seat: Seat) -> i32 {
    let sheet = state.sheet(seat);
    let rounds = i32::from(game.options().rounds());
    let left = (rounds - i32::from(state.round())).max(0);
    let ports_left = (left * 4 / rounds.max(1)).min(3);
    let vacant: i32 = Level::ALL
        .into_iter()
        .map(|level| {
            let worth = 60 + 30 * i32::from(level.stars());
            let count = i32::from(sheet.vacant(level));
            // One free cabin of a level matters most.
            (0..count).map(|n| worth * 2 / (n + 2)).sum::<i32>()
        })
        .sum();
    let suns = i32::from(sheet.symbols(Symbol::Sun)) * 150 * ports_left / 2;
    let others = (i32::from(sheet.symbols(Symbol::Glass)) + i32::from(sheet.symbols(Symbol::Die))) * 60;
    100 * game.points(state, seat) + (vacant * left.min(5)) / 5 + suns + others * left.min(8) / 8
}
