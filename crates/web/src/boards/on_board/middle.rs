//! Between the ships: the three cards of the round, the piles they are split into, the cards taken, captains to choose from.

use crate::draw::prelude::*;
use game::{Game, Message, Seat, Viewer};
use on_board::{Action, Captain, Logbook, Luggage, OnBoard, Phase, Pile, PlayerView, Power, Task};

use super::{art, card, parts, people, voyage};
use crate::speech::number;
use crate::stage::Stage;

pub(super) fn draw(stage: &Stage<OnBoard>, logbook: &Logbook) -> Node {
    match stage.view().phase {
        Phase::Captains => captains(stage),
        Phase::Split | Phase::Offer | Phase::Choose => match stage.view().alone {
            Some(_) => piles(stage),
            None => three(stage),
        },
        Phase::ChooserGives | Phase::SplitterGives | Phase::Resolve => hands(stage),
        Phase::Port => voyage::call(stage, logbook),
        Phase::Over => afterwards(stage),
    }
}

fn is_own(stage: &Stage<OnBoard>, seat: Seat) -> bool {
    stage.view().viewer == Viewer::Seat(seat)
}

/// A card of the three in words.
fn card_text(stage: &Stage<OnBoard>, place: usize) -> String {
    match stage.view().cards.get(place).copied().flatten() {
        Some(card) => stage.say(&stage.game().say_card(card)),
        None => stage.say_id("ob-card-unknown"),
    }
}

fn drawn(stage: &Stage<OnBoard>, place: usize) -> Node {
    match stage.view().cards.get(place).copied().flatten() {
        Some(card) => card::open(stage, card),
        None => card::face_down(place),
    }
}

/// Three cards that are not split yet: the one clicked stands alone.
fn three(stage: &Stage<OnBoard>) -> Node {
    let own = is_own(stage, stage.view().splitter());
    let alone = stage.preview(|view| view.alone).flatten().map(usize::from);
    let cards = (0..3).map(|place| {
        let named = stage.game().place_named(place, |place| stage.view().cards.get(place).copied().flatten());
        let action = own.then_some(Action::Alone { card: named as u8 });
        let name = match action {
            Some(_) => stage.say(&Message::new("web-ob-alone").with("card", card_text(stage, place))),
            None => card_text(stage, place),
        };
        let (class, pile) = match alone {
            Some(alone) if alone == place => ("ob-place apart", "ob-label-pile-one"),
            Some(_) => ("ob-place together", "ob-label-pile-two"),
            None => ("ob-place", "ob-label-pile-one"),
        };
        // Which pile it would lie in.
        let tag =
            alone.map(|_| draw! { <span class="ob-tag" aria-hidden="true">{stage.say_id(pile)}</span> });
        stage.spot(action, class, name, draw! { {drawn(stage, place)} {tag} })
    });
    let label = stage.say_id("web-ob-cards");
    draw! {
        <div class="ob-middle three">
            {roles(stage)}
            <div class="ob-cards" role="group" aria-label=label>{cards.collect_node()}</div>
            {draw_pile(stage)}
        </div>
    }
}

/// Who splits, who chooses.
fn roles(stage: &Stage<OnBoard>) -> Node {
    let view = stage.view();
    let splitter = view.splitter();
    let line = |id: &'static str, seat: Seat, now: bool| {
        let class = if now { "ob-role now" } else { "ob-role" };
        draw! { <li class=class>{stage.say(&Message::new(id).with("player", seat))}</li> }
    };
    let choosing = view.phase == Phase::Choose;
    draw! {
        <ol class="ob-roles">
            {line("web-ob-splits", splitter, !choosing)}
            {line("web-ob-chooses", splitter.opponent(), choosing)}
        </ol>
    }
}

/// The cards still to be drawn.
fn draw_pile(stage: &Stage<OnBoard>) -> Node {
    let left = stage.game().cards_left(stage.view());
    let said = stage.say(&Message::new("ob-label-deck").with("count", left));
    let card =
        (left > 0).then(|| draw! { <span class="ob-card down" data-piece="draw">{art::back()}</span> });
    draw! { <div class="ob-draw" data-part=parts::DECK>{card} <span>{said}</span></div> }
}

/// The two piles: one to hide, or one to take.
fn piles(stage: &Stage<OnBoard>) -> Node {
    let view = stage.view();
    let (splits, chooses) = (is_own(stage, view.splitter()), is_own(stage, view.splitter().opponent()));
    let preview = stage.preview(|view| view.hidden).flatten();
    let pointed = Pile::ALL.into_iter().find(|&pile| stage.is_pointed_at(Action::Choose { pile }));
    let shown = Pile::ALL.map(|pile| {
        let action = match view.phase {
            Phase::Choose if chooses => Some(Action::Choose { pile }),
            Phase::Offer if splits && view.private => Some(Action::Hide { pile }),
            _ => None,
        };
        let places: Vec<usize> = view.pile(pile).collect();
        let down = view.hidden == Some(pile);
        let going = !down && preview == Some(pile) && view.phase == Phase::Offer;
        let label = stage.say_id(match pile {
            Pile::One => "ob-label-pile-one",
            Pile::Two => "ob-label-pile-two",
        });
        let words: Vec<String> = places.iter().map(|&place| card_text(stage, place)).collect();
        let hidden = (down || going).then(|| stage.say_id("ob-label-hidden"));
        let mut name = stage.labelled(label.as_str(), words.join(", "));
        if let Some(hidden) = hidden.as_ref().filter(|_| down) {
            name = format!("{name} ({hidden})");
        }
        if let Some(action) = action.filter(|&action| stage.allows(action)) {
            name = format!("{}. {name}", stage.say_action(action));
        }
        // Who would get it.
        let taker = pointed.map(|taken| {
            let seat = if taken == pile { view.splitter().opponent() } else { view.splitter() };
            draw! { <span class="ob-taker">{stage.name(seat)}</span> }
        });
        let class =
            format!("ob-pile{}{}", if down { " down" } else { "" }, if going { " down ghost" } else { "" });
        let cards = places.into_iter().map(|place| drawn(stage, place)).collect_node();
        let inner = draw! {
            <span class="ob-pile-head">
                <span>{label}</span>
                {hidden.map(|words| draw! { <span class="ob-badge">{words}</span> })}
                {taker}
            </span>
            <span class="ob-pile-cards">{cards}</span>
        };
        stage.spot(action, class, name, inner)
    });
    let label = stage.say_id("web-ob-piles");
    draw! {
        <div class="ob-middle piles">
            {roles(stage)}
            <div class="ob-cards" role="group" aria-label=label>{shown.collect_node()}</div>
            {draw_pile(stage)}
        </div>
    }
}

/// What both have taken.
fn hands(stage: &Stage<OnBoard>) -> Node {
    let own = stage.scene.own_seat();
    draw! {
        <div class="ob-middle hands">
            {hand(stage, own)}
            {hand(stage, own.opponent())}
        </div>
    }
}

fn hand(stage: &Stage<OnBoard>, seat: Seat) -> Node {
    let player = &stage.view().players[seat];
    let taken = (0..player.hand.len()).filter(|&place| player.hand[place].is_some());
    let cards: Vec<_> = taken.map(|place| taken_card(stage, seat, player, place)).collect();
    let label = stage.say(&Message::new("web-ob-hand").with("player", seat));
    draw! {
        <section class="ob-hand">
            <h3>{label}</h3>
            <div class="ob-hand-cards">{cards}</div>
        </section>
    }
}

fn taken_card(stage: &Stage<OnBoard>, seat: Seat, player: &PlayerView, place: usize) -> Option<Node> {
    let taken = player.hand.get(place).copied().flatten()?;
    let own = is_own(stage, seat);
    let progress = player.progress.filter(|_| stage.view().phase == Phase::Resolve);
    let resolved = progress.is_some_and(|progress| progress.resolved(place));
    let current = progress.is_some_and(|progress| progress.current() == Some(place as u8));
    let open = |other: usize| {
        let open = progress.is_none_or(|progress| !progress.resolved(other));
        player.hand.get(other).copied().flatten().filter(|_| open).map(|taken| taken.card)
    };
    let named = stage.game().place_named(place, open);
    let next = matches!(progress.map(|progress| progress.task()), Some(Task::Next)) && own && !resolved;
    let action = next.then_some(Action::Next { card: named as u8 });
    let words = stage.say(&stage.game().say_card(taken.card));
    let mut name = vec![words];
    let gift = taken.gift.then(|| {
        name.push(stage.say_id("web-ob-gift"));
        draw! { <span class="ob-badge gift">{art::icon(people::gift())} {stage.say_id("web-ob-gift")}</span> }
    });
    if resolved {
        name.push(stage.say_id("ob-label-done"));
    }
    let class = match (resolved, current) {
        (true, _) => "ob-place resolved",
        (_, true) => "ob-place current",
        _ => "ob-place",
    };
    let inner = draw! { {card::open(stage, taken.card)} {gift} };
    let spot = stage.spot(action, class, name.join(", "), inner);
    let gifts = (own && stage.view().giver() == Some(seat)).then(|| gifts(stage, player, place as u8));
    let drag = (next || current && own).then_some("");
    Some(draw! { <div class="ob-taken" data-drag=drag>{spot} {gifts}</div> })
}

/// Buttons below a card: give it away, by the captain's leave or for a luggage card.
fn gifts(stage: &Stage<OnBoard>, player: &PlayerView, card: u8) -> Node {
    let buttons = player.powers(Captain::Give, Luggage::Give).map(|power| {
        let action = Action::Give { card, power };
        let sign = match power {
            Power::Captain => people::hat(),
            Power::Luggage => people::bag(),
        };
        let inner = draw! { {art::icon(sign)} <span>{stage.say_id("web-ob-give")}</span> };
        stage.target(action, "ob-give", stage.say_action(action), inner)
    });
    draw! { <div class="ob-gives">{buttons.collect_node()}</div> }
}

/// Two captains, one to keep.
fn captains(stage: &Stage<OnBoard>) -> Node {
    let own = stage.scene.own_seat();
    let player = &stage.view().players[own];
    let cards = match player.offered {
        Some(offered) => offered
            .map(|captain| {
                let kept = player.captain.or(stage.preview(|view| view.players[own].captain).flatten());
                let class = match kept {
                    Some(kept) if kept == captain => "ob-place captain kept",
                    Some(_) => "ob-place captain resolved",
                    None => "ob-place captain",
                };
                let action = Action::Keep { captain };
                let name = stage.say_action(action);
                let action = is_own(stage, own).then_some(action);
                stage.spot(action, class, name, card::captain(stage, captain))
            })
            .collect_node()
            .into_node(),
        None => draw! { {card::face_down(0)} {card::face_down(1)} },
    };
    let label = stage.say_id("ob-label-captain");
    draw! { <div class="ob-middle captains" role="group" aria-label=label>{cards}</div> }
}

/// The end: both totals, and what nobody saw during the game.
fn afterwards(stage: &Stage<OnBoard>) -> Node {
    let game = stage.game();
    let own = stage.scene.own_seat();
    let totals = [own, own.opponent()].map(|seat| game.score(stage.view(), seat));
    let side = |seat: Seat, place: usize| {
        let class = if totals[place] > totals[1 - place] { "ob-call-side won" } else { "ob-call-side" };
        draw! {
            <div class=class>
                <span class="ob-call-name">{stage.name(seat)}</span>
                <b class="ob-call-count">{number(totals[place])}</b>
            </div>
        }
    };
    draw! {
        <div class="ob-middle over">
            {side(own, 0)}
            <div class="ob-unknown">{unknown(stage)}</div>
            {side(own.opponent(), 1)}
        </div>
    }
}

/// Cards and a port that were put away unseen; now everybody may know.
fn unknown(stage: &Stage<OnBoard>) -> Node {
    let game = stage.game();
    let (cards, ports) = game.put_away(stage.view());
    let removed = cards.iter().map(|&card| {
        let name = stage.say(&game.say_card(card));
        draw! { <div class="ob-place" role="img" aria-label=name>{card::open(stage, card)}</div> }
    });
    let removed: Vec<_> = removed.collect();
    let removed = (!removed.is_empty()).then(|| {
        draw! {
            <section class="ob-hand">
                <h3>{stage.say_id("web-ob-removed")}</h3>
                <div class="ob-hand-cards">{removed}</div>
            </section>
        }
    });
    let away = ports.iter().map(|&port| {
        let said = stage.say(&Message::new("web-ob-put-away").with("port", game.say_port(port)));
        draw! { <p class="ob-away">{art::icon(art::port(port))} {said}</p> }
    });
    draw! { {removed} {away.collect_node()} }
}
