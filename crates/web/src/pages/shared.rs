//! A game that a link carries: it is taken into this browser and opened.

use game::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::lazy;
use crate::link;

pub(crate) fn page(data: &str) -> AnyView {
    let trouble = RwSignal::new(None::<Message>);
    let text = link::unpack(data);
    spawn_local(async move {
        let taken = match text {
            Ok(text) => lazy::take_in(&text).await,
            Err(message) => Err(message),
        };
        if let Err(message) = taken {
            let _ = trouble.try_set(Some(message));
        }
    });
    let shown = move || trouble.get().map(|message| super::trouble_page(&message, None));
    shown.into_any()
}
