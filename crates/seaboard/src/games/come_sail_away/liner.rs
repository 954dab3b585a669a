//! The ship: rooms in three rows of four, the staircase in the middle, small cabins at stern and bow.

use anstyle::Style;
use come_sail_away::{Action, Colour, ComeSailAway, Decision, Kind, PlayerView, Room, Tile, View};

use super::drawing::{DOWN, chip_style, colours, ink_style, letter, number_of};
use crate::terminal::canvas::Canvas;
use crate::terminal::text::Text;
use crate::terminal::{BOLD, CHOICE, DIM, Draw, Screen};

/// A small cabin and a room, lines included.
const BERTH: usize = 10;
const ROOM: usize = 16;
/// From one room to the next, across and down; neighbours share a line.
const ACROSS: usize = ROOM - 1;
const DOWNWARDS: usize = 3;
const HEIGHT: usize = 3 * DOWNWARDS + 1;
/// The left edge of the bow.
const BOW: usize = BERTH - 1 + 4 * ACROSS;

/// Somebody's ship, about to be drawn.
pub(super) struct Liner<'a> {
    pub(super) game: &'a ComeSailAway,
    pub(super) view: &'a View,
    pub(super) player: &'a PlayerView,
    pub(super) choices: &'a [Action],
    pub(super) screen: &'a Screen<'a>,
}

/// Where a room is drawn.
struct Place {
    x: usize,
    y: usize,
    width: usize,
    height: usize,
}

/// In the order of the rooms: rows a, b, c, then stern and bow. The upper small cabin reaches down to row b, which it
/// touches, the lower one up to it (CSA-4).
fn place(room: Room) -> Place {
    let (x, y, width, height) = match room.index() {
        i @ 0..=3 => (BERTH - 1 + i * ACROSS, 0, ROOM, 4),
        4 => (BERTH - 1, DOWNWARDS, ROOM, 4),
        5 => (BERTH - 1 + ACROSS, DOWNWARDS, ACROSS + ROOM, 4),
        6 => (BERTH - 1 + 3 * ACROSS, DOWNWARDS, ROOM, 4),
        i @ 7..=10 => (BERTH - 1 + (i - 7) * ACROSS, 2 * DOWNWARDS, ROOM, 4),
        11 => (0, 0, BERTH, 5),
        12 => (0, 4, BERTH, 6),
        13 => (BOW, 0, BERTH, 5),
        _ => (BOW, 4, BERTH, 6),
    };
    Place { x, y, width, height }
}

impl Liner<'_> {
    pub(super) fn draw(&self) -> Vec<Text> {
        let mut canvas = Canvas::new(BOW + BERTH, HEIGHT, DIM);
        for room in Room::all() {
            let at = place(room);
            canvas.frame((at.x, at.y), at.width, at.height);
        }
        for room in Room::all() {
            self.label(&mut canvas, room);
            if self.player.ship.built().contains(room) {
                self.contents(&mut canvas, room);
            }
        }
        canvas.into_lines()
    }

    /// The place as it is typed, on the upper line of the room, with the number of the choice that leads there.
    fn label(&self, canvas: &mut Canvas, room: Room) {
        let at = place(room);
        let choice = self.choices.iter().copied().find(|action| action.room() == Some(room));
        let number = number_of(self.choices, |action| action.room() == Some(room));
        let style = if number.is_some() { CHOICE } else { DIM };
        let path = self.player.progress.filter(|progress| progress.decision() == Decision::Enter);
        let been = path.is_some_and(|progress| progress.visited().contains(room));
        let dot = if been { "•" } else { "" };
        canvas.write((at.x + 2, at.y), style, &format!("{room}{dot}"));
        let (Some(action), Some(number)) = (choice, number) else { return };
        let (style, mark) = match self.game.aside(self.view, action) {
            None => (CHOICE, format!("[{number}]")),
            Some(_) => (Style::new(), format!("({number})")),
        };
        match room.berth() {
            None => canvas.write_before((at.x + at.width - 2, at.y), style, &mark),
            // The line is too short for both.
            Some(_) => canvas.write_before((at.x + at.width - 2, at.y + 3), style, &mark),
        }
    }

    fn contents(&self, canvas: &mut Canvas, room: Room) {
        let at = place(room);
        let down = self.player.ship.down().contains(room);
        let (name, points) = self.title(room);
        let (upper, lower) = ((at.x + 2, at.y + 1), (at.x + 2, at.y + 2));
        // A small cabin has no name, and needs the first line for its seats.
        let end = (at.x + at.width - 2, if room.berth().is_some() { at.y + 2 } else { at.y + 1 });
        match (down, points) {
            (_, 0) => {}
            (true, _) => canvas.write_before(end, BOLD, &format!("+{points}")),
            (false, _) => canvas.write_before(end, DIM, &points.to_string()),
        }
        let style = match self.view.plan.tile(room) {
            _ if down => DIM,
            Some(Tile::GuestCabin(colour)) => ink_style(colour),
            _ => Style::new(),
        };
        canvas.write(upper, style, &name);
        let seats = if room.berth().is_some() { upper } else { lower };
        match (down, room.berth()) {
            (true, None) => {
                canvas.write(seats, DIM, &format!("{DOWN} {}", self.screen.id("terminal-csa-down")));
            }
            (true, Some(_)) => {
                canvas.write(seats, DIM, DOWN);
            }
            (false, _) if room == Room::STAIRCASE => self.crowd(canvas, lower),
            (false, _) => self.seats(canvas, seats, room),
        }
    }

    /// The room's short name and its points once it lies face down.
    fn title(&self, room: Room) -> (String, u8) {
        let name = self.view.plan.tile(room).map(|tile| self.screen.say(&tile.say_short()));
        let points = self.player.ship.worth(room, &self.view.plan, self.game.components());
        (name.unwrap_or_default(), points)
    }

    /// Who sits there, free seats, and whom they are for.
    fn seats(&self, canvas: &mut Canvas, (x, y): (usize, usize), room: Room) {
        let mut x = x;
        for seat in self.seating(room) {
            x = match seat {
                Seating::Taken(colour) => {
                    canvas.write((x, y), chip_style(colour), &letter(colour, self.screen))
                }
                Seating::Free => canvas.write((x, y), DIM, "·"),
                Seating::Gap => x + 1,
            };
        }
        let takes = self.player.ship.takes(room);
        if self.player.ship.is_full(room) {
            // In a small cabin of many doors the word would run over the frame.
            let full = self.screen.id("csa-full");
            let at = place(room);
            if x + 1 + full.chars().count() < at.x + at.width {
                canvas.write((x + 1, y), BOLD, &full);
            }
        } else if !matches!(self.view.plan.tile(room), Some(Tile::GuestCabin(_))) {
            x = canvas.write((x + 1, y), DIM, "+");
            for (style, letter) in colours(takes, self.screen) {
                x = canvas.write((x, y), style, &letter);
            }
            if kind(self.view.plan.tile(room)) == Some(Kind::Suite) {
                canvas.write((x, y), DIM, "*");
            }
        }
    }

    /// The staircase: any number of passengers.
    fn crowd(&self, canvas: &mut Canvas, (x, y): (usize, usize)) {
        let inside = self.player.ship.inside(Room::STAIRCASE);
        let mut x = x;
        for colour in Colour::ALL {
            let count = inside[colour.index()];
            if count > 0 {
                x = canvas.write((x, y), chip_style(colour), &letter(colour, self.screen));
                x = canvas.write((x, y), Style::new(), &count.to_string()) + 1;
            }
        }
        x = canvas.write((x, y), DIM, "+");
        for (style, letter) in colours(self.player.ship.takes(Room::STAIRCASE), self.screen) {
            x = canvas.write((x, y), style, &letter);
        }
    }

    fn seating(&self, room: Room) -> Vec<Seating> {
        let inside = self.player.ship.inside(room);
        let ship = &self.player.ship;
        let order = match kind(self.view.plan.tile(room)) {
            Some(Kind::DiningRoom) => return tables(&inside),
            Some(Kind::Bar) => bar(&inside, ship.bar_outer()),
            _ => row(&inside),
        };
        let seats = ship.seats(room, &self.view.plan, self.game.components());
        let free = usize::from(seats.unwrap_or(0)).saturating_sub(order.len());
        order.into_iter().map(Seating::Taken).chain(std::iter::repeat_n(Seating::Free, free)).collect()
    }
}

/// A seat, or the gap between two tables.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Seating {
    Taken(Colour),
    Free,
    Gap,
}

/// Passengers colour by colour.
fn row(inside: &[u8; 5]) -> Vec<Colour> {
    let of = |colour: Colour| std::iter::repeat_n(colour, usize::from(inside[colour.index()]));
    Colour::ALL.into_iter().flat_map(of).collect()
}

/// The bar's seats from left to right: outer, inner, inner, outer (CSA-25).
fn bar(inside: &[u8; 5], outer: Option<Colour>) -> Vec<Colour> {
    let mut seats = row(inside);
    // The first seat is an outer one; the other outer one is the last to be taken.
    seats.sort_by_key(|&colour| Some(colour) != outer);
    if seats.len() == 4 {
        seats.swap(1, 3);
    }
    seats
}

/// A dining room: two tables of two, one colour each (CSA-22).
fn tables(inside: &[u8; 5]) -> Vec<Seating> {
    let mut tables: Vec<Vec<Seating>> = Vec::new();
    for colour in Colour::ALL.into_iter().filter(|c| inside[c.index()] > 0) {
        let taken = usize::from(inside[colour.index()].min(2));
        tables.push([vec![Seating::Taken(colour); taken], vec![Seating::Free; 2 - taken]].concat());
    }
    tables.resize(2, vec![Seating::Free; 2]);
    tables.join(&Seating::Gap)
}

fn kind(tile: Option<Tile>) -> Option<Kind> {
    match tile {
        Some(Tile::Facility(facility)) => Some(facility.kind()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Seating::{Free, Gap, Taken};

    #[test]
    fn the_bar_fills_from_left_to_right() {
        let (y, b) = (Colour::Yellow, Colour::Blue);
        assert_eq!(bar(&[0, 1, 0, 0, 0], Some(b)), [b]);
        assert_eq!(bar(&[2, 1, 0, 0, 0], Some(b)), [b, y, y]);
        assert_eq!(bar(&[2, 2, 0, 0, 0], Some(b)), [b, y, y, b]);
    }

    #[test]
    fn a_table_has_one_colour() {
        let (y, b) = (Taken(Colour::Yellow), Taken(Colour::Blue));
        assert_eq!(tables(&[0, 0, 0, 0, 0]), [Free, Free, Gap, Free, Free]);
        assert_eq!(tables(&[1, 1, 0, 0, 0]), [y, Free, Gap, b, Free]);
        assert_eq!(tables(&[2, 0, 0, 0, 0]), [y, y, Gap, Free, Free]);
    }

    #[test]
    fn rooms_that_touch_share_a_line() {
        for room in Room::all() {
            let Place { x, y, width, height } = place(room);
            for other in room.touching().iter() {
                let at = place(other);
                let beside = x + width - 1 == at.x || at.x + at.width - 1 == x;
                let across = y + height - 1 == at.y || at.y + at.height - 1 == y;
                let level = y < at.y + at.height - 1 && at.y < y + height - 1;
                let plumb = x < at.x + at.width - 1 && at.x < x + width - 1;
                assert!(beside && level || across && plumb, "{room} {other}");
            }
        }
    }
}
