//! The pieces: ships with their flags, mercenaries, mines, backs of tiles; and the poster.

use game::{BySeat, Seat};
use leptos::prelude::*;
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
pub(super) fn pennant(seat: Seat) -> AnyView {
    let class = format!("puf-pennant {}", fleet(seat));
    view! {
        <svg class=class viewBox="8 2 55 40" aria-hidden="true">
            <path class="mast" d="M12 4v37" />
            <path class="flag" d=flag_of(seat) />
        </svg>
    }
    .into_any()
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
pub(super) fn ship(seat: Seat, value: Value, look: Look) -> AnyView {
    let number = view! {
        <text class="number" x="32" y="21.5" text-anchor="middle" dominant-baseline="central">{value.to_string()}</text>
    };
    let effect = look.effect.then(|| {
        view! { <g class="on-hull">{Glyph::of_value(value).inset(22.5, 41.5, 15.0)}</g> }
    });
    let class = if look.burning { "burning" } else { "" };
    vessel(
        seat,
        class,
        number.into_any(),
        view! { {effect} {shields(look.shields, 2, 10.0)} }.into_any(),
        look.burning,
    )
}

/// A mercenary: its values, its permanent shield and its power.
pub(super) fn mercenary(seat: Option<Seat>, values: Values, power: Power, look: Look) -> AnyView {
    let words = look.counts_as.map_or_else(|| values.to_string(), |value| value.to_string());
    let size = match (look.counts_as, words.len()) {
        (Some(_), _) => "number chosen",
        (None, 4..) => "number small",
        (None, 2..) => "number middle",
        _ => "number",
    };
    let y = if look.counts_as.is_some() { "16" } else { "21.5" };
    let whole = look.counts_as.map(|_| {
        view! { <text class="of" x="32" y="30.5" text-anchor="middle" dominant-baseline="central">{values.to_string()}</text> }
    });
    let number = view! {
        <text class=size x="32" y=y text-anchor="middle" dominant-baseline="central">{words}</text>
        {whole}
    };
    let hull = view! {
        <g class="lasting-shield">{Glyph::Shield.inset(7.5, 43.0, 12.5)}</g>
        <g class="on-hull">{Glyph::of_power(power).inset(33.0, 43.0, 12.5)}</g>
        {shields(look.shields, 1, 19.0)}
    };
    match seat {
        Some(seat) => vessel(seat, "hired", number.into_any(), hull.into_any(), false),
        None => vessel(Seat::ALL[0], "hired free", number.into_any(), hull.into_any(), false),
    }
}

/// Shield tokens on a hull, from here to the right; where there are more than find room, they are counted.
fn shields(count: u8, most: u8, x: f32) -> AnyView {
    let drawn = if count > most { 1 } else { count };
    let token = |place: u8| {
        let x = x + f32::from(place) * 14.0;
        view! { <g class="shield">{Glyph::Shield.inset(x, 41.5, 15.0)}</g> }
    };
    let number = (count > most).then(|| {
        let x = (x + 22.0).to_string();
        view! { <text class="puf-times" x=x y="50" text-anchor="middle" dominant-baseline="central">{format!("×{count}")}</text> }
    });
    view! { {(0..drawn).map(token).collect_view()} {number} }.into_any()
}

fn vessel(seat: Seat, class: &str, number: AnyView, on_hull: AnyView, burning: bool) -> AnyView {
    let class = format!("puf-ship {} {class}", fleet(seat));
    view! {
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
    .into_any()
}

/// Flames on the hull of a ship.
pub(super) fn flames() -> AnyView {
    view! {
        <g class="flames">
            <path class="fire" d="M6 60C2 50 9 47 9 39c5 3 6 6 6 10 3-3 4-8 2-14 7 4 9 9 8 14 4-3 6-8 5-15 8 5 10 11 8 17 4-2 5-6 5-11 8 6 10 14 4 20z" />
            <path class="core" d="M13 60c-2-5 2-7 2-11 3 2 4 4 4 7 2-2 4-5 3-9 5 4 6 7 5 11 3-2 4-5 4-9 5 4 6 7 4 11z" />
        </g>
    }
    .into_any()
}

/// Flames alone, as a shot would light them.
pub(super) fn flames_to_come() -> AnyView {
    view! { <svg class="puf-ship" viewBox="0 0 64 64" aria-hidden="true">{flames()}</svg> }.into_any()
}

/// A tile face down: the waves of its back.
pub(super) fn back(seat: Seat) -> AnyView {
    let class = format!("puf-ship back {}", fleet(seat));
    view! {
        <svg class=class viewBox="0 0 64 64" aria-hidden="true">
            <rect class="face" x="1" y="1" width="62" height="62" rx="8" />
            <path class="wave" d="M10 22q5.5-6 11 0t11 0t11 0t11 0M10 33q5.5-6 11 0t11 0t11 0t11 0M10 44q5.5-6 11 0t11 0t11 0t11 0" />
        </svg>
    }
    .into_any()
}

/// A mine on the sea.
pub(super) fn mine(known: KnownMine) -> AnyView {
    let (class, sign) = match known {
        KnownMine::Real => ("puf-mine", ""),
        KnownMine::Doubtful => ("puf-mine", "?"),
        KnownMine::Dummy => ("puf-mine dummy", "0"),
    };
    view! {
        <svg class=class viewBox="0 0 32 32" aria-hidden="true">
            <path class="spikes" d="M16 2v28M2 16h28M6 6l20 20M26 6L6 26" />
            <circle class="ball" cx="16" cy="16" r="9.5" />
            <path class="shine" d="M10.5 14a6 6 0 0 1 4-4" />
            <text x="16" y="16.6" text-anchor="middle" dominant-baseline="central">{sign}</text>
        </svg>
    }
    .into_any()
}

/// Two ships fire at each other at dusk.
pub(crate) fn poster() -> AnyView {
    view! {
        <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" class="puf-poster">
            <rect width="320" height="200" fill="#f1dcae" />
            <circle cx="160" cy="96" r="54" fill="#e9a13b" />
            <path d="M0 62h74v5H0zM26 76h70v4H26zM246 54h74v5h-74zM232 68h66v4h-66z" fill="#f8ecd0" />
            <path d="M0 118h320v82H0z" fill="#1f6f66" />
            <path d="M112 118h96l14 8H98zM104 134h112l-16 6h-84zM124 148h72l-12 5h-52z" fill="#e9a13b" opacity=".55" />
            <g stroke="#14304f" stroke-width="3" fill="none"><path d="M58 34v92M96 52v74M262 34v92M226 52v74" /></g>
            <path d="M60 36h44l-9 13 9 13H60z" fill="#1f4e8c" stroke="#14304f" stroke-width="2" />
            <path d="M260 36h-34l-13 13 13 13h34z" fill="#9c2743" stroke="#14304f" stroke-width="2" />
            <text x="78" y="50" class="puf-poster-number" text-anchor="middle" dominant-baseline="central">"5"</text>
            <text x="239" y="50" class="puf-poster-number" text-anchor="middle" dominant-baseline="central">"7"</text>
            <path d="M56 70q-26 24-22 48h22zM94 66q-22 22-28 50h28z" fill="#fbf3df" stroke="#14304f" stroke-width="2" />
            <path d="M264 70q26 24 22 48h-22zM228 66q22 22 28 50h-28z" fill="#fbf3df" stroke="#14304f" stroke-width="2" />
            <path d="M22 120h100q12 0 20-10-2 40-30 44H48q-20-4-26-34z" fill="#14304f" />
            <path d="M298 120H198q-12 0-20-10 2 40 30 44h64q20-4 26-34z" fill="#14304f" />
            <path d="M34 130h84M286 130h-84" stroke="#e3c57f" stroke-width="3" />
            <g fill="#e3c57f"><circle cx="56" cy="140" r="3.5" /><circle cx="78" cy="140" r="3.5" /><circle cx="100" cy="140" r="3.5" />
            <circle cx="264" cy="140" r="3.5" /><circle cx="242" cy="140" r="3.5" /><circle cx="220" cy="140" r="3.5" /></g>
            <path d="M136 126q24-30 46-8" fill="none" stroke="#b2401f" stroke-width="3" stroke-dasharray="1 8" stroke-linecap="round" />
            <circle cx="160" cy="107" r="5" fill="#14263a" />
            <path d="M252 122c-8-12 2-18 0-30 9 5 11 12 10 18 6-4 8-10 7-18 10 8 12 20 4 30z" fill="#e8641b" />
            <path d="M258 122c-3-7 2-9 2-15 5 3 6 7 5 11 3-2 4-4 4-7 4 4 4 8 1 11z" fill="#ffc84a" />
            <g fill="none" stroke="#cfe6df" stroke-width="3">
                <path d="M0 158q10-7 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0" />
                <path d="M-10 174q10-7 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0" opacity=".7" />
                <path d="M0 190q10-7 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0" opacity=".45" />
            </g>
        </svg>
    }
    .into_any()
}
