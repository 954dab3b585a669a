//! Who one is: a name, sessions on several devices, passes from one to another.

use axum::http::header::SET_COOKIE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;
use game::Message;
use online::{Actor, Order};
use protocol::api::{ChangeMe, Me, NewSession, Pass, SessionInfo, Status, UsePass};
use protocol::{OLDEST_PROTOCOL, PROTOCOL, PersonId, PersonKind, PersonName, Phase, TableId, Token, api};
use store::{DbError, Hashed, NewGuest, Person, TableRow};

use super::refusal::{done, json, ok};
use super::session::{HOUR, cookie, no_cookie};
use super::{Answer, Asked, Credential, Refusal};
use crate::live::{NotLoaded, StoredTable};
use crate::service::Online;
use crate::{addresses, chance};

/// How long a pass is good, in milliseconds.
const PASS_LASTS: u64 = 10 * 60 * 1000;
/// The languages there are.
const LANGUAGES: [&str; 3] = ["en", "fr", "uk"];
/// How many of one's tables are looked through when one is deleted.
const ALL_TABLES: u32 = 10_000;
/// Why somebody need not leave a game: a bot plays for them already, or it has come to its end meanwhile.
const NOTHING_TO_LEAVE: [&str; 3] = ["net-bot-plays", "over-played", "net-aborted"];

pub(super) fn me_of(person: &Person) -> Result<Me, Refusal> {
    let name = PersonName::try_from(person.name.clone()).map_err(|_| Refusal::conflict("net-busy"))?;
    Ok(Me { id: person.id, name, kind: person.kind, lang: person.lang.clone() })
}

fn language(lang: &str) -> Result<(), Refusal> {
    let known = LANGUAGES.contains(&lang);
    known.then_some(()).ok_or_else(|| Refusal::bad(Message::new("net-bad-language")))
}

/// An answer that sets the cookie.
fn with_cookie(mut response: Response, cookie: &str) -> Response {
    if let Ok(cookie) = HeaderValue::from_str(cookie) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

pub(super) async fn status(asked: Asked) -> Answer {
    let online = &asked.online;
    let you = asked.who.as_ref().map(|who| me_of(&who.person)).transpose()?;
    let status = Status {
        protocol: PROTOCOL,
        oldest: OLDEST_PROTOCOL,
        build: online.config.build.clone(),
        addresses: addresses::reachable(online.config.listening, online.config.public.as_ref()),
        you,
    };
    let response = json(StatusCode::OK, &status);
    // Whoever comes again keeps their cookie for as long again.
    Ok(match (&asked.credential, &asked.who) {
        (Credential::Session(token), Some(_)) => with_cookie(response, &cookie(token, online.is_safe())),
        (Credential::Session(_), None) => with_cookie(response, &no_cookie(online.is_safe())),
        _ => response,
    })
}

pub(super) async fn begin(asked: Asked) -> Answer {
    let new: NewSession = asked.body()?;
    language(&new.lang)?;
    if asked.who.is_some() {
        return Err(Refusal::conflict("net-known"));
    }
    let online = &asked.online;
    if !online.meters.new_people.take(asked.address) {
        return Err(Refusal::too_much("net-too-often"));
    }
    let (id, token) = (chance::person_id()?, chance::token()?);
    let session = Hashed::of(token.as_bytes());
    let guest = NewGuest { id, name: new.name.clone(), lang: new.lang.clone(), session, at: online.now() };
    online.store.add_guest(&guest).await?;
    let me = Me { id, name: new.name, kind: PersonKind::Guest, lang: new.lang };
    Ok(with_cookie(json(StatusCode::OK, &me), &cookie(&token, online.is_safe())))
}

pub(super) async fn me(asked: Asked) -> Answer {
    ok(&me_of(&asked.me()?.person)?)
}

pub(super) async fn change(asked: Asked) -> Answer {
    let (who, change): (_, ChangeMe) = (asked.person()?, asked.body()?);
    change.lang.as_deref().map_or(Ok(()), language)?;
    asked.online.store.change_person(who.id(), change.name.as_ref(), change.lang.as_deref()).await?;
    asked.online.forget(who.id());
    let person = asked.online.store.person(who.id()).await?;
    ok(&me_of(&person.ok_or_else(|| Refusal::conflict("net-no-session"))?)?)
}

pub(super) async fn delete(asked: Asked) -> Answer {
    let (who, online) = (asked.person()?, &asked.online);
    let programs = online.store.programs(who.id()).await?;
    let all: Vec<PersonId> = programs.iter().map(|program| program.id).chain([who.id()]).collect();
    for &id in &all {
        leave_running(online, id).await?;
    }
    let changed = online.store.delete_person(who.id()).await?.unwrap_or_default();
    gone(online, &all, changed).await?;
    Ok(with_cookie(done()?, &no_cookie(online.is_safe())))
}

/// Bots play on where somebody sits who will be gone: the others could not go on otherwise. Whoever cannot be taken from a table now
/// is not deleted now.
pub(super) async fn leave_running(online: &Online, person: PersonId) -> Result<(), Refusal> {
    for table in online.store.tables_of(person, ALL_TABLES).await? {
        let Some(seat) = table.seat_of(person).filter(|_| table.phase == Phase::Playing) else { continue };
        let Err(why) = online.live.order(table.id, Actor::Owner(seat), Order::LeaveToBot).await else {
            continue;
        };
        if !NOTHING_TO_LEAVE.contains(&&*why.id) && can_be_played(online, &table).await? {
            return Err(Refusal::busy());
        }
    }
    Ok(())
}

/// Whether there is a game at a table. At one whose log is damaged nobody waits for anybody, and it keeps nobody from being deleted.
async fn can_be_played(online: &Online, row: &TableRow) -> Result<bool, DbError> {
    match StoredTable::read(&online.store, row).await {
        Ok(kept) => Ok(kept.load().is_ok()),
        Err(NotLoaded::Db(error)) => Err(error),
        Err(_) => Ok(false),
    }
}

/// These people, or programs, are no more: nobody is let in as one of them, and the tables where they sat learn so.
pub(super) async fn gone(online: &Online, people: &[PersonId], tables: Vec<TableId>) -> Result<(), Refusal> {
    for &id in people {
        online.forget(id);
        online.sockets().end(id, |_| true);
    }
    for table in tables {
        online.changed(table).await?;
        online.live.reload(table).await;
    }
    Ok(())
}

pub(super) async fn log_out(asked: Asked) -> Answer {
    let (who, online) = (asked.person()?, &asked.online);
    if let Some(session) = &who.session {
        online.store.end_session(session).await?;
        online.forget(who.id());
        online.sockets().end(who.id(), |other| other == Some(session));
    }
    Ok(with_cookie(done()?, &no_cookie(online.is_safe())))
}

pub(super) async fn sessions(asked: Asked) -> Answer {
    let who = asked.person()?;
    let found = asked.online.store.sessions(who.id()).await?;
    let info = |session: store::Session| SessionInfo {
        this: Some(&session.hash) == who.session.as_ref(),
        created: session.created - session.created % HOUR,
        seen: session.seen - session.seen % HOUR,
    };
    let mut sessions: Vec<SessionInfo> = found.into_iter().map(info).collect();
    sessions.sort_by_key(|session| !session.this);
    ok(&api::Sessions { sessions })
}

pub(super) async fn end_others(asked: Asked) -> Answer {
    let (who, online) = (asked.person()?, &asked.online);
    if let Some(session) = &who.session {
        online.store.end_other_sessions(who.id(), session).await?;
        online.forget(who.id());
        online.sockets().end(who.id(), |other| other != Some(session));
    }
    done()
}

pub(super) async fn pass(asked: Asked) -> Answer {
    let who = asked.person()?;
    let (code, until) = (chance::code()?, asked.online.now() + PASS_LASTS);
    asked.online.store.add_pass(&Hashed::of(code.as_bytes()), who.id(), until).await?;
    ok(&Pass { code, until })
}

pub(super) async fn use_pass(asked: Asked) -> Answer {
    let (UsePass { code }, online) = (asked.body()?, &asked.online);
    if !online.meters.passes.take(asked.address) {
        return Err(Refusal::too_much("net-too-often"));
    }
    let token: Token = chance::token()?;
    let (pass, session) = (Hashed::of(code.as_bytes()), Hashed::of(token.as_bytes()));
    let person = online.store.use_pass(&pass, &session, online.now()).await?;
    let person = match person {
        Some(id) => online.store.person(id).await?,
        None => None,
    };
    let person = person.ok_or_else(|| Refusal::new(StatusCode::NOT_FOUND, "net-no-pass"))?;
    // Whoever was somebody else on this device is not any more.
    if let Some(old) =
        asked.who.as_ref().and_then(|who| who.session.as_ref().map(|session| (who.id(), session)))
    {
        online.store.end_session(old.1).await?;
        online.forget(old.0);
        online.sockets().end(old.0, |other| other == Some(old.1));
    }
    Ok(with_cookie(json(StatusCode::OK, &me_of(&person)?), &cookie(&token, online.is_safe())))
}
