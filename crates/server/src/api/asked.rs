//! A request, once it has passed everything that all requests must pass: limits, where it comes from, whose it is.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, Request};
use axum::http::header::{CONTENT_TYPE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use game::Message;
use protocol::{PersonId, TableId};
use serde::de::DeserializeOwned;

use super::Route;
use super::refusal::{Answer, Refusal};
use super::session::{Credential, Who};
use crate::buckets::Neighbourhood;
use crate::config::Config;
use crate::service::Online;
use crate::telemetry::LogEvent;

/// A request that may be answered.
pub(crate) struct Asked {
    /// The server.
    pub(crate) online: Arc<Online>,
    /// Who asks, where they said so.
    pub(crate) who: Option<Who>,
    /// What they said so with.
    pub(crate) credential: Credential,
    /// From where.
    pub(crate) address: Neighbourhood,
    /// Everything but the body.
    pub(crate) parts: Parts,
    body: Bytes,
}

/// Answers a request, if it may be answered at all.
pub(crate) async fn run<A: Future<Output = Answer>>(
    online: Arc<Online>,
    route: Route,
    request: Request,
    answer: impl FnOnce(Asked) -> A,
) -> Response {
    let (began, told) = (Instant::now(), online.clone());
    let answered = async { answer(Asked::new(online, request).await?).await };
    let response = answered.await.unwrap_or_else(Refusal::into_response);
    let (Route { method, path }, status) = (route, response.status().as_u16());
    let ms = began.elapsed().as_millis().try_into().unwrap_or(u64::MAX);
    told.telemetry().metrics.request(method, path, status);
    told.telemetry().log.say(&LogEvent::Request { method, route: path, status, ms });
    response
}

impl Asked {
    async fn new(online: Arc<Online>, request: Request) -> Result<Asked, Refusal> {
        let (parts, body) = request.into_parts();
        let address = Neighbourhood::from(address(&online.config, &parts));
        if !online.meters.requests_of_address.take(address) {
            return Err(Refusal::too_much("net-too-often"));
        }
        let credential = Credential::of(&parts.headers, online.is_safe());
        let reads = parts.method == Method::GET || parts.method == Method::HEAD;
        if !reads && !credential.is_program() && !same_origin(&online.config, &parts.headers) {
            return Err(Refusal::forbidden("net-other-page"));
        }
        let who = online.who(&credential).await?;
        if let Some(who) = &who
            && !online.meters.requests_of_person.take(who.id())
        {
            return Err(Refusal::too_much("net-too-often"));
        }
        let body = if reads { Bytes::new() } else { read(&online, &parts.headers, body).await? };
        Ok(Asked { online, who, credential, address, parts, body })
    }

    /// Who asks; they must have said so.
    pub(crate) fn me(&self) -> Result<&Who, Refusal> {
        self.who.as_ref().ok_or_else(|| Refusal::new(StatusCode::UNAUTHORIZED, "net-no-session"))
    }

    /// Who asks, if it is a person with a session: programs neither make others nor speak for their people.
    pub(crate) fn person(&self) -> Result<&Who, Refusal> {
        let who = self.me()?;
        if who.is_program() { Err(Refusal::forbidden("net-only-people")) } else { Ok(who) }
    }

    /// The body of the request; without one, as if it were empty.
    pub(crate) fn body<T: DeserializeOwned>(&self) -> Result<T, Refusal> {
        let body = if self.body.is_empty() { b"{}" } else { &self.body[..] };
        serde_json::from_slice(body)
            .map_err(|error| Refusal::bad(Message::new("net-malformed").with("detail", error.to_string())))
    }

    /// What stands in the address after the name of the collection.
    fn id(&self) -> &str {
        self.parts.uri.path().split('/').nth(3).unwrap_or_default()
    }

    /// The table in the address.
    pub(crate) fn table(&self) -> Result<TableId, Refusal> {
        self.id().parse().map_err(|_| Refusal::no_table())
    }

    /// The person in the address.
    pub(crate) fn other(&self) -> Result<PersonId, Refusal> {
        self.id().parse().map_err(|_| Refusal::new(StatusCode::NOT_FOUND, "net-nobody"))
    }

    /// Whether the request comes from a page of this server, or from no page at all.
    pub(crate) fn comes_from_here(&self) -> bool {
        self.credential.is_program() || same_origin(&self.online.config, &self.parts.headers)
    }
}

/// Who asks, as far as limits go: whoever is connected, unless that is a proxy of ours that says for whom.
fn address(config: &Config, parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(Ipv4Addr::LOCALHOST.into(), |ConnectInfo(peer)| peer.ip().to_canonical());
    if !config.proxies.contains(&peer) {
        return peer;
    }
    let said = parts.headers.get_all("x-forwarded-for").iter().filter_map(|header| header.to_str().ok());
    let said: Vec<IpAddr> =
        said.flat_map(|list| list.split(',')).filter_map(|one| one.trim().parse().ok()).collect();
    // Everybody may write what stands further left.
    said.into_iter().map(|one| one.to_canonical()).rfind(|one| !config.proxies.contains(one)).unwrap_or(peer)
}

/// Whether a browser says that a page of this server asks.
fn same_origin(config: &Config, headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(ORIGIN.as_str()) else { return text("sec-fetch-site") == Some("same-origin") };
    match &config.public {
        Some(public) => public.is_origin(origin),
        None => {
            let host = origin.split_once("://").map(|(_, host)| host);
            host.is_some_and(|host| text(HOST.as_str()).is_some_and(|own| own.eq_ignore_ascii_case(host)))
        }
    }
}

/// Reads the body, as far as it goes.
async fn read(online: &Online, headers: &HeaderMap, body: Body) -> Result<Bytes, Refusal> {
    let limits = &online.config.limits;
    let reading = axum::body::to_bytes(body, limits.body_bytes);
    let body = tokio::time::timeout(limits.body_time, reading).await;
    let Ok(body) = body else { return Err(Refusal::new(StatusCode::REQUEST_TIMEOUT, "net-too-slow")) };
    let body = body.map_err(|_| Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, "net-too-large"))?;
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    if !body.is_empty() && !kind.eq_ignore_ascii_case("application/json") {
        return Err(Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "net-no-json"));
    }
    Ok(body)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn requests_must_come_from_pages_of_this_server() {
        let public = |text: Option<&str>| Config {
            public: text.map(|text| text.parse().unwrap()),
            ..Config::default()
        };
        for (config, pairs, fits) in [
            (None, &[("origin", "http://sea:7878"), ("host", "sea:7878")][..], true),
            (None, &[("origin", "http://SEA"), ("host", "sea")], true),
            (None, &[("origin", "http://sea:1"), ("host", "sea:2")], false),
            (None, &[("origin", "null"), ("host", "null")], false),
            (None, &[("origin", "http://sea")], false),
            (None, &[("host", "sea")], false),
            (None, &[("host", "sea"), ("sec-fetch-site", "same-origin")], true),
            (None, &[("host", "sea"), ("sec-fetch-site", "same-site")], false),
            (None, &[("host", "sea"), ("sec-fetch-site", "none")], false),
            (None, &[("origin", "http://evil"), ("host", "sea"), ("sec-fetch-site", "same-origin")], false),
            (Some("https://sea.example"), &[("origin", "https://sea.example"), ("host", "inside:1")], true),
            (
                Some("https://sea.example"),
                &[("origin", "http://sea.example"), ("host", "sea.example")],
                false,
            ),
            (Some("https://sea.example"), &[("origin", "https://sea.example.evil")], false),
        ] {
            assert_eq!(same_origin(&public(config), &headers(pairs)), fits, "{config:?} {pairs:?}");
        }
    }

    #[test]
    fn only_proxies_that_are_known_say_for_whom_they_ask() {
        let known = Config { proxies: vec!["10.0.0.1".parse().unwrap()], ..Config::default() };
        let of = |peer: &str, said: &'static str| {
            let (mut parts, ()) = axum::http::Request::new(()).into_parts();
            parts.extensions.insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 1)));
            parts.headers.insert("x-forwarded-for", HeaderValue::from_static(said));
            address(&known, &parts).to_string()
        };
        assert_eq!(of("192.0.2.9", "198.51.100.1"), "192.0.2.9");
        assert_eq!(of("10.0.0.1", "198.51.100.1"), "198.51.100.1");
        assert_eq!(of("10.0.0.1", "203.0.113.5, 198.51.100.1, 10.0.0.1"), "198.51.100.1");
        assert_eq!(of("10.0.0.1", "nobody"), "10.0.0.1");
    }
}
