//! A game being played, without a table around it: for programs that study games.

use std::sync::Arc;

use game::observe::observe_into;
use game::{
    Chance, Dealer, Flaw, Game, Message, Observe, Outcome, QuickChance, Refusal, Seat, Seats, Viewer,
};
use table::{Player, Table};

/// A game, its state, and what was done.
pub struct Play<G: Game> {
    game: Arc<G>,
    /// What chance decided; none where the state is one that somebody imagines.
    deal: Option<Arc<G::Deal>>,
    state: G::State,
    moves: Vec<(Seat, G::Action)>,
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
}

impl ActionError {
    /// The reason as a sentence.
    pub fn message(&self) -> Message {
        match *self {
            ActionError::NoSuchAction { index, count } => Message::new("action-unknown")
                .with("value", index.to_string())
                .with("last", count.saturating_sub(1).to_string()),
            ActionError::Refused(Refusal(rule)) => Message::new("act-against").with("rule", rule),
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
            state: self.state,
            moves: self.moves.clone(),
            legal: Vec::new(),
        }
    }
}

impl<G: Game> Play<G> {
    /// The game as it begins, dealt from this seed.
    pub fn new(game: Arc<G>, seed: u64) -> Result<Self, Flaw> {
        let deal = game.deal(&mut Dealer::new(seed));
        Play::start(game, deal)
    }

    fn start(game: Arc<G>, deal: G::Deal) -> Result<Self, Flaw> {
        let state = game.start(&deal)?;
        Ok(Play { game, deal: Some(Arc::new(deal)), state, moves: Vec::new(), legal: Vec::new() })
    }

    /// Where the game at a table stands, with the moves that led there. Who resigned is not known here.
    pub fn from_table(mut table: Table<G>) -> Result<Self, Flaw> {
        table.lay_open();
        let Some(deal) = table.deal() else {
            return Err(Flaw::new("deal", Message::new("flaw-no-deal")));
        };
        let mut play = Play::start(table.game().clone(), deal.clone())?;
        for (seat, action) in table.moves() {
            // They were played at the table by the same rules.
            if play.game.apply(&mut play.state, seat, action, &mut ()).is_ok() {
                play.moves.push((seat, action));
            }
        }
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

    /// Who must decide now.
    #[inline]
    pub fn awaited(&self) -> Seats {
        self.game.awaited(&self.state)
    }

    /// The indices of what the seat may do now.
    #[inline]
    pub fn legal(&mut self, seat: Seat) -> impl ExactSizeIterator<Item = usize> {
        self.game.legal(&self.state, seat, &mut self.legal);
        self.legal.iter().map(|&action| G::index(action))
    }

    /// Fills a mask of all actions: 1 for what the seat may do now, 0 elsewhere.
    pub fn mask(&mut self, seat: Seat, mask: &mut [i8]) {
        self.game.legal(&self.state, seat, &mut self.legal);
        fill_mask::<G>(&self.legal, mask);
    }

    /// Carries out the action with this index.
    #[inline]
    pub fn apply(&mut self, seat: Seat, index: usize) -> Result<(), ActionError> {
        let action = G::from_index(index).ok_or(ActionError::NoSuchAction { index, count: G::ACTIONS })?;
        self.game.apply(&mut self.state, seat, action, &mut ()).map_err(ActionError::Refused)?;
        self.moves.push((seat, action));
        Ok(())
    }

    /// Plays on at random until the end, as `seaboard simulate` does for the same seed.
    pub fn play_out(&mut self, seed: u64) {
        let mut chance = QuickChance::new(seed);
        while let Some(seat) = self.awaited().lowest() {
            self.game.legal(&self.state, seat, &mut self.legal);
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
        self.game.outcome(&self.state)
    }

    /// The game in a state that fits what the seat knows; what is hidden is dealt anew. Nobody knows its deal, nor the moves that led there.
    #[must_use]
    pub fn redeal(&self, seat: Seat, seed: u64) -> Self {
        let view = self.view(Viewer::Seat(seat));
        let state = self.game.redeal(&view, &mut QuickChance::new(seed));
        Play { game: self.game.clone(), deal: None, state, moves: Vec::new(), legal: Vec::new() }
    }
}

impl<G: Observe> Play<G> {
    /// Fills a slice with what the seat knows: see [`Observe`].
    pub fn observe(&self, seat: Seat, numbers: &mut [i16]) {
        observe_into(self.game.as_ref(), &self.view(Viewer::Seat(seat)), numbers);
    }

    /// All that the seat has done and seen, one after the other, since that many actions were done: perfect recall. What others do
    /// unseen leaves no trace in it. `length` is that of an observation; none where nobody knows the deal.
    pub fn recall(&self, seat: Seat, since: usize, length: usize) -> Option<Vec<Memory>> {
        let mut state = self.game.start(self.deal.as_ref()?).ok()?;
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
            self.game.apply(&mut state, by, action, &mut ()).ok()?;
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
        Some(memories)
    }
}
