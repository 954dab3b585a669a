//! All that changes during a game.

use game::{BySeat, ParseError, Seat};
use serde::{Deserialize, Serialize};

use crate::action::HAND;
use crate::wire::checked_on_arrival;
use crate::{Captain, Card, Level, Luggage, Luggages, Pile, Port, Power, Sheet, Symbol, Symbols};

/// The state of a game, secrets included. It never travels; what travels is what one viewer knows of it:
///
/// ```
/// fn travels<T: serde::Serialize>() {}
/// fn arrives<T: serde::de::DeserializeOwned>() {}
/// travels::<on_board::View>();
/// arrives::<on_board::View>();
/// ```
///
/// ```compile_fail,E0277
/// fn travels<T: serde::Serialize>() {}
/// travels::<on_board::State>();
/// ```
///
/// ```compile_fail,E0277
/// fn arrives<T: serde::de::DeserializeOwned>() {}
/// arrives::<on_board::State>();
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) phase: Phase,
    /// From 1 to 20 or 24; 0 while captains are chosen.
    pub(crate) round: u8,
    /// Who splits in odd rounds.
    pub(crate) first: Seat,
    /// The draw pile, the first card first; three are drawn each round, what is left at the end was removed unseen.
    pub(crate) deck: [Card; Card::MOST],
    /// The ports of call in order; a fifth is put away unseen.
    pub(crate) ports: [Port; 5],
    /// Which of the three cards stands alone.
    pub(crate) alone: u8,
    /// Which pile lies face down.
    pub(crate) hidden: Option<Pile>,
    /// Whether the three cards were drawn for the splitter's eyes only (OB-34).
    pub(crate) private: bool,
    pub(crate) players: BySeat<Player, 2>,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Both choose a captain.
    Captains,
    /// The splitter chooses the card that stands alone.
    Split,
    /// The splitter may hide a pile, then offers both.
    Offer,
    /// The other player chooses a pile.
    Choose,
    /// The chooser may give cards away.
    ChooserGives,
    /// The splitter may give cards away.
    SplitterGives,
    /// Both resolve their cards.
    Resolve,
    /// Both take what a port of call left them.
    Port,
    /// The game is over.
    Over,
}

impl Phase {
    /// Who acts in a phase where only one does.
    pub(crate) fn on_turn(self, splitter: Seat) -> Option<Seat> {
        match self {
            Phase::Split | Phase::Offer | Phase::SplitterGives => Some(splitter),
            Phase::Choose | Phase::ChooserGives => Some(splitter.opponent()),
            Phase::Captains | Phase::Resolve | Phase::Port | Phase::Over => None,
        }
    }

    /// Whether both players act at once.
    pub fn is_joint(self) -> bool {
        matches!(self, Phase::Captains | Phase::Resolve | Phase::Port)
    }
}

/// One player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) offered: [Captain; 2],
    pub(crate) captain: Option<Captain>,
    pub(crate) board: Board,
    /// The board as the other sees it until a phase is over (OB-7).
    pub(crate) shown: Board,
    pub(crate) turn: Turn,
}

impl Player {
    /// By whose leave the player could do what this captain and this luggage card both do.
    #[inline]
    pub(crate) fn powers(&self, captain: Captain, luggage: Luggage) -> impl Iterator<Item = Power> + use<> {
        self.board.powers(self.captain, captain, luggage)
    }
}

/// What lies before a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Board {
    pub(crate) sheet: Sheet,
    /// Luggage cards held.
    luggage: Luggages,
    /// Whether the captain's power of this leg is used up.
    pub(crate) captain_used: bool,
}

/// A player's cards of the round, and what they are doing with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Turn {
    pub(crate) hand: [Option<Taken>; HAND],
    /// Symbols the sheet had when the piles were taken (OB-14).
    pub(crate) had: Symbols,
    /// Whether the port of call owes this player its compensation.
    pub(crate) compensated: bool,
    pub(crate) work: Work,
}

/// How far a player is in a phase that both play at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub(crate) struct Work {
    /// Cards resolved.
    pub(crate) resolved: Places,
    pub(crate) task: Task,
    /// The card being resolved; none for a compensation.
    pub(crate) current: Option<HandPlace>,
    /// Whether the player decided anything, and so could take it back.
    pub(crate) decided: bool,
    /// Whether every unhappy becomes satisfied (OB-38).
    pub(crate) calm: bool,
}

checked_on_arrival!(Work);

/// A place in a hand, from 0 and written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub(crate) struct HandPlace(u8);

impl HandPlace {
    /// The place with this index; one that no hand has is taken for one that it has.
    #[inline]
    pub(crate) const fn new(index: u8) -> HandPlace {
        HandPlace(index % HAND as u8)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize % HAND
    }
}

impl From<HandPlace> for u8 {
    fn from(place: HandPlace) -> u8 {
        place.0 + 1
    }
}

impl TryFrom<u8> for HandPlace {
    type Error = ParseError;

    fn try_from(number: u8) -> Result<HandPlace, ParseError> {
        let index = number.checked_sub(1).filter(|&index| usize::from(index) < HAND);
        index.map(HandPlace).ok_or(ParseError::of("place in a hand"))
    }
}

game::bit_set! {
    /// Some places of a hand.
    pub(crate) struct Places(u8) of HandPlace; count HAND; |place| HandPlace(place); serde
}

/// A card just taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Taken {
    /// Which.
    pub card: Card,
    /// Whether it was a gift, which is not given on (OB-35).
    pub gift: bool,
}

/// What a player must decide in a phase that both play at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Which captain to keep.
    Captain,
    /// Which card to resolve next.
    Next,
    /// Where the passenger goes, and which symbol they write.
    Passenger {
        /// The symbol to be written, if it is one.
        symbol: Option<Symbol>,
        /// Whether it was changed already.
        changed: bool,
    },
    /// Which symbol a wild passenger writes.
    Wild,
    /// The lover joins a cabin.
    Lover {
        /// Worth so much.
        points: u8,
    },
    /// Cabins about to be opened, how many of each level, and stars to be added to them.
    Cabins {
        /// By level.
        levels: [u8; 3],
        /// Not yet added.
        extra: u8,
    },
    /// No cabin of a level is left: which to open instead.
    Instead {
        /// Still to be opened, this one included.
        levels: [u8; 3],
        /// The level that has none left.
        level: Level,
    },
    /// Which cabins to open for stars of choice.
    Stars {
        /// Stars left.
        left: u8,
        /// Whether one was opened, so that no stars can be added.
        begun: bool,
    },
    /// Which kind of symbol the objective counts.
    ChosenSymbol,
    /// Before which line the special passenger stands.
    Special,
    /// A tick or an objective as a compensation: nothing to decide.
    OwedTick,
    /// Which symbol to write as a compensation.
    OwedSymbol,
    /// Into which cabin it goes.
    OwedCabin {
        /// The symbol.
        symbol: Symbol,
    },
    /// Nothing is left to do but to say so.
    End,
    /// Nothing.
    Done,
}

impl Work {
    pub(crate) const fn new(task: Task) -> Work {
        Work { resolved: Places::NONE, task, current: None, decided: false, calm: false }
    }

    /// Whether the task is one that can be carried out: a card opens nine cabins at most.
    fn check(&self) -> Result<(), ParseError> {
        let few = |levels: [u8; 3]| levels.into_iter().map(u16::from).sum::<u16>() <= 9;
        let sound = match self.task {
            Task::Cabins { levels, .. } => few(levels),
            Task::Instead { levels, level } => few(levels) && levels[level.index()] > 0,
            _ => true,
        };
        if sound { Ok(()) } else { Err(ParseError::of("task")) }
    }
}

impl Turn {
    pub(crate) const NONE: Turn =
        Turn { hand: [None; HAND], had: Symbols::NONE, compensated: false, work: Work::new(Task::Done) };
}

impl Board {
    pub(crate) const fn new(sheet: Sheet) -> Board {
        Board { sheet, luggage: Luggages::NONE, captain_used: false }
    }

    /// The sheet.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// Whether the captain's power of this leg is used up.
    pub fn captain_used(&self) -> bool {
        self.captain_used
    }

    /// Whether this luggage card is held.
    #[inline]
    pub fn has(&self, luggage: Luggage) -> bool {
        self.luggage.contains(luggage)
    }

    /// By whose leave a player with this board and captain could do what `captain` and `luggage` both do.
    #[inline]
    pub(crate) fn powers(
        &self,
        own: Option<Captain>,
        captain: Captain,
        luggage: Luggage,
    ) -> impl Iterator<Item = Power> + use<> {
        let by_captain = own == Some(captain) && !self.captain_used;
        let by_captain = by_captain.then_some(Power::Captain);
        by_captain.into_iter().chain(self.has(luggage).then_some(Power::Luggage))
    }

    /// The luggage cards held.
    pub fn luggage(&self) -> Luggages {
        self.luggage
    }

    pub(crate) fn lay(&mut self, luggage: Luggage) {
        self.luggage = self.luggage.with(luggage);
    }

    pub(crate) fn discard(&mut self, luggage: Luggage) {
        self.luggage = self.luggage.without(luggage);
    }
}

impl State {
    /// What is going on.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// From 1 to 20 or 24; 0 while captains are chosen.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// A player's ship sheet.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.player(seat).board.sheet
    }

    /// How many cards a player has taken this round and not resolved yet.
    pub fn cards_left(&self, seat: Seat) -> usize {
        let turn = &self.player(seat).turn;
        let taken = |place: &HandPlace| turn.hand[place.index()].is_some();
        turn.work.resolved.not().iter().filter(taken).count()
    }

    /// Whether a pile lies face down.
    pub fn hides_a_pile(&self) -> bool {
        self.hidden.is_some()
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// Who splits this round (OB-4).
    #[inline]
    pub fn splitter(&self) -> Seat {
        if self.round % 2 == 1 { self.first } else { self.first.opponent() }
    }

    /// The three cards in the middle.
    #[inline]
    pub(crate) fn cards(&self) -> [Card; 3] {
        let start = usize::from(self.round.saturating_sub(1)) * 3;
        std::array::from_fn(|i| self.deck[(start + i) % Card::MOST])
    }

    /// The places of a pile's cards among the three.
    #[inline]
    pub(crate) fn pile(&self, pile: Pile) -> impl Iterator<Item = usize> + use<> {
        pile.places(self.alone)
    }
}
