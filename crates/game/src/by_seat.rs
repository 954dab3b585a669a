//! One thing for each seat.

use std::ops::{Index, IndexMut};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{MAX_SEATS, Seat};

/// One thing for each of `N` seats. A game for two has `BySeat<T, 2>`.
///
/// ```
/// use game::{BySeat, Seat};
///
/// let mut gold: BySeat<u8, 2> = BySeat([3, 5]);
/// gold[Seat::ALL[1]] += 1;
/// assert_eq!(gold, BySeat([3, 6]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BySeat<T, const N: usize = MAX_SEATS>(pub [T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// What this makes of every seat.
    #[inline]
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        const { assert!(N <= MAX_SEATS) };
        BySeat(std::array::from_fn(|place| make(Seat::ALL[place % MAX_SEATS])))
    }

    /// The same of something else made of each.
    #[must_use]
    pub fn map<U>(self, make: impl FnMut(T) -> U) -> BySeat<U, N> {
        BySeat(self.0.map(make))
    }

    /// Each thing, the first seat's first.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// Each thing, to be changed.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }

    /// Each seat and what is its own.
    pub fn pairs(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }
}

impl<T: Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        BySeat(std::array::from_fn(|_| T::default()))
    }
}

/// A seat that the game does not have is taken for one that it has: no index fails.
impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        const { assert!(N > 0) };
        &self.0[seat.index() % N]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() % N]
    }
}

impl<T, const N: usize> IntoIterator for BySeat<T, N> {
    type Item = T;
    type IntoIter = std::array::IntoIter<T, N>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a BySeat<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut BySeat<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter_mut()
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for BySeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let all = Vec::<T>::deserialize(from)?;
        let found = all.len();
        let all = all.try_into().map_err(|_| D::Error::invalid_length(found, &"one thing for each seat"))?;
        Ok(BySeat(all))
    }
}
