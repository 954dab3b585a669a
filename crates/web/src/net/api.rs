//! Requests to the server, with bodies as the protocol has them.

use game::Message;
use leptos::prelude::*;
use protocol::api::{
    Blocks, Card, ChangeMe, ChangeSeat, Invitation, Me, MyTables, NewProgram, NewSession, NewTable,
    NewTableAnswer, Pass, Program, Programs, Proof, Refused, Rematch, RematchAnswer, Sessions, Sit, Status,
    UsePass, WithCode,
};
use protocol::{Code, PersonId, PersonName, TableId};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Why there is no answer, or not the one that was hoped for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// Nobody answered.
    NoNetwork,
    /// The server says no.
    Refused {
        /// Of HTTP.
        status: u16,
        why: Message,
    },
    /// What came is no answer that this app can read.
    Unreadable,
    /// What was written is no name.
    BadName,
    /// The browser has no source of chance.
    NoChance,
}

impl Trouble {
    pub(crate) fn message(&self) -> Message {
        Message::new(match self {
            Trouble::Refused { why, .. } => {
                return Message::new("web-net-refused").with("reason", why.clone());
            }
            Trouble::NoNetwork => "web-net-unreached",
            Trouble::Unreadable | Trouble::NoChance => "web-net-unreadable",
            Trouble::BadName => "web-net-bad-name",
        })
    }

    /// Whether what was asked for is not there, or not for us.
    pub(crate) fn is_missing(&self) -> bool {
        matches!(self, Trouble::Refused { status: 403 | 404, .. })
    }
}

/// A name that others may see.
pub(crate) fn name(written: &str) -> Result<PersonName, Trouble> {
    PersonName::try_from(written.to_owned()).map_err(|_| Trouble::BadName)
}

// Who one is.

pub(crate) async fn status() -> Result<Status, Trouble> {
    get("status").await
}

pub(crate) async fn new_session(new: &NewSession) -> Result<Me, Trouble> {
    post("session", new).await
}

pub(crate) async fn me() -> Result<Me, Trouble> {
    get("me").await
}

pub(crate) async fn change_me(change: &ChangeMe) -> Result<Me, Trouble> {
    read(&ask("PATCH", "me", Some(written(change)?)).await?)
}

/// Makes the server forget who one is; what was played stays, without the name.
pub(crate) async fn delete_me() -> Result<(), Trouble> {
    order("DELETE", "me").await
}

pub(crate) async fn log_out() -> Result<(), Trouble> {
    order("POST", "logout").await
}

pub(crate) async fn sessions() -> Result<Sessions, Trouble> {
    get("sessions").await
}

pub(crate) async fn end_other_sessions() -> Result<(), Trouble> {
    order("POST", "sessions/end-others").await
}

pub(crate) async fn new_pass() -> Result<Pass, Trouble> {
    read(&ask("POST", "pass", None).await?)
}

pub(crate) async fn use_pass(code: Code) -> Result<Me, Trouble> {
    post("pass/use", &UsePass { code }).await
}

// One's programs, and those whom one does not want to meet.

pub(crate) async fn programs() -> Result<Programs, Trouble> {
    get("programs").await
}

pub(crate) async fn new_program(new: &NewProgram) -> Result<Program, Trouble> {
    post("programs", new).await
}

pub(crate) async fn delete_program(id: PersonId) -> Result<(), Trouble> {
    order("DELETE", &format!("programs/{id}")).await
}

pub(crate) async fn blocks() -> Result<Blocks, Trouble> {
    get("blocks").await
}

pub(crate) async fn block(id: PersonId) -> Result<(), Trouble> {
    order("POST", &format!("blocks/{id}")).await
}

pub(crate) async fn unblock(id: PersonId) -> Result<(), Trouble> {
    order("DELETE", &format!("blocks/{id}")).await
}

// Tables.

pub(crate) async fn my_tables() -> Result<MyTables, Trouble> {
    get("me/tables").await
}

pub(crate) async fn new_table(new: &NewTable) -> Result<NewTableAnswer, Trouble> {
    post("tables", new).await
}

pub(crate) async fn card(table: TableId, code: Option<Code>) -> Result<Card, Trouble> {
    read_card(&ask("POST", &format!("tables/{table}/card"), Some(written(&WithCode { code })?)).await?)
}

pub(crate) async fn sit(table: TableId, sit: &Sit) -> Result<Card, Trouble> {
    read_card(&ask("POST", &format!("tables/{table}/sit"), Some(written(sit)?)).await?)
}

pub(crate) async fn leave(table: TableId) -> Result<(), Trouble> {
    order("POST", &format!("tables/{table}/leave")).await
}

pub(crate) async fn start(table: TableId) -> Result<(), Trouble> {
    order("POST", &format!("tables/{table}/start")).await
}

pub(crate) async fn change_seat(table: TableId, change: &ChangeSeat) -> Result<(), Trouble> {
    ask("POST", &format!("tables/{table}/seat"), Some(written(change)?)).await.map(drop)
}

/// New codes; the old ones lead nowhere from now on.
pub(crate) async fn invite(table: TableId) -> Result<Invitation, Trouble> {
    read(&ask("POST", &format!("tables/{table}/invite"), None).await?)
}

pub(crate) async fn rematch(table: TableId, rematch: &Rematch) -> Result<RematchAnswer, Trouble> {
    post(&format!("tables/{table}/rematch"), rematch).await
}

/// Takes a table away before the game has begun.
pub(crate) async fn cancel(table: TableId) -> Result<(), Trouble> {
    order("DELETE", &format!("tables/{table}")).await
}

/// The table's file, once the game is over.
pub(crate) async fn file(table: TableId, code: Option<Code>) -> Result<String, Trouble> {
    ask_with("GET", &format!("tables/{table}/file"), None, code).await
}

/// How the deal was made, once the game is over.
pub(crate) async fn proof(table: TableId, code: Option<Code>) -> Result<Proof, Trouble> {
    read(&ask_with("GET", &format!("tables/{table}/proof"), None, code).await?)
}

// How all of it is asked.

async fn get<A: DeserializeOwned>(path: &str) -> Result<A, Trouble> {
    read(&ask("GET", path, None).await?)
}

async fn post<A: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<A, Trouble> {
    read(&ask("POST", path, Some(written(body)?)).await?)
}

/// What has no answer but that it is done.
async fn order(method: &str, path: &str) -> Result<(), Trouble> {
    ask(method, path, None).await.map(drop)
}

fn written(body: &impl Serialize) -> Result<String, Trouble> {
    serde_json::to_string(body).map_err(|_| Trouble::Unreadable)
}

fn read<A: DeserializeOwned>(text: &str) -> Result<A, Trouble> {
    game::data::from_json(text).map_err(|_| Trouble::Unreadable)
}

/// What the game is made from stays as it was written: only this reader leaves something so.
fn read_card(text: &str) -> Result<Card, Trouble> {
    serde_json::from_str(text).map_err(|_| Trouble::Unreadable)
}

async fn ask(method: &str, path: &str, body: Option<String>) -> Result<String, Trouble> {
    ask_with(method, path, body, None).await
}

/// The text of an answer. The mode stays what `fetch` takes by itself: with any other, browsers would hide the origin from a server
/// that wants no referrers, and the server lets nobody change anything without one.
async fn ask_with(
    method: &str,
    path: &str,
    body: Option<String>,
    code: Option<Code>,
) -> Result<String, Trouble> {
    let init = web_sys::RequestInit::new();
    init.set_method(method);
    init.set_cache(web_sys::RequestCache::NoStore);
    let headers = web_sys::Headers::new().map_err(|_| Trouble::Unreadable)?;
    init.set_headers_headers(&headers);
    // What lets those in who do not sit there; not in the address, since addresses end in logs.
    if let Some(code) = code {
        headers.set("seaboard-code", &code.to_string()).map_err(|_| Trouble::Unreadable)?;
    }
    if let Some(body) = body {
        headers.set("content-type", "application/json").map_err(|_| Trouble::Unreadable)?;
        init.set_body(&JsValue::from_str(&body));
    }
    // Seen from the page, wherever below its origin it lies.
    let answer = JsFuture::from(window().fetch_with_str_and_init(&format!("api/{path}"), &init)).await;
    let answer = answer.map_err(|_| Trouble::NoNetwork)?.unchecked_into::<web_sys::Response>();
    let text = JsFuture::from(answer.text().map_err(|_| Trouble::Unreadable)?).await;
    let text = text.ok().and_then(|text| text.as_string()).ok_or(Trouble::NoNetwork)?;
    if answer.ok() {
        return Ok(text);
    }
    let Refused { why } = read(&text)?;
    Err(Trouble::Refused { status: answer.status(), why })
}
