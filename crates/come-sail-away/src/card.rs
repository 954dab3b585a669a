//! Passenger cards (CSA-5).

use std::fmt;
use std::str::FromStr;

use game::ParseError;
use serde::{Deserialize, Serialize};

use crate::Colour;

/// A passenger card, by its place in the component file. People count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
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

game::bit_set! {
    /// Some cards.
    pub(crate) struct Cards(u64) of Card; count Card::COUNT; |place| Card(place)
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        text.parse::<u8>().map_err(|_| ParseError::of("card"))?.try_into()
    }
}

/// The card that people count so.
impl TryFrom<u8> for Card {
    type Error = ParseError;

    fn try_from(number: u8) -> Result<Card, ParseError> {
        usize::from(number).checked_sub(1).and_then(Card::new).ok_or(ParseError::of("card"))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0 + 1
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

    /// Whether its passengers walk one path, from each room to the next; two go wherever they like (CSA-14, CSA-15).
    #[inline]
    pub const fn walks_a_path(&self) -> bool {
        self.count > 2
    }

    /// Whether the order of boarding is to be chosen (CSA-12): two go to different rooms, so which of them goes first makes no
    /// difference; nor does it where right to left reads the same.
    #[inline]
    pub(crate) fn has_an_order(&self) -> bool {
        self.walks_a_path() && !self.reads_the_same()
    }

    fn reads_the_same(&self) -> bool {
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
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Face, ParseError> {
        let wrong = ParseError::of("card face");
        let (mut passengers, mut count, mut luggage) = ([Colour::Yellow; 4], 0u8, None);
        for letter in text.chars() {
            if letter == '*' {
                let before = count.checked_sub(1).ok_or(wrong)?;
                if luggage.replace(before).is_some() {
                    return Err(wrong);
                }
            } else {
                let seat = passengers.get_mut(usize::from(count)).ok_or(wrong)?;
                *seat = Colour::from_letter(letter).ok_or(wrong)?;
                count += 1;
            }
        }
        match luggage {
            Some(luggage) if count >= 2 => Ok(Face { passengers, count, luggage }),
            _ => Err(wrong),
        }
    }
}
