//! A turn tried again: what it is worth beside lines that are known already.

use bots::{Advise, Watch};
use game::Seat;
use serde::{Deserialize, Serialize};

use crate::judge::{Question, Tried, line_report};
use crate::{Judge, LineReport};

/// How a turn that was tried compares with others that were possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comparison {
    /// What was tried, in words, and what it brings.
    pub tried: LineReport,
    /// The lines it was compared with, in their order, and how it stands beside each.
    pub beside: Vec<(LineReport, Beside)>,
}

/// What a line is worth beside another one: both met the same redeals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beside {
    /// By how much it is better, in the report's unit; below 0 where it is worse.
    pub ahead: i32,
    /// The standard error of that.
    pub error: i32,
}

/// What there is to say of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It is better, beyond its uncertainty.
    Better,
    /// No difference can be told.
    Equal,
    /// It is worse, beyond its uncertainty.
    Worse,
}

impl Beside {
    /// What does not exceed its own uncertainty is no difference, as everywhere in a report.
    pub fn standing(self) -> Standing {
        match self.ahead {
            ahead if ahead > self.error => Standing::Better,
            ahead if -ahead > self.error => Standing::Worse,
            _ => Standing::Equal,
        }
    }
}

impl<G: Advise> Judge<'_, G> {
    /// Compares a line with others, from what its player knows; nothing where it was told to stop. The same question has the same
    /// answer.
    pub fn compare(
        &mut self,
        game: &G,
        (view, seat): (&G::View, Seat),
        line: &[G::Action],
        others: &[Vec<G::Action>],
        iterations: u32,
        watch: &mut dyn Watch,
    ) -> Option<Comparison> {
        let question = Question::new(game, view, seat);
        let end = question.after(line);
        let lines = [line.to_vec()].into_iter().chain(others.iter().cloned());
        let mut tried: Vec<Tried<G>> = lines.map(Tried::new).collect();
        let redeals = iterations / tried.len() as u32;
        self.meet(&question, 0..redeals.max(2), &mut tried, watch)?;
        let (own, rest) = tried.split_first()?;
        let beside = |other: &Tried<G>| {
            // Two ways to the same position are the same.
            let same = question.after(&other.line) == end;
            let (ahead, error) = if same { (0, 0) } else { own.ahead_of(game, other) };
            Beside { ahead, error }
        };
        let said = |other: &Tried<G>| line_report(&question, &other.line, Some(line), true);
        let beside = rest.iter().map(|other| (said(other), beside(other))).collect();
        let rival = others.last().filter(|other| question.after(other) != end).map(|other| &other[..]);
        Some(Comparison { tried: line_report(&question, line, rival, true), beside })
    }
}
