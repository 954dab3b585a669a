//! Drawings of this game: symbols, faces, doors, portholes, ships; the poster is in a file of its own.

use crate::draw::prelude::*;
use on_board::{Level, Port, Symbol, Tenant};

use crate::speech::number;

/// A drawing of its own, in a square of 24.
pub(super) fn icon(shape: Node) -> Node {
    draw! { <svg class="ob-icon" viewBox="0 0 24 24" aria-hidden="true">{shape}</svg> }
}

/// Something drawn in a square of 24, put elsewhere in a larger drawing.
pub(super) fn at(x: f64, y: f64, scale: f64, shape: Node) -> Node {
    draw! { <g transform=format!("translate({x} {y}) scale({scale})")>{shape}</g> }
}

/// A symbol.
pub(super) fn symbol(symbol: Symbol) -> Node {
    match symbol {
        Symbol::Sun => draw! {
            <path class="ob-ray" d="M12 1v4M12 19v4M1 12h4M19 12h4M4.2 4.2l2.9 2.9M16.9 16.9l2.9 2.9M4.2 19.8l2.9-2.9M16.9 7.1l2.9-2.9" />
            <circle class="ob-sun" cx="12" cy="12" r="5" />
        },
        Symbol::Die => draw! {
            <rect class="ob-die" x="3.5" y="3.5" width="17" height="17" rx="3.5" />
            <path class="ob-pips" d="M8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01" />
        },
        Symbol::Glass => draw! {
            <path class="ob-glass" d="M3.5 4h17L12 13.5z" />
            <path class="ob-line" d="M12 13.5V21M7.5 21h9" />
            <circle class="ob-olive" cx="12.6" cy="7.4" r="1.7" />
        },
    }
}

/// A satisfied passenger.
pub(super) fn satisfied() -> Node {
    draw! {
        <circle class="ob-glad" cx="12" cy="12" r="10" />
        <path class="ob-on-glad" d="M6.8 12.6l3.6 3.7 7-8" />
    }
}

/// An unhappy passenger.
pub(super) fn unhappy() -> Node {
    draw! {
        <circle class="ob-sad" cx="12" cy="12" r="10" />
        <path class="ob-on-sad" d="M8 8l8 8M16 8l-8 8" />
    }
}

/// A heart: a lover.
pub(super) fn heart() -> Node {
    draw! { <path class="ob-heart" d="M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.4A5 5 0 0 1 22 8c0 4-3 7.5-10 13z" /> }
}

/// A flag: a port of call won.
pub(super) fn flag() -> Node {
    draw! {
        <path class="ob-line" d="M5 22V3" />
        <path class="ob-flag" d="M5 4h14l-4 4.5 4 4.5H5z" />
    }
}

/// Any symbol.
pub(super) fn wild() -> Node {
    draw! {
        {at(0.0, 0.0, 0.5, symbol(Symbol::Sun))}
        {at(12.0, 0.0, 0.5, symbol(Symbol::Die))}
        {at(6.0, 12.0, 0.5, symbol(Symbol::Glass))}
    }
}

/// A star.
const STAR: &str = "M12 2.2l3 6.3 6.9.9-5 4.8 1.2 6.9L12 17.8l-6.1 3.3 1.2-6.9-5-4.8 6.9-.9z";

pub(super) fn star() -> Node {
    draw! { <path class="ob-star" d=STAR /> }
}

/// The stars of a level in a row, for text.
pub(super) fn stars(level: Level) -> Node {
    let count = f64::from(level.stars());
    let all = (0..level.stars()).map(|n| at(f64::from(n) * 22.0, 0.0, 1.0, star())).collect_node();
    draw! {
        <svg class="ob-stars" viewBox=format!("0 0 {} 24", count * 22.0 + 2.0) aria-hidden="true">{all}</svg>
    }
}

/// A cabin door, ajar, with its stars; in a box of 24 by 36.
pub(super) fn door(level: Level) -> Node {
    let width = 7.0;
    let left = 12.0 - width * f64::from(level.stars()) / 2.0;
    let all = (0..level.stars()).map(|n| at(left + f64::from(n) * width, 1.0, width / 24.0, star()));
    draw! {
        <path class="ob-frame" d="M3 34V15a9 5 0 0 1 18 0v19z" />
        <path class="ob-door" d="M5.5 34V15.5a6 4 0 0 1 9-3L14.5 36z" />
        <circle class="ob-knob" cx="12.4" cy="25" r="1" />
        {all.collect_node()}
    }
}

/// What a port of call counts.
pub(super) fn port(port: Port) -> Node {
    match port {
        Port::Satisfied => {
            draw! { {at(0.0, 2.0, 0.8, satisfied())} <path class="ob-arrow" d="M20.5 21V8M17.5 11.5l3-3.5 3 3.5" /> }
        }
        Port::FewestSatisfied => {
            draw! { {at(0.0, 2.0, 0.8, satisfied())} <path class="ob-arrow" d="M20.5 6v13M17.5 15.5l3 3.5 3-3.5" /> }
        }
        Port::Symbols => wild(),
        Port::OpenCabins => draw! {
            <path class="ob-frame" d="M4 22V7a8 5 0 0 1 16 0v15z" />
            <path class="ob-door" d="M6.5 22V8a5 4 0 0 1 7.5-2.5V24z" />
            <circle class="ob-knob" cx="12" cy="15" r="1" />
        },
        Port::Occupied => draw! {
            <circle class="ob-window" cx="12" cy="12" r="10" />
            <circle class="ob-person" cx="12" cy="9.5" r="3.4" />
            <path class="ob-person" d="M5.6 19.2a6.5 5.4 0 0 1 12.8 0A10 10 0 0 1 5.6 19.2z" />
        },
    }
}

/// A porthole: closed, open, or with somebody in it. In a square of 40.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pane {
    Closed,
    Open,
    Guest(Tenant),
}

pub(super) fn porthole(pane: Pane) -> Node {
    let (class, inside) = match pane {
        Pane::Closed => {
            ("ob-pane closed", draw! { <path class="ob-slats" d="M11 14.5h18M9.5 20h21M11 25.5h18" /> })
        }
        Pane::Open => ("ob-pane open", draw! { <path class="ob-shine" d="M12 19a8.5 8.5 0 0 1 7-7.5" /> }),
        Pane::Guest(tenant) => ("ob-pane guest", guest(tenant)),
    };
    draw! {
        <svg class=class viewBox="0 0 40 40" aria-hidden="true">
            <circle class="ob-ring" cx="20" cy="20" r="18.5" />
            <circle class="ob-inside" cx="20" cy="20" r="14.5" />
            {inside}
        </svg>
    }
}

fn guest(tenant: Tenant) -> Node {
    match tenant {
        Tenant::Nobody => ().into_node(),
        Tenant::Points(points) => {
            let class = if points < 0 { "ob-number loss" } else { "ob-number" };
            draw! { <text class=class x="20" y="27.5">{number(i32::from(points))}</text> }
        }
        Tenant::Symbol(kind) => at(8.5, 8.5, 0.96, symbol(kind)),
    }
}

/// Funnels and masts above the decks; stands on the line y = 40, 320 wide.
pub(super) fn funnels() -> Node {
    draw! {
        <svg class="ob-funnels" viewBox="0 0 320 40" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
            <path class="ob-rope" d="M22 40L28 6L118 12M292 40L286 6L210 12" />
            <path class="ob-mast" d="M28 40V4M286 40V4" />
            <path class="ob-funnel" d="M92 40l6-30h30l-6 30zM146 40l6-30h30l-6 30zM200 40l6-30h30l-6 30z" />
            <path class="ob-band" d="M96.4 18h30l1.6-8h-30zM150.4 18h30l1.6-8h-30zM204.4 18h30l1.6-8h-30z" />
            <path class="ob-pennant" d="M286 5l-16 5 16 5z" />
        </svg>
    }
}

/// The hull below the decks: stern left, bow right. It is stretched to its place.
pub(super) fn hull() -> Node {
    draw! {
        <svg class="ob-hull-art" viewBox="0 0 600 60" preserveAspectRatio="none" aria-hidden="true">
            <path class="ob-plates" vector-effect="non-scaling-stroke" d="M2 2H598C588 22 572 42 550 58H26Q4 46 2 2z" />
            <path class="ob-waterline" d="M17.5 48H562.5Q557 53 550 58H26Q20 55 17.5 48z" />
        </svg>
    }
}

/// Waves at the foot of a ship.
pub(super) fn waves() -> Node {
    let crest = "q7-7 14 0t14 0".repeat(22);
    draw! {
        <svg class="ob-waves" viewBox="0 0 600 12" preserveAspectRatio="none" aria-hidden="true">
            <path class="ob-wave" vector-effect="non-scaling-stroke" d=format!("M-6 7{crest}") />
        </svg>
    }
}

/// The back of a card.
pub(super) fn back() -> Node {
    draw! {
        <svg class="ob-art back" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <rect class="ob-sky" x="-20" y="-20" width="140" height="140" />
            <circle class="ob-compass" cx="50" cy="50" r="30" />
            <path class="ob-needle" d="M50 16l7 27 27 7-27 7-7 27-7-27-27-7 27-7z" />
        </svg>
    }
}
