//! The rules of *On Board* (2022, with three extensions) and of its first edition *Bienvenue à bord* (2019), by Antoine Bauza,
//! Corentin Lebrat, Ludovic Maublanc and Théo Rivière (Capitaine Meeple).
//!
//! Two captains fill their liners. Each round one splits three cards into two piles, the other takes one of them. Passengers
//! go into open cabins and bring points or symbols; those in a better cabin than they asked for are satisfied, those in
//! a worse one unhappy. After every five rounds a port of call pays whoever has the most of something.
//!
//! One engine plays both editions: what differs between them is data (`components/`), read once. The numbers (`OB-12`) are
//! those of `docs/rules/on-board.md`.

mod action;
mod card;
mod components;
mod deal;
mod event;
pub mod hooks;
mod insight;
mod level;
mod logbook;
mod observation;
mod options;
mod port;
mod resolve;
mod retell;
mod scoring;
mod sheet;
mod speak;
mod split;
mod state;
mod symbol;
mod view;
mod wire;

#[cfg(test)]
mod tests;
mod words;

use game::{
    Chance, DecidedBy, Flaw, Game, Outcome, Parts, PartsInUse, Refusal, Rule, Seat, Seats, Sight, Sink, Undo,
    Viewer, unknown_rules,
};

pub use action::{Action, Pile, Power};
pub use card::{Captain, Card, Face, Guest, Luggage, Luggages, Objective, Objectives, Port};
pub use components::Components;
pub use deal::Deal;
pub use event::Event;
pub use level::Level;
pub use logbook::{Cabin, CabinPlace, Cabins, Logbook, PortCall};
pub use options::{Edition, Options};
pub use sheet::{Sheet, Special, Tenant};
pub use state::{Board, Phase, State, Taken, Task};
pub use symbol::{Symbol, Symbols};
pub use view::{PlayerView, Progress, View};

/// A rule of this game.
pub(crate) const fn ob(number: u8) -> Rule {
    Rule::new(OnBoard::BOOK, number)
}

/// On Board with its options and components.
#[derive(Clone, Debug)]
pub struct OnBoard {
    options: Options,
    parts: Components,
    rules: u32,
    /// Whether each of several equal cards is offered, from version 2 on. Version 1 offers the first of them, so that the place
    /// told of an open card says something of the hidden ones (OB-34).
    offers_equal_cards: bool,
}

impl OnBoard {
    /// The printed values.
    pub fn components(&self) -> &Components {
        &self.parts
    }

    /// Every card that was shuffled, in the order of the component file; some may have been removed unseen.
    pub fn shuffled_pile(&self) -> impl Iterator<Item = Card> + use<> {
        self.options.shuffled_cards().into_iter().map(Card)
    }

    /// A player's points as they stand.
    pub fn points(&self, state: &State, seat: Seat) -> i32 {
        state.player(seat).board.sheet.score(&self.parts).iter().sum()
    }

    fn act_joint(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        if action == Action::End {
            state.player_mut(seat).turn.work.task = Task::Done;
            sink.emit(Sight::All, Event::Finished { seat });
            self.end_phase(state, sink);
        } else {
            resolve::Resolver { game: self, state, seat, sink }.act(action);
        }
    }
}

impl Game for OnBoard {
    type Options = Options;
    type Deal = Deal;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    const ID: &'static str = "on-board";
    const BOOK: &'static str = "OB";
    const RULES_VERSION: u32 = 2 + cfg!(feature = "next-release") as u32;
    const ACTIONS: usize = Action::COUNT;
    /// A captain and an end each; in each of 24 rounds three actions to split, one to choose, three to give for each player,
    /// and for each of up to five cards seven decisions; then as many for four compensations.
    const MAX_STEPS: usize = 4 + 24 * (3 + 1 + 6 + 2 + 5 * 7) + 4 * 2 * 8;
    const SCORE_LINES: &'static [&'static str] = &scoring::LINES;

    fn with_rules(version: u32, options: Options, parts: Parts<'_>) -> Result<Self, Flaw> {
        if !(1..=Self::RULES_VERSION).contains(&version) {
            return Err(unknown_rules::<Self>(version));
        }
        options.checked()?;
        let read = |text: &str| Components::read(options.edition, text);
        let built_in = Components::built_in_files(options.edition);
        let parts = game::parts::choose(&built_in, parts, read, |parts| &parts.in_use)?;
        Ok(OnBoard { options, parts, rules: version, offers_equal_cards: version >= 2 })
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
        2
    }

    fn deal(&self, chance: &mut impl Chance) -> Deal {
        deal::deal(self, chance)
    }

    fn start(&self, deal: &Deal) -> Result<State, Flaw> {
        deal::start(self, deal)
    }

    fn awaited(&self, state: &State) -> Seats {
        if state.phase == Phase::Over {
            return Seats::NONE;
        }
        match self.on_turn(state) {
            Some(seat) => Seats::only(seat),
            None => {
                let busy = |seat: &Seat| state.player(*seat).turn.work.task != Task::Done;
                self.seats().iter().filter(busy).collect()
            }
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        self.each_legal(state, seat, |action| out.push(action));
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        match self.on_turn(state) {
            _ if state.phase == Phase::Over || !self.seats().contains(seat) => {
                return Err(self.asked_instead(state));
            }
            Some(turn) if turn == seat => {
                self.permit_single(state, seat, action)?;
                self.act_single(state, seat, action, sink);
            }
            Some(_) => return Err(self.asked_instead(state)),
            None => {
                self.permit_joint(state, seat, action)?;
                self.act_joint(state, seat, action, sink);
            }
        }
        Ok(())
    }

    fn ends_turn(action: Action) -> bool {
        action == Action::End
    }

    fn has_secrets(&self) -> bool {
        self.options.captains || self.options.luggage
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn redeal(&self, view: &View, chance: &mut impl Chance) -> State {
        view::redeal(self, view, chance)
    }

    fn undoable(&self, view: &View, action: Action) -> Undo {
        match action {
            Action::Choose { .. } if view.hidden.is_some() => Undo::Reveals,
            Action::Choose { .. } | Action::Give { .. } => Undo::Binds,
            // Where both act at once, the second to finish sees what the first did.
            Action::End => match (view.phase, view.viewer) {
                (phase, Viewer::Seat(seat)) if phase.is_joint() && view.players[seat.opponent()].done => {
                    Undo::Reveals
                }
                _ => Undo::Binds,
            },
            _ => Undo::Free,
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let sheets = state.players.0.each_ref().map(|player| &player.board.sheet);
        (state.phase == Phase::Over).then(|| scoring::outcome(sheets, &self.parts))
    }

    fn decided_by(&self, state: &State) -> DecidedBy {
        scoring::decided_by(state.players.0.each_ref().map(|player| &player.board.sheet), &self.parts)
    }

    fn score_lines(&self, view: &View, seat: Seat) -> Vec<i32> {
        view.players[seat].board.sheet().score(&self.parts).to_vec()
    }

    fn index(action: Action) -> usize {
        action.index()
    }

    fn from_index(index: usize) -> Option<Action> {
        Action::from_index(index)
    }
}
