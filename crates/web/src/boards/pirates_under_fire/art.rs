//! The pieces: ships with their flags, mercenaries, mines, backs of tiles; and the poster.

use crate::draw::prelude::*;
use game::{BySeat, Seat};
use pirates_under_fire::{KnownMine, Power, Value, Values};

use super::glyphs::Glyph;

/// Fleets differ by colour and by the end of their flag: one is cut in like a swallow's tail, the other runs to a point.
const FLAGS: BySeat<&str, 2> = BySeat(["M13 5h46l-8 15.5 8 15.5H13z", "M13 5h34l13 15.5-13 15.5H13z"]);
const FLEETS: BySeat<&str, 2> = BySeat(["fleet-0", "fleet-1"]);
const HULL: &str = "M5 41h50l-6 17H13z";

/// The class that gives a drawing its owner's colour.
pub(super) fn fleet(seat: Seat) -> &'static str {
    FLEETS[seat]
}

fn flag_of(seat: Seat) -> &'static str {
    FLAGS[seat]
}

/// A small flag beside a name.
pub(super) fn pennant(seat: Seat) -> Node {
    let class = format!("puf-pennant {}", fleet(seat));
    draw! {
        <svg class=class viewBox="8 2 55 40" aria-hidden="true">
            <path class="mast" d="M12 4v37" />
            <path class="flag" d=flag_of(seat) />
        </svg>
    }
}

/// What a ship shows beside its flag.
#[derive(Clone, Copy, Default)]
pub(super) struct Look {
    pub(super) burning: bool,
    pub(super) shields: u8,
    /// In the hand: what the ship will do.
    pub(super) effect: bool,
    /// The value a mercenary counts as now.
    pub(super) counts_as: Option<Value>,
}

/// A ship of a player's own.
pub(super) fn ship(seat: Seat, value: Value, look: Look) -> Node {
    let number = draw! {
        <text class="number" x="32" y="21.5" text-anchor="middle" dominant-baseline="central">{value.to_string()}</text>
    };
    let effect = look.effect.then(|| {
        draw! { <g class="on-hull">{Glyph::of_value(value).inset(22.5, 41.5, 15.0)}</g> }
    });
    let class = if look.burning { "burning" } else { "" };
    vessel(seat, class, number.into_node(), draw! { {effect} {shields(look.shields, 2, 10.0)} }, look.burning)
}

/// A mercenary: its values, its permanent shield and its power.
pub(super) fn mercenary(seat: Option<Seat>, values: Values, power: Power, look: Look) -> Node {
    let words = look.counts_as.map_or_else(|| values.to_string(), |value| value.to_string());
    let size = match (look.counts_as, words.len()) {
        (Some(_), _) => "number chosen",
        (None, 4..) => "number small",
        (None, 2..) => "number middle",
        _ => "number",
    };
    let y = if look.counts_as.is_some() { "16" } else { "21.5" };
    let whole = look.counts_as.map(|_| {
        draw! { <text class="of" x="32" y="30.5" text-anchor="middle" dominant-baseline="central">{values.to_string()}</text> }
    });
    let number = draw! {
        <text class=size x="32" y=y text-anchor="middle" dominant-baseline="central">{words}</text>
        {whole}
    };
    let hull = draw! {
        <g class="lasting-shield">{Glyph::Shield.inset(7.5, 43.0, 12.5)}</g>
        <g class="on-hull">{Glyph::of_power(power).inset(33.0, 43.0, 12.5)}</g>
        {shields(look.shields, 1, 19.0)}
    };
    match seat {
        Some(seat) => vessel(seat, "hired", number.into_node(), hull.into_node(), false),
        None => vessel(Seat::ALL[0], "hired free", number.into_node(), hull.into_node(), false),
    }
}

/// Shield tokens on a hull, from here to the right; where there are more than find room, they are counted.
fn shields(count: u8, most: u8, x: f32) -> Node {
    let drawn = if count > most { 1 } else { count };
    let token = |place: u8| {
        let x = x + f32::from(place) * 14.0;
        draw! { <g class="shield">{Glyph::Shield.inset(x, 41.5, 15.0)}</g> }
    };
    let number = (count > most).then(|| {
        let x = (x + 22.0).to_string();
        draw! { <text class="puf-times" x=x y="50" text-anchor="middle" dominant-baseline="central">{format!("×{count}")}</text> }
    });
    draw! { {(0..drawn).map(token).collect_node()} {number} }
}

fn vessel(seat: Seat, class: &str, number: Node, on_hull: Node, burning: bool) -> Node {
    let class = format!("puf-ship {} {class}", fleet(seat));
    draw! {
        <svg class=class viewBox="0 0 64 64" aria-hidden="true">
            <rect class="face" x="1" y="1" width="62" height="62" rx="8" />
            <path class="mast" d="M12 4v37" />
            <path class="flag" d=flag_of(seat) />
            {number}
            <path class="puf-hull" d=HULL />
            {on_hull}
            {burning.then(flames)}
        </svg>
    }
}

/// Flames on the hull of a ship.
pub(super) fn flames() -> Node {
    draw! {
        <g class="flames">
            <path class="fire" d="M6 60C2 50 9 47 9 39c5 3 6 6 6 10 3-3 4-8 2-14 7 4 9 9 8 14 4-3 6-8 5-15 8 5 10 11 8 17 4-2 5-6 5-11 8 6 10 14 4 20z" />
            <path class="core" d="M13 60c-2-5 2-7 2-11 3 2 4 4 4 7 2-2 4-5 3-9 5 4 6 7 5 11 3-2 4-5 4-9 5 4 6 7 4 11z" />
        </g>
    }
}

/// Flames alone, as a shot would light them.
pub(super) fn flames_to_come() -> Node {
    draw! { <svg class="puf-ship" viewBox="0 0 64 64" aria-hidden="true">{flames()}</svg> }
}

/// A tile face down: the waves of its back.
pub(super) fn back(seat: Seat) -> Node {
    let class = format!("puf-ship back {}", fleet(seat));
    draw! {
        <svg class=class viewBox="0 0 64 64" aria-hidden="true">
            <rect class="face" x="1" y="1" width="62" height="62" rx="8" />
            <path class="wave" d="M10 22q5.5-6 11 0t11 0t11 0t11 0M10 33q5.5-6 11 0t11 0t11 0t11 0M10 44q5.5-6 11 0t11 0t11 0t11 0" />
        </svg>
    }
}

/// A mine on the sea.
pub(super) fn mine(known: KnownMine) -> Node {
    let (class, sign) = match known {
        KnownMine::Real => ("puf-mine", ""),
        KnownMine::Doubtful => ("puf-mine", "?"),
        KnownMine::Dummy => ("puf-mine dummy", "0"),
    };
    draw! {
        <svg class=class viewBox="0 0 32 32" aria-hidden="true">
            <path class="spikes" d="M16 2v28M2 16h28M6 6l20 20M26 6L6 26" />
            <circle class="ball" cx="16" cy="16" r="9.5" />
            <path class="shine" d="M10.5 14a6 6 0 0 1 4-4" />
            <text x="16" y="16.6" text-anchor="middle" dominant-baseline="central">{sign}</text>
        </svg>
    }
}
