//! Drawings that all games share.

use crate::draw::prelude::*;
use catalog::GameId;

/// A drawing of `drawings/`, which the page carries.
fn drawing(name: &str, class: &'static str, view_box: &'static str) -> Node {
    draw! {
        <svg class=class viewBox=view_box preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use_ href=format!("#{name}") />
        </svg>
    }
}

/// The emblem of the app: a liner above waves.
pub(crate) fn emblem() -> Node {
    drawing("emblem", "emblem", "0 0 48 48")
}

/// The poster of a game; for a game that has none, the emblem's liner.
pub(crate) fn poster(game: GameId) -> Node {
    let name = format!("poster-{game}");
    match leptos::prelude::document().get_element_by_id(&name) {
        Some(_) => drawing(&name, "poster-drawing", "0 0 320 200"),
        None => draw! { <div class="plain-poster">{emblem()}</div> },
    }
}

/// The outline of a passenger: nobody needs to see the colour to tell them apart.
fn outline(colour: &str) -> &'static str {
    match colour {
        "yellow" => "M18 4a14 14 0 1 0 .01 0z",
        "blue" => "M7 5h22a2 2 0 0 1 2 2v22a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z",
        "green" => "M18 3.5 33.5 31h-31z",
        "orange" => "M18 1.5 34.5 18 18 34.5 1.5 18z",
        _ => "M18 2l4.9 9.4 10.6 1.7-7.5 7.6 1.6 10.5-9.6-4.7-9.6 4.7 1.6-10.5-7.5-7.6 10.6-1.7z",
    }
}

/// A passenger of a colour (by its English name): shape and letter, and a suitcase for whoever carries luggage. With the
/// class `hollow` around it, it is a seat that waits for this colour.
pub(crate) fn passenger(colour: &'static str, letter: String, luggage: bool) -> Node {
    // A triangle is widest near its foot.
    let base = if colour == "green" { "26.5" } else { "23" };
    let suitcase = luggage.then(|| {
        draw! { <path class="suitcase" d="M22 25.5h12v8.5H22zM25.5 25.5v-3h5v3" /> }
    });
    draw! {
        <svg class=format!("passenger {colour}") viewBox="0 0 36 36" aria-hidden="true">
            <path class="shape" d=outline(colour) />
            <text x="18" y=base text-anchor="middle">{letter}</text>
            {suitcase}
        </svg>
    }
}

/// The picture of a result, by its name. It never changes, so it is text and not a view.
pub(crate) const fn result(name: &str) -> &'static str {
    match name.as_bytes() {
        b"won" => include_str!("art/won.svg"),
        b"lost" => include_str!("art/lost.svg"),
        b"shared" => include_str!("art/shared.svg"),
        _ => include_str!("art/alone.svg"),
    }
}
