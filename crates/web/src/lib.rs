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
mod explanation;
mod game_assets;
mod keys;
mod lazy;
mod link;
mod movement;
mod net;
mod pages;
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

use std::cell::RefCell;

use phrases::{Lang, Phrasebook};
use wasm_bindgen::prelude::*;

/// Comes before everything else, on the page and in a worker.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

thread_local! {
    /// What the app will speak from.
    static BOOK: RefCell<Option<Phrasebook>> = const { RefCell::new(None) };
}

/// Reads the sentences of this language, which the app will speak from. Apart from [`show`], so that neither takes long.
#[wasm_bindgen]
pub fn read_words(lang: &str, words: &str) {
    BOOK.set(Some(Phrasebook::from_text(lang.parse().unwrap_or_default(), words)));
}

/// Shows the app.
#[wasm_bindgen]
pub fn show() {
    app::mount(BOOK.take().unwrap_or_else(|| Phrasebook::from_text(Lang::default(), "")));
}
