//! A turn: which ship, where, its effects, perhaps a mercenary, the end (PUF-9 to PUF-15, PUF-34, PUF-35).

use game::{Refusal, Seat, Seats, Sight, Sink};

use crate::effect::{Effect, Pending};
use crate::sea::other;
use crate::shot::{DIAGONAL, direction};
use crate::state::{TURNS, Turn};
use crate::{
    Action, Contract, DummyMine, Event, Icon, Mercenary, PiratesUnderFire, Power, Ship, Space, Spaces, State,
    Step, Value, puf,
};

impl PiratesUnderFire {
    pub(crate) fn contract(&self, mercenary: Mercenary) -> &Contract {
        &self.parts.mercenaries[mercenary.index()]
    }

    /// Where the seat may lay a ship of its own, or this mercenary (PUF-10, PUF-12, PUF-33).
    pub(crate) fn berths(&self, state: &State, seat: Seat, mercenary: Option<Mercenary>) -> Spaces {
        let sea = &state.open.sea;
        let crushes = mercenary.is_some_and(|m| self.contract(m).power == Power::Crush);
        if crushes { sea.accessible(seat) | sea.crushable(seat) } else { sea.accessible(seat) }
    }

    /// Whether the seat can buy this mercenary now (PUF-10).
    fn hires(&self, state: &State, seat: Seat, mercenary: Mercenary) -> Result<(), Refusal> {
        let open = &state.open;
        if !open.offered.contains(mercenary) {
            return Err(Refusal(puf(7)));
        }
        if open.turn.hired || self.contract(mercenary).cost > open.player(seat).gold {
            return Err(Refusal(puf(10)));
        }
        if self.berths(state, seat, Some(mercenary)).is_empty() {
            return Err(Refusal(puf(35)));
        }
        Ok(())
    }

    /// The mercenaries the seat can buy now.
    fn hireable(&self, state: &State, seat: Seat) -> impl Iterator<Item = Mercenary> {
        // Hardly ever is there gold enough, and this is asked at every turn.
        let poor = state.open.turn.hired || state.open.player(seat).gold < self.parts.cheapest;
        let offered = if poor { crate::Mercenaries::default() } else { state.open.offered };
        offered.iter().filter(move |&mercenary| self.hires(state, seat, mercenary).is_ok())
    }

    /// Calls `f` with everything the player on turn may do.
    pub(crate) fn each(&self, state: &State, seat: Seat, mut f: impl FnMut(Action)) {
        let turn = &state.open.turn;
        match turn.step {
            Step::Choose => {
                let stuck = state.open.sea.accessible(seat).is_empty();
                if !turn.laid && !stuck {
                    state.hold(seat).hand.values().for_each(|value| f(Action::Ship { value }));
                }
                self.hireable(state, seat).for_each(|mercenary| f(Action::Hire { mercenary }));
                if turn.laid || stuck {
                    f(Action::End);
                }
            }
            Step::Lay { mercenary } => {
                self.berths(state, seat, mercenary).iter().for_each(|space| f(Action::Lay { space }));
            }
            Step::Effects => {
                turn.pending.iter().for_each(|effect| state.each_use(seat, effect, &mut f));
                if state.may_decline() {
                    f(Action::Decline);
                }
            }
            Step::Dummy => turn.placed.iter().for_each(|space| f(Action::Dummy { space })),
            Step::Reserve => {
                state.hold(seat).reserve_values().for_each(|value| f(Action::Choose { value }));
            }
            Step::Over { .. } => {}
        }
    }

    /// Whether the player on turn may do this; if not, why.
    pub(crate) fn permit(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let open = &state.open;
        let rule = |allowed: bool, number: u8| if allowed { Ok(()) } else { Err(Refusal(puf(number))) };
        match (open.turn.step, action) {
            (Step::Choose, Action::Ship { value }) => {
                rule(!open.turn.laid, 9)?;
                rule(state.hold(seat).hand.first_of(value).is_some(), 9)?;
                rule(!open.sea.accessible(seat).is_empty(), 35)
            }
            (Step::Choose, Action::Hire { mercenary }) => self.hires(state, seat, mercenary),
            // PUF-35: who cannot lay a ship may give up.
            (Step::Choose, Action::End) => rule(open.turn.laid || open.sea.accessible(seat).is_empty(), 9),
            (Step::Lay { mercenary }, Action::Lay { space }) => {
                let crushes = mercenary.is_some_and(|m| self.contract(m).power == Power::Crush);
                let broken = if crushes && open.sea.active().contains(space) { 33 } else { 12 };
                rule(self.berths(state, seat, mercenary).contains(space), broken)
            }
            (Step::Effects, Action::Decline) => rule(state.may_decline(), 29),
            (Step::Effects, _) => permit_effect(state, seat, action),
            (Step::Dummy, Action::Dummy { space }) => rule(open.turn.placed.contains(space), 29),
            (Step::Reserve, Action::Choose { value }) => {
                rule(state.hold(seat).reserve_values().any(|v| v == value), 29)
            }
            _ => Err(asked_instead(state)),
        }
    }

    /// Carries out an action that is permitted, and what follows without a choice.
    pub(crate) fn act(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.act_once(state, seat, action, sink);
        self.go_on(state, sink);
    }

    /// Carries out single choices, the next player's included.
    pub(crate) fn go_on(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        while let Some(only) = self.only_choice(state, state.open.on_turn()) {
            self.act_once(state, state.open.on_turn(), only, sink);
        }
    }

    fn act_once(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Ship { value } => {
                state.chosen = state.hold(seat).hand.first_of(value);
                state.open.turn.step = Step::Lay { mercenary: None };
            }
            Action::Hire { mercenary } => state.open.turn.step = Step::Lay { mercenary: Some(mercenary) },
            Action::Lay { space } => self.lay(state, seat, space, sink),
            Action::Choose { value } => state.choose_tile(seat, value, sink),
            Action::Dummy { space } => state.settle_dummy(seat, space, sink),
            Action::Decline => {
                state.open.turn.pending = Pending::NONE;
                sink.emit(Sight::All, Event::Declined { seat });
            }
            Action::End => self.end_turn(state, seat, sink),
            _ => {
                if let Some(effect) = state.effect_of(action) {
                    state.open.turn.pending.spend(effect);
                    state.carry_out(seat, effect, action, sink);
                }
            }
        }
    }

    /// Ends effects that have nothing to do (PUF-15). Then, if a single choice is left that does not end the turn, that one.
    fn only_choice(&self, state: &mut State, seat: Seat) -> Option<Action> {
        let turn = &state.open.turn;
        match turn.step {
            Step::Effects => {
                if !turn.pending.iter().any(|effect| state.can(seat, effect)) {
                    state.end_effects();
                    return self.only_choice(state, seat);
                }
                if state.may_decline() {
                    return None;
                }
                only(state.targets(seat, Effect::PlaceMine).iter()).map(|space| Action::Mine { space })
            }
            Step::Dummy => only(turn.placed.iter()).map(|space| Action::Dummy { space }),
            Step::Reserve => only(state.hold(seat).reserve_values()).map(|value| Action::Choose { value }),
            Step::Lay { mercenary } => {
                only(self.berths(state, seat, mercenary).iter()).map(|space| Action::Lay { space })
            }
            Step::Choose if turn.laid => None,
            Step::Choose => {
                let value = only(state.hold(seat).hand.values())?;
                let stuck = state.open.sea.accessible(seat).is_empty();
                let sole = !stuck && self.hireable(state, seat).next().is_none();
                sole.then_some(Action::Ship { value })
            }
            Step::Over { .. } => None,
        }
    }

    /// Lays the chosen ship: whatever lay there goes, then the mine, the opening shield, the effects.
    fn lay(&self, state: &mut State, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        let Step::Lay { mercenary } = state.open.turn.step else { return };
        let chosen = state.chosen.take();
        let ship = match (mercenary, chosen) {
            (Some(mercenary), _) => Ship::Hired(mercenary),
            (None, Some(tile)) => Ship::Own(tile.value()),
            (None, None) => return,
        };
        if let Ship::Hired(mercenary) = ship {
            let gold = self.contract(mercenary).cost;
            state.open.player_mut(seat).gold -= gold;
            state.open.offered.remove(mercenary);
            sink.emit(Sight::All, Event::Hired { seat, mercenary, gold });
        }
        if let Some(tile) = chosen {
            state.hold_mut(seat).hand.remove(tile);
            state.open.player_mut(seat).laid.add(tile.value());
        }
        let open_sea = state.clear(space, sink);
        state.open.sea.ships[space.index()] = Some(ship);
        let fleet = state.open.sea.fleet_mut(seat);
        fleet.active = fleet.active.with(space);
        sink.emit(Sight::All, Event::Laid { seat, ship, space });
        state.take_mine(seat, space, sink);
        // PUF-8.
        if state.open.turns == 0 && !state.open.turn.laid && state.open.shields > 0 {
            state.put_shield(seat, space, sink);
        }
        let turn = &mut state.open.turn;
        turn.from = Some(space);
        turn.diagonals = DIAGONAL;
        turn.step = Step::Effects;
        match ship {
            Ship::Own(value) => {
                turn.laid = true;
                state.begin_effects(seat, value, open_sea.then(|| state.open.sea.icon(space)), sink);
            }
            Ship::Hired(mercenary) => {
                turn.hired = true;
                if let Some((effect, count)) = Effect::of_power(self.contract(mercenary).power) {
                    turn.pending.add(effect, count);
                }
                if self.contract(mercenary).power == Power::PlaceMines {
                    state.bring_dummy();
                }
            }
        }
    }

    fn end_turn(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        if !state.open.turn.laid {
            return strand(state, seat, sink);
        }
        let turn = state.open.turns / 2 + 1;
        // PUF-11, PUF-34.
        if turn < TURNS
            && let Some(tile) = state.hold_mut(seat).draw.take()
        {
            state.receive(seat, tile, false, sink);
        }
        state.open.turns += 1;
        if state.open.turns == 2 * TURNS {
            state.open.turn = Turn { step: Step::Over { stranded: None }, ..Turn::BEGIN };
            return sink.emit(Sight::All, Event::Over);
        }
        state.open.turn = Turn::BEGIN;
        self.begin_turn(state, sink);
    }

    pub(crate) fn begin_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let seat = state.open.on_turn();
        sink.emit(Sight::All, Event::TurnBegan { seat, turn: state.open.turns / 2 + 1 });
        // PUF-35.
        let stuck = state.open.sea.accessible(seat).is_empty();
        if stuck && self.hireable(state, seat).next().is_none() {
            strand(state, seat, sink);
        }
    }
}

/// The single item, if there is exactly one.
fn only<T>(mut items: impl Iterator<Item = T>) -> Option<T> {
    let first = items.next()?;
    items.next().is_none().then_some(first)
}

/// Why somebody else than the player on turn can do nothing; how far that player is, they need not know.
pub(crate) fn not_on_turn(state: &State) -> Refusal {
    if state.open.over() { asked_instead(state) } else { Refusal(puf(9)) }
}

/// Why an action is out of place: what is asked instead.
fn asked_instead(state: &State) -> Refusal {
    Refusal(puf(match state.open.turn.step {
        Step::Choose | Step::Effects => 9,
        Step::Lay { mercenary: None } => 12,
        Step::Lay { mercenary: Some(_) } => 10,
        Step::Dummy | Step::Reserve => 29,
        Step::Over { stranded: None } => 34,
        Step::Over { stranded: Some(_) } => 35,
    }))
}

/// PUF-35: a player who must lay a ship and cannot has lost.
fn strand(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    state.open.turn = Turn { step: Step::Over { stranded: Some(seat) }, ..Turn::BEGIN };
    sink.emit(Sight::All, Event::Stranded { seat });
    sink.emit(Sight::All, Event::Over);
}

fn permit_effect(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let Some(effect) = state.effect_of(action) else {
        return Err(match action {
            // PUF-24: shots start from the ship just laid.
            Action::Shoot { .. } => Refusal(puf(24)),
            _ => asked_instead(state),
        });
    };
    let (allowed, number) = match action {
        Action::Shoot { space } => {
            let second = effect == Effect::DiagonalShot && !aims_anew(state, space);
            (state.targets(seat, effect).contains(space), if second { 31 } else { 25 })
        }
        Action::Repair { space } => (state.targets(seat, effect).contains(space), 19),
        Action::Mine { space } => (state.targets(seat, effect).contains(space), 20),
        Action::Sweep { space } => (state.targets(seat, effect).contains(space), 22),
        Action::Shield { space } => (state.targets(seat, effect).contains(space), 22),
        Action::Take => (state.can(seat, effect), 21),
        Action::Look => (state.can(seat, effect), 29),
        _ => (state.can(seat, effect), 30),
    };
    if allowed { Ok(()) } else { Err(Refusal(puf(number))) }
}

/// Whether the mercenary has not yet fired in that direction (PUF-31).
fn aims_anew(state: &State, at: Space) -> bool {
    let turn = &state.open.turn;
    turn.from.and_then(|from| direction(from, at)).is_some_and(|direction| turn.diagonals & direction != 0)
}

impl State {
    /// Removes the ship that lies on a space, burning or crushed. Whether there was none.
    fn clear(&mut self, space: Space, sink: &mut impl Sink<Event>) -> bool {
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
    fn take_mine(&mut self, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
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

    fn put_shield(&mut self, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        self.open.shields -= 1;
        self.open.sea.shields[space.index()] += 1;
        sink.emit(Sight::All, Event::Shielded { seat, space });
    }

    /// The effects of a ship of one's own and of the sea, if it is open there (PUF-9, PUF-13, PUF-22).
    fn begin_effects(&mut self, seat: Seat, value: Value, icon: Option<Icon>, sink: &mut impl Sink<Event>) {
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

    fn carry_out(&mut self, seat: Seat, effect: Effect, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Shoot { space } => {
                // PUF-31: a mercenary fires in different directions; a nine over a diagonal shot may fire twice in one.
                let from = self.open.turn.from.filter(|_| self.hired_acts());
                if let Some(direction) = from.and_then(|from| direction(from, space)) {
                    self.open.turn.diagonals &= !direction;
                }
                self.hit(other(seat), space, sink);
            }
            Action::Fire => {
                let hit = self.targets(seat, effect);
                hit.iter().for_each(|space| self.hit(other(seat), space, sink));
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
            Action::Look => {
                self.open.turn.step = Step::Reserve;
                sink.emit(Sight::Only(Seats::only(seat)), Event::Looked { seat });
            }
            _ => {}
        }
    }

    /// Whether the effects are those of a mercenary.
    fn hired_acts(&self) -> bool {
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
    fn receive(&mut self, seat: Seat, tile: crate::Tile, reserve: bool, sink: &mut impl Sink<Event>) {
        self.hold_mut(seat).hand.insert(tile);
        sink.emit(Sight::All, Event::Drew { seat, reserve });
        sink.emit(Sight::Only(Seats::only(seat)), Event::Got { seat, value: tile.value() });
    }

    /// PUF-29. Always the same one of equal tiles: whichever comes first in the pile would tell of the order of the rest.
    fn choose_tile(&mut self, seat: Seat, value: Value, sink: &mut impl Sink<Event>) {
        self.open.turn.step = Step::Effects;
        let Some(tile) = self.hold(seat).reserve_tiles().first_of(value) else { return };
        self.hold_mut(seat).reserve.take_out(tile);
        self.open.player_mut(seat).looked = true;
        self.open.player_mut(seat).extra += 1;
        self.receive(seat, tile, true, sink);
    }

    /// The dummy joins the supply, to be among the mines that are now placed; once it was in play it does not come again.
    fn bring_dummy(&mut self) {
        if self.open.dummy == DummyMine::Aside {
            self.open.dummy = DummyMine::Coming;
            self.open.mines += 1;
        }
    }

    fn settle_dummy(&mut self, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        self.dummy = Some(space);
        self.open.dummy = DummyMine::Among { mines: self.open.turn.placed, placer: seat };
        self.open.turn.placed = Spaces::NONE;
        self.open.turn.step = Step::Effects;
        sink.emit(Sight::All, Event::DummyHidden { seat });
        sink.emit(Sight::Only(Seats::only(seat)), Event::DummyChosen { seat, space });
    }

    /// Nothing is left to do with the effects; mines just placed want their dummy.
    fn end_effects(&mut self) {
        let turn = &mut self.open.turn;
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
        turn.diagonals = 0;
        turn.placed = Spaces::NONE;
        turn.step = Step::Choose;
    }
}
