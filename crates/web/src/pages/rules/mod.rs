//! The rules of a game in our own words, with the numbers that refusals point to: contents, pictures and examples drawn by the board
//! itself, every part with its values in use, search, and the way back to the game.

mod example;
mod gallery;
mod search;

use std::cell::RefCell;

use catalog::GameId;
use game::Rule;
use leptos::ev;
use leptos::prelude::*;
use table::Table;
use wasm_bindgen::JsCast;

use crate::board::Board;
use crate::browser;
use crate::explanation::Group;
use crate::lazy;
use crate::route::Route;
use crate::speech::{Speech, t};
use crate::table::{TableScreen, stage_of};

thread_local! {
    /// The table that was left for the rules.
    static LEFT: RefCell<Option<Route>> = const { RefCell::new(None) };
}

/// A page is left for another one: the way back from the rules leads to the table they were opened at.
pub(crate) fn remember(left: Route) {
    LEFT.with_borrow_mut(|table| match left {
        Route::Table(_) | Route::Online(_) | Route::Watch(..) => *table = Some(left),
        Route::Rules(..) => {}
        _ => *table = None,
    });
}

pub(crate) fn page(game: GameId, number: Option<u8>) -> AnyView {
    lazy::game_page(game, move |pages| (pages.rules)(game, number))
}

/// Some rules under one heading.
struct Section {
    first: u8,
    heading: Option<String>,
    rules: Vec<(Rule, String)>,
}

pub(crate) fn rules<G: Board>(game: GameId, asked: Option<u8>) -> AnyView {
    let speech = Speech::of_page();
    let query = RwSignal::new(String::new());
    let parts = Memo::new(move |_| gallery::named(speech, &groups::<G>(looked_at::<G>(game))));
    let searching = move || query.with(|query| !query.trim().is_empty());
    let body = move || body::<G>(game, speech, asked);
    let aim = move || {
        let id = format!("web-{}-aim", G::ID);
        speech.has(&id).then(|| view! { <p class="aim">{speech.say_id(&id)}</p> })
    };
    if let Some(number) = asked {
        show_later(Rule::new(G::BOOK, number).to_string(), false);
    }
    let inner = view! {
        <div class="rules-side">
            {way_back()}
            {search::field(query)}
            {move || contents::<G>(game, speech, query)}
        </div>
        <div class="rules-book">
            <h1>{move || speech.say_id(&format!("{}-name", G::ID))}</h1>
            <p class="credit">{move || speech.say_id(&format!("{book}-about", book = G::BOOK.to_ascii_lowercase()))}</p>
            {aim}
            <div class="rules-found" role="status">
                {move || searching().then(|| search::found::<G>(game, speech, parts, query))}
            </div>
            <div hidden=searching>
                {body}
                <p class="part-how">{t("parts-how")}</p>
                <p>{t("web-reconstruction")}</p>
            </div>
        </div>
    };
    super::paper("rules", inner.into_any())
}

/// All sections: there are as many rules as there are sentences for them.
fn sections<G: Board>(speech: Speech) -> Vec<Section> {
    let book = G::BOOK.to_ascii_lowercase();
    let mut sections: Vec<Section> = Vec::new();
    for number in 1..=u8::MAX {
        let rule = Rule::new(G::BOOK, number);
        if !speech.has_rule(rule) {
            break;
        }
        let id = format!("rules-{book}-section-{number}");
        let heading = speech.has(&id).then(|| speech.say_id(&id));
        if heading.is_some() || sections.is_empty() {
            sections.push(Section { first: number, heading, rules: Vec::new() });
        }
        if let Some(section) = sections.last_mut() {
            section.rules.push((rule, speech.rule(rule)));
        }
    }
    sections
}

/// The prepared table of a game.
fn looked_at<G: Board>(game: GameId) -> Option<TableScreen<G>> {
    let table = Table::<G>::from_text_sharing(G::EXAMPLE_TABLE).ok()?;
    Some(TableScreen::to_look_at(game, table))
}

/// The parts of a game, drawn as on its table.
fn groups<G: Board>(screen: Option<TableScreen<G>>) -> Vec<Group> {
    screen.map(|screen| untrack(|| G::gallery(&stage_of(screen)))).unwrap_or_default()
}

fn body<G: Board>(game: GameId, speech: Speech, asked: Option<u8>) -> AnyView {
    let screen = looked_at::<G>(game);
    let mut groups = groups(screen);
    let sections = sections::<G>(speech).into_iter().map(|section| {
        let first = section.first;
        let here: Vec<Group> = groups.extract_if(.., |group| group.section == first).collect();
        let parts = here.into_iter().map(|group| screen.map(|screen| gallery::draw(screen, group)));
        let parts: Vec<_> = parts.collect();
        let examples = G::EXAMPLES.iter().filter(|example| example.section == first);
        let examples = examples.filter_map(|example| Some(example::draw(looked_at::<G>(game)?, example)));
        let examples: Vec<_> = examples.collect();
        let rules = section.rules.into_iter().map(|(rule, sentence)| rule_line(rule, sentence, asked));
        let heading = section.heading.map(|heading| {
            let id = anchor::<G>(first);
            view! { <h2 id=id tabindex="-1">{heading}</h2> }
        });
        view! { <section>{heading} {rules.collect_view()} {parts} {examples}</section> }
    });
    sections.collect_view().into_any()
}

fn rule_line(rule: Rule, sentence: String, asked: Option<u8>) -> AnyView {
    view! {
        <p class="rule" class:asked=asked == Some(rule.number()) id=rule.to_string() tabindex="-1">
            <span class="rule-number">{rule.to_string()}</span>
            <span>{sentence}</span>
        </p>
    }
    .into_any()
}

/// The name of a section's heading in the page.
fn anchor<G: Board>(first: u8) -> String {
    format!("{}-section-{first}", G::BOOK)
}

/// At the side of a wide screen; on a narrow one a menu that opens.
fn contents<G: Board>(game: GameId, speech: Speech, query: RwSignal<String>) -> AnyView {
    let links = sections::<G>(speech).into_iter().filter_map(|section| {
        let (first, heading) = (section.first, section.heading?);
        let jump = move |event: ev::MouseEvent| {
            event.prevent_default();
            query.set(String::new());
            close_menu();
            show_later(anchor::<G>(first), true);
        };
        let address = Route::Rules(game, Some(first)).address();
        Some(view! { <li><a href=address on:click=jump>{heading}</a></li> })
    });
    let links: Vec<_> = links.collect();
    let words = speech.say_id("rules-contents");
    let is_wide = browser::window_size().0 >= 960.0;
    view! {
        <details class="contents" open=is_wide>
            <summary>{words.clone()}</summary>
            <nav aria-label=words><ul>{links}</ul></nav>
        </details>
    }
    .into_any()
}

/// On a narrow screen the contents make room for what was chosen.
fn close_menu() {
    let menu = document().query_selector(".contents").ok().flatten();
    if let Some(menu) = menu.filter(|_| browser::window_size().0 < 960.0) {
        let _ = menu.remove_attribute("open");
    }
}

/// To the table that was left for the rules.
fn way_back() -> Option<AnyView> {
    let address = LEFT.with_borrow(|table| table.as_ref().map(Route::address))?;
    Some(view! { <a class="button main way-back" href=address>"◀ " {t("rules-back")}</a> }.into_any())
}

/// Scrolls to an element, once the page has been drawn; where it was chosen here, it gets the focus, too.
fn show_later(id: String, focus: bool) {
    request_animation_frame(move || {
        let Some(element) = document().get_element_by_id(&id) else { return };
        element.scroll_into_view();
        if let Some(element) = element.dyn_ref::<web_sys::HtmlElement>().filter(|_| focus) {
            let _ = element.focus();
        }
    });
}
