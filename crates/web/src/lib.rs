//! The browser app: it renders what a viewer sees and offers what they may do. No rule is written here.
//!
//! `app` holds the pages together, `pages` are all of them but the table, `table` is the screen of a game being
//! played, the same for all games; how a game looks is its `board::Board`, one folder each under `boards`.

mod app;
mod art;
mod avatar;
mod board;
mod boards;
pub mod bots;
mod browser;
mod draw;
mod keys;
mod lazy;
mod link;
mod movement;
mod net;
mod pages;
mod part;
mod points_by_turn;
mod qr;
mod replay;
mod route;
mod scene;
mod settings;
mod sound;
mod speech;
mod stage;
mod statistics;
mod store;
mod table;
mod worker_client;

use phrases::Phrasebook;
use wasm_bindgen::prelude::*;

/// Comes before everything else, on the page and in a worker.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Shows the app, in this language and with its sentences.
#[wasm_bindgen]
pub fn show(lang: &str, words: &str) {
    app::mount(Phrasebook::from_text(lang.parse().unwrap_or_default(), words));
}
