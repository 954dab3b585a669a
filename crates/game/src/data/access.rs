//! The ways into a tree that serde asks for.

use std::borrow::Cow;
use std::fmt;
use std::slice::Iter;

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{DeserializeSeed, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor};

use super::{Field, Node, NotRead, What};

/// A tree of whatever there is.
pub(super) struct AnyNode;

impl<'de> Visitor<'de> for AnyNode {
    type Value = Node<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Node<'de>, E> {
        Ok(What::Nothing.into())
    }

    fn visit_bool<E>(self, yes: bool) -> Result<Node<'de>, E> {
        Ok(What::Bool(yes).into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Node<'de>, E> {
        Ok(What::Positive(number).into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Node<'de>, E> {
        Ok(What::Negative(number).into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Node<'de>, E> {
        Ok(What::Decimal(number).into())
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Node<'de>, E> {
        Ok(What::Text(Cow::Borrowed(text)).into())
    }

    fn visit_str<E>(self, text: &str) -> Result<Node<'de>, E> {
        Ok(What::Text(Cow::Owned(text.to_owned())).into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Node<'de>, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(What::List(list).into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Node<'de>, A::Error> {
        let mut fields = Vec::new();
        while let Some(FieldName(name)) = entries.next_key()? {
            fields.push(Field { start: 0, name, value: entries.next_value()? });
        }
        Ok(What::Fields(fields).into())
    }
}

impl<'a> From<What<'a>> for Node<'a> {
    fn from(what: What<'a>) -> Node<'a> {
        Node { start: 0, what }
    }
}

/// The name of a field, where it stands if it can.
#[derive(serde::Deserialize)]
struct FieldName<'a>(#[serde(borrow)] Cow<'a, str>);

/// What is left of a list.
pub(super) struct Items<'de, 'a>(pub(super) Iter<'de, Node<'a>>);

impl Items<'_, '_> {
    /// Nothing may be left over.
    pub(super) fn end(self, list: &Node<'_>) -> Result<(), NotRead> {
        match self.0.len() {
            0 => Ok(()),
            more => Err(NotRead::new(format!("{more} more than there is room for")).at(list.start)),
        }
    }
}

impl<'de> SeqAccess<'de> for &mut Items<'de, '_> {
    type Error = NotRead;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, NotRead> {
        self.0.next().map(|item| seed.deserialize(item)).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// What is left of the fields, and the value of the one whose name was read last.
pub(super) struct Entries<'de, 'a> {
    left: Iter<'de, Field<'a>>,
    value: Option<&'de Node<'a>>,
}

impl<'de, 'a> Entries<'de, 'a> {
    pub(super) fn of(fields: &'de [Field<'a>]) -> Entries<'de, 'a> {
        Entries { left: fields.iter(), value: None }
    }
}

impl<'de> MapAccess<'de> for Entries<'de, '_> {
    type Error = NotRead;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, NotRead> {
        let Some(field) = self.left.next() else { return Ok(None) };
        self.value = Some(&field.value);
        let name = BorrowedStrDeserializer::new(&field.name);
        seed.deserialize(name).map(Some).map_err(|error: NotRead| error.at(field.start))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, NotRead> {
        let value = self.value.take().ok_or_else(|| NotRead::new("a value before its name"))?;
        seed.deserialize(value).map_err(|error| error.at(value.start))
    }
}

/// One of several kinds, by its name, and what belongs to it.
pub(super) struct Variant<'de, 'a> {
    pub(super) name: &'de str,
    pub(super) content: Option<&'de Node<'a>>,
}

impl<'de, 'a> Variant<'de, 'a> {
    fn content(&self) -> Result<&'de Node<'a>, NotRead> {
        self.content.ok_or_else(|| NotRead::new(format!("`{}` lacks what belongs to it", self.name)))
    }
}

impl<'de, 'a> EnumAccess<'de> for Variant<'de, 'a> {
    type Error = NotRead;
    type Variant = Variant<'de, 'a>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Variant<'de, 'a>), NotRead> {
        Ok((seed.deserialize(BorrowedStrDeserializer::<NotRead>::new(self.name))?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'de, '_> {
    type Error = NotRead;

    fn unit_variant(self) -> Result<(), NotRead> {
        match self.content {
            None | Some(Node { what: What::Nothing, .. }) => Ok(()),
            Some(more) => Err(more.wrong(&"nothing more")),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, NotRead> {
        seed.deserialize(self.content()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, NotRead> {
        serde::Deserializer::deserialize_seq(self.content()?, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &[&str], visitor: V) -> Result<V::Value, NotRead> {
        serde::Deserializer::deserialize_map(self.content()?, visitor)
    }
}
