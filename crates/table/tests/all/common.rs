//! Tables to test with.

use std::str::FromStr;
use std::sync::Arc;

use come_sail_away::{Action, ComeSailAway, Options};
use game::{Chance, Dealer, Game, Parts, QuickChance, Seat};
use table::{Deed, Entry, Player, Table};

/// A table of this many players, dealt from seed 1.
pub(crate) fn table(players: u8) -> Table<ComeSailAway> {
    let options = Options { players, ..Options::default() };
    set_up(ComeSailAway::new(options, Parts::BuiltIn).unwrap(), 1)
}

/// A table for this game, dealt from this seed.
pub(crate) fn set_up<G: Game>(game: impl Into<Arc<G>>, seed: u64) -> Table<G> {
    let game = game.into();
    let deal = game.deal(&mut Dealer::new(seed));
    let players = ["Ada", "Grace", "Hedy", "Radia"].map(Player::person);
    let players = players[..game.player_count()].to_vec();
    Table::new(game, deal, players).unwrap().with_seed(7)
}

/// Random actions, here and there taken back; a practice table also goes back further.
pub(crate) fn wander<G: Game>(table: &mut Table<G>, chance: &mut QuickChance, steps: usize) {
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
        table.act(seat, *chance.choose(&list).unwrap()).unwrap();
    }
}

pub(crate) const ADA: Seat = Seat::ALL[0];
pub(crate) const GRACE: Seat = Seat::ALL[1];

/// Dealt from seed 1: Ada holds 11 and 17, Grace 25 and 54.
pub(crate) fn two() -> Table<ComeSailAway> {
    table(2)
}

pub(crate) fn action(notation: &str) -> Action {
    Action::from_str(notation).unwrap_or_else(|_| panic!("{notation}"))
}

/// Ada's entry of this action.
pub(crate) fn act(notation: &str) -> Entry<Action> {
    Entry::new(ADA, Deed::Act(action(notation)))
}

/// Plays the first thing that offers itself until the seat has finished the round.
pub(crate) fn finish<G: Game>(table: &mut Table<G>, seat: Seat) {
    while let Some(&action) = table.legal(seat).first() {
        table.act(seat, action).unwrap();
        if G::ends_turn(action) {
            return;
        }
    }
}

pub(crate) fn play_to_the_end<G: Game>(table: &mut Table<G>) {
    while let Some(seat) = table.awaited().lowest() {
        finish(table, seat);
    }
}

/// Somebody who is awaited does something.
pub(crate) fn random_step<G: Game>(table: &mut Table<G>, chance: &mut QuickChance) -> Seat {
    let mut below = |bound: usize| chance.below(bound as u32) as usize;
    let awaited: Vec<Seat> = table.awaited().iter().collect();
    let seat = awaited[below(awaited.len())];
    let list = table.legal(seat);
    table.act(seat, list[below(list.len())]).unwrap();
    seat
}
