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

    /// Where the seats are in a drawing of 200 by 80.
    pub(super) fn places(self) -> &'static [(f64, f64)] {
        match self {
            Interior::Cabin(_) => &[(36.0, 41.0), (100.0, 41.0), (164.0, 41.0)],
            Interior::Facility(Kind::DiningRoom) => {
                &[(27.0, 37.0), (73.0, 37.0), (127.0, 37.0), (173.0, 37.0)]
            }
            Interior::Facility(Kind::Salon) => &[(26.0, 44.0), (75.0, 44.0), (125.0, 44.0), (174.0, 44.0)],
            Interior::Facility(Kind::Bar) => &[(27.0, 36.0), (76.0, 36.0), (124.0, 36.0), (173.0, 36.0)],
            Interior::Facility(Kind::Pool) => {
                &[(23.0, 44.0), (61.5, 55.0), (100.0, 44.0), (138.5, 55.0), (177.0, 44.0)]
            }
            Interior::Facility(Kind::Library | Kind::Theatre) => {
                &[(27.0, 46.0), (76.0, 46.0), (124.0, 46.0), (173.0, 46.0)]
            }
            Interior::Facility(Kind::Suite) => &[(40.0, 43.0), (100.0, 43.0), (160.0, 43.0)],
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

#[cfg(test)]
mod tests {
    use super::*;

    use Colour::{Blue, Green, Yellow};

    fn guests(colours: &[Colour]) -> Vec<Guest> {
        colours.iter().enumerate().map(|(id, &colour)| Guest::at_rest(colour, id)).collect()
    }

    fn shown(places: &[Place]) -> String {
        let sign = |place: &Place| match place {
            Place::Taken(guest) => guest.colour.letter().to_string(),
            Place::Free(Some(colour)) => colour.letter().to_lowercase().to_string(),
            Place::Free(None) => ".".to_owned(),
        };
        places.iter().map(sign).collect()
    }

    #[test]
    fn a_half_taken_table_waits_for_its_colour() {
        assert_eq!(shown(&tables(&guests(&[]))), "....");
        assert_eq!(shown(&tables(&guests(&[Blue]))), "Bb..");
        assert_eq!(shown(&tables(&guests(&[Blue, Yellow, Blue]))), "BBYy");
    }

    #[test]
    fn the_bar_waits_for_equal_pairs() {
        assert_eq!(shown(&bar(&guests(&[Blue]))), "B..b");
        assert_eq!(shown(&bar(&guests(&[Blue, Green]))), "BGgb");
    }

    #[test]
    fn a_door_has_its_colour() {
        assert_eq!(shown(&by_door(&guests(&[Green]), [Blue, Green].into_iter())), "bG");
    }

    #[test]
    fn whoever_comes_takes_the_seat_that_waits_for_them() {
        let places = tables(&guests(&[Blue]));
        assert_eq!(seat_for(&places, Blue), Some(1));
        assert_eq!(seat_for(&places, Green), Some(2));
    }
}
