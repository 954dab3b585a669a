//! An invitation: what is played and who plays; one sits down by a press, never by opening the link.

use game::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::api::{Card, Sit};
use protocol::{Code, Phase, TableId};

use super::agreed;
use super::asking::Asking;
use super::gate;
use crate::browser;
use crate::net::{self, api, codes};
use crate::route::Route;
use crate::speech::{Speech, t};

/// What somebody is invited to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Invited {
    ToSit,
    ToLook,
}

/// An invitation to sit down.
pub(crate) fn join(table: TableId, code: Code) -> AnyView {
    page(table, code, Invited::ToSit)
}

/// An invitation to look on.
pub(crate) fn watch(table: TableId, code: Code) -> AnyView {
    page(table, code, Invited::ToLook)
}

fn page(table: TableId, code: Code, to: Invited) -> AnyView {
    let greeting = move || {
        let (title, words) = match to {
            Invited::ToSit => ("web-invited", "web-invited-name"),
            Invited::ToLook => ("web-invited-look", "web-invited-look-name"),
        };
        view! { <h1>{t(title)}</h1> <p>{t(words)}</p> }.into_any()
    };
    gate::for_somebody("invitation", greeting, move || fetched(table, code.clone(), to))
}

/// The card, as soon as it is here.
fn fetched(table: TableId, code: Code, to: Invited) -> AnyView {
    let card = RwSignal::new(None);
    let asked = code.clone();
    spawn_local(async move {
        let answer = api::card(table, Some(asked)).await;
        card.set(Some(answer.map_err(|trouble| match trouble.is_missing() {
            true => Message::new("web-invite-gone"),
            false => trouble.message(),
        })));
    });
    let shown = move || match card.get() {
        None => gate::loading(),
        Some(Err(message)) => super::trouble_page(&message, None),
        Some(Ok(card)) => super::paper("invitation", shown(card, &code, to)),
    };
    shown.into_any()
}

fn shown(card: Card, code: &Code, to: Invited) -> AnyView {
    let speech = Speech::of_page();
    let owner = card.owner.clone();
    let line = move || {
        let id = if to == Invited::ToSit { "web-invited-by" } else { "web-invited-look-by" };
        speech.tell(&Message::new(id).with("name", owner.clone()))
    };
    let seats = card.seats.iter().map(|seat| {
        let (sitter, free) = (seat.sitter.clone(), seat.sitter == protocol::Sitter::Nobody);
        view! { <li class="online-seat" class:free=free><strong>{move || agreed::called(speech, &sitter)}</strong></li> }
    });
    view! {
        {agreed::head(&card.game, line)}
        <h2>{t("web-seats")}</h2>
        <ul class="online-seats">{seats.collect_view()}</ul>
        {choice(&card, code, to)}
        <h2>{t("web-agreed")}</h2>
        {agreed::list(&card)}
    }
    .into_any()
}

/// What one may do now.
fn choice(card: &Card, code: &Code, to: Invited) -> AnyView {
    let (table, address) = (card.id, Route::Online(card.id).address());
    if card.own_seat.is_some() {
        return view! {
            <p>{t("web-you-sit")}</p>
            <p class="row"><a class="button main" href=address>{t("web-to-table")}</a></p>
        }
        .into_any();
    }
    let asking = Asking::new();
    let save_code = {
        let code = code.clone();
        move || {
            codes::save(table, |codes| match to {
                Invited::ToSit => codes.invite = Some(code.clone()),
                // An invitation from before may have been replaced since.
                Invited::ToLook => (codes.watch, codes.invite) = (Some(code.clone()), None),
            });
        }
    };
    let may_sit = card.may_sit && to == Invited::ToSit;
    let sit = may_sit.then(|| {
        let (code, commit, save_code) = (code.clone(), card.commit.clone(), save_code.clone());
        let sit = move |_| {
            let (code, commit, save_code) = (code.clone(), commit.clone(), save_code.clone());
            let work = async move {
                api::sit(table, &Sit { code: Some(code), seat: None, salt: net::salt()? }).await
            };
            asking.go(work, move |_| {
                save_code();
                codes::save(table, |codes| codes.commit = Some(commit));
                browser::go_instead(&Route::Online(table).address());
            });
        };
        view! {
            <button type="button" class="main" disabled=move || asking.is_busy() on:click=sit>{t("web-sit-down")}</button>
        }
    });
    let why = match (card.phase, to) {
        (Phase::Playing, _) => Some("web-invite-playing"),
        (Phase::Over | Phase::Aborted, _) => Some("web-invite-over"),
        (Phase::Open, Invited::ToSit) if !may_sit => Some("web-invite-full"),
        (Phase::Open, _) => None,
    };
    let look = card.may_watch.then(|| {
        let look = move |_| {
            save_code();
            browser::go_instead(&Route::Online(table).address());
        };
        view! { <button type="button" class:main=!may_sit on:click=look>{t("web-look-on")}</button> }
    });
    view! {
        {why.map(|id| view! { <p>{t(id)}</p> })}
        {asking.trouble()}
        <p class="row">{sit} {look}</p>
    }
    .into_any()
}
