//! Analysis behind a message: a game that is over, piece by piece, and a turn that is tried again.

use analysis::{Analysis, Comparison, Judge, Refused, iterations};
use bots::Advise;
use catalog::{GameId, for_each_game};
use game::Seat;
use serde::{Deserialize, Serialize};
use table::{GameSetup, LoadError, Table};

use crate::Trouble;
use crate::message::texts;

/// A turn that was tried: what its player knew, what they did, and what it is compared with.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct TrialRequest<G: game::Game> {
    /// Which game it is.
    pub game: GameId,
    /// What the game is made from.
    pub setup: GameSetup<G::Options>,
    /// What the player knew when the turn began.
    pub view: G::View,
    /// Whose turn it is.
    pub seat: Seat,
    /// What was tried.
    #[serde(with = "texts")]
    pub line: Vec<G::Action>,
    /// What it is compared with; the best known line is the last.
    pub others: Vec<Line<G>>,
}

/// Actions that follow each other.
#[derive(Serialize, Deserialize)]
#[serde(transparent, bound = "")]
pub struct Line<G: game::Game>(#[serde(with = "texts")] pub Vec<G::Action>);

/// How far an analysis is, and what is known by now.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Findings {
    /// How much is done, and of how much.
    pub done: u32,
    /// See `done`.
    pub of: u32,
    /// What is known.
    pub report: analysis::Report,
}

/// Why a game is not analysed.
#[derive(Debug)]
pub enum NotAnalysed {
    /// Its file cannot be read.
    Damaged(LoadError),
    /// It goes on, or nobody has finished a turn.
    Refused(Refused),
}

impl std::fmt::Display for NotAnalysed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NotAnalysed::Damaged(error) => error.fmt(f),
            NotAnalysed::Refused(refused) => refused.fmt(f),
        }
    }
}

impl std::error::Error for NotAnalysed {}

/// An analysis that goes on: whoever has it decides how long.
pub trait AnalysisAtWork {
    /// Does the next piece; says whether there was one.
    fn step(&mut self) -> bool;

    /// What is known by now.
    fn findings(&self) -> Findings;
}

/// A game whose turns are judged here. As with [`crate::Works`], functions of its own are compiled in this crate.
pub trait Judges: Advise {
    /// Begins the analysis of a table's file. Only of a game that is over: whoever plays in one that goes on would learn what to do.
    fn begin_analysis(file: &str) -> Result<Box<dyn AnalysisAtWork>, NotAnalysed>;

    /// Compares a turn that was tried with others.
    fn compare(request: &TrialRequest<Self>) -> Result<Option<Comparison>, Trouble>;
}

macro_rules! judges {
    ($game:ty) => {
        impl Judges for $game {
            #[inline(never)]
            fn begin_analysis(file: &str) -> Result<Box<dyn AnalysisAtWork>, NotAnalysed> {
                AtWork::<$game>::begin(file).map(|work| Box::new(work) as Box<dyn AnalysisAtWork>)
            }

            #[inline(never)]
            fn compare(request: &TrialRequest<Self>) -> Result<Option<Comparison>, Trouble> {
                compared(request)
            }
        }
    };
}

for_each_game!(judges);

/// The analysis of one game.
struct AtWork<G: Advise> {
    analysis: Analysis<G>,
    judge: Judge<'static, G>,
}

impl<G: Advise> AtWork<G> {
    fn begin(file: &str) -> Result<Self, NotAnalysed> {
        let table = Table::<G>::from_text_sharing(file).map_err(NotAnalysed::Damaged)?;
        if !table.is_over() {
            return Err(NotAnalysed::Refused(Refused::GoesOn));
        }
        let analysis = Analysis::new(&table, None).map_err(NotAnalysed::Refused)?.with_par();
        Ok(AtWork { analysis, judge: Judge::new(&**table.game()) })
    }
}

impl<G: Advise> AnalysisAtWork for AtWork<G> {
    fn step(&mut self) -> bool {
        let Some(&piece) = self.analysis.pending().first() else { return false };
        if let Some(found) = self.judge.work(&self.analysis, piece, &mut ()) {
            self.analysis.put(piece, found);
        }
        true
    }

    fn findings(&self) -> Findings {
        let (done, of) = self.analysis.progress();
        Findings { done: done as u32, of: of as u32, report: self.analysis.report() }
    }
}

fn compared<G: Advise>(request: &TrialRequest<G>) -> Result<Option<Comparison>, Trouble> {
    let game = request.setup.clone().game::<G>().map_err(Trouble::Game)?;
    if !game.seats().contains(request.seat) {
        return Err(Trouble::NoSuchSeat(request.seat));
    }
    let others: Vec<Vec<G::Action>> = request.others.iter().map(|line| line.0.clone()).collect();
    let asked = (&request.view, request.seat);
    let budget = iterations(&*game);
    Ok(Judge::new(&*game).compare(&*game, asked, &request.line, &others, budget, &mut ()))
}
