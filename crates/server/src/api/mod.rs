//! The HTTP side of online tables: who one is, and everything about tables that is rare and needs an answer of its own.
//!
//! All routes stand in one list, from which the router is made and which the tests of who may do what go through.

mod asked;
mod begin;
mod me;
mod open;
mod people;
mod records;
mod refusal;
mod rematch;
mod role;
mod seats;
mod session;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodFilter, any, on};

pub(crate) use asked::Asked;
pub(crate) use refusal::{Answer, NEWER, Refusal};
pub(crate) use role::{Permission, may_look, settings};
pub(crate) use session::{Credential, HOUR, LASTS, Sessions, Who};

use crate::service::Online;
use crate::socket;

/// A route: how it is asked for, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// The method.
    pub method: &'static str,
    /// The path; `{id}` stands for a table, a program or a person.
    pub path: &'static str,
}

macro_rules! routes {
    ($($method:ident $path:literal => $answer:path,)*) => {
        /// All routes there are.
        pub const ROUTES: &[Route] = &[$(Route { method: stringify!($method), path: $path }),*];

        fn routes() -> Router<Arc<Online>> {
            Router::new()
            $(.route($path, on(MethodFilter::$method, async |State(online): State<Arc<Online>>, request: Request| {
                let route = Route { method: stringify!($method), path: $path };
                asked::run(online, route, request, $answer).await
            })))*
        }
    };
}

routes! {
    GET "/api/status" => me::status,
    POST "/api/session" => me::begin,
    GET "/api/me" => me::me,
    PATCH "/api/me" => me::change,
    DELETE "/api/me" => me::delete,
    POST "/api/logout" => me::log_out,
    GET "/api/sessions" => me::sessions,
    POST "/api/sessions/end-others" => me::end_others,
    POST "/api/pass" => me::pass,
    POST "/api/pass/use" => me::use_pass,
    GET "/api/programs" => people::programs,
    POST "/api/programs" => people::add_program,
    DELETE "/api/programs/{id}" => people::delete_program,
    GET "/api/blocks" => people::blocks,
    POST "/api/blocks/{id}" => people::block,
    DELETE "/api/blocks/{id}" => people::unblock,
    GET "/api/me/tables" => open::mine,
    POST "/api/tables" => open::open,
    DELETE "/api/tables/{id}" => open::cancel,
    POST "/api/tables/{id}/card" => open::card,
    POST "/api/tables/{id}/invite" => open::invite,
    POST "/api/tables/{id}/sit" => seats::sit,
    POST "/api/tables/{id}/leave" => seats::leave,
    POST "/api/tables/{id}/seat" => seats::change,
    POST "/api/tables/{id}/start" => seats::start,
    POST "/api/tables/{id}/rematch" => rematch::rematch,
    GET "/api/tables/{id}/file" => records::file,
    GET "/api/tables/{id}/proof" => records::proof,
    GET "/api/ws" => socket::upgrade,
}

/// Answers what begins with `/api`.
pub(crate) fn router(online: Arc<Online>) -> Router {
    routes().method_not_allowed_fallback(other_method).merge(nothing()).with_state(online)
}

/// Answers what begins with `/api` where there is nothing: not with a page, which no program understands.
pub(crate) fn nothing<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new().route("/api", any(not_here)).route("/api/{*rest}", any(not_here))
}

async fn not_here() -> Response {
    Refusal::new(StatusCode::NOT_FOUND, "net-not-here").into_response()
}

async fn other_method() -> Response {
    Refusal::new(StatusCode::METHOD_NOT_ALLOWED, "net-other-method").into_response()
}

/// The system gives no chance: nothing that needs it is done.
impl From<crate::chance::NoChance> for Refusal {
    fn from(_: crate::chance::NoChance) -> Refusal {
        Refusal::busy()
    }
}
