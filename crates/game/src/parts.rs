//! Component files: printed values, each with its source, checked field by field.
//!
//! What the games share of reading such a file. A [`Reader`] notes every value with its source, and its checks name the
//! field that is wrong. What it has read in the end is [`PartsInUse`], which a game keeps beside the values themselves.

use serde::{Deserialize, Serialize};

use crate::data::NotRead;
use crate::{Flaw, Message, Parts, fnv1a};

/// The most points a file may print on one part.
pub const MOST_POINTS: u8 = 99;

/// The texts a value may be stated in: the French and Ukrainian rulebooks, the English summary, the box itself.
const TEXTS: [&str; 4] = ["fr", "uk", "en", "box"];

/// Where a value comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Said by these texts.
    Stated(Vec<String>),
    /// Ours.
    Reconstructed,
}

/// A printed value, for people to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Printed {
    /// The field as a person would name it in the component file.
    pub field: String,
    /// The value as it is written there.
    pub value: String,
    /// Where it comes from.
    pub source: Source,
}

/// The parts a game is played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartsInUse {
    /// Tells apart any two sets of values; the same for the same values, however the file is laid out and whatever it says of
    /// sources.
    pub fingerprint: String,
    /// The text of the component file.
    pub text: String,
    /// Whether it is one of the built-in ones.
    pub built_in: bool,
    /// Every value with its source, in the order it was read.
    pub printed: Vec<Printed>,
}

impl PartsInUse {
    /// For games without printed values.
    pub fn none() -> &'static PartsInUse {
        static NONE: PartsInUse = PartsInUse {
            fingerprint: String::new(),
            text: String::new(),
            built_in: true,
            printed: Vec::new(),
        };
        &NONE
    }
}

/// A value and its source, as the file has them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Value<T> {
    /// The value.
    pub value: T,
    /// `reconstructed`, or `stated` and the texts.
    pub source: String,
}

/// Reads values one by one and notes what is printed where.
#[derive(Default)]
pub struct Reader {
    printed: Vec<Printed>,
}

impl Reader {
    /// Notes a value and its source.
    pub fn note<T: ToString>(&mut self, field: &str, value: &Value<T>) -> Result<(), Flaw> {
        let source = match value.source.split_whitespace().collect::<Vec<_>>()[..] {
            ["reconstructed"] => Source::Reconstructed,
            ["stated", ref texts @ ..] if !texts.is_empty() && texts.iter().all(|t| TEXTS.contains(t)) => {
                Source::Stated(texts.iter().map(|&t| t.to_owned()).collect())
            }
            _ => return Err(flaw(field, "flaw-source", &value.source)),
        };
        self.printed.push(Printed { field: field.to_owned(), value: value.value.to_string(), source });
        Ok(())
    }

    /// A number of points, from 0 to [`MOST_POINTS`].
    pub fn points(&mut self, field: &str, value: &Value<i64>) -> Result<u8, Flaw> {
        self.note(field, value)?;
        match u8::try_from(value.value) {
            Ok(points) if points <= MOST_POINTS => Ok(points),
            _ => Err(flaw(field, "flaw-points", value.value)),
        }
    }

    /// A number that the texts state.
    pub fn exactly(&mut self, field: &str, value: &Value<i64>, expected: u8) -> Result<(), Flaw> {
        self.note(field, value)?;
        if value.value == i64::from(expected) {
            return Ok(());
        }
        let reason = Message::new("flaw-expected").with("expected", expected);
        Err(Flaw::new(field, reason.with("value", value.value)))
    }

    /// All that was read from this text. `built_in` is the files that the game brings along.
    pub fn finish(self, text: &str, built_in: &[&str]) -> PartsInUse {
        PartsInUse {
            fingerprint: self.fingerprint(),
            text: text.to_owned(),
            built_in: built_in.contains(&text),
            printed: self.printed,
        }
    }

    /// A hash of fields and values.
    fn fingerprint(&self) -> String {
        let bytes = self
            .printed
            .iter()
            .flat_map(|line| line.field.bytes().chain([b'=']).chain(line.value.bytes()).chain([b'\n']));
        format!("{:016x}", fnv1a(bytes))
    }
}

/// Reads the parts asked for: a file's, or one of the built-in files, the current one first and those of earlier releases after.
pub fn choose<C>(
    built_in: &[&str],
    parts: Parts<'_>,
    read: impl Fn(&str) -> Result<C, Flaw>,
    in_use: impl Fn(&C) -> &PartsInUse,
) -> Result<C, Flaw> {
    let unknown = |value: &str| flaw("components", "flaw-fingerprint", value);
    match parts {
        Parts::File(text) => read(text),
        Parts::BuiltIn => built_in.first().map_or_else(|| Err(unknown("")), |text| read(text)),
        Parts::Fingerprint(wanted) => {
            let all = built_in.iter().map(|text| read(text));
            let mut same = all.filter(|c| c.as_ref().is_ok_and(|c| in_use(c).fingerprint == wanted));
            same.next().unwrap_or_else(|| Err(unknown(wanted)))
        }
    }
}

/// A flaw whose reason shows the value.
pub fn flaw(field: &str, reason: &'static str, value: impl ToString) -> Flaw {
    Flaw::new(field, Message::new(reason).with("value", value.to_string()))
}

/// The flaw of a field that is not there.
pub fn missing(field: impl Into<String>) -> Flaw {
    Flaw::new(field, Message::new("flaw-missing"))
}

/// Whether there are as many as there should be.
pub fn count(field: &str, found: usize, expected: usize) -> Result<(), Flaw> {
    if found == expected {
        return Ok(());
    }
    Err(Flaw::new(field, Message::new("flaw-count").with("expected", expected).with("value", found)))
}

/// The flaw of a file that is no TOML, or not of this shape; where the parser stopped and what it says.
pub fn not_read(text: &str, error: &NotRead) -> Flaw {
    let line = error.line(text);
    let reason = Message::new("flaw-toml").with("line", line).with("detail", error.detail.as_str());
    Flaw::new(field_at(text, line), reason)
}

/// The field that a line of a file is about, counted from 1: `guest-cabin.points`.
fn field_at(text: &str, line: usize) -> String {
    let lines: Vec<&str> = text.lines().take(line).collect();
    let header = lines.iter().rev().find_map(|line| line.strip_prefix('['));
    let table = header.and_then(|line| line.trim_start_matches('[').split(']').next());
    let entry = lines.last().filter(|line| !line.starts_with('#')).and_then(|line| line.split_once('='));
    let named = |name: &&str| !name.is_empty();
    match (table.map(str::trim).filter(named), entry.map(|(key, _)| key.trim()).filter(named)) {
        (Some(table), Some(key)) => format!("{table}.{key}"),
        (Some(name), None) | (None, Some(name)) => name.to_owned(),
        (None, None) => "components".to_owned(),
    }
}
