//! Values from text: TOML and JSON become the same tree, and values are made from that.
//!
//! A type is compiled anew for every format that it is read from, and for a program that is sent over the network that is much:
//! both formats apart took a quarter of the browser's code. What is read here takes one shape, whatever it was written in.

use std::borrow::Cow;
use std::fmt;

use serde::de::{DeserializeOwned, Deserializer, Error, Expected, Unexpected, Visitor};
use serde::{Deserialize, forward_to_deserialize_any};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

mod access;

use access::{Entries, Items, Variant};

/// Makes a value of a text in TOML.
pub fn from_toml<T: DeserializeOwned>(text: &str) -> Result<T, NotRead> {
    let refused =
        |error: toml::de::Error| NotRead::new(error.message()).at(error.span().map_or(0, |span| span.start));
    let table = DeTable::parse(text).map_err(refused)?;
    T::deserialize(&Node { start: table.span().start, what: fields(table.get_ref())? })
}

/// Makes a value of a text in JSON.
pub fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, NotRead> {
    let tree: Node<'_> = serde_json::from_str(text).map_err(NotRead::new)?;
    T::deserialize(&tree)
}

/// Why nothing can be made of a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotRead {
    /// How many bytes stand before the place, as far as that is known.
    pub start: usize,
    /// What is wrong there, in the words of the parser.
    pub detail: String,
}

impl NotRead {
    fn new(detail: impl fmt::Display) -> NotRead {
        NotRead { start: 0, detail: detail.to_string().replace('\n', " ") }
    }

    /// The same at this place, unless one is known already: the innermost says most.
    fn at(mut self, start: usize) -> NotRead {
        if self.start == 0 {
            self.start = start;
        }
        self
    }

    /// The line of this text, counted from 1.
    pub fn line(&self, text: &str) -> usize {
        text.get(..self.start).unwrap_or(text).matches('\n').count() + 1
    }
}

impl fmt::Display for NotRead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.detail)
    }
}

impl std::error::Error for NotRead {}

impl Error for NotRead {
    fn custom<T: fmt::Display>(detail: T) -> NotRead {
        NotRead::new(detail)
    }
}

/// Something that was written, and where it stands: bytes from the beginning of the text, 0 where nobody says.
#[derive(Debug)]
struct Node<'a> {
    start: usize,
    what: What<'a>,
}

/// What can be written in both formats.
#[derive(Debug)]
enum What<'a> {
    Nothing,
    Bool(bool),
    Positive(u64),
    Negative(i64),
    Decimal(f64),
    Text(Cow<'a, str>),
    List(Vec<Node<'a>>),
    /// All of them, also several of the same name.
    Fields(Vec<Field<'a>>),
}

#[derive(Debug)]
struct Field<'a> {
    start: usize,
    name: Cow<'a, str>,
    value: Node<'a>,
}

fn fields<'a>(table: &'a DeTable<'_>) -> Result<What<'a>, NotRead> {
    let field = |(name, value): (&'a Spanned<Cow<'_, str>>, _)| {
        Ok(Field { start: name.span().start, name: Cow::Borrowed(name.get_ref()), value: node(value)? })
    };
    table.iter().map(field).collect::<Result<_, _>>().map(What::Fields)
}

fn node<'a>(value: &'a Spanned<DeValue<'_>>) -> Result<Node<'a>, NotRead> {
    let start = value.span().start;
    let refused = |what: &dyn fmt::Display| NotRead::new(format!("{what} has no place here")).at(start);
    let what = match value.get_ref() {
        DeValue::String(text) => What::Text(Cow::Borrowed(text)),
        DeValue::Boolean(yes) => What::Bool(*yes),
        DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) => u64::try_from(number).map_or(What::Negative(number), What::Positive),
            Err(_) => return Err(refused(number)),
        },
        DeValue::Float(number) => What::Decimal(number.as_str().parse().map_err(|_| refused(number))?),
        DeValue::Datetime(date) => return Err(refused(date)),
        DeValue::Array(items) => What::List(items.iter().map(node).collect::<Result<_, _>>()?),
        DeValue::Table(table) => fields(table)?,
    };
    Ok(Node { start, what })
}

impl<'de> Deserialize<'de> for Node<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Node<'de>, D::Error> {
        deserializer.deserialize_any(access::AnyNode)
    }
}

impl Node<'_> {
    /// Something else is expected here.
    #[cold]
    #[inline(never)]
    fn wrong(&self, expected: &dyn Expected) -> NotRead {
        let found = match &self.what {
            What::Nothing => Unexpected::Unit,
            What::Bool(yes) => Unexpected::Bool(*yes),
            What::Positive(number) => Unexpected::Unsigned(*number),
            What::Negative(number) => Unexpected::Signed(*number),
            What::Decimal(number) => Unexpected::Float(*number),
            What::Text(text) => Unexpected::Str(text),
            What::List(_) => Unexpected::Seq,
            What::Fields(_) => Unexpected::Map,
        };
        NotRead::invalid_type(found, expected).at(self.start)
    }
}

/// Numbers are read alike, and each type sees to its own range.
macro_rules! numbers {
    ($($name:ident)*) => {
        $(fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotRead> {
            self.deserialize_i64(visitor)
        })*
    };
}

/// Each kind of value is asked for by its kind: whatever else might be there is refused in one place.
impl<'de> Deserializer<'de> for &'de Node<'_> {
    type Error = NotRead;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotRead> {
        match &self.what {
            What::Nothing => visitor.visit_unit(),
            What::Bool(yes) => visitor.visit_bool(*yes),
            What::Positive(_) | What::Negative(_) | What::Decimal(_) => self.deserialize_i64(visitor),
            What::Text(text) => visitor.visit_borrowed_str(text),
            What::List(_) => self.deserialize_seq(visitor),
            What::Fields(_) => self.deserialize_map(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotRead> {
        match &self.what {
            What::Bool(yes) => visitor.visit_bool(*yes),
            _ => Err(self.wrong(&visitor)),
        }
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotRead> {
        match &self.what {
            What::Positive(number) => visitor.visit_u64(*number),
            What::Negative(number) => visitor.visit_i64(*number),
            What::Decimal(number) => visitor.visit_f64(*number),
            _ => Err(self.wrong(&visitor)),
        }
    }

    numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_f64
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotRead> {
        match &self.what {
            What::Text(text) => visitor.visit_borrowed_str(text),
            _ => Err(self.wrong(&visitor)),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotRead> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotRead> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotRead> {
        match &self.what {
            What::Nothing => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &str, visitor: V) -> Result<V::Value, NotRead> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotRead> {
        let What::List(items) = &self.what else { return Err(self.wrong(&visitor)) };
        let mut items = Items(items.iter());
        let made = visitor.visit_seq(&mut items).map_err(|error| error.at(self.start))?;
        items.end(self)?;
        Ok(made)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, NotRead> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, NotRead> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotRead> {
        let What::Fields(fields) = &self.what else { return Err(self.wrong(&visitor)) };
        visitor.visit_map(Entries::of(fields)).map_err(|error| error.at(self.start))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &str,
        _: &[&str],
        visitor: V,
    ) -> Result<V::Value, NotRead> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(self, _: &str, _: &[&str], visitor: V) -> Result<V::Value, NotRead> {
        match &self.what {
            What::Text(name) => visitor.visit_enum(Variant { name, content: None }),
            What::Fields(fields) => match &fields[..] {
                [Field { name, value, .. }] => visitor.visit_enum(Variant { name, content: Some(value) }),
                _ => Err(self.wrong(&visitor)),
            },
            _ => Err(self.wrong(&visitor)),
        }
        .map_err(|error| error.at(self.start))
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotRead> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { char f32 bytes byte_buf unit unit_struct }
}

#[cfg(test)]
mod tests;
