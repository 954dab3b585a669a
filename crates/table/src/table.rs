//! The table itself.

use game::{Flaw, Game, MAX_SEATS, Message, Outcome, Seat, Seats, Sink, Speak, Undo, Viewer};

use crate::line::Line;
use crate::player::{self, Player};
use crate::reason::{BadTable, NoAct, NoResign, NoUndo, nobody_at};
use crate::{Moment, file};

/// One line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<A> {
    /// A seat did something.
    Act(Seat, A),
    /// A seat took back its last action.
    Undo(Seat),
    /// At a practice table: the game went back to before the seat's last action.
    Rewind(Seat),
    /// A seat gave the game up. Nothing follows it.
    Resign(Seat),
}

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

    /// From now on somebody else decides at this seat. The file names who plays now; the moves so far stand.
    pub fn replace_player(&mut self, seat: Seat, player: Player) -> Result<(), BadTable> {
        let mut players = self.players.clone();
        let place = players.get_mut(seat.index());
        *place.ok_or_else(|| BadTable(Flaw::new("players", nobody_at(seat))))? = player;
        player::check(&players, self.game.players()).map_err(BadTable)?;
        self.sections = file::sections(&self.game, &self.deal, &players).map_err(BadTable)?;
        self.players = players;
        Ok(())
    }

    /// Who must decide now; nobody once the game is over.
    pub fn awaited(&self) -> Seats {
        match self.resigned() {
            Some(_) => Seats::NONE,
            None => self.game.awaited(self.line.state()),
        }
    }

    /// Whether the game is over: played to its end, or somebody resigned.
    pub fn is_over(&self) -> bool {
        self.awaited().is_empty()
    }

    /// What the seat may do now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        if self.resigned().is_none() {
            self.game.legal(self.line.state(), seat, &mut list);
        }
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

    /// A practice table where the game stands as it did after this moment, or at its beginning: the same game, deal and
    /// players, and the moves that stood, without what was taken back. Not while the game goes on, unless it is practice or
    /// laid open: whoever could try out what others will do would know more than they may.
    pub fn played_until(&self, moment: Option<&Moment<G>>) -> Option<Self>
    where
        G: Clone,
    {
        if !self.practice && !self.laid_open && !self.is_over() {
            return None;
        }
        let line = self.line.before(&self.game, moment.map_or(0, |moment| moment.after));
        let log = line.moves().iter().map(|step| Entry::Act(step.seat, step.action)).collect();
        Some(Table { log, line, practice: true, laid_open: false, ..self.afresh() })
    }

    /// Lets everybody see everything, though the game goes on: for the owner of a file, who could read it there.
    pub fn lay_open(&mut self) {
        self.laid_open = true;
    }

    /// The result, once the game is over. Where somebody resigned, all others have won, with the points as they stand.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.resigned() {
            Some(loser) => Some(self.outcome_without(loser)),
            None => self.game.outcome(self.line.state()),
        }
    }

    fn outcome_without(&self, loser: Seat) -> Outcome {
        let view = self.view(Viewer::Afterwards);
        let mut points = [0; MAX_SEATS];
        for (points, seat) in points.iter_mut().zip(Seat::ALL).take(self.game.players()) {
            *points = self.game.score_lines(&view, seat).iter().sum();
        }
        Outcome { points, winners: Seats::first(self.game.players()).without(loser) }
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
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), NoAct> {
        self.act_telling(seat, action, &mut ())
    }

    /// Carries out an action and hands every event to the sink; for the owner of the table, since some are secret.
    pub fn act_telling(
        &mut self,
        seat: Seat,
        action: G::Action,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), NoAct> {
        if self.resigned().is_some() {
            return Err(NoAct::Resigned);
        }
        self.line.push(&self.game, seat, action, sink)?;
        self.log.push(Entry::Act(seat, action));
        Ok(())
    }

    /// The seat gives the game up, whoever's turn it is; that ends it for everybody.
    pub fn resign(&mut self, seat: Seat) -> Result<(), NoResign> {
        if self.resigned().is_some() {
            return Err(NoResign::Resigned);
        }
        if self.is_over() {
            return Err(NoResign::Over);
        }
        if seat.index() >= self.game.players() {
            return Err(NoResign::Nobody(seat));
        }
        self.log.push(Entry::Resign(seat));
        Ok(())
    }

    /// Who resigned, if somebody did.
    pub fn resigned(&self) -> Option<Seat> {
        match self.log.last() {
            Some(&Entry::Resign(seat)) => Some(seat),
            _ => None,
        }
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
        if self.resigned().is_some() {
            return Err(NoUndo::Resigned);
        }
        self.line.moves().iter().rposition(|step| step.seat == seat).ok_or(NoUndo::Nothing)
    }
}

impl<G: Speak> Table<G> {
    /// What the viewer must do now, whom they wait for, or how the game ended.
    pub fn prompt(&self, viewer: Viewer) -> Message {
        match self.resigned() {
            Some(seat) => Message::new("table-resigned").with("player", seat),
            None => self.game.prompt(&self.view(viewer)),
        }
    }
}
