//! Come Sail Away!: what a ship promises.

use come_sail_away::{
    Action, Arrangement, ComeSailAway, Decision, Options, Order, ROUNDS, Room, Ship, State, Tile,
};
use game::{Game, Outcome, Seat, Seats};

use crate::seen::quick_hash;
use crate::weights::embedded;
use crate::{Budget, Eyes, Features, Level, Mind, Search, Sight, Skill, Weights};

/// What a step on the luggage track is worth, beyond the points that lie there.
const LUGGAGE: i32 = 70;
/// What a full room brings beyond its points: luggage, a token, a chain.
const BEYOND: i32 = 2;
/// What winning is worth beyond the points, in hundredths.
const VICTORY: i32 = 1000;

impl Mind for ComeSailAway {
    const FEATURES: usize = layout::END;
    const STAGES: usize = ROUNDS as usize;

    /// Within a round everything is known; what comes after it is not.
    fn blind(&self, _: &State, _: Seat, action: Action) -> bool {
        action == Action::End
    }

    /// A path is judged once the last passenger of the card has a place.
    fn midway(&self, state: &State, seat: Seat) -> bool {
        matches!(state.decision(seat), Decision::Order | Decision::Enter)
    }

    /// A path and its reverse lead to the same ship.
    fn redundant(&self, _: &State, _: Seat, action: Action) -> bool {
        action == Action::Order { order: Order::RightToLeft }
    }

    fn harmless(&self, state: &State, seat: Seat, action: Action) -> bool {
        match action {
            Action::Enter { room } => self.welcomes(state, seat, room),
            _ => true,
        }
    }

    fn points_now(&self, state: &State, seat: Seat) -> i32 {
        100 * self.points(state, seat)
    }

    fn promise(&self, state: &State, seat: Seat) -> i32 {
        let left = i32::from(rounds_left(state, seat));
        let ship = state.ship(seat);
        let parts = self.components();
        // The score sheet, and for each room what it may become.
        let mut sum = i32::from(ship.tokens()) * i32::from(parts.token_points()) + ship.luggage_points(parts);
        sum -= ship.disgruntled().iter().map(|&n| i32::from(n)).sum::<i32>();
        sum = 100 * sum + LUGGAGE * i32::from(ship.luggage()) * left.min(4) / 4;
        let down = ship.down();
        for room in ship.built().without(Room::STAIRCASE).iter() {
            let (worth, seats) = printed(self, state, ship, room);
            sum +=
                if down.contains(room) { 100 * worth } else { room_promise(ship, room, worth, seats, left) };
        }
        sum
    }

    fn features(&self, state: &State, seat: Seat, out: &mut Features) -> usize {
        ship_features(state, state.ship(seat), out);
        table_features(self, state, seat, out);
        usize::from(rounds_left(state, seat))
    }

    fn goal(&self, outcome: &Outcome, seat: Seat) -> i32 {
        100 * outcome.points[seat.index()]
    }

    fn worth(&self, outcome: &Outcome, seat: Seat) -> i32 {
        if self.players() == 1 {
            return self.goal(outcome, seat);
        }
        let rivals = Seats::first(self.players()).iter().filter(|&other| other != seat);
        let best = rivals.map(|other| outcome.points[other.index()]).max().unwrap_or(0);
        let won = if outcome.winners.contains(seat) { VICTORY } else { 0 };
        self.goal(outcome, seat) - 100 * best + won
    }

    /// The best of the others: it is they who must be beaten.
    fn others(&self, state: &State, seat: Seat, eyes: Eyes<'_>) -> i32 {
        let rivals = Seats::first(self.players()).iter().filter(|&other| other != seat);
        rivals.map(|other| self.value(state, other, eyes)).max().unwrap_or(0)
    }

    fn clock(&self, state: &State) -> u32 {
        state.round().into()
    }

    fn key(&self, state: &State, seat: Seat) -> u64 {
        quick_hash(&state.crossroads(seat))
    }

    fn skill(level: Level) -> Skill {
        let search = Search { candidates: 32, budget: Budget::Iterations(800), rounds: 1, width: 8 };
        match level {
            Level::Deckhand => Skill::BEGINNER,
            Level::Helmsman => Skill { sight: Sight::Promise, width: 2, hasty: true, search: None },
            Level::Navigator => Skill { sight: Sight::Learned, width: 4, hasty: true, search: None },
            Level::Admiral => Skill { sight: Sight::Learned, width: 32, hasty: false, search: Some(search) },
        }
    }

    fn weights() -> &'static Weights {
        static WEIGHTS: Weights = Weights::new(embedded!("come-sail-away"));
        &WEIGHTS
    }

    /// Solo games of the first ship most of all; then all facilities, arrangements and numbers of players.
    fn lessons() -> Vec<Options> {
        let mut lessons = Vec::new();
        let advanced: Vec<u8> = (6..=10).collect();
        for (i, &four) in advanced.iter().enumerate() {
            let five = advanced[(i + 1 + i % 2) % 5];
            let six = advanced[(i + 3) % 5];
            let sets = [vec![1, 2, 3, four.min(five), four.max(five)], vec![1, 2, four, five, six]];
            for (j, facilities) in sets.into_iter().enumerate() {
                let players = [1, 2, 1, 4, 1, 3, 2][(2 * i + j) % 7];
                let arrangement = [Arrangement::Recommended, Arrangement::Shuffled][(i + j) % 2];
                lessons.push(Options { players, facilities, arrangement, ..Options::default() });
            }
            for players in [1, 1, [2, 3, 4][i % 3]] {
                lessons.push(Options { players, ..Options::default() });
            }
        }
        lessons
    }
}

/// Rounds that the player has still to play after the one under way.
fn rounds_left(state: &State, _: Seat) -> u8 {
    ROUNDS - state.round().min(ROUNDS)
}

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
    pub(super) const END: usize = WAYS + COLOUR_PAIRS * 8;
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

/// What lies on the ship.
fn ship_features(state: &State, ship: &Ship, out: &mut Features) {
    let mut open = [0; Room::COUNT];
    let mut taking = [0; Room::COUNT];
    let mut wanted = [0; 5];
    let down = ship.down();
    for room in ship.built().iter() {
        let takes = ship.takes(room);
        let bits = usize::from(takes.bits());
        taking[room.index()] = bits;
        open[room.index()] = [0, 1, 2, 2, 3, 3][takes.len() as usize];
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
    out.add(layout::SMALL + ship.empty_berths().len() as usize);
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
fn table_features(game: &ComeSailAway, state: &State, seat: Seat, out: &mut Features) {
    let alone = game.players() == 1;
    out.add(layout::PLAYERS + game.players() - 1);
    let mut completed = 0;
    for (place, facility) in game.facilities().into_iter().enumerate() {
        let up = state.token_up(place);
        let until = state.token_round(place).saturating_sub(state.round());
        let token = match (up, alone) {
            (false, _) => 0,
            (true, true) => 1 + usize::from(until.min(8)),
            (true, false) => 10,
        };
        out.add(layout::TOKEN + usize::from(facility.number() - 1) * 11 + token);
        completed += usize::from(up && !alone && state.completed(seat, place));
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

/// The points of a room once it lies face down, and its seats.
#[inline]
fn printed(game: &ComeSailAway, state: &State, ship: &Ship, room: Room) -> (i32, i32) {
    let parts = game.components();
    let (worth, seats) = match state.plan().tile(room) {
        Some(Tile::Staircase) => (0, 0),
        Some(tile @ Tile::GuestCabin(_)) => (parts.tile_points(tile), 3),
        Some(tile @ Tile::Facility(facility)) => (parts.tile_points(tile), facility.seats()),
        None => (ship.berth(room).map_or(0, |cabin| parts.small_cabin_points(cabin)), 2),
    };
    (worth.into(), seats.into())
}

/// The more rounds are left and the more colours fit, the surer the last seat is taken: per cent, by rounds left, passengers
/// missing and colours that fit.
static CHANCE: [[[u8; 6]; 5]; 13] = {
    let mut chances = [[[0; 6]; 5]; 13];
    let mut left = 0;
    while left < 13 {
        let mut missing = 1;
        while missing < 5 {
            let mut colours = 0;
            while colours < 6 {
                let (rounds, fit) = (left as i32, colours as i32);
                let chance = match missing {
                    1 => (20 + 13 * rounds) * (5 + fit) / 8,
                    2 => 11 * rounds * (6 + fit) / 9,
                    3 => 8 * rounds - 8,
                    _ => 6 * rounds - 12,
                };
                chances[left][missing][colours] = if chance < 0 {
                    0
                } else if chance > 95 {
                    95
                } else {
                    chance as u8
                };
                colours += 1;
            }
            missing += 1;
        }
        left += 1;
    }
    chances
};

/// A room with passengers in it will be flipped: the fuller it is and the more rounds are left, the surer.
#[inline]
fn room_promise(ship: &Ship, room: Room, worth: i32, seats: i32, left: i32) -> i32 {
    let inside = i32::from(ship.count(room));
    let missing = seats - inside;
    if missing <= 0 {
        return 100 * worth;
    }
    let colours = ship.takes(room).len() as usize;
    let chance = i32::from(CHANCE[left.clamp(0, 12) as usize][missing.min(4) as usize][colours.min(5)]);
    100 * inside + (worth + BEYOND - inside) * chance
}
