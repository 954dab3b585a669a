//! Above the ship: which round it is, the bonus number tokens, the other ships.

use crate::draw::prelude::*;
use come_sail_away::{ROUNDS, Token};
use game::Message;

use super::words::{self, Scenery};
use super::{fleet, parts};

pub(super) fn draw(stage: &Scenery) -> Node {
    draw! {
        <div class="sky">
            {round(stage)}
            {tokens(stage)}
            {fleet::own_points(stage)}
            {fleet::draw(stage)}
        </div>
    }
}

fn round(stage: &Scenery) -> Node {
    let now = stage.view().round;
    let said = stage.say(&Message::new("csa-label-round").with("round", now));
    let pips = (1..=ROUNDS).map(|round| {
        let class = match () {
            () if round < now || stage.view().over => "pip gone",
            () if round == now => "pip now",
            () => "pip",
        };
        draw! { <span class=class></span> }
    });
    draw! {
        <div class="round" data-part=parts::ROUND>
            <span class="round-words">{said}</span>
            <span class="pips" aria-hidden="true">{pips.collect_node()}</span>
        </div>
    }
}

/// The bonus number tokens of the five facilities; in solo each lies on a round (CSA-48).
fn tokens(stage: &Scenery) -> Node {
    let label = stage.say_id("csa-label-tokens");
    let tokens = stage.view().tokens.iter().map(|token| number_token(stage, token)).collect_node();
    draw! {
        <div class="number-tokens">
            <span class="caption" aria-hidden="true">{label.clone()}</span>
            <ul aria-label=label>{tokens}</ul>
        </div>
    }
}

fn number_token(stage: &Scenery, token: &Token) -> Node {
    let facility = token.facility.say();
    let id = match (token.face_up, token.space) {
        (false, _) => "web-csa-number-down",
        (true, None) => "web-csa-number-up",
        (true, Some(_)) => "web-csa-number-until",
    };
    let worth = stage.game().components().token_points();
    let said = Message::new(id).with("facility", facility).with("points", worth);
    let said = words::capital(&stage.say(&said.with("round", token.space.unwrap_or_default())));
    let until = token.space.map(|round| {
        let short = stage.say(&Message::new("web-csa-until").with("round", round));
        draw! { <span class="until" aria-hidden="true">{short}</span> }
    });
    let class = if token.face_up { "number-token" } else { "number-token down" };
    draw! {
        <li data-part=parts::token(token.facility)>
            <span class="sr-only">{said}</span>
            <span class=class aria-hidden="true">{token.facility.number()}</span>
            {until}
        </li>
    }
}
