//! Looking for words in the rules.

use catalog::GameId;
use leptos::ev;
use leptos::prelude::*;

use super::gallery::NamedPart;
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

/// The rules in which every word occurs, and after them the parts; each leads to its place.
pub(super) fn found<G: Board>(
    game: GameId,
    speech: Speech,
    parts: Memo<Vec<NamedPart>>,
    query: RwSignal<String>,
) -> AnyView {
    let wanted = query.get();
    let place = move |address: String, class: &'static str, name: String, anchor: String| {
        let open = move |event: ev::MouseEvent| {
            event.prevent_default();
            query.set(String::new());
            show_later(anchor.clone(), true);
        };
        view! { <a class=class href=address on:click=open>{name}</a> }.into_any()
    };
    let all = sections::<G>(speech).into_iter().flat_map(|section| section.rules);
    let fitting = all.filter(|(rule, sentence)| fits(&wanted, &format!("{rule} {sentence}")));
    let rules = fitting.map(|(rule, sentence)| {
        let address = Route::Rules(game, Some(rule.number())).address();
        let link = place(address, "rule-number", rule.to_string(), rule.to_string());
        view! { <li class="rule">{link} <span>{sentence}</span></li> }.into_any()
    });
    let parts =
        parts.get().into_iter().filter(|part| fits(&wanted, &format!("{} {}", part.name, part.values)));
    let parts = parts.map(|NamedPart { anchor, section, name, values }| {
        let link = place(Route::Rules(game, Some(section)).address(), "part-name", name, anchor);
        view! { <li class="found-part">{link} <span>{values}</span></li> }.into_any()
    });
    let lines: Vec<AnyView> = rules.chain(parts).collect();
    match lines.is_empty() {
        true => view! { <p>{speech.say_id("rules-none-found")}</p> }.into_any(),
        false => view! { <ul>{lines}</ul> }.into_any(),
    }
}

/// Whether each word of the query begins a word of the text, whatever its case and accents.
fn fits(query: &str, text: &str) -> bool {
    let (query, text) = (plain(query), plain(text));
    let begins = |wanted: &str| words(&text).any(|word| word.starts_with(wanted));
    words(&query).next().is_some() && words(&query).all(begins)
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
    words.filter(|word| !word.is_empty())
}

/// The text in small letters without accents, as people type who look for something. Letters of their own keep what is above them: й, ї.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.to_lowercase().chars() {
        match letter {
            'à' | 'â' | 'ä' => plain.push('a'),
            'ç' => plain.push('c'),
            'é' | 'è' | 'ê' | 'ë' => plain.push('e'),
            'î' | 'ï' => plain.push('i'),
            'ô' | 'ö' => plain.push('o'),
            'ù' | 'û' | 'ü' => plain.push('u'),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            'ґ' => plain.push('г'),
            // An accent of its own, after its letter.
            '\u{300}'..='\u{305}' => {}
            _ => plain.push(letter),
        }
    }
    plain
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
        assert!(fits("м'який", "м’який диван"), "whichever apostrophe the keyboard has");
    }

    #[test]
    fn accents_need_not_be_typed_and_do_no_harm() {
        let rule = "À l’étage, le cœur de l’hôtel : une pièce où l’on se plaît.";
        for query in ["etage", "étage", "e\u{301}tage", "ÉTAGE", "coeur hotel", "piece plait", "a l'etage"]
        {
            assert!(fits(query, rule), "{query}");
        }
        assert!(!fits("etages", rule));
        assert!(!fits("?!", rule), "no word is no question");
        assert!(!fits("их", "їх"), "a letter of its own");
    }
}
