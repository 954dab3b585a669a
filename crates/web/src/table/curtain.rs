//! The screen changes hands: nothing is shown until the next player says so.

use game::{Message, Seat};
use leptos::prelude::*;

use super::Desk;
use crate::board::Board;

pub(super) fn draw<G: Board>(desk: Desk<G>, seat: Seat) -> AnyView {
    let names = desk.scene.with(|scene| scene.names.clone());
    let speech = desk.speech;
    let pass = speech.say(&Message::new("web-curtain").with("player", seat), &names);
    let ready = speech.say(&Message::new("web-curtain-ready").with("player", seat), &names);
    let button = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    view! {
        <div class="curtain">
            <p class="curtain-words">{pass}</p>
            <button type="button" class="main" data-target="" node_ref=button on:keydown=move |event| if event.repeat() { event.prevent_default() } on:click=move |_| desk.lift_curtain()>
                {ready}
            </button>
        </div>
    }
    .into_any()
}
