//! The browser app: it renders what a viewer sees and offers what they may do. No rule is written here.
//!
//! `app` holds the pages together, `pages` are all of them but the table, `table` is the screen of a game being
//! played, the same for all games; how a game looks is its `board::Board`, one folder each under `boards`.

mod app;
mod art;
mod board;
mod boards;
mod browser;
mod crew;
mod keys;
mod link;
mod movement;
mod pages;
mod route;
mod scene;
mod settings;
mod speech;
mod stage;
mod store;
mod table;

use wasm_bindgen::prelude::*;

/// What was learned of a game; comes before the first request for it.
#[wasm_bindgen]
pub fn bring_weights(game: &str, bytes: &[u8]) -> Result<(), String> {
    worker::bring_weights(game, bytes).map_err(|trouble| trouble.say(phrases::Lang::En))
}

/// Answers a request to the bots, in a worker; `progress` hears how much is done, and of how much.
#[wasm_bindgen]
pub fn answer(request: &str, progress: &js_sys::Function) -> Result<String, String> {
    worker::answer_json(request, &mut crew::Patience(progress))
}

/// Shows the app; in a worker, where there is no page, does nothing.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
    if browser::has_page() {
        app::mount();
    }
}
