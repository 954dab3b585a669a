//! The table in the browser.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// Begins as soon as the page has loaded the program.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
    // The worker that thinks for the bots loads the same program; there is no page there.
    if let Some(loading) = web_document().and_then(|document| document.get_element_by_id("loading")) {
        loading.remove();
        leptos::mount::mount_to_body(|| view! { <h1>"Seaboard"</h1> });
    }
}

fn web_document() -> Option<leptos::web_sys::Document> {
    leptos::web_sys::window()?.document()
}

/// What was learned of a game; comes before the first request for it.
#[wasm_bindgen]
pub fn bring_weights(_game: &str, bytes: &[u8]) -> Result<(), String> {
    if bytes.is_empty() { Err("no weights".to_owned()) } else { Ok(()) }
}

/// Answers a request; `progress` hears how much is done, and of how much.
#[wasm_bindgen]
pub fn answer(request: &str, _progress: &JsValue) -> Result<String, String> {
    Ok(request.to_owned())
}
