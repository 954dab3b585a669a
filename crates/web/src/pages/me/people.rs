//! Programs that play for one, and people whom one does not want to meet.

use game::Message;
use leptos::prelude::*;
use protocol::PersonId;
use protocol::api::NewProgram;
use protocol::limits::NAME_LETTERS;

use super::super::asking::{Asking, fetched};
use super::super::links;
use crate::net::api;
use crate::speech::{Speech, t};

/// One's programs: made here, their token told once.
pub(super) fn programs() -> AnyView {
    let asking = Asking::new();
    let (programs, refresh) = fetched(|| async { api::programs().await.map(|answer| answer.programs) });
    let name = RwSignal::new(String::new());
    let token = RwSignal::new(None::<String>);
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let written = name.get_untracked();
        let work = async move { api::new_program(&NewProgram { name: api::name(&written)? }).await };
        asking.go(work, move |program| {
            token.set(program.token.map(|token| token.to_string()));
            name.set(String::new());
            refresh();
        });
    };
    let delete = move |id: PersonId| {
        token.set(None);
        asking.go(async move { api::delete_program(id).await }, move |()| refresh());
    };
    let lines = move || {
        let all = programs.get().unwrap_or_default().into_iter();
        all.map(|program| {
            line(program.name.into(), "web-forget", "web-forget-sure", move || delete(program.id))
        })
        .collect_view()
    };
    let told = move || {
        token.get().map(|token| {
            view! { <p class="notice">{t("web-token-once")}</p> {links::text("web-token", &token)} }
        })
    };
    view! {
        <section class="programs">
            <h2>{t("web-programs")}</h2>
            <p>{t("web-programs-what")}</p>
            <ul class="lines">{lines}</ul>
            {told}
            <form class="row" on:submit=make>
                <label>
                    <span>{t("web-program-name")}</span>
                    <input
                        type="text"
                        required=true
                        maxlength=NAME_LETTERS.to_string()
                        prop:value=move || name.get()
                        on:input:target=move |event| name.set(event.target().value())
                    />
                </label>
                <button type="submit" disabled=move || asking.is_busy()>{t("web-program-make")}</button>
            </form>
            {asking.trouble()}
        </section>
    }
    .into_any()
}

/// Those with whom one is never seated together; nothing where there are none.
pub(super) fn blocked() -> AnyView {
    let asking = Asking::new();
    let (people, refresh) = fetched(|| async { api::blocks().await.map(|answer| answer.people) });
    let unblock = move |id: PersonId| asking.go(async move { api::unblock(id).await }, move |()| refresh());
    let lines = move || {
        let all = people.get().unwrap_or_default().into_iter();
        all.map(|person| line(person.name, "web-unblock", "web-unblock", move || unblock(person.id)))
            .collect_view()
    };
    let none = move || people.with(|people| people.as_ref().is_some_and(Vec::is_empty));
    view! {
        <section class="blocked">
            <h2>{t("web-blocked")}</h2>
            {move || none().then(|| view! { <p>{t("web-blocked-none")}</p> })}
            <ul class="lines">{lines}</ul>
            {asking.trouble()}
        </section>
    }
    .into_any()
}

/// A name and what can be done about it; where the second press has other words, it takes two.
fn line(
    name: String,
    press: &'static str,
    sure: &'static str,
    act: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    let speech = Speech::of_page();
    let asked = RwSignal::new(press == sure);
    let click = move |_| match asked.get_untracked() {
        true => act(),
        false => asked.set(true),
    };
    let words = move || speech.say_id(if asked.get() { sure } else { press });
    let label = {
        let name = name.clone();
        move || speech.tell(&Message::new("web-labelled").with("label", words()).with("what", name.clone()))
    };
    view! {
        <li class="row">
            <strong>{name}</strong>
            <button type="button" class="quiet danger" aria-label=label on:click=click>{words}</button>
        </li>
    }
    .into_any()
}
