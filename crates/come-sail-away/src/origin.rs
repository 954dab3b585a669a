//! Where an extra passenger may come from (CSA-33).

use std::fmt;
use std::str::FromStr;

use game::ParseError;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Where an extra passenger comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Origin {
    /// The pier, which never runs out (CSA-7).
    Pier,
    /// One's own grand staircase.
    Staircase,
    /// One's own disgruntled tile.
    Disgruntled,
}

impl Origin {
    /// All three.
    pub const ALL: [Origin; 3] = [Origin::Pier, Origin::Staircase, Origin::Disgruntled];

    /// From 0 to 2.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word of the notation and of the component file.
    pub const fn name(self) -> &'static str {
        ["pier", "staircase", "disgruntled"][self as usize]
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Origin {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Origin, ParseError> {
        Self::ALL.into_iter().find(|o| o.name() == text).ok_or(ParseError::of("origin"))
    }
}

game::bit_set! {
    /// A set of origins.
    pub struct Origins(u8) of Origin; count 3; |place| Origin::ALL[place as usize]
}

impl Origins {
    /// The set of these words; the pier is always among them.
    pub(crate) fn from_words(words: &[&str]) -> Option<Origins> {
        let origins = words.iter().map(|word| word.parse().ok()).collect::<Option<Vec<Origin>>>()?;
        Origins::try_from(origins).ok()
    }
}

/// The pier is among them (CSA-33), so that somebody can always come (CSA-34).
impl TryFrom<Vec<Origin>> for Origins {
    type Error = ParseError;

    fn try_from(origins: Vec<Origin>) -> Result<Origins, ParseError> {
        let set: Origins = origins.into_iter().collect();
        if set.contains(Origin::Pier) { Ok(set) } else { Err(ParseError::of("set of origins")) }
    }
}

impl Serialize for Origins {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Origins {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Origins, D::Error> {
        Vec::deserialize(from)?.try_into().map_err(D::Error::custom)
    }
}
