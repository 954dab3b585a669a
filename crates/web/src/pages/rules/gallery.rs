//! Parts of a game with their values in use, as a row of small pictures.

use leptos::prelude::*;

use crate::board::Board;
use crate::explanation::{Drawn, Group};
use crate::speech::Speech;
use crate::table::TableScreen;

/// The name of a part in the page: of its group, and its number there.
fn anchor(title: &str, number: usize) -> String {
    format!("{title}-{number}")
}

/// A part as the search knows it.
#[derive(Clone, PartialEq)]
pub(super) struct NamedPart {
    /// Its name in the page.
    pub(super) anchor: String,
    /// The first rule of the section it stands in.
    pub(super) section: u8,
    pub(super) name: String,
    /// Its values, in one line.
    pub(super) values: String,
}

/// All parts of these groups, in the reader's language.
pub(super) fn named(speech: Speech, groups: &[Group]) -> Vec<NamedPart> {
    let parts = groups.iter().flat_map(|group| {
        group.items.iter().enumerate().map(|(number, Drawn { explanation, .. })| NamedPart {
            anchor: anchor(group.title, number),
            section: group.section,
            name: speech.tell(&explanation.name),
            values: explanation.values.iter().map(|value| speech.tell(value)).collect::<Vec<_>>().join(" · "),
        })
    });
    parts.collect()
}

pub(super) fn draw<G: Board>(screen: TableScreen<G>, group: Group) -> AnyView {
    let speech = screen.speech;
    let title = group.title;
    let items = group.items.into_iter().enumerate().map(|(number, Drawn { art, explanation })| {
        let values =
            explanation.values.iter().map(|value| view! { <li>{speech.tell(value)}</li> }).collect_view();
        view! {
            <li id=anchor(title, number) tabindex="-1">
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
