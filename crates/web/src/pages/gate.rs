//! What every page about online tables needs first: a server, and somebody whom it knows.

use game::Message;
use leptos::prelude::*;

use super::asking::Asking;
use super::name::Name;
use crate::browser;
use crate::net::Server;
use crate::speech::t;

/// How far one has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GateState {
    Asked,
    Absent,
    Unknown,
    Known,
}

/// A page for somebody whom the server knows. Others are asked for their name first, below these words.
pub(super) fn for_somebody(
    class: &'static str,
    unknown: impl Fn() -> AnyView + Send + Sync + 'static,
    page: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let server = Server::of_page();
    let state = Memo::new(move |_| match (server.is_asked(), server.is_there(), server.me()) {
        (true, _, _) => GateState::Asked,
        (_, false, _) => GateState::Absent,
        (_, _, None) => GateState::Unknown,
        (_, _, Some(_)) => GateState::Known,
    });
    let shown = move || match state.get() {
        GateState::Asked => loading(),
        GateState::Absent => super::trouble_page(&Message::new("web-net-absent"), None),
        GateState::Unknown => super::paper(class, introduction(unknown())),
        GateState::Known => page(),
    };
    shown.into_any()
}

/// While the server is asked.
pub(super) fn loading() -> AnyView {
    super::paper("loading", view! { <p role="status">{t("web-net-loading")}</p> }.into_any())
}

/// Asks for a name.
fn introduction(words: AnyView) -> AnyView {
    let (name, asking) = (Name::new(), Asking::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        asking.go(async move { name.introduce().await.inspect(|()| browser::focus_heading()) }, drop);
    };
    view! {
        {words}
        <form class="introduction" on:submit=submit>
            {name.field()}
            {asking.trouble()}
            <button type="submit" class="main" disabled=move || asking.is_busy()>{t("web-go-on")}</button>
        </form>
    }
    .into_any()
}
