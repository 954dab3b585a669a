//! The browser app: it renders what a viewer sees and offers what they may do. No rule is written here.
//!
//! [`app`] holds the pages together, [`pages`] are all of them but the table, [`table`] is the screen of a game being
//! played, the same for all games; how a game looks is its [`board::Board`], one folder each under [`boards`].

mod app;
mod art;
mod board;
mod boards;
mod browser;
mod crew;
mod keys;
mod later;
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

/// Shows the app; in a worker, where there is no page, does nothing.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
    if browser::has_page() {
        app::mount();
    }
}
