//! Who one is on the server: name, devices, a boarding pass to another one, programs, whom one does not want to meet, and the end
//! of all that.

mod devices;
mod farewell;
mod people;

use leptos::prelude::*;
use phrases::Lang;
use protocol::api::ChangeMe;
use protocol::limits::NAME_LETTERS;

use super::asking::Asking;
use super::gate;
use crate::net::{Server, api};
use crate::settings::Settings;
use crate::speech::{Speech, t};

pub(crate) fn page() -> AnyView {
    let unknown = || view! { <h1>{t("web-me-page")}</h1> <p>{t("web-me-unknown")}</p> }.into_any();
    gate::for_somebody("me", unknown, known)
}

fn known() -> AnyView {
    let inner = view! {
        <h1>{t("web-me-page")}</h1>
        {name()}
        {devices::list()}
        {devices::boarding_pass()}
        {people::programs()}
        {people::blocked()}
        {farewell::section()}
    };
    super::paper("me", inner.into_any())
}

/// The name that others see, and the language one reads.
fn name() -> AnyView {
    let (server, settings, speech) = (Server::of_page(), Settings::of_page(), Speech::of_page());
    let asking = Asking::new();
    let saved = RwSignal::new(false);
    let name = RwSignal::new(server.me_now().map(|me| String::from(me.name)).unwrap_or_default());
    let lang = RwSignal::new(untrack(|| speech.lang()));
    let save = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        saved.set(false);
        let (name, lang) = (name.get_untracked(), lang.get_untracked());
        let work = async move {
            let change = ChangeMe { name: Some(api::name(&name)?), lang: Some(lang.code().to_owned()) };
            api::change_me(&change).await
        };
        asking.go(work, move |me| {
            settings.change(|preferences| {
                preferences.name = Some(me.name.as_str().to_owned());
                preferences.lang = Some(lang.code().to_owned());
            });
            speech.choose(lang);
            server.know_me(Some(me));
            saved.set(true);
        });
    };
    let langs = Lang::ALL.map(|one| {
        let chosen = move || lang.get() == one;
        view! { <option value=one.code() lang=one.code() selected=chosen>{one.own_name()}</option> }
    });
    let choose = move |code: String| code.parse().into_iter().for_each(|chosen| lang.set(chosen));
    view! {
        <form class="me-name" on:submit=save>
            <label>
                <span>{t("web-your-name")}</span>
                <input
                    type="text"
                    required=true
                    autocomplete="nickname"
                    maxlength=NAME_LETTERS.to_string()
                    prop:value=move || name.get()
                    on:input:target=move |event| name.set(event.target().value())
                />
            </label>
            <label>
                <span>{t("web-language")}</span>
                <select on:change:target=move |event| choose(event.target().value())>{langs}</select>
            </label>
            {asking.trouble()}
            <p class="row">
                <button type="submit" class="main" disabled=move || asking.is_busy()>{t("web-save")}</button>
                <span role="status">{move || saved.get().then(|| speech.say_id("web-saved"))}</span>
            </p>
        </form>
    }
    .into_any()
}
