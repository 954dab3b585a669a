//! Whatever the games have to say reads well in every language.

mod come_sail_away;
mod hints;
mod listener;
mod on_board;
mod pirates_under_fire;
