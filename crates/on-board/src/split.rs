//! One splits, the other chooses; then gifts (OB-5, OB-6, OB-34, OB-35).

use game::{Refusal, Seat, Seats, Sight, Sink};

use crate::state::{Player, State, Taken, Turn};
use crate::{Action, Captain, Event, Face, Luggage, OnBoard, Phase, Pile, Power, Symbol, Symbols, ob};

/// Instead of a kind of card, where none lies.
pub(crate) const NO_CARD: u8 = u8::MAX;

impl OnBoard {
    /// The next three cards are drawn.
    pub(crate) fn next_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.round = state.round.saturating_add(1);
        state.phase = Phase::Split;
        state.hidden = None;
        let splitter = state.splitter();
        state.private = can_hide(state.player(splitter));
        for player in &mut state.players {
            player.turn = Turn::NONE;
        }
        sink.emit(Sight::All, Event::RoundBegan { round: state.round, splitter });
        let sight = if state.private { Sight::Only(Seats::only(splitter)) } else { Sight::All };
        for card in state.cards() {
            sink.emit(sight, Event::CardShown { card });
        }
        self.skip_split(state);
    }

    /// Three equal cards leave nothing to split, if all see that they are.
    pub(crate) fn skip_split(&self, state: &mut State) {
        if state.phase == Phase::Split && self.splits(state).count() == 1 {
            state.alone = 0;
            state.phase = Phase::Offer;
        }
    }

    /// Cards that can stand alone. Which it is will be told: it must say nothing of cards that may be hidden (OB-34).
    fn splits(&self, state: &State) -> impl Iterator<Item = u8> + use<> {
        let kinds = state.cards().map(|card| self.parts.kind(card));
        self.places_offered(kinds, state.private)
    }

    /// The places to choose from, by the kinds of cards that lie there. Where all are alike there is nothing to choose, and one stands for all,
    /// unless the question is `asked` all the same.
    #[inline]
    pub(crate) fn places_offered<const N: usize>(
        &self,
        kinds: [u8; N],
        asked: bool,
    ) -> impl Iterator<Item = u8> + use<N> {
        // A bit for each place with a card, and for each with the first of its kind.
        let (mut all, mut firsts) = (0u8, 0u8);
        for place in 0..N {
            let card = kinds[place] != NO_CARD;
            let first = (0..place).all(|before| kinds[before] != kinds[place]);
            all |= u8::from(card) << place;
            firsts |= u8::from(card && first) << place;
        }
        let each = self.offers_equal_cards && (asked || firsts.count_ones() > 1);
        let mut left = if each { all } else { firsts };
        std::iter::from_fn(move || {
            let place = (left > 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(place)
        })
    }

    /// Who acts in a phase where only one does.
    pub(crate) fn on_turn(&self, state: &State) -> Option<Seat> {
        state.phase.on_turn(state.splitter())
    }

    pub(crate) fn each_single(&self, state: &State, seat: Seat, mut f: impl FnMut(Action)) {
        match state.phase {
            Phase::Split => self.splits(state).for_each(|card| f(Action::Alone { card })),
            Phase::Offer => {
                if state.private && state.hidden.is_none() {
                    Pile::ALL.into_iter().for_each(|pile| f(Action::Hide { pile }));
                }
                f(Action::End);
            }
            Phase::Choose => Pile::ALL.into_iter().for_each(|pile| f(Action::Choose { pile })),
            Phase::ChooserGives | Phase::SplitterGives => {
                self.each_gift(state, seat, &mut f);
                f(Action::End);
            }
            _ => {}
        }
    }

    fn each_gift(&self, state: &State, seat: Seat, f: &mut impl FnMut(Action)) {
        let player = state.player(seat);
        if player.powers(Captain::Give, Luggage::Give).next().is_none() {
            return;
        }
        // A gift is not given on.
        let own = player.turn.hand.map(|taken| taken.filter(|taken| !taken.gift));
        let kinds = own.map(|taken| taken.map_or(NO_CARD, |taken| self.parts.kind(taken.card)));
        for power in player.powers(Captain::Give, Luggage::Give) {
            for place in self.places_offered(kinds, true) {
                let face = own[usize::from(place)].map(|taken| self.parts.face(taken.card));
                // A luggage card cannot give itself.
                if power != Power::Luggage || face != Some(Face::Luggage(Luggage::Give)) {
                    f(Action::Give { card: place, power });
                }
            }
        }
    }

    pub(crate) fn permit_single(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let mut allowed = false;
        self.each_single(state, seat, |legal| allowed |= legal == action);
        if allowed {
            return Ok(());
        }
        Err(match (state.phase, action) {
            (Phase::Offer, Action::Hide { .. }) => Refusal(ob(34)),
            _ => self.asked_instead(state),
        })
    }

    /// The rule about what must be done now, the same whether the splitter has split or not: that is the splitter's business.
    #[cold]
    pub(crate) fn asked_instead(&self, state: &State) -> Refusal {
        Refusal(ob(match state.phase {
            Phase::Split | Phase::Offer => 5,
            Phase::Choose => 6,
            Phase::ChooserGives | Phase::SplitterGives => 35,
            Phase::Captains => 30,
            Phase::Resolve => 7,
            Phase::Port => 23,
            Phase::Over => 27,
        }))
    }

    pub(crate) fn act_single(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Alone { card } => {
                state.alone = card;
                state.phase = Phase::Offer;
            }
            Action::Hide { pile } => state.hidden = Some(pile),
            Action::Choose { pile } => self.take(state, seat, pile, sink),
            Action::Give { card, power } => self.give(state, seat, card, power, sink),
            Action::End if state.phase == Phase::Offer => self.offer(state, seat, sink),
            // Whoever gives nothing more has not finished: their cards are still to be resolved.
            Action::End => {
                sink.emit(Sight::All, Event::KeptCards { seat });
                match state.phase {
                    Phase::ChooserGives => self.splitter_gives(state, sink),
                    _ => self.resolve(state, sink),
                }
            }
            _ => {}
        }
    }

    fn offer(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.phase = Phase::Choose;
        sink.emit(Sight::All, Event::Offered { seat, alone: state.alone, hidden: state.hidden });
        // The captain hides a pile for nothing; otherwise it costs the luggage.
        if state.hidden.is_some() && state.player(seat).captain != Some(Captain::Hide) {
            let player = state.player_mut(seat);
            player.board.discard(Luggage::Hide);
            player.shown = player.board;
            sink.emit(Sight::All, Event::LuggageUsed { seat, luggage: Luggage::Hide });
        }
        if state.private {
            for pile in Pile::ALL.into_iter().filter(|&pile| state.hidden != Some(pile)) {
                self.show_pile(state, pile, sink);
            }
        }
    }

    fn show_pile(&self, state: &State, pile: Pile, sink: &mut impl Sink<Event>) {
        let cards = state.cards();
        for i in state.pile(pile) {
            sink.emit(Sight::All, Event::CardShown { card: cards[i] });
        }
    }

    fn take(&self, state: &mut State, seat: Seat, pile: Pile, sink: &mut impl Sink<Event>) {
        sink.emit(Sight::All, Event::Took { seat, pile });
        if let Some(hidden) = state.hidden {
            self.show_pile(state, hidden, sink);
        }
        let cards = state.cards();
        for (owner, pile) in [(seat, pile), (seat.opponent(), pile.other())] {
            let places = state.pile(pile);
            let player = state.player_mut(owner);
            player.turn.had = symbols_of(player);
            for (to, from) in player.turn.hand.iter_mut().zip(places) {
                *to = Some(Taken { card: cards[from], gift: false });
            }
            for i in 0..2 {
                self.lay_luggage(state, owner, i, sink);
            }
        }
        state.phase = Phase::ChooserGives;
        if !self.can_give(state, seat) {
            self.splitter_gives(state, sink);
        }
    }

    /// OB-31: a luggage card lies open before its owner at once.
    fn lay_luggage(&self, state: &mut State, seat: Seat, place: usize, sink: &mut impl Sink<Event>) {
        let player = state.player_mut(seat);
        let Some(taken) = player.turn.hand[place] else { return };
        if let Face::Luggage(luggage) = self.parts.face(taken.card) {
            player.board.lay(luggage);
            player.shown = player.board;
            sink.emit(Sight::All, Event::LuggageLaid { seat, luggage });
        }
    }

    fn can_give(&self, state: &State, seat: Seat) -> bool {
        let mut any = false;
        self.each_gift(state, seat, &mut |_| any = true);
        any
    }

    fn splitter_gives(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.phase = Phase::SplitterGives;
        if !self.can_give(state, state.splitter()) {
            self.resolve(state, sink);
        }
    }

    fn give(&self, state: &mut State, seat: Seat, place: u8, power: Power, sink: &mut impl Sink<Event>) {
        let place = state.player_mut(seat).turn.hand.get_mut(usize::from(place));
        let Some(taken) = place.and_then(Option::take) else { return };
        let card = taken.card;
        self.spend(state, seat, power, sink);
        sink.emit(Sight::All, Event::Gave { seat, card, power });
        if let Face::Luggage(luggage) = self.parts.face(card) {
            let giver = state.player_mut(seat);
            giver.board.discard(luggage);
            giver.shown = giver.board;
        }
        let receiver = state.player_mut(seat.opponent());
        if let Some(free) = receiver.turn.hand.iter().position(Option::is_none) {
            receiver.turn.hand[free] = Some(Taken { card, gift: true });
            self.lay_luggage(state, seat.opponent(), free, sink);
        }
        if self.can_give(state, seat) {
            return;
        }
        if state.phase == Phase::ChooserGives {
            self.splitter_gives(state, sink);
        } else {
            self.resolve(state, sink);
        }
    }

    /// Uses up what a gift costs.
    fn spend(&self, state: &mut State, seat: Seat, power: Power, sink: &mut impl Sink<Event>) {
        let face_of = |taken: &Taken| self.parts.face(taken.card);
        let player = state.player_mut(seat);
        match power {
            Power::Captain => {
                player.board.captain_used = true;
                sink.emit(Sight::All, Event::CaptainUsed { seat, captain: Captain::Give });
            }
            Power::Luggage => {
                player.board.discard(Luggage::Give);
                // If it was taken this very round it is used now, and nothing to give any more.
                for place in &mut player.turn.hand {
                    if place.as_ref().map(face_of) == Some(Face::Luggage(Luggage::Give)) {
                        *place = None;
                    }
                }
                sink.emit(Sight::All, Event::LuggageUsed { seat, luggage: Luggage::Give });
            }
        }
        player.shown = player.board;
    }
}

/// Whether a splitter could lay a pile face down.
pub(crate) fn can_hide(player: &Player) -> bool {
    player.captain == Some(Captain::Hide) || player.board.has(Luggage::Hide)
}

fn symbols_of(player: &Player) -> Symbols {
    Symbol::ALL.into_iter().filter(|&symbol| player.board.sheet.symbols(symbol) > 0).collect()
}
