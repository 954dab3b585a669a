//! The bar above the table: the way home, and what can be done with the game as a whole.

use leptos::prelude::*;
use table::{BotLevel, Player};
use worker::Level;

use super::Desk;
use crate::board::Board;
use crate::browser;
use crate::pages::level_select;
use crate::route::Route;
use crate::settings::{Pace, Settings};

pub(super) fn bar<G: Board>(desk: Desk<G>) -> AnyView {
    let speech = desk.speech;
    let open = RwSignal::new(false);
    let menu = move || open.get().then(|| menu(desk, open));
    let practice = move || {
        desk.scene.with(|scene| scene.practice).then(|| {
            view! { <span class="badge">{speech.id("web-practice")}</span> }
        })
    };
    view! {
        <header class="topbar" on:keydown=move |event| if event.key() == "Escape" { close(open) }>
            <a class="home" href=Route::Front.address() aria-label=move || speech.id("web-home")>{crate::art::emblem()}</a>
            <h1>{move || speech.id(&format!("{}-name", G::ID))}</h1>
            {practice}
            <a class="quiet" href=Route::Rules(G::GAME, None).address()>{move || speech.id("web-rules")}</a>
            <button
                type="button"
                class="menu-button"
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {move || speech.id("web-menu")}
            </button>
            {menu}
        </header>
    }
    .into_any()
}

/// Closes the menu; the focus goes where it was opened.
fn close(open: RwSignal<bool>) {
    if open.get_untracked() {
        open.set(false);
        browser::focus_later(".menu-button");
    }
}

fn menu<G: Board>(desk: Desk<G>, open: RwSignal<bool>) -> AnyView {
    let (speech, settings) = (desk.speech, desk.settings);
    let over = move || is_over(desk);
    let level = RwSignal::new(Level::Navigator);
    let paces = Pace::ALL.map(|pace| {
        let chosen = move || settings.read(|kept| kept.pace == pace);
        view! { <option value=pace.name() selected=chosen>{speech.id(&format!("web-pace-{}", pace.name()))}</option> }
    });
    let choose_pace = move |name: String| {
        let pace = Pace::ALL.into_iter().find(|pace| pace.name() == name).unwrap_or_default();
        settings.change(|kept| kept.pace = pace);
    };
    let leave = move |_| {
        let (Some(seat), Some(player)) = (desk.person(), bot(desk, level.get_untracked())) else { return };
        open.set(false);
        desk.replace(seat, player);
    };
    view! {
        <div class="menu" role="group" aria-label=move || speech.id("web-menu")>
            <label>
                {move || speech.id("web-pace")}
                <select on:change:target=move |event| choose_pace(event.target().value())>{paces}</select>
            </label>
            <label>
                {move || speech.id("web-lessons")}
                <input
                    type="checkbox"
                    prop:checked=move || settings.read(|kept| kept.lessons)
                    on:change:target=move |event| teach(settings, event.target().checked())
                />
            </label>
            <button type="button" on:click=move |_| desk.export()>{move || speech.id("web-export")}</button>
            <fieldset disabled=over>
                <legend>{move || speech.id("web-leave")}</legend>
                {level_select(level)}
                <button type="button" on:click=leave>{move || speech.id("web-leave-to-bot")}</button>
            </fieldset>
            {resign(desk, open)}
            <button type="button" class="quiet" on:click=move |_| close(open)>{move || speech.id("web-close")}</button>
        </div>
    }
    .into_any()
}

/// Tips from now on, from the first one again; or none.
fn teach(settings: Settings, wanted: bool) {
    settings.change(|kept| {
        kept.lessons = wanted;
        kept.learned.clear();
    });
}

fn is_over<G: Board>(desk: Desk<G>) -> bool {
    desk.scene.with(|_| desk.table(table::Table::is_over))
}

/// Giving up, after a second press. With more than two players nobody can: the others would play on without a fair game.
fn resign<G: Board>(desk: Desk<G>, open: RwSignal<bool>) -> Option<AnyView> {
    let sure = RwSignal::new(false);
    let press = move |_| match sure.get_untracked() {
        true => {
            open.set(false);
            desk.resign();
        }
        false => sure.set(true),
    };
    let words = move || desk.speech.id(if sure.get() { "web-resign-sure" } else { "web-resign" });
    desk.scene.with_untracked(|scene| scene.game.players() <= 2).then(|| {
        view! { <button type="button" class="danger" disabled=move || is_over(desk) on:click=press>{words}</button> }
            .into_any()
    })
}

/// A bot of this level in place of the person at the screen.
fn bot<G: Board>(desk: Desk<G>, level: Level) -> Option<Player> {
    let seat = desk.person()?;
    let name = desk.table(|table| table.names().get(seat.index()).cloned())?;
    Some(Player::bot(name, BotLevel::new(level.name())?))
}
