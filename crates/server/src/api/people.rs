//! Programs that play for somebody, and people with whom somebody does not want to sit.

use axum::http::StatusCode;
use protocol::PersonName;
use protocol::api::{Blocked, Blocks, NewProgram, Program, Programs};
use store::{Hashed, Person};

use super::me::{gone, leave_running, me_of};
use super::refusal::{done, ok};
use super::{Answer, Asked, Refusal};
use crate::chance;

fn nobody() -> Refusal {
    Refusal::new(StatusCode::NOT_FOUND, "net-nobody")
}

pub(super) async fn programs(asked: Asked) -> Answer {
    let found = asked.online.store.programs(asked.person()?.id()).await?;
    let program = |person: Person| {
        let me = me_of(&person)?;
        Ok(Program { id: me.id, name: me.name, token: None })
    };
    ok(&Programs { programs: found.into_iter().map(program).collect::<Result<_, Refusal>>()? })
}

pub(super) async fn add_program(asked: Asked) -> Answer {
    let (who, NewProgram { name }) = (asked.person()?, asked.body()?);
    let online = &asked.online;
    if online.store.programs(who.id()).await?.len() >= online.config.limits.programs {
        return Err(Refusal::too_much("net-too-many-programs"));
    }
    let (id, token) = (chance::person_id()?, chance::token()?);
    let hash = Hashed::of(token.as_bytes());
    let name: PersonName = name;
    let new = store::NewProgram { id, owner: who.id(), name: name.clone(), token: hash, at: online.now() };
    if !online.store.add_program(&new).await? {
        return Err(nobody());
    }
    ok(&Program { id, name, token: Some(token) })
}

pub(super) async fn delete_program(asked: Asked) -> Answer {
    let (who, id, online) = (asked.person()?, asked.other()?, &asked.online);
    if online.store.programs(who.id()).await?.iter().all(|program| program.id != id) {
        return Err(nobody());
    }
    leave_running(online, id).await?;
    let changed = online.store.delete_program(who.id(), id).await?.ok_or_else(nobody)?;
    gone(online, &[id], changed).await?;
    done()
}

pub(super) async fn blocks(asked: Asked) -> Answer {
    let found = asked.online.store.blocked(asked.person()?.id()).await?;
    let people = found.into_iter().map(|person| Blocked { id: person.id, name: person.name }).collect();
    ok(&Blocks { people })
}

/// Whether there is such a person is not told: ids are seen at tables anyway.
pub(super) async fn block(asked: Asked) -> Answer {
    let (who, other) = (asked.person()?, asked.other()?);
    asked.online.store.block(who.id(), other, asked.online.now()).await?;
    done()
}

pub(super) async fn unblock(asked: Asked) -> Answer {
    let (who, other) = (asked.person()?, asked.other()?);
    asked.online.store.unblock(who.id(), other).await?;
    done()
}
