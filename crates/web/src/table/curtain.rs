//! The screen changes hands: nothing is shown until the next player says so.

use game::{Message, Seat};
use leptos::prelude::*;

use super::TableScreen;
use crate::board::Board;
use crate::browser;

pub(super) fn draw<G: Board>(screen: TableScreen<G>, seat: Seat) -> AnyView {
    // Behind it bots may go on playing, which changes nothing of this.
    let names = screen.scene.with_untracked(|scene| scene.names.clone());
    let say = |id| screen.speech.say(&Message::new(id).with("player", seat), &names);
    let button = NodeRef::<leptos::html::Button>::new();
    browser::focus_once(button);
    // A key held down from the last move lifts nothing.
    let once = |event: web_sys::KeyboardEvent| {
        if event.repeat() {
            event.prevent_default();
        }
    };
    view! {
        <div class="curtain">
            <p class="curtain-words">{say("web-curtain")}</p>
            <button
                type="button"
                class="main"
                data-target=""
                node_ref=button
                on:keydown=once
                on:click=move |_| screen.lift_curtain()
            >
                {say("web-curtain-ready")}
            </button>
        </div>
    }
    .into_any()
}
