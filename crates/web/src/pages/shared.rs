//! A game that a link carries: it is taken into this browser and opened.

use game::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::lazy;

pub(crate) fn page(data: &str) -> AnyView {
    let trouble = RwSignal::new(None::<Message>);
    let data = data.to_owned();
    spawn_local(async move {
        if let Err(message) = lazy::take_in_link(&data).await {
            let _ = trouble.try_set(Some(message));
        }
    });
    let shown = move || trouble.get().map(|message| super::trouble_page(&message, None));
    shown.into_any()
}
