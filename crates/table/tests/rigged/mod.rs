//! Come Sail Away! with somebody watching: it counts the actions that are carried out, and can be broken in one place.

use std::cell::Cell;

use come_sail_away::{Action, ComeSailAway, Deal, Event, Hands, Options, State, View};
use game::{Chance, Flaw, Game, Outcome, Parts, PartsInUse, Refusal, Seat, Seats, Sight, Sink, Undo, Viewer};
use serde::{Deserialize, Serialize};

/// Everything that can be wrong with the game, one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Bug {
    DealsACardTwice,
    #[serde(skip_serializing)]
    CannotBeWritten,
    StartsOtherwiseTheNextTime,
    TakesBackTheEnd,
    ForgetsItsFingerprint,
    ForgetsOpenHands,
    EndsWithoutAWord,
    KeepsSightingsOutsideTheState,
    PlaysOpenly,
}

/// The options hold the bug too, so that a game loaded from a file is as broken as the one that was saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RiggedOptions {
    bug: Option<Bug>,
    game: Options,
}

#[derive(Clone)]
pub(crate) struct Rigged {
    game: ComeSailAway,
    options: RiggedOptions,
    /// How many actions were carried out, wherever.
    pub(crate) applied: Cell<usize>,
    started: Cell<bool>,
    least_left_in_deck: Cell<u8>,
}

impl Rigged {
    pub(crate) fn new(options: Options, bug: Option<Bug>) -> Rigged {
        Rigged {
            game: ComeSailAway::new(options.clone(), Parts::BuiltIn).unwrap(),
            options: RiggedOptions { bug, game: options },
            applied: Cell::new(0),
            started: Cell::new(false),
            least_left_in_deck: Cell::new(u8::MAX),
        }
    }

    fn has(&self, bug: Bug) -> bool {
        self.options.bug == Some(bug)
    }
}

/// Passes events on, some of them not as it should.
struct Passing<'a, S> {
    sink: &'a mut S,
    bug: Option<Bug>,
}

impl<S: Sink<Event>> Sink<Event> for Passing<'_, S> {
    fn emit(&mut self, sight: Sight, event: Event) {
        match (self.bug, sight, event) {
            (Some(Bug::EndsWithoutAWord), _, Event::Finished { .. }) => {}
            (Some(Bug::PlaysOpenly), Sight::Withheld(_), Event::Played { .. }) => {
                self.sink.emit(Sight::All, event);
            }
            _ => self.sink.emit(sight, event),
        }
    }

    fn reveal(&mut self) {
        self.sink.reveal();
    }
}

impl Game for Rigged {
    type Options = RiggedOptions;
    type Deal = Deal;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    const ID: &'static str = "rigged";
    const RULES: u32 = 1;
    const ACTIONS: usize = ComeSailAway::ACTIONS;
    const MAX_STEPS: usize = ComeSailAway::MAX_STEPS;
    const SCORE_LINES: &'static [&'static str] = ComeSailAway::SCORE_LINES;

    fn new(options: RiggedOptions, parts: Parts<'_>) -> Result<Rigged, Flaw> {
        let mut rigged = Rigged::new(options.game, options.bug);
        rigged.game = ComeSailAway::new(rigged.options.game.clone(), parts)?;
        if rigged.has(Bug::ForgetsOpenHands) {
            rigged.options.game.hands = Hands::Closed;
        }
        Ok(rigged)
    }

    fn options(&self) -> &RiggedOptions {
        &self.options
    }

    fn parts(&self) -> &PartsInUse {
        match self.has(Bug::ForgetsItsFingerprint) {
            true => PartsInUse::none(),
            false => self.game.parts(),
        }
    }

    fn players(&self) -> usize {
        self.game.players()
    }

    fn deal(&self, chance: &mut impl Chance) -> Deal {
        let mut deal = self.game.deal(chance);
        if self.has(Bug::DealsACardTwice) {
            deal.deck[0] = deal.deck[1];
        }
        deal
    }

    fn start(&self, deal: &Deal) -> Result<State, Flaw> {
        let mut deal = deal.clone();
        if self.has(Bug::StartsOtherwiseTheNextTime) && self.started.replace(true) {
            deal.deck.swap(58, 59);
        }
        self.game.start(&deal)
    }

    fn awaited(&self, state: &State) -> Seats {
        self.game.awaited(state)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.game.legal(state, seat, out);
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.applied.set(self.applied.get() + 1);
        self.game.apply(state, seat, action, &mut Passing { sink, bug: self.options.bug })
    }

    fn ends_turn(action: Action) -> bool {
        ComeSailAway::ends_turn(action)
    }

    fn hides(&self) -> bool {
        self.game.hides()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut view = self.game.view(state, viewer);
        if self.has(Bug::KeepsSightingsOutsideTheState) {
            self.least_left_in_deck.set(self.least_left_in_deck.get().min(view.deck_left));
            view.deck_left = self.least_left_in_deck.get();
        }
        view
    }

    fn redeal(&self, view: &View, chance: &mut impl Chance) -> State {
        self.game.redeal(view, chance)
    }

    fn undoable(&self, view: &View, action: Action) -> Undo {
        match self.has(Bug::TakesBackTheEnd) {
            true => Undo::Free,
            false => self.game.undoable(view, action),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.game.outcome(state)
    }

    fn score_lines(&self, view: &View, seat: Seat) -> Vec<i32> {
        self.game.score_lines(view, seat)
    }

    fn index(action: Action) -> usize {
        ComeSailAway::index(action)
    }

    fn action(index: usize) -> Option<Action> {
        ComeSailAway::action(index)
    }
}
