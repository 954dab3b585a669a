//! What an analysis says, for people and programs. `docs/analysis-report.md` describes it as JSON.

use game::{Message, Seat};
use serde::{Deserialize, Serialize};

use crate::{Mark, Worth};

/// The version of the report's form: what is read by others changes only with it.
pub const REPORT: u32 = 1;

/// In what regret, luck and results are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// The chance to win, in hundredths of a percent.
    Chance,
    /// Points, in hundredths: for who plays alone.
    Points,
}

/// All that is known of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Report {
    /// The version of this form.
    pub report: u32,
    /// By whom it was judged.
    pub engine: Engine,
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// In what regret, luck and results are counted.
    pub unit: Unit,
    /// Whether everything has been judged with the whole budget.
    pub complete: bool,
    /// How it ended.
    pub ended: Ended,
    /// What it amounts to for each seat.
    pub seats: Vec<SeatReport>,
    /// The turns, in the order in which they were begun.
    pub turns: Vec<TurnReport>,
}

/// By whom a game was judged: the same engine, version and budget judge the same game alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Engine {
    /// The version of the reference engine.
    pub version: u32,
    /// Continuations for each turn.
    pub iterations: u32,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// It was played to its end.
    Played,
    /// Somebody lost it before, or it still goes on: results are what each seat could expect then.
    Before,
}

/// What a game amounts to for one seat. `result - start = luck - regret + given`, alone without the last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatReport {
    /// Whose it is.
    pub seat: Seat,
    /// What the seat could expect at the start.
    pub start: Worth,
    /// How it ended for the seat.
    pub result: Worth,
    /// What its own turns cost it.
    pub regret: i32,
    /// What the turns of the others gave it: their regrets, shared among those who gain.
    pub given: i32,
    /// What is left: luck. Where the turns of others were not judged, what they did is part of it.
    pub luck: i32,
    /// The part of the luck before its first turn; the rest stands at the turns.
    pub first_luck: i32,
    /// The mean accuracy of turns that counted, in tenths of a percent.
    pub accuracy: Option<i32>,
    /// How many turns counted: not those without a choice.
    pub counted: u32,
    /// Turns that mattered.
    pub marks: MarkCounts,
    /// What it lost, by kind of decision, the most expensive first.
    pub kinds: Vec<KindReport>,
    /// The level of bot whose turns cost about as many points.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub played_like: Option<String>,
    /// What each level of bot makes of the same deal at this seat, all seats played by it.
    pub par: Vec<Par>,
    /// Alone: the best result found with the deck known, in hundredths of a point. Nobody could have known it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub deck_known: Option<i32>,
}

/// How many turns of each mark there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of marks")]
pub struct MarkCounts {
    pub good: u32,
    pub inaccuracy: u32,
    pub mistake: u32,
    pub blunder: u32,
}

impl MarkCounts {
    /// One more.
    pub(crate) fn count(&mut self, mark: Mark) {
        *match mark {
            Mark::Good => &mut self.good,
            Mark::Inaccuracy => &mut self.inaccuracy,
            Mark::Mistake => &mut self.mistake,
            Mark::Blunder => &mut self.blunder,
        } += 1;
    }

    /// How many have this mark.
    pub fn of(self, mark: Mark) -> u32 {
        match mark {
            Mark::Good => self.good,
            Mark::Inaccuracy => self.inaccuracy,
            Mark::Mistake => self.mistake,
            Mark::Blunder => self.blunder,
        }
    }
}

/// What decisions of one kind cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KindReport {
    /// The kind's name.
    pub kind: String,
    /// Turns in which the best line was left at such a decision.
    pub turns: u32,
    /// What that cost.
    pub regret: i32,
}

/// What a level of bot makes of the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Par {
    /// The level's name.
    pub level: String,
    /// Its points.
    pub points: i32,
}

/// One turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TurnReport {
    /// Whose turn it was.
    pub seat: Seat,
    /// Which of the seat's turns, from 1.
    pub number: u32,
    /// How many moves had been made before.
    pub first_move: u32,
    /// How many moves it has.
    pub moves: u32,
    /// Luck between this turn and the seat's next.
    pub luck: i32,
    /// What others gave meanwhile.
    pub given: i32,
    /// What there is to say of it, from what the player knew.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub judgement: Option<Judgement>,
}

/// What there is to say of a turn. It follows from what its player knew then, and from what they did: nothing hidden is in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Judgement {
    /// How many redeals it was judged by.
    pub redeals: u32,
    /// Whether there was anything to decide.
    pub counted: bool,
    /// What the best line found is worth, and the standard error of that in the report's unit.
    pub value: Worth,
    /// See `value`.
    pub value_error: i32,
    /// What the turn cost, in the report's unit: never below 0. The line played is worth so much less than the best.
    pub regret: i32,
    /// Its standard error.
    pub error: i32,
    /// What it cost in points, in hundredths.
    pub regret_points: i32,
    /// Whether it mattered.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub mark: Option<Mark>,
    /// The number of the first action, from 1, that left the best line, and what kind of decision it is.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub left_at: Option<u32>,
    /// See `left_at`.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub kind: Option<String>,
    /// What was played.
    pub played: LineReport,
    /// The best line found, where it is another.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub best: Option<LineReport>,
}

/// A line of actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineReport {
    /// The actions, as files write them.
    pub actions: Vec<String>,
    /// The same as a player says them; where the turn mattered.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub words: Vec<Message>,
    /// What it brings, the main thing first; where the turn mattered.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub brings: Vec<Message>,
}
