//! The steps of a lesson: as they are written, and with their actions read.

use game::{Game, Seat};
use serde::Deserialize;
use table::{Deed, Entry};

use crate::condition::Condition;
use crate::course::LessonError;

/// All steps as they are written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    pub(crate) steps: Vec<WrittenStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WrittenStep {
    say: String,
    #[serde(default)]
    point: Vec<String>,
    #[serde(default)]
    play: Vec<String>,
    #[serde(default)]
    done: Vec<Condition>,
    #[serde(default)]
    later: bool,
    #[serde(default)]
    free: bool,
}

/// One step of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<A> {
    /// The name of its sentence.
    pub say: String,
    /// What it asks of the learner.
    pub kind: StepKind,
    /// Where it points, beside what is to be pressed.
    pub points: Vec<Point<A>>,
    /// What is played in it, by whom.
    pub play: Vec<(Seat, A)>,
    /// What is true of the learner's view once it is done.
    pub done: Vec<Condition>,
    /// Whether the learner may do what the rules allow.
    pub free: bool,
}

/// What a step asks of the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// To read it. Others may play meanwhile.
    Read,
    /// To play.
    Play,
    /// To read it; time has passed, and what was played is on the board already.
    Later,
}

/// Somewhere on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Point<A> {
    /// The place that stands for an action.
    Action(A),
    /// A part of the page, by its class.
    Part(String),
}

impl WrittenStep {
    /// The step with its actions read; `number` counts from 1.
    pub(crate) fn read<G: Game>(self, number: usize, learner: Seat) -> Result<Step<G::Action>, LessonError> {
        let wrong = |text: &str| LessonError::Notation { step: number, text: text.to_owned() };
        let point = |text: &String| match text.strip_prefix('.') {
            Some(_) => Ok(Point::Part(text.clone())),
            None => text.parse().map(Point::Action).map_err(|_| wrong(text)),
        };
        let entry = |text: &String| read_entry::<G>(text, learner).ok_or_else(|| wrong(text));
        let play: Vec<(Seat, G::Action)> = self.play.iter().map(entry).collect::<Result<_, _>>()?;
        let kind = match play.iter().any(|&(seat, _)| seat == learner) {
            _ if self.later => StepKind::Later,
            true => StepKind::Play,
            false => StepKind::Read,
        };
        let points = self.point.iter().map(point).collect::<Result<_, _>>()?;
        Ok(Step { say: self.say, kind, points, play, done: self.done, free: self.free })
    }
}

/// An action of the learner, or an entry as the table's file has it.
fn read_entry<G: Game>(text: &str, learner: Seat) -> Option<(Seat, G::Action)> {
    if let Ok(action) = text.parse() {
        return Some((learner, action));
    }
    match text.parse::<Entry<G::Action>>().ok()? {
        Entry { seat, deed: Deed::Act(action), .. } => Some((seat, action)),
        _ => None,
    }
}
