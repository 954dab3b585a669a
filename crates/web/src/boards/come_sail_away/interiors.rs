//! The rooms from the inside: what they look like before anybody comes, and when they are full and turned over.
//!
//! Each is drawn on 200 by 80; walls and floors reach far beyond, so that a room of any proportion is filled.

use crate::draw::prelude::*;
use come_sail_away::{Colour, Kind};

use super::seating::Interior;

/// A room's walls and furniture.
pub(super) fn interior(room: Interior) -> Node {
    let drawing = match room {
        Interior::Cabin(colour) => cabin(colour),
        Interior::Staircase => staircase(),
        Interior::Small(_) | Interior::Nothing => ().into_node(),
        Interior::Facility(Kind::DiningRoom) => dining_room(),
        Interior::Facility(Kind::Salon) => salon(),
        Interior::Facility(Kind::Bar) => bar(),
        Interior::Facility(Kind::Pool) => pool(),
        Interior::Facility(Kind::Library) => library(),
        Interior::Facility(Kind::Suite) => suite(),
        Interior::Facility(Kind::Theatre) => theatre(),
    };
    draw! { <svg class="furniture" viewBox="0 0 200 80" aria-hidden="true">{drawing}</svg> }
}

/// Wall and floor, with the skirting between them.
fn shell(floor: &'static str) -> Node {
    draw! {
        <path class="wall" d="M-300-300h800v600h-800z" />
        <path class=floor d="M-300 70h800v300h-800z" />
        <path class="line" d="M-300 70h800" />
    }
}

fn cabin(colour: Colour) -> Node {
    let doors = [36, 100, 164].map(|x| {
        draw! {
            <path class=format!("door {}", colour.name()) d=format!("M{} 70V20a24 12 0 0 1 48 0v50z", x - 24) />
            <path class="brass" d=format!("M{} 62h4v4h-4z", x + 16) />
        }
    });
    let lamps = [68, 132].map(|x| {
        draw! {
            <path class="line" d=format!("M{x} 34v8") />
            <path class="lamp" d=format!("M{} 34h8l-2-9h-4z", x - 4) />
        }
    });
    draw! { {shell("carpet")} {doors.collect_node()} {lamps.collect_node()} }
}

fn dining_room() -> Node {
    let tables = [50, 150].map(|x| {
        draw! {
            <path class="line" d=format!("M{x}-60V2") />
            <path class="lamp" d=format!("M{} 10a10 9 0 0 1 20 0z", x - 10) />
            <path class="wood" d=format!("M{} 64h6v20h-6z", x - 3) />
            <path class="cloth" d=format!("M{} 58h92v4l-3 9q-7-4-14 0t-14 0t-15 0t-15 0t-14 0t-14 0l-3-9z", x - 46) />
        }
    });
    draw! { {shell("floor")} {tables.collect_node()} }
}

fn salon() -> Node {
    let chairs = [26, 75, 125, 174].map(|x| {
        draw! {
            <path
                class="velvet"
                d=format!("M{} 77V54q0-4 4-4V30q0-11 19-11t19 11v20q4 0 4 4v23h-5v-6h-36v6z", x - 23)
            />
        }
    });
    draw! {
        {shell("carpet")}
        <path class="frame" d="M84-2h32v15H84z" />
        <path class="water" d="M87 8q6.5-4 13 0t13 0v3H87z" />
        {chairs.collect_node()}
    }
}

fn bar() -> Node {
    let bottles = (-3..15).map(|n: i32| {
        let x = 8 + 15 * n;
        let class = if n % 3 == 0 { "bottle sea" } else { "bottle amber" };
        draw! { <path class=class d=format!("M{} 11V4l2-2v-4h3v4l2 2v7z", x - 4) /> }
    });
    let stools = [27, 76, 124, 173].map(|x| draw! { <path class="line" d=format!("M{x} 62v9") /> });
    draw! {
        {shell("floor")}
        <path class="wood" d="M-300 11h800v3h-800z" />
        {bottles.collect_node()}
        {stools.collect_node()}
        <path class="counter" d="M-300 56h800v8h-800z" />
        // Outer two alike, inner two alike.
        <path class="pair" d="M27 67v11h146V67M76 67v6h48v-6" />
    }
}

fn pool() -> Node {
    draw! {
        {shell("tiles")}
        <path class="water" d="M-300 30h800v300h-800z" />
        <path class="ripple" d="M-80 34q8-5 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0" />
        <path class="ripple" d="M-74 77q8-5 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0" />
        <path class="rail" d="M188 38V14q0-7-7-7M198 38V14q0-7-7-7" />
        <path class="lamp" d="M24-4a10 10 0 1 0 .01 0z" />
    }
}

fn library() -> Node {
    let books = (-8i32..32).map(|n| {
        let x = n * 8;
        let class = ["book a", "book b", "book c", "book d"][n.rem_euclid(4) as usize];
        let top = (n * 5).rem_euclid(4) - 2;
        draw! { <path class=class d=format!("M{x} 17V{top}h6v{}z", 17 - top) /> }
    });
    let desks = [27, 76, 124, 173].map(|x| {
        draw! { <path class="wood" d=format!("M{} 66h44v4h-3v10h-4V70h-30v10h-4V70h-3z", x - 22) /> }
    });
    draw! {
        {shell("floor")}
        <path class="wood" d="M-300 17h800v4h-800z" />
        {books.collect_node()}
        {desks.collect_node()}
    }
}

fn suite() -> Node {
    let trunks = [40, 100, 160].map(|x| {
        draw! {
            <path class="trunk" d=format!("M{} 64h36v14h-36z", x - 18) />
            <path class="line" d=format!("M{} 64v14M{} 64v14", x - 10, x + 10) />
        }
    });
    draw! {
        {shell("carpet")}
        <path class="drape" d="M-300-60h350q-2 66-34 80V70H-300zM500-60H150q2 66 34 80v50h316z" />
        <path class="lamp" d="M86 6h28l-5 10H91z" />
        <path class="line" d="M100-60V6" />
        {trunks.collect_node()}
    }
}

fn theatre() -> Node {
    let seats = [27, 76, 124, 173].map(|x| {
        draw! { <path class="velvet" d=format!("M{} 84V46q0-14 22-14t22 14v38z", x - 22) /> }
    });
    draw! {
        <path class="stage" d="M-300-300h800v600h-800z" />
        <path class="lamp" d="M60 36 86-20h28l26 56z" />
        <path class="floor" d="M-300 36h800v300h-800z" />
        <path class="drape" d="M-300-80h340q6 70-16 116h-324zM500-80H160q-6 70 16 116h324z" />
        <path class="drape" d="M-40-80h280V-2q-10 10-20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0t-20 0z" />
        {seats.collect_node()}
    }
}

fn staircase() -> Node {
    let steps = (0..4).map(|n| {
        let (x, y) = (52 - 14 * n, 34 + 12 * n);
        draw! { <path class="step" d=format!("M{x} {y}h{}v14H{x}z", 200 - 2 * x) /> }
    });
    let balusters = [-4, -3, -2, -1, 0, 5, 6, 7, 8, 9].map(|n| {
        draw! { <path class="line" d=format!("M{} 22v12M{} 22v12", 40 * n + 8, 40 * n + 26) /> }
    });
    draw! {
        {shell("carpet")}
        <path class="gallery" d="M-300 34h352v6h-352zM148 34h352v6H148z" />
        {balusters.collect_node()}
        <path class="rail" d="M-300 20h340M160 20h340" />
        <path class="wood" d="M78-60h44v94H78z" />
        <path class="clock" d="M100-2a14 14 0 1 0 .01 0z" />
        <path class="line" d="M100 4v8l5 4" />
        {steps.collect_node()}
        <path class="rail" d="M40 20 6 66M160 20l34 46" />
    }
}

/// The other side of a room: it is completed. Rays every 22.5°, 300 long; to compute them here takes three kilobytes of code.
pub(super) fn completed() -> Node {
    draw! {
        <svg class="furniture" viewBox="0 0 200 80" aria-hidden="true">
            <path class="back" d="M-300-300h800v600h-800z" />
            <path class="ray" d="M100 96L-200 96M100 96L-177 -19M100 96L-112 -116M100 96L-15 -181M100 96L100 -204M100 96L215 -181M100 96L312 -116M100 96L377 -19M100 96L400 96" />
            <path class="ray" d="M55 96a45 45 0 0 1 90 0M30 96a70 70 0 0 1 140 0" />
        </svg>
    }
}

/// A tick.
pub(super) fn tick() -> Node {
    draw! { <svg class="tick" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 13l5.5 6L20 5.5" /></svg> }
}

/// A face that is not amused.
pub(super) fn frown() -> Node {
    draw! {
        <svg class="frown" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="10" />
            <path d="M8 9v1.5M16 9v1.5M7.5 17q4.5-5 9 0" />
        </svg>
    }
}
