//! Ids that may be seen, and codes that may not.

use std::fmt::{self, Write};
use std::str::FromStr;

use game::{ParseError, serde_as_text};

/// Digits and small letters without those that are mistaken for others: five bits each.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Writes the lowest bits of a number, five to a letter, the highest first.
fn write_letters(number: u64, letters: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    (0..letters).rev().try_for_each(|place| {
        let letter = (number >> (5 * place)) as usize & 31;
        f.write_char(LETTERS[letter].into())
    })
}

/// Reads what [`write_letters`] wrote; capitals are small letters.
fn read_letters(text: &str) -> Option<u64> {
    text.bytes().try_fold(0, |number: u64, letter| {
        let letter = letter.to_ascii_lowercase();
        let value = LETTERS.iter().position(|&known| known == letter)?;
        Some(number << 5 | value as u64)
    })
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident = $what:literal;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct $name(u64);

            impl $name {
                const LETTERS: u32 = 12;

                /// The id made of these bits: the lowest sixty of them.
                pub const fn from_bits(bits: u64) -> Self {
                    $name(bits & ((1 << (5 * Self::LETTERS)) - 1))
                }

                /// The id as a number of sixty bits.
                pub const fn to_bits(self) -> u64 {
                    self.0
                }
            }

            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    write_letters(self.0, Self::LETTERS, f)
                }
            }

            impl FromStr for $name {
                type Err = ParseError;

                fn from_str(text: &str) -> Result<Self, ParseError> {
                    let right_length = text.len() == Self::LETTERS as usize;
                    let bits = right_length.then(|| read_letters(text)).flatten();
                    bits.map($name).ok_or(ParseError::of($what))
                }
            }

            serde_as_text!($name);
        )*
    };
}

ids! {
    /// Names a table: twelve letters. It is no secret: who may look is decided by codes and sessions.
    TableId = "table id";
    /// Names somebody who has a session here, a person or a program.
    PersonId = "person id";
}

macro_rules! secrets {
    ($($(#[$doc:meta])* $name:ident($bytes:literal) = $what:literal;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, PartialEq, Eq)]
            pub struct $name([u8; $bytes]);

            impl $name {
                /// The secret made of these bytes, which must come from a good source of chance.
                pub const fn from_bytes(bytes: [u8; $bytes]) -> Self {
                    $name(bytes)
                }

                /// The bytes.
                pub const fn as_bytes(&self) -> &[u8; $bytes] {
                    &self.0
                }
            }

            /// Says nothing: what is printed for developers ends in logs.
            impl fmt::Debug for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str(concat!(stringify!($name), "(…)"))
                }
            }

            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    write_bytes(&self.0, f)
                }
            }

            impl FromStr for $name {
                type Err = ParseError;

                fn from_str(text: &str) -> Result<Self, ParseError> {
                    let mut bytes = [0; $bytes];
                    read_bytes(text, &mut bytes).map(|()| $name(bytes)).ok_or(ParseError::of($what))
                }
            }

            serde_as_text!($name);
        )*
    };
}

secrets! {
    /// What lets somebody look at a table or sit down at it, or is a boarding pass: 128 bits, shown as 26 letters. It travels in the
    /// fragment of an address, which no server sees, and in bodies of requests.
    Code(16) = "code";
    /// What lets a program speak for its person: 256 bits, as 52 letters.
    Token(32) = "token";
}

fn write_bytes(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (mut bits, mut count) = (0u32, 0);
    for &byte in bytes {
        (bits, count) = (bits << 8 | u32::from(byte), count + 8);
        while count >= 5 {
            count -= 5;
            f.write_char(LETTERS[(bits >> count) as usize & 31].into())?;
        }
        bits &= (1 << count) - 1;
    }
    if count > 0 {
        f.write_char(LETTERS[(bits << (5 - count)) as usize & 31].into())?;
    }
    Ok(())
}

fn read_bytes(text: &str, bytes: &mut [u8]) -> Option<()> {
    if text.len() != (8 * bytes.len()).div_ceil(5) {
        return None;
    }
    let (mut bits, mut count, mut filled) = (0u32, 0, 0);
    for letter in text.bytes() {
        let letter = letter.to_ascii_lowercase();
        let value = LETTERS.iter().position(|&known| known == letter)?;
        (bits, count) = (bits << 5 | value as u32, count + 5);
        if count >= 8 {
            count -= 8;
            *bytes.get_mut(filled)? = (bits >> count) as u8;
            filled += 1;
            bits &= (1 << count) - 1;
        }
    }
    // Bits that fill no byte are nought, so that a code has one way to be written.
    (bits == 0).then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_twelve_letters_there_and_back() {
        for bits in [0, 1, 31, 32, 0x0123_4567_89ab_cdef, (1 << 60) - 1, u64::MAX] {
            let id = TableId::from_bits(bits);
            let text = id.to_string();
            assert_eq!((text.len(), text.parse()), (12, Ok(id)), "{text}");
            assert_eq!(text.to_uppercase().parse(), Ok(id));
        }
        assert_eq!(TableId::from_bits(u64::MAX).to_bits(), (1 << 60) - 1);
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in ["", "0", "00000000000", "0000000000000", "00000000000u", "00000000000 ", "é00000000000"]
        {
            assert_eq!(text.parse::<TableId>(), Err(ParseError::of("table id")), "{text}");
        }
    }

    #[test]
    fn codes_have_one_way_to_be_written() {
        let bytes = std::array::from_fn(|place| (place * 37 + 5) as u8);
        let code = Code::from_bytes(bytes);
        let text = code.to_string();
        assert_eq!(text.len(), 26);
        assert_eq!(text.parse::<Code>().map(|code| *code.as_bytes()), Ok(bytes));
        assert_eq!(text.to_uppercase().parse(), Ok(code));
        // The last letter carries three bits of the code and two that must be nought.
        let odd = format!("{}1", "0".repeat(25));
        assert_eq!(odd.parse::<Code>(), Err(ParseError::of("code")));
        assert_eq!("0".repeat(26).parse(), Ok(Code::from_bytes([0; 16])));
        assert_eq!("z".repeat(51).parse::<Token>(), Err(ParseError::of("token")));
    }

    #[test]
    fn secrets_are_not_printed_by_chance() {
        assert_eq!(format!("{:?}", Some(Code::from_bytes([7; 16]))), "Some(Code(…))");
    }
}
