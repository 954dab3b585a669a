//! Who asks: a session in a cookie, or a program's token.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use protocol::{PersonId, PersonKind, Token};
use store::{DbError, Hashed, Person, Store};

/// How long it is believed that a session is there, without asking the store again.
const BELIEVED: Duration = Duration::from_secs(30);
/// How many are remembered at most.
const MOST: usize = 20_000;
/// Sessions are noted as used once an hour, which is all that is told of them.
pub(crate) const HOUR: u64 = 60 * 60 * 1000;
/// How long a session lasts without being used: as long as browsers keep a cookie.
pub(crate) const LASTS: u64 = 400 * 24 * HOUR;

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) struct Who {
    /// The person, or the program.
    pub(crate) person: Person,
    /// The session that the request came with; programs have none.
    pub(crate) session: Option<Hashed>,
}

impl Who {
    pub(crate) fn id(&self) -> PersonId {
        self.person.id
    }

    pub(crate) fn is_program(&self) -> bool {
        self.person.kind == PersonKind::Program
    }
}

/// What a request says of who sends it.
pub(crate) enum Credential {
    /// Nothing.
    None,
    /// The token of a session.
    Session(Token),
    /// The token of a program. Whoever sends one is no browser that was led astray.
    Program(Token),
    /// Something that is no token.
    Broken,
}

impl Credential {
    /// Programs say who they are in a header of their own, and their cookies count for nothing.
    pub(crate) fn of(headers: &HeaderMap, safe: bool) -> Credential {
        if let Some(header) = headers.get(AUTHORIZATION) {
            let token = header.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
            let token = token.and_then(|token| token.trim().parse().ok());
            return token.map_or(Credential::Broken, Credential::Program);
        }
        let name = cookie_name(safe);
        let cookies = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
        let mut pairs =
            cookies.flat_map(|header| header.split(';')).filter_map(|pair| pair.trim().split_once('='));
        let found = pairs.find(|(found, _)| *found == name);
        // A cookie of another make is that of somebody who must come anew.
        found.and_then(|(_, value)| value.parse().ok()).map_or(Credential::None, Credential::Session)
    }

    pub(crate) fn is_program(&self) -> bool {
        matches!(self, Credential::Program(_) | Credential::Broken)
    }
}

/// What the cookie is called. Over TLS its name makes browsers refuse one that another host or a page without TLS has set.
fn cookie_name(safe: bool) -> &'static str {
    if safe { "__Host-seaboard" } else { "seaboard" }
}

/// The header that sets the cookie.
pub(crate) fn cookie(token: &Token, safe: bool) -> String {
    let (name, secure) = (cookie_name(safe), if safe { "; Secure" } else { "" });
    format!("{name}={token}; Path=/; Max-Age={}; HttpOnly; SameSite=Lax{secure}", LASTS / 1000)
}

/// The header that takes the cookie away.
pub(crate) fn no_cookie(safe: bool) -> String {
    let (name, secure) = (cookie_name(safe), if safe { "; Secure" } else { "" });
    format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}")
}

/// Who has which session, remembered for a while.
#[derive(Default)]
pub(crate) struct Sessions {
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    whose: HashMap<Hashed, (Instant, Who)>,
    /// Grows whenever something is dropped: what was read before that is not remembered.
    dropped: u64,
}

impl Sessions {
    fn known(&self) -> MutexGuard<'_, Known> {
        // What is behind the lock is whole at any time.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Who has this session.
    pub(crate) async fn of_session(
        &self,
        store: &Store,
        token: &Token,
        now: u64,
    ) -> Result<Option<Who>, DbError> {
        let hash = Hashed::of(token.as_bytes());
        self.find(hash.clone(), async {
            let Some((person, session)) = store.person_of_session(&hash).await? else { return Ok(None) };
            if session.seen + LASTS < now {
                return Ok(None);
            }
            if session.seen + HOUR <= now {
                // Nobody is sent away because the disk is full: it is noted later.
                let _ = store.touch_session(&hash, now - now % HOUR).await;
            }
            Ok(Some(Who { person, session: Some(hash.clone()) }))
        })
        .await
    }

    /// Which program has this token.
    pub(crate) async fn of_program(&self, store: &Store, token: &Token) -> Result<Option<Who>, DbError> {
        let hash = Hashed::of(token.as_bytes());
        self.find(hash.clone(), async {
            let program = store.program_of_token(&hash).await?;
            Ok(program.map(|person| Who { person, session: None }))
        })
        .await
    }

    async fn find(
        &self,
        hash: Hashed,
        read: impl Future<Output = Result<Option<Who>, DbError>>,
    ) -> Result<Option<Who>, DbError> {
        let dropped = {
            let known = self.known();
            match known.whose.get(&hash) {
                Some((since, who)) if since.elapsed() < BELIEVED => return Ok(Some(who.clone())),
                _ => known.dropped,
            }
        };
        let found = read.await?;
        let mut known = self.known();
        match &found {
            Some(who) if known.dropped == dropped => {
                if known.whose.len() >= MOST {
                    known.whose.clear();
                }
                known.whose.insert(hash, (Instant::now(), who.clone()));
            }
            _ => drop(known.whose.remove(&hash)),
        }
        Ok(found)
    }

    /// Something about this person, or a program of theirs, is different from now on.
    pub(crate) fn forget(&self, person: PersonId) {
        let mut known = self.known();
        known.dropped += 1;
        known.whose.retain(|_, (_, who)| who.id() != person && who.person.owner != Some(person));
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(pairs: &[(&'static str, String)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(*name, HeaderValue::from_str(value).unwrap());
        }
        headers
    }

    #[test]
    fn a_session_is_found_among_other_cookies_and_only_under_its_name() {
        let token = Token::from_bytes([7; 32]);
        let plain = headers(&[("cookie", format!("a=b; seaboard={token}")), ("cookie", "c=d".into())]);
        assert!(matches!(Credential::of(&plain, false), Credential::Session(found) if found == token));
        assert!(matches!(Credential::of(&plain, true), Credential::None));
        let safe = headers(&[("cookie", format!("__Host-seaboard={token}"))]);
        assert!(matches!(Credential::of(&safe, true), Credential::Session(_)));
        for value in ["", "seaboard", "seaboard=", "seaboard=short", "xseaboard=0"] {
            assert!(matches!(Credential::of(&headers(&[("cookie", value.into())]), false), Credential::None));
        }
    }

    #[test]
    fn a_programs_token_goes_before_a_cookie() {
        let (token, other) = (Token::from_bytes([7; 32]), Token::from_bytes([8; 32]));
        let both =
            headers(&[("cookie", format!("seaboard={other}")), ("authorization", format!("Bearer {token}"))]);
        assert!(matches!(Credential::of(&both, false), Credential::Program(found) if found == token));
        let broken = headers(&[("cookie", format!("seaboard={other}")), ("authorization", "Basic 7".into())]);
        assert!(matches!(Credential::of(&broken, false), Credential::Broken));
    }

    #[test]
    fn cookies_say_all_that_keeps_them() {
        let token = Token::from_bytes([0; 32]);
        let plain = cookie(&token, false);
        assert!(
            plain.starts_with("seaboard=000")
                && plain.contains("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax")
        );
        assert!(!plain.contains("Secure"));
        let safe = cookie(&token, true);
        assert!(safe.starts_with("__Host-seaboard=") && safe.ends_with("; Secure"));
        assert!(no_cookie(true).contains("__Host-seaboard=; ") && no_cookie(false).contains("Max-Age=0"));
    }
}
