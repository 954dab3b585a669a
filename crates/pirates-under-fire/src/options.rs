//! What the players agree on before the deal.

use serde::{Deserialize, Serialize};

/// This game leaves nothing to agree on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}
