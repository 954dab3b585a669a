//! The table's part of the test kit: undo, replay and history.
//!
//! Random games with random undos, at practice tables also with going back further, and at every step what must hold
//! whatever the game.

use std::ops::Range;
use std::sync::Arc;

use game::{Chance, Dealer, Game, QuickChance, Seat, Undo, Viewer};

use crate::history::{History, common_beginning};
use crate::{Deed, Entry, KnownView, Moment, Picture, Player, Table};

/// What must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property {
    /// A table can be set up with the game's own deal.
    TableSetUp,
    /// After an undo the state is that of the moves that stand, played again from the deal.
    UndoIsReplay,
    /// An undo that was promised is carried out.
    UndoAsPromised,
    /// What is saved loads.
    FileLoads,
    /// The loaded table has the same state and writes the same file.
    FileRoundTrip,
    /// The last moment of a history shows what the viewer knows now.
    HistoryEndsNow,
    /// A moment of history shows what the viewer knew then.
    HistoryAsSeen,
    /// What others do or take back unseen leaves no trace in a history.
    HistoryKeepsSecrets,
    /// What is kept for a viewer as things happen is what replaying the game shows them; a seat's entries are counted one by one,
    /// and moments go away only where that is counted.
    PictureIsHistory,
    /// An action that can be taken back leads, on a redeal of what its player knows, to what the table then shows them; and taking it
    /// back leads to what they knew before.
    PredictionIsExact,
}

/// A property that does not hold, and where that was seen; steps are entries of the log.
pub type Fault = game::kit::Fault<Property>;

/// One random game with undos for each seed, every second at a practice table; the first fault ends it.
pub fn check<G: Game>(game: &Arc<G>, seeds: Range<u64>) -> Result<(), Fault> {
    for seed in seeds {
        Walk::new(game, seed)?.run()?;
    }
    Ok(())
}

/// Whether two histories show the same: one's own actions and what one saw, without the bookkeeping.
fn same_history<G: Game>(one: &[Arc<Moment<G>>], other: &[Arc<Moment<G>>]) -> bool {
    one.len() == other.len() && common_beginning(one, other) == one.len()
}

struct Walk<G: Game> {
    table: Table<G>,
    chance: QuickChance,
    seed: u64,
    /// For each viewer, what they knew after each moment of their history, noted as it happened.
    memories: Vec<Vec<KnownView<G>>>,
}

impl<G: Game> Walk<G> {
    fn new(game: &Arc<G>, seed: u64) -> Result<Self, Fault> {
        let deal = game.deal(&mut Dealer::new(seed));
        let players = (1..=game.player_count()).map(|n| Player::person(format!("Player {n}"))).collect();
        let fault = |detail| Fault { property: Property::TableSetUp, seed, step: 0, detail };
        let mut table = Table::new(game.clone(), deal, players).map_err(|error| fault(error.to_string()))?;
        if seed % 2 == 1 {
            table = table.for_practice();
        }
        let viewers = game.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everything]);
        viewers.for_each(|viewer| table.keep_history(viewer));
        let memories = vec![Vec::new(); game.player_count() + 1];
        Ok(Walk { table, chance: QuickChance::new(seed), seed, memories })
    }

    fn fault(&self, property: Property, detail: impl Into<String>) -> Fault {
        Fault { property, seed: self.seed, step: self.table.log.len(), detail: detail.into() }
    }

    /// Everybody whose history is looked at: the seats, and somebody looking on.
    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        self.table.game.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator])
    }

    fn run(mut self) -> Result<(), Fault> {
        // Undos lengthen a game; enough steps for the longest one and its undos.
        for _ in 0..2 * G::MAX_STEPS {
            let awaited = self.table.awaited();
            let nth = self.chance.below(awaited.len() as u32) as usize;
            let Some(seat) = awaited.iter().nth(nth) else { break };
            self.step(seat)?;
            if self.chance.below(24) == 0 {
                self.file_round_trips()?;
                self.histories_are_as_seen()?;
                self.late_history_is_same()?;
            }
        }
        self.file_round_trips()?;
        self.histories_are_as_seen()
    }

    fn step(&mut self, seat: Seat) -> Result<(), Fault> {
        let before: Vec<Picture<G>> = self.viewers().map(|viewer| self.table.picture(viewer)).collect();
        let awaited = self.table.awaited();
        let back = if self.table.practice { Deed::Rewind } else { Deed::Takeback };
        let rewound = self.chance.below(40) == 0 && self.table.enter(Entry::new(seat, back)).is_ok();
        if rewound {
            self.undo_is_replay()?;
        } else if self.chance.below(5) == 0 && self.table.check_undo(seat).is_ok() {
            self.undo(seat, &before[seat.index()])?;
        } else if !self.act(seat, &before[seat.index()])? {
            return Ok(());
        }
        // Going back takes away what others did, and they may see that.
        let unseen = !rewound && awaited.len() > 1 && self.table.awaited() == awaited;
        for (number, (viewer, before)) in self.viewers().zip(before).enumerate() {
            let now = self.table.picture(viewer);
            if unseen && viewer != Viewer::Seat(seat) && !same_history(&now.moments, &before.moments) {
                let detail = format!("{viewer:?} sees what seat {seat} does");
                return Err(self.fault(Property::HistoryKeepsSecrets, detail));
            }
            if same_history(&now.moments, &before.moments) && now.view != before.view {
                let detail = format!("{viewer:?} knows other things, and saw nothing happen");
                return Err(self.fault(Property::HistoryEndsNow, detail));
            }
            self.entries_are_counted(seat, &before, &now)?;
            self.remember(number, viewer, &now.moments, common_beginning(&before.moments, &now.moments));
        }
        self.kept_is_replayed()
    }

    fn undo(&mut self, seat: Seat, before: &Picture<G>) -> Result<(), Fault> {
        let mut chance = self.chance.clone();
        let predicted = before.predict_undo(|moment| self.known(seat, moment), &mut chance);
        self.table.undo(seat).map_err(|error| self.fault(Property::UndoAsPromised, error.to_string()))?;
        self.undo_is_replay()?;
        self.prediction_is_exact(predicted, seat, "undo")
    }

    /// Some action; whether there was one.
    fn act(&mut self, seat: Seat, before: &Picture<G>) -> Result<bool, Fault> {
        let list = self.table.legal(seat);
        let Some(&action) = self.chance.choose(&list) else { return Ok(false) };
        let predicted = before.predict_action(action, &mut self.chance);
        if self.table.act(seat, action).is_err() {
            return Ok(false);
        }
        if predicted.is_none() && before.undoable(action) == Undo::Free {
            return Err(self.fault(Property::PredictionIsExact, format!("seat {seat}: {action} has none")));
        }
        self.prediction_is_exact(predicted, seat, &action.to_string())?;
        Ok(true)
    }

    /// What is kept is what the slow way finds.
    fn kept_is_replayed(&self) -> Result<(), Fault> {
        for kept in &self.table.histories {
            let slow = History::replayed(&*self.table.game, &self.table.moves, kept.viewer);
            let counts =
                |moments: &[Arc<Moment<G>>]| moments.iter().map(|it| it.moves_made).collect::<Vec<_>>();
            if !same_history(&kept.moments, &slow.moments) || counts(&kept.moments) != counts(&slow.moments) {
                return Err(self.fault(Property::PictureIsHistory, format!("{:?}", kept.viewer)));
            }
        }
        Ok(())
    }

    /// Whoever comes late has what they would have had from the beginning.
    fn late_history_is_same(&self) -> Result<(), Fault> {
        for kept in &self.table.histories {
            let late = self.table.replay_history(kept.viewer);
            if !same_history(&kept.moments, &late.moments)
                || kept.taken_by_others_count != late.taken_by_others_count
            {
                return Err(self.fault(Property::PictureIsHistory, format!("{:?}, come late", kept.viewer)));
            }
        }
        Ok(())
    }

    /// The seat has made one entry, nobody else has; whoever lost moments to another seat is told so.
    fn entries_are_counted(&self, seat: Seat, before: &Picture<G>, now: &Picture<G>) -> Result<(), Fault> {
        let own = before.viewer == Viewer::Seat(seat);
        let lost = common_beginning(&before.moments, &now.moments) < before.moments.len();
        let taken_by_others_count = before.taken_by_others_count + u32::from(lost && !own);
        if now.own_entry_count != before.own_entry_count + usize::from(own)
            || now.taken_by_others_count != taken_by_others_count
        {
            let detail = format!(
                "{:?}: own entries {}, taken by others {}",
                before.viewer, now.own_entry_count, now.taken_by_others_count
            );
            return Err(self.fault(Property::PictureIsHistory, detail));
        }
        Ok(())
    }

    /// What a seat knew after so many moments of its history.
    fn known(&self, seat: Seat, moment: usize) -> Option<KnownView<G>> {
        let Some(number) = moment.checked_sub(1) else {
            let awaited = Some(self.table.game.awaited(&self.table.moves.start()));
            return Some(KnownView { view: self.table.first_view(Viewer::Seat(seat)), awaited });
        };
        self.memories.get(seat.index())?.get(number).cloned()
    }

    /// A step that can be taken back, and taking it back, may be shown before the table has answered: it shows what the table will show.
    fn prediction_is_exact(
        &self,
        predicted: Option<Picture<G>>,
        seat: Seat,
        step: &str,
    ) -> Result<(), Fault> {
        let Some(predicted) = predicted else { return Ok(()) };
        let now = self.table.picture(Viewer::Seat(seat));
        let is_exact = predicted.view == now.view
            && predicted.choices == now.choices
            && predicted.awaited == now.awaited
            && predicted.undo == now.undo
            && predicted.own_entry_count == now.own_entry_count
            && predicted.is_over() == now.is_over()
            && same_history(&predicted.moments, &now.moments);
        if is_exact {
            return Ok(());
        }
        // A prediction from a history that is wrong is wrong, too.
        self.histories_are_as_seen()?;
        Err(self.fault(Property::PredictionIsExact, format!("seat {seat}: {step}")))
    }

    /// Notes what the viewer knows now. Where an undo took away an earlier moment, those after it are as if it had never been.
    fn remember(&mut self, number: usize, viewer: Viewer, history: &[Arc<Moment<G>>], unchanged: usize) {
        let memory = &mut self.memories[number];
        memory.truncate(unchanged);
        for moment in &history[memory.len().min(history.len())..] {
            memory.push(KnownView { view: self.table.view_at(viewer, moment), awaited: None });
        }
        if memory.len() > unchanged {
            memory.pop();
            memory.push(KnownView { view: self.table.view(viewer), awaited: Some(self.table.awaited()) });
        }
    }

    /// Plays from the deal what the log leaves standing, without the table's own bookkeeping.
    fn undo_is_replay(&self) -> Result<(), Fault> {
        let fault = |detail| self.fault(Property::UndoIsReplay, detail);
        let game = &self.table.game;
        let mut state = game.start(&self.table.deal).map_err(|flaw| fault(flaw.to_string()))?;
        for (seat, action) in standing(&self.table.log) {
            game.apply(&mut state, seat, action, &mut ())
                .map_err(|refusal| fault(format!("{seat} {action} is refused: {refusal}")))?;
        }
        if state != *self.table.moves.state() {
            return Err(fault("another state".to_owned()));
        }
        Ok(())
    }

    /// As the table stands, and as it would stand had somebody resigned now.
    fn file_round_trips(&self) -> Result<(), Fault> {
        let mut again = self.loaded(&self.table)?;
        match again.resign(Seat::ALL[0]) {
            Ok(()) => self.loaded(&again).map(drop),
            Err(_) => Ok(()),
        }
    }

    fn loaded(&self, table: &Table<G>) -> Result<Table<G>, Fault> {
        let text = table.to_text();
        let again: Table<G> =
            Table::from_text(&text).map_err(|error| self.fault(Property::FileLoads, error.to_string()))?;
        let ended = (again.forfeit(), again.awaited(), again.outcome());
        if again.moves.state() != table.moves.state()
            || again.to_text() != text
            || ended != (table.forfeit(), table.awaited(), table.outcome())
        {
            return Err(self.fault(Property::FileRoundTrip, "another table"));
        }
        Ok(again)
    }

    fn histories_are_as_seen(&self) -> Result<(), Fault> {
        for (viewer, memory) in self.viewers().zip(&self.memories) {
            let history = self.table.history(viewer);
            for (number, (moment, then)) in history.iter().zip(memory).enumerate() {
                if self.table.view_at(viewer, moment) != then.view {
                    let detail = format!("moment {number} of {viewer:?}");
                    return Err(self.fault(Property::HistoryAsSeen, detail));
                }
            }
            let last =
                history.last().map_or(self.table.first_view(viewer), |m| self.table.view_at(viewer, m));
            if last != self.table.view(viewer) {
                return Err(self.fault(Property::HistoryEndsNow, format!("{viewer:?}")));
            }
        }
        Ok(())
    }
}

/// The moves that the log leaves standing.
fn standing<A: Copy>(log: &[Entry<A>]) -> Vec<(Seat, A)> {
    let mut moves: Vec<(Seat, A)> = Vec::new();
    for entry in log {
        let last = |seat| moves.iter().rposition(|step| step.0 == seat).unwrap_or(moves.len());
        match entry.deed {
            Deed::Act(action) => moves.push((entry.seat, action)),
            Deed::Undo => {
                let index = last(entry.seat);
                moves.drain(index..moves.len().min(index + 1));
            }
            Deed::Rewind | Deed::Takeback => moves.truncate(last(entry.seat)),
            Deed::Resign | Deed::Timeout | Deed::Player(_) => {}
        }
    }
    moves
}
