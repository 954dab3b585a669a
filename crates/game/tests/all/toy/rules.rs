//! The rules of the toy. A bug is switched at the one place that it breaks.

use game::{
    BySeat, Chance, Flaw, Game, Message, Outcome, Parts, PartsInUse, Refusal, Rule, Seat, Seats, Sight, Sink,
    Undo, Viewer, unknown_rules,
};

use super::{
    Action, Bug, CARDS, Card, Deck, Event, HAND, Known, Open, PLAYERS, ROUNDS, Round, State, Toy, View,
};

impl Game for Toy {
    type Options = ();
    type Deal = [Card; CARDS];
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    const ID: &'static str = "high-card";
    const BOOK: &'static str = "TOY";
    const RULES_VERSION: u32 = 1;
    const ACTIONS: usize = CARDS + 3;
    const MAX_STEPS: usize = ROUNDS * PLAYERS * 3;
    const SCORE_LINES: &'static [&'static str] = &["toy-stakes-won"];

    fn with_rules(version: u32, _: (), _: Parts<'_>) -> Result<Toy, Flaw> {
        if version == 1 { Ok(Toy::default()) } else { Err(unknown_rules::<Toy>(version)) }
    }

    fn rules_version(&self) -> u32 {
        1
    }

    fn options(&self) -> &() {
        &()
    }

    fn parts(&self) -> &PartsInUse {
        PartsInUse::none()
    }

    fn player_count(&self) -> usize {
        PLAYERS
    }

    fn deal(&self, chance: &mut impl Chance) -> [Card; CARDS] {
        let mut cards = std::array::from_fn(|i| i as Card);
        chance.shuffle(&mut cards);
        if self.has(Bug::DealsACardTwice) {
            cards[0] = cards[1];
        }
        cards
    }

    fn start(&self, deal: &[Card; CARDS]) -> Result<State, Flaw> {
        if !(0..CARDS as Card).all(|card| deal.contains(&card)) {
            return Err(Flaw::new("deal", Message::new("toy-cards")));
        }
        let [a, b, c, d, deck @ ..] = *deal;
        Ok(State {
            open: Open::default(),
            deck: deck.map(Some),
            hands: [[a, b], [c, d]],
            chosen: [None; PLAYERS],
            doubled: [false; PLAYERS],
        })
    }

    fn awaited(&self, state: &State) -> Seats {
        match state.open.is_over() {
            true => Seats::NONE,
            false => state.open.ready.iter().fold(Seats::first(PLAYERS), Seats::without),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let actions = (0..Self::ACTIONS).filter_map(Self::from_index);
        out.extend(actions.filter(|&action| self.allow(state, seat, action).is_ok()));
        self.spoil(state, seat, out);
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if let Err(refusal) = self.allow(state, seat, action) {
            if self.has(Bug::DoublesOnRefusal) {
                state.doubled = [true; PLAYERS];
            }
            return Err(refusal);
        }
        let own = Seats::only(seat);
        match action {
            Action::Play(card) => {
                state.chosen[seat.index()] = Some(card);
                let open = self.has(Bug::PlaysOpenly);
                sink.emit(if open { Sight::All } else { Sight::Withheld(own) }, Event::Played(seat, card));
            }
            Action::Double => {
                state.doubled[seat.index()] = true;
                let open = self.has(Bug::DoublesOpenlyBeforeTheReady) && !state.open.ready.is_empty();
                sink.emit(if open { Sight::All } else { Sight::Withheld(own) }, Event::Doubled(seat));
                if let (true, Some(card)) = (self.has(Bug::TellsTheNextCard), next_card(state)) {
                    sink.emit(Sight::Only(own), Event::Drew(seat, card));
                }
            }
            Action::End => {
                let kept =
                    state.hands[seat.index()].iter().find(|card| Some(**card) != state.chosen[seat.index()]);
                if let (true, Some(&card)) = (self.has(Bug::WithholdsTheKeptCard), kept) {
                    sink.emit(Sight::Withheld(own), Event::Kept(seat, card));
                }
                if self.has(Bug::Mumbles) {
                    sink.emit(Sight::Only(own), Event::Mumbled { word: 1 });
                }
                state.open.ready = state.open.ready.with(seat);
                sink.emit(Sight::All, Event::Ready(seat));
                if state.open.ready == Seats::first(PLAYERS) {
                    self.turn_over(state, seat, sink);
                }
            }
            Action::Shrug => {}
        }
        Ok(())
    }

    fn ends_turn(action: Action) -> bool {
        action == Action::End
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let own = |i: usize| state.open.is_over() || viewer.shares(Seats::only(Seat::ALL[i]));
        let stake =
            |i| own(i) || self.has(Bug::ShowsTheStakeOfTheReady) && state.open.ready.contains(Seat::ALL[i]);
        let left = match next_card(state) {
            Some(card) if self.has(Bug::ShowsTheNextCard) => card,
            _ => state.deck.iter().flatten().count() as u8,
        };
        View {
            open: state.open,
            left_in_deck: left,
            deck: (state.open.is_over() || viewer == Viewer::Everything).then_some(state.deck),
            hands: [0, 1].map(|i| own(i).then_some(state.hands[i])),
            chosen: [0, 1].map(|i| if own(i) { Known::Chosen(state.chosen[i]) } else { Known::Hidden }),
            doubled: [0, 1].map(|i| stake(i).then_some(state.doubled[i])),
        }
    }

    fn redeal(&self, view: &View, chance: &mut impl Chance) -> State {
        let mut unseen = self.shuffle_unseen(view, chance);
        let mut draw = || unseen.pop().unwrap_or_default();
        let hands = view.hands.map(|hand| hand.unwrap_or_else(|| [draw(), draw()]));
        let gaps = view.open.rounds_played() * PLAYERS;
        let mut new_deck = || -> Deck { std::array::from_fn(|i| (i >= gaps).then(&mut draw)) };
        let deck = view.deck.unwrap_or_else(&mut new_deck);
        // Who is not ready may have chosen already; nobody else can tell.
        let mut choose = |i: usize| match view.open.ready.contains(Seat::ALL[i]) {
            true => Some(hands[i][chance.below(2) as usize]),
            false => hands[i].get(chance.below(3) as usize).copied(),
        };
        let chosen = [0, 1].map(|i| match view.chosen[i] {
            Known::Chosen(chosen) => chosen,
            Known::Hidden => choose(i),
        });
        let doubled = view.doubled.map(|doubled| doubled.unwrap_or_else(|| chance.below(2) == 0));
        State { open: view.open, deck, hands, chosen, doubled }
    }

    fn undoable(&self, view: &View, action: Action) -> Undo {
        match action {
            Action::End if self.has(Bug::TakesBackTheFirstEnd) && view.open.ready.is_empty() => Undo::Free,
            Action::End if self.has(Bug::TakesBackTheLastEnd) && !view.open.ready.is_empty() => Undo::Free,
            Action::End if view.open.ready.is_empty() => Undo::Binds,
            Action::End => Undo::Reveals,
            _ => Undo::Free,
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let [one, two] = state.open.points;
        let called = match self.bug {
            Some(Bug::CallsTheWinnerEarly) => one != two,
            Some(Bug::NeverCallsTheWinner) => false,
            _ => state.open.is_over(),
        };
        let best = one.max(two);
        let winners = Seats::first(PLAYERS).iter().filter(|seat| state.open.points[seat.index()] == best);
        let points = BySeat([one, two, 0, 0]);
        called.then(|| Outcome { points, winners: winners.collect() })
    }

    fn score_lines(&self, view: &View, seat: Seat) -> Vec<i32> {
        vec![view.open.points[seat.index()]]
    }

    fn index(action: Action) -> usize {
        match action {
            Action::Play(card) => card.into(),
            Action::Double => CARDS,
            Action::End => CARDS + 1,
            Action::Shrug => CARDS + 2,
        }
    }

    fn from_index(index: usize) -> Option<Action> {
        match index {
            0..CARDS => Some(Action::Play(index as Card)),
            CARDS => Some(Action::Double),
            _ => [Action::End, Action::Shrug].get(index - CARDS - 1).copied(),
        }
    }
}

impl Toy {
    /// Whether the rules let this seat do that now.
    fn allow(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let i = seat.index();
        let number = match action {
            _ if !self.awaited(state).contains(seat) => 1,
            Action::Play(card)
                if self.has(Bug::RefusesByTheOtherHand) && state.hands[1 - i].contains(&card) =>
            {
                7
            }
            Action::Play(card) if !state.hands[i].contains(&card) => 2,
            Action::Play(_) if state.chosen[i].is_some() => 3,
            Action::Play(card)
                if self.has(Bug::AllowsOnlyTheHighCard) && state.hands[i].iter().any(|&c| c > card) =>
            {
                7
            }
            Action::Double if state.doubled[i] && !self.has(Bug::DoublesWithoutEnd) => 4,
            // All see at the reveal who doubled, and could tell of the card that was kept whether it is odd.
            Action::Double
                if self.has(Bug::DoublesWithAnOddHand) && state.hands[i].iter().sum::<Card>() % 2 == 0 =>
            {
                7
            }
            Action::End if state.chosen[i].is_none() => 5,
            Action::Shrug => 6,
            _ => return Ok(()),
        };
        Err(Refusal(Rule::new(Self::BOOK, number)))
    }

    /// The bugs in the list of legal actions.
    fn spoil(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        let awaited = self.awaited(state).contains(seat);
        let can_end = list.contains(&Action::End);
        match self.bug {
            Some(Bug::ListsTheEndForTheReady) if state.open.ready.contains(seat) => list.push(Action::End),
            Some(Bug::ListsTheEndTwice) if can_end => list.push(Action::End),
            Some(Bug::ListsTheEndTooSoon) if awaited && !can_end => list.push(Action::End),
            Some(Bug::ListsAShrugAfterTheEnd) if state.open.is_over() => list.push(Action::Shrug),
            Some(Bug::ListsAShrug) if awaited => list.push(Action::Shrug),
            Some(Bug::ListsACardThatIsNoCard) if awaited => list.push(Action::Play(CARDS as Card)),
            Some(Bug::ListsNoDouble) => list.retain(|&action| action != Action::Double),
            Some(Bug::ListsByTheNextCard) if next_card(state).is_some_and(|card| card % 2 == 0) => {
                list.reverse()
            }
            _ => {}
        }
    }

    /// Both are ready: the higher card takes the stake, and both draw. `last` was the last to be ready.
    fn turn_over(&self, state: &mut State, last: Seat, sink: &mut impl Sink<Event>) {
        sink.reveal();
        let round = Round { cards: state.chosen.map(Option::unwrap_or_default), doubled: state.doubled };
        let winner = usize::from(round.cards[1] > round.cards[0]);
        let doubled = round.doubled.contains(&true) && !self.has(Bug::ForgetsTheStake);
        let stake = if doubled { 2 } else { 1 };
        state.open.points[winner] += stake;
        sink.emit(Sight::All, Event::Won(Seat::ALL[winner], stake));
        let played = state.open.rounds_played();
        let first = if self.has(Bug::LetsTheLastToEndDrawFirst) { last.index() } else { 0 };
        for i in [first, 1 - first] {
            self.draw(state, i, sink);
        }
        state.open.rounds[played] = Some(round);
        state.open.ready = Seats::NONE;
        state.chosen = [None; PLAYERS];
        state.doubled = [false; PLAYERS];
    }

    /// The next card takes the place of the one that was played.
    fn draw(&self, state: &mut State, i: usize, sink: &mut impl Sink<Event>) {
        let Some(next) = state.deck.iter_mut().find(|card| card.is_some()) else { return };
        let card = if self.has(Bug::DrawsACardTwice) { *next } else { next.take() };
        let place = state.hands[i].iter_mut().find(|held| Some(**held) == state.chosen[i]);
        if let (Some(card), Some(place)) = (card, place) {
            *place = card;
            let open = self.has(Bug::TellsOthersTheDraw);
            let own = Sight::Only(Seats::only(Seat::ALL[i]));
            sink.emit(if open { Sight::All } else { own }, Event::Drew(Seat::ALL[i], card));
        }
    }

    /// The cards that the view does not show, in random order.
    fn shuffle_unseen(&self, view: &View, chance: &mut impl Chance) -> Vec<Card> {
        let played = view.open.rounds.iter().flatten().flat_map(|round| round.cards);
        let held = view.hands.iter().flatten().flatten().copied();
        let deck = view.deck.iter().flatten().flatten().copied();
        let seen: Vec<Card> = played.chain(held).chain(deck).collect();
        let mut unseen: Vec<Card> = (0..CARDS as Card).filter(|card| !seen.contains(card)).collect();
        let sorted =
            self.has(Bug::RedealsInOrder) || self.has(Bug::RedealsInOrderHalfTheTime) && chance.below(2) == 0;
        if !sorted {
            chance.shuffle(&mut unseen);
        }
        if let (true, [one, two, ..]) = (self.has(Bug::RedealsACardTwice), &mut unseen[..]) {
            *one = *two;
        }
        unseen
    }
}

fn next_card(state: &State) -> Option<Card> {
    state.deck.iter().flatten().next().copied()
}

// The toy is written for two places in every hand and two players.
const _: () = assert!(HAND == 2 && PLAYERS == 2 && CARDS == HAND * PLAYERS + ROUNDS * PLAYERS);
