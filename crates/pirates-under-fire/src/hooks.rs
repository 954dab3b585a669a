//! What the test kit asks of this game: where its parts are, a slow count of points, where its secrets lie.

use game::kit::{Checked, Hidden, Hooks};
use game::{Game, Seat, Seats, Viewer};

use crate::components::{MINES, SHIELDS};
use crate::space::{DEPTH, WIDTH};
use crate::{
    Action, Components, Counts, Deal, DummyMine, Mercenaries, Options, PiratesUnderFire, Power, Sea, Ship,
    Space, State, Step, TURNS, Tile, Value,
};

/// The hooks.
#[derive(Default)]
pub struct Checks;

impl Checked for PiratesUnderFire {
    type Hooks = Checks;

    fn all_options() -> Vec<Options> {
        vec![Options {}]
    }
}

impl Hooks<PiratesUnderFire> for Checks {
    fn conserved(&self, game: &PiratesUnderFire, state: &State) -> Result<(), String> {
        game.seats().iter().try_for_each(|seat| tiles_whole(state, seat))?;
        sea_whole(state)?;
        tokens_whole(state)
    }

    fn recount(&self, game: &PiratesUnderFire, state: &State, seat: Seat) -> i32 {
        if let Step::Over { stranded: Some(_) } = state.open.turn.step {
            return 0;
        }
        let sea = &state.open.sea;
        let player = state.open.player(seat);
        let far = if seat.index() == 0 { 3..6 } else { 0..3 };
        let ships = fleet(sea, seat).into_iter().filter(|space| far.contains(&space.row())).count();
        best_of_fleet(sea, seat, &game.parts) + ships as i32 + i32::from(player.points)
            - 2 * i32::from(player.mines)
    }

    fn hidden(&self, game: &PiratesUnderFire, state: &State, viewer: Viewer) -> Vec<Hidden> {
        if viewer == Viewer::Everything {
            return Vec::new();
        }
        let mut hidden = Vec::new();
        for seat in game.seats().iter() {
            let (hold, own) = (state.hold(seat), viewer.shares(Seats::only(seat)));
            let pool = tiles_of(seat);
            let item = |tile: Tile| tile.index() as u16;
            if !own {
                hidden.extend(hold.hand.iter().map(|tile| Hidden::in_heap(pool, 0, item(tile))));
            }
            hidden.extend(hold.draw.tiles().iter().map(|&tile| Hidden::alone(pool, item(tile))));
            let looks = state.open.turn.step == Step::Reserve && state.open.on_turn() == seat;
            let looked = own && (looks || state.open.player(seat).looked);
            let reserve = hold.reserve.tiles().iter();
            hidden.extend(reserve.map(|&tile| Hidden::alone(pool + u8::from(looked), item(tile))));
        }
        if let (DummyMine::Among { placer, mines }, Some(dummy)) = (state.open.dummy, state.dummy)
            && !viewer.shares(Seats::only(placer))
            && mines.len() > 1
        {
            hidden.push(Hidden::alone(DUMMY, dummy.index() as u16));
        }
        hidden
    }

    /// A reserve looked through is made of the player's tiles.
    fn pieces(&self, pool: u8) -> u8 {
        if pool == DUMMY { DUMMY } else { pool & !1 }
    }

    /// The dummy is no piece of the deal: whoever places it chooses it.
    fn exchanged(&self, _: &PiratesUnderFire, deal: &Deal, instead: &dyn Fn(u8, u16) -> u16) -> Deal {
        let mut deal = deal.clone();
        for (seat, fleet) in Seat::ALL.into_iter().zip(&mut deal.fleets) {
            let pool = tiles_of(seat);
            for name in fleet.draw.iter_mut().chain(&mut fleet.reserve) {
                if let Ok(tile) = name.parse() {
                    *name = other_tile(tile, pool, instead).to_string();
                }
            }
        }
        deal
    }

    /// Which tile of the reserve was taken, and which mine is the dummy, others do not know. Of equal tiles the first is taken,
    /// and it may be another one there.
    fn exchanged_action(
        &self,
        here: &State,
        there: &State,
        seat: Seat,
        action: Action,
        instead: &dyn Fn(u8, u16) -> u16,
    ) -> Option<Action> {
        match action {
            Action::Choose { value } => {
                let taken = here.hold(seat).reserve_tiles().first_of(value)?;
                let other = other_tile(taken, tiles_of(seat), instead);
                let first = there.hold(seat).reserve_tiles().first_of(other.value());
                (first == Some(other)).then_some(Action::Choose { value: other.value() })
            }
            Action::Dummy { space } => {
                let other = Space::new(usize::from(instead(DUMMY, space.index() as u16)));
                Some(Action::Dummy { space: other.unwrap_or(space) })
            }
            _ => Some(action),
        }
    }
}

fn other_tile(tile: Tile, pool: u8, instead: &dyn Fn(u8, u16) -> u16) -> Tile {
    let other = instead(pool, tile.index() as u16);
    Tile::all().nth(usize::from(other)).unwrap_or(tile)
}

/// The pool of a player's tiles of which nothing is known; the next one is that of a reserve looked through, where the order alone
/// is not.
const fn tiles_of(seat: Seat) -> u8 {
    2 * seat.index() as u8
}

/// The pool of the mines that may be the dummy.
const DUMMY: u8 = 4;

/// Every tile is in the hand, in a pile or was laid.
fn tiles_whole(state: &State, seat: Seat) -> Result<(), String> {
    let hold = state.hold(seat);
    let mut held: Vec<Tile> = hold.hand.iter().collect();
    held.extend(hold.draw.tiles());
    held.extend(hold.reserve.tiles());
    let player = state.open.player(seat);
    let mut counts: Counts = held.iter().map(|tile| tile.value()).collect();
    player.laid.iter().for_each(|value| counts.add(value));
    held.sort_unstable_by_key(|tile| tile.index());
    held.dedup();
    if Value::ALL.into_iter().any(|value| counts.of(value) != 3)
        || held.len() + player.laid.total() != Tile::COUNT
    {
        return Err(format!("seat {seat} has {counts:?} of the values, {} tiles apart", held.len()));
    }
    // PUF-21: the hand is three tiles, and one for each token; a tile is missing between laying and drawing.
    let turns = usize::from(state.open.turns / 2)
        + usize::from(state.open.turns % 2 == 1 && state.open.first == seat);
    let drawn = turns.min(usize::from(TURNS) - 1);
    if player.laid.total() + hold.hand.len() != 3 + drawn + usize::from(player.extra) {
        return Err(format!("seat {seat} has {} tiles in hand after {turns} turns", hold.hand.len()));
    }
    Ok(())
}

/// A space holds one ship, of one player; ships that were laid are at sea or gone.
fn sea_whole(state: &State) -> Result<(), String> {
    let sea = &state.open.sea;
    let sets = sea.fleets.map(|fleet| [fleet.active, fleet.burning]).0;
    for space in Space::all() {
        let claims = sets.as_flattened().iter().filter(|set| set.contains(space)).count();
        if claims != usize::from(sea.ship(space).is_some()) {
            return Err(format!("{space} holds {:?}, claimed {claims} times", sea.ship(space)));
        }
        if sea.shields(space) > 0 && !sea.active().contains(space) {
            return Err(format!("{space} has a shield and no active ship"));
        }
    }
    for (seat, fleet) in sea.fleets.pairs() {
        let own: Counts = (fleet.active | fleet.burning)
            .iter()
            .filter_map(|space| match sea.ship(space) {
                Some(Ship::Own(value)) => Some(value),
                _ => None,
            })
            .collect();
        if Value::ALL.into_iter().any(|value| own.of(value) > state.open.player(seat).laid.of(value)) {
            return Err(format!("seat {seat} has ships at sea that were never laid: {own:?}"));
        }
    }
    Ok(())
}

/// PUF-3, PUF-4.
fn tokens_whole(state: &State) -> Result<(), String> {
    let open = &state.open;
    let on_ships: u8 = Space::all().map(|space| open.sea.shields(space)).sum();
    if on_ships + open.shields != SHIELDS {
        return Err(format!("{on_ships} shields at sea, {} in the supply", open.shields));
    }
    let taken: u8 = open.players.iter().map(|player| player.mines).sum();
    let dummies = u8::from(matches!(open.dummy, DummyMine::Coming | DummyMine::Among { .. }));
    let mines = open.sea.mines().len() as u8 + open.mines + taken;
    if mines != MINES + dummies {
        return Err(format!("{mines} mines, {:?}", open.dummy));
    }
    if let DummyMine::Among { mines, .. } = open.dummy
        && (!state.dummy.is_some_and(|dummy| mines.contains(dummy)) || mines & open.sea.mines() != mines)
    {
        return Err(format!("the dummy is at {:?}, and should be among {mines:?}", state.dummy));
    }
    let hired: Vec<_> = Space::all()
        .filter_map(|space| open.sea.ship(space))
        .filter_map(|ship| match ship {
            Ship::Hired(mercenary) => Some(mercenary),
            Ship::Own(_) => None,
        })
        .collect();
    let both = hired.iter().copied().chain(open.offered.iter()).collect::<Mercenaries>();
    if both.len() != 5 || hired.len() + open.offered.len() != 5 {
        return Err(format!("mercenaries {hired:?} at sea, {:?} on offer", open.offered));
    }
    Ok(())
}

fn fleet(sea: &Sea, seat: Seat) -> Vec<Space> {
    Space::all().filter(|&space| sea.fleet(seat).active.contains(space)).collect()
}

/// Combinations and points of mercenaries, the plain way: every mercenary takes every value, and every line is split in every way.
pub(crate) fn best_of_fleet(sea: &Sea, seat: Seat, parts: &Components) -> i32 {
    let ships = fleet(sea, seat);
    let mercenary = |space: Space| match sea.ship(space) {
        Some(Ship::Hired(mercenary)) => Some(*parts.contract(mercenary)),
        _ => None,
    };
    let mut fixed = 0;
    let mut per_identical = 0;
    for &space in &ships {
        match mercenary(space).map(|contract| contract.power) {
            Some(Power::PerIdentical) => per_identical += 1,
            Some(Power::PerNeighbour) => {
                let beside =
                    |s: &&Space| s.column().abs_diff(space.column()) + s.row().abs_diff(space.row()) == 1;
                fixed += ships.iter().filter(beside).count() as i32;
            }
            Some(Power::PerShield) => {
                let tokens: i32 = ships.iter().map(|&space| i32::from(sea.shields(space))).sum();
                fixed += tokens + ships.iter().filter(|&&space| mercenary(space).is_some()).count() as i32;
            }
            _ => {}
        }
    }
    let mut grid: Grid = [[0; WIDTH]; DEPTH];
    let mut open: Vec<(Space, Vec<u8>)> = Vec::new();
    for &space in &ships {
        match sea.ship(space) {
            Some(Ship::Own(value)) => grid[space.row()][space.column()] = value.number(),
            _ => {
                let values = mercenary(space).into_iter().flat_map(|contract| contract.values.iter());
                open.push((space, values.map(Value::number).collect()));
            }
        }
    }
    // A line without a mercenary is the same whatever values they take.
    let (changing, same): (Vec<Line>, Vec<Line>) =
        Line::all().partition(|line| open.iter().any(|(space, _)| line.holds(*space)));
    let still: i32 = same.iter().map(|line| line.points(&grid, parts, per_identical)).sum();
    fixed + still + every_value(&mut grid, &open, &changing, parts, per_identical)
}

/// Values on the sea, 0 where nothing counts.
type Grid = [[u8; WIDTH]; DEPTH];

#[derive(Clone, Copy)]
enum Line {
    Row(usize),
    Column(usize),
}

impl Line {
    fn all() -> impl Iterator<Item = Line> {
        (0..DEPTH).map(Line::Row).chain((0..WIDTH).map(Line::Column))
    }

    fn holds(self, space: Space) -> bool {
        match self {
            Line::Row(row) => space.row() == row,
            Line::Column(column) => space.column() == column,
        }
    }

    fn points(self, grid: &Grid, parts: &Components, bonus: i32) -> i32 {
        match self {
            Line::Row(row) => every_split(&grid[row], parts, bonus),
            Line::Column(column) => every_split(&grid.map(|row| row[column]), parts, bonus),
        }
    }
}

fn every_value(
    grid: &mut Grid,
    open: &[(Space, Vec<u8>)],
    lines: &[Line],
    parts: &Components,
    bonus: i32,
) -> i32 {
    let Some(((space, values), rest)) = open.split_first() else {
        return lines.iter().map(|line| line.points(grid, parts, bonus)).sum();
    };
    let mut best = i32::MIN;
    for &value in values {
        grid[space.row()][space.column()] = value;
        best = best.max(every_value(grid, rest, lines, parts, bonus));
    }
    best
}

/// The best of leaving out the first ship and of every combination that begins with it.
fn every_split(line: &[u8], parts: &Components, bonus: i32) -> i32 {
    let Some((_, rest)) = line.split_first() else { return 0 };
    let mut best = every_split(rest, parts, bonus);
    for length in 3..=line.len() {
        if let Some(points) = worth(&line[..length], parts, bonus) {
            best = best.max(points + every_split(&line[length..], parts, bonus));
        }
    }
    best
}

/// What these ships are worth as one combination, if they are one (PUF-36, PUF-37).
fn worth(ships: &[u8], parts: &Components, bonus: i32) -> Option<i32> {
    let steps = |by: i32| ships.windows(2).all(|pair| i32::from(pair[1]) - i32::from(pair[0]) == by);
    if ships.contains(&0) {
        None
    } else if steps(0) {
        parts.points.identical.get(ships.len() - 3).map(|&points| i32::from(points) + bonus)
    } else if steps(1) || steps(-1) {
        parts.points.run.get(ships.len() - 3).map(|&points| i32::from(points))
    } else {
        None
    }
}
