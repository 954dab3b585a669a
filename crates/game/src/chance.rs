//! Randomness, which comes from outside and only where a game is dealt.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A source of chance. The shuffle is ours, so that a seed keeps its deal whatever libraries do.
pub trait Chance {
    /// The next 32 random bits.
    fn bits(&mut self) -> u32;

    /// A number below `bound`, all equally likely; 0 where `bound` is 0.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        // Multiply and reject (Lemire): no bias, hardly ever a second draw.
        let mut product = u64::from(self.bits()) * u64::from(bound);
        if (product as u32) < bound {
            let least = bound.wrapping_neg() % bound;
            while (product as u32) < least {
                product = u64::from(self.bits()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One of the items, all equally likely; none where there are none.
    #[inline]
    fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// Puts the items in random order, all orders equally likely.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end as u32 + 1) as usize);
        }
    }
}

/// Chance for dealing: ChaCha from a seed, the same on every machine and in every release.
#[derive(Clone)]
pub struct Dealer(ChaCha8Rng);

impl Dealer {
    /// The dealer with this seed: for games that one wants to deal again. Whoever sees a hand can try all likely seeds.
    pub fn new(seed: u64) -> Dealer {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Dealer::from_key(key)
    }

    /// The dealer with this key: for games whose deal nobody may guess.
    pub fn from_key(key: [u8; 32]) -> Dealer {
        Dealer(ChaCha8Rng::from_seed(key))
    }
}

impl Chance for Dealer {
    #[inline]
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// Chance for search and simulation: quick rather than unguessable (SplitMix).
#[derive(Clone)]
pub struct QuickChance(u64);

impl QuickChance {
    /// The generator with this seed.
    pub fn new(seed: u64) -> QuickChance {
        QuickChance(seed)
    }
}

impl Chance for QuickChance {
    #[inline]
    fn bits(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_keeps_its_deal_for_ever() {
        let mut cards: Vec<u8> = (0..10).collect();
        Dealer::new(2026).shuffle(&mut cards);
        assert_eq!(cards, [2, 4, 0, 1, 8, 6, 5, 3, 9, 7]);
    }

    #[test]
    fn a_key_keeps_its_deal_for_ever() {
        let mut cards: Vec<u8> = (0..10).collect();
        Dealer::from_key(std::array::from_fn(|i| i as u8)).shuffle(&mut cards);
        assert_eq!(cards, [4, 9, 2, 7, 6, 0, 1, 8, 3, 5]);
    }

    #[test]
    fn every_order_of_three_is_equally_likely() {
        let mut seen = [0u32; 27];
        let mut chance = QuickChance::new(1);
        for _ in 0..60_000 {
            let mut items = [0, 1, 2];
            chance.shuffle(&mut items);
            seen[items[0] * 9 + items[1] * 3 + items[2]] += 1;
        }
        let orders: Vec<u32> = seen.into_iter().filter(|&n| n > 0).collect();
        assert_eq!(orders.len(), 6);
        assert!(orders.iter().all(|n| n.abs_diff(10_000) < 400), "{orders:?}");
    }

    #[test]
    fn every_item_is_chosen_and_nothing_of_nothing() {
        let mut chance = QuickChance::new(3);
        let chosen: std::collections::BTreeSet<_> =
            (0..100).filter_map(|_| chance.choose(&[5, 6, 7])).collect();
        assert_eq!(chosen.into_iter().collect::<Vec<_>>(), [&5, &6, &7]);
        assert_eq!(chance.choose::<u8>(&[]), None);
    }

    #[test]
    fn nothing_is_below_nought_or_one() {
        assert_eq!(QuickChance::new(7).below(0), 0);
        assert_eq!(QuickChance::new(7).below(1), 0);
    }
}
