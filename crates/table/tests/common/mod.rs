//! Tables to test with.

use come_sail_away::{ComeSailAway, Options};
use game::{Chance, Dealer, Game, Parts, Quick};
use table::{Player, Table};

/// A table of this many players, dealt from seed 1.
pub(crate) fn table(players: u8) -> Table<ComeSailAway> {
    let options = Options { players, ..Options::default() };
    set_up(ComeSailAway::new(options, Parts::BuiltIn).unwrap(), 1)
}

/// A table for this game, dealt from this seed.
pub(crate) fn set_up<G: Game>(game: G, seed: u64) -> Table<G> {
    let deal = game.deal(&mut Dealer::new(seed));
    let players = ["Ada", "Grace", "Hedy", "Radia"].map(Player::person);
    let players = players[..game.players()].to_vec();
    Table::new(game, deal, players).unwrap()
}

/// Random actions, here and there taken back; a practice table also goes back further.
pub(crate) fn wander<G: Game>(table: &mut Table<G>, chance: &mut Quick, steps: usize) {
    for _ in 0..steps {
        let awaited = table.awaited();
        let nth = chance.below(awaited.len() as u32) as usize;
        let Some(seat) = awaited.iter().nth(nth) else { return };
        match chance.below(40) {
            0 if table.rewind(seat).is_ok() => continue,
            1..6 if table.undo(seat).is_ok() => continue,
            _ => {}
        }
        let list = table.legal(seat);
        table.act(seat, list[chance.below(list.len() as u32) as usize]).unwrap();
    }
}
