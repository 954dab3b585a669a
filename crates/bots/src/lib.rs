//! Players that think.
//!
//! A bot is asked with [`think`]: it gets the view of its seat and a seed, and answers with a line of actions up to the next
//! thing it cannot know. It works on redeals of the view and never holds the true state. The same view and
//! seed give the same line on every machine.
//!
//! What a bot must know of a game is its [`Mind`]; how it looks ahead is the same for all games ([`Beam`]). Levels differ in
//! how far they look and in what they see, not in blunders thrown in.

mod beam;
mod come_sail_away;
mod contest;
mod level;
mod mind;
mod on_board;
mod pirates_under_fire;

pub use beam::{Beam, End};
pub use contest::{Contestant, Duplicate, contest, duplicate};
pub use level::{Level, UnknownLevel, think};
pub use mind::{Eyes, Mind};
