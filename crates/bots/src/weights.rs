//! Where the learned values of a game come from.
//!
//! With the feature `embedded-weights` the program holds the files. Without it somebody brings them, as a page in a
//! browser does, which fetches them when a bot is first asked. What was brought counts in both cases.

use std::sync::OnceLock;

use crate::{BadWeights, Mind, Net};

/// The learned values of one game, read once.
pub struct Weights {
    /// The file that comes with the program; empty where it comes without.
    file: &'static [u8],
    own: OnceLock<Net>,
    brought: OnceLock<Net>,
}

/// The file of the game with this name; nothing in a program that comes without.
macro_rules! embedded {
    ($game:literal) => {{
        #[cfg(feature = "embedded-weights")]
        let file = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/weights/", $game, ".weights"));
        #[cfg(not(feature = "embedded-weights"))]
        let file = &[];
        file
    }};
}
pub(crate) use embedded;

impl Weights {
    pub(crate) const fn new(file: &'static [u8]) -> Weights {
        Weights { file, own: OnceLock::new(), brought: OnceLock::new() }
    }

    /// The file that comes with the program; empty where it comes without.
    pub fn embedded(&self) -> &'static [u8] {
        self.file
    }

    /// What was brought, or comes with the program; a network that knows nothing where there is neither.
    pub(crate) fn net<G: Mind>(&self) -> &Net {
        let read = || Net::read(self.file, G::FEATURES, G::STAGES);
        let own = || read().map_or_else(|_| Net::new(G::FEATURES, G::STAGES), |(net, _)| net);
        self.brought.get().unwrap_or_else(|| self.own.get_or_init(own))
    }
}

/// Brings the learned values of a game, in place of those that come with the program. Bots that are already at work keep
/// theirs, so they are brought first, and once: the same again changes nothing, others are refused.
pub fn bring_weights<G: Mind>(file: &[u8]) -> Result<(), BadWeights> {
    let (net, _) = Net::read(file, G::FEATURES, G::STAGES)?;
    let weights = G::weights().ok_or(BadWeights::NoWeights)?;
    if *weights.brought.get_or_init(|| net.clone()) == net { Ok(()) } else { Err(BadWeights::Others) }
}
