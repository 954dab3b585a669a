//! A table on the server.

use std::time::Duration;

use game::{Message, Seats};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::api::Card;
use protocol::{Phase, Room, TableId};

use super::gate;
use crate::net::{Server, api, codes};

/// How often the server is asked who has sat down.
const AGAIN: Duration = Duration::from_secs(2);

pub(crate) fn page(table: TableId) -> AnyView {
    let unknown = || {
        let words = crate::speech::t("web-table-unknown");
        view! { <h1>{crate::speech::t("web-online-table")}</h1> <p>{words}</p> }.into_any()
    };
    gate::for_somebody("online", unknown, move || fetched(table))
}

fn fetched(table: TableId) -> AnyView {
    let server = Server::of_page();
    let card = RwSignal::new(None::<Result<Card, Message>>);
    let room = RwSignal::new(None::<Room>);
    let ask = move || {
        spawn_local(async move {
            let kept = codes::of(table);
            match api::card(table, kept.to_look()).await {
                Ok(found) => {
                    let owner = server.me_now().map(|me| me.id).filter(|_| kept.commit.is_some());
                    room.set(Some(Room {
                        table,
                        phase: found.phase,
                        owner,
                        seats: found.seats.clone(),
                        clocks: Vec::new(),
                        running: Seats::NONE,
                        as_of: 0,
                        paused: false,
                        offer: None,
                        claimable: Seats::NONE,
                        watching: 0,
                        rematch: None,
                    }));
                    if !matches!(card.try_get_untracked(), Some(Some(Ok(_))) | None) {
                        card.set(Some(Ok(found)));
                    }
                }
                Err(trouble) => card.set(Some(Err(trouble.message()))),
            }
        });
    };
    ask();
    if let Ok(timer) = set_interval_with_handle(ask, AGAIN) {
        on_cleanup(move || timer.clear());
    }
    let open = Memo::new(move |_| room.with(|room| room.as_ref().map(|room| room.phase == Phase::Open)));
    let shown = move || match (card.get(), open.get()) {
        (Some(Ok(card)), Some(true)) => match room.get_untracked() {
            Some(first) => {
                super::waiting_room(Signal::derive(move || room.get().unwrap_or_else(|| first.clone())), card)
            }
            None => gate::loading(),
        },
        (Some(Ok(_)), Some(false)) => super::trouble_page(&Message::new("web-lost"), None),
        (Some(Err(message)), _) => super::trouble_page(&message, None),
        _ => gate::loading(),
    };
    shown.into_any()
}
