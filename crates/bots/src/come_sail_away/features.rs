//! What a player knows of a ship and its table, for the learned value.

use come_sail_away::{ComeSailAway, Decision, Facility, Room, Ship, State, Tile};
use game::{Game, Seat};

use crate::Features;

/// How many features there are.
pub(super) const COUNT: usize = layout::END;

/// Where each group of features begins.
mod layout {
    use come_sail_away::{Card, Room};

    /// Tiles that fill up: five guest cabins, ten facilities.
    pub(super) const TILES: usize = 15;
    /// Who sits there: how many, of how many colours; or it lies face down.
    pub(super) const INSIDE: usize = 37;
    /// Sets of colours.
    pub(super) const SETS: usize = 32;
    /// Pairs of rooms that touch, with how open each is.
    pub(super) const PAIRS: usize = 26;
    pub(super) const OPEN: usize = 4;
    /// Pairs of colours, equal ones included, in any order.
    pub(super) const COLOUR_PAIRS: usize = 15;

    pub(super) const SITTING: usize = 0;
    pub(super) const TAKING: usize = SITTING + TILES * INSIDE;
    pub(super) const PLACE: usize = TAKING + TILES * SETS;
    pub(super) const PAIR: usize = PLACE + Room::COUNT * SETS;
    pub(super) const SMALL: usize = PAIR + PAIRS * OPEN * OPEN;
    pub(super) const SMALL_INSIDE: usize = SMALL + 5;
    pub(super) const WANTED: usize = SMALL_INSIDE + 4 * 4;
    pub(super) const STAIRS: usize = WANTED + 5 * 16;
    pub(super) const STAIRS_ALL: usize = STAIRS + 5 * 8;
    pub(super) const ANGRY: usize = STAIRS_ALL + 32;
    pub(super) const ANGRY_ALL: usize = ANGRY + 5 * 4;
    pub(super) const LUGGAGE: usize = ANGRY_ALL + 12;
    pub(super) const KEPT: usize = LUGGAGE + 32;
    pub(super) const PLAYERS: usize = KEPT + Card::COUNT;
    /// Solo: rounds in which a facility still brings its token; otherwise whether it does.
    pub(super) const TOKEN: usize = PLAYERS + 4;
    pub(super) const COMPLETED: usize = TOKEN + 10 * 11;
    pub(super) const DECISION: usize = COMPLETED + 6;
    /// Ways to seat one colour and then another next door: for each pair of colours, how many.
    pub(super) const WAYS: usize = DECISION + 18;
    /// Alone, a facility that is not complete and still brings its token: until when, how many sit there, how many colours it takes.
    pub(super) const DEADLINE: usize = WAYS + COLOUR_PAIRS * 8;
    pub(super) const UNTIL: usize = 9;
    pub(super) const SEATED: usize = 5;
    pub(super) const TAKEN: usize = 4;
    pub(super) const END: usize = DEADLINE + 10 * UNTIL * SEATED * TAKEN;
}

/// Rooms that touch, each pair once.
const NEXT_DOOR: [(u8, u8); layout::PAIRS] = {
    let mut pairs = [(0, 0); layout::PAIRS];
    let (mut count, mut one) = (0, 0);
    while one < Room::COUNT {
        let mut other = one + 1;
        while other < Room::COUNT {
            if let (Some(room), Some(next)) = (Room::new(one), Room::new(other))
                && room.touching().contains(next)
            {
                pairs[count] = (one as u8, other as u8);
                count += 1;
            }
            other += 1;
        }
        one += 1;
    }
    pairs
};

/// For two rooms that take these colours: in how many ways each pair of colours finds seats there, a byte for each pair.
static WAYS: [[u128; layout::SETS]; layout::SETS] = {
    let mut ways = [[0; layout::SETS]; layout::SETS];
    let mut one = 0;
    while one < layout::SETS {
        let mut other = 0;
        while other < layout::SETS {
            let (mut first, mut pair) = (0, 0);
            while first < 5 {
                let mut second = first;
                while second < 5 {
                    let there = (one >> first & 1) * (other >> second & 1);
                    let back = if first == second { 0 } else { (one >> second & 1) * (other >> first & 1) };
                    ways[one][other] |= ((there + back) as u128) << (8 * pair);
                    pair += 1;
                    second += 1;
                }
                first += 1;
            }
            other += 1;
        }
        one += 1;
    }
    ways
};

/// Counts that are told apart: 0, 1, 2, 3, then fewer.
const FEW: [u8; 16] = [0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7];

fn tile_number(tile: Tile) -> Option<usize> {
    match tile {
        Tile::GuestCabin(colour) => Some(colour as usize),
        Tile::Facility(facility) => Some(4 + usize::from(facility.number())),
        Tile::Staircase => None,
    }
}

/// Adds what the seat knows.
pub(super) fn collect(game: &ComeSailAway, state: &State, seat: Seat, out: &mut Features) {
    let deadlines = deadlines(game, state);
    ship_features(state, state.ship(seat), deadlines, out);
    table_features(game, state, seat, deadlines, out);
}

/// For each facility by number: rounds in which it still brings its token. None with several players, who race for it, or once it
/// is gone.
type Deadlines = [Option<u8>; 11];

fn deadlines(game: &ComeSailAway, state: &State) -> Deadlines {
    let mut all = [None; 11];
    if game.player_count() == 1 {
        for (place, facility) in game.facilities().into_iter().enumerate() {
            let until = state.token_round(place).saturating_sub(state.round());
            all[usize::from(facility.number())] = state.token_up(facility).then_some(until);
        }
    }
    all
}

/// A facility before its deadline: how many sit there, and how many colours it takes.
fn deadline(facility: Facility, until: u8, seated: usize, takes: u8) -> usize {
    let numbers = [
        (usize::from(facility.number() - 1), 10),
        (usize::from(until), layout::UNTIL),
        (seated, layout::SEATED),
        (usize::from(takes), layout::TAKEN),
    ];
    layout::DEADLINE + numbers.into_iter().fold(0, |place, (number, of)| place * of + number.min(of - 1))
}

/// What lies on the ship.
fn ship_features(state: &State, ship: &Ship, deadlines: Deadlines, out: &mut Features) {
    let mut open = [0; Room::COUNT];
    let mut taking = [0; Room::COUNT];
    let mut wanted = [0; 5];
    let down = ship.down();
    for room in ship.built().iter() {
        let takes = ship.takes(room);
        let bits = usize::from(takes.bits());
        taking[room.index()] = bits;
        open[room.index()] = [0, 1, 2, 2, 3, 3][usize::from(takes.quick_len())];
        out.add(layout::PLACE + room.index() * layout::SETS + bits);
        takes.iter().for_each(|colour| wanted[colour as usize] += 1);
        let inside = ship.inside(room);
        let count: usize = inside.iter().map(|&n| usize::from(n)).sum();
        match state.plan().tile(room).map(tile_number) {
            Some(Some(tile)) if down.contains(room) => {
                out.add(layout::SITTING + tile * layout::INSIDE + layout::INSIDE - 1);
            }
            Some(Some(tile)) => {
                let colours = inside.iter().filter(|&&n| n > 0).count();
                let sitting = (count * 6 + colours).min(layout::INSIDE - 2);
                out.add(layout::SITTING + tile * layout::INSIDE + sitting);
                out.add(layout::TAKING + tile * layout::SETS + bits);
                if let Some(Tile::Facility(facility)) = state.plan().tile(room)
                    && let Some(until) = deadlines[usize::from(facility.number())]
                {
                    out.add(deadline(facility, until, count, takes.quick_len()));
                }
            }
            Some(None) => {
                for (colour, &n) in inside.iter().enumerate() {
                    out.add(layout::STAIRS + colour * 8 + usize::from(n.min(7)));
                }
                out.add(layout::STAIRS_ALL + count.min(31));
            }
            None => {
                let berth = room.berth().unwrap_or(0);
                let sitting = if down.contains(room) { 3 } else { count.min(2) };
                out.add(layout::SMALL_INSIDE + berth * 4 + sitting);
            }
        }
    }
    let mut pair = layout::PAIR;
    let mut ways = 0;
    for (room, next) in NEXT_DOOR {
        let (room, next) = (usize::from(room), usize::from(next));
        out.add(pair + open[room] * layout::OPEN + open[next]);
        pair += layout::OPEN * layout::OPEN;
        ways += WAYS[taking[room]][taking[next]];
    }
    for pair in 0..layout::COLOUR_PAIRS {
        let count = (ways >> (8 * pair)) as u8;
        out.add(layout::WAYS + pair * 8 + usize::from(FEW[usize::from(count.min(15))]));
    }
    out.add(layout::SMALL + ship.empty_berths().len());
    for (colour, &rooms) in wanted.iter().enumerate() {
        out.add(layout::WANTED + colour * 16 + rooms);
    }
    let angry = ship.disgruntled();
    for (colour, &n) in angry.iter().enumerate() {
        out.add(layout::ANGRY + colour * 4 + usize::from(n.min(3)));
    }
    out.add(layout::ANGRY_ALL + angry.iter().map(|&n| usize::from(n)).sum::<usize>().min(11));
    out.add(layout::LUGGAGE + usize::from(ship.luggage().min(31)));
}

/// What lies on the table.
fn table_features(game: &ComeSailAway, state: &State, seat: Seat, deadlines: Deadlines, out: &mut Features) {
    let alone = game.player_count() == 1;
    out.add(layout::PLAYERS + game.player_count() - 1);
    let mut completed = 0;
    for facility in game.facilities() {
        let up = state.token_up(facility);
        let token = match (up, deadlines[usize::from(facility.number())]) {
            (false, _) => 0,
            (true, Some(until)) => 1 + usize::from(until.min(8)),
            (true, None) => 10,
        };
        out.add(layout::TOKEN + usize::from(facility.number() - 1) * 11 + token);
        completed += usize::from(up && !alone && state.completed(seat, facility));
    }
    out.add(layout::COMPLETED + completed);
    out.add(layout::DECISION + decision_number(state, seat));
    // Alone, the other card goes back to the box.
    if let Some(card) = state.kept(seat).filter(|_| !alone) {
        out.add(layout::KEPT + card.index());
    }
}

fn decision_number(state: &State, seat: Seat) -> usize {
    match state.decision(seat) {
        Decision::Card | Decision::Order | Decision::Enter => 0,
        Decision::End | Decision::Done => 1,
        Decision::Take(_) => 2,
        Decision::Cabin => 3,
        Decision::Berth { .. } => 4,
        Decision::Flip => 5,
        Decision::Seat { colour, .. } => 6 + colour as usize,
        Decision::Reader { colour } => 11 + colour as usize,
    }
}
