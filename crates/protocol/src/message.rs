//! A kind and a body: how every message is written and read.

use std::fmt;

use serde::Deserialize;
use serde_json::value::RawValue;

/// JSON of a game, carried as it is written.
pub type Raw = Box<RawValue>;

/// Why a text is no message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadMessage {
    /// It is no JSON object with a `t`.
    Shape,
    /// Nobody knows this kind. From a newer server it is left aside.
    Kind(String),
    /// It lacks something, or something in it is wrong.
    Body {
        /// The kind it claims to be.
        kind: &'static str,
        /// What is wrong, for developers.
        detail: String,
    },
}

impl fmt::Display for BadMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadMessage::Shape => f.write_str("no JSON object with a field `t`"),
            BadMessage::Kind(kind) => write!(f, "no kind of message: {kind}"),
            BadMessage::Body { kind, detail } => write!(f, "{kind}: {detail}"),
        }
    }
}

impl std::error::Error for BadMessage {}

/// The kind of a message, whatever else it holds.
pub(crate) fn kind_of(text: &str) -> Result<String, BadMessage> {
    #[derive(Deserialize)]
    struct Tagged {
        t: String,
    }
    serde_json::from_str::<Tagged>(text).map(|tagged| tagged.t).map_err(|_| BadMessage::Shape)
}

/// Puts the kind in front of a body that was written as an object.
pub(crate) fn tagged(kind: &str, body: &str) -> String {
    let fields = body.strip_prefix('{').unwrap_or("}");
    let comma = if fields == "}" { "" } else { "," };
    format!("{{\"t\":\"{kind}\"{comma}{fields}")
}

/// All messages one way: an enum of their bodies, each with its kind.
macro_rules! messages {
    ($(#[$doc:meta])* $name:ident { $($kind:literal => $body:ident,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        #[allow(missing_docs, reason = "each is the message of its own name, described there")]
        pub enum $name {
            $($body($body),)*
        }

        impl $name {
            /// The kinds there are.
            pub const KINDS: &[&str] = &[$($kind),*];

            /// What kind it is.
            pub const fn kind(&self) -> &'static str {
                match self {
                    $($name::$body(_) => $kind,)*
                }
            }

            /// Reads a frame. Fields that nobody knows are ignored.
            pub fn from_text(text: &str) -> Result<$name, $crate::BadMessage> {
                match $crate::message::kind_of(text)?.as_str() {
                    $($kind => serde_json::from_str(text).map($name::$body).map_err(|error| {
                        $crate::BadMessage::Body { kind: $kind, detail: error.to_string() }
                    }),)*
                    other => Err($crate::BadMessage::Kind(other.chars().take(40).collect())),
                }
            }

            /// The frame.
            pub fn to_text(&self) -> String {
                match self {
                    $($name::$body(body) => $crate::message::tagged(
                        $kind,
                        &serde_json::to_string(body).unwrap_or_default(),
                    ),)*
                }
            }
        }

        $(impl From<$body> for $name {
            fn from(body: $body) -> $name {
                $name::$body(body)
            }
        })*
    };
}

pub(crate) use messages;
