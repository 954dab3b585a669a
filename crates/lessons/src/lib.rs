//! First games that teach.
//!
//! A lesson is data: the file of a table with a deal that was chosen for it (`lessons/<game>.seaboard`), and the steps beside it
//! (`lessons/<game>.json`). A step has a sentence, the places it points at, what is played in it, and conditions over the
//! learner's view that tell when its idea was done. [`Course`] reads both, checks that the rules allow all of it, and answers what
//! a screen asks. It knows no game.
//!
//! ```json
//! {"steps": [
//!     {"say": "a-sentence", "point": [".a-part-of-the-page"]},
//!     {"say": "another", "play": ["ship 4", "lay c1"], "done": ["/open/players/0/gold >= 1"]},
//!     {"say": "a-third", "play": ["2 ship 6", "2 lay b6", "2 end"], "done": ["/open/turns = 2"]}
//! ]}
//! ```
//!
//! - What is played is written as in the table's file; without a seat in front it is the learner's to press, and the screen points at
//!   it. What others play comes by itself. With `"later": true` all of it does: some time passes.
//! - `point` names actions or, beginning with a dot, parts of the page.
//! - With `"free": true` the learner may do what the rules allow until the conditions hold; otherwise other actions are told what they
//!   would do, and wait. Whoever went another way finds the lesson's own board again at the next step.

mod condition;
mod course;
mod steps;

pub use condition::Condition;
pub use course::{Course, LessonError};
pub use steps::{Point, Step, StepKind};
