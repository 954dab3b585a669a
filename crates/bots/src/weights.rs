//! The learned values that come with the program.

use std::sync::OnceLock;

use crate::{Mind, Net};

/// Keeps a network that is read once.
pub(crate) type Kept = OnceLock<Net>;

/// The network of this file, read once; one that knows nothing where the file does not fit, which a test forbids.
pub(crate) fn read<G: Mind>(kept: &'static Kept, file: &[u8]) -> &'static Net {
    kept.get_or_init(|| {
        Net::read(file, G::FEATURES, G::STAGES)
            .map_or_else(|_| Net::new(G::FEATURES, G::STAGES), |(net, _)| net)
    })
}
