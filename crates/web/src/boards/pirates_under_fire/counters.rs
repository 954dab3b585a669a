//! Ships still to come, as far as the viewer may know.

use crate::draw::prelude::*;
use game::{Message, Seat};
use pirates_under_fire::{DummyMine, PiratesUnderFire, Value};

use super::art;
use super::glyphs::Glyph;
use crate::stage::Stage;

type Puf = Stage<PiratesUnderFire>;

pub(super) fn draw(stage: &Puf) -> Node {
    let near = super::sea::near(stage);
    let head = Value::ALL.map(|value| {
        let does = stage.say(&stage.game().say_value(value));
        draw! { <th scope="col" title=does><b>{value.to_string()}</b> {Glyph::of_value(value).draw("")}</th> }
    });
    let row = |seat: Seat| {
        let view = stage.view();
        let seen = view.tiles[seat].seen_hand.is_some();
        let where_from = stage.say_id(if seen { "web-puf-unseen-own" } else { "web-puf-unseen" });
        let label = stage.labelled(stage.name(seat), where_from);
        let cells = Value::ALL.map(|value| {
            let count = view.unseen(seat, value);
            draw! { <td class=(count == 0).then_some("none")>{count}</td> }
        });
        draw! { <tr><th scope="row" title=label.clone()>{art::pennant(seat)} <span class="sr-only">{label}</span></th> {cells.collect_node()}</tr> }
    };
    let dummy = match stage.view().open.dummy {
        DummyMine::Among { mines, .. } if stage.view().dummy.is_none() => {
            Some(Message::new("web-puf-dummy-among").with("count", mines.len()))
        }
        _ => None,
    };
    draw! {
        <table class="puf-unseen">
            <caption>{stage.say_id("web-puf-to-come")}</caption>
            <thead><tr><td></td> {head.collect_node()}</tr></thead>
            <tbody>{row(near.opponent())} {row(near)}</tbody>
        </table>
        {dummy.map(|said| draw! { <p class="puf-note">{stage.say(&said)}</p> })}
    }
}
