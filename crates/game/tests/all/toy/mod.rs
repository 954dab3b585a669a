//! *High Card*, a toy with a little of everything that the kit looks at, and the ways to break it.
//!
//! Two players hold two cards each. Every round both choose a card in secret and may double the stake; when both are
//! ready, the cards are turned over together, the higher one takes the stake, and both draw.

mod rules;

use std::fmt;
use std::str::FromStr;

use game::kit::{Hidden, Hooks};
use game::{ParseError, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

pub(crate) const PLAYERS: usize = 2;
pub(crate) const CARDS: usize = 12;
pub(crate) const HAND: usize = 2;
pub(crate) const ROUNDS: usize = 4;

pub(crate) type Card = u8;
pub(crate) type Deck = [Option<Card>; PLAYERS * ROUNDS];

/// The game, sound or broken in one place.
#[derive(Default)]
pub(crate) struct Toy {
    pub(crate) bug: Option<Bug>,
}

/// Everything that can be wrong with the toy, one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bug {
    DealsACardTwice,
    ListsTheEndForTheReady,
    ListsTheEndTwice,
    ListsAShrugAfterTheEnd,
    AllowsOnlyTheHighCard,
    ListsTheEndTooSoon,
    ListsNoDouble,
    DoublesOnRefusal,
    ListsACardThatIsNoCard,
    ListsAShrug,
    Mumbles,
    ShowsTheNextCard,
    ListsByTheNextCard,
    RefusesByTheOtherHand,
    TellsTheNextCard,
    TellsOthersTheDraw,
    WithholdsTheKeptCard,
    PlaysOpenly,
    ShowsTheStakeOfTheReady,
    DoublesOpenlyBeforeTheReady,
    DoublesWithAnOddHand,
    TakesBackTheFirstEnd,
    TakesBackTheLastEnd,
    RedealsInOrder,
    RedealsInOrderHalfTheTime,
    RedealsACardTwice,
    LetsTheLastToEndDrawFirst,
    DrawsACardTwice,
    ForgetsTheStake,
    CallsTheWinnerEarly,
    NeverCallsTheWinner,
    DoublesWithoutEnd,
}

impl Toy {
    fn has(&self, bug: Bug) -> bool {
        self.bug == Some(bug)
    }
}

/// What lies open; part of the state and of every view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Open {
    pub(crate) rounds: [Option<Round>; ROUNDS],
    pub(crate) ready: Seats,
    pub(crate) points: [i32; PLAYERS],
}

impl Open {
    pub(crate) fn rounds_played(&self) -> usize {
        self.rounds.iter().flatten().count()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.rounds_played() == ROUNDS
    }
}

/// A round that was played, by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Round {
    pub(crate) cards: [Card; PLAYERS],
    pub(crate) doubled: [bool; PLAYERS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct State {
    pub(crate) open: Open,
    /// In the order of drawing; a drawn card leaves a gap.
    pub(crate) deck: Deck,
    pub(crate) hands: [[Card; HAND]; PLAYERS],
    pub(crate) chosen: [Option<Card>; PLAYERS],
    pub(crate) doubled: [bool; PLAYERS],
}

/// `None` where the viewer may not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) open: Open,
    pub(crate) left_in_deck: u8,
    pub(crate) deck: Option<Deck>,
    pub(crate) hands: [Option<[Card; HAND]>; PLAYERS],
    pub(crate) chosen: [Known; PLAYERS],
    pub(crate) doubled: [Option<bool>; PLAYERS],
}

/// What a viewer knows of a choice. JSON has one way only to say that there is nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Known {
    Hidden,
    Chosen(Option<Card>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Action {
    Play(Card),
    Double,
    End,
    /// Never allowed, has an index, and no notation that reads back: only broken toys list it.
    Shrug,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::Double => f.write_str("double"),
            Action::End => f.write_str("end"),
            Action::Shrug => f.write_str("shrug"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        match text {
            "double" => Ok(Action::Double),
            "end" => Ok(Action::End),
            _ => {
                let card = text.strip_prefix("play ").and_then(|card| card.parse().ok());
                card.map(Action::Play).ok_or(ParseError::of("action"))
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Event {
    Played(Seat, Card),
    Doubled(Seat),
    Ready(Seat),
    Won(Seat, i32),
    Drew(Seat, Card),
    Kept(Seat, Card),
    /// Does not come back as it went: only a broken toy tells it.
    Mumbled {
        #[serde(skip)]
        word: u8,
    },
}

/// The pool of all cards.
const CARD: u8 = 0;

/// What the toy tells the kit about itself.
pub(crate) struct ToyHooks;

impl Hooks<Toy> for ToyHooks {
    fn conserved(&self, _: &Toy, state: &State) -> Result<(), String> {
        let played = state.open.rounds.iter().flatten().flat_map(|round| round.cards);
        let held = state.hands.into_iter().flatten();
        let mut cards: Vec<Card> = state.deck.into_iter().flatten().chain(held).chain(played).collect();
        cards.sort_unstable();
        match cards.iter().copied().eq(0..CARDS as Card) {
            true => Ok(()),
            false => Err(format!("the cards are {cards:?}")),
        }
    }

    fn recount(&self, _: &Toy, state: &State, seat: Seat) -> i32 {
        let (mine, theirs) = (seat.index(), 1 - seat.index());
        let won = state.open.rounds.iter().flatten().filter(|round| round.cards[mine] > round.cards[theirs]);
        won.map(|round| if round.doubled.contains(&true) { 2 } else { 1 }).sum()
    }

    fn hidden(&self, _: &Toy, state: &State, viewer: Viewer) -> Vec<Hidden> {
        const STAKE: u8 = 1;
        const CHOICE: [u8; PLAYERS] = [2, 3];

        let mut hidden = Vec::new();
        if state.open.is_over() || viewer == Viewer::Everything {
            return hidden;
        }
        hidden.extend(state.deck.iter().flatten().map(|&card| Hidden::alone(CARD, card.into())));
        for (i, hand) in state.hands.iter().enumerate() {
            if !viewer.shares(Seats::only(Seat::ALL[i])) {
                hidden.extend(hand.map(|card| Hidden::alone(CARD, card.into())));
                let place = hand.iter().position(|&card| Some(card) == state.chosen[i]);
                hidden.push(Hidden::alone(CHOICE[i], place.map_or(0, |place| place as u16 + 1)));
                hidden.push(Hidden::alone(STAKE, state.doubled[i].into()));
            }
        }
        hidden
    }

    fn exchanged(&self, _: &Toy, deal: &[Card; CARDS], instead: &dyn Fn(u8, u16) -> u16) -> [Card; CARDS] {
        deal.map(|card| instead(CARD, card.into()) as Card)
    }
}
