//! What somebody who thinks ahead asks, beyond the rules: single players looked at alone, what is equal for what follows.

use std::hash::Hash;

use game::{BySeat, Seat};

use crate::state::{Turn, Work};
use crate::{Action, Board, Captain, Card, Level, OnBoard, Phase, Port, Sheet, State, Symbol, Task, Tenant};

impl State {
    /// What lies before a player.
    #[inline]
    pub fn board(&self, seat: Seat) -> &Board {
        &self.player(seat).board
    }

    /// A player's captain, once chosen.
    pub fn captain(&self, seat: Seat) -> Option<Captain> {
        self.player(seat).captain
    }

    /// What a player must decide in a phase that both play at once.
    #[inline]
    pub fn task(&self, seat: Seat) -> Task {
        self.player(seat).turn.work.task
    }

    /// The cards of the first rounds, in order.
    pub fn drawn(&self, rounds: u8) -> &[Card] {
        &self.deck[..(3 * usize::from(rounds)).min(Card::MOST)]
    }

    /// How much a player has of what a port counts; more is better (OB-23).
    pub fn element(&self, port: Port, seat: Seat) -> i32 {
        port.standing(port.count(self.sheet(seat)))
    }

    /// The same for positions that play alike from here on, within one player's turn: the draw pile is left out.
    pub fn crossroads(&self) -> impl Hash + use<> {
        let players = BySeat::<_, 2>::from_fn(|seat| {
            let player = self.player(seat);
            let turn = &player.turn;
            let hand = turn.hand.map(|taken| taken.map_or(u8::MAX, |taken| taken.card.0));
            (player.captain.map(|captain| captain as u8), player.board.gist(), hand, turn.work)
        });
        (self.phase as u8, self.round, self.alone, self.hidden.map(|pile| pile as u8), players)
    }

    /// Another guess of what lies face down: its cards change places with some that are still to be drawn.
    pub fn guess_hidden(&mut self, guess: usize) {
        let Some(hidden) = self.hidden else { return };
        let start = usize::from(self.round.saturating_sub(1)) * 3;
        let left = Card::MOST.saturating_sub(start + 3);
        for (n, place) in self.pile(hidden).enumerate() {
            let other = start + 3 + (guess.wrapping_mul(2) + n) % left.max(1);
            // Places beyond the draw pile are filled up with the first card: never looked at.
            if other < Card::MOST && self.deck[other] != Card(0) {
                self.deck.swap(start + place, other);
            }
        }
    }
}

impl Board {
    /// The same for boards that play alike from here on: who lives where does not matter, only what it comes to.
    pub fn gist(&self) -> impl Hash + Eq + use<> {
        (self.sheet.gist(), self.luggage().bits(), self.captain_used)
    }
}

impl Sheet {
    fn gist(&self) -> [u64; 3] {
        let pack = |numbers: [u8; 8]| u64::from_le_bytes(numbers);
        let [one, two, three] = Level::ALL.map(|level| self.open(level) << 4 | self.occupied(level));
        let [suns, dice, glasses] =
            Symbol::ALL.map(|symbol| self.in_cabins(symbol) << 4 | self.symbols(symbol));
        let points: i8 = Level::ALL
            .iter()
            .flat_map(|&level| self.tenants(level))
            .map(|tenant| if let Tenant::Points(points) = tenant { *points } else { 0 })
            .fold(0, i8::wrapping_add);
        let lovers = self.lovers().iter().fold(0, |sum: u8, &points| sum.wrapping_add(points));
        let special = self.specials().iter().fold(0, |all, one| all * 3 + one.map_or(0, |s| 1 + s as u8));
        let [low, high] = self.objective_bits().to_le_bytes();
        let [sun_low, sun_high] = self.sun_points.to_le_bytes();
        let chosen = self.chosen().map_or(0, |symbol| 1 + symbol as u8);
        [
            pack([one, two, three, suns, dice, glasses, self.satisfied, self.unhappy]),
            pack([
                points as u8,
                lovers,
                self.lovers().len() as u8,
                special,
                low,
                high,
                chosen,
                self.ports_won,
            ]),
            pack([sun_low, sun_high, 0, 0, 0, 0, 0, 0]),
        ]
    }
}

impl OnBoard {
    /// Calls `f` with everything the seat may do.
    pub fn each_legal(&self, state: &State, seat: Seat, f: impl FnMut(Action)) {
        match self.on_turn(state) {
            _ if seat.index() > 1 || state.phase == Phase::Over => {}
            Some(turn) if turn == seat => self.each_single(state, seat, f),
            Some(_) => {}
            None => self.each_joint(state, seat, f),
        }
    }

    /// How many ports of call were reached.
    pub fn ports_reached(&self, state: &State) -> usize {
        let rounds = usize::from(self.options.rounds_between_ports());
        let at_port = matches!(state.phase, Phase::Port | Phase::Over);
        (usize::from(state.round).saturating_sub(usize::from(!at_port))) / rounds
    }

    /// The ports of call that may still come; in no order that means anything.
    pub fn ports_ahead<'a>(&self, state: &'a State) -> &'a [Port] {
        &state.ports[self.ports_reached(state)..self.parts.ports.len()]
    }

    /// Puts a player back to where the phase began for them, in a phase that both play at once. Who has nothing to decide
    /// still has to say so.
    pub fn begin_again(&self, state: &mut State, seat: Seat) {
        let player = state.player_mut(seat);
        player.board = player.shown;
        self.set_to_work(state, seat, &mut ());
        let work = &mut state.player_mut(seat).turn.work;
        if work.task == Task::Done {
            work.task = Task::End;
        }
    }

    /// What one player finds when this port is reached now and pays them the award or not; the other is left out of it.
    pub fn moor(&self, state: &State, seat: Seat, port: Port, award: bool) -> State {
        let mut state = *state;
        state.ports[self.ports_reached(&state)] = port;
        state.phase = Phase::Port;
        self.score_suns(&mut state, seat, &mut ());
        let player = state.player_mut(seat);
        player.turn = Turn { compensated: !award, ..Turn::NONE };
        player.board.sheet.win_port(award);
        player.shown = player.board;
        state.player_mut(seat.opponent()).turn.work = Work::new(Task::Done);
        self.set_to_work(&mut state, seat, &mut ());
        state
    }
}
