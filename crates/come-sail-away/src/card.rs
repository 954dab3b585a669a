//! Passenger cards (CSA-5).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::Colour;

/// A passenger card, by its place in the component file. People count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(crate) u8);

impl Card {
    /// How many there are.
    pub const COUNT: usize = 60;

    /// The card with this index.
    pub fn new(index: usize) -> Option<Card> {
        (index < Self::COUNT).then_some(Card(index as u8))
    }

    /// From 0 to 59.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Card, ()> {
        text.parse::<usize>().ok().and_then(|n| Card::new(n.checked_sub(1)?)).ok_or(())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.0 + 1)
    }
}

/// What is printed on a card: two to four passengers in order, one of them with luggage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Face {
    passengers: [Colour; 4],
    count: u8,
    luggage: u8,
}

impl Face {
    /// The passengers, from left to right.
    #[inline]
    pub fn passengers(&self) -> &[Colour] {
        &self.passengers[..usize::from(self.count)]
    }

    /// How many there are.
    #[inline]
    pub const fn count(&self) -> u8 {
        self.count
    }

    /// Which of them carries luggage.
    #[inline]
    pub const fn luggage(&self) -> u8 {
        self.luggage
    }

    /// Whether right to left reads the same, so that there is no order to choose.
    #[inline]
    pub fn reads_the_same(&self) -> bool {
        self.passengers().iter().eq(self.passengers().iter().rev()) && self.luggage * 2 + 1 == self.count
    }
}

/// `YYB*G`: the letters from left to right, a star after the passenger with luggage.
impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, colour) in self.passengers().iter().enumerate() {
            write!(f, "{colour}{}", if i == usize::from(self.luggage) { "*" } else { "" })?;
        }
        Ok(())
    }
}

impl FromStr for Face {
    type Err = ();

    fn from_str(text: &str) -> Result<Face, ()> {
        let (mut passengers, mut count, mut luggage) = ([Colour::Yellow; 4], 0u8, None);
        for letter in text.chars() {
            if letter == '*' {
                let before = count.checked_sub(1).ok_or(())?;
                if luggage.replace(before).is_some() {
                    return Err(());
                }
            } else {
                *passengers.get_mut(usize::from(count)).ok_or(())? = Colour::from_letter(letter).ok_or(())?;
                count += 1;
            }
        }
        match luggage {
            Some(luggage) if count >= 2 => Ok(Face { passengers, count, luggage }),
            _ => Err(()),
        }
    }
}
