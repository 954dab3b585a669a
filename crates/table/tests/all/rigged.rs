//! Come Sail Away! with somebody watching: it counts the actions that are carried out, and can be broken in one place.

use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering::Relaxed};

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
    TakesBackTheFirstEnd,
    TakesBackTheLastEnd,
    TellsOtherwiseTheNextTime,
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

pub(crate) struct Rigged {
    game: ComeSailAway,
    options: RiggedOptions,
    /// How many actions were carried out, wherever.
    pub(crate) applied: AtomicUsize,
    started: AtomicBool,
    least_left_in_deck: AtomicU8,
}

impl Rigged {
    pub(crate) fn new(options: Options, bug: Option<Bug>) -> Rigged {
        Rigged {
            game: ComeSailAway::new(options.clone(), Parts::BuiltIn).unwrap(),
            options: RiggedOptions { bug, game: options },
            applied: AtomicUsize::new(0),
            started: AtomicBool::new(false),
            least_left_in_deck: AtomicU8::new(u8::MAX),
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
    /// How many actions were carried out before.
    applied: usize,
}

impl<S: Sink<Event>> Sink<Event> for Passing<'_, S> {
    fn emit(&mut self, sight: Sight, event: Event) {
        match (self.bug, sight, event) {
            (Some(Bug::EndsWithoutAWord), _, Event::Finished { .. }) => {}
            (Some(Bug::PlaysOpenly), Sight::Withheld(_), Event::Played { .. }) => {
                self.sink.emit(Sight::All, event);
            }
            (Some(Bug::TellsOtherwiseTheNextTime), _, Event::Finished { .. })
                if self.applied.is_multiple_of(2) =>
            {
                self.sink.emit(sight, event);
                self.sink.emit(sight, event);
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
    const BOOK: &'static str = ComeSailAway::BOOK;
    const RULES_VERSION: u32 = ComeSailAway::RULES_VERSION;
    const ACTIONS: usize = ComeSailAway::ACTIONS;
    const MAX_STEPS: usize = ComeSailAway::MAX_STEPS;
    const SCORE_LINES: &'static [&'static str] = ComeSailAway::SCORE_LINES;

    fn with_rules(version: u32, options: RiggedOptions, parts: Parts<'_>) -> Result<Rigged, Flaw> {
        let mut rigged = Rigged::new(options.game, options.bug);
        rigged.game = ComeSailAway::with_rules(version, rigged.options.game.clone(), parts)?;
        if rigged.has(Bug::ForgetsOpenHands) {
            rigged.options.game.hands = Hands::Closed;
        }
        Ok(rigged)
    }

    fn rules_version(&self) -> u32 {
        self.game.rules_version()
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

    fn player_count(&self) -> usize {
        self.game.player_count()
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
        if self.has(Bug::StartsOtherwiseTheNextTime) && self.started.swap(true, Relaxed) {
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
        let applied = self.applied.fetch_add(1, Relaxed);
        self.game.apply(state, seat, action, &mut Passing { sink, bug: self.options.bug, applied })
    }

    fn ends_turn(action: Action) -> bool {
        ComeSailAway::ends_turn(action)
    }

    fn has_secrets(&self) -> bool {
        self.game.has_secrets()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut view = self.game.view(state, viewer);
        if self.has(Bug::KeepsSightingsOutsideTheState) {
            let least = self.least_left_in_deck.fetch_min(view.deck_left, Relaxed);
            view.deck_left = least.min(view.deck_left);
        }
        view
    }

    fn redeal(&self, view: &View, chance: &mut impl Chance) -> State {
        self.game.redeal(view, chance)
    }

    fn undoable(&self, view: &View, action: Action) -> Undo {
        let last = view.awaited().len() == 1;
        match self.options.bug {
            Some(Bug::TakesBackTheFirstEnd) if !last => Undo::Free,
            Some(Bug::TakesBackTheLastEnd) if last => Undo::Free,
            _ => self.game.undoable(view, action),
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

    fn from_index(index: usize) -> Option<Action> {
        ComeSailAway::from_index(index)
    }
}
