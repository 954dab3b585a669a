//! A turn: which ship, where, its effects, perhaps a mercenary, the end (PUF-9 to PUF-15, PUF-34, PUF-35).

use game::{Refusal, Seat, Sight, Sink};

use crate::effect::{Effect, Pending};
use crate::shot::{DIAGONAL, direction};
use crate::state::{TURNS, Turn};
use crate::{
    Action, Contract, Event, Mercenaries, Mercenary, Open, PiratesUnderFire, Power, Sea, Ship, Space, Spaces,
    State, Step, puf,
};

impl PiratesUnderFire {
    pub(crate) fn contract(&self, mercenary: Mercenary) -> &Contract {
        self.parts.contract(mercenary)
    }

    /// Where the seat may lay a ship of its own, or this mercenary (PUF-10, PUF-12, PUF-33).
    pub fn berths(&self, sea: &Sea, seat: Seat, mercenary: Option<Mercenary>) -> Spaces {
        if self.crushes(mercenary) {
            sea.accessible(seat) | sea.crushable(seat)
        } else {
            sea.accessible(seat)
        }
    }

    fn crushes(&self, mercenary: Option<Mercenary>) -> bool {
        mercenary.is_some_and(|mercenary| self.contract(mercenary).power == Power::Crush)
    }

    /// Whether the seat, on turn, can buy this mercenary (PUF-10).
    fn hires(&self, open: &Open, seat: Seat, mercenary: Mercenary) -> Result<(), Refusal> {
        if !open.offered.contains(mercenary) {
            return Err(Refusal(puf(7)));
        }
        if open.turn.hired || self.gold_lacking(open, seat, mercenary) > 0 {
            return Err(Refusal(puf(10)));
        }
        if self.berths(&open.sea, seat, Some(mercenary)).is_empty() {
            return Err(Refusal(puf(35)));
        }
        Ok(())
    }

    /// How much more gold the seat needs to buy this mercenary (PUF-10).
    pub fn gold_lacking(&self, open: &Open, seat: Seat, mercenary: Mercenary) -> u8 {
        self.contract(mercenary).cost.saturating_sub(open.player(seat).gold)
    }

    /// The mercenaries that the seat, on turn, can buy beside its ship.
    pub fn hireable(&self, open: &Open, seat: Seat) -> impl Iterator<Item = Mercenary> {
        // Hardly ever is there gold enough, and this is asked at every turn.
        let poor = open.turn.hired || open.player(seat).gold < self.parts.cheapest;
        let offered = if poor { Mercenaries::NONE } else { open.offered };
        offered.iter().filter(move |&mercenary| self.hires(open, seat, mercenary).is_ok())
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
                self.hireable(&state.open, seat).for_each(|mercenary| f(Action::Hire { mercenary }));
                if turn.laid || stuck {
                    f(Action::End);
                }
            }
            Step::Lay { mercenary } => {
                self.berths(&state.open.sea, seat, mercenary)
                    .iter()
                    .for_each(|space| f(Action::Lay { space }));
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
            (Step::Choose, Action::Hire { mercenary }) => self.hires(&state.open, seat, mercenary),
            // PUF-35: who cannot lay a ship may give up.
            (Step::Choose, Action::End) => rule(open.turn.laid || open.sea.accessible(seat).is_empty(), 9),
            (Step::Lay { mercenary }, Action::Lay { space }) => {
                let broken =
                    if self.crushes(mercenary) && open.sea.active().contains(space) { 33 } else { 12 };
                rule(self.berths(&state.open.sea, seat, mercenary).contains(space), broken)
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
        while let Some(only) = self.only_choice(state, state.open.on_turn(), sink) {
            sink.unasked();
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

    /// Ends effects that have nothing to do (PUF-15). Then, if a single choice is left that need not be asked, that one.
    fn only_choice(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) -> Option<Action> {
        let turn = &state.open.turn;
        match turn.step {
            Step::Effects => {
                if !turn.pending.iter().any(|effect| state.can(seat, effect)) {
                    state.end_effects(seat, sink);
                    return self.only_choice(state, seat, sink);
                }
                if state.may_decline() {
                    return None;
                }
                only(state.targets(seat, Effect::PlaceMine).iter()).map(|space| Action::Mine { space })
            }
            Step::Dummy => only(turn.placed.iter()).map(|space| Action::Dummy { space }),
            Step::Reserve => only(state.hold(seat).reserve_values()).map(|value| Action::Choose { value }),
            Step::Lay { mercenary } => {
                only(self.berths(&state.open.sea, seat, mercenary).iter()).map(|space| Action::Lay { space })
            }
            Step::Choose | Step::Over { .. } => None,
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
            let player = state.open.player_mut(seat);
            // What a view from elsewhere says of gold need not fit the prices of this game.
            player.gold = player.gold.saturating_sub(gold);
            state.open.offered = state.open.offered.without(mercenary);
            sink.emit(Sight::All, Event::Hired { seat, mercenary, gold });
        }
        if let Some(tile) = chosen {
            let hand = &mut state.hold_mut(seat).hand;
            *hand = hand.without(tile);
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
        // PUF-11, PUF-34.
        if state.open.round() < TURNS
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
        sink.emit(Sight::All, Event::TurnBegan { seat, turn: state.open.round() });
        // PUF-35.
        let stuck = state.open.sea.accessible(seat).is_empty();
        if stuck && self.hireable(&state.open, seat).next().is_none() {
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
            Action::Shoot { space } => unfit_shot(state, space),
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
        Action::Sweep { space } | Action::Shield { space } => {
            let rule = if state.hired_acts() { 29 } else { 22 };
            (state.targets(seat, effect).contains(space), rule)
        }
        Action::Take => (state.can(seat, effect), 21),
        Action::Search => (state.can(seat, effect), 29),
        _ => (state.can(seat, effect), 30),
    };
    if allowed { Ok(()) } else { Err(Refusal(puf(number))) }
}

/// Why there is no such shot: not now, not from the ship just laid, or not along that kind of line.
fn unfit_shot(state: &State, at: Space) -> Refusal {
    let turn = &state.open.turn;
    let open = |effect| turn.pending.count(effect) > 0;
    let in_line = turn.from.is_some_and(|from| direction(from, at).is_some());
    match (open(Effect::OrthogonalShot), open(Effect::DiagonalShot)) {
        (false, false) if open(Effect::AdjacentShots) || open(Effect::LateralShots) => Refusal(puf(30)),
        (false, false) => asked_instead(state),
        _ if !in_line => Refusal(puf(24)),
        (orthogonal, _) => Refusal(puf(if orthogonal { 17 } else { 18 })),
    }
}

/// Whether the mercenary has not yet fired in that direction (PUF-31).
fn aims_anew(state: &State, at: Space) -> bool {
    let turn = &state.open.turn;
    turn.from.and_then(|from| direction(from, at)).is_some_and(|direction| turn.diagonals.contains(direction))
}
