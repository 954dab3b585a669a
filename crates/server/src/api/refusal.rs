//! Answers over HTTP: JSON, or a refusal that says why.

use std::borrow::Cow;

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use game::Message;
use protocol::api::Refused;
use serde::Serialize;
use store::DbError;

/// What is said to those who need a newer server.
pub(crate) const NEWER: &str = "net-newer";

/// Why a request is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    status: StatusCode,
    why: Message,
}

impl Refusal {
    /// With the sentence of this name.
    pub(crate) fn new(status: StatusCode, why: impl Into<Cow<'static, str>>) -> Refusal {
        Refusal { status, why: Message::new(why) }
    }

    /// What was sent makes no sense.
    pub(crate) fn bad(why: Message) -> Refusal {
        Refusal { status: StatusCode::BAD_REQUEST, why }
    }

    /// Nobody may do this, as things stand.
    pub(crate) fn conflict(why: impl Into<Cow<'static, str>>) -> Refusal {
        Refusal::new(StatusCode::CONFLICT, why)
    }

    /// Whoever asks may not do this.
    pub(crate) fn forbidden(why: impl Into<Cow<'static, str>>) -> Refusal {
        Refusal::new(StatusCode::FORBIDDEN, why)
    }

    /// It is too much.
    pub(crate) fn too_much(why: impl Into<Cow<'static, str>>) -> Refusal {
        Refusal::new(StatusCode::TOO_MANY_REQUESTS, why)
    }

    /// There is no such table, or whoever asks may not know that there is.
    pub(crate) fn no_table() -> Refusal {
        Refusal::new(StatusCode::NOT_FOUND, "net-no-table")
    }

    /// It cannot be had now: whoever asks may try again.
    pub(crate) fn busy() -> Refusal {
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "net-busy")
    }

    /// A newer server has opened this table, by rules that are not known here.
    pub(crate) fn newer() -> Refusal {
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, NEWER)
    }

    /// Why, for those who are told on a socket.
    pub(crate) fn why(self) -> Message {
        self.why
    }
}

/// The store does not answer as it should.
impl From<DbError> for Refusal {
    fn from(_: DbError) -> Refusal {
        Refusal::busy()
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        json(self.status, &Refused { why: self.why })
    }
}

/// What comes of a request.
pub(crate) type Answer = Result<Response, Refusal>;

/// An answer in JSON. It belongs to whoever asked, so nobody keeps it on the way.
pub(crate) fn json(status: StatusCode, body: &impl Serialize) -> Response {
    match serde_json::to_vec(body) {
        Ok(body) => written(status, "application/json", body),
        // Nothing of ours has a form that cannot be written.
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// An answer in JSON to what went well.
pub(crate) fn ok(body: &impl Serialize) -> Answer {
    Ok(json(StatusCode::OK, body))
}

/// An answer that says no more than that it went well.
pub(crate) fn done() -> Answer {
    Ok(written(StatusCode::NO_CONTENT, "application/json", Vec::new()))
}

/// An answer of any kind.
pub(crate) fn written(status: StatusCode, kind: &'static str, body: Vec<u8>) -> Response {
    let empty = body.is_empty();
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if !empty {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    }
    response
}
