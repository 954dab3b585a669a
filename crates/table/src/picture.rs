//! What one viewer has of a table.

use std::sync::Arc;

use game::{Game, Message, Outcome, Seat, Seats, Speak, Undo, Viewer};
use serde::{Deserialize, Serialize};

use crate::history::{History, Moment};
use crate::{Player, Table, UndoError};

/// Plain data for one viewer, and all that a screen is made from: nothing in it says more than this viewer may know. A table
/// here makes it, and one on another machine can send it.
pub struct Picture<G: Game> {
    /// The game that is played.
    pub game: Arc<G>,
    /// Who plays now, by seat.
    pub players: Vec<Player>,
    /// Whether players may go back past what they have seen.
    pub practice: bool,
    /// Through whose eyes: while the game goes on, nobody sees everything.
    pub viewer: Viewer,
    /// What they know.
    pub view: G::View,
    /// Who must decide now; nobody once the game is over.
    pub awaited: Seats,
    /// What the viewer may do now.
    pub choices: Vec<G::Action>,
    /// Whether the viewer can take back their last action.
    pub undo: Result<(), UndoError>,
    /// How it ended, once it is over.
    pub ending: Option<Ending>,
    /// How many entries the viewer's seat has made so far, those included that were taken back.
    pub own_entry_count: usize,
    /// How often others took moments away that the viewer had seen: what was shown to them has turned out otherwise.
    pub taken_by_others_count: u32,
    /// What the viewer saw happen, oldest first.
    pub moments: Vec<Arc<Moment<G>>>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// The result.
    pub outcome: Outcome,
    /// Who lost it before its end, if somebody did.
    pub forfeit: Option<Forfeit>,
}

/// Who lost a game before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forfeit {
    /// This seat gave it up.
    Resigned(Seat),
    /// This seat's time was up.
    TimedOut(Seat),
}

impl Forfeit {
    /// Who lost.
    pub const fn seat(self) -> Seat {
        match self {
            Forfeit::Resigned(seat) | Forfeit::TimedOut(seat) => seat,
        }
    }

    /// How it happened, as a sentence.
    pub fn message(self) -> Message {
        let id = match self {
            Forfeit::Resigned(_) => "table-resigned",
            Forfeit::TimedOut(_) => "table-timed-out",
        };
        Message::new(id).with("player", self.seat())
    }
}

impl<G: Game> Clone for Picture<G> {
    fn clone(&self) -> Self {
        Picture {
            game: self.game.clone(),
            players: self.players.clone(),
            view: self.view.clone(),
            choices: self.choices.clone(),
            moments: self.moments.clone(),
            ..*self
        }
    }
}

impl<G: Game> Picture<G> {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    /// The viewer's seat, if they have one.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// Whether the viewer could take this action back if they did it now.
    pub fn undoable(&self, action: G::Action) -> Undo {
        self.game.undoable(&self.view, action)
    }

    /// Whether the viewer has done anything that stands.
    pub fn has_played(&self) -> bool {
        self.undo != Err(UndoError::Nothing)
    }

    /// All that the viewer saw happen, oldest first.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.moments.iter().flat_map(|moment| &moment.events)
    }
}

impl<G: Speak> Picture<G> {
    /// What the viewer must do now, whom they wait for, or how the game ended.
    pub fn prompt(&self) -> Message {
        match self.ending.and_then(|ending| ending.forfeit) {
            Some(forfeit) => forfeit.message(),
            None => self.game.prompt(&self.view),
        }
    }
}

/// What a viewer whose history is kept saw happen, without a copy.
pub struct KeptHistory<'t, G: Game> {
    /// The moments, oldest first.
    pub moments: &'t [Arc<Moment<G>>],
    /// How often moments were taken away again: as long as it is the same, moments are added only.
    pub rewrite_count: u32,
    /// How often others took moments away that the viewer had seen.
    pub taken_by_others_count: u32,
}

impl<G: Game> Table<G> {
    /// What this viewer saw happen, if it is kept.
    pub fn kept_history(&self, viewer: Viewer) -> Option<KeptHistory<'_, G>> {
        let viewer = self.permitted_viewer(viewer);
        let History { moments, rewrite_count, taken_by_others_count, .. } = self.kept(viewer)?;
        Some(KeptHistory {
            moments,
            rewrite_count: *rewrite_count,
            taken_by_others_count: *taken_by_others_count,
        })
    }

    fn kept(&self, viewer: Viewer) -> Option<&History<G>> {
        self.histories.iter().find(|history| history.viewer == viewer)
    }

    /// Keeps from now on what this viewer sees, so that [`Table::picture`] of them need not replay the game.
    pub fn keep_history(&mut self, viewer: Viewer) {
        if self.kept(viewer).is_none() {
            let history = self.replay_history(viewer);
            self.histories.push(history);
        }
    }

    /// What this viewer has of the table now.
    pub fn picture(&self, viewer: Viewer) -> Picture<G> {
        let viewer = self.permitted_viewer(viewer);
        let seat = viewer.seat();
        let history = self.kept(viewer).cloned().unwrap_or_else(|| self.replay_history(viewer));
        Picture {
            game: self.game.clone(),
            players: self.players.clone(),
            practice: self.practice,
            viewer,
            view: self.view(viewer),
            awaited: self.awaited(),
            choices: seat.map(|seat| self.legal(seat)).unwrap_or_default(),
            undo: seat.map_or(Err(UndoError::Nothing), |seat| self.check_undo(seat)),
            ending: self.ending(),
            own_entry_count: seat.map_or(0, |seat| self.entry_count(seat)),
            taken_by_others_count: history.taken_by_others_count,
            moments: history.moments,
        }
    }

    /// How the game ended, once it is over.
    pub fn ending(&self) -> Option<Ending> {
        self.outcome().map(|outcome| Ending { outcome, forfeit: self.forfeit() })
    }

    /// The moments the viewer saw, oldest first.
    pub fn history(&self, viewer: Viewer) -> Vec<Arc<Moment<G>>> {
        let viewer = self.permitted_viewer(viewer);
        match self.kept(viewer) {
            Some(history) => history.moments.clone(),
            None => History::replayed(&*self.game, &self.moves, viewer).moments,
        }
    }

    /// What the viewer saw, as it came about: with everything that was taken back on the way.
    pub(crate) fn replay_history(&self, viewer: Viewer) -> History<G> {
        let mut again = self.restarted();
        again.histories.push(History::replayed(&*self.game, &again.moves, viewer));
        for entry in &self.log {
            // It was accepted before, at this very table.
            let _ = again.enter(entry.clone());
        }
        again.histories.pop().unwrap_or_else(|| History::replayed(&*self.game, &self.moves, viewer))
    }

    /// What the viewer knew after this moment of their history.
    pub fn view_at(&self, viewer: Viewer, moment: &Moment<G>) -> G::View {
        let state = self.moves.state_after(&self.game, moment.moves_made);
        self.game.view(&state, self.permitted_viewer(viewer))
    }

    /// What the viewer knew before anything was played.
    pub fn first_view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.moves.start(), self.permitted_viewer(viewer))
    }

    /// What the seat could do just before the action of this moment.
    pub fn legal_before(&self, seat: Seat, moment: &Moment<G>) -> Vec<G::Action> {
        let state = self.moves.state_after(&self.game, moment.moves_made.saturating_sub(1));
        let mut list = Vec::new();
        self.game.legal(&state, seat, &mut list);
        list
    }
}
