//! The screen of a game being played, the same for all games.
//!
//! [`screen`] is what is shown there, [`pointing`] and [`acting`] what is done at it; [`host`] is where the table lies: [`local`],
//! with [`bots`] beside it, or [`remote`], with [`remote_picture`], what is here of a table on a server; [`whole_game`] is what only a
//! table that lies here can do. [`mod@online_page`] is the page of a table on a server, with the people ([`room`], [`chat`]) around it. The
//! other files are parts of the page.

mod acting;
mod analysis;
mod bots;
mod chat;
mod chat_icons;
mod clock;
mod curtain;
mod deal_check;
mod drag;
mod ending;
mod explanation;
mod explanation_position;
mod graph;
mod hint;
mod host;
mod icons;
mod local;
mod menu;
mod online_page;
mod panels;
mod pointing;
mod preview;
mod prompt;
mod remote;
mod remote_picture;
mod replay;
mod result_for_reader;
mod room;
mod score;
mod screen;
mod side;
mod sounds;
mod targets;
pub(crate) mod teaching;
mod tried_from;
mod turn_alert;
mod whole_game;

use std::sync::Arc;

use catalog::GameId;
use game::Message;
use leptos::ev;
use leptos::prelude::*;
use table::Table;

use crate::board::Board;
use crate::keys;
use crate::lazy;
use crate::movement;
use crate::pages::trouble_page;
use crate::stage::Stage;
use crate::store::{self, StoreError, StoredGame};

pub(crate) use self::analysis::{panel as analysis_panel, puzzle, try_again};
pub(crate) use deal_check::{CheckDeal, check_file as check_deal};
pub(crate) use ending::end_sheet;
pub(crate) use explanation::explanation;
pub(crate) use hint::HintMarks;
pub(crate) use local::summary;
pub(crate) use menu::menu;
pub(crate) use online_page::{OpenRemoteTable, leave_cancelled, open_remote_table, page as online_page};
pub(crate) use screen::TableScreen;

/// The game that is kept under this key.
pub(crate) fn page(key: &str) -> AnyView {
    let stored = match store::game(key) {
        Ok(stored) => stored,
        Err(error) => return trouble_page(&error.message(), Some(key)),
    };
    let game_id: GameId = match stored.summary.game.parse() {
        Ok(game_id) => game_id,
        Err(reason) => return damaged(key, reason),
    };
    let key = key.to_owned();
    lazy::game_table(game_id, move |tables| (tables.table)(game_id, &key, &stored))
}

fn damaged(key: &str, reason: Message) -> AnyView {
    trouble_page(&Message::new("web-save-damaged").with("reason", reason), Some(key))
}

/// A game that is kept under this key.
pub(crate) fn stored_table<G: Board>(game_id: GameId, key: &str, stored: &StoredGame) -> AnyView {
    let table = match Table::<G>::from_text_sharing(&stored.text) {
        Ok(table) => table,
        Err(error) => return damaged(key, error.message()),
    };
    let screen = TableScreen::new(game_id, table, key.to_owned(), stored);
    watch_other_tabs(screen, key.to_owned());
    save_when_left(screen);
    screen_view(screen, None)
}

/// The screen; what stands between the bar and the prompt comes from whoever lays it out: the people around an online table, what is
/// said of a trial or a puzzle. Every part has an area of the grid by its name (30-table.css), which says where it stands on which screen.
fn screen_view<G: Board>(screen: TableScreen<G>, above: Option<AnyView>) -> AnyView {
    let looks_on = move || screen.online.is_some_and(|online| online.looks_on());
    // An open explanation hears keys first: Escape closes it alone.
    let explanation = explanation::card(screen);
    keys::listen(screen);
    movement::slide_after_changes(screen);
    targets::listen(screen);
    drag::listen(screen);
    sounds::listen(screen);
    window().scroll_to_with_x_and_y(0.0, 0.0);
    view! {
        <main
            class="table"
            class:online=screen.is_online()
            class:timed=screen.online.is_some_and(|online| online.is_timed())
            class:looks-on=looks_on
            class:teaching=screen.teaching.is_some()
            data-free=move || screen.teaching.is_some_and(|teaching| teaching.is_free()).then_some("")
            data-spotlight=move || screen.teaching.map(|teaching| teaching.selectors_text())
            class:waiting=move || screen.waits_for_server.get()
            class:analysed=move || screen.analysis_open.get()
            class:trying=screen.is_trial()
            class:replaying=move || screen.replay_progress.get().is_some()
            data-game=G::ID
            tabindex="-1"
            on:click=move |event| screen.hear_click(&event)
            on:pointerdown=move |_| screen.hear_press()
            on:pointerover=move |event| screen.hear_pointer(&event)
            on:pointermove=move |event| screen.hear_pointer(&event)
            on:pointerout=move |event| screen.hear_pointer_leave(&event)
            on:focusin=move |event| screen.hear_focus(&event)
            on:focusout=move |event| screen.hear_focus_leave(&event)
        >
            {menu::bar(screen)}
            {above}
            {screen.teaching.map(|teaching| teaching.panel(screen))}
            {prompt::line(screen)}
            {board(screen)}
            {prompt::actions(screen)}
            {panels::side_panels(screen)}
            {side::announcement(screen)}
            {ending::panel(screen)}
            {move || analysis_part(screen)}
            {screen.teaching.map(|teaching| teaching.pointing())}
            {explanation}
        </main>
    }
    .into_any()
}

/// What is found of the game, where somebody asked for it. Its code is fetched then.
fn analysis_part<G: Board>(screen: TableScreen<G>) -> Option<AnyView> {
    screen
        .analysis_open
        .get()
        .then(|| lazy::analysis_part(screen.game_id, move |analysis| (analysis.panel)(&screen)))
}

/// What lies on the table, or the curtain before it.
fn board<G: Board>(screen: TableScreen<G>) -> AnyView {
    let speech = screen.speech;
    let stage = move || Stage::new(screen.scene.get(), screen.previews.get(), screen, speech);
    let drawn = move || match screen.curtain.get() {
        Some(seat) => curtain::draw(screen, seat),
        None => G::draw(&stage()).into_any(),
    };
    view! {
        <section class="board" tabindex=move || screen.analysis_open.get().then_some("0") class:past=move || screen.scene.with(|scene| scene.is_past()) aria-label=move || speech.say_id("web-board")>
            {drawn}
        </section>
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

/// A page that is left may never come back: what was done last is written down at once.
fn save_when_left<G: Board>(screen: TableScreen<G>) {
    let left = window_event_listener_untyped("pagehide", move |_| screen.save_what_waits());
    let unseen = window_event_listener_untyped("visibilitychange", move |_| screen.save_what_waits());
    on_cleanup(move || {
        left.remove();
        unseen.remove();
    });
}

/// A stage for something beside the board.
pub(crate) fn stage_of<G: Board>(screen: TableScreen<G>) -> Stage<G> {
    Stage::new(screen.scene.get(), Arc::default(), screen, screen.speech)
}
