//! The sea as one player looks at it, in sets of spaces: one's own first row is always the first.

use game::Seat;
use pirates_under_fire::{Icon, PiratesUnderFire, Sea, Ship, Space, Spaces, State, WIDTH};

/// A set of spaces as the player sees them, a bit for each.
pub(super) type Bits = u64;

/// All values that a ship may have.
pub(super) const VALUES: u16 = (1 << 9) - 1;

/// Kinds of ships from here on are mercenaries.
pub(super) const HIRED: u8 = 18;

const ALL: Bits = Spaces::ALL.bits();
const COLUMN_A: Bits = 0x0008_1020_4081;
const COLUMN_G: Bits = COLUMN_A << (WIDTH - 1);
/// Where three spaces in a row, and in a column, can begin.
const ACROSS: Bits = ALL & !COLUMN_G & !(COLUMN_G >> 1);
const DEEP: Bits = ALL >> (2 * WIDTH);

/// One player's ships.
pub(super) struct Side {
    pub(super) active: Bits,
    pub(super) burning: Bits,
    /// Where the player may lay a ship (PUF-12).
    pub(super) reach: Bits,
    /// Active ships that a shot sets on fire (PUF-25).
    pub(super) bare: Bits,
    /// Mercenaries.
    pub(super) hired: Bits,
    /// The values that an active ship may stand for, a bit for each; none elsewhere.
    pub(super) flags: [u16; Space::COUNT],
    /// What an active ship is: its value counted from 0, 9 more with a shield, or the mercenary from [`HIRED`] on.
    pub(super) kinds: [u8; Space::COUNT],
}

/// The sea.
pub(super) struct Waters {
    /// The player's own ships and the rival's.
    pub(super) sides: [Side; 2],
    pub(super) mines: Bits,
    /// Where a shot is printed, along lines and along diagonals, and no ship lies.
    pub(super) guns: [Bits; 2],
    turned: bool,
}

/// Three spaces side by side, two of them with ships of one player, one where a ship can be laid.
pub(super) struct Want {
    pub(super) at: usize,
    /// Whether it lies between the two.
    pub(super) between: bool,
    /// The values that make three identical ships, and those that make a run.
    pub(super) same: u16,
    pub(super) run: u16,
}

impl Waters {
    pub(super) fn of(game: &PiratesUnderFire, state: &State, seat: Seat) -> Waters {
        let sea = &state.open().sea;
        let turned = seat.index() == 1;
        let turn = |spaces: Spaces| if turned { half_turn(spaces.bits()) } else { spaces.bits() };
        let sides = [seat, seat.opponent()].map(|seat| {
            let fleet = sea.fleet(seat);
            let mut side = Side {
                active: turn(fleet.active),
                burning: turn(fleet.burning),
                reach: turn(sea.accessible(seat)),
                bare: 0,
                hired: 0,
                flags: [0; Space::COUNT],
                kinds: [0; Space::COUNT],
            };
            for at in each(side.active) {
                match ship_at(sea, at, turned) {
                    Some((Ship::Own(value), shields)) => {
                        let value = value.number() - 1;
                        side.flags[at] = 1 << value;
                        side.kinds[at] = if shields == 0 { value } else { value + 9 };
                        side.bare |= Bits::from(shields == 0) << at;
                    }
                    Some((Ship::Hired(mercenary), _)) => {
                        side.flags[at] = game.components().contract(mercenary).values.bits();
                        side.kinds[at] = HIRED + mercenary.index() as u8;
                        side.hired |= 1 << at;
                    }
                    None => {}
                }
            }
            side
        });
        Waters { sides, mines: turn(sea.mines()), guns: [0; 2], turned }
    }

    /// The space as the engine counts it.
    #[inline]
    pub(super) fn space(&self, at: usize) -> Option<Space> {
        Space::new(if self.turned { Space::COUNT - 1 - at } else { at })
    }

    /// The same space as the player counts it.
    #[inline]
    pub(super) fn place(&self, space: Space) -> usize {
        if self.turned { Space::COUNT - 1 - space.index() } else { space.index() }
    }

    /// Where no active ship lies.
    #[inline]
    pub(super) fn free(&self) -> Bits {
        ALL & !(self.sides[0].active | self.sides[1].active)
    }

    /// Where no ship lies at all.
    #[inline]
    pub(super) fn open(&self) -> Bits {
        self.free() & !(self.sides[0].burning | self.sides[1].burning)
    }

    /// Notes that an open space has this icon.
    #[inline]
    pub(super) fn note_icon(&mut self, at: usize, icon: Icon) {
        match icon {
            Icon::OrthogonalShot => self.guns[0] |= 1 << at,
            Icon::DiagonalShot => self.guns[1] |= 1 << at,
            _ => {}
        }
    }

    /// Calls `three` with every three ships of a side that lie side by side, and `want` where one is missing.
    #[inline]
    pub(super) fn lines(
        &self,
        side: &Side,
        mut three: impl FnMut([usize; 3], [u16; 3]),
        mut want: impl FnMut(Want),
    ) {
        let free = self.free();
        for (step, starts) in [(1, ACROSS), (WIDTH, DEEP)] {
            let lie = |place: usize| side.active >> (place * step) & starts;
            let may = |place: usize| free >> (place * step) & starts;
            for start in each(lie(0) & lie(1) & lie(2)) {
                let spaces = [start, start + step, start + 2 * step];
                three(spaces, spaces.map(|at| side.flags[at]));
            }
            for start in each(may(0) & lie(1) & lie(2)) {
                want(beside(start, side.flags[start + 2 * step], side.flags[start + step]));
            }
            for start in each(lie(0) & lie(1) & may(2)) {
                want(beside(start + 2 * step, side.flags[start], side.flags[start + step]));
            }
            for start in each(lie(0) & may(1) & lie(2)) {
                let (one, other) = (side.flags[start], side.flags[start + 2 * step]);
                let run = (one << 2 & other) >> 1 | (one >> 2 & other) << 1;
                want(Want { at: start + step, between: true, same: one & other, run: run & VALUES });
            }
        }
    }

    /// Threes of spaces with one ship of the side, where the other two are free.
    #[inline]
    pub(super) fn beginnings(&self, side: &Side) -> usize {
        let free = self.free();
        let mut count = 0;
        for (step, starts) in [(1, ACROSS), (WIDTH, DEEP)] {
            let lie = |place: usize| side.active >> (place * step) & starts;
            let may = |place: usize| free >> (place * step) & starts;
            let begun = lie(0) & may(1) & may(2) | may(0) & lie(1) & may(2) | may(0) & may(1) & lie(2);
            count += begun.count_ones();
        }
        count as usize
    }
}

/// What is wanted beside two ships, the near one next to it.
#[inline]
fn beside(at: usize, far: u16, near: u16) -> Want {
    let run = (far << 1 & near) << 1 | (far >> 1 & near) >> 1;
    Want { at, between: false, same: far & near, run: run & VALUES }
}

#[inline]
fn ship_at(sea: &Sea, at: usize, turned: bool) -> Option<(Ship, u8)> {
    let space = Space::new(if turned { Space::COUNT - 1 - at } else { at })?;
    Some((sea.ship(space)?, sea.shields(space)))
}

/// The sea from the other side.
#[inline]
const fn half_turn(bits: Bits) -> Bits {
    bits.reverse_bits() >> (Bits::BITS as usize - Space::COUNT)
}

/// The places of a set, lowest first.
#[inline]
pub(super) fn each(bits: Bits) -> impl Iterator<Item = usize> {
    let mut left = bits;
    std::iter::from_fn(move || {
        let at = (left != 0).then(|| left.trailing_zeros() as usize);
        left &= left.wrapping_sub(1);
        at.filter(|&at| at < Space::COUNT)
    })
}

/// The spaces orthogonally adjacent to any of these.
#[inline]
pub(super) const fn beside_all(bits: Bits) -> Bits {
    ((bits & !COLUMN_G) << 1 | (bits & !COLUMN_A) >> 1 | bits << WIDTH | bits >> WIDTH) & ALL
}

/// The first of `ships` in a direction, from every space of a set at once.
#[inline]
fn slide(from: Bits, ships: Bits, step: impl Fn(Bits) -> Bits) -> Bits {
    let (mut moving, mut hit) = (from, 0);
    while moving != 0 {
        moving = step(moving) & ALL;
        hit |= moving & ships;
        moving &= !ships;
    }
    hit
}

/// What shots along rows and columns can hit, from anywhere in a set (PUF-17).
#[inline]
pub(super) fn straight(from: Bits, ships: Bits) -> Bits {
    slide(from, ships, |bits| (bits & !COLUMN_G) << 1)
        | slide(from, ships, |bits| (bits & !COLUMN_A) >> 1)
        | slide(from, ships, |bits| bits << WIDTH)
        | slide(from, ships, |bits| bits >> WIDTH)
}

/// What shots along diagonals can hit, from anywhere in a set (PUF-18).
#[inline]
pub(super) fn diagonal(from: Bits, ships: Bits) -> Bits {
    slide(from, ships, |bits| (bits & !COLUMN_G) << (WIDTH + 1))
        | slide(from, ships, |bits| (bits & !COLUMN_A) >> (WIDTH + 1))
        | slide(from, ships, |bits| (bits & !COLUMN_A) << (WIDTH - 1))
        | slide(from, ships, |bits| (bits & !COLUMN_G) >> (WIDTH - 1))
}
