//! Who lives where, and how ports of call went: what the log tells and a sheet does not keep.
//!
//! A sheet keeps its guests in order of kind, since cabins of a line are alike. On the screen each stays in the porthole
//! they moved into, with what was ticked for them; so the story is read from the log.

use game::Seat;
use on_board::{Event, Face, Guest, Level, OnBoard, Port, Sheet, Tenant};

use crate::scene::Scene;

/// An occupied cabin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cabin {
    pub(super) tenant: Tenant,
    /// The card of the passenger; none for a compensation.
    pub(super) card: Option<usize>,
    pub(super) satisfied: u8,
    pub(super) unhappy: u8,
    pub(super) lover: Option<u8>,
}

/// A port of call as it went.
#[derive(Clone, Copy, Debug)]
pub(super) struct Call {
    pub(super) port: Port,
    /// What each player had of its element.
    pub(super) counts: [u8; 2],
    pub(super) winner: Option<Seat>,
}

/// What the log tells of one ship.
#[derive(Clone, Debug, Default)]
struct Ship {
    lines: [Vec<Cabin>; 3],
    /// Cabins in the order they were moved into: a line and a place.
    arrivals: Vec<(usize, usize)>,
    /// The guest that ticks belong to.
    latest: Option<(usize, usize)>,
    satisfied: u8,
    symbols: u8,
    opened: u8,
}

/// The story so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Chronicle {
    ships: [Ship; 2],
    pub(super) calls: Vec<Call>,
}

impl Chronicle {
    /// What was seen to happen up to the moment that is shown.
    pub(super) fn of(scene: &Scene<OnBoard>) -> Chronicle {
        let mut story = Chronicle::default();
        let seen = scene.happened.iter().filter(|happening| happening.moment <= scene.moment);
        let sheet = |place: usize| scene.view.players.get(place).map(|player| player.board.sheet());
        let all: Vec<Event> = seen.map(|happening| happening.event).collect();
        // Cabins that were open from the start: those now open without those opened since.
        let opened = |place: usize| {
            let ours = |event: &&Event| matches!(event, Event::Opened { seat, .. } if seat.index() == place);
            all.iter().filter(ours).count() as u8
        };
        let at_start = [0, 1].map(|place| {
            let open: u8 = sheet(place).map_or(0, |s| Level::ALL.iter().map(|&l| s.open(l)).sum());
            open.saturating_sub(opened(place))
        });
        all.iter().for_each(|event| story.tell(&scene.game, at_start, *event));
        story
    }

    fn tell(&mut self, game: &OnBoard, at_start: [u8; 2], event: Event) {
        match event {
            Event::MovedIn { seat, card, level, symbol } => {
                let tenant = match (symbol, game.components().face(card)) {
                    (Some(symbol), _) => Tenant::Symbol(symbol as u8),
                    (
                        None,
                        Face::Passenger {
                            guest: Guest::Points(points) | Guest::Conditional { points, .. },
                            ..
                        },
                    ) => Tenant::Points(points),
                    _ => Tenant::Nobody,
                };
                self.ship(seat).move_in(level, tenant, Some(card.index()));
            }
            Event::SymbolWritten { seat, symbol, level } => {
                let ship = self.ship(seat);
                match level {
                    Some(level) => ship.move_in(level, Tenant::Symbol(symbol as u8), None),
                    None => ship.symbols += 1,
                }
            }
            Event::Satisfied { seat, count } => {
                let ship = self.ship(seat);
                ship.satisfied = ship.satisfied.saturating_add(count);
                if let Some(cabin) = ship.latest() {
                    cabin.satisfied = cabin.satisfied.saturating_add(count);
                }
            }
            Event::Unhappy { seat } => {
                if let Some(cabin) = self.ship(seat).latest() {
                    cabin.unhappy = cabin.unhappy.saturating_add(1);
                }
            }
            Event::LoverCame { seat, points } => {
                let ship = self.ship(seat);
                ship.latest = None;
                if let Some(cabin) = ship.next_for_lover().and_then(|at| ship.cabin(at)) {
                    cabin.lover = Some(points);
                }
            }
            Event::Opened { seat, .. } => self.ship(seat).opened += 1,
            Event::PortReached { port } => {
                let counts = [0, 1].map(|place| self.ships[place].count(port, at_start[place]));
                self.calls.push(Call { port, counts, winner: None });
            }
            Event::PortWon { seat } => {
                if let Some(call) = self.calls.last_mut() {
                    call.winner = Some(seat);
                }
            }
            _ => {}
        }
        if !matches!(
            event,
            Event::MovedIn { .. }
                | Event::SymbolWritten { .. }
                | Event::Satisfied { .. }
                | Event::Unhappy { .. }
        ) {
            self.ships.iter_mut().for_each(|ship| ship.latest = None);
        }
    }

    fn ship(&mut self, seat: Seat) -> &mut Ship {
        &mut self.ships[seat.index() & 1]
    }

    /// Whether the log tells all that the sheet keeps.
    pub(super) fn tells(&self, seat: Seat, sheet: &Sheet) -> bool {
        let ship = &self.ships[seat.index() & 1];
        let lovers = ship.lines.iter().flatten().filter(|cabin| cabin.lover.is_some()).count();
        let line = |level: Level| {
            let mut told: Vec<Tenant> = ship.lines[level.index()].iter().map(|cabin| cabin.tenant).collect();
            told.sort_unstable();
            told == sheet.tenants(level)
        };
        lovers == sheet.lovers().len() && Level::ALL.into_iter().all(line)
    }

    /// Who lives in each line of a sheet: as the log tells, or as the sheet has it where the log is not the whole story.
    pub(super) fn cabins(&self, seat: Seat, sheet: &Sheet) -> Cabins {
        let ship = &self.ships[seat.index() & 1];
        if self.tells(seat, sheet) {
            return Cabins { lines: ship.lines.clone(), next_lover: ship.next_for_lover() };
        }
        let mut lovers = sheet.lovers().iter().copied();
        let mut next_lover = None;
        let lines = Level::ALL.map(|level| {
            let tenants = sheet.tenants(level).iter().enumerate();
            let cabin = |(place, &tenant): (usize, &Tenant)| {
                let lover = lovers.next();
                if lover.is_none() {
                    next_lover.get_or_insert((level.index(), place));
                }
                Cabin { tenant, card: None, satisfied: 0, unhappy: 0, lover }
            };
            tenants.map(cabin).collect()
        });
        Cabins { lines, next_lover }
    }
}

/// The occupied cabins of a ship.
#[derive(Clone, Debug)]
pub(super) struct Cabins {
    pub(super) lines: [Vec<Cabin>; 3],
    /// The cabin that the next lover joins, a line and a place. All are alike, so it is the first that was moved into.
    pub(super) next_lover: Option<(usize, usize)>,
}

impl Ship {
    fn cabin(&mut self, (line, place): (usize, usize)) -> Option<&mut Cabin> {
        self.lines.get_mut(line)?.get_mut(place)
    }

    fn latest(&mut self) -> Option<&mut Cabin> {
        self.cabin(self.latest?)
    }

    fn move_in(&mut self, level: Level, tenant: Tenant, card: Option<usize>) {
        let line = &mut self.lines[level.index()];
        line.push(Cabin { tenant, card, satisfied: 0, unhappy: 0, lover: None });
        let at = (level.index(), line.len() - 1);
        self.arrivals.push(at);
        self.latest = Some(at);
        self.symbols += u8::from(matches!(tenant, Tenant::Symbol(_)));
    }

    fn next_for_lover(&self) -> Option<(usize, usize)> {
        let free = |&&(line, place): &&(usize, usize)| {
            self.lines.get(line).and_then(|line| line.get(place)).is_some_and(|cabin| cabin.lover.is_none())
        };
        self.arrivals.iter().find(free).copied()
    }

    /// What a port counts, as it stood at this point of the story.
    fn count(&self, port: Port, at_start: u8) -> u8 {
        match port {
            Port::Satisfied | Port::FewestSatisfied => self.satisfied,
            Port::Symbols => self.symbols,
            Port::OpenCabins => at_start + self.opened,
            Port::Occupied => self.arrivals.len() as u8,
        }
    }
}
