//! Players that think.
//!
//! A bot is a [`Thinker`]: it gets the view of its seat and a seed, and answers with a line of actions up to the next
//! thing it cannot know. It works on redeals of the view and never holds the true state. The same view and
//! seed give the same line on every machine, unless its budget is a time.
//!
//! What a bot must know of a game is its [`Mind`]; how it looks ahead is the same for all games: through its own turn
//! ([`Beam`]), and beyond it by trying out continuations. Levels differ in how far they look and in what they see, not
//! in blunders thrown in. What positions are worth is learned from games ([`Training`]).

mod advice;
mod beam;
mod best_k;
mod bound;
#[cfg(feature = "tiny-game")]
mod buoys;
mod clock;
mod come_sail_away;
mod contest;
mod hint;
mod learner;
mod level;
mod luck;
mod mind;
mod net;
mod on_board;
mod pirates_under_fire;
mod taught;
#[cfg(test)]
mod tests;
mod thinker;
mod train;
mod visited;
mod weights;

pub use advice::{Advise, LookAt, Plan, Reason};
pub use beam::{Beam, End, Look};
pub use bound::best_known;
pub use clock::Clock;
pub use contest::{Arena, Contestant, Duplicate, Pace};
pub use hint::{Hint, LineInWords, in_words};
pub use level::{Budget, Evaluation, Level, Search, Skill, UnknownLevel};
pub use mind::{Evaluator, Mind};
pub use net::{BadWeights, Features, Net, Origin};
pub use taught::Taught;
pub use thinker::{Leaf, RatedLine, Thinker, Watch};
pub use train::{Course, Training};
pub use weights::{Weights, bring_weights};
