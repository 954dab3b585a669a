//! The printed values of the parts, read from a component file and checked (CSA-52).

use std::collections::BTreeMap;

use game::parts::{MOST_POINTS, PartsInUse, Reader, Value, count, flaw, missing, not_read};
use game::{Flaw, Message, data};
use serde::Deserialize;

use crate::tile::Doors;
use crate::{Card, Colour, Face, Facility, Origins, Room, Tile};

/// The built-in files: the current one, then those of earlier releases.
pub(crate) const BUILT_IN: [&str; 1] = [include_str!("../../../components/come-sail-away.toml")];

/// Longer tracks would never be walked: twelve luggage passengers and five guest cabins make seventeen steps.
pub(crate) const LONGEST_TRACK: usize = 32;

/// A space of the luggage track (CSA-33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    /// Nothing happens.
    Empty,
    /// A small cabin joins the ship.
    SmallCabin,
    /// An extra passenger, from one of these.
    Extra(Origins),
    /// Points at the end.
    Points(u8),
}

/// All printed values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    pub(crate) token_points: u8,
    pub(crate) cabin_points: [u8; 5],
    pub(crate) facility_points: [u8; 10],
    pub(crate) small_doors: [Doors; Components::SMALL_CABINS],
    pub(crate) small_points: [u8; Components::SMALL_CABINS],
    /// The ten tiles of the first ship by place; the staircase is among them.
    pub(crate) first_ship: [Tile; 11],
    pub(crate) track: Vec<Space>,
    pub(crate) faces: [Face; Card::COUNT],
    pub(crate) in_use: PartsInUse,
}

impl Components {
    /// How many small cabins there are.
    pub const SMALL_CABINS: usize = 20;

    /// The built-in ones.
    pub fn built_in() -> Result<Components, Flaw> {
        Components::read(BUILT_IN[0])
    }

    /// Reads and checks a component file.
    pub fn read(text: &str) -> Result<Components, Flaw> {
        let file: File = data::from_toml(text).map_err(|error| not_read(text, &error))?;
        let mut read = Reader::default();
        let token = file.bonus_score_token.as_ref();
        let token = token.ok_or_else(|| missing("bonus-score-token"))?;
        let token_points = read.points("bonus-score-token.points", &token.points)?;
        let cabin_points = guest_cabins(&mut read, &file.guest_cabin)?;
        let facility_points = facilities(&mut read, &file.facility)?;
        let (small_doors, small_points) = small_cabins(&mut read, &file.small_cabin)?;
        let first_ship = first_ship(&mut read, &file.first_ship)?;
        let track = track(&mut read, &file.luggage_track)?;
        let faces = cards(&mut read, &file.card)?;
        Ok(Components {
            token_points,
            cabin_points,
            facility_points,
            small_doors,
            small_points,
            first_ship,
            track,
            faces,
            in_use: read.finish(text, &BUILT_IN),
        })
    }

    /// What is printed on a card.
    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        &self.faces[card.index()]
    }

    /// The doors of a small cabin, one colour each.
    pub fn small_cabin_doors(&self, tile: u8) -> impl Iterator<Item = Colour> {
        let doors = self.small_doors.get(usize::from(tile)).copied().unwrap_or_default();
        Colour::ALL.into_iter().flat_map(move |c| std::iter::repeat_n(c, usize::from(doors[c.index()])))
    }

    /// The points of a tile once it lies face down; the staircase never does.
    pub fn tile_points(&self, tile: Tile) -> u8 {
        match tile {
            Tile::GuestCabin(colour) => self.cabin_points[colour.index()],
            Tile::Facility(facility) => self.facility_points[facility.index()],
            Tile::Staircase => 0,
        }
    }

    /// The points of a small cabin once it lies face down.
    pub fn small_cabin_points(&self, tile: u8) -> u8 {
        self.small_points[usize::from(tile) % Components::SMALL_CABINS]
    }

    /// The doors of a small cabin, by colour.
    #[inline]
    pub(crate) fn small_doors(&self, tile: u8) -> &Doors {
        &self.small_doors[usize::from(tile) % Components::SMALL_CABINS]
    }

    /// The points of a bonus scoring token.
    pub fn token_points(&self) -> u8 {
        self.token_points
    }

    /// The luggage track from left to right.
    pub fn track(&self) -> &[Space] {
        &self.track
    }
}

/// What is missing is read as empty, so that it is refused by its name.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct File {
    bonus_score_token: Option<TokenEntry>,
    #[serde(default)]
    guest_cabin: Vec<GuestCabinEntry>,
    #[serde(default)]
    facility: Vec<FacilityEntry>,
    #[serde(default)]
    small_cabin: Vec<SmallCabinEntry>,
    #[serde(default)]
    first_ship: BTreeMap<String, Value<String>>,
    #[serde(default)]
    luggage_track: Vec<SpaceEntry>,
    #[serde(default)]
    card: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenEntry {
    points: Value<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GuestCabinEntry {
    colour: String,
    doors: Value<i64>,
    points: Value<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FacilityEntry {
    number: u8,
    seats: Value<i64>,
    points: Value<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SmallCabinEntry {
    doors: Value<String>,
    points: Value<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceEntry {
    space: Value<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    face: Value<String>,
}

type Small = ([Doors; Components::SMALL_CABINS], [u8; Components::SMALL_CABINS]);

fn guest_cabins(read: &mut Reader, cabins: &[GuestCabinEntry]) -> Result<[u8; 5], Flaw> {
    count("guest-cabin", cabins.len(), 5)?;
    let mut points = [None; 5];
    for (i, cabin) in cabins.iter().enumerate() {
        let field = format!("guest-cabin {}", i + 1);
        let Some(colour) = Colour::ALL.into_iter().find(|c| c.name() == cabin.colour) else {
            return Err(flaw(&format!("{field}.colour"), "flaw-colour", &cabin.colour));
        };
        let name = format!("guest-cabin {}", cabin.colour);
        read.exactly(&format!("{name}.doors"), &cabin.doors, 3)?;
        let worth = read.points(&format!("{name}.points"), &cabin.points)?;
        if points[colour.index()].replace(worth).is_some() {
            return Err(flaw(&format!("{field}.colour"), "flaw-twice", &cabin.colour));
        }
    }
    // Five of them and none twice: each is there.
    Ok(points.map(Option::unwrap_or_default))
}

fn facilities(read: &mut Reader, facilities: &[FacilityEntry]) -> Result<[u8; 10], Flaw> {
    count("facility", facilities.len(), 10)?;
    let mut points = [None; 10];
    for (i, entry) in facilities.iter().enumerate() {
        let field = format!("facility {}", i + 1);
        let Some(facility) = Facility::new(entry.number) else {
            return Err(flaw(&format!("{field}.number"), "flaw-facility", entry.number));
        };
        let name = format!("facility {}", entry.number);
        read.exactly(&format!("{name}.seats"), &entry.seats, facility.seats())?;
        let worth = read.points(&format!("{name}.points"), &entry.points)?;
        if points[usize::from(entry.number) - 1].replace(worth).is_some() {
            return Err(flaw(&format!("{field}.number"), "flaw-twice", entry.number));
        }
    }
    Ok(points.map(Option::unwrap_or_default))
}

fn small_cabins(read: &mut Reader, cabins: &[SmallCabinEntry]) -> Result<Small, Flaw> {
    count("small-cabin", cabins.len(), Components::SMALL_CABINS)?;
    let mut all = ([Doors::default(); Components::SMALL_CABINS], [0; Components::SMALL_CABINS]);
    for (i, cabin) in cabins.iter().enumerate() {
        let field = format!("small-cabin {}", i + 1);
        let doors_field = format!("{field}.doors");
        read.note(&doors_field, &cabin.doors)?;
        let letters = &cabin.doors.value;
        if !(1..=5).contains(&letters.len()) {
            return Err(flaw(&doors_field, "flaw-doors", letters));
        }
        for letter in letters.chars() {
            let colour =
                Colour::from_letter(letter).ok_or_else(|| flaw(&doors_field, "flaw-doors", letters))?;
            all.0[i][colour.index()] += 1;
        }
        all.1[i] = read.points(&format!("{field}.points"), &cabin.points)?;
    }
    Ok(all)
}

fn first_ship(read: &mut Reader, ship: &BTreeMap<String, Value<String>>) -> Result<[Tile; 11], Flaw> {
    let mut tiles = [Tile::Staircase; 11];
    for (i, room) in Room::all().take(11).enumerate().filter(|&(_, room)| room != Room::STAIRCASE) {
        let field = format!("first-ship.{room}");
        let Some(value) = ship.get(&room.to_string()) else {
            return Err(missing(field));
        };
        read.note(&field, value)?;
        let tile = value.value.parse().map_err(|_| flaw(&field, "flaw-tile", &value.value))?;
        if matches!(tile, Tile::Facility(f) if f.number() > 5) {
            return Err(flaw(&field, "flaw-tile", &value.value));
        }
        if tiles[..i].contains(&tile) {
            return Err(flaw(&field, "flaw-twice", &value.value));
        }
        tiles[i] = tile;
    }
    match ship.keys().find(|key| key.parse::<Room>().map_or(true, |room| room.index() > 10)) {
        Some(key) => Err(flaw(&format!("first-ship.{key}"), "flaw-room", key)),
        None => Ok(tiles),
    }
}

fn track(read: &mut Reader, entries: &[SpaceEntry]) -> Result<Vec<Space>, Flaw> {
    if !(2..=LONGEST_TRACK).contains(&entries.len()) {
        return Err(flaw("luggage-track", "flaw-track-length", entries.len()));
    }
    let mut track = Vec::new();
    for (i, entry) in entries.iter().enumerate() {
        let field = format!("luggage-track {i}.space");
        read.note(&field, &entry.space)?;
        let words: Vec<&str> = entry.space.value.split_whitespace().collect();
        track.push(match words[..] {
            ["start"] if i == 0 => Space::Empty,
            _ if i == 0 => return Err(Flaw::new(field, Message::new("flaw-track-start"))),
            ["empty"] => Space::Empty,
            ["small", "cabin"] => Space::SmallCabin,
            ["points", n] => Space::Points(
                n.parse().ok().filter(|&n| n <= MOST_POINTS).ok_or_else(|| flaw(&field, "flaw-points", n))?,
            ),
            ["extra", ref from @ ..] => Space::Extra(
                Origins::from_words(from).ok_or_else(|| flaw(&field, "flaw-space", &entry.space.value))?,
            ),
            _ => return Err(flaw(&field, "flaw-space", &entry.space.value)),
        });
    }
    count("luggage-track (small cabin)", track.iter().filter(|s| **s == Space::SmallCabin).count(), 4)?;
    Ok(track)
}

fn cards(read: &mut Reader, cards: &[CardEntry]) -> Result<[Face; Card::COUNT], Flaw> {
    count("card", cards.len(), Card::COUNT)?;
    let mut faces = Vec::new();
    for (i, card) in cards.iter().enumerate() {
        let field = format!("card {}.face", i + 1);
        read.note(&field, &card.face)?;
        faces.push(card.face.value.parse().map_err(|_| flaw(&field, "flaw-card", &card.face.value))?);
    }
    faces.try_into().map_err(|_| flaw("card", "flaw-card", cards.len()))
}
