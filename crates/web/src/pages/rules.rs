//! The rules of a game in our own words, with the numbers that refusals point to.

use catalog::GameId;
use game::{Game, Rule};
use leptos::prelude::*;

use crate::lazy;
use crate::speech::{Speech, t};

pub(crate) fn page(game: GameId, number: Option<u8>) -> AnyView {
    lazy::game_page(game, move |pages| (pages.rules)(number))
}

pub(crate) fn rules<G: Game>(asked: Option<u8>) -> AnyView {
    let speech = Speech::of_page();
    let lines = move || {
        let book = G::BOOK.to_ascii_lowercase();
        (1..=u8::MAX)
            .map_while(|number| {
                let rule = Rule::new(G::BOOK, number);
                // There are as many rules as there are sentences for them.
                let sentence = speech.has_rule(rule).then(|| speech.rule(rule))?;
                let section = format!("rules-{book}-section-{number}");
                let heading = speech.has(&section).then(|| view! { <h2>{speech.id(&section)}</h2> });
                Some(view! {
                    {heading}
                    <p class="rule" class:asked=asked == Some(number) id=rule.to_string()>
                        <span class="rule-number">{rule.to_string()}</span>
                        <span>{sentence}</span>
                    </p>
                })
            })
            .collect_view()
    };
    Effect::new(move |_| {
        let Some(number) = asked else { return };
        let id = Rule::new(G::BOOK, number).to_string();
        request_animation_frame(move || {
            if let Some(element) = document().get_element_by_id(&id) {
                element.scroll_into_view();
            }
        });
    });
    let aim = move || {
        let id = format!("web-{}-aim", G::ID);
        speech.has(&id).then(|| view! { <p class="aim">{speech.id(&id)}</p> })
    };
    let inner = view! {
        <h1>{move || speech.id(&format!("{}-name", G::ID))}</h1>
        <p class="credit">{move || speech.id(&format!("{book}-about", book = G::BOOK.to_ascii_lowercase()))}</p>
        {aim}
        {lines}
        <p>{t("web-reconstruction")}</p>
    };
    super::paper("rules", inner.into_any())
}
