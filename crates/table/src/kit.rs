//! The table's part of the test kit: undo, replay and history.
//!
//! Random games with random undos, at practice tables also with going back further, and at every step what must hold
//! whatever the game.

use std::ops::Range;

use game::{Chance, Dealer, Game, Quick, Seat, Viewer};

use crate::{Entry, Moment, Player, Table};

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
}

/// A property that does not hold, and where that was seen; steps are entries of the log.
pub type Fault = game::kit::Fault<Property>;

/// One random game with undos for each seed, every second at a practice table; the first fault ends it.
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
    /// For each viewer, what they knew after each moment of their history, noted as it happened.
    memories: Vec<Vec<G::View>>,
}

impl<G: Game + Clone> Walk<G> {
    fn new(game: &G, seed: u64) -> Result<Self, Fault> {
        let deal = game.deal(&mut Dealer::new(seed));
        let players = (1..=game.players()).map(|n| Player::person(format!("Player {n}"))).collect();
        let fault = |detail| Fault { property: Property::TableSetUp, seed, step: 0, detail };
        let mut table = Table::new(game.clone(), deal, players).map_err(|error| fault(error.to_string()))?;
        if seed % 2 == 1 {
            table = table.for_practice();
        }
        let memories = vec![Vec::new(); game.players() + 1];
        Ok(Walk { table, chance: Quick::new(seed), seed, memories })
    }

    fn fault(&self, property: Property, detail: impl Into<String>) -> Fault {
        Fault { property, seed: self.seed, step: self.table.log.len(), detail: detail.into() }
    }

    /// Everybody whose history is looked at: the seats, and somebody looking on.
    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        let seats = Seat::ALL.into_iter().take(self.table.game.players());
        seats.map(Viewer::Seat).chain([Viewer::Spectator])
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
        let before: Vec<_> = self.viewers().map(|viewer| shown(self.table.history(viewer))).collect();
        let awaited = self.table.awaited();
        let rewound = self.chance.below(40) == 0 && self.table.rewind(seat).is_ok();
        if rewound {
            self.undo_is_replay()?;
        } else if self.chance.below(5) == 0 && self.table.may_undo(seat).is_ok() {
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
        // A rewind takes away what others did, and they may see that.
        let unseen = !rewound && awaited.len() > 1 && self.table.awaited() == awaited;
        for (number, (viewer, before)) in self.viewers().zip(before).enumerate() {
            let history = self.table.history(viewer);
            let now = shown(history.clone());
            if unseen && viewer != Viewer::Seat(seat) && now != before {
                let detail = format!("{viewer:?} sees what seat {seat} does");
                return Err(self.fault(Property::HistoryKeepsSecrets, detail));
            }
            let unchanged = before.iter().zip(&now).take_while(|(a, b)| a == b).count();
            self.remember(number, viewer, &history, unchanged);
        }
        Ok(())
    }

    /// Notes what the viewer knows now. Where an undo took away an earlier moment, those after it are as if it had never been.
    fn remember(&mut self, number: usize, viewer: Viewer, history: &[Moment<G>], unchanged: usize) {
        let memory = &mut self.memories[number];
        memory.truncate(unchanged);
        for moment in &history[memory.len().min(history.len())..] {
            memory.push(self.table.view_at(viewer, moment));
        }
        if memory.len() > unchanged {
            memory.pop();
            memory.push(self.table.view(viewer));
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
        if state != *self.table.line.state() {
            return Err(fault("another state".to_owned()));
        }
        Ok(())
    }

    /// As the table stands, and as it would stand had somebody resigned now.
    fn file(&self) -> Result<(), Fault> {
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
        let ended = (again.resigned(), again.awaited(), again.outcome());
        if again.line.state() != table.line.state()
            || again.to_text() != text
            || ended != (table.resigned(), table.awaited(), table.outcome())
        {
            return Err(self.fault(Property::FileRoundTrip, "another table"));
        }
        Ok(again)
    }

    fn histories(&self) -> Result<(), Fault> {
        for (viewer, memory) in self.viewers().zip(&self.memories) {
            let history = self.table.history(viewer);
            for (number, (moment, then)) in history.iter().zip(memory).enumerate() {
                if self.table.view_at(viewer, moment) != *then {
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
        match *entry {
            Entry::Act(seat, action) => moves.push((seat, action)),
            Entry::Undo(seat) => {
                let place = last(seat);
                moves.drain(place..moves.len().min(place + 1));
            }
            Entry::Rewind(seat) => moves.truncate(last(seat)),
            Entry::Resign(_) => {}
        }
    }
    moves
}
