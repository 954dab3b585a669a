//! Seaboard over HTTP: the app for the browser, carried inside the program.
//!
//! The app is built before the program and becomes part of it ([`App::built_in`]); [`router`] answers requests for its files, and
//! [`Bound`] does so at an address until the program is told to stop. Nothing here reads the disk while it runs.

mod app;
mod files;
mod headers;
mod listen;
pub mod live;

pub use app::{App, File};
pub use files::router;
pub use listen::Bound;
