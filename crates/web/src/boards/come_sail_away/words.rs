//! What the board says: names of passengers, rooms and spaces, built from the game's own words.

use come_sail_away::{Colour, ComeSailAway, Origin, Room, Ship, Space};
use game::{Message, Speak};

use crate::stage::Stage;

pub(super) type Scenery = Stage<ComeSailAway>;

/// The letter that tells a colour in the reader's language.
pub(super) fn letter(stage: &Scenery, colour: Colour) -> String {
    stage.say_id(match colour {
        Colour::Yellow => "csa-letter-yellow",
        Colour::Blue => "csa-letter-blue",
        Colour::Green => "csa-letter-green",
        Colour::Orange => "csa-letter-orange",
        Colour::Black => "csa-letter-black",
    })
}

/// Colours in a row: *yellow, blue*.
pub(super) fn colours(stage: &Scenery, colours: impl Iterator<Item = Colour>) -> String {
    let words: Vec<String> = colours.map(|colour| stage.say(&colour.say(false))).collect();
    words.join(", ")
}

/// How many of each colour: *2 × yellow, 1 × blue*.
pub(super) fn crowd(stage: &Scenery, counts: &[u8; 5]) -> String {
    let present = Colour::ALL.into_iter().zip(counts).filter(|&(_, &count)| count > 0);
    let said = present.map(|(colour, &count)| {
        let said = Message::new("web-csa-times").with("count", count);
        stage.say(&said.with("passenger", colour.say(false)))
    });
    said.collect::<Vec<_>>().join(", ")
}

/// What a room is worth once it lies face down.
pub(super) fn points(stage: &Scenery, ship: &Ship, room: Room) -> u8 {
    ship.worth(room, &stage.view().plan, stage.game().components())
}

/// A small cabin by its doors, as a screen reader says it.
pub(super) fn small_cabin(stage: &Scenery, tile: u8) -> String {
    let doors = colours(stage, stage.game().components().small_cabin_doors(tile));
    let points = stage.game().components().small_cabin_points(tile);
    stage.say(&Message::new("web-csa-cabin").with("doors", doors).with("points", points))
}

/// A room, who is in it, whom it still takes and what it is worth. `whole` is what pressing it would mean, where it means
/// something.
pub(super) fn room(stage: &Scenery, ship: &Ship, room: Room, whole: Option<String>) -> String {
    let name = match (whole, ship.berth(room), room.berth()) {
        (Some(name), ..) => name,
        (None, None, Some(_)) => return berth(stage, room),
        (None, Some(tile), _) => format!("{}, {}", berth(stage, room), small_cabin(stage, tile)),
        (None, None, None) => capital(&stage.say(&stage.game().say_room(stage.view(), room))),
    };
    if !ship.built().contains(room) {
        return name;
    }
    let mut said = vec![name];
    if ship.down().contains(room) {
        said.push(stage.say_id("web-csa-face-down"));
    } else {
        let inside = ship.inside(room);
        if inside.iter().any(|&count| count > 0) {
            said.push(stage.say(&Message::new("web-csa-inside").with("passengers", crowd(stage, &inside))));
        }
        said.push(match ship.is_full(room) {
            true => stage.say_id("csa-full"),
            false => {
                let takes = colours(stage, ship.takes(room).iter());
                stage.say(&Message::new("web-csa-takes").with("colours", takes))
            }
        });
    }
    let worth = points(stage, ship, room);
    if worth > 0 {
        said.push(stage.say(&Message::new("csa-space-points").with("points", worth)));
    }
    said.join("; ")
}

fn berth(stage: &Scenery, room: Room) -> String {
    let action = come_sail_away::Action::Berth { room };
    stage.say(&stage.game().say_action(stage.view(), action))
}

/// What a space of the luggage track brings.
pub(super) fn space(space: Space) -> Message {
    match space {
        Space::Empty => Message::new("csa-space-empty"),
        Space::SmallCabin => Message::new("csa-space-cabin"),
        Space::Points(points) => Message::new("csa-space-points").with("points", points),
        Space::Extra(from) => {
            Message::new(match (from.contains(Origin::Staircase), from.contains(Origin::Disgruntled)) {
                (false, false) => "csa-space-extra",
                (true, false) => "csa-space-extra-staircase",
                (false, true) => "csa-space-extra-disgruntled",
                (true, true) => "csa-space-extra-all",
            })
        }
    }
}

/// The word with a capital letter in front.
pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
