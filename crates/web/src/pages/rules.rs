//! The rules of a game in our own words, with the numbers that refusals point to.

use catalog::GameId;
use game::Rule;
use leptos::prelude::*;

use crate::board::Board;
use crate::boards::with_board;
use crate::speech::{Speech, t};

pub(crate) fn page(game: GameId, number: Option<u8>) -> AnyView {
    with_board!(game, G => rules::<G>(number))
}

fn rules<G: Board>(asked: Option<u8>) -> AnyView {
    let speech = Speech::of_page();
    let lines = move || {
        let book = G::BOOK.to_ascii_lowercase();
        (1..=G::RULES_COUNT)
            .map(|number| {
                let rule = Rule { book: G::BOOK, number };
                let section = format!("rules-{book}-section-{number}");
                let heading = speech.has(&section).then(|| view! { <h2>{speech.id(&section)}</h2> });
                view! {
                    {heading}
                    <p class="rule" class:asked=asked == Some(number) id=rule.to_string()>
                        <span class="rule-number">{rule.to_string()}</span>
                        <span>{speech.rule(rule)}</span>
                    </p>
                }
            })
            .collect_view()
    };
    Effect::new(move |_| {
        let Some(number) = asked else { return };
        let id = Rule { book: G::BOOK, number }.to_string();
        request_animation_frame(move || {
            if let Some(element) = document().get_element_by_id(&id) {
                element.scroll_into_view();
            }
        });
    });
    let inner = view! {
        <h1>{move || speech.id(&format!("{}-name", G::ID))}</h1>
        <p class="credit">{move || speech.id(&format!("{book}-about", book = G::BOOK.to_ascii_lowercase()))}</p>
        <p class="aim">{move || speech.id(&format!("web-{}-aim", G::ID))}</p>
        {lines}
        <p>{t("web-reconstruction")}</p>
    };
    super::paper("rules", inner.into_any())
}
