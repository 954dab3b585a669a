//! Who plays.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::limits::NAME_LETTERS;

/// What kind of player somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PersonKind {
    /// A person who gave a name.
    Guest,
    /// A program that a person runs; shown as one to the others.
    Program,
}

/// A name as others see it: one to 24 letters, without signs that hide or turn what stands beside them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PersonName(String);

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadName;

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a name has 1 to {NAME_LETTERS} letters, none of them invisible")
    }
}

impl std::error::Error for BadName {}

impl PersonName {
    /// The name, without what stands around it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for PersonName {
    type Error = BadName;

    fn try_from(name: String) -> Result<PersonName, BadName> {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let fits = (1..=NAME_LETTERS).contains(&name.chars().count());
        if fits && !name.chars().any(hides) && name.chars().any(char::is_alphanumeric) {
            Ok(PersonName(name))
        } else {
            Err(BadName)
        }
    }
}

impl From<PersonName> for String {
    fn from(name: PersonName) -> String {
        name.0
    }
}

/// Whether a letter cannot be seen, or changes how its neighbours are shown: control and format characters, unassigned
/// separators, tags, variation selectors, private use.
fn hides(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}'
            | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> Result<String, BadName> {
        PersonName::try_from(text.to_owned()).map(String::from)
    }

    #[test]
    fn names_of_people_are_taken_as_they_are() {
        for text in ["Ada", "Zoé", "Оля", "李", "O’Brien-Smith", "X Æ A-12", "Ada Lovelace of Ockham"]
        {
            assert_eq!(name(text).as_deref(), Ok(text));
        }
        assert_eq!(name("  Ada \n Lovelace ").as_deref(), Ok("Ada Lovelace"));
    }

    #[test]
    fn names_that_deceive_are_refused() {
        for text in
            ["", "   ", "...", "A\u{200b}da", "\u{202e}adA", "A\0da", "\u{2800}", "A\u{fe0f}", "\u{3164}"]
        {
            assert_eq!(name(text), Err(BadName), "{text:?}");
        }
        assert_eq!(name(&"é".repeat(24)).map(|name| name.chars().count()), Ok(24));
        assert_eq!(name(&"é".repeat(25)), Err(BadName));
    }
}
