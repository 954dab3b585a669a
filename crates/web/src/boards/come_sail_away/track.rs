//! The luggage track, and the small cabins above it.

use crate::draw::prelude::*;
use come_sail_away::{Action, Decision, Origin, Space};
use game::Message;

use super::liner::Liner;
use super::{parts, words};

/// The small cabins that are not yet part of the ship.
pub(super) fn rack(liner: &Liner<'_>) -> Node {
    let stage = liner.stage;
    let label = stage.say_id("csa-label-small-cabins");
    let choosing = liner.decision == Some(Decision::Cabin);
    let slots = (0u8..).zip(liner.ship().rack()).map(|(slot, tile)| {
        let chosen = liner.decision == Some(Decision::Berth { slot });
        let class = match (tile, chosen) {
            (None, _) => "cabin-tile gone",
            (Some(_), true) => "cabin-tile chosen",
            (Some(_), false) => "cabin-tile",
        };
        let name = match tile {
            Some(tile) => words::small_cabin(stage, tile),
            None => stage.say_id("web-csa-slot-empty"),
        };
        let action = tile.filter(|_| choosing).map(|_| Action::Cabin { slot });
        let inner = tile.map(|tile| cabin(liner, tile));
        draw! { <li data-part=tile.map(parts::small_cabin)>{stage.spot(action, class, name, inner)}</li> }
    });
    draw! {
        <div class="rack">
            <span class="caption" aria-hidden="true">{label.clone()}</span>
            <ul aria-label=label>{slots.collect_node()}</ul>
        </div>
    }
}

/// A small cabin tile by its doors.
fn cabin(liner: &Liner<'_>, tile: u8) -> Node {
    let doors = liner.stage.game().components().small_cabin_doors(tile);
    let doors = doors.map(|colour| {
        draw! { <span class=format!("cabin-door {}", colour.name())>{liner.figure(colour, false)}</span> }
    });
    let points = liner.stage.game().components().small_cabin_points(tile);
    draw! {
        <span class="cabin-doors hollow" data-piece=format!("{}-cabin-{tile}", liner.seat.index())>{doors.collect_node()}</span>
        <span class="points">{points}</span>
    }
}

/// The track from left to right, with the token on it.
pub(super) fn draw(liner: &Liner<'_>) -> Node {
    let stage = liner.stage;
    let here = usize::from(liner.ship().luggage());
    let soon = liner.after.map(|after| usize::from(after.luggage())).filter(|&soon| soon != here);
    let label = stage.say_id("csa-label-luggage");
    let spaces = stage.game().components().track().iter().enumerate().map(|(place, &space)| {
        let class = match () {
            () if place == here => "space here",
            () if place < here => "space passed",
            () => "space",
        };
        let said = Message::new("web-csa-space").with("number", place).with("what", words::space(space));
        let mut name = words::capital(&stage.say(&said));
        let token = (place == here).then(|| {
            name = format!("{name} – {}", stage.say_id("web-csa-token-here"));
            draw! {
                <span class="token" data-piece=format!("{}-luggage", liner.seat.index())>{suitcase()}</span>
            }
        });
        let ghost = (soon == Some(place)).then(|| draw! { <span class="token ghost">{suitcase()}</span> });
        draw! {
            <li class=class data-part=parts::space(place)>
                <span class="sr-only">{name}</span>
                {sign(space, place == 0)}
                {token}
                {ghost}
            </li>
        }
    });
    draw! { <ol class="luggage-track" aria-label=label>{spaces.collect_node()}</ol> }
}

/// What a space brings, in a sign.
pub(super) fn sign(space: Space, start: bool) -> Node {
    match space {
        Space::Empty if start => {
            draw! { <svg class="sign start" viewBox="0 0 36 30" aria-hidden="true"><path class="line" d="M10 5v20M10 6h15l-4 5 4 5H10" /></svg> }
        }
        Space::Empty => {
            draw! { <svg class="sign" viewBox="0 0 36 30" aria-hidden="true"><circle class="nothing" cx="18" cy="15" r="2.5" /></svg> }
        }
        Space::SmallCabin => draw! {
            <svg class="sign" viewBox="0 0 36 30" aria-hidden="true">
                <path class="cabin-sign" d="M6 26V10q0-6 6-6t6 6v16zM18 26V10q0-6 6-6t6 6v16z" />
                <path class="line" d="M15 16v3M27 16v3" />
            </svg>
        },
        Space::Points(points) => draw! {
            <svg class="sign" viewBox="0 0 36 30" aria-hidden="true">
                <circle class="medal" cx="18" cy="15" r="12" />
                <text x="18" y="20" text-anchor="middle">{points}</text>
            </svg>
        },
        Space::Extra(from) => {
            // Steps for the staircase, a frown for the disgruntled; the pier goes without saying.
            let staircase = from
                .contains(Origin::Staircase)
                .then(|| draw! { <path class="source" d="M24 13h3v-3h3V7h3V4" /> });
            let disgruntled = from.contains(Origin::Disgruntled).then(|| {
                draw! { <path class="source" d="M28.5 17a5 5 0 1 0 .01 0zM26.5 24.5q2-2.5 4 0M27 20.5v.5M30 20.5v.5" /> }
            });
            draw! {
                <svg class="sign" viewBox="0 0 36 30" aria-hidden="true">
                    <path class="person" d="M11 4a5 5 0 1 0 .01 0zM3 27v-5q0-6 8-6t8 6v5z" />
                    <path class="plus" d="M11 19v6M8 22h6" />
                    {staircase}
                    {disgruntled}
                </svg>
            }
        }
    }
}

/// The luggage token.
fn suitcase() -> Node {
    draw! {
        <svg class="token-art" viewBox="0 0 36 30" aria-hidden="true">
            <path class="handle" d="M13 8V4h10v4" />
            <path class="case" d="M5 8h26v18H5z" />
            <path class="strap" d="M11 8v18M25 8v18" />
        </svg>
    }
}
