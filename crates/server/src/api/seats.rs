//! Sitting down, getting up, and the start of the game.

use axum::http::StatusCode;
use game::Message;
use protocol::Phase;
use protocol::api::{ChangeSeat, SeatPlan, Sit};
use store::{NotSeated, SeatRow};

use super::begin::{begin, begin_if_full};
use super::me::me_of;
use super::open::{bots_can_be_had, found, level, own, shown, still_open};
use super::refusal::{done, ok};
use super::{Answer, Asked, Permission, Refusal};

pub(super) async fn sit(asked: Asked) -> Answer {
    let Sit { code, seat, salt } = asked.body()?;
    let (row, look) = found(&asked, code.as_ref()).await?;
    let (who, online) = (asked.me()?, &asked.online);
    let own = row.seat_of(who.id());
    if own.is_none() || seat.is_some() && seat != own {
        still_open(&row)?;
        if own.is_none() && !look.sit {
            return Err(Refusal::forbidden("net-only-watch"));
        }
        let name = me_of(&who.person)?.name;
        let sit = store::Sit { table: row.id, seat, person: who.id(), name, salt, at: online.now() };
        let seated = match own {
            None => online.store.sit(&sit).await?,
            Some(_) => online.store.change_seat(&sit).await?,
        };
        match seated {
            Ok(_) => {}
            // They came twice at once.
            Err(NotSeated::Already(_)) if own.is_none() => {}
            Err(why) => return Err(not_seated(why)),
        }
        online.changed(row.id).await?;
        // A game that goes on with the same players begins when they are there.
        if row.rematch_of.is_some() {
            begin_if_full(online, row.id).await?;
        }
    }
    let row = online.store.table(row.id).await?.ok_or_else(Refusal::no_table)?;
    ok(&shown(&asked, &row, Permission { watch: true, sit: false }).await?)
}

pub(super) fn not_seated(why: NotSeated) -> Refusal {
    match why {
        NotSeated::NoTable => Refusal::no_table(),
        NotSeated::NotOpen(_) => Refusal::conflict("net-begun"),
        NotSeated::Already(_) | NotSeated::Taken => Refusal::conflict("net-taken"),
        // Who does not want to sit with whom is not told.
        NotSeated::Blocked(_) => Refusal::forbidden("net-not-together"),
    }
}

pub(super) async fn leave(asked: Asked) -> Answer {
    let (row, _) = found(&asked, None).await?;
    still_open(&row)?;
    let (who, online) = (asked.me()?, &asked.online);
    if !online.store.leave(row.id, who.id(), online.now()).await? {
        return Err(Refusal::conflict("net-not-seated"));
    }
    online.changed(row.id).await?;
    done()
}

pub(super) async fn change(asked: Asked) -> Answer {
    let ChangeSeat { seat, plan } = asked.body()?;
    let row = own(&asked).await?;
    still_open(&row)?;
    let bad = |why: &'static str| Refusal::bad(Message::new(why));
    let bot = match &plan {
        SeatPlan::Me => return Err(bad("net-sit-instead")),
        SeatPlan::Open => None,
        SeatPlan::Bot(name) => Some(level(name)?),
    };
    if row.seats.iter().all(|other| other.seat != seat) {
        return Err(bad("net-no-seat"));
    }
    let others_bots = row.seats.iter().filter(|other| other.seat != seat).all(|other| other.bot.is_some());
    if bot.is_some() && others_bots {
        return Err(bad("net-only-bots"));
    }
    let online = &asked.online;
    bots_can_be_had(online, bot.into_iter())?;
    if !online.store.set_seat(row.id, asked.me()?.id(), seat, bot, online.now()).await? {
        return Err(Refusal::conflict("net-begun"));
    }
    online.changed(row.id).await?;
    if row.rematch_of.is_some() {
        begin_if_full(online, row.id).await?;
    }
    done()
}

pub(super) async fn start(asked: Asked) -> Answer {
    let row = own(&asked).await?;
    if row.phase != Phase::Open {
        return Err(Refusal::conflict("net-begun"));
    }
    if row.seats.iter().any(SeatRow::is_empty) {
        return Err(Refusal::conflict("net-empty-seats"));
    }
    let online = &asked.online;
    if online.store.owned(asked.me()?.id()).await?.playing >= online.config.limits.running_tables {
        return Err(Refusal::new(StatusCode::TOO_MANY_REQUESTS, "net-too-many-tables"));
    }
    if begin(online, row).await? { done() } else { Err(Refusal::conflict("net-stale")) }
}
