//! The rules of *Come Sail Away!* by Saashi and Daryl Chow (Saashi & Saashi, 2023).
//!
//! Each player fills an ocean liner. In each of twelve rounds all choose one of two cards at the same time, and lead its
//! passengers along a path from room to room. Who finds no seat is disgruntled. Full rooms are flipped and score; full
//! guest cabins and well-housed luggage move a token that brings extra passengers and small cabins. The first to
//! complete a facility get a bonus. The unused card goes to the neighbour.
//!
//! The numbers (`CSA-14`) are those of `docs/rules/come-sail-away.md`.
//!
//! ```
//! use come_sail_away::{ComeSailAway, Options};
//! use game::{Dealer, Game, Parts, QuickChance, play_out};
//!
//! let game = ComeSailAway::new(Options::default(), Parts::BuiltIn)?;
//! let deal = game.deal(&mut Dealer::new(1));
//! let mut state = game.start(&deal)?;
//! play_out(&game, &mut state, &mut QuickChance::new(1), &mut Vec::new());
//! assert!(game.outcome(&state).is_some());
//! # Ok::<(), game::Flaw>(())
//! ```

mod action;
mod card;
mod colour;
mod components;
mod deal;
mod event;
pub mod hooks;
mod observation;
mod options;
mod origin;
mod retell;
mod room;
mod round;
mod scoring;
mod ship;
mod speak;
mod state;
#[cfg(test)]
mod tests;
mod tile;
mod turn;
mod view;
mod wire;
mod words;

use game::{
    Chance, DecidedBy, Flaw, Game, Outcome, Parts, PartsInUse, Refusal, Rule, Seat, Seats, Sink, Undo,
    Viewer, unknown_rules,
};

pub use action::{Action, Order};
pub(crate) use card::Cards;
pub use card::{Card, Face};
pub use colour::{Colour, Colours};
pub use components::{Components, Space};
pub use deal::Deal;
pub use event::Event;
pub use options::{Arrangement, Hands, Options, Preset};
pub use origin::{Origin, Origins};
pub use room::{Room, Rooms};
pub use round::ROUNDS;
pub use ship::{Plan, Ship};
pub use state::{Decision, State};
pub use tile::{Facilities, Facility, Kind, Tile};
pub use view::{PlayerView, Progress, Token, Unused, View};

/// A rule of this game.
pub(crate) const fn csa(number: u8) -> Rule {
    Rule::new(ComeSailAway::BOOK, number)
}

/// Come Sail Away! with its options and components.
#[derive(Clone, Debug)]
pub struct ComeSailAway {
    rules: u32,
    /// CSA-36: the library's fourth passenger whom no room takes is disgruntled. By rules version 1 they went to the pier.
    reader_disgruntled: bool,
    options: Options,
    players: usize,
    /// In increasing order.
    facilities: [Facility; 5],
    parts: Components,
}

impl ComeSailAway {
    /// The printed values.
    pub fn components(&self) -> &Components {
        &self.parts
    }

    /// The chosen facilities in increasing order.
    pub fn facilities(&self) -> [Facility; 5] {
        self.facilities
    }

    /// A player's points as they stand.
    pub fn points(&self, state: &State, seat: Seat) -> i32 {
        state.player(seat).ship.score(&state.plan, &self.parts).iter().sum()
    }
}

impl Game for ComeSailAway {
    type Options = Options;
    type Deal = Deal;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    const ID: &'static str = "come-sail-away";
    const BOOK: &'static str = "CSA";
    const RULES_VERSION: u32 = 2;
    const ACTIONS: usize = Action::COUNT;
    /// For each seat: a card, an order, four rooms and an end in each of twelve rounds; a choice among full rooms for each of
    /// fourteen; two choices for each of thirty-one spaces of the longest track, and one for the library.
    const MAX_STEPS: usize = 4 * (12 * 7 + 14 + 2 * 31 + 1);
    const SCORE_LINES: &'static [&'static str] = &scoring::LINES;

    fn with_rules(version: u32, options: Options, parts: Parts<'_>) -> Result<Self, Flaw> {
        if !(1..=Self::RULES_VERSION).contains(&version) {
            return Err(unknown_rules::<Self>(version));
        }
        let facilities = options.checked()?;
        let parts =
            game::parts::choose(&components::BUILT_IN, parts, Components::read, |parts| &parts.in_use)?;
        Ok(ComeSailAway {
            rules: version,
            reader_disgruntled: version >= 2,
            players: usize::from(options.players),
            options,
            facilities,
            parts,
        })
    }

    fn rules_version(&self) -> u32 {
        self.rules
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn parts(&self) -> &PartsInUse {
        &self.parts.in_use
    }

    fn player_count(&self) -> usize {
        self.players
    }

    fn deal(&self, chance: &mut impl Chance) -> Deal {
        deal::deal(self, chance)
    }

    fn start(&self, deal: &Deal) -> Result<State, Flaw> {
        deal::start(self, deal)
    }

    #[inline]
    fn awaited(&self, state: &State) -> Seats {
        if state.over {
            return Seats::NONE;
        }
        let mut awaited = Seats::NONE;
        for seat in self.seats().iter() {
            if state.player(seat).turn.decision != Decision::Done {
                awaited = awaited.with(seat);
            }
        }
        awaited
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !state.over && seat.index() < self.players {
            self.each_legal(state, seat, |action| out.push(action));
        }
    }

    #[inline]
    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if state.over {
            return Err(Refusal(csa(41)));
        }
        if seat.index() >= self.players {
            return Err(Refusal(csa(8)));
        }
        self.permit(state, seat, action)?;
        if action == Action::End {
            self.finish(state, seat, sink);
        } else {
            turn::ActivePlayer { game: self, state, seat, sink }.apply(action);
        }
        Ok(())
    }

    fn ends_turn(action: Action) -> bool {
        action == Action::End
    }

    fn has_secrets(&self) -> bool {
        self.players > 1 && self.options.hands == Hands::Closed
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn redeal(&self, view: &View, chance: &mut impl Chance) -> State {
        view::redeal(self, view, chance)
    }

    /// CSA-38: everything up to declaring the round finished.
    fn undoable(&self, view: &View, action: Action) -> Undo {
        match action {
            Action::End if view.awaited().len() <= 1 => Undo::Reveals,
            Action::End => Undo::Binds,
            _ => Undo::Free,
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.over.then(|| {
            let sheets = state.players.map(|player| player.ship.score(&state.plan, &self.parts));
            scoring::outcome(&sheets.0[..self.players])
        })
    }

    fn decided_by(&self, state: &State) -> DecidedBy {
        let sheets = state.players.map(|player| player.ship.score(&state.plan, &self.parts));
        scoring::decided_by(&sheets.0[..self.players])
    }

    fn score_lines(&self, view: &View, seat: Seat) -> Vec<i32> {
        view.player(seat).map_or(Vec::new(), |player| player.ship.score(&view.plan, &self.parts).to_vec())
    }

    #[inline]
    fn index(action: Action) -> usize {
        action.index()
    }

    #[inline]
    fn from_index(index: usize) -> Option<Action> {
        Action::from_index(index)
    }
}
