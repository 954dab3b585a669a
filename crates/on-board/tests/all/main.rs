//! The whole game: the test kit, and what it allocates.

mod allocations;
mod kit;
