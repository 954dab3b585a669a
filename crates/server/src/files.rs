//! Requests for files, and answers.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, StatusCode, Uri};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::app::{App, File};
use crate::service::{Online, Readiness};
use crate::{api, headers};

/// Browsers need not ask again for what is named by its content.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// The rest may be kept, but must be asked for again, which costs little where nothing has changed.
const ASK_AGAIN: &str = "no-cache";

/// Answers all requests: the app's files, and `/health` for those who watch over the server. There are no online tables.
pub fn router(app: App) -> Router {
    files(app).merge(api::nothing()).layer(middleware::from_fn(headers::guarded))
}

/// The same, with online tables; and `/ready` for those who send people here.
pub fn online_router(app: App, online: Arc<Online>) -> Router {
    let ready = get(ready).with_state(online.clone());
    let all = files(app).route("/ready", ready).merge(api::router(online));
    all.layer(middleware::from_fn(headers::guarded))
}

fn files(app: App) -> Router {
    Router::new()
        .route("/health", get(health))
        .route("/", get(file))
        .route("/{*path}", get(file))
        .with_state(app)
        .layer(middleware::from_fn(headers::bounded))
}

async fn ready(State(online): State<Arc<Online>>) -> impl IntoResponse {
    let (status, said) = match online.readiness() {
        Readiness::Ready => (StatusCode::OK, "ready\n"),
        // By this answer HAProxy knows that those who are here may stay, but nobody else is to come.
        Readiness::Leaving => (StatusCode::NOT_FOUND, "leaving\n"),
        Readiness::Unable => (StatusCode::SERVICE_UNAVAILABLE, "not ready\n"),
    };
    (status, [(CACHE_CONTROL, "no-store")], said)
}

async fn health() -> impl IntoResponse {
    ([(CACHE_CONTROL, "no-store")], "ok\n")
}

async fn file(State(app): State<App>, uri: Uri, asked: HeaderMap) -> Response {
    match app.file(uri.path()) {
        Some(file) => answer(file, &asked),
        None => (StatusCode::NOT_FOUND, "there is no such page\n").into_response(),
    }
}

fn answer(file: &'static File, asked: &HeaderMap) -> Response {
    let brotli = file.brotli.filter(|_| takes_brotli(&all(asked, &ACCEPT_ENCODING)));
    // A compressed content is another content to caches on the way.
    let tag = format!("\"{}{}\"", file.tag, if brotli.is_some() { "-br" } else { "" });
    let keep = if file.is_named_by_content() { FOR_EVER } else { ASK_AGAIN };
    let known = knows(&all(asked, &IF_NONE_MATCH), &tag);
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(CONTENT_TYPE, file.kind())], brotli.unwrap_or(file.plain)).into_response()
    };
    let mut say = |name: HeaderName, value: &str| {
        if let Ok(value) = value.parse() {
            response.headers_mut().insert(name, value);
        }
    };
    say(ETAG, &tag);
    say(CACHE_CONTROL, keep);
    if file.brotli.is_some() {
        say(VARY, ACCEPT_ENCODING.as_str());
    }
    if brotli.is_some() && !known {
        say(CONTENT_ENCODING, "br");
    }
    response
}

/// A header that may be there several times, as one list.
fn all(asked: &HeaderMap, name: &HeaderName) -> String {
    asked.get_all(name).iter().filter_map(|value| value.to_str().ok()).collect::<Vec<_>>().join(",")
}

/// Whether whoever sends this `Accept-Encoding` takes Brotli.
fn takes_brotli(accepted: &str) -> bool {
    let refused = |weight: &str| {
        let number = weight.trim().strip_prefix("q=").and_then(|number| number.parse::<f32>().ok());
        number == Some(0.0)
    };
    accepted.split(',').any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        name.trim().eq_ignore_ascii_case("br") && !refused(weight)
    })
}

/// Whether one of the tags of this `If-None-Match` is the one.
fn knows(tags: &str, tag: &str) -> bool {
    tags.split(',').map(str::trim).any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brotli_goes_to_those_who_take_it() {
        for taken in ["br", "gzip, deflate, br, zstd", "gzip;q=0.5, BR;q=1.0", "br ; q=0.1"] {
            assert!(takes_brotli(taken), "{taken}");
        }
        for not in ["", "gzip", "br;q=0", "br; q=0.000", "brotli", "gzip, identity"] {
            assert!(!takes_brotli(not), "{not}");
        }
    }

    #[test]
    fn a_known_tag_is_found_in_a_list() {
        for known in ["\"a\"", "\"b\", \"a\"", "W/\"a\"", "*"] {
            assert!(knows(known, "\"a\""), "{known}");
        }
        for unknown in ["", "\"b\"", "a", "\"a-br\""] {
            assert!(!knows(unknown, "\"a\""), "{unknown}");
        }
    }
}
