//! The devices on which one is known, and the way to another one.

use game::Message;
use leptos::prelude::*;
use protocol::api::{Pass, SessionInfo};

use super::super::asking::{Asking, fetched};
use super::super::links;
use crate::browser;
use crate::net::{Server, api};
use crate::route::Route;
use crate::speech::{Speech, t};

/// The devices; all but this one can be ended.
pub(super) fn list() -> AnyView {
    let asking = Asking::new();
    let (sessions, refresh) = fetched(|| async { api::sessions().await.map(|answer| answer.sessions) });
    let lines = move || sessions.get().unwrap_or_default().iter().map(device).collect_view();
    let others = move || sessions.with(|sessions| sessions.as_ref().is_some_and(|all| all.len() > 1));
    let end = move |_| asking.go(async { api::end_other_sessions().await }, move |()| refresh());
    let tools = move || {
        others().then(|| {
            view! {
                <button type="button" class="danger" disabled=move || asking.is_busy() on:click=end>
                    {t("web-end-others")}
                </button>
            }
        })
    };
    view! {
        <section class="devices">
            <h2>{t("web-devices")}</h2>
            <ul class="lines">{lines}</ul>
            {asking.trouble()}
            {tools}
        </section>
    }
    .into_any()
}

fn device(session: &SessionInfo) -> AnyView {
    let speech = Speech::of_page();
    let SessionInfo { this, created, seen } = *session;
    let date = move |at: u64| browser::date(at as f64, speech.lang().code());
    let said = move || {
        let id = if this { "web-device-this" } else { "web-device-other" };
        speech.tell(&Message::new(id).with("since", date(created)).with("seen", date(seen)))
    };
    view! { <li>{said}</li> }.into_any()
}

/// A link that makes another device the same person.
pub(super) fn boarding_pass() -> AnyView {
    let (server, speech) = (Server::of_page(), Speech::of_page());
    let asking = Asking::new();
    let pass = RwSignal::new(None::<Pass>);
    let make = move |_| asking.go(async { api::new_pass().await }, move |new| pass.set(Some(new)));
    let shown = move || {
        pass.get().map(|Pass { code, until }| {
            let route = Route::Pass(code);
            let links = links::bases(server).into_iter().enumerate();
            let links = links.map(|(place, base)| links::shown("web-pass-link", &base, &route, place == 0));
            let until = move || {
                let time = browser::time(until as f64, speech.lang().code());
                speech.tell(&Message::new("web-pass-until").with("time", time))
            };
            view! { {links::warning(server)} {links.collect_view()} <p>{until}</p> }
        })
    };
    view! {
        <section class="boarding-pass">
            <h2>{t("web-pass")}</h2>
            <p>{t("web-pass-what")}</p>
            {asking.trouble()}
            <p class="row">
                <button type="button" disabled=move || asking.is_busy() on:click=make>{t("web-pass-make")}</button>
            </p>
            {shown}
        </section>
    }
    .into_any()
}
