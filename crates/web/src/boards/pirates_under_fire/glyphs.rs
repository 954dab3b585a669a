//! The small signs: icons of the sea, what ships and mercenaries do, tokens. Each fills 24 by 24 units in one colour, so that the
//! same sign is met on the sea, on a ship and in the legend.

use crate::draw::prelude::*;
use pirates_under_fire::{Icon, Power, Value};

/// A sign.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Glyph {
    Star,
    Orthogonal,
    Diagonal,
    Hammer,
    NewMine,
    NewTile,
    Coin,
    Shield,
    Sweep,
    Twice,
    Tile,
    Mine,
    Lateral,
    Crush,
    Identical,
    ShieldStar,
    Neighbours,
}

impl Glyph {
    pub(super) fn of_icon(icon: Icon) -> Glyph {
        match icon {
            Icon::VictoryPoint => Glyph::Star,
            Icon::OrthogonalShot => Glyph::Orthogonal,
            Icon::DiagonalShot => Glyph::Diagonal,
            Icon::Repair => Glyph::Hammer,
            Icon::Mine => Glyph::NewMine,
            Icon::ExtraTile => Glyph::NewTile,
        }
    }

    /// What a ship of this value does (PUF-22).
    pub(super) fn of_value(value: Value) -> Glyph {
        match value.number() {
            1 => Glyph::Shield,
            3 => Glyph::Orthogonal,
            5 => Glyph::Hammer,
            7 => Glyph::Sweep,
            9 => Glyph::Twice,
            _ => Glyph::Coin,
        }
    }

    pub(super) fn of_power(power: Power) -> Glyph {
        match power {
            Power::Shield => Glyph::Shield,
            Power::ChooseTile => Glyph::Tile,
            Power::RemoveMines => Glyph::Sweep,
            Power::PlaceMines => Glyph::NewMine,
            Power::AdjacentShots => Glyph::Orthogonal,
            Power::LateralShots => Glyph::Lateral,
            Power::DiagonalShots => Glyph::Diagonal,
            Power::Crush => Glyph::Crush,
            Power::PerIdentical => Glyph::Identical,
            Power::PerShield => Glyph::ShieldStar,
            Power::PerNeighbour => Glyph::Neighbours,
        }
    }

    /// The sign alone, to stand in a drawing.
    pub(super) fn shape(self) -> Node {
        let filled = |d: &'static str| draw! { <path d=d fill="currentColor" /> };
        match self {
            Glyph::Star => filled(STAR),
            Glyph::Orthogonal => filled(SHOTS),
            Glyph::Diagonal => {
                draw! { <path d=SHOTS fill="currentColor" transform="rotate(45 12 12)" /> }
            }
            Glyph::Hammer => {
                draw! { <path d=HAMMER fill="currentColor" transform="rotate(38 12 12)" /> }
            }
            Glyph::Mine => mine().into_node(),
            Glyph::NewMine => draw! { <g transform="translate(-2.5 2)">{mine()}</g> {plus()} },
            Glyph::Sweep => draw! {
                {mine()}
                <path d="M2.5 21.5l19-19" class="puf-gap" />
                <path d="M2.5 21.5l19-19" class="puf-stroke" />
            },
            Glyph::NewTile => draw! { <g transform="translate(-2 2)">{tile()}</g> {plus()} },
            Glyph::Tile => tile().into_node(),
            Glyph::Coin => draw! {
                <path fill="currentColor" fill-rule="evenodd" d="M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM12 4.4a7.6 7.6 0 1 1 0 15.2a7.6 7.6 0 1 1 0-15.2z" />
                <circle cx="12" cy="12" r="4.6" fill="currentColor" />
            },
            Glyph::Shield => filled(SHIELD),
            Glyph::Twice => draw! {
                <text x="12" y="13" class="puf-twice" text-anchor="middle" dominant-baseline="central">"×2"</text>
            },
            Glyph::Lateral => filled("M1 12l7-6v4h8V6l7 6-7 6v-4H8v4z"),
            Glyph::Crush => filled(
                "M12 1l2.4 5.6L20 4l-2.6 5.6L23 12l-5.6 2.4L20 20l-5.6-2.6L12 23l-2.4-5.6L4 20l2.6-5.6L1 12l5.6-2.4L4 4l5.6 2.6z",
            ),
            Glyph::Identical => filled("M1 5h6v14H1zM9 5h6v14H9zM17 5h6v14h-6z"),
            Glyph::ShieldStar => draw! {
                <path fill="currentColor" fill-rule="evenodd" d=SHIELD_STAR />
            },
            Glyph::Neighbours => filled("M9 1h6v6H9zM9 17h6v6H9zM1 9h6v6H1zM17 9h6v6h-6zM9 9h6v6H9z"),
        }
    }

    /// The sign as a picture of its own.
    pub(super) fn draw(self, class: &'static str) -> Node {
        let class = format!("puf-glyph {class}");
        draw! { <svg class=class viewBox="0 0 24 24" aria-hidden="true">{self.shape()}</svg> }
    }

    /// The sign as a part of a larger drawing, in a square with this corner and side.
    pub(super) fn inset(self, x: f32, y: f32, side: f32) -> Node {
        draw! { <svg x=x.to_string() y=y.to_string() width=side.to_string() height=side.to_string() viewBox="0 0 24 24">{self.shape()}</svg> }
    }
}

const STAR: &str = "M12 1.8l3.1 6.5 7.1.9-5.2 4.9 1.3 7L12 17.7l-6.3 3.4 1.3-7L1.8 9.2l7.1-.9z";
/// A cannonball with a point in each of the four directions.
const SHOTS: &str = "M12 .8l3.8 5.4H8.2zM23.2 12l-5.4 3.8V8.2zM12 23.2l-3.8-5.4h7.6zM.8 12l5.4-3.8v7.6zM12 8.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6z";
const HAMMER: &str = "M3.5 3.2h11.2q3.6.4 5.8 4.1h-4.2v2.5H14V23h-3.8V9.8H3.5z";
const SHIELD: &str = "M12 1.6l8.6 3v6.2c0 5.6-3.7 9.4-8.6 11.6-4.9-2.2-8.6-6-8.6-11.6V4.6z";
const SHIELD_STAR: &str = "M12 1.6l8.6 3v6.2c0 5.6-3.7 9.4-8.6 11.6-4.9-2.2-8.6-6-8.6-11.6V4.6zM12 6.2l1.6 3.4 3.7.5-2.7 2.5.7 3.7L12 14.5l-3.3 1.8.7-3.7-2.7-2.5 3.7-.5z";

fn mine() -> Node {
    draw! {
        <circle cx="12" cy="12" r="6.4" fill="currentColor" />
        <path class="puf-stroke" d="M12 2.2v19.6M2.2 12h19.6M5.1 5.1l13.8 13.8M18.9 5.1L5.1 18.9" />
    }
}

fn plus() -> Node {
    draw! {
        <path d="M19 1.2v9.6M14.2 6h9.6" class="puf-gap" />
        <path d="M19 1.8v8.4M14.8 6h8.4" class="puf-plus" />
    }
}

/// A tile with a flag on it.
fn tile() -> Node {
    draw! {
        <path fill="currentColor" fill-rule="evenodd" d="M5 2.5h14a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM7 6v13h2v-5.4h8.4l-2.6-3.8L17.4 6z" />
    }
}
