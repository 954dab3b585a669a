//! Beside the sea: mercenaries for sale, what the icons mean, and what the supply still holds.

use crate::draw::prelude::*;
use game::Message;
use pirates_under_fire::{Action, Icon, Mercenary, PiratesUnderFire, Step};

use super::art::{self, Look};
use super::glyphs::Glyph;
use super::parts;
use crate::stage::Stage;

type Puf = Stage<PiratesUnderFire>;

/// Whether there is room beside the sea, so that nothing need be folded.
fn is_wide() -> bool {
    let asked = leptos::prelude::window()
        .match_media("(min-width: 40.01rem) and (min-height: 32.01rem)")
        .ok()
        .flatten();
    asked.is_some_and(|asked| asked.matches())
}

/// The mercenaries that can be bought, with price and power. Folded on a small screen as long as none is within means.
pub(super) fn mercenaries(stage: &Puf) -> Node {
    let open = &stage.view().open;
    let decides = stage.scene.deciding == Some(open.on_turn());
    let within = open.offered.iter().filter(|&mercenary| stage.allows(Action::Hire { mercenary })).count();
    let buys = within > 0;
    let within = buys.then(|| stage.say(&Message::new("web-puf-affordable").with("count", within)));
    let none = open
        .offered
        .is_empty()
        .then(|| draw! { <p class="puf-none">{stage.say_id("web-puf-none-left")}</p> });
    let all = open.offered.iter().map(|mercenary| offer(stage, mercenary, decides)).collect_node();
    draw! {
        <details class="puf-market" open=is_wide() || buys>
            <summary>{stage.say_id("puf-mercenaries")} <span class="puf-note">{within}</span></summary>
            <ul>{all}</ul>
            {none}
        </details>
    }
}

fn offer(stage: &Puf, mercenary: Mercenary, decides: bool) -> Node {
    let (game, open) = (stage.game(), &stage.view().open);
    let contract = game.components().contract(mercenary);
    let power = || game.say_power(contract.power);
    let chosen = open.turn.step == Step::Lay { mercenary: Some(mercenary) };
    let choosing = open.turn.step == Step::Choose && decides;
    let class = if chosen { "puf-offer chosen" } else { "puf-offer" };
    let name = stage.say_action(Action::Hire { mercenary });
    let price = stage.say(&Message::new("puf-gold").with("gold", contract.cost));
    let inner = draw! {
        <span class="puf-portrait" data-piece=format!("offer-{mercenary}")>
            {art::mercenary(None, contract.values, contract.power, Look::default())}
        </span>
        <span class="puf-power">
            <b>{stage.say(&power())}</b>
            <span>{stage.say(&Message::new("web-puf-power").with("power", power()))}</span>
        </span>
        <span class="puf-price" title=price><b>{contract.cost}</b> {Glyph::Coin.draw("")}</span>
    };
    let action = choosing.then_some(Action::Hire { mercenary });
    draw! { <li data-part=parts::mercenary(mercenary)>{stage.spot(action, class, name, inner.into_node())}</li> }
}

/// The icons of the sea with their names, and the supply.
pub(super) fn legend(stage: &Puf) -> Node {
    let open = &stage.view().open;
    let icons = Icon::ALL.map(|icon| {
        draw! { <li data-part=parts::icon(icon)>{Glyph::of_icon(icon).draw("")} <span>{stage.say(&stage.game().say_icon(icon))}</span></li> }
    });
    let after = stage.preview(|view| [view.open.shields, view.open.mines]);
    let supply = [
        (
            "web-puf-shields-left",
            Glyph::Shield,
            "shields",
            "supply-shields",
            open.shields,
            after.map(|[shields, _]| shields),
        ),
        (
            "web-puf-mines-left",
            Glyph::Mine,
            "mines",
            "supply-mines",
            open.mines,
            after.map(|[_, mines]| mines),
        ),
    ];
    let supply = supply.map(|(id, glyph, class, piece, count, after)| {
        let said = stage.say(&Message::new(id).with("count", count));
        let change = after.filter(|&after| after != count).map(|after| draw! { <ins class="change">{format!("→{after}")}</ins> });
        draw! {
            <li class=format!("puf-chip {class}") data-part=parts::supply(class) data-piece=piece>
                {glyph.draw("")} <b aria-hidden="true">{count}</b> {change} <span class="sr-only">{said}</span>
            </li>
        }
    });
    draw! {
        <details class="puf-legend" open=is_wide()>
            <summary>{stage.say_id("web-puf-icons")}</summary>
            <ul class="puf-icons">{icons.collect_node()}</ul>
        </details>
        <div class="puf-supply">
            <span>{stage.say_id("web-puf-supply")}</span>
            <ul class="puf-tokens">{supply.collect_node()}</ul>
        </div>
    }
}
