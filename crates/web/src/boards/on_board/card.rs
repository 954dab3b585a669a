//! Cards: what is drawn on them, and what is written below.

use crate::draw::prelude::*;
use game::{Arg, Message};
use on_board::{Captain, Card, Face, Guest, Level, Luggage, Objective, OnBoard, Symbol};

use super::art::{self, at};
use super::{parts, people};
use crate::speech::{number, signed};
use crate::stage::Stage;

/// A card lying open. `class` says where it lies.
pub(super) fn open(stage: &Stage<OnBoard>, card: Card) -> Node {
    let face = stage.game().components().face(card);
    let class = format!("ob-card {}", kind(face));
    draw! {
        <span class=class data-part=parts::card(card) data-piece=piece(card) data-from="draw">
            <svg class="ob-art" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
                {picture(stage, card, face)}
            </svg>
            <span class="ob-caption">{caption(stage, face)}</span>
        </span>
    }
}

/// A card lying face down, or one that is not known.
pub(super) fn face_down(place: usize) -> Node {
    draw! { <span class="ob-card down" data-piece=format!("down-{place}")>{art::back()}</span> }
}

/// The name of a card among the pieces that slide.
pub(super) fn piece(card: Card) -> String {
    format!("card-{}", card.index())
}

fn kind(face: Face) -> &'static str {
    match face {
        Face::Passenger { .. } => "ob-of-passenger",
        Face::Lover { .. } => "ob-of-lover",
        Face::Cabins(_) | Face::Stars(_) => "ob-of-cabins",
        Face::Objective(_) => "ob-of-objective",
        Face::Luggage(_) => "ob-of-luggage",
        Face::Mechanic | Face::Castaway => "ob-of-special",
    }
}

/// A few words: what cannot be seen at a glance.
fn caption(stage: &Stage<OnBoard>, face: Face) -> String {
    let does = |what: Message| stage.say(&Message::new("web-ob-does").with("what", what));
    let [mechanic, castaway] = stage.game().components().special_worth();
    match face {
        Face::Passenger { guest: Guest::Conditional { symbol, .. }, .. } => {
            let symbol = stage.game().say_symbol(symbol);
            stage.say(&Message::new("web-ob-caption-conditional").with("symbol", symbol))
        }
        Face::Passenger { guest: Guest::Wild, .. } => stage.say_id("web-ob-caption-wild"),
        Face::Passenger { .. } => stage.say_id("web-ob-caption-passenger"),
        Face::Lover { .. } => stage.say_id("web-ob-caption-lover"),
        Face::Cabins(_) => stage.say_id("web-ob-caption-cabins"),
        Face::Stars(_) => stage.say_id("web-ob-caption-stars"),
        Face::Objective(objective) => does(stage.game().say_objective(objective)),
        Face::Luggage(luggage) => does(stage.game().say_luggage(luggage)),
        Face::Mechanic => {
            stage.say(&Message::new("web-ob-caption-mechanic").with("points", signed(mechanic)))
        }
        Face::Castaway => {
            stage.say(&Message::new("web-ob-caption-castaway").with("points", signed(castaway)))
        }
    }
}

fn picture(stage: &Stage<OnBoard>, card: Card, face: Face) -> Node {
    match face {
        Face::Passenger { level, guest } => draw! {
            {people::portrait(card.index())}
            {asked(level)}
            {plate(guest)}
        },
        Face::Lover { points } => draw! {
            <rect class="ob-sky" x="-20" y="-20" width="140" height="140" />
            {at(14.0, 14.0, 3.0, art::heart())}
            <text class="ob-large on-heart" x="50" y="63">{format!("+{points}")}</text>
        },
        Face::Cabins(levels) => cabins(levels),
        Face::Stars(stars) => draw! {
            <rect class="ob-sky" x="-20" y="-20" width="140" height="140" />
            {at(16.0, 12.0, 2.8, art::star())}
            <text class="ob-large on-star" x="49.5" y="61">{stars.to_string()}</text>
        },
        Face::Objective(objective) => draw! {
            <rect class="ob-sky" x="-20" y="-20" width="140" height="140" />
            <path class="ob-scroll" d="M14 26q0-8 8-8h56q8 0 8 8v48q0 8-8 8H22q-8 0-8-8z" />
            <path class="ob-scroll-line" d="M14 30h72M14 70h72" />
            {formula(stage, objective)}
        },
        Face::Luggage(luggage) => draw! {
            <rect class="ob-sky" x="-20" y="-20" width="140" height="140" />
            {suitcase()}
            <circle class="ob-plate" cx="50" cy="58" r="20" />
            {at(34.0, 42.0, 1.33, luggage_sign(luggage))}
        },
        Face::Mechanic => draw! {
            <rect class="ob-sky" x="-20" y="-20" width="140" height="140" />
            {at(14.0, 12.0, 3.0, people::mechanic())}
        },
        Face::Castaway => draw! {
            <rect class="ob-sky" x="-20" y="-20" width="140" height="140" />
            {at(14.0, 12.0, 3.0, people::castaway())}
        },
    }
}

/// The stars a passenger asks for.
fn asked(level: Level) -> Node {
    let width = 17.0 * f64::from(level.stars()) + 7.0;
    let all = (0..level.stars()).map(|n| at(4.5 + f64::from(n) * 17.0, 4.0, 0.68, art::star()));
    draw! {
        <path class="ob-ribbon" d=format!("M-20 -20H{width}V18q0 6-6 6H-20z") />
        {all.collect_node()}
    }
}

/// What the passenger writes into the porthole.
fn plate(guest: Guest) -> Node {
    let inside = match guest {
        Guest::Points(points) => points_text(points),
        Guest::Symbol(kind) => at(61.0, 59.0, 1.35, art::symbol(kind)),
        Guest::Wild => at(61.0, 58.0, 1.35, art::wild()),
        Guest::Conditional { points, .. } => points_text(points),
    };
    let wanted = match guest {
        Guest::Conditional { symbol, .. } => Some(draw! {
            <circle class="ob-wish" cx="81" cy="36" r="14.5" />
            {at(70.5, 25.5, 0.88, art::symbol(symbol))}
        }),
        _ => None,
    };
    draw! {
        <circle class="ob-plate" cx="77" cy="75" r="21.5" />
        {inside}
        {wanted}
    }
}

fn points_text(points: i8) -> Node {
    let class = if points < 0 { "ob-large loss" } else { "ob-large" };
    draw! { <text class=class x="77" y="87">{number(i32::from(points))}</text> }
}

/// Doors beside each other.
fn cabins(levels: [u8; 3]) -> Node {
    let each = Level::ALL.into_iter().zip(levels);
    let doors: Vec<Level> = each.flat_map(|(level, count)| (0..count).map(move |_| level)).collect();
    let count = doors.len().max(1) as f64;
    let scale = (92.0 / (26.0 * count)).min(1.9);
    let left = 50.0 - 13.0 * scale * count + scale;
    let top = 51.0 - 18.0 * scale;
    let doors = doors
        .into_iter()
        .enumerate()
        .map(|(n, level)| at(left + n as f64 * 26.0 * scale, top, scale, art::door(level)));
    draw! {
        <rect class="ob-sky" x="-20" y="-20" width="140" height="140" />
        <path class="ob-floor" d=format!("M-20 {}h140v60h-140z", top + 34.0 * scale) />
        {doors.collect_node()}
    }
}

/// What an objective pays, as a small sum: 2 × sun. In the middle of a card.
fn formula(stage: &Stage<OnBoard>, objective: Objective) -> Node {
    draw! {
        <text class="ob-large" x="34" y="62">{worth(stage, objective)}</text>
        <text class="ob-times" x="50" y="57">"×"</text>
        {at(55.0, 36.0, 1.15, objective_sign(objective))}
    }
}

/// What one of the counted things is worth.
pub(super) fn worth(stage: &Stage<OnBoard>, objective: Objective) -> String {
    let said = stage.game().say_objective(objective);
    let points = said.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(points) if *name == "points" => Some(points.to_string()),
        _ => None,
    });
    points.unwrap_or_default()
}

/// What an objective counts.
pub(super) fn objective_sign(objective: Objective) -> Node {
    match objective {
        Objective::EmptyCabins => draw! {
            <circle class="ob-ring" cx="12" cy="12" r="10.5" />
            <circle class="ob-void" cx="12" cy="12" r="7.5" />
        },
        Objective::ChosenSymbol => draw! {
            {art::wild()}
        },
        Objective::Suns => art::symbol(Symbol::Sun),
        Objective::Dice => art::symbol(Symbol::Die),
        Objective::Glasses => art::symbol(Symbol::Glass),
        Objective::Trios => draw! {
            <rect class="ob-frame-line" x=".8" y=".8" width="22.4" height="22.4" rx="4" />
            {at(2.0, 2.0, 0.84, art::wild())}
        },
        Objective::Ports => art::flag(),
        Objective::SatisfiedTrios => draw! {
            {at(0.0, 0.0, 0.5, art::satisfied())}
            {at(12.0, 0.0, 0.5, art::satisfied())}
            {at(6.0, 12.0, 0.5, art::satisfied())}
        },
        Objective::Unhappy => art::unhappy(),
        Objective::ThreeStarCabins => at(4.0, 0.0, 0.66, art::door(Level::Three)),
    }
}

fn suitcase() -> Node {
    draw! {
        <path class="ob-handle" d="M37 27v-7q0-5 5-5h16q5 0 5 5v7" />
        <rect class="ob-case" x="8" y="27" width="84" height="60" rx="7" />
        <path class="ob-straps" d="M22 27v60M78 27v60" />
    }
}

/// What a luggage card does.
pub(super) fn luggage_sign(luggage: Luggage) -> Node {
    match luggage {
        Luggage::Change => people::exchange(),
        Luggage::Hide => people::hidden(),
        Luggage::Lover => people::more(art::heart()),
        Luggage::Calm => art::satisfied(),
        Luggage::Give => people::gift(),
        Luggage::Stars => people::more(art::star()),
    }
}

/// What a captain does.
pub(super) fn captain_sign(captain: Captain) -> Node {
    match captain {
        Captain::Give => people::gift(),
        Captain::Stars => people::more(art::star()),
        Captain::Change => people::exchange(),
        Captain::Suns => people::more(art::symbol(Symbol::Sun)),
        Captain::Lovers => people::more(art::heart()),
        Captain::Hide => people::hidden(),
    }
}

/// A captain's card.
pub(super) fn captain(stage: &Stage<OnBoard>, captain: Captain) -> Node {
    let said = stage.game().say_captain(captain);
    let does = stage.say(&Message::new("web-ob-does").with("what", said.clone()));
    draw! {
        <span class="ob-card ob-of-captain" data-part=parts::captain(captain)>
            <svg class="ob-art" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                {people::captain(captain as usize)}
                <circle class="ob-plate" cx="77" cy="75" r="21.5" />
                {at(62.0, 60.0, 1.25, captain_sign(captain))}
            </svg>
            <span class="ob-caption"><strong>{stage.say(&said)}</strong> {does}</span>
        </span>
    }
}
