//! What goes into statements and comes out of rows.

use std::fmt;
use std::vec;

use game::{Seat, Seats};
use protocol::{PersonId, PersonKind, PersonName, Phase, TableId, Token};

use crate::db::DbError;

/// What goes into a statement or comes out of a row.
#[derive(Clone, PartialEq)]
pub enum Value {
    /// Nothing.
    Null,
    /// A number, an id, or a time in milliseconds since 1970.
    Integer(i64),
    /// A text.
    Text(String),
    /// Bytes.
    Bytes(Vec<u8>),
}

/// Says what kind of value it is, and numbers; texts and bytes may be secrets, names or chat.
impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Null => f.write_str("null"),
            Value::Integer(number) => number.fmt(f),
            Value::Text(_) => f.write_str("text"),
            Value::Bytes(_) => f.write_str("bytes"),
        }
    }
}

/// One row: its columns are taken from left to right.
#[derive(Clone, Debug)]
pub struct Row(vec::IntoIter<Value>);

impl Row {
    /// A row of these columns.
    pub fn new(columns: Vec<Value>) -> Row {
        Row(columns.into_iter())
    }

    /// All columns that were not taken yet.
    pub(crate) fn columns(self) -> Vec<Value> {
        self.0.collect()
    }

    /// The next column.
    ///
    /// # Errors
    ///
    /// Where there is none, or it holds something else.
    pub fn take<T: FromValue>(&mut self) -> Result<T, DbError> {
        self.0.next().and_then(T::from_value).ok_or(DbError::Column)
    }
}

impl PartialEq for Row {
    fn eq(&self, other: &Row) -> bool {
        self.0.as_slice() == other.0.as_slice()
    }
}

/// What can be read from a column.
pub trait FromValue: Sized {
    /// The value as this type, if it is one.
    fn from_value(value: Value) -> Option<Self>;
}

/// The values of a statement, each of a type that has a way into a database.
macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$($crate::value::Value::from($value)),*] };
}
pub(crate) use values;

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Null, Into::into)
    }
}

impl<T: FromValue> FromValue for Option<T> {
    fn from_value(value: Value) -> Option<Option<T>> {
        if value == Value::Null { Some(None) } else { T::from_value(value).map(Some) }
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Integer(number)
    }
}

impl FromValue for i64 {
    fn from_value(value: Value) -> Option<i64> {
        if let Value::Integer(number) = value { Some(number) } else { None }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl FromValue for String {
    fn from_value(value: Value) -> Option<String> {
        if let Value::Text(text) = value { Some(text) } else { None }
    }
}

impl<const N: usize> From<&[u8; N]> for Value {
    fn from(bytes: &[u8; N]) -> Value {
        Value::Bytes(bytes.to_vec())
    }
}

impl<const N: usize> FromValue for [u8; N] {
    fn from_value(value: Value) -> Option<[u8; N]> {
        if let Value::Bytes(bytes) = value { bytes.try_into().ok() } else { None }
    }
}

/// Types that are numbers in the database: into a number, and back where it is one of theirs.
macro_rules! as_integer {
    ($($type:ty: $into:expr, $from:expr;)*) => {
        $(
            impl From<$type> for Value {
                fn from(value: $type) -> Value {
                    let into: fn($type) -> i64 = $into;
                    Value::Integer(into(value))
                }
            }

            impl FromValue for $type {
                fn from_value(value: Value) -> Option<$type> {
                    let from: fn(i64) -> Option<$type> = $from;
                    i64::from_value(value).and_then(from)
                }
            }
        )*
    };
}

as_integer! {
    u32: i64::from, |number| number.try_into().ok();
    // Times: what is too late for a database is as late as can be.
    u64: |number| number.try_into().unwrap_or(i64::MAX), |number| number.try_into().ok();
    // Ids have sixty bits.
    TableId: |id| id.to_bits() as i64, |bits| bits.try_into().ok().map(TableId::from_bits);
    PersonId: |id| id.to_bits() as i64, |bits| bits.try_into().ok().map(PersonId::from_bits);
    // Counted from 1, as in the log.
    Seat: |seat| seat.index() as i64 + 1, |number| Seat::new(usize::try_from(number).ok()?.checked_sub(1)?);
    Seats: |seats| seats.bits().into(), |bits| Seats::from_bits(bits.try_into().ok()?);
}

/// Types that are words in the database.
macro_rules! as_word {
    ($($type:ty { $($word:literal = $value:path),* })*) => {
        $(
            impl From<$type> for Value {
                fn from(value: $type) -> Value {
                    match value { $($value => $word.into()),* }
                }
            }

            impl FromValue for $type {
                fn from_value(value: Value) -> Option<$type> {
                    match String::from_value(value)?.as_str() { $($word => Some($value),)* _ => None }
                }
            }
        )*
    };
}

as_word! {
    Phase { "open" = Phase::Open, "playing" = Phase::Playing, "over" = Phase::Over, "aborted" = Phase::Aborted }
    PersonKind { "guest" = PersonKind::Guest, "program" = PersonKind::Program }
}

impl From<&PersonName> for Value {
    fn from(name: &PersonName) -> Value {
        name.as_str().into()
    }
}

impl From<&Token> for Value {
    fn from(token: &Token) -> Value {
        token.as_bytes().into()
    }
}

impl FromValue for Token {
    fn from_value(value: Value) -> Option<Token> {
        <[u8; 32]>::from_value(value).map(Token::from_bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn there_and_back<T: Copy + Into<Value> + FromValue + PartialEq + fmt::Debug>(values: &[T]) {
        for value in values {
            assert_eq!(T::from_value((*value).into()), Some(*value));
        }
    }

    #[test]
    fn values_come_back_as_they_went() {
        there_and_back(&[0, 7, u32::MAX]);
        there_and_back(&[0, 7, i64::MAX as u64]);
        there_and_back(&[0, 1, u64::MAX].map(TableId::from_bits));
        there_and_back(&[0, 1, u64::MAX].map(PersonId::from_bits));
        there_and_back(&Seat::ALL);
        there_and_back(&[Seats::NONE, Seats::ALL, Seats::only(Seat::ALL[2])]);
        there_and_back(&[Phase::Open, Phase::Playing, Phase::Over, Phase::Aborted]);
        there_and_back(&[PersonKind::Guest, PersonKind::Program]);
        there_and_back(&[None, Some(3u32)]);
    }

    #[test]
    fn what_does_not_fit_is_no_value() {
        assert_eq!(u32::from_value(Value::Integer(-1)), None);
        assert_eq!(Seat::from_value(Value::Integer(0)), None);
        assert_eq!(Seat::from_value(Value::Integer(5)), None);
        assert_eq!(Seats::from_value(Value::Integer(16)), None);
        assert_eq!(Phase::from_value("lost".into()), None);
        assert_eq!(<[u8; 32]>::from_value(Value::Bytes(vec![1; 31])), None);
        assert_eq!(String::from_value(Value::Null), None);
        assert_eq!(Row::new(vec![]).take::<i64>(), Err(DbError::Column));
    }

    #[test]
    fn texts_and_bytes_are_not_printed() {
        let row = Row::new(values!["Ada", &[7u8; 4], 12u32, None::<u32>]);
        assert_eq!(format!("{row:?}"), "Row(IntoIter([text, bytes, 12, null]))");
    }
}
