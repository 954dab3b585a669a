//! What a game has to say, before it is put into a language.
//!
//! Rules crates speak in [`Message`]s: the name of a sentence and what goes into it. The `phrases` crate
//! finds the sentence in the reader's language. So no rules crate holds a word that a player reads.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Decimal, Rule, Seat};

/// The name of a sentence or of something in it: mostly one of ours, but it may have come from another machine.
pub type Name = Cow<'static, str>;

/// The name of a sentence in `locales/`, and what goes into it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// The name of the sentence.
    pub id: Name,
    /// What goes into it, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Name, Arg)>,
}

/// Something that goes into a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number, which may decide between singular and plural.
    Number(i64),
    /// A number with decimals, written as the language writes them.
    Decimal(Decimal),
    /// A player, shown by name.
    Seat(Seat),
    /// A rule, shown by its number.
    Rule(Rule),
    /// Another sentence or word, in the same language.
    Message(Message),
    /// Text that is the same in every language: a notation, a file name, a field.
    Text(String),
}

impl Message {
    /// The sentence of this name, with nothing in it yet.
    pub fn new(id: impl Into<Name>) -> Message {
        Message { id: id.into(), args: Vec::new() }
    }

    /// The sentence with one more thing in it.
    #[must_use]
    pub fn with(mut self, name: impl Into<Name>, arg: impl Into<Arg>) -> Message {
        self.args.push((name.into(), arg.into()));
        self
    }
}

/// The name and contents, for logs and for developers; people get it through `phrases`.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        for (name, arg) in &self.args {
            write!(f, " {name}=")?;
            match arg {
                Arg::Number(n) => write!(f, "{n}")?,
                Arg::Decimal(decimal) => write!(f, "{decimal}")?,
                Arg::Seat(seat) => write!(f, "{seat}")?,
                Arg::Rule(rule) => write!(f, "{rule}")?,
                Arg::Message(message) => write!(f, "({message})")?,
                Arg::Text(text) => f.write_str(text)?,
            }
        }
        Ok(())
    }
}

macro_rules! into_arg {
    ($($from:ty => |$x:ident| $arg:expr),* $(,)?) => {
        $(impl From<$from> for Arg {
            fn from($x: $from) -> Arg { $arg }
        })*
    };
}

into_arg! {
    i64 => |n| Arg::Number(n),
    i32 => |n| Arg::Number(n.into()),
    u8 => |n| Arg::Number(n.into()),
    u32 => |n| Arg::Number(n.into()),
    u64 => |n| Arg::Number(i64::try_from(n).unwrap_or(i64::MAX)),
    usize => |n| Arg::Number(i64::try_from(n).unwrap_or(i64::MAX)),
    Decimal => |decimal| Arg::Decimal(decimal),
    Seat => |seat| Arg::Seat(seat),
    Rule => |rule| Arg::Rule(rule),
    Message => |message| Arg::Message(message),
    String => |text| Arg::Text(text),
    &str => |text| Arg::Text(text.to_owned()),
}
