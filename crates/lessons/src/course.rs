//! A lesson over its table: where each step begins, what is played next, and whether its idea was done.

use std::fmt;

use game::{Game, Seat, Viewer};
use serde_json::Value;
use table::{Deed, EntryError, LoadError, Table, seats_of_people};

use crate::steps::{Point, Step, StepKind, Written};

/// A lesson that the rules allow from beginning to end.
pub struct Course<G: Game> {
    /// The table before anything was played.
    first: Table<G>,
    learner: Seat,
    steps: Vec<Step<G::Action>>,
}

/// Why something is no lesson.
#[derive(Debug)]
pub enum LessonError {
    /// The table's file.
    Table(Box<LoadError>),
    /// The steps cannot be read.
    NotRead {
        /// The line.
        line: usize,
        /// What is wrong there.
        detail: String,
    },
    /// Nobody, or more than one, sits there to learn; or something has been played already.
    Seats,
    /// There is no step.
    Empty,
    /// This is neither an action of the game nor an entry.
    Notation {
        /// The step, counted from 1.
        step: usize,
        /// What is written there.
        text: String,
    },
    /// The rules do not allow it.
    Refused {
        /// The step, counted from 1.
        step: usize,
        /// What was to be played.
        entry: String,
        /// What could be played instead.
        legal: Vec<String>,
        /// Why not.
        reason: Box<EntryError>,
    },
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LessonError::Table(error) => write!(f, "the table: {}", error.message()),
            LessonError::NotRead { line, detail } => write!(f, "line {line}: {detail}"),
            LessonError::Seats => f.write_str("the table must have one person, and nothing played"),
            LessonError::Empty => f.write_str("there are no steps"),
            LessonError::Notation { step, text } => write!(f, "step {step}: what is {text:?}?"),
            LessonError::Refused { step, entry, legal, reason } => {
                write!(f, "step {step}: {entry} is refused ({reason:?}); legal: {}", legal.join(", "))
            }
        }
    }
}

impl std::error::Error for LessonError {}

impl<G: Game> Course<G> {
    /// Reads a lesson from the file of its table and from its steps, and plays it once.
    pub fn read(table: &str, steps: &str) -> Result<Course<G>, LessonError> {
        let first =
            Table::<G>::from_text_sharing(table).map_err(|error| LessonError::Table(Box::new(error)))?;
        let people = seats_of_people(first.players());
        let (Some(learner), 1, true) = (people.lowest(), people.len(), first.log().is_empty()) else {
            return Err(LessonError::Seats);
        };
        let written: Written = game::data::from_json(steps)
            .map_err(|error| LessonError::NotRead { line: error.line(steps), detail: error.detail })?;
        let steps = (1..).zip(written.steps).map(|(number, step)| step.read::<G>(number, learner));
        let steps = steps.collect::<Result<Vec<_>, _>>()?;
        if steps.is_empty() {
            return Err(LessonError::Empty);
        }
        let course = Course { first, learner, steps };
        course.played(course.steps.len())?;
        Ok(course)
    }

    /// The same for a learner of this name.
    #[must_use]
    pub fn for_learner(mut self, name: String) -> Course<G> {
        let mut names = self.first.names();
        if let Some(learner) = names.get_mut(self.learner.index()) {
            *learner = name;
        }
        // A name that no table takes leaves the one of the file.
        if let Ok(named) = self.first.restarted().with_names(&names) {
            self.first = named;
        }
        self
    }

    /// Whose lesson it is.
    pub fn learner(&self) -> Seat {
        self.learner
    }

    /// The steps; there is at least one.
    pub fn steps(&self) -> &[Step<G::Action>] {
        &self.steps
    }

    /// The table as this step finds it: where time passes, after that.
    pub fn table_at(&self, step: usize) -> Table<G> {
        let passes = self.steps.get(step).is_some_and(|step| step.kind == StepKind::Later);
        // Everything was allowed when the lesson was read.
        self.played(step + usize::from(passes)).unwrap_or_else(|_| self.first.restarted())
    }

    /// The table after so many steps.
    fn played(&self, steps: usize) -> Result<Table<G>, LessonError> {
        let mut table = self.first.restarted();
        for (number, step) in (1..).zip(&self.steps).take(steps) {
            for &(seat, action) in &step.play {
                table.act(seat, action).map_err(|reason| LessonError::Refused {
                    step: number,
                    entry: format!("{seat} {action}"),
                    legal: table.legal(seat).iter().map(ToString::to_string).collect(),
                    reason: Box::new(reason),
                })?;
            }
        }
        Ok(table)
    }

    /// How many entries of the script were played; nothing where the table went another way.
    fn entered(&self, table: &Table<G>) -> Option<usize> {
        let mut script = self.steps.iter().flat_map(|step| &step.play);
        let follows = table.log().iter().all(|entry| match (&entry.deed, script.next()) {
            (Deed::Act(action), Some((seat, scripted))) => entry.seat == *seat && action == scripted,
            _ => false,
        });
        follows.then(|| table.log().len())
    }

    /// How many entries stand before this step.
    fn begins(&self, step: usize) -> usize {
        self.steps.iter().take(step).map(|step| step.play.len()).sum()
    }

    /// What is left to be played in this step; nothing where the table went another way.
    pub fn rest(&self, step: usize, table: &Table<G>) -> Option<&[(Seat, G::Action)]> {
        let done = self.entered(table)?.checked_sub(self.begins(step))?;
        self.steps.get(step)?.play.get(done..)
    }

    /// What the learner is to press now, where that is said.
    pub fn next_press(&self, step: usize, table: &Table<G>) -> Option<G::Action> {
        let &(seat, action) = self.rest(step, table)?.first()?;
        (seat == self.learner).then_some(action)
    }

    /// What others play before the learner is asked again.
    pub fn others_line(&self, step: usize, table: &Table<G>) -> Vec<(Seat, G::Action)> {
        let rest = self.rest(step, table).unwrap_or_default();
        rest.iter().copied().take_while(|&(seat, _)| seat != self.learner).collect()
    }

    /// Whether all of this step was played, or what it was about is done another way.
    pub fn is_done(&self, step: usize, table: &Table<G>) -> bool {
        if self.steps.get(step).is_some_and(|step| step.play.is_empty()) {
            return true;
        }
        match self.rest(step, table) {
            Some(rest) => rest.is_empty(),
            None => self.holds(step, table),
        }
    }

    /// Whether all conditions of a step are true of what the learner sees; never where it has none.
    pub fn holds(&self, step: usize, table: &Table<G>) -> bool {
        let Some(step) = self.steps.get(step).filter(|step| !step.done.is_empty()) else { return false };
        // As text first: a view is written so for the bots, and every other way of writing it would be more code to be sent.
        let view = serde_json::to_string(&table.view(Viewer::Seat(self.learner))).unwrap_or_default();
        let view: Value = serde_json::from_str(&view).unwrap_or_default();
        step.done.iter().all(|condition| condition.holds(&view))
    }

    /// Whether the table stands where this step finds it.
    pub fn stands_at(&self, step: usize, table: &Table<G>) -> bool {
        let passes = self.steps.get(step).is_some_and(|step| step.kind == StepKind::Later);
        self.entered(table) == Some(self.begins(step + usize::from(passes)))
    }

    /// Whether the lesson can go on from whatever table there is: nothing is played in this step or after it.
    pub fn goes_on_anywhere(&self, step: usize) -> bool {
        self.steps.iter().skip(step).all(|step| step.play.is_empty())
    }

    /// The actions that this step points at: what is to be pressed next, and what it names.
    pub fn pointed_actions(&self, step: usize, table: &Table<G>) -> Vec<G::Action> {
        let named = self.steps.get(step).into_iter().flat_map(|step| &step.points);
        let named = named.filter_map(|point| match point {
            Point::Action(action) => Some(*action),
            Point::Part(_) => None,
        });
        self.next_press(step, table).into_iter().chain(named).collect()
    }
}
