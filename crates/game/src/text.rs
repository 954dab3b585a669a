//! Values that are written as a word, in notations, files and JSON alike.

use std::fmt;

/// Text that is not the kind of thing it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// What was expected, for developers.
    pub expected: &'static str,
}

impl ParseError {
    /// The error where this kind of thing was expected.
    pub const fn of(expected: &'static str) -> ParseError {
        ParseError { expected }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a valid {}", self.expected)
    }
}

impl std::error::Error for ParseError {}

/// Lets types travel as the text that `Display` writes and `FromStr` reads.
#[macro_export]
macro_rules! serde_as_text {
    ($($type:ty),* $(,)?) => {
        $(
            impl ::serde::Serialize for $type {
                fn serialize<S: ::serde::Serializer>(&self, to: S) -> ::core::result::Result<S::Ok, S::Error> {
                    to.collect_str(self)
                }
            }

            impl<'de> ::serde::Deserialize<'de> for $type {
                fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> ::core::result::Result<Self, D::Error> {
                    let text = <::std::string::String as ::serde::Deserialize>::deserialize(from)?;
                    text.parse().map_err(<D::Error as ::serde::de::Error>::custom)
                }
            }
        )*
    };
}
