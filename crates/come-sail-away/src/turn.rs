//! Phases 1 to 3: a player's own turn.

use game::{Refusal, Rule, Seat, Seats, Sight, Sink};

use crate::components::Space;
use crate::state::{Player, State};
use crate::{
    Action, Colour, Colours, ComeSailAway, Decision, Event, Facility, Kind, Order, Origin, Room, Rooms, Tile,
    csa,
};

impl ComeSailAway {
    /// Rooms the next passenger of the card can enter.
    #[inline]
    pub(crate) fn entrances(&self, player: &Player) -> Rooms {
        let free = player.ship.built().minus(player.turn.visited);
        match player.turn.here {
            Some(here) if self.parts.face(player.card()).walks_a_path() => free.and(here.touching()),
            _ => free,
        }
    }

    /// Whether the next passenger of the player's card would find a seat in this room.
    pub fn welcomes(&self, state: &State, seat: Seat, room: Room) -> bool {
        let player = state.player(seat);
        let (colour, luggage) = self.passenger_in_line(player);
        player.ship.takes(room).contains(colour) && (luggage || !state.suite.contains(room))
    }

    /// The next passenger of the player's card, and whether they carry luggage.
    #[inline]
    fn passenger_in_line(&self, player: &Player) -> (Colour, bool) {
        let face = self.parts.face(player.card());
        let last = face.count() - 1;
        let placed = player.turn.placed.min(last);
        let i = if player.turn.reversed { last - placed } else { placed };
        (face.passengers()[usize::from(i)], i == face.luggage())
    }

    /// Rooms that take an extra passenger, or the library's fourth: never the suite, since they carry no luggage (CSA-34).
    #[inline]
    pub(crate) fn seats_for(
        &self,
        state: &State,
        seat: Seat,
        colour: Colour,
        origin: Option<Origin>,
    ) -> Rooms {
        let rooms = state.player(seat).ship.rooms_taking(colour).minus(state.suite);
        if origin == Some(Origin::Staircase) { rooms.without(Room::STAIRCASE) } else { rooms }
    }

    /// Colours an extra passenger from there can have: present there, and taken by some room.
    #[inline]
    pub(crate) fn takeable(&self, state: &State, seat: Seat, origin: Origin) -> Colours {
        let ship = &state.player(seat).ship;
        let rooms = ship.built().minus(state.suite).without(Room::STAIRCASE);
        let mut wanted = Colours::NONE;
        for room in rooms.iter() {
            wanted = wanted.or(ship.takes(room));
        }
        let with_staircase = wanted.or(ship.takes(Room::STAIRCASE));
        let present = |counts: &[u8; 5]| Colours::whose(counts, |n| n > 0);
        match origin {
            Origin::Pier => with_staircase,
            Origin::Staircase => wanted.and(present(&ship.inside(Room::STAIRCASE))),
            Origin::Disgruntled => with_staircase.and(present(ship.disgruntled())),
        }
    }

    /// The small cabins to choose from; of equal ones the first.
    #[inline]
    pub(crate) fn cabins(&self, player: &Player) -> impl Iterator<Item = u8> {
        let rack = player.ship.rack();
        let doors = move |slot: usize| rack[slot].map(|tile| self.parts.small_doors(tile));
        let points = move |slot: usize| rack[slot].map(|tile| self.parts.small_cabin_points(tile));
        (0..5usize)
            .filter(move |&slot| {
                let same = |&before: &usize| doors(before) == doors(slot) && points(before) == points(slot);
                rack[slot].is_some() && !(0..slot).any(|before| same(&before))
            })
            .map(|slot| slot as u8)
    }

    /// Solo: whether the facility's bonus number token can still be won (CSA-49).
    pub(crate) fn in_time(&self, state: &State, facility: Facility) -> bool {
        let mut spaces = self.facilities.into_iter().zip(state.spaces);
        spaces.any(|(chosen, space)| chosen == facility && state.round <= space)
    }

    /// Calls `f` with everything the seat may do now.
    #[inline]
    pub(crate) fn each_legal(&self, state: &State, seat: Seat, mut f: impl FnMut(Action)) {
        let player = state.player(seat);
        match player.turn.decision {
            Decision::Card => player.hand.into_iter().for_each(|card| f(Action::Play { card })),
            Decision::Order => {
                f(Action::Order { order: Order::LeftToRight });
                f(Action::Order { order: Order::RightToLeft });
            }
            Decision::Enter => self.entrances(player).iter().for_each(|room| f(Action::Enter { room })),
            Decision::Take(origins) => {
                for origin in origins.iter() {
                    let colours = self.takeable(state, seat, origin);
                    colours.iter().for_each(|colour| f(Action::Take { origin, colour }));
                }
            }
            Decision::Seat { origin, colour } => {
                let rooms = self.seats_for(state, seat, colour, Some(origin));
                rooms.iter().for_each(|room| f(Action::Seat { room }));
            }
            Decision::Reader { colour } => {
                let rooms = self.seats_for(state, seat, colour, None);
                rooms.iter().for_each(|room| f(Action::Seat { room }));
            }
            Decision::Cabin => self.cabins(player).for_each(|slot| f(Action::Cabin { slot })),
            Decision::Berth { .. } => {
                player.ship.empty_berths().iter().for_each(|room| f(Action::Berth { room }));
            }
            Decision::Flip => player.turn.full.iter().for_each(|room| f(Action::Flip { room })),
            Decision::End => f(Action::End),
            Decision::Done => {}
        }
    }

    /// Whether the seat may do this now, and if not, which rule is in the way.
    #[inline]
    pub(crate) fn permit(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let player = state.player(seat);
        let when = |allowed: bool, rule: u8| if allowed { Ok(()) } else { Err(Refusal(csa(rule))) };
        match (player.turn.decision, action) {
            (Decision::Card, Action::Play { card }) => when(player.hand.contains(&card), 9),
            (Decision::Order, Action::Order { .. }) | (Decision::End, Action::End) => Ok(()),
            (Decision::Enter, Action::Enter { room }) => self.permit_entering(player, room),
            (Decision::Take(origins), Action::Take { origin, colour }) => {
                when(origins.contains(origin), 33)?;
                when(self.takeable(state, seat, origin).contains(colour), 34)
            }
            (Decision::Seat { origin, colour }, Action::Seat { room }) => {
                self.permit_seating(state, seat, colour, Some(origin), room)
            }
            (Decision::Reader { colour }, Action::Seat { room }) => {
                self.permit_seating(state, seat, colour, None, room)
            }
            (Decision::Cabin, Action::Cabin { slot }) => when(self.cabins(player).any(|s| s == slot), 33),
            (Decision::Berth { .. }, Action::Berth { room }) => {
                when(player.ship.empty_berths().contains(room), 33)
            }
            (Decision::Flip, Action::Flip { room }) => when(player.turn.full.contains(room), 31),
            _ => Err(Refusal(self.asked_instead(player))),
        }
    }

    /// The rule about what must be done now, for a player who tries something else.
    #[cold]
    fn asked_instead(&self, player: &Player) -> Rule {
        csa(match player.turn.decision {
            Decision::Card | Decision::Order => 12,
            Decision::Enter if player.turn.placed == 0 => 13,
            Decision::Enter if self.parts.face(player.card()).walks_a_path() => 14,
            Decision::Enter => 15,
            Decision::Take(_) | Decision::Cabin | Decision::Berth { .. } => 33,
            Decision::Seat { .. } => 34,
            Decision::Reader { .. } => 36,
            Decision::Flip => 31,
            Decision::End | Decision::Done => 38,
        })
    }

    fn permit_entering(&self, player: &Player, room: Room) -> Result<(), Refusal> {
        if self.entrances(player).contains(room) {
            return Ok(());
        }
        let path = self.parts.face(player.card()).walks_a_path();
        Err(Refusal(csa(match (player.ship.built().contains(room), path) {
            (false, _) => 4,
            (true, true) => 14,
            (true, false) => 15,
        })))
    }

    fn permit_seating(
        &self,
        state: &State,
        seat: Seat,
        colour: Colour,
        origin: Option<Origin>,
        room: Room,
    ) -> Result<(), Refusal> {
        if self.seats_for(state, seat, colour, origin).contains(room) {
            return Ok(());
        }
        let ship = &state.player(seat).ship;
        let from_staircase = origin == Some(Origin::Staircase) && room == Room::STAIRCASE;
        let rule = match state.plan.tile(room) {
            _ if !ship.built().contains(room) => csa(4),
            _ if ship.takes(room).is_empty() || from_staircase => csa(34),
            Some(tile) => tile.placement_rule(),
            None => csa(21),
        };
        Err(Refusal(rule))
    }
}

/// A player whose turn goes on: decisions are carried out, and whatever follows from them.
pub(crate) struct ActivePlayer<'a, S> {
    pub(crate) game: &'a ComeSailAway,
    pub(crate) state: &'a mut State,
    pub(crate) seat: Seat,
    pub(crate) sink: &'a mut S,
}

impl<S: Sink<Event>> ActivePlayer<'_, S> {
    /// Carries out an action that is permitted, then everything that needs no decision.
    #[inline]
    pub(crate) fn apply(&mut self, action: Action) {
        let decision = self.player().turn.decision;
        match (action, decision) {
            (Action::Play { card }, _) => {
                let player = self.player_mut();
                player.turn.slot = u8::from(player.hand[0] != card);
                let has_an_order = self.game.parts.face(card).has_an_order();
                self.ask(if has_an_order { Decision::Order } else { Decision::Enter });
                self.tell(Event::Played { seat: self.seat, card });
            }
            (Action::Order { order }, _) => {
                self.player_mut().turn.reversed = order == Order::RightToLeft;
                self.ask(Decision::Enter);
            }
            (Action::Enter { room }, _) => self.enter(room),
            (Action::Take { origin, colour }, _) => self.ask(Decision::Seat { origin, colour }),
            (Action::Seat { room }, Decision::Seat { origin, colour }) => {
                self.seat_extra(origin, colour, room)
            }
            (Action::Seat { room }, Decision::Reader { colour }) => self.seat_reader(colour, room),
            (Action::Cabin { slot }, _) => self.ask(Decision::Berth { slot }),
            (Action::Berth { room }, Decision::Berth { slot }) => self.add_cabin(slot, room),
            (Action::Flip { room }, _) => {
                let turn = &mut self.player_mut().turn;
                turn.full = turn.full.without(room);
                self.flip(room);
            }
            _ => {}
        }
        self.go_on();
    }

    /// Plays by itself whatever leaves no choice.
    #[inline]
    fn go_on(&mut self) {
        loop {
            match self.player().turn.decision {
                Decision::Enter => {
                    let rooms = self.game.entrances(self.player());
                    match (rooms.len(), rooms.lowest()) {
                        (1, Some(room)) => {
                            self.sink.unasked();
                            self.enter(room);
                        }
                        (0, _) => self.strand(),
                        _ => return,
                    }
                }
                Decision::Take(origins) => {
                    let all = origins.iter().map(|o| (o, self.game.takeable(self.state, self.seat, o)));
                    let mut all = all.flat_map(|(o, colours)| colours.iter().map(move |c| (o, c)));
                    let (Some((origin, colour)), None) = (all.next(), all.next()) else { return };
                    self.sink.unasked();
                    self.ask(Decision::Seat { origin, colour });
                }
                Decision::Seat { origin, colour } => {
                    let rooms = self.game.seats_for(self.state, self.seat, colour, Some(origin));
                    let (1, Some(room)) = (rooms.len(), rooms.lowest()) else { return };
                    self.sink.unasked();
                    self.seat_extra(origin, colour, room);
                }
                Decision::Reader { colour } => {
                    let rooms = self.game.seats_for(self.state, self.seat, colour, None);
                    match (rooms.len(), rooms.lowest()) {
                        (1, Some(room)) => {
                            self.sink.unasked();
                            self.seat_reader(colour, room);
                        }
                        (0, _) => self.leave_reader(colour),
                        _ => return,
                    }
                }
                Decision::Cabin => {
                    let mut slots = self.game.cabins(self.player());
                    let (Some(slot), None) = (slots.next(), slots.next()) else { return };
                    drop(slots);
                    self.sink.unasked();
                    self.ask(Decision::Berth { slot });
                }
                Decision::Berth { slot } => {
                    let places = self.player().ship.empty_berths();
                    let (1, Some(room)) = (places.len(), places.lowest()) else { return };
                    self.sink.unasked();
                    self.add_cabin(slot, room);
                }
                Decision::Flip => {
                    let full = self.player().turn.full;
                    match (full.len(), full.lowest()) {
                        (0, _) => return self.ask(Decision::End),
                        (1, Some(room)) => {
                            self.sink.unasked();
                            self.player_mut().turn.full = Rooms::NONE;
                            self.flip(room);
                        }
                        _ => return,
                    }
                }
                Decision::Card | Decision::Order | Decision::End | Decision::Done => return,
            }
        }
    }

    /// CSA-13 to CSA-17: the passenger is seated if the room takes them, and disgruntled if not.
    #[inline]
    fn enter(&mut self, room: Room) {
        let (colour, luggage) = self.game.passenger_in_line(self.player());
        let seat = self.seat;
        let plan = self.state.plan;
        let suite = self.state.suite.contains(room);
        let parts = &self.game.parts;
        let player = self.player_mut();
        if player.ship.takes(room).contains(colour) && (luggage || !suite) {
            if player.ship.seat(room, colour, &plan, parts) {
                player.turn.full = player.turn.full.with(room);
            }
            // CSA-30: guest cabins, small cabins and the suite.
            let cabin = suite || matches!(plan.tile(room), None | Some(Tile::GuestCabin(_)));
            player.turn.luggage_in_cabin |= luggage && cabin;
            self.tell(Event::Seated { seat, colour, luggage, room });
        } else {
            player.ship.turn_away(colour);
            self.tell(Event::TurnedAway { seat, colour, room });
        }
        let turn = &mut self.player_mut().turn;
        turn.here = Some(room);
        turn.visited = turn.visited.with(room);
        self.one_more_placed();
    }

    /// CSA-18: nowhere to go.
    #[cold]
    fn strand(&mut self) {
        let (colour, _) = self.game.passenger_in_line(self.player());
        self.player_mut().ship.turn_away(colour);
        self.tell(Event::Stranded { seat: self.seat, colour });
        self.one_more_placed();
    }

    #[inline]
    fn one_more_placed(&mut self) {
        let count = self.game.parts.face(self.player().card()).count();
        let turn = &mut self.player_mut().turn;
        turn.placed += 1;
        if turn.placed >= count {
            // CSA-30: luggage first, full rooms after.
            turn.decision = Decision::Flip;
            if turn.luggage_in_cabin {
                self.move_luggage();
            }
        }
    }

    /// The token moves one space; at the end of the track it stays (CSA-35).
    fn move_luggage(&mut self) {
        self.ask(Decision::Flip);
        let track = &self.game.parts.track;
        let to = self.player().ship.luggage + 1;
        let Some(space) = track.get(usize::from(to)) else { return };
        self.player_mut().ship.luggage = to;
        self.tell(Event::LuggageMoved { seat: self.seat, space: to });
        match space {
            Space::SmallCabin => self.ask(Decision::Cabin),
            Space::Extra(origins) => self.ask(Decision::Take(*origins)),
            Space::Empty | Space::Points(_) => {}
        }
    }

    fn seat_extra(&mut self, origin: Origin, colour: Colour, room: Room) {
        let ship = &mut self.player_mut().ship;
        match origin {
            Origin::Pier => {}
            Origin::Staircase => ship.leave_staircase(colour),
            Origin::Disgruntled => ship.appease(colour),
        }
        self.tell(Event::ExtraSeated { seat: self.seat, origin, colour, room });
        self.seat_and_flip(colour, room);
    }

    fn seat_reader(&mut self, colour: Colour, room: Room) {
        self.tell(Event::ReaderMoved { seat: self.seat, colour, room });
        self.seat_and_flip(colour, room);
    }

    /// CSA-36: no room takes the library's fourth passenger.
    #[cold]
    fn leave_reader(&mut self, colour: Colour) {
        self.ask(Decision::Flip);
        let seat = self.seat;
        if self.game.reader_disgruntled {
            self.player_mut().ship.turn_away(colour);
            self.tell(Event::ReaderDisgruntled { seat, colour });
        } else {
            self.tell(Event::ReaderLeft { seat, colour });
        }
    }

    /// CSA-32: a room filled so is flipped at once, before rooms that were full already.
    fn seat_and_flip(&mut self, colour: Colour, room: Room) {
        let plan = self.state.plan;
        let parts = &self.game.parts;
        self.ask(Decision::Flip);
        if self.player_mut().ship.seat(room, colour, &plan, parts) {
            self.flip(room);
        }
    }

    fn add_cabin(&mut self, slot: u8, room: Room) {
        let parts = &self.game.parts;
        let tile = self.player_mut().ship.add_cabin(slot, room, parts);
        self.tell(Event::CabinAdded { seat: self.seat, tile, room });
        self.ask(Decision::Flip);
    }

    /// CSA-31
    fn flip(&mut self, room: Room) {
        let seat = self.seat;
        let inside = self.player_mut().ship.flip(room);
        let Some(tile) = self.state.plan.tile(room) else {
            return self.tell(Event::SmallCabinFlipped { seat, room });
        };
        self.tell(Event::Flipped { seat, room, tile });
        match tile {
            Tile::GuestCabin(_) => self.move_luggage(),
            Tile::Staircase => {}
            Tile::Facility(facility) => {
                let turn = &mut self.player_mut().turn;
                turn.completed = turn.completed.with(facility);
                self.solo_bonus(facility);
                let colours = Colours::whose(&inside, |n| n > 0);
                match (facility.kind(), colours.lowest()) {
                    (Kind::Library, Some(colour)) => self.ask(Decision::Reader { colour }),
                    (Kind::Bar, _) => self.player_mut().ship.clear_bar(),
                    (Kind::Theatre, _) => {
                        let count = self.player_mut().ship.reconcile(colours);
                        if count > 0 {
                            self.tell(Event::Reconciled { seat, colours, count });
                        }
                    }
                    _ => {}
                }
            }
        }
    }

    /// CSA-49: in solo the bonus comes at once.
    fn solo_bonus(&mut self, facility: Facility) {
        let alone = self.game.players == 1;
        if alone && self.state.tokens_up.contains(facility) && self.game.in_time(self.state, facility) {
            self.state.tokens_up = self.state.tokens_up.without(facility);
            self.player_mut().ship.tokens += 1;
            self.tell(Event::BonusToken { seat: self.seat, facility });
            self.tell(Event::TokenDown { facility });
        }
    }

    #[inline]
    fn player(&self) -> &Player {
        self.state.player(self.seat)
    }

    #[inline]
    fn player_mut(&mut self) -> &mut Player {
        self.state.player_mut(self.seat)
    }

    #[inline]
    fn ask(&mut self, decision: Decision) {
        self.player_mut().turn.decision = decision;
    }

    /// CSA-38: others hear of it when all are done.
    #[inline]
    fn tell(&mut self, event: Event) {
        self.sink.emit(Sight::Withheld(Seats::only(self.seat)), event);
    }
}
