//! Links for others: to copy, to share, to photograph.

use game::Message;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use crate::browser;
use crate::net::Server;
use crate::qr::Qr;
use crate::route::Route;
use crate::speech::{Speech, t};

/// The light border that readers of QR codes want, in modules.
const BORDER: usize = 4;

/// The addresses that links for others may begin with, the best one first: this page's own, unless it leads nowhere from elsewhere.
pub(super) fn bases(server: Server) -> Vec<String> {
    if !is_here_alone() {
        return vec![browser::base()];
    }
    let known = server.addresses();
    let known: Vec<String> =
        known.into_iter().map(|address| format!("{}/", address.trim_end_matches('/'))).collect();
    if known.is_empty() { vec![browser::base()] } else { known }
}

/// Whether the page was opened under an address that means this machine on every machine.
fn is_here_alone() -> bool {
    let host = window().location().hostname().unwrap_or_default();
    host == "localhost" || host.ends_with(".localhost") || host.starts_with("127.") || host == "[::1]"
}

/// What is to be known where the page's own address leads nowhere from elsewhere.
pub(super) fn warning(server: Server) -> AnyView {
    let speech = Speech::of_page();
    let said = move || {
        is_here_alone().then(|| {
            let addresses = server.addresses();
            let said = if addresses.is_empty() {
                Message::new("web-link-nowhere")
                    .with("listen", "--listen 0.0.0.0")
                    .with("public", "--public https://…")
            } else {
                Message::new("web-link-elsewhere").with("address", addresses.join(", "))
            };
            view! { <p class="notice">{speech.tell(&said)}</p> }
        })
    };
    said.into_any()
}

/// A link: its text, the ways to hand it on, and its QR code where that is wanted.
pub(super) fn shown(label: &'static str, base: &str, route: &Route, with_qr: bool) -> AnyView {
    let link = format!("{base}{}", route.address());
    let share = can_share().then(|| {
        let link = link.clone();
        view! { <button type="button" on:click=move |_| share(&link)>{t("web-link-share")}</button> }
            .into_any()
    });
    let code = with_qr.then(|| qr(&link)).flatten();
    view! { <div class="link">{code} {copied(label, &link, share)}</div> }.into_any()
}

/// A text to be copied.
pub(super) fn text(label: &'static str, text: &str) -> AnyView {
    view! { <div class="link">{copied(label, text, None)}</div> }.into_any()
}

/// A text with what copies it, and what else can be done with it.
fn copied(label: &'static str, text: &str, more: Option<AnyView>) -> AnyView {
    let speech = Speech::of_page();
    let input = NodeRef::<html::Input>::new();
    let done = RwSignal::new(None::<&'static str>);
    let select = move || {
        if let Some(input) = input.get_untracked() {
            input.select();
        }
    };
    let copy = {
        let text = text.to_owned();
        move |_| {
            browser::copy(&text, move |copied| {
                // Without a clipboard, what is selected can be copied by hand.
                if !copied && let Some(input) = input.get_untracked() {
                    let _ = input.focus();
                    input.select();
                }
                done.set(Some(if copied { "web-link-copied-short" } else { "web-link-selected" }));
            });
        }
    };
    view! {
        <div class="link-words">
            <label>
                <span>{t(label)}</span>
                <input type="text" readonly=true node_ref=input value=text.to_owned() on:focus=move |_| select() />
            </label>
            <p class="row">
                <button type="button" on:click=copy>{t("web-link-copy")}</button>
                {more}
                <span role="status">{move || done.get().map(|id| speech.say_id(id))}</span>
            </p>
        </div>
    }
    .into_any()
}

/// A code for the camera of a phone; none for a link that is too long.
fn qr(link: &str) -> Option<AnyView> {
    let code = Qr::new(link)?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|&x| code.is_dark(x, y)) {
            path.push_str(&format!("M{} {}h1v1h-1z", x + BORDER, y + BORDER));
        }
    }
    let whole = size + 2 * BORDER;
    Some(
        view! {
            <svg class="qr" viewBox=format!("0 0 {whole} {whole}") role="img" aria-label=t("web-link-qr")>
                <rect width=whole height=whole class="qr-light" />
                <path d=path class="qr-dark" />
            </svg>
        }
        .into_any(),
    )
}

/// Phones can hand a link to another app, where the page came safely.
fn can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or_default()
}

fn share(link: &str) {
    let navigator = window().navigator();
    let what = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&what, &"title".into(), &"Seaboard".into());
    let _ = js_sys::Reflect::set(&what, &"url".into(), &JsValue::from_str(link));
    let share = js_sys::Reflect::get(&navigator, &"share".into()).ok();
    let Some(share) = share.and_then(|share| share.dyn_into::<js_sys::Function>().ok()) else { return };
    if let Ok(promise) = share.call1(&navigator, &what) {
        // Whoever thinks better of it is no trouble.
        leptos::task::spawn_local(async move {
            let _ = wasm_bindgen_futures::JsFuture::from(promise.unchecked_into::<js_sys::Promise>()).await;
        });
    }
}
