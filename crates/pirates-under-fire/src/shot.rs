//! Shots: the eight directions, and what lies first in them (PUF-17, PUF-18, PUF-24, PUF-25).

use serde::{Deserialize, Serialize};

use crate::space::{DEPTH, WIDTH};
use crate::{Space, Spaces};

/// A direction, as on a chart with the first seat in the south.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Direction {
    East,
    West,
    North,
    South,
    NorthEast,
    SouthWest,
    NorthWest,
    SouthEast,
}

impl Direction {
    const ALL: [Direction; 8] = [
        Direction::East,
        Direction::West,
        Direction::North,
        Direction::South,
        Direction::NorthEast,
        Direction::SouthWest,
        Direction::NorthWest,
        Direction::SouthEast,
    ];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

game::bit_set! {
    /// A set of directions.
    pub(crate) struct Directions(u8) of Direction; count 8; |place| Direction::ALL[(place & 7) as usize]; serde
}

pub(crate) const ORTHOGONAL: Directions = Directions(0b0000_1111);
pub(crate) const DIAGONAL: Directions = Directions(0b1111_0000);
/// To the left and to the right (PUF-30).
pub(crate) const LATERAL: Directions = Directions(0b0000_0011);

/// Each of [`Direction::ALL`] by column and row; opposite directions stand side by side, the one that counts spaces upwards first.
const STEPS: [(isize, isize); 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (-1, 1), (1, -1)];

/// All spaces from one in one direction.
static RAYS: [[Spaces; Space::COUNT]; 8] = rays();

const fn rays() -> [[Spaces; Space::COUNT]; 8] {
    let mut rays = [[Spaces::NONE; Space::COUNT]; 8];
    let mut direction = 0;
    while direction < 8 {
        let (across, ahead) = STEPS[direction];
        let mut from = 0;
        while from < Space::COUNT {
            let (mut column, mut row) = ((from % WIDTH) as isize + across, (from / WIDTH) as isize + ahead);
            while column >= 0 && column < WIDTH as isize && row >= 0 && row < DEPTH as isize {
                if let Some(space) = Space::at(column as usize, row as usize) {
                    rays[direction][from] = rays[direction][from].with(space);
                }
                column += across;
                row += ahead;
            }
            from += 1;
        }
        direction += 1;
    }
    rays
}

/// The first of `ships` in each of these directions, at any distance.
#[inline]
pub(crate) fn first_hit(from: Space, directions: Directions, ships: Spaces) -> Spaces {
    let mut hit = Spaces::NONE;
    for (direction, rays) in RAYS.iter().enumerate() {
        if directions.0 >> direction & 1 == 1 {
            let in_line = rays[from.index()] & ships;
            let first = if direction % 2 == 0 { in_line.lowest() } else { in_line.highest() };
            hit = first.map_or(hit, |space| hit.with(space));
        }
    }
    hit
}

/// The direction in which one space lies from another.
#[inline]
pub(crate) fn direction(from: Space, to: Space) -> Option<Direction> {
    let place = RAYS.iter().position(|rays| rays[from.index()].contains(to))?;
    Direction::ALL.get(place).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn space(text: &str) -> Space {
        text.parse().unwrap()
    }

    fn spaces(text: &str) -> Spaces {
        text.split(' ').map(space).collect()
    }

    #[test]
    fn the_nearest_ship_in_each_direction_is_hit() {
        let ships = spaces("a1 b1 g1 d6 d3 f4 a5 g3 b2");
        assert_eq!(first_hit(space("d2"), ORTHOGONAL, ships), spaces("b2 d3"));
        assert_eq!(first_hit(space("d2"), DIAGONAL, ships), spaces("f4 a5"));
        assert_eq!(first_hit(space("d1"), LATERAL, ships), spaces("b1 g1"));
    }

    #[test]
    fn a_shot_stops_at_the_edge_of_the_sea() {
        assert_eq!(first_hit(space("g1"), Directions::ALL, spaces("a2")), Spaces::NONE);
        assert_eq!(direction(space("g1"), space("a2")), None);
        assert_eq!(direction(space("g1"), space("b6")), Some(Direction::NorthWest));
    }
}
