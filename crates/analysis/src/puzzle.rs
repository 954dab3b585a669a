//! Positions with one clearly best line that the greedy level misses: how they are found, and how they are kept.

use std::sync::Arc;

use bots::{Advise, Level, Thinker, Watch};
use game::{Game, Seat};
use serde::{Deserialize, Serialize};
use table::{Entry, EntryError, Player, Table, Turn};

use crate::judge::{Question, Tried};
use crate::{Judge, Unit};

/// A first look takes so few continuations; most positions are no puzzles, and most of those show it at once.
const GLANCE: u32 = 48;
/// Whoever has fewer ways to choose from finds the answer by guessing.
const FEWEST: usize = 3;
/// What a first look may be off, in parts of the gap that is asked for.
const DOUBT: i32 = 2;

/// So much better than every other line the best one must be: hundredths of a percent of the chance to win, alone of a point.
const fn least_gap(unit: Unit) -> i32 {
    match unit {
        Unit::Chance => 1000,
        Unit::Points => 300,
    }
}

/// A puzzle as it is kept: the deal, what was played, and the answer. The game is the one that its file names, with the options that
/// go without saying.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", bound = "")]
pub struct Puzzle<G: Game> {
    /// The seed of the deal.
    pub seed: u64,
    /// Who is to play.
    pub seat: Seat,
    /// How many levels of bots miss it, from 1 to 4.
    pub difficulty: u8,
    /// By how much the answer is better than everything else: hundredths of a percent of the chance to win, alone of a point.
    pub gap: i32,
    /// The best line, as files write actions, with semicolons between.
    pub best: String,
    /// What was played before, as files write entries, with semicolons between.
    pub log: String,
    /// The deal.
    pub deal: G::Deal,
}

/// The first line of a file of puzzles; each of the others is one puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PuzzleFile {
    /// The version of this form.
    pub puzzles: u32,
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The version of the engine that found them.
    pub engine: u32,
    /// Continuations for each of them.
    pub iterations: u32,
    /// The command that found them.
    pub command: String,
    /// The seed it goes on with.
    pub next: u64,
}

/// The version of the form of such files.
pub const PUZZLES: u32 = 1;

const BETWEEN: char = ';';

/// What tells a puzzle from all others of its game: the deal, and how much was played.
pub fn puzzle_number(seed: u64, log: &str) -> u64 {
    seed * 1000 + log.split(BETWEEN).count() as u64
}

impl<G: Game> Puzzle<G> {
    /// The table at the puzzle's position, with these players; it is no game that counts.
    pub fn table(&self, game: Arc<G>, players: Vec<Player>) -> Option<Table<G>> {
        let mut table = Table::new(game, self.deal.clone(), players).ok()?.for_practice();
        for entry in self.log.split(BETWEEN).filter(|entry| !entry.is_empty()) {
            let entry: Entry<G::Action> = entry.parse().ok()?;
            table.enter(entry).ok()?;
        }
        Some(table)
    }

    /// The best line.
    pub fn best_line(&self) -> Option<Vec<G::Action>> {
        self.best.split(BETWEEN).map(|action| action.parse().ok()).collect()
    }

    /// Plays the best line at a table at the puzzle's position.
    pub fn solve(&self, table: &mut Table<G>) -> Result<(), EntryError> {
        for action in self.best_line().unwrap_or_default() {
            table.act(self.seat, action)?;
        }
        Ok(())
    }
}

/// The answer of a puzzle that was found.
struct Found<A> {
    best: Vec<A>,
    gap: i32,
    difficulty: u8,
}

impl<G: Advise> Judge<'_, G> {
    /// The puzzles of a game that bots played on the deal of this seed, at most so many: those whose answer stands out most.
    pub fn puzzles(&mut self, table: &Table<G>, seed: u64, iterations: u32, most: usize) -> Vec<Puzzle<G>> {
        let game = &**table.game();
        let Some(deal) = table.deal() else { return Vec::new() };
        let mut found: Vec<(Turn<G>, Found<G::Action>)> = Vec::new();
        for turn in table.turns() {
            found.extend(self.puzzle(game, &turn, iterations).map(|answer| (turn, answer)));
        }
        found.sort_by_key(|(_, answer)| -answer.gap);
        let text =
            |list: &mut dyn Iterator<Item = String>| list.collect::<Vec<String>>().join(&BETWEEN.to_string());
        let puzzle = |(turn, answer): (Turn<G>, Found<G::Action>)| Puzzle {
            seed,
            seat: turn.seat,
            difficulty: answer.difficulty,
            gap: answer.gap,
            best: text(&mut answer.best.iter().map(ToString::to_string)),
            log: text(&mut table.log().iter().take(turn.first_move).map(ToString::to_string)),
            deal: deal.clone(),
        };
        found.into_iter().take(most).map(puzzle).collect()
    }

    fn puzzle(&mut self, game: &G, turn: &Turn<G>, iterations: u32) -> Option<Found<G::Action>> {
        let question = Question::new(game, &turn.view, turn.seat);
        let least = least_gap(question.unit());
        self.gap(&question, GLANCE, &mut ()).filter(|(_, gap, _)| *gap >= least / DOUBT)?;
        let (best, gap, error) = self.gap(&question, iterations, &mut ())?;
        if gap < least + 2 * error {
            return None;
        }
        let missed = |level: &&Level| {
            let mut bot = Thinker::new(game, **level, G::net());
            let line = bot.think(game, &turn.view, turn.seat, question.seed, &mut ()).to_vec();
            question.after(&line) != question.after(&best)
        };
        let difficulty = Level::ALL.iter().filter(missed).count() as u8;
        Some(Found { best, gap, difficulty })
    }

    /// The best line, by how much it is better than the next best and than what the greedy level does, and the error of that; nothing
    /// where the greedy level finds it or where there is no choice.
    fn gap(
        &mut self,
        question: &Question<'_, G>,
        iterations: u32,
        watch: &mut dyn Watch,
    ) -> Option<(Vec<G::Action>, i32, i32)> {
        let &Question { game, view, seat, seed } = question;
        let lines = self.thinker.lines(game, view, seat, seed, &[]);
        if lines.len() < FEWEST {
            return None;
        }
        let greedy = self.greedy.think(game, view, seat, seed, &mut ()).to_vec();
        let (best, met) = self.select(question, lines, iterations / 2, watch)?;
        let ours = question.after(best.first()?);
        if greedy.is_empty() || question.after(&greedy) == ours {
            return None;
        }
        let mut tried: Vec<Tried<G>> = best.into_iter().chain([greedy]).map(Tried::new).collect();
        let redeals = iterations / 2 / tried.len() as u32;
        self.meet(question, met..met + redeals.max(2), &mut tried, watch)?;
        let (own, rest) = tried.split_first()?;
        let others = rest.iter().map(|other| own.ahead_of(game, other));
        let (gap, error) = others.min_by_key(|&(ahead, error)| ahead - 2 * error)?;
        Some((own.line.clone(), gap, error))
    }
}
