//! What the game says, before it is put into a language.

use game::{Message, Seat, Speak, Viewer};

use crate::retell::retell;
use crate::words::{cabin, cabins, port, stars, symbol};
use crate::{
    Action, Card, Event, Face, Guest, Level, OnBoard, Phase, Pile, PlayerView, Power, Symbol, Task, View,
};

/// What a decision ticks.
#[derive(Default)]
struct Ticks {
    satisfied: u8,
    unhappy: u8,
}

impl Ticks {
    /// One unhappy, unless the round is one in which they become satisfied (OB-38).
    fn upset(&mut self, calm: bool) {
        if calm {
            self.satisfied += 1;
        } else {
            self.unhappy += 1;
        }
    }

    fn say(&self) -> Message {
        match (self.satisfied, self.unhappy) {
            (0, 0) => Message::new("ob-ticks-none"),
            (count, 0) => Message::new("ob-ticks-satisfied").with("count", count),
            (0, count) => Message::new("ob-ticks-unhappy").with("count", count),
            (satisfied, unhappy) => {
                Message::new("ob-ticks-both").with("satisfied", satisfied).with("unhappy", unhappy)
            }
        }
    }
}

/// The card the viewer is resolving.
fn current(view: &View) -> Option<Card> {
    let player = view.own()?;
    player.hand.get(usize::from(player.progress?.current()?))?.map(|taken| taken.card)
}

fn has_vacancy(view: &View) -> bool {
    let vacant = |player: &PlayerView| Level::ALL.iter().any(|&l| player.board.sheet().vacant(l) > 0);
    view.own().is_some_and(vacant)
}

impl OnBoard {
    fn card_or_unknown(&self, card: Option<Card>) -> Message {
        card.map_or(Message::new("ob-card-unknown"), |card| self.say_card(card))
    }

    /// A card of the three in the middle.
    fn middle(&self, view: &View, place: u8) -> Message {
        self.card_or_unknown(view.cards.get(usize::from(place)).copied().flatten())
    }

    /// A card the viewer has just taken.
    fn in_hand(&self, view: &View, place: u8) -> Message {
        let taken = view.own().and_then(|player| player.hand.get(usize::from(place)).copied().flatten());
        self.card_or_unknown(taken.map(|taken| taken.card))
    }

    /// A pile by its cards, as far as the viewer knows them.
    fn pile_of(&self, view: &View, pile: Pile) -> Message {
        let known: Vec<Message> =
            view.pile(pile).filter_map(|i| view.cards[i]).map(|card| self.say_card(card)).collect();
        match (pile, known.as_slice()) {
            (Pile::One, [card]) => Message::new("ob-pile-one").with("card", card.clone()),
            (Pile::Two, [first, second]) => {
                Message::new("ob-pile-two").with("first", first.clone()).with("second", second.clone())
            }
            (Pile::One, _) => Message::new("ob-pile-one-hidden"),
            (Pile::Two, _) => Message::new("ob-pile-two-hidden"),
        }
    }

    /// What putting the passenger into a cabin of this level ticks (OB-12, OB-14, OB-20).
    fn placing(&self, view: &View, level: Level) -> Option<Ticks> {
        let player = view.own()?;
        let mut ticks = Ticks::default();
        let written = match view.own_task()? {
            // A compensation asks for no level (OB-26).
            Task::OwedCabin { symbol: Symbol::Die } => Some(Symbol::Die),
            Task::Passenger { symbol, .. } => {
                let Face::Passenger { level: asked, guest } = self.parts.face(current(view)?) else {
                    return None;
                };
                let calm = player.progress.is_some_and(|progress| progress.calm());
                ticks.satisfied += u8::from(level > asked);
                if level < asked {
                    ticks.upset(calm);
                }
                if matches!(guest, Guest::Conditional { symbol, .. } if !player.had(symbol)) {
                    ticks.upset(calm);
                }
                symbol
            }
            _ => return None,
        };
        if written == Some(Symbol::Die) {
            ticks.satisfied += player.board.sheet().next_die_ticks();
        }
        Some(ticks)
    }

    /// How many satisfied and unhappy are ticked if the viewer puts the passenger into a cabin of this level; none where
    /// no passenger is to be placed.
    pub fn ticks(&self, view: &View, level: Level) -> Option<[u8; 2]> {
        self.placing(view, level).map(|ticks| [ticks.satisfied, ticks.unhappy])
    }

    fn prompt_of_task(&self, view: &View, task: Task) -> Option<Message> {
        let card = || self.card_or_unknown(current(view));
        Some(match task {
            Task::Captain => Message::new("ob-prompt-captain"),
            Task::Next => Message::new("ob-prompt-next"),
            Task::Passenger { .. } if !has_vacancy(view) => {
                Message::new("ob-prompt-no-cabin").with("card", card())
            }
            Task::Passenger { symbol: Some(written), changed: true } => {
                Message::new("ob-prompt-passenger-as").with("card", card()).with("symbol", symbol(written))
            }
            Task::Passenger { .. } => Message::new("ob-prompt-passenger").with("card", card()),
            Task::Wild => Message::new("ob-prompt-wild"),
            Task::Lover { points } => {
                let room = view.own().is_some_and(|player| player.board.sheet().takes_lover());
                let id = if room { "ob-prompt-lover" } else { "ob-prompt-lover-alone" };
                Message::new(id).with("points", points)
            }
            Task::Cabins { levels, extra: 0 } => {
                Message::new("ob-prompt-cabins").with("cabins", cabins(levels))
            }
            Task::Cabins { levels, extra } => {
                Message::new("ob-prompt-raise").with("cabins", cabins(levels)).with("count", extra)
            }
            Task::Instead { level, .. } => Message::new("ob-prompt-instead").with("cabin", cabin(level)),
            Task::Stars { left, .. } => Message::new("ob-prompt-stars").with("count", left),
            Task::ChosenSymbol => Message::new("ob-prompt-chosen-symbol"),
            Task::Special => Message::new("ob-prompt-special").with("card", card()),
            Task::OwedSymbol => Message::new("ob-prompt-owed-symbol"),
            Task::OwedCabin { symbol: owed } => {
                Message::new("ob-prompt-owed-cabin").with("symbol", symbol(owed))
            }
            Task::End => Message::new("ob-prompt-end"),
            Task::OwedTick | Task::Done => return None,
        })
    }

    /// What the viewer does in a phase where only one acts, or whom they wait for.
    fn prompt_of_turn(view: &View, seat: Seat) -> Message {
        let mine = view.viewer == Viewer::Seat(seat);
        let id = match view.phase {
            Phase::Choose if mine => "ob-prompt-choose",
            Phase::Choose => "ob-prompt-wait-choose",
            Phase::ChooserGives | Phase::SplitterGives if mine => "ob-prompt-give",
            Phase::ChooserGives | Phase::SplitterGives => "ob-prompt-wait-give",
            Phase::Offer if mine && view.private && view.hidden.is_none() => "ob-prompt-hide",
            Phase::Offer if mine => "ob-prompt-offer",
            _ if mine => "ob-prompt-split",
            _ => "ob-prompt-wait-split",
        };
        if mine { Message::new(id) } else { Message::new(id).with("player", seat) }
    }
}

/// Whom the viewer waits for in a phase that both play at once.
fn waiting(view: &View) -> Message {
    match view.players.0.each_ref().map(|player| player.done) {
        [true, false] => Message::new("ob-prompt-wait-player").with("player", Seat::ALL[1]),
        [false, true] => Message::new("ob-prompt-wait-player").with("player", Seat::ALL[0]),
        _ => Message::new("ob-prompt-wait-both"),
    }
}

impl Speak for OnBoard {
    fn doer(event: &Event) -> Option<Seat> {
        event.seat()
    }

    fn retell(&self, view: &mut View, event: &Event) {
        retell(self, view, event);
    }

    fn prompt(&self, view: &View) -> Message {
        match view.phase {
            Phase::Over => Message::new("ob-prompt-over"),
            _ => match view.on_turn() {
                Some(seat) => OnBoard::prompt_of_turn(view, seat),
                None => {
                    let task = view.own_task().and_then(|task| self.prompt_of_task(view, task));
                    task.unwrap_or_else(|| waiting(view))
                }
            },
        }
    }

    fn say_action(&self, view: &View, action: Action) -> Message {
        let extensions = &self.parts.extensions;
        match action {
            Action::Keep { captain } => {
                Message::new("ob-action-keep").with("captain", self.say_captain(captain))
            }
            Action::Alone { card } => Message::new("ob-action-alone").with("card", self.middle(view, card)),
            Action::Hide { pile } => Message::new("ob-action-hide").with("pile", self.pile_of(view, pile)),
            Action::Choose { pile } => {
                Message::new("ob-action-choose").with("pile", self.pile_of(view, pile))
            }
            Action::Give { card, power } => {
                by_leave(power, "ob-action-give-captain", "ob-action-give-luggage")
                    .with("card", self.in_hand(view, card))
            }
            Action::Next { card } => Message::new("ob-action-next").with("card", self.in_hand(view, card)),
            Action::Place { level } => match self.placing(view, level) {
                Some(ticks) => {
                    Message::new("ob-action-place").with("cabin", cabin(level)).with("ticks", ticks.say())
                }
                None => Message::new("ob-action-place-any").with("cabin", cabin(level)),
            },
            Action::SendAway => {
                let mut ticks = Ticks::default();
                let progress = view.own().and_then(|player| player.progress);
                ticks.upset(progress.is_some_and(|progress| progress.calm()));
                Message::new("ob-action-send-away").with("ticks", ticks.say())
            }
            Action::Change { symbol: kind, power } => {
                by_leave(power, "ob-action-change-captain", "ob-action-change-luggage")
                    .with("symbol", symbol(kind))
            }
            Action::Calm => Message::new("ob-action-calm"),
            Action::Embrace => match view.own_task() {
                Some(Task::Lover { points }) => Message::new("ob-action-embrace").with("points", points),
                _ => Message::new("ob-action-embrace-any"),
            },
            Action::Sweeten => Message::new("ob-action-sweeten").with("points", extensions.luggage_lover),
            Action::AddStars { power: Power::Captain } => {
                Message::new("ob-action-stars-captain").with("count", extensions.captain_stars)
            }
            Action::AddStars { power: Power::Luggage } => {
                Message::new("ob-action-stars-luggage").with("count", extensions.luggage_stars)
            }
            Action::Raise { level } => {
                let to = Level::new(level.stars() + 1).unwrap_or(level);
                Message::new("ob-action-raise").with("level", stars(level)).with("to", stars(to))
            }
            Action::OpenAll => match view.own_task() {
                Some(Task::Cabins { levels, .. }) => {
                    Message::new("ob-action-open-all").with("cabins", cabins(levels))
                }
                _ => Message::new("ob-action-open-any"),
            },
            Action::Open { level } => Message::new("ob-action-open").with("cabin", cabin(level)),
            Action::Skip => Message::new("ob-action-skip"),
            Action::Pick { symbol: kind } => Message::new("ob-action-pick").with("symbol", symbol(kind)),
            Action::Station { level } => Message::new("ob-action-station").with("level", stars(level)),
            Action::End => Message::new(match view.phase {
                Phase::Split | Phase::Offer => "ob-action-offer",
                Phase::ChooserGives | Phase::SplitterGives => "ob-action-give-nothing",
                Phase::Captains => "ob-action-end-captain",
                Phase::Port => "ob-action-end-port",
                _ => "ob-action-end",
            }),
        }
    }

    /// A log tells events long after they happened, so nothing is taken from the view.
    fn say_event(&self, _: &View, event: &Event) -> Message {
        let by = |id: &'static str, seat: Seat| Message::new(id).with("player", seat);
        match *event {
            Event::CaptainKept { seat, captain } => {
                by("ob-event-captain", seat).with("captain", self.say_captain(captain))
            }
            Event::RoundBegan { round, splitter } => by("ob-event-round", splitter).with("round", round),
            Event::CardShown { card } => Message::new("ob-event-card").with("card", self.say_card(card)),
            Event::Offered { seat, alone, hidden } => {
                let id = match hidden {
                    None => "ob-event-offered",
                    Some(Pile::One) => "ob-event-offered-one-hidden",
                    Some(Pile::Two) => "ob-event-offered-two-hidden",
                };
                by(id, seat).with("number", alone.saturating_add(1))
            }
            Event::Took { seat, pile: Pile::One } => by("ob-event-took-one", seat),
            Event::Took { seat, pile: Pile::Two } => by("ob-event-took-two", seat),
            Event::LuggageLaid { seat, luggage } => {
                by("ob-event-luggage", seat).with("luggage", self.say_luggage(luggage))
            }
            Event::LuggageUsed { seat, luggage } => {
                by("ob-event-luggage-used", seat).with("luggage", self.say_luggage(luggage))
            }
            Event::CaptainUsed { seat, captain } => {
                by("ob-event-captain-used", seat).with("captain", self.say_captain(captain))
            }
            Event::Gave { seat, card, .. } => by("ob-event-gave", seat).with("card", self.say_card(card)),
            Event::MovedIn { seat, card, level, symbol: written } => {
                self.moved_in(seat, card, level, written)
            }
            Event::SentAway { seat, card } => {
                by("ob-event-sent-away", seat).with("card", self.say_card(card))
            }
            Event::Satisfied { seat, count } => by("ob-event-satisfied", seat).with("count", count),
            Event::Unhappy { seat } => by("ob-event-unhappy", seat),
            Event::LoverCame { seat, points } => by("ob-event-lover", seat).with("points", points),
            Event::LoverLost { seat } => by("ob-event-lover-lost", seat),
            Event::Opened { seat, level } => by("ob-event-opened", seat).with("cabin", cabin(level)),
            Event::OpeningLost { seat } => by("ob-event-opening-lost", seat),
            Event::ObjectiveNoted { seat, objective, symbol: chosen } => {
                let id = if chosen.is_some() { "ob-event-objective-chosen" } else { "ob-event-objective" };
                let said = by(id, seat).with("objective", self.say_objective(objective));
                chosen.into_iter().fold(said, |said, kind| said.with("symbol", symbol(kind)))
            }
            Event::Stationed { seat, card, level } => {
                by("ob-event-stationed", seat).with("card", self.say_card(card)).with("level", stars(level))
            }
            Event::Dismissed { seat, card } => {
                by("ob-event-dismissed", seat).with("card", self.say_card(card))
            }
            Event::SymbolWritten { seat, symbol: kind, level: Some(level) } => {
                by("ob-event-symbol", seat).with("symbol", symbol(kind)).with("cabin", cabin(level))
            }
            Event::SymbolWritten { seat, symbol: kind, level: None } => {
                by("ob-event-symbol-boxed", seat).with("symbol", symbol(kind))
            }
            Event::SymbolLost { seat } => by("ob-event-symbol-lost", seat),
            Event::KeptCards { seat } => by("ob-event-kept-cards", seat),
            Event::Finished { seat } => by("ob-event-finished", seat),
            Event::SunsScored { seat, points } => by("ob-event-suns", seat).with("points", points),
            Event::PortReached { port: reached, .. } => {
                Message::new("ob-event-port").with("port", port(reached))
            }
            Event::PortWon { seat } => by("ob-event-port-won", seat).with("points", self.parts.port),
            Event::PortTied => Message::new("ob-event-port-tied"),
            Event::Over => Message::new("ob-event-over"),
        }
    }

    fn verdict(&self, _: &View) -> Option<Message> {
        None
    }
}

impl OnBoard {
    /// A symbol that was chosen or changed is said beside the card.
    fn moved_in(&self, seat: Seat, card: Card, level: Level, written: Option<Symbol>) -> Message {
        let printed = match self.parts.face(card) {
            Face::Passenger { guest: Guest::Symbol(symbol), .. } => Some(symbol),
            _ => None,
        };
        let said = |id| {
            Message::new(id)
                .with("player", seat)
                .with("card", self.say_card(card))
                .with("cabin", cabin(level))
        };
        match written.filter(|_| written != printed) {
            Some(kind) => said("ob-event-moved-in-as").with("symbol", symbol(kind)),
            None => said("ob-event-moved-in"),
        }
    }
}

fn by_leave(power: Power, captain: &'static str, luggage: &'static str) -> Message {
    Message::new(match power {
        Power::Captain => captain,
        Power::Luggage => luggage,
    })
}
