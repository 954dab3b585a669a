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
mod options;
mod port;
mod resolve;
mod scoring;
mod sheet;
mod speak;
mod split;
mod state;
mod symbol;
mod view;

#[cfg(test)]
mod tests;
mod words;

use game::{Chance, Flaw, Game, Outcome, Parts, PartsInUse, Refusal, Rule, Seat, Seats, Sink, Undo, Viewer};

pub use action::{Action, Pile, Power};
pub use card::{Captain, Card, Face, Guest, Luggage, Objective, Port};
pub use components::Components;
pub use deal::Deal;
pub use event::Event;
pub use level::Level;
pub use options::{Edition, Options};
pub use sheet::{Sheet, Special, Tenant};
pub use state::{Board, Phase, State, Taken, Task};
pub use symbol::Symbol;
pub use view::{PlayerView, Progress, View};

/// A rule of this game.
pub(crate) const fn ob(number: u8) -> Rule {
    Rule { book: "OB", number }
}

/// On Board with its options and components.
#[derive(Clone, Debug)]
pub struct OnBoard {
    options: Options,
    parts: Components,
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

    fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if state.phase == Phase::Over {
            return Err(self.asked_instead(state));
        }
        match self.on_turn(state) {
            Some(turn) if turn == seat => {
                self.permit_single(state, seat, action)?;
                self.act_single(state, seat, action, sink);
            }
            Some(_) => return Err(self.asked_instead(state)),
            None if seat.index() > 1 => return Err(self.asked_instead(state)),
            None => {
                self.permit_joint(state, seat, action)?;
                self.act_joint(state, seat, action, sink);
            }
        }
        Ok(())
    }

    fn act_joint(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        if action == Action::End {
            state.player_mut(seat).turn.work.task = Task::Done;
            sink.emit(game::Sight::All, Event::Finished { seat });
            self.end_phase(state, sink);
        } else {
            resolve::Desk { game: self, state, seat, sink }.act(action);
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
    const RULES: u32 = 1;
    const ACTIONS: usize = Action::COUNT;
    /// A captain and an end each; in each of 24 rounds three actions to split, one to choose, three to give for each player,
    /// and for each of up to five cards seven decisions; then as many for four compensations.
    const MAX_STEPS: usize = 4 + 24 * (3 + 1 + 6 + 2 + 5 * 7) + 4 * 2 * 8;
    const SCORE_LINES: &'static [&'static str] = &scoring::LINES;

    fn new(options: Options, parts: Parts<'_>) -> Result<Self, Flaw> {
        options.checked()?;
        let read = |text: &str| Components::read(options.edition, text);
        let built_in = Components::built_in_files(options.edition);
        let parts = game::parts::choose(&built_in, parts, read, |parts| &parts.in_use)?;
        Ok(OnBoard { options, parts })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn parts(&self) -> &PartsInUse {
        &self.parts.in_use
    }

    fn players(&self) -> usize {
        2
    }

    fn deal(&self, chance: &mut impl Chance) -> Deal {
        self.shuffled(chance)
    }

    fn start(&self, deal: &Deal) -> Result<State, Flaw> {
        self.begin(deal)
    }

    fn awaited(&self, state: &State) -> Seats {
        if state.phase == Phase::Over {
            return Seats::NONE;
        }
        match self.on_turn(state) {
            Some(seat) => Seats::only(seat),
            None => {
                let busy = |seat: &Seat| state.player(*seat).turn.work.task != Task::Done;
                Seat::ALL.into_iter().take(2).filter(busy).collect()
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
        self.carry_out(state, seat, action, sink)
    }

    fn ends_turn(action: Action) -> bool {
        action == Action::End
    }

    fn hides(&self) -> bool {
        self.options.captains || self.options.luggage
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn redeal(&self, view: &View, chance: &mut impl Chance) -> State {
        self.fit(view, chance)
    }

    fn undoable(&self, view: &View, action: Action) -> Undo {
        match action {
            Action::Choose { .. } if view.hidden.is_some() => Undo::Reveals,
            Action::Choose { .. } | Action::Give { .. } => Undo::Binds,
            // Where both act at once, the second to finish sees what the first did.
            Action::End => match (view.phase, view.viewer) {
                (Phase::Captains | Phase::Resolve | Phase::Port, Viewer::Seat(seat))
                    if view.players[seat.opponent().index()].done =>
                {
                    Undo::Reveals
                }
                _ => Undo::Binds,
            },
            _ => Undo::Free,
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let sheets = [&state.players[0].board.sheet, &state.players[1].board.sheet];
        (state.phase == Phase::Over).then(|| scoring::outcome(sheets, &self.parts))
    }

    fn score_lines(&self, view: &View, seat: Seat) -> Vec<i32> {
        view.players[seat.index() & 1].board.sheet().score(&self.parts).to_vec()
    }

    fn index(action: Action) -> usize {
        action.index()
    }

    fn action(index: usize) -> Option<Action> {
        Action::from_index(index)
    }
}
