//! Who lives where, and how ports of call went: what the events tell and a sheet does not keep.
//!
//! A sheet keeps its guests in order of kind, since cabins of a line are alike. On a table each stays in the cabin they
//! moved into, with what was ticked for them.

use game::{BySeat, Seat};

use crate::{Card, Event, Face, Level, OnBoard, Port, Sheet, Tenant};

/// An occupied cabin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cabin {
    /// Who lives there.
    pub tenant: Tenant,
    /// The card of the passenger; none for a compensation.
    pub card: Option<Card>,
    /// Satisfied that were ticked for them.
    pub satisfied: u8,
    /// Unhappy that were ticked for them.
    pub unhappy: u8,
    /// The points of their lover, one at most (OB-17).
    pub lover: Option<u8>,
}

/// Where an occupied cabin is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CabinPlace {
    /// Its line.
    pub level: Level,
    /// Its place among the occupied ones of the line, from 0.
    pub place: usize,
}

/// A port of call as it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PortCall {
    /// Which.
    pub port: Port,
    /// What each player had of its element.
    pub counts: BySeat<u8, 2>,
    /// Whom it paid.
    pub winner: Option<Seat>,
}

/// The occupied cabins of a ship.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cabins {
    /// By line.
    pub lines: [Vec<Cabin>; 3],
    /// The cabin that the next lover joins. Any without one would do (OB-17), so it is the first that was moved into.
    pub next_lover: Option<CabinPlace>,
}

/// What the events tell of one ship.
#[derive(Clone, Debug, Default)]
struct Ship {
    lines: [Vec<Cabin>; 3],
    /// Cabins in the order they were moved into.
    arrivals: Vec<CabinPlace>,
    /// The guest that ticks belong to.
    latest: Option<CabinPlace>,
}

/// The story so far, as one viewer was told it.
#[derive(Clone, Debug, Default)]
pub struct Logbook {
    ships: BySeat<Ship, 2>,
    /// The ports of call reached.
    pub calls: Vec<PortCall>,
}

impl Logbook {
    /// What these events tell, the oldest first.
    pub fn of(game: &OnBoard, events: impl IntoIterator<Item = Event>) -> Logbook {
        let mut logbook = Logbook::default();
        events.into_iter().for_each(|event| logbook.note(game, event));
        logbook
    }

    fn note(&mut self, game: &OnBoard, event: Event) {
        match event {
            Event::MovedIn { seat, card, level, symbol } => {
                if let Face::Passenger { guest, .. } = game.parts.face(card)
                    && let Some(tenant) = guest.tenant(symbol)
                {
                    self.ships[seat].move_in(level, tenant, Some(card));
                }
            }
            Event::SymbolWritten { seat, symbol, level: Some(level) } => {
                self.ships[seat].move_in(level, Tenant::Symbol(symbol), None);
            }
            Event::Satisfied { seat, count } => {
                if let Some(cabin) = self.ships[seat].latest() {
                    cabin.satisfied = cabin.satisfied.saturating_add(count);
                }
            }
            Event::Unhappy { seat } => {
                if let Some(cabin) = self.ships[seat].latest() {
                    cabin.unhappy = cabin.unhappy.saturating_add(1);
                }
            }
            Event::LoverCame { seat, points } => {
                let ship = &mut self.ships[seat];
                if let Some(cabin) = ship.next_for_lover().and_then(|at| ship.cabin(at)) {
                    cabin.lover = Some(points);
                }
            }
            Event::PortReached { port, counts } => {
                self.calls.push(PortCall { port, counts, winner: port.winner(counts) });
            }
            _ => {}
        }
        let about_a_guest = matches!(
            event,
            Event::MovedIn { .. }
                | Event::SymbolWritten { .. }
                | Event::Satisfied { .. }
                | Event::Unhappy { .. }
        );
        if !about_a_guest {
            self.ships.iter_mut().for_each(|ship| ship.latest = None);
        }
    }

    /// Whether the events tell all that the sheet keeps.
    pub fn tells(&self, seat: Seat, sheet: &Sheet) -> bool {
        let ship = &self.ships[seat];
        let lovers = ship.lines.iter().flatten().filter(|cabin| cabin.lover.is_some()).count();
        let line = |level: Level| {
            let mut told: Vec<Tenant> = ship.lines[level.index()].iter().map(|cabin| cabin.tenant).collect();
            told.sort_unstable();
            told == sheet.tenants(level)
        };
        lovers == sheet.lovers().len() && Level::ALL.into_iter().all(line)
    }

    /// Who lives in each line of a sheet: as the events tell, or as the sheet has it where they are not the whole story.
    pub fn cabins(&self, seat: Seat, sheet: &Sheet) -> Cabins {
        if self.tells(seat, sheet) {
            let ship = &self.ships[seat];
            return Cabins { lines: ship.lines.clone(), next_lover: ship.next_for_lover() };
        }
        let mut ship = Ship::default();
        for level in Level::ALL {
            sheet.tenants(level).iter().for_each(|&tenant| ship.move_in(level, tenant, None));
        }
        for &points in sheet.lovers() {
            if let Some(cabin) = ship.next_for_lover().and_then(|at| ship.cabin(at)) {
                cabin.lover = Some(points);
            }
        }
        Cabins { next_lover: ship.next_for_lover(), lines: ship.lines }
    }
}

impl Ship {
    fn cabin(&mut self, at: CabinPlace) -> Option<&mut Cabin> {
        self.lines[at.level.index()].get_mut(at.place)
    }

    fn latest(&mut self) -> Option<&mut Cabin> {
        self.cabin(self.latest?)
    }

    fn move_in(&mut self, level: Level, tenant: Tenant, card: Option<Card>) {
        let line = &mut self.lines[level.index()];
        let at = CabinPlace { level, place: line.len() };
        line.push(Cabin { tenant, card, satisfied: 0, unhappy: 0, lover: None });
        self.arrivals.push(at);
        self.latest = Some(at);
    }

    fn next_for_lover(&self) -> Option<CabinPlace> {
        let alone = |at: &&CabinPlace| {
            self.lines[at.level.index()].get(at.place).is_some_and(|cabin| cabin.lover.is_none())
        };
        self.arrivals.iter().find(alone).copied()
    }
}
