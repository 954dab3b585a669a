//! The table itself.

use std::fmt;

use game::{Flaw, Game, Message, Outcome, Refusal, Seat, Seats, Sink, Undo, Viewer};

use crate::file;
use crate::line::Line;
use crate::player::{self, Player};

/// One line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<A> {
    /// A seat did something.
    Act(Seat, A),
    /// A seat took back its last action.
    Undo(Seat),
    /// At a practice table: the game went back to before the seat's last action.
    Rewind(Seat),
}

/// Why an action cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoUndo {
    /// There is none.
    Nothing,
    /// It showed its player something new.
    Revealed,
    /// Others rely on it.
    Bound,
    /// Going back further is for practice tables.
    NotPractice,
}

impl NoUndo {
    /// The reason as a sentence.
    pub fn message(self) -> Message {
        Message::new(match self {
            NoUndo::Nothing => "undo-nothing",
            NoUndo::Revealed => "undo-revealed",
            NoUndo::Bound => "undo-bound",
            NoUndo::NotPractice => "undo-not-practice",
        })
    }
}

impl fmt::Display for NoUndo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for NoUndo {}

/// Why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTable(pub Flaw);

impl fmt::Display for BadTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for BadTable {}

/// A game being played.
pub struct Table<G: Game> {
    pub(crate) game: G,
    pub(crate) deal: G::Deal,
    pub(crate) players: Vec<Player>,
    /// What the file's header says of all of these.
    pub(crate) sections: String,
    pub(crate) practice: bool,
    pub(crate) log: Vec<Entry<G::Action>>,
    pub(crate) line: Line<G>,
    laid_open: bool,
}

impl<G: Game> Table<G> {
    /// A table where nothing has been played yet.
    pub fn new(game: G, deal: G::Deal, players: Vec<Player>) -> Result<Self, BadTable> {
        player::check(&players, game.players()).map_err(BadTable)?;
        let start = game.start(&deal).map_err(BadTable)?;
        let sections = file::sections(&game, &deal, &players).map_err(BadTable)?;
        Ok(Table {
            game,
            deal,
            players,
            sections,
            practice: false,
            log: Vec::new(),
            line: Line::new(start),
            laid_open: false,
        })
    }

    /// The same as a practice table, where a player may go back past what they have seen.
    #[must_use]
    pub fn for_practice(mut self) -> Self {
        self.practice = true;
        self
    }

    /// The game that is played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Who plays, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The players' names, by seat.
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(|player| player.name.clone()).collect()
    }

    /// Whether players may go back past what they have seen.
    pub fn is_practice(&self) -> bool {
        self.practice
    }

    /// Everything that was done, in order; for the owner of the table, since it holds secrets.
    pub fn log(&self) -> &[Entry<G::Action>] {
        &self.log
    }

    /// Who must decide now; nobody once the game is over.
    pub fn awaited(&self) -> Seats {
        self.game.awaited(self.line.state())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.awaited().is_empty()
    }

    /// What the seat may do now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.game.legal(self.line.state(), seat, &mut list);
        list
    }

    /// The same table before anything was played.
    #[must_use]
    pub fn afresh(&self) -> Self
    where
        G: Clone,
    {
        Table {
            game: self.game.clone(),
            deal: self.deal.clone(),
            players: self.players.clone(),
            sections: self.sections.clone(),
            log: Vec::new(),
            line: Line::new(self.line.start()),
            ..*self
        }
    }

    /// Lets everybody see everything, though the game goes on: for the owner of a file, who could read it there.
    pub fn lay_open(&mut self) {
        self.laid_open = true;
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(self.line.state())
    }

    /// What the viewer knows now. While the game goes on, nobody sees it as if it were over.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(self.line.state(), self.admitted(viewer))
    }

    pub(crate) fn admitted(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Afterwards if !self.laid_open && !self.is_over() => Viewer::Spectator,
            viewer => viewer,
        }
    }

    /// The deal, once the game is over or was laid open.
    pub fn deal(&self) -> Option<&G::Deal> {
        (self.laid_open || self.is_over()).then_some(&self.deal)
    }

    /// Carries out an action.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        self.act_telling(seat, action, &mut ())
    }

    /// Carries out an action and hands every event to the sink; for the owner of the table, since some are secret.
    pub fn act_telling(
        &mut self,
        seat: Seat,
        action: G::Action,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), Refusal> {
        self.line.push(&self.game, seat, action, sink)?;
        self.log.push(Entry::Act(seat, action));
        Ok(())
    }

    /// Whether the seat could take this action back if it did it now. Said beforehand, from what the seat knows alone, so
    /// that the answer itself shows it nothing.
    pub fn undoable(&self, seat: Seat, action: G::Action) -> Undo {
        self.line.undoable(&self.game, seat, action)
    }

    /// Whether the seat can take back its last action.
    pub fn may_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        self.last_move(seat).and_then(|place| match self.line.moves()[place].undo {
            Undo::Free => Ok(()),
            Undo::Reveals => Err(NoUndo::Revealed),
            Undo::Binds => Err(NoUndo::Bound),
        })
    }

    /// Takes back the seat's last action; what others did since stands.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.may_undo(seat)?;
        let place = self.last_move(seat)?;
        self.line = self.line.without(&self.game, place).map_err(|_| NoUndo::Bound)?;
        self.log.push(Entry::Undo(seat));
        Ok(())
    }

    /// At a practice table: goes back to before the seat's last action, whatever happened since.
    pub fn rewind(&mut self, seat: Seat) -> Result<(), NoUndo> {
        if !self.practice {
            return Err(NoUndo::NotPractice);
        }
        let place = self.last_move(seat)?;
        self.line = self.line.before(&self.game, place);
        self.log.push(Entry::Rewind(seat));
        Ok(())
    }

    fn last_move(&self, seat: Seat) -> Result<usize, NoUndo> {
        self.line.moves().iter().rposition(|step| step.seat == seat).ok_or(NoUndo::Nothing)
    }
}
