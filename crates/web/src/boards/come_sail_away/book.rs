//! What the rules page shows of this game: examples, and parts with their values in use.

use crate::draw::prelude::*;
use come_sail_away::{Colour, ComeSailAway, Facility, Space, Tile};

use super::interiors::interior;
use super::parts;
use super::seating::Interior;
use super::track::sign;
use crate::board::Example;
use crate::explanation::{Drawn, Group};
use crate::stage::Stage;

pub(super) const EXAMPLES: &[Example] = &[
    Example {
        section: 12,
        title: "rules-example-csa-path",
        steps: &[
            (2, "rules-example-csa-path-card"),
            (3, "rules-example-csa-path-first"),
            (4, "rules-example-csa-path-next"),
            (5, "rules-example-csa-path-luggage"),
            (6, "rules-example-csa-path-end"),
        ],
    },
    Example {
        section: 12,
        title: "rules-example-csa-refused",
        steps: &[
            (12, "rules-example-csa-refused-first"),
            (13, "rules-example-csa-refused-second"),
            (14, "rules-example-csa-refused-third"),
        ],
    },
    Example {
        section: 30,
        title: "rules-example-csa-full",
        steps: &[
            (20, "rules-example-csa-full-luggage"),
            (21, "rules-example-csa-full-extra"),
            (22, "rules-example-csa-full-flipped"),
            (24, "rules-example-csa-full-cabin"),
        ],
    },
];

pub(super) fn gallery(stage: &Stage<ComeSailAway>) -> Vec<Group> {
    let game = stage.game();
    let cabin = Tile::GuestCabin(Colour::Yellow);
    let room = |interior_of: Interior, tile: Tile| {
        let art = draw! { <span class="gallery-room room-in">{interior(interior_of)}</span> };
        Drawn::new(art, parts::explain_tile(game, tile, tile.say()))
    };
    let facilities = (1..=u8::MAX).map_while(Facility::new);
    let rooms = [(Interior::Cabin(Colour::Yellow), cabin), (Interior::Staircase, Tile::Staircase)]
        .into_iter()
        .chain(facilities.map(|facility| (Interior::Facility(facility.kind()), Tile::Facility(facility))));
    let rooms = rooms.map(|(interior, tile)| room(interior, tile));
    let spaces = signs(game).map(|(space, start)| {
        let art = draw! { <span class="gallery-space">{sign(space, start)}</span> };
        Drawn::new(art, parts::explain_sign(space, start))
    });
    vec![
        Group { section: 20, title: "rules-csa-gallery-rooms", class: "of-rooms", items: rooms.collect() },
        Group { section: 30, title: "csa-label-luggage", class: "of-signs", items: spaces.collect() },
    ]
}

/// The signs of the luggage track, each once; the first space has its own.
pub(super) fn signs(game: &ComeSailAway) -> impl Iterator<Item = (Space, bool)> {
    let track = game.components().track();
    let first_of_kind = |(place, space): &(usize, &Space)| {
        let before = track.get(1..*place).unwrap_or_default();
        *place == 0 || !before.contains(space)
    };
    track.iter().enumerate().filter(first_of_kind).map(|(place, &space)| (space, place == 0))
}
