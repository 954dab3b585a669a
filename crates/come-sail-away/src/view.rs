//! What one viewer knows, and states that fit it.

use arrayvec::ArrayVec;
use game::{BySeat, Chance, Game, MAX_SEATS, Rule, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::round::{ROUNDS, left_of};
use crate::state::{Player, Turn};
use crate::{
    Card, Cards, Colour, ComeSailAway, Decision, Face, Facilities, Facility, Hands, Plan, Room, Rooms, Ship,
    State, csa,
};

/// All that a viewer knows. One that travelled is checked: it is a view that a game could have made, as far as can be told
/// without the game's components.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", remote = "Self")]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// From 1 to 12.
    pub round: u8,
    /// Whether the game is over.
    pub over: bool,
    /// Which tile lies where.
    pub plan: Plan,
    /// The bonus number tokens, in the order of their numbers.
    pub tokens: ArrayVec<Token, 5>,
    /// How many cards are left to draw.
    pub deck_left: u8,
    /// The order of all sixty cards; only afterwards.
    pub deck: Option<Vec<Card>>,
    /// In solo, the cards the player put back into the box.
    pub boxed: ArrayVec<Card, { Card::COUNT }>,
    /// The players, by seat.
    pub players: ArrayVec<PlayerView, MAX_SEATS>,
}

/// A bonus number token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Token {
    /// Whose number it bears.
    pub facility: Facility,
    /// Whether it lies face up.
    pub face_up: bool,
    /// In solo, the round printed under it.
    pub space: Option<u8>,
}

/// What the viewer knows of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", remote = "Self")]
pub struct PlayerView {
    /// The ship: one's own as it is, another's as it was at the end of the last round (CSA-38).
    pub ship: Ship,
    /// The two cards in hand, as far as the viewer knows them.
    pub hand: [Option<Card>; 2],
    /// Who knows each card, as far as the viewer can tell.
    pub(crate) known: [Seats; 2],
    /// The cards used in finished rounds.
    pub used: ArrayVec<Card, { ROUNDS as usize }>,
    /// Whether the player has finished the round.
    pub done: bool,
    /// How far the player is in the round: one's own only, until the game is over.
    pub progress: Option<Progress>,
}

/// How far a player is in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Progress {
    pub(crate) turn: Turn,
    /// The ship as others see it until the round is over.
    pub(crate) shown: Ship,
}

impl Progress {
    /// What must be decided.
    pub fn decision(&self) -> Decision {
        self.turn.decision
    }

    /// Which card of the hand was chosen, once it was.
    pub fn chosen(&self) -> Option<usize> {
        (self.turn.decision != Decision::Card).then_some(usize::from(self.turn.slot & 1))
    }

    /// The rooms the card's path has run through.
    pub fn visited(&self) -> Rooms {
        self.turn.visited
    }

    /// Which passenger of this card is to be placed next, counted from the left.
    pub fn next_passenger(&self, face: &Face) -> Option<u8> {
        let turn = &self.turn;
        let left = face.count().checked_sub(turn.placed)?.checked_sub(1)?;
        (turn.decision == Decision::Enter).then_some(if turn.reversed { left } else { turn.placed })
    }
}

impl PlayerView {
    /// The card whose passengers board or boarded in this round, until the player has finished it.
    pub fn in_play(&self) -> Option<Card> {
        self.hand[self.chosen_slot().filter(|_| !self.done)?]
    }

    /// The cards of the hand, as far as the viewer knows them: without the one that was used, once the round is finished.
    pub fn held(&self) -> impl Iterator<Item = Option<Card>> {
        let used = self.chosen_slot().filter(|_| self.done);
        self.hand.into_iter().enumerate().filter(move |&(slot, _)| used != Some(slot)).map(|(_, card)| card)
    }

    /// Where in the hand the card of this round is, once it was chosen.
    fn chosen_slot(&self) -> Option<usize> {
        self.progress.as_ref().and_then(Progress::chosen)
    }
}

impl View {
    /// What the viewer knows of this player.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// What the viewer knows of themselves, where they have a seat.
    pub fn own(&self) -> Option<&PlayerView> {
        match self.viewer {
            Viewer::Seat(seat) => self.player(seat),
            Viewer::Spectator | Viewer::Everything => None,
        }
    }

    /// What the viewer must decide, where they have a seat and the game goes on.
    pub fn decision(&self) -> Option<Decision> {
        let progress = self.own()?.progress.filter(|_| !self.over);
        progress.map(|progress| progress.decision())
    }

    /// Players who have not finished the round.
    pub fn awaited(&self) -> Seats {
        let awaited = Seat::ALL.into_iter().zip(&self.players).filter(|(_, p)| !p.done && !self.over);
        awaited.map(|(seat, _)| seat).collect()
    }

    /// Cards that may lie anywhere, as far as the viewer can tell.
    pub fn unseen(&self) -> ArrayVec<Card, { Card::COUNT }> {
        let mut seen = [false; Card::COUNT];
        let hands = self.players.iter().flat_map(|player| player.hand.into_iter().flatten());
        let used = self.players.iter().flat_map(|player| player.used.iter().copied());
        for card in hands.chain(used).chain(self.boxed.iter().copied()) {
            seen[card.index()] = true;
        }
        (0..Card::COUNT as u8).map(Card).filter(|card| !seen[card.index()]).collect()
    }

    /// Where the card goes that this player does not use in the round; nowhere after the last one (CSA-41, CSA-50).
    pub fn unused_goes(&self, seat: Seat) -> Option<Unused> {
        let last = self.over || self.round >= ROUNDS;
        let to = match self.players.len() {
            1 => Unused::ToTheBox,
            players => Unused::To(left_of(seat, players)?),
        };
        (!last).then_some(to)
    }
}

/// Where a card goes that was not used in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unused {
    /// Out of the game.
    ToTheBox,
    /// To the player on the left.
    To(Seat),
}

/// What the viewer knows.
pub(crate) fn view(game: &ComeSailAway, state: &State, viewer: Viewer) -> View {
    let boxed_seen = game.players == 1 && game.sees(viewer, game.owners(Seat::ALL[0]));
    View {
        viewer,
        round: state.round,
        over: state.over,
        plan: state.plan,
        tokens: game.tokens(state, viewer),
        deck_left: (Card::COUNT as u8).saturating_sub(state.drawn),
        deck: (viewer == Viewer::Everything).then(|| state.deck.to_vec()),
        boxed: if boxed_seen { boxed(state) } else { ArrayVec::new() },
        players: game.seats().iter().map(|seat| game.player_view(state, seat, viewer)).collect(),
    }
}

/// A state that fits the view: cards the viewer cannot place are shuffled; players at work are put back to the start of
/// the round, which is all the viewer knows of them; players who are done have played it somehow.
pub(crate) fn redeal(game: &ComeSailAway, view: &View, chance: &mut impl Chance) -> State {
    let mut unseen = view.unseen();
    chance.shuffle(&mut unseen);
    let mut state = frame(view);
    let mut unseen = unseen.into_iter();
    for (seat, player) in game.seats().iter().zip(&view.players) {
        for slot in 0..2 {
            let hidden = game.owners(seat);
            let (card, known) = match player.hand[slot] {
                Some(card) => (card, player.known[slot]),
                None => (unseen.next().unwrap_or(Card(0)), hidden),
            };
            state.player_mut(seat).hand[slot] = card;
            state.player_mut(seat).known[slot] = known;
        }
    }
    match &view.deck {
        Some(deck) => deck.iter().zip(&mut state.deck).for_each(|(&from, to)| *to = from),
        None => lay_deck(view, &mut state, unseen),
    }
    for (seat, player) in game.seats().iter().zip(&view.players) {
        if player.done && player.progress.is_none() && !view.over {
            game.play_somehow(&mut state, seat, chance);
        }
    }
    state
}

impl ComeSailAway {
    /// The passenger of the viewer's card who enters next, and whether they carry luggage.
    pub fn next_in_line(&self, view: &View) -> Option<(Colour, bool)> {
        let player = view.own()?;
        let face = self.parts.face(player.in_play()?);
        let next = player.progress?.next_passenger(face)?;
        Some((*face.passengers().get(usize::from(next))?, next == face.luggage()))
    }

    /// The rule by which this room of the viewer's ship does not take the passenger who enters next; none where it does, or
    /// where nobody enters.
    pub fn turned_away(&self, view: &View, room: Room) -> Option<Rule> {
        let ship = &view.own()?.ship;
        let (colour, luggage) = self.next_in_line(view)?;
        let takes = ship.takes(room);
        let suite = view.plan.suite().contains(room);
        let rule = match view.plan.tile(room) {
            _ if takes.contains(colour) && (luggage || !suite) => return None,
            _ if ship.down().contains(room) => csa(39),
            _ if takes.is_empty() => csa(19),
            Some(tile) => tile.placement_rule(),
            None => csa(21),
        };
        Some(rule)
    }

    /// Whether the viewer shares what these seats know.
    fn sees(&self, viewer: Viewer, seats: Seats) -> bool {
        self.options.hands == Hands::Open || viewer.shares(seats)
    }

    fn tokens(&self, state: &State, viewer: Viewer) -> ArrayVec<Token, 5> {
        let solo = self.players == 1;
        let player = Seats::only(Seat::ALL[0]);
        // CSA-38: the bonus a solo player takes at once (CSA-49) is withheld from others like the rest of the turn. That it
        // was in time means that its token was face up when the round began.
        let withheld = |facility, space| {
            let completed = state.completed(Seat::ALL[0], facility);
            solo && !viewer.shares(player) && completed && state.round <= space
        };
        let token = |(facility, space)| Token {
            facility,
            face_up: state.token_up(facility) || withheld(facility, space),
            space: solo.then_some(space),
        };
        self.facilities.into_iter().zip(state.spaces).map(token).collect()
    }

    fn player_view(&self, state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = state.player(seat);
        // After the last round there is nothing left to withhold of it.
        let own = viewer.shares(Seats::only(seat)) || state.over;
        let rounds = usize::from(state.round) - usize::from(!state.over);
        let played = |slot: usize| state.over && slot == usize::from(player.turn.slot);
        let seen = |slot: usize| played(slot) || self.sees(viewer, player.known[slot]);
        let card = |slot: usize| seen(slot).then_some(player.hand[slot]);
        // Whoever knows a card knows who else does: cards are passed in the open.
        let known = |slot: usize| card(slot).map_or(Seats::NONE, |_| player.known[slot]);
        let mut used = ArrayVec::from(player.used);
        used.truncate(rounds);
        PlayerView {
            ship: if own { player.ship } else { player.shown },
            hand: [card(0), card(1)],
            known: [known(0), known(1)],
            used,
            done: player.turn.decision == Decision::Done,
            progress: own.then_some(Progress { turn: player.turn, shown: player.shown }),
        }
    }

    fn play_somehow(&self, state: &mut State, seat: Seat, chance: &mut impl Chance) {
        for _ in 0..Self::MAX_STEPS {
            if state.player(seat).turn.decision == Decision::Done {
                return;
            }
            // Each of several is as likely as the others, and no list is needed.
            let (mut count, mut any) = (0, None);
            self.each_legal(state, seat, |action| {
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

/// The state as far as it is not cards.
fn frame(view: &View) -> State {
    let mut tokens_up = Facilities::NONE;
    let mut spaces = [0; 5];
    for (token, space) in view.tokens.iter().zip(&mut spaces) {
        if token.face_up {
            tokens_up = tokens_up.with(token.facility);
        }
        *space = token.space.unwrap_or(0);
    }
    let players = BySeat::from_fn(|seat| {
        let Some(player) = view.player(seat) else { return Player::nobody(&view.plan) };
        let mut fitted = Player::new(player.ship);
        fitted.used.iter_mut().zip(&player.used).for_each(|(to, &from)| *to = from);
        if let Some(progress) = player.progress {
            fitted.turn = progress.turn;
            fitted.shown = progress.shown;
        }
        fitted
    });
    State {
        suite: view.plan.suite(),
        plan: view.plan,
        round: view.round,
        over: view.over,
        deck: [Card(0); Card::COUNT],
        drawn: (Card::COUNT as u8).saturating_sub(view.deck_left),
        tokens_up,
        spaces,
        players,
    }
}

/// The deck: what is left of the unseen cards at its end, all others before.
fn lay_deck(view: &View, state: &mut State, unseen: impl Iterator<Item = Card>) {
    let rest: ArrayVec<Card, { Card::COUNT }> = unseen.collect();
    let mut left = [false; Card::COUNT];
    let top = usize::from(state.drawn);
    // Of the unseen ones a spectator of a solo game cannot tell boxed cards from the deck: the surplus is boxed.
    let surplus = rest.len().saturating_sub(usize::from(view.deck_left));
    for (to, &card) in state.deck[top..].iter_mut().zip(&rest[surplus..]) {
        *to = card;
        left[card.index()] = true;
    }
    let drawn = (0..Card::COUNT as u8).map(Card).filter(|card| !left[card.index()]);
    state.deck[..top].iter_mut().zip(drawn).for_each(|(to, card)| *to = card);
}

/// Cards drawn, not in hand and not used: in solo they are back in the box.
fn boxed(state: &State) -> ArrayVec<Card, { Card::COUNT }> {
    let player = state.player(Seat::ALL[0]);
    let rounds = usize::from(state.round) - usize::from(!state.over);
    let drawn: Cards = state.deck.iter().copied().take(state.drawn.into()).collect();
    let used: Cards = player.used.iter().copied().take(rounds).collect();
    let [one, other] = player.hand;
    drawn.minus(used).without(one).without(other).iter().collect()
}
