//! The names of things, before they are put into a language. Terminal and browser use them too.

use game::Message;

use crate::{Colour, Facility, Kind, Origin, Tile};

impl Colour {
    /// A passenger of this colour.
    pub fn say(self, luggage: bool) -> Message {
        Message::new(match (self, luggage) {
            (Colour::Yellow, false) => "csa-passenger-yellow",
            (Colour::Blue, false) => "csa-passenger-blue",
            (Colour::Green, false) => "csa-passenger-green",
            (Colour::Orange, false) => "csa-passenger-orange",
            (Colour::Black, false) => "csa-passenger-black",
            (Colour::Yellow, true) => "csa-luggage-yellow",
            (Colour::Blue, true) => "csa-luggage-blue",
            (Colour::Green, true) => "csa-luggage-green",
            (Colour::Orange, true) => "csa-luggage-orange",
            (Colour::Black, true) => "csa-luggage-black",
        })
    }
}

impl Origin {
    /// Where an extra passenger comes from.
    pub(crate) fn say(self) -> Message {
        Message::new(match self {
            Origin::Pier => "csa-origin-pier",
            Origin::Staircase => "csa-origin-staircase",
            Origin::Disgruntled => "csa-origin-disgruntled",
        })
    }
}

impl Facility {
    /// Its name, such as *Salon 2*.
    pub fn say(self) -> Message {
        let name = match self.kind() {
            Kind::DiningRoom => "csa-facility-dining-room",
            Kind::Salon => "csa-facility-salon",
            Kind::Bar => "csa-facility-bar",
            Kind::Pool => "csa-facility-pool",
            Kind::Library => "csa-facility-library",
            Kind::Suite => "csa-facility-suite",
            Kind::Theatre => "csa-facility-theatre",
        };
        Message::new(name).with("number", self.number())
    }

    fn say_short(self) -> Message {
        let name = match self.kind() {
            Kind::DiningRoom => "csa-short-dining-room",
            Kind::Salon => "csa-short-salon",
            Kind::Bar => "csa-short-bar",
            Kind::Pool => "csa-short-pool",
            Kind::Library => "csa-short-library",
            Kind::Suite => "csa-short-suite",
            Kind::Theatre => "csa-short-theatre",
        };
        Message::new(name).with("number", self.number())
    }
}

impl Tile {
    /// Its name, such as *green cabin* or *Salon 2*.
    pub fn say(self) -> Message {
        match self {
            Tile::GuestCabin(Colour::Yellow) => Message::new("csa-cabin-yellow"),
            Tile::GuestCabin(Colour::Blue) => Message::new("csa-cabin-blue"),
            Tile::GuestCabin(Colour::Green) => Message::new("csa-cabin-green"),
            Tile::GuestCabin(Colour::Orange) => Message::new("csa-cabin-orange"),
            Tile::GuestCabin(Colour::Black) => Message::new("csa-cabin-black"),
            Tile::Facility(facility) => facility.say(),
            Tile::Staircase => Message::new("csa-staircase"),
        }
    }

    /// Its name in at most ten letters, for a drawing.
    pub fn say_short(self) -> Message {
        match self {
            Tile::GuestCabin(Colour::Yellow) => Message::new("csa-short-yellow"),
            Tile::GuestCabin(Colour::Blue) => Message::new("csa-short-blue"),
            Tile::GuestCabin(Colour::Green) => Message::new("csa-short-green"),
            Tile::GuestCabin(Colour::Orange) => Message::new("csa-short-orange"),
            Tile::GuestCabin(Colour::Black) => Message::new("csa-short-black"),
            Tile::Staircase => Message::new("csa-label-staircase"),
            Tile::Facility(facility) => facility.say_short(),
        }
    }
}
