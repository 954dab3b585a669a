//! Seaboard over HTTP: the app for the browser, carried inside the program, and tables where people play from several places.
//!
//! The app is built before the program and becomes part of it ([`App::built_in`]); [`router`] answers requests for its files, and
//! [`Bound`] does so at an address until the program is told to stop. With a database there are online tables besides ([`Online`]):
//! everything below `/api`, where pages and programs ask over HTTP and follow their tables on a socket.

mod addresses;
mod api;
mod app;
mod buckets;
mod chance;
mod chat;
mod config;
mod files;
mod headers;
mod listen;
pub mod live;
mod nodes;
mod service;
mod socket;
mod sockets;
mod sweep;
mod telemetry;
mod timer;
mod waiting;

pub use api::{ROUTES, Route};
pub use app::{App, File};
pub use config::{Config, Limits, Public, Rate};
pub use files::{online_router, router};
pub use listen::Bound;
pub use nodes::{BusAddress, Nodes};
pub use service::Online;
pub use telemetry::{Log, LogLevel, Process};
