//! A table on the server: the waiting room, then the game.

use game::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::TableId;
use protocol::api::Card;

use super::gate;
use crate::net::{api, codes};
use crate::speech::t;
use crate::table;

pub(crate) fn page(table: TableId) -> AnyView {
    let unknown = || view! { <h1>{t("web-online-table")}</h1> <p>{t("web-table-unknown")}</p> }.into_any();
    gate::for_somebody("online", unknown, move || fetched(table))
}

/// What was agreed on comes first; everything else is told as it happens.
fn fetched(table: TableId) -> AnyView {
    let card = RwSignal::new(None::<Result<Card, Message>>);
    spawn_local(async move {
        let found = api::card(table, codes::of(table).to_look()).await;
        let _ = card.try_set(Some(found.map_err(|trouble| trouble.message())));
    });
    let shown = move || match card.get() {
        Some(Ok(card)) => {
            let code = codes::of(table).to_look();
            table::online_page(table, code, move |room| super::waiting_room(room, card.clone()))
        }
        Some(Err(message)) => super::trouble_page(&message, None),
        None => gate::loading(),
    };
    shown.into_any()
}
