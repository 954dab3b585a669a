//! Tables: what may be done at them, seen, kept and read again.

#![cfg(test)]

mod come_sail_away;
mod common;
mod deeds;
mod file;
mod garbage;
mod history;
mod kit;
mod load;
mod on_board;
mod picture;
mod pirates_under_fire;
mod predict;
mod rigged;
mod sentences;
mod turns;
