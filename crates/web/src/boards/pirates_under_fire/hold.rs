//! What the players have before them: hands, piles and tokens.

use leptos::prelude::WithUntracked;

use crate::draw::prelude::*;
use game::{Message, Seat};
use pirates_under_fire::{Action, Counts, PiratesUnderFire, Player, Ship, Step, TURNS, TilesView, Value};

use super::art::{self, Look};
use super::glyphs::Glyph;
use super::sea::near;
use super::{parts, places};
use crate::stage::Stage;

type Puf = Stage<PiratesUnderFire>;

fn tiles(stage: &Puf, seat: Seat) -> &TilesView {
    &stage.view().tiles[seat]
}

/// Whether the person at the screen decides now, with this seat's tiles.
fn decides(stage: &Puf, seat: Seat) -> bool {
    stage.scene.deciding == Some(seat)
}

/// The turn, and what the player on the far side has.
pub(super) fn far(stage: &Puf) -> Node {
    let seat = near(stage).opponent();
    let known = tiles(stage, seat);
    let hand = match known.seen_hand {
        Some(seen) => faces(seat, seen),
        None => backs(seat, known.hand),
    };
    let said = stage.say(&Message::new("web-puf-hand-of").with("player", seat).with("count", known.hand));
    draw! {
        <section class="puf-far" aria-label=stage.name(seat)>
            {turns(stage)}
            <div class="puf-who">{art::pennant(seat)} {stage.avatar(seat)} <span class="puf-name">{stage.name(seat)}</span> {tokens(stage, seat)}</div>
            <div class="puf-tiles">
                <div class="puf-hidden-hand" role="img" aria-label=said>{hand}</div>
                {piles(stage, seat)}
            </div>
        </section>
    }
}

/// The near player's hand, piles and tokens.
pub(super) fn own(stage: &Puf) -> Node {
    let seat = near(stage);
    let known = tiles(stage, seat);
    let hand = match known.seen_hand {
        Some(seen) => hand(stage, seat, seen),
        None => {
            let said =
                stage.say(&Message::new("web-puf-hand-of").with("player", seat).with("count", known.hand));
            draw! { <div class="puf-hidden-hand" role="img" aria-label=said>{backs(seat, known.hand)}</div> }
        }
    };
    let decline = decides(stage, seat) && stage.allows(Action::Decline);
    let decline = decline.then(|| {
        let words = stage.say_action(Action::Decline);
        stage.target(Action::Decline, "choice puf-decline", words.clone(), words)
    });
    draw! {
        <section class="puf-own" aria-label=stage.name(seat)>
            <div class="puf-who">{art::pennant(seat)} {stage.avatar(seat)} <span class="puf-name">{stage.name(seat)}</span> {tokens(stage, seat)}</div>
            {hand}
            {piles(stage, seat)}
            <div class="puf-rest">{decline}</div>
        </section>
    }
}

/// How many turns have been played and how many there are.
fn turns(stage: &Puf) -> Node {
    let open = &stage.view().open;
    let said = stage.say(&Message::new("web-puf-turn").with("turn", open.round()).with("turns", TURNS));
    let row = |seat: Seat, y: &'static str| {
        let played = open.turns_of(seat);
        let on_turn = !open.over() && open.on_turn() == seat;
        let ticks = (0..TURNS).map(move |turn| {
            let state = match turn.cmp(&played) {
                std::cmp::Ordering::Less => "puf-tick done",
                std::cmp::Ordering::Equal if on_turn => "puf-tick now",
                _ => "puf-tick",
            };
            draw! { <rect class=state x=(f32::from(turn) * 10.0 + 1.0).to_string() y=y width="8" height="5" rx="1.5" /> }
        });
        draw! { <g class=art::fleet(seat)>{ticks.collect_node()}</g> }
    };
    let near = near(stage);
    draw! {
        <p class="puf-turns">
            <span>{said}</span>
            <svg viewBox="0 0 160 14" aria-hidden="true">{row(near.opponent(), "1")} {row(near, "8")}</svg>
        </p>
    }
}

/// Reads one kind of token.
type Count = fn(&Player) -> u8;

/// Gold, victory points and mines taken, with what the action pointed at would change.
fn tokens(stage: &Puf, seat: Seat) -> Node {
    let player = stage.view().open.player(seat);
    let after = stage.preview(|view| *view.open.player(seat));
    let kinds: [(&'static str, Glyph, &'static str, Count); 3] = [
        ("web-puf-gold", Glyph::Coin, "gold", |player| player.gold),
        ("web-puf-victory", Glyph::Star, "victory", |player| player.points),
        ("web-puf-mines", Glyph::Mine, "mines", |player| player.mines),
    ];
    let chips = kinds.map(|(id, glyph, class, read)| {
        let (now, then) = (read(player), after.as_ref().map_or(read(player), read));
        let said = stage.say(&Message::new(id).with("count", now));
        let change = (now != then).then(|| {
            let class = if (then > now) == (class != "mines") { "change gain" } else { "change loss" };
            draw! { <ins class=class>{format!("→{then}")}</ins> }
        });
        draw! {
            <li class=format!("puf-chip {class}") data-part=parts::tally(seat, id)>
                {glyph.draw("")} <b aria-hidden="true">{now}</b> {change} <span class="sr-only">{said}</span>
            </li>
        }
    });
    draw! { <ul class="puf-tokens">{chips.collect_node()}</ul> }
}

fn backs(seat: Seat, count: u8) -> Node {
    let owner = seat.index();
    let back = |place: u8| draw! { <div class="puf-back hidden" data-piece=format!("back-{owner}-{place}")>{art::back(seat)}</div> };
    draw! { {(0..count).map(back).collect_node()} <b class="puf-count">{count}</b> }
}

/// Another's hand, where everything is open.
fn faces(seat: Seat, seen: Counts) -> Node {
    let face = |value: Value| draw! { <div class="puf-back">{art::ship(seat, value, Look::default())}</div> };
    let count = seen.total();
    draw! { {seen.iter().map(face).collect_node()} <b class="puf-count">{count}</b> }
}

/// Each tile with which of its value it is.
fn numbered(seen: Counts) -> impl Iterator<Item = (Value, u8)> {
    Value::ALL.into_iter().flat_map(move |value| (0..seen.of(value)).map(move |copy| (value, copy)))
}

/// The hand open before its player: places to choose a ship.
fn hand(stage: &Puf, seat: Seat, seen: Counts) -> Node {
    let (turn, owner) = (&stage.view().open.turn, seat.index());
    let chosen = stage.view().chosen.filter(|_| stage.view().open.on_turn() == seat);
    let tile = |(value, copy): (Value, u8)| {
        let inner = art::ship(seat, value, Look { effect: true, ..Look::default() });
        let is_chosen = chosen == Some(value) && copy == 0;
        let class = if is_chosen { "puf-tile chosen" } else { "puf-tile" };
        let name = stage.say_action(Action::Ship { value });
        let place = match turn.step {
            Step::Choose => {
                stage.spot(Some(Action::Ship { value }).filter(|_| decides(stage, seat)), class, name, inner)
            }
            Step::Lay { .. } if decides(stage, seat) && !turn.laid => {
                another(stage, value, is_chosen, class, inner)
            }
            _ => stage.spot(None, class, name, inner),
        };
        // While one is being laid, another is taken instead by a press.
        let may_drag = decides(stage, seat) && (turn.step == Step::Choose || is_chosen);
        draw! {
            <li
                data-part=parts::ship(value)
                data-piece=format!("hand-{owner}-{value}-{copy}")
                data-from=format!("draw-{owner}")
                data-drag=may_drag.then_some("")
            >
                {place}
            </li>
        }
    };
    let all = numbered(seen).map(tile).collect_node();
    draw! { <ul class="puf-hand" aria-label=stage.say_id("puf-hand")>{all}</ul> }
}

/// While a ship is being laid: the one chosen can be put back, another can be taken instead.
fn another(stage: &Puf, value: Value, is_chosen: bool, class: &'static str, inner: Node) -> Node {
    let screen = stage.screen;
    let id = if is_chosen { "web-puf-put-back" } else { "web-puf-instead" };
    let name = stage.say(&Message::new(id).with("ship", stage.game().say_ship(Ship::Own(value))));
    let change = move |_| {
        screen.undo();
        let chooses = screen.scene.with_untracked(|scene| scene.view.open.turn.step == Step::Choose);
        if chooses && !is_chosen {
            screen.press(Action::Ship { value });
        }
    };
    draw! {
        <button type="button" class=format!("target {class}") aria-label=name.clone() title=name aria-pressed=is_chosen.to_string() on:click=change>
            {inner}
        </button>
    }
}

/// The draw pile and the reserve; tiles of the reserve that the viewer has seen lie open.
fn piles(stage: &Puf, seat: Seat) -> Node {
    let (known, owner) = (tiles(stage, seat), seat.index());
    let draw_name = stage.say(&Message::new("web-puf-draw").with("count", known.draw));
    let reserve_name = stage.say(&Message::new("web-puf-reserve").with("count", known.reserve));
    let pile = |count: u8, id: &'static str| draw! { {art::back(seat)} <b class="puf-count">{count}</b> <span class="puf-label">{stage.say_id(id)}</span> };
    let take = places::of_reserve(stage.view()).filter(|_| decides(stage, seat));
    let words = match take.filter(|&action| stage.allows(action)) {
        Some(action) => format!("{reserve_name}. {}", stage.say_action(action)),
        None => reserve_name,
    };
    let empty = |count: u8| if count == 0 { "puf-pile empty" } else { "puf-pile" };
    draw! {
        <div class="puf-piles">
            <div data-piece=format!("draw-{owner}") data-part=parts::tally(seat, "web-puf-draw")>
                {stage.spot(None, empty(known.draw), draw_name, pile(known.draw, "web-puf-draw-label").into_node())}
            </div>
            <div data-piece=format!("reserve-{owner}") data-part=parts::tally(seat, "web-puf-reserve")>
                {stage.spot(take, empty(known.reserve), words, pile(known.reserve, "puf-reserve").into_node())}
            </div>
            {known.seen_reserve.filter(|seen| seen.total() > 0).map(|seen| reserve(stage, seat, seen))}
        </div>
    }
}

fn reserve(stage: &Puf, seat: Seat, seen: Counts) -> Node {
    let choosing = stage.view().open.turn.step == Step::Reserve && decides(stage, seat);
    let tile = |(value, _): (Value, u8)| {
        let inner = art::ship(seat, value, Look { effect: choosing, ..Look::default() });
        let action = choosing.then_some(Action::Choose { value });
        let name = stage.say_action(Action::Choose { value });
        draw! { <li data-part=parts::ship(value)>{stage.spot(action, "puf-tile", name, inner)}</li> }
    };
    let class = if choosing { "puf-reserve choosing" } else { "puf-reserve" };
    let all = numbered(seen).map(tile).collect_node();
    draw! { <ul class=class aria-label=stage.say_id("puf-reserve")>{all}</ul> }
}
