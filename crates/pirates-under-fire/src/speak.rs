//! What the game says, before it is put into a language.

use game::{Message, Seat, Speak, Viewer};

use crate::words::{at, listed};
use crate::{
    Action, Effect, Event, KnownMine, Mercenary, PiratesUnderFire, Ship, Space, Spaces, Step, TURNS, View,
    puf, scoring,
};

/// Whether the player on turn has no space for a ship (PUF-35).
fn stuck(view: &View) -> bool {
    view.open.sea.accessible(view.open.on_turn()).is_empty()
}

impl PiratesUnderFire {
    /// The ship on a space.
    fn ship_at(&self, view: &View, space: Space) -> Message {
        let ship = view.open.sea.ship(space);
        ship.map_or(Message::new("puf-ship-unknown"), |ship| self.say_ship(ship))
    }

    /// The ship about to be laid.
    fn coming(&self, view: &View) -> Message {
        match (view.open.turn.step, view.chosen) {
            (Step::Lay { mercenary: Some(mercenary) }, _) => self.say_mercenary(mercenary),
            (_, Some(value)) => self.say_ship(Ship::Own(value)),
            _ => Message::new("puf-ship-unknown"),
        }
    }

    /// The open effects of which `wanted` is true, each with how often it is left.
    fn effects(&self, view: &View, wanted: impl Fn(Effect) -> bool) -> Option<Message> {
        let pending = view.open.turn.pending;
        listed(pending.iter().filter(|&effect| wanted(effect)).map(|effect| {
            let name = self.say_effect(effect);
            match pending.count(effect) {
                1 => name,
                count => Message::new("puf-effect-times").with("effect", name).with("count", count),
            }
        }))
    }

    /// What the player on turn must decide.
    fn prompt_of_turn(&self, view: &View, seat: Seat) -> Message {
        let turn = &view.open.turn;
        match turn.step {
            Step::Choose => Message::new(self.prompt_of_choice(view, seat)),
            Step::Lay { .. } => {
                // PUF-8.
                let shielded = view.open.turns == 0 && !turn.laid;
                let id = if shielded { "puf-prompt-lay-shielded" } else { "puf-prompt-lay" };
                Message::new(id).with("ship", self.coming(view))
            }
            Step::Effects => self.prompt_of_effects(view, seat),
            Step::Dummy => Message::new("puf-prompt-dummy"),
            Step::Reserve => Message::new("puf-prompt-reserve"),
            Step::Over { .. } => Message::new("puf-prompt-over"),
        }
    }

    fn prompt_of_choice(&self, view: &View, seat: Seat) -> &'static str {
        let turn = &view.open.turn;
        let hires = self.hireable(&view.open, seat).next().is_some();
        match (turn.laid, hires) {
            (true, true) => "puf-prompt-end-hire",
            (true, false) => "puf-prompt-end",
            (false, true) if stuck(view) => "puf-prompt-stuck",
            (false, false) if stuck(view) => "puf-prompt-stranded",
            (false, true) => "puf-prompt-ship-hire",
            (false, false) => "puf-prompt-ship",
        }
    }

    /// Which effects are open, and which of them can do nothing yet (PUF-15).
    fn prompt_of_effects(&self, view: &View, seat: Seat) -> Message {
        let state = view.any_state();
        let ready = self.effects(view, |effect| state.can(seat, effect));
        let ready = ready.unwrap_or(Message::new("puf-effect-none"));
        match self.effects(view, |effect| !state.can(seat, effect)) {
            Some(idle) => Message::new("puf-prompt-effects-idle").with("effects", ready).with("idle", idle),
            None => Message::new("puf-prompt-effects").with("effects", ready),
        }
    }

    /// What laying the ship on a space leads to.
    fn laying(&self, view: &View, space: Space) -> Message {
        let (seat, sea) = (view.open.on_turn(), &view.open.sea);
        let hired = match view.open.turn.step {
            Step::Lay { mercenary } => mercenary,
            _ => None,
        };
        let far = Spaces::sea_of(seat.opponent()).contains(space).then(|| Message::new("puf-lay-far"));
        let mined = sea.mines().contains(space).then(|| {
            let points = self.parts.points.mine;
            match view.mine(space) {
                KnownMine::Real => Message::new("puf-lay-mine").with("points", points),
                KnownMine::Doubtful => Message::new("puf-lay-mine-doubtful").with("points", points),
                KnownMine::Dummy => Message::new("puf-lay-mine-dummy"),
            }
        });
        let outcome = match (sea.owner(space), hired) {
            (Some(owner), _) => {
                let id = match owner == seat {
                    _ if sea.fleet(owner).active.contains(space) => "puf-lay-crush",
                    true => "puf-lay-own-burning",
                    false => "puf-lay-enemy-burning",
                };
                Message::new(id).with("ship", self.ship_at(view, space))
            }
            (None, Some(_)) => Message::new("puf-lay-hired"),
            (None, None) => {
                let nine = view.chosen.is_some_and(|value| value.number() == 9);
                let id = if nine { "puf-lay-sea-twice" } else { "puf-lay-sea" };
                Message::new(id).with("icon", self.say_icon(sea.icon(space)))
            }
        };
        let all = listed([Some(outcome), far, mined].into_iter().flatten());
        at("puf-action-lay", space).with("outcome", all.unwrap_or(Message::new("puf-lay-hired")))
    }

    /// What a shot does to a ship (PUF-25).
    fn hit(&self, view: &View, space: Space) -> Message {
        let hit = |id| at(id, space).with("ship", self.ship_at(view, space));
        match view.open.sea.shields(space) {
            0 if view.open.sea.burns(space) => hit("puf-hit-burns"),
            0 => hit("puf-hit-nothing"),
            shields => hit("puf-hit-shield").with("left", shields - 1),
        }
    }

    /// All that a mercenary's shots do, fired at once (PUF-30).
    fn volley(&self, view: &View) -> Message {
        let state = view.any_state();
        let effect = state.effect_of(Action::Fire);
        let targets = effect.map_or(Spaces::NONE, |effect| state.targets(view.open.on_turn(), effect));
        match listed(targets.iter().map(|space| self.hit(view, space))) {
            Some(hits) => Message::new("puf-action-fire").with("hits", hits),
            None => Message::new("puf-action-fire-any"),
        }
    }

    fn placing_mine(&self, view: &View, space: Space) -> Message {
        match view.open.sea.owner(space) {
            Some(_) => at("puf-action-mine-burning", space).with("ship", self.ship_at(view, space)),
            None => at("puf-action-mine", space),
        }
    }

    fn hiring(&self, mercenary: Mercenary) -> Message {
        let contract = self.contract(mercenary);
        Message::new("puf-action-hire")
            .with("mercenary", self.say_mercenary(mercenary))
            .with("gold", contract.cost)
            .with("power", self.say_power(contract.power))
    }
}

/// Whom the viewer waits for, and what they do.
fn waiting(view: &View, seat: Seat) -> Message {
    let id = match view.open.turn.step {
        // Nobody else knows that a ship is about to be laid.
        Step::Choose | Step::Lay { .. } if view.open.turn.laid => "puf-prompt-wait-end",
        Step::Choose | Step::Lay { .. } => "puf-prompt-wait-ship",
        Step::Effects | Step::Dummy | Step::Reserve => "puf-prompt-wait-effects",
        Step::Over { .. } => return Message::new("puf-prompt-over"),
    };
    Message::new(id).with("player", seat)
}

impl Speak for PiratesUnderFire {
    fn doer(event: &Event) -> Option<Seat> {
        event.seat()
    }

    fn prompt(&self, view: &View) -> Message {
        let seat = view.open.on_turn();
        if view.viewer == Viewer::Seat(seat) { self.prompt_of_turn(view, seat) } else { waiting(view, seat) }
    }

    fn say_action(&self, view: &View, action: Action) -> Message {
        let (open, seat) = (&view.open, view.open.on_turn());
        let ship = |id, space| at(id, space).with("ship", self.ship_at(view, space));
        match action {
            Action::Ship { value } => Message::new("puf-action-ship")
                .with("ship", self.say_ship(Ship::Own(value)))
                .with("effect", self.say_value(value)),
            Action::Hire { mercenary } => self.hiring(mercenary),
            Action::Lay { space } => self.laying(view, space),
            Action::Shoot { space } => Message::new("puf-action-shoot").with("hit", self.hit(view, space)),
            Action::Fire => self.volley(view),
            Action::Repair { space } => ship("puf-action-repair", space),
            Action::Mine { space } => self.placing_mine(view, space),
            Action::Sweep { space } => match view.mine(space) {
                KnownMine::Real => at("puf-action-sweep", space),
                KnownMine::Doubtful => at("puf-action-sweep-doubtful", space),
                KnownMine::Dummy => at("puf-action-sweep-dummy", space),
            },
            Action::Shield { space } => {
                ship("puf-action-shield", space).with("shields", open.sea.shields(space))
            }
            Action::Take => Message::new("puf-action-take").with("count", view.tiles[seat].reserve),
            Action::Search => Message::new("puf-action-look").with("count", view.tiles[seat].reserve),
            Action::Choose { value } => Message::new("puf-action-choose")
                .with("ship", self.say_ship(Ship::Own(value)))
                .with("effect", self.say_value(value)),
            Action::Dummy { space } => at("puf-action-dummy", space),
            Action::Decline => match self.effects(view, |_| true) {
                Some(effects) => Message::new("puf-action-decline").with("effects", effects),
                None => Message::new("puf-action-decline-any"),
            },
            // PUF-35.
            Action::End if !open.turn.laid && stuck(view) => Message::new("puf-action-end-lose"),
            // PUF-34: after the last turn nothing is drawn.
            Action::End if open.round() == TURNS => Message::new("puf-action-end-last"),
            Action::End => Message::new("puf-action-end"),
        }
    }

    /// A log tells events long after they happened, so nothing is taken from the view.
    fn say_event(&self, _: &View, event: &Event) -> Message {
        let by = |id: &'static str, seat: Seat| Message::new(id).with("player", seat);
        let there = |id: &'static str, seat: Seat, space: Space| at(id, space).with("player", seat);
        match *event {
            Event::TurnBegan { seat, turn } => {
                by("puf-event-turn", seat).with("turn", turn).with("turns", TURNS)
            }
            Event::Hired { seat, mercenary, gold } => by("puf-event-hired", seat)
                .with("mercenary", self.say_mercenary(mercenary))
                .with("gold", gold)
                .with("power", self.say_power(self.contract(mercenary).power)),
            Event::Sunk { seat, space } => there("puf-event-sunk", seat, space),
            Event::Crushed { seat, space } => there("puf-event-crushed", seat, space),
            Event::Laid { seat, ship, space } => {
                there("puf-event-laid", seat, space).with("ship", self.say_ship(ship))
            }
            Event::MineTaken { seat, space, dummy: false } => {
                there("puf-event-mine-taken", seat, space).with("points", self.parts.points.mine)
            }
            Event::MineTaken { seat, space, dummy: true } => there("puf-event-dummy-taken", seat, space),
            Event::Shielded { seat, space } => there("puf-event-shielded", seat, space),
            Event::PointTaken { seat } => by("puf-event-point", seat),
            Event::GoldTaken { seat } => by("puf-event-gold", seat),
            Event::ShieldLost { seat, space } => there("puf-event-shield-lost", seat, space),
            Event::SetOnFire { seat, space } => there("puf-event-fire", seat, space),
            Event::Repaired { seat, space } => there("puf-event-repaired", seat, space),
            Event::MinePlaced { seat, space } => there("puf-event-mine", seat, space),
            Event::DummyHidden { seat } => by("puf-event-dummy-hidden", seat),
            Event::DummyChosen { seat, space } => there("puf-event-dummy", seat, space),
            Event::MineRemoved { seat, space, dummy: false } => there("puf-event-mine-removed", seat, space),
            Event::MineRemoved { seat, space, dummy: true } => there("puf-event-dummy-removed", seat, space),
            Event::Looked { seat } => by("puf-event-looked", seat),
            Event::Drew { seat, reserve: false } => by("puf-event-drew", seat),
            Event::Drew { seat, reserve: true } => by("puf-event-reserve", seat),
            Event::Got { seat, value } => {
                by("puf-event-got", seat).with("ship", self.say_ship(Ship::Own(value)))
            }
            Event::Skipped { seat, effect } => {
                by("puf-event-skipped", seat).with("effect", self.say_effect(effect))
            }
            Event::Declined { seat } => by("puf-event-declined", seat),
            Event::Stranded { seat } => by("puf-event-stranded", seat),
            Event::Over => Message::new("puf-event-over"),
        }
    }

    /// Why somebody won, where points do not tell it (PUF-35, PUF-40).
    fn verdict(&self, view: &View) -> Option<Message> {
        let outcome = scoring::outcome(&view.open, &self.parts)?;
        if let Step::Over { stranded: Some(seat) } = view.open.turn.step {
            return Some(Message::new("puf-verdict-stranded").with("player", seat).with("rule", puf(35)));
        }
        let winner = outcome.winners.iter().next()?;
        let loser = winner.opponent();
        if outcome.points[winner] != outcome.points[loser] {
            return None;
        }
        let gold = |seat| view.open.player(seat).gold;
        Some(if outcome.winners.contains(loser) {
            Message::new("puf-verdict-shared").with("gold", gold(winner)).with("rule", puf(40))
        } else {
            Message::new("puf-verdict-gold")
                .with("player", winner)
                .with("gold", gold(winner))
                .with("less", gold(loser))
                .with("rule", puf(40))
        })
    }
}
