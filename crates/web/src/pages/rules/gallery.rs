//! Parts of a game with their values in use, as a row of small pictures.

use leptos::prelude::*;

use crate::board::Board;
use crate::explanation::{Drawn, Group};
use crate::table::TableScreen;

pub(super) fn draw<G: Board>(screen: TableScreen<G>, group: Group) -> AnyView {
    let speech = screen.speech;
    let items = group.items.into_iter().map(|Drawn { art, explanation }| {
        let values =
            explanation.values.iter().map(|value| view! { <li>{speech.tell(value)}</li> }).collect_view();
        view! {
            <li>
                <span class="gallery-art" aria-hidden="true">{art}</span>
                <div>
                    <p class="part-name">{speech.tell(&explanation.name)}</p>
                    <ul class="part-values">{values}</ul>
                </div>
            </li>
        }
    });
    let items = items.collect_view();
    view! {
        <div class=format!("gallery {}", group.class)>
            <h3>{speech.say_id(group.title)}</h3>
            <ul>{items}</ul>
        </div>
    }
    .into_any()
}
