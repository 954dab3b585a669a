//! Which positions were reached already.

use std::hash::{Hash, Hasher};

/// Places in the table: more positions than a turn usually has.
const SIZE: usize = 1 << 12;
/// A position that finds none of so many places free is taken for a new one.
const PROBES: usize = 8;

/// A set of hashes, emptied at no cost.
pub(crate) struct Visited {
    table: Vec<(u32, u32)>,
    now: u32,
}

impl Visited {
    pub(crate) fn new() -> Visited {
        Visited { table: vec![(0, 0); SIZE], now: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.now = self.now.wrapping_add(1);
        if self.now == 0 {
            self.table.fill((0, 0));
            self.now = 1;
        }
    }

    /// Whether it is new; it is in the set afterwards.
    #[inline]
    pub(crate) fn insert(&mut self, hash: u64) -> bool {
        // The low bits choose the place, the high ones tell apart who shares it.
        let high = (hash >> 32) as u32;
        for probe in 0..PROBES {
            let place = &mut self.table[(hash as usize).wrapping_add(probe) % SIZE];
            if place.0 != self.now {
                *place = (self.now, high);
                return true;
            }
            if place.1 == high {
                return false;
            }
        }
        true
    }
}

/// A quick hash, never stored: positions are compared within one search only. The same on machines of other word sizes.
pub(crate) fn quick_hash(value: &impl Hash) -> u64 {
    let mut mixed = Mixed(0);
    value.hash(&mut mixed);
    mixed.finish()
}

struct Mixed(u64);

impl Mixed {
    #[inline]
    fn mix(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Mixed {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        words.iter().for_each(|word| self.mix(u64::from_le_bytes(*word)));
        if !rest.is_empty() {
            self.mix(rest.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)));
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.mix(n.into());
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.mix(n.into());
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.mix(n.into());
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.mix(n);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.mix(n as u64);
    }

    // The discriminant of an enum.
    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.mix(n as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_seen_is_known_until_the_set_is_emptied() {
        let mut visited = Visited::new();
        visited.clear();
        // All of them share one place.
        let hash = |n: u64| n << 32;
        assert!((0..PROBES as u64).all(|n| visited.insert(hash(n))));
        assert!((0..PROBES as u64).all(|n| !visited.insert(hash(n))));
        assert!(visited.insert(hash(99)) && visited.insert(hash(99)), "there is no room for it");
        visited.clear();
        assert!(visited.insert(hash(0)) && !visited.insert(hash(0)));
    }

    #[test]
    fn a_set_emptied_very_often_remembers_nothing_old() {
        let mut visited = Visited::new();
        visited.clear();
        assert!(visited.insert(7));
        visited.now = u32::MAX;
        visited.clear();
        assert!(visited.insert(7), "the first number comes round again");
    }
}
