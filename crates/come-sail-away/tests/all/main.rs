//! The whole game: the test kit, what it allocates, and what arrives from elsewhere.

mod allocations;
mod kit;
mod wire;
