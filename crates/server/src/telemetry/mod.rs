//! What a server tells those who run it: figures for Prometheus, and a log. Neither can hold a name, a token, a move or a line of
//! chat, because nothing here has a place for one.

mod log;
mod metrics;
mod process;

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;

pub(crate) use log::{Cause, LogEvent};
pub use log::{Log, LogLevel};
pub(crate) use metrics::{Metrics, micros};
pub use process::Process;

use crate::service::Online;

/// What is counted, and what is said.
#[derive(Default)]
pub(crate) struct Telemetry {
    pub(crate) metrics: Metrics,
    pub(crate) log: Log,
}

/// Answers `/metrics`. It has no password, so it gets an address of its own.
pub(crate) fn router(online: Arc<Online>) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(online)
}

async fn metrics(State(online): State<Arc<Online>>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], metrics::written(&online))
}
