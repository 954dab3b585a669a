//! Looking for words in the rules.

use catalog::GameId;
use leptos::ev;
use leptos::prelude::*;

use super::{sections, show_later};
use crate::board::Board;
use crate::route::Route;
use crate::speech::{Speech, t};

pub(super) fn field(query: RwSignal<String>) -> AnyView {
    view! {
        <search class="rules-search">
            <label>
                {t("rules-search")}
                <input
                    type="search"
                    prop:value=move || query.get()
                    on:input:target=move |event| query.set(event.target().value())
                />
            </label>
        </search>
    }
    .into_any()
}

/// The rules in which every word occurs; each leads to its place.
pub(super) fn found<G: Board>(game: GameId, speech: Speech, query: RwSignal<String>) -> AnyView {
    let wanted = query.get();
    let all = sections::<G>(speech).into_iter().flat_map(|section| section.rules);
    let fitting = all.filter(|(rule, sentence)| fits(&wanted, &format!("{rule} {sentence}")));
    let lines = fitting.map(|(rule, sentence)| {
        let open = move |event: ev::MouseEvent| {
            event.prevent_default();
            query.set(String::new());
            show_later(rule.to_string(), true);
        };
        let address = Route::Rules(game, Some(rule.number())).address();
        view! {
            <li class="rule">
                <a class="rule-number" href=address on:click=open>{rule.to_string()}</a>
                <span>{sentence}</span>
            </li>
        }
    });
    let lines: Vec<_> = lines.collect();
    match lines.is_empty() {
        true => view! { <p>{speech.say_id("rules-none-found")}</p> }.into_any(),
        false => view! { <ul>{lines}</ul> }.into_any(),
    }
}

/// Whether each word of the query begins a word of the text, whatever its case.
fn fits(query: &str, text: &str) -> bool {
    let text = text.to_lowercase();
    let words: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric() && letter != '-').collect();
    let begins = |wanted: &str| words.iter().any(|word| word.starts_with(wanted));
    query.to_lowercase().split_whitespace().all(begins)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_asked_for_begins_a_word_of_the_rule() {
        let rule = "CSA-23 Un salon accueille quatre passagers de quatre couleurs différentes.";
        assert!(fits("salon", rule));
        assert!(fits("QUATRE coul", rule));
        assert!(fits("csa-23", rule));
        assert!(!fits("salon piscine", rule));
        assert!(!fits("alon", rule), "not from the middle of a word");
        assert!(fits("ДИВАН", "м’який диван"));
    }
}
