//! Below the ship: the cards in hand, the passengers nobody could seat, the pier.

use crate::draw::prelude::*;
use come_sail_away::{Action, Card, Colour, Decision, Order, Origin, Unused};
use game::Message;

use super::boarding::{Guest, pier, waiting};
use super::interiors::frown;
use super::liner::Liner;
use super::parts;

/// How many disgruntled passengers of a colour are drawn one by one.
const SHOWN: usize = 4;
/// Where there are more than so many in all, more than a phone has room for, one of each colour is drawn, with their number.
const CROWD: u8 = 8;

pub(super) fn draw(liner: &Liner<'_>) -> Node {
    // While extra passengers are about, the cards make room for them.
    let busy = liner.traveller().is_some() && liner.next().is_none() || liner.origins().is_some();
    let class = if busy { "quay busy" } else { "quay" };
    draw! {
        <div class=class>
            {hand(liner)}
            {disgruntled(liner)}
            {bonus(liner)}
            {extra(liner)}
        </div>
    }
}

fn hand(liner: &Liner<'_>) -> Node {
    let label = liner.stage.say_id("csa-label-hand");
    let cards = liner.player.held().map(|card| {
        let card = match card {
            Some(card) => face_up(liner, card),
            None => {
                let name = liner.stage.say_id("web-csa-card-hidden");
                draw! { <div class="card-place"><div class="ticket hidden" role="img" aria-label=name></div></div> }
            }
        };
        draw! { <li>{card}</li> }
    });
    // After the last round nobody needs the cards that are left.
    let over = liner.stage.view().over.then_some("hand over");
    draw! { <ul class=over.unwrap_or("hand") aria-label=label>{cards.collect_node()}</ul> }
}

fn face_up(liner: &Liner<'_>, card: Card) -> Node {
    let stage = liner.stage;
    let (class, in_play) = match liner.player.in_play() {
        Some(chosen) if chosen == card => ("ticket chosen", true),
        Some(_) => ("ticket kept", false),
        None => ("ticket", false),
    };
    let action = (liner.decision == Some(Decision::Card)).then_some(Action::Play { card });
    let words = row(liner, card);
    let name = match class {
        "ticket chosen" => stage.say(&Message::new("web-csa-card-chosen").with("face", words)),
        _ => stage.say(&Message::new("web-csa-card").with("face", words)),
    };
    let passengers = passengers(liner, card, in_play);
    let note = (class == "ticket kept").then(|| whereto(liner)).flatten();
    let ordering = in_play && liner.decision == Some(Decision::Order);
    let order = |order: Order, sign: &'static str, class: &'static str| {
        ordering.then(|| {
            let action = Action::Order { order };
            stage.target(
                action,
                class,
                stage.say_action(action),
                draw! { <span aria-hidden="true">{sign}</span> },
            )
        })
    };
    let inner = draw! { <span class="card-row">{passengers}</span> <span class="note">{note}</span> };
    draw! {
        <div class="card-place" data-part=parts::card(card)>
            {order(Order::LeftToRight, "▶", "order first")}
            {stage.spot(action, class, name, inner.into_node())}
            {order(Order::RightToLeft, "◀", "order last")}
        </div>
    }
}

/// The card in words.
fn row(liner: &Liner<'_>, card: Card) -> String {
    let face = liner.stage.game().components().face(card);
    let words = (0u8..)
        .zip(face.passengers())
        .map(|(place, &colour)| liner.stage.say(&colour.say(place == face.luggage())));
    words.collect::<Vec<_>>().join(", ")
}

/// The passengers in their printed order; three or four of them are joined by the way they go together.
fn passengers(liner: &Liner<'_>, card: Card, in_play: bool) -> Node {
    let face = liner.stage.game().components().face(card);
    let next = liner.next().filter(|_| in_play);
    let left = if in_play { liner.boarding.left_card(card, face, next) } else { Vec::new() };
    let joined = face.walks_a_path();
    let all = (0u8..).zip(face.passengers()).map(|(place, &colour)| {
        let number = usize::from(place);
        let class = match () {
            () if left.contains(&number) => "walker left",
            () if next == Some(place) => "walker next",
            () => "walker",
        };
        draw! {
            <span class=class data-piece=waiting(card, number) data-drag=(next == Some(place)).then_some("")>{liner.figure(colour, place == face.luggage())}</span>
        }
    });
    let class = if joined { "walkers joined" } else { "walkers" };
    draw! { <span class=class>{all.collect_node()}</span> }
}

/// Who will get the card that is not played.
fn whereto(liner: &Liner<'_>) -> Option<String> {
    Some(match liner.stage.view().unused_goes(liner.seat)? {
        Unused::ToTheBox => liner.stage.say_id("web-csa-to-box"),
        Unused::To(seat) => liner.stage.say(&Message::new("web-csa-to-player").with("player", seat)),
    })
}

/// Passengers who found no seat, and what they cost.
fn disgruntled(liner: &Liner<'_>) -> Node {
    let stage = liner.stage;
    let counts = *liner.ship().disgruntled();
    let total: u8 = counts.iter().sum();
    let after = liner.after.map(|after| *after.disgruntled()).unwrap_or(counts);
    let taking = liner.origins().is_some_and(|from| from.contains(Origin::Disgruntled));
    let shown = if total > CROWD { 1 } else { SHOWN };
    let groups = Colour::ALL.into_iter().filter_map(|colour| {
        let (count, soon) = (*counts.get(colour.index())?, *after.get(colour.index())?);
        (count > 0 || soon > count).then(|| {
            let inner = group(liner, colour, count, soon > count, shown);
            let action =
                (taking && count > 0).then_some(Action::Take { origin: Origin::Disgruntled, colour });
            let name = match action {
                Some(action) => stage.say_action(action),
                None => {
                    let said = Message::new("web-csa-times").with("count", count);
                    stage.say(&said.with("passenger", colour.say(false)))
                }
            };
            draw! { <li>{stage.spot(action, "group", name, inner)}</li> }
        })
    });
    let label = stage.say_id("csa-label-disgruntled");
    let class = if total > 0 { "unhappy some" } else { "unhappy" };
    let cost = if total > 0 { format!("−{total}") } else { "0".to_owned() };
    draw! {
        <div class=class data-part=parts::disgruntled(liner.seat)>
            <span class="caption">{frown()} <span>{label.clone()}</span> <b>{cost}</b></span>
            <ul aria-label=label>{groups.collect_node()}</ul>
        </div>
    }
}

/// The passengers of a colour, so many of them one by one.
fn group(liner: &Liner<'_>, colour: Colour, count: u8, comes: bool, shown: usize) -> Node {
    let guests: Vec<&Guest> = liner.boarding.quay.iter().filter(|guest| guest.colour == colour).collect();
    let newest = guests.iter().skip(guests.len().saturating_sub(shown));
    let pieces = newest.map(|guest| {
        let from = liner.boarding.came_from(guest, liner.stage.game(), liner.next());
        draw! {
            <span class="piece" data-piece=guest.piece(liner.seat) data-from=from>{liner.figure(colour, false)}</span>
        }
    });
    let pieces = pieces.collect_node();
    let number = (usize::from(count) > shown).then(|| draw! { <b class="count">{count}</b> });
    let ghost = comes.then(|| draw! { <span class="piece ghost">{liner.figure(colour, false)}</span> });
    draw! { {pieces} {number} {ghost} }
}

/// The bonus scoring tokens received.
fn bonus(liner: &Liner<'_>) -> Node {
    let stage = liner.stage;
    let worth = stage.game().components().token_points();
    let (now, soon) = (liner.ship().tokens(), liner.after.map_or(0, |after| after.tokens()));
    let label = stage.say_id("csa-label-bonus");
    let tokens = (0..now.max(soon)).map(|number| {
        let class = if number < now { "medal" } else { "medal ghost" };
        draw! { <span class=class>{worth}</span> }
    });
    let total = u16::from(now) * u16::from(worth);
    let said = stage.labelled(label.as_str(), now);
    draw! {
        <div class="bonus" role="img" aria-label=said data-part=parts::bonus(liner.seat)>
            <span class="caption">{label} <b>{format!("+{total}")}</b></span>
            <span class="medals">{tokens.collect_node()}</span>
        </div>
    }
}

/// The pier, while an extra passenger may be taken from it; or the extra passenger on the way to a room.
fn extra(liner: &Liner<'_>) -> Node {
    let stage = liner.stage;
    let traveller = match liner.decision {
        Some(Decision::Seat { colour, .. } | Decision::Reader { colour }) => Some(colour),
        _ => None,
    };
    let pier_open = liner.origins().is_some();
    let label = stage.say_id("web-csa-pier");
    let inner = match traveller {
        Some(colour) => {
            let name = stage.say(&colour.say(false));
            draw! {
                <span class="caption">{stage.say_id("web-csa-on-the-way")}</span>
                <div class="travelling" role="img" aria-label=name>
                    <span class="walker next" data-piece=pier(colour) data-drag="">{liner.figure(colour, false)}</span>
                </div>
            }
        }
        None if pier_open => {
            let all = Colour::ALL.map(|colour| {
                let action = Action::Take { origin: Origin::Pier, colour };
                let figure = draw! { <span data-piece=pier(colour)>{liner.figure(colour, false)}</span> };
                draw! { <li>{stage.target(action, "pier-place", stage.say_action(action), figure.into_node())}</li> }
            });
            draw! { <span class="caption">{label.clone()}</span> <ul aria-label=label>{all.collect_node()}</ul> }
        }
        None => ().into_node(),
    };
    let class = if traveller.is_some() || pier_open { "pier open" } else { "pier" };
    let part = (class != "pier").then_some(parts::PIER);
    draw! { <div class=class data-part=part>{inner}</div> }
}
