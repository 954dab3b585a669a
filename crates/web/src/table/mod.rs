//! The screen of a game being played, the same for all games.

mod backstage;
mod bots;
mod curtain;
mod desk;
mod ending;
mod foresight;
mod hint;
mod menu;
mod prompt;
mod score;
mod side;
mod whole_game;

use std::sync::Arc;

use catalog::{AnyTable, with_table};
use game::Message;
use leptos::ev;
use leptos::prelude::*;
use table::Table;

use crate::board::Board;
use crate::browser;
use crate::keys;
use crate::movement;
use crate::pages::trouble_page;
use crate::speech::Speech;
use crate::stage::Stage;
use crate::store::{self, Kept, Trouble};

pub(crate) use backstage::{called, summary};
pub(crate) use desk::Desk;

/// The game that is kept under this key.
pub(crate) fn page(key: &str) -> AnyView {
    let kept = match store::game(key) {
        Ok(kept) => kept,
        Err(trouble) => return trouble_page(&trouble.message(), Some(key)),
    };
    let table = match AnyTable::load(&kept.text) {
        Ok(table) => table,
        Err(error) => {
            let said = Message::new("web-save-damaged").with("reason", error.message());
            return trouble_page(&said, Some(key));
        }
    };
    with_table!(table, table => screen(table, key, &kept))
}

fn screen<G: Board>(table: Table<G>, key: &str, kept: &Kept) -> AnyView {
    let desk = Desk::new(table, key.to_owned(), kept);
    let speech = Speech::of_page();
    let stage = move || Stage::new(desk.scene.get(), desk.foreseen.get(), desk, speech);
    watch_other_tabs(desk, key.to_owned());
    keys::listen(desk);
    movement::follow(desk);
    // On a small screen, what can be pressed may lie below.
    Effect::new(move |_| {
        if desk.scene.with(|scene| scene.seat.is_some()) {
            request_animation_frame(|| browser::bring_into_view("[data-target]", ".actions"));
        }
    });
    let board = move || match desk.curtain.get() {
        Some(seat) => curtain::draw(desk, seat),
        None => G::draw(&stage()),
    };
    let counters = move || G::counters(&stage_of(desk));
    view! {
        <main class="table" data-game=G::ID>
            {menu::bar(desk)}
            {prompt::line(desk)}
            {prompt::lesson(desk, "narrow")}
            <section class="board" class:past=move || desk.scene.with(|scene| scene.is_past()) aria-label=move || speech.id("web-board")>
                {board}
            </section>
            {prompt::actions(desk)}
            <aside class="side">
                {prompt::lesson(desk, "wide")}
                {hint::panel(desk)}
                {side::history(desk)}
                <section class="score">{move || score::so_far(desk)}</section>
                <section class="counters" aria-label=move || speech.id("web-counters")>{counters}</section>
                {side::log(desk)}
            </aside>
            {side::announcement(desk)}
            {ending::panel(desk)}
        </main>
    }
    .into_any()
}

/// Another tab may play the same game: whoever is late is told, and nothing is overwritten.
fn watch_other_tabs<G: Board>(desk: Desk<G>, key: String) {
    let handle = window_event_listener(ev::storage, move |event| {
        let ours = event.key().is_some_and(|changed| store::concerns(&changed, &key));
        if ours && desk.written_elsewhere() {
            desk.trouble.set(Some(Trouble::Elsewhere));
        }
    });
    on_cleanup(move || handle.remove());
}

/// A stage for something beside the board.
pub(crate) fn stage_of<G: Board>(desk: Desk<G>) -> Stage<G> {
    Stage::new(desk.scene.get(), Arc::default(), desk, desk.speech)
}
