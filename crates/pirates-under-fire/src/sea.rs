//! The sea and what lies on it, all of it open to both players.

use game::Seat;

use crate::{Icon, Ship, Space, Spaces};

/// The seats of this game.
pub(crate) const SEATS: [Seat; 2] = [Seat::ALL[0], Seat::ALL[1]];

/// The sea.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sea {
    pub(crate) icons: [Icon; Space::COUNT],
    pub(crate) fleets: [Fleet; 2],
    /// What lies on each space, burning or not.
    pub(crate) ships: [Option<Ship>; Space::COUNT],
    /// Shield tokens on each space.
    pub(crate) shields: [u8; Space::COUNT],
    /// Where mines lie, the dummy included.
    pub(crate) mines: Spaces,
}

/// Where a player's ships are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Fleet {
    /// Active ones, mercenaries included.
    pub active: Spaces,
    /// Burning ones (PUF-14).
    pub burning: Spaces,
}

impl Sea {
    /// A sea with these icons and nothing on it.
    pub(crate) const fn empty(icons: [Icon; Space::COUNT]) -> Sea {
        let fleet = Fleet { active: Spaces::NONE, burning: Spaces::NONE };
        Sea {
            icons,
            fleets: [fleet; 2],
            ships: [None; Space::COUNT],
            shields: [0; Space::COUNT],
            mines: Spaces::NONE,
        }
    }

    /// What is printed on a space.
    pub fn icon(&self, space: Space) -> Icon {
        self.icons[space.index()]
    }

    /// The ship on a space, burning or not.
    #[inline]
    pub fn ship(&self, space: Space) -> Option<Ship> {
        self.ships[space.index()]
    }

    /// Whose ship lies on a space, burning or not.
    pub fn owner(&self, space: Space) -> Option<Seat> {
        SEATS.into_iter().find(|&seat| {
            let fleet = self.fleet(seat);
            (fleet.active | fleet.burning).contains(space)
        })
    }

    /// Shield tokens on a space.
    pub fn shields(&self, space: Space) -> u8 {
        self.shields[space.index()]
    }

    /// Where mines lie.
    pub fn mines(&self) -> Spaces {
        self.mines
    }

    /// A player's ships.
    #[inline]
    pub fn fleet(&self, seat: Seat) -> &Fleet {
        &self.fleets[seat.index() & 1]
    }

    #[inline]
    pub(crate) fn fleet_mut(&mut self, seat: Seat) -> &mut Fleet {
        &mut self.fleets[seat.index() & 1]
    }

    /// Every active ship.
    #[inline]
    pub(crate) fn active(&self) -> Spaces {
        self.fleets[0].active | self.fleets[1].active
    }

    /// Where the seat may lay a ship (PUF-12).
    #[inline]
    pub fn accessible(&self, seat: Seat) -> Spaces {
        let own = self.fleet(seat);
        (Spaces::first_row(seat) | own.active.neighbours() | own.burning) & !self.active()
    }

    /// Enemy ships that the seat may crush (PUF-33).
    pub(crate) fn crushable(&self, seat: Seat) -> Spaces {
        let beside = self.fleet(seat).active.neighbours() & self.fleet(seat.opponent()).active;
        beside.iter().filter(|&space| self.burns(space)).collect()
    }

    /// Whether the ship there would be set on fire by a shot: no shield protects it, and it is no mercenary (PUF-25).
    #[inline]
    pub(crate) fn burns(&self, space: Space) -> bool {
        self.shields[space.index()] == 0 && matches!(self.ships[space.index()], Some(Ship::Own(_)))
    }

    /// Whether a shot at the ship there does anything: a mercenary without a shield token only stops it (PUF-25).
    #[inline]
    pub(crate) fn feels_shots(&self, space: Space) -> bool {
        self.shields[space.index()] > 0 || matches!(self.ships[space.index()], Some(Ship::Own(_)))
    }
}
