//! The last round, played to the end: both resolve their cards, then the last port of call.

use game::{Game, Seat};
use on_board::{OnBoard, Phase, Port, State};

use super::VICTORY;
use super::outlook::{Ways, at_work};

/// Ports that may be the last: of five, one is put away unseen.
const LAST_PORTS: usize = 2;
/// Ends of one player's round that are told apart.
const MOST_ENDS: usize = 128;

/// Whether this is the last round.
pub(super) fn reached(game: &OnBoard, state: &State) -> bool {
    state.round() == game.options().rounds()
}

/// How a player may stand at the end, for each port that may be the last: what they have of what it counts, and their
/// standing if it pays them and if it does not.
#[derive(Clone, Copy, Default)]
struct End {
    ports: [(i32, Standing, Standing); LAST_PORTS],
}

/// Points, then satisfied, then few unhappy (OB-28), in one number to compare.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Standing(i32);

impl Standing {
    const LOWEST: Standing = Standing(i32::MIN);

    fn of(game: &OnBoard, state: &State, player: Seat) -> Standing {
        let sheet = state.sheet(player);
        let few = 255 - i32::from(sheet.unhappy());
        Standing((game.points(state, player) << 16) + (i32::from(sheet.satisfied()) << 8) + few)
    }

    fn points(self) -> i32 {
        self.0 >> 16
    }
}

/// What the end is worth to the first of two.
fn goal(own: Standing, other: Standing) -> i32 {
    let won = own.cmp(&other) as i32;
    100 * (own.points() - other.points()) + VICTORY * won
}

/// What the last round is worth once the piles are taken. Neither sees what the other does: each makes sure of the most.
pub(super) fn value(game: &OnBoard, state: &State, seat: Seat) -> i32 {
    if state.phase() == Phase::Port {
        return goal(best(game, state, seat), best(game, state, seat.opponent()));
    }
    let ports = game.ports_ahead(state);
    let mut rival = Ends::default();
    rival.collect(game, state, seat.opponent(), ports);
    let mut own = Ends::default();
    own.collect(game, state, seat, ports);
    own.all()
        .map(|end| rival.all().map(|other| meet(end, other, ports.len())).min().unwrap_or(0))
        .max()
        .unwrap_or(0)
}

/// What two ends are worth to the first on average over the ports.
fn meet(own: &End, other: &End, ports: usize) -> i32 {
    let ports = ports.clamp(1, LAST_PORTS);
    let mut sum = 0;
    for ((count, award, rest), (others, other_award, other_rest)) in
        own.ports.iter().zip(&other.ports).take(ports)
    {
        let own = if count > others { award } else { rest };
        let other = if others > count { other_award } else { other_rest };
        sum += goal(*own, *other);
    }
    sum / ports as i32
}

/// The best standing that a player can reach with what is left to do.
fn best(game: &OnBoard, state: &State, player: Seat) -> Standing {
    if !at_work(state, player) {
        return Standing::of(game, state, player);
    }
    let mut best = Standing::LOWEST;
    Ways::default()
        .each(game, state, player, &mut |after| best = best.max(Standing::of(game, after, player)));
    best
}

/// All ends of one player's round.
struct Ends {
    list: [End; MOST_ENDS],
    count: usize,
}

impl Default for Ends {
    fn default() -> Ends {
        Ends { list: [End::default(); MOST_ENDS], count: 0 }
    }
}

impl Ends {
    fn all(&self) -> impl Iterator<Item = &End> {
        self.list[..self.count].iter()
    }

    fn collect(&mut self, game: &OnBoard, state: &State, player: Seat, ports: &[Port]) {
        Ways::default().each(game, state, player, &mut |after| {
            let Some(end) = self.list.get_mut(self.count) else { return };
            for (place, &port) in end.ports.iter_mut().zip(ports) {
                let standing = |award: bool| best(game, &game.moor(after, player, port, award), player);
                *place = (after.element(port, player), standing(true), standing(false));
            }
            self.count += 1;
        });
    }
}
