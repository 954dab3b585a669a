//! What is asked of bots, of their hints and of what they learn.

mod alone;
mod features;
mod hints;
#[cfg(feature = "embedded-weights")]
mod laws;
mod pirates_under_fire;
mod training;
mod weights;
