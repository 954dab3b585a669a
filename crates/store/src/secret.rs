//! What must not be told: it has no way to be printed.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::value::{FromValue, Value};

/// What is kept of a token or a code: its SHA-256. Whoever reads the database cannot come aboard with it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Hashed([u8; 32]);

impl Hashed {
    /// The hash of a secret. It needs no salt and no patience, because secrets of ours have 128 random bits and more.
    pub fn of(secret: &[u8]) -> Hashed {
        Hashed(Sha256::digest(secret).into())
    }

    /// The bytes, for those who compare.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// 256 bits that nobody may know while a game is played.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret made of these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// The head of a table's file: it holds the deal. Names do not belong into it, since those of people can be deleted.
#[derive(Clone, PartialEq, Eq)]
pub struct Header(pub String);

impl From<&Header> for Value {
    fn from(header: &Header) -> Value {
        header.0.as_str().into()
    }
}

impl FromValue for Header {
    fn from_value(value: Value) -> Option<Header> {
        String::from_value(value).map(Header)
    }
}

macro_rules! silent {
    ($($name:ident),*) => {
        $(
            impl fmt::Debug for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str(concat!(stringify!($name), "(…)"))
                }
            }
        )*
    };
}

macro_rules! as_bytes {
    ($($name:ident),*) => {
        $(
            impl From<&$name> for Value {
                fn from(secret: &$name) -> Value {
                    (&secret.0).into()
                }
            }

            impl FromValue for $name {
                fn from_value(value: Value) -> Option<$name> {
                    FromValue::from_value(value).map($name)
                }
            }
        )*
    };
}

silent!(Hashed, Secret, Header);
as_bytes!(Hashed, Secret);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_sha_256() {
        let hash = Hashed::of(b"abc");
        assert_eq!(hash.as_bytes()[..4], [0xba, 0x78, 0x16, 0xbf]);
    }

    #[test]
    fn secrets_are_not_printed() {
        let said = format!("{:?} {:?} {:?}", Hashed::of(b"a"), Secret([7; 32]), Header("deal".into()));
        assert_eq!(said, "Hashed(…) Secret(…) Header(…)");
    }
}
