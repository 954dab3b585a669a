//! The rooms from the inside: what they look like before anybody comes, and when they are full and turned over.
//!
//! Each is drawn on 160 by 80; walls and floors reach far beyond, so that a room of any proportion is filled.

use come_sail_away::{Colour, Kind};
use leptos::prelude::*;

use super::seating::Interior;

/// A room's walls and furniture.
pub(super) fn interior(room: Interior) -> AnyView {
    let drawing = match room {
        Interior::Cabin(colour) => cabin(colour),
        Interior::Staircase => staircase(),
        Interior::Small(_) | Interior::Nothing => ().into_any(),
        Interior::Facility(Kind::DiningRoom) => dining_room(),
        Interior::Facility(Kind::Salon) => salon(),
        Interior::Facility(Kind::Bar) => bar(),
        Interior::Facility(Kind::Pool) => pool(),
        Interior::Facility(Kind::Library) => library(),
        Interior::Facility(Kind::Suite) => suite(),
        Interior::Facility(Kind::Theatre) => theatre(),
    };
    view! { <svg class="furniture" viewBox="0 0 160 80" aria-hidden="true">{drawing}</svg> }.into_any()
}

/// Wall and floor, with the skirting between them.
fn shell(floor: &'static str) -> AnyView {
    view! {
        <path class="wall" d="M-300-300h800v600h-800z" />
        <path class=floor d="M-300 66h800v300h-800z" />
        <path class="line" d="M-300 66h800" />
    }
    .into_any()
}

fn cabin(colour: Colour) -> AnyView {
    let doors = [12, 62, 112].map(|x| {
        view! {
            <path class=format!("door {}", colour.name()) d=format!("M{x} 66V20a18 10 0 0 1 36 0v46z") />
            <path class="brass" d=format!("M{} 58h3v4h-3z", x + 29) />
        }
    });
    let lamps = [55, 105].map(|x| {
        view! {
            <path class="line" d=format!("M{x} 30v8") />
            <path class="lamp" d=format!("M{} 30h8l-2-8h-4z", x - 4) />
        }
    });
    view! { {shell("carpet")} {doors.collect_view()} {lamps.collect_view()} }.into_any()
}

fn dining_room() -> AnyView {
    let tables = [8, 86].map(|x| {
        view! {
            <path class="line" d=format!("M{} -40V4", x + 33) />
            <path class="lamp" d=format!("M{} 14a11 11 0 0 1 22 0z", x + 22) />
            <path class="wood" d=format!("M{} 60h6v20h-6z", x + 30) />
            <path class="cloth" d=format!("M{x} 56h66v4l-3 9q-6-3-12 0t-12 0t-12 0t-12 0t-12 0l-3-9z") />
        }
    });
    view! { {shell("floor")} {tables.collect_view()} }.into_any()
}

fn salon() -> AnyView {
    let chairs = [21, 60, 100, 139].map(|x| {
        view! {
            <path
                class="velvet"
                d=format!("M{} 74V52q0-4 4-4V32q0-8 15-8t15 8v16q4 0 4 4v22h-5v-6h-28v6z", x - 19)
            />
        }
    });
    view! {
        {shell("carpet")}
        <path class="frame" d="M66 2h28v14H66z" />
        <path class="water" d="M69 11q5.5-4 11 0t11 0v2H69z" />
        {chairs.collect_view()}
    }
    .into_any()
}

fn bar() -> AnyView {
    let bottles = [14, 26, 44, 56, 74, 86, 104, 116, 134, 146].map(|x| {
        let class = if x % 4 == 2 { "bottle sea" } else { "bottle amber" };
        view! { <path class=class d=format!("M{} 14V7l2-2V1h3v4l2 2v7z", x - 4) /> }
    });
    let stools = [24, 62, 98, 136].map(|x| view! { <path class="line" d=format!("M{x} 60v14m-6 0h12") /> });
    view! {
        {shell("floor")}
        <path class="wood" d="M-300 14h800v3h-800z" />
        {bottles.collect_view()}
        {stools.collect_view()}
        <path class="counter" d="M-300 54h800v8h-800z" />
        // Outer two alike, inner two alike.
        <path class="pair" d="M24 66v11h112V66M62 66v6h36v-6" />
    }
    .into_any()
}

fn pool() -> AnyView {
    view! {
        {shell("tiles")}
        <path class="water" d="M-300 36h800v300h-800z" />
        <path class="ripple" d="M-80 42q8-5 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0" />
        <path class="ripple" d="M-74 74q8-5 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0" />
        <path class="rail" d="M150 40V22q0-6-6-6M158 40V22q0-6-6-6" />
        <path class="lamp" d="M20 4a9 9 0 1 0 .01 0z" />
    }
    .into_any()
}

fn library() -> AnyView {
    let books = (-6i32..22).map(|n| {
        let x = n * 8;
        let class = ["book a", "book b", "book c", "book d"][n.rem_euclid(4) as usize];
        let top = 4 + (n * 5).rem_euclid(4);
        view! { <path class=class d=format!("M{x} 22V{top}h6v{}z", 22 - top) /> }
    });
    let desks = [24, 61, 98, 135].map(|x| {
        view! { <path class="wood" d=format!("M{} 64h32v4h-3v10h-4V68h-18v10h-4V68h-3z", x - 16) /> }
    });
    view! {
        {shell("floor")}
        <path class="wood" d="M-300 22h800v4h-800zM-300-1h800v3h-800z" />
        {books.collect_view()}
        {desks.collect_view()}
    }
    .into_any()
}

fn suite() -> AnyView {
    let trunks = [28, 80, 132].map(|x| {
        view! {
            <path class="trunk" d=format!("M{} 62h26v14h-26z", x - 13) />
            <path class="line" d=format!("M{} 62v-3h8v3M{} 62v14M{} 62v14", x - 4, x - 7, x + 7) />
        }
    });
    view! {
        {shell("carpet")}
        <path class="drape" d="M-300-20h340q-2 34-26 44V66H-300zM500-20H120q2 34 26 44v42h354z" />
        <path class="lamp" d="M68 8h24l-4 9H72z" />
        <path class="line" d="M80-20V8" />
        {trunks.collect_view()}
    }
    .into_any()
}

fn theatre() -> AnyView {
    let seats = [26, 62, 98, 134].map(|x| {
        view! { <path class="velvet" d=format!("M{} 80V44q0-9 16-9t16 9v36z", x - 16) /> }
    });
    view! {
        <path class="stage" d="M-300-300h800v600h-800z" />
        <path class="lamp" d="M46 34 66 0h28l20 34z" />
        <path class="floor" d="M-300 34h800v300h-800z" />
        <path class="drape" d="M-300-60h330q4 60-14 94h-316zM500-60H130q-4 60 14 94h356z" />
        <path class="drape" d="M-60-60h280V2q-10 10-20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0z" />
        {seats.collect_view()}
    }
    .into_any()
}

fn staircase() -> AnyView {
    let steps = (0..5).map(|n| {
        let (x, y) = (46 - 9 * n, 30 + 10 * n);
        view! { <path class="step" d=format!("M{x} {y}h{}v10H{x}z", 160 - 2 * x) /> }
    });
    view! {
        {shell("floor")}
        <path class="wood" d="M62-20h36v50H62z" />
        <path class="clock" d="M80 2a9 9 0 1 0 .01 0z" />
        <path class="line" d="M80 6v5l3 3" />
        <path class="floor" d="M-300 79h800v100h-800z" />
        {steps.collect_view()}
        <path class="rail" d="M44 12 4 58V44M116 12l40 46V44M44 30V12M116 30V12" />
    }
    .into_any()
}

/// The other side of a room: it is completed.
pub(super) fn completed() -> AnyView {
    let rays = (0..9).map(|n| {
        let angle = std::f64::consts::PI * f64::from(n) / 8.0;
        let (dx, dy) = (300.0 * angle.cos(), 300.0 * angle.sin());
        view! { <path class="ray" d=format!("M80 96L{:.0} {:.0}", 80.0 - dx, 96.0 - dy) /> }
    });
    view! {
        <svg class="furniture" viewBox="0 0 160 80" aria-hidden="true">
            <path class="back" d="M-300-300h800v600h-800z" />
            {rays.collect_view()}
            <path class="ray" d="M40 96a40 40 0 0 1 80 0M20 96a60 60 0 0 1 120 0" />
        </svg>
    }
    .into_any()
}

/// A tick.
pub(super) fn tick() -> AnyView {
    view! { <svg class="tick" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 13l5.5 6L20 5.5" /></svg> }
        .into_any()
}

/// A face that is not amused.
pub(super) fn frown() -> AnyView {
    view! {
        <svg class="frown" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="10" />
            <path d="M8 9v1.5M16 9v1.5M7.5 17q4.5-5 9 0" />
        </svg>
    }
    .into_any()
}
