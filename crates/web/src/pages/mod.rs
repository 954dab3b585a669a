//! All pages but the table.

mod about;
mod agreed;
mod asking;
mod front;
mod games;
mod gate;
mod invitation;
mod links;
mod me;
mod my_tables;
mod name;
mod online;
mod open_table;
mod pass;
mod puzzles;
mod rules;
mod set_up;
mod shared;
mod statistics;
mod waiting;

use game::Message;
use leptos::prelude::*;
use worker::Level;

use crate::app;
use crate::art;
use crate::browser;
use crate::lazy::{self, OnlinePages};
use crate::net::Server;
use crate::route::Route;
use crate::speech::{Speech, t};
use crate::store;

pub(crate) use about::page as about;
pub(crate) use agreed::described as describe_setup;
pub(crate) use front::{my_name, one_person_among_bots, page as front, start, start_first_game};
pub(crate) use games::{describe, game_of, page as games, take_in};
pub(crate) use my_tables::{finished as online_tables_finished, going as online_tables_going};
pub(crate) use open_table::form as open_table_form;
pub(crate) use puzzles::{PuzzleChoice, next as next_puzzle, page as puzzles, puzzle};
pub(crate) use rules::{page as rules, remember as leave, rules as rules_of};
pub(crate) use set_up::{form as set_up_form, page as set_up};
pub(crate) use shared::page as shared;
pub(crate) use statistics::page as statistics;
pub(crate) use waiting::room as waiting_room;

/// A page about online tables.
pub(crate) fn online_page(route: Route) -> AnyView {
    match route {
        Route::OpenTable(game) => open_table::page(game),
        Route::Online(table) => online::page(table),
        Route::Join(table, code) => invitation::join(table, code),
        Route::Watch(table, code) => invitation::watch(table, code),
        Route::Pass(code) => pass::page(code),
        Route::Me => me::page(),
        _ => trouble_page(&Message::new("web-lost"), None),
    }
}

/// One's tables on the server, once it is known who one is there.
fn own_tables(show: fn(&'static OnlinePages) -> AnyView) -> AnyView {
    let server = Server::of_page();
    let known = Memo::new(move |_| server.me().is_some());
    let shown = move || known.get().then(|| lazy::online_part(show));
    shown.into_any()
}

/// A page with the way home above it and the preferences below.
pub(crate) fn paper(class: &'static str, inner: AnyView) -> AnyView {
    view! {
        <header class="topbar">
            <a class="home" href=Route::Front.address() aria-label=t("web-home")>{art::emblem()} <span>"Seaboard"</span></a>
        </header>
        <main class=format!("paper {class}")>{inner}</main>
        {footer()}
    }
    .into_any()
}

/// The foot of every page but the table.
pub(crate) fn footer() -> AnyView {
    let server = Server::of_page();
    view! {
        <footer class="foot">
            {app::preferences()}
            <nav>
                <a href=Route::Games.address()>{t("web-games")}</a>
                <a href=Route::Puzzles.address()>{t("web-puzzles")}</a>
                {move || server.is_there().then(|| view! { <a href=Route::Me.address()>{t("web-me-page")}</a> })}
                <a href=Route::About.address()>{t("web-about")}</a>
            </nav>
            <p>{t("web-unofficial")}</p>
        </footer>
    }
    .into_any()
}

/// Something is wrong with a game or an address; what is there of the game can be saved.
pub(crate) fn trouble_page(message: &Message, key: Option<&str>) -> AnyView {
    let speech = Speech::of_page();
    let message = message.clone();
    let rescue = key.and_then(|key| Some((key.to_owned(), store::raw(key)?))).map(|(key, raw)| {
        let save = {
            let key = key.clone();
            move |_| browser::download(&format!("seaboard-{key}.txt"), &raw)
        };
        let forget = move |_| {
            store::forget(&key);
            browser::go(&Route::Games.address());
        };
        view! {
            <button type="button" on:click=save>{t("web-rescue")}</button>
            <button type="button" class="danger" on:click=forget>{t("web-forget")}</button>
        }
    });
    let inner = view! {
        <h1>{t("web-trouble")}</h1>
        <p role="alert">{move || speech.tell(&message)}</p>
        <p class="row">
            <a class="button main" href=Route::Front.address()>{t("web-home")}</a>
            {rescue}
        </p>
    };
    paper("trouble", inner.into_any())
}

/// A list of the bots' levels.
pub(crate) fn level_select(level: RwSignal<Level>) -> AnyView {
    let speech = Speech::of_page();
    let options = Level::ALL.map(|one| {
        let chosen = move || level.get() == one;
        view! { <option value=one.name() selected=chosen>{move || speech.say_id(&format!("bot-{one}"))}</option> }
    });
    let choose = move |name: String| name.parse().into_iter().for_each(|chosen| level.set(chosen));
    view! {
        <select aria-label=t("web-level") on:change:target=move |event| choose(event.target().value())>{options}</select>
    }
    .into_any()
}
