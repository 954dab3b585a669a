//! Numbers as people count: `#[serde(with = "game::from_one")]` on a number that we count from 0.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::Serializer;

/// Writes the number counted from 1.
pub fn serialize<S: Serializer>(number: &u8, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u16(u16::from(*number) + 1)
}

/// Reads a number that was counted from 1. Whether it is in its range is for the caller to check.
pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let number = u16::deserialize(from)?.checked_sub(1).and_then(|number| u8::try_from(number).ok());
    number.ok_or_else(|| D::Error::custom("a number from 1 to 256 is expected"))
}
