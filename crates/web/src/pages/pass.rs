//! A boarding pass: another device becomes the same person, by a press.

use game::Message;
use leptos::prelude::*;
use protocol::Code;

use super::asking::Asking;
use super::gate;
use crate::browser;
use crate::net::{Server, ServerStatus, api};
use crate::route::Route;
use crate::settings::Settings;
use crate::speech::{Speech, t};

pub(crate) fn page(code: Code) -> AnyView {
    let server = Server::of_page();
    let shown = move || match server.known() {
        ServerStatus::Asked => gate::loading(),
        ServerStatus::Absent | ServerStatus::Unreached => {
            super::trouble_page(&Message::new("web-net-absent"), None)
        }
        ServerStatus::There(_) => super::paper("pass", aboard(code.clone())),
    };
    shown.into_any()
}

fn aboard(code: Code) -> AnyView {
    let (server, settings, speech) = (Server::of_page(), Settings::of_page(), Speech::of_page());
    let asking = Asking::new();
    let go = move |_| {
        let code = code.clone();
        asking.go(async move { api::use_pass(code).await }, move |me| {
            settings.change(|preferences| preferences.name = Some(me.name.as_str().to_owned()));
            server.know_me(Some(me));
            browser::go_instead(&Route::Me.address());
        });
    };
    let until_now = server.me_now().map(|me| {
        let said = Message::new("web-pass-instead").with("name", me.name.as_str());
        view! { <p class="notice">{move || speech.tell(&said)}</p> }
    });
    view! {
        <h1>{t("web-pass")}</h1>
        <p>{t("web-pass-here")}</p>
        {until_now}
        {asking.trouble()}
        <p class="row">
            <button type="button" class="main" disabled=move || asking.is_busy() on:click=go>{t("web-pass-use")}</button>
        </p>
    }
    .into_any()
}
