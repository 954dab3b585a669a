//! The table of one game: it takes entries or refuses them, keeps the log, and tells how the game stands.

use std::sync::Arc;

use game::{BySeat, DecidedBy, Flaw, Game, Outcome, Recorder, Seat, Seats, Sink, Viewer};

use crate::entry::{Deed, Entry};
use crate::error::{EntryError, UndoError};
use crate::history::{History, Moment};
use crate::moves::Moves;
use crate::picture::Forfeit;
use crate::player::{self, Player};
use crate::proof::Proof;
use crate::{file, seed};

/// For how many more entries there is room when there is none left.
const MORE_ENTRIES: usize = 32;

/// A game being played.
pub struct Table<G: Game> {
    pub(crate) game: Arc<G>,
    pub(crate) deal: G::Deal,
    /// Who sat down first, and who plays now.
    pub(crate) first_players: Vec<Player>,
    pub(crate) players: Vec<Player>,
    /// What bots and random players decide from. It says nothing of the deal.
    pub(crate) seed: u64,
    /// What the file's header says of game and deal, and of those who sat down first.
    pub(crate) sections: String,
    pub(crate) practice: bool,
    /// How the deal was made, where a server made it and the game is over.
    pub(crate) proof: Option<Proof>,
    pub(crate) log: Vec<Entry<G::Action>>,
    pub(crate) moves: Moves<G>,
    /// What those viewers saw whose history is kept.
    pub(crate) histories: Vec<History<G>>,
    laid_open: bool,
}

impl<G: Game> Table<G> {
    /// A table where nothing has been played yet.
    pub fn new(game: Arc<G>, deal: G::Deal, players: Vec<Player>) -> Result<Self, Flaw> {
        player::check(&players, game.player_count())?;
        let start = game.start(&deal)?;
        let sections = file::sections(&*game, &deal, &players)?;
        Ok(Table {
            seed: seed::default_seed(&*game, &players),
            game,
            deal,
            first_players: players.clone(),
            players,
            sections,
            practice: false,
            proof: None,
            log: Vec::new(),
            moves: Moves::new(start),
            histories: Vec::new(),
            laid_open: false,
        })
    }

    /// The same with another seed for what bots and random players decide. It must not follow from the deal, nor the deal from it:
    /// what they do would tell what is hidden.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// The same as a practice table, where a player may go back past what they have seen.
    #[must_use]
    pub fn for_practice(mut self) -> Self {
        self.practice = true;
        self
    }

    /// The same with how its deal was made, which goes into the file: for a server, once the game is over.
    pub fn with_proof(mut self, proof: Proof) -> Result<Self, Flaw> {
        proof.check_form()?;
        self.proof = Some(proof);
        Ok(self)
    }

    /// The same with other names, one for each seat, whoever decides there: for a server, whose logs have none.
    pub fn with_names(mut self, names: &[String]) -> Result<Self, Flaw> {
        let rename = |players: &mut [Player]| {
            players.iter_mut().zip(names).for_each(|(player, name)| player.name.clone_from(name));
        };
        rename(&mut self.first_players);
        rename(&mut self.players);
        player::check(&self.players, names.len())?;
        for Entry { seat, deed, .. } in &mut self.log {
            if let (Deed::Player(player), Some(name)) = (deed, names.get(seat.index())) {
                player.name.clone_from(name);
            }
        }
        self.sections = file::sections(&*self.game, &self.deal, &self.first_players)?;
        Ok(self)
    }

    /// How the deal was made, where the file says so.
    pub fn proof(&self) -> Option<&Proof> {
        self.proof.as_ref()
    }

    /// The game that is played.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// Who plays now, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who sat down first, by seat.
    pub fn first_players(&self) -> &[Player] {
        &self.first_players
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

    /// How many moves stand: those that were not taken back; for the owner of the table, since it tells of steps unseen.
    pub fn moves_made(&self) -> usize {
        self.moves.all().len()
    }

    /// How many entries the seat has made so far, those included that were taken back.
    pub fn entry_count(&self, seat: Seat) -> usize {
        self.log.iter().filter(|entry| entry.seat == seat).count()
    }

    /// Makes an entry: everything that happens at a table happens so.
    pub fn enter(&mut self, entry: Entry<G::Action>) -> Result<(), EntryError> {
        self.enter_with_sink(entry, &mut ())
    }

    /// Makes an entry and hands every event to the sink; for the owner of the table, since some are secret.
    pub fn enter_with_sink(
        &mut self,
        entry: Entry<G::Action>,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), EntryError> {
        let seat = entry.seat;
        if !self.game.seats().contains(seat) {
            return Err(EntryError::NoSuchSeat(seat));
        }
        match &entry.deed {
            Deed::Act(action) => self.do_act(seat, *action, sink)?,
            Deed::Undo => self.do_undo(seat)?,
            Deed::Rewind => self.do_rewind(seat)?,
            Deed::Takeback => self.do_takeback(seat)?,
            Deed::Resign | Deed::Timeout => self.check_not_over()?,
            Deed::Player(player) => self.do_seat_player(seat, player)?,
        }
        // Thousands of tables wait for their next entry at a server: room for a few is enough.
        if self.log.len() == self.log.capacity() {
            self.log.reserve_exact(MORE_ENTRIES);
        }
        self.log.push(entry);
        Ok(())
    }

    /// What was done and stands, in order: actions that were taken back are not among them.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = (Seat, G::Action)> {
        self.moves.all().iter().map(|it| (it.seat, it.action))
    }

    /// Who must decide now; nobody once the game is over.
    pub fn awaited(&self) -> Seats {
        match self.forfeit() {
            Some(_) => Seats::NONE,
            None => self.game.awaited(self.moves.state()),
        }
    }

    /// Whether the game is over: played to its end, or lost by somebody before.
    pub fn is_over(&self) -> bool {
        self.awaited().is_empty()
    }

    /// What the seat may do now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        if self.forfeit().is_none() {
            self.game.legal(self.moves.state(), seat, &mut list);
        }
        list
    }

    /// The same table before anything was played, with those who sat down first.
    #[must_use]
    pub fn restarted(&self) -> Self {
        Table {
            game: self.game.clone(),
            deal: self.deal.clone(),
            first_players: self.first_players.clone(),
            players: self.first_players.clone(),
            sections: self.sections.clone(),
            // What is played from here on is another game: everybody knows the deal.
            proof: None,
            log: Vec::new(),
            moves: Moves::new(self.moves.start()),
            histories: Vec::new(),
            ..*self
        }
    }

    /// A practice table where the game stands as it did after this moment, or at its beginning: the same game and deal, those
    /// who play now, and the moves that stood, without what was taken back. Not while the game goes on, unless it is practice or
    /// laid open: whoever could try out what others will do would know more than they may.
    pub fn played_until(&self, moment: Option<&Moment<G>>) -> Option<Self> {
        self.played_until_move(moment.map_or(0, |moment| moment.moves_made))
    }

    /// The same where the game stands as it did after so many of the moves that stand.
    pub fn played_until_move(&self, made: usize) -> Option<Self> {
        if !self.practice && !self.laid_open && !self.is_over() {
            return None;
        }
        let moves = self.moves.before(&self.game, made);
        let entry = |seat, action| Entry::new(seat, Deed::Act(action));
        let log = moves.all().iter().map(|step| entry(step.seat, step.action)).collect();
        let players = self.players.clone();
        let sections = file::sections(&*self.game, &self.deal, &players).ok()?;
        let first_players = players.clone();
        let practice = true;
        Some(Table {
            log,
            moves,
            practice,
            players,
            first_players,
            sections,
            laid_open: false,
            ..self.restarted()
        })
    }

    /// Lets everybody see everything, though the game goes on: for the owner of a file, who could read it there.
    pub fn lay_open(&mut self) {
        self.laid_open = true;
    }

    /// The result, once the game is over. Where somebody lost it before its end, all others have won, with the points as they stand.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.forfeit() {
            Some(forfeit) => Some(self.outcome_without(forfeit.seat())),
            None => self.game.outcome(self.moves.state()),
        }
    }

    /// What decided who won by the rules of the game, once it was played to its end.
    pub fn decided_by(&self) -> Option<DecidedBy> {
        let played = self.game.awaited(self.moves.state()).is_empty();
        played.then(|| self.game.decided_by(self.moves.state()))
    }

    fn outcome_without(&self, loser: Seat) -> Outcome {
        let view = self.view(Viewer::Everything);
        let mut points = BySeat::default();
        for seat in self.game.seats().iter() {
            points[seat] = self.game.score(&view, seat);
        }
        Outcome { points, winners: self.game.seats().without(loser) }
    }

    /// What the viewer knows now. While the game goes on, nobody sees it as if it were over.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(self.moves.state(), self.permitted_viewer(viewer))
    }

    /// As whom the viewer may look: while the game goes on and was not laid open, nobody sees everything.
    pub(crate) fn permitted_viewer(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Everything if !self.laid_open && !self.is_over() => Viewer::Spectator,
            viewer => viewer,
        }
    }

    /// The deal, once the game is over or was laid open.
    pub fn deal(&self) -> Option<&G::Deal> {
        (self.laid_open || self.is_over()).then_some(&self.deal)
    }

    /// Carries out an action.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), EntryError> {
        self.enter(Entry::new(seat, Deed::Act(action)))
    }

    /// Takes back the seat's last action; what others did since stands.
    pub fn undo(&mut self, seat: Seat) -> Result<(), EntryError> {
        self.enter(Entry::new(seat, Deed::Undo))
    }

    /// At a practice table: goes back to before the seat's last action, whatever happened since.
    pub fn rewind(&mut self, seat: Seat) -> Result<(), EntryError> {
        self.enter(Entry::new(seat, Deed::Rewind))
    }

    /// The seat gives the game up, whoever's turn it is; that ends it for everybody.
    pub fn resign(&mut self, seat: Seat) -> Result<(), EntryError> {
        self.enter(Entry::new(seat, Deed::Resign))
    }

    /// From now on somebody else decides at this seat; the moves so far stand.
    pub fn seat_player(&mut self, seat: Seat, player: Player) -> Result<(), EntryError> {
        self.enter(Entry::new(seat, Deed::Player(Box::new(player))))
    }

    fn do_act(
        &mut self,
        seat: Seat,
        action: G::Action,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), EntryError> {
        if self.forfeit().is_some() {
            return Err(EntryError::Forfeited);
        }
        if self.histories.is_empty() {
            return Ok(self.moves.push(&self.game, seat, action, sink)?);
        }
        let mut recorder = Recorder::default();
        self.moves.push(&self.game, seat, action, &mut recorder)?;
        let moves_made = self.moves.all().len();
        if let Some(step) = self.moves.all().last() {
            self.histories.iter_mut().for_each(|history| history.add(step, &recorder, moves_made));
        }
        recorder.pass_on(sink);
        Ok(())
    }

    fn do_undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.check_undo(seat)?;
        let index = self.last_move(seat)?;
        let moves = self.moves.without(&self.game, index).map_err(|_| UndoError::Bound)?;
        self.go_back(moves, seat);
        Ok(())
    }

    fn do_rewind(&mut self, seat: Seat) -> Result<(), UndoError> {
        if self.practice { self.do_takeback(seat) } else { Err(UndoError::NotPractice) }
    }

    fn do_takeback(&mut self, seat: Seat) -> Result<(), UndoError> {
        let index = self.last_move(seat)?;
        self.go_back(self.moves.before(&self.game, index), seat);
        Ok(())
    }

    fn go_back(&mut self, moves: Moves<G>, by: Seat) {
        self.moves = moves;
        self.histories.iter_mut().for_each(|history| history.went_back(&self.game, &self.moves, by));
    }

    fn do_seat_player(&mut self, seat: Seat, player: &Player) -> Result<(), EntryError> {
        self.check_not_over()?;
        let mut players = self.players.clone();
        *players.get_mut(seat.index()).ok_or(EntryError::NoSuchSeat(seat))? = player.clone();
        player::check(&players, self.game.player_count()).map_err(EntryError::Player)?;
        self.players = players;
        Ok(())
    }

    fn check_not_over(&self) -> Result<(), EntryError> {
        match self.forfeit() {
            Some(_) => Err(EntryError::Forfeited),
            None if self.is_over() => Err(EntryError::Over),
            None => Ok(()),
        }
    }

    /// Who lost the game before its end, if somebody did.
    pub fn forfeit(&self) -> Option<Forfeit> {
        let last = self.log.last()?;
        match last.deed {
            Deed::Resign => Some(Forfeit::Resigned(last.seat)),
            Deed::Timeout => Some(Forfeit::TimedOut(last.seat)),
            _ => None,
        }
    }

    /// Whether the seat can take back its last action.
    pub fn check_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.last_move(seat).and_then(|index| UndoError::check(self.moves.all()[index].undo))
    }

    fn last_move(&self, seat: Seat) -> Result<usize, UndoError> {
        if self.forfeit().is_some() {
            return Err(UndoError::Forfeited);
        }
        self.moves.all().iter().rposition(|step| step.seat == seat).ok_or(UndoError::Nothing)
    }
}
