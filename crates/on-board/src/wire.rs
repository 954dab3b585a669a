//! Values that travel and are checked when they arrive.

/// Lets a struct with `#[serde(remote = "Self")]` travel as its fields say. Whatever arrives has to pass its `check`.
macro_rules! checked_on_arrival {
    ($type:ty) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                <$type>::serialize(self, to)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let arrived = <$type>::deserialize(from)?;
                arrived.check().map_err(<D::Error as ::serde::de::Error>::custom)?;
                Ok(arrived)
            }
        }
    };
}

pub(crate) use checked_on_arrival;
