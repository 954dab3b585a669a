//! The other ships on the horizon, each of which can be looked at closely, and one's own points.

use leptos::prelude::Set;

use crate::draw::prelude::*;
use come_sail_away::{Card, Colour, PlayerView, Room};
use game::{Game, Message, Seat};

use super::interiors::tick;
use super::words::{self, Scenery};
use crate::art;
use crate::speech::number;

/// All ships but the one shown large.
pub(super) fn draw(stage: &Scenery) -> Node {
    let large = stage.large();
    let others = stage.scene.seats().zip(&stage.view().players).filter(|&(seat, _)| seat != large);
    let ships: Vec<Node> = others.map(|(seat, player)| ship(stage, seat, player)).collect();
    let label = stage.say_id("web-csa-fleet");
    (!ships.is_empty()).then(|| draw! { <ul class="fleet" aria-label=label>{ships}</ul> }).into_node()
}

/// One's own points beside those of the others, for screens where the sheet is folded away. Whoever visits another's ship finds them
/// at their own.
pub(super) fn own_points(stage: &Scenery) -> Node {
    let own = stage.scene.own_seat();
    let here = stage.large() == own;
    here.then(|| draw! { <p class="own-points"><span class="far-name">{stage.avatar(own)} {stage.name(own)}</span> <b>{number(points(stage, own))}</b></p> })
        .into_node()
}

fn points(stage: &Scenery, seat: Seat) -> i32 {
    stage.game().score_lines(stage.view(), seat).iter().sum()
}

fn ship(stage: &Scenery, seat: Seat, player: &PlayerView) -> Node {
    let screen = stage.screen;
    let own = seat == stage.scene.own_seat();
    let points = points(stage, seat);
    let name = stage.name(seat);
    let id = if own { "web-csa-back-to-own" } else { "web-csa-open-ship" };
    let mut said = vec![stage.say(&Message::new(id).with("player", seat))];
    let summary = Message::new("csa-summary").with("points", points);
    let summary = summary.with("luggage", player.ship.luggage()).with("rooms", player.ship.down().len());
    said.push(stage.say(&summary));
    if player.done {
        said.push(stage.say_id("csa-label-done"));
    }
    let done = player.done.then(tick);
    let open = move |_| screen.opened_board.set((!own).then_some(seat));
    let class = if own { "far-ship own" } else { "far-ship" };
    draw! {
        <li>
            <button type="button" class=class aria-label=said.join(", ") on:click=open>
                {silhouette(player)}
                <span class="far-words">
                    <span class="far-name">{stage.avatar(seat)} {if own { format!("◀ {name}") } else { name }}</span>
                    <span class="far-points"><b>{number(points)}</b> {done}</span>
                    {hand(stage, player)}
                </span>
            </button>
        </li>
    }
}

/// The cards of the hand, as far as they are known.
fn hand(stage: &Scenery, player: &PlayerView) -> Node {
    let known = player.held().any(|card| card.is_some()) && !stage.view().over;
    let cards = player.held().map(|card| match card {
        Some(card) => small_card(stage, card),
        None => draw! { <span class="far-card hidden"></span> },
    });
    let cards = cards.collect_node();
    known.then(|| draw! { <span class="far-hand">{cards}</span> }).into_node()
}

fn small_card(stage: &Scenery, card: Card) -> Node {
    let face = stage.game().components().face(card);
    let all = (0u8..).zip(face.passengers()).map(|(place, &colour)| {
        art::passenger(colour.name(), words::letter(stage, colour), place == face.luggage())
    });
    draw! { <span class="far-card">{all.collect_node()}</span> }
}

/// Where a room is on a ship of 104 by 36.
fn place(room: Room) -> (f64, f64, f64, f64) {
    let column = |number: usize| 12.0 + 20.0 * number as f64;
    match room.index() {
        number @ 0..=3 => (column(number), 0.0, 20.0, 12.0),
        4 => (column(0), 12.0, 20.0, 12.0),
        5 => (column(1), 12.0, 40.0, 12.0),
        6 => (column(3), 12.0, 20.0, 12.0),
        number @ 7..=10 => (column(number - 7), 24.0, 20.0, 12.0),
        11 => (0.0, 0.0, 12.0, 18.0),
        12 => (0.0, 18.0, 12.0, 18.0),
        13 => (92.0, 0.0, 12.0, 18.0),
        _ => (92.0, 18.0, 12.0, 18.0),
    }
}

/// A ship from afar: completed rooms shine, passengers are dots.
fn silhouette(player: &PlayerView) -> Node {
    let ship = &player.ship;
    let rooms = Room::all().map(|room| {
        let (x, y, width, height) = place(room);
        let class = match (ship.down().contains(room), ship.built().contains(room)) {
            (true, _) => "far-room down",
            (false, true) => "far-room",
            (false, false) => "far-room none",
        };
        let colours = Colour::ALL.into_iter().zip(ship.inside(room));
        let inside = colours.flat_map(|(colour, count)| std::iter::repeat_n(colour, usize::from(count)));
        let fits = if room == Room::STAIRCASE { 14 } else { 5 };
        let dots = inside.take(fits).enumerate().map(|(number, colour)| {
            let per_row = if room == Room::STAIRCASE {
                7
            } else if room.berth().is_some() {
                2
            } else {
                3
            };
            let (column, row) = ((number % per_row) as f64, (number / per_row) as f64);
            let (cx, cy) = (x + 4.0 + 5.2 * column, y + 4.0 + 4.6 * row);
            draw! { <circle class=format!("dot {}", colour.name()) cx=cx cy=cy r="2" /> }
        });
        let check = ship.down().contains(room).then(|| {
            let (x, y) = (x + width / 2.0, y + height / 2.0);
            draw! { <path class="far-check" d=format!("M{} {y}l2.5 3L{} {}", x - 4.0, x + 4.0, y - 3.5) /> }
        });
        draw! {
            <rect class=class x=x + 0.6 y=y + 0.6 width=width - 1.2 height=height - 1.2 rx="1.2" />
            {dots.collect_node()}
            {check}
        }
    });
    draw! {
        <svg class="silhouette" viewBox="-8 -14 124 56" aria-hidden="true">
            <path class="far-funnel" d="M34-1l2-10h8l-1 10zM54-1l2-10h8l-1 10z" />
            <path class="far-hull" d="M-7-2H115q-3 26-9 41H2Q-6 30-7-2z" />
            {rooms.collect_node()}
        </svg>
    }
}
