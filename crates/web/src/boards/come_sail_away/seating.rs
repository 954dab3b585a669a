//! The seats of a room: where they are in its drawing, who sits there, and whom the free ones wait for.

use come_sail_away::{Colour, Colours, ComeSailAway, Kind, Room, Ship, Tile, View};

use super::boarding::Guest;

/// What a room is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Interior {
    Cabin(Colour),
    /// A small cabin, by its tile.
    Small(u8),
    Staircase,
    Facility(Kind),
    /// A place at stern or bow where no small cabin lies yet.
    Nothing,
}

impl Interior {
    pub(super) fn of(view: &View, ship: &Ship, room: Room) -> Interior {
        match view.plan.tile(room) {
            Some(Tile::GuestCabin(colour)) => Interior::Cabin(colour),
            Some(Tile::Facility(facility)) => Interior::Facility(facility.kind()),
            Some(Tile::Staircase) => Interior::Staircase,
            None => ship.berth(room).map_or(Interior::Nothing, Interior::Small),
        }
    }

    pub(super) fn class(self) -> &'static str {
        match self {
            Interior::Cabin(_) => "cabin",
            Interior::Small(_) => "small",
            Interior::Staircase => "staircase",
            Interior::Nothing => "nothing",
            Interior::Facility(Kind::DiningRoom) => "dining",
            Interior::Facility(Kind::Salon) => "salon",
            Interior::Facility(Kind::Bar) => "bar",
            Interior::Facility(Kind::Pool) => "pool",
            Interior::Facility(Kind::Library) => "library",
            Interior::Facility(Kind::Suite) => "suite",
            Interior::Facility(Kind::Theatre) => "theatre",
        }
    }

    /// Where the seats are in a drawing of 160 by 80.
    pub(super) fn places(self) -> &'static [(f64, f64)] {
        match self {
            Interior::Cabin(_) => &[(30.0, 40.0), (80.0, 40.0), (130.0, 40.0)],
            Interior::Facility(Kind::DiningRoom) => {
                &[(24.0, 38.0), (58.0, 38.0), (102.0, 38.0), (136.0, 38.0)]
            }
            Interior::Facility(Kind::Salon) => &[(21.0, 44.0), (60.0, 44.0), (100.0, 44.0), (139.0, 44.0)],
            Interior::Facility(Kind::Bar) => &[(24.0, 38.0), (62.0, 38.0), (98.0, 38.0), (136.0, 38.0)],
            Interior::Facility(Kind::Pool) => {
                &[(18.0, 46.0), (49.0, 54.0), (80.0, 46.0), (111.0, 54.0), (142.0, 46.0)]
            }
            Interior::Facility(Kind::Library) => &[(24.0, 48.0), (61.0, 48.0), (98.0, 48.0), (135.0, 48.0)],
            Interior::Facility(Kind::Suite) => &[(28.0, 46.0), (80.0, 46.0), (132.0, 46.0)],
            Interior::Facility(Kind::Theatre) => &[(26.0, 52.0), (62.0, 52.0), (98.0, 52.0), (134.0, 52.0)],
            Interior::Small(_) | Interior::Staircase | Interior::Nothing => &[],
        }
    }
}

/// A seat: somebody's, or free, perhaps for one colour only.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Place {
    Taken(Guest),
    Free(Option<Colour>),
}

/// The seats of a room from left to right.
pub(super) fn seats(game: &ComeSailAway, interior: Interior, guests: &[Guest], takes: Colours) -> Vec<Place> {
    match interior {
        Interior::Nothing | Interior::Staircase => Vec::new(),
        Interior::Cabin(colour) => in_order(guests, 3, |_| Some(colour)),
        Interior::Small(tile) => by_door(guests, game.components().small_cabin_doors(tile)),
        Interior::Facility(Kind::Pool) => by_door(guests, Colour::ALL.into_iter()),
        Interior::Facility(Kind::DiningRoom) => tables(guests),
        Interior::Facility(Kind::Bar) => bar(guests),
        Interior::Facility(Kind::Suite) => in_order(guests, 3, |_| None),
        // Where only one colour is taken, the free seats wait for it.
        Interior::Facility(_) => in_order(guests, 4, |_| takes.iter().next().filter(|_| takes.len() == 1)),
    }
}

fn in_order(guests: &[Guest], count: usize, waits: impl Fn(usize) -> Option<Colour>) -> Vec<Place> {
    let seat = |place: usize| match guests.get(place) {
        Some(&guest) => Place::Taken(guest),
        None => Place::Free(waits(place)),
    };
    (0..count.max(guests.len())).map(seat).collect()
}

/// Each seat is for one colour (CSA-20, CSA-21, CSA-26).
fn by_door(guests: &[Guest], doors: impl Iterator<Item = Colour>) -> Vec<Place> {
    let mut guests = guests.to_vec();
    let seat = |door| match guests.iter().position(|guest| guest.colour == door) {
        Some(place) => Place::Taken(guests.remove(place)),
        None => Place::Free(Some(door)),
    };
    doors.map(seat).collect()
}

/// Outer two alike, inner two alike (CSA-25).
fn bar(guests: &[Guest]) -> Vec<Place> {
    let colour = |place: usize| guests.get(place).map(|guest| guest.colour);
    in_order(guests, 4, |place| match place {
        2 => colour(1),
        3 => colour(0),
        _ => None,
    })
}

/// Two tables of two, one colour each (CSA-22).
fn tables(guests: &[Guest]) -> Vec<Place> {
    let mut colours: Vec<Colour> = Vec::new();
    for guest in guests {
        if !colours.contains(&guest.colour) {
            colours.push(guest.colour);
        }
    }
    let table = |place: usize| match colours.get(place) {
        Some(&colour) => {
            let company: Vec<Guest> = guests.iter().copied().filter(|guest| guest.colour == colour).collect();
            in_order(&company, 2, |_| Some(colour))
        }
        None => in_order(&[], 2, |_| None),
    };
    [table(0), table(1)].concat()
}

/// Whom a passenger who comes is drawn beside: the first free seat that waits for the colour, or for anybody.
pub(super) fn seat_for(seats: &[Place], colour: Colour) -> Option<usize> {
    let own = seats.iter().position(|&place| place == Place::Free(Some(colour)));
    own.or_else(|| seats.iter().position(|&place| place == Place::Free(None)))
}
