//! What is still to come: the cards that the viewer has not seen.

use game::{Game, Message};
use leptos::prelude::*;
use on_board::{Face, Guest, Level, Objective, OnBoard, Symbol};

use super::art::{self, icon};
use super::{card, people};
use crate::stage::Stage;

pub(super) fn draw(stage: &Stage<OnBoard>) -> AnyView {
    let view = stage.view();
    let game = stage.game();
    let known: Vec<_> = view.seen.iter().chain(view.cards.iter().flatten()).collect();
    let unseen = game.shuffled_pile().filter(|card| !known.contains(&card));
    let unseen: Vec<Face> = unseen.map(|card| game.components().face(card)).collect();
    let drawn = usize::from(view.round) * 3;
    let left = usize::from(game.options().rounds()) * 3 - drawn.min(usize::from(game.options().rounds()) * 3);
    let hidden = view.cards.iter().filter(|card| card.is_none()).count() * usize::from(view.round > 0);
    let removed = unseen.len().saturating_sub(left + hidden);
    let removed = (removed > 0).then(|| {
        view! { <span class="ob-removed">{stage.say(&Message::new("web-ob-out").with("count", removed))}</span> }
    });
    view! {
        <h2 class="ob-counters-head">{stage.id("web-counters")} <small>{stage.say(&Message::new("ob-label-deck").with("count", left))}</small></h2>
        {removed}
        {passengers(stage, &unseen)}
        {others(stage, &unseen)}
    }
    .into_any()
}

/// Passengers by level and by what they write.
fn passengers(stage: &Stage<OnBoard>, unseen: &[Face]) -> AnyView {
    let count = |wanted: &dyn Fn(Guest) -> bool, at: Level| {
        let fits =
            |face: &&Face| matches!(face, Face::Passenger { level, guest } if *level == at && wanted(*guest));
        unseen.iter().filter(fits).count()
    };
    let row = |name: String, sign: AnyView, wanted: &dyn Fn(Guest) -> bool| {
        let cells = Level::ALL.map(|level| match count(wanted, level) {
            0 => view! { <td class="none">"·"</td> }.into_any(),
            number => view! { <td>{number}</td> }.into_any(),
        });
        let title = name.clone();
        view! { <tr><th scope="row" title=title>{sign} <span>{name}</span></th> {cells}</tr> }
    };
    let symbols = Symbol::ALL.map(|symbol| {
        let name = stage.say(&stage.game().say_symbol(symbol));
        row(name, icon(art::symbol(symbol)), &move |guest| guest == Guest::Symbol(symbol))
    });
    let wild = row(stage.id("web-ob-any-symbol"), icon(art::wild()), &|guest| guest == Guest::Wild);
    let points = row(
        stage.id("web-ob-with-points"),
        number_sign("4"),
        &|guest| matches!(guest, Guest::Points(points) if points >= 0),
    );
    let wishes = row(stage.id("web-ob-with-wish"), number_sign("4?"), &|guest| {
        matches!(guest, Guest::Conditional { .. })
    });
    let losses = stage.game().options().edition == on_board::Edition::BienvenueABord;
    let losses = losses.then(|| {
        row(stage.id("web-ob-with-loss"), number_sign("−"), &|guest| matches!(guest, Guest::Points(..0)))
    });
    let heads = Level::ALL.map(|level| {
        let name = stage.say(&stage.game().say_level(level));
        view! { <th scope="col">{art::stars(level)} <span class="sr-only">{name}</span></th> }
    });
    view! {
        <table class="ob-unseen">
            <thead><tr><td></td> {heads}</tr></thead>
            <tbody>{symbols} {wild} {points} {wishes} {losses}</tbody>
        </table>
    }
    .into_any()
}

fn number_sign(text: &'static str) -> AnyView {
    view! {
        <svg class="ob-icon" viewBox="0 0 24 24" aria-hidden="true">
            <circle class="ob-plate" cx="12" cy="12" r="10.5" />
            <text class="ob-tiny" x="12" y="17">{text}</text>
        </svg>
    }
    .into_any()
}

/// Lovers, cabins, objectives, luggage, special passengers.
fn others(stage: &Stage<OnBoard>, unseen: &[Face]) -> AnyView {
    let mut kinds: Vec<Face> = Vec::new();
    for &face in unseen {
        if !matches!(face, Face::Passenger { .. }) && !kinds.contains(&face) {
            kinds.push(face);
        }
    }
    let card =
        |face: Face| stage.game().shuffled_pile().find(|&card| stage.game().components().face(card) == face);
    let chips = kinds.into_iter().filter_map(|face| {
        let name = stage.say(&stage.game().say_card(card(face)?));
        let number = unseen.iter().filter(|&&other| other == face).count();
        let label = format!("{number} × {name}");
        // Of objectives and luggage there is one each.
        let number = (number > 1).then(|| view! { <b aria-hidden="true">{number}</b> });
        Some(view! {
            <li class="ob-chip" title=name>{sign(face)} {number} <span class="sr-only">{label}</span></li>
        })
    });
    view! { <ul class="ob-chips">{chips.collect_view()}</ul> }.into_any()
}

fn sign(face: Face) -> AnyView {
    match face {
        Face::Passenger { .. } => ().into_any(),
        Face::Lover { points } => view! {
            <svg class="ob-icon" viewBox="0 0 24 24" aria-hidden="true">
                {art::heart()}
                <text class="ob-on-heart" x="12" y="16">{points}</text>
            </svg>
        }
        .into_any(),
        Face::Cabins(levels) => {
            let doors = Level::ALL.into_iter().zip(levels);
            let doors = doors.flat_map(|(level, count)| (0..count).map(move |_| level));
            let doors = doors.map(|level| {
                view! { <svg class="ob-icon door" viewBox="0 0 24 36" aria-hidden="true">{art::door(level)}</svg> }
            });
            doors.collect_view().into_any()
        }
        Face::Stars(stars) => view! {
            <svg class="ob-icon" viewBox="0 0 24 24" aria-hidden="true">
                {art::star()}
                <text class="ob-on-star" x="12" y="16">{stars}</text>
            </svg>
        }
        .into_any(),
        Face::Objective(objective) => view! { {icon(scroll())} {icon(objective_of(objective))} }.into_any(),
        Face::Luggage(luggage) => {
            view! { {icon(people::bag())} {icon(card::luggage_sign(luggage))} }.into_any()
        }
        Face::Mechanic => icon(people::mechanic()),
        Face::Castaway => icon(people::castaway()),
    }
}

fn objective_of(objective: Objective) -> AnyView {
    card::objective_sign(objective)
}

fn scroll() -> AnyView {
    view! {
        <path class="ob-scroll" d="M3 5q0-2 2-2h14q2 0 2 2v14q0 2-2 2H5q-2 0-2-2z" />
        <path class="ob-scroll-line" d="M7 9h10M7 13h10M7 17h6" />
    }
    .into_any()
}
