//! The screen of a game being played, the same for all games.
//!
//! [`screen`] is what is shown and pressed there; [`host`] is where the table lies: [`local`], with [`bots`] beside it, or [`remote`],
//! which is what [`follower`] has of a table on a server; [`whole_game`] is what only a table that lies here can do. [`mod@online`] is the
//! page of a table on a server, with the people ([`room`], [`chat`]) around it. The other files are parts of the page.

mod bots;
mod call;
mod chat;
mod clock;
mod curtain;
mod deal_check;
mod ending;
mod follower;
mod foresight;
mod hint;
mod host;
mod local;
mod menu;
mod online;
mod part_place;
mod parts;
mod prompt;
mod remote;
mod room;
mod score;
mod screen;
mod side;
mod signs;
mod targets;
mod whole_game;

use std::sync::Arc;

use catalog::{AnyTable, GameId, with_table};
use game::Message;
use leptos::ev;
use leptos::prelude::*;
use table::Table;

use crate::board::Board;
use crate::browser;
use crate::keys;
use crate::movement;
use crate::pages::trouble_page;
use crate::stage::Stage;
use crate::store::{self, StoreError, StoredGame};

pub(crate) use hint::Marked;
pub(crate) use local::summary;
pub(crate) use online::{leave_cancelled, page as online};
pub(crate) use screen::TableScreen;

/// The game that is kept under this key.
pub(crate) fn page(key: &str) -> AnyView {
    let stored = match store::game(key) {
        Ok(stored) => stored,
        Err(error) => return trouble_page(&error.message(), Some(key)),
    };
    let table = match AnyTable::from_text(&stored.text) {
        Ok(table) => table,
        Err(error) => {
            let said = Message::new("web-save-damaged").with("reason", error.message());
            return trouble_page(&said, Some(key));
        }
    };
    let game = table.game_id();
    with_table!(table, table => show(game, table, key, &stored))
}

fn show<G: Board>(game: GameId, table: Table<G>, key: &str, stored: &StoredGame) -> AnyView {
    let screen = TableScreen::new(game, table, key.to_owned(), stored);
    watch_other_tabs(screen, key.to_owned());
    lay_out(screen, None)
}

/// The screen; what stands between the bar and the prompt comes from whoever knows the people around the table.
fn lay_out<G: Board>(screen: TableScreen<G>, above: Option<AnyView>) -> AnyView {
    let looks_on = move || screen.online.is_some_and(|online| online.looks_on());
    // An open explanation hears keys first: Escape closes it alone.
    let explanation = parts::card(screen);
    keys::listen(screen);
    movement::follow(screen);
    bring_choices_into_view(screen);
    view! {
        <main
            class="table"
            class:online=screen.online.is_some()
            class:timed=screen.online.is_some_and(|online| online.is_timed())
            class:looks-on=looks_on
            class:waiting=move || screen.waiting.get()
            data-game=G::ID
            on:click=move |event| screen.hear_click(&event)
            on:pointerover=move |event| screen.hear_pointer(&event)
            on:pointermove=move |event| screen.hear_pointer(&event)
            on:pointerout=move |event| screen.hear_pointer_leave(&event)
            on:focusin=move |event| screen.hear_focus(&event)
            on:focusout=move |event| screen.hear_focus_leave(&event)
        >
            {menu::bar(screen)}
            {above}
            {prompt::line(screen)}
            {prompt::lesson(screen, "narrow")}
            {board(screen)}
            {prompt::actions(screen)}
            {beside(screen)}
            {side::announcement(screen)}
            {ending::panel(screen)}
            {explanation}
        </main>
    }
    .into_any()
}

/// On a small screen, what can be pressed may lie below. A table on a server is first seen from its top: it may have begun, or gone
/// on, while nobody looked.
fn bring_choices_into_view<G: Board>(screen: TableScreen<G>) {
    Effect::new(move |before: Option<()>| {
        let decides = screen.scene.with(|scene| scene.deciding.is_some());
        if before.is_none() && screen.online.is_some() {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        } else if decides {
            request_animation_frame(|| browser::bring_into_view("[data-target]", ".actions"));
        }
    });
}

/// What lies on the table, or the curtain before it.
fn board<G: Board>(screen: TableScreen<G>) -> AnyView {
    let speech = screen.speech;
    let stage = move || Stage::new(screen.scene.get(), screen.foreseen.get(), screen, speech);
    let drawn = move || match screen.curtain.get() {
        Some(seat) => curtain::draw(screen, seat),
        None => G::draw(&stage()),
    };
    view! {
        <section class="board" class:past=move || screen.scene.with(|scene| scene.is_past()) aria-label=move || speech.id("web-board")>
            {drawn}
        </section>
    }
    .into_any()
}

/// What stands beside the board, or below it where the screen is narrow.
fn beside<G: Board>(screen: TableScreen<G>) -> AnyView {
    let speech = screen.speech;
    let counters = move || G::counters(&stage_of(screen));
    view! {
        <aside class="side">
            {prompt::lesson(screen, "wide")}
            {hint::panel(screen)}
            {side::history(screen)}
            <section class="score">{move || score::so_far(screen)}</section>
            <section class="counters" aria-label=move || speech.id("web-counters")>{counters}</section>
            {side::log(screen)}
        </aside>
    }
    .into_any()
}

/// Another tab may play the same game: whoever is late is told, and nothing is overwritten.
fn watch_other_tabs<G: Board>(screen: TableScreen<G>, key: String) {
    let handle = window_event_listener(ev::storage, move |event| {
        let ours = event.key().is_some_and(|changed| store::concerns(&changed, &key));
        if ours && screen.written_elsewhere() {
            screen.trouble.set(Some(StoreError::Elsewhere));
        }
    });
    on_cleanup(move || handle.remove());
}

/// A stage for something beside the board.
pub(crate) fn stage_of<G: Board>(screen: TableScreen<G>) -> Stage<G> {
    Stage::new(screen.scene.get(), Arc::default(), screen, screen.speech)
}
