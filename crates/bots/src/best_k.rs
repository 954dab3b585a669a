//! The best few of many positions, kept in little memory.

use std::cmp::Reverse;

/// A position that was reached.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranked {
    pub(crate) value: i32,
    /// The step that led here.
    pub(crate) step: u32,
    slot: u32,
}

/// The best few positions of those that were offered. Of equals, those reached by earlier steps.
pub(crate) struct BestK<S> {
    width: usize,
    ranked: Vec<Ranked>,
    slots: Vec<S>,
    free: Vec<u32>,
    /// What is worth no more than this is not among the best, once there are enough.
    floor: Option<i32>,
}

impl<S: Copy> BestK<S> {
    pub(crate) fn new() -> BestK<S> {
        BestK { width: 0, ranked: Vec::new(), slots: Vec::new(), free: Vec::new(), floor: None }
    }

    /// Empty, for so many.
    pub(crate) fn clear(&mut self, width: usize) {
        self.width = width.max(1);
        self.ranked.clear();
        self.slots.clear();
        self.free.clear();
        self.floor = None;
        self.ranked.reserve(2 * self.width);
        self.slots.reserve(2 * self.width);
        self.free.reserve(2 * self.width);
    }

    /// Offers a position. Steps never fall from one offer to the next.
    #[inline]
    pub(crate) fn offer(&mut self, value: i32, step: u32, state: &S) {
        if self.floor.is_some_and(|floor| value <= floor) {
            return;
        }
        let slot = match self.free.pop() {
            Some(slot) => {
                self.slots[slot as usize] = *state;
                slot
            }
            None => {
                self.slots.push(*state);
                self.slots.len() as u32 - 1
            }
        };
        self.ranked.push(Ranked { value, step, slot });
        if self.ranked.len() >= 2 * self.width {
            self.cut();
        }
    }

    fn cut(&mut self) {
        let width = self.width;
        if self.ranked.len() <= width {
            return;
        }
        self.ranked.select_nth_unstable_by_key(width - 1, order);
        self.floor = Some(self.ranked[width - 1].value);
        self.free.extend(self.ranked.drain(width..).map(|ranked| ranked.slot));
    }

    /// The best, the very best first.
    pub(crate) fn sort(&mut self) -> &[Ranked] {
        self.cut();
        self.ranked.sort_unstable_by_key(order);
        &self.ranked
    }

    pub(crate) fn ranked(&self) -> &[Ranked] {
        &self.ranked
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.ranked.is_empty()
    }

    pub(crate) fn state(&self, ranked: Ranked) -> &S {
        &self.slots[ranked.slot as usize]
    }
}

fn order(ranked: &Ranked) -> (Reverse<i32>, u32) {
    (Reverse(ranked.value), ranked.step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_are_kept_and_the_first_of_equals() {
        let mut best = BestK::new();
        best.clear(3);
        for (step, value) in [5, 1, 9, 5, 7, 5, 9, 0].into_iter().enumerate() {
            best.offer(value, step as u32, &(10 * value));
        }
        let sorted: Vec<_> = best.sort().to_vec();
        assert_eq!(sorted.iter().map(|p| (p.value, p.step)).collect::<Vec<_>>(), [(9, 2), (9, 6), (7, 4)]);
        assert_eq!(sorted.iter().map(|&p| *best.state(p)).collect::<Vec<_>>(), [90, 90, 70]);
    }
}
