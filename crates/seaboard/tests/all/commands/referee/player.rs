//! One player's hand, ship and score, as the referee knows them.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::{Found, ensure, list, number, text};

/// Letters on cards and the names in events.
pub(super) const COLOURS: [(char, &str); 5] =
    [('Y', "yellow"), ('B', "blue"), ('G', "green"), ('O', "orange"), ('K', "black")];

const BERTHS: [&str; 4] = ["stern1", "stern2", "bow1", "bow2"];

/// A room with a known number of seats; the staircase has none of these.
struct Room<'a> {
    tile: &'a str,
    seats: usize,
    points: i64,
    down: bool,
}

pub(super) struct Player<'a> {
    parts: &'a Value,
    pub(super) hand: Vec<u64>,
    rack: BTreeSet<u64>,
    rooms: BTreeMap<&'a str, Room<'a>>,
    /// Who is where, by colour.
    inside: BTreeMap<&'a str, Vec<&'a str>>,
    unhappy: Vec<&'a str>,
    tokens: i64,
    luggage: usize,
    /// The card of the round.
    face: Option<&'a str>,
    /// Its passengers so far: the colour, and whether the luggage was seen.
    boarded: Vec<(&'a str, Option<bool>)>,
    /// The facilities flipped this round.
    completed: BTreeSet<u64>,
    pub(super) finished: bool,
    pub(super) tiles_down: BTreeSet<String>,
}

impl<'a> Player<'a> {
    pub(super) fn new(
        parts: &'a Value,
        ship: &[(&'a str, &'a str)],
        rack: &Value,
        hand: Vec<u64>,
    ) -> Player<'a> {
        Player {
            parts,
            hand,
            rack: list(rack).iter().map(number).collect(),
            rooms: ship.iter().map(|&(place, tile)| (place, room(parts, tile))).collect(),
            inside: BTreeMap::new(),
            unhappy: Vec::new(),
            tokens: 0,
            luggage: 0,
            face: None,
            boarded: Vec::new(),
            completed: BTreeSet::new(),
            finished: false,
            tiles_down: BTreeSet::new(),
        }
    }

    pub(super) fn begin_round(&mut self) -> Found {
        ensure(self.hand.len() == 2, || format!("{:?} in hand", self.hand))?;
        self.face = None;
        self.boarded.clear();
        self.completed.clear();
        self.finished = false;
        Ok(())
    }

    /// A card leaves the hand.
    pub(super) fn lay_down(&mut self, card: &Value) -> Found<u64> {
        let place = self.hand.iter().position(|held| *held == number(card));
        place.map(|place| self.hand.remove(place)).ok_or_else(|| format!("{:?} in hand", self.hand))
    }

    pub(super) fn reward(&mut self, facility: u64) -> Found {
        ensure(self.completed.contains(&facility), || "not completed this round".to_owned())?;
        self.tokens += 1;
        Ok(())
    }

    /// Something that concerns this player alone.
    pub(super) fn happen(&mut self, event: &'a Value) -> Found {
        let colour = || text(&event["colour"]);
        let place = || text(&event["room"]);
        match text(&event["event"]) {
            "played" => {
                ensure(self.face.is_none(), || "a second card".to_owned())?;
                let card = self.lay_down(&event["card"])?;
                self.face = Some(text(&self.parts["card"][card as usize - 1]["face"]["value"]));
            }
            "seated" => {
                self.boarded.push((colour(), event["luggage"].as_bool()));
                self.sit(colour(), place())?;
            }
            "turned-away" | "stranded" => {
                self.boarded.push((colour(), None));
                self.unhappy.push(colour());
            }
            "luggage-moved" => {
                self.luggage += 1;
                ensure(number(&event["space"]) == self.luggage as u64, || "not one space".to_owned())?;
                ensure(self.luggage < list(&self.parts["luggage-track"]).len(), || {
                    "off the track".to_owned()
                })?;
            }
            "extra-seated" => {
                let source = match text(&event["origin"]) {
                    "staircase" => Some(self.inside.entry("stair").or_default()),
                    "disgruntled" => Some(&mut self.unhappy),
                    _ => None,
                };
                source.map_or(Ok(()), |crowd| leave(crowd, colour()))?;
                self.sit(colour(), place())?;
            }
            "cabin-added" => self.add_cabin(number(&event["tile"]), place())?,
            "flipped" => self.flip(place(), text(&event["tile"]))?,
            "small-cabin-flipped" => self.flip(place(), "small")?,
            "reader-moved" => self.sit(colour(), place())?,
            "reader-left" => {}
            "reader-disgruntled" => self.unhappy.push(colour()),
            "reconciled" => {
                let before = self.unhappy.len();
                let called: Vec<&str> = list(&event["colours"]).iter().map(text).collect();
                self.unhappy.retain(|colour| !called.contains(colour));
                let count = before - self.unhappy.len();
                ensure(number(&event["count"]) == count as u64, || format!("{count} of them"))?;
            }
            "finished" => {
                ensure(self.card_is_boarded(), || format!("{:?} of {:?}", self.boarded, self.face))?;
                self.finished = true;
            }
            unknown => return Err(format!("{unknown} never happens")),
        }
        Ok(())
    }

    fn sit(&mut self, colour: &'a str, place: &'a str) -> Found {
        let inside = self.inside.entry(place).or_default();
        inside.push(colour);
        let free = match self.rooms.get(place) {
            Some(room) => !room.down && inside.len() <= room.seats,
            None => place == "stair",
        };
        ensure(free, || "no seat".to_owned())
    }

    fn add_cabin(&mut self, tile: u64, place: &'a str) -> Found {
        let here = &self.parts["luggage-track"][self.luggage]["space"]["value"];
        ensure(here == "small cabin", || format!("on the space {here}"))?;
        ensure(self.rack.remove(&tile), || "not in the rack".to_owned())?;
        let printed = &self.parts["small-cabin"][tile as usize - 1];
        let seats = text(&printed["doors"]["value"]).len();
        let cabin = Room { tile: "small", seats, points: value(&printed["points"]), down: false };
        let taken = self.rooms.insert(place, cabin).is_some();
        ensure(BERTHS.contains(&place) && !taken, || "no place for it".to_owned())
    }

    fn flip(&mut self, place: &'a str, tile: &str) -> Found {
        let inside = self.inside.remove(place).unwrap_or_default();
        let room = self.rooms.get_mut(place).ok_or("no such room")?;
        ensure(room.tile == tile, || format!("it is {}", room.tile))?;
        ensure(!room.down && inside.len() == room.seats, || format!("{inside:?} inside"))?;
        room.down = true;
        self.completed.extend(tile.parse::<u64>().ok());
        self.tiles_down.insert(tile.to_owned());
        Ok(())
    }

    /// Whether the passengers of the card boarded, all of them, from one end or the other.
    fn card_is_boarded(&self) -> bool {
        let mut face: Vec<(&str, bool)> = Vec::new();
        for letter in self.face.unwrap_or_default().chars() {
            match COLOURS.iter().find(|(known, _)| *known == letter) {
                Some((_, colour)) => face.push((colour, false)),
                None => face.iter_mut().next_back().into_iter().for_each(|last| last.1 = true),
            }
        }
        let fits = |card: &[(&str, bool)]| {
            card.len() == self.boarded.len()
                && card.iter().zip(&self.boarded).all(|(printed, seen)| {
                    printed.0 == seen.0 && seen.1.is_none_or(|luggage| luggage == printed.1)
                })
        };
        let forwards = fits(&face);
        face.reverse();
        !face.is_empty() && (forwards || fits(&face))
    }

    /// The score sheet, from the top: CSA-42 to CSA-46.
    pub(super) fn sheet(&self, parts: &Value) -> [i64; 5] {
        let down = self.rooms.values().filter(|room| room.down).map(|room| room.points).sum();
        let seated: usize =
            self.inside.iter().filter(|(place, _)| **place != "stair").map(|(_, who)| who.len()).sum();
        let track = list(&parts["luggage-track"]).iter().take(self.luggage + 1);
        let mut spaces = track.filter_map(|space| text(&space["space"]["value"]).strip_prefix("points "));
        [
            down,
            seated as i64,
            self.tokens * value(&parts["bonus-score-token"]["points"]),
            spaces.next_back().map_or(0, |points| points.parse().expect("a number")),
            -(self.unhappy.len() as i64),
        ]
    }
}

/// Somebody of this colour leaves.
fn leave(crowd: &mut Vec<&str>, colour: &str) -> Found {
    let place = crowd.iter().position(|who| *who == colour).ok_or("nobody of this colour")?;
    crowd.remove(place);
    Ok(())
}

/// A guest cabin or facility as the components have it.
fn room<'a>(parts: &'a Value, tile: &'a str) -> Room<'a> {
    let (kind, seats) =
        if tile.parse::<u64>().is_ok() { ("facility", "seats") } else { ("guest-cabin", "doors") };
    let named = |part: &&Value| part["colour"] == tile || part["number"].as_u64() == tile.parse().ok();
    let part = list(&parts[kind]).iter().find(named).expect("every tile is in the components");
    Room { tile, seats: value(&part[seats]) as usize, points: value(&part["points"]), down: false }
}

fn value(part: &Value) -> i64 {
    part["value"].as_i64().unwrap_or_else(|| panic!("{part} has no number"))
}
