//! Ports of call (OB-19, OB-22 to OB-26).

use std::cmp::Ordering;

use game::{BySeat, Game, Seat, Sight, Sink};

use crate::components::{Opening, SymbolGoes};
use crate::state::{Player, State, Turn};
use crate::{Captain, Event, Level, OnBoard, Phase, Port, Sheet, Symbol, Task};

impl OnBoard {
    /// Which leg the round belongs to, from 0.
    fn leg(&self, state: &State) -> u8 {
        state.round.saturating_sub(1) / self.options.rounds_between_ports()
    }

    /// The port at the end of this leg.
    pub(crate) fn port_of_leg(&self, state: &State) -> Port {
        state.ports[usize::from(self.leg(state)) % state.ports.len()]
    }

    pub(crate) fn port(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.phase = Phase::Port;
        for seat in self.seats().iter() {
            self.score_suns(state, seat, sink);
        }
        let port = self.port_of_leg(state);
        // Compared before any compensation.
        let counts = BySeat::from_fn(|seat| port.count(state.sheet(seat)));
        sink.emit(Sight::All, Event::PortReached { port, counts });
        let winner = port.winner(counts);
        match winner {
            Some(seat) => sink.emit(Sight::All, Event::PortWon { seat }),
            None => sink.emit(Sight::All, Event::PortTied),
        }
        for seat in self.seats().iter() {
            let player = state.player_mut(seat);
            player.turn = Turn { compensated: winner != Some(seat), ..Turn::NONE };
            player.board.sheet.win_port(winner == Some(seat));
            player.shown = player.board;
        }
        for seat in self.seats().iter() {
            self.set_to_work(state, seat, sink);
        }
        self.end_phase(state, sink);
    }

    pub(crate) fn score_suns(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let player = state.player_mut(seat);
        let points = self.suns_score(&player.board.sheet, player.captain);
        let sheet = &mut player.board.sheet;
        sheet.sun_points = sheet.sun_points.saturating_add(u16::from(points));
        if points > 0 {
            sink.emit(Sight::All, Event::SunsScored { seat, points });
        }
    }

    /// What a sun scores at a port for a player with this captain (OB-19, OB-30).
    pub fn sun_worth(&self, captain: Option<Captain>) -> u8 {
        match captain {
            Some(Captain::Suns) => self.parts.extensions.captain_sun,
            _ => self.parts.sun,
        }
    }

    /// What the suns of a sheet score at a port for a player with this captain.
    pub fn suns_score(&self, sheet: &Sheet, captain: Option<Captain>) -> u8 {
        sheet.symbols(Symbol::Sun).saturating_mul(self.sun_worth(captain))
    }

    /// What the port leaves a player to do.
    pub(crate) fn owed(&self, state: &State, seat: Seat) -> Task {
        let player = state.player(seat);
        if !player.turn.compensated {
            return Task::Next;
        }
        match self.port_of_leg(state) {
            Port::Satisfied | Port::FewestSatisfied => Task::OwedTick,
            Port::Symbols => Task::OwedSymbol,
            Port::OpenCabins => match self.parts.opening {
                Opening::Cabin(level) => {
                    let mut levels = [0; 3];
                    levels[level.index()] = 1;
                    Task::Cabins { levels, extra: 0 }
                }
                Opening::Stars(left) => Task::Stars { left, begun: false },
            },
            Port::Occupied => self.lover(player, self.parts.lover),
        }
    }

    /// A lover with the bonus that always applies (OB-30).
    pub(crate) fn lover(&self, player: &Player, points: u8) -> Task {
        let bonus = match player.captain {
            Some(Captain::Lovers) => self.parts.extensions.captain_lover,
            _ => 0,
        };
        Task::Lover { points: points.saturating_add(bonus) }
    }

    pub(crate) fn symbol_goes_into_a_cabin(&self) -> bool {
        self.parts.symbol_goes == SymbolGoes::IntoCabin
    }

    /// The next leg begins, or the cruise is over; a captain's power does not carry over (OB-37).
    pub(crate) fn sail_on(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for player in &mut state.players {
            player.board.captain_used = false;
            player.shown = player.board;
        }
        if self.leg(state) + 1 >= self.options.legs() {
            state.phase = Phase::Over;
            sink.emit(Sight::All, Event::Over);
        } else {
            self.next_round(state, sink);
        }
    }
}

impl Port {
    /// How much a sheet has of what the port counts (OB-23).
    pub fn count(self, sheet: &Sheet) -> u8 {
        let lines = |f: fn(&Sheet, Level) -> u8| Level::ALL.into_iter().map(|level| f(sheet, level)).sum();
        match self {
            Port::Satisfied | Port::FewestSatisfied => sheet.satisfied,
            Port::Symbols => Symbol::ALL.into_iter().map(|symbol| sheet.symbols(symbol)).sum(),
            Port::OpenCabins => lines(Sheet::open),
            Port::Occupied => lines(Sheet::occupied),
        }
    }

    /// Whom the port pays, if anybody has the most (OB-23).
    pub fn winner(self, counts: BySeat<u8, 2>) -> Option<Seat> {
        let [one, other] = counts.map(|count| self.standing(count)).0;
        match one.cmp(&other) {
            Ordering::Greater => Some(Seat::ALL[0]),
            Ordering::Less => Some(Seat::ALL[1]),
            Ordering::Equal => None,
        }
    }

    /// How well the port thinks of so much of it: of two players it pays the one with the higher standing.
    pub fn standing(self, count: u8) -> i32 {
        match self {
            Port::FewestSatisfied => -i32::from(count),
            _ => i32::from(count),
        }
    }
}
