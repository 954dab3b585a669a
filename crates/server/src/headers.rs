//! What every answer says for the safety of those who play, and what no request may bring.

use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{
    CONTENT_LENGTH, CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// The app runs its own code and talks to where it came from; nothing else gets in or out, and nobody frames it.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

const SAID: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// What no window of another origin may reach. Browsers heed it where the page came by https or from their own machine, and complain
/// of it elsewhere; there, and only there, they say where requests come from.
const OPENER: (HeaderName, &str) = (HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The largest request, in bytes. Nothing is sent to us yet but questions.
const LARGEST: u64 = 16 * 1024;

/// Adds the headers that every answer has.
pub(crate) async fn guarded(request: Request, next: Next) -> Response {
    let opener = request.headers().contains_key(FETCH_SITE).then_some(OPENER);
    let mut response = next.run(request).await;
    for (name, value) in SAID.into_iter().chain(opener) {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Refuses requests that bring too much. One that does not say how much it brings is not read at all.
pub(crate) async fn bounded(request: Request, next: Next) -> Response {
    let length =
        request.headers().get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    if length.is_some_and(|length| length > LARGEST) {
        return StatusCode::PAYLOAD_TOO_LARGE.into_response();
    }
    next.run(request).await
}
