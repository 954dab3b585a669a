//! The table's part of the test kit: undo, replay and history.
//!
//! Random games with random undos, and at every step what must hold whatever the game.

use std::fmt;
use std::ops::Range;

use game::{Chance, Dealer, Game, Quick, Seat, Viewer};

use crate::line::Line;
use crate::{Moment, Table};

/// What must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property {
    /// A table can be set up with the game's own deal.
    TableSetUp,
    /// After an undo the state is that of the log without the action.
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
}

/// A property that does not hold, and where that was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What should hold.
    pub property: Property,
    /// The seed of the walk.
    pub seed: u64,
    /// How many entries the log had.
    pub step: usize,
    /// What was seen.
    pub detail: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} fails (seed {}, step {}): {}", self.property, self.seed, self.step, self.detail)
    }
}

impl std::error::Error for Fault {}

/// One random game with undos for each seed; the first fault ends it.
pub fn check<G: Game + Clone>(game: &G, seeds: Range<u64>) -> Result<(), Fault> {
    for seed in seeds {
        Walk::new(game, seed)?.run()?;
    }
    Ok(())
}

/// What a viewer's history shows: their own actions and what they saw, without the bookkeeping.
type Shown<G> = Vec<(Option<(Seat, <G as Game>::Action)>, Vec<<G as Game>::Event>)>;

fn shown<G: Game>(history: Vec<Moment<G>>) -> Shown<G> {
    history.into_iter().map(|moment| (moment.action, moment.events)).collect()
}

struct Walk<G: Game> {
    table: Table<G>,
    chance: Quick,
    seed: u64,
    /// For each seat, what it knew after each moment of its history, noted as it happened.
    memories: Vec<Vec<G::View>>,
}

impl<G: Game + Clone> Walk<G> {
    fn new(game: &G, seed: u64) -> Result<Self, Fault> {
        let deal = game.deal(&mut Dealer::new(seed));
        let names = (1..=game.players()).map(|n| format!("Player {n}")).collect();
        let fault = |detail| Fault { property: Property::TableSetUp, seed, step: 0, detail };
        let table = Table::new(game.clone(), deal, names).map_err(|error| fault(error.to_string()))?;
        let memories = vec![Vec::new(); game.players()];
        Ok(Walk { table, chance: Quick::new(seed), seed, memories })
    }

    fn fault(&self, property: Property, detail: impl Into<String>) -> Fault {
        Fault { property, seed: self.seed, step: self.table.log.len(), detail: detail.into() }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::ALL.into_iter().take(self.table.game.players())
    }

    fn run(mut self) -> Result<(), Fault> {
        // Undos lengthen a game; enough steps for the longest one and its undos.
        for _ in 0..2 * G::MAX_STEPS {
            let awaited = self.table.awaited();
            let nth = self.chance.below(awaited.len() as u32) as usize;
            let Some(seat) = awaited.iter().nth(nth) else { break };
            self.step(seat)?;
            if self.chance.below(24) == 0 {
                self.file()?;
                self.histories()?;
            }
        }
        self.file()?;
        self.histories()
    }

    fn step(&mut self, seat: Seat) -> Result<(), Fault> {
        let before: Vec<_> = self.seats().map(|s| shown(self.table.history(Viewer::Seat(s)))).collect();
        let awaited = self.table.awaited();
        let undone = self.chance.below(5) == 0 && self.table.may_undo(seat).is_ok();
        if undone {
            self.table.undo(seat).map_err(|error| self.fault(Property::UndoAsPromised, error.to_string()))?;
            self.undo_is_replay()?;
        } else {
            let list = self.table.legal(seat);
            let Some(&action) = list.get(self.chance.below(list.len() as u32) as usize) else {
                return Ok(());
            };
            if self.table.act(seat, action).is_err() {
                return Ok(());
            }
        }
        let unseen = awaited.len() > 1 && self.table.awaited() == awaited;
        for other in self.seats() {
            let history = self.table.history(Viewer::Seat(other));
            let now = shown(history.clone());
            let before = &before[other.index()];
            if unseen && other != seat && now != *before {
                let detail = format!("seat {other} sees what seat {seat} does");
                return Err(self.fault(Property::HistoryKeepsSecrets, detail));
            }
            self.remember(other, &history, before.iter().zip(&now).take_while(|(a, b)| a == b).count());
        }
        Ok(())
    }

    /// Notes what the seat knows now. Where an undo took away an earlier moment, those after it are as if it had never been.
    fn remember(&mut self, seat: Seat, history: &[Moment<G>], unchanged: usize) {
        let memory = &mut self.memories[seat.index()];
        memory.truncate(unchanged);
        for moment in &history[memory.len().min(history.len())..] {
            memory.push(self.table.view_at(Viewer::Seat(seat), moment));
        }
        if memory.len() > unchanged {
            memory.pop();
            memory.push(self.table.view(Viewer::Seat(seat)));
        }
    }

    fn undo_is_replay(&self) -> Result<(), Fault> {
        let mut line: Line<G> = Line::new(self.table.line.start());
        for step in self.table.line.moves() {
            if let Err(refusal) = line.push(&self.table.game, step.seat, step.action, &mut ()) {
                return Err(
                    self.fault(Property::UndoIsReplay, format!("{} is refused: {refusal}", step.action))
                );
            }
        }
        if line.state() != self.table.line.state() || line.moves() != self.table.line.moves() {
            return Err(self.fault(Property::UndoIsReplay, "another state"));
        }
        Ok(())
    }

    fn file(&self) -> Result<(), Fault> {
        let text = self.table.to_text();
        let again: Table<G> =
            Table::from_text(&text).map_err(|error| self.fault(Property::FileLoads, error.to_string()))?;
        if again.line.state() != self.table.line.state() || again.to_text() != text {
            return Err(self.fault(Property::FileRoundTrip, "another table"));
        }
        Ok(())
    }

    fn histories(&self) -> Result<(), Fault> {
        for seat in self.seats() {
            let viewer = Viewer::Seat(seat);
            let history = self.table.history(viewer);
            for (number, (moment, then)) in history.iter().zip(&self.memories[seat.index()]).enumerate() {
                if self.table.view_at(viewer, moment) != *then {
                    let detail = format!("moment {number} of seat {seat}");
                    return Err(self.fault(Property::HistoryAsSeen, detail));
                }
            }
            let last =
                history.last().map_or(self.table.first_view(viewer), |m| self.table.view_at(viewer, m));
            if last != self.table.view(viewer) {
                return Err(self.fault(Property::HistoryEndsNow, format!("seat {seat}")));
            }
        }
        Ok(())
    }
}
