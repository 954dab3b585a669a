//! Leaving this browser, and leaving altogether.

use game::Message;
use leptos::prelude::*;

use super::super::asking::Asking;
use crate::app::{self, Banner};
use crate::browser;
use crate::net::api::{self, Trouble};
use crate::net::{Server, codes, socket};
use crate::route::Route;
use crate::settings::Settings;
use crate::speech::{Speech, t};

/// How sure somebody is that everything is to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sure {
    Not,
    /// Reads what goes and what stays.
    Reads,
    /// Was asked again.
    Asked,
}

/// Both ways to leave; each asks before it does anything.
pub(super) fn section() -> AnyView {
    view! {
        <section class="farewell">
            <h2>{t("web-farewell")}</h2>
            {log_out()}
            {delete()}
        </section>
    }
    .into_any()
}

/// The page's connection ends first: the server would end it, and it would be tried again in vain.
async fn leaving(work: impl Future<Output = Result<(), Trouble>>) -> Result<(), Trouble> {
    socket::stop();
    work.await
}

/// Nobody is known in this browser any more.
fn gone(server: Server, said: &'static str) {
    codes::forget_all();
    server.know_me(None);
    app::tell(Banner::Done(Message::new(said)));
    browser::go_instead(&Route::Front.address());
}

fn log_out() -> AnyView {
    let (server, speech) = (Server::of_page(), Speech::of_page());
    let (asking, sure) = (Asking::new(), RwSignal::new(false));
    let press = move |_| match sure.get_untracked() {
        true => asking.go(leaving(api::log_out()), move |()| gone(server, "web-logged-out")),
        false => sure.set(true),
    };
    let words = move || speech.say_id(if sure.get() { "web-log-out-sure" } else { "web-log-out" });
    view! {
        <p>{t("web-log-out-what")}</p>
        {asking.trouble()}
        <p class="row"><button type="button" on:click=press disabled=move || asking.is_busy()>{words}</button></p>
    }
    .into_any()
}

fn delete() -> AnyView {
    let (server, settings, speech) = (Server::of_page(), Settings::of_page(), Speech::of_page());
    let (asking, sure) = (Asking::new(), RwSignal::new(Sure::Not));
    let press = move |_| match sure.get_untracked() {
        Sure::Not => sure.set(Sure::Reads),
        Sure::Reads => sure.set(Sure::Asked),
        Sure::Asked => asking.go(leaving(api::delete_me()), move |()| {
            settings.change(|preferences| preferences.name = None);
            gone(server, "web-deleted");
        }),
    };
    let words = move || {
        speech.say_id(match sure.get() {
            Sure::Not => "web-delete-me",
            Sure::Reads => "web-delete-me-all",
            Sure::Asked => "web-delete-me-sure",
        })
    };
    let what = move || {
        (sure.get() != Sure::Not)
            .then(|| view! { <p class="notice trouble" role="alert">{t("web-delete-me-what")}</p> })
    };
    let stop = move || {
        (sure.get() != Sure::Not).then(|| {
            view! { <button type="button" on:click=move |_| sure.set(Sure::Not)>{t("web-delete-me-not")}</button> }
        })
    };
    view! {
        {what}
        {asking.trouble()}
        <p class="row">
            <button type="button" class="danger" on:click=press disabled=move || asking.is_busy()>{words}</button>
            {stop}
        </p>
    }
    .into_any()
}
