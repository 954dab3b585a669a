//! What is still to come: the cards that the viewer has not seen.

use crate::draw::prelude::*;
use game::{Game, Message};
use on_board::{Edition, Face, Guest, Level, OnBoard, Symbol};

use super::art::{self, icon};
use super::{card, people};
use crate::stage::Stage;

pub(super) fn draw(stage: &Stage<OnBoard>) -> Node {
    let view = stage.view();
    let game = stage.game();
    let unseen: Vec<Face> = game.unseen(view).into_iter().map(|card| game.components().face(card)).collect();
    let left = game.cards_left(view);
    let removed = game.cards_removed(view);
    let removed = (removed > 0).then(|| {
        draw! { <span class="ob-removed">{stage.say(&Message::new("web-ob-out").with("count", removed))}</span> }
    });
    if unseen.is_empty() {
        return ().into_node();
    }
    draw! {
        <h2 class="ob-counters-head">{stage.say_id("web-counters")} <small>{stage.say(&Message::new("ob-label-deck").with("count", left))}</small></h2>
        {removed}
        {passengers(stage, &unseen)}
        {others(stage, &unseen)}
    }
}

/// Passengers by level and by what they write.
fn passengers(stage: &Stage<OnBoard>, unseen: &[Face]) -> Node {
    type Wanted = fn(Guest) -> bool;
    let symbol = |symbol: Symbol| (stage.say(&stage.game().say_symbol(symbol)), icon(art::symbol(symbol)));
    let (sun, die, glass) = (symbol(Symbol::Sun), symbol(Symbol::Die), symbol(Symbol::Glass));
    let mut kinds: Vec<(String, Node, Wanted)> = vec![
        (sun.0, sun.1, |guest| guest == Guest::Symbol(Symbol::Sun)),
        (die.0, die.1, |guest| guest == Guest::Symbol(Symbol::Die)),
        (glass.0, glass.1, |guest| guest == Guest::Symbol(Symbol::Glass)),
        (stage.say_id("web-ob-any-symbol"), icon(art::wild()), |guest| guest == Guest::Wild),
        (stage.say_id("web-ob-with-points"), number_sign("4"), |guest| matches!(guest, Guest::Points(0..))),
        (stage.say_id("web-ob-with-wish"), number_sign("4?"), |guest| {
            matches!(guest, Guest::Conditional { .. })
        }),
    ];
    if stage.game().options().edition == Edition::BienvenueABord {
        kinds.push((stage.say_id("web-ob-with-loss"), number_sign("−"), |guest| {
            matches!(guest, Guest::Points(..0))
        }));
    }
    let wanted: Vec<Wanted> = kinds.iter().map(|kind| kind.2).collect();
    let heads = kinds.into_iter().map(|(name, sign, _)| {
        let title = name.clone();
        draw! { <th scope="col" title=title>{sign} <span class="sr-only">{name}</span></th> }
    });
    let rows = Level::ALL.map(|level| {
        let cells = wanted.iter().map(|wanted| {
            let fits = |face: &&Face| {
                matches!(face, Face::Passenger { level: asked, guest } if *asked == level && wanted(*guest))
            };
            match unseen.iter().filter(fits).count() {
                0 => draw! { <td class="none">"·"</td> },
                number => draw! { <td>{number}</td> },
            }
        });
        let name = stage.say(&stage.game().say_level(level));
        draw! {
            <tr><th scope="row">{art::stars(level)} <span class="sr-only">{name}</span></th> {cells.collect_node()}</tr>
        }
    });
    draw! {
        <table class="ob-unseen">
            <thead><tr><td></td> {heads.collect_node()}</tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

fn number_sign(text: &'static str) -> Node {
    draw! {
        <svg class="ob-icon" viewBox="0 0 24 24" aria-hidden="true">
            <circle class="ob-plate" cx="12" cy="12" r="10.5" />
            <text class="ob-tiny" x="12" y="17">{text}</text>
        </svg>
    }
}

/// Lovers, cabins, special passengers; then objectives and luggage, of which there is one each.
fn others(stage: &Stage<OnBoard>, unseen: &[Face]) -> Node {
    let mut kinds: Vec<Face> = Vec::new();
    for &face in unseen {
        if !matches!(face, Face::Passenger { .. }) && !kinds.contains(&face) {
            kinds.push(face);
        }
    }
    let name = |face: Face| {
        let mut pile = stage.game().shuffled_pile();
        let card = pile.find(|&card| stage.game().components().face(card) == face);
        card.map(|card| stage.say(&stage.game().say_card(card))).unwrap_or_default()
    };
    let single = |face: &Face| matches!(face, Face::Objective(_) | Face::Luggage(_));
    let many = kinds.iter().copied().filter(|face| !single(face)).map(|face| {
        let number = unseen.iter().filter(|&&other| other == face).count();
        let (title, label) = (name(face), format!("{number} × {}", name(face)));
        draw! {
            <li class="ob-chip" title=title>
                {sign(face)} <b aria-hidden="true">{number}</b> <span class="sr-only">{label}</span>
            </li>
        }
    });
    let group = |head: Node, wanted: fn(&Face) -> bool| {
        let each = kinds.iter().copied().filter(wanted).map(|face| {
            let (title, label) = (name(face), name(face));
            draw! { <span title=title>{sign(face)} <span class="sr-only">{label} " "</span></span> }
        });
        let each: Vec<_> = each.collect();
        (!each.is_empty()).then(|| draw! { <li class="ob-chip ob-group">{head} {each}</li> })
    };
    let objectives = group(icon(scroll()), |face| matches!(face, Face::Objective(_)));
    let luggage = group(icon(people::bag()), |face| matches!(face, Face::Luggage(_)));
    draw! { <ul class="ob-chips">{many.collect_node()} {objectives} {luggage}</ul> }
}

fn sign(face: Face) -> Node {
    match face {
        Face::Passenger { .. } => ().into_node(),
        Face::Lover { points } => draw! {
            <svg class="ob-icon" viewBox="0 0 24 24" aria-hidden="true">
                {art::heart()}
                <text class="ob-on-heart" x="12" y="16">{points}</text>
            </svg>
        },
        Face::Cabins(levels) => {
            let doors = Level::ALL.into_iter().zip(levels);
            let doors = doors.flat_map(|(level, count)| (0..count).map(move |_| level));
            let doors = doors.map(|level| {
                draw! { <svg class="ob-icon door" viewBox="0 0 24 36" aria-hidden="true">{art::door(level)}</svg> }
            });
            doors.collect_node().into_node()
        }
        Face::Stars(stars) => draw! {
            <svg class="ob-icon" viewBox="0 0 24 24" aria-hidden="true">
                {art::star()}
                <text class="ob-on-star" x="12" y="16">{stars}</text>
            </svg>
        },
        Face::Objective(objective) => icon(card::objective_sign(objective)),
        Face::Luggage(luggage) => icon(card::luggage_sign(luggage)),
        Face::Mechanic => icon(people::mechanic()),
        Face::Castaway => icon(people::castaway()),
    }
}

fn scroll() -> Node {
    draw! {
        <path class="ob-scroll" d="M3 5q0-2 2-2h14q2 0 2 2v14q0 2-2 2H5q-2 0-2-2z" />
        <path class="ob-scroll-line" d="M7 9h10M7 13h10M7 17h6" />
    }
}
