//! What one viewer knows, and states that fit it.

use arrayvec::ArrayVec;
use game::{BySeat, Chance, Game, ParseError, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::HAND;
use crate::state::{Board, HandPlace, Player, Turn, Work};
use crate::wire::checked_on_arrival;
use crate::{
    Captain, Card, Luggage, OnBoard, Options, Phase, Pile, Port, Power, State, Symbol, Symbols, Taken, Task,
};

/// More decisions than anybody has in one phase: five cards with seven each.
const MOST_DECISIONS: usize = 64;

/// All that a viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// What is going on.
    pub phase: Phase,
    /// From 1; 0 while captains are chosen.
    pub round: u8,
    /// Who splits in odd rounds.
    pub(crate) first: Seat,
    /// The cards of earlier rounds, in order.
    pub seen: ArrayVec<Card, { Card::MOST }>,
    /// The three cards of this round, as far as the viewer knows them.
    pub cards: [Option<Card>; 3],
    /// Which of them stands alone, once the viewer knows.
    pub alone: Option<u8>,
    /// Which pile lies face down, once the viewer knows.
    pub hidden: Option<Pile>,
    /// Whether the three were drawn for the splitter's eyes only.
    pub private: bool,
    /// The ports of call reached so far, in order.
    pub ports: ArrayVec<Port, 5>,
    /// The players, by seat.
    pub players: BySeat<PlayerView, 2>,
    /// The whole draw pile and all ports; only afterwards.
    pub deal: Option<(Vec<Card>, [Port; 5])>,
}

checked_on_arrival!(View);

/// What the viewer knows of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// Sheet, luggage, and whether the captain is used up: one's own as they are, the other's as they were when the phase
    /// began (OB-7).
    pub board: Board,
    /// The captain, once revealed; one's own at once.
    pub captain: Option<Captain>,
    /// The two captains dealt: one's own.
    pub offered: Option<[Captain; 2]>,
    /// Cards just taken, open to all.
    pub hand: [Option<Taken>; HAND],
    had: Symbols,
    /// Whether the port of call owes the player its compensation.
    pub compensated: bool,
    /// Whether the player has finished.
    pub done: bool,
    /// What the player is doing: one's own.
    pub progress: Option<Progress>,
}

/// How far a player is in a phase that both play at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    pub(crate) work: Work,
    pub(crate) shown: Board,
}

impl Progress {
    /// What must be decided.
    pub fn task(&self) -> Task {
        self.work.task
    }

    /// The card being resolved: its place in the hand.
    pub fn current(&self) -> Option<u8> {
        self.work.current.map(|place| place.index() as u8)
    }

    /// Whether the card at this place in the hand is resolved.
    pub fn resolved(&self, place: usize) -> bool {
        place < HAND && self.work.resolved.contains(HandPlace::new(place as u8))
    }

    /// Whether every unhappy becomes satisfied.
    pub fn calm(&self) -> bool {
        self.work.calm
    }
}

impl PlayerView {
    /// By whose leave the player could do what this captain and this luggage card both do.
    pub fn powers(&self, captain: Captain, luggage: Luggage) -> impl Iterator<Item = Power> + use<> {
        self.board.powers(self.captain, captain, luggage)
    }

    /// Whether the sheet had this symbol when the piles were taken (OB-14).
    pub fn had(&self, symbol: Symbol) -> bool {
        self.had.contains(symbol)
    }
}

impl View {
    /// Who splits this round.
    pub fn splitter(&self) -> Seat {
        if self.round % 2 == 1 { self.first } else { self.first.opponent() }
    }

    /// Who acts in a phase where only one does.
    pub fn on_turn(&self) -> Option<Seat> {
        self.phase.on_turn(self.splitter())
    }

    /// The viewer as a player.
    pub fn own(&self) -> Option<&PlayerView> {
        match self.viewer {
            Viewer::Seat(seat) => Some(&self.players[seat]),
            _ => None,
        }
    }

    /// What the viewer must decide in a phase that both play at once.
    pub fn own_task(&self) -> Option<Task> {
        self.own()?.progress.filter(|_| self.phase.is_joint()).map(|progress| progress.task())
    }

    /// Whether a player has finished what both do at once, and waits for the other.
    pub fn waits(&self, seat: Seat) -> bool {
        self.phase.is_joint() && self.players[seat].done
    }

    /// The places of a pile's cards among the three, once the viewer knows how they were split.
    pub fn pile(&self, pile: Pile) -> impl Iterator<Item = usize> + use<> {
        self.alone.into_iter().flat_map(move |alone| pile.places(alone))
    }

    /// Who may give cards away now (OB-35).
    pub fn giver(&self) -> Option<Seat> {
        self.on_turn().filter(|_| matches!(self.phase, Phase::ChooserGives | Phase::SplitterGives))
    }

    /// Whether what arrived could be a view: counts that belong together, nothing twice.
    fn check(&self) -> Result<(), ParseError> {
        let at_table = |seat: Seat| seat.index() < 2;
        let viewer = match self.viewer {
            Viewer::Seat(seat) => at_table(seat),
            Viewer::Spectator | Viewer::Everything => true,
        };
        let captains = self.phase == Phase::Captains;
        let round = self.round <= Options::MOST_ROUNDS && (self.round == 0) == captains;
        let seen = self.seen.len() == 3 * usize::from(self.round.saturating_sub(1));
        let split = self.alone.is_none_or(|alone| alone < 3) && (self.hidden.is_none() || self.private);
        let ports = self.ports.len() <= usize::from(Options::default().legs()) && distinct(&self.ports);
        let deal = self.deal.as_ref().is_none_or(|(deck, ports)| {
            self.viewer == Viewer::Everything && deck.len() <= Card::MOST && distinct(deck) && distinct(ports)
        });
        let cards: Vec<Card> = self.seen.iter().copied().chain(self.cards.into_iter().flatten()).collect();
        let done = self.players.iter().all(|player| player.done) && self.phase.is_joint();
        let progress = self.players.iter().all(|player| {
            player.progress.is_none_or(|progress| player.done == (progress.task() == Task::Done))
        });
        let sound = viewer && at_table(self.first) && round && seen && split && ports && deal && progress;
        if sound && !done && distinct(&cards) { Ok(()) } else { Err(ParseError::of("view")) }
    }
}

fn distinct<T: PartialEq>(list: &[T]) -> bool {
    list.iter().enumerate().all(|(i, one)| !list[..i].contains(one))
}

/// What the viewer knows, field by field.
pub(crate) fn view(game: &OnBoard, state: &State, viewer: Viewer) -> View {
    let own_split = viewer.shares(Seats::only(state.splitter()));
    let begun = state.round > 0;
    let offered = !matches!(state.phase, Phase::Captains | Phase::Split | Phase::Offer);
    let knows_split = offered || (own_split && state.phase == Phase::Offer);
    let cards = state.cards();
    let card = |i: usize| (begun && sees_card(state, i, own_split)).then_some(cards[i]);
    View {
        viewer,
        // How far the splitter is, is the splitter's business.
        phase: if state.phase == Phase::Offer && !own_split { Phase::Split } else { state.phase },
        round: state.round,
        first: state.first,
        seen: listed(state.drawn(state.round.saturating_sub(1))),
        cards: [card(0), card(1), card(2)],
        alone: (begun && knows_split).then_some(state.alone),
        hidden: if begun && knows_split { state.hidden } else { None },
        private: state.private,
        ports: listed(&state.ports[..game.ports_reached(state)]),
        // One by one: made by a closure, they would be copied about.
        players: BySeat([
            player_view(game, state, Seat::ALL[0], viewer),
            player_view(game, state, Seat::ALL[1], viewer),
        ]),
        deal: (viewer == Viewer::Everything)
            .then(|| (state.deck[..game.options.shuffled_cards().len()].to_vec(), state.ports)),
    }
}

/// All of these; there is room for them.
fn listed<T: Copy, const MOST: usize>(from: &[T]) -> ArrayVec<T, MOST> {
    let mut list = ArrayVec::new();
    let _ = list.try_extend_from_slice(from);
    list
}

fn sees_card(state: &State, place: usize, own_split: bool) -> bool {
    if own_split || !state.private {
        return true;
    }
    match state.phase {
        Phase::Split | Phase::Offer => false,
        Phase::Choose => state.hidden.is_none_or(|pile| !state.pile(pile).any(|i| i == place)),
        _ => true,
    }
}

fn player_view(game: &OnBoard, state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = state.player(seat);
    let own = viewer.shares(Seats::only(seat));
    let turn = &player.turn;
    let board = if own { &player.board } else { &player.shown };
    PlayerView {
        board: *board,
        captain: player.captain.filter(|_| own || state.phase != Phase::Captains),
        offered: (own && game.options.captains).then_some(player.offered),
        hand: turn.hand,
        had: turn.had,
        compensated: turn.compensated,
        done: turn.work.task == Task::Done,
        progress: own.then_some(Progress { work: turn.work, shown: player.shown }),
    }
}

/// A state that fits the view: what the viewer cannot place is shuffled; a player at work is put back to the beginning of
/// the phase, and one who is done has done it somehow.
pub(crate) fn redeal(game: &OnBoard, view: &View, chance: &mut impl Chance) -> State {
    let mut state = State {
        phase: view.phase,
        round: view.round,
        first: view.first,
        deck: game.fit_deck(view, chance),
        ports: game.fit_ports(view, chance),
        alone: view.alone.unwrap_or(0),
        hidden: view.hidden,
        private: view.private,
        players: BySeat::from_fn(|seat| fit_player(&view.players[seat])),
    };
    game.fit_captains(view, &mut state, chance);
    game.skip_split(&mut state);
    if game.on_turn(&state).is_some() || view.phase == Phase::Over {
        return state;
    }
    let unseen = || view.players.pairs().filter(|(_, player)| player.progress.is_none());
    unseen().for_each(|(seat, _)| game.set_to_work(&mut state, seat, &mut ()));
    for (seat, _) in unseen().filter(|(_, player)| player.done) {
        game.work_somehow(&mut state, seat, chance);
    }
    state
}

impl OnBoard {
    /// Cards that may lie anywhere, as far as the viewer can tell; those removed before the game are among them.
    pub fn unseen(&self, view: &View) -> ArrayVec<Card, { Card::MOST }> {
        let mut known = [false; Card::MOST];
        for card in view.seen.iter().chain(view.cards.iter().flatten()) {
            known[card.index() % Card::MOST] = true;
        }
        let shuffled = self.options.shuffled_cards();
        shuffled.into_iter().filter(|&card| !known[usize::from(card)]).map(Card).collect()
    }

    /// Rounds to the port that ends this leg, this one included.
    pub fn rounds_to_port(&self, view: &View) -> u8 {
        let leg = self.options.rounds_between_ports();
        leg - view.round.saturating_sub(1) % leg
    }

    /// How many cards are still to be drawn.
    pub fn cards_left(&self, view: &View) -> usize {
        usize::from(self.options.rounds().saturating_sub(view.round)) * 3
    }

    /// How many cards were removed before the game, unseen (OB-31, OB-32).
    pub fn cards_removed(&self, view: &View) -> usize {
        let hidden = view.cards.iter().filter(|card| card.is_none() && view.round > 0).count();
        self.unseen(view).len().saturating_sub(self.cards_left(view) + hidden)
    }

    /// The cards that were removed and the ports of call that were put away, unseen until the game is over.
    pub fn put_away<'a>(&self, view: &'a View) -> (&'a [Card], &'a [Port]) {
        let Some((deck, ports)) = &view.deal else { return (&[], &[]) };
        let cards = deck.get(3 * usize::from(self.options.rounds())..).unwrap_or_default();
        let ports = ports.get(usize::from(self.options.legs())..self.parts.ports.len()).unwrap_or_default();
        (cards, ports)
    }

    /// The ports of call that may still come, in no order that means anything; none once the last leg is over (OB-2).
    pub fn ports_to_come(&self, view: &View) -> impl Iterator<Item = Port> {
        let over = view.ports.len() >= usize::from(self.options.legs());
        self.parts.ports.iter().copied().filter(move |port| !over && !view.ports.contains(port))
    }

    /// The place that an action names for the card at this one: its own, or, where equal cards are offered once, that of the
    /// first card with the same face.
    pub fn place_named(&self, place: usize, card: impl Fn(usize) -> Option<Card>) -> usize {
        let kind = |place: usize| card(place).map(|card| self.parts.kind(card));
        let alike = |before: &usize| kind(*before).is_some() && kind(*before) == kind(place);
        (0..place).find(|before| !self.offers_equal_cards && alike(before)).unwrap_or(place)
    }

    fn fit_deck(&self, view: &View, chance: &mut impl Chance) -> [Card; Card::MOST] {
        let mut deck = [Card(0); Card::MOST];
        if let Some((known, _)) = &view.deal {
            known.iter().zip(&mut deck).for_each(|(&from, to)| *to = from);
            return deck;
        }
        let mut unseen = self.unseen(view);
        chance.shuffle(&mut unseen);
        let mut unseen = unseen.into_iter();
        let current = if view.round > 0 { &view.cards[..] } else { &[] };
        let (seen, rest) = deck.split_at_mut(view.seen.len().min(Card::MOST));
        seen.iter_mut().zip(&view.seen).for_each(|(place, &card)| *place = card);
        let (middle, rest) = rest.split_at_mut(current.len().min(rest.len()));
        for (place, card) in middle.iter_mut().zip(current) {
            *place = card.or_else(|| unseen.next()).unwrap_or(Card(0));
        }
        rest.iter_mut().zip(unseen).for_each(|(place, card)| *place = card);
        deck
    }

    fn fit_ports(&self, view: &View, chance: &mut impl Chance) -> [Port; 5] {
        if let Some((_, ports)) = view.deal {
            return ports;
        }
        let mut ports = [Port::FewestSatisfied; 5];
        let mut unseen: ArrayVec<Port, 5> =
            self.parts.ports.iter().copied().filter(|port| !view.ports.contains(port)).collect();
        chance.shuffle(&mut unseen);
        let all = view.ports.iter().copied().chain(unseen);
        ports.iter_mut().zip(all).for_each(|(place, port)| *place = port);
        ports
    }

    /// Captains nobody has shown may have been dealt to anybody.
    fn fit_captains(&self, view: &View, state: &mut State, chance: &mut impl Chance) {
        if !self.options.captains {
            return;
        }
        let known = |captain: &Captain| {
            view.players.iter().any(|player| match player.offered {
                Some(offered) => offered.contains(captain),
                None => player.captain == Some(*captain),
            })
        };
        let mut unseen: ArrayVec<Captain, 6> = Captain::ALL.into_iter().filter(|c| !known(c)).collect();
        chance.shuffle(&mut unseen);
        let mut unseen = unseen.into_iter();
        for (player, fitted) in view.players.iter().zip(state.players.iter_mut()) {
            let mut draw = || unseen.next().unwrap_or(Captain::Give);
            fitted.offered = match (player.offered, player.captain) {
                (Some(offered), _) => offered,
                (None, Some(kept)) => [kept, draw()],
                (None, None) => [draw(), draw()],
            };
        }
    }

    fn work_somehow(&self, state: &mut State, seat: Seat, chance: &mut impl Chance) {
        for _ in 0..MOST_DECISIONS {
            if state.player(seat).turn.work.task == Task::Done {
                return;
            }
            // Each of several is as likely as the others, and no list is needed.
            let (mut count, mut any) = (0, None);
            self.each_joint(state, seat, |action| {
                count += 1;
                any = any.filter(|_| chance.below(count) > 0).or(Some(action));
            });
            let Some(action) = any else { return };
            if self.apply(state, seat, action, &mut ()).is_err() {
                return;
            }
        }
    }
}

fn fit_player(view: &PlayerView) -> Player {
    let work = view.progress.map_or(Work::new(Task::Done), |progress| progress.work);
    Player {
        offered: [Captain::Give; 2],
        captain: view.captain,
        board: view.board,
        shown: view.progress.map_or(view.board, |progress| progress.shown),
        turn: Turn { hand: view.hand, had: view.had, compensated: view.compensated, work },
    }
}
