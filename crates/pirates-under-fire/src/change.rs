//! The single changes that a turn is made of: ships, shields, mines and tiles change places.

use game::{Seat, Seats, Sight, Sink};

use crate::effect::{Effect, Pending};
use crate::shot::{Directions, direction};
use crate::{Action, DummyMine, Event, Icon, Ship, Space, Spaces, State, Step, Tile, Value};

impl State {
    /// Removes the ship that lies on a space, burning or crushed. Whether there was none.
    pub(crate) fn clear(&mut self, space: Space, sink: &mut impl Sink<Event>) -> bool {
        let sea = &mut self.open.sea;
        let Some(owner) = sea.owner(space) else { return true };
        let fleet = sea.fleet_mut(owner);
        let event = if fleet.burning.contains(space) {
            Event::Sunk { seat: owner, space }
        } else {
            Event::Crushed { seat: owner, space }
        };
        fleet.active = fleet.active.without(space);
        fleet.burning = fleet.burning.without(space);
        sink.emit(Sight::All, event);
        false
    }

    /// PUF-27: the mine goes to whoever laid a ship on it.
    pub(crate) fn take_mine(&mut self, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        if self.open.sea.mines.contains(space) {
            let dummy = self.lift_mine(space);
            self.open.player_mut(seat).mines += u8::from(!dummy);
            sink.emit(Sight::All, Event::MineTaken { seat, space, dummy });
        }
    }

    /// Takes a mine off the sea; whether it was the dummy, which leaves the game.
    fn lift_mine(&mut self, space: Space) -> bool {
        let open = &mut self.open;
        open.sea.mines = open.sea.mines.without(space);
        let dummy = self.dummy == Some(space);
        if let DummyMine::Among { mines, .. } = &mut open.dummy {
            *mines = mines.without(space);
            if dummy {
                open.dummy = DummyMine::Gone;
                self.dummy = None;
            }
        }
        dummy
    }

    pub(crate) fn put_shield(&mut self, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        self.open.shields -= 1;
        self.open.sea.shields[space.index()] += 1;
        sink.emit(Sight::All, Event::Shielded { seat, space });
    }

    /// The effects of a ship of one's own and of the sea, if it is open there (PUF-9, PUF-13, PUF-22).
    pub(crate) fn begin_effects(
        &mut self,
        seat: Seat,
        value: Value,
        icon: Option<Icon>,
        sink: &mut impl Sink<Event>,
    ) {
        let times = if value.number() == 9 { 2 } else { 1 };
        if value.number().is_multiple_of(2) {
            self.open.player_mut(seat).gold += 1;
            sink.emit(Sight::All, Event::GoldTaken { seat });
        }
        if icon == Some(Icon::VictoryPoint) {
            self.open.player_mut(seat).points += times;
            (0..times).for_each(|_| sink.emit(Sight::All, Event::PointTaken { seat }));
        }
        let pending = &mut self.open.turn.pending;
        if let Some(effect) = icon.and_then(Effect::of_icon) {
            pending.add(effect, times);
        }
        if let Some(effect) = Effect::of_ship(value) {
            pending.add(effect, 1);
        }
    }

    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        effect: Effect,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Shoot { space } => {
                // PUF-31: a mercenary fires in different directions; a nine over a diagonal shot may fire twice in one.
                let from = self.open.turn.from.filter(|_| self.hired_acts());
                if let Some(direction) = from.and_then(|from| direction(from, space)) {
                    self.open.turn.diagonals = self.open.turn.diagonals.without(direction);
                }
                self.hit(seat.opponent(), space, sink);
            }
            Action::Fire => {
                let hit = self.targets(seat, effect);
                hit.iter().for_each(|space| self.hit(seat.opponent(), space, sink));
            }
            Action::Repair { space } => {
                let fleet = self.open.sea.fleet_mut(seat);
                fleet.burning = fleet.burning.without(space);
                fleet.active = fleet.active.with(space);
                sink.emit(Sight::All, Event::Repaired { seat, space });
            }
            Action::Mine { space } => {
                self.open.mines -= 1;
                self.open.sea.mines = self.open.sea.mines.with(space);
                if self.hired_acts() {
                    self.open.turn.placed = self.open.turn.placed.with(space);
                }
                sink.emit(Sight::All, Event::MinePlaced { seat, space });
            }
            Action::Sweep { space } => {
                let dummy = self.lift_mine(space);
                self.open.mines += u8::from(!dummy);
                sink.emit(Sight::All, Event::MineRemoved { seat, space, dummy });
            }
            Action::Shield { space } => self.put_shield(seat, space, sink),
            Action::Take => {
                if let Some(tile) = self.hold_mut(seat).reserve.take() {
                    self.open.player_mut(seat).extra += 1;
                    self.receive(seat, tile, true, sink);
                }
            }
            Action::Search => {
                self.open.turn.step = Step::Reserve;
                sink.emit(Sight::Only(Seats::only(seat)), Event::Looked { seat });
            }
            _ => {}
        }
    }

    /// Whether the effects are those of a mercenary.
    pub(crate) fn hired_acts(&self) -> bool {
        self.open.turn.from.is_some_and(|from| matches!(self.open.sea.ship(from), Some(Ship::Hired(_))))
    }

    /// PUF-25: a shield goes, or the ship burns.
    fn hit(&mut self, owner: Seat, space: Space, sink: &mut impl Sink<Event>) {
        let sea = &mut self.open.sea;
        if sea.shields[space.index()] > 0 {
            sea.shields[space.index()] -= 1;
            self.open.shields += 1;
            sink.emit(Sight::All, Event::ShieldLost { seat: owner, space });
        } else if sea.burns(space) {
            let fleet = sea.fleet_mut(owner);
            fleet.active = fleet.active.without(space);
            fleet.burning = fleet.burning.with(space);
            sink.emit(Sight::All, Event::SetOnFire { seat: owner, space });
        }
    }

    /// A tile comes into a hand; only its player sees which.
    pub(crate) fn receive(&mut self, seat: Seat, tile: Tile, reserve: bool, sink: &mut impl Sink<Event>) {
        let hand = &mut self.hold_mut(seat).hand;
        *hand = hand.with(tile);
        sink.emit(Sight::All, Event::Drew { seat, reserve });
        sink.emit(Sight::Only(Seats::only(seat)), Event::Got { seat, value: tile.value() });
    }

    /// PUF-29. Always the same one of equal tiles: whichever comes first in the pile would tell of the order of the rest.
    pub(crate) fn choose_tile(&mut self, seat: Seat, value: Value, sink: &mut impl Sink<Event>) {
        self.open.turn.step = Step::Effects;
        let Some(tile) = self.hold(seat).reserve_tiles().first_of(value) else { return };
        self.hold_mut(seat).reserve.take_out(tile);
        self.open.player_mut(seat).looked = true;
        self.open.player_mut(seat).extra += 1;
        self.receive(seat, tile, true, sink);
    }

    /// The dummy joins the supply, to be among the mines that are now placed; once it was in play it does not come again.
    pub(crate) fn bring_dummy(&mut self) {
        if self.open.dummy == DummyMine::Aside {
            self.open.dummy = DummyMine::Coming;
            self.open.mines += 1;
        }
    }

    pub(crate) fn settle_dummy(&mut self, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        self.dummy = Some(space);
        self.open.dummy = DummyMine::Among { mines: self.open.turn.placed, placer: seat };
        self.open.turn.placed = Spaces::NONE;
        self.open.turn.step = Step::Effects;
        sink.emit(Sight::All, Event::DummyHidden { seat });
        sink.emit(Sight::Only(Seats::only(seat)), Event::DummyChosen { seat, space });
    }

    /// Nothing is left to do with the effects; mines just placed want their dummy.
    pub(crate) fn end_effects(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let turn = &mut self.open.turn;
        turn.pending.iter().for_each(|effect| sink.emit(Sight::All, Event::Skipped { seat, effect }));
        turn.pending = Pending::NONE;
        if self.open.dummy == DummyMine::Coming {
            if !turn.placed.is_empty() {
                turn.step = Step::Dummy;
                return;
            }
            self.open.dummy = DummyMine::Aside;
            self.open.mines -= 1;
        }
        // What a turn leaves behind must not tell two equal positions apart.
        turn.from = None;
        turn.diagonals = Directions::NONE;
        turn.placed = Spaces::NONE;
        turn.step = Step::Choose;
    }
}
