//! Where an extra passenger may come from (CSA-33).

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

/// Where an extra passenger comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
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
    type Err = ();

    fn from_str(text: &str) -> Result<Origin, ()> {
        Self::ALL.into_iter().find(|o| o.name() == text).ok_or(())
    }
}

/// A set of origins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Origins(u8);

impl Origins {
    /// Whether it is in the set.
    #[inline]
    pub const fn contains(self, origin: Origin) -> bool {
        self.0 >> origin as u8 & 1 == 1
    }

    /// The origins of the set.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Origin> {
        Origin::ALL.into_iter().filter(move |&o| self.contains(o))
    }

    /// The set of these words; the pier is always among them (CSA-33), so that somebody can always come (CSA-34).
    pub(crate) fn from_words(words: &[&str]) -> Option<Origins> {
        let mut set = Origins(0);
        for word in words {
            set.0 |= 1 << word.parse::<Origin>().ok()? as u8;
        }
        set.contains(Origin::Pier).then_some(set)
    }
}
