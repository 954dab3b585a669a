//! The rules of *Pirates Under Fire* by Stefania Niccolini and Marco Canetta (Explor8, 2019).
//!
//! Two pirates lay ships on a sea of seven by six spaces. Every space and every ship does something: shots set enemy ships on
//! fire, shields and mercenaries withstand them, mines cost points. After sixteen turns each, ships side by side score as
//! identical sets and runs, and every ship in the opponent's sea counts.
//!
//! The numbers (`PUF-12`) are those of `docs/rules/pirates-under-fire.md`.

mod action;
mod change;
mod combination;
mod components;
mod deal;
mod effect;
mod event;
pub mod hooks;
mod icon;
mod mercenary;
mod observation;
mod options;
mod scoring;
mod sea;
mod ship;
mod shot;
mod space;
mod speak;
mod state;
#[cfg(test)]
mod tests;
mod turn;
mod view;
mod wire;
mod words;

use game::{
    Chance, DecidedBy, Flaw, Game, Outcome, Parts, PartsInUse, Refusal, Rule, Seat, Seats, Sink, Undo,
    Viewer, unknown_rules,
};

pub use action::Action;
pub use combination::Combination;
pub use components::Components;
pub use deal::{Deal, FleetDeal};
pub use effect::{Effect, Pending};
pub use event::Event;
pub use icon::Icon;
pub use mercenary::{Contract, Mercenaries, Mercenary, Power, Values};
pub use options::Options;
pub use scoring::{ChosenValue, Scored};
pub use sea::{Fleet, Sea};
pub use ship::{Counts, Ship, Tile, Value};
pub use space::{DEPTH, Space, Spaces, WIDTH};
pub use state::{DummyMine, Open, Player, State, Step, TURNS, Turn};
pub use view::{KnownMine, TilesView, View};

/// A rule of this game.
pub(crate) const fn puf(number: u8) -> Rule {
    Rule::new(PiratesUnderFire::BOOK, number)
}

/// Pirates Under Fire with its components.
#[derive(Clone, Debug)]
pub struct PiratesUnderFire {
    options: Options,
    parts: Components,
    rules_version: u32,
}

impl PiratesUnderFire {
    /// The printed values.
    pub fn components(&self) -> &Components {
        &self.parts
    }

    /// A player's points as they stand.
    pub fn points(&self, state: &State, seat: Seat) -> i32 {
        scoring::score(&state.open, seat, &self.parts).iter().sum()
    }
}

impl Game for PiratesUnderFire {
    type Options = Options;
    type Deal = Deal;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    const ID: &'static str = "pirates-under-fire";
    const BOOK: &'static str = "PUF";
    /// From version 2 on, longer combinations score more (PUF-41).
    const RULES_VERSION: u32 = 2;
    const ACTIONS: usize = Action::COUNT;
    /// In each of 32 turns: a ship and its space, two effects; a mercenary and its space, three mines and the dummy; the end.
    const MAX_STEPS: usize = 2 * TURNS as usize * (2 + 2 + 2 + 4 + 1);
    const SCORE_LINES: &'static [&'static str] = &scoring::LINES;

    fn with_rules(version: u32, options: Options, parts: Parts<'_>) -> Result<Self, Flaw> {
        let longer_scores_more = match version {
            1 => false,
            2 => true,
            _ => return Err(unknown_rules::<Self>(version)),
        };
        let built_in = Components::BUILT_IN;
        let parts = game::parts::choose(&built_in, parts, Components::read, |parts| &parts.in_use)?;
        if longer_scores_more {
            parts.points.rise()?;
        }
        Ok(PiratesUnderFire { options, parts, rules_version: version })
    }

    fn rules_version(&self) -> u32 {
        self.rules_version
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn parts(&self) -> &PartsInUse {
        &self.parts.in_use
    }

    fn player_count(&self) -> usize {
        2
    }

    fn deal(&self, chance: &mut impl Chance) -> Deal {
        deal::deal(self, chance)
    }

    fn start(&self, deal: &Deal) -> Result<State, Flaw> {
        deal::start(self, deal)
    }

    #[inline]
    fn awaited(&self, state: &State) -> Seats {
        if state.open.over() { Seats::NONE } else { Seats::only(state.open.on_turn()) }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if seat == state.open.on_turn() {
            self.each(state, seat, |action| out.push(action));
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if seat != state.open.on_turn() {
            return Err(turn::not_on_turn(state));
        }
        self.permit(state, seat, action)?;
        self.act(state, seat, action, sink);
        Ok(())
    }

    fn ends_turn(action: Action) -> bool {
        action == Action::End
    }

    /// A ship that is laid without a choice would tell of a hand of one value.
    fn asked_alone(action: Action) -> bool {
        matches!(action, Action::Ship { .. } | Action::End)
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn redeal(&self, view: &View, chance: &mut impl Chance) -> State {
        view::redeal(view, chance)
    }

    fn undoable(&self, view: &View, action: Action) -> Undo {
        view::undoable(self, view, action)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        scoring::outcome(&state.open, &self.parts)
    }

    fn decided_by(&self, state: &State) -> DecidedBy {
        scoring::decided_by(&state.open, &self.parts)
    }

    fn score_lines(&self, view: &View, seat: Seat) -> Vec<i32> {
        scoring::score(&view.open, seat, &self.parts).to_vec()
    }

    fn index(action: Action) -> usize {
        action.index()
    }

    fn from_index(index: usize) -> Option<Action> {
        Action::from_index(index)
    }
}
