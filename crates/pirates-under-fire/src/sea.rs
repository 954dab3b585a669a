//! The sea and what lies on it, all of it open to both players.

use game::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::space::{DEPTH, WIDTH};
use crate::{Icon, Ship, Space, Spaces};

/// The sea. It travels as a `Chart`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Chart", into = "Chart")]
pub struct Sea {
    pub(crate) icons: [Icon; Space::COUNT],
    pub(crate) fleets: BySeat<Fleet, 2>,
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
            fleets: BySeat([fleet; 2]),
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
        let mut fleets = self.fleets.pairs();
        fleets.find(|(_, fleet)| (fleet.active | fleet.burning).contains(space)).map(|(seat, _)| seat)
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
        &self.fleets[seat]
    }

    #[inline]
    pub(crate) fn fleet_mut(&mut self, seat: Seat) -> &mut Fleet {
        &mut self.fleets[seat]
    }

    /// Every active ship.
    #[inline]
    pub(crate) fn active(&self) -> Spaces {
        let BySeat([one, two]) = &self.fleets;
        one.active | two.active
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

/// The sea as it travels: a ship is written once, with all that is said of it, so that nothing can contradict it.
#[derive(Serialize, Deserialize)]
struct Chart {
    /// The letters of the icons, a word for each row, row 1 first.
    icons: [String; DEPTH],
    ships: Vec<Afloat>,
    mines: Spaces,
}

#[derive(Serialize, Deserialize)]
struct Afloat {
    space: Space,
    seat: Seat,
    ship: Ship,
    burning: bool,
    shields: u8,
}

impl From<Sea> for Chart {
    fn from(sea: Sea) -> Chart {
        let mut rows = sea.icons.chunks(WIDTH).map(|row| row.iter().map(|icon| icon.letter()).collect());
        let afloat = |space: Space| {
            let (ship, seat) = (sea.ship(space)?, sea.owner(space)?);
            let burning = sea.fleet(seat).burning.contains(space);
            Some(Afloat { space, seat, ship, burning, shields: sea.shields(space) })
        };
        Chart {
            icons: std::array::from_fn(|_| rows.next().unwrap_or_default()),
            ships: Space::all().filter_map(afloat).collect(),
            mines: sea.mines,
        }
    }
}

impl TryFrom<Chart> for Sea {
    type Error = &'static str;

    fn try_from(chart: Chart) -> Result<Sea, &'static str> {
        let letters: Vec<char> = chart.icons.iter().flat_map(|row| row.chars()).collect();
        let icons: Option<Vec<Icon>> = letters.into_iter().map(Icon::from_letter).collect();
        let icons = icons.and_then(|icons| icons.try_into().ok()).ok_or("no sea of 42 icons")?;
        let mut sea = Sea { mines: chart.mines, ..Sea::empty(icons) };
        for Afloat { space, seat, ship, burning, shields } in chart.ships {
            if seat.index() > 1 || sea.ship(space).is_some() || burning && shields > 0 {
                return Err("a ship that cannot lie there");
            }
            sea.ships[space.index()] = Some(ship);
            sea.shields[space.index()] = shields;
            let fleet = sea.fleet_mut(seat);
            let part = if burning { &mut fleet.burning } else { &mut fleet.active };
            *part = part.with(space);
        }
        Ok(sea)
    }
}
