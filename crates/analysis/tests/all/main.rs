//! The laws of analysis, at a size that every test run can bear. `cargo xtask analysis` is the large run.

#![cfg(test)]

mod blunder;
mod calibration;
mod common;
mod laws;
mod puzzles;
mod running;
