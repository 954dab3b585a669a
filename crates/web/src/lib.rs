//! The browser app: it renders what a viewer sees and offers what they may do. No rule is written here.
//!
//! `app` holds the pages together, `pages` are all of them but the table, `table` is the screen of a game being
//! played, the same for all games; how a game looks is its `board::Board`, one folder each under `boards`.

mod app;
mod art;
mod board;
mod boards;
mod browser;
mod keys;
mod link;
mod movement;
mod net;
mod pages;
mod part;
mod qr;
mod route;
mod scene;
mod settings;
mod speech;
mod stage;
mod store;
mod table;
mod worker_client;

use std::cell::Cell;

use phrases::Phrasebook;
use wasm_bindgen::prelude::*;
use worker::Worker;

thread_local! {
    /// The bots of this thread, which is a worker's.
    static WORKER: Cell<Worker> = Cell::default();
}

/// What was learned of a game; comes before the first request for it.
#[wasm_bindgen]
pub fn bring_weights(game: &str, bytes: &[u8]) -> Result<(), String> {
    // Whoever is at work already knows nothing of it.
    WORKER.take();
    worker::bring_weights(game, bytes).map_err(|trouble| trouble.to_string())
}

/// Answers a request to the bots, in a worker; `progress` hears how much is done, and of how much.
#[wasm_bindgen]
pub fn answer(request: &str, progress: &js_sys::Function) -> Result<String, String> {
    // Taken out: where it fails, the next request finds a new one.
    let mut worker = WORKER.take();
    let answer = worker.answer_json(request, &mut Progress(progress));
    WORKER.set(worker);
    answer.map_err(|trouble| trouble.to_string())
}

/// Lets the page know how far a thought is.
struct Progress<'a>(&'a js_sys::Function);

impl worker::Watch for Progress<'_> {
    fn go_on(&mut self, done: u32, of: u32) -> bool {
        let _ = self.0.call2(&JsValue::NULL, &done.into(), &of.into());
        true
    }

    /// Levels think for so many continuations, not for a time.
    fn milliseconds(&mut self) -> u32 {
        0
    }
}

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
