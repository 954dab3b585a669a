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
//! use game::{Dealer, Game, Parts, Quick, play_out};
//!
//! let game = ComeSailAway::new(Options::default(), Parts::BuiltIn)?;
//! let deal = game.deal(&mut Dealer::new(1));
//! let mut state = game.start(&deal)?;
//! play_out(&game, &mut state, &mut Quick::new(1), &mut Vec::new());
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
mod options;
mod origin;
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
mod words;

use game::{Chance, Flaw, Game, Outcome, Parts, PartsInUse, Refusal, Rule, Seat, Seats, Sink, Undo, Viewer};

pub use action::{Action, Order};
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
pub use tile::{Facility, Kind, Tile};
pub use view::{PlayerView, Progress, Token, Unused, View};

/// A rule of this game.
pub(crate) const fn csa(number: u8) -> Rule {
    Rule { book: "CSA", number }
}

/// Come Sail Away! with its options and components.
#[derive(Clone, Debug)]
pub struct ComeSailAway {
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
    const RULES: u32 = 1;
    const ACTIONS: usize = Action::COUNT;
    /// For each seat: a card, an order, four rooms and an end in each of twelve rounds; a choice among full rooms for each of
    /// fourteen; two choices for each of thirty-one spaces of the longest track, and one for the library.
    const MAX_STEPS: usize = 4 * (12 * 7 + 14 + 2 * 31 + 1);
    const SCORE_LINES: &'static [&'static str] = &scoring::LINES;

    fn new(options: Options, parts: Parts<'_>) -> Result<Self, Flaw> {
        let facilities = options.checked()?;
        let parts =
            game::parts::choose(&components::BUILT_IN, parts, Components::read, |parts| &parts.in_use)?;
        Ok(ComeSailAway { players: usize::from(options.players), options, facilities, parts })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn parts(&self) -> &PartsInUse {
        &self.parts.in_use
    }

    fn players(&self) -> usize {
        self.players
    }

    fn deal(&self, chance: &mut impl Chance) -> Deal {
        self.shuffled(chance).to_deal(self)
    }

    fn start(&self, deal: &Deal) -> Result<State, Flaw> {
        deal::Dealt::from_deal(deal, self).map(|dealt| self.begin(&dealt))
    }

    #[inline]
    fn awaited(&self, state: &State) -> Seats {
        if state.over {
            return Seats::NONE;
        }
        let mut awaited = Seats::NONE;
        for seat in self.seats() {
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
            turn::Crew { game: self, state, seat, sink }.act(action);
        }
        Ok(())
    }

    fn ends_turn(action: Action) -> bool {
        action == Action::End
    }

    fn hides(&self) -> bool {
        self.players > 1 && self.options.hands == Hands::Closed
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn redeal(&self, view: &View, chance: &mut impl Chance) -> State {
        self.fit(view, chance)
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
            scoring::outcome(&sheets[..self.players])
        })
    }

    fn score_lines(&self, view: &View, seat: Seat) -> Vec<i32> {
        let player = view.players.get(seat.index());
        player.map_or(Vec::new(), |player| player.ship.score(&view.plan, &self.parts).to_vec())
    }

    #[inline]
    fn index(action: Action) -> usize {
        action.index()
    }

    #[inline]
    fn action(index: usize) -> Option<Action> {
        Action::from_index(index)
    }
}
