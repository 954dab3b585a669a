//! The seed that bots and random players decide from, so that a saved game goes on as it would have.

use game::{Chance, Game, QuickChance, Seat, fnv1a};

use crate::{Player, Table};

impl<G: Game> Table<G> {
    /// A seed for what this seat decides now. It follows from the table's own seed and from how many entries the seat has made,
    /// so that a saved game goes on in the same way, and what is taken back may come out otherwise; not from the deal, nor from
    /// what others did unseen.
    pub fn seed_for(&self, seat: Seat) -> u64 {
        mixed([self.seed, seat.index() as u64, self.entry_count(seat) as u64])
    }

    /// What chance decides for the seat; nothing where it has nothing to decide.
    pub fn random_action(&self, seat: Seat) -> Option<G::Action> {
        let legal = self.legal(seat);
        QuickChance::new(self.seed_for(seat)).choose(&legal).copied()
    }
}

/// For a table to which nobody gave a seed, such as one of the first file format: it follows from who plays what.
pub(crate) fn default_seed<G: Game>(game: &G, players: &[Player]) -> u64 {
    let from_game = fnv1a(G::ID.bytes()) ^ game.player_count() as u64;
    players.iter().fold(from_game, |seed, player| mixed([seed, fnv1a(player.name.bytes())]))
}

/// One number from several, every bit of each counting.
fn mixed<const N: usize>(numbers: [u64; N]) -> u64 {
    numbers.into_iter().fold(0, |seed, number| {
        let mut chance = QuickChance::new(seed ^ number);
        u64::from(chance.bits()) << 32 | u64::from(chance.bits())
    })
}
