//! For players whom nobody asks: bots, and those who choose at random.

use game::{Chance, Game, Quick, Seat};

use crate::Table;

impl<G: Game> Table<G> {
    /// A seed for whoever decides now. It follows from the game, so that a saved one goes on in the same way, here or
    /// elsewhere; and from how much was entered, so that what is taken back may come out otherwise.
    pub fn seed_now(&self) -> u64 {
        hash(self.header().trim_end()) ^ hash(&self.log.len().to_string())
    }

    /// What chance decides for the seat; nothing where it has nothing to decide.
    pub fn by_chance(&self, seat: Seat, seed: u64) -> Option<G::Action> {
        let legal = self.legal(seat);
        legal.get(Quick::new(seed).below(legal.len() as u32) as usize).copied()
    }
}

/// FNV-1a: a number that is the same for the same text in every release.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
