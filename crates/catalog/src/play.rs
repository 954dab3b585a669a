//! A game being played, without a table around it: for programs that study games.

use std::sync::Arc;

use game::observe::observe_into;
use game::{
    Chance, Dealer, Flaw, Game, Message, Observe, Outcome, QuickChance, Refusal, Seat, Seats, Viewer,
};
use table::{Deed, Entry, Forfeit, Player, Table};

/// A game, its state, and what was done.
pub struct Play<G: Game> {
    game: Arc<G>,
    /// What chance decided; none where the state is one that somebody imagines.
    deal: Option<Arc<G::Deal>>,
    /// How it began.
    start: Arc<G::State>,
    state: G::State,
    moves: Vec<(Seat, G::Action)>,
    /// Who lost it before its end, and what came of it. The rules of the game know nothing of that.
    forfeit: Option<(Forfeit, Outcome)>,
    /// What was legal when that was last asked: kept for its room.
    legal: Vec<G::Action>,
}

/// Something that a seat remembers of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Memory {
    /// It did this: the index of an action.
    Did(usize),
    /// It saw these numbers of its observation become what they are now, place by place.
    Saw(Vec<(usize, i16)>),
}

/// Why an action was not carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionError {
    /// The game has no action with this index, only so many from 0 on.
    NoSuchAction {
        /// What was asked for.
        index: usize,
        /// How many actions there are.
        count: usize,
    },
    /// The rules do not allow it.
    Refused(Refusal),
    /// Somebody lost the game before its end: nothing follows.
    Forfeited,
}

impl ActionError {
    /// The reason as a sentence.
    pub fn message(&self) -> Message {
        match *self {
            ActionError::NoSuchAction { index, count } => Message::new("action-unknown")
                .with("value", index.to_string())
                .with("last", count.saturating_sub(1).to_string()),
            ActionError::Refused(Refusal(rule)) => Message::new("act-against").with("rule", rule),
            ActionError::Forfeited => Message::new("over-forfeited"),
        }
    }
}

table::errors_by_message!(ActionError);

/// Writes 1 for each of these actions, 0 for all others.
#[inline]
pub(crate) fn fill_mask<G: Game>(legal: &[G::Action], mask: &mut [i8]) {
    mask.fill(0);
    for &action in legal {
        if let Some(bit) = mask.get_mut(G::index(action)) {
            *bit = 1;
        }
    }
}

impl<G: Game> Clone for Play<G> {
    fn clone(&self) -> Self {
        Play {
            game: self.game.clone(),
            deal: self.deal.clone(),
            start: self.start.clone(),
            state: self.state,
            moves: self.moves.clone(),
            forfeit: self.forfeit,
            legal: Vec::new(),
        }
    }
}

impl<G: Game> Play<G> {
    /// The game as it begins, dealt from this seed.
    pub fn new(game: Arc<G>, seed: u64) -> Result<Self, Flaw> {
        let deal = game.deal(&mut Dealer::new(seed));
        Play::dealt(game, deal)
    }

    fn dealt(game: Arc<G>, deal: G::Deal) -> Result<Self, Flaw> {
        let state = game.start(&deal)?;
        Ok(Play::begun(game, Some(Arc::new(deal)), Arc::new(state)))
    }

    fn begun(game: Arc<G>, deal: Option<Arc<G::Deal>>, start: Arc<G::State>) -> Self {
        let state = *start;
        Play { game, deal, start, state, moves: Vec::new(), forfeit: None, legal: Vec::new() }
    }

    /// Where the game at a table stands, with the moves that led there; over, where somebody resigned or ran out of time.
    pub fn from_table(mut table: Table<G>) -> Result<Self, Flaw> {
        table.lay_open();
        let Some(deal) = table.deal() else {
            return Err(Flaw::new("deal", Message::new("flaw-no-deal")));
        };
        let mut play = Play::dealt(table.game().clone(), deal.clone())?;
        for (seat, action) in table.moves() {
            // They were played at the table by the same rules.
            if play.game.apply(&mut play.state, seat, action, &mut ()).is_ok() {
                play.moves.push((seat, action));
            }
        }
        play.forfeit = table.forfeit().zip(table.outcome());
        Ok(play)
    }

    /// The same at a table of these players; none where nobody knows the deal.
    pub fn to_table(&self, players: Vec<Player>) -> Option<Result<Table<G>, Flaw>> {
        let deal = self.deal.as_ref()?;
        Some(Table::new(self.game.clone(), deal.as_ref().clone(), players).map(|mut table| {
            for &(seat, action) in &self.moves {
                // They were played here by the same rules.
                let _ = table.act(seat, action);
            }
            if let Some(forfeit) = self.forfeit() {
                let deed = match forfeit {
                    Forfeit::Resigned(_) => Deed::Resign,
                    Forfeit::TimedOut(_) => Deed::Timeout,
                };
                // Nobody is refused it at a table where the game goes on.
                let _ = table.enter(Entry::new(forfeit.seat(), deed));
            }
            table
        }))
    }

    /// The game.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// Its state.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What was done: seats and indices of actions.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = (Seat, usize)> {
        self.moves.iter().map(|&(seat, action)| (seat, G::index(action)))
    }

    /// The game as it began: the same deal, and nothing done.
    #[must_use]
    pub fn restarted(&self) -> Self {
        Play::begun(self.game.clone(), self.deal.clone(), self.start.clone())
    }

    /// Who lost the game before its end, if somebody did.
    pub fn forfeit(&self) -> Option<Forfeit> {
        self.forfeit.map(|(forfeit, _)| forfeit)
    }

    /// Who must decide now; nobody once the game is over.
    #[inline]
    pub fn awaited(&self) -> Seats {
        match self.forfeit {
            Some(_) => Seats::NONE,
            None => self.game.awaited(&self.state),
        }
    }

    /// Lists what the seat may do now.
    #[inline]
    fn list_legal(&mut self, seat: Seat) {
        match self.forfeit {
            Some(_) => self.legal.clear(),
            None => self.game.legal(&self.state, seat, &mut self.legal),
        }
    }

    /// The indices of what the seat may do now.
    #[inline]
    pub fn legal(&mut self, seat: Seat) -> impl ExactSizeIterator<Item = usize> {
        self.list_legal(seat);
        self.legal.iter().map(|&action| G::index(action))
    }

    /// Fills a mask of all actions: 1 for what the seat may do now, 0 elsewhere.
    pub fn mask(&mut self, seat: Seat, mask: &mut [i8]) {
        self.list_legal(seat);
        fill_mask::<G>(&self.legal, mask);
    }

    /// Carries out the action with this index.
    #[inline]
    pub fn apply(&mut self, seat: Seat, index: usize) -> Result<(), ActionError> {
        let action = G::from_index(index).ok_or(ActionError::NoSuchAction { index, count: G::ACTIONS })?;
        if self.forfeit.is_some() {
            return Err(ActionError::Forfeited);
        }
        self.game.apply(&mut self.state, seat, action, &mut ()).map_err(ActionError::Refused)?;
        self.moves.push((seat, action));
        Ok(())
    }

    /// Plays on at random until the end, as `seaboard simulate` does for the same seed.
    pub fn play_out(&mut self, seed: u64) {
        let mut chance = QuickChance::new(seed);
        while let Some(seat) = self.awaited().lowest() {
            self.list_legal(seat);
            let chosen = chance.choose(&self.legal);
            let Some(index) = chosen.map(|&action| G::index(action)) else { return };
            if self.apply(seat, index).is_err() {
                return;
            }
        }
    }

    /// What the viewer knows.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// The seat's lines of the score sheet, as it knows them itself.
    pub fn score_lines(&self, seat: Seat) -> Vec<i32> {
        self.game.score_lines(&self.view(Viewer::Seat(seat)), seat)
    }

    /// The seat's points so far.
    pub fn points(&self, seat: Seat) -> i32 {
        self.game.score(&self.view(Viewer::Seat(seat)), seat)
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.forfeit {
            Some((_, outcome)) => Some(outcome),
            None => self.game.outcome(&self.state),
        }
    }

    /// The game in a state that fits what the seat knows; what is hidden is dealt anew. Nobody knows its deal, nor what led there: it begins
    /// here.
    #[must_use]
    pub fn redeal(&self, seat: Seat, seed: u64) -> Self {
        let view = self.view(Viewer::Seat(seat));
        let state = self.game.redeal(&view, &mut QuickChance::new(seed));
        Play { forfeit: self.forfeit, ..Play::begun(self.game.clone(), None, Arc::new(state)) }
    }
}

impl<G: Observe> Play<G> {
    /// Fills a slice with what the seat knows: see [`Observe`].
    pub fn observe(&self, seat: Seat, numbers: &mut [i16]) {
        observe_into(self.game.as_ref(), &self.view(Viewer::Seat(seat)), numbers);
    }

    /// All that the seat has done and seen, one after the other, since that many actions were done: perfect recall. What others do
    /// unseen leaves no trace in it. `length` is that of an observation.
    pub fn recall(&self, seat: Seat, since: usize, length: usize) -> Vec<Memory> {
        let mut state = *self.start;
        let (mut seen, mut row) = (vec![0; length], vec![0; length]);
        let mut look = |state: &G::State, memories: &mut Vec<Memory>| {
            observe_into(self.game.as_ref(), &self.game.view(state, Viewer::Seat(seat)), &mut row);
            let pairs = seen.iter_mut().zip(&row).enumerate();
            let changes: Vec<_> = pairs
                .filter(|(_, (before, now))| before != now)
                .map(|(place, (before, &now))| {
                    *before = now;
                    (place, now)
                })
                .collect();
            if !changes.is_empty() {
                memories.push(Memory::Saw(changes));
            }
        };
        let mut memories = Vec::new();
        for (number, &(by, action)) in self.moves.iter().enumerate() {
            if number == since {
                look(&state, &mut memories);
            }
            // It was played here by the same rules.
            let _ = self.game.apply(&mut state, by, action, &mut ());
            if number >= since {
                if by == seat {
                    memories.push(Memory::Did(G::index(action)));
                }
                look(&state, &mut memories);
            }
        }
        if self.moves.len() <= since {
            look(&state, &mut memories);
        }
        memories
    }
}
