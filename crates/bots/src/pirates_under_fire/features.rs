//! What a player knows of a position, for the learned value.

use game::Seat;
use pirates_under_fire::{Effect, Mercenary, PiratesUnderFire, Space, State, Step, Value, WIDTH};

use super::waters::{Bits, HIRED, Side, Waters, beside_all, diagonal, each, straight};
use crate::Features;

/// How many features there are.
pub(super) const COUNT: usize = layout::END;

/// Where each group of features begins.
mod layout {
    use pirates_under_fire::{DEPTH, Effect, Mercenary};

    /// Places of the sea, left and right being the same.
    pub(super) const PLACES: usize = 4 * DEPTH;
    /// An open space: its icon, whether it is mined, and who can reach it.
    pub(super) const OPEN: usize = 6 * 2 * 4;
    /// What a player may have there: a value with a shield or without, a mercenary, a ship on fire.
    pub(super) const LYING: usize = 9 * 2 + 2;
    pub(super) const INSIDE: usize = OPEN + 2 * LYING;
    /// A value that is wanted: for what, between two or beside, how likely it comes, and who can reach the space, mined or not.
    pub(super) const LIKELY: usize = 5;
    pub(super) const WANTED: usize = 2 * 2 * LIKELY * 4 * 2;
    /// A ship: whose shots can reach it, how many combinations it is in; or it has a shield.
    pub(super) const SHIP: usize = (8 + 1) * 3;
    /// What is aimed at by effects that are still open.
    pub(super) const AIMS: usize = 5;
    /// Margins that are told apart.
    pub(super) const MARGINS: usize = 41;

    pub(super) const SEA: usize = 0;
    pub(super) const WANT: usize = SEA + PLACES * INSIDE;
    pub(super) const APART: usize = WANT + 2 * WANTED;
    pub(super) const BEGUN: usize = APART + 2;
    pub(super) const THREE: usize = BEGUN + 2 * 16;
    pub(super) const SHIPS: usize = THREE + 2 * 2;
    pub(super) const HAND: usize = SHIPS + 2 * SHIP;
    pub(super) const LEFT: usize = HAND + 9 * 16;
    pub(super) const GOLD: usize = LEFT + 9 * 4;
    pub(super) const EXTRA: usize = GOLD + 2 * 9;
    pub(super) const TAKEN: usize = EXTRA + 2 * 8;
    pub(super) const REACH: usize = TAKEN + 2 * 8;
    pub(super) const ACTIVE: usize = REACH + 2 * 24;
    pub(super) const BURNING: usize = ACTIVE + 2 * 24;
    pub(super) const MERCENARY: usize = BURNING + 2 * 8;
    pub(super) const SHIELDS: usize = MERCENARY + Mercenary::COUNT * 6;
    pub(super) const MINES: usize = SHIELDS + 8;
    pub(super) const BEGAN: usize = MINES + 16;
    pub(super) const STEP: usize = BEGAN + 2;
    pub(super) const PENDING: usize = STEP + 2 * 2 * 6;
    pub(super) const MARGIN: usize = PENDING + Effect::ALL.len() * 3 * AIMS;
    pub(super) const BEST: usize = MARGIN + MARGINS;
    pub(super) const LINKS: usize = BEST + 2 * 12;
    pub(super) const END: usize = LINKS + 2 * 16;
}

/// Tiles that a player may lay, by value, a bit for each.
#[derive(Default)]
struct Stock {
    hand: u16,
    /// Values of which at least one, two, three are still unseen.
    left: [u16; 3],
}

impl Stock {
    /// How likely it is that one of these values comes.
    #[inline]
    fn likely(&self, values: u16) -> usize {
        if values & self.hand != 0 {
            return 4;
        }
        self.left.iter().filter(|&&left| values & left != 0).count()
    }
}

/// Ships in combinations: in one at least, and in two.
#[derive(Clone, Copy, Default)]
struct Scoring {
    once: Bits,
    twice: Bits,
}

impl Scoring {
    #[inline]
    fn of(self, at: usize) -> usize {
        (self.once >> at & 1) as usize + (self.twice >> at & 1) as usize
    }
}

/// Adds all features of the position; the margin is that of the score sheets as they stand.
pub(super) fn collect(game: &PiratesUnderFire, state: &State, seat: Seat, margin: i32, out: &mut Features) {
    let mut waters = Waters::of(game, state, seat);
    sea(state, &mut waters, out);
    let stocks = [own_stock(state, seat, out), rival_stock(state, seat.opponent(), out)];
    let mut scoring = [Scoring::default(); 2];
    for (i, side) in waters.sides.iter().enumerate() {
        scoring[i] = lines(&waters, i, side, &stocks[i], out);
    }
    for (i, side) in waters.sides.iter().enumerate() {
        let rival = &waters.sides[1 - i];
        // A three fires from anywhere, as long as there is one.
        let three = if (stocks[1 - i].left[0] | stocks[1 - i].hand) >> 2 & 1 == 1 { rival.reach } else { 0 };
        let shots = [
            straight(rival.reach & waters.guns[0], side.active),
            diagonal(rival.reach & waters.guns[1], side.active),
            straight(three, side.active),
        ];
        for at in each(side.active) {
            let danger = if side.bare >> at & 1 == 1 {
                shots.iter().enumerate().map(|(bit, hit)| ((hit >> at & 1) as usize) << bit).sum()
            } else {
                8
            };
            out.add(layout::SHIPS + i * layout::SHIP + danger * 3 + scoring[i].of(at));
        }
        out.add(layout::REACH + i * 24 + (side.reach.count_ones() as usize).min(23));
        out.add(layout::ACTIVE + i * 24 + (side.active.count_ones() as usize).min(23));
        out.add(layout::BURNING + i * 8 + (side.burning.count_ones() as usize).min(7));
    }
    links(&waters, stocks[0].hand, out);
    players(game, state, &waters, seat, out);
    turn(state, &waters, scoring[1], out);
    out.add(
        layout::MARGIN + (margin + layout::MARGINS as i32 / 2).clamp(0, layout::MARGINS as i32 - 1) as usize,
    );
}

/// What lies on each space.
#[inline]
fn sea(state: &State, waters: &mut Waters, out: &mut Features) {
    let sea = &state.open().sea;
    for at in each(waters.open()) {
        let Some(space) = waters.space(at) else { continue };
        let icon = sea.icon(space);
        waters.note_icon(at, icon);
        let code = (icon as usize * 2 + (waters.mines >> at & 1) as usize) * 4 + reach(waters, at);
        out.add(layout::SEA + place(at) * layout::INSIDE + code);
    }
    for (i, side) in waters.sides.iter().enumerate() {
        let start = layout::OPEN + i * layout::LYING;
        for at in each(side.active) {
            let kind = usize::from(side.kinds[at].min(HIRED));
            out.add(layout::SEA + place(at) * layout::INSIDE + start + kind);
        }
        for at in each(side.burning) {
            out.add(layout::SEA + place(at) * layout::INSIDE + start + 19);
        }
    }
}

/// The place of a space, where left and right are the same.
#[inline]
const fn place(at: usize) -> usize {
    const PLACE: [u8; Space::COUNT] = {
        let mut places = [0; Space::COUNT];
        let mut at = 0;
        while at < Space::COUNT {
            let (row, column) = (at / WIDTH, at % WIDTH);
            let from_edge = if column < WIDTH - column { column } else { WIDTH - 1 - column };
            places[at] = (row * 4 + from_edge) as u8;
            at += 1;
        }
        places
    };
    PLACE[at] as usize
}

/// Who can lay a ship there: the player, the rival.
#[inline]
fn reach(waters: &Waters, at: usize) -> usize {
    let [own, rival] = &waters.sides;
    (own.reach >> at & 1) as usize + 2 * (rival.reach >> at & 1) as usize
}

/// Combinations, and what is missing to more.
#[inline]
fn lines(waters: &Waters, i: usize, side: &Side, stock: &Stock, out: &mut Features) -> Scoring {
    let mut scoring = Scoring::default();
    let mut apart = 0;
    // What one ship more can bring on each space, if it comes.
    let mut gains = [0u8; Space::COUNT];
    let mut found = [0u8; 2];
    let all = &mut *out;
    waters.lines(
        side,
        |spaces, [one, two, three]| {
            let same = one & two & three;
            let run = (one << 1 & two) << 1 & three | (one >> 1 & two) >> 1 & three;
            if same | run != 0 {
                let bits = spaces.into_iter().fold(0, |bits, at| bits | 1 << at);
                scoring.twice |= scoring.once & bits;
                scoring.once |= bits;
                found[usize::from(same == 0)] += 1;
            }
        },
        |want| {
            let at = want.at;
            let there = reach(waters, at) * 2 + (waters.mines >> at & 1) as usize;
            for (kind, values) in [want.same, want.run].into_iter().enumerate() {
                if values != 0 {
                    let likely = stock.likely(values);
                    let now = if i == 0 { likely == 4 } else { likely > 0 };
                    if now && side.reach >> at & 1 == 1 {
                        gains[at] += 3 - kind as u8;
                    }
                    let code = (kind * 2 + usize::from(want.between)) * layout::LIKELY + likely;
                    all.add(layout::WANT + i * layout::WANTED + code * 8 + there);
                }
            }
            apart += usize::from(want.same | want.run == 0);
        },
    );
    for _ in 0..apart {
        out.add(layout::APART + i);
    }
    for (kind, &count) in found.iter().enumerate() {
        for _ in 0..count {
            out.add(layout::THREE + i * 2 + kind);
        }
    }
    let best = gains.into_iter().max().unwrap_or(0);
    out.add(layout::BEST + i * 12 + usize::from(best.min(11)));
    out.add(layout::BEGUN + i * 16 + (waters.beginnings(side) / 2).min(15));
    scoring
}

/// Free spaces beside own ships where a tile of the hand would be of the same value, and of a neighbouring one.
#[inline]
fn links(waters: &Waters, hand: u16, out: &mut Features) {
    let own = &waters.sides[0];
    let near = hand << 1 | hand >> 1;
    let (mut same, mut step) = (0, 0);
    for at in each(own.active) {
        let flag = own.flags[at];
        same |= Bits::from(flag & hand != 0) << at;
        step |= Bits::from(flag & near != 0) << at;
    }
    let free = waters.free();
    for (kind, ships) in [same, step].into_iter().enumerate() {
        let spaces = (beside_all(ships) & free).count_ones() as usize;
        out.add(layout::LINKS + kind * 16 + spaces.min(15));
    }
}

/// The player's own tiles: in the hand, and unseen.
#[inline]
fn own_stock(state: &State, seat: Seat, out: &mut Features) -> Stock {
    let laid = &state.open().player(seat).laid;
    let mut stock = Stock::default();
    for (i, value) in Value::ALL.into_iter().enumerate() {
        let held = state.held(seat, value).min(3);
        let left = 3u8.saturating_sub(laid.of(value) + held);
        out.add(layout::HAND + i * 16 + usize::from(held * 4 + left));
        stock.hand |= u16::from(held > 0) << i;
        stock.left.iter_mut().zip(1..).for_each(|(values, least)| *values |= u16::from(left >= least) << i);
    }
    stock
}

/// The rival's tiles that were not laid; which are in the hand, nobody else knows.
#[inline]
fn rival_stock(state: &State, rival: Seat, out: &mut Features) -> Stock {
    let laid = &state.open().player(rival).laid;
    let mut stock = Stock::default();
    for (i, value) in Value::ALL.into_iter().enumerate() {
        let left = 3u8.saturating_sub(laid.of(value));
        out.add(layout::LEFT + i * 4 + usize::from(left));
        stock.left.iter_mut().zip(1..).for_each(|(values, least)| *values |= u16::from(left >= least) << i);
    }
    stock
}

/// What lies before the players, and between them.
#[inline]
fn players(game: &PiratesUnderFire, state: &State, waters: &Waters, seat: Seat, out: &mut Features) {
    let open = state.open();
    for (i, seat) in [seat, seat.opponent()].into_iter().enumerate() {
        let player = open.player(seat);
        out.add(layout::GOLD + i * 9 + usize::from(player.gold.min(8)));
        out.add(layout::EXTRA + i * 8 + usize::from(player.extra.min(7)));
        out.add(layout::TAKEN + i * 8 + usize::from(player.mines.min(7)));
        for at in each(waters.sides[i].hired) {
            out.add(layout::MERCENARY + usize::from(waters.sides[i].kinds[at] - HIRED) * 6 + 4 + i);
        }
    }
    let pays = |seat: Seat, mercenary: Mercenary| {
        usize::from(open.player(seat).gold >= game.components().contract(mercenary).cost)
    };
    for mercenary in open.offered.iter() {
        let buyers = pays(seat, mercenary) + 2 * pays(seat.opponent(), mercenary);
        out.add(layout::MERCENARY + mercenary.index() * 6 + buyers);
    }
    out.add(layout::SHIELDS + usize::from(open.shields.min(7)));
    out.add(layout::MINES + usize::from(open.mines.min(15)));
    out.add(layout::BEGAN + usize::from(open.first == seat));
}

/// How far the turn is, and what its open effects aim at.
#[inline]
fn turn(state: &State, waters: &Waters, scoring: Scoring, out: &mut Features) {
    let turn = &state.open().turn;
    let step = match turn.step {
        Step::Choose | Step::Over { .. } => 0,
        Step::Lay { mercenary: None } => 1,
        Step::Lay { mercenary: Some(_) } => 2,
        Step::Effects => 3,
        Step::Dummy => 4,
        Step::Reserve => 5,
    };
    out.add(layout::STEP + (usize::from(turn.laid) * 2 + usize::from(turn.hired)) * 6 + step);
    let rival = &waters.sides[1];
    let from = turn.from().map_or(0, |space| 1 << waters.place(space));
    for effect in turn.pending().iter() {
        let hit = match effect {
            Effect::OrthogonalShot | Effect::LateralShots => straight(from, rival.active),
            Effect::DiagonalShot => diagonal(from, rival.active),
            _ => 0,
        };
        let best = each(hit).map(|at| if rival.bare >> at & 1 == 1 { 2 + scoring.of(at) } else { 1 }).max();
        let count = usize::from(turn.pending().count(effect).clamp(1, 3)) - 1;
        out.add(layout::PENDING + (effect as usize * 3 + count) * layout::AIMS + best.unwrap_or(0));
    }
}
