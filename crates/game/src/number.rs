//! Numbers as people count.

use serde::Serializer;

/// Writes a number that we count from 0 as people count it: `#[serde(serialize_with = "game::from_one")]`.
pub fn from_one<S: Serializer>(number: &u8, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u16(u16::from(*number) + 1)
}
