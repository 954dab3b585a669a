//! Numbers of rules.

use std::fmt;
use std::str::FromStr;

use crate::ParseError;

/// The most letters a game may put before the numbers of its rules.
const LETTERS: usize = 4;

/// A number of docs/rules, such as CSA-14.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule {
    /// Upper-case letters, filled up with spaces.
    book: [u8; LETTERS],
    number: u8,
}

impl Rule {
    /// The rule with this number. `book` is the letters of the game, at most four.
    pub const fn new(book: &str, number: u8) -> Rule {
        let (mut letters, from) = ([b' '; LETTERS], book.as_bytes());
        let mut i = 0;
        while i < LETTERS && i < from.len() {
            letters[i] = from[i];
            i += 1;
        }
        Rule { book: letters, number }
    }

    /// The letters of the game.
    pub fn book(&self) -> &str {
        std::str::from_utf8(&self.book).unwrap_or_default().trim_end()
    }

    /// The number.
    pub const fn number(self) -> u8 {
        self.number
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.book(), self.number)
    }
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Rule {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Rule, ParseError> {
        let (book, number) = text.split_once('-').ok_or(ParseError::of("rule"))?;
        let fits = (1..=LETTERS).contains(&book.len()) && book.bytes().all(|b| b.is_ascii_uppercase());
        match number.parse() {
            Ok(number) if fits => Ok(Rule::new(book, number)),
            _ => Err(ParseError::of("rule")),
        }
    }
}

crate::serde_as_text!(Rule);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_read_as_it_is_written() {
        let rule = Rule::new("CSA", 14);
        assert_eq!((rule.to_string().as_str(), rule.book(), rule.number()), ("CSA-14", "CSA", 14));
        assert_eq!("CSA-14".parse(), Ok(rule));
        for odd in ["", "CSA", "CSA-", "-1", "b-1", "CSA-256", "ABCDE-1", "É-1"] {
            assert_eq!(odd.parse::<Rule>(), Err(ParseError::of("rule")), "{odd:?}");
        }
    }
}
