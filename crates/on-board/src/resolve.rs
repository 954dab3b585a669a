//! Both resolve their cards at the same time, each in the order of their choice (OB-7 to OB-21).

use game::{Game, Refusal, Seat, Seats, Sight, Sink};

use crate::action::HAND;
use crate::sheet::{Special, Tenant};
use crate::split::NO_CARD;
use crate::state::{HandPlace, Player, State, Work};
use crate::{
    Action, Captain, Event, Face, Guest, Level, Luggage, Objective, OnBoard, Phase, Port, Power, Symbol,
    Task, ob,
};

impl OnBoard {
    /// Everybody sets to work on the cards they have.
    pub(crate) fn resolve(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.phase = Phase::Resolve;
        for seat in self.seats().iter() {
            self.set_to_work(state, seat, sink);
        }
        self.end_phase(state, sink);
    }

    /// A player begins what the phase asks of them, and goes on as far as there is nothing to decide.
    pub(crate) fn set_to_work(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let task = match state.phase {
            Phase::Captains => Task::Captain,
            Phase::Resolve => Task::Next,
            _ => self.owed(state, seat),
        };
        state.player_mut(seat).turn.work = Work::new(task);
        Resolver { game: self, state, seat, sink }.go_on();
    }

    /// Once both are done, the phase is over.
    pub(crate) fn end_phase(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if state.players.iter().any(|player| player.turn.work.task != Task::Done) {
            return;
        }
        sink.reveal();
        for player in &mut state.players {
            player.shown = player.board;
        }
        let at_port = state.round.is_multiple_of(self.options.rounds_between_ports());
        match state.phase {
            Phase::Resolve if at_port || state.round >= self.options.rounds() => self.port(state, sink),
            Phase::Port => self.sail_on(state, sink),
            _ => self.next_round(state, sink),
        }
    }

    /// Calls `f` with everything the seat may do in a phase that both play at once.
    pub(crate) fn each_joint(&self, state: &State, seat: Seat, mut f: impl FnMut(Action)) {
        let player = state.player(seat);
        let sheet = &player.board.sheet;
        match player.turn.work.task {
            Task::Captain => player.offered.into_iter().for_each(|captain| f(Action::Keep { captain })),
            Task::Next => self.unresolved(player).for_each(|card| f(Action::Next { card })),
            Task::Passenger { symbol, changed } => self.each_placing(player, symbol, changed, &mut f),
            Task::Wild | Task::ChosenSymbol => {
                Symbol::ALL.into_iter().for_each(|symbol| f(Action::Pick { symbol }));
            }
            // OB-26: a symbol that finds no cabin is lost.
            Task::OwedSymbol => {
                if !self.symbol_goes_into_a_cabin() || vacant(player).next().is_some() {
                    Symbol::ALL.into_iter().for_each(|symbol| f(Action::Pick { symbol }));
                }
            }
            Task::OwedTick => {}
            Task::Lover { .. } => self.each_embrace(state, player, &mut f),
            Task::Cabins { levels, extra } => {
                let raisable = levels[0] + levels[1] > 0;
                if raisable {
                    let powers = player.powers(Captain::Stars, Luggage::Stars);
                    powers.for_each(|power| f(Action::AddStars { power }));
                }
                if extra > 0 {
                    let lower = [Level::One, Level::Two].into_iter().filter(|l| levels[l.index()] > 0);
                    lower.for_each(|level| f(Action::Raise { level }));
                } else {
                    f(Action::OpenAll);
                }
            }
            Task::Instead { level, .. } => {
                let lower = Level::ALL.into_iter().filter(|&l| l < level && sheet.closed(l) > 0);
                lower.for_each(|level| f(Action::Open { level }));
                f(Action::Skip);
            }
            Task::Stars { left, begun } => {
                let closed = Level::ALL.into_iter().filter(|&level| sheet.closed(level) > 0);
                let fitting = closed.clone().filter(|level| level.stars() <= left);
                fitting.clone().for_each(|level| f(Action::Open { level }));
                if !begun && closed.clone().next().is_some() {
                    let mut added = false;
                    player.powers(Captain::Stars, Luggage::Stars).for_each(|power| {
                        f(Action::AddStars { power });
                        added = true;
                    });
                    // Only more stars would fit, and nobody has to add them.
                    if added && fitting.clone().next().is_none() {
                        f(Action::Skip);
                    }
                }
            }
            Task::Special => {
                let free = Level::ALL.into_iter().filter(|l| sheet.specials()[l.index()].is_none());
                free.for_each(|level| f(Action::Station { level }));
            }
            Task::OwedCabin { .. } => vacant(player).for_each(|level| f(Action::Place { level })),
            Task::End => f(Action::End),
            Task::Done => {}
        }
    }

    fn each_placing(
        &self,
        player: &Player,
        symbol: Option<Symbol>,
        changed: bool,
        f: &mut impl FnMut(Action),
    ) {
        vacant(player).for_each(|level| f(Action::Place { level }));
        let has_room = vacant(player).next().is_some();
        if !has_room {
            f(Action::SendAway);
        }
        let Some(Face::Passenger { level: asked, guest }) = self.current(player) else { return };
        if let (Guest::Symbol(_), Some(symbol), false, true) = (guest, symbol, changed, has_room) {
            player.powers(Captain::Change, Luggage::Change).for_each(|power| {
                let others = Symbol::ALL.into_iter().filter(|&s| s != symbol);
                others.for_each(|symbol| f(Action::Change { symbol, power }));
            });
        }
        let may_upset = !has_room || unmet(player, guest) || vacant(player).any(|level| level < asked);
        if may_upset && can_calm(player) {
            f(Action::Calm);
        }
    }

    fn each_embrace(&self, state: &State, player: &Player, f: &mut impl FnMut(Action)) {
        if player.board.sheet.takes_lover() {
            f(Action::Embrace);
            if player.board.has(Luggage::Lover) {
                f(Action::Sweeten);
            }
        } else {
            f(Action::SendAway);
            if state.phase == Phase::Resolve && can_calm(player) {
                f(Action::Calm);
            }
        }
    }

    /// What is printed on the card being resolved.
    fn current(&self, player: &Player) -> Option<Face> {
        let place = player.turn.work.current?;
        player.turn.hand[place.index()].map(|taken| self.parts.face(taken.card))
    }

    /// Cards still to be resolved.
    fn unresolved(&self, player: &Player) -> impl Iterator<Item = u8> + use<> {
        let mut kinds = [NO_CARD; HAND];
        for (i, (kind, taken)) in kinds.iter_mut().zip(&player.turn.hand).enumerate() {
            let open = !player.turn.work.resolved.contains(HandPlace::new(i as u8));
            *kind = taken.filter(|_| open).map_or(NO_CARD, |taken| self.parts.kind(taken.card));
        }
        self.places_offered(kinds, false)
    }

    pub(crate) fn permit_joint(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let mut allowed = false;
        self.each_joint(state, seat, |legal| allowed |= legal == action);
        if allowed {
            return Ok(());
        }
        let rule = match state.player(seat).turn.work.task {
            Task::Captain | Task::Next | Task::End | Task::Done => return Err(self.asked_instead(state)),
            Task::Passenger { .. } => match action {
                Action::Change { .. } => 36,
                Action::Calm => 38,
                Action::SendAway => 13,
                _ => 11,
            },
            Task::Wild => 15,
            Task::Lover { .. } => match action {
                Action::Sweeten => 36,
                Action::Calm => 38,
                _ => 17,
            },
            Task::Cabins { extra: 1.., .. } => 36,
            Task::Cabins { .. } | Task::Stars { .. } if matches!(action, Action::AddStars { .. }) => 36,
            Task::Cabins { .. } => 8,
            Task::Instead { .. } => 9,
            Task::Stars { .. } => 10,
            Task::ChosenSymbol => 21,
            Task::Special => 32,
            Task::OwedTick | Task::OwedSymbol | Task::OwedCabin { .. } => 26,
        };
        Err(Refusal(ob(rule)))
    }
}

/// Levels with an open, empty cabin.
fn vacant(player: &Player) -> impl Iterator<Item = Level> + use<> {
    let sheet = player.board.sheet;
    Level::ALL.into_iter().filter(move |&level| sheet.vacant(level) > 0)
}

fn can_calm(player: &Player) -> bool {
    player.board.has(Luggage::Calm) && !player.turn.work.calm
}

/// Whether a conditional passenger misses their symbol (OB-14).
fn unmet(player: &Player, guest: Guest) -> bool {
    matches!(guest, Guest::Conditional { symbol, .. } if !player.turn.had.contains(symbol))
}

/// One player resolving: cards, a choice of captain, or what a port of call owes.
pub(crate) struct Resolver<'a, S> {
    pub(crate) game: &'a OnBoard,
    pub(crate) state: &'a mut State,
    pub(crate) seat: Seat,
    pub(crate) sink: &'a mut S,
}

impl<S: Sink<Event>> Resolver<'_, S> {
    /// Carries out a decision that is permitted, then everything that needs none.
    pub(crate) fn act(&mut self, action: Action) {
        self.work().decided = true;
        self.carry_out(action);
        self.go_on();
    }

    /// Plays by itself whatever leaves no choice.
    pub(crate) fn go_on(&mut self) {
        loop {
            self.note_objectives();
            let (mut only, mut count) = (None, 0);
            self.game.each_joint(self.state, self.seat, |action| {
                only = Some(action);
                count += 1;
            });
            match (self.task(), only) {
                (Task::Done | Task::End, _) => return,
                // Nothing was decided: there is nothing to take back, and nothing to say.
                (Task::Next, None) if !self.work().decided => return self.set(Task::Done),
                (Task::Next, None) => return self.set(Task::End),
                (_, None) => self.lose(),
                (_, Some(action)) if count == 1 => {
                    self.sink.unasked();
                    self.carry_out(action);
                }
                _ => return,
            }
        }
    }

    /// Objectives without a choice touch nothing else: they are noted at once, and so is luggage, which lies there already.
    fn note_objectives(&mut self) {
        if self.task() != Task::Next {
            return;
        }
        for place in self.work().resolved.not().iter() {
            let Some(taken) = self.player().turn.hand[place.index()] else { continue };
            match self.game.parts.face(taken.card) {
                Face::Objective(objective) if objective != Objective::ChosenSymbol => {
                    self.note(objective, None);
                }
                Face::Luggage(_) => {}
                _ => continue,
            }
            let work = self.work();
            work.resolved = work.resolved.with(place);
        }
    }

    fn carry_out(&mut self, action: Action) {
        match (action, self.task()) {
            (Action::Keep { captain }, _) => {
                self.player_mut().captain = Some(captain);
                self.tell(Event::CaptainKept { seat: self.seat, captain });
                self.set(Task::End);
            }
            (Action::Next { card }, _) => self.take_up(card),
            (Action::Place { level }, Task::OwedCabin { symbol }) => self.write_symbol(symbol, level),
            (Action::Place { level }, Task::Passenger { symbol, .. }) => self.place(level, symbol),
            (Action::SendAway, Task::Lover { .. }) => self.lose_lover(),
            (Action::SendAway, _) => {
                self.send_away();
                self.finish_task();
            }
            (Action::Change { symbol, power }, _) => {
                self.spend(power, Captain::Change, Luggage::Change);
                self.set(Task::Passenger { symbol: Some(symbol), changed: true });
            }
            (Action::Calm, _) => {
                self.spend(Power::Luggage, Captain::Change, Luggage::Calm);
                self.work().calm = true;
            }
            (Action::Embrace, Task::Lover { points }) => self.embrace(points),
            (Action::Sweeten, Task::Lover { points }) => {
                self.spend(Power::Luggage, Captain::Lovers, Luggage::Lover);
                self.set(Task::Lover {
                    points: points.saturating_add(self.game.parts.extensions.luggage_lover),
                });
            }
            (Action::AddStars { power }, task) => self.add_stars(power, task),
            (Action::Raise { level }, Task::Cabins { mut levels, extra }) => {
                levels[level.index()] -= 1;
                levels[level.index() + 1] += 1;
                let raisable = levels[0] + levels[1] > 0;
                self.set(Task::Cabins { levels, extra: if raisable { extra - 1 } else { 0 } });
            }
            (Action::OpenAll, Task::Cabins { levels, .. }) => self.open_all(levels),
            (Action::Open { level: instead }, Task::Instead { mut levels, level }) => {
                levels[level.index()] -= 1;
                self.open(instead);
                self.open_all(levels);
            }
            (Action::Skip, Task::Instead { mut levels, level }) => {
                levels[level.index()] -= 1;
                self.open_all(levels);
            }
            (Action::Open { level }, Task::Stars { left, .. }) => {
                self.open(level);
                self.set(Task::Stars { left: left.saturating_sub(level.stars()), begun: true });
            }
            (Action::Skip, Task::Stars { .. }) => self.lose(),
            (Action::Pick { symbol }, task) => self.pick(symbol, task),
            (Action::Station { level }, _) => self.station(level),
            _ => {}
        }
    }

    /// Begins with a card.
    fn take_up(&mut self, place: u8) {
        self.work().current = Some(HandPlace::new(place));
        let Some(face) = self.game.current(self.player()) else { return self.finish_task() };
        let task = match face {
            Face::Passenger { guest: Guest::Wild, .. } => Task::Wild,
            Face::Passenger { guest: Guest::Symbol(symbol), .. } => {
                Task::Passenger { symbol: Some(symbol), changed: false }
            }
            Face::Passenger { .. } => Task::Passenger { symbol: None, changed: false },
            Face::Lover { points } => self.game.lover(self.player(), points),
            Face::Cabins(levels) => Task::Cabins { levels, extra: 0 },
            Face::Stars(left) => Task::Stars { left, begun: false },
            Face::Objective(_) => Task::ChosenSymbol,
            Face::Mechanic | Face::Castaway => Task::Special,
            Face::Luggage(_) => return self.finish_task(),
        };
        // A wild passenger who finds no cabin chooses nothing.
        let no_room = vacant(self.player()).next().is_none();
        self.set(if task == Task::Wild && no_room {
            Task::Passenger { symbol: None, changed: true }
        } else {
            task
        });
    }

    /// OB-11, OB-12, OB-14
    fn place(&mut self, level: Level, symbol: Option<Symbol>) {
        let Some(Face::Passenger { level: asked, guest }) = self.game.current(self.player()) else {
            return self.finish_task();
        };
        // A symbol of choice is chosen before.
        let Some(tenant) = guest.tenant(symbol) else { return self.set(Task::Wild) };
        if let Some(card) = self.card() {
            self.tell(Event::MovedIn { seat: self.seat, card, level, symbol });
        }
        self.move_in(level, tenant);
        if level < asked {
            self.tick_unhappy();
        } else if level > asked {
            self.tick_satisfied();
        }
        if unmet(self.player(), guest) {
            self.tick_unhappy();
        }
        self.finish_task();
    }

    /// Writes into a cabin; a die ticks (OB-20).
    fn move_in(&mut self, level: Level, tenant: Tenant) {
        let before = self.player().board.sheet.satisfied;
        self.player_mut().board.sheet.move_in(level, tenant);
        let count = self.player().board.sheet.satisfied - before;
        if count > 0 {
            self.tell(Event::Satisfied { seat: self.seat, count });
        }
    }

    fn send_away(&mut self) {
        if let Some(card) = self.card() {
            self.tell(Event::SentAway { seat: self.seat, card });
        }
        self.tick_unhappy();
    }

    fn embrace(&mut self, points: u8) {
        self.player_mut().board.sheet.add_lover(points);
        self.tell(Event::LoverCame { seat: self.seat, points });
        self.finish_task();
    }

    /// OB-17, and OB-26 for a compensation.
    fn lose_lover(&mut self) {
        if self.work().current.is_some() {
            self.send_away();
        } else {
            self.tell(Event::LoverLost { seat: self.seat });
            if self.game.parts.lost_lover_unhappy {
                self.tick_unhappy();
            }
        }
        self.finish_task();
    }

    fn add_stars(&mut self, power: Power, task: Task) {
        self.spend(power, Captain::Stars, Luggage::Stars);
        let extensions = &self.game.parts.extensions;
        let more = match power {
            Power::Captain => extensions.captain_stars,
            Power::Luggage => extensions.luggage_stars,
        };
        self.set(match task {
            Task::Cabins { levels, extra } => Task::Cabins { levels, extra: extra.saturating_add(more) },
            Task::Stars { left, begun } => Task::Stars { left: left.saturating_add(more), begun },
            task => task,
        });
    }

    /// OB-8, OB-9: the highest first; where a level has none left, the player chooses.
    fn open_all(&mut self, mut levels: [u8; 3]) {
        for level in Level::ALL.into_iter().rev() {
            while levels[level.index()] > 0 {
                let sheet = &self.player().board.sheet;
                if sheet.closed(level) == 0 {
                    if Level::ALL.into_iter().any(|lower| lower < level && sheet.closed(lower) > 0) {
                        return self.set(Task::Instead { levels, level });
                    }
                    self.tell(Event::OpeningLost { seat: self.seat });
                } else {
                    self.open(level);
                }
                levels[level.index()] -= 1;
            }
        }
        self.finish_task();
    }

    fn open(&mut self, level: Level) {
        self.player_mut().board.sheet.open_cabin(level);
        self.tell(Event::Opened { seat: self.seat, level });
    }

    fn pick(&mut self, symbol: Symbol, task: Task) {
        match task {
            Task::Wild => self.set(Task::Passenger { symbol: Some(symbol), changed: true }),
            Task::ChosenSymbol => {
                self.player_mut().board.sheet.choose(symbol);
                self.note(Objective::ChosenSymbol, Some(symbol));
                self.finish_task();
            }
            Task::OwedSymbol if self.game.symbol_goes_into_a_cabin() => self.set(Task::OwedCabin { symbol }),
            _ => {
                self.player_mut().board.sheet.box_symbol(symbol);
                self.tell(Event::SymbolWritten { seat: self.seat, symbol, level: None });
                self.finish_task();
            }
        }
    }

    fn write_symbol(&mut self, symbol: Symbol, level: Level) {
        self.tell(Event::SymbolWritten { seat: self.seat, symbol, level: Some(level) });
        self.move_in(level, Tenant::Symbol(symbol));
        self.finish_task();
    }

    fn note(&mut self, objective: Objective, symbol: Option<Symbol>) {
        self.player_mut().board.sheet.note(objective);
        self.tell(Event::ObjectiveNoted { seat: self.seat, objective, symbol });
    }

    fn station(&mut self, level: Level) {
        let special = match self.game.current(self.player()) {
            Some(Face::Mechanic) => Special::Mechanic,
            _ => Special::Castaway,
        };
        self.player_mut().board.sheet.station(level, special);
        if let Some(card) = self.card() {
            self.tell(Event::Stationed { seat: self.seat, card, level });
        }
        self.finish_task();
    }

    /// There is nothing to choose: a tick or objective is owed, or what remains is lost (OB-10, OB-26, OB-32).
    fn lose(&mut self) {
        let seat = self.seat;
        match (self.task(), self.card()) {
            (Task::Special, Some(card)) => self.tell(Event::Dismissed { seat, card }),
            (Task::Stars { left: 1.., .. }, _) => self.tell(Event::OpeningLost { seat }),
            (Task::OwedSymbol, _) => self.tell(Event::SymbolLost { seat }),
            (Task::OwedTick, _) => match self.game.port_of_leg(self.state) {
                Port::FewestSatisfied => self.note(Objective::ThreeStarCabins, None),
                _ => self.tick_satisfied(),
            },
            _ => {}
        }
        self.finish_task();
    }

    /// Uses up what an extra costs.
    fn spend(&mut self, power: Power, captain: Captain, luggage: Luggage) {
        let seat = self.seat;
        match power {
            Power::Captain => {
                self.player_mut().board.captain_used = true;
                self.tell(Event::CaptainUsed { seat, captain });
            }
            Power::Luggage => {
                self.player_mut().board.discard(luggage);
                self.tell(Event::LuggageUsed { seat, luggage });
            }
        }
    }

    fn tick_satisfied(&mut self) {
        let sheet = &mut self.player_mut().board.sheet;
        sheet.satisfied = sheet.satisfied.saturating_add(1);
        self.tell(Event::Satisfied { seat: self.seat, count: 1 });
    }

    fn tick_unhappy(&mut self) {
        if self.work().calm {
            return self.tick_satisfied();
        }
        let sheet = &mut self.player_mut().board.sheet;
        sheet.unhappy = sheet.unhappy.saturating_add(1);
        self.tell(Event::Unhappy { seat: self.seat });
    }

    fn finish_task(&mut self) {
        let work = self.work();
        if let Some(place) = work.current.take() {
            work.resolved = work.resolved.with(place);
        }
        work.task = Task::Next;
    }

    fn card(&self) -> Option<crate::Card> {
        let player = self.player();
        player.turn.hand[player.turn.work.current?.index()].map(|taken| taken.card)
    }

    fn task(&self) -> Task {
        self.player().turn.work.task
    }

    fn set(&mut self, task: Task) {
        self.work().task = task;
    }

    fn work(&mut self) -> &mut Work {
        &mut self.player_mut().turn.work
    }

    fn player(&self) -> &Player {
        self.state.player(self.seat)
    }

    fn player_mut(&mut self) -> &mut Player {
        self.state.player_mut(self.seat)
    }

    /// OB-7: the other hears of it when both are done.
    fn tell(&mut self, event: Event) {
        self.sink.emit(Sight::Withheld(Seats::only(self.seat)), event);
    }
}
