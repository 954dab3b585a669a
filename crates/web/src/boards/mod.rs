//! How each game looks. A game without a folder here needs one line: `impl Board for ItsRules {}`.

mod come_sail_away;
mod on_board;
mod pirates_under_fire;

#[cfg(feature = "tiny-game")]
impl crate::board::Board for buoys::Buoys {}
