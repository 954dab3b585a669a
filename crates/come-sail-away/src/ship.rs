//! A player's ship: rooms, luggage track, disgruntled passengers.

use crate::tile::{cabin_takes, tile_takes};
use crate::{Colour, Colours, Components, Kind, Room, Rooms, Tile};

/// Passengers by colour, three bits each: no room but the staircase seats more than seven of a colour.
type Packed = u16;

/// More passengers are never on a staircase or a disgruntled tile: twelve cards of four, an extra one for each space of the longest
/// track, and the library's fourth.
pub(crate) const MOST_ABOARD: u8 = 80;

/// No small cabin lies there.
const NONE: u8 = u8::MAX;

/// Which tile lies where; the same for all ships.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plan(pub(crate) [Tile; 11]);

impl Plan {
    /// These ten tiles from a0 to c3, the staircase in the middle.
    pub(crate) fn around_the_staircase(tiles: [Tile; 10]) -> Plan {
        let mut plan = Plan([Tile::Staircase; 11]);
        for (room, tile) in Rooms::MAIN.without(Room::STAIRCASE).iter().zip(tiles) {
            plan.0[room.index()] = tile;
        }
        plan
    }

    /// The tile at a place, small cabins aside.
    #[inline]
    pub fn tile(&self, room: Room) -> Option<Tile> {
        self.0.get(room.index()).copied()
    }

    /// Where the appartement de luxe lies, which takes passengers with luggage only.
    #[inline]
    pub(crate) fn suite(&self) -> Rooms {
        let suite = |tile: &Tile| matches!(tile, Tile::Facility(f) if f.kind() == Kind::Suite);
        self.0.iter().position(suite).and_then(Room::new).map_or(Rooms::NONE, Rooms::only)
    }
}

/// Whether it is the bar, where it matters who came first.
#[inline]
pub(crate) fn is_bar(tile: Tile) -> bool {
    matches!(tile, Tile::Facility(facility) if facility.kind() == Kind::Bar)
}

/// A ship and what belongs to it. Equal ships play alike: rooms keep how many of each colour sit there, not who came first,
/// except in the bar, where it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ship {
    inside: [Packed; Room::COUNT],
    takes: [Colours; Room::COUNT],
    built: Rooms,
    down: Rooms,
    /// The colour of the bar's outer seats, counted from 1; 0 while nobody sits there.
    outer: u8,
    staircase: [u8; 5],
    disgruntled: [u8; 5],
    pub(crate) luggage: u8,
    pub(crate) tokens: u8,
    rack: [u8; 5],
    berths: [u8; 4],
}

impl Ship {
    /// The ship at the start: nobody aboard, five small cabins above the track.
    pub(crate) fn new(plan: &Plan, rack: [u8; 5]) -> Ship {
        let mut ship = Ship { built: Rooms::MAIN, rack, ..Ship::unbuilt() };
        for (room, tile) in Room::all().zip(plan.0) {
            ship.takes[room.index()] = tile_takes(tile, &[0; 5], None);
        }
        ship
    }

    /// A ship without rooms and small cabins, to be filled with what arrived from elsewhere.
    pub(crate) const fn unbuilt() -> Ship {
        Ship {
            inside: [0; Room::COUNT],
            takes: [Colours::NONE; Room::COUNT],
            built: Rooms::NONE,
            down: Rooms::NONE,
            outer: 0,
            staircase: [0; 5],
            disgruntled: [0; 5],
            luggage: 0,
            tokens: 0,
            rack: [NONE; 5],
            berths: [NONE; 4],
        }
    }

    /// Adds a room as it was. No colour is more than seven times in it, the staircase aside.
    pub(crate) fn set_room(
        &mut self,
        room: Room,
        small_cabin: Option<u8>,
        inside: [u8; 5],
        takes: Colours,
        down: bool,
    ) {
        self.built = self.built.with(room);
        self.takes[room.index()] = takes;
        if down {
            self.down = self.down.with(room);
        }
        if let Some(berth) = room.berth() {
            self.berths[berth] = small_cabin.unwrap_or(NONE);
        }
        if room == Room::STAIRCASE {
            self.staircase = inside;
        } else {
            let packed = inside.iter().rev().fold(0, |packed, &n| packed << 3 | Packed::from(n & 7));
            self.inside[room.index()] = packed;
        }
    }

    pub(crate) fn set_rack(&mut self, slot: usize, small_cabin: Option<u8>) {
        if let Some(place) = self.rack.get_mut(slot) {
            *place = small_cabin.unwrap_or(NONE);
        }
    }

    pub(crate) fn set_crowds(&mut self, bar_outer: Option<Colour>, disgruntled: [u8; 5]) {
        self.outer = bar_outer.map_or(0, |colour| colour as u8 + 1);
        self.disgruntled = disgruntled;
    }

    /// What sets the ship apart from others of the same plan, in few words.
    #[inline]
    pub(crate) fn contents(&self) -> ([u16; Room::COUNT], [Rooms; 2], [u8; 24]) {
        let mut rest = [0; 24];
        rest[..5].copy_from_slice(&self.staircase);
        rest[5..10].copy_from_slice(&self.disgruntled);
        rest[10..15].copy_from_slice(&self.rack);
        rest[15..19].copy_from_slice(&self.berths);
        rest[19..22].copy_from_slice(&[self.outer, self.luggage, self.tokens]);
        (self.inside, [self.built, self.down], rest)
    }

    /// The rooms there are: eleven, and the small cabins added so far.
    #[inline]
    pub fn built(&self) -> Rooms {
        self.built
    }

    /// The rooms that lie face down.
    #[inline]
    pub fn down(&self) -> Rooms {
        self.down
    }

    /// Passengers in a room, by colour.
    #[inline]
    pub fn inside(&self, room: Room) -> [u8; 5] {
        if room == Room::STAIRCASE {
            return self.staircase;
        }
        let packed = self.inside[room.index()];
        std::array::from_fn(|i| (packed >> (3 * i) & 7) as u8)
    }

    /// The rooms where somebody is.
    pub(crate) fn peopled(&self) -> Rooms {
        let stairs = if self.staircase == [0; 5] { Rooms::NONE } else { Rooms::only(Room::STAIRCASE) };
        Room::all().filter(|room| self.inside[room.index()] != 0).fold(stairs, Rooms::with)
    }

    /// How many passengers are in a room.
    #[inline]
    pub fn count(&self, room: Room) -> u8 {
        if room == Room::STAIRCASE {
            return self.staircase.iter().sum();
        }
        // Five numbers of three bits: two are added at a time, then three sums.
        let packed = self.inside[room.index()];
        let sums = (packed & 0o70707) + (packed >> 3 & 0o707);
        ((sums & 0o77) + (sums >> 6 & 0o77) + (sums >> 12)) as u8
    }

    /// The colour of the bar's outer seats.
    pub fn bar_outer(&self) -> Option<Colour> {
        usize::from(self.outer).checked_sub(1).and_then(|i| Colour::ALL.get(i).copied())
    }

    /// Disgruntled passengers, by colour.
    #[inline]
    pub fn disgruntled(&self) -> &[u8; 5] {
        &self.disgruntled
    }

    /// Where the luggage token is.
    pub fn luggage(&self) -> u8 {
        self.luggage
    }

    /// Bonus scoring tokens received.
    pub fn tokens(&self) -> u8 {
        self.tokens
    }

    /// The small cabins still above the track, by place.
    #[inline]
    pub fn rack(&self) -> [Option<u8>; 5] {
        self.rack.map(|tile| (tile != NONE).then_some(tile))
    }

    /// The small cabin at a bow or stern place.
    #[inline]
    pub fn berth(&self, room: Room) -> Option<u8> {
        self.berths.get(room.berth()?).copied().filter(|&tile| tile != NONE)
    }

    /// The empty bow and stern places.
    #[inline]
    pub fn empty_berths(&self) -> Rooms {
        Room::BERTHS.into_iter().filter(|&room| !self.built.contains(room)).collect()
    }

    /// Whether all seats of a room are taken, and it waits to be flipped. The staircase never is full.
    pub fn is_full(&self, room: Room) -> bool {
        self.built.minus(self.down).contains(room) && self.takes(room).is_empty()
    }

    /// How many seats a room has. None where nobody can sit, and on the staircase, which takes any number.
    #[inline]
    pub fn seats(&self, room: Room, plan: &Plan, parts: &Components) -> Option<u8> {
        match plan.tile(room) {
            Some(tile) => tile.seats(),
            None => self.berth(room).map(|tile| parts.small_doors(tile).iter().sum()),
        }
    }

    /// The points of a room once it lies face down (CSA-42).
    #[inline]
    pub fn worth(&self, room: Room, plan: &Plan, parts: &Components) -> u8 {
        match plan.tile(room) {
            Some(tile) => parts.tile_points(tile),
            None => self.berth(room).map_or(0, |tile| parts.small_cabin_points(tile)),
        }
    }

    /// Colours the room's own rule takes now. The suite's luggage rule is the caller's to watch.
    #[inline]
    pub fn takes(&self, room: Room) -> Colours {
        self.takes[room.index()]
    }

    /// The rooms that take this colour.
    #[inline]
    pub(crate) fn rooms_taking(&self, colour: Colour) -> Rooms {
        let mut rooms = Rooms::NONE;
        for room in self.built.iter() {
            if self.takes(room).contains(colour) {
                rooms = rooms.with(room);
            }
        }
        rooms
    }

    /// Seats a passenger whom the room takes; whether it is now full.
    #[inline]
    pub(crate) fn seat(&mut self, room: Room, colour: Colour, plan: &Plan, parts: &Components) -> bool {
        let i = room.index();
        if room == Room::STAIRCASE {
            self.staircase[colour.index()] += 1;
            self.takes[i] = tile_takes(Tile::Staircase, &self.staircase, None);
            return false;
        }
        self.inside[i] += 1 << (3 * colour.index());
        let inside = self.inside(room);
        self.takes[i] = match plan.tile(room) {
            Some(tile) => {
                if self.outer == 0 && is_bar(tile) {
                    self.outer = colour as u8 + 1;
                }
                tile_takes(tile, &inside, self.bar_outer())
            }
            None => {
                self.berth(room).map_or(Colours::NONE, |tile| cabin_takes(parts.small_doors(tile), &inside))
            }
        };
        self.takes[i].is_empty()
    }

    /// Flips a full room; its passengers go back to the pier. Returns who was there.
    #[inline]
    pub(crate) fn flip(&mut self, room: Room) -> [u8; 5] {
        let inside = self.inside(room);
        self.inside[room.index()] = 0;
        self.takes[room.index()] = Colours::NONE;
        self.down = self.down.with(room);
        inside
    }

    /// Nobody sits in the bar any more.
    pub(crate) fn clear_bar(&mut self) {
        self.outer = 0;
    }

    /// A passenger goes to the disgruntled tile.
    #[inline]
    pub(crate) fn turn_away(&mut self, colour: Colour) {
        self.disgruntled[colour.index()] += 1;
    }

    /// A disgruntled passenger leaves the tile.
    #[inline]
    pub(crate) fn appease(&mut self, colour: Colour) {
        let waiting = &mut self.disgruntled[colour.index()];
        *waiting = waiting.saturating_sub(1);
    }

    /// All disgruntled passengers of these colours go back to the pier; how many.
    pub(crate) fn reconcile(&mut self, colours: Colours) -> u8 {
        colours.iter().map(|c| std::mem::take(&mut self.disgruntled[c.index()])).sum()
    }

    /// A passenger leaves the staircase; a colour whose last one leaves is free again (CSA-24).
    #[inline]
    pub(crate) fn leave_staircase(&mut self, colour: Colour) {
        let waiting = &mut self.staircase[colour.index()];
        *waiting = waiting.saturating_sub(1);
        self.takes[Room::STAIRCASE.index()] = tile_takes(Tile::Staircase, &self.staircase, None);
    }

    /// Adds a small cabin from above the track; which tile it was.
    pub(crate) fn add_cabin(&mut self, slot: u8, room: Room, parts: &Components) -> u8 {
        let (Some(place), Some(berth)) = (self.rack.get_mut(usize::from(slot)), room.berth()) else {
            return NONE;
        };
        let tile = std::mem::replace(place, NONE);
        self.berths[berth] = tile;
        self.built = self.built.with(room);
        self.takes[room.index()] = cabin_takes(parts.small_doors(tile), &[0; 5]);
        tile
    }
}
